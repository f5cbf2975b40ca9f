# Moves
bushido-move-fortress = Die Festung in { $hex } bauen
bushido-move-settle = { $hex } nehmen
bushido-move-station = { $number ->
        [one] 1 Truppe
       *[other] { $number } Truppen
    } in { $hex } aufstellen
bushido-move-guard = { $number ->
        [one] 1 Elitetruppe
       *[other] { $number } Elitetruppen
    } in { $hex } aufstellen
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
bushido-move-send = { $number ->
        [one] 1 Truppe
       *[other] { $number } Truppen
    } schicken
bushido-move-send-elite = { $number ->
        [one] 1 Elitetruppe
       *[other] { $number } Elitetruppen
    } schicken
bushido-move-bonus = Legen: { $tokens }
bushido-move-lay = { $number } Plättchen der Stärke { $strength } legen
bushido-move-top = Eine { $strength } nach oben: Der Stapel ist fertig
bushido-move-no-katana = Kein Katana einsetzen
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
   *[other] { $seat } wählt ein Feld für die Festung.
}
bushido-prompt-province = { $you ->
    [seat] Nimm ein freies Feld und decke es auf.
   *[other] { $seat } nimmt eine Provinz.
}
bushido-prompt-deploy = { $you ->
    [seat] Stelle noch { $number ->
        [one] 1 Truppe
       *[other] { $number } Truppen
    } auf.
   *[other] { $seat } stellt noch { $number ->
        [one] 1 Truppe
       *[other] { $number } Truppen
    } auf.
}
bushido-prompt-gap = { $you ->
    [seat] Deine Elite hat { $hex } leer gelassen: Welche Provinz schickt eine Truppe?
   *[other] Die Elite von { $seat } hat { $hex } leer gelassen: Eine Provinz schickt eine Truppe.
}
bushido-prompt-discs = { $you ->
    [seat] Lege Scheiben ab, die du nicht willst; dann füllst du auf vier auf.
   *[other] { $seat } wechselt Scheiben.
}
bushido-prompt-remove = { $you ->
    [seat] Du hast zu viele Truppen für deine Koku: Nimm { $number } von der Karte.
   *[other] { $seat } hat zu viele Truppen: { $number ->
        [one] 1 geht
       *[other] { $number } gehen
    }.
}
bushido-prompt-recruit = { $you ->
    [seat] Hebe bis zu { $number ->
        [one] 1 Truppe
       *[other] { $number } Truppen
    } aus.
   *[other] { $seat } kann bis zu { $number ->
        [one] 1 Truppe
       *[other] { $number } Truppen
    } ausheben.
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
    [seat] Wie viel deiner { $honour } Samurai-Ehre wandelst du in halb so viel Daimyo-Ehre um?
   *[other] { $seat } kann Samurai-Ehre in Daimyo-Ehre umwandeln (hat { $honour }).
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
    [seat] Gruppiere Truppen zwischen verbundenen Provinzen um, oder schließe ab.
   *[other] { $seat } gruppiert um.
}
bushido-prompt-regroup-on = { $you ->
    [seat] Setze ab, was du aufgenommen hast: { $number ->
        [one] 1 Truppe
       *[other] { $number } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    }.
   *[other] { $seat } gruppiert um: { $number ->
        [one] 1 Truppe
       *[other] { $number } Truppen
    }{ $elite ->
        [0] {""}
        [one] {" "}und 1 Elitetruppe
       *[other] {" "}und { $elite } Elitetruppen
    } aufgenommen.
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
   *[other] { $seat } wählt, wohin sich die Truppen zurückziehen.
}
bushido-prompt-demand = { $you ->
    [seat] Forderst du für ein Plättchen Seppuku?
   *[other] { $seat } kann Seppuku fordern.
}
bushido-prompt-demand-double = { $you ->
    [seat] Forderst du für zwei Plättchen Seppuku?
   *[other] { $seat } kann für zwei Plättchen Seppuku fordern.
}
bushido-prompt-propose = { $you ->
    [seat] Wie viel Ehre soll der Samurai verlieren?
   *[other] { $seat } kann eine Strafe vorschlagen.
}
bushido-prompt-judge = { $you ->
    [seat] Verliert { $samurai } { $honour } Ehre oder nur 1?
    [samurai] { $seat } entscheidet, ob du { $honour } Ehre verlierst.
   *[other] { $seat } entscheidet, ob { $samurai } { $honour } Ehre verliert.
}
bushido-prompt-judge-death = { $you ->
    [seat] Begeht { $samurai } Seppuku oder verliert nur 1 Ehre?
    [samurai] { $seat } entscheidet, ob du Seppuku begehst.
   *[other] { $seat } entscheidet, ob { $samurai } Seppuku begeht.
}
bushido-prompt-arms = { $you ->
    [seat] Zu den Waffen (je { $number } Plättchen) oder abwarten?
   *[other] { $seat } entscheidet: zu den Waffen (je { $number } Plättchen) oder abwarten.
}
bushido-prompt-audience = { $you ->
    [seat] Bittest du den Kaiser um Audienz?
   *[other] { $seat } kann um Audienz bitten.
}
bushido-prompt-nobody = Das Spiel ist zu Ende.

# Why an order is refused
refused-bushido-elite-alone = Elitetruppen kommen nur mit Feldzugplättchen ins Spiel.
refused-bushido-even = { $number } Samurai-Ehre lassen sich nicht umwandeln: Die Zahl muss gerade sein, von 0 bis 50.
refused-bushido-loss = Ein Verlust von { $number } kann nicht vorgeschlagen werden: Er muss bei 2 bis 10 liegen.
refused-bushido-no-tactic = Diese Scheibe ist keine Taktik.
refused-bushido-no-effect = Dieses Plättchen hat hier keine Wirkung.
refused-bushido-troops = So viele Truppen können es nicht sein.
refused-bushido-one-card = Jeder bekommt eine Karte; nur zu dritt hat der Sensei eine zweite.
refused-bushido-not-adjacent = Das Ziel muss an die Herkunft des Angriffs grenzen.
refused-bushido-only-katana = Gestapelt werden nur Katana-Plättchen.
