# What the coach says to a beginner at each decision. "You" is the player who decides.

shogun-coach-colour = La couleur ne change rien : tous commencent avec { $chests } coffres. { $free ->
    [one] Une couleur est libre.
   *[other] { $free } couleurs sont libres.
}
shogun-coach-card = { $province } rapporte { $tax } coffres ou { $rice } riz et peut recevoir { $plots ->
    [one] { $plots } bâtiment
   *[other] { $plots } bâtiments
}.
shogun-coach-card-first = Vos { $groups } provinces gagnent à rester groupées : les voisines s’entraident et les majorités se comptent par région.
shogun-coach-card-fit = Elle { $beside ->
    [0] ne touche aucune
   *[other] touche { $beside }
} de vos provinces, et dans sa région ({ $region }) vous en tenez { $held }.
shogun-coach-group = { $province } a { $rivals ->
    [one] { $rivals } voisin rival
   *[other] { $rivals } voisins rivaux
}, le plus fort étant { $seat } avec { $armies } : les grands groupes vont à ces frontières. Vos groupes : { $groups }.
shogun-coach-group-calm = Aucune des { $neighbours } voisines de { $province } n’est à un rival : un petit groupe suffit pour l’instant. Vos groupes : { $groups }.
shogun-coach-committed = Votre plan est prêt. Vous pouvez le rouvrir tant que quelqu’un planifie encore : { $waiting } en ce moment.
shogun-coach-plan-nothing = Sans province, aucune action n’est possible dans cette manche ; vos { $chests } coffres départagent encore les égalités à la fin.
shogun-coach-plan-fed = Vos { $rice } riz suffisent pour l’hiver, qui vous en coûtera { $most } au plus.
shogun-coach-plan-rice = L’hiver vous coûtera { $least } à { $most } riz, vous en avez { $rice }. { $harvests ->
    [one] C’est la dernière récolte avant lui :
   *[other] Il reste { $harvests } récoltes, celle-ci comprise :
} { $province } donne { $brings }.
shogun-coach-plan-money = { $chests ->
    [0] Sans coffre, vous ne pouvez rien payer
    [1] Avec 1 coffre, vous ne pouvez guère payer
   *[other] Avec { $chests } coffres, vous ne pouvez pas tout payer
} : l’impôt à { $province } rapporte { $tax }.
shogun-coach-plan-threat = { $province } est tenue par { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}, et { $seat } peut y entrer depuis { $rival } avec { $theirs }.
shogun-coach-plan-majority = { $action } à { $province } : pour { $price } de vos { $chests } coffres, vous en auriez le plus dans la région ({ $region }), soit { $points ->
    [one] { $points } point
   *[other] { $points } points
} chaque hiver.
shogun-coach-plan-unrest = { $province } est agitée ({ $markers }) : y prendre l’impôt ou le riz déclenche une révolte contre { $armies ->
    [one] votre armée
   *[other] vos { $armies } armées
}.
shogun-coach-plan-prices = Tous les bâtiments et toutes les recrues d’une manche coûtent ensemble { $everything } coffres ; vous en avez { $chests }.
shogun-coach-special = { $left ->
    [one] Il reste une carte, à la place { $earliest }.
   *[other] Il reste { $left } cartes, aux places { $earliest } à { $latest } : une petite place agit la première à chaque action.
}
shogun-coach-special-helps = { $special } (place { $place }) convient à votre plan : { $action } à { $province }.
shogun-coach-special-defence = Aucune autre carte n’aide votre plan, et { $provinces ->
    [0] aucune de vos provinces ne touche un rival
    [1] 1 de vos provinces touche un rival
   *[other] { $provinces } de vos provinces touchent un rival
} : pesez la carte de défense face à la place.
shogun-coach-special-none = Aucune carte restante n’aide l’une de vos { $actions } actions prévues : choisissez selon la place.
shogun-coach-deploy = { $target } a { $held ->
    [one] { $held } armée
   *[other] { $held } armées
}, et un rival pourrait y entrer avec { $threat }. Jusqu’à { $armies } peuvent venir de { $origin }, qu’un rival pourrait attaquer avec { $home }.
shogun-coach-deploy-none = { $origin } n’a pas de voisine à vous : ses { $armies } armées restent.
shogun-coach-deploy-number = Jusqu’à { $armies } peuvent rejoindre les { $held } à { $target }. Un rival pourrait entrer à { $origin } avec { $home }, à { $target } avec { $threat }.
shogun-coach-march = Avec { $armies ->
    [1] la seule armée qui peut marcher
   *[other] les { $armies } armées qui peuvent marcher
}, { $target } tombe dans { $odds } % des lancers : rien à côté ne promet mieux.
shogun-coach-march-home = Depuis { $origin }, vous ne pouvez aller que chez vous : jusqu’à { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}.
shogun-coach-march-none = Depuis { $origin }, aucune marche n’est possible : ses { $armies } armées restent.
shogun-coach-prize-neutral = Aucun rival ne la tient : les villageois du réceptacle la défendent. Elle vaut 1 point chaque hiver et a { $plots ->
    [one] { $plots } emplacement
   *[other] { $plots } emplacements
}.
shogun-coach-prize-calm = Elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} chaque hiver ; elle est calme, donc les villageois du réceptacle aident son défenseur.
shogun-coach-prize-restless = Elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} chaque hiver ; elle est agitée, donc les villageois restent à l’écart.
shogun-coach-number = { $target } tombe devant { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} dans { $odds } % des lancers, devant les { $most } dans { $best } %.
shogun-coach-number-all = { $target } tombe devant les { $most } dans { $best } % des lancers, devant moins d’armées plus rarement.
shogun-coach-number-home = Ce qui reste garde { $origin }, où { $threat ->
    [0] personne ne pourrait entrer
    [1] 1 armée rivale pourrait entrer
   *[other] { $threat } armées rivales pourraient entrer
}.
shogun-coach-revolt = { $count ->
    [one] Une révolte est
   *[other] { $count } révoltes sont
} à résoudre, avec chacune { $farmers } villageois de plus que ses marqueurs. Un lancer fait aussi tomber des villageois de la tour : commencez là où vos armées sont les plus nombreuses.
shogun-coach-revolt-odds = Les chances sont les meilleures à { $province } : { $armies ->
    [one] son armée mate
   *[other] ses { $armies } armées matent
} la révolte dans { $odds } % des cas.

