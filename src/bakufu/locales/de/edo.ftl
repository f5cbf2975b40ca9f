# Im Regal
edo-about = Plane geheim drei Aktionen und habe deine Samurai zur rechten Zeit am rechten Ort. 2 bis 4 Spieler.

# Namen der Dinge
edo-colour-blue = Blau
edo-colour-red = Rot
edo-colour-green = Grün
edo-colour-yellow = Gelb
edo-seat-blue = { edo-colour-blue }
edo-seat-red = { edo-colour-red }
edo-seat-green = { edo-colour-green }
edo-seat-yellow = { edo-colour-yellow }
edo-space-edo = Edo
edo-space-sumida = Fluss Sumida
edo-space-tama = Fluss Tama
edo-space-tone = Fluss Tone
edo-space-nihonbashi = Brücke Nihonbashi
edo-space-kawagoe = Kawagoe
edo-space-odawara = Odawara
edo-space-sakura = Sakura
edo-space-mito = Mito
edo-space-usui = Tor von Usui
edo-space-hakone = Tor von Hakone
edo-space-kurihashi = Tor von Kurihashi
edo-space-kobotoke = Tor von Kobotoke
edo-space-field-1 = Reisfeld 1
edo-space-field-2 = Reisfeld 2
edo-space-forest-1 = Wald 1
edo-space-forest-2 = Wald 2
edo-space-forest-3 = Wald 3
edo-space-quarry-1 = Steinbruch 1
edo-space-quarry-2 = Steinbruch 2
edo-space-quarry-3 = Steinbruch 3
edo-resource-rice = Reis
edo-resource-wood = Holz
edo-resource-stone = Stein
edo-action-money = Geld
edo-action-rice = Reis
edo-action-travel = Reise
edo-action-recruit = Anwerben
edo-action-development = Entwicklung
edo-action-field = Reisfeld
edo-action-wood = Holz
edo-action-stone = Stein
edo-action-build = Bauen
edo-action-trade = Handel
edo-building-house = Haus
edo-building-post = Handelsposten
edo-building-fortress = Festung
edo-card-a = A
edo-card-b = B
edo-card-c = C
edo-card-s01 = S01 Steueramt / Holzgilde
edo-card-s02 = S02 Münze / Steinmetze
edo-card-s03 = S03 Geldwechsler / Bewässerung
edo-card-s04 = S04 Reissteuer / Zimmerleute
edo-card-s05 = S05 Kornspeicher / Steinbruchmeister
edo-card-s06 = S06 Poststraße / Holzfällerlager
edo-card-s07 = S07 Kuriere / Steinkähne
edo-card-s08 = S08 Reisepass / Marktrecht
edo-card-s09 = S09 Hofgunst / Frondienst
edo-card-s10 = S10 Gesandter des Shoguns / Handelsagenten
edo-card-s11 = S11 Kanzlei / Feldreform
edo-card-s12 = S12 Baumeister / Reisabgabe
edo-merchant-m01 = M01
edo-merchant-m02 = M02
edo-merchant-m03 = M03
edo-merchant-m04 = M04
edo-merchant-m05 = M05
edo-merchant-m06 = M06
edo-merchant-m07 = M07
edo-merchant-m08 = M08
edo-merchant-m09 = M09
edo-merchant-m10 = M10
edo-tile-p12 = P12
edo-tile-p10 = P10
edo-tile-p9 = P9
edo-tile-p8 = P8
edo-tile-p7 = P7
edo-set-k1 = K1
edo-set-k2 = K2
edo-set-k3 = K3
edo-set-k4 = K4
edo-set-k5 = K5
edo-source-houses = Häuser
edo-source-post = den Handelsposten
edo-source-fortresses = Festungen
edo-source-trade = Handel
edo-source-samurai = Samurai
edo-source-ryo = Ryo

