# Le module Chambres.

shogun-row-laid = File des régions, place { $place } : { $region }.
shogun-tile-drawn = La chambre { $field } est libre.
shogun-chamber-claimed = { $you ->
    [seat] { $region } : vous occupez la chambre { $field }.
   *[other] { $region } : { $seat } occupe la chambre { $field }.
}
shogun-no-chamber-claimed = { $you ->
    [seat] { $region } : vous n’occupez aucune chambre.
   *[other] { $region } : { $seat } n’occupe aucune chambre.
}
shogun-tiles-turned = { $tiles ->
    [0] Aucune chambre ne reste libre
    [one] { $tiles } chambre délaissée est retournée
   *[other] { $tiles } chambres délaissées sont retournées
} ; la première région passe au bout de la file.
shogun-row-scored = Ligne { $row } : { $markers } marqueurs au plus ; { $points ->
    [0] personne ne marque
    [one] qui les a marque { $points } point
   *[other] qui les a marque { $points } points
}.
shogun-column-scored = Colonne { $column } : { $markers } marqueurs au plus ; { $points ->
    [0] personne ne marque
    [one] qui les a marque { $points } point
   *[other] qui les a marque { $points } points
}.

shogun-prompt-claim = { $you ->
    [seat] { $region } : vous pouvez occuper l’une des chambres { $fields }.
   *[other] { $region } : { $seat } peut occuper l’une des chambres { $fields }.
}
shogun-prompt-claim-must = { $you ->
    [seat] { $region } : occupez l’une des chambres { $fields }.
   *[other] { $region } : { $seat } occupe l’une des chambres { $fields }.
}

shogun-picture-chambers = Chambres
shogun-picture-chambers-worth = points
shogun-picture-chambers-regions = File des régions (qui occupe)
shogun-picture-chambers-markers = Marqueurs restants : { $markers }
shogun-picture-chambers-legend = { $up } libre  { $down } retournée  { $bag } dans le sac ({ $number })

refused-sho-chamber-not-open = La chambre { $field } n’est pas libre. Chambres libres : { $fields }.
refused-sho-must-claim = À cette table on ne peut pas renoncer : prenez l’une des chambres libres.
