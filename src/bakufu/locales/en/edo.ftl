# On the shelf
edo-about = Plan three actions in secret and have your samurai in place when they come. 2 to 4 players.

# Names of things
edo-colour-blue = Blue
edo-colour-red = Red
edo-colour-green = Green
edo-colour-yellow = Yellow
edo-seat-blue = { edo-colour-blue }
edo-seat-red = { edo-colour-red }
edo-seat-green = { edo-colour-green }
edo-seat-yellow = { edo-colour-yellow }
edo-space-edo = Edo
edo-space-sumida = River Sumida
edo-space-tama = River Tama
edo-space-tone = River Tone
edo-space-nihonbashi = Nihonbashi bridge
edo-space-kawagoe = Kawagoe
edo-space-odawara = Odawara
edo-space-sakura = Sakura
edo-space-mito = Mito
edo-space-usui = Usui gate
edo-space-hakone = Hakone gate
edo-space-kurihashi = Kurihashi gate
edo-space-kobotoke = Kobotoke gate
edo-space-field-1 = rice field 1
edo-space-field-2 = rice field 2
edo-space-forest-1 = forest 1
edo-space-forest-2 = forest 2
edo-space-forest-3 = forest 3
edo-space-quarry-1 = quarry 1
edo-space-quarry-2 = quarry 2
edo-space-quarry-3 = quarry 3
edo-resource-rice = rice
edo-resource-wood = wood
edo-resource-stone = stone
edo-action-money = Money
edo-action-rice = Rice
edo-action-travel = Travel
edo-action-recruit = Recruit
edo-action-development = Development
edo-action-field = Rice field
edo-action-wood = Wood
edo-action-stone = Stone
edo-action-build = Build
edo-action-trade = Trade
edo-building-house = house
edo-building-post = trading post
edo-building-fortress = fortress
edo-card-a = A
edo-card-b = B
edo-card-c = C
edo-card-s01 = S01 Tax office / Timber guild
edo-card-s02 = S02 Mint / Stonemasons
edo-card-s03 = S03 Money changers / Irrigation
edo-card-s04 = S04 Rice tax / Carpenters
edo-card-s05 = S05 Granary / Quarry masters
edo-card-s06 = S06 Post road / Lumber camp
edo-card-s07 = S07 Couriers / Stone barges
edo-card-s08 = S08 Travel pass / Market rights
edo-card-s09 = S09 Court favour / Corvée
edo-card-s10 = S10 Shogun’s envoy / Trade agents
edo-card-s11 = S11 Chancery / Paddy reform
edo-card-s12 = S12 Master builder / Rice levy
edo-merchant-m01 = M01
edo-merchant-m02 = M02
edo-merchant-m03 = M03
edo-merchant-m04 = M04
edo-merchant-m05 = M05
edo-merchant-m06 = M06
edo-merchant-m07 = M07
edo-merchant-m08 = M08
edo-merchant-m09 = M09
edo-merchant-m10 = M10
edo-tile-p12 = P12
edo-tile-p10 = P10
edo-tile-p9 = P9
edo-tile-p8 = P8
edo-tile-p7 = P7
edo-set-k1 = K1
edo-set-k2 = K2
edo-set-k3 = K3
edo-set-k4 = K4
edo-set-k5 = K5
edo-source-houses = houses
edo-source-post = the trading post
edo-source-fortresses = fortresses
edo-source-trade = trade
edo-source-samurai = samurai
edo-source-ryo = Ryo

