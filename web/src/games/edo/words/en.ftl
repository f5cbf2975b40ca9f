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
edo-plan-handed-in = Your plan is handed in. The others are still planning.
edo-plan-clear = Clear
edo-plan-about-clear = Takes all officials back and turns no card.
edo-plan-try = Try it
edo-plan-about-try = Plays this plan at a table of its own. The others are played by bots, and nothing happens here.
edo-plan-warning = What would lapse
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
