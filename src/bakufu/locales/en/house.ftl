# Words that every game uses
none = nothing
refused-not-here = “{ $move }” is not possible now.
refused-not-your-turn = It is not your turn.
refused-option = Option { $option } cannot be { $value }: it takes one of { $allowed }.

# The terminal: words at the table
cli-you = you
cli-name = Player
cli-welcome = { $game } with { $players } players. Type ? for help at any time.
cli-kept-at = Every move is saved in { $path }
cli-unfinished = { $count ->
    [one] There is an unfinished game, last played { $when }.
   *[other] There are { $count } unfinished games; the latest was played { $when }.
}
cli-resume-question = Go on with it? [Y/n]
cli-resume-with = The game is saved. Go on with: { $command }
cli-taken-up = { $game }, taken up again after entry { $entry }.
cli-recovered = The last line of { $path } was never finished: the game goes on after the { $entry } whole entries before it.
cli-thinking = The bots are thinking...
cli-bots = Bots: { $bots }
cli-bot-replaced = { $fault }. A random bot plays on for { $seat }.
cli-forced = The only choice: { $choice }.
cli-hint = A number or an order in words; ? helps, quit leaves.
cli-hint-back = A number or an order in words; back undoes a step, ? helps, quit leaves.
cli-hint-example = A number or an order in words such as "{ $example }"; ? helps, quit leaves.
cli-hint-example-back = A number or an order such as "{ $example }"; back undoes a step, ? helps, quit leaves.
cli-no-number = There is no choice { $number }: choices are 1 to { $last }.
cli-nothing-back = There is nothing to take back: what is done is done.
cli-saved = Every move is saved in { $path } already.
cli-copied = The log so far is copied to { $path }.
cli-log-cut = The last { $lines } events; "log all" shows the whole log.
cli-player = Player
cli-total = total
cli-winner = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
cli-nobody-wins = Nobody wins.
cli-end-reason = The game ended by { $rule }: { $title }.
cli-log-at = The log of this game is in { $path }
cli-replay-with = Look at it again with: { $command }
cli-analyse-with = See what your decisions cost with: { $command }

# What ? says
cli-orders = Orders in words, for example
cli-commands = What you can type
cli-command-number = 1, 2, 3 ...
cli-command-number-does = takes that choice from the list
cli-command-order = an order
cli-command-order-does = does several steps at once; capitals and accents do not matter
cli-command-help = ?
cli-command-help-does = shows this
cli-command-rule = ? words
cli-command-rule-does = shows a rule by its id, or finds the rules with these words
cli-command-log = log
cli-command-log-does = shows what has happened ("log all": from the start)
cli-command-board = board, hand
cli-command-board-does = draws the table again
cli-command-hint = hint
cli-command-hint-does = tells what an expert would do, and why
cli-command-scores = scores
cli-command-scores-does = tells how the game stands: points by source, majorities, what is still to come
cli-command-draft = draft
cli-command-draft-does = shows what the decision in the making changes
cli-command-back = back
cli-command-back-does = takes back the last step of a decision that is not complete
cli-command-save = save FILE
cli-command-save-does = copies the log to a file; the game itself is always saved
cli-command-quit = quit
cli-command-quit-does = leaves; the game can be taken up again
cli-no-rule = No rule holds "{ $words }".
cli-more-rules = ... and { $count } more.
cli-show-rule = Type for example "? { $rule }" to read one.

# The terminal: replays
cli-replay = A game of { $game }: { $seats }. { $entries ->
    [one] 1 move
   *[other] { $entries } moves
}.
cli-entry-start = The table is set up.
cli-entry = { $seat }: { $choice }
cli-entry-hidden = { $seat }
cli-page = Enter goes on, b goes back, q leaves:
cli-page-last = The end. Enter or q leaves, b goes back:

# What bots answer to words that are said to them alone
talk-bot-bargain = I am a bot and do not bargain: I promise nothing and hold you to nothing.
talk-bot-threat = I am a bot: threats do not change how I play.
talk-bot-words = I am a bot and do not understand free words. I do not bargain anyway.