# Was geschehen ist
edo-tile-laid = Das Ertragsplättchen { $tile } liegt in { $city }.
edo-current-laid = Die aktuelle Händlerkarte ist { $merchant }.
edo-next-opened = Die nächste Händlerkarte ist { $merchant }.
edo-special-opened = Aufgedeckt: Sonderkarte { $special }.
edo-first-drawn = { $you ->
    [seat] Du bist Startspieler.
   *[other] { $seat } ist Startspieler.
}
edo-colour-taken = { $you ->
    [seat] Du spielst { $colour }.
   *[other] { $seat } spielt { $colour }.
}
edo-set-taken = { $you ->
    [seat] Du nimmst das Startpaket { $set }.
   *[other] { $seat } nimmt das Startpaket { $set }.
}
edo-home-placed = { $you ->
    [seat] Du beginnst in { $city }, mit einem Haus und einem Samurai.
   *[other] { $seat } beginnt in { $city }, mit einem Haus und einem Samurai.
}
edo-round-began = { $you ->
    [seat] Runde { $round }: Alle planen geheim. Du bist Startspieler.
   *[other] Runde { $round }: Alle planen geheim. Startspieler ist { $seat }.
}
edo-card-laid = { $you ->
    [seat] Du legst Karte { $card } auf Platz { $slot }: { $action }.
   *[other] { $seat } legt Karte { $card } auf Platz { $slot }: { $action }.
}
edo-officials-set = { $you ->
    [seat] Du stellst { $own } eigene Beamte und { $shogun } des Shoguns an Platz { $slot }.
   *[other] { $seat } stellt { $own } eigene Beamte und { $shogun } des Shoguns an Platz { $slot }.
}
edo-plan-lifted = { $you ->
    [seat] { $card_too ->
        [true] Du nimmst die Karte von Platz { $slot } zurück.
       *[false] Du nimmst die Beamten von Platz { $slot } zurück.
    }
   *[other] { $card_too ->
        [true] { $seat } nimmt die Karte von Platz { $slot } zurück.
       *[false] { $seat } nimmt die Beamten von Platz { $slot } zurück.
    }
}
edo-plan-handed-in = { $you ->
    [seat] Du hast deinen Plan abgegeben.
   *[other] { $seat } hat einen Plan abgegeben.
}
edo-officials-shown = { $you ->
    [seat] An deinem Platz { $slot } stehen { $own } eigene Beamte und { $shogun } des Shoguns.
   *[other] An Platz { $slot } von { $seat } stehen { $own } eigene Beamte und { $shogun } des Shoguns.
}
edo-slot-began = Platz { $slot } wird ausgeführt.
edo-samurai-moved = { $you ->
    [seat] Du bewegst einen Samurai: { $origin } → { $goal }, für { $ryo } Ryo.
   *[other] { $seat } bewegt einen Samurai: { $origin } → { $goal }, für { $ryo } Ryo.
}
edo-merchant-moved = { $you ->
    [seat] Du bewegst den Händler: { $origin } → { $goal }, für { $ryo } Ryo.
   *[other] { $seat } bewegt den Händler: { $origin } → { $goal }, für { $ryo } Ryo.
}
edo-revealed = { $you ->
    [seat] Du deckst Platz { $slot } auf: { $action } auf Karte { $card }, mit { $own } eigenen Beamten und { $shogun } des Shoguns.
   *[other] { $seat } deckt Platz { $slot } auf: { $action } auf Karte { $card }, mit { $own } eigenen Beamten und { $shogun } des Shoguns.
}
edo-money-made = { $you ->
    [seat] Du erhältst { $ryo } Ryo.
   *[other] { $seat } erhält { $ryo } Ryo.
}
edo-rice-made = { $you ->
    [seat] Du erhältst { $rice } Reis.
   *[other] { $seat } erhält { $rice } Reis.
}
edo-official-sent = { $you ->
    [seat] Du entsendest einen Beamten als Samurai: { $space }.
   *[other] { $seat } entsendet einen Beamten als Samurai: { $space }.
}
edo-samurai-travelled = { $you ->
    [seat] Dein Samurai reist: { $origin } → { $goal }.
   *[other] Ein Samurai von { $seat } reist: { $origin } → { $goal }.
}
edo-recruited = { $you ->
    [seat] Du wirbst für { $rice } Reis
   *[other] { $seat } wirbt für { $rice } Reis
} { $number ->
    [one] 1 Beamten des Shoguns
   *[other] { $number } Beamte des Shoguns
} an.
edo-card-bought = { $you ->
    [seat] Du kaufst die Sonderkarte { $special } für { $ryo } Ryo.
   *[other] { $seat } kauft die Sonderkarte { $special } für { $ryo } Ryo.
}
edo-gathered = { $you ->
    [seat] Du gewinnst { $number } { $resource } ({ $space }).
   *[other] { $seat } gewinnt { $number } { $resource } ({ $space }).
}
edo-built = { $you ->
    [seat] Du baust in { $city } ({ $building })
   *[other] { $seat } baut in { $city } ({ $building })
}:{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } Stein
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-bought = { $you ->
    [seat] Du kaufst { $number } { $resource } vom Händler für { $ryo } Ryo.
   *[other] { $seat } kauft { $number } { $resource } vom Händler für { $ryo } Ryo.
}
edo-point-taken = { $you ->
    [seat] Du zahlst den Preis der Händlerkarte { $merchant } für einen Punkt.
   *[other] { $seat } zahlt den Preis der Händlerkarte { $merchant } für einen Punkt.
}
edo-lapsed = { $you ->
    [seat] { $action } verfällt bei dir
   *[other] { $action } verfällt bei { $seat }
}{ $times ->
    [one] : 1 Aktivierung kann nicht genutzt werden.
   *[other] : { $times } Aktivierungen können nicht genutzt werden.
}
edo-given-up = { $you ->
    [seat] Du verzichtest auf
   *[other] { $seat } verzichtet auf
} { $times ->
    [one] 1 Aktivierung: { $action }.
   *[other] { $times } Aktivierungen: { $action }.
}
edo-points-scored = { $you ->
    [seat] Du erhältst
   *[other] { $seat } erhält
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $source }.
edo-samurai-recalled = { $you ->
    [seat] { $hungry ->
        [true] Ohne Reis kehrt dein Samurai zurück: { $space }.
       *[false] Du rufst einen Samurai zurück: { $space }.
    }
   *[other] { $hungry ->
        [true] Ohne Reis kehrt ein Samurai von { $seat } zurück: { $space }.
       *[false] { $seat } ruft einen Samurai zurück: { $space }.
    }
}
edo-wages-paid = { $you ->
    [seat] Du zahlst { $rice } Reis Sold.
   *[other] { $seat } zahlt { $rice } Reis Sold.
}
edo-income-paid = { $you ->
    [seat] { $city } zahlt dir { $ryo } Ryo.
   *[other] { $city } zahlt { $ryo } Ryo an { $seat }.
}
edo-merchant-turned = Händlerkarte { $merchant } gilt jetzt.
edo-first-passed = { $you ->
    [seat] Der Startspielermarker geht an dich.
   *[other] Der Startspielermarker geht an { $seat }.
}
edo-left-out = { $you ->
    [seat] Du hast kein Haus in Edo und bist ausgeschieden.
   *[other] { $seat } hat kein Haus in Edo und ist ausgeschieden.
}
edo-ryo-shown = { $you ->
    [seat] Du hast { $ryo } Ryo.
   *[other] { $seat } hat { $ryo } Ryo.
}
edo-game-ended = { $you ->
    [seat] Du gewinnst die Gunst des Shoguns.
   *[other] { $seat } gewinnt die Gunst des Shoguns.
}
edo-game-ended-none = Niemand hat ein Haus in Edo: Niemand gewinnt.

