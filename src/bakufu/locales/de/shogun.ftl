# Im Regal
shogun-about = Geheim planen, bauen, marschieren und dem Würfelturm vertrauen. 3 bis 5 Spieler, vier Module.

# Namen der Dinge
shogun-province-aki = Aki
shogun-province-awa-boso = Awa-Boso
shogun-province-awa-shikoku = Awa-Shikoku
shogun-province-bingo = Bingo
shogun-province-bitchu = Bitchu
shogun-province-bizen = Bizen
shogun-province-echigo = Echigo
shogun-province-echizen = Echizen
shogun-province-etchu = Etchu
shogun-province-harima = Harima
shogun-province-hida = Hida
shogun-province-hitachi = Hitachi
shogun-province-hoki = Hoki
shogun-province-ise = Ise
shogun-province-iwami = Iwami
shogun-province-iyo = Iyo
shogun-province-izu = Izu
shogun-province-izumo = Izumo
shogun-province-kaga = Kaga
shogun-province-kai = Kai
shogun-province-kazusa = Kazusa
shogun-province-kii = Kii
shogun-province-kozuke = Kozuke
shogun-province-mikawa = Mikawa
shogun-province-mimasaka = Mimasaka
shogun-province-mino = Mino
shogun-province-musashi = Musashi
shogun-province-mutsu = Mutsu
shogun-province-noto = Noto
shogun-province-omi = Omi
shogun-province-owari = Owari
shogun-province-sagami = Sagami
shogun-province-sanuki = Sanuki
shogun-province-settsu = Settsu
shogun-province-shima = Shima
shogun-province-shimosa = Shimosa
shogun-province-shimotsuke = Shimotsuke
shogun-province-shinano = Shinano
shogun-province-suruga = Suruga
shogun-province-tajima = Tajima
shogun-province-tamba = Tamba
shogun-province-tosa = Tosa
shogun-province-totomi = Totomi
shogun-province-wakasa = Wakasa
shogun-province-yamato = Yamato
shogun-card-chest-0 = Truhenkarte 0
shogun-card-chest-1 = Truhenkarte 1
shogun-card-chest-2 = Truhenkarte 2
shogun-card-chest-3 = Truhenkarte 3
shogun-card-chest-4 = Truhenkarte 4
shogun-colour-black = Schwarz
shogun-colour-red = Rot
shogun-colour-yellow = Gelb
shogun-colour-purple = Violett
shogun-colour-blue = Blau
shogun-seat-black = { shogun-colour-black }
shogun-seat-red = { shogun-colour-red }
shogun-seat-yellow = { shogun-colour-yellow }
shogun-seat-purple = { shogun-colour-purple }
shogun-seat-blue = { shogun-colour-blue }
shogun-region-green = Grüne Region
shogun-region-red = Rote Region
shogun-region-purple = Violette Region
shogun-region-yellow = Gelbe Region
shogun-region-brown = Braune Region
shogun-building-castle = eine Burg
shogun-building-temple = einen Tempel
shogun-building-theatre = ein Nô-Theater
shogun-action-castle = Burg
shogun-action-temple = Tempel
shogun-action-theatre = Theater
shogun-action-rice = Reis
shogun-action-tax = Steuern
shogun-action-deploy-5 = Aufstellen 5
shogun-action-deploy-3 = Aufstellen 3
shogun-action-deploy-1 = Aufstellen 1
shogun-action-combat-a = Kampf A
shogun-action-combat-b = Kampf B
shogun-action-bid = Gebot
shogun-special-tax-more = +1 Truhe
shogun-special-rice-more = +1 Reis
shogun-special-six-armies = 6 Armeen
shogun-special-attack-more = +1 Armee beim Angriff
shogun-special-defence-more = +1 Armee beim Verteidigen
# Wo eine Zahl dazugehört, folgt sie.
shogun-ruling-theatre-calms = ein neues Theater beruhigt seine Provinz
shogun-ruling-two-farmers = zwei Bauern verteidigen neutrale Provinzen
shogun-ruling-castle-defends = Burgen bringen eine Armee beim Verteidigen
shogun-ruling-temple-forbids = Tempel verbieten Angriffe
shogun-ruling-tax-at-most = Steuern höchstens
shogun-ruling-tax-at-least = Steuern mindestens
shogun-ruling-rice-at-least = Reis mindestens
shogun-ruling-rice-at-most = Reis höchstens
shogun-ruling-fewer-recruits = Aufstellen 5 und 3 bringt nur 3 und 2 Armeen
shogun-season-spring = Frühling
shogun-season-summer = Sommer
shogun-season-autumn = Herbst
shogun-season-winter = Winter
shogun-source-provinces = Provinzen
shogun-source-buildings = Gebäude
shogun-source-castles = die meisten Burgen einer Region
shogun-source-temples = die meisten Tempel einer Region
shogun-source-theatres = die meisten Theater einer Region
shogun-column-provinces = Provinzen
shogun-column-buildings = Gebäude
shogun-column-castles = Burgen
shogun-column-temples = Tempel
shogun-column-theatres = Theater

