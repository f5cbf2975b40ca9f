# Optionen von Shitennō
option-shitenno-players = Zahl der Spieler
option-shitenno-general_choice = Wer welchen General bekommt
option-shitenno-general_choice-about = Die Generäle unterscheiden sich nur in Name und Farbe.
value-shitenno-general_choice-seat_order = gewählt in Sitzreihenfolge
value-shitenno-general_choice-random = ausgelost
option-shitenno-double_deck = Seiten der zehn doppelten Truppenkarten
value-shitenno-double_deck-one_of_each = eine von jedem Paar
value-shitenno-double_deck-from_examples = wie in den Beispielen der Anleitung
option-shitenno-troop_reshuffle = Wann die Truppenablage gemischt wird
value-shitenno-troop_reshuffle-when_needed = wenn eine Karte gebraucht wird
value-shitenno-troop_reshuffle-at_once = sobald der Stapel leer ist
option-shitenno-empty_lots = Pakete ohne Karten
option-shitenno-idle_pieces = Überflüssiges in einer Zahlung
value-shitenno-idle_pieces-refused = verboten
value-shitenno-idle_pieces-allowed = erlaubt
option-shitenno-tile_chains = Plättchen, die auf Erzeugtes anderer Plättchen wirken
value-shitenno-tile_chains-full = erlaubt
value-shitenno-tile_chains-printed_only = nur auf Gedrucktes
option-shitenno-hand_view = Handkarten
option-shitenno-hand_view-about = Offene Handkarten sind gut für ein erstes Spiel.
value-shitenno-hand_view-hidden = verdeckt
value-shitenno-hand_view-open = offen
option-shitenno-memory_aid = Gedächtnisstütze
option-shitenno-memory_aid-about = Führt auf, was ein aufmerksamer Spieler ohnehin wüsste.

# Der Plan von Shitennō
shitenno-when-set-up = Aufbau
shitenno-when-even = Runde { $round } · gerades Jahr in Edo
shitenno-when-odd = Runde { $round } · ungerades Jahr in den Provinzen
shitenno-board = Die acht Provinzen
shitenno-hand = Deine Hand
shitenno-hand-empty = Deine Hand ist leer.
shitenno-no-tile = noch kein Plättchen
shitenno-no-cards = keine Karten
shitenno-edo = Edo
shitenno-share = Zu verteilen
shitenno-seals = { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegel
}
shitenno-make-lot = Ein Paket bilden: erst ein Plättchen, dann Karten.
shitenno-make-two = Die letzten beiden Pakete bilden: die zwei Plättchen, dann die Karten des höheren. Alle anderen gehen zum niedrigeren.
shitenno-lot = Paket
shitenno-lot-empty = noch keine Karten
shitenno-other-lot = Anderes Paket
shitenno-offer = Dieses Paket anbieten
shitenno-offer-two = Beide Pakete anbieten
shitenno-accept = Annehmen
shitenno-refuse = Ablehnen
shitenno-take = Das Paket des { $title } nehmen
shitenno-end-turn = Zug beenden
shitenno-draw = Ein Nachziehen-Plättchen nutzen
shitenno-gild-one = Kamon { $position } vergolden
shitenno-gild = Oder eines deiner Kamons vergolden und den Zug beenden: auf dem Spielplan auswählen.
shitenno-choose-province = Wähle eine hervorgehobene Provinz für ein Kamon, oder beende den Zug.
shitenno-pay-for = { $province } bezahlen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
shitenno-by-troops = mit Truppen
shitenno-by-koku = mit { $price } Koku
shitenno-pays = Das reicht.
shitenno-short = Noch nicht genug.
shitenno-wasted = Überflüssig: { $pieces }
shitenno-spare-koku = Wechselgeld gibt es nicht: { $koku } Koku zu viel.
shitenno-pay = Bezahlen und legen
shitenno-cancel = Andere Provinz
shitenno-gate = Tor: { $kind }
shitenno-gate-figure = Torfigur
shitenno-tiles-left = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
shitenno-full = voll
shitenno-province-label = { $province }: die nächste Position bringt { $price } Punkte und braucht { $need }
shitenno-province-full-label = { $province }: voll
shitenno-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
shitenno-kamons = { $count ->
    [one] noch 1 Kamon
   *[other] noch { $count } Kamons
}
shitenno-tairo = Tairō
shitenno-piles = Truppenstapel { $troops }, Kokustapel { $koku }
shitenno-choose-general = Wähle deinen General
shitenno-memory = Karten dieser Hand, die alle gesehen haben.
shitenno-players = Die Spieler
shitenno-unseen = { $count ->
    [one] und 1 unbekannte Karte
   *[other] und { $count } unbekannte Karten
}
shitenno-about-hand = Handkarten dieses Spielers. Andere kennen nur ihre Zahl und was gesehen wurde.
shitenno-about-stock = Kamons, die noch zu legen sind. Hat jemand keines mehr, endet das Spiel mit dem Jahr.
shitenno-about-tairo = Der Tairō bildet die Pakete und bietet sie nacheinander an. Wer eines nimmt, scheidet aus der Verteilung aus.
shitenno-about-koku = Zählt { $koku } in einer Zahlung mit Koku. Was am Ende übrig ist, bringt Punkte.
shitenno-about-troop = Eine Truppe dieser Art, für Zahlungen mit Truppen. Jede Provinz sagt, welche Arten sie braucht.
shitenno-about-double = Zwei Truppen auf einer Karte, für Zahlungen mit Truppen. Jede zählt.
shitenno-about-exchange = In einer Zahlung zählt eine Truppe als andere Art, ein Koku als Truppe oder eine Truppe als Koku. Gilt einmal.
shitenno-about-plus-one = Fügt einer Zahlung eine Truppe einer gespielten Art hinzu, oder ein Koku zu mindestens einem. Gilt einmal.
shitenno-about-draw = Im eigenen Zug eines ungeraden Jahres eine Karte vom Truppenstapel ziehen. Nie Teil einer Zahlung.
shitenno-about-daimyo = Bekommt für jedes in diesem Jahr gelegte Kamon 2 Punkte mehr und spielt zuerst.
shitenno-about-shomyo = Bekommt für jedes in diesem Jahr gelegte Kamon 1 Punkt mehr. Spielt nach dem Daimyō.
shitenno-about-sensei = Beendet den Zug, indem eines der eigenen Kamons golden wird: Es zählt doppelt für die Mehrheit.
shitenno-about-hatamoto = Zählt in einer Zahlung des Zuges als eine Truppe beliebiger Art.
shitenno-about-majority = Punkte am Ende für die meisten Kamons hier; goldene zählen doppelt.
shitenno-about-gate = Das Plättchen am Tor sagt, welche Truppe neben denen der Provinz gebraucht wird. Wer das nächste Kamon legt, gewinnt es.
