# Options of Edo
option-edo-players = Nombre de joueurs
option-edo-colour_choice = Couleurs
value-edo-colour_choice-seat_order = choisies dans l’ordre des places
value-edo-colour_choice-random = tirées au sort
option-edo-two_player_town = Sakura à deux joueurs
option-edo-two_player_town-about = On traverse une ville fermée, mais personne n’y construit.
value-edo-two_player_town-closed = fermée
value-edo-two_player_town-open = ouverte
option-edo-first_player = Premier joueur
value-edo-first_player-random = tiré au sort
value-edo-first_player-seat_1 = la première place
option-edo-edo_allowed = Maison de départ à Edo
option-edo-edo_allowed-about = Qui commence là possède déjà la maison nécessaire à la victoire.
option-edo-second_lap = Deuxième tour des choix de départ
value-edo-second_lap-reverse = en sens inverse
value-edo-second_lap-clockwise = dans le sens horaire
option-edo-officials_view = Fonctionnaires des cases non révélées
value-edo-officials_view-hidden = cachés
value-edo-officials_view-open = visibles
option-edo-money_view = Ryo des autres
option-edo-money_view-about = Toute recette et toute dépense est annoncée dans tous les cas.
value-edo-money_view-hidden = couverts
value-edo-money_view-open = montrés

# Le plateau de planification
edo-board-own-title = Plan
edo-board-out = éliminé : pas de maison à Edo
edo-plan-board = Plateau de planification
edo-plan-slot = Case { $slot } : { $action }, carte { $card }, { $own } fonctionnaires à vous et { $shogun } du Shogun
edo-plan-no-action = action ?
edo-plan-keys = Touches : ↑ ↓ tournent la carte ; + et − ou un chiffre placent des fonctionnaires, avec Maj ceux du Shogun ; Maj et ← → changent l’ordre. Ou glissez, ou touchez deux cases.
edo-plan-waiting-all = Fonctionnaires en attente
edo-plan-waiting = { $kind ->
    [own] Vos fonctionnaires en attente : { $number }
   *[shogun] Fonctionnaires du Shogun en attente : { $number }
}
edo-plan-about-officials = { $kind ->
    [own] Vos fonctionnaires. Chacun active une fois l’action de sa carte ; par Voyage ils peuvent aller sur le plateau.
   *[shogun] Les fonctionnaires du Shogun. Ils agissent comme les vôtres, mais ne vont jamais sur le plateau.
} Glissez-en un sur une carte, ou touchez-le puis une case.
edo-plan-hand = Cartes qui ne sont sur aucune case
edo-plan-next-round = Utilisable dès la manche suivante.
edo-plan-less = Un fonctionnaire de moins, case { $slot }
edo-plan-more = Un fonctionnaire de plus, case { $slot }
edo-plan-lapses = { $times ->
    [one] sans effet
   *[other] { $times } sans effet
}
edo-plan-stock = Ce que vous avez
edo-plan-samurai = samouraïs sur le plateau
edo-plan-houses-left = maisons en réserve
edo-plan-post-left = comptoir en réserve
edo-plan-to-feed = { $samurai ->
        [one] pour le salaire d’un samouraï
       *[other] pour le salaire de { $samurai } samouraïs
    }
