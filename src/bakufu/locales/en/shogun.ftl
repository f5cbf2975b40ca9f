# On the shelf
shogun-about = Plan in secret, build, march, and trust the cube tower. 3 to 5 players, four modules.

# Names of things
shogun-province-aki = Aki
shogun-province-awa-boso = Awa-Boso
shogun-province-awa-shikoku = Awa-Shikoku
shogun-province-bingo = Bingo
shogun-province-bitchu = Bitchu
shogun-province-bizen = Bizen
shogun-province-echigo = Echigo
shogun-province-echizen = Echizen
shogun-province-etchu = Etchu
shogun-province-harima = Harima
shogun-province-hida = Hida
shogun-province-hitachi = Hitachi
shogun-province-hoki = Hoki
shogun-province-ise = Ise
shogun-province-iwami = Iwami
shogun-province-iyo = Iyo
shogun-province-izu = Izu
shogun-province-izumo = Izumo
shogun-province-kaga = Kaga
shogun-province-kai = Kai
shogun-province-kazusa = Kazusa
shogun-province-kii = Kii
shogun-province-kozuke = Kozuke
shogun-province-mikawa = Mikawa
shogun-province-mimasaka = Mimasaka
shogun-province-mino = Mino
shogun-province-musashi = Musashi
shogun-province-mutsu = Mutsu
shogun-province-noto = Noto
shogun-province-omi = Omi
shogun-province-owari = Owari
shogun-province-sagami = Sagami
shogun-province-sanuki = Sanuki
shogun-province-settsu = Settsu
shogun-province-shima = Shima
shogun-province-shimosa = Shimosa
shogun-province-shimotsuke = Shimotsuke
shogun-province-shinano = Shinano
shogun-province-suruga = Suruga
shogun-province-tajima = Tajima
shogun-province-tamba = Tamba
shogun-province-tosa = Tosa
shogun-province-totomi = Totomi
shogun-province-wakasa = Wakasa
shogun-province-yamato = Yamato
shogun-card-chest-0 = chest card 0
shogun-card-chest-1 = chest card 1
shogun-card-chest-2 = chest card 2
shogun-card-chest-3 = chest card 3
shogun-card-chest-4 = chest card 4
shogun-colour-black = Black
shogun-colour-red = Red
shogun-colour-yellow = Yellow
shogun-colour-purple = Purple
shogun-colour-blue = Blue
shogun-seat-black = { shogun-colour-black }
shogun-seat-red = { shogun-colour-red }
shogun-seat-yellow = { shogun-colour-yellow }
shogun-seat-purple = { shogun-colour-purple }
shogun-seat-blue = { shogun-colour-blue }
shogun-region-green = Green region
shogun-region-red = Red region
shogun-region-purple = Purple region
shogun-region-yellow = Yellow region
shogun-region-brown = Brown region
shogun-building-castle = a castle
shogun-building-temple = a temple
shogun-building-theatre = a Nō theatre
shogun-action-castle = Castle
shogun-action-temple = Temple
shogun-action-theatre = Theatre
shogun-action-rice = Rice
shogun-action-tax = Tax
shogun-action-deploy-5 = Deploy 5
shogun-action-deploy-3 = Deploy 3
shogun-action-deploy-1 = Deploy 1
shogun-action-combat-a = Combat A
shogun-action-combat-b = Combat B
shogun-action-bid = Bid
shogun-special-tax-more = +1 chest
shogun-special-rice-more = +1 rice
shogun-special-six-armies = 6 armies
shogun-special-attack-more = +1 army in attack
shogun-special-defence-more = +1 army in defence
# Where a number belongs to it, the number follows.
shogun-ruling-theatre-calms = a new theatre calms its province
shogun-ruling-two-farmers = two farmers defend neutral provinces
shogun-ruling-castle-defends = castles add an army in defence
shogun-ruling-temple-forbids = temples forbid attacks
shogun-ruling-tax-at-most = tax at most
shogun-ruling-tax-at-least = tax at least
shogun-ruling-rice-at-least = rice at least
shogun-ruling-rice-at-most = rice at most
shogun-ruling-fewer-recruits = Deploy 5 and 3 bring 3 and 2 armies
shogun-season-spring = spring
shogun-season-summer = summer
shogun-season-autumn = autumn
shogun-season-winter = winter
shogun-source-provinces = provinces
shogun-source-buildings = buildings
shogun-source-castles = the most castles in a region
shogun-source-temples = the most temples in a region
shogun-source-theatres = the most theatres in a region
shogun-column-provinces = provinces
shogun-column-buildings = buildings
shogun-column-castles = castles
shogun-column-temples = temples
shogun-column-theatres = theatres

