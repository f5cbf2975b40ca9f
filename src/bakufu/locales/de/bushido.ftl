# On the shelf
bushido-about = In deinem Zug befiehlst du einen Krieg, den deine Rivalen für dich führen; Ehre gewinnt. 3 bis 5 Spieler.

# Names of things
bushido-seat-red = Rot
bushido-seat-blue = Blau
bushido-seat-green = Grün
bushido-seat-yellow = Gelb
bushido-seat-violet = Violett
bushido-kind-mountain = Berge
bushido-kind-rice = Reisfeld
bushido-kind-village = Dorf
bushido-kind-town = Stadt
bushido-kind-city = Großstadt
bushido-kind-temple = Tempel
bushido-kind-fortress = Festung
bushido-thing-1 = 1 Katana
bushido-thing-2 = 2 Katana
bushido-thing-3 = 3 Katana
bushido-thing-chanoyu = Chanoyu
bushido-thing-geisha = Geisha
bushido-thing-shinobi = Shinobi
bushido-thing-ronin = Ronin
bushido-thing-seppuku = Seppuku
bushido-thing-battle = Schlacht
bushido-thing-duel = Duell
bushido-thing-ambush = Hinterhalt
bushido-thing-traitor = Verräter
bushido-thing-kotau = Kotau
bushido-role-daimyo = Daimyo
bushido-role-samurai = Samurai
bushido-role-bushi = Bushi
bushido-role-sensei = Sensei
bushido-role-hatamoto = Hatamoto
bushido-tokens-none = kein Bonusplättchen
bushido-tokens-3 = das Bonusplättchen 3
bushido-tokens-6 = das Bonusplättchen 6
bushido-tokens-both = beide Bonusplättchen
bushido-effect-appease = den Kaiser besänftigen: der Monat bleibt
bushido-effect-fan = die Feindschaft schüren: zwei Monate vergehen
bushido-effect-plead = um Unterstützung bitten: fünf Plättchen
bushido-phase-1 = Daimyo
bushido-phase-2 = freier Tee
bushido-phase-3 = Kauf
bushido-phase-4 = Rollen
bushido-phase-5 = Intrige
bushido-phase-6 = Hatamoto
bushido-phase-7 = Mobilmachung
bushido-phase-8 = Kampf
bushido-phase-9 = Ehre
bushido-phase-10 = Rat
bushido-phase-11 = zu den Waffen
bushido-phase-12 = Kotau