# Züge
edo-move-colour = { $colour } spielen
edo-move-set = Startpaket { $set } nehmen: { $rice } Reis, { $wood } Holz, { $stone } Stein
edo-move-home = In { $city } beginnen
edo-move-lay = { $action } auf Karte { $card } (bis zu { $most })
edo-move-officials = { $own } eigene Beamte und { $shogun } des Shoguns stellen
edo-move-lift = Den letzten Teil des Plans zurücknehmen
edo-move-hand-in = Den Plan abgeben
edo-move-go = Einen Samurai bewegen: { $origin } → { $goal }
edo-move-go-paid = Einen Samurai bewegen: { $origin } → { $goal }, für { $ryo } Ryo
edo-move-merchant = Den Händler bewegen: { $goal }, für { $ryo } Ryo
edo-move-reveal = Die Karte aufdecken
edo-move-use = { $times ->
    [one] { $action } einmal nutzen
   *[other] { $action } { $times }-mal nutzen
}
edo-move-send = Einen Beamten entsenden: { $space }
edo-move-enough = Kein weiterer Samurai in diesem Zug
edo-move-take = Sonderkarte { $special } für { $ryo } Ryo kaufen
edo-move-gather = { $number } gewinnen: { $space }
edo-move-build = In { $city } bauen ({ $building }):{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } Stein
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-move-buy = { $number } { $resource } für { $ryo } Ryo kaufen
edo-move-point = Den Punkt nehmen:{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } Reis
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } Stein
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-move-end = Den Zug beenden
edo-move-recall = Einen Samurai zurückrufen: { $space }
edo-move-pay = Die anderen behalten und { $rice } Reis zahlen

