# Le module Cour impériale.

shogun-effect = { $effect ->
    [cancels] annuler l’évènement
    [chests] { $amount ->
        [one] { $amount } coffre
       *[other] { $amount } coffres
    }
    [armies] { $amount ->
        [one] { $amount } armée dans le réceptacle
       *[other] { $amount } armées dans le réceptacle
    }
    [calms] apaiser une province, ou empêcher le prochain marqueur de révolte
    [rice] { $amount } riz
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    [levies] { $amount ->
        [one] { $amount } armée dans une de ses provinces ou dans une province neutre
       *[other] { $amount } armées dans une de ses provinces ou dans une province neutre
    }
    [builds-castle] un château gratuit
    [builds-temple] un temple gratuit
    [builds-theatre] un théâtre gratuit
    [shields-a] aucune attaque contre son détenteur au Combat A
    [shields-b] aucune attaque contre son détenteur au Combat B
   *[shields-both] aucune attaque contre son détenteur
}

shogun-courtiers-sent = { $you ->
    [seat] Vous envoyez
   *[other] { $seat } envoie
} { $courtiers ->
    [one] { $courtiers } courtisan
   *[other] { $courtiers } courtisans
} dans le hall de la cour.
shogun-favour-laid = La faveur { $number } coûte { $price ->
    [one] { $price } courtisan
   *[other] { $price } courtisans
} : { shogun-effect }.
shogun-court-card-shown = { $you ->
    [seat] Vous révélez { $space } : { $card }.
   *[other] { $seat } révèle { $space } : { $card }.
}
shogun-court-card-shown-none = { $you ->
    [seat] Vous n’avez pas de carte sur { $space }.
   *[other] { $seat } n’a pas de carte sur { $space }.
}
shogun-converted = { $you ->
    [seat] Vous envoyez
   *[other] { $seat } envoie
} { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} de { $province } à la cour.
shogun-converted-none = { $you ->
    [seat] Vous envoyez
   *[other] { $seat } envoie
} { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} du réceptacle à la cour.
shogun-not-converted = { $you ->
    [seat] Vous ne pouvez pas effectuer { $space } avec { $card }.
   *[other] { $seat } ne peut pas effectuer { $space } avec { $card }.
}
shogun-visit-began = { $you ->
    [seat] Vous entrez
   *[other] { $seat } entre
} dans la salle d’audience avec { $courtiers ->
    [one] { $courtiers } courtisan
   *[other] { $courtiers } courtisans
}.
shogun-favour-taken = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} la faveur { $number } pour { $price ->
    [one] { $price } courtisan
   *[other] { $price } courtisans
}.
shogun-no-favour-taken = { $you ->
    [seat] Vous ne demandez aucune faveur.
   *[other] { $seat } ne demande aucune faveur.
}
shogun-favour-kept = { $you ->
    [seat] Vous gardez la faveur { $number } : { shogun-effect }.
   *[other] { $seat } garde la faveur { $number } : { shogun-effect }.
}
shogun-favour-without-effect = { $you ->
    [seat] La faveur { $number } n’a aucun effet pour vous.
   *[other] La faveur { $number } n’a aucun effet pour { $seat }.
}
shogun-favour-gone = La faveur { $number } quitte la partie.
shogun-event-cancelled = { $you ->
    [seat] Vous annulez l’évènement de cette manche.
   *[other] { $seat } annule l’évènement de cette manche.
}
shogun-event-kept = { $you ->
    [seat] Vous laissez l’évènement en vigueur.
   *[other] { $seat } laisse l’évènement en vigueur.
}
shogun-armies-levied = { $armies ->
    [0] { $you ->
        [seat] Vous ne placez aucune armée
       *[other] { $seat } ne place aucune armée
    }
    [one] { $you ->
        [seat] Vous placez gratuitement { $armies } armée
       *[other] { $seat } place gratuitement { $armies } armée
    }
   *[other] { $you ->
        [seat] Vous placez gratuitement { $armies } armées
       *[other] { $seat } place gratuitement { $armies } armées
    }
} à { $province }.
shogun-province-calmed = { $you ->
    [seat] Vous apaisez
   *[other] { $seat } apaise
} { $province } : { $markers ->
    [0] il n’y reste aucun marqueur de révolte
    [one] il y reste { $markers } marqueur de révolte
   *[other] il y reste { $markers } marqueurs de révolte
}.
shogun-unrest-prevented = { $you ->
    [seat] Une faveur garde { $province } calme : vous n’y placez aucun marqueur de révolte.
   *[other] Une faveur garde { $province } calme : { $seat } n’y place aucun marqueur de révolte.
}

shogun-move-favour-number = Prendre la faveur { $number } pour { $price ->
    [one] { $price } courtisan
   *[other] { $price } courtisans
} : { shogun-effect }
shogun-move-use-favour = { $effect ->
    [calms] Apaiser { $province }
    [builds-castle] Construire le château à { $province }
    [builds-temple] Construire le temple à { $province }
    [builds-theatre] Construire le théâtre à { $province }
   *[other] Placer { $amount ->
        [one] { $amount } armée
       *[other] { $amount } armées
    } à { $province }
}

shogun-prompt-favour = { $courtiers ->
    [one] { $you ->
        [seat] Vous avez { $courtiers } courtisan dans la salle d’audience : vous pouvez demander une faveur.
       *[other] { $seat } a { $courtiers } courtisan dans la salle d’audience et peut demander une faveur.
    }
   *[other] { $you ->
        [seat] Vous avez { $courtiers } courtisans dans la salle d’audience : vous pouvez demander une faveur.
       *[other] { $seat } a { $courtiers } courtisans dans la salle d’audience et peut demander une faveur.
    }
}
shogun-prompt-cancel = { $you ->
    [seat] Annulez-vous l’évènement de cette manche, ou le laissez-vous en vigueur ?
   *[other] { $seat } annule l’évènement de cette manche ou le laisse en vigueur.
}
shogun-prompt-favour-use = { $you ->
    [seat] Choisissez une province pour la faveur { $number } ({ shogun-effect }).
   *[other] { $seat } choisit une province pour la faveur { $number } ({ shogun-effect }).
}

shogun-picture-court = Cour : hall { $hall }, salle d’audience { $room }
shogun-picture-favours = Faveurs proposées et leur prix en courtisans :
shogun-picture-offer = { $number } pour { $price } : { shogun-effect }
shogun-picture-visitors = Visites dans cet ordre : { $seats }
shogun-picture-using = Faveur en cours : { $number }, { shogun-effect }
shogun-picture-kept = { $seat } garde la faveur { $number } : { shogun-effect }

refused-sho-conversions-are-planned = Les armées deviennent courtisans comme planifié sur les cases de la cour : le nombre entier ou rien.
refused-sho-one-favour = Vous prenez au plus une faveur par manche.
refused-sho-favour-not-offered = Cette faveur n’est pas proposée. Sont proposées : { $favours }.
refused-sho-favour-too-dear = Il vous manque { $short ->
    [one] { $short } courtisan
   *[other] { $short } courtisans
} : cette faveur en coûte { $price }, et vous en avez { $courtiers } dans la salle d’audience.
refused-sho-favour-not-kept = Vous avez une province agitée : apaisez-la maintenant.
refused-sho-favour-not-there = La faveur ne peut pas servir à { $province }.
refused-sho-favour-protects = Pendant cette manche, une faveur protège { $province } de cette attaque.
