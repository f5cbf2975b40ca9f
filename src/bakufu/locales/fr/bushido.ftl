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
bushido-kind-city = cité
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
bushido-effect-appease = apaiser l’Empereur (le mois ne change pas)
bushido-effect-fan = attiser les hostilités (deux mois passent)
bushido-effect-plead = demander du soutien (cinq tuiles)
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
    [seat] Vous êtes le premier joueur.
   *[other] { $seat } est le premier joueur.
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
   *[other] { $seat } : { $koku } koku, revenu { $income }.
}
bushido-stationed = { $you ->
    [seat] Vous avez maintenant { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    } en { $hex }.
   *[other] { $seat } a maintenant { $number ->
        [one] { $number } troupe
       *[other] { $number } troupes
    } en { $hex }.
}
bushido-elite-stationed = { $you ->
    [seat] Vous avez maintenant { $number ->
        [one] { $number } troupe d’élite
       *[other] { $number } troupes d’élite
    } en { $hex }.
   *[other] { $seat } a maintenant { $number ->
        [one] { $number } troupe d’élite
       *[other] { $number } troupes d’élite
    } en { $hex }.
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
bushido-discs-shuffled = Les disques défaussés sont mélangés au stock, qui en compte maintenant { $number }.
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
    [seat] Derrière le paravent de { $on }, vous voyez : { $things }.
    [on] Derrière votre paravent, { $seat } voit : { $things }.
   *[other] Derrière le paravent de { $on }, { $seat } voit : { $things }.
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
bushido-revolted = { $hex } se révolte : des troupes valant { $troops } partent, { $ronin ->
        [one] { $ronin } Rônin retourne
       *[other] { $ronin } Rônins retournent
    } dans le sac.
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
    [seat] Vous marchez sur { $target } depuis { $origin } avec { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] { $seat } marche sur { $target } depuis { $origin } avec { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
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
    [seat] { $honour ->
        [0] Vous ne promettez aucun bonus au Samouraï.
       *[other] Vous promettez { $honour } d’honneur de plus au Samouraï.
    }
   *[other] { $honour ->
        [0] { $seat } ne promet aucun bonus au Samouraï.
       *[other] { $seat } promet { $honour } d’honneur de plus au Samouraï.
    }
}
bushido-katana-laid = { $you ->
    [seat] Vous posez { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    } de force { $strength }.
   *[other] { $seat } pose { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    } de force { $strength }.
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
    [seat] Vous n’engagez aucun katana.
   *[other] { $seat } n’engage aucun katana.
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
    [seat] Votre pile : { $stack }, { $katana ->
        [one] { $katana } katana
       *[other] { $katana } katanas
    } en tout.
   *[other] La pile de { $seat } : { $stack }, { $katana ->
        [one] { $katana } katana
       *[other] { $katana } katanas
    } en tout.
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
    [seat] Sans katana, vous sacrifiez { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] Sans katana, { $seat } sacrifie { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
       *[other] {" "}et { $elite } troupes d’élite
    }.
}
bushido-fell = { $you ->
    [seat] Vous perdez { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] { $seat } perd { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
       *[other] {" "}et { $elite } troupes d’élite
    }.
}
bushido-ronin-fell = { $number ->
        [one] { $number } Rônin tombe
       *[other] { $number } Rônins tombent
    } en { $hex }.
bushido-stake-lost = { $you ->
    [seat] Vous perdez le duel et cédez { $honour } d’honneur de Samouraï.
   *[other] { $seat } perd le duel et cède { $honour } d’honneur de Samouraï.
}
bushido-retreated = { $you ->
    [seat] Vous vous retirez en { $hex } avec { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] { $seat } se retire en { $hex } avec { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
       *[other] {" "}et { $elite } troupes d’élite
    }.
}
bushido-scattered = { $you ->
    [seat] Vos troupes se dispersent : { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
       *[other] {" "}et { $elite } troupes d’élite
    }.
   *[other] Les troupes de { $seat } se dispersent : { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
        [one] {" "}et 1 troupe d’élite
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
bushido-left-neutral = Plus personne : { $hex } devient neutre.
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
bushido-mikado = Le sac est vide : par la loi du Mikado, toutes les tuiles y retournent et chacun pioche de nouveau.
bushido-game-ended = { $you ->
    [seat] Vous êtes nommé Shogun et gagnez.
   *[other] { $seat } est nommé Shogun et gagne.
}

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
bushido-picture-reconstructed = Les valeurs des villages, villes, cités, temples et forteresses, la forme de la carte et les tuiles katana par force sont reconstituées.

# How the game stands
bushido-standing-title = Outre l’honneur de Daimyo
bushido-standing-samurai = Honneur de Samouraï, et ce qu’un thé en ferait
bushido-standing-koku = Koku
bushido-standing-income = Revenu
bushido-standing-provinces = Provinces, forteresse comprise
bushido-standing-to-come = L’honneur de Samouraï ne compte que changé lors d’un thé ; l’année s’achève après le mois 12.
bushido-source-honour = Honneur de Daimyo

# What people say to each other
bushido-slot-province = Province
bushido-slot-tactic = Tactique
bushido-phrase-lead-all = Je mènerai l’attaque avec tous mes katanas.
bushido-phrase-stack = J’engagerai au moins { $number ->
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
bushido-phrase-refuse = Non, je ne suis pas d’accord.
