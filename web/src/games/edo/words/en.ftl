# Options of Edo
option-edo-players = Number of players
option-edo-colour_choice = Colours
value-edo-colour_choice-seat_order = chosen in seat order
value-edo-colour_choice-random = drawn by lot
option-edo-two_player_town = Sakura with two players
option-edo-two_player_town-about = A closed town can be passed, but nobody builds there.
value-edo-two_player_town-closed = closed
value-edo-two_player_town-open = open
option-edo-first_player = First player
value-edo-first_player-random = drawn by lot
value-edo-first_player-seat_1 = the first seat
option-edo-edo_allowed = Starting house in Edo
option-edo-edo_allowed-about = Whoever starts there has the house that winning asks for.
option-edo-second_lap = Second lap of starting choices
value-edo-second_lap-reverse = in reverse
value-edo-second_lap-clockwise = clockwise
option-edo-officials_view = Officials at slots not yet revealed
value-edo-officials_view-hidden = hidden
value-edo-officials_view-open = open
option-edo-money_view = Ryo of others
option-edo-money_view-about = Every receipt and payment is told in any case.
value-edo-money_view-hidden = covered
value-edo-money_view-open = shown

# The planning board
edo-board-own-title = Plan
edo-board-out = out: no house in Edo
edo-plan-board = Planning board
edo-plan-slot = Slot { $slot }: { $action }, card { $card }, { $own } own and { $shogun } Shogun officials
edo-plan-no-action = action?
edo-plan-keys = Keys: ↑ ↓ turn the card; + and − or a digit set officials, with Shift the Shogun’s; Shift and ← → change the order. Or drag, or tap two slots.
edo-plan-waiting-all = Officials that wait
edo-plan-waiting = { $kind ->
    [own] Own officials that wait: { $number }
   *[shogun] Shogun officials that wait: { $number }
}
edo-plan-about-officials = { $kind ->
    [own] Your own officials. Each activates the action of its card once; at Travel they can go to the map.
   *[shogun] Officials of the Shogun. They activate like your own, but never go to the map.
} Drag one to a card, or tap it and then a slot.
edo-plan-hand = Cards that lie in no slot
edo-plan-next-round = It can be planned from the next round on.
edo-plan-less = One official fewer at slot { $slot }
edo-plan-more = One official more at slot { $slot }
edo-plan-lapses = { $times ->
    [one] lapses
   *[other] { $times } lapse
}
edo-plan-stock = What you have
edo-plan-samurai = samurai on the map
edo-plan-houses-left = houses left
edo-plan-post-left = trading post left
edo-plan-to-feed = for { $samurai } samurai in wages
edo-plan-income = income at the end of the round
edo-plan-points = points
edo-plan-gap-card = Slot { $slot } has no card.
edo-plan-gap-action = Slot { $slot }: choose an action.
edo-plan-gap-pairs = Slot { $slot }: two officials for each building.
edo-plan-gap-most = Slot { $slot }: too many officials.
edo-plan-lapsing = Slot { $slot }, { $action }: { $why }
edo-plan-good = As things stand, all of it can be done.
edo-plan-idle = No official is at work yet.
edo-lapse-samurai = no samurai for it.
edo-lapse-merchant = no samurai with the merchant.
edo-lapse-way = too few Ryo for the way.
edo-lapse-price = it cannot be paid.
edo-lapse-recruit = no rice, or no Shogun official left.
edo-lapse-development = too few Ryo, or no card.
edo-lapse-travel = no samurai to move.
edo-lapse-place = there is no place for it.
edo-plan-is-handed-in = Your plan is handed in. The others are still planning.
edo-plan-clear = Clear
edo-plan-about-clear = Takes all officials back and turns no card.
edo-plan-try = Try it
edo-plan-about-try = Plays this plan at a table of its own. The others are played by bots, and nothing happens here.
edo-plan-warning = What would lapse
edo-since-home = starts in { $city }
edo-since-handed-in = plan handed in
edo-since-lapsed = { $times ->
    [one] 1 activation lapsed
   *[other] { $times } activations lapsed
}
edo-since-built = { $building } in { $city }
edo-since-merchant = merchant: { $space }
edo-since-gain = { $sign }{ $number } { $good ->
    [ryo] Ryo
    [rice] rice
    [wood] wood
    [stone] stone
    [samurai] samurai
    [officials] { $number ->
        [one] Shogun official
       *[other] Shogun officials
    }
   *[points] { $number ->
        [one] point
       *[other] points
    }
}
edo-face-money = { $gives } Ryo for each official.
edo-face-rice = { $gives } rice for each official.
edo-face-travel = each official goes to { $far ->
    [true] any space
   *[false] a gate
} as a samurai, or moves up to { $group } samurai for free.
edo-face-recruit = { $price ->
    [0] one Shogun official, free of charge, from the next round on.
   *[other] one Shogun official for { $price } rice, from the next round on.
}
edo-face-development = a special card of the display for { $price } Ryo.
edo-face-field = rice by each samurai in a rice field: the fewer stand there, the more{ $gives ->
    [0] {""}
   *[other] , and { $gives } besides
}.
edo-face-wood = wood by each samurai in a forest: the fewer stand there, the more{ $gives ->
    [0] {""}
   *[other] , and { $gives } besides
}.
edo-face-stone = stone by each samurai in a quarry: the fewer stand there, the more{ $gives ->
    [0] {""}
   *[other] , and { $gives } besides
}.
edo-face-build = { $takes ->
    [one] a building for each official
   *[other] a building for every { $takes } officials
}{ $far ->
    [true] , without a samurai
   *[false] , by a samurai in the city
}:
edo-face-trade = buy from the merchant { $both ->
    [true] and take the point
   *[false] or take the point
}{ $far ->
    [true] , wherever your samurai stands.
   *[false] , by a samurai who is with him.
}
edo-face-most = At most { $most ->
    [one] once
   *[other] { $most } times
}.