# What happened
edo-tile-laid = Profit tile { $tile } is laid in { $city }.
edo-current-laid = The current merchant card is { $merchant }.
edo-next-opened = The next merchant card is { $merchant }.
edo-special-opened = Turned up: special card { $special }.
edo-first-drawn = { $you ->
    [seat] You are first player.
   *[other] { $seat } is first player.
}
edo-colour-taken = { $you ->
    [seat] You play { $colour }.
   *[other] { $seat } plays { $colour }.
}
edo-set-taken = { $you ->
    [seat] You take starting set { $set }.
   *[other] { $seat } takes starting set { $set }.
}
edo-home-placed = { $you ->
    [seat] You start in { $city }, with a house and a samurai.
   *[other] { $seat } starts in { $city }, with a house and a samurai.
}
edo-round-began = { $you ->
    [seat] Round { $round }: all plan in secret. You are first player.
   *[other] Round { $round }: all plan in secret. First player is { $seat }.
}
edo-card-laid = { $you ->
    [seat] You lay card { $card } into slot { $slot }: { $action }.
   *[other] { $seat } lays card { $card } into slot { $slot }: { $action }.
}
edo-officials-set = { $you ->
    [seat] You set { $own } own and { $shogun } Shogun officials at slot { $slot }.
   *[other] { $seat } sets { $own } own and { $shogun } Shogun officials at slot { $slot }.
}
edo-plan-lifted = { $you ->
    [seat] { $card_too ->
        [true] You take the card of slot { $slot } back.
       *[false] You take the officials of slot { $slot } back.
    }
   *[other] { $card_too ->
        [true] { $seat } takes the card of slot { $slot } back.
       *[false] { $seat } takes the officials of slot { $slot } back.
    }
}
edo-plan-handed-in = { $you ->
    [seat] You have handed in your plan.
   *[other] { $seat } has handed in a plan.
}
edo-officials-shown = { $you ->
    [seat] At your slot { $slot } stand { $own } own and { $shogun } Shogun officials.
   *[other] At slot { $slot } of { $seat } stand { $own } own and { $shogun } Shogun officials.
}
edo-slot-began = Slot { $slot } is performed.
edo-samurai-moved = { $you ->
    [seat] You move a samurai from { $origin } to { $goal } for { $ryo } Ryo.
   *[other] { $seat } moves a samurai from { $origin } to { $goal } for { $ryo } Ryo.
}
edo-merchant-moved = { $you ->
    [seat] You move the merchant from { $origin } to { $goal } for { $ryo } Ryo.
   *[other] { $seat } moves the merchant from { $origin } to { $goal } for { $ryo } Ryo.
}
edo-revealed = { $you ->
    [seat] You reveal slot { $slot }: { $action } on card { $card }, with { $own } own and { $shogun } Shogun officials.
   *[other] { $seat } reveals slot { $slot }: { $action } on card { $card }, with { $own } own and { $shogun } Shogun officials.
}
edo-money-made = { $you ->
    [seat] You receive { $ryo } Ryo.
   *[other] { $seat } receives { $ryo } Ryo.
}
edo-rice-made = { $you ->
    [seat] You receive { $rice } rice.
   *[other] { $seat } receives { $rice } rice.
}
edo-official-sent = { $you ->
    [seat] You send an official as a samurai: { $space }.
   *[other] { $seat } sends an official as a samurai: { $space }.
}
edo-samurai-travelled = { $you ->
    [seat] Your samurai travels from { $origin } to { $goal }.
   *[other] A samurai of { $seat } travels from { $origin } to { $goal }.
}
edo-recruited = { $you ->
    [seat] You recruit
   *[other] { $seat } recruits
} { $number ->
    [one] 1 Shogun official
   *[other] { $number } Shogun officials
} for { $rice } rice.
edo-card-bought = { $you ->
    [seat] You buy special card { $special } for { $ryo } Ryo.
   *[other] { $seat } buys special card { $special } for { $ryo } Ryo.
}
edo-gathered = { $you ->
    [seat] You gather { $number } { $resource } ({ $space }).
   *[other] { $seat } gathers { $number } { $resource } ({ $space }).
}
edo-built = { $you ->
    [seat] You build a { $building } in { $city }
   *[other] { $seat } builds a { $building } in { $city }
}:{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-bought = { $you ->
    [seat] You buy { $number } { $resource } from the merchant for { $ryo } Ryo.
   *[other] { $seat } buys { $number } { $resource } from the merchant for { $ryo } Ryo.
}
edo-point-taken = { $you ->
    [seat] You pay the price of merchant card { $merchant } for a point.
   *[other] { $seat } pays the price of merchant card { $merchant } for a point.
}
edo-lapsed = { $you ->
    [seat] Your { $action } lapses
   *[other] { $action } of { $seat } lapses
}{ $times ->
    [one] : 1 activation cannot be used.
   *[other] : { $times } activations cannot be used.
}
edo-given-up = { $you ->
    [seat] You give up
   *[other] { $seat } gives up
} { $times ->
    [one] 1 activation of { $action }.
   *[other] { $times } activations of { $action }.
}
edo-points-scored = { $you ->
    [seat] You score
   *[other] { $seat } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $source }.
edo-samurai-recalled = { $you ->
    [seat] { $hungry ->
        [true] Your samurai goes hungry and comes back: { $space }.
       *[false] You take a samurai back: { $space }.
    }
   *[other] { $hungry ->
        [true] A samurai of { $seat } goes hungry and comes back: { $space }.
       *[false] { $seat } takes a samurai back: { $space }.
    }
}
edo-wages-paid = { $you ->
    [seat] You pay { $rice } rice in wages.
   *[other] { $seat } pays { $rice } rice in wages.
}
edo-income-paid = { $you ->
    [seat] { $city } pays you { $ryo } Ryo.
   *[other] { $city } pays { $seat } { $ryo } Ryo.
}
edo-merchant-turned = Merchant card { $merchant } is current now.
edo-first-passed = { $you ->
    [seat] The first-player marker goes to you.
   *[other] The first-player marker goes to { $seat }.
}
edo-left-out = { $you ->
    [seat] You have no house in Edo and are out.
   *[other] { $seat } has no house in Edo and is out.
}
edo-ryo-shown = { $you ->
    [seat] You have { $ryo } Ryo.
   *[other] { $seat } has { $ryo } Ryo.
}
edo-game-ended = { $you ->
    [seat] You win the favour of the Shogun.
   *[other] { $seat } wins the favour of the Shogun.
}
edo-game-ended-none = Nobody has a house in Edo: nobody wins.

# Moves
edo-move-colour = Play { $colour }
edo-move-set = Take starting set { $set }: { $rice } rice, { $wood } wood, { $stone } stone
edo-move-home = Start in { $city }
edo-move-lay = { $action } on card { $card } (up to { $most })
edo-move-officials = Set { $own } own and { $shogun } Shogun officials
edo-move-lift = Take the last part of the plan back
edo-move-hand-in = Hand in the plan
edo-move-go = Move a samurai from { $origin } to { $goal }
edo-move-go-paid = Move a samurai from { $origin } to { $goal } for { $ryo } Ryo
edo-move-merchant = Move the merchant to { $goal } for { $ryo } Ryo
edo-move-reveal = Reveal the card
edo-move-use = { $times ->
    [one] Use { $action } once
   *[other] Use { $action } { $times } times
}
edo-move-send = Send an official: { $space }
edo-move-enough = No further samurai in this move
edo-move-take = Buy special card { $special } for { $ryo } Ryo
edo-move-gather = Gather { $number }: { $space }
edo-move-build = Build a { $building } in { $city }:{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-move-buy = Buy { $number } { $resource } for { $ryo } Ryo
edo-move-point = Take the point:{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } rice
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-move-end = End the turn
edo-move-recall = Take a samurai back: { $space }
edo-move-pay = Keep the others and pay { $rice } rice

# What the table waits for
edo-prompt-colour = { $you ->
    [seat] Choose a colour.
   *[other] { $seat } chooses a colour.
}
edo-prompt-start = { $you ->
    [seat] Take a starting set, or place your house and samurai; the other follows in the second lap.
   *[other] { $seat } takes a starting set or a town.
}
edo-prompt-set = { $you ->
    [seat] Take a starting set.
   *[other] { $seat } takes a starting set.
}
edo-prompt-home = { $you ->
    [seat] Place your house and your samurai in a town.
   *[other] { $seat } places house and samurai in a town.
}
edo-prompt-plan = { $you ->
    [seats] Plan in secret: a card in each slot, an action on it, officials at it. Then hand in your plan.
   *[other] { $number ->
        [one] { $seats } is planning in secret.
       *[other] Still planning in secret: { $seats }.
    }
}
edo-prompt-before = { $you ->
    [seat] Slot { $slot }: make paid moves, 1 Ryo a step, then reveal your card.
   *[other] Slot { $slot }: { $seat } may make paid moves, then reveals a card.
}
edo-prompt-use = { $you ->
    [seat] { $action }: how many of your { $left } activations do you use?
   *[other] { $action }: { $seat } has { $left } activations.
}
edo-prompt-travel = { $you ->
    [seat] { $action }: send an official or move samurai for free; officials left: { $left }.
   *[other] { $action }: { $seat } has { $left } officials left.
}
edo-prompt-travel-on = { $you ->
    [seat] { $action }: does another samurai come along? Officials left: { $left }.
   *[other] { $action }: { $seat } moves samurai; { $left } officials are left.
}
edo-prompt-develop = { $you ->
    [seat] { $action }: take a card of the display; activations left: { $left }.
   *[other] { $action }: { $seat } may buy a special card; activations left: { $left }.
}
edo-prompt-gather = { $you ->
    [seat] { $action }: choose a space with one of your samurai; activations left: { $left }.
   *[other] { $action }: { $seat } gathers; activations left: { $left }.
}
edo-prompt-build = { $you ->
    [seat] { $action }: choose a city and a building; activations left: { $left }.
   *[other] { $action }: { $seat } may build; activations left: { $left }.
}
edo-prompt-trade = { $you ->
    [seat] { $action }: buy from the merchant or take the point; activations left: { $left }.
   *[other] { $action }: { $seat } trades with the merchant; activations left: { $left }.
}
edo-prompt-wages = { $you ->
    [seat] Wages: { $samurai } samurai, { $rice } rice. Take back whom you will not feed, then pay.
   *[other] Wages: { $seat } has { $samurai } samurai and { $rice } rice.
}
edo-prompt-nobody = The game is over.

# Why an order is refused
refused-edo-no-gifts = Players give each other nothing.
refused-edo-buildings-stay = Buildings are never moved, taken back, sold or torn down.
refused-edo-three-cards = A plan has three different cards, one in each slot.
refused-edo-slot = Slot { $slot }: { $card } with { $action } and { $own } own and { $shogun } Shogun officials is not possible.
refused-edo-too-many-samurai = One official moves at most { $most } samurai.
refused-edo-other-card = The current merchant card { $merchant } sells { $resource }.
refused-edo-one-use = One activation buys or takes the point; both need your own trading post there.
refused-edo-one-point = An activation gives at most one point.
refused-edo-not-there = You have only { $samurai } samurai there: { $space }.
refused-edo-rice-for = You have rice for { $rice } samurai only.
refused-edo-travel-in-order = A free move names its samurai in the order of the spaces. Name them together: “travel usui to edo, kawagoe to edo”.
refused-edo-keep-in-order = Samurai are taken back in the order of the spaces. Say in one order who stays: “keep edo, forest-1”.

# The picture of the table
edo-picture-set-up = Set-up
edo-picture-when = Round { $round }
edo-picture-plan = planning
edo-picture-actions = slot { $slot }
edo-picture-wages = wages
edo-picture-over = the end
edo-picture-merchant = Merchant: { $space }   { $card }: up to { $most } { $resource } at { $each } Ryo, or 1 point for{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } rice
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-picture-next = then { $card }
edo-picture-piles = merchant pile { $merchants }, special pile { $specials }, Shogun officials { $shoguns }, fortresses { $fortresses }
edo-picture-display = Special cards: { $cards }
edo-picture-reconstructed = Prices, maps, tiles and cards marked * are reconstructed.
edo-picture-counts = { $points } points  { $ryo } Ryo  rice { $rice }  wood { $wood }  stone { $stone }
edo-picture-pieces = officials { $own }+{ $shoguns }  houses { $houses }  trading post { $post }
edo-picture-slot = { $slot }: { $card } { $action } { $own }+{ $shogun }
edo-picture-hidden = hidden
edo-picture-covered = –
edo-picture-handed-in = plan handed in
edo-picture-thinking = planning
edo-picture-first = first
edo-picture-no-colour = a player without a colour
