# What the coach says to a beginner at each decision. "You" is the player who decides.

shogun-coach-colour = The colour changes nothing: everybody begins with { $chests } chests. { $free ->
    [one] One colour is free.
   *[other] { $free } colours are free.
}
shogun-coach-card = { $province } can pay { $tax } chests or { $rice } rice and has room for { $plots ->
    [one] 1 building
   *[other] { $plots } buildings
}.
shogun-coach-card-first = Your { $groups } provinces should lie close together: neighbours help each other, and majorities are counted by region.
shogun-coach-card-fit = It lies beside { $beside ->
    [0] none
   *[other] { $beside }
} of your provinces, and you hold { $held ->
    [0] none
   *[other] { $held }
} in its region ({ $region }).
shogun-coach-group = { $province } has { $rivals ->
    [one] 1 rival neighbour
   *[other] { $rivals } rival neighbours
}, the strongest { $seat } with { $armies }: large groups belong at such borders. You have groups of { $groups }.
shogun-coach-group-calm = None of the { $neighbours } neighbours of { $province } is a rival’s yet, so a small group will do for now. You have groups of { $groups }.
shogun-coach-committed = Your plan is made. You may take it back as long as somebody is still planning: { $waiting } now.
shogun-coach-plan-nothing = Without a province no action is possible this round; your { $chests } chests still decide a tie at the end.
shogun-coach-plan-fed = Your { $rice } rice are enough for winter, which costs you { $most } at most.
shogun-coach-plan-rice = Winter will cost you { $least } to { $most } rice, and you have { $rice }. { $harvests ->
    [one] This is the last harvest before it:
   *[other] { $harvests } harvests are left, this one included:
} { $province } yields { $brings }.
shogun-coach-plan-money = With { $chests ->
    [0] no chests you can buy nothing
    [one] 1 chest you can buy little
   *[other] { $chests } chests you cannot pay for everything
}: tax in { $province } brings { $tax }.
shogun-coach-plan-threat = { $province } is held by { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}, and { $seat } can march in from { $rival } with { $theirs }.
shogun-coach-plan-majority = { $action } in { $province }: for { $price } of your { $chests } chests you would have the most of them there ({ $region }), { $points ->
    [one] 1 point
   *[other] { $points } points
} each winter.
shogun-coach-plan-unrest = { $province } is restless ({ $markers }): tax or rice there brings a revolt against your { $armies ->
    [one] army
   *[other] { $armies } armies
}.
shogun-coach-plan-prices = All buildings and recruits of a round together cost { $everything } chests; you have { $chests }.
shogun-coach-special = { $left ->
    [one] One card is left, with place { $earliest }.
   *[other] { $left } cards are left, with places { $earliest } to { $latest }: a low place acts first in each action.
}
shogun-coach-special-helps = { $special } (place { $place }) suits your plan: { $action } in { $province }.
shogun-coach-special-defence = No other card helps your plan, and { $provinces ->
    [0] none of your provinces lies
    [one] 1 of your provinces lies
   *[other] { $provinces } of your provinces lie
} beside a rival: weigh the defence card against the place.
shogun-coach-special-none = No card left helps one of your { $actions } planned actions, so choose by the place.
shogun-coach-deploy = { $target } has { $held ->
    [one] 1 army
   *[other] { $held } armies
}, and a rival could march in with { $threat }. Up to { $armies } may move there from { $origin }, which a rival could attack with { $home }.
shogun-coach-deploy-none = { $origin } has no neighbour of yours: its { $armies } armies stay.
shogun-coach-deploy-number = Up to { $armies } may join the { $held } in { $target }. A rival could march into { $origin } with { $home }, into { $target } with { $threat }.
shogun-coach-march = With { $armies ->
    [one] 1 army
   *[other] all { $armies } armies
} that may march, { $target } falls in { $odds }% of all throws: nothing near promises more.
shogun-coach-march-home = From { $origin } you can only move to your own provinces: up to { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}.
shogun-coach-march-none = From { $origin } no march is possible: its { $armies } armies stay.
shogun-coach-prize-neutral = No rival holds it: farmers in the tray defend. It brings 1 point each winter and has { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
}.
shogun-coach-prize-calm = It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} each winter; it is calm, so farmers in the tray help its defender.
shogun-coach-prize-restless = It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} each winter; it is restless, so farmers stand aside.
shogun-coach-number = { $target } falls to { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} in { $odds }% of all throws, to all { $most } in { $best }%.
shogun-coach-number-all = { $target } falls to all { $most } in { $best }% of all throws, to fewer less often.
shogun-coach-number-home = Whoever stays guards { $origin }, into which { $threat ->
    [0] nobody
    [one] 1 rival army
   *[other] { $threat } rival armies
} could march.
shogun-coach-revolt = { $count ->
    [one] One revolt is
   *[other] { $count } revolts are
} to be settled, each with { $farmers ->
    [one] 1 farmer
   *[other] { $farmers } farmers
} more than its markers. A throw also knocks farmers out of the tower: begin where you are strongest.
shogun-coach-revolt-odds = The odds are best in { $province }: its { $armies ->
    [one] army puts the revolt down
   *[other] { $armies } armies put the revolt down
} in { $odds }%.