# Modules
shogun-coach-leader = À { $province }, le chef aide tout de suite : { $action } y est prévu.
shogun-coach-leader-next = Il repart après la manche, de préférence vers une voisine pour laisser une statue : { $beside } des vôtres la touchent.
shogun-coach-leader-later = { $province } touche { $beside } de vos provinces : aller plus tard vers une voisine laisse une statue, 1 point à la fin.
shogun-coach-draft-leader = Passée maintenant, { $province } (impôt { $tax }, emplacements { $plots }) ne pourra plus être choisie ; { $groups ->
    [0] c’est votre dernière province
    [1] 1 province est encore à venir
   *[other] { $groups } provinces sont encore à venir
}.
shogun-coach-leader-move = Vers une voisine, une statue reste à { $left } : 1 point à la fin. { $count ->
    [one] Il n’y a que { $province }
   *[other] Il y en a { $count }, comme { $province }
} ; il reste { $stock } statues.
shogun-coach-leader-flees = Aucune de vos { $homes } autres provinces ne touche { $left } : pas de statue, allez donc là où vous agirez ensuite.
shogun-coach-trophy-beside = À { $province }, vous prenez { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
} d’un rival, et c’est une voisine : une des vôtres reste à { $left }.
shogun-coach-trophy = À { $province }, vous prenez { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
} d’un rival ; ce n’est pas une voisine de { $left }, où aucune ne resterait.
shogun-coach-statue = Une statue à { $province } vaut 1 point à la fin, sauf si un chef rival vient la prendre. Vous en avez { $stock }.
shogun-coach-bonus = Vous tenez des provinces dans { $regions } régions, il en faut { $needed }. Avec autant à la prochaine manche, la carte suivante offrira plus.
shogun-coach-bonus-last = Vous tenez des provinces dans { $regions } régions, il en faut { $needed }. C’est la carte la plus riche : après l’hiver, la pile recommence.
shogun-coach-bonus-rice = Vous avez { $rice } riz pour { $provinces } provinces : { $more } de plus, c’est peut-être éviter une révolte.
shogun-coach-bonus-chests = Vous avez { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
} ; { $more } de plus vous attendent ici, avant les actions.
shogun-coach-favour = Vous avez { $courtiers } courtisans. La faveur { $number } en coûte { $price }, il en reste { $left } pour la prochaine manche.
shogun-coach-favour-supply = Ce que vous payez revient à votre réserve : { $supply } pourront alors retourner à la cour.
shogun-coach-favour-none = { $courtiers ->
    [one] Votre courtisan ne suffit
   *[other] Vos { $courtiers } courtisans ne suffisent
} pas pour une faveur offerte ; ils restent dans le hall.
shogun-coach-cancel = L’évènement : { $ruling }. Annulez-le s’il gêne vos { $actions } actions prévues plus que celles des autres.
shogun-coach-cancel-limit = L’évènement : { $ruling } { $limit }. Annulez-le s’il gêne vos { $actions } actions prévues plus que celles des autres.
shogun-coach-builds = À { $province }, vous en auriez { $mine } dans la région ({ $region }), le plus fort rival { $theirs }.
shogun-coach-calms = { $province } a { $markers ->
    [one] { $markers } marqueur de révolte
   *[other] { $markers } marqueurs de révolte
} : sans marqueur, l’impôt et le riz y sont de nouveau sûrs.
shogun-coach-levies = { $count } provinces neutres se prennent sans combat, comme { $province } ; ou { $armies } armées gardent l’une des vôtres.
shogun-coach-levies-home = { $armies } armées pour l’une de { $provinces } provinces : là où un rival pourrait entrer.
shogun-coach-claim = Chambre { $field } : sa ligne (valeur { $row }) serait à { $mine_row } contre { $theirs_row }, sa colonne (valeur { $column }) à { $mine_column } contre { $theirs_column }.
shogun-coach-claim-markers = { $open ->
    [one] { $open } chambre est libre
   *[other] { $open } chambres sont libres
}, et il vous reste { $markers } marqueurs.
