# Optionen von Bushido
option-bushido-players = Anzahl der Spieler
option-bushido-first_player = Startspieler
option-bushido-first_player-about = Nach der Anleitung beginnt der Älteste.
value-bushido-first_player-seat_1 = der erste Platz
value-bushido-first_player-random = ausgelost
option-bushido-province_set = Provinzen im Spiel
option-bushido-province_set-about = Werden alle 32 gemischt, weiß niemand, wie viele Tempel oder Reisfelder es gibt.
value-bushido-province_set-suggested = der empfohlene Satz
value-bushido-province_set-random_32 = aus allen 32 gezogen
option-bushido-campaign = Feldzugplättchen
option-bushido-campaign-about = Einmal im Spiel kündigt ein Daimyo einen zweiten Angriff im selben Zug an.
option-bushido-elite = Elitetruppen
option-bushido-elite-about = Ein Feldzugplättchen kann stattdessen drei Elitetruppen bringen: Jede zählt drei Truppen, eine Runde lang.
option-bushido-stall_guard = Eine ganze Runde ohne Angriff
option-bushido-stall_guard-about = Sonst steht das Jahr still, solange niemand angreift: So eine Partie endet womöglich nie.
value-bushido-stall_guard-on = rückt den Monat weiter
value-bushido-stall_guard-off = ändert nichts
option-bushido-forfeited_troops = Truppen, die ohne Katana kämpften
option-bushido-forfeited_troops-about = Wer kein Katana einsetzt, verliert sofort, mit allen Truppen im Kampf.
value-bushido-forfeited_troops-removed = verlassen das Spiel
value-bushido-forfeited_troops-reserve = kommen in die Reserve
option-bushido-hatamoto_win = Gewonnener Aufstand gegen überlebende Verteidiger
option-bushido-hatamoto_win-about = Die Regeln der Phasen 6 und 8 widersprechen sich hier.
value-bushido-hatamoto_win-province_lost = die Provinz geht verloren
value-bushido-hatamoto_win-defenders_hold = die Verteidiger halten sie
option-bushido-isolated_attack = Angriff aus einer isolierten Provinz
option-bushido-isolated_attack-about = Isoliert: Keine andere Provinz des Klans grenzt daran.
option-bushido-invite_daimyo = Der Daimyo als Gast eines Chanoyu-Plättchens
option-bushido-invite_daimyo-about = In seinem eigenen Zug spielt der Daimyo keine Effektplättchen; dürfen andere ihn zum Tee bitten?
option-bushido-revolt_timing = Aufstand nach einem Kampf
option-bushido-revolt_timing-about = Ob eine eroberte Provinz, die sich sofort erhebt, noch ihre Ehre bringt.
value-bushido-revolt_timing-before_honour = vor der Vergabe der Ehre
value-bushido-revolt_timing-after_honour = nach der Vergabe der Ehre
option-bushido-elite_honour = Samurai-Ehre für eine gefallene Elitetruppe
option-bushido-elite_honour-about = Eine Elitetruppe kämpft wie drei, ist aber ein Stück.
option-bushido-hand_counts = Wie viele Plättchen und Scheiben andere haben
option-bushido-hand_counts-about = Wer jedes Ziehen mitzählt, weiß es ohnehin; die Arten bleiben verborgen.
value-bushido-hand_counts-hidden = verdeckt
value-bushido-hand_counts-shown = gezeigt
option-bushido-spy_clock = Wie lange ein Spion hinsehen darf
option-bushido-spy_clock-about = Die Anleitung gibt ihm eine Minute.
value-bushido-spy_clock-off = bis er weitermacht
value-bushido-spy_clock-60 = 60 Sekunden
option-bushido-town_katana = Katana einer Stadt
option-bushido-town_katana-about = Die gedruckte Zahl ließ sich nicht prüfen.
option-bushido-katana_split = Katana-Plättchen der Stärke 1, 2 und 3
option-bushido-katana_split-about = Die gedruckten Zahlen ließen sich nicht prüfen.
value-bushido-katana_split-42-36-24 = 42, 36, 24
value-bushido-katana_split-34-34-34 = 34, 34, 34
value-bushido-katana_split-51-34-17 = 51, 34, 17

