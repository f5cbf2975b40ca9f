# Les mots que toute table connaît, quels que soient ses modules.

shogun-card-tower = carte Tour
shogun-action-convert-3 = Envoyer 3
shogun-action-convert-2 = Envoyer 2
shogun-action-convert-1 = Envoyer 1
shogun-picture-tower-cards = Cartes Tour en main : { $cards }

shogun-source-favours = les faveurs
shogun-source-samurai = les samouraïs
shogun-source-statues = les statues et trophées
shogun-source-chambers = les chambres

shogun-bonus-chests = coffres
shogun-bonus-armies = armées dans le réceptacle
shogun-bonus-rice = riz
shogun-bonus-points = points

shogun-move-choose = Choisir { $province }
shogun-move-leader-here = Placer le chef ici
shogun-move-leader-later = Placer le chef plus tard
shogun-move-bonus = Prendre le bonus : { $bonus }
shogun-move-favour = Prendre la faveur de la place { $place }
shogun-move-no-favour = Ne prendre aucune faveur
shogun-move-cancel-event = Annuler l’évènement
shogun-move-keep-event = Laisser l’évènement en vigueur
shogun-move-claim = Occuper la chambre { $field }
shogun-move-no-claim = N’occuper aucune chambre

shogun-stayed = { $you ->
    [seat] { $action } : vous restez à { $province }.
   *[other] { $action } : { $seat } reste à { $province }.
}
shogun-rice-gained-none = { $you ->
    [seat] Vous gagnez
   *[other] { $seat } gagne
} { $rice ->
    [one] { $rice } unité
   *[other] { $rice } unités
} de riz.
shogun-chests-gained-none = { $you ->
    [seat] Vous gagnez
   *[other] { $seat } gagne
} { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}.
shogun-armies-into-tray = { $armies ->
    [0] { $you ->
        [seat] Vous ne posez aucune armée
       *[other] { $seat } ne pose aucune armée
    }
    [one] { $you ->
        [seat] Vous posez { $armies } armée
       *[other] { $seat } pose { $armies } armée
    }
   *[other] { $you ->
        [seat] Vous posez { $armies } armées
       *[other] { $seat } pose { $armies } armées
    }
} dans le réceptacle.

refused-sho-too-many-towers = Vous n’avez que { $cards } cartes Tour.
