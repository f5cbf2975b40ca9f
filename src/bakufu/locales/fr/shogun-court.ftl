# Le module Cour impériale.

shogun-effect = { $effect ->
    [cancels] annuler l’évènement
    [chests] { $amount ->
        [one] { $amount } coffre
       *[other] { $amount } coffres
    }
    [armies] { $amount ->
        [one] { $amount } armée dans le réceptacle
       *[other] { $amount } armées dans le réceptacle
    }
    [calms] apaiser une province, ou empêcher le prochain marqueur de révolte
    [rice] { $amount } riz
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    [levies] { $amount ->
        [one] { $amount } armée pour une province à soi ou neutre
       *[other] { $amount } armées pour une province à soi ou neutre
    }
    [builds-castle] un château gratuit
    [builds-temple] un temple gratuit
    [builds-theatre] un théâtre gratuit
    [shields-a] aucune attaque contre son détenteur au Combat A
    [shields-b] aucune attaque contre son détenteur au Combat B
   *[shields-both] aucune attaque contre son détenteur
}

shogun-courtiers-sent = { $seat } envoie { $courtiers ->
    [one] { $courtiers } courtisan
   *[other] { $courtiers } courtisans
} dans le hall de la cour.
shogun-favour-laid = La faveur { $number } coûte { $price ->
    [one] { $price } courtisan
   *[other] { $price } courtisans
} : { shogun-effect }.
shogun-court-card-shown = { $seat } révèle { $space } : { $card }.
shogun-court-card-shown-none = { $seat } n’a pas de carte sur { $space }.
shogun-converted = { $seat } envoie { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} de { $province } à la cour.
shogun-converted-none = { $seat } envoie { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} du réceptacle à la cour.
shogun-not-converted = { $seat } ne peut pas effectuer { $space } avec { $card }.
shogun-visit-began = { $seat } entre dans la salle d’audience avec { $courtiers ->
    [one] { $courtiers } courtisan
   *[other] { $courtiers } courtisans
}.
shogun-favour-taken = { $seat } prend la faveur { $number } pour { $price ->
    [one] { $price } courtisan
   *[other] { $price } courtisans
}.
shogun-no-favour-taken = { $seat } ne demande aucune faveur.
shogun-favour-kept = { $seat } garde la faveur { $number } : { shogun-effect }.
shogun-favour-without-effect = La faveur { $number } n’a aucun effet pour { $seat }.
shogun-favour-gone = La faveur { $number } quitte la partie.
shogun-event-cancelled = { $seat } annule l’évènement de cette manche.
shogun-event-kept = { $seat } laisse l’évènement en vigueur.
shogun-armies-levied = { $seat } place gratuitement { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} à { $province }.
shogun-province-calmed = { $seat } apaise { $province } : { $markers ->
    [0] il n’y reste aucun marqueur de révolte
    [one] il y reste { $markers } marqueur de révolte
   *[other] il y reste { $markers } marqueurs de révolte
}.
shogun-unrest-prevented = Une faveur garde { $province } calme : { $seat } n’y place aucun marqueur de révolte.

shogun-move-favour-number = prendre la faveur { $number } pour { $price ->
    [one] { $price } courtisan
   *[other] { $price } courtisans
} : { shogun-effect }
shogun-move-use-favour = { $effect ->
    [calms] apaiser { $province }
    [builds-castle] construire le château à { $province }
    [builds-temple] construire le temple à { $province }
    [builds-theatre] construire le théâtre à { $province }
   *[other] placer { $amount ->
        [one] { $amount } armée
       *[other] { $amount } armées
    } à { $province }
}

shogun-prompt-favour = { $seat } a { $courtiers ->
    [one] { $courtiers } courtisan
   *[other] { $courtiers } courtisans
} dans la salle d’audience et peut demander une faveur.
shogun-prompt-cancel = { $seat } annule l’évènement de cette manche ou le laisse en vigueur.
shogun-prompt-favour-use = { $seat } choisit une province pour la faveur { $number } ({ shogun-effect }).

shogun-picture-court = Cour : hall { $hall }, salle d’audience { $room }
shogun-picture-favours = Faveurs proposées et leur prix en courtisans :
shogun-picture-offer = { $number } pour { $price } : { shogun-effect }
shogun-picture-visitors = Visites dans cet ordre : { $seats }
shogun-picture-using = Faveur en cours : { $number }, { shogun-effect }
shogun-picture-kept = { $seat } garde la faveur { $number } : { shogun-effect }

refused-sho-conversions-are-planned = Les armées deviennent courtisans comme planifié sur les cases de la cour : le nombre entier ou rien.
refused-sho-one-favour = Vous prenez au plus une faveur par manche.
refused-sho-favour-not-offered = Cette faveur n’est pas proposée. Sont proposées : { $favours }.
refused-sho-favour-too-dear = Cette faveur coûte { $price } courtisans et vous en avez { $courtiers } dans la salle d’audience.
refused-sho-favour-not-kept = Vous avez une province agitée : apaisez-la maintenant.
refused-sho-favour-not-there = La faveur ne peut pas servir à { $province }.
refused-sho-favour-protects = Pendant cette manche, une faveur protège { $province } de cette attaque.