# Worauf der Tisch wartet
edo-prompt-colour = { $you ->
    [seat] Wähle eine Farbe.
   *[other] { $seat } wählt eine Farbe.
}
edo-prompt-start = { $you ->
    [seat] Nimm ein Startpaket oder setze Haus und Samurai; das andere folgt im zweiten Durchgang.
   *[other] { $seat } nimmt ein Startpaket oder eine Stadt.
}
edo-prompt-set = { $you ->
    [seat] Nimm ein Startpaket.
   *[other] { $seat } nimmt ein Startpaket.
}
edo-prompt-home = { $you ->
    [seat] Setze dein Haus und deinen Samurai in eine Stadt.
   *[other] { $seat } setzt Haus und Samurai in eine Stadt.
}
edo-prompt-plan = { $you ->
    [seats] Plane geheim: auf jeden Platz eine Karte mit einer Aktion, dazu Beamte. Gib dann deinen Plan ab.
   *[other] { $number ->
        [one] { $seats } plant noch geheim.
       *[other] Es planen noch geheim: { $seats }.
    }
}
edo-prompt-before = { $you ->
    [seat] Platz { $slot }: Bewege gegen Bezahlung, 1 Ryo je Schritt, und decke dann deine Karte auf.
   *[other] Platz { $slot }: { $seat } kann gegen Bezahlung bewegen und deckt dann eine Karte auf.
}
edo-prompt-use = { $you ->
    [seat] { $action }: Wie viele deiner { $left } Aktivierungen nutzt du?
   *[other] { $action }: { $seat } hat { $left } Aktivierungen.
}
edo-prompt-travel = { $you ->
    [seat] { $action }: Entsende einen Beamten oder bewege Samurai kostenlos; noch { $left } Beamte.
   *[other] { $action }: { $seat } hat noch { $left } Beamte.
}
edo-prompt-travel-on = { $you ->
    [seat] { $action }: Reist noch ein Samurai mit? Verbleibende Beamte: { $left }.
   *[other] { $action }: { $seat } bewegt Samurai; es bleiben { $left } Beamte.
}
edo-prompt-develop = { $you ->
    [seat] { $action }: Nimm eine ausliegende Karte; verbleibende Aktivierungen: { $left }.
   *[other] { $action }: { $seat } kann eine Sonderkarte kaufen; verbleibende Aktivierungen: { $left }.
}
edo-prompt-gather = { $you ->
    [seat] { $action }: Wähle ein Feld mit einem deiner Samurai; verbleibende Aktivierungen: { $left }.
   *[other] { $action }: { $seat } sammelt; verbleibende Aktivierungen: { $left }.
}
edo-prompt-build = { $you ->
    [seat] { $action }: Wähle eine Stadt und ein Gebäude; verbleibende Aktivierungen: { $left }.
   *[other] { $action }: { $seat } kann bauen; verbleibende Aktivierungen: { $left }.
}
edo-prompt-trade = { $you ->
    [seat] { $action }: Kaufe beim Händler oder nimm den Punkt; verbleibende Aktivierungen: { $left }.
   *[other] { $action }: { $seat } handelt mit dem Händler; verbleibende Aktivierungen: { $left }.
}
edo-prompt-wages = { $you ->
    [seat] Sold: { $samurai } Samurai, { $rice } Reis. Rufe zurück, wen du nicht ernährst, und zahle dann.
   *[other] Sold: { $seat } hat { $samurai } Samurai und { $rice } Reis.
}
edo-prompt-nobody = Das Spiel ist zu Ende.

