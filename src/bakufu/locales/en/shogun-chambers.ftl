# The module Chambers.

shogun-row-laid = The row of regions, place { $place }: { $region }.
shogun-tile-drawn = Chamber { $field } is open.
shogun-chamber-claimed = { $you ->
    [seat] { $region }: you claim chamber { $field }.
   *[other] { $region }: { $seat } claims chamber { $field }.
}
shogun-no-chamber-claimed = { $you ->
    [seat] { $region }: you claim no chamber.
   *[other] { $region }: { $seat } claims no chamber.
}
shogun-tiles-turned = { $tiles ->
    [0] No chamber is left open
    [one] 1 chamber nobody wanted is turned over
   *[other] { $tiles } chambers nobody wanted are turned over
}; the first region goes to the end of the row.
shogun-row-scored = Row { $row }: the most markers are { $markers }; { $points ->
    [0] nobody scores
    [one] whoever has so many scores 1 point
   *[other] whoever has so many scores { $points } points
}.
shogun-column-scored = Column { $column }: the most markers are { $markers }; { $points ->
    [0] nobody scores
    [one] whoever has so many scores 1 point
   *[other] whoever has so many scores { $points } points
}.

shogun-prompt-claim = { $you ->
    [seat] { $region }: you may claim one of the chambers { $fields }.
   *[other] { $region }: { $seat } may claim one of the chambers { $fields }.
}
shogun-prompt-claim-must = { $you ->
    [seat] { $region }: claim one of the chambers { $fields }.
   *[other] { $region }: { $seat } claims one of the chambers { $fields }.
}

shogun-picture-chambers = Chambers
shogun-picture-chambers-worth = points
shogun-picture-chambers-regions = Regions in their order (who claims)
shogun-picture-chambers-markers = Markers left: { $markers }
shogun-picture-chambers-legend = { $up } open  { $down } turned over  { $bag } in the bag ({ $number })

refused-sho-chamber-not-open = Chamber { $field } does not lie open; open are { $fields }.
refused-sho-must-claim = At this table no claim is declined: take one of the open chambers.
