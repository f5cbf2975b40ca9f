# Sur l’étagère
edo-about = Planifiez trois actions en secret, et que vos samouraïs soient en place le moment venu. 2 à 4 joueurs.

# Noms des choses
edo-colour-blue = Bleu
edo-colour-red = Rouge
edo-colour-green = Vert
edo-colour-yellow = Jaune
edo-seat-blue = { edo-colour-blue }
edo-seat-red = { edo-colour-red }
edo-seat-green = { edo-colour-green }
edo-seat-yellow = { edo-colour-yellow }
edo-space-edo = Edo
edo-space-sumida = Rivière Sumida
edo-space-tama = Rivière Tama
edo-space-tone = Rivière Tone
edo-space-nihonbashi = Pont de Nihonbashi
edo-space-kawagoe = Kawagoe
edo-space-odawara = Odawara
edo-space-sakura = Sakura
edo-space-mito = Mito
edo-space-usui = Porte d’Usui
edo-space-hakone = Porte de Hakone
edo-space-kurihashi = Porte de Kurihashi
edo-space-kobotoke = Porte de Kobotoke
edo-space-field-1 = rizière 1
edo-space-field-2 = rizière 2
edo-space-forest-1 = forêt 1
edo-space-forest-2 = forêt 2
edo-space-forest-3 = forêt 3
edo-space-quarry-1 = carrière 1
edo-space-quarry-2 = carrière 2
edo-space-quarry-3 = carrière 3
edo-resource-rice = riz
edo-resource-wood = bois
edo-resource-stone = pierre
edo-action-money = Argent
edo-action-rice = Riz
edo-action-travel = Voyage
edo-action-recruit = Recrutement
edo-action-development = Développement
edo-action-field = Rizière
edo-action-wood = Bois
edo-action-stone = Pierre
edo-action-build = Construction
edo-action-trade = Commerce
edo-building-house = maison
edo-building-post = comptoir
edo-building-fortress = forteresse
edo-card-a = A
edo-card-b = B
edo-card-c = C
edo-card-s01 = S01 Bureau des impôts / Guilde du bois
edo-card-s02 = S02 Hôtel de la monnaie / Tailleurs de pierre
edo-card-s03 = S03 Changeurs / Irrigation
edo-card-s04 = S04 Impôt en riz / Charpentiers
edo-card-s05 = S05 Grenier / Maîtres carriers
edo-card-s06 = S06 Route postale / Camp de bûcherons
edo-card-s07 = S07 Courriers / Barges de pierre
edo-card-s08 = S08 Passeport / Droits de marché
edo-card-s09 = S09 Faveur de la cour / Corvée
edo-card-s10 = S10 Envoyé du Shogun / Agents de commerce
edo-card-s11 = S11 Chancellerie / Réforme des rizières
edo-card-s12 = S12 Maître bâtisseur / Levée de riz
edo-merchant-m01 = M01
edo-merchant-m02 = M02
edo-merchant-m03 = M03
edo-merchant-m04 = M04
edo-merchant-m05 = M05
edo-merchant-m06 = M06
edo-merchant-m07 = M07
edo-merchant-m08 = M08
edo-merchant-m09 = M09
edo-merchant-m10 = M10
edo-tile-p12 = P12
edo-tile-p10 = P10
edo-tile-p9 = P9
edo-tile-p8 = P8
edo-tile-p7 = P7
edo-set-k1 = K1
edo-set-k2 = K2
edo-set-k3 = K3
edo-set-k4 = K4
edo-set-k5 = K5
edo-source-houses = maisons
edo-source-post = le comptoir
edo-source-fortresses = forteresses
edo-source-trade = le commerce
edo-source-samurai = samouraïs
edo-source-ryo = Ryo

