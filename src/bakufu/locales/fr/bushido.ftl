# On the shelf
bushido-about = À votre tour vous menez une guerre que vos rivaux livrent pour vous ; l’honneur l’emporte. 3 à 5 joueurs.

# Names of things
bushido-seat-red = Rouge
bushido-seat-blue = Bleu
bushido-seat-green = Vert
bushido-seat-yellow = Jaune
bushido-seat-violet = Violet
bushido-kind-mountain = montagnes
bushido-kind-rice = rizière
bushido-kind-village = village
bushido-kind-town = ville
bushido-kind-city = métropole
bushido-kind-temple = temple
bushido-kind-fortress = forteresse
bushido-thing-1 = 1 katana
bushido-thing-2 = 2 katanas
bushido-thing-3 = 3 katanas
bushido-thing-chanoyu = Chanoyu
bushido-thing-geisha = Geisha
bushido-thing-shinobi = Shinobi
bushido-thing-ronin = Rônin
bushido-thing-seppuku = Seppuku
bushido-thing-battle = bataille
bushido-thing-duel = duel
bushido-thing-ambush = embuscade
bushido-thing-traitor = traître
bushido-thing-kotau = Kotau
bushido-role-daimyo = Daimyo
bushido-role-samurai = Samouraï
bushido-role-bushi = Bushi
bushido-role-sensei = Sensei
bushido-role-hatamoto = Hatamoto
bushido-tokens-none = aucun jeton bonus
bushido-tokens-3 = le jeton bonus de 3
bushido-tokens-6 = le jeton bonus de 6
bushido-tokens-both = les deux jetons bonus
bushido-effect-appease = apaiser l’Empereur : le mois ne change pas
bushido-effect-fan = attiser les hostilités : deux mois passent
bushido-effect-plead = demander du soutien : cinq tuiles
bushido-phase-1 = Daimyo
bushido-phase-2 = thé libre
bushido-phase-3 = achat
bushido-phase-4 = rôles
bushido-phase-5 = intrigue
bushido-phase-6 = Hatamoto
bushido-phase-7 = mobilisation
bushido-phase-8 = combat
bushido-phase-9 = honneur
bushido-phase-10 = conseil
bushido-phase-11 = aux armes
bushido-phase-12 = Kotau

