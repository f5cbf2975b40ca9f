# What the coach says to a beginner at each decision. "You" is the player who decides.

shitenno-coach-general = Les généraux ne diffèrent que par le nom et la couleur. { $free ->
    [one] Il en reste un.
   *[other] Il en reste { $free } : prenez celui qui vous plaît.
}
shitenno-coach-tile = { $others } autres joueurs sont sans lot et seront interrogés tour à tour. Si tous refusent, vous devrez garder ce lot.
shitenno-coach-tile-seals = Plus de sceaux, c’est un meilleur titre et un tour plus tôt : vous pouvez en donner jusqu’à { $seals }.
shitenno-coach-two-lots = Vous répartissez les { $cards } dernières cartes en deux lots, et { $seat } choisit en premier. Formez deux lots qui vous plairaient autant l’un que l’autre.
shitenno-coach-second-tile = L’autre lot a { $seals } sceaux, celui-ci { $most } au plus : ce qui lui manque en rang, il le lui faut en cartes.
shitenno-coach-cards = { $cards ->
    [0] Le lot n’a pas encore de carte
    [one] Le lot a 1 carte
   *[other] Le lot a { $cards } cartes
} ; { $left ->
    [one] il reste 1 carte
   *[other] il reste { $left } cartes
} pour les { $others } autres et vous.
shitenno-coach-two-cards = Avec { $seals } sceaux : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. Le reste va avec { $other ->
    [one] { $other } sceau
   *[other] { $other } sceaux
} : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.
shitenno-coach-lacks = Pour le { $province }, il manque à vos cartes : { $missing }.
shitenno-coach-pays = Vos cartes suffisent déjà pour le { $province } : { $points } points.
shitenno-coach-answer = Avec { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}, vous serez { $title } cette année. Si vous refusez, { $left ->
    [one] il reste { $left } carte
   *[other] il reste { $left } cartes
} pour { $others } joueurs, vous compris.
shitenno-coach-lot-pays = Avec ses cartes, vous pouvez payer le { $province } : { $points } points.
shitenno-coach-lot-lacks = Même avec ses cartes, il vous manque pour le { $province } : { $missing }.
shitenno-coach-which-pays = Avec le lot à { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}, vous pouvez payer le { $province } : { $points } points.
shitenno-coach-which-lacks = Même avec le lot à { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}, il vous manque pour le { $province } : { $missing }.
shitenno-coach-which-lot = Les { $high } sceaux viennent avec { $high_cards ->
    [one] { $high_cards } carte
   *[other] { $high_cards } cartes
}, { $low } avec { $low_cards } : plus de sceaux jouent plus tôt, plus de cartes posent plus de kamons.
shitenno-coach-place = { $count ->
    [one] Vous pouvez payer 1 province :
   *[other] Vous pouvez payer { $count } provinces ; la meilleure est
} le { $province }, { $points } points tout de suite.
shitenno-coach-ahead = Vous y mèneriez { $mine } à { $theirs }, soit { $value } points de plus si cela dure jusqu’à la fin.
shitenno-coach-behind = { $seat } y mènerait encore { $theirs } à { $mine } pour les { $value } points de la fin.
shitenno-coach-ahead-tied = Vous y seriez à égalité, { $mine } à { $theirs }, et les { $value } points de la fin seraient pour vous : votre kamon est plus à gauche.
shitenno-coach-behind-tied = Vous y seriez à égalité, { $mine } à { $theirs }, mais les { $value } points de la fin iraient à { $seat }, dont le kamon est plus à gauche.
shitenno-coach-no-place = Rien ne peut être payé maintenant : pour le { $province }, il manque à vos cartes : { $missing }. Ce que vous gardez servira l’an prochain.
shitenno-coach-full = Toutes les positions sont prises : vos { $stock } kamons restent en réserve, terminez le tour.
shitenno-coach-placed = Vous avez posé { $placed ->
    [one] { $placed } kamon
   *[other] { $placed } kamons
} ce tour-ci, il vous en reste { $stock }. Une réserve vide met fin à la partie après l’année.
shitenno-coach-last-year = C’est la dernière année. Chaque koku gardé vaut un point : vous en avez { $koku }.
shitenno-coach-draw = Une tuile Pioche donne une carte Troupe : { $pile } dans la pioche, { $discard } dans la défausse.
shitenno-coach-gild = L’or compte double : dans le { $province }, vous auriez { $mine } contre { $theirs }.
shitenno-coach-pay-koku = Le { $province } coûte { $price ->
    [one] { $price } koku
   *[other] { $price } kokus
}, { $laid } déjà posés. On ne rend pas la monnaie.
shitenno-coach-pay-troops = Le { $province } demande { $need }. Déjà posé : { $laid }. Une carte double ne se partage pas.