# What happened
bushido-first-drawn = { $you ->
    [seat] Du bist Startspieler.
   *[other] { $seat } ist Startspieler.
}
bushido-discs-drawn = { $you ->
    [seat] Du ziehst { $number ->
        [one] 1 Scheibe
       *[other] { $number } Scheiben
    }: { $discs }.
   *[other] { $seat } zieht { $number ->
        [one] 1 Scheibe
       *[other] { $number } Scheiben
    }: { $discs }.
}
bushido-discs-drawn-none = { $you ->
    [seat] Du ziehst { $number ->
        [one] 1 Scheibe
       *[other] { $number } Scheiben
    }.
   *[other] { $seat } zieht { $number ->
        [one] 1 Scheibe
       *[other] { $number } Scheiben
    }.
}
bushido-fortress-built = { $you ->
    [seat] Du baust deine Festung in { $hex }.
   *[other] { $seat } baut seine Festung in { $hex }.
}
bushido-province-taken = { $you ->
    [seat] Du nimmst { $hex } und deckst auf: { $kind }.
   *[other] { $seat } nimmt { $hex } und deckt auf: { $kind }.
}
bushido-honour-marked = { $you ->
    [seat] Du beginnst mit { $honour } Daimyo-Ehre.
   *[other] { $seat } beginnt mit { $honour } Daimyo-Ehre.
}
bushido-land-marked = { $you ->
    [seat] Deine Koku: { $koku }, dein Einkommen: { $income }.
   *[other] { $seat }: Koku { $koku }, Einkommen { $income }.
}
bushido-stationed = { $you ->
    [seat] Du hast jetzt { $number } Truppen in { $hex }.
   *[other] { $seat } hat jetzt { $number } Truppen in { $hex }.
}
bushido-elite-stationed = { $you ->
    [seat] Du hast jetzt { $number } Elitetruppen in { $hex }.
   *[other] { $seat } hat jetzt { $number } Elitetruppen in { $hex }.
}
bushido-tiles-drawn = { $you ->
    [seat] Du ziehst { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    }: { $tiles }.
   *[other] { $seat } zieht { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    }: { $tiles }.
}
bushido-tiles-drawn-none = { $you ->
    [seat] Du ziehst { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    }.
   *[other] { $seat } zieht { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    }.
}
bushido-turn-began = { $you ->
    [seat] Monat { $month }: Du bist der Daimyo.
   *[other] Monat { $month }: { $seat } ist der Daimyo.
}
bushido-elite-left = { $you ->
    [seat] Deine Elite verlässt { $hex }: { $number }.
   *[other] Die Elite von { $seat } verlässt { $hex }: { $number }.
}
bushido-gap-closed = { $you ->
    [seat] Eine deiner Truppen aus { $origin } übernimmt { $hex }.
   *[other] Eine Truppe von { $seat } aus { $origin } übernimmt { $hex }.
}
bushido-gap-closed-none = { $you ->
    [seat] Eine Truppe deiner Reserve übernimmt { $hex }.
   *[other] Eine Truppe aus der Reserve von { $seat } übernimmt { $hex }.
}
bushido-disc-discarded = { $you ->
    [seat] Du legst eine Scheibe ab: { $disc }.
   *[other] { $seat } legt eine Scheibe ab: { $disc }.
}
bushido-disc-discarded-none = { $you ->
    [seat] Du legst eine Scheibe ab.
   *[other] { $seat } legt eine Scheibe ab.
}
bushido-discs-shuffled = Die abgelegten Scheiben werden eingemischt; der Vorrat hat { $number }.
bushido-elite-called = { $you ->
    [seat] Du rufst deine Elitetruppen.
   *[other] { $seat } ruft die Elitetruppen.
}
bushido-invited = { $you ->
    [seat] Du lädst { $guest } zum Tee ein.
    [guest] { $seat } lädt dich zum Tee ein.
   *[other] { $seat } lädt { $guest } zum Tee ein.
}
bushido-accepted = { $you ->
    [seat] Du nimmst die Einladung an.
   *[other] { $seat } nimmt die Einladung an.
}
bushido-refused = { $you ->
    [seat] Du lehnst die Einladung ab.
   *[other] { $seat } lehnt die Einladung ab.
}
bushido-gave-up = { $you ->
    [seat] Du wandelst { $samurai } Samurai-Ehre in { $daimyo } Daimyo-Ehre.
   *[other] { $seat } wandelt { $samurai } Samurai-Ehre in { $daimyo } Daimyo-Ehre.
}
bushido-samurai-honour = { $you ->
    [seat] Deine Samurai-Ehre: { $before } → { $now }.
   *[other] { $seat }: Samurai-Ehre { $before } → { $now }.
}
bushido-daimyo-honour = { $you ->
    [seat] Deine Daimyo-Ehre: { $before } → { $now }.
   *[other] { $seat }: Daimyo-Ehre { $before } → { $now }.
}
bushido-bought = { $you ->
    [seat] { $points ->
        [0] Du kaufst keine Ehre.
       *[other] Du kaufst { $points } Daimyo-Ehre für { $number } Plättchen.
    }
   *[other] { $points ->
        [0] { $seat } kauft keine Ehre.
       *[other] { $seat } kauft { $points } Daimyo-Ehre für { $number } Plättchen.
    }
}
bushido-role-dealt = { $you ->
    [seat] Du bist { $role }.
   *[other] { $seat } ist { $role }.
}
bushido-ronin-placed = { $you ->
    [seat] Du setzt einen Ronin in { $hex } (ausgegebene Plättchen: { $number }).
   *[other] { $seat } setzt einen Ronin in { $hex } (ausgegebene Plättchen: { $number }).
}
bushido-spied = { $you ->
    [seat] Du spähst { $on } aus (ausgegebene Plättchen: { $number }).
    [on] { $seat } späht dich aus (ausgegebene Plättchen: { $number }).
   *[other] { $seat } späht { $on } aus (ausgegebene Plättchen: { $number }).
}
bushido-hand-seen = { $you ->
    [seat] Hinter dem Schirm von { $on } siehst du: { $things }.
    [on] Hinter deinem Schirm sieht { $seat }: { $things }.
   *[other] Hinter dem Schirm von { $on } sieht { $seat }: { $things }.
}
bushido-tea-held = { $you ->
    [seat] Du gibst einen Tee (ausgegebene Chanoyu: { $number }).
   *[other] { $seat } gibt einen Tee (ausgegebene Chanoyu: { $number }).
}
bushido-geisha-played = { $you ->
    [seat] Du spielst eine Geisha: Der Zug endet (ausgegebene Plättchen: { $number }).
   *[other] { $seat } spielt eine Geisha: Der Zug endet (ausgegebene Plättchen: { $number }).
}
bushido-passed = { $you ->
    [seat] Du passt.
   *[other] { $seat } passt.
}
bushido-revolted = { $hex } erhebt sich: Truppen im Wert von { $troops } gehen, { $ronin } Ronin kommen in den Beutel.
bushido-province-lost = { $you ->
    [seat] Du verlierst { $hex }.
   *[other] { $seat } verliert { $hex }.
}
bushido-rose = { $you ->
    [seat] Du führst die Ronin von { $hex } in den Aufstand.
   *[other] { $seat } führt die Ronin von { $hex } in den Aufstand.
}
bushido-campaign-laid = { $you ->
    [seat] Du kündigst einen zweiten Angriff an.
   *[other] { $seat } kündigt einen zweiten Angriff an.
}
bushido-attacked = { $you ->
    [seat] Du ziehst mit { $troops } Truppen{ $elite ->
        [0] {""}
       *[other] {" "}und { $elite } Elitetruppen
    } von { $origin } nach { $target }.
   *[other] { $seat } zieht mit { $troops } Truppen{ $elite ->
        [0] {""}
       *[other] {" "}und { $elite } Elitetruppen
    } von { $origin } nach { $target }.
}
bushido-neutral-taken = { $you ->
    [seat] Du nimmst das neutrale { $hex }.
   *[other] { $seat } nimmt das neutrale { $hex }.
}
bushido-no-attack = { $you ->
    [seat] Du greifst nicht an.
   *[other] { $seat } greift nicht an.
}
bushido-bonus-laid = { $you ->
    [seat] Du versprichst dem Samurai { $honour } Ehre mehr.
   *[other] { $seat } verspricht dem Samurai { $honour } Ehre mehr.
}
bushido-katana-laid = { $you ->
    [seat] Du legst { $number } Plättchen der Stärke { $strength }.
   *[other] { $seat } legt { $number } Plättchen der Stärke { $strength }.
}
bushido-top-chosen = { $you ->
    [seat] Oben auf deinem Stapel liegt eine { $strength }.
   *[other] Oben auf dem Stapel von { $seat } liegt eine { $strength }.
}
bushido-ready = { $you ->
    [seat] Du bist bereit.
   *[other] { $seat } ist bereit.
}
bushido-stack-shown = { $you ->
    [seat] Du zeigst einen Stapel aus { $height ->
        [one] 1 Plättchen
       *[other] { $height } Plättchen
    }, oben eine { $top }.
   *[other] { $seat } zeigt einen Stapel aus { $height ->
        [one] 1 Plättchen
       *[other] { $height } Plättchen
    }, oben eine { $top }.
}
bushido-stack-shown-none = { $you ->
    [seat] Du bringst kein Katana.
   *[other] { $seat } bringt kein Katana.
}
bushido-disc-exchanged = { $you ->
    [seat] Du hast nur Kotau und tauschst einen.
   *[other] { $seat } hat nur Kotau und tauscht einen.
}
bushido-tactic-chosen = { $you ->
    [seat] Du wählst: { $tactic }.
   *[other] { $seat } wählt: { $tactic }.
}
bushido-tactic-shown = { $you ->
    [seat] Du zeigst: { $tactic }.
   *[other] { $seat } zeigt: { $tactic }.
}
bushido-stack-turned = { $you ->
    [seat] Dein Stapel: { $stack }, zusammen { $katana } Katana.
   *[other] Der Stapel von { $seat }: { $stack }, zusammen { $katana } Katana.
}
bushido-counted = { $you ->
    [seat] Du gewinnst: { $attack } gegen { $defence }.
   *[other] { $seat } gewinnt: { $attack } gegen { $defence }.
}
bushido-counted-none = { $you ->
    [seat] Dein Verräter gewinnt.
   *[other] Der Verräter von { $seat } gewinnt.
}
bushido-forfeited = { $you ->
    [seat] Ohne Katana verlierst du { $troops } Truppen{ $elite ->
        [0] {""}
       *[other] {" "}und { $elite } Elitetruppen
    }.
   *[other] Ohne Katana verliert { $seat } { $troops } Truppen{ $elite ->
        [0] {""}
       *[other] {" "}und { $elite } Elitetruppen
    }.
}
bushido-fell = { $you ->
    [seat] Von dir fallen: { $troops } Truppen{ $elite ->
        [0] {""}
       *[other] {" "}und { $elite } Elitetruppen
    }.
   *[other] Von { $seat } fallen: { $troops } Truppen{ $elite ->
        [0] {""}
       *[other] {" "}und { $elite } Elitetruppen
    }.
}
bushido-ronin-fell = In { $hex } fallen { $number } Ronin.
bushido-stake-lost = { $you ->
    [seat] Du hast das Duell verloren und gibst { $honour } Samurai-Ehre ab.
   *[other] { $seat } hat das Duell verloren und gibt { $honour } Samurai-Ehre ab.
}
bushido-retreated = { $you ->
    [seat] Deine Truppen gehen nach { $hex }: { $troops }{ $elite ->
        [0] {""}
       *[other] {" "}und { $elite } Elitetruppen
    }.
   *[other] Truppen von { $seat } gehen nach { $hex }: { $troops }{ $elite ->
        [0] {""}
       *[other] {" "}und { $elite } Elitetruppen
    }.
}
bushido-scattered = { $you ->
    [seat] Deine Truppen zerstreuen sich: { $troops }{ $elite ->
        [0] {""}
       *[other] {" "}und { $elite } Elitetruppen
    }.
   *[other] Truppen von { $seat } zerstreuen sich: { $troops }{ $elite ->
        [0] {""}
       *[other] {" "}und { $elite } Elitetruppen
    }.
}
bushido-conquered = { $you ->
    [seat] { $hex } ist für dich erobert.
   *[other] { $hex } ist für { $seat } erobert.
}
bushido-held = { $you ->
    [seat] Du hältst { $hex }.
   *[other] { $seat } hält { $hex }.
}
bushido-left-neutral = Niemand ist übrig: { $hex } ist neutral.
bushido-seppuku-demanded = { $you ->
    [seat] Du forderst Seppuku.
   *[other] { $seat } fordert Seppuku.
}
bushido-loss-proposed = { $you ->
    [seat] Du schlägst vor, dass der Samurai { $honour } Ehre verliert.
   *[other] { $seat } schlägt vor, dass der Samurai { $honour } Ehre verliert.
}
bushido-nothing-proposed = { $you ->
    [seat] Du schlägst nichts vor.
   *[other] { $seat } schlägt nichts vor.
}
bushido-followed = { $you ->
    [seat] Du folgst dem Rat.
   *[other] { $seat } folgt dem Rat.
}
bushido-spared = { $you ->
    [seat] Du verschonst den Samurai.
   *[other] { $seat } verschont den Samurai.
}
bushido-called-to-arms = { $you ->
    [seat] Du rufst zu den Waffen.
   *[other] { $seat } ruft zu den Waffen.
}
bushido-waited = { $you ->
    [seat] Du wartest ab: Niemand zieht.
   *[other] { $seat } wartet ab: Niemand zieht.
}
bushido-audience-held = { $you ->
    [seat] Du spielst einen Kotau, um zu bewirken: { $effect }.
   *[other] { $seat } spielt einen Kotau, um zu bewirken: { $effect }.
}
bushido-month-moved = Monat { $month } beginnt.
bushido-month-stayed = Es bleibt Monat { $month }.
bushido-mikado = Der Beutel ist leer: Nach dem Gesetz des Mikado kommen alle Plättchen zurück, und alle ziehen neu.
bushido-game-ended = { $you ->
    [seat] Du wirst zum Shogun ernannt und gewinnst.
   *[other] { $seat } wird zum Shogun ernannt und gewinnt.
}