# What happened
bushido-first-drawn = { $you ->
    [seat] Vous êtes premier joueur.
   *[other] { $seat } est premier joueur.
}
bushido-discs-drawn = { $you ->
    [seat] Vous piochez { $number ->
        [one] 1 disque
       *[other] { $number } disques
    } : { $discs }.
   *[other] { $seat } pioche { $number ->
        [one] 1 disque
       *[other] { $number } disques
    } : { $discs }.
}
bushido-discs-drawn-none = { $you ->
    [seat] Vous piochez { $number ->
        [one] 1 disque
       *[other] { $number } disques
    }.
   *[other] { $seat } pioche { $number ->
        [one] 1 disque
       *[other] { $number } disques
    }.
}
bushido-fortress-built = { $you ->
    [seat] Vous construisez votre forteresse en { $hex }.
   *[other] { $seat } construit sa forteresse en { $hex }.
}
bushido-province-taken = { $you ->
    [seat] Vous prenez { $hex } et retournez : { $kind }.
   *[other] { $seat } prend { $hex } et retourne : { $kind }.
}
bushido-honour-marked = { $you ->
    [seat] Vous commencez avec { $honour } d’honneur de Daimyo.
   *[other] { $seat } commence avec { $honour } d’honneur de Daimyo.
}
bushido-land-marked = { $you ->
    [seat] Vos koku : { $koku }, votre revenu : { $income }.
   *[other] { $seat } : koku { $koku }, revenu { $income }.
}
bushido-stationed = { $you ->
    [seat] Vous avez maintenant { $number } troupes en { $hex }.
   *[other] { $seat } a maintenant { $number } troupes en { $hex }.
}
bushido-elite-stationed = { $you ->
    [seat] Vous avez maintenant { $number } troupes d’élite en { $hex }.
   *[other] { $seat } a maintenant { $number } troupes d’élite en { $hex }.
}
bushido-tiles-drawn = { $you ->
    [seat] Vous piochez { $number ->
        [one] 1 tuile
       *[other] { $number } tuiles
    } : { $tiles }.
   *[other] { $seat } pioche { $number ->
        [one] 1 tuile
       *[other] { $number } tuiles
    } : { $tiles }.
}
bushido-tiles-drawn-none = { $you ->
    [seat] Vous piochez { $number ->
        [one] 1 tuile
       *[other] { $number } tuiles
    }.
   *[other] { $seat } pioche { $number ->
        [one] 1 tuile
       *[other] { $number } tuiles
    }.
}
bushido-turn-began = { $you ->
    [seat] Mois { $month } : vous êtes le Daimyo.
   *[other] Mois { $month } : { $seat } est le Daimyo.
}
bushido-elite-left = { $you ->
    [seat] Votre élite quitte { $hex } : { $number }.
   *[other] L’élite de { $seat } quitte { $hex } : { $number }.
}
bushido-gap-closed = { $you ->
    [seat] Une de vos troupes de { $origin } prend la relève en { $hex }.
   *[other] Une troupe de { $seat } venue de { $origin } prend la relève en { $hex }.
}
bushido-gap-closed-none = { $you ->
    [seat] Une troupe de votre réserve prend la relève en { $hex }.
   *[other] Une troupe de la réserve de { $seat } prend la relève en { $hex }.
}
bushido-disc-discarded = { $you ->
    [seat] Vous défaussez un disque : { $disc }.
   *[other] { $seat } défausse un disque : { $disc }.
}
bushido-disc-discarded-none = { $you ->
    [seat] Vous défaussez un disque.
   *[other] { $seat } défausse un disque.
}
bushido-discs-shuffled = Les disques défaussés sont mélangés au stock : { $number }.
bushido-elite-called = { $you ->
    [seat] Vous appelez vos troupes d’élite.
   *[other] { $seat } appelle ses troupes d’élite.
}
bushido-invited = { $you ->
    [seat] Vous invitez { $guest } au thé.
    [guest] { $seat } vous invite au thé.
   *[other] { $seat } invite { $guest } au thé.
}
bushido-accepted = { $you ->
    [seat] Vous acceptez l’invitation.
   *[other] { $seat } accepte l’invitation.
}
bushido-refused = { $you ->
    [seat] Vous refusez l’invitation.
   *[other] { $seat } refuse l’invitation.
}
bushido-gave-up = { $you ->
    [seat] Vous changez { $samurai } d’honneur de Samouraï en { $daimyo } d’honneur de Daimyo.
   *[other] { $seat } change { $samurai } d’honneur de Samouraï en { $daimyo } d’honneur de Daimyo.
}
bushido-samurai-honour = { $you ->
    [seat] Votre honneur de Samouraï : { $before } → { $now }.
   *[other] { $seat } : honneur de Samouraï { $before } → { $now }.
}
bushido-daimyo-honour = { $you ->
    [seat] Votre honneur de Daimyo : { $before } → { $now }.
   *[other] { $seat } : honneur de Daimyo { $before } → { $now }.
}
bushido-bought = { $you ->
    [seat] { $points ->
        [0] Vous n’achetez pas d’honneur.
       *[other] Vous achetez { $points } d’honneur de Daimyo pour { $number } tuiles.
    }
   *[other] { $points ->
        [0] { $seat } n’achète pas d’honneur.
       *[other] { $seat } achète { $points } d’honneur de Daimyo pour { $number } tuiles.
    }
}
bushido-role-dealt = { $you ->
    [seat] Vous êtes { $role }.
   *[other] { $seat } est { $role }.
}
bushido-ronin-placed = { $you ->
    [seat] Vous placez un Rônin en { $hex } (tuiles dépensées : { $number }).
   *[other] { $seat } place un Rônin en { $hex } (tuiles dépensées : { $number }).
}
bushido-spied = { $you ->
    [seat] Vous espionnez { $on } (tuiles dépensées : { $number }).
    [on] { $seat } vous espionne (tuiles dépensées : { $number }).
   *[other] { $seat } espionne { $on } (tuiles dépensées : { $number }).
}
bushido-hand-seen = { $you ->
    [seat] Derrière l’écran de { $on } vous voyez : { $things }.
    [on] Derrière votre écran { $seat } voit : { $things }.
   *[other] Derrière l’écran de { $on }, { $seat } voit : { $things }.
}
bushido-tea-held = { $you ->
    [seat] Vous organisez un thé (Chanoyu dépensés : { $number }).
   *[other] { $seat } organise un thé (Chanoyu dépensés : { $number }).
}
bushido-geisha-played = { $you ->
    [seat] Vous jouez une Geisha : le tour s’achève (tuiles dépensées : { $number }).
   *[other] { $seat } joue une Geisha : le tour s’achève (tuiles dépensées : { $number }).
}
bushido-passed = { $you ->
    [seat] Vous passez.
   *[other] { $seat } passe.
}
bushido-revolted = { $hex } se révolte : des troupes valant { $troops } partent, { $ronin } Rônins retournent dans le sac.
bushido-province-lost = { $you ->
    [seat] Vous perdez { $hex }.
   *[other] { $seat } perd { $hex }.
}
bushido-rose = { $you ->
    [seat] Vous menez la révolte des Rônins de { $hex }.
   *[other] { $seat } mène la révolte des Rônins de { $hex }.
}
bushido-campaign-laid = { $you ->
    [seat] Vous annoncez une seconde attaque.
   *[other] { $seat } annonce une seconde attaque.
}
bushido-attacked = { $you ->
    [seat] Vous marchez sur { $target } depuis { $origin } avec { $troops } troupes{ $elite ->
        [0] {""}
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] { $seat } marche sur { $target } depuis { $origin } avec { $troops } troupes{ $elite ->
        [0] {""}
       *[other] {" "}et { $elite } troupes d’élite
    }.
}
bushido-neutral-taken = { $you ->
    [seat] Vous prenez { $hex }, qui était neutre.
   *[other] { $seat } prend { $hex }, qui était neutre.
}
bushido-no-attack = { $you ->
    [seat] Vous n’attaquez pas.
   *[other] { $seat } n’attaque pas.
}
bushido-bonus-laid = { $you ->
    [seat] Vous promettez { $honour } d’honneur de plus au Samouraï.
   *[other] { $seat } promet { $honour } d’honneur de plus au Samouraï.
}
bushido-katana-laid = { $you ->
    [seat] Vous posez { $number } tuiles de force { $strength }.
   *[other] { $seat } pose { $number } tuiles de force { $strength }.
}
bushido-top-chosen = { $you ->
    [seat] Un { $strength } est au sommet de votre pile.
   *[other] Un { $strength } est au sommet de la pile de { $seat }.
}
bushido-ready = { $you ->
    [seat] Vous avez choisi.
   *[other] { $seat } a choisi.
}
bushido-stack-shown = { $you ->
    [seat] Vous montrez une pile de { $height ->
        [one] 1 tuile
       *[other] { $height } tuiles
    }, un { $top } au sommet.
   *[other] { $seat } montre une pile de { $height ->
        [one] 1 tuile
       *[other] { $height } tuiles
    }, un { $top } au sommet.
}
bushido-stack-shown-none = { $you ->
    [seat] Vous n’apportez aucun katana.
   *[other] { $seat } n’apporte aucun katana.
}
bushido-disc-exchanged = { $you ->
    [seat] Vous n’avez que des Kotau et en échangez un.
   *[other] { $seat } n’a que des Kotau et en échange un.
}
bushido-tactic-chosen = { $you ->
    [seat] Vous choisissez : { $tactic }.
   *[other] { $seat } choisit : { $tactic }.
}
bushido-tactic-shown = { $you ->
    [seat] Vous montrez : { $tactic }.
   *[other] { $seat } montre : { $tactic }.
}
bushido-stack-turned = { $you ->
    [seat] Votre pile : { $stack }, { $katana } katanas en tout.
   *[other] La pile de { $seat } : { $stack }, { $katana } katanas en tout.
}
bushido-counted = { $you ->
    [seat] Vous l’emportez : { $attack } contre { $defence }.
   *[other] { $seat } l’emporte : { $attack } contre { $defence }.
}
bushido-counted-none = { $you ->
    [seat] Votre traître l’emporte.
   *[other] Le traître de { $seat } l’emporte.
}
bushido-forfeited = { $you ->
    [seat] Sans katana vous perdez { $troops } troupes{ $elite ->
        [0] {""}
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] Sans katana { $seat } perd { $troops } troupes{ $elite ->
        [0] {""}
       *[other] {" "}et { $elite } troupes d’élite
    }.
}
bushido-fell = { $you ->
    [seat] Tombent chez vous : { $troops } troupes{ $elite ->
        [0] {""}
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] Tombent chez { $seat } : { $troops } troupes{ $elite ->
        [0] {""}
       *[other] {" "}et { $elite } troupes d’élite
    }.
}
bushido-ronin-fell = En { $hex } tombent { $number } Rônins.
bushido-stake-lost = { $you ->
    [seat] Vous avez perdu le duel et cédez { $honour } d’honneur de Samouraï.
   *[other] { $seat } a perdu le duel et cède { $honour } d’honneur de Samouraï.
}
bushido-retreated = { $you ->
    [seat] Vos troupes se retirent en { $hex } : { $troops }{ $elite ->
        [0] {""}
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] Des troupes de { $seat } se retirent en { $hex } : { $troops }{ $elite ->
        [0] {""}
       *[other] {" "}et { $elite } troupes d’élite
    }.
}
bushido-scattered = { $you ->
    [seat] Vos troupes se dispersent : { $troops }{ $elite ->
        [0] {""}
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] Des troupes de { $seat } se dispersent : { $troops }{ $elite ->
        [0] {""}
       *[other] {" "}et { $elite } troupes d’élite
    }.
}
bushido-conquered = { $you ->
    [seat] { $hex } est conquise pour vous.
   *[other] { $hex } est conquise pour { $seat }.
}
bushido-held = { $you ->
    [seat] Vous tenez { $hex }.
   *[other] { $seat } tient { $hex }.
}
bushido-left-neutral = Plus personne : { $hex } est neutre.
bushido-seppuku-demanded = { $you ->
    [seat] Vous exigez le Seppuku.
   *[other] { $seat } exige le Seppuku.
}
bushido-loss-proposed = { $you ->
    [seat] Vous proposez que le Samouraï perde { $honour } d’honneur.
   *[other] { $seat } propose que le Samouraï perde { $honour } d’honneur.
}
bushido-nothing-proposed = { $you ->
    [seat] Vous ne proposez rien.
   *[other] { $seat } ne propose rien.
}
bushido-followed = { $you ->
    [seat] Vous suivez le conseil.
   *[other] { $seat } suit le conseil.
}
bushido-spared = { $you ->
    [seat] Vous épargnez le Samouraï.
   *[other] { $seat } épargne le Samouraï.
}
bushido-called-to-arms = { $you ->
    [seat] Vous appelez aux armes.
   *[other] { $seat } appelle aux armes.
}
bushido-waited = { $you ->
    [seat] Vous temporisez : personne ne pioche.
   *[other] { $seat } temporise : personne ne pioche.
}
bushido-audience-held = { $you ->
    [seat] Vous jouez un Kotau pour { $effect }.
   *[other] { $seat } joue un Kotau pour { $effect }.
}
bushido-month-moved = Le mois { $month } commence.
bushido-month-stayed = C’est toujours le mois { $month }.
bushido-mikado = Le sac est vide : par la loi du Mikado toutes les tuiles y retournent et chacun pioche de nouveau.
bushido-game-ended = { $you ->
    [seat] Vous êtes nommé Shogun et gagnez.
   *[other] { $seat } est nommé Shogun et gagne.
}