# Was geschehen ist
shogun-colour-taken = { $you ->
    [seat] Du spielst mit der Farbe { $colour }.
   *[other] { $seat } spielt mit der Farbe { $colour }.
}
shogun-list-dealt = { $you ->
    [seat] Du beginnst mit den Provinzen der Liste { $letter }.
   *[other] { $seat } beginnt mit den Provinzen der Liste { $letter }.
}
shogun-draft-began = { $you ->
    [seat] Du wählst als Erstes eine Provinz.
   *[other] { $seat } wählt als Erstes eine Provinz.
}
shogun-card-opened = Die Karte { $province } liegt offen aus.
shogun-display-renewed = { $you ->
    [seat] Du legst beide offenen Karten unter den Stapel.
   *[other] { $seat } legt beide offenen Karten unter den Stapel.
}
shogun-card-taken = { $you ->
    [seat] Du nimmst
   *[other] { $seat } nimmt
} { $unseen ->
    [true] die oberste Karte des Stapels: { $province }.
   *[other] die Karte { $province }.
}
shogun-province-occupied = { $you ->
    [seat] Du besetzt
   *[other] { $seat } besetzt
} { $province } mit { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}.
shogun-tower-filled = Der Würfelturm ist gefüllt: { $cubes ->
    [one] 1 Würfel bleibt
   *[other] { $cubes } Würfel bleiben
} darin.
shogun-event-opened = Ein Ereignis dieses Jahres: { $ruling } { $limit }; im Winter gingen { $loss } Reis verloren.
shogun-event-opened-none = Ein Ereignis dieses Jahres: { $ruling }; im Winter gingen { $loss } Reis verloren.
shogun-round-began = Jahr { $year }: Der { $season } beginnt.
shogun-action-opened = Aktion { $place }: { $action }.
shogun-special-laid = Platz { $place } der Spielerreihenfolge bringt die Sonderkarte „{ $special }“.
shogun-card-planned = { $you ->
    [seat] Du planst: { $card } auf { $space }.
   *[other] { $seat } plant: { $card } auf { $space }.
}
shogun-card-planned-none = { $you ->
    [seat] Du lässt das Feld { $space } leer.
   *[other] { $seat } lässt das Feld { $space } leer.
}
shogun-card-lifted = { $you ->
    [seat] Du planst das Feld { $space } neu.
   *[other] { $seat } plant das Feld { $space } neu.
}
shogun-plan-committed = { $you ->
    [seat] Du bestätigst deinen Plan.
   *[other] { $seat } bestätigt den Plan.
}
shogun-plan-taken-back = { $you ->
    [seat] Du nimmst deinen Plan zurück.
   *[other] { $seat } nimmt den Plan zurück.
}
shogun-plans-final = Alle Pläne stehen fest.
shogun-event-drawn = Das Ereignis der Runde: { $ruling } { $limit }.
shogun-event-drawn-none = Das Ereignis der Runde: { $ruling }.
shogun-bid-shown = { $you ->
    [seat] Du bietest { $card }{ $chests ->
        [0] .
        [one] {" "}und zahlst 1 Truhe.
       *[other] {" "}und zahlst { $chests } Truhen.
    }
   *[other] { $seat } bietet { $card }{ $chests ->
        [0] .
        [one] {" "}und zahlt 1 Truhe.
       *[other] {" "}und zahlt { $chests } Truhen.
    }
}
shogun-bid-shown-none = { $you ->
    [seat] Du hast kein Gebot.
   *[other] { $seat } hat kein Gebot.
}
shogun-tie-drawn = { $you ->
    [seat] Ausgelost: Du wählst an Stelle { $place }.
   *[other] Ausgelost: { $seat } wählt an Stelle { $place }.
}
shogun-special-taken = { $you ->
    [seat] Du nimmst Platz { $place } mit der Sonderkarte „{ $special }“.
   *[other] { $seat } nimmt Platz { $place } mit der Sonderkarte „{ $special }“.
}
shogun-action-began = Aktion { $place } beginnt: { $action }.
shogun-card-shown = { $you ->
    [seat] Du deckst deine Karte für { $action } auf: { $card }.
   *[other] { $seat } deckt die Karte für { $action } auf: { $card }.
}
shogun-card-shown-none = { $you ->
    [seat] Du hast keine Karte auf dem Feld { $action }.
   *[other] { $seat } hat keine Karte auf dem Feld { $action }.
}
shogun-action-lapsed = { $you ->
    [seat] Deine Aktion { $action } in { $province } entfällt.
   *[other] Die Aktion { $action } von { $seat } in { $province } entfällt.
}
shogun-built = { $you ->
    [seat] Du baust
   *[other] { $seat } baut
} in { $province } { $building } { $price ->
    [0] kostenlos
    [one] für 1 Truhe
   *[other] für { $price } Truhen
}.
shogun-rice-gained = { $you ->
    [seat] Du erntest in { $province } { $rice } Reis.
   *[other] { $seat } erntet in { $province } { $rice } Reis.
}
shogun-chests-gained = { $you ->
    [seat] Du ziehst
   *[other] { $seat } zieht
} in { $province } { $chests ->
    [one] 1 Truhe
   *[other] { $chests } Truhen
} Steuern ein.
shogun-unrest-placed = In { $province } wächst die Unruhe: { $markers } Unruhemarker.
shogun-unrest-calmed = Das Theater beruhigt { $province }: { $markers ->
    [0] kein Unruhemarker bleibt
    [one] 1 Unruhemarker bleibt
   *[other] { $markers } Unruhemarker bleiben
}.
shogun-recruited = { $you ->
    [seat] Du stellst
   *[other] { $seat } stellt
} in { $province } { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} für { $price ->
    [one] 1 Truhe
   *[other] { $price } Truhen
} auf ({ $action }).
shogun-marched = { $you ->
    [seat] Du bewegst
   *[other] { $seat } bewegt
} { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} von { $origin } nach { $target }.
shogun-battle-began = { $you ->
    [seat] Du greifst { $defender } in { $province } an.
    [defender] { $seat } greift dich in { $province } an.
   *[other] { $seat } greift { $defender } in { $province } an.
}
shogun-battle-began-none = { $you ->
    [seat] Du greifst das neutrale { $province } an.
   *[other] { $seat } greift das neutrale { $province } an.
}
shogun-revolt-began = { $you ->
    [seat] Aufstand gegen dich
   *[other] Aufstand gegen { $seat }
} in { $province } mit { $farmers ->
    [one] 1 Bauern
   *[other] { $farmers } Bauern
}.
shogun-cubes-thrown = { $you ->
    [seat] Du: { $thrown } in den Turm, { $tray } in der Schale.
   *[other] { $seat }: { $thrown } in den Turm, { $tray } in der Schale.
}
shogun-cubes-thrown-none = Bauern: { $thrown } in den Turm, { $tray } in der Schale.
shogun-province-conquered = { $you ->
    [seat] Du eroberst { $province } und behältst
   *[other] { $seat } erobert { $province } und behält
} dort { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}.
shogun-province-held = { $you ->
    [seat] Du hältst
   *[other] { $seat } hält
} { $province } mit { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}.
shogun-province-held-none = { $province } bleibt neutral.
shogun-province-emptied = { $how ->
    [revolt] Durch den Aufstand
   *[other] Durch den Kampf
} { $you ->
    [seat] verlierst du { $province }; die Provinz ist jetzt neutral.
   *[other] verliert { $seat } { $province }; die Provinz ist jetzt neutral.
}
shogun-card-lost = { $you ->
    [seat] Du verlierst die Karte { $province } vom Feld { $space }.
   *[other] { $seat } verliert die Karte { $province } vom Feld { $space }.
}
shogun-card-lost-none = { $you ->
    [seat] Du verlierst die Karte { $province } aus der Hand.
   *[other] { $seat } verliert die Karte { $province } aus der Hand.
}
shogun-revolt-put-down = { $you ->
    [seat] Du schlägst den Aufstand in { $province } nieder und behältst
   *[other] { $seat } schlägt den Aufstand in { $province } nieder und behält
} { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}.
shogun-winter-began = Der Winter des Jahres { $year } beginnt: Alle verlieren { $loss } Reis.
shogun-rice-lost = { $you ->
    [seat] Du verlierst { $rice } Reis.
   *[other] { $seat } verliert { $rice } Reis.
}
shogun-hunger = { $you ->
    [seat] Du kannst
   *[other] { $seat } kann
} { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
} nicht versorgen: { $revolts ->
    [one] 1 Aufstand bricht
   *[other] { $revolts } Aufstände brechen
} aus.
shogun-revolt-drawn = { $you ->
    [seat] Deine Provinz { $province } wird für einen Aufstand gezogen.
   *[other] { $province } von { $seat } wird für einen Aufstand gezogen.
}
shogun-points-scored = { $you ->
    [seat] Du erhältst
   *[other] { $seat } erhält
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $source }: { $region }.
shogun-points-scored-none = { $you ->
    [seat] Du erhältst
   *[other] { $seat } erhält
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $source }.
shogun-year-prepared = Jahr { $year } beginnt: Die Unruhemarker kommen weg, der Reis steht wieder auf null.
shogun-game-ended = { $you ->
    [seat] Du wirst Shogun und gewinnst.
   *[other] { $seat } wird Shogun und gewinnt.
}