# The board
edo-board-map = Map of the Kantō plain
edo-board-closed = closed
edo-board-pick-up = Pick up a pawn here
edo-board-build-here = Build here
edo-board-take-back = Take a samurai back, or leave it
edo-board-samurai-of = { $number } samurai of { $player }
edo-board-the-merchant = the merchant
edo-board-there = There: { $who }
edo-board-built = { $number ->
    [0] Nothing is built yet, ten places are free
    [one] 1 of ten places is built on
   *[other] { $number } of ten places are built on
}
edo-board-share = { $player } { $ryo } Ryo (influence { $influence })
edo-board-shares = Profit tile { $tile }*: { $shares }
edo-board-nobody = Profit tile { $tile }*: nobody has influence here
edo-board-beside = Neighbours: { $spaces }.
edo-board-about-closed = A closed town: it can be passed, but nobody builds there
edo-board-about-field = Rice is gathered here: { $one } with one samurai on the space, { $two } with two, { $more } with more
edo-board-about-forest = Wood is gathered here: { $one } with one samurai on the space, { $two } with two, { $more } with more
edo-board-about-quarry = Stone is gathered here: { $one } with one samurai on the space, { $two } with two, { $more } with more
edo-board-about-gate = Officials who are sent out arrive at a gate as samurai
edo-board-about-road = A way to pass, nothing more
edo-board-track = Points
edo-board-about-track = The power track. When somebody has { $points } points the round is the last; only those with a house in Edo can win.
edo-board-merchant-cards = Merchant cards
edo-board-current = Merchant
edo-board-next = Next
edo-board-pile = { $cards ->
    [0] pile empty
   *[other] pile: { $cards }
}
edo-board-about-current = Whoever has a samurai with the merchant trades by this card, all through the round.
edo-board-about-next = It becomes current in the next round.
edo-board-about-pile = Merchant cards still to come, the next one among them. When they are used up the round is the last.
edo-board-about-special-pile = Special cards face down. As soon as one is bought the next is turned up.
edo-board-display = Special cards on display
edo-board-reconstructed = * Reconstructed: no source gives these numbers.
edo-board-specials = special cards in the pile
edo-board-supply = Supply
edo-board-shoguns = Shogun officials in the supply
edo-board-fortresses = fortresses in the supply
edo-board-about-shoguns = Shogun officials left. Recruit brings one for a rice, from the next round on.
edo-board-about-fortresses = Fortresses left. A city can have one for every two houses in it.
edo-board-pawns = Pawns
edo-board-send = Send an official
edo-board-pawn-samurai = Samurai: { $place }
edo-board-pawn-merchant = Merchant: { $place }
edo-board-goal-paid = Where to? Every space shows its price.
edo-board-goal-free = Where to? It costs nothing.
edo-board-move-or-reveal = Pick a pawn to move it, or reveal.
edo-board-travel-how = Pick a samurai, or send an official.
edo-board-again = Start over
edo-board-travel = { $samurai ->
    [one] Move 1 samurai
   *[other] Move { $samurai } samurai
}
edo-board-reveal = Reveal: { $action } ×{ $officials }
edo-board-give-up = { $left ->
    [one] Give up 1 activation
   *[other] Give up { $left } activations
}
edo-board-which-city = In which city?
edo-board-other-city = Another city
edo-board-how-many = How many?
edo-board-fewer = One fewer
edo-board-more = One more
edo-board-buy = Buy for
edo-board-stay = { $place }: { $stay } of { $all } stay
edo-board-wages-how = Press a space to take a samurai back.
edo-board-wages-short = { $samurai ->
    [one] Rice is short: take 1 more back.
   *[other] Rice is short: take { $samurai } more back.
}
edo-board-wages = { $back ->
    [0] Keep all and pay { $stay }
   *[other] Take { $back } back and pay { $stay }
}
edo-board-figure-ryo = Ryo
edo-board-figure-rice = rice
edo-board-figure-wood = wood
edo-board-figure-stone = stone
edo-board-figure-official = own officials
edo-board-figure-shogun = Shogun officials
edo-board-figure-samurai = samurai on the map
edo-board-figure-house = houses left
edo-board-figure-post = trading post left
edo-board-about-figure-ryo = Ryo pay for moves, buildings, special cards and trade. Whoever has many of them at the end scores for them.
edo-board-about-figure-rice = Every samurai that stays on the map costs a rice at the end of the round.
edo-board-about-figure-wood = Houses and trading posts are built of wood.
edo-board-about-figure-stone = Fortresses and trading posts are built of stone.
edo-board-about-figure-official = Each activates an action once, or is sent out as a samurai.
edo-board-about-figure-shogun = They activate actions, and never go onto the map.
edo-board-about-figure-samurai = They gather, build and trade where they stand. At the end each is a point.
edo-board-about-figure-house = A house is a point and 1 influence in its city.
edo-board-about-figure-post = The trading post is 2 points and 2 influence; in its town one trade buys and takes the point.
edo-board-about-covered = Others are not shown the sum. Every receipt and payment is told.
edo-board-first = first player
edo-board-about-first = Has the first turn in every slot of this round. The marker moves on clockwise.
edo-board-in-edo = house in Edo
edo-board-about-in-edo = Only players with a house in Edo can win.
edo-board-slots = Slots of the plan
edo-board-slot-hidden = Slot { $slot }: face down
