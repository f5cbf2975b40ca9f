# Options de Shitennō
option-shitenno-players = Nombre de joueurs
option-shitenno-general_choice = Qui reçoit quel général
option-shitenno-general_choice-about = Les généraux ne diffèrent que par le nom et la couleur.
value-shitenno-general_choice-seat_order = choisis dans l’ordre des places
value-shitenno-general_choice-random = tirés au sort
option-shitenno-double_deck = Faces des dix cartes de troupe doubles
value-shitenno-double_deck-one_of_each = une de chaque paire
value-shitenno-double_deck-from_examples = comme dans les exemples du livret
option-shitenno-troop_reshuffle = Quand la défausse de troupes est mélangée
value-shitenno-troop_reshuffle-when_needed = quand une carte manque
value-shitenno-troop_reshuffle-at_once = dès que la pioche est vide
option-shitenno-empty_lots = Lots sans carte
option-shitenno-idle_pieces = Éléments inutiles dans un paiement
value-shitenno-idle_pieces-refused = refusés
value-shitenno-idle_pieces-allowed = permis
option-shitenno-tile_chains = Tuiles agissant sur ce qu’une autre tuile a produit
value-shitenno-tile_chains-full = permis
value-shitenno-tile_chains-printed_only = seulement sur ce qui est imprimé
option-shitenno-hand_view = Mains
option-shitenno-hand_view-about = Les mains ouvertes conviennent à une première partie.
value-shitenno-hand_view-hidden = cachées
value-shitenno-hand_view-open = ouvertes
option-shitenno-memory_aid = Aide-mémoire
option-shitenno-memory_aid-about = Énumère ce qu’un joueur attentif retiendrait de toute façon.

# Le plateau de Shitennō
shitenno-when-set-up = Mise en place
shitenno-when-even = Tour { $round } · année paire à Edo
shitenno-when-odd = Tour { $round } · année impaire dans les provinces
shitenno-board = Les huit provinces
shitenno-hand = Votre main
shitenno-hand-empty = Votre main est vide.
shitenno-no-tile = pas encore de tuile
shitenno-no-cards = aucune carte
shitenno-edo = Edo
shitenno-share = À partager
shitenno-seals = { $seals ->
    [one] 1 sceau
   *[other] { $seals } sceaux
}
shitenno-make-lot = Formez un lot : choisissez une tuile, puis des cartes.
shitenno-make-two = Formez les deux derniers lots : les deux tuiles, puis les cartes de la plus haute. Toutes les autres vont avec la plus basse.
shitenno-lot = Lot
shitenno-lot-empty = pas encore de carte
shitenno-other-lot = Autre lot
shitenno-offer = Proposer ce lot
shitenno-offer-two = Proposer les deux lots
shitenno-accept = Accepter
shitenno-refuse = Refuser
shitenno-take = Prendre le lot du { $title }
shitenno-end-turn = Terminer le tour
shitenno-draw = Utiliser une tuile Pioche
shitenno-gild = Ou dorez un de vos kamons et terminez le tour : choisissez-le sur le plateau.
shitenno-gild-one = Dorer le kamon { $position }
shitenno-choose-province = Choisissez une province mise en évidence pour y poser un kamon, ou terminez le tour.
shitenno-pay-for = Payer pour { $province } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
shitenno-by-troops = en troupes
shitenno-by-koku = { $price ->
    [one] { $price } koku
   *[other] { $price } kokus
}
shitenno-pays = Le compte y est.
shitenno-short = Pas encore assez.
shitenno-wasted = Inutile : { $pieces }
shitenno-spare-koku = La monnaie est perdue : { $koku ->
    [one] { $koku } koku
   *[other] { $koku } kokus
} de trop.
shitenno-pay = Payer et poser
shitenno-cancel = Autre province
shitenno-gate = porte : { $kind }
shitenno-gate-figure = troupe imprimée
shitenno-tiles-left = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
shitenno-full = complète
shitenno-province-label = { $province } : la prochaine position vaut { $price } points et demande { $need }
shitenno-province-full-label = { $province } : complète
shitenno-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
shitenno-kamons = { $count ->
    [one] encore { $count } kamon
   *[other] encore { $count } kamons
}
shitenno-tairo = Tairō
shitenno-piles = Pioche Troupe { $troops }, pioche Koku { $koku }
shitenno-choose-general = Choisissez votre général
shitenno-memory = Cartes de cette main que tout le monde a vues.
shitenno-players = Les joueurs
shitenno-unseen = { $count ->
    [one] et 1 carte inconnue
   *[other] et { $count } cartes inconnues
}
shitenno-about-hand = Cartes dans la main de ce joueur. Les autres n’en connaissent que le nombre, et ce qui a été vu.
shitenno-about-stock = Kamons encore à poser. Quand quelqu’un n’en a plus, la partie se termine avec l’année.
shitenno-about-tairo = Le Tairō compose les lots et les propose l’un après l’autre. Qui en prend un quitte le partage.
shitenno-about-koku = Vaut { $koku ->
    [one] { $koku } koku
   *[other] { $koku } kokus
} dans un paiement en kokus. Ce qui reste à la fin rapporte des points.
shitenno-about-troop = Une troupe de cette sorte, pour les paiements en troupes. Chaque province dit quelles sortes il lui faut.
shitenno-about-double = Deux troupes sur une carte, pour les paiements en troupes. Chacune compte.
shitenno-about-exchange = Dans un paiement, une troupe compte pour une autre sorte, un koku pour une troupe, ou une troupe pour un koku. Sert une fois.
shitenno-about-plus-one = Dans un paiement, ajoute une troupe d’une sorte jouée, ou un koku à au moins un autre. Sert une fois.
shitenno-about-draw = À votre tour d’une année impaire, prenez une carte de la pioche de troupes. Jamais dans un paiement.
shitenno-about-daimyo = Marque 2 points de plus par kamon posé cette année, et joue en premier.
shitenno-about-shomyo = Marque 1 point de plus par kamon posé cette année. Joue après le Daimyō.
shitenno-about-sensei = Termine le tour en dorant un de ses kamons : il compte double pour la majorité.
shitenno-about-hatamoto = Compte pour une troupe de n’importe quelle sorte dans un paiement du tour.
shitenno-about-majority = Points à la fin pour qui a le plus de kamons ici ; les kamons dorés comptent double.
shitenno-about-gate = La tuile de la porte dit quelle troupe il faut en plus de celles de la province. Qui pose le prochain kamon la gagne.
