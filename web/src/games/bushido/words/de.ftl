# Optionen von Bushido
option-bushido-players = Anzahl der Spieler
option-bushido-first_player = Startspieler
value-bushido-first_player-seat_1 = der erste Platz
value-bushido-first_player-random = ausgelost
option-bushido-province_set = Provinzen im Spiel
option-bushido-province_set-about = Werden alle 32 gemischt, weiß niemand, wie viele Tempel oder Reisfelder es gibt.
value-bushido-province_set-suggested = der empfohlene Satz
value-bushido-province_set-random_32 = aus allen 32 gezogen
option-bushido-campaign = Feldzugsplättchen
option-bushido-campaign-about = Einmal im Spiel kündigt ein Daimyo einen zweiten Angriff im selben Zug an.
option-bushido-elite = Elitetruppen
option-bushido-elite-about = Ein Feldzugsplättchen kann stattdessen drei Elitetruppen bringen: jede zählt drei Truppen, eine Runde lang.
option-bushido-stall_guard = Eine ganze Runde ohne Angriff
option-bushido-stall_guard-about = Sonst kann das Jahr stillstehen, solange niemand angreift.
value-bushido-stall_guard-on = rückt den Monat weiter
value-bushido-stall_guard-off = ändert nichts
option-bushido-forfeited_troops = Truppen, die ohne Katana kämpften
value-bushido-forfeited_troops-removed = verlassen das Spiel
value-bushido-forfeited_troops-reserve = kommen in die Reserve
option-bushido-hatamoto_win = Gewonnener Aufstand gegen überlebende Verteidiger
value-bushido-hatamoto_win-province_lost = die Provinz geht verloren
value-bushido-hatamoto_win-defenders_hold = die Verteidiger halten sie
option-bushido-isolated_attack = Angriff aus einer isolierten Provinz
option-bushido-invite_daimyo = Der Daimyo als Gast eines Chanoyu-Plättchens
option-bushido-revolt_timing = Aufstand nach einem Kampf
value-bushido-revolt_timing-before_honour = vor der Vergabe der Ehre
value-bushido-revolt_timing-after_honour = nach der Vergabe der Ehre
option-bushido-elite_honour = Samurai-Ehre für eine gefallene Elitetruppe
option-bushido-hand_counts = Anzahl der Plättchen und Scheiben der anderen
option-bushido-hand_counts-about = Wer jeden Zug mitzählt, kennt sie ohnehin; die Arten bleiben verborgen.
value-bushido-hand_counts-hidden = verdeckt
value-bushido-hand_counts-shown = gezeigt
option-bushido-spy_clock = Wie lange ein Spion hinsehen darf
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
bushido-board-about-figure-samurai = Im Kampf gewonnen; beim Tee werden aus zwei Punkten ein Daimyo-Punkt.
bushido-board-figure-koku = Koku
bushido-board-about-figure-koku = So viele Truppen darf der Clan auf der Karte haben, wenn er Daimyo ist.
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
bushido-board-about-campaign = Feldzugsplättchen, noch nicht benutzt: ein zweiter Angriff oder die Elitetruppen.
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
bushido-board-about-phase-2 = Der Daimyo darf jemanden einladen und Samurai-Ehre in Daimyo-Ehre verwandeln.
bushido-board-about-phase-3 = Der Daimyo darf mit Plättchen der Stärke 3 Ehre kaufen.
bushido-board-about-phase-4 = Der Daimyo verteilt die Karten: wer für ihn angreift, wer angegriffen wird, wer berät.
bushido-board-about-phase-5 = Effektplättchen: der Sensei spielt sie für eins, die anderen für zwei; der Daimyo keine.
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

# Die Fragen
