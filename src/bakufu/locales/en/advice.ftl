# Hints: what would an expert do, and why
advice-points = { $points }.{ $tenth } ± { $margin }.{ $margintenth } points at the end.
advice-win = { $win }% to win ({ $low }% to { $high }%).
advice-ahead = With the same luck { $points }.{ $tenth } ± { $margin }.{ $margintenth } points more than idea { $other }.
advice-behind = With the same luck { $points }.{ $tenth } ± { $margin }.{ $margintenth } points less than idea { $other }.
advice-close-more = Much the same as idea { $other }: with the same luck { $points }.{ $tenth } ± { $margin }.{ $margintenth } points more.
advice-close-less = Much the same as idea { $other }: with the same luck { $points }.{ $tenth } ± { $margin }.{ $margintenth } points less.
advice-close = Much the same as idea { $other }: with the same luck as many points (± { $margin }.{ $margintenth }).
advice-level = As many points as idea { $other }, with the same luck.
advice-more = { $points }.{ $tenth } more from { $source }.
advice-less = { $points }.{ $tenth } less from { $source }.
advice-why-more = It brings more from { $source } than idea { $other }.
advice-why-less = It brings less from { $source } than idea { $other }.
advice-why-level = In the end it comes to much the same as idea { $other }.
advice-why-only = There is no other idea worth a thought.
advice-mix = The answer in about { $share }% of such cases: others decide at the same time, and what is always done is foreseen.
advice-basis = From { $looks } looks ahead and { $endings } endings of each idea. The one preferred after looking comes first, unless another clearly ended better; ranges are 95% intervals.
advice-basis-mix = From { $looks } looks ahead and { $endings } endings of each idea. No idea is best: they are mixed so that nobody gains by foreseeing one, the most frequent first; ranges are 95% intervals.
cli-advice = What would an expert do?
cli-advice-thinking = The expert is thinking...

# The analysis of a finished game
cli-analysis = { $game }, from the eyes of { $seat }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}.
cli-analysis-line = Chance to win: { $line }
cli-analysis-ends = From { $first }% after the first decision to { $last }% after the last.
cli-analysis-none = No decision cost more than chance explains.
cli-analysis-entry = Entry { $entry }: { $asked }
cli-analysis-played = Played: { $moves } ({ $win }% to win, { $points } points)
cli-analysis-better = Better: { $moves } ({ $win }% to win, { $points } points)
cli-analysis-cost = It cost { $cost } ± { $margin } of a hundred games, and { $points } ± { $pointsmargin } points.
cli-analysis-basis = From { $looks } looks ahead and { $endings } endings for each decision; the costliest from { $again } other endings. Ranges are 95% intervals.
