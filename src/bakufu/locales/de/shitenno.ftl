# Im Regal
shitenno-about = Karten und Titel verteilen, dann Provinzen für den eigenen General gewinnen. 2 bis 4 Spieler.

# Namen der Dinge
general-honda = Honda
general-sakakibara = Sakakibara
general-sakai = Sakai
general-ii = Ii
title-daimyo = Daimyō
title-shomyo = Shōmyō
title-sensei = Senseï
title-hatamoto = Hatamoto
kind-samurai = Samurai
kind-bushi = Bushi
kind-sohei = Sōhei
kind-shinobi = Shinobi
bonus-exchange = Tausch
bonus-plus-one = +1
bonus-draw = Nachziehen
province-chugoku = Chūgoku
province-chubu = Chūbu
province-hokkaido = Hokkaidō
province-kyushu = Kyūshū
province-tohoku = Tōhoku
province-shikoku = Shikoku
province-kansai = Kansai
province-kanto = Kantō
way-troops = Truppen
way-koku = Koku
source-positions = Positionen
source-titles = Titel
source-koku = Koku
source-majorities = Mehrheiten
card-1-koku = 1 Koku
card-2-koku = 2 Koku
card-3-koku = 3 Koku
card-samurai = Samurai
card-bushi = Bushi
card-sohei = Sōhei
card-shinobi = Shinobi
card-samurai-samurai = Samurai+Samurai
card-samurai-bushi = Samurai+Bushi
card-samurai-sohei = Samurai+Sōhei
card-samurai-shinobi = Samurai+Shinobi
card-bushi-bushi = Bushi+Bushi
card-bushi-sohei = Bushi+Sōhei
card-bushi-shinobi = Bushi+Shinobi
card-sohei-sohei = Sōhei+Sōhei
card-sohei-shinobi = Sōhei+Shinobi
card-shinobi-shinobi = Shinobi+Shinobi
piece-hatamoto = Hatamoto-Titel
piece-exchange = Tausch
piece-plus-one = +1
piece-1-koku = { card-1-koku }
piece-2-koku = { card-2-koku }
piece-3-koku = { card-3-koku }
piece-samurai = { card-samurai }
piece-bushi = { card-bushi }
piece-sohei = { card-sohei }
piece-shinobi = { card-shinobi }
piece-samurai-samurai = { card-samurai-samurai }
piece-samurai-bushi = { card-samurai-bushi }
piece-samurai-sohei = { card-samurai-sohei }
piece-samurai-shinobi = { card-samurai-shinobi }
piece-bushi-bushi = { card-bushi-bushi }
piece-bushi-sohei = { card-bushi-sohei }
piece-bushi-shinobi = { card-bushi-shinobi }
piece-sohei-sohei = { card-sohei-sohei }
piece-sohei-shinobi = { card-sohei-shinobi }
piece-shinobi-shinobi = { card-shinobi-shinobi }