# What happened
shogun-colour-taken = { $you ->
    [seat] You play { $colour }.
   *[other] { $seat } plays { $colour }.
}
shogun-list-dealt = { $you ->
    [seat] You begin with the provinces of list { $letter }.
   *[other] { $seat } begins with the provinces of list { $letter }.
}
shogun-draft-began = { $you ->
    [seat] You draft first.
   *[other] { $seat } drafts first.
}
shogun-card-opened = { $province } lies open to take.
shogun-display-renewed = { $you ->
    [seat] You put both open cards under the pile.
   *[other] { $seat } puts both open cards under the pile.
}
shogun-card-taken = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { $unseen ->
    [true] the top card of the pile: { $province }.
   *[other] { $province }.
}
shogun-province-occupied = { $you ->
    [seat] You occupy
   *[other] { $seat } occupies
} { $province } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}.
shogun-tower-filled = The tower is filled: { $cubes ->
    [one] 1 cube stays
   *[other] { $cubes } cubes stay
} inside.
shogun-event-opened = An event of this year: { $ruling } { $limit }; in winter { $loss } rice would be lost.
shogun-event-opened-none = An event of this year: { $ruling }; in winter { $loss } rice would be lost.
shogun-round-began = Year { $year }: { $season } begins.
shogun-action-opened = Action { $place }: { $action }.
shogun-special-laid = Place { $place } in the player order comes with { $special }.
shogun-card-planned = { $you ->
    [seat] You plan: { $card } on { $space }.
   *[other] { $seat } plans: { $card } on { $space }.
}
shogun-card-planned-none = { $you ->
    [seat] You leave { $space } empty.
   *[other] { $seat } leaves { $space } empty.
}
shogun-card-lifted = { $you ->
    [seat] You plan { $space } anew.
   *[other] { $seat } plans { $space } anew.
}
shogun-plan-committed = { $you ->
    [seat] You have committed your plan.
   *[other] { $seat } has committed a plan.
}
shogun-plan-taken-back = { $you ->
    [seat] You take your plan back.
   *[other] { $seat } takes the plan back.
}
shogun-plans-final = All plans are final.
shogun-event-drawn = The event of the round: { $ruling } { $limit }.
shogun-event-drawn-none = The event of the round: { $ruling }.
shogun-bid-shown = { $you ->
    [seat] You bid { $card }{ $chests ->
        [0] .
        [one] {" "}and pay 1 chest.
       *[other] {" "}and pay { $chests } chests.
    }
   *[other] { $seat } bids { $card }{ $chests ->
        [0] .
        [one] {" "}and pays 1 chest.
       *[other] {" "}and pays { $chests } chests.
    }
}
shogun-bid-shown-none = { $you ->
    [seat] You have no bid.
   *[other] { $seat } has no bid.
}
shogun-tie-drawn = { $you ->
    [seat] Drawn by lot: you choose at place { $place }.
   *[other] Drawn by lot: { $seat } chooses at place { $place }.
}
shogun-special-taken = { $you ->
    [seat] You take place { $place } with { $special }.
   *[other] { $seat } takes place { $place } with { $special }.
}
shogun-action-began = Action { $place } begins: { $action }.
shogun-card-shown = { $you ->
    [seat] You turn up { $action }: { $card }.
   *[other] { $seat } turns up { $action }: { $card }.
}
shogun-card-shown-none = { $you ->
    [seat] You have no card on { $action }.
   *[other] { $seat } has no card on { $action }.
}
shogun-action-lapsed = { $you ->
    [seat] Your action { $action } in { $province } lapses.
   *[other] The action { $action } of { $seat } in { $province } lapses.
}
shogun-built = { $you ->
    [seat] You build
   *[other] { $seat } builds
} { $building } in { $province } { $price ->
    [0] free of charge
    [one] for 1 chest
   *[other] for { $price } chests
}.
shogun-rice-gained = { $you ->
    [seat] You harvest { $rice } rice in { $province }.
   *[other] { $seat } harvests { $rice } rice in { $province }.
}
shogun-chests-gained = { $you ->
    [seat] You collect
   *[other] { $seat } collects
} { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
} of tax in { $province }.
shogun-unrest-placed = Unrest grows in { $province }: { $markers ->
    [one] 1 revolt marker
   *[other] { $markers } revolt markers
}.
shogun-unrest-calmed = The theatre calms { $province }: { $markers ->
    [0] no revolt marker is left
    [one] 1 revolt marker is left
   *[other] { $markers } revolt markers are left
}.
shogun-recruited = { $you ->
    [seat] You recruit
   *[other] { $seat } recruits
} { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} in { $province } for { $price ->
    [one] 1 chest
   *[other] { $price } chests
} ({ $action }).
shogun-marched = { $you ->
    [seat] You move
   *[other] { $seat } moves
} { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} from { $origin } to { $target }.
shogun-battle-began = { $you ->
    [seat] You attack { $defender } in { $province }.
    [defender] { $seat } attacks you in { $province }.
   *[other] { $seat } attacks { $defender } in { $province }.
}
shogun-battle-began-none = { $you ->
    [seat] You attack neutral { $province }.
   *[other] { $seat } attacks neutral { $province }.
}
shogun-revolt-began = { $you ->
    [seat] A revolt against you
   *[other] A revolt against { $seat }
} in { $province }, with { $farmers ->
    [one] 1 farmer
   *[other] { $farmers } farmers
}.
shogun-cubes-thrown = { $you ->
    [seat] You: { $thrown } into the tower, { $tray } in the tray.
   *[other] { $seat }: { $thrown } into the tower, { $tray } in the tray.
}
shogun-cubes-thrown-none = Farmers: { $thrown } into the tower, { $tray } in the tray.
shogun-province-conquered = { $you ->
    [seat] You conquer { $province } and have
   *[other] { $seat } conquers { $province } and has
} { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} there.
shogun-province-held = { $you ->
    [seat] You hold
   *[other] { $seat } holds
} { $province } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} left.
shogun-province-held-none = { $province } stays neutral.
shogun-province-emptied = { $you ->
    [seat] You lose
   *[other] { $seat } loses
} { $province }, which is neutral now{ $how ->
    [revolt] {" "}after the revolt.
   *[other] {" "}after the battle.
}
shogun-card-lost = { $you ->
    [seat] The card { $province } leaves your space { $space }.
   *[other] The card { $province } leaves the space { $space } of { $seat }.
}
shogun-card-lost-none = { $you ->
    [seat] The card { $province } leaves your hand.
   *[other] The card { $province } leaves the hand of { $seat }.
}
shogun-revolt-put-down = { $you ->
    [seat] You put the revolt in { $province } down and have
   *[other] { $seat } puts the revolt in { $province } down and has
} { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} left.
shogun-winter-began = The winter of year { $year } begins: everybody loses { $loss } rice.
shogun-rice-lost = { $you ->
    [seat] You lose { $rice } rice.
   *[other] { $seat } loses { $rice } rice.
}
shogun-hunger = { $you ->
    [seat] You cannot feed
   *[other] { $seat } cannot feed
} { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}: { $revolts ->
    [one] 1 revolt breaks
   *[other] { $revolts } revolts break
} out.
shogun-revolt-drawn = { $you ->
    [seat] Your province { $province } is drawn for a revolt.
   *[other] { $province } of { $seat } is drawn for a revolt.
}
shogun-points-scored = { $you ->
    [seat] You score
   *[other] { $seat } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $source }: { $region }.
