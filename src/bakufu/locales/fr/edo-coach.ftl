# Ce que le conseiller dit à un débutant à chaque décision. « Vous » est la personne qui décide.

edo-coach-colour = Les couleurs ne changent que l’apparence. { $free ->
    [one] Il en reste une.
   *[other] Il en reste { $free }.
}
edo-coach-home = { $city } paie { $ryo } Ryo à chaque tour à qui s’y trouve seul : { $free ->
    [one] c’est la seule ville libre
   *[other] c’est la meilleure des { $free } villes libres
}.
edo-coach-set = Le riz nourrit les samouraïs, 1 chacun à chaque tour, et une maison demande { $wood } bois. { $free ->
    [one] Il reste un lot.
   *[other] Il reste { $free } lots.
}
edo-coach-handed-in = Votre plan est définitif. { $waiting ->
    [one] Une personne planifie encore.
   *[other] { $waiting } planifient encore.
}
edo-coach-plan = Fonctionnaires à placer : { $officials }. À la fin du tour, vos samouraïs mangent { $samurai } de vos { $rice } riz. Les cases se jouent de gauche à droite : amenez d’abord samouraïs et ressources, puis servez-vous-en.
edo-coach-plan-hungry = À la fin du tour, vos samouraïs veulent { $samurai } riz et vous en avez { $rice } : prévoyez du riz, sinon les autres redeviennent fonctionnaires.
edo-coach-plan-nobody = Vous n’avez aucun samouraï sur la carte : seul le Voyage en envoie un, et il veut 1 riz à la fin du tour ; vous en avez { $rice }.
edo-coach-plan-edo = Vous n’avez pas encore de maison à Edo, et sans elle personne ne gagne. En tête : { $top } points sur { $end } ; { $rounds ->
    [one] c’est le dernier tour
   *[other] il reste au plus { $rounds } tours
}.
edo-coach-plan-end = En tête : { $top } des { $end } points qui terminent la partie ; { $rounds ->
    [one] c’est le dernier tour
   *[other] il reste au plus { $rounds } tours
}.
edo-coach-before-nobody = Aucun fonctionnaire pour { $action } : rien ne se passera. Vous pouvez quand même vous déplacer, 1 Ryo par pas ; vous en avez { $ryo }.
edo-coach-before-free = { $action } ne demande aucun samouraï en place : gardez vos { $ryo } Ryo et révélez, { $activations ->
    [one] 1 activation attend
   *[other] { $activations } activations attendent
}.
edo-coach-before-city = { $action } demande un samouraï dans une ville par bâtiment : { $there } des vôtres sont en ville, { $activations ->
    [one] 1 activation attend
   *[other] { $activations } activations attendent
}. Vous avez { $ryo } Ryo, et il faudra aussi payer le bâtiment.
edo-coach-before-field = { $action } demande des samouraïs dans les rizières : { $there } des vôtres y sont, { $activations ->
    [one] 1 activation attend
   *[other] { $activations } activations attendent
}. Seul, un samouraï rapporte le plus. Vous avez { $ryo } Ryo.
edo-coach-before-forest = { $action } demande des samouraïs dans les forêts : { $there } des vôtres y sont, { $activations ->
    [one] 1 activation attend
   *[other] { $activations } activations attendent
}. Seul, un samouraï rapporte le plus. Vous avez { $ryo } Ryo.
edo-coach-before-quarry = { $action } demande des samouraïs dans les carrières : { $there } des vôtres y sont, { $activations ->
    [one] 1 activation attend
   *[other] { $activations } activations attendent
}. Seul, un samouraï rapporte le plus. Vous avez { $ryo } Ryo.
edo-coach-before-trade = Le marchand se trouve ici : { $space }. { $there } de vos samouraïs sont avec lui, { $activations ->
    [one] 1 activation attend
   *[other] { $activations } activations attendent
}. Vous pouvez les déplacer, ou le déplacer, 1 Ryo par pas ; vous en avez { $ryo }.
edo-coach-money = Toutes les activations ensemble rapportent { $ryo } Ryo, vous en aurez { $after }.
edo-coach-rice = Elles rapportent { $number } riz, et vous avez de la place pour { $room }. À la fin du tour, vos samouraïs en mangent { $samurai }.
edo-coach-recruit = Chaque recrue coûte { $price } de vos { $rice } riz et travaille pour vous dès le tour prochain ; il en reste { $supply }.
edo-coach-travel = Fonctionnaires restants : { $left }, dont à vous : { $own }. Les vôtres peuvent aller sur la carte ; ou chacun déplace jusqu’à { $group } samouraïs n’importe où, sans payer.
edo-coach-travel-rice = Samouraïs sur la carte : { $samurai } ; riz : { $rice }. Chacun en mange 1 à la fin du tour.
edo-coach-travel-on = Déplacés avec ce fonctionnaire : { $moved } sur { $group }. Un autre de vos { $samurai } samouraïs peut suivre sans payer.
edo-coach-develop = Une carte coûte { $price } de vos { $ryo } Ryo et se planifie dès le tour prochain, pendant { $rounds } tours au plus.
edo-coach-gather = Le meilleur lieu donne { $number } { $resource } ; vous en avez { $have } et pouvez en garder { $most }.
edo-coach-build = Vous pouvez payer ceci : { $building } à { $city }, points : { $points }.
edo-coach-build-edo-now = Vous pourriez construire maintenant votre maison à Edo : sans elle personne ne gagne, et { $free } places y sont libres.
edo-coach-build-edo-later = Vous n’avez pas encore de maison à Edo, et sans elle personne ne gagne : { $free } places y sont libres.
edo-coach-build-income = Vos bâtiments vous rapportent { $ryo } Ryo par tour ; l’influence dans une ville rapporte davantage.
edo-coach-trade-buy = Vous pouvez acheter jusqu’à { $most } { $resource } à { $each } Ryo pièce ; vous en avez { $ryo }.
edo-coach-trade-point = Le point vous en donne un de plus que { $score } ; { $end } terminent la partie.
edo-coach-trade-no-point = Vous ne pouvez pas payer le point ; activations restantes : { $left }.
edo-coach-wages = Vos samouraïs coûtent { $samurai } de vos { $rice } riz ; il en resterait { $left }.
edo-coach-wages-hungry = Samouraïs : { $samurai }, riz : { $rice }. Qui n’est pas nourri redevient fonctionnaire.
edo-coach-wages-last = La partie se termine : chaque samouraï gardé est un point.
edo-coach-wages-next = Qui revient sera fonctionnaire au tour prochain : vous en avez déjà { $officials }.