edo-plan-income = revenu à la fin de la manche
edo-plan-points = points
edo-plan-gap-card = Case { $slot } : pas de carte.
edo-plan-gap-action = Case { $slot } : choisissez une action.
edo-plan-gap-pairs = Case { $slot } : deux fonctionnaires par bâtiment.
edo-plan-gap-most = Case { $slot } : trop de fonctionnaires.
edo-plan-lapsing = Case { $slot }, { $action } : { $why }
edo-plan-good = En l’état, tout peut se faire.
edo-plan-idle = Aucun fonctionnaire n’est encore placé.
edo-lapse-samurai = pas de samouraï pour cela.
edo-lapse-merchant = pas de samouraï auprès du marchand.
edo-lapse-way = trop peu de Ryo pour le trajet.
edo-lapse-price = impossible à payer.
edo-lapse-recruit = pas de riz, ou plus de fonctionnaire du Shogun.
edo-lapse-development = trop peu de Ryo, ou pas de carte.
edo-lapse-travel = pas de samouraï à déplacer.
edo-lapse-place = il n’y a pas de place.
edo-plan-is-handed-in = Votre plan est remis. Les autres planifient encore.
edo-plan-clear = Vider
edo-plan-about-clear = Reprend tous les fonctionnaires et remet les cartes droites.
edo-plan-try = Essayer
edo-plan-about-try = Joue ce plan à une table à part. Des robots jouent les autres, et rien ne se passe ici.
edo-plan-warning = Ce qui serait sans effet
edo-since-home = commence à { $city }
edo-since-handed-in = plan remis
edo-since-lapsed = { $times ->
    [one] 1 activation perdue
   *[other] { $times } activations perdues
}
edo-since-built = { $building } à { $city }
edo-since-merchant = marchand : { $space }
edo-since-gain = { $sign }{ $number } { $good ->
    [ryo] Ryo
    [rice] riz
    [wood] bois
    [stone] pierre
    [samurai] samouraïs
    [officials] { $number ->
        [one] fonctionnaire du Shogun
       *[other] fonctionnaires du Shogun
    }
   *[points] { $number ->
        [one] point
       *[other] points
    }
}
edo-face-money = { $gives } Ryo par fonctionnaire.
edo-face-rice = { $gives } riz par fonctionnaire.
edo-face-travel = chaque fonctionnaire va { $far ->
    [true] n’importe où
   *[false] à une porte
} comme samouraï, ou déplace jusqu’à { $group } samouraïs gratuitement.
edo-face-recruit = { $price ->
    [0] un fonctionnaire du Shogun, gratuit, dès la manche suivante.
   *[other] un fonctionnaire du Shogun pour { $price } riz, dès la manche suivante.
}
edo-face-development = une carte spéciale étalée pour { $price } Ryo.
edo-face-field = du riz par samouraï dans une rizière : moins ils sont, plus il y en a{ $gives ->
    [0] {""}
   *[other] , et { $gives } de plus
}.
edo-face-wood = du bois par samouraï dans une forêt : moins ils sont, plus il y en a{ $gives ->
    [0] {""}
   *[other] , et { $gives } de plus
}.
edo-face-stone = de la pierre par samouraï dans une carrière : moins ils sont, plus il y en a{ $gives ->
    [0] {""}
   *[other] , et { $gives } de plus
}.
edo-face-build = { $takes ->
    [one] un bâtiment par fonctionnaire
   *[other] un bâtiment pour { $takes } fonctionnaires
}{ $far ->
    [true] , sans samouraï
   *[false] , par un samouraï dans la ville
} :
edo-face-trade = acheter au marchand { $both ->
    [true] et prendre le point
   *[false] ou prendre le point
}{ $far ->
    [true] , où que soit votre samouraï.
   *[false] , par un samouraï auprès de lui.
}
edo-face-most = Au plus { $most ->
    [one] une fois
   *[other] { $most } fois
}.