# Moves
bushido-move-fortress = Die Festung in { $hex } bauen
bushido-move-settle = { $hex } nehmen
bushido-move-station = { $number } Truppen in { $hex } aufstellen
bushido-move-guard = { $number } Elitetruppen in { $hex } aufstellen
bushido-move-fill = Eine Truppe aus { $hex } schicken
bushido-move-discard = Ablegen: { $disc }
bushido-move-done = Fertig
bushido-move-call-elite = Die Elitetruppen rufen
bushido-move-pass = Passen
bushido-move-invite = { $you ->
    [who] Dich selbst einladen
   *[other] { $who } zum Tee einladen
}
bushido-move-accept = Die Einladung annehmen
bushido-move-refuse = Die Einladung ablehnen
bushido-move-give-up = { $honour } Samurai-Ehre abgeben
bushido-move-buy = { $points } Daimyo-Ehre kaufen
bushido-move-samurai = { $you ->
    [who] Selbst Samurai sein
   *[other] { $who } zum Samurai machen
}
bushido-move-bushi = { $you ->
    [who] Selbst Bushi sein
   *[other] { $who } zum Bushi machen
}
bushido-move-sensei = { $you ->
    [who] Selbst Sensei sein
   *[other] { $who } zum Sensei machen
}
bushido-move-ronin = Einen Ronin in { $hex } setzen
bushido-move-spy = { $you ->
    [who] Dich selbst ausspähen
   *[other] { $who } ausspähen
}
bushido-move-tea = { $you ->
    [who] Allein Tee trinken
   *[other] Einen Tee mit { $who } geben
}
bushido-move-geisha = Eine Geisha spielen: Der Zug endet
bushido-move-revolt = Einen Aufstand in { $hex } beginnen
bushido-move-campaign = Einen zweiten Angriff ankündigen
bushido-move-attack = Angreifen: { $way }
bushido-move-halt = Nicht angreifen
bushido-move-send = { $number } Truppen schicken
bushido-move-send-elite = { $number } Elitetruppen schicken
bushido-move-bonus = Legen: { $tokens }
bushido-move-lay = { $number } Plättchen der Stärke { $strength } legen
bushido-move-top = Eine { $strength } nach oben: Der Stapel ist fertig
bushido-move-no-katana = Kein Katana bringen
bushido-move-play = Spielen: { $tactic }
bushido-move-retreat = Nach { $hex } zurückziehen
bushido-move-seppuku = Seppuku fordern
bushido-move-propose = Einen Verlust von { $honour } Ehre vorschlagen
bushido-move-follow = Dem Rat folgen
bushido-move-spare = Den Samurai verschonen: Er verliert 1 Ehre
bushido-move-to-arms = Zu den Waffen: Alle ziehen
bushido-move-wait = Abwarten: Niemand zieht
bushido-move-kotau = Einen Kotau spielen: { $effect }

