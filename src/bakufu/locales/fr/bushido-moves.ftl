# Moves
bushido-move-fortress = Construire la forteresse en { $hex }
bushido-move-settle = Prendre { $hex }
bushido-move-station = Poster { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    } en { $hex }
bushido-move-guard = Poster { $number ->
        [one] { $number } troupe d’élite
       *[other] { $number } troupes d’élite
    } en { $hex }
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
bushido-move-attack = Attaquer : { $way }
bushido-move-halt = Ne pas attaquer
bushido-move-send = Envoyer { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    }
bushido-move-send-elite = Envoyer { $number ->
        [one] { $number } troupe d’élite
       *[other] { $number } troupes d’élite
    }
bushido-move-bonus = Poser { $tokens }
bushido-move-lay = Poser { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    } de force { $strength }
bushido-move-top = Un { $strength } au sommet : la pile est prête
bushido-move-no-katana = N’engager aucun katana
bushido-move-play = Jouer : { $tactic }
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
   *[other] { $seat } choisit l’emplacement de sa forteresse.
}
bushido-prompt-province = { $you ->
    [seat] Prenez un hexagone libre et retournez-le.
   *[other] { $seat } prend une province.
}
bushido-prompt-deploy = { $you ->
    [seat] Déployez encore { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    }.
   *[other] { $seat } déploie encore { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    }.
}
bushido-prompt-gap = { $you ->
    [seat] Votre élite a laissé { $hex } vide : quelle province envoie une troupe ?
   *[other] L’élite de { $seat } a laissé { $hex } vide : une province envoie une troupe.
}
bushido-prompt-discs = { $you ->
    [seat] Défaussez ce que vous ne voulez pas ; vous complétez ensuite à quatre.
   *[other] { $seat } change de disques.
}
bushido-prompt-remove = { $you ->
    [seat] Vous avez trop de troupes pour vos koku : retirez-en { $number } de la carte.
   *[other] { $seat } a trop de troupes : { $number ->
        [one] { $number } part
       *[other] { $number } partent
    }.
}
bushido-prompt-recruit = { $you ->
    [seat] Recrutez jusqu’à { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    }.
   *[other] { $seat } peut recruter jusqu’à { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    }.
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
    [seat] Combien de vos { $honour } d’honneur de Samouraï changez-vous, deux pour un ?
   *[other] { $seat } peut changer son honneur de Samouraï en honneur de Daimyo (il en a { $honour }).
}
bushido-prompt-buy = { $you ->
    [seat] Achetez-vous de l’honneur de Daimyo, à trois tuiles de force 3 le point ?
   *[other] { $seat } peut acheter de l’honneur.
}
bushido-prompt-deal-samurai = { $you ->
    [seat] Qui mène vos troupes comme Samouraï ?
   *[other] { $seat } nomme le Samouraï.
}
bushido-prompt-deal-bushi = { $you ->
    [seat] Qui attaquez-vous, comme Bushi ?
   *[other] { $seat } nomme le Bushi.
}
bushido-prompt-deal-sensei = { $you ->
    [seat] Qui est Sensei ?
   *[other] { $seat } nomme le Sensei.
}
bushido-prompt-intrigue = { $you ->
    [seat] Vous êtes le Sensei : jouez des tuiles d’effet, ou passez.
   *[other] { $seat } peut jouer des tuiles d’effet comme Sensei.
}
bushido-prompt-intrigue-double = { $you ->
    [seat] Jouez des tuiles d’effet, deux pour une, ou passez.
   *[other] { $seat } peut jouer des tuiles d’effet, deux pour une.
}
bushido-prompt-unrest = { $you ->
    [seat] Vous êtes le Hatamoto : placez des Rônins, ou passez.
   *[other] { $seat } peut placer des Rônins comme Hatamoto.
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
    [seat] Posez les troupes que vous avez prises : { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] { $seat } regroupe ses troupes : { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
       *[other] {" "}et { $elite } troupes d’élite
    } en marche.
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
    [seats] Empilez vos katanas en secret, l’un d’eux au sommet.
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
    [seat] Où vos troupes se retirent-elles ?
   *[other] { $seat } choisit où se retirer.
}
bushido-prompt-demand = { $you ->
    [seat] Exigez-vous le Seppuku pour une tuile ?
   *[other] { $seat } peut exiger le Seppuku.
}
bushido-prompt-demand-double = { $you ->
    [seat] Exigez-vous le Seppuku pour deux tuiles ?
   *[other] { $seat } peut exiger le Seppuku pour deux tuiles.
}
bushido-prompt-propose = { $you ->
    [seat] Combien d’honneur le Samouraï doit-il perdre ?
   *[other] { $seat } peut proposer une punition.
}
bushido-prompt-judge = { $you ->
    [seat] { $samurai } perd-il { $honour } d’honneur, ou 1 seulement ?
    [samurai] { $seat } décide si vous perdez { $honour } d’honneur.
   *[other] { $seat } décide si { $samurai } perd { $honour } d’honneur.
}
bushido-prompt-judge-death = { $you ->
    [seat] { $samurai } commet-il le Seppuku, ou ne perd-il que 1 d’honneur ?
    [samurai] { $seat } décide si vous commettez le Seppuku.
   *[other] { $seat } décide si { $samurai } commet le Seppuku.
}
bushido-prompt-arms = { $you ->
    [seat] Aux armes ({ $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    } chacun), ou temporiser ?
   *[other] { $seat } décide : aux armes ({ $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    } chacun), ou temporiser.
}
bushido-prompt-audience = { $you ->
    [seat] Demandez-vous audience à l’Empereur ?
   *[other] { $seat } peut demander audience.
}
bushido-prompt-nobody = La partie est terminée.

# Why an order is refused
refused-bushido-elite-alone = Les troupes d’élite n’entrent en jeu qu’avec les jetons campagne.
refused-bushido-even = { $number } d’honneur de Samouraï ne peuvent être changés : il faut un nombre pair, de 0 à 50.
refused-bushido-loss = Une perte de { $number } ne peut être proposée : il faut de 2 à 10.
refused-bushido-no-tactic = Ce disque n’est pas une tactique.
refused-bushido-no-effect = Cette tuile n’a pas d’effet ici.
refused-bushido-troops = Il ne peut y avoir autant de troupes.
refused-bushido-one-card = Chacun reçoit une seule carte ; à trois seulement, le Sensei en a deux.
refused-bushido-not-adjacent = La cible doit être voisine de l’origine.
refused-bushido-only-katana = On n’empile que des tuiles katana.