# Moves
bushido-move-fortress = Construire la forteresse en { $hex }
bushido-move-settle = Prendre { $hex }
bushido-move-station = Poster { $number } troupes en { $hex }
bushido-move-guard = Poster { $number } troupes d’élite en { $hex }
bushido-move-fill = Envoyer une troupe de { $hex }
bushido-move-discard = Défausser : { $disc }
bushido-move-done = Terminé
bushido-move-call-elite = Appeler les troupes d’élite
bushido-move-pass = Passer
bushido-move-invite = { $you ->
    [who] S’inviter soi-même
   *[other] Inviter { $who } au thé
}
bushido-move-accept = Accepter l’invitation
bushido-move-refuse = Refuser l’invitation
bushido-move-give-up = Céder { $honour } d’honneur de Samouraï
bushido-move-buy = Acheter { $points } d’honneur de Daimyo
bushido-move-samurai = { $you ->
    [who] Être Samouraï soi-même
   *[other] Nommer { $who } Samouraï
}
bushido-move-bushi = { $you ->
    [who] Être Bushi soi-même
   *[other] Nommer { $who } Bushi
}
bushido-move-sensei = { $you ->
    [who] Être Sensei soi-même
   *[other] Nommer { $who } Sensei
}
bushido-move-ronin = Placer un Rônin en { $hex }
bushido-move-spy = { $you ->
    [who] S’espionner soi-même
   *[other] Espionner { $who }
}
bushido-move-tea = { $you ->
    [who] Prendre le thé seul
   *[other] Organiser un thé avec { $who }
}
bushido-move-geisha = Jouer une Geisha : le tour s’achève
bushido-move-revolt = Déclencher une révolte en { $hex }
bushido-move-campaign = Annoncer une seconde attaque
bushido-move-attack = Attaquer { $way }
bushido-move-halt = Ne pas attaquer
bushido-move-send = Envoyer { $number } troupes
bushido-move-send-elite = Envoyer { $number } troupes d’élite
bushido-move-bonus = Poser { $tokens }
bushido-move-lay = Poser { $number } tuiles de force { $strength }
bushido-move-top = Un { $strength } au sommet : la pile est prête
bushido-move-no-katana = N’apporter aucun katana
bushido-move-play = Jouer { $tactic }
bushido-move-retreat = Se retirer en { $hex }
bushido-move-seppuku = Exiger le Seppuku
bushido-move-propose = Proposer une perte de { $honour } d’honneur
bushido-move-follow = Suivre le conseil
bushido-move-spare = Épargner le Samouraï : il perd 1 d’honneur
bushido-move-to-arms = Aux armes : chacun pioche
bushido-move-wait = Temporiser : personne ne pioche
bushido-move-kotau = Jouer un Kotau : { $effect }