# Das Brett
bushido-board-map = Karte der Provinzen
bushido-board-face-down = verdeckt
bushido-board-province = { $hex }, { $kind }.
bushido-board-values = Ehre { $honour }, Koku { $koku }, Katana { $katana }.
bushido-board-owned = { $owner }: { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
       *[other] {", "}Elite { $elite }
    }.
bushido-board-neutral = Niemandes.
bushido-board-ronin = Ronin: { $ronin }.
bushido-board-isolated = Isoliert: Die Truppen dort gruppieren sich nicht um.
bushido-board-beside = Daneben: { $hexes }.
bushido-board-figure-honour = Daimyo-Ehre
bushido-board-about-figure-honour = Sie gewinnt das Spiel: mit 50 sofort, sonst am Ende des Jahres.
bushido-board-figure-samurai = Samurai-Ehre
bushido-board-about-figure-samurai = Im Kampf gewonnen; beim Tee werden zwei Punkte zu einem Punkt Daimyo-Ehre.
bushido-board-figure-koku = Koku
bushido-board-about-figure-koku = So viele Truppen darf der Klan auf der Karte haben, wenn er Daimyo ist.
bushido-board-figure-katana = Einkommen
bushido-board-about-figure-katana = So viele Plättchen werden in der eigenen Phase 1 gezogen.
bushido-board-figure-troops = Truppen auf der Karte
bushido-board-about-figure-troops = Ohne die Elitetruppen.
bushido-board-figure-reserve = Truppen in Reserve
bushido-board-about-figure-reserve = In der eigenen Phase 1 lassen sie sich ausheben.
bushido-board-figure-elite = Elitetruppen
bushido-board-about-figure-elite = Jede zählt drei Truppen.
bushido-board-figure-tile = Plättchen hinter dem Schirm
bushido-board-about-figure-tile = Katana- und Effektplättchen.
bushido-board-figure-disc = Scheiben hinter dem Schirm
bushido-board-about-figure-disc = Taktiken und Kotau.
bushido-board-about-role-daimyo = Befiehlt den Krieg dieses Zuges, verteilt die Rollen, nennt das Ziel – und kämpft nicht.
bushido-board-about-role-samurai = Führt die Truppen des Daimyo mit eigenen Plättchen und Scheiben in den Kampf.
bushido-board-about-role-bushi = Verteidigt die eigene Provinz mit eigenen Plättchen und Scheiben.
bushido-board-about-role-sensei = Spielt Effektplättchen zum einfachen Preis, berät und ruft zu den Waffen.
bushido-board-about-role-hatamoto = Zieht zwei Plättchen, setzt Ronin und darf einen Aufstand gegen den Daimyo führen.
bushido-board-about-bonus = Bonusplättchen, noch nicht benutzt: { $honour } Ehre mehr für einen siegreichen Samurai.
bushido-board-about-campaign = Feldzugplättchen, noch nicht benutzt: ein zweiter Angriff oder die Elitetruppen.
bushido-board-track = Bushido-Leiste
bushido-board-about-track = Gefüllte Marker: Daimyo-Ehre; sie gewinnt mit 50 oder am Ende des Jahres. Umrandete: Samurai-Ehre; sie wird beim Tee zu Daimyo-Ehre.
bushido-board-honours = { $player }: Daimyo { $daimyo }, Samurai { $samurai }.
bushido-board-months = Monat { $month } von { $months }
bushido-board-about-months = Der Shogun-Marker: Nach Monat { $months } endet das Jahr, und die höchste Daimyo-Ehre gewinnt.
bushido-board-phases = Phasen des Zuges
bushido-board-asked = Wer gefragt ist
bushido-board-roles = Rollen dieses Zuges
bushido-board-not-dealt = noch nicht vergeben
bushido-board-about-phase-1 = Der Daimyo zieht Plättchen nach seinem Einkommen, tauscht Scheiben und passt seine Truppen dem Koku an.
bushido-board-about-phase-2 = Der Daimyo darf jemanden einladen und Samurai-Ehre in Daimyo-Ehre umwandeln.
bushido-board-about-phase-3 = Der Daimyo darf mit Plättchen der Stärke 3 Ehre kaufen.
bushido-board-about-phase-4 = Der Daimyo verteilt die Karten: wer für ihn angreift, wer angegriffen wird, wer berät.
bushido-board-about-phase-5 = Effektplättchen: Der Sensei spielt sie für eins, die anderen für zwei; der Daimyo keine.
bushido-board-about-phase-6 = Der Hatamoto setzt Ronin und darf einen Aufstand gegen den Daimyo führen.
bushido-board-about-phase-7 = Der Daimyo gruppiert um, nennt ein Ziel, schickt Truppen und darf mehr Ehre versprechen.
bushido-board-about-phase-8 = Samurai und Bushi stapeln Katana und wählen geheim eine Taktik; beides wird zugleich gezeigt.
bushido-board-about-phase-9 = Samurai-Ehre wird vergeben, und die Provinz wechselt den Besitzer.
bushido-board-about-phase-10 = Nur nach einer Niederlage des Samurai: Eine Strafe wird vorgeschlagen, der Daimyo entscheidet.
bushido-board-about-phase-11 = Der Sensei entscheidet, ob alle Plättchen ziehen oder niemand.
bushido-board-about-phase-12 = Wer eine Kotau-Scheibe spielt, hält den Monat an, rückt ihn um zwei weiter oder zieht fünf Plättchen.
bushido-board-combat = Kampf in { $hex }
bushido-board-combat-for = Kampf um { $hex }, { $kind }
bushido-board-revolt-for = Aufstand in { $hex }, { $kind }
bushido-board-about-laid = Bonusplättchen auf dem Ziel: So viel mehr Ehre erhält ein siegreicher Samurai.
bushido-board-leads = { $owner }: { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
       *[other] {", "}Elite { $elite }
    }.