# Ce qui s’est passé
edo-tile-laid = La tuile de profit { $tile } est posée à { $city }.
edo-current-laid = La carte marchand en cours est { $merchant }.
edo-next-opened = La prochaine carte marchand est { $merchant }.
edo-special-opened = Carte spéciale retournée : { $special }.
edo-first-drawn = { $you ->
    [seat] Vous êtes premier joueur.
   *[other] { $seat } est premier joueur.
}
edo-colour-taken = { $you ->
    [seat] Vous jouez { $colour }.
   *[other] { $seat } joue { $colour }.
}
edo-set-taken = { $you ->
    [seat] Vous prenez le lot de départ { $set }.
   *[other] { $seat } prend le lot de départ { $set }.
}
edo-home-placed = { $you ->
    [seat] Vous commencez à { $city }, avec une maison et un samouraï.
   *[other] { $seat } commence à { $city }, avec une maison et un samouraï.
}
edo-round-began = { $you ->
    [seat] Manche { $round } : tous planifient en secret. Vous êtes premier joueur.
   *[other] Manche { $round } : tous planifient en secret. Premier joueur : { $seat }.
}
edo-card-laid = { $you ->
    [seat] Vous posez la carte { $card } dans la case { $slot } : { $action }.
   *[other] { $seat } pose la carte { $card } dans la case { $slot } : { $action }.
}
edo-officials-set = { $you ->
    [seat] Vous placez { $own } de vos fonctionnaires et { $shogun } du Shogun à la case { $slot }.
   *[other] { $seat } place { $own } de ses fonctionnaires et { $shogun } du Shogun à la case { $slot }.
}
edo-plan-lifted = { $you ->
    [seat] { $card_too ->
        [true] Vous reprenez la carte de la case { $slot }.
       *[false] Vous reprenez les fonctionnaires de la case { $slot }.
    }
   *[other] { $card_too ->
        [true] { $seat } reprend la carte de la case { $slot }.
       *[false] { $seat } reprend les fonctionnaires de la case { $slot }.
    }
}
edo-plan-handed-in = { $you ->
    [seat] Vous avez remis votre plan.
   *[other] { $seat } a remis son plan.
}
edo-officials-shown = { $you ->
    [seat] À votre case { $slot } : { $own } de vos fonctionnaires et { $shogun } du Shogun.
   *[other] À la case { $slot } de { $seat } : { $own } de ses fonctionnaires et { $shogun } du Shogun.
}
edo-slot-began = La case { $slot } est exécutée.
edo-samurai-moved = { $you ->
    [seat] Vous déplacez un samouraï : { $origin } → { $goal }, pour { $ryo } Ryo.
   *[other] { $seat } déplace un samouraï : { $origin } → { $goal }, pour { $ryo } Ryo.
}
edo-merchant-moved = { $you ->
    [seat] Vous déplacez le marchand : { $origin } → { $goal }, pour { $ryo } Ryo.
   *[other] { $seat } déplace le marchand : { $origin } → { $goal }, pour { $ryo } Ryo.
}
edo-revealed = { $you ->
    [seat] Vous révélez la case { $slot } : { $action } sur la carte { $card }, avec { $own } de vos fonctionnaires et { $shogun } du Shogun.
   *[other] { $seat } révèle la case { $slot } : { $action } sur la carte { $card }, avec { $own } de ses fonctionnaires et { $shogun } du Shogun.
}
edo-money-made = { $you ->
    [seat] Vous recevez { $ryo } Ryo.
   *[other] { $seat } reçoit { $ryo } Ryo.
}
edo-rice-made = { $you ->
    [seat] Vous recevez { $rice } riz.
   *[other] { $seat } reçoit { $rice } riz.
}
edo-official-sent = { $you ->
    [seat] Vous envoyez un fonctionnaire comme samouraï : { $space }.
   *[other] { $seat } envoie un fonctionnaire comme samouraï : { $space }.
}
edo-samurai-travelled = { $you ->
    [seat] Votre samouraï voyage : { $origin } → { $goal }.
   *[other] Un samouraï de { $seat } voyage : { $origin } → { $goal }.
}
edo-recruited = { $you ->
    [seat] Vous recrutez
   *[other] { $seat } recrute
} { $number ->
    [one] 1 fonctionnaire du Shogun
   *[other] { $number } fonctionnaires du Shogun
} pour { $rice } riz.
edo-card-bought = { $you ->
    [seat] Vous achetez la carte spéciale { $special } pour { $ryo } Ryo.
   *[other] { $seat } achète la carte spéciale { $special } pour { $ryo } Ryo.
}
edo-gathered = { $you ->
    [seat] Vous récoltez { $number } { $resource } ({ $space }).
   *[other] { $seat } récolte { $number } { $resource } ({ $space }).
}
edo-built = { $you ->
    [seat] Vous construisez à { $city } ({ $building })
   *[other] { $seat } construit à { $city } ({ $building })
} :{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } bois
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } pierre
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-bought = { $you ->
    [seat] Vous achetez { $number } { $resource } au marchand pour { $ryo } Ryo.
   *[other] { $seat } achète { $number } { $resource } au marchand pour { $ryo } Ryo.
}
edo-point-taken = { $you ->
    [seat] Vous payez le prix de la carte marchand { $merchant } pour un point.
   *[other] { $seat } paie le prix de la carte marchand { $merchant } pour un point.
}
edo-lapsed = { $you ->
    [seat] { $action } : rien à faire pour vous
   *[other] { $action } : rien à faire pour { $seat }
}{ $times ->
    [one] , 1 activation est perdue.
   *[other] , { $times } activations sont perdues.
}
edo-given-up = { $you ->
    [seat] Vous renoncez à
   *[other] { $seat } renonce à
} { $times ->
    [one] 1 activation : { $action }.
   *[other] { $times } activations : { $action }.
}
edo-points-scored = { $you ->
    [seat] Vous marquez
   *[other] { $seat } marque
} { $points ->
    [one] 1 point
   *[other] { $points } points
} pour : { $source }.
edo-samurai-recalled = { $you ->
    [seat] { $hungry ->
        [true] Sans riz, votre samouraï revient : { $space }.
       *[false] Vous rappelez un samouraï : { $space }.
    }
   *[other] { $hungry ->
        [true] Sans riz, un samouraï de { $seat } revient : { $space }.
       *[false] { $seat } rappelle un samouraï : { $space }.
    }
}
edo-wages-paid = { $you ->
    [seat] Vous payez { $rice } riz de salaires.
   *[other] { $seat } paie { $rice } riz de salaires.
}
edo-income-paid = { $you ->
    [seat] { $city } vous verse { $ryo } Ryo.
   *[other] { $city } verse { $ryo } Ryo à { $seat }.
}
edo-merchant-turned = La carte marchand { $merchant } est maintenant en cours.
edo-first-passed = { $you ->
    [seat] Le marqueur de premier joueur passe à vous.
   *[other] Le marqueur de premier joueur passe à { $seat }.
}
edo-left-out = { $you ->
    [seat] Vous n’avez pas de maison à Edo : vous êtes hors jeu.
   *[other] { $seat } n’a pas de maison à Edo et se retrouve hors jeu.
}
edo-ryo-shown = { $you ->
    [seat] Vous avez { $ryo } Ryo.
   *[other] { $seat } a { $ryo } Ryo.
}
edo-game-ended = { $you ->
    [seat] Vous gagnez la faveur du Shogun.
   *[other] { $seat } gagne la faveur du Shogun.
}
edo-game-ended-none = Personne n’a de maison à Edo : personne ne gagne.