# What the table waits for
bushido-prompt-fortress = { $you ->
    [seat] Choisissez un hexagone pour votre forteresse.
   *[other] { $seat } choisit une forteresse.
}
bushido-prompt-province = { $you ->
    [seat] Prenez un hexagone libre et retournez-le.
   *[other] { $seat } prend une province.
}
bushido-prompt-deploy = { $you ->
    [seat] Déployez encore { $number } troupes.
   *[other] { $seat } déploie encore { $number } troupes.
}
bushido-prompt-gap = { $you ->
    [seat] Votre élite a laissé { $hex } vide : quelle province envoie une troupe ?
   *[other] L’élite de { $seat } a laissé { $hex } vide : une province envoie une troupe.
}
bushido-prompt-discs = { $you ->
    [seat] Défaussez les disques dont vous ne voulez pas ; vous compléterez ensuite à quatre.
   *[other] { $seat } change de disques.
}
bushido-prompt-remove = { $you ->
    [seat] Vous avez trop de troupes pour vos koku : retirez-en { $number }.
   *[other] { $seat } a trop de troupes : { $number } partent.
}
bushido-prompt-recruit = { $you ->
    [seat] Recrutez jusqu’à { $number } troupes.
   *[other] { $seat } peut recruter jusqu’à { $number } troupes.
}
bushido-prompt-elite = { $you ->
    [seat] Dépensez-vous votre jeton campagne pour appeler l’élite ?
   *[other] { $seat } peut appeler l’élite.
}
bushido-prompt-place-elite = { $you ->
    [seat] Placez vos troupes d’élite.
   *[other] { $seat } place ses troupes d’élite.
}
bushido-prompt-invite = { $you ->
    [seat] Qui invitez-vous au thé ?
   *[other] { $seat } peut inviter quelqu’un au thé.
}
bushido-prompt-answer = { $you ->
    [seat] { $host } vous invite au thé. Acceptez-vous ?
    [host] { $seat } répond à votre invitation.
   *[other] { $seat } répond à l’invitation de { $host }.
}
bushido-prompt-give-up = { $you ->
    [seat] Combien de vos { $honour } d’honneur de Samouraï changez-vous en moitié moins d’honneur de Daimyo ?
   *[other] { $seat } peut changer son honneur de Samouraï (il en a { $honour }).
}
bushido-prompt-buy = { $you ->
    [seat] Achetez-vous de l’honneur de Daimyo, trois tuiles de force 3 le point ?
   *[other] { $seat } peut acheter de l’honneur.
}
bushido-prompt-deal-samurai = { $you ->
    [seat] Qui mène vos troupes comme Samouraï ?
   *[other] { $seat } nomme le Samouraï.
}
bushido-prompt-deal-bushi = { $you ->
    [seat] Qui attaquez-vous comme Bushi ?
   *[other] { $seat } nomme le Bushi.
}
bushido-prompt-deal-sensei = { $you ->
    [seat] Qui est Sensei ?
   *[other] { $seat } nomme le Sensei.
}
bushido-prompt-intrigue = { $you ->
    [seat] Sensei, jouez des tuiles d’effet ou passez.
   *[other] { $seat }, Sensei, peut jouer des tuiles d’effet.
}
bushido-prompt-intrigue-double = { $you ->
    [seat] Jouez des tuiles d’effet, deux pour une, ou passez.
   *[other] { $seat } peut jouer des tuiles d’effet, deux pour une.
}
bushido-prompt-unrest = { $you ->
    [seat] Hatamoto, placez des Rônins ou passez.
   *[other] { $seat }, Hatamoto, peut placer des Rônins.
}
bushido-prompt-rise = { $you ->
    [seat] Menez-vous une révolte contre le Daimyo ?
   *[other] { $seat } peut mener une révolte contre le Daimyo.
}
bushido-prompt-announce = { $you ->
    [seat] Posez-vous votre jeton campagne pour une seconde attaque ?
   *[other] { $seat } peut annoncer une seconde attaque.
}
bushido-prompt-regroup = { $you ->
    [seat] Regroupez vos troupes entre provinces reliées, ou terminez.
   *[other] { $seat } regroupe ses troupes.
}
bushido-prompt-regroup-on = { $you ->
    [seat] Continuez : { $number } troupes et { $elite } troupes d’élite sont en marche.
   *[other] { $seat } regroupe : { $number } troupes et { $elite } troupes d’élite sont en marche.
}
bushido-prompt-target = { $you ->
    [seat] Désignez votre cible et l’origine de l’attaque, ou n’attaquez pas.
   *[other] { $seat } désigne la cible.
}
bushido-prompt-send = { $you ->
    [seat] Combien de troupes marchent ? (Rônins dans la cible : { $ronin })
   *[other] { $seat } envoie des troupes. (Rônins dans la cible : { $ronin })
}
bushido-prompt-send-elite = { $you ->
    [seat] Combien de troupes d’élite les accompagnent ?
   *[other] { $seat } envoie des troupes d’élite.
}
bushido-prompt-bonus = { $you ->
    [seat] Promettez-vous plus d’honneur au Samouraï ?
   *[other] { $seat } peut poser des jetons bonus.
}
bushido-prompt-stack = { $you ->
    [seats] Empilez vos katanas en secret, l’un au sommet.
   *[other] { $number ->
        [one] { $seats } empile ses katanas en secret.
       *[other] Empilent leurs katanas en secret : { $seats }.
    }
}
bushido-prompt-tactic = { $you ->
    [seats] Choisissez votre tactique en secret.
   *[other] { $number ->
        [one] { $seats } choisit sa tactique en secret.
       *[other] Choisissent leur tactique en secret : { $seats }.
    }
}
bushido-prompt-retreat = { $you ->
    [seat] Où se retirent vos troupes ?
   *[other] { $seat } choisit sa retraite.
}
bushido-prompt-demand = { $you ->
    [seat] Exigez-vous le Seppuku, pour une tuile ?
   *[other] { $seat } peut exiger le Seppuku.
}
bushido-prompt-demand-double = { $you ->
    [seat] Exigez-vous le Seppuku, pour deux tuiles ?
   *[other] { $seat } peut exiger le Seppuku, pour deux tuiles.
}
bushido-prompt-propose = { $you ->
    [seat] Combien d’honneur le Samouraï doit-il perdre ?
   *[other] { $seat } peut proposer une peine.
}
bushido-prompt-judge = { $you ->
    [seat] { $samurai } perd-il { $honour } d’honneur, ou seulement 1 ?
    [samurai] { $seat } décide si vous perdez { $honour } d’honneur.
   *[other] { $seat } décide si { $samurai } perd { $honour } d’honneur.
}
bushido-prompt-judge-death = { $you ->
    [seat] { $samurai } commet-il le Seppuku, ou perd-il seulement 1 d’honneur ?
    [samurai] { $seat } décide si vous commettez le Seppuku.
   *[other] { $seat } décide si { $samurai } commet le Seppuku.
}
bushido-prompt-arms = { $you ->
    [seat] Aux armes, { $number } tuiles chacun, ou temporiser ?
   *[other] { $seat } décide : aux armes, { $number } tuiles chacun, ou temporiser.
}
bushido-prompt-audience = { $you ->
    [seat] Demandez-vous audience à l’Empereur ?
   *[other] { $seat } peut demander audience.
}
bushido-prompt-nobody = La partie est terminée.