bushido-board-stack = Katana-Stapel: { $number }
bushido-board-no-katana = ohne Katana
bushido-board-legend = Was Provinzen wert sind
bushido-board-worth-honour = Ehre
bushido-board-worth-koku = Koku
bushido-board-worth-katana = Katana
bushido-board-about-worth-honour = Ehre: Wer die Provinz gewinnt, erhält so viel Daimyo-Ehre; wer sie verliert, verliert ebenso viel.
bushido-board-about-worth-koku = Koku: So viele Truppen ernährt sie.
bushido-board-about-worth-katana = Katana: So viele Plättchen mehr als Einkommen.
bushido-thing-honour = Daimyo-Ehre
bushido-thing-samurai = Samurai-Ehre
bushido-thing-koku = Koku
bushido-thing-income = Einkommen
bushido-thing-provinces = Provinzen
bushido-thing-troops = Truppen
bushido-board-clans = Koku, Einkommen und Truppen der Klane

# Die Fragen
bushido-ask-fewer = weniger
bushido-ask-more = mehr
bushido-ask-how-many = Wie viele Truppen
bushido-ask-how-much = Wie viel Ehre
bushido-ask-on-the-map = Berühre eine hervorgehobene Provinz auf der Karte.
bushido-ask-hex = { $hex }, { $kind } ({ $troops })
bushido-ask-from-here = Von hier angreifen
bushido-ask-attack-here = Hier angreifen
bushido-ask-take-here = Eine Truppe wegnehmen
bushido-ask-place-here = Eine Truppe hier aufstellen
bushido-ask-move-here = Die Truppen hierher bewegen
bushido-ask-pick-up = Truppen aufnehmen
bushido-ask-let-go = Die Truppen stehen lassen
bushido-ask-not-connected = Diese beiden Provinzen sind nicht verbunden.
bushido-ask-pass-elite = Plättchen behalten
bushido-ask-pass-announce = Plättchen behalten
bushido-ask-pass-invite = Kein Tee
bushido-ask-pass-rise = Kein Aufstand
bushido-ask-pass-demand = Kein Seppuku
bushido-ask-pass-audience = Keine Audienz
bushido-ask-pass-propose = Nichts vorschlagen
bushido-ask-pass-intrigue = Nichts mehr
bushido-ask-give = { $samurai } Samurai-Ehre werden { $daimyo } Daimyo-Ehre; { $left } bleiben.
bushido-ask-give-none = Alles behalten
bushido-ask-buy = Drei Plättchen der Stärke 3 für einen Punkt; du hast { $tiles }.
bushido-ask-buy-none = Nichts kaufen
bushido-ask-honour-more = +{ $honour } Daimyo-Ehre
bushido-ask-samurai-has = Der Samurai, { $seat }, hat { $honour } Samurai-Ehre. Folgt der Daimyo, gewinnst du 1 Daimyo-Ehre.
bushido-ask-propose = −{ $honour } vorschlagen
bushido-ask-kotau-appease = Monat bleibt
bushido-ask-kotau-fan = Zwei Monate
bushido-ask-kotau-plead = Fünf Plättchen
bushido-ask-bonus-none = Kein Bonus
bushido-ask-bonus-3 = Die 3
bushido-ask-bonus-6 = Die 6
bushido-ask-bonus-both = Beide
bushido-ask-revolts = { $number ->
        [one] { $hexes } würde sich erheben.
       *[other] Es würden sich erheben: { $hexes }.
    }