# Coups
edo-move-colour = Jouer { $colour }
edo-move-set = Prendre le lot de départ { $set } : { $rice } riz, { $wood } bois, { $stone } pierre
edo-move-home = Commencer à { $city }
edo-move-lay = { $action } sur la carte { $card } (jusqu’à { $most })
edo-move-officials = Placer { $own } de vos fonctionnaires et { $shogun } du Shogun
edo-move-lift = Reprendre la dernière partie du plan
edo-move-hand-in = Remettre le plan
edo-move-go = Déplacer un samouraï : { $origin } → { $goal }
edo-move-go-paid = Déplacer un samouraï : { $origin } → { $goal }, pour { $ryo } Ryo
edo-move-merchant = Déplacer le marchand : { $goal }, pour { $ryo } Ryo
edo-move-reveal = Révéler la carte
edo-move-use = { $times ->
    [one] Utiliser { $action } une fois
   *[other] Utiliser { $action } { $times } fois
}
edo-move-send = Envoyer un fonctionnaire : { $space }
edo-move-enough = Aucun autre samouraï dans ce déplacement
edo-move-take = Acheter la carte spéciale { $special } pour { $ryo } Ryo
edo-move-gather = Récolter { $number } : { $space }
edo-move-build = Construire à { $city } ({ $building }) :{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } bois
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } pierre
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-move-buy = Acheter { $number } { $resource } pour { $ryo } Ryo
edo-move-point = Prendre le point :{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } riz
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } bois
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } pierre
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-move-end = Terminer le tour
edo-move-recall = Rappeler un samouraï : { $space }
edo-move-pay = Garder les autres et payer { $rice } riz