# The board
edo-board-map = Carte de la plaine du Kantō
edo-board-closed = fermée
edo-board-pick-up = Prendre un pion ici
edo-board-build-here = Construire ici
edo-board-take-back = Reprendre un samouraï, ou le laisser
edo-board-samurai-of = { $number ->
    [one] 1 samouraï
   *[other] { $number } samouraïs
} de { $player }
edo-board-the-merchant = le marchand
edo-board-there = Ici : { $who }
edo-board-built = { $number ->
    [0] Rien n’est encore construit, dix places sont libres
    [one] 1 place sur dix est construite
   *[other] { $number } places sur dix sont construites
}
edo-board-share = { $player } { $ryo } Ryo (influence { $influence })
edo-board-shares = Tuile de profit { $tile }* : { $shares }
edo-board-nobody = Tuile de profit { $tile }* : personne n’a d’influence ici
edo-board-beside = Voisins : { $spaces }.
edo-board-about-closed = Une ville fermée : on la traverse, mais personne n’y construit
edo-board-about-field = On récolte ici du riz : { $one } avec un seul samouraï, { $two } avec deux, { $more } au-delà
edo-board-about-forest = On récolte ici du bois : { $one } avec un seul samouraï, { $two } avec deux, { $more } au-delà
edo-board-about-quarry = On récolte ici de la pierre : { $one } avec un seul samouraï, { $two } avec deux, { $more } au-delà
edo-board-about-gate = Les fonctionnaires envoyés arrivent à une porte, comme samouraïs
edo-board-about-road = Un passage, rien de plus
edo-board-track = Points
edo-board-about-track = La piste de pouvoir. Dès que quelqu’un a { $points } points, la manche est la dernière ; seuls ceux qui ont une maison à Edo peuvent gagner.
edo-board-merchant-cards = Cartes de marchand
edo-board-current = Marchand
edo-board-next = Ensuite
edo-board-pile = { $cards ->
    [0] pile vide
   *[other] pile : { $cards }
}
edo-board-about-current = Qui a un samouraï auprès du marchand commerce selon cette carte, pendant toute la manche.
edo-board-about-next = Elle sera en vigueur à la manche suivante.
edo-board-about-pile = Cartes de marchand à venir, la suivante comprise. Quand il n’y en a plus, la manche est la dernière.
edo-board-about-special-pile = Cartes spéciales face cachée. Dès qu’une est achetée, la suivante est retournée.
edo-board-display = Cartes spéciales visibles
edo-board-reconstructed = * Reconstitué : aucune source ne donne ces nombres.
edo-board-specials = cartes spéciales dans la pile
edo-board-supply = Réserve
edo-board-shoguns = fonctionnaires du Shogun en réserve
edo-board-fortresses = forteresses en réserve
edo-board-about-shoguns = Fonctionnaires du Shogun restants. Le recrutement en donne un pour un riz, dès la manche suivante.
edo-board-about-fortresses = Forteresses restantes. Une ville peut en avoir une pour deux maisons.
edo-board-pawns = Pions
edo-board-send = Envoyer un fonctionnaire
edo-board-pawn-samurai = Samouraï : { $place }
edo-board-pawn-merchant = Marchand : { $place }
edo-board-goal-paid = Où aller ? Chaque lieu montre son prix.
edo-board-goal-free = Où aller ? C’est gratuit.
edo-board-move-or-reveal = Prenez un pion à déplacer, ou révélez.
edo-board-travel-how = Prenez un samouraï, ou envoyez un fonctionnaire.
edo-board-again = Recommencer
edo-board-travel = { $samurai ->
    [one] Déplacer 1 samouraï
   *[other] Déplacer { $samurai } samouraïs
}
edo-board-reveal = Révéler : { $action } ×{ $officials }
edo-board-give-up = { $left ->
    [one] Renoncer à 1 activation
   *[other] Renoncer à { $left } activations
}
edo-board-which-city = Dans quelle ville ?
edo-board-other-city = Une autre ville
edo-board-how-many = Combien ?
edo-board-fewer = Un de moins
edo-board-more = Un de plus
edo-board-buy = Acheter pour
edo-board-stay = { $place } : { $stay } sur { $all } restent
edo-board-wages-how = Touchez un lieu pour reprendre un samouraï.
edo-board-wages-short = { $samurai ->
    [one] Le riz manque : reprenez-en encore 1.
   *[other] Le riz manque : reprenez-en encore { $samurai }.
}
edo-board-wages = { $back ->
    [0] Garder tous et payer { $stay }
   *[other] En reprendre { $back } et payer { $stay }
}
edo-board-figure-ryo = Ryo
edo-board-figure-rice = riz
edo-board-figure-wood = bois
edo-board-figure-stone = pierre
edo-board-figure-official = fonctionnaires à soi
edo-board-figure-shogun = fonctionnaires du Shogun
edo-board-figure-samurai = samouraïs sur la carte
edo-board-figure-house = maisons restantes
edo-board-figure-post = comptoir restant
edo-board-about-figure-ryo = Les Ryo paient déplacements, constructions, cartes spéciales et commerce. Qui en a beaucoup à la fin en tire des points.
edo-board-about-figure-rice = Chaque samouraï qui reste sur la carte coûte un riz à la fin de la manche.
edo-board-about-figure-wood = Maisons et comptoirs se construisent en bois.
edo-board-about-figure-stone = Forteresses et comptoirs se construisent en pierre.
edo-board-about-figure-official = Chacun active une action une fois, ou part comme samouraï.
edo-board-about-figure-shogun = Ils activent des actions et ne vont jamais sur la carte.
edo-board-about-figure-samurai = Ils récoltent, construisent et commercent là où ils sont. À la fin, chacun vaut un point.
edo-board-about-figure-house = Une maison vaut un point et 1 influence dans sa ville.
edo-board-about-figure-post = Le comptoir vaut 2 points et 2 influences ; dans sa ville, un commerce achète et prend le point.
edo-board-about-covered = La somme n’est pas montrée aux autres. Toute recette et toute dépense est annoncée.
edo-board-first = premier joueur
edo-board-about-first = Joue en premier dans chaque case de cette manche. Le marqueur tourne dans le sens horaire.
edo-board-in-edo = maison à Edo
edo-board-about-in-edo = Seuls les joueurs qui ont une maison à Edo peuvent gagner.
edo-board-slots = Cases du plan
edo-board-slot-hidden = Case { $slot } : face cachée