# Züge
shogun-move-colour = Mit der Farbe { $colour } spielen
shogun-move-renew = Beide offenen Karten unter den Stapel legen
shogun-move-take = { $province } nehmen
shogun-move-take-open = Die offene Karte { $place } nehmen
shogun-move-take-unseen = Die oberste Karte des Stapels nehmen, ungesehen
shogun-move-group = Eine Gruppe von { $armies } Armeen platzieren
shogun-move-put = { $card } auf { $space }
shogun-move-leave = Das Feld { $space } leer lassen
shogun-move-lift = Die letzte Karte auf die Hand zurücknehmen
shogun-move-commit = Den Plan bestätigen
shogun-move-take-back = Den Plan zurücknehmen
shogun-move-special = Platz { $place } mit der Sonderkarte „{ $special }“ nehmen
shogun-move-place = Platz { $place } nehmen
shogun-move-stay = Bleiben
shogun-move-target-own = In dein { $province } ziehen ({ $armies })
shogun-move-target-neutral = Das neutrale { $province } angreifen
shogun-move-target = { $province } angreifen ({ $armies }, { $seat })
shogun-move-number = Mit { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}
shogun-move-revolt = Als Nächstes den Aufstand in { $province } austragen

# Worauf der Tisch wartet
shogun-prompt-colour = { $you ->
    [seats] Wähle eine Farbe.
   *[other] { $number ->
        [one] { $seats } wählt eine Farbe.
       *[other] Noch ohne Farbe: { $seats }.
    }
}
shogun-prompt-card = { $you ->
    [seat] Nimm eine Provinzkarte.
   *[other] { $seat } nimmt eine Provinzkarte.
}
shogun-prompt-group = { $you ->
    [seat] Platziere eine Armeegruppe in { $province }.
   *[other] { $seat } platziert eine Armeegruppe in { $province }.
}
shogun-prompt-plan = { $you ->
    [seats] Plane geheim: eine Karte auf jedes Feld, dann den Plan bestätigen.
   *[other] { $number ->
        [one] { $seats } plant noch geheim.
       *[other] Es planen noch geheim: { $seats }.
    }
}
shogun-prompt-special = { $you ->
    [seat] Nimm eine Sonderkarte und damit einen Platz in der Spielerreihenfolge.
   *[other] { $seat } nimmt eine Sonderkarte und damit einen Platz in der Spielerreihenfolge.
}
shogun-prompt-deploy = { $you ->
    [seat] { $action }: Du darfst von { $origin } Armeen in eine eigene Nachbarprovinz bewegen.
   *[other] { $action }: { $seat } darf aus { $origin } Armeen bewegen.
}
shogun-prompt-march = { $you ->
    [seat] { $action }: Wohin ziehst du von { $origin } aus?
   *[other] { $action }: { $seat } zieht von { $origin } aus.
}
shogun-prompt-number = { $you ->
    [seat] { $action }: Mit wie vielen Armeen ziehst du von { $origin } nach { $target }?
   *[other] { $action }: { $seat } zieht von { $origin } nach { $target }.
}
shogun-prompt-revolt = { $you ->
    [seat] Bestimme, welcher Aufstand als Nächstes ausgetragen wird.
   *[other] { $seat } bestimmt, welcher Aufstand als Nächstes ausgetragen wird.
}
shogun-prompt-nobody = Das Spiel ist zu Ende.

