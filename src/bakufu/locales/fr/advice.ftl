# Conseils : que ferait un daimyō, et pourquoi
advice-points = { $points },{ $tenth } ± { $margin },{ $margintenth } points à la fin.
advice-win = { $win } % de chances de gagner ({ $low } % à { $high } %).
advice-ahead = À chance égale, { $points },{ $tenth } ± { $margin },{ $margintenth } points de plus que l’idée { $other }.
advice-behind = À chance égale, { $points },{ $tenth } ± { $margin },{ $margintenth } points de moins que l’idée { $other }.
advice-level = Autant de points que l’idée { $other }, à chance égale.
advice-more = { $source } : { $points },{ $tenth } de plus.
advice-less = { $source } : { $points },{ $tenth } de moins.
advice-basis = D’après { $looks } coups d’œil en avant et { $endings } fins de partie par idée ; les marges sont des intervalles à 95 %.
