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
edo-plan-board = Plateau de planification
edo-plan-slot = Case { $slot } : { $action }, carte { $card }, { $own } fonctionnaires à vous et { $shogun } du Shogun
edo-plan-no-action = action ?
edo-plan-keys = Touches : ↑ ↓ tournent la carte ; + et − ou un chiffre placent des fonctionnaires, avec Maj ceux du Shogun ; Maj et ← → changent l’ordre. Ou glissez, ou touchez deux cases.
edo-plan-waiting-all = Fonctionnaires en attente
edo-plan-waiting = { $kind ->
    [own] Vos fonctionnaires en attente : { $number }
   *[shogun] Fonctionnaires du Shogun en attente : { $number }
}
edo-plan-about-officials = { $kind ->
    [own] Vos fonctionnaires. Chacun active une fois l’action de sa carte ; par Voyage ils peuvent aller sur le plateau.
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
edo-plan-to-feed = pour le salaire de { $samurai } samouraïs
edo-plan-income = revenu à la fin de la manche
edo-plan-points = points
edo-plan-gap-card = Case { $slot } : pas de carte.
edo-plan-gap-action = Case { $slot } : choisissez une action.
edo-plan-gap-pairs = Case { $slot } : deux fonctionnaires par bâtiment.
edo-plan-gap-most = Case { $slot } : trop de fonctionnaires.
edo-plan-lapsing = Case { $slot }, { $action } : { $why }
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
edo-plan-handed-in = Votre plan est remis. Les autres planifient encore.
edo-plan-clear = Vider
edo-plan-about-clear = Reprend tous les fonctionnaires et remet les cartes droites.
edo-plan-try = Essayer
edo-plan-about-try = Joue ce plan à une table à part. Des robots jouent les autres, et rien ne se passe ici.
edo-plan-warning = Ce qui serait sans effet
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
edo-face-field = du riz par samouraï dans une rizière : moins ils sont, plus il y en a{ $gives ->
    [0] {""}
   *[other] , et { $gives } de plus
}.
edo-face-wood = du bois par samouraï dans une forêt : moins ils sont, plus il y en a{ $gives ->
    [0] {""}
   *[other] , et { $gives } de plus
}.
edo-face-stone = de la pierre par samouraï dans une carrière : moins ils sont, plus il y en a{ $gives ->
    [0] {""}
   *[other] , et { $gives } de plus
}.
edo-face-build = { $takes ->
    [one] un bâtiment par fonctionnaire
   *[other] un bâtiment pour { $takes } fonctionnaires
}{ $far ->
    [true] , sans samouraï
   *[false] , par un samouraï dans la ville
} :
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
