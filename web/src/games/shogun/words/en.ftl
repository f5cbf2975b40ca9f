# Options of Shogun
option-shogun-players = Number of players
option-shogun-side = Side of the board
option-shogun-side-about = The two sides have other regions and other closed provinces.
value-shogun-side-sun = Sun
value-shogun-side-moon = Moon
option-shogun-start = First provinces
option-shogun-start-about = The moon side is always drafted.
value-shogun-start-fixed = printed lists
value-shogun-start-draft = drafted one by one
option-shogun-fixed_lists = Who gets which printed list
value-shogun-fixed_lists-seat = by seat
value-shogun-fixed_lists-random = drawn by lot
option-shogun-draft_first = Who drafts first
value-shogun-draft_first-random = drawn by lot
value-shogun-draft_first-seat1 = the first seat
option-shogun-moon_sea = Sea routes of the moon side
option-shogun-moon_sea-about = The printed routes could not be verified.
value-shogun-moon_sea-as_sun = as on the sun side
value-shogun-moon_sea-alternative = the alternative list
option-shogun-tower_model = How cubes in the tower are knocked out
value-shogun-tower_model-scaled = more cubes knock out more
value-shogun-tower_model-constant = always the same odds
option-shogun-tower_p_thrown = Odds that a thrown cube falls through
option-shogun-tower_keep = Odds that a cube in the tower withstands one thrown cube
option-shogun-tower_p_stuck = Odds that a cube in the tower is knocked out
option-shogun-rice_cap = The event that caps rice
option-shogun-rice_cap-about = One rulebook prints 4.
option-shogun-rice_limit = Rice stops at the end of the track
value-shogun-rice_limit-none = no
value-shogun-rice_limit-18 = at 18
option-shogun-income_if_revolt_lost = Rice or tax of a province lost in the same revolt
value-shogun-income_if_revolt_lost-kept = kept
value-shogun-income_if_revolt_lost-lost = lost
option-shogun-attack_card_neutral = Attack card against neutral provinces
option-shogun-defence_bonus_in_revolt = Defence card and castle event in revolts
option-shogun-combat_duty = A possible march
value-shogun-combat_duty-must = must be made
value-shogun-combat_duty-may = may be declined
option-shogun-leaders = Military Leaders
option-shogun-leaders-about = Your leader makes actions in its province better and moves on each round; the statues it leaves behind score.
option-shogun-leader_event_order = Event and leader's bonus
value-shogun-leader_event_order-event_first = the event first
value-shogun-leader_event_order-leader_first = the leader first
option-shogun-leader_with_six = Deploy 5 with leader and six-armies card
value-shogun-leader_with_six-seven = seven armies
value-shogun-leader_with_six-six = six armies
option-shogun-statues_per_province = Statues of a player in one province
value-shogun-statues_per_province-any = any number
value-shogun-statues_per_province-one = one
option-shogun-leader_after_winter = Leaders after the first winter
value-shogun-leader_after_winter-stays = stay
value-shogun-leader_after_winter-moves = move, and leave statues
option-shogun-statue_duty = A statue for leaving in triumph
value-shogun-statue_duty-must = is placed
value-shogun-statue_duty-may = may be declined
option-shogun-samurai = Samurai
option-shogun-samurai-about = Whoever holds provinces in four regions turns up cards with chests, armies, rice or points.
option-shogun-court = Tenno's Court
option-shogun-court-about = Send courtiers to the Tenno’s court and pay with them for favours.
option-shogun-immunity_cards = Favours 10, 11 and 18
value-shogun-immunity_cards-split = bar Combat A, Combat B and both
value-shogun-immunity_cards-both = each bar both
option-shogun-favour_amounts = Amounts on the favour cards
option-shogun-favour_amounts-about = The printed numbers are reconstructed.
value-shogun-favour_amounts-ladder = step by step
value-shogun-favour_amounts-steep = steeper
option-shogun-chambers = Chambers
option-shogun-chambers-about = Win regions, claim chambers of the palace, score by rows and columns.
option-shogun-chamber_pick = A claim
value-shogun-chamber_pick-may = may be declined
value-shogun-chamber_pick-must = must be made
option-shogun-chamber_rows = Values of the rows
option-shogun-chamber_columns = Values of the columns