# Was geschehen ist
shitenno-gate-shown = Das Tor von { $province } zeigt einen { $kind }.
shitenno-gate-shown-hidden = Das letzte Plättchen von { $province } ist weg: Ab jetzt zählt die Torfigur.
shitenno-general-taken = { $you ->
    [seat] Du spielst { $general }.
   *[other] { $seat } spielt { $general }.
}
shitenno-title-dealt = { $you ->
    [seat] Du beginnst als { $title }.
   *[other] { $seat } beginnt als { $title }.
}
shitenno-card-dealt = { $you ->
    [seat] Du erhältst die Karte { $card }.
   *[other] { $seat } erhält die Karte { $card }.
}
shitenno-card-dealt-hidden = { $you ->
    [seat] Du erhältst eine Truppenkarte.
   *[other] { $seat } erhält eine Truppenkarte.
}
shitenno-year-even = Runde { $round }: In Edo beginnt ein gerades Jahr.
shitenno-year-odd = Runde { $round }: In den Provinzen beginnt ein ungerades Jahr.
shitenno-cards-turned = Zum Verteilen aufgedeckt: { $cards }.
shitenno-tairo-named = { $you ->
    [seat] Du bist Tairō.
   *[other] { $seat } ist Tairō.
}
shitenno-lot-made = { $you ->
    [seat] Du bildest
   *[other] { $seat } bildet
} ein Paket mit { $seals ->
    [one] { $seals } Siegel
   *[other] { $seals } Siegeln
}: { $cards }.
shitenno-lot-asked = { $you ->
    [seat] Das Paket wird dir angeboten.
   *[other] Das Paket wird { $seat } angeboten.
}
shitenno-lot-refused = { $you ->
    [seat] Du lehnst ab.
   *[other] { $seat } lehnt ab.
}
shitenno-lot-taken = { $how ->
    [refused-by-all] { $you ->
        [seat] Du behältst das abgelehnte Paket
       *[other] { $seat } behält das abgelehnte Paket
    }
   *[other] { $you ->
        [seat] Du nimmst das Paket
       *[other] { $seat } nimmt das Paket
    }
} mit { $seals ->
    [one] { $seals } Siegel
   *[other] { $seals } Siegeln
}: { $cards }.
shitenno-title-taken = { $you ->
    [seat] Du bist jetzt { $title }.
   *[other] { $seat } ist jetzt { $title }.
}
shitenno-turn-began = { $you ->
    [seat] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
shitenno-kamon-placed = { $you ->
    [seat] Du legst ein Kamon auf Position { $position } von { $province } und zahlst mit { $way }: { $pieces }.
   *[other] { $seat } legt ein Kamon auf Position { $position } von { $province } und zahlt mit { $way }: { $pieces }.
}
shitenno-points-scored = { $you ->
    [seat] Du erhältst
   *[other] { $seat } erhält
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $source }.
shitenno-tile-won = { $you ->
    [seat] Du gewinnst das Bonusplättchen von { $province }: { $bonus }.
   *[other] { $seat } gewinnt das Bonusplättchen von { $province }: { $bonus }.
}
shitenno-draw-used = { $you ->
    [seat] Du nutzt ein Nachziehen-Plättchen und ziehst die Karte { $card }.
   *[other] { $seat } nutzt ein Nachziehen-Plättchen und zieht die Karte { $card }.
}
shitenno-draw-used-hidden = { $you ->
    [seat] Du nutzt ein Nachziehen-Plättchen und ziehst eine Truppenkarte.
   *[other] { $seat } nutzt ein Nachziehen-Plättchen und zieht eine Truppenkarte.
}
shitenno-kamon-gilded = { $you ->
    [seat] Du drehst dein Kamon auf Position { $position } von { $province } auf die goldene Seite.
   *[other] { $seat } dreht das Kamon auf Position { $position } von { $province } auf die goldene Seite.
}
shitenno-turn-ended = { $you ->
    [seat] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
}
shitenno-pile-shuffled = Der Ablagestapel ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}) wird gemischt und zum neuen Truppenstapel.
shitenno-majority-won = { $you ->
    [seat] Du hast
   *[other] { $seat } hat
} die Mehrheit in { $province }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
shitenno-game-ended = { $you ->
    [seat] Du stehst am höchsten in der Gunst des Shoguns und gewinnst.
   *[other] { $seat } steht am höchsten in der Gunst des Shoguns und gewinnt.
}

# Züge
shitenno-move-general = { $general } spielen
shitenno-move-tile = Das Hierarchieplättchen mit { $seals ->
    [one] { $seals } Siegel
   *[other] { $seals } Siegeln
} nehmen
shitenno-move-add = Die Karte { $card } ins Paket legen
shitenno-move-offer = Das Paket ist fertig
shitenno-move-accept = Das Paket annehmen
shitenno-move-refuse = Das Paket ablehnen
shitenno-move-take = Das Paket mit { $seals ->
    [one] { $seals } Siegel
   *[other] { $seals } Siegeln
} nehmen
shitenno-move-place-troops = Ein Kamon nach { $province } legen ({ $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}) und mit Truppen zahlen
shitenno-move-place-koku = Ein Kamon nach { $province } legen ({ $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}) und { $price } Koku zahlen
shitenno-move-piece = Mit { $piece } zahlen
shitenno-move-pay = Die Zahlung ist vollständig
shitenno-move-draw = Ein Nachziehen-Plättchen nutzen: eine Truppenkarte ziehen
shitenno-move-end = Den Zug beenden
shitenno-move-gild = Das Kamon auf Position { $position } von { $province } auf die goldene Seite drehen und den Zug beenden

