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
bushido-effect-appease = den Kaiser besänftigen (der Monat bleibt)
bushido-effect-fan = die Feindschaft schüren (zwei Monate vergehen)
bushido-effect-plead = um Unterstützung bitten (fünf Plättchen)
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
   *[other] { $seat } baut eine Festung in { $hex }.
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
   *[other] { $seat }: { $koku } Koku, Einkommen { $income }.
}
bushido-stationed = { $you ->
    [seat] Du hast jetzt { $number ->
        [one] 1 Truppe
       *[other] { $number } Truppen
    } in { $hex }.
   *[other] { $seat } hat jetzt { $number ->
        [one] 1 Truppe
       *[other] { $number } Truppen
    } in { $hex }.
}
bushido-elite-stationed = { $you ->
    [seat] Du hast jetzt { $number ->
        [one] 1 Elitetruppe
       *[other] { $number } Elitetruppen
    } in { $hex }.
   *[other] { $seat } hat jetzt { $number ->
        [one] 1 Elitetruppe
       *[other] { $number } Elitetruppen
    } in { $hex }.
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
bushido-discs-shuffled = Die abgelegten Scheiben werden eingemischt: Der Vorrat hat jetzt { $number }.
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
    [seat] Du wandelst { $samurai } Samurai-Ehre in { $daimyo } Daimyo-Ehre um.
   *[other] { $seat } wandelt { $samurai } Samurai-Ehre in { $daimyo } Daimyo-Ehre um.
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
bushido-revolted = { $hex } erhebt sich: Truppen im Wert von { $troops } gehen, { $ronin ->
        [one] 1 Ronin kommt
       *[other] { $ronin } Ronin kommen
    } in den Beutel.
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
    [seat] Du ziehst mit { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    } von { $origin } nach { $target }.
   *[other] { $seat } zieht mit { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
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
    [seat] { $honour ->
        [0] Du versprichst dem Samurai keinen Bonus.
       *[other] Du versprichst dem Samurai { $honour } Ehre mehr.
    }
   *[other] { $honour ->
        [0] { $seat } verspricht dem Samurai keinen Bonus.
       *[other] { $seat } verspricht dem Samurai { $honour } Ehre mehr.
    }
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
    [seat] Du setzt kein Katana ein.
   *[other] { $seat } setzt kein Katana ein.
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
    [seat] Ohne Katana gibst du { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    } preis.
   *[other] Ohne Katana gibt { $seat } { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    } preis.
}
bushido-fell = { $you ->
    [seat] Du verlierst { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    }.
   *[other] { $seat } verliert { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    }.
}
bushido-ronin-fell = In { $hex } { $number ->
        [one] fällt 1 Ronin
       *[other] fallen { $number } Ronin
    }.
bushido-stake-lost = { $you ->
    [seat] Du verlierst das Duell und gibst { $honour } Samurai-Ehre ab.
   *[other] { $seat } verliert das Duell und gibt { $honour } Samurai-Ehre ab.
}
bushido-retreated = { $you ->
    [seat] Du ziehst dich mit { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    } nach { $hex } zurück.
   *[other] { $seat } zieht sich mit { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    } nach { $hex } zurück.
}
bushido-scattered = { $you ->
    [seat] Deine Truppen zerstreuen sich: { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    }.
   *[other] Die Truppen von { $seat } zerstreuen sich: { $troops ->
        [one] 1 Truppe
       *[other] { $troops } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    }.
}
bushido-conquered = { $you ->
    [seat] { $hex } wird für dich erobert.
   *[other] { $hex } wird für { $seat } erobert.
}
bushido-held = { $you ->
    [seat] Du hältst { $hex }.
   *[other] { $seat } hält { $hex }.
}
bushido-left-neutral = Niemand ist übrig: { $hex } wird neutral.
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
    [seat] Du spielst einen Kotau: { $effect }.
   *[other] { $seat } spielt einen Kotau: { $effect }.
}
bushido-month-moved = Monat { $month } beginnt.
bushido-month-stayed = Es bleibt Monat { $month }.
bushido-mikado = Der Beutel ist leer: Nach dem Gesetz des Mikado kommen alle Plättchen zurück, und alle ziehen neu.
bushido-game-ended = { $you ->
    [seat] Du wirst zum Shogun ernannt und gewinnst.
   *[other] { $seat } wird zum Shogun ernannt und gewinnt.
}

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
bushido-standing-samurai = Samurai-Ehre, und was ein Tee daraus machen würde
bushido-standing-koku = Koku
bushido-standing-income = Einkommen
bushido-standing-provinces = Provinzen samt Festung
bushido-standing-to-come = Samurai-Ehre zählt erst, wenn sie beim Tee umgewandelt wird; das Jahr endet nach Monat 12.
bushido-source-honour = Daimyo-Ehre

# What people say to each other
bushido-slot-province = Provinz
bushido-slot-tactic = Taktik
bushido-phrase-lead-all = Ich führe den Angriff mit allen meinen Katana.
bushido-phrase-stack = Ich setze mindestens { $number ->
    [one] 1 Katana-Plättchen
   *[other] { $number } Katana-Plättchen
} ein.
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
bushido-phrase-refuse = Nein, darauf lasse ich mich nicht ein.
