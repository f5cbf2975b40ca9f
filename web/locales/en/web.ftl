# Everywhere
close = Close
you = you
guest = Guest
points = points
skip = Skip
undo = Take back
undone-by = { $player } takes the last decision back.
log-undone =
    { $you ->
        [you] You take a decision back
       *[other] { $player } takes a decision back
    }{ $known ->
        [yes] : “{ $told }”
       *[no] .
    }
tools = Tools
to-the-shelf = To the shelf
nowhere = There is nothing at this address. Here is the shelf.
connecting = Coming to the table…
connection-lost = The connection is gone for the moment.
connection-calm = Your table is safe and waits for you. What you do now is kept, and done once when the connection is back.
connection-waits = What you did is kept: it is done once, as soon as the connection is back.
connection-now = Try now

# The shelf
shelf-title = Four games of old Japan, one table
shelf-line = Play with friends in other towns or with good bots. A name is enough; every move is kept.
shelf-now = Play now against bots
shelf-now-bots = { $bots ->
    [1] You and one bot, one click
    [2] You and two bots, one click
    [3] You and three bots, one click
    [4] You and four bots, one click
   *[other] You and { $bots } bots, one click
}
shelf-level = Their level
shelf-starting = Setting up…
shelf-mine = Your tables
shelf-shelf = The shelf
shelf-new = New table of { $game }
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
bot-master-about = Takes its time and uses all of it. Hard to beat.
bot-grandmaster = Grandmaster
bot-grandmaster-about = The strongest in the house: thinks twice as long as the master and gives nothing away.
bot-judge = Judge, for study
bot-judge-about = Weighs the position after each of its moves: the measure for other bots.
bot-random = Anything goes, for study
bot-random-about = Plays any legal move at all.
move-seat = Play on this device
move-seat-line = This private link brings your seat to this device. The other device will only watch from then on. The link works once.
move-seat-take = Bring my seat here

# Values of options
value-on = on
value-off = off
value-yes = yes
value-no = no
value-allowed = allowed
value-forbidden = forbidden

# The table
refused-now = This is not possible here.
your-turn = Your turn
pass-in = Play nothing in
pass-ahead = Pass in advance
pass-about = You pass as soon as you are asked, in this turn only. Nobody else sees it; press again to take it back.
board = Board
board-none = This game has no drawn board yet. Every move is in the list below.
own-area = Your area
players = Players
panels = Log, scores, rules and chat
views = Views
own = Mine
scores = Scores
report = Report
report-of = { $title }: what everybody gained and lost
scores-if-now = If all were scored now
scores-to-come = Still to be scored
scores-ahead = { $name }: { $player } is ahead by { $lead }
scores-tie = { $name }: { $player } holds it in a tie
scores-shared = { $name }: shared by { $players }
more = More
prompt = What the table waits for
table-back = Back to the table
table-trying = Your plan is played here against bots. Nothing of it counts at the table.
table-sandbox = Sandbox
table-replay = Replay
table-gone = There is no such table, or the link is not complete.
watching = You are watching.
gathering = Waiting for players
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
moves = All moves ({ $count })
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
rule-of = Read rule { $rule }
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
chat-to = To
chat-to-all = everybody
chat-to-one = { $name } alone
chat-mine = to { $name } alone
chat-yours = to you alone
chat-phrases = Phrases
chat-slot-player = Player
chat-slot-number = Number

# History
history = History
history-back = One step back
history-on = One step on
history-run = Run
history-stop = Stop
history-entry = Entry { $entry } of { $last }
history-viewpoint = Viewpoint
history-own = your own eyes
history-eyes = { $player }’s eyes
history-spectator = a spectator's eyes
history-try = Try it from here
since = Since your last move
since-watch = Watch it
history-now = Back to now

# The end
end = The game is over
end-winner = { $you ->
    [player] You win!
   *[other] { $player } wins!
}
end-nobody = Nobody wins.
end-reason = Why it ended: { $title }
end-scores = Scores
end-result = The result
end-player = Player
end-total = Total
end-chart = Points of each player over the whole game
end-turns = The turning points
end-turn-lead = { $you ->
    [player] You take
   *[other] { $player } takes
} the lead with { $points ->
    [one] 1 point
   *[other] { $points } points
} (entry { $entry })
end-turn-gain = { $you ->
    [player] You gain
   *[other] { $player } gains
} { $points ->
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
settings-sound = Soft sounds: my turn, cubes, coins, a gong at the year’s end
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
error-no-undo = This cannot be taken back any more: somebody has learnt something from it.
error-replay = This is a replay: nobody plays here.
error-no-hints = No hints at this table: you do not play alone.
error-not-your-turn = There is nothing for you to decide now.
error-internal = Something went wrong on the server. Nothing has changed.
error-no-server = The server does not answer.
error-not-found = There is no such table.

# Hints, and looking back
hint = Hint
hint-ask = What would an expert do?
hint-thinking = The expert thinks…
hint-title = What an expert would do
hint-which = Ideas
hint-idea = Idea { $number }
hint-lay = Lay it out
hint-laid = Laid out for you: nothing is played until you confirm it.
hint-sure = Play this?
hint-play = Play it
hint-not = Not yet
hint-details = Details
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
look-band = 95% range of the win chance
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
look-basis = Each decision is looked at from what this seat knew then; games are played on from it many times, with the same luck for every idea. The costliest decisions were measured a second time, more often: chart and text both tell that second measure.
look-moment = Costly decision { $number } of { $of }
look-next = The next one

# Keys
keys = Keys
keys-find = Find a move: type part of its words, Enter plays the first one found
keys-number = Press the button of that number in the action bar
keys-arrows = From one highlighted place to the next; from card to card
keys-whole = With Shift: over the whole map
keys-enter = Choose
keys-lift = Take back a card that is laid
keys-escape = Show everything at once; close what is open
keys-zoom = Closer, further away, the whole board
keys-all = All keys
