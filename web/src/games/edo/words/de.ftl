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
edo-plan-to-feed = für den Lohn von { $samurai } Samurai
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
edo-plan-handed-in = Dein Plan ist abgegeben. Die anderen planen noch.
edo-plan-clear = Leeren
edo-plan-about-clear = Nimmt alle Beamten zurück und dreht die Karten zurück.
edo-plan-try = Ausprobieren
edo-plan-about-try = Spielt diesen Plan an einem eigenen Tisch. Die anderen spielen Bots, und hier geschieht nichts.
edo-plan-warning = Was verfallen würde
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
