# Everywhere
close = Close
you = you
guest = Guest
points = points
skip = Skip
undo = Take back
tools = Tools
to-the-shelf = To the shelf
nowhere = There is nothing at this address. Here is the shelf.
connecting = Coming to the table…
connection-lost = The connection is lost. Nothing else is: the table is kept.
connection-now = Try now

# The shelf
shelf-title = Four games of old Japan, one table
shelf-line = Play with friends in other towns or with good bots. A name is enough; every move is kept.
shelf-now = Play now against bots
shelf-now-shogun = You and three bots, one click
shelf-now-shitenno = You and two bots, one click
shelf-level = Their level
shelf-starting = Setting up…
shelf-mine = Your tables
shelf-shelf = The shelf
shelf-new = New table of { $game }
shelf-about-shogun = Plan in secret, build, march, and trust the cube tower. 3 to 5 players, four modules.
shelf-about-shitenno = Share out cards and titles, then win the provinces for your general. 2 to 4 players.
shelf-on-their-way = on its way
shelf-open = Open tables
shelf-none-open = No table is open just now. Open one: the link is all your friends need.
shelf-past = Finished games
shelf-bring-log = Look at a game from a log file
tables-go-on = Go on playing
tables-free = { $count ->
    [one] 1 free seat: sit down
   *[other] { $count } free seats: sit down
}
tables-watch = Watch

# A new table
new-title = New table: { $game }
new-seats = Who plays
new-name = Your name
new-players = Number of players
new-seat = Seat { $number }
new-me = I sit here
new-open = Open for anybody with the link
new-bot = Bot: { $bot }
new-private = Private: only with the link
new-hints = Hints for everybody (alone with bots you may always ask)
new-clock = Clock for a decision
new-clock-value = { $seconds ->
    [0] none
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
   *[86400] 1 day
}
new-open-table = Open the table
new-begin = Begin
options-modules = Modules
options-table = The table
options-details = Fine points of the rules
bot-novice = Novice
bot-novice-about = Knows the rules and means well, but its mind wanders. For your first games.
bot-skilled = Skilled
bot-skilled-about = Sound play without looking far ahead. You will win some and lose some.
bot-expert = Expert
bot-expert-about = Thinks about what the others may do. You have to play well to beat it.
bot-master = Master
bot-master-about = The strongest in the house: takes its time and uses all of it.
bot-judge = Judge, for study
bot-judge-about = Weighs the position after each of its moves: the measure for other bots.
bot-random = Anything goes, for study
bot-random-about = Plays any legal move at all.
move-seat = Play on this device
move-seat-line = This private link brings your seat to this device. The other device will only watch from then on. The link works once.
move-seat-take = Bring my seat here

# Options of Shitennō
option-shitenno-players = Number of players
option-shitenno-general_choice = Who gets which general
option-shitenno-general_choice-about = The generals differ in name and colour only.
value-shitenno-general_choice-seat_order = chosen in seat order
value-shitenno-general_choice-random = drawn by lot
option-shitenno-double_deck = Faces of the ten double troop cards
value-shitenno-double_deck-one_of_each = one of each pair
value-shitenno-double_deck-from_examples = as in the rulebook's examples
option-shitenno-troop_reshuffle = When the troop discard is shuffled
value-shitenno-troop_reshuffle-when_needed = when a card is needed
value-shitenno-troop_reshuffle-at_once = as soon as the pile is empty
option-shitenno-empty_lots = Lots without cards
option-shitenno-idle_pieces = Unneeded pieces in a payment
value-shitenno-idle_pieces-refused = refused
value-shitenno-idle_pieces-allowed = allowed
option-shitenno-tile_chains = Tiles that work on what another tile made
value-shitenno-tile_chains-full = allowed
value-shitenno-tile_chains-printed_only = only on what is printed
option-shitenno-hand_view = Hands
option-shitenno-hand_view-about = Open hands are good for a first game.
value-shitenno-hand_view-hidden = hidden
value-shitenno-hand_view-open = open
option-shitenno-memory_aid = Memory aid
option-shitenno-memory_aid-about = Lists what a careful player would remember anyway.

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
value-on = on
value-off = off
value-yes = yes
value-no = no
value-allowed = allowed
value-forbidden = forbidden

