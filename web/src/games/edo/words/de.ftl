# Options of Edo
option-edo-players = Anzahl der Spieler
option-edo-colour_choice = Farben
value-edo-colour_choice-seat_order = der Reihe nach gewählt
value-edo-colour_choice-random = ausgelost
option-edo-two_player_town = Sakura zu zweit
option-edo-two_player_town-about = Durch eine geschlossene Stadt kommt man hindurch, aber niemand baut dort.
value-edo-two_player_town-closed = geschlossen
value-edo-two_player_town-open = offen
option-edo-first_player = Startspieler
value-edo-first_player-random = ausgelost
value-edo-first_player-seat_1 = der erste Platz
option-edo-edo_allowed = Starthaus in Edo
option-edo-edo_allowed-about = Wer dort beginnt, hat schon das Haus, das zum Sieg nötig ist.
option-edo-second_lap = Zweite Runde der Startwahl
value-edo-second_lap-reverse = in umgekehrter Reihenfolge
value-edo-second_lap-clockwise = im Uhrzeigersinn
option-edo-officials_view = Beamte an noch verdeckten Plätzen
value-edo-officials_view-hidden = verdeckt
value-edo-officials_view-open = sichtbar
option-edo-money_view = Ryo der anderen
option-edo-money_view-about = Jede Einnahme und jede Ausgabe wird in jedem Fall angesagt.
value-edo-money_view-hidden = verdeckt
value-edo-money_view-open = gezeigt

# Das Planungsbrett
edo-board-own-title = Plan
edo-board-out = ausgeschieden: kein Haus in Edo
edo-plan-board = Planungsbrett
edo-plan-slot = Platz { $slot }: { $action }, Karte { $card }, { $own } eigene Beamte und { $shogun } des Shoguns
edo-plan-no-action = Aktion?
edo-plan-keys = Tasten: ↑ ↓ dreht die Karte; + und − oder eine Ziffer setzt Beamte, mit Umschalt die des Shoguns; Umschalt und ← → ändert die Reihenfolge. Oder ziehen, oder zwei Plätze antippen.
edo-plan-waiting-all = Wartende Beamte
edo-plan-waiting = { $kind ->
    [own] Eigene Beamte, die warten: { $number }
   *[shogun] Beamte des Shoguns, die warten: { $number }
}
edo-plan-about-officials = { $kind ->
    [own] Eigene Beamte. Jeder führt die Aktion seiner Karte einmal aus; mit Reise können sie auf den Spielplan.
   *[shogun] Beamte des Shoguns. Sie handeln wie die eigenen, kommen aber nie auf den Spielplan.
} Einen auf eine Karte ziehen, oder antippen und dann den Platz.
edo-plan-hand = Karten, die auf keinem Platz liegen
edo-plan-next-round = Planbar ab der nächsten Runde.
edo-plan-less = Ein Beamter weniger auf Platz { $slot }
edo-plan-more = Ein Beamter mehr auf Platz { $slot }
edo-plan-lapses = { $times ->
    [one] verfällt
   *[other] { $times } verfallen
}
edo-plan-stock = Was du hast
edo-plan-samurai = Samurai auf dem Spielplan
edo-plan-houses-left = Häuser im Vorrat
edo-plan-post-left = Handelsposten im Vorrat
edo-plan-to-feed = für den Sold von { $samurai } Samurai
edo-plan-income = Einkommen am Ende der Runde
edo-plan-points = Punkte
edo-plan-gap-card = Platz { $slot } hat keine Karte.
edo-plan-gap-action = Platz { $slot }: eine Aktion wählen.
edo-plan-gap-pairs = Platz { $slot }: zwei Beamte je Gebäude.
edo-plan-gap-most = Platz { $slot }: zu viele Beamte.
edo-plan-lapsing = Platz { $slot }, { $action }: { $why }
edo-plan-good = So wie es steht, gelingt alles.
edo-plan-idle = Noch ist kein Beamter eingesetzt.
edo-lapse-samurai = kein Samurai dafür.
edo-lapse-merchant = kein Samurai beim Händler.
edo-lapse-way = zu wenig Ryo für den Weg.
edo-lapse-price = nicht zu bezahlen.
edo-lapse-recruit = kein Reis, oder kein Beamter des Shoguns mehr.
edo-lapse-development = zu wenig Ryo, oder keine Karte.
edo-lapse-travel = kein Samurai zu bewegen.
edo-lapse-place = kein Platz dafür.
edo-plan-is-handed-in = Dein Plan ist abgegeben. Die anderen planen noch.
edo-plan-clear = Leeren
edo-plan-about-clear = Nimmt alle Beamten zurück und dreht die Karten zurück.
edo-plan-try = Ausprobieren
edo-plan-about-try = Spielt diesen Plan an einem eigenen Tisch. Die anderen spielen Bots, und hier geschieht nichts.
edo-plan-warning = Was verfallen würde
edo-since-home = beginnt in { $city }
edo-since-handed-in = Plan abgegeben
edo-since-lapsed = { $times ->
    [one] 1 Aktivierung verfallen
   *[other] { $times } Aktivierungen verfallen
}
edo-since-built = { $building } in { $city }
edo-since-merchant = Händler: { $space }
edo-since-gain = { $sign }{ $number } { $good ->
    [ryo] Ryo
    [rice] Reis
    [wood] Holz
    [stone] Stein
    [samurai] Samurai
    [officials] { $number ->
        [one] Beamter des Shoguns
       *[other] Beamte des Shoguns
    }
   *[points] { $number ->
        [one] Punkt
       *[other] Punkte
    }
}
edo-face-money = { $gives } Ryo für jeden Beamten.
edo-face-rice = { $gives } Reis für jeden Beamten.
edo-face-travel = jeder Beamte geht als Samurai { $far ->
    [true] auf ein beliebiges Feld
   *[false] an ein Tor
} oder bewegt bis zu { $group } Samurai kostenlos.
edo-face-recruit = { $price ->
    [0] ein Beamter des Shoguns, kostenlos, ab der nächsten Runde.
   *[other] ein Beamter des Shoguns für { $price } Reis, ab der nächsten Runde.
}
edo-face-development = eine Sonderkarte der Auslage für { $price } Ryo.
edo-face-field = Reis durch jeden Samurai in einem Reisfeld: je weniger dort stehen, desto mehr{ $gives ->
    [0] {""}
   *[other] , und { $gives } dazu
}.
edo-face-wood = Holz durch jeden Samurai in einem Wald: je weniger dort stehen, desto mehr{ $gives ->
    [0] {""}
   *[other] , und { $gives } dazu
}.
edo-face-stone = Stein durch jeden Samurai in einem Steinbruch: je weniger dort stehen, desto mehr{ $gives ->
    [0] {""}
   *[other] , und { $gives } dazu
}.
edo-face-build = { $takes ->
    [one] ein Gebäude für jeden Beamten
   *[other] ein Gebäude für je { $takes } Beamte
}{ $far ->
    [true] , ohne Samurai
   *[false] , durch einen Samurai in der Stadt
}:
edo-face-trade = beim Händler kaufen { $both ->
    [true] und den Punkt nehmen
   *[false] oder den Punkt nehmen
}{ $far ->
    [true] , wo auch immer der Samurai steht.
   *[false] , durch einen Samurai, der bei ihm ist.
}
edo-face-most = Höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
}.