# The board of Shogun.

shogun-board-map = Map of the provinces
shogun-board-track = The ten actions
shogun-board-round = Special cards and events
shogun-board-now = now
shogun-board-face-down = face down
shogun-board-to-come = Still to come:
shogun-board-specials = Special cards and player order
shogun-board-special = Place { $place }: { $special } ({ $seat })
shogun-board-events = Events: in force, and left for this year
shogun-board-loss = Left for winter, it costs everybody { $loss } rice.
shogun-board-tower = Cube tower
shogun-board-tower-holds = In the tower: { $cubes }.
shogun-board-tray-holds = In the tray: { $cubes }.
shogun-board-stock = Left in the stock
shogun-board-farmers = farmers
shogun-board-castle = castle
shogun-board-temple = temple
shogun-board-theatre = Nō theatre
shogun-board-my-plan = Your plan: { $space }.
shogun-board-closed = { $province } is not used in this game.
shogun-board-neutral = { $province } is neutral.
shogun-board-held = { $you ->
    [seat] You hold
   *[other] { $seat } holds
} { $province } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}.
shogun-board-there = There: { $things }.
shogun-board-unrest = { $markers ->
    [one] 1 revolt marker
   *[other] { $markers } revolt markers
}
shogun-board-leader = { $you ->
    [seat] your leader
   *[other] leader of { $seat }
}
shogun-board-statues = { $statues ->
    [one] 1 statue
   *[other] { $statues } statues
} of { $you ->
    [seat] yours
   *[other] { $seat }
}
shogun-board-worth = { $region }: tax { $tax }, rice { $rice }, { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
} ({ $free } free); neighbours: { $neighbours }.
shogun-board-on-map = Choose a highlighted province on the map.
shogun-board-on-chambers = Choose a highlighted chamber.
shogun-board-how-many = How many armies?
shogun-board-fewer = One fewer
shogun-board-more = One more
shogun-board-against = In { $province }: { $armies ->
    [0] no army
    [one] 1 army
   *[other] { $armies } armies
}
shogun-board-odds = Conquered { $conquered }% · neutral { $neutral }% · held { $held }%
shogun-board-planning = Planning board
shogun-board-committed = Your plan is committed. You may take it back until the last player commits.
shogun-board-empty = empty
shogun-board-covered = covered
shogun-board-space = { $space }: { $card }
shogun-board-lapses = would lapse
shogun-board-passes = no action
shogun-board-lapsing = { $space } in { $card } would lapse: why?
shogun-board-chests-after = chests after the plan
shogun-board-to-feed = { $provinces ->
    [one] (1 province to feed in winter)
   *[other] ({ $provinces } provinces to feed in winter)
}
shogun-board-late-tax = { $chests ->
    [one] 1 chest too few if the tax comes late
   *[other] { $chests } chests too few if the tax comes late
}
shogun-board-short = { $chests ->
    [one] 1 chest too few
   *[other] { $chests } chests too few
}
shogun-board-hand = Cards in hand
shogun-board-hand-empty = Every card lies on the board.
shogun-board-fill = Chest cards on the rest
shogun-board-clear = Clear
shogun-board-try = Try this plan
shogun-board-where = Where the card goes
shogun-board-where-to = { $card }: on which action?
shogun-board-where-lift = Take it off its action
shogun-board-where-drop = Let the card go
shogun-board-lacking = { $spaces ->
    [one] 1 space still empty
   *[other] { $spaces } spaces still empty
}
shogun-board-own-title = Plan
shogun-board-page-court = Court
shogun-board-page-chambers = Chambers
shogun-board-page-samurai = Samurai
shogun-board-own = Your plan and your hand
shogun-board-planned = Planned actions
shogun-board-chests = chests
shogun-board-tax = tax
shogun-board-rice = rice
shogun-board-provinces = provinces
shogun-board-supply = armies in supply
shogun-board-courtiers = courtiers at court
shogun-board-trophies = trophies
shogun-board-markers = chamber markers left
shogun-board-draft = Draft of the first provinces
shogun-board-pile = Unseen card ({ $cards } in the pile)
shogun-board-taken = Taken: { $province }. Which army group goes there?
shogun-board-groups = Army groups left
shogun-board-modules = Modules
shogun-board-court = Tenno’s Court
shogun-board-hall = Hall
shogun-board-room = Audience room
shogun-board-price = { $price ->
    [one] costs 1 courtier
   *[other] costs { $price } courtiers
}
shogun-board-using = In use: { $favour }
shogun-board-kept = Favours kept
shogun-board-samurai = Samurai
shogun-board-samurai-needed = A bonus needs provinces in { $regions } regions.
shogun-board-regions = { $regions ->
    [one] 1 region
   *[other] { $regions } regions
}
shogun-board-chambers = Chambers
shogun-board-chamber = Chamber { $field }
shogun-board-line-worth = { $points ->
    [one] this line is worth 1 point
   *[other] this line is worth { $points } points
}
shogun-board-region-row = Regions in the order of claims
shogun-board-tile-bag = in the bag
shogun-board-tile-up = open
shogun-board-tile-down = turned over
shogun-board-tile-gone = taken

