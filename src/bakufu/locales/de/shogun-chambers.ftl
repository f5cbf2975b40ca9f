# Das Modul Kammern.

shogun-row-laid = Reihe der Regionen, Platz { $place }: { $region }.
shogun-tile-drawn = Kammer { $field } liegt offen.
shogun-chamber-claimed = { $region }: { $seat } besetzt Kammer { $field }.
shogun-no-chamber-claimed = { $region }: { $seat } besetzt nichts.
shogun-tiles-turned = { $tiles ->
    [0] Keine Kammer ist offen geblieben
    [one] 1 übrige Kammer wird umgedreht
   *[other] { $tiles } übrige Kammern werden umgedreht
}; die erste Region kommt ans Ende der Reihe.
shogun-row-scored = Zeile { $row }: Die meisten sind { $markers }, { $points ->
    [0] und niemand erhält Punkte
    [one] das bringt 1 Punkt
   *[other] das bringt { $points } Punkte
}.
shogun-column-scored = Spalte { $column }: Die meisten sind { $markers }, { $points ->
    [0] und niemand erhält Punkte
    [one] das bringt 1 Punkt
   *[other] das bringt { $points } Punkte
}.

shogun-prompt-claim = { $region }: { $seat } darf eine der Kammern { $fields } besetzen.
shogun-prompt-claim-must = { $region }: { $seat } besetzt eine der Kammern { $fields }.

shogun-picture-chambers = Kammern
shogun-picture-chambers-worth = Punkte
shogun-picture-chambers-regions = Reihe der Regionen (wer besetzt)
shogun-picture-chambers-markers = Übrige Marker: { $markers }
shogun-picture-chambers-legend = { $up } offen  { $down } umgedreht  { $bag } im Beutel ({ $number })

refused-sho-chamber-not-open = Kammer { $field } liegt nicht offen; offen sind { $fields }.
refused-sho-must-claim = An diesem Tisch wird auf keine Kammer verzichtet: Nimm eine der offenen.
