# Das Modul Kammern.

shogun-row-laid = Reihe der Regionen, Platz { $place }: { $region }.
shogun-tile-drawn = Kammer { $field } liegt offen.
shogun-chamber-claimed = { $you ->
    [seat] { $region }: Du besetzt Kammer { $field }.
   *[other] { $region }: { $seat } besetzt Kammer { $field }.
}
shogun-no-chamber-claimed = { $you ->
    [seat] { $region }: Du besetzt keine Kammer.
   *[other] { $region }: { $seat } besetzt keine Kammer.
}
shogun-tiles-turned = { $tiles ->
    [0] Keine Kammer ist offen geblieben
    [one] 1 übrige Kammer wird umgedreht
   *[other] { $tiles } übrige Kammern werden umgedreht
}; die erste Region kommt ans Ende der Reihe.
shogun-row-scored = Zeile { $row }: Die meisten Marker sind { $markers }; { $points ->
    [0] niemand erhält Punkte
    [one] wer so viele hat, erhält 1 Punkt
   *[other] wer so viele hat, erhält { $points } Punkte
}.
shogun-column-scored = Spalte { $column }: Die meisten Marker sind { $markers }; { $points ->
    [0] niemand erhält Punkte
    [one] wer so viele hat, erhält 1 Punkt
   *[other] wer so viele hat, erhält { $points } Punkte
}.

shogun-prompt-claim = { $you ->
    [seat] { $region }: Du darfst eine der Kammern { $fields } besetzen.
   *[other] { $region }: { $seat } darf eine der Kammern { $fields } besetzen.
}
shogun-prompt-claim-must = { $you ->
    [seat] { $region }: Besetze eine der Kammern { $fields }.
   *[other] { $region }: { $seat } besetzt eine der Kammern { $fields }.
}

shogun-picture-chambers = Kammern
shogun-picture-chambers-worth = Punkte
shogun-picture-chambers-regions = Reihe der Regionen (wer besetzt)
shogun-picture-chambers-markers = Übrige Marker: { $markers }
shogun-picture-chambers-legend = { $up } offen  { $down } umgedreht  { $bag } im Beutel ({ $number })

refused-sho-chamber-not-open = Kammer { $field } liegt nicht offen; offen sind { $fields }.
refused-sho-must-claim = An diesem Tisch darf niemand verzichten: Nimm eine der offenen Kammern.