# Modules
shogun-coach-leader = In { $province } the leader helps at once: { $action } is planned there.
shogun-coach-leader-next = The leader moves on after the round, best to a neighbour for a statue: { $beside } of yours lie beside.
shogun-coach-leader-later = { $province } lies beside { $beside } of your provinces: moving to a neighbour later leaves a statue, 1 point at the end.
shogun-coach-draft-leader = Passed over, { $province } (tax { $tax }, plots { $plots }) cannot be chosen later; { $groups ->
    [0] it is your last province
    [one] 1 province is still to come
   *[other] { $groups } provinces are still to come
}.
shogun-coach-leader-move = Go to a neighbour, and a statue stays in { $left }: 1 point at the end. { $count ->
    [one] Only { $province } is one
   *[other] { $count } are, such as { $province }
}; { $stock } statues are left.
shogun-coach-leader-flees = None of your { $homes } other provinces borders on { $left }, so there is no statue: go where you will act next.
shogun-coach-trophy-beside = In { $province } you take { $statues ->
    [one] 1 statue
   *[other] { $statues } statues
} of a rival, and it is a neighbour: one of yours stays in { $left }.
shogun-coach-trophy = In { $province } you take { $statues ->
    [one] 1 statue
   *[other] { $statues } statues
} of a rival; it is no neighbour of { $left }, where no statue would stay.
shogun-coach-statue = A statue in { $province } is 1 point for you at the end, unless a rival’s leader comes there and takes it. You have { $stock }.
shogun-coach-bonus = You hold provinces in { $regions } regions, { $needed } are needed. With as many next round, the next card offers more.
shogun-coach-bonus-last = You hold provinces in { $regions } regions, { $needed } are needed. This is the richest card: after winter the stack begins anew.
shogun-coach-bonus-rice = You have { $rice } rice for { $provinces } provinces: { $more } more may save you a revolt.
shogun-coach-bonus-chests = You have { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}; { $more } more would be there at once, before the actions.
shogun-coach-favour = You have { $courtiers } courtiers. Favour { $number } costs { $price }, and { $left } stay for the next round.
shogun-coach-favour-supply = What you pay returns to your supply: then { $supply } could be sent again.
shogun-coach-favour-none = Your { $courtiers ->
    [one] courtier is
   *[other] { $courtiers } courtiers are
} not enough for a favour on offer; they stay in the hall.
shogun-coach-cancel = The event: { $ruling }. Cancel it if it harms your { $actions } planned actions more than those of the others.
shogun-coach-cancel-limit = The event: { $ruling } { $limit }. Cancel it if it harms your { $actions } planned actions more than those of the others.
shogun-coach-builds = In { $province } you would have { $mine } in the region ({ $region }), the strongest rival { $theirs }.
shogun-coach-calms = { $province } has { $markers ->
    [one] 1 revolt marker
   *[other] { $markers } revolt markers
}: without any, tax and rice there are safe again.
shogun-coach-levies = { $count } neutral provinces can be taken without a battle, such as { $province }; or { $armies } armies guard one of yours.
shogun-coach-levies-home = { $armies } armies for one of { $provinces } provinces: where a rival could march in.
shogun-coach-claim = Chamber { $field }: its row (worth { $row }) would stand { $mine_row } to { $theirs_row }, its column (worth { $column }) { $mine_column } to { $theirs_column }.
shogun-coach-claim-markers = { $open ->
    [one] 1 chamber is
   *[other] { $open } chambers are
} open, and you have { $markers } markers left.