shogun-points-scored-none = { $you ->
    [seat] You score
   *[other] { $seat } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $source }.
shogun-year-prepared = Year { $year } begins: revolt markers and rice are cleared away.
shogun-game-ended = { $you ->
    [seat] You become Shogun and win.
   *[other] { $seat } becomes Shogun and wins.
}

# Moves
shogun-move-colour = Play { $colour }
shogun-move-renew = Put both open cards under the pile
shogun-move-take = Take { $province }
shogun-move-take-open = Take the open card { $place }
shogun-move-take-unseen = Take the top card of the pile, unseen
shogun-move-group = Place a group of { $armies } armies
shogun-move-put = { $card } on { $space }
shogun-move-leave = Leave { $space } empty
shogun-move-lift = Take the last card back into the hand
shogun-move-commit = Commit the plan
shogun-move-take-back = Take the plan back
shogun-move-special = Take place { $place } with { $special }
shogun-move-place = Take place { $place }
shogun-move-stay = Stay
shogun-move-target-own = Move to your own { $province } ({ $armies })
shogun-move-target-neutral = Attack neutral { $province }
shogun-move-target = Attack { $province } ({ $armies }, { $seat })
shogun-move-number = With { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
shogun-move-revolt = Settle the revolt in { $province } next

# What the table waits for
shogun-prompt-colour = { $you ->
    [seats] Choose a colour.
   *[other] { $number ->
        [one] { $seats } chooses a colour.
       *[other] Still to choose a colour: { $seats }.
    }
}
shogun-prompt-card = { $you ->
    [seat] Take a province card.
   *[other] { $seat } takes a province card.
}
shogun-prompt-group = { $you ->
    [seat] Place an army group in { $province }.
   *[other] { $seat } places an army group in { $province }.
}
shogun-prompt-plan = { $you ->
    [seats] Plan in secret: lay a card on every space, then commit your plan.
   *[other] { $number ->
        [one] { $seats } is planning in secret.
       *[other] Still planning in secret: { $seats }.
    }
}
shogun-prompt-special = { $you ->
    [seat] Take a special card and with it a place in the player order.
   *[other] { $seat } takes a special card and with it a place in the player order.
}
shogun-prompt-deploy = { $you ->
    [seat] { $action }: you may move armies from { $origin } to a neighbouring province of your own.
   *[other] { $action }: { $seat } may move armies out of { $origin }.
}
shogun-prompt-march = { $you ->
    [seat] { $action }: where do you march from { $origin }?
   *[other] { $action }: { $seat } marches from { $origin }.
}
shogun-prompt-number = { $you ->
    [seat] { $action }: how many armies go from { $origin } to { $target }?
   *[other] { $action }: { $seat } marches from { $origin } to { $target }.
}
shogun-prompt-revolt = { $you ->
    [seat] Choose the revolt to settle next.
   *[other] { $seat } chooses the revolt to settle next.
}
shogun-prompt-nobody = The game is over.

# The picture of the table
shogun-picture-set-up = Set-up
shogun-picture-when = Year { $year }, { $season }
shogun-picture-legend = owner, armies | c t n castle temple theatre, . free plot | ! unrest | tax, rice
shogun-picture-closed = closed
shogun-picture-actions = Actions
shogun-picture-to-come = Still to come:
shogun-picture-specials = Special cards:
shogun-picture-order = Player order: { $seats }
shogun-picture-bid-order = Choosing in this order: { $seats }
shogun-picture-ruling = Event of the round:
shogun-picture-events = Events left this year:
shogun-picture-loss = (winter: −{ $loss } rice)
shogun-picture-unseen = { $cards ->
    [one] 1 event card unseen
   *[other] { $cards } event cards unseen
}
shogun-picture-tower = Tower:
shogun-picture-tray = Tray:
shogun-picture-farmers = farmers
shogun-picture-stock = Left: farmers { $farmers }, castles { $castle }, temples { $temple }, theatres { $theatre }
shogun-picture-counts = { $points } points  chests { $chests }  rice { $rice }  supply { $supply }  provinces { $provinces }
shogun-picture-ready = ready
shogun-picture-planning = planning
shogun-picture-next = plans { $space }
shogun-picture-hand = Hand:
shogun-picture-own = Your provinces: armies, where the card lies, neighbours
shogun-picture-chest-cards = Chest cards in hand: { $values }
shogun-picture-face-down = { $cards ->
    [one] 1 card face down
   *[other] { $cards } cards face down
}
shogun-picture-no-colour = Player { $seat }, without a colour
shogun-picture-display = Open cards:
shogun-picture-pile = Pile: { $cards }
shogun-picture-below = at its bottom:
shogun-picture-taken = Taken: { $province }
shogun-picture-groups = Army groups:
shogun-picture-march = { $action } from { $origin }
shogun-picture-march-to = { $action } from { $origin } to { $target }
shogun-picture-revolts = Revolts:
shogun-picture-more-farmers = (+{ $farmers } farmers each)

# Odds of a battle, for hints
shogun-odds-battle = In { $province } { $conquered }% to conquer, { $held }% that { $you ->
    [seat] you hold it
   *[other] { $seat } holds it
}, { $empty }% that nobody does.
shogun-odds-neutral = In { $province } { $conquered }% to conquer, { $held }% that it stays neutral.

# How the game stands
shogun-year = Year { $year }
shogun-standings-each = Each province and each building
shogun-standings-leaders = Leaders
shogun-standings-chambers = Chambers
shogun-standings-row = Row { $number }
shogun-standings-column = Column { $number }
shogun-to-come-winters = { $number ->
    [one] One more winter scores provinces, buildings and majorities.
   *[other] Two more winters score provinces, buildings and majorities.
}
shogun-to-come-leaders = Statues and trophies are scored at the end of the game.
shogun-to-come-chambers = Rows and columns of the chambers are scored at the end of the game.
shogun-thing-points = points
shogun-thing-provinces = provinces
shogun-thing-buildings = buildings
shogun-thing-armies = armies
shogun-thing-chests = chests
shogun-thing-rice = rice
