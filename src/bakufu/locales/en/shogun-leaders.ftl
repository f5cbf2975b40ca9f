# The module Military Leaders.

shogun-leader-placed = { $you ->
    [seat] You place your leader in { $province }.
   *[other] { $seat } places the leader in { $province }.
}
shogun-leader-moved = { $you ->
    [seat] Your leader goes from { $origin } to { $target }.
   *[other] The leader of { $seat } goes from { $origin } to { $target }.
}
shogun-statue-placed = { $you ->
    [seat] You leave in triumph: a statue is put up in { $province }.
   *[other] { $seat } leaves in triumph: a statue is put up in { $province }.
}
shogun-statues-taken = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { $statues ->
    [one] 1 statue
   *[other] { $statues } statues
} of { $you ->
    [owner] yours
   *[other] { $owner }
} as { $statues ->
    [one] a trophy
   *[other] trophies
}.
shogun-leader-lost = { $you ->
    [seat] You lose { $province }: your leader leaves the map.
   *[other] { $seat } loses { $province }: the leader leaves the map.
}

shogun-move-leader-place = Place the leader in { $province }
shogun-move-leader-place-trophies = Place the leader in { $province } and take { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
shogun-move-leader-triumph = Go to { $province } and leave a statue in { $left }
shogun-move-leader-triumph-trophies = Go to { $province }, leave a statue in { $left } and take { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
shogun-move-leader-flight = Go to { $province } without leaving a statue
shogun-move-leader-flight-trophies = Go to { $province } without leaving a statue, and take { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
shogun-move-statue-put = Put up a statue in { $province }
shogun-move-statue-none = Put up no statue in { $province }

shogun-prompt-leader = { $you ->
    [seat] Place your leader in one of your provinces.
   *[other] { $seat } places the leader.
}
shogun-prompt-draft-leader = { $you ->
    [seat] Place your leader in { $province }, or wait.
   *[other] { $seat } places the leader in { $province } or waits.
}
shogun-prompt-leader-move = { $you ->
    [seat] Your leader leaves { $province }: where to?
   *[other] The leader of { $seat } leaves { $province }.
}
shogun-prompt-statue = { $you ->
    [seat] You may put up a statue in { $province }.
   *[other] { $seat } may put up a statue in { $province }.
}

shogun-picture-leaders = Leaders:
shogun-picture-statues = Statues:
shogun-picture-trophies = Trophies:

refused-sho-leader-not-now = Leaders are placed at the beginning or after the first winter, and move after the tenth action.
refused-sho-leader-only-here = The leader can be placed only in the province just drafted: { $province }.
refused-sho-leader-must-leave = The leader must leave { $province }.
refused-sho-leader-must-go = Name one of your provinces: the leader cannot wait.
refused-sho-leader-own-province = Your leader goes only to your own provinces: { $province } is not yours.
refused-sho-statue-first = First say whether a statue is put up in { $province }.
refused-sho-no-statue-now = A statue is asked for only after the leader has left in triumph, where it may be declined.