# The table
refused-now = This is not possible here.
your-turn = Your turn
board = Board
board-none = This game has no drawn board yet. Every move is in the list below.
own-area = Your area
players = Players
panels = Log, rules and chat
table-sandbox = Sandbox
table-replay = Replay
table-gone = There is no such table, or the link is not complete.
watching = You are watching.
gathering = Waiting for players
gathering-line = The game begins when every seat is taken. Send the link, or fill up with bots.
seat-open = open
seat-away = away
seat-to-move = to move
seats = Seats
seats-sit = Sit down
seats-back = Take my seat back
seats-let-bot = Let a bot play for me
seats-get-up = Get up
seats-bot = Put a bot here
seats-free = free for people
seats-invite = Copy the invitation link
seats-copied = The link is copied. Send it to a friend.
seats-other-device = Move my seat to another device
seats-link-copied = The private link is copied. Open it on the other device; it works once.
seats-link = Copy this link:
seats-start = Fill up with bots and begin
zoom-in = Closer
zoom-out = Further away
zoom-whole = The whole board
clock-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}

# Moves
moves-group = Moves of one kind
moves-all = { $count ->
    [one] All moves as a list (1)
   *[other] All moves as a list ({ $count })
}
moves-filter = Find among { $count } moves
moves-order = Give an order in words
moves-give = Do it

# Log, rules, chat
log = Log
log-all = Show all { $count } lines
log-since = since your last move
log-look = Look at the board at this moment
rules = Rules
rules-search = Search the rules
rules-now = The rule of this decision: { $rule }
rules-notes = { $count ->
    [one] Source and cases (1)
   *[other] Source and cases ({ $count })
}
rules-none = No rule holds these words.
chat = Chat
chat-none = Nothing has been said yet.
chat-say = Say something
chat-send = Send

# History
history = History
history-back = One step back
history-on = One step on
history-run = Run
history-stop = Stop
history-entry = Entry { $entry } of { $last }
history-viewpoint = Viewpoint
history-own = your own eyes
history-eyes = the eyes of { $player }
history-spectator = a spectator's eyes
history-try = Try it from here
since = Since your last move
since-watch = Watch it
history-now = Back to now

# The end
end = The game is over
end-winner = { $player } wins!
end-reason = Why it ended: { $rule }
end-scores = Scores
end-player = Player
end-total = Total
end-chart = Points of each player over the whole game
end-turns = The turning points
end-turn-lead = { $player } takes the lead with { $points ->
    [one] 1 point
   *[other] { $points } points
} (entry { $entry })
end-turn-gain = { $player } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} (entry { $entry })
end-again = Play again
end-log = Download the log
end-look = Look back at the game

# Settings
settings = Settings
settings-language = Language
settings-as-browser = automatic
settings-as-system = as in the system
settings-theme = Colours
settings-light = light
settings-dark = dark
settings-motion = Motion
settings-less-motion = as little as possible
settings-speed = Speed at which things are shown
settings-speed-value = { $speed ->
    [0] at once
    [0.5] slow
    [1] normal
   *[2] fast
}
settings-sound = A soft knock when it is my turn
settings-notify = A browser notification when it is my turn

# Errors of the server, by their code
error-bad-message = The server did not understand this page. Reload it, please.
error-bad-words = { $text }
error-too-large = This is too large.
error-too-many = Slow down a little, please.
error-no-seat = This is not possible: { $text }
error-not-yours = This is not allowed: { $text }
error-not-begun = The game has not begun.
error-no-such-entry = There is no such moment in this game.
error-late = Something happened in between. Look again.
error-no-undo = This cannot be taken back any more: somebody has learnt from it.
error-replay = This is a replay: nobody plays here.
error-no-hints = No hints at this table: you do not play alone.
error-not-your-turn = There is nothing for you to decide now.
error-internal = Something went wrong on the server. Nothing has changed.
error-no-server = The server does not answer.
error-not-found = There is no such table.

