# Rules, summary and coach.

rules-back = Back to { $rule }
rules-chapters = Chapters
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
summary = Summary
summary-of = { $game } on one page
summary-page = Summary
summary-pieces = Pieces
summary-print = Print
summary-house = This table plays with numbers of its own: { $tables }.
coach = Coach
coach-off = Silence the coach
coach-silenced = The coach is silent. The settings bring the coach back.
settings-coach = Coach
settings-coach-value = { $coach ->
    [first] in my first game of each kind
    [always] always
   *[never] never
}
first-time = New here?
first-time-line = Novices as opponents, and a coach who says what matters at each decision.
first-time-play = { $game }, with a coach