# The board
edo-board-map = Karte der Kantō-Ebene
edo-board-closed = geschlossen
edo-board-pick-up = Hier eine Figur nehmen
edo-board-build-here = Hier bauen
edo-board-take-back = Einen Samurai zurücknehmen oder stehen lassen
edo-board-samurai-of = { $number } Samurai von { $player }
edo-board-the-merchant = der Händler
edo-board-there = Dort: { $who }
edo-board-built = { $number ->
    [0] Noch ist nichts gebaut, zehn Bauplätze sind frei
    [one] 1 von zehn Bauplätzen ist bebaut
   *[other] { $number } von zehn Bauplätzen sind bebaut
}
edo-board-share = { $player } { $ryo } Ryo (Einfluss { $influence })
edo-board-shares = Gewinnplättchen { $tile }*: { $shares }
edo-board-nobody = Gewinnplättchen { $tile }*: Niemand hat hier Einfluss
edo-board-beside = Nachbarn: { $spaces }.
edo-board-about-closed = Eine geschlossene Stadt: Man kommt hindurch, aber niemand baut dort
edo-board-about-field = Hier wird Reis gesammelt: { $one } mit einem Samurai auf dem Feld, { $two } mit zweien, { $more } mit mehr
edo-board-about-forest = Hier wird Holz gesammelt: { $one } mit einem Samurai auf dem Feld, { $two } mit zweien, { $more } mit mehr
edo-board-about-quarry = Hier wird Stein gesammelt: { $one } mit einem Samurai auf dem Feld, { $two } mit zweien, { $more } mit mehr
edo-board-about-gate = Entsandte Beamte kommen an einem Tor als Samurai an
edo-board-about-road = Ein Durchgang, mehr nicht
edo-board-track = Punkte
edo-board-about-track = Die Machtleiste. Sobald jemand { $points } Punkte hat, ist die Runde die letzte; gewinnen kann nur, wer ein Haus in Edo hat.
edo-board-merchant-cards = Händlerkarten
edo-board-current = Händler
edo-board-next = Danach
edo-board-pile = { $cards ->
    [0] Stapel leer
   *[other] Stapel: { $cards }
}
edo-board-about-current = Wer einen Samurai beim Händler hat, handelt nach dieser Karte, die ganze Runde lang.
edo-board-about-next = Sie gilt in der nächsten Runde.
edo-board-about-pile = Händlerkarten, die noch kommen, die nächste eingeschlossen. Sind sie verbraucht, ist die Runde die letzte.
edo-board-about-special-pile = Verdeckte Sonderkarten. Sobald eine gekauft ist, wird die nächste aufgedeckt.
edo-board-display = Offene Sonderkarten
edo-board-reconstructed = * Rekonstruiert: Keine Quelle nennt diese Zahlen.
edo-board-specials = Sonderkarten im Stapel
edo-board-supply = Vorrat
edo-board-shoguns = Beamte des Shoguns im Vorrat
edo-board-fortresses = Festungen im Vorrat
edo-board-about-shoguns = Übrige Beamte des Shoguns. Anwerben bringt einen für einen Reis, von der nächsten Runde an.
edo-board-about-fortresses = Übrige Festungen. Eine Stadt kann für je zwei Häuser eine haben.
edo-board-pawns = Figuren
edo-board-send = Beamten entsenden
edo-board-pawn-samurai = Samurai: { $place }
edo-board-pawn-merchant = Händler: { $place }
edo-board-goal-paid = Wohin? An jedem Feld steht der Preis.
edo-board-goal-free = Wohin? Es kostet nichts.
edo-board-move-or-reveal = Nimm eine Figur, um sie zu bewegen, oder decke auf.
edo-board-travel-how = Nimm einen Samurai oder entsende einen Beamten.
edo-board-again = Von vorn
edo-board-travel = { $samurai ->
    [one] 1 Samurai bewegen
   *[other] { $samurai } Samurai bewegen
}
edo-board-reveal = Aufdecken: { $action } ×{ $officials }
edo-board-give-up = { $left ->
    [one] Auf 1 Aktivierung verzichten
   *[other] Auf { $left } Aktivierungen verzichten
}
edo-board-which-city = In welcher Stadt?
edo-board-other-city = Andere Stadt
edo-board-how-many = Wie viele?
edo-board-fewer = Einer weniger
edo-board-more = Einer mehr
edo-board-buy = Kaufen für
edo-board-stay = { $place }: { $stay } von { $all } bleiben
edo-board-wages-how = Drücke auf ein Feld, um einen Samurai zurückzunehmen.
edo-board-wages-short = { $samurai ->
    [one] Der Reis reicht nicht: Nimm noch 1 zurück.
   *[other] Der Reis reicht nicht: Nimm noch { $samurai } zurück.
}
edo-board-wages = { $back ->
    [0] Alle behalten und { $stay } zahlen
   *[other] { $back } zurücknehmen und { $stay } zahlen
}
edo-board-figure-ryo = Ryo
edo-board-figure-rice = Reis
edo-board-figure-wood = Holz
edo-board-figure-stone = Stein
edo-board-figure-official = eigene Beamte
edo-board-figure-shogun = Beamte des Shoguns
edo-board-figure-samurai = Samurai auf der Karte
edo-board-figure-house = Häuser übrig
edo-board-figure-post = Handelsposten übrig
edo-board-about-figure-ryo = Ryo bezahlen Wege, Gebäude, Sonderkarten und Handel. Wer am Ende viele hat, bekommt Punkte dafür.
edo-board-about-figure-rice = Jeder Samurai, der auf der Karte bleibt, kostet am Ende der Runde einen Reis.
edo-board-about-figure-wood = Häuser und Handelsposten werden aus Holz gebaut.
edo-board-about-figure-stone = Festungen und Handelsposten werden aus Stein gebaut.
edo-board-about-figure-official = Jeder aktiviert einmal eine Aktion oder wird als Samurai entsandt.
edo-board-about-figure-shogun = Sie aktivieren Aktionen und kommen nie auf die Karte.
edo-board-about-figure-samurai = Sie sammeln, bauen und handeln, wo sie stehen. Am Ende ist jeder ein Punkt.
edo-board-about-figure-house = Ein Haus ist ein Punkt und 1 Einfluss in seiner Stadt.
edo-board-about-figure-post = Der Handelsposten ist 2 Punkte und 2 Einfluss; in seiner Stadt bringt ein Handel Kauf und Punkt.
edo-board-about-covered = Die Summe sehen andere nicht. Jede Einnahme und jede Ausgabe wird angesagt.
edo-board-first = Startspieler
edo-board-about-first = Hat in dieser Runde auf jedem Platz den ersten Zug. Der Marker wandert im Uhrzeigersinn.
edo-board-in-edo = Haus in Edo
edo-board-about-in-edo = Nur wer ein Haus in Edo hat, kann gewinnen.
edo-board-slots = Plätze des Plans
edo-board-slot-hidden = Platz { $slot }: verdeckt
