# Sur l’étagère
shitenno-about = Partagez cartes et titres, puis gagnez les provinces pour votre général. 2 à 4 joueurs.

# Noms des choses
general-honda = Honda
general-sakakibara = Sakakibara
general-sakai = Sakai
general-ii = Ii
title-daimyo = Daimyō
title-shomyo = Shōmyō
title-sensei = Senseï
title-hatamoto = Hatamoto
kind-samurai = Samouraï
kind-bushi = Bushi
kind-sohei = Sōhei
kind-shinobi = Shinobi
bonus-exchange = Échange
bonus-plus-one = +1
bonus-draw = Pioche
province-chugoku = Chūgoku
province-chubu = Chūbu
province-hokkaido = Hokkaidō
province-kyushu = Kyūshū
province-tohoku = Tōhoku
province-shikoku = Shikoku
province-kansai = Kansai
province-kanto = Kantō
way-troops = troupes
way-koku = kokus
source-positions = positions
source-titles = titres
source-koku = kokus
source-majorities = majorités
card-1-koku = 1 koku
card-2-koku = 2 kokus
card-3-koku = 3 kokus
card-samurai = Samouraï
card-bushi = Bushi
card-sohei = Sōhei
card-shinobi = Shinobi
card-samurai-samurai = Samouraï+Samouraï
card-samurai-bushi = Samouraï+Bushi
card-samurai-sohei = Samouraï+Sōhei
card-samurai-shinobi = Samouraï+Shinobi
card-bushi-bushi = Bushi+Bushi
card-bushi-sohei = Bushi+Sōhei
card-bushi-shinobi = Bushi+Shinobi
card-sohei-sohei = Sōhei+Sōhei
card-sohei-shinobi = Sōhei+Shinobi
card-shinobi-shinobi = Shinobi+Shinobi
piece-hatamoto = le titre de Hatamoto
piece-exchange = Échange
piece-plus-one = +1
piece-1-koku = { card-1-koku }
piece-2-koku = { card-2-koku }
piece-3-koku = { card-3-koku }
piece-samurai = { card-samurai }
piece-bushi = { card-bushi }
piece-sohei = { card-sohei }
piece-shinobi = { card-shinobi }
piece-samurai-samurai = { card-samurai-samurai }
piece-samurai-bushi = { card-samurai-bushi }
piece-samurai-sohei = { card-samurai-sohei }
piece-samurai-shinobi = { card-samurai-shinobi }
piece-bushi-bushi = { card-bushi-bushi }
piece-bushi-sohei = { card-bushi-sohei }
piece-bushi-shinobi = { card-bushi-shinobi }
piece-sohei-sohei = { card-sohei-sohei }
piece-sohei-shinobi = { card-sohei-shinobi }
piece-shinobi-shinobi = { card-shinobi-shinobi }

