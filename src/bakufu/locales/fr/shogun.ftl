# Sur l’étagère
shogun-about = Planifiez en secret, construisez, marchez, et fiez-vous à la tour. 3 à 5 joueurs, quatre modules.

# Noms des choses
shogun-province-aki = Aki
shogun-province-awa-boso = Awa-Boso
shogun-province-awa-shikoku = Awa-Shikoku
shogun-province-bingo = Bingo
shogun-province-bitchu = Bitchu
shogun-province-bizen = Bizen
shogun-province-echigo = Echigo
shogun-province-echizen = Echizen
shogun-province-etchu = Etchu
shogun-province-harima = Harima
shogun-province-hida = Hida
shogun-province-hitachi = Hitachi
shogun-province-hoki = Hoki
shogun-province-ise = Ise
shogun-province-iwami = Iwami
shogun-province-iyo = Iyo
shogun-province-izu = Izu
shogun-province-izumo = Izumo
shogun-province-kaga = Kaga
shogun-province-kai = Kai
shogun-province-kazusa = Kazusa
shogun-province-kii = Kii
shogun-province-kozuke = Kozuke
shogun-province-mikawa = Mikawa
shogun-province-mimasaka = Mimasaka
shogun-province-mino = Mino
shogun-province-musashi = Musashi
shogun-province-mutsu = Mutsu
shogun-province-noto = Noto
shogun-province-omi = Omi
shogun-province-owari = Owari
shogun-province-sagami = Sagami
shogun-province-sanuki = Sanuki
shogun-province-settsu = Settsu
shogun-province-shima = Shima
shogun-province-shimosa = Shimosa
shogun-province-shimotsuke = Shimotsuke
shogun-province-shinano = Shinano
shogun-province-suruga = Suruga
shogun-province-tajima = Tajima
shogun-province-tamba = Tamba
shogun-province-tosa = Tosa
shogun-province-totomi = Totomi
shogun-province-wakasa = Wakasa
shogun-province-yamato = Yamato
shogun-card-chest-0 = carte Coffre 0
shogun-card-chest-1 = carte Coffre 1
shogun-card-chest-2 = carte Coffre 2
shogun-card-chest-3 = carte Coffre 3
shogun-card-chest-4 = carte Coffre 4
shogun-colour-black = Noir
shogun-colour-red = Rouge
shogun-colour-yellow = Jaune
shogun-colour-purple = Violet
shogun-colour-blue = Bleu
shogun-seat-black = { shogun-colour-black }
shogun-seat-red = { shogun-colour-red }
shogun-seat-yellow = { shogun-colour-yellow }
shogun-seat-purple = { shogun-colour-purple }
shogun-seat-blue = { shogun-colour-blue }
shogun-region-green = Région verte
shogun-region-red = Région rouge
shogun-region-purple = Région violette
shogun-region-yellow = Région jaune
shogun-region-brown = Région brune
shogun-building-castle = un château
shogun-building-temple = un temple
shogun-building-theatre = un théâtre Nô
shogun-action-castle = Château
shogun-action-temple = Temple
shogun-action-theatre = Théâtre
shogun-action-rice = Riz
shogun-action-tax = Impôt
shogun-action-deploy-5 = Déployer 5
shogun-action-deploy-3 = Déployer 3
shogun-action-deploy-1 = Déployer 1
shogun-action-combat-a = Combat A
shogun-action-combat-b = Combat B
shogun-action-bid = Enchère
shogun-special-tax-more = +1 coffre
shogun-special-rice-more = +1 riz
shogun-special-six-armies = 6 armées
shogun-special-attack-more = +1 armée pour attaquer
shogun-special-defence-more = +1 armée pour se défendre
# Le nombre suit, s’il y en a un.
shogun-ruling-theatre-calms = un nouveau théâtre apaise sa province
shogun-ruling-two-farmers = deux villageois défendent les provinces neutres
shogun-ruling-castle-defends = les châteaux ajoutent une armée en défense
shogun-ruling-temple-forbids = les temples interdisent les attaques
shogun-ruling-tax-at-most = impôt d’au plus
shogun-ruling-tax-at-least = impôt d’au moins
shogun-ruling-rice-at-least = récolte d’au moins
shogun-ruling-rice-at-most = récolte d’au plus
shogun-ruling-fewer-recruits = Déployer 5 et 3 ne donnent que 3 et 2 armées
shogun-season-spring = printemps
shogun-season-summer = été
shogun-season-autumn = automne
shogun-season-winter = hiver
shogun-source-provinces = les provinces
shogun-source-buildings = les bâtiments
shogun-source-castles = le plus de châteaux dans une région
shogun-source-temples = le plus de temples dans une région
shogun-source-theatres = le plus de théâtres dans une région
shogun-column-provinces = provinces
shogun-column-buildings = bâtiments
shogun-column-castles = châteaux
shogun-column-temples = temples
shogun-column-theatres = théâtres

