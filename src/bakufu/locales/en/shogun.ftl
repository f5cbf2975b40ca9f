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
shogun-colour-taken = { $seat } plays { $colour }.
shogun-list-dealt = { $seat } begins with the provinces of list { $letter }.
shogun-draft-began = { $seat } drafts first.
shogun-card-opened = { $province } lies open to take.
shogun-display-renewed = { $seat } puts both open cards under the pile.
shogun-card-taken = { $unseen ->
    [true] { $seat } takes the top card of the pile: { $province }.
   *[other] { $seat } takes { $province }.
}
shogun-province-occupied = { $seat } occupies { $province } with { $armies ->
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
shogun-card-planned = { $seat } plans: { $card } on { $space }.
shogun-card-planned-none = { $seat } leaves { $space } empty.
shogun-card-lifted = { $seat } plans { $space } anew.
shogun-plan-committed = { $seat } has committed a plan.
shogun-plan-taken-back = { $seat } takes the plan back.
shogun-plans-final = All plans are final.
shogun-event-drawn = The event of the round: { $ruling } { $limit }.
shogun-event-drawn-none = The event of the round: { $ruling }.
shogun-bid-shown = { $seat } bids { $card }{ $chests ->
    [0] .
    [one] {" "}and pays 1 chest.
   *[other] {" "}and pays { $chests } chests.
}
shogun-bid-shown-none = { $seat } has no bid.
shogun-tie-drawn = Drawn by lot: { $seat } chooses at place { $place }.
shogun-special-taken = { $seat } takes place { $place } with { $special }.
shogun-action-began = Action { $place } begins: { $action }.
shogun-card-shown = { $seat } turns up { $action }: { $card }.
shogun-card-shown-none = { $seat } has no card on { $action }.
shogun-action-lapsed = The action { $action } of { $seat } in { $province } lapses.
shogun-built = { $seat } builds { $building } in { $province } for { $price ->
    [0] nothing
    [one] 1 chest
   *[other] { $price } chests
}.
shogun-rice-gained = { $seat } harvests { $rice } rice in { $province }.
shogun-chests-gained = { $seat } collects { $chests ->
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
shogun-recruited = { $seat } recruits { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} in { $province } for { $price ->
    [one] 1 chest
   *[other] { $price } chests
} ({ $action }).
shogun-marched = { $seat } moves { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} from { $origin } to { $target }.
shogun-battle-began = { $seat } attacks { $defender } in { $province }.
shogun-battle-began-none = { $seat } attacks neutral { $province }.
shogun-revolt-began = A revolt against { $seat } in { $province }, with { $farmers ->
    [one] 1 farmer
   *[other] { $farmers } farmers
}.
shogun-cubes-thrown = { $seat }: { $thrown } into the tower, { $tray } in the tray.
shogun-cubes-thrown-none = Farmers: { $thrown } into the tower, { $tray } in the tray.
shogun-province-conquered = { $seat } conquers { $province } and has { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} there.
shogun-province-held = { $seat } holds { $province } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} left.
shogun-province-held-none = { $province } stays neutral.
shogun-province-emptied = { $seat } loses { $province }, which is neutral now{ $how ->
    [revolt] {" "}after the revolt.
   *[other] {" "}after the battle.
}
shogun-card-lost = The card { $province } leaves the space { $space } of { $seat }.
shogun-card-lost-none = The card { $province } leaves the hand of { $seat }.
shogun-revolt-put-down = { $seat } puts the revolt in { $province } down and has { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} left.
shogun-winter-began = The winter of year { $year } begins: everybody loses { $loss } rice.
shogun-rice-lost = { $seat } loses { $rice } rice.
shogun-hunger = { $seat } cannot feed { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}: { $revolts ->
    [one] 1 revolt breaks
   *[other] { $revolts } revolts break
} out.
shogun-revolt-drawn = { $province } of { $seat } is drawn for a revolt.
shogun-points-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $source }: { $region }.
shogun-points-scored-none = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $source }.
shogun-year-prepared = Year { $year } begins: revolt markers and rice are cleared away.
shogun-game-ended = { $seat } becomes Shogun and wins.

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
shogun-move-target-own = Move to own { $province } ({ $armies })
shogun-move-target-neutral = Attack neutral { $province }
shogun-move-target = Attack { $province } ({ $armies }, { $seat })
shogun-move-number = With { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
shogun-move-revolt = Settle the revolt in { $province } next

# What the table waits for
shogun-prompt-colour = { $number ->
    [one] { $seats } takes a colour.
   *[other] Still to take a colour: { $seats } ({ $number }).
}
shogun-prompt-card = { $seat } takes a province card.
shogun-prompt-group = { $seat } places an army group in { $province }.
shogun-prompt-plan = { $number ->
    [one] { $seats } plans in secret: a card on every space, then commit the plan.
   *[other] Still planning in secret: { $seats } ({ $number }).
}
shogun-prompt-special = { $seat } takes a special card and with it a place in the player order.
shogun-prompt-deploy = { $seat } may move armies from { $origin } to an own neighbouring province ({ $action }).
shogun-prompt-march = { $seat } marches from { $origin }: where to? ({ $action })
shogun-prompt-number = { $seat } moves from { $origin } to { $target }: with how many armies? ({ $action })
shogun-prompt-revolt = { $seat } chooses which revolt is settled next.
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
shogun-odds-battle = In { $province } { $conquered }% to conquer, { $held }% that { $seat } holds it, { $empty }% that nobody does.
shogun-odds-neutral = In { $province } { $conquered }% to conquer, { $held }% that it stays neutral.