# Warum eine Anweisung abgelehnt wird
refused-edo-no-gifts = Spieler geben einander nichts.
refused-edo-buildings-stay = Gebäude werden nie versetzt, zurückgenommen, verkauft oder abgerissen.
refused-edo-three-cards = Ein Plan hat drei verschiedene Karten, eine auf jedem Platz.
refused-edo-slot = Platz { $slot }: { $card } mit { $action }, { $own } eigenen Beamten und { $shogun } des Shoguns ist nicht möglich.
refused-edo-too-many-samurai = Ein Beamter bewegt höchstens { $most } Samurai.
refused-edo-other-card = Die aktuelle Händlerkarte { $merchant } verkauft { $resource }.
refused-edo-one-use = Eine Aktivierung kauft oder nimmt den Punkt; beides zusammen verlangt deinen Handelsposten dort.
refused-edo-one-point = Eine Aktivierung bringt höchstens einen Punkt.
refused-edo-not-there = Du hast dort nur { $samurai } Samurai: { $space }.
refused-edo-rice-for = Du hast nur Reis für { $rice } Samurai.
refused-edo-travel-in-order = Die Samurai eines freien Zugs werden in der Reihenfolge der Felder genannt. Nenne sie zusammen: „travel usui to edo, kawagoe to edo“.
refused-edo-keep-in-order = Samurai kommen in der Reihenfolge der Felder zurück. Sage auf einmal, wer bleibt: „keep edo, forest-1“.

# Das Bild des Tisches
edo-picture-set-up = Aufbau
edo-picture-when = Runde { $round }
edo-picture-plan = Planung
edo-picture-actions = Platz { $slot }
edo-picture-wages = Sold
edo-picture-over = Ende
edo-picture-merchant = Händler: { $space }   { $card }: bis zu { $most } { $resource } für je { $each } Ryo, oder 1 Punkt für{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } Reis
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } Stein
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-picture-next = dann { $card }
edo-picture-piles = Händlerstapel { $merchants }, Sonderstapel { $specials }, Beamte des Shoguns { $shoguns }, Festungen { $fortresses }
edo-picture-display = Sonderkarten: { $cards }
edo-picture-reconstructed = Mit * bezeichnete Preise, Pläne, Plättchen und Karten sind rekonstruiert.
edo-picture-counts = { $points } Punkte  { $ryo } Ryo  Reis { $rice }  Holz { $wood }  Stein { $stone }
edo-picture-pieces = Beamte { $own }+{ $shoguns }  Häuser { $houses }  Handelsposten { $post }
edo-picture-slot = { $slot }: { $card } { $action } { $own }+{ $shogun }
edo-picture-hidden = verdeckt
edo-picture-covered = –
edo-picture-handed-in = Plan abgegeben
edo-picture-thinking = plant
edo-picture-first = Start
edo-picture-no-colour = ein Spieler ohne Farbe
