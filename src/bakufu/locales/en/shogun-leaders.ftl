# The module Military Leaders.

shogun-leader-placed = { $seat } places the leader in { $province }.
shogun-leader-moved = The leader of { $seat } goes from { $origin } to { $target }.
shogun-statue-placed = { $seat } leaves in triumph: a statue is put up in { $province }.
shogun-statues-taken = { $seat } takes { $statues ->
    [one] 1 statue
   *[other] { $statues } statues
} of { $owner } as { $statues ->
    [one] a trophy
   *[other] trophies
}.
shogun-leader-lost = { $seat } loses { $province }: the leader leaves the map.

shogun-move-leader-place = place the leader in { $province }
shogun-move-leader-place-trophies = place the leader in { $province } and take { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
shogun-move-leader-triumph = go to { $province } and leave a statue in { $left }
shogun-move-leader-triumph-trophies = go to { $province }, leave a statue in { $left } and take { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
shogun-move-leader-flight = go to { $province } without leaving a statue
shogun-move-leader-flight-trophies = go to { $province } without leaving a statue, and take { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
shogun-move-statue-put = put up a statue in { $province }
shogun-move-statue-none = put up no statue in { $province }

shogun-prompt-leader = { $seat } places the leader in an own province.
shogun-prompt-draft-leader = { $seat } places the leader in { $province } or waits.
shogun-prompt-leader-move = The leader of { $seat } leaves { $province }: where to?
shogun-prompt-statue = { $seat } may put up a statue in { $province }.

shogun-picture-leaders = Leaders:
shogun-picture-statues = Statues:
shogun-picture-trophies = Trophies:

refused-sho-leader-not-now = Leaders are placed at the beginning or after the first winter, and move after the tenth action.
refused-sho-leader-only-here = The leader can be placed only in the province just drafted: { $province }.
refused-sho-leader-must-leave = The leader must leave { $province }.
refused-sho-leader-must-go = Name one of your provinces: the leader cannot wait.
refused-sho-leader-own-province = A leader goes to own provinces only: { $province } is not yours.
refused-sho-statue-first = First say whether a statue is put up in { $province }.
refused-sho-no-statue-now = A statue is asked for only after the leader has left in triumph, where it may be declined.