bushido-ask-goal = In welche Provinz gehen die Truppen aus { $hex }?
bushido-ask-regroup-how = Ziehe Truppen in eine verbundene Provinz, oder berühre erst die eine, dann die andere.
bushido-ask-regroup-on = Gruppiere weiter um, oder schließe ab.
bushido-ask-regroup-stuck = Keine Truppe kann ziehen: In jeder Provinz bleibt eine, und isolierte bleiben außen vor.
bushido-ask-left = Berühre Provinzen auf der Karte: noch { $left } von { $most }.
bushido-ask-left-remove = Berühre Provinzen auf der Karte: noch { $left } von { $most } gehen.
bushido-ask-left-elite = Berühre Provinzen auf der Karte: noch { $left } von { $most } Elitetruppen.
bushido-ask-last = Zuletzt: { $way }
bushido-ask-elite = Elitetruppen
bushido-ask-elite-more = Elitetruppen dabei
bushido-ask-all = Alle { $left }, die noch übrig sind
bushido-ask-undo = Dies zurücknehmen
bushido-ask-regroup-none = Nicht umgruppieren
bushido-ask-regroup-done = Umgruppieren beenden
bushido-ask-recruit-none = Niemanden ausheben
bushido-ask-troops-done = Fertig
bushido-ask-enter = Neutrales Land, Ronin: { $ronin }. { $stay ->
        [one] 1 bleibt
       *[other] { $stay } bleiben
    } zurück.
bushido-ask-against = Gegen { $troops }. { $stay ->
        [one] 1 bleibt
       *[other] { $stay } bleiben
    } zurück.
bushido-ask-again = Neu beginnen
bushido-ask-march = Marsch mit { $number }
bushido-ask-which-origin = { $hex } wird angegriffen von:
bushido-ask-no-target = Von deinem Land aus gibt es nichts anzugreifen.
bushido-ask-target-from = Berühre, was von { $hex } aus angegriffen wird.
bushido-ask-target-how = Ziehe Truppen auf ein Ziel, oder berühre beides.
bushido-ask-who-samurai = führt deine Truppen:
bushido-ask-who-bushi = wird angegriffen:
bushido-ask-who-sensei = berät und intrigiert:
bushido-ask-take-card = Die Karte zurücknehmen: { $role }
bushido-ask-deal = Rollen verteilen
bushido-ask-no-effects = Du hast kein Plättchen, das du hier spielen kannst.
bushido-ask-effects = { $price ->
        [1] Ein Plättchen je Effekt.
       *[other] Zwei gleiche Plättchen je Effekt.
    }
bushido-ask-effect-ronin = Berühre eine fremde Provinz.
bushido-ask-effect-shinobi = Hinter wessen Schirm blickst du?
bushido-ask-effect-chanoyu = Wen lädst du ein? Wer annimmt, bekommt 5 deiner Samurai-Ehre.
bushido-ask-effect-geisha = Der Zug endet sofort, der Monat bleibt.
bushido-ask-stack-of = Plättchen der Stärke { $strength }, du hast { $held }
bushido-ask-on-top = Obenauf:
bushido-ask-top = Eine { $strength } obenauf
bushido-ask-no-katana = Ohne Katana sind alle Truppen verloren.
bushido-ask-stack = { $tiles } Plättchen, { $katana } Katana
bushido-ask-which-tactic = Wähle eine Taktik
bushido-ask-keep = { $disc }: { $keep } von { $held } behalten
bushido-ask-discard = { $number } ablegen, { $draws } ziehen
bushido-ask-discard-none = { $draws ->
        [0] Alle behalten
       *[other] Alle behalten, { $draws } ziehen
    }
bushido-ask-seen = Hinter dem Schirm von { $seat }
bushido-ask-seen-nothing = nichts
bushido-ask-close = Schließen