# Shitennō's board
shitenno-when-set-up = Set-up
shitenno-when-even = Round { $round } · even year at Edo
shitenno-when-odd = Round { $round } · odd year in the provinces
shitenno-board = The eight provinces
shitenno-hand = Your hand
shitenno-no-cards = no cards
shitenno-edo = Edo
shitenno-share = To share
shitenno-seals = { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}
shitenno-make-lot = Make a lot: choose a tile, then cards.
shitenno-make-two = Make the last two lots: the two tiles, then the cards of the higher one. All others go with the lower one.
shitenno-lot = Lot
shitenno-lot-empty = no cards yet
shitenno-other-lot = Other lot
shitenno-offer = Offer this lot
shitenno-offer-two = Offer both lots
shitenno-accept = Accept
shitenno-refuse = Refuse
shitenno-take = Take this lot
shitenno-end-turn = End the turn
shitenno-draw = Use a Draw tile
shitenno-gild = Or turn one of your kamons to gold, and end the turn: choose it on the board.
shitenno-choose-province = Choose a lit province to place a kamon, or end the turn.
shitenno-pay-for = Pay for { $province }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
shitenno-by-troops = by troops
shitenno-by-koku = by { $price } koku
shitenno-pays = This pays.
shitenno-short = Not enough yet.
shitenno-wasted = Not needed: { $pieces }
shitenno-spare-koku = Change is lost: { $koku } koku too much.
shitenno-pay = Pay and place the kamon
shitenno-suggest = Suggest
shitenno-cancel = Not this one
shitenno-gate = gate: { $kind }
shitenno-gate-figure = gate figure
shitenno-tiles-left = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
shitenno-full = full
shitenno-province-label = { $province }: next position { $price } points, needs { $need }
shitenno-province-full-label = { $province }: full
shitenno-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
shitenno-kamons = { $count ->
    [one] 1 kamon left
   *[other] { $count } kamons left
}
shitenno-tairo = Tairō
shitenno-piles = Troop pile { $troops }, koku pile { $koku }
shitenno-choose-general = Choose your general
shitenno-memory = What has been seen
shitenno-about-hand = Cards in the hand of this player. Others know only how many there are, and what was seen.
shitenno-about-stock = Kamons that are still to be placed. When somebody has none left, the game ends with that year.
shitenno-about-tairo = The Tairō makes the lots and offers them one after the other. Whoever takes one leaves the sharing.
shitenno-about-koku = Pays { $koku } in a payment by koku. What is left at the end scores.
shitenno-about-troop = One troop of this kind, for payments by troops. Every province says which kinds it needs.
shitenno-about-double = Two troops on one card, for payments by troops. Each of them counts.
shitenno-about-exchange = In a payment, one troop counts as another kind, one koku as a troop, or one troop as a koku. Used once.
shitenno-about-plus-one = In a payment, adds one troop of a kind that is played, or one koku to at least one. Used once.
shitenno-about-draw = In your own odd-year turn, take a card of the troop pile. Never part of a payment.
shitenno-about-daimyo = Scores 2 more points for every kamon placed this year, and plays first.
shitenno-about-shomyo = Scores 1 more point for every kamon placed this year. Plays after the Daimyō.
shitenno-about-sensei = Ends the turn by turning one own kamon to gold: it counts twice for the majority.
shitenno-about-hatamoto = Counts as one troop of any kind in one payment of the turn.
shitenno-about-majority = Points at the end for whoever has most kamons here; gold ones count twice.
shitenno-about-gate = The tile on the gate says which troop is needed beside the province's own. Whoever places the next kamon wins it.
prompt = What the table waits for
table-back = Back to the table
table-trying = Your plan is played here against bots. Nothing of it counts at the table.

# Hints, and looking back
hint-ask = What would an expert do?
hint-thinking = The expert thinks…
hint-title = What an expert would do
hint-do = Do it
hint-do-number = Do idea { $number }
hint-more = { $count } more moves
hint-alike = { $count } more moves, as in idea 1
hint-late = The table has gone on: ask once more.
look-title = How well was it played?
look-ask = Look at every decision
look-seat = With the eyes of
look-working = Looking… { $percent }%
look-done = Done: { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
look-chart = Win chance and expected points from decision to decision
look-win = win chance (left)
look-points = expected points (right)
look-costliest = The costliest decisions
look-cost = { $number }. { $percent ->
    [0] { $points } points
   *[other] { $percent }% of win chance
} given away: look at this moment
look-played = Played:
look-better = Better:
look-alike = { $count } more moves, the same in both
look-nothing = No decision gave away more than chance explains.
look-none = There was nothing to decide.
look-basis = Each decision is looked at from what this seat knew then; games are played on from it many times, with the same luck for every idea.
look-moment = Costly decision { $number } of { $of }
look-next = The next one
