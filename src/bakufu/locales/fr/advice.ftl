# Conseils : que ferait un expert, et pourquoi
advice-points = { $points },{ $tenth } ± { $margin },{ $margintenth } points à la fin.
advice-win = { $win } % de chances de gagner ({ $low } % à { $high } %).
advice-ahead = À chance égale, { $points },{ $tenth } ± { $margin },{ $margintenth } points de plus que l’idée { $other }.
advice-behind = À chance égale, { $points },{ $tenth } ± { $margin },{ $margintenth } points de moins que l’idée { $other }.
advice-close-more = À peu près aussi bien que l’idée { $other } : à chance égale, { $points },{ $tenth } ± { $margin },{ $margintenth } points de plus.
advice-close-less = À peu près aussi bien que l’idée { $other } : à chance égale, { $points },{ $tenth } ± { $margin },{ $margintenth } points de moins.
advice-close = À peu près aussi bien que l’idée { $other } : à chance égale, autant de points (± { $margin },{ $margintenth }).
advice-level = Autant de points que l’idée { $other }, à chance égale.
advice-more = { $points },{ $tenth } de plus : { $source }.
advice-less = { $points },{ $tenth } de moins : { $source }.
advice-why-more = Rapporte davantage que l’idée { $other } ({ $source }).
advice-why-less = Rapporte moins que l’idée { $other } ({ $source }).
advice-why-level = Revient à peu près au même que l’idée { $other }.
advice-why-only = Aucune autre idée ne mérite qu’on s’y arrête.
advice-mix = La réponse dans environ { $share } % de ces cas : les autres décident en même temps, et qui fait toujours la même chose se laisse deviner.
advice-basis = D’après { $looks } coups d’œil en avant et { $endings } fins de partie par idée. La préférée après examen vient en premier, sauf si une autre finit nettement mieux ; les marges sont des intervalles à 95 %.
advice-basis-mix = D’après { $looks } coups d’œil en avant et { $endings } fins de partie par idée. Aucune idée n’est la meilleure : elles sont mêlées de sorte que personne ne gagne à en prévoir une, la plus fréquente en premier ; les marges sont des intervalles à 95 %.
cli-advice = Que ferait un expert ?
cli-advice-thinking = L’expert réfléchit…

# L’analyse d’une partie terminée
cli-analysis = { $game }, vu par { $seat } : { $decisions ->
    [one] 1 décision
   *[other] { $decisions } décisions
}.
cli-analysis-line = Chances de gagner : { $line }
cli-analysis-ends = De { $first } % après la première décision à { $last } % après la dernière.
cli-analysis-none = Aucune décision n’a coûté plus que ce que le hasard explique.
cli-analysis-entry = Entrée { $entry } : { $asked }
cli-analysis-played = Joué : { $moves } ({ $win } % de chances de gagner, { $points } points)
cli-analysis-better = Mieux : { $moves } ({ $win } % de chances de gagner, { $points } points)
cli-analysis-cost = Cela a coûté { $cost } ± { $margin } parties sur cent, et { $points } ± { $pointsmargin } points.
cli-analysis-basis = D’après { $looks } coups d’œil en avant et { $endings } fins de partie par décision ; les plus coûteuses, d’après { $again } autres fins. Les marges sont des intervalles à 95 %.