# Ce qui s’est passé
shogun-colour-taken = { $you ->
    [seat] Vous jouez avec la couleur { $colour }.
   *[other] { $seat } joue avec la couleur { $colour }.
}
shogun-list-dealt = { $you ->
    [seat] Vous commencez avec les provinces de la liste { $letter }.
   *[other] { $seat } commence avec les provinces de la liste { $letter }.
}
shogun-draft-began = { $you ->
    [seat] Vous choisissez une province en premier.
   *[other] { $seat } choisit une province en premier.
}
shogun-card-opened = La carte { $province } est dévoilée.
shogun-display-renewed = { $you ->
    [seat] Vous glissez les deux cartes visibles sous la pile.
   *[other] { $seat } glisse les deux cartes visibles sous la pile.
}
shogun-card-taken = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} { $unseen ->
    [true] la première carte de la pile : { $province }.
   *[other] la carte { $province }.
}
shogun-province-occupied = { $you ->
    [seat] Vous placez
   *[other] { $seat } place
} { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} à { $province }.
shogun-tower-filled = La tour à cubes est remplie : { $cubes ->
    [one] { $cubes } cube y reste
   *[other] { $cubes } cubes y restent
}.
shogun-event-opened = Un évènement de l’année : { $ruling } { $limit } ; en hiver, { $loss } de riz en moins.
shogun-event-opened-none = Un évènement de l’année : { $ruling } ; en hiver, { $loss } de riz en moins.
shogun-round-began = Année { $year }, { $season } : une nouvelle manche commence.
shogun-action-opened = Action { $place } : { $action }.
shogun-special-laid = La place { $place } dans l’ordre de jeu est liée à la carte « { $special } ».
shogun-card-planned = { $you ->
    [seat] Vous prévoyez { $card } pour la case { $space }.
   *[other] { $seat } prévoit { $card } pour la case { $space }.
}
shogun-card-planned-none = { $you ->
    [seat] Vous laissez vide la case { $space }.
   *[other] { $seat } laisse vide la case { $space }.
}
shogun-card-lifted = { $you ->
    [seat] Vous retirez la carte de la case { $space }.
   *[other] { $seat } retire la carte de la case { $space }.
}
shogun-plan-committed = { $you ->
    [seat] Vous confirmez votre plan.
   *[other] { $seat } confirme son plan.
}
shogun-plan-taken-back = { $you ->
    [seat] Vous rouvrez votre plan.
   *[other] { $seat } rouvre son plan.
}
shogun-plans-final = Tous les plans sont confirmés.
shogun-event-drawn = L’évènement de la manche : { $ruling } { $limit }.
shogun-event-drawn-none = L’évènement de la manche : { $ruling }.
shogun-bid-shown = { $you ->
    [seat] Vous enchérissez avec { $card }{ $chests ->
        [0] .
        [one] {" "}et payez { $chests } coffre.
       *[other] {" "}et payez { $chests } coffres.
    }
   *[other] { $seat } enchérit avec { $card }{ $chests ->
        [0] .
        [one] {" "}et paie { $chests } coffre.
       *[other] {" "}et paie { $chests } coffres.
    }
}
shogun-bid-shown-none = { $you ->
    [seat] Vous n’avez pas d’enchère.
   *[other] { $seat } n’a pas d’enchère.
}
shogun-tie-drawn = { $you ->
    [seat] Tirage au sort : vous choisissez en position { $place }.
   *[other] Tirage au sort : { $seat } choisit en position { $place }.
}
shogun-special-taken = { $you ->
    [seat] Vous prenez la place { $place } et la carte « { $special } ».
   *[other] { $seat } prend la place { $place } et la carte « { $special } ».
}
shogun-action-began = L’action { $place } commence : { $action }.
shogun-card-shown = { $you ->
    [seat] Vous révélez votre carte pour l’action { $action } : { $card }.
   *[other] { $seat } révèle sa carte pour l’action { $action } : { $card }.
}
shogun-card-shown-none = { $you ->
    [seat] Vous n’avez pas de carte pour l’action { $action }.
   *[other] { $seat } n’a pas de carte pour l’action { $action }.
}
shogun-action-lapsed = { $you ->
    [seat] Vous ne pouvez pas effectuer l’action { $action } à { $province }.
   *[other] { $seat } ne peut pas effectuer l’action { $action } à { $province }.
}
shogun-built = { $you ->
    [seat] Vous construisez
   *[other] { $seat } construit
} { $building } à { $province } { $price ->
    [0] sans payer
    [one] pour { $price } coffre
   *[other] pour { $price } coffres
}.
shogun-rice-gained = { $you ->
    [seat] Vous récoltez
   *[other] { $seat } récolte
} { $rice ->
    [one] { $rice } unité
   *[other] { $rice } unités
} de riz à { $province }.
shogun-chests-gained = { $you ->
    [seat] Vous percevez
   *[other] { $seat } perçoit
} { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
} d’impôt à { $province }.
shogun-unrest-placed = L’agitation monte à { $province } : { $markers ->
    [one] { $markers } marqueur de révolte
   *[other] { $markers } marqueurs de révolte
}.
shogun-unrest-calmed = Le théâtre apaise { $province } : { $markers ->
    [0] il n’y reste aucun marqueur de révolte
    [one] il y reste { $markers } marqueur de révolte
   *[other] il y reste { $markers } marqueurs de révolte
}.
shogun-recruited = { $you ->
    [seat] Vous déployez
   *[other] { $seat } déploie
} { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} à { $province } pour { $price ->
    [one] { $price } coffre
   *[other] { $price } coffres
} ({ $action }).
shogun-marched = { $you ->
    [seat] Vous déplacez
   *[other] { $seat } déplace
} { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} : { $origin } → { $target }.
shogun-battle-began = { $you ->
    [seat] Vous attaquez { $defender } à { $province }.
    [defender] { $seat } vous attaque à { $province }.
   *[other] { $seat } attaque { $defender } à { $province }.
}
shogun-battle-began-none = { $you ->
    [seat] Vous attaquez la province neutre { $province }.
   *[other] { $seat } attaque la province neutre { $province }.
}
shogun-revolt-began = À { $province }, { $farmers ->
    [one] { $farmers } villageois se révolte
   *[other] { $farmers } villageois se révoltent
} { $you ->
    [seat] contre vous.
   *[other] contre { $seat }.
}
shogun-cubes-thrown = { $you ->
    [seat] Vous : { $thrown } dans la tour, { $tray } dans le réceptacle.
   *[other] { $seat } : { $thrown } dans la tour, { $tray } dans le réceptacle.
}
shogun-cubes-thrown-none = Villageois : { $thrown } dans la tour, { $tray } dans le réceptacle.
shogun-province-conquered = { $you ->
    [seat] Vous conquérez la province { $province } et y gardez
   *[other] { $seat } conquiert la province { $province } et y garde
} { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}.
shogun-province-held = { $you ->
    [seat] Vous tenez la province { $province } et y gardez
   *[other] { $seat } tient la province { $province } et y garde
} { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}.
shogun-province-held-none = La province { $province } reste neutre.
shogun-province-emptied = { $how ->
    [revolt] Après la révolte,
   *[other] Après le combat,
} { $you ->
    [seat] vous perdez
   *[other] { $seat } perd
} la province { $province }, désormais neutre.
shogun-card-lost = { $you ->
    [seat] Vous perdez la carte { $province }, posée sur la case { $space }.
   *[other] { $seat } perd la carte { $province }, posée sur la case { $space }.
}
shogun-card-lost-none = { $you ->
    [seat] Vous perdez la carte { $province }, encore en main.
   *[other] { $seat } perd la carte { $province }, encore en main.
}
shogun-revolt-put-down = { $you ->
    [seat] Vous matez la révolte à { $province } et y gardez
   *[other] { $seat } mate la révolte à { $province } et y garde
} { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}.
shogun-winter-began = L’hiver de l’année { $year } commence : chacun perd { $loss ->
    [one] { $loss } unité
   *[other] { $loss } unités
} de riz.
shogun-rice-lost = { $you ->
    [seat] Vous perdez
   *[other] { $seat } perd
} { $rice ->
    [one] { $rice } unité
   *[other] { $rice } unités
} de riz.
shogun-hunger = { $you ->
    [seat] Vous ne pouvez pas approvisionner
   *[other] { $seat } ne peut pas approvisionner
} { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
} : { $revolts ->
    [one] { $revolts } révolte éclate
   *[other] { $revolts } révoltes éclatent
}.
shogun-revolt-drawn = { $you ->
    [seat] Le tirage désigne une de vos provinces pour une révolte : { $province }.
   *[other] Le tirage désigne une province de { $seat } pour une révolte : { $province }.
}
shogun-points-scored = { $you ->
    [seat] Vous marquez
   *[other] { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $source } : { $region }.
shogun-points-scored-none = { $you ->
    [seat] Vous marquez
   *[other] { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $source }.
shogun-year-prepared = L’année { $year } commence : les marqueurs de révolte sont retirés et le riz revient à zéro.
shogun-game-ended = { $you ->
    [seat] Vous devenez Shogun et gagnez la partie.
   *[other] { $seat } devient Shogun et gagne la partie.
}

# Coups
shogun-move-colour = Jouer avec la couleur { $colour }
shogun-move-renew = Glisser les deux cartes visibles sous la pile
shogun-move-take = Prendre la carte { $province }
shogun-move-take-open = Prendre la carte visible { $place }
shogun-move-take-unseen = Prendre la première carte de la pile, sans la voir
shogun-move-group = Placer un groupe de { $armies } armées
shogun-move-put = { $card } sur { $space }
shogun-move-leave = Laisser vide la case { $space }
shogun-move-lift = Ramasser la dernière carte
shogun-move-commit = Confirmer le plan
shogun-move-take-back = Rouvrir le plan
shogun-move-special = Prendre la place { $place } et la carte « { $special } »
shogun-move-place = Prendre la place { $place }
shogun-move-stay = Rester sur place
shogun-move-target-own = Aller dans votre province { $province } ({ $armies })
shogun-move-target-neutral = Attaquer la province neutre { $province }
shogun-move-target = Attaquer { $province } ({ $armies }, { $seat })
shogun-move-number = Avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}
shogun-move-revolt = Résoudre maintenant la révolte à { $province }

# Ce que la table attend
shogun-prompt-colour = { $you ->
    [seats] Choisissez une couleur.
   *[other] { $number ->
        [one] { $seats } choisit une couleur.
       *[other] Doivent encore choisir une couleur : { $seats }.
    }
}
shogun-prompt-card = { $you ->
    [seat] Prenez une carte Province.
   *[other] { $seat } prend une carte Province.
}
shogun-prompt-group = { $you ->
    [seat] Placez un groupe d’armées à { $province }.
   *[other] { $seat } place un groupe d’armées à { $province }.
}
shogun-prompt-plan = { $you ->
    [seats] Planifiez en secret : une carte sur chaque case, puis confirmez votre plan.
   *[other] { $number ->
        [one] { $seats } planifie en secret.
       *[other] Planifient encore en secret : { $seats }.
    }
}
shogun-prompt-special = { $you ->
    [seat] Prenez une carte spéciale et, avec elle, une place dans l’ordre de jeu.
   *[other] { $seat } prend une carte spéciale et, avec elle, une place dans l’ordre de jeu.
}
shogun-prompt-deploy = { $you ->
    [seat] { $action } : vous pouvez déplacer des armées depuis { $origin } vers une de vos provinces adjacentes.
   *[other] { $action } : { $seat } peut déplacer des armées depuis { $origin }.
}
shogun-prompt-march = { $you ->
    [seat] { $action } : où marchez-vous depuis { $origin } ?
   *[other] { $action } : { $seat } marche depuis { $origin }.
}
shogun-prompt-number = { $you ->
    [seat] { $action } : combien d’armées envoyez-vous ({ $origin } → { $target }) ?
   *[other] { $action } : { $seat } marche ({ $origin } → { $target }).
}
shogun-prompt-revolt = { $you ->
    [seat] Choisissez la prochaine révolte à résoudre.
   *[other] { $seat } choisit la prochaine révolte à résoudre.
}
shogun-prompt-nobody = La partie est terminée.

# L’image de la table
shogun-picture-set-up = Mise en place
shogun-picture-when = Année { $year }, { $season }
shogun-picture-legend = couleur, armées | c t n château temple théâtre, . libre | ! révolte | impôt, riz
shogun-picture-closed = fermée
shogun-picture-actions = Actions
shogun-picture-to-come = Encore à venir :
shogun-picture-specials = Cartes spéciales :
shogun-picture-order = Ordre de jeu : { $seats }
shogun-picture-bid-order = Ordre des choix : { $seats }
shogun-picture-ruling = Évènement de la manche :
shogun-picture-events = Évènements restants de l’année :
shogun-picture-loss = (hiver : −{ $loss } riz)
shogun-picture-unseen = { $cards ->
    [one] { $cards } carte Évènement cachée
   *[other] { $cards } cartes Évènement cachées
}
shogun-picture-tower = Tour :
shogun-picture-tray = Réceptacle :
shogun-picture-farmers = villageois
shogun-picture-stock = Reste : villageois { $farmers }, châteaux { $castle }, temples { $temple }, théâtres { $theatre }
shogun-picture-counts = { $points } points  coffres { $chests }  riz { $rice }  réserve { $supply }  provinces { $provinces }
shogun-picture-ready = confirmé
shogun-picture-planning = planifie
shogun-picture-next = case suivante : { $space }
shogun-picture-hand = Main :
shogun-picture-own = Vos provinces : armées, case de la carte, voisines
shogun-picture-chest-cards = Cartes Coffre en main : { $values }
shogun-picture-face-down = { $cards ->
    [one] 1 carte face cachée
   *[other] { $cards } cartes face cachée
}
shogun-picture-no-colour = Place { $seat }, sans couleur
shogun-picture-display = Cartes visibles :
shogun-picture-pile = Pile : { $cards }
shogun-picture-below = tout en dessous :
shogun-picture-taken = Carte prise : { $province }
shogun-picture-groups = Groupes d’armées :
shogun-picture-march = { $action }, départ { $origin }
shogun-picture-march-to = { $action } : { $origin } → { $target }
shogun-picture-revolts = Révoltes :
shogun-picture-more-farmers = (+{ $farmers } villageois chacune)

# Chances d’un combat, pour les conseils
shogun-odds-battle = { $province } : { $conquered } % de conquérir, { $held } % { $you ->
    [seat] que vous la teniez
   *[other] que { $seat } la tienne
}, { $empty } % que personne ne la tienne.
shogun-odds-neutral = { $province } : { $conquered } % de conquérir, { $held } % que la province reste neutre.

# Où en est la partie
shogun-year = Année { $year }
shogun-standings-each = Chaque province et chaque bâtiment
shogun-standings-leaders = Chefs
shogun-standings-chambers = Chambres
shogun-standings-row = Ligne { $number }
shogun-standings-column = Colonne { $number }
shogun-to-come-winters = { $number ->
    [one] Un dernier hiver compte encore provinces, bâtiments et majorités.
   *[other] Deux hivers comptent encore provinces, bâtiments et majorités.
}
shogun-to-come-leaders = Statues et trophées comptent à la fin de la partie.
shogun-to-come-chambers = Les lignes et les colonnes des chambres comptent à la fin de la partie.
shogun-thing-points = points
shogun-thing-provinces = provinces
shogun-thing-buildings = bâtiments
shogun-thing-armies = armées
shogun-thing-chests = coffres
shogun-thing-rice = riz