# Das Bild des Tisches
shogun-picture-set-up = Vorbereitung
shogun-picture-when = Jahr { $year }, { $season }
shogun-picture-legend = Farbe, Armeen | c t n Burg Tempel Theater, . frei | ! Unruhe | Steuern, Reis
shogun-picture-closed = gesperrt
shogun-picture-actions = Aktionen
shogun-picture-to-come = Noch verdeckt:
shogun-picture-specials = Sonderkarten:
shogun-picture-order = Spielerreihenfolge: { $seats }
shogun-picture-bid-order = Gewählt wird in der Reihenfolge: { $seats }
shogun-picture-ruling = Ereignis der Runde:
shogun-picture-events = Übrige Ereignisse des Jahres:
shogun-picture-loss = (Winter: −{ $loss } Reis)
shogun-picture-unseen = { $cards ->
    [one] 1 Ereigniskarte verdeckt
   *[other] { $cards } Ereigniskarten verdeckt
}
shogun-picture-tower = Turm:
shogun-picture-tray = Schale:
shogun-picture-farmers = Bauern
shogun-picture-stock = Übrig: Bauern { $farmers }, Burgen { $castle }, Tempel { $temple }, Theater { $theatre }
shogun-picture-counts = { $points } Punkte  Truhen { $chests }  Reis { $rice }  Vorrat { $supply }  Provinzen { $provinces }
shogun-picture-ready = bereit
shogun-picture-planning = plant
shogun-picture-next = nächstes Feld: { $space }
shogun-picture-hand = Hand:
shogun-picture-own = Deine Provinzen: Armeen, Feld der Karte, Nachbarn
shogun-picture-chest-cards = Truhenkarten auf der Hand: { $values }
shogun-picture-face-down = { $cards ->
    [one] 1 Karte verdeckt
   *[other] { $cards } Karten verdeckt
}
shogun-picture-no-colour = Platz { $seat }, ohne Farbe
shogun-picture-display = Offene Karten:
shogun-picture-pile = Stapel: { $cards }
shogun-picture-below = zuunterst:
shogun-picture-taken = Genommen: { $province }
shogun-picture-groups = Armeegruppen:
shogun-picture-march = { $action } von { $origin } aus
shogun-picture-march-to = { $action } von { $origin } nach { $target }
shogun-picture-revolts = Aufstände:
shogun-picture-more-farmers = (je +{ $farmers } Bauern)

