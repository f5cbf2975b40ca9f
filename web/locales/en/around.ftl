# The waiting room
invite = Invitation
invite-code = QR code of the invitation link
invite-line = Scan the code or send this link:
invite-copy = Copy the link
invite-share = Share…
waiting-mine = Your table of { $game }
waiting-table = A table of { $game }
waiting-invites = { $host } invites you to { $game }
waiting-options = How it is played here
waiting-players = { $count } players
waiting-clock = { $seconds ->
    [60] 1 minute for a decision
    [180] 3 minutes for a decision
    [600] 10 minutes for a decision
    [86400] 1 day for a decision
   *[other] { $seconds } seconds for a decision
}
waiting-hints = hints for everybody
waiting-private = only with the link
waiting-public = open to everybody
waiting-open = { $count ->
    [0] everybody is here
    [one] one seat is still open
   *[other] { $count } seats are still open
}
waiting-alone = Nobody else is coming?

# Odds as an option
odds = { $count } in { $of }
odds-0-1 = never
odds-1-10 = one in ten
odds-1-4 = one in four
odds-1-3 = one in three
odds-1-2 = one in two
odds-2-3 = two in three
odds-3-4 = three in four
odds-9-10 = nine in ten
odds-19-20 = nineteen in twenty
odds-1-1 = always

# Lists of tables
tables-your-turn = Your turn
tables-waits-for = Waiting for { $players }
tables-gathering = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
tables-you-won = You won with { $points ->
    [one] 1 point
   *[other] { $points } points
}
tables-winner = { $player } won with { $points ->
    [one] 1 point
   *[other] { $points } points
}
tables-nobody-won = Nobody won
tables-result-you = { $result }, you have { $points }
tables-replay = Replay
tables-delete = Delete
tables-delete-this = Delete this table of { $game }
tables-delete-ask = Delete this table for good? Its log goes with it.
tables-delete-own = Take this game off your list? The others keep it.
tables-delete-yes = Delete it
tables-keep = Keep it
tables-more = Show all { $count } finished games
tables-deleted = The table is deleted.
tables-put-away = The game is off your list.
shelf-none-mine = No game of yours is under way. Take a box from the shelf: a bot is always ready.
shelf-none-past = Finished games and replays are kept here.

# Time, sounds and sizes
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
sound-mute = Sounds off
settings-text = Size of text
settings-text-value = { $size ->
    [small] small
    [large] large
    [huge] very large
   *[normal] normal
}

# Looking through a game
history-quiet = Nothing that can be seen.
history-chapter = Year or round
history-speed = Speed

# Without the server
offline = The server does not answer
offline-kept = Perhaps there is no network, or the server is resting. Nothing is lost: tables, seats and moves are kept there, and a plan you were laying out is kept on this device.
offline-can = Without it you can look at the settings here; playing and reading the rules have to wait. The page looks again by itself.
offline-again = Look again now