# Why an order is refused
refused-bushido-elite-alone = Les troupes d’élite n’entrent en jeu qu’avec les jetons campagne.
refused-bushido-even = { $number } d’honneur de Samouraï ne se change pas : le nombre est pair, de 0 à 50.
refused-bushido-loss = Une perte de { $number } ne peut être proposée : elle va de 2 à 10.
refused-bushido-no-tactic = Ce disque n’est pas une tactique.
refused-bushido-no-effect = Cette tuile n’a pas d’effet ici.
refused-bushido-troops = Autant de troupes, c’est impossible.
refused-bushido-one-card = Chacun reçoit une seule carte ; à trois seulement, le Sensei en a deux.
refused-bushido-not-adjacent = La cible doit être voisine de l’origine.
refused-bushido-only-katana = On n’empile que des tuiles katana.

# The picture of the table
bushido-picture-set-up = Mise en place
bushido-picture-when = Mois { $month }
bushido-picture-over = La fin
bushido-picture-piles = disques en stock { $stock }, défaussés { $discards }
bushido-picture-face-down = ?
bushido-picture-attack = Attaque de { $hex } : { $number } troupes, { $elite } troupes d’élite, bonus { $bonus }
bushido-picture-revolt = Révolte en { $hex } : { $number } Rônins, { $elite } troupes d’élite, bonus { $bonus }
bushido-picture-ready = prêt
bushido-picture-choosing = choisit
bushido-picture-stack = { $number } tuiles, au sommet { $top }
bushido-picture-counts = honneur { $honour }  Samouraï { $samurai }  koku { $koku }  revenu { $income }  troupes { $troops }, réserve { $reserve }
bushido-picture-campaign = campagne
bushido-picture-held = { $tiles } tuiles, { $discs } disques
bushido-picture-reconstructed = Les valeurs des villages, villes, métropoles, temples et forteresses, la forme de la carte et les tuiles katana par force sont reconstituées.