# Aussichten eines Kampfes, für Ratschläge
shogun-odds-battle = { $province }: { $conquered } % für die Eroberung, { $held } %, dass { $you ->
    [seat] du es hältst
   *[other] { $seat } es hält
}, { $empty } %, dass niemand es hält.
shogun-odds-neutral = In { $province } { $conquered } % für die Eroberung, { $held } %, dass die Provinz neutral bleibt.

# Wie es steht
shogun-year = Jahr { $year }
shogun-standings-each = Jede Provinz und jedes Gebäude
shogun-standings-leaders = Heerführer
shogun-standings-chambers = Kammern
shogun-standings-row = Zeile { $number }
shogun-standings-column = Spalte { $number }
shogun-to-come-winters = { $number ->
    [one] Noch ein Winter wertet Provinzen, Gebäude und Mehrheiten.
   *[other] Noch zwei Winter werten Provinzen, Gebäude und Mehrheiten.
}
shogun-to-come-leaders = Statuen und Trophäen zählen am Ende der Partie.
shogun-to-come-chambers = Zeilen und Spalten der Kammern zählen am Ende der Partie.
shogun-thing-points = Punkte
shogun-thing-provinces = Provinzen
shogun-thing-buildings = Gebäude
shogun-thing-armies = Armeen
shogun-thing-chests = Truhen
shogun-thing-rice = Reis