# What a space is for, in two sentences
shogun-board-about-castle = Pay 3 chests and build a castle in the province on this space. It needs a free plot without a castle.
shogun-board-about-temple = Pay 2 chests and build a temple in the province on this space. It needs a free plot without a temple.
shogun-board-about-theatre = Pay 1 chest and build a Nō theatre in the province on this space. It needs a free plot without a theatre.
shogun-board-about-rice = Harvest the rice of this province for the winter. It leaves a revolt marker; where one lies already, the farmers rise.
shogun-board-about-tax = Collect the tax of this province in chests. It leaves a revolt marker; where one lies already, the farmers rise.
shogun-board-about-deploy-5 = Pay 3 chests and place 5 armies in this province. Without the chests or the armies nothing happens.
shogun-board-about-deploy-3 = Pay 2 chests and place 3 armies in this province. Without the chests or the armies nothing happens.
shogun-board-about-deploy-1 = Pay 1 chest and place 1 army in this province. Then armies may move from it to one of your neighbouring provinces.
shogun-board-about-combat-a = March from this province to a neighbouring one; one army stays behind. Against others or a neutral province the tower decides.
shogun-board-about-combat-b = March from this province to a neighbouring one; one army stays behind. Against others or a neutral province the tower decides.
shogun-board-about-bid = The highest bid chooses first among the special cards, and with them the place in the player order. Chests are paid even if others bid more.
shogun-board-about-convert-3 = Turn 3 armies of this province into courtiers; one army must stay. A tower card takes them from the tray.
shogun-board-about-convert-2 = Turn 2 armies of this province into courtiers; one army must stay. A tower card takes them from the tray.
shogun-board-about-convert-1 = Turn 1 army of this province into a courtier; one army must stay. A tower card takes it from the tray.
shogun-board-about-down = This action is turned up when an earlier one is done. Until then nobody knows which of those still to come lies here.
shogun-board-about-fill = Lays chest cards on every space that is still empty, and a cheap one as the bid. Nothing is committed.
shogun-board-about-clear = Takes every card back into the hand. Nothing is committed.
shogun-board-about-try = Opens a sandbox and plays your plan there; bots plan for the others, and chance falls anew. At the table nothing is committed.

