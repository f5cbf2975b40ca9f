# Le module Chambres.

shogun-row-laid = File des régions, place { $place } : { $region }.
shogun-tile-drawn = La chambre { $field } est libre.
shogun-chamber-claimed = { $region } : { $seat } occupe la chambre { $field }.
shogun-no-chamber-claimed = { $region } : { $seat } n’occupe rien.
shogun-tiles-turned = { $tiles ->
    [0] Aucune chambre ne reste libre
    [one] { $tiles } chambre délaissée est retournée
   *[other] { $tiles } chambres délaissées sont retournées
} ; la première région passe au bout de la file.
shogun-row-scored = Ligne { $row } : majorité de { $markers }, { $points ->
    [0] personne ne marque
    [one] ce qui rapporte { $points } point
   *[other] ce qui rapporte { $points } points
}.
shogun-column-scored = Colonne { $column } : majorité de { $markers }, { $points ->
    [0] personne ne marque
    [one] ce qui rapporte { $points } point
   *[other] ce qui rapporte { $points } points
}.

shogun-prompt-claim = { $region } : { $seat } peut occuper l’une des chambres { $fields }.
shogun-prompt-claim-must = { $region } : { $seat } occupe l’une des chambres { $fields }.

shogun-picture-chambers = Chambres
shogun-picture-chambers-worth = points
shogun-picture-chambers-regions = File des régions (qui occupe)
shogun-picture-chambers-markers = Marqueurs en main : { $markers }
shogun-picture-chambers-legend = { $up } libre  { $down } retournée  { $bag } dans le sac ({ $number })

refused-sho-chamber-not-open = La chambre { $field } n’est pas libre. Chambres libres : { $fields }.
refused-sho-must-claim = À cette table on ne peut pas renoncer : prenez l’une des chambres libres.