# What the table waits for
bushido-prompt-fortress = { $you ->
    [seat] Wähle ein Feld für deine Festung.
   *[other] { $seat } wählt eine Festung.
}
bushido-prompt-province = { $you ->
    [seat] Nimm ein freies Feld und decke es auf.
   *[other] { $seat } nimmt eine Provinz.
}
bushido-prompt-deploy = { $you ->
    [seat] Stelle noch { $number } Truppen auf.
   *[other] { $seat } stellt noch { $number } Truppen auf.
}
bushido-prompt-gap = { $you ->
    [seat] Deine Elite hat { $hex } leer gelassen: Welche Provinz schickt eine Truppe?
   *[other] Die Elite von { $seat } hat { $hex } leer gelassen: Eine Provinz schickt eine Truppe.
}
bushido-prompt-discs = { $you ->
    [seat] Lege ab, welche Scheiben du nicht willst; dann füllst du auf vier auf.
   *[other] { $seat } wechselt Scheiben.
}
bushido-prompt-remove = { $you ->
    [seat] Du hast zu viele Truppen für deine Koku: Nimm { $number } vom Plan.
   *[other] { $seat } hat zu viele Truppen: { $number } gehen.
}
bushido-prompt-recruit = { $you ->
    [seat] Hebe bis zu { $number } Truppen aus.
   *[other] { $seat } kann bis zu { $number } Truppen ausheben.
}
bushido-prompt-elite = { $you ->
    [seat] Gibst du dein Feldzugplättchen aus, um die Elite zu rufen?
   *[other] { $seat } kann die Elite rufen.
}
bushido-prompt-place-elite = { $you ->
    [seat] Stelle deine Elitetruppen auf.
   *[other] { $seat } stellt Elitetruppen auf.
}
bushido-prompt-invite = { $you ->
    [seat] Wen lädst du zum Tee ein?
   *[other] { $seat } kann jemanden zum Tee einladen.
}
bushido-prompt-answer = { $you ->
    [seat] { $host } lädt dich zum Tee ein. Nimmst du an?
    [host] { $seat } antwortet auf deine Einladung.
   *[other] { $seat } antwortet auf die Einladung von { $host }.
}
bushido-prompt-give-up = { $you ->
    [seat] Wie viel deiner { $honour } Samurai-Ehre wandelst du in halb so viel Daimyo-Ehre?
   *[other] { $seat } kann Samurai-Ehre in Daimyo-Ehre wandeln (hat { $honour }).
}
bushido-prompt-buy = { $you ->
    [seat] Kaufst du Daimyo-Ehre, drei Plättchen der Stärke 3 je Punkt?
   *[other] { $seat } kann Ehre kaufen.
}
bushido-prompt-deal-samurai = { $you ->
    [seat] Wer führt deine Truppen als Samurai?
   *[other] { $seat } ernennt den Samurai.
}
bushido-prompt-deal-bushi = { $you ->
    [seat] Wen greifst du als Bushi an?
   *[other] { $seat } ernennt den Bushi.
}
bushido-prompt-deal-sensei = { $you ->
    [seat] Wer ist Sensei?
   *[other] { $seat } ernennt den Sensei.
}
bushido-prompt-intrigue = { $you ->
    [seat] Spiele als Sensei Effektplättchen oder passe.
   *[other] { $seat } kann als Sensei Effektplättchen spielen.
}
bushido-prompt-intrigue-double = { $you ->
    [seat] Spiele Effektplättchen, zwei für eins, oder passe.
   *[other] { $seat } kann Effektplättchen spielen, zwei für eins.
}
bushido-prompt-unrest = { $you ->
    [seat] Setze als Hatamoto Ronin oder passe.
   *[other] { $seat } kann als Hatamoto Ronin setzen.
}
bushido-prompt-rise = { $you ->
    [seat] Führst du einen Aufstand gegen den Daimyo?
   *[other] { $seat } kann einen Aufstand gegen den Daimyo führen.
}
bushido-prompt-announce = { $you ->
    [seat] Legst du dein Feldzugplättchen für einen zweiten Angriff?
   *[other] { $seat } kann einen zweiten Angriff ankündigen.
}
bushido-prompt-regroup = { $you ->
    [seat] Gruppiere Truppen zwischen verbundenen Provinzen um, oder beende.
   *[other] { $seat } gruppiert um.
}
bushido-prompt-regroup-on = { $you ->
    [seat] Gruppiere weiter um: { $number } Truppen und { $elite } Elitetruppen sind aufgenommen.
   *[other] { $seat } gruppiert um: { $number } Truppen und { $elite } Elitetruppen sind aufgenommen.
}
bushido-prompt-target = { $you ->
    [seat] Nenne dein Ziel und woher der Angriff kommt, oder greife nicht an.
   *[other] { $seat } nennt das Ziel.
}
bushido-prompt-send = { $you ->
    [seat] Wie viele Truppen ziehen? (Ronin im Ziel: { $ronin })
   *[other] { $seat } schickt Truppen. (Ronin im Ziel: { $ronin })
}
bushido-prompt-send-elite = { $you ->
    [seat] Wie viele Elitetruppen ziehen mit?
   *[other] { $seat } schickt Elitetruppen.
}
bushido-prompt-bonus = { $you ->
    [seat] Versprichst du dem Samurai mehr Ehre?
   *[other] { $seat } kann Bonusplättchen legen.
}
bushido-prompt-stack = { $you ->
    [seats] Staple heimlich Katana, eines obenauf.
   *[other] { $number ->
        [one] { $seats } stapelt heimlich Katana.
       *[other] Es stapeln heimlich Katana: { $seats }.
    }
}
bushido-prompt-tactic = { $you ->
    [seats] Wähle heimlich deine Taktik.
   *[other] { $number ->
        [one] { $seats } wählt heimlich eine Taktik.
       *[other] Es wählen heimlich eine Taktik: { $seats }.
    }
}
bushido-prompt-retreat = { $you ->
    [seat] Wohin ziehen sich deine Truppen zurück?
   *[other] { $seat } wählt den Rückzug.
}
bushido-prompt-demand = { $you ->
    [seat] Forderst du Seppuku, für ein Plättchen?
   *[other] { $seat } kann Seppuku fordern.
}
bushido-prompt-demand-double = { $you ->
    [seat] Forderst du Seppuku, für zwei Plättchen?
   *[other] { $seat } kann Seppuku fordern, für zwei Plättchen.
}
bushido-prompt-propose = { $you ->
    [seat] Wie viel Ehre soll der Samurai verlieren?
   *[other] { $seat } kann eine Strafe vorschlagen.
}
bushido-prompt-judge = { $you ->
    [seat] Verliert { $samurai } { $honour } Ehre, oder nur 1?
    [samurai] { $seat } entscheidet, ob du { $honour } Ehre verlierst.
   *[other] { $seat } entscheidet, ob { $samurai } { $honour } Ehre verliert.
}
bushido-prompt-judge-death = { $you ->
    [seat] Begeht { $samurai } Seppuku, oder verliert er nur 1 Ehre?
    [samurai] { $seat } entscheidet, ob du Seppuku begehst.
   *[other] { $seat } entscheidet, ob { $samurai } Seppuku begeht.
}
bushido-prompt-arms = { $you ->
    [seat] Zu den Waffen, je { $number } Plättchen, oder abwarten?
   *[other] { $seat } entscheidet: zu den Waffen, je { $number } Plättchen, oder abwarten.
}
bushido-prompt-audience = { $you ->
    [seat] Bittest du den Kaiser um Audienz?
   *[other] { $seat } kann um Audienz bitten.
}
bushido-prompt-nobody = Das Spiel ist zu Ende.