# How the game stands
bushido-standing-title = Outre l’honneur de Daimyo
bushido-standing-samurai = Honneur de Samouraï, et ce qu’un thé en ferait
bushido-standing-koku = Koku
bushido-standing-income = Revenu
bushido-standing-provinces = Provinces, forteresse comprise
bushido-standing-to-come = L’honneur de Samouraï ne compte que changé lors d’un thé ; l’année s’achève après le mois 12.
bushido-source-honour = honneur de Daimyo

# What people say to each other
bushido-slot-province = Province
bushido-slot-tactic = Tactique
bushido-phrase-lead-all = Je mènerai l’attaque avec tous mes katanas.
bushido-phrase-stack = J’apporterai au moins { $number ->
    [one] 1 tuile katana
   *[other] { $number } tuiles katana
}.
bushido-phrase-tactic = Ma tactique sera : { $tactic }.
bushido-phrase-spare = Épargnez { $province }, et je vous épargne.
bushido-phrase-no-defence = Attaquez { $province } : je ne la défendrai pas.
bushido-phrase-attack = { $you ->
    [player] Mieux vaut vous attaquer que m’attaquer.
   *[other] Attaquez { $player }, pas moi.
}
bushido-phrase-samurai = Faites de moi le Samouraï : vous n’y perdrez pas.
bushido-phrase-sensei = Faites de moi le Sensei, et je ne joue pas de Geisha.
bushido-phrase-tea = Acceptez mon thé, et j’accepte le vôtre.
bushido-phrase-council = Épargnez-moi au conseil, et je m’en souviendrai.
bushido-phrase-revenge = Prenez { $province }, et je la reprends.
bushido-phrase-ronin = Si vous m’attaquez, des Rônins iront en { $province }.
bushido-phrase-agreed = D’accord.
bushido-phrase-refuse = Non, pas de marché entre nous.