# Ce que la table attend
edo-prompt-colour = { $you ->
    [seat] Choisissez une couleur.
   *[other] { $seat } choisit une couleur.
}
edo-prompt-start = { $you ->
    [seat] Prenez un lot de départ, ou placez maison et samouraï ; l’autre suit au second tour.
   *[other] { $seat } prend un lot de départ ou une ville.
}
edo-prompt-set = { $you ->
    [seat] Prenez un lot de départ.
   *[other] { $seat } prend un lot de départ.
}
edo-prompt-home = { $you ->
    [seat] Placez votre maison et votre samouraï dans une ville.
   *[other] { $seat } place maison et samouraï dans une ville.
}
edo-prompt-plan = { $you ->
    [seats] Planifiez en secret : une carte par case, une action, des fonctionnaires. Puis remettez votre plan.
   *[other] { $number ->
        [one] { $seats } planifie en secret.
       *[other] Planifient encore en secret : { $seats }.
    }
}
edo-prompt-before = { $you ->
    [seat] Case { $slot } : faites des déplacements payants, 1 Ryo par pas, puis révélez votre carte.
   *[other] Case { $slot } : { $seat } peut payer des déplacements, puis révèle une carte.
}
edo-prompt-use = { $you ->
    [seat] { $action } : combien de vos { $left } activations utilisez-vous ?
   *[other] { $action } : { $seat } a { $left } activations.
}
edo-prompt-travel = { $you ->
    [seat] { $action } : envoyez un fonctionnaire ou déplacez des samouraïs sans payer ; il en reste { $left }.
   *[other] { $action } : { $seat } a encore { $left } fonctionnaires.
}
edo-prompt-travel-on = { $you ->
    [seat] { $action } : un autre samouraï vient-il aussi ? Fonctionnaires restants : { $left }.
   *[other] { $action } : { $seat } déplace des samouraïs ; il reste { $left } fonctionnaires.
}
edo-prompt-develop = { $you ->
    [seat] { $action } : prenez une carte exposée ; activations restantes : { $left }.
   *[other] { $action } : { $seat } peut acheter une carte spéciale ; activations restantes : { $left }.
}
edo-prompt-gather = { $you ->
    [seat] { $action } : choisissez un lieu où se tient un de vos samouraïs ; activations restantes : { $left }.
   *[other] { $action } : { $seat } récolte ; activations restantes : { $left }.
}
edo-prompt-build = { $you ->
    [seat] { $action } : choisissez une ville et un bâtiment ; activations restantes : { $left }.
   *[other] { $action } : { $seat } peut construire ; activations restantes : { $left }.
}
edo-prompt-trade = { $you ->
    [seat] { $action } : achetez au marchand ou prenez le point ; activations restantes : { $left }.
   *[other] { $action } : { $seat } commerce avec le marchand ; activations restantes : { $left }.
}
edo-prompt-wages = { $you ->
    [seat] Salaires : { $samurai } samouraïs, { $rice } riz. Rappelez ceux que vous ne nourrissez pas, puis payez.
   *[other] Salaires : { $seat } a { $samurai } samouraïs et { $rice } riz.
}
edo-prompt-nobody = La partie est terminée.

# Pourquoi un ordre est refusé
refused-edo-no-gifts = Les joueurs ne se donnent rien.
refused-edo-buildings-stay = Les bâtiments ne sont jamais déplacés, repris, vendus ni démolis.
refused-edo-three-cards = Un plan a trois cartes différentes, une par case.
refused-edo-slot = Case { $slot } : { $card } avec { $action }, { $own } de vos fonctionnaires et { $shogun } du Shogun, ce n’est pas possible.
refused-edo-too-many-samurai = Un fonctionnaire déplace au plus { $most } samouraïs.
refused-edo-other-card = La carte marchand en cours { $merchant } vend : { $resource }.
refused-edo-one-use = Une activation achète ou prend le point ; les deux demandent votre comptoir sur place.
refused-edo-one-point = Une activation donne au plus un point.
refused-edo-not-there = Vous n’avez que { $samurai } samouraïs là : { $space }.
refused-edo-rice-for = Vous n’avez du riz que pour { $rice } samouraïs.
refused-edo-travel-in-order = Les samouraïs d’un déplacement gratuit se nomment dans l’ordre des cases. Nommez-les ensemble : « travel usui to edo, kawagoe to edo ».
refused-edo-keep-in-order = Les samouraïs se reprennent dans l’ordre des cases. Dites en une fois qui reste : « keep edo, forest-1 ».

# L’image de la table
edo-picture-set-up = Mise en place
edo-picture-when = Manche { $round }
edo-picture-plan = planification
edo-picture-actions = case { $slot }
edo-picture-wages = salaires
edo-picture-over = fin
edo-picture-merchant = Marchand : { $space }   { $card } : jusqu’à { $most } { $resource } à { $each } Ryo, ou 1 point pour{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } riz
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } bois
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } pierre
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-picture-next = puis { $card }
edo-picture-piles = pile marchand { $merchants }, pile spéciale { $specials }, fonctionnaires du Shogun { $shoguns }, forteresses { $fortresses }
edo-picture-display = Cartes spéciales : { $cards }
edo-picture-reconstructed = Les prix, plans, tuiles et cartes marqués * sont reconstitués.
edo-picture-counts = { $points } points  { $ryo } Ryo  riz { $rice }  bois { $wood }  pierre { $stone }
edo-picture-pieces = fonctionnaires { $own }+{ $shoguns }  maisons { $houses }  comptoir { $post }
edo-picture-slot = { $slot } : { $card } { $action } { $own }+{ $shogun }
edo-picture-hidden = caché
edo-picture-covered = –
edo-picture-handed-in = plan remis
edo-picture-thinking = planifie
edo-picture-first = premier
edo-picture-no-colour = un joueur sans couleur