# Why an order is refused
refused-bushido-elite-alone = Elitetruppen kommen nur mit Feldzugplättchen ins Spiel.
refused-bushido-even = { $number } Samurai-Ehre lassen sich nicht wandeln: Die Zahl ist gerade, 0 bis 50.
refused-bushido-loss = Ein Verlust von { $number } kann nicht vorgeschlagen werden: Er ist 2 bis 10.
refused-bushido-no-tactic = Diese Scheibe ist keine Taktik.
refused-bushido-no-effect = Dieses Plättchen hat hier keine Wirkung.
refused-bushido-troops = So viele Truppen können es nicht sein.
refused-bushido-one-card = Jeder bekommt eine Karte; nur zu dritt hat der Sensei eine zweite.
refused-bushido-not-adjacent = Das Ziel muss an die Herkunft grenzen.
refused-bushido-only-katana = Gestapelt werden nur Katana-Plättchen.

# The picture of the table
bushido-picture-set-up = Aufbau
bushido-picture-when = Monat { $month }
bushido-picture-over = Das Ende
bushido-picture-piles = Scheiben im Vorrat { $stock }, abgelegt { $discards }
bushido-picture-face-down = ?
bushido-picture-attack = Angriff auf { $hex }: { $number } Truppen, { $elite } Elitetruppen, Bonus { $bonus }
bushido-picture-revolt = Aufstand in { $hex }: { $number } Ronin, { $elite } Elitetruppen, Bonus { $bonus }
bushido-picture-ready = bereit
bushido-picture-choosing = wählt
bushido-picture-stack = { $number } Plättchen, oben { $top }
bushido-picture-counts = Ehre { $honour }  Samurai { $samurai }  Koku { $koku }  Einkommen { $income }  Truppen { $troops }, Reserve { $reserve }
bushido-picture-campaign = Feldzug
bushido-picture-held = { $tiles } Plättchen, { $discs } Scheiben
bushido-picture-reconstructed = Die Werte von Dörfern, Städten, Großstädten, Tempeln und Festungen, die Form der Karte und die Katana-Plättchen je Stärke sind rekonstruiert.

