# Rules, summary and coach.

rules-back = Retour à { $rule }
rules-chapters = Chapitres
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
summary = Résumé
summary-of = { $game } en une page
summary-page = Résumé
summary-pieces = Matériel
summary-print = Imprimer
summary-house = Cette table joue avec ses propres nombres : { $tables }.
coach = Guide
coach-off = Faire taire le guide
coach-silenced = Le guide se tait. Les réglages le rappellent.
settings-coach = Guide
settings-coach-value = { $coach ->
    [first] à ma première partie de chaque jeu
    [always] toujours
   *[never] jamais
}
first-time = Première fois ?
first-time-line = Des novices pour adversaires, et un guide qui dit à chaque décision ce qui compte.
first-time-play = { $game }, avec un guide
