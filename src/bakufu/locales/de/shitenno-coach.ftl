# What the coach says to a beginner at each decision. "You" is the player who decides.

shitenno-coach-general = Die Generäle unterscheiden sich nur in Name und Farbe. { $free ->
    [one] Einer ist noch frei.
   *[other] { $free } sind noch frei: Nimm, wer dir gefällt.
}
shitenno-coach-tile = { $others } andere sind ohne Paket und werden der Reihe nach gefragt. Lehnen alle ab, musst du dieses Paket selbst behalten.
shitenno-coach-tile-seals = Mehr Siegel bringen einen besseren Titel und einen früheren Zug: Bis zu { $seals } kannst du geben.
shitenno-coach-two-lots = Du verteilst die letzten { $cards } Karten auf zwei Pakete, und { $seat } wählt zuerst. Bilde zwei Pakete, über die du dich beide Male freuen würdest.
shitenno-coach-second-tile = Das andere Paket hat { $seals } Siegel, dieses höchstens { $most }: Was ihm an Rang fehlt, braucht es an Karten.
shitenno-coach-cards = { $cards ->
    [0] Das Paket hat noch keine Karte
    [one] Das Paket hat 1 Karte
   *[other] Das Paket hat { $cards } Karten
}; { $left ->
    [one] 1 Karte bleibt
   *[other] { $left } Karten bleiben
} für die { $others } anderen und dich.
shitenno-coach-two-cards = Mit { $seals } Siegeln: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}. Zu { $other ->
    [one] 1 Siegel
   *[other] { $other } Siegeln
} kommt der Rest: { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}.
shitenno-coach-lacks = Für { $province } fehlt deinen Karten noch: { $missing }.
shitenno-coach-pays = Deine Karten reichen schon für { $province }: { $points } Punkte.
shitenno-coach-answer = Mit { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegeln
} bist du dieses Jahr { $title }. Lehnst du ab, { $left ->
    [one] bleibt 1 Karte
   *[other] bleiben { $left } Karten
} für { $others } Spieler, dich eingeschlossen.
shitenno-coach-lot-pays = Mit seinen Karten kannst du { $province } bezahlen: { $points } Punkte.
shitenno-coach-lot-lacks = Auch mit seinen Karten fehlt dir für { $province } noch: { $missing }.
shitenno-coach-which-pays = Mit dem Paket mit { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegeln
} kannst du { $province } bezahlen: { $points } Punkte.
shitenno-coach-which-lacks = Selbst mit dem Paket mit { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegeln
} fehlt dir für { $province } noch: { $missing }.
shitenno-coach-which-lot = Zu { $high } Siegeln gehören { $high_cards ->
    [one] 1 Karte
   *[other] { $high_cards } Karten
}, zu { $low } gehören { $low_cards }: Mehr Siegel ziehen früher, mehr Karten legen mehr Kamons.
shitenno-coach-place = { $count ->
    [one] 1 Provinz kannst du bezahlen:
   *[other] { $count } Provinzen kannst du bezahlen; am meisten bringt
} { $province }, sofort { $points } Punkte.
shitenno-coach-ahead = Dort würdest du mit { $mine } zu { $theirs } führen: { $value } Punkte mehr, wenn es bis zum Ende so bleibt.
shitenno-coach-behind = Dort würde { $seat } weiter mit { $theirs } zu { $mine } führen, am Ende { $value } Punkte wert.
shitenno-coach-ahead-tied = Dort stünde es { $mine } zu { $theirs }, und die { $value } Punkte am Ende wären deine: Dein Kamon liegt weiter links.
shitenno-coach-behind-tied = Dort stünde es { $mine } zu { $theirs }, doch die { $value } Punkte am Ende bekäme { $seat }, dessen Kamon weiter links liegt.
shitenno-coach-no-place = Jetzt lässt sich nichts bezahlen: Für { $province } fehlt deinen Karten noch: { $missing }. Was du behältst, hast du nächstes Jahr.
shitenno-coach-full = Alle Positionen sind besetzt: Deine { $stock } Kamons bleiben im Vorrat, beende den Zug.
shitenno-coach-placed = In diesem Zug hast du { $placed ->
    [one] 1 Kamon
   *[other] { $placed } Kamons
} gelegt, { $stock } bleiben dir. Ein leerer Vorrat beendet das Spiel nach dem Jahr.
shitenno-coach-last-year = Dies ist das letzte Jahr. Koku, die du behältst, bringen je einen Punkt: Du hast { $koku }.
shitenno-coach-draw = Ein Nachziehen-Plättchen bringt eine Truppenkarte: { $pile } liegen im Stapel, { $discard } in der Ablage.
shitenno-coach-gild = Gold zählt doppelt: In { $province } hättest du { $mine } gegen { $theirs }.
shitenno-coach-pay-koku = { $province } kostet { $price } Koku, { $laid } liegen schon da. Wechselgeld gibt es nicht.
shitenno-coach-pay-troops = { $province } braucht { $need }. Bisher gelegt: { $laid }. Eine Doppelkarte lässt sich nicht teilen.