# How the game stands
bushido-standing-title = Neben der Daimyo-Ehre
bushido-standing-samurai = Samurai-Ehre, und was ein Tee daraus machte
bushido-standing-koku = Koku
bushido-standing-income = Einkommen
bushido-standing-provinces = Provinzen samt Festung
bushido-standing-to-come = Samurai-Ehre zählt erst, wenn sie beim Tee gewandelt wird; das Jahr endet nach Monat 12.
bushido-source-honour = Daimyo-Ehre

# What people say to each other
bushido-slot-province = Provinz
bushido-slot-tactic = Taktik
bushido-phrase-lead-all = Ich führe mit allen meinen Katana an.
bushido-phrase-stack = Ich bringe mindestens { $number ->
    [one] 1 Katana-Plättchen
   *[other] { $number } Katana-Plättchen
}.
bushido-phrase-tactic = Meine Taktik wird sein: { $tactic }.
bushido-phrase-spare = Verschone { $province }, und ich verschone dich.
bushido-phrase-no-defence = Greif { $province } an: Ich verteidige es nicht.
bushido-phrase-attack = { $you ->
    [player] Besser, man greift dich an als mich.
   *[other] Greif { $player } an, nicht mich.
}
bushido-phrase-samurai = Mach mich zum Samurai: Es soll dein Schaden nicht sein.
bushido-phrase-sensei = Mach mich zum Sensei, und ich spiele keine Geisha.
bushido-phrase-tea = Nimm meinen Tee an, und ich nehme deinen an.
bushido-phrase-council = Verschone mich im Rat, und ich vergesse es dir nicht.
bushido-phrase-revenge = Nimm { $province }, und ich hole es mir zurück.
bushido-phrase-ronin = Greifst du mich an, kommen Ronin nach { $province }.
bushido-phrase-agreed = Abgemacht.
bushido-phrase-refuse = Nein, wir haben keine Abmachung.
