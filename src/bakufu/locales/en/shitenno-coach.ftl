# What the coach says to a beginner at each decision. "You" is the player who decides.

shitenno-coach-general = Generals differ in name and colour only. { $free ->
    [one] One is still free.
   *[other] { $free } are still free: take the one you like.
}
shitenno-coach-tile = { $others } others are without a lot, and each of them is asked in turn. If all refuse, you must keep this lot yourself.
shitenno-coach-tile-seals = More seals mean a better title and an earlier turn: you can give up to { $seals }.
shitenno-coach-two-lots = You share out the last { $cards } cards in two lots, and { $seat } picks first. Make two lots that you would both be glad of.
shitenno-coach-second-tile = The other lot has { $seals } seals, this one { $most } at most: what it lacks in rank it must have in cards.
shitenno-coach-cards = { $cards ->
    [0] The lot has no card yet
    [one] The lot has 1 card
   *[other] The lot has { $cards } cards
}; { $left ->
    [one] 1 card stays
   *[other] { $left } cards stay
} for the { $others } others and you.
shitenno-coach-two-cards = With { $seals } seals: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. With { $other ->
    [one] 1 seal
   *[other] { $other } seals
} goes what is left: { $left ->
    [one] 1 card
   *[other] { $left } cards
}.
shitenno-coach-lacks = For { $province } your own cards lack { $missing }.
shitenno-coach-pays = Your own cards already pay for { $province }: { $points } points.
shitenno-coach-answer = With { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
} you become { $title } this year. If you refuse, { $left ->
    [one] 1 card is
   *[other] { $left } cards are
} left for { $others } players, you among them.
shitenno-coach-lot-pays = With its cards you can pay for { $province }: { $points } points.
shitenno-coach-lot-lacks = Even with its cards you lack { $missing } for { $province }.
shitenno-coach-which-pays = The lot with { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
} lets you pay for { $province }: { $points } points.
shitenno-coach-which-lacks = Even the lot with { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
} leaves you short for { $province }: { $missing }.
shitenno-coach-which-lot = { $high } seals come with { $high_cards ->
    [one] 1 card
   *[other] { $high_cards } cards
}, { $low } with { $low_cards }: more seals play earlier, more cards place more kamons.
shitenno-coach-place = { $count ->
    [one] You can pay for 1 province:
   *[other] You can pay for { $count } provinces; the best is
} { $province }, { $points } points at once.
shitenno-coach-ahead = There you would lead { $mine } to { $theirs }: { $value } more points if you still do at the end.
shitenno-coach-behind = There { $seat } would still lead { $theirs } to { $mine } for the { $value } points at the end.
shitenno-coach-ahead-tied = There you would be level at { $mine } with { $theirs }, and the { $value } points at the end are yours: your kamon lies further left.
shitenno-coach-behind-tied = There you would be level at { $mine } with { $theirs }, but the { $value } points at the end go to { $seat }, whose kamon lies further left.
shitenno-coach-no-place = Nothing can be paid for now: for { $province } your cards lack { $missing }. What you keep is there next year.
shitenno-coach-full = Every position is taken: your { $stock } kamons stay in stock, so end the turn.
shitenno-coach-placed = You have placed { $placed ->
    [one] 1 kamon
   *[other] { $placed } kamons
} this turn and { $stock } are left. An empty stock ends the game after the year.
shitenno-coach-last-year = This is the last year. Koku that you keep bring a point each: you have { $koku }.
shitenno-coach-draw = A Draw tile brings a troop card from the { $pile } of the pile and the { $discard } of the discard.
shitenno-coach-gild = Gold counts double: in { $province } you would have { $mine } against { $theirs }.
shitenno-coach-pay-koku = { $province } costs { $price } koku, and { $laid } lie there so far. There is no change.
shitenno-coach-pay-troops = { $province } needs { $need }. Laid so far: { $laid }. A double card cannot be split.