# Hinter dem Schirm
bushido-own-title = Schirm
bushido-own-watching = Du siehst zu; kein Schirm steht dir offen.
bushido-own-tiles = Plättchen
bushido-own-katana = Katana: { $katana }
bushido-own-effects = Effekte
bushido-own-discs = Scheiben
bushido-own-land = Truppen und Plättchen
bushido-own-none = keine
bushido-own-thing = { $thing }: { $held }
bushido-own-campaign = Feldzugplättchen
bushido-own-about-1 = Katana-Plättchen der Stärke 1. Im Hinterhalt töten sie auch danach noch.
bushido-own-about-2 = Katana-Plättchen der Stärke 2.
bushido-own-about-3 = Katana-Plättchen der Stärke 3. Drei davon kaufen im eigenen Zug 1 Daimyo-Ehre; geht Schlacht gegen Schlacht verloren, tötet jedes eine Truppe des Siegers.
bushido-own-about-chanoyu = Tee durch Plättchen: Ein Gast bekommt 5 deiner Samurai-Ehre, dann wandelst du den Rest in Daimyo-Ehre um, zwei zu eins.
bushido-own-about-geisha = Beendet den Zug sofort; der Monat bleibt.
bushido-own-about-shinobi = Ein Spion: Sieh einmal hinter den Schirm eines anderen.
bushido-own-about-ronin = Kommt in eine fremde Provinz. Sind es so viele Ronin wie Truppen, erhebt sie sich.
bushido-own-about-seppuku = Fordert den Tod eines Samurai, der verloren hat: ein Plättchen vom Sensei, zwei von jedem anderen.
bushido-own-about-battle = Zählt deine Truppen dazu. Schlägt Hinterhalt (Katana doppelt), verliert gegen Duell.
bushido-own-about-duel = Schlägt Schlacht (Katana doppelt), verliert gegen Hinterhalt. Gegen ein Duell geht es um die halbe Samurai-Ehre des Verlierers.
bushido-own-about-ambush = Schlägt Duell (Katana doppelt), verliert gegen Schlacht. Plättchen der Stärke 1 töten danach.
bushido-own-about-traitor = Schlägt jede andere Taktik, ohne dass gezählt wird.
bushido-own-about-kotau = Keine Taktik. In Phase 12: Der Monat bleibt, zwei Monate vergehen, oder du ziehst fünf Plättchen.
bushido-own-about-troops = { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    } auf der Karte; deine Koku ernähren { $koku }.
bushido-own-about-reserve = { $reserve ->
        [one] 1 Truppe
       *[other] { $reserve } Truppen
    } in Reserve. Du hebst sie in deiner eigenen Phase 1 aus.
bushido-own-about-income = In deiner eigenen Phase 1 ziehst du { $income } Plättchen.
bushido-own-table = { $mine ->
        [one] Deine Truppe
       *[other] Deine { $mine } Truppen
    } gegen { $other }. Oben deine Summe, unten ihre (K: ihre Katana).
bushido-own-rule = Die Regel
bushido-own-mine = du
bushido-own-theirs = sie
bushido-own-wins = gewinnt
bushido-own-loses = verliert
bushido-own-pair = { $own } gegen { $other }.
bushido-own-totals = { $mine } zu { $theirs }.
bushido-own-loss-difference = Der Verlierer verliert die Differenz an Truppen.
bushido-own-loss-all = Der Verlierer verliert alle Truppen.
bushido-own-loss-none = Die Truppen des Verlierers ziehen sich zurück, und die Hälfte seiner Samurai-Ehre geht an den Sieger.
bushido-own-loss-revolt = Die Truppen des Verlierers ziehen sich zurück, Ronin bleiben; Ehre steht nicht auf dem Spiel.
bushido-own-loss-traitor = Der Verräter gewinnt, ohne dass gezählt wird; der Verlierer verliert alle Truppen.
bushido-own-after-ones = Danach verlierst du 1 Truppe für { $ones ->
        [1] jedes Plättchen
       *[other] je { $ones } Plättchen
    } der Stärke 1 in ihrem Stapel.
bushido-own-after-ones-other = Danach verlieren sie 1 Truppe für { $ones ->
        [1] jedes Plättchen
       *[other] je { $ones } Plättchen
    } der Stärke 1 in deinem Stapel.
bushido-own-after-threes = Danach verliert der Sieger 1 Truppe für jedes Plättchen der Stärke 3 im Stapel des Verlierers.