# Pourquoi un conseil est bon
edo-why-colour = Les couleurs ne changent que l’apparence.
edo-why-set = { $rice } riz, { $wood } bois et { $stone } pierre pour commencer.
edo-why-home = Tant que vous y êtes seul, { $city } vous paie { $ryo } Ryo à chaque tour.
edo-why-plan = Si personne ne gêne : { $points ->
    [0] pas encore de point
    [one] 1 point
   *[other] { $points } points
}, puis { $ryo } Ryo, { $rice } riz, { $wood } bois et { $stone } pierre en main, avant salaires et revenus.
edo-why-plan-edo = Il construit votre maison à Edo, sans laquelle personne ne gagne.
edo-why-plan-no-edo = Votre maison à Edo restera à construire.
edo-why-plan-hungry = { $samurai } samouraïs seront sur la carte avec { $rice } riz pour les nourrir.
edo-why-reveal = Tous sont là où il le faut pour { $action } ; fonctionnaires : { $officials }.
edo-why-lead = Pour { $ryo } Ryo, le marchand vient auprès de { $samurai } de vos samouraïs.
edo-why-go = Pour { $ryo } Ryo, ce samouraï peut servir pour { $action }.
edo-why-go-else = { $ryo } Ryo, pour être en place plus tard.
edo-why-money = { $ryo } Ryo de plus.
edo-why-rice = { $rice } riz de plus, pour le salaire de { $samurai } samouraïs et ce que le riz paie d’autre.
edo-why-recruit = { $times ->
    [one] Un fonctionnaire de plus
   *[other] { $times } fonctionnaires de plus
} à chaque tour à venir, { $rounds } au plus.
edo-why-send = Vous auriez { $samurai } samouraïs sur la carte et { $rice } riz pour eux.
edo-why-free = Un chemin de { $ryo } pas qui ne coûte aucun Ryo.
edo-why-enough = Personne d’autre n’a besoin de bouger ({ $moved } jusqu’ici).
edo-why-learn = Une action plus forte à planifier, pendant { $rounds } tours au plus.
edo-why-gather = { $number } { $resource } de plus.
edo-why-build = { $points ->
    [one] 1 point
   *[other] { $points } points
} tout de suite ; { $city } vous paie ensuite { $ryo ->
    [0] autant qu’avant
   *[other] { $ryo } Ryo de plus par tour
}.
edo-why-build-edo = Votre maison à Edo : { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ryo } Ryo de plus par tour, et sans elle personne ne gagne.
edo-why-buy = { $number } { $resource } pour { $ryo } Ryo.
edo-why-point = Un point tout de suite : { $score } sur { $end }.
edo-why-end = Ce qui reste ne vaut pas son prix ; activations abandonnées : { $left }.
edo-why-wages = { $samurai } samouraïs restent, et il reste { $left } riz.
edo-why-recall = Avec { $rice } riz pour { $samurai } samouraïs, celui-ci sert mieux comme fonctionnaire.

# Où en est la partie
edo-round = Tour { $round }
edo-standings-end = Si la partie se terminait maintenant
edo-standings-samurai = Samouraïs sur la carte
edo-standings-ryo = Ryo
edo-standings-influence = Influence
edo-to-come = La partie se termine avec un tour où quelqu’un a { $end } points, et au plus tard après { $rounds ->
    [0] ce tour
    [one] un tour de plus
   *[other] { $rounds } tours de plus
}.
edo-to-come-outside = { $you ->
    [seats] Sans maison à Edo, vous seriez hors jeu à présent.
   *[other] Hors jeu pour l’instant, sans maison à Edo : { $seats }.
}
edo-thing-points = points
edo-thing-buildings = maisons et comptoirs
edo-thing-samurai = samouraïs
edo-thing-rice = riz
edo-thing-wood = bois
edo-thing-stone = pierre
edo-thing-officials = fonctionnaires du shogun
edo-thing-cards = cartes spéciales