# Worauf der Tisch wartet
shitenno-prompt-general = { $you ->
    [seat] Wähle einen General.
   *[other] { $seat } wählt einen General.
}
shitenno-prompt-tile = { $you ->
    [seat] Bilde ein Paket: Wähle zuerst ein Hierarchieplättchen.
   *[other] { $seat } bildet ein Paket: zuerst ein Hierarchieplättchen.
}
shitenno-prompt-two-tiles = { $you ->
    [seat] Bilde die letzten zwei Pakete: Wähle zuerst das höhere der beiden Hierarchieplättchen.
   *[other] { $seat } bildet die letzten zwei Pakete: zuerst das höhere der beiden Hierarchieplättchen.
}
shitenno-prompt-second-tile = { $you ->
    [seat] Bilde die letzten zwei Pakete: Wähle jetzt das niedrigere der beiden Hierarchieplättchen.
   *[other] { $seat } bildet die letzten zwei Pakete: jetzt das niedrigere der beiden Hierarchieplättchen.
}
shitenno-prompt-cards = { $you ->
    [seat] Lege beliebig viele Karten ins Paket.
   *[other] { $seat } legt Karten ins Paket.
}
shitenno-prompt-two-cards = { $you ->
    [seat] Lege Karten in das Paket mit mehr Siegeln; alle übrigen kommen in das andere.
   *[other] { $seat } legt Karten in das Paket mit mehr Siegeln; alle übrigen kommen in das andere.
}
shitenno-prompt-answer = { $you ->
    [seat] Nimmst du das Paket an?
   *[other] { $seat } nimmt das Paket an oder lehnt es ab.
}
shitenno-prompt-which-lot = { $you ->
    [seat] Nimm eines der beiden Pakete.
   *[other] { $seat } nimmt eines der beiden Pakete.
}
shitenno-prompt-turn = { $you ->
    [seat] Lege bis zu zwei Kamons, nutze Nachziehen-Plättchen und beende dann deinen Zug.
   *[other] { $seat } kann bis zu zwei Kamons legen und Nachziehen-Plättchen nutzen und beendet dann den Zug.
}
shitenno-prompt-payment = { $you ->
    [seat] Zahle für { $province } mit { $way }, Stück für Stück.
   *[other] { $seat } zahlt für { $province } mit { $way }.
}
shitenno-prompt-nobody = Das Spiel ist zu Ende.

# Warum ein Ratschlag so lautet
shitenno-why-general = Die Generäle unterscheiden sich nur im Namen.
shitenno-why-lot = Wer es nimmt, wird { $title } und bekommt { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}; { $rest ->
    [one] 1 bleibt
   *[other] { $rest } bleiben
} für die anderen.
shitenno-why-taken = Du wirst { $title } und bekommst { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}.
shitenno-why-refused = Es enthält { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}; { $rest ->
    [one] 1 bleibt
   *[other] { $rest } bleiben
} für { $others ->
    [one] ein weiteres Paket
   *[other] { $others } weitere Pakete
}.
shitenno-why-placed-won = Sofort { $points } Punkte, und die Mehrheit in { $province } geht an dich: { $majority } mehr am Ende.
shitenno-why-placed-kept = Sofort { $points } Punkte, und du hältst { $province } fester: { $majority } mehr am Ende.
shitenno-why-placed-theirs = Sofort { $points } Punkte; die Mehrheit in { $province } bleibt bei { $holder }.
shitenno-why-gilded-won = In Gold zählt dein Kamon doppelt: Die Mehrheit in { $province } geht an dich, { $majority } Punkte am Ende.
shitenno-why-gilded-kept = In Gold zählt dein Kamon doppelt: Du hältst { $province } fester, { $majority } Punkte am Ende.
shitenno-why-gilded-theirs = In Gold zählt dein Kamon doppelt: Du rückst in { $province } näher an { $holder } heran.
shitenno-why-draw = Noch eine Truppenkarte, bevor es weitergeht.
shitenno-why-end = { $cards ->
    [0] Es ist nichts mehr da, womit zu bezahlen wäre.
    [one] 1 Karte bleibt für später.
   *[other] { $cards } Karten bleiben für später.
}

