# Pourquoi un ordre de Shogun est refusé
refused-sho-not-now = Ce n’est pas le moment de faire cela.
refused-sho-over = La partie est finie.
refused-sho-no-gifts = On ne peut donner à personne ni coffres, ni riz, ni armées, ni cartes.
refused-sho-no-actions-in-winter = Il n’y a pas d’actions en hiver.
refused-sho-actions-are-planned = Les actions se planifient avec des cartes Province et s’effectuent quand vient leur tour.
refused-sho-has-colour = Vous avez déjà une couleur.
refused-sho-colour-taken = Cette couleur est déjà prise : { $colour }.
refused-sho-closed = { $province } est fermée dans cette partie.
refused-sho-card-not-open = { $province } n’est pas face visible. Prenez l’une des deux cartes visibles ou la première carte de la pile.
refused-sho-display-not-stale = On renouvelle les cartes une seule fois par tour, et seulement si ce sont les deux mêmes qu’à votre choix précédent.
refused-sho-no-such-group = Vous n’avez plus de groupe de { $armies } armées. Vos groupes : { $sizes }.
refused-sho-draft-goes-on = Personne ne peut passer pendant la répartition des provinces.
refused-sho-plans-final = Tous les plans sont définitifs.
refused-sho-committed-already = Votre plan est déjà confirmé.
refused-sho-not-committed = Vous n’avez pas confirmé de plan.
refused-sho-one-card = Il n’y a de place que pour une carte sur cette case : { $space }.
refused-sho-card-not-yours = Vous n’avez pas cette carte : { $card }.
refused-sho-card-used-twice = Une carte n’occupe qu’une seule case : { $card } serait sur { $spaces }.
refused-sho-bid-too-high = Il vous manque { $short ->
    [one] { $short } coffre
   *[other] { $short } coffres
} pour cette enchère : vous en avez { $chests }.
refused-sho-bid-missing = Posez une carte sur la case d’enchère : vous avez assez de cartes.
refused-sho-cover-every-space = Toutes les cases doivent être couvertes. Celles-ci sont vides : { $spaces }.
refused-sho-place-all-cards = Posez toutes vos cartes avant de laisser une case vide : vous en avez { $cards }.
refused-sho-pass-with-chest = Pour renoncer à une action, posez une carte Coffre sur sa case.
refused-sho-special-taken = La place { $place } est déjà prise.
refused-sho-take-a-special = Tout le monde doit prendre une carte spéciale.
refused-sho-one-target = Toutes les armées d’une même marche vont dans la même province.
refused-sho-march-from = Les armées partent de la province planifiée : { $province }.
refused-sho-march-at-least-one = Au moins une armée doit partir.
refused-sho-one-stays = Une armée doit rester sur place ({ $province }) : { $most ->
    [0] aucune ne peut
    [one] { $most } au plus peut
   *[other] { $most } au plus peuvent
} partir.
refused-sho-no-sea-route = Il n’y a pas de route maritime entre { $origin } et { $target } sur ce plateau.
refused-sho-no-neighbour = { $origin } n’est voisine que de : { $near }.
refused-sho-no-battle = Cette action ne permet pas de combat : { $province } n’est pas à vous.
refused-sho-temple-protects = Pendant cette manche, le temple protège { $province } des attaques.
refused-sho-must-march = Vous devez partir avec au moins une armée.
refused-sho-who-can-must = Une action planifiée et possible doit être effectuée.
refused-sho-revolts-go-on = Vous choisissez seulement quelle révolte vient ensuite.
refused-sho-no-revolt-there = Aucune révolte n’est à venir dans cette province : { $province }.
