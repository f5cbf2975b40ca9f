# Les mots que toute table connaît, quels que soient ses modules.

shogun-card-tower = carte Tour
shogun-action-convert-3 = Envoyer 3
shogun-action-convert-2 = Envoyer 2
shogun-action-convert-1 = Envoyer 1
shogun-picture-tower-cards = Cartes Tour en main : { $cards }

shogun-source-favours = faveurs
shogun-source-samurai = samouraïs
shogun-source-statues = statues et trophées
shogun-source-chambers = chambres

shogun-bonus-chests = coffres
shogun-bonus-armies = armées dans le réceptacle
shogun-bonus-rice = riz
shogun-bonus-points = points

shogun-move-choose = choisir { $province }
shogun-move-leader-here = placer le chef ici
shogun-move-leader-later = placer le chef plus tard
shogun-move-bonus = prendre le bonus : { $bonus }
shogun-move-favour = prendre la faveur de la place { $place }
shogun-move-no-favour = ne prendre aucune faveur
shogun-move-cancel-event = annuler l’évènement
shogun-move-keep-event = laisser l’évènement en vigueur
shogun-move-claim = occuper la chambre { $field }
shogun-move-no-claim = ne rien occuper

shogun-stayed = { $action } : { $seat } reste à { $province }.
shogun-rice-gained-none = { $seat } gagne { $rice } riz.
shogun-chests-gained-none = { $seat } gagne { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}.
shogun-armies-into-tray = { $seat } pose { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} dans le réceptacle.

refused-sho-too-many-towers = Vous n’avez que { $cards } cartes Tour.