# Warum eine Anweisung abgelehnt wird
refused-lot-offered-first = Ein Paket wird zuerst den anderen angeboten.
refused-only-through-lots = Nur über Pakete wechselt etwas den Besitz.
refused-tiles-in-payments = Tausch- und +1-Plättchen werden in einer Zahlung genutzt, in deinem Zug eines ungeraden Jahres.
refused-tile-first = Wähle zuerst ein Hierarchieplättchen für das Paket.
refused-lot-one-tile = Zu einem Paket gehört genau ein Hierarchieplättchen mit 1 bis 4 Siegeln.
refused-lot-no-such-thing = „{ $thing }“ kann nicht in ein Paket gelegt werden.
refused-lot-stays = Das angebotene Paket bleibt, wie es ist.
refused-lot-begun = Zuerst muss das begonnene Paket fertig werden.
refused-tairo-only = Nur der Tairō bildet Pakete, und nur in geraden Jahren.
refused-two-lots-due = Wenn nur noch zwei ohne Paket sind, werden zwei Pakete gebildet.
refused-one-lot-due = Solange drei oder mehr ohne Paket sind, wird nur ein Paket gebildet.
refused-lot-leaves-cards = Ein Paket enthält mindestens eine Karte und lässt für die { $others } anderen je eine übrig.
refused-lot-not-empty = Jedes Paket enthält mindestens eine Karte.
refused-two-lots-two-tiles = Es werden zwei Pakete gebildet, jedes mit einem Hierarchieplättchen.
refused-two-lots-all-cards = Die beiden Pakete enthalten zusammen alle übrigen Karten.
refused-tile-not-left = Das Hierarchieplättchen mit { $seals ->
    [one] { $seals } Siegel
   *[other] { $seals } Siegeln
} ist nicht mehr da.
refused-card-not-to-share = Es liegt keine Karte { $card } mehr zum Verteilen aus.
refused-no-lot-to-choose = Es gibt kein Paket zur Auswahl.
refused-lots-on-offer = Die angebotenen Pakete haben so viele Siegel: { $seals }.
refused-no-time-to-place = Du kannst jetzt kein Kamon legen.
refused-no-more-kamons = Du kannst in diesem Zug kein weiteres Kamon legen.
refused-province-full = { $province } ist voll.
refused-leftmost-position = Das nächste Kamon kommt auf Position { $position }.
refused-draw-no-piece = Mit einem Nachziehen-Plättchen wird nie bezahlt.
refused-troops-or-koku = Truppen und Koku werden nicht zusammengezählt.
refused-price-not-reached = Dir fehlen { $short } Koku zum Preis von { $price }.
refused-need-not-covered = Dir { $own ->
    [0] { $gate ->
        [one] fehlt ein { $gatekind }
       *[other] fehlen { $gate } { $gatekind }
    }
    [one] { $gate ->
        [0] fehlt ein { $kind }
       *[other] fehlen ein { $kind }
    }
   *[other] fehlen { $own } { $kind }
}{ $gate ->
    [0] .
   *[other] { $own ->
        [0] .
       *[other] {" "}und ein { $gatekind }.
    }
}
refused-idle-pieces = Das ist für die Zahlung überflüssig: { $pieces }.
refused-hatamoto-only = Nur der Hatamoto darf mit diesem Titel zahlen.
refused-hatamoto-once = Der Titel darf nur in einer Zahlung pro Zug vorkommen.
refused-piece-not-yours = Damit kannst du nicht mehr zahlen: { $piece }.
refused-no-draw-tile = Du hast kein Nachziehen-Plättchen, das du nutzen könntest.
refused-sensei-only = Nur der Senseï vergoldet ein Kamon.
refused-no-kamon-to-gild = Auf Position { $position } von { $province } hast du kein Kamon zum Vergolden.

# Das Bild des Tisches
shitenno-picture-year-set-up = Aufbau
shitenno-picture-year-even = Runde { $round }, gerades Jahr in Edo
shitenno-picture-year-odd = Runde { $round }, ungerades Jahr
shitenno-picture-piles = Truppenstapel { $troops }, Kokustapel { $koku }
shitenno-picture-province = Provinz
shitenno-picture-gate = Tor
shitenno-picture-gate-figure = Torfigur
shitenno-picture-next-position = die nächste Position kostet
shitenno-picture-full = voll
shitenno-picture-cost = { $troops } oder { $price } Koku
shitenno-picture-to-share = Zu verteilen: { $cards }   übrige Siegel: { $seals }
shitenno-picture-lot = Paket mit { $seals ->
    [one] { $seals } Siegel
   *[other] { $seals } Siegeln
}: { $cards }
shitenno-picture-payment = Bezahlung für { $province } mit { $way }: { $pieces }
shitenno-picture-hidden = verdeckt
shitenno-picture-no-general = ein Platz ohne General
shitenno-picture-counts = { $points } Punkte  Kamons { $kamons }  Karten { $cards }
shitenno-picture-seals = Siegel { $seals }
shitenno-picture-tiles = Plättchen: { $tiles }
shitenno-picture-secret = { $cards } geheim

# Wie es steht
shitenno-round = Runde { $round }
shitenno-standings-majorities = Mehrheiten
shitenno-standings-left = Übrig
shitenno-standings-koku = Koku auf der Hand
shitenno-to-come = Am Ende: übrige Koku, dann die Mehrheit jeder Provinz.
shitenno-thing-points = Punkte
shitenno-thing-kamons = Kamons
shitenno-thing-cards = Karten
shitenno-thing-tiles = Plättchen