# Ce qui s’est passé
shitenno-gate-shown = La porte du { $province } montre un { $kind }.
shitenno-gate-shown-hidden = La dernière tuile du { $province } est partie : désormais, c’est la troupe imprimée sur la porte qui compte.
shitenno-general-taken = { $you ->
    [seat] Vous incarnez { $general }.
   *[other] { $seat } incarne { $general }.
}
shitenno-title-dealt = { $you ->
    [seat] Vous commencez avec le titre de { $title }.
   *[other] { $seat } commence avec le titre de { $title }.
}
shitenno-card-dealt = { $you ->
    [seat] Vous recevez la carte { $card }.
   *[other] { $seat } reçoit la carte { $card }.
}
shitenno-card-dealt-hidden = { $you ->
    [seat] Vous recevez une carte Troupe.
   *[other] { $seat } reçoit une carte Troupe.
}
shitenno-year-even = Tour { $round } : une année paire commence à Edo.
shitenno-year-odd = Tour { $round } : une année impaire commence dans les provinces.
shitenno-cards-turned = Cartes dévoilées pour le partage : { $cards }.
shitenno-tairo-named = { $you ->
    [seat] Vous êtes Tairō.
   *[other] { $seat } est Tairō.
}
shitenno-lot-made = { $you ->
    [seat] Vous formez
   *[other] { $seat } forme
} un lot avec { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} : { $cards }.
shitenno-lot-asked = { $you ->
    [seat] Le lot vous est proposé.
   *[other] Le lot est proposé à { $seat }.
}
shitenno-lot-refused = { $you ->
    [seat] Vous refusez.
   *[other] { $seat } refuse.
}
shitenno-lot-taken = { $how ->
    [refused-by-all] { $you ->
        [seat] Vous devez prendre le lot
       *[other] { $seat } doit prendre le lot
    }
   *[other] { $you ->
        [seat] Vous prenez le lot
       *[other] { $seat } prend le lot
    }
} avec { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} : { $cards }.
shitenno-title-taken = { $you ->
    [seat] Vous avez maintenant le titre de { $title }.
   *[other] { $seat } a maintenant le titre de { $title }.
}
shitenno-turn-began = { $you ->
    [seat] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
shitenno-kamon-placed = { $you ->
    [seat] Vous posez un kamon sur la position { $position } du { $province } et payez en { $way } : { $pieces }.
   *[other] { $seat } pose un kamon sur la position { $position } du { $province } et paie en { $way } : { $pieces }.
}
shitenno-points-scored = { $you ->
    [seat] Vous marquez
   *[other] { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les { $source }.
shitenno-tile-won = { $you ->
    [seat] Vous gagnez la tuile Bonus du { $province } : { $bonus }.
   *[other] { $seat } gagne la tuile Bonus du { $province } : { $bonus }.
}
shitenno-draw-used = { $you ->
    [seat] Vous utilisez une tuile Pioche et piochez la carte { $card }.
   *[other] { $seat } utilise une tuile Pioche et pioche la carte { $card }.
}
shitenno-draw-used-hidden = { $you ->
    [seat] Vous utilisez une tuile Pioche et piochez une carte Troupe.
   *[other] { $seat } utilise une tuile Pioche et pioche une carte Troupe.
}
shitenno-kamon-gilded = { $you ->
    [seat] Vous retournez sur sa face dorée votre kamon en position { $position } du { $province }.
   *[other] { $seat } retourne sur sa face dorée le kamon en position { $position } du { $province }.
}
shitenno-turn-ended = { $you ->
    [seat] Vous terminez votre tour.
   *[other] { $seat } termine son tour.
}
shitenno-pile-shuffled = La défausse ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}) est mélangée et devient la nouvelle pioche de cartes Troupe.
shitenno-majority-won = { $you ->
    [seat] Vous avez
   *[other] { $seat } a
} la majorité dans le { $province } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
shitenno-game-ended = { $you ->
    [seat] Vous obtenez la faveur du Shogun et gagnez la partie.
   *[other] { $seat } obtient la faveur du Shogun et gagne la partie.
}

# Coups
shitenno-move-general = Incarner { $general }
shitenno-move-tile = Prendre la tuile de hiérarchie à { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}
shitenno-move-add = Ajouter la carte { $card } au lot
shitenno-move-offer = Le lot est complet
shitenno-move-accept = Accepter le lot
shitenno-move-refuse = Refuser le lot
shitenno-move-take = Prendre le lot avec { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}
shitenno-move-place-troops = Poser un kamon dans le { $province } ({ $price ->
    [one] { $price } point
   *[other] { $price } points
}) en payant en troupes
shitenno-move-place-koku = Poser un kamon dans le { $province } ({ $price ->
    [one] { $price } point
   *[other] { $price } points
}) en payant { $price ->
    [one] { $price } koku
   *[other] { $price } kokus
}
shitenno-move-piece = Payer avec { $piece }
shitenno-move-pay = Le paiement est complet
shitenno-move-draw = Utiliser une tuile Pioche : prendre une carte Troupe
shitenno-move-end = Terminer le tour
shitenno-move-gild = Retourner sur sa face dorée le kamon en position { $position } du { $province } et terminer le tour

# Ce que la table attend
shitenno-prompt-general = { $you ->
    [seat] Choisissez un général.
   *[other] { $seat } choisit un général.
}
shitenno-prompt-tile = { $you ->
    [seat] Formez un lot : choisissez d’abord une tuile de hiérarchie.
   *[other] { $seat } forme un lot : d’abord une tuile de hiérarchie.
}
shitenno-prompt-two-tiles = { $you ->
    [seat] Formez les deux derniers lots : choisissez d’abord la plus haute des deux tuiles de hiérarchie.
   *[other] { $seat } forme les deux derniers lots : d’abord la plus haute des deux tuiles de hiérarchie.
}
shitenno-prompt-second-tile = { $you ->
    [seat] Formez les deux derniers lots : choisissez maintenant la plus basse des deux tuiles de hiérarchie.
   *[other] { $seat } forme les deux derniers lots : maintenant la plus basse des deux tuiles de hiérarchie.
}
shitenno-prompt-cards = { $you ->
    [seat] Mettez dans le lot autant de cartes que vous voulez.
   *[other] { $seat } met des cartes dans le lot.
}
shitenno-prompt-two-cards = { $you ->
    [seat] Mettez des cartes dans le lot qui a le plus de sceaux ; toutes les autres vont dans l’autre lot.
   *[other] { $seat } met des cartes dans le lot qui a le plus de sceaux ; toutes les autres vont dans l’autre lot.
}
shitenno-prompt-answer = { $you ->
    [seat] Acceptez-vous le lot ?
   *[other] { $seat } accepte ou refuse le lot.
}
shitenno-prompt-which-lot = { $you ->
    [seat] Prenez l’un des deux lots.
   *[other] { $seat } prend l’un des deux lots.
}
shitenno-prompt-turn = { $you ->
    [seat] Posez jusqu’à deux kamons, utilisez des tuiles Pioche, puis terminez votre tour.
   *[other] { $seat } peut poser jusqu’à deux kamons et utiliser des tuiles Pioche, puis termine son tour.
}
shitenno-prompt-payment = { $you ->
    [seat] Payez pour le { $province } en { $way }, élément par élément.
   *[other] { $seat } paie pour le { $province } en { $way }.
}
shitenno-prompt-nobody = La partie est terminée.

# Pourquoi ce conseil
shitenno-why-general = Les généraux ne diffèrent que par leur nom.
shitenno-why-lot = Qui le prend devient { $title } avec { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
} ; il en reste { $rest } pour les autres.
shitenno-why-taken = Vous devenez { $title } et recevez { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
}.
shitenno-why-refused = Dans ce lot : { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
} ; il en reste { $rest } pour { $others ->
    [one] un autre lot
   *[other] { $others } autres lots
}.
shitenno-why-placed-won = { $points } points tout de suite, et la majorité dans le { $province } passe à vous : { $majority } de plus à la fin.
shitenno-why-placed-kept = { $points } points tout de suite, et vous tenez mieux le { $province } : { $majority } de plus à la fin.
shitenno-why-placed-theirs = { $points } points tout de suite ; la majorité dans le { $province } reste à { $holder }.
shitenno-why-gilded-won = En or, votre kamon compte double : la majorité dans le { $province } passe à vous, { $majority } points à la fin.
shitenno-why-gilded-kept = En or, votre kamon compte double : vous tenez mieux le { $province }, { $majority } points à la fin.
shitenno-why-gilded-theirs = En or, votre kamon compte double : vous vous rapprochez de { $holder } dans le { $province }.
shitenno-why-draw = Une carte Troupe de plus avant de continuer.
shitenno-why-end = { $cards ->
    [0] Il ne reste rien pour payer.
    [one] 1 carte est gardée pour plus tard.
   *[other] { $cards } cartes sont gardées pour plus tard.
}

# Pourquoi un ordre est refusé
refused-lot-offered-first = Un lot est d’abord proposé aux autres.
refused-only-through-lots = Rien ne change de main autrement que par les lots.
refused-tiles-in-payments = Les tuiles Échange et +1 s’utilisent dans un paiement, à votre tour d’une année impaire.
refused-tile-first = Choisissez d’abord une tuile de hiérarchie pour le lot.
refused-lot-one-tile = Un lot comporte exactement une tuile de hiérarchie, de 1 à 4 sceaux.
refused-lot-no-such-thing = « { $thing } » ne peut pas faire partie d’un lot.
refused-lot-stays = Le lot proposé reste tel quel.
refused-lot-begun = Terminez d’abord le lot commencé.
refused-tairo-only = Seul le Tairō forme des lots, et seulement les années paires.
refused-two-lots-due = Quand il ne reste que deux personnes sans lot, on forme deux lots.
refused-one-lot-due = Tant que trois personnes ou plus sont sans lot, on forme un seul lot.
refused-lot-leaves-cards = Un lot contient au moins une carte et en laisse une à chacune des { $others } autres personnes.
refused-lot-not-empty = Chaque lot contient au moins une carte.
refused-two-lots-two-tiles = On forme deux lots, chacun avec une tuile de hiérarchie.
refused-two-lots-all-cards = Les deux lots réunis contiennent toutes les cartes restantes.
refused-tile-not-left = La tuile de hiérarchie à { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} n’est plus disponible.
refused-card-not-to-share = Il ne reste plus de carte { $card } à partager.
refused-no-lot-to-choose = Il n’y a pas de lot à choisir.
refused-lots-on-offer = Les lots proposés ont ces nombres de sceaux : { $seals }.
refused-no-time-to-place = Ce n’est pas le moment pour vous de poser un kamon.
refused-no-more-kamons = Vous ne pouvez plus poser de kamon pendant ce tour.
refused-province-full = { $province } : toutes les positions sont occupées.
refused-leftmost-position = Le prochain kamon se pose sur la position { $position }.
refused-draw-no-piece = Une tuile Pioche ne sert jamais à payer.
refused-troops-or-koku = Les troupes et les kokus ne s’additionnent pas.
refused-price-not-reached = Il vous manque { $short ->
    [one] { $short } koku
   *[other] { $short } kokus
} pour le prix de { $price }.
refused-need-not-covered = Il vous manque { $own ->
    [0] { $gate } { $gatekind }
   *[other] { $own } { $kind }
}{ $gate ->
    [0] .
   *[other] { $own ->
        [0] .
       *[other] {" "}et { $gate } { $gatekind }.
    }
}
refused-idle-pieces = Ceci est de trop dans le paiement : { $pieces }.
refused-hatamoto-only = Seul le Hatamoto peut payer avec ce titre.
refused-hatamoto-once = Le titre ne peut servir que dans un seul paiement par tour.
refused-piece-not-yours = Il ne vous reste pas de quoi payer ainsi : { $piece }.
refused-no-draw-tile = Vous n’avez pas de tuile Pioche à utiliser.
refused-sensei-only = Seul le Senseï peut dorer un kamon.
refused-no-kamon-to-gild = Vous n’avez pas de kamon à dorer sur la position { $position } du { $province }.

# L’image de la table
shitenno-picture-year-set-up = Mise en place
shitenno-picture-year-even = Tour { $round }, année paire à Edo
shitenno-picture-year-odd = Tour { $round }, année impaire
shitenno-picture-piles = pioche Troupe { $troops }, pioche Koku { $koku }
shitenno-picture-province = province
shitenno-picture-gate = porte
shitenno-picture-gate-figure = imprimée
shitenno-picture-next-position = la prochaine position coûte
shitenno-picture-full = complète
shitenno-picture-cost = { $troops }, ou { $price } koku
shitenno-picture-to-share = À partager : { $cards }   sceaux restants : { $seals }
shitenno-picture-lot = Lot avec { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} : { $cards }
shitenno-picture-payment = Paiement pour le { $province } en { $way } : { $pieces }
shitenno-picture-hidden = caché
shitenno-picture-no-general = une place sans général
shitenno-picture-counts = { $points } points  kamons { $kamons }  cartes { $cards }
shitenno-picture-seals = sceaux { $seals }
shitenno-picture-tiles = tuiles : { $tiles }
shitenno-picture-secret = { $cards ->
    [one] { $cards } secrète
   *[other] { $cards } secrètes
}

# Où en est la partie
shitenno-round = Tour { $round }
shitenno-standings-majorities = Majorités
shitenno-standings-left = Ce qui reste
shitenno-standings-koku = Kokus en main
shitenno-to-come = À la fin : les kokus restants, puis la majorité de chaque province.
shitenno-thing-points = points
shitenno-thing-kamons = kamons
shitenno-thing-cards = cartes
shitenno-thing-tiles = tuiles