# What special cards and events do, in two sentences
shogun-board-about-special-tax-more = One chest more when you carry out the tax action in this round. It comes on top of whatever the event allows.
shogun-board-about-special-rice-more = One rice more when you carry out the rice action in this round. It comes on top of whatever the event allows.
shogun-board-about-special-six-armies = Deploy 5 places six armies for the usual 3 chests in this round. This holds even if an event lowers the number.
shogun-board-about-special-attack-more = Whenever you attack in this round, one army of your supply joins the throw. An empty supply adds nothing.
shogun-board-about-special-defence-more = Whenever another player attacks you in this round, one army of your supply joins the throw. An empty supply adds nothing, and in revolts the card does not help unless an option says so.
shogun-board-about-ruling-theatre-calms = Whoever builds a Nō theatre takes one revolt marker off its province. Without a marker there nothing more happens.
shogun-board-about-ruling-two-farmers = Whoever attacks a neutral province has two farmers against them instead of one. Provinces of players defend themselves as ever.
shogun-board-about-ruling-castle-defends = When a player’s province with a castle is attacked by another player, one army of the defender’s supply joins the throw. An empty supply adds nothing.
shogun-board-about-ruling-temple-forbids = No player may attack a province in which a temple stands. Revolts, and marches between your own provinces, still happen.
shogun-board-about-ruling-tax-at-most = The tax action brings at most { $limit } chests. Bonuses are added afterwards.
shogun-board-about-ruling-tax-at-least = The tax action brings at least { $limit } chests. Bonuses are added afterwards.
shogun-board-about-ruling-rice-at-least = The rice action brings at least { $limit } rice. Bonuses are added afterwards.
shogun-board-about-ruling-rice-at-most = The rice action brings at most { $limit } rice. Bonuses are added afterwards.
shogun-board-about-ruling-fewer-recruits = Deploy 5 places only 3 armies and Deploy 3 only 2. The prices stay, and Deploy 1 is unchanged.

# What figures, cards and boards are for, in two sentences
shogun-board-about-figure-chest = Chests pay for buildings, armies and bids. With equal points at the end, more chests win.
shogun-board-about-figure-rice = In winter every province needs one rice. Those without it may revolt, and what is left over is lost.
shogun-board-about-figure-castle = Provinces held by this player. Each scores 1 point in winter and needs 1 rice.
shogun-board-about-figure-army = Armies in the supply of this player. More than these cannot come into play.
shogun-board-about-figure-courtier = Courtiers at the Tenno’s court. Whoever has most in the hall asks first for a favour, and courtiers pay for it.
shogun-board-about-figure-statue = Statues of others that this player’s leader has taken. Each scores 1 point at the end.
shogun-board-about-figure-banner = Markers left for claiming chambers. Without one there is no claim.
shogun-board-about-tower = Cubes that are thrown in may stay inside and fall out in a later battle. What lies in the tray goes in again with the next throw.
shogun-board-about-stock-farmer = Farmers left in the stock. They defend neutral provinces and rise in revolts.
shogun-board-about-stock-castle = Castles left in the stock. Each scores 1 point in winter, and the most castles of a region score 3.
shogun-board-about-stock-temple = Temples left in the stock. Each scores 1 point in winter, and the most temples of a region score 2.
shogun-board-about-stock-theatre = Nō theatres left in the stock. Each scores 1 point in winter, and the most theatres of a region score 1.
shogun-board-about-chest-card = As a bid it costs as many chests as it shows. On any other space it means no action, and nothing is paid.
shogun-board-about-tower-card = On a court space it turns your armies in the tray into courtiers. On any other space it means no action, and as a bid it counts 0.
shogun-board-about-hall = The player with most courtiers in the hall visits the audience room first. Unspent courtiers come back here.
shogun-board-about-room = Courtiers of those who have come to ask for a favour. Those that are not spent return to the hall.
shogun-board-about-favour = It is paid with courtiers of the audience room. Each player takes at most one favour in a round.
shogun-board-about-chamber = For each region, whoever holds most of its provinces may claim an open chamber at the end of a round. Chambers that nobody claims are turned over.
shogun-board-about-line = The most markers in this line score this much at the end of the game. Those who share it get one point less, and turned tiles count as a player of their own.
shogun-board-about-region = The regions are evaluated in this order at the end of a round. The first one then goes to the end of the row.
shogun-board-about-samurai = Whoever holds provinces in enough regions turns the next card at the beginning of a round and takes one bonus of it. After winter the stack begins anew.
