# Hints: what would a daimyo do, and why
advice-points = { $points }.{ $tenth } ± { $margin }.{ $margintenth } points at the end.
advice-win = { $win }% to win ({ $low }% to { $high }%).
advice-ahead = With the same luck { $points }.{ $tenth } ± { $margin }.{ $margintenth } points more than idea { $other }.
advice-behind = With the same luck { $points }.{ $tenth } ± { $margin }.{ $margintenth } points less than idea { $other }.
advice-level = As many points as idea { $other }, with the same luck.
advice-more = { $source }: { $points }.{ $tenth } more.
advice-less = { $source }: { $points }.{ $tenth } less.
advice-basis = From { $looks } looks ahead and { $endings } endings of each idea; ranges are 95% intervals.
