# Options de Bushido
option-bushido-players = Nombre de joueurs
option-bushido-first_player = Premier joueur
option-bushido-first_player-about = Selon le livret, le plus âgé commence.
value-bushido-first_player-seat_1 = la première place
value-bushido-first_player-random = tiré au sort
option-bushido-province_set = Provinces en jeu
option-bushido-province_set-about = Avec les 32 tuiles mêlées, nul ne sait combien il y aura de temples ou de rizières.
value-bushido-province_set-suggested = l’assortiment conseillé
value-bushido-province_set-random_32 = tirées parmi les 32
option-bushido-campaign = Jetons campagne
option-bushido-campaign-about = Une fois par partie, un Daimyo annonce une seconde attaque dans le même tour.
option-bushido-elite = Troupes d’élite
option-bushido-elite-about = Un jeton campagne peut appeler à la place trois troupes d’élite, valant trois troupes chacune, pour un tour de table.
option-bushido-stall_guard = Un tour de table sans attaque
option-bushido-stall_guard-about = Sinon l’année s’arrête tant que personne n’attaque : une telle partie peut ne jamais finir.
value-bushido-stall_guard-on = fait avancer le mois
value-bushido-stall_guard-off = ne change rien
option-bushido-forfeited_troops = Troupes engagées sans katana
option-bushido-forfeited_troops-about = Qui n’engage aucun katana perd aussitôt, avec toutes ses troupes du combat.
value-bushido-forfeited_troops-removed = quittent la partie
value-bushido-forfeited_troops-reserve = vont à la réserve
option-bushido-hatamoto_win = Révolte gagnée contre des défenseurs survivants
option-bushido-hatamoto_win-about = Les règles des phases 6 et 8 se contredisent ici.
value-bushido-hatamoto_win-province_lost = la province est perdue
value-bushido-hatamoto_win-defenders_hold = les défenseurs la gardent
option-bushido-isolated_attack = Attaque depuis une province isolée
option-bushido-isolated_attack-about = Isolée : aucune autre province du clan ne la touche.
option-bushido-invite_daimyo = Le Daimyo invité par une tuile Chanoyu
option-bushido-invite_daimyo-about = À son tour, le Daimyo ne joue aucune tuile d’effet ; peut-on l’inviter au thé ?
option-bushido-revolt_timing = Révolte après un combat
option-bushido-revolt_timing-about = Si une province conquise qui se révolte aussitôt rapporte encore son honneur.
value-bushido-revolt_timing-before_honour = avant l’attribution de l’honneur
value-bushido-revolt_timing-after_honour = après l’attribution de l’honneur
option-bushido-elite_honour = Honneur de Samouraï pour une troupe d’élite tombée
option-bushido-elite_honour-about = Une troupe d’élite combat comme trois, mais n’est qu’un jeton.
option-bushido-hand_counts = Nombre de tuiles et de disques des autres
option-bushido-hand_counts-about = Qui compte chaque pioche le connaît de toute façon ; les sortes restent cachées.
value-bushido-hand_counts-hidden = caché
value-bushido-hand_counts-shown = montré
option-bushido-spy_clock = Durée du regard d’un espion
option-bushido-spy_clock-about = Le livret lui donne une minute.
value-bushido-spy_clock-off = jusqu’à ce qu’il continue
value-bushido-spy_clock-60 = 60 secondes
option-bushido-town_katana = Katanas d’une ville
option-bushido-town_katana-about = Le nombre imprimé n’a pas pu être vérifié.
option-bushido-katana_split = Tuiles katana de force 1, 2 et 3
option-bushido-katana_split-about = Les nombres imprimés n’ont pas pu être vérifiés.
value-bushido-katana_split-42-36-24 = 42, 36, 24
value-bushido-katana_split-34-34-34 = 34, 34, 34
value-bushido-katana_split-51-34-17 = 51, 34, 17

# Le plateau
bushido-board-map = Carte des provinces
bushido-board-face-down = face cachée
bushido-board-province = { $hex }, { $kind }.
bushido-board-values = Honneur { $honour }, koku { $koku }, katanas { $katana }.
bushido-board-owned = { $owner } : { $troops ->
        [one] 1 troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
       *[other] {", "}élite { $elite }
    }.
bushido-board-neutral = À personne.
bushido-board-ronin = Rônins : { $ronin }.
bushido-board-isolated = Isolée : ses troupes ne se regroupent pas.
bushido-board-beside = À côté : { $hexes }.
bushido-board-figure-honour = honneur de Daimyo
bushido-board-about-figure-honour = Il donne la victoire : à 50 aussitôt, sinon à la fin de l’année.
bushido-board-figure-samurai = honneur de Samouraï
bushido-board-about-figure-samurai = Gagné au combat ; au thé, deux points deviennent un point d’honneur de Daimyo.
bushido-board-figure-koku = koku
bushido-board-about-figure-koku = Autant de troupes que le clan peut avoir sur la carte quand il est Daimyo.
bushido-board-figure-katana = revenu
bushido-board-about-figure-katana = Autant de tuiles piochées dans sa propre phase 1.
bushido-board-figure-troops = troupes sur la carte
bushido-board-about-figure-troops = Sans les troupes d’élite.
bushido-board-figure-reserve = troupes en réserve
bushido-board-about-figure-reserve = Elles peuvent être recrutées dans sa propre phase 1.
bushido-board-figure-elite = troupes d’élite
bushido-board-about-figure-elite = Chacune vaut trois troupes.
bushido-board-figure-tile = tuiles derrière le paravent
bushido-board-about-figure-tile = Tuiles katana et tuiles d’effet.
bushido-board-figure-disc = disques derrière le paravent
bushido-board-about-figure-disc = Tactiques et Kotau.
bushido-board-about-role-daimyo = Mène la guerre de ce tour, distribue les rôles, désigne la cible – et ne combat pas.
bushido-board-about-role-samurai = Conduit les troupes du Daimyo au combat avec ses propres tuiles et disques.
bushido-board-about-role-bushi = Défend sa province avec ses propres tuiles et disques.
bushido-board-about-role-sensei = Joue des tuiles d’effet au prix d’une seule, conseille et appelle aux armes.
bushido-board-about-role-hatamoto = Pioche deux tuiles, place des Rônins et peut mener une révolte contre le Daimyo.
bushido-board-about-bonus = Jeton bonus, pas encore utilisé : { $honour } d’honneur de plus au Samouraï vainqueur.
bushido-board-about-campaign = Jeton campagne, pas encore utilisé : une seconde attaque, ou les troupes d’élite.
bushido-board-track = Piste du Bushido
bushido-board-about-track = Marqueurs pleins : honneur de Daimyo, qui donne la victoire à 50 ou à la fin de l’année. Marqueurs cerclés : honneur de Samouraï, qui devient honneur de Daimyo au thé.
bushido-board-honours = { $player } : Daimyo { $daimyo }, Samouraï { $samurai }.
bushido-board-months = Mois { $month } sur { $months }
bushido-board-about-months = Le marqueur du Shogun : après le mois { $months }, l’année s’achève et le plus grand honneur de Daimyo l’emporte.
bushido-board-phases = Phases du tour
bushido-board-asked = Qui est interrogé
bushido-board-roles = Rôles de ce tour
bushido-board-not-dealt = pas encore attribué
bushido-board-about-phase-1 = Le Daimyo pioche selon son revenu, change des disques et ajuste ses troupes à son koku.
bushido-board-about-phase-2 = Le Daimyo peut inviter quelqu’un et changer de l’honneur de Samouraï en honneur de Daimyo.
bushido-board-about-phase-3 = Le Daimyo peut acheter de l’honneur avec des tuiles de force 3.
bushido-board-about-phase-4 = Le Daimyo distribue les cartes : qui attaque pour lui, qui est attaqué, qui conseille.
bushido-board-about-phase-5 = Tuiles d’effet : le Sensei les joue pour une tuile, les autres pour deux ; le Daimyo n’en joue pas.
bushido-board-about-phase-6 = Le Hatamoto place des Rônins et peut mener une révolte contre le Daimyo.
bushido-board-about-phase-7 = Le Daimyo se regroupe, désigne une cible, envoie des troupes et peut promettre plus d’honneur.
bushido-board-about-phase-8 = Samouraï et Bushi empilent des katanas et choisissent une tactique en secret ; tout est montré à la fois.
bushido-board-about-phase-9 = L’honneur de Samouraï est attribué et la province change de main.
bushido-board-about-phase-10 = Seulement après une défaite du Samouraï : une punition est proposée et le Daimyo décide.
bushido-board-about-phase-11 = Le Sensei décide si tous piochent, ou personne.
bushido-board-about-phase-12 = Qui joue un disque Kotau retient le mois, l’avance de deux ou pioche cinq tuiles.
bushido-board-combat = Combat en { $hex }
bushido-board-combat-for = Combat pour { $hex }, { $kind }
bushido-board-revolt-for = Révolte en { $hex }, { $kind }
bushido-board-about-laid = Jetons bonus sur la cible : un Samouraï vainqueur gagne autant d’honneur en plus.
bushido-board-leads = { $owner } : { $troops ->
        [one] 1 troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
       *[other] {", "}élite { $elite }
    }.
bushido-board-stack = Pile de katanas : { $number }
bushido-board-no-katana = sans katana
bushido-board-legend = Ce que valent les provinces
bushido-board-worth-honour = honneur
bushido-board-worth-koku = koku
bushido-board-worth-katana = katanas
bushido-board-about-worth-honour = Honneur : qui gagne la province gagne autant d’honneur de Daimyo, qui la perd en perd autant.
bushido-board-about-worth-koku = Koku : autant de troupes nourries.
bushido-board-about-worth-katana = Katanas : autant de tuiles de revenu en plus.
bushido-thing-honour = Honneur de Daimyo
bushido-thing-samurai = Honneur de Samouraï
bushido-thing-koku = Koku
bushido-thing-income = Revenu
bushido-thing-provinces = Provinces
bushido-thing-troops = Troupes
bushido-board-clans = Koku, revenu et troupes des clans

# Les questions
bushido-ask-fewer = moins
bushido-ask-more = plus
bushido-ask-how-many = Combien de troupes
bushido-ask-how-much = Combien d’honneur
bushido-ask-on-the-map = Touchez une province mise en évidence sur la carte.
bushido-ask-hex = { $hex }, { $kind } ({ $troops })
bushido-ask-from-here = Attaquer d’ici
bushido-ask-attack-here = Attaquer ici
bushido-ask-take-here = Retirer une troupe
bushido-ask-place-here = Poster une troupe ici
bushido-ask-move-here = Déplacer les troupes ici
bushido-ask-pick-up = Prendre des troupes
bushido-ask-let-go = Reposer les troupes
bushido-ask-not-connected = Ces deux provinces ne sont pas reliées.
bushido-ask-pass-elite = Garder le jeton
bushido-ask-pass-announce = Garder le jeton
bushido-ask-pass-invite = Pas de thé
bushido-ask-pass-rise = Pas de révolte
bushido-ask-pass-demand = Pas de Seppuku
bushido-ask-pass-audience = Pas d’audience
bushido-ask-pass-propose = Ne rien proposer
bushido-ask-pass-intrigue = Rien de plus
bushido-ask-give = { $samurai } d’honneur de Samouraï deviennent { $daimyo } de Daimyo ; il en reste { $left }.
bushido-ask-give-none = Tout garder
bushido-ask-buy = Trois tuiles de force 3 pour un point ; vous en avez { $tiles }.
bushido-ask-buy-none = Ne rien acheter
bushido-ask-honour-more = +{ $honour } d’honneur de Daimyo
bushido-ask-samurai-has = Le Samouraï, { $seat }, a { $honour } d’honneur de Samouraï. Si le Daimyo vous suit, vous gagnez 1 d’honneur de Daimyo.
bushido-ask-propose = Proposer −{ $honour }
bushido-ask-kotau-appease = Le mois reste
bushido-ask-kotau-fan = Deux mois
bushido-ask-kotau-plead = Cinq tuiles
bushido-ask-bonus-none = Pas de bonus
bushido-ask-bonus-3 = Le 3
bushido-ask-bonus-6 = Le 6
bushido-ask-bonus-both = Les deux
bushido-ask-revolts = { $number ->
        [one] { $hexes } se révolterait.
       *[other] Se révolteraient : { $hexes }.
    }
bushido-ask-goal = Vers quelle province vont les troupes de { $hex } ?
bushido-ask-regroup-how = Faites glisser des troupes vers une province reliée, ou touchez l’une puis l’autre.
bushido-ask-regroup-on = Continuez, ou terminez.
bushido-ask-regroup-stuck = Aucune troupe ne peut bouger : une reste dans chaque province, et les isolées ne participent pas.
bushido-ask-left = Touchez des provinces : encore { $left } sur { $most }.
bushido-ask-left-remove = Touchez des provinces : encore { $left } sur { $most } à retirer.
bushido-ask-left-elite = Touchez des provinces : encore { $left } troupes d’élite sur { $most }.
bushido-ask-last = Dernier : { $way }
bushido-ask-elite = Troupes d’élite
bushido-ask-elite-more = Troupes d’élite avec elles
bushido-ask-all = Les { $left } qui restent
bushido-ask-undo = Annuler celui-ci
bushido-ask-regroup-none = Ne pas regrouper
bushido-ask-regroup-done = Fin du regroupement
bushido-ask-recruit-none = Ne recruter personne
bushido-ask-troops-done = Terminé
bushido-ask-enter = Terre neutre, Rônins : { $ronin }. { $stay ->
        [one] { $stay } reste
       *[other] { $stay } restent
    }.
bushido-ask-against = Contre { $troops }. { $stay ->
        [one] { $stay } reste
       *[other] { $stay } restent
    }.
bushido-ask-again = Recommencer
bushido-ask-march = Marcher avec { $number }
bushido-ask-which-origin = { $hex } est attaquée depuis :
bushido-ask-no-target = Rien à attaquer depuis vos terres.
bushido-ask-target-from = Touchez ce qui est attaqué depuis { $hex }.
bushido-ask-target-how = Faites glisser des troupes sur une cible, ou touchez les deux.
bushido-ask-who-samurai = mène vos troupes :
bushido-ask-who-bushi = est attaqué :
bushido-ask-who-sensei = conseille et intrigue :
bushido-ask-take-card = Reprendre la carte : { $role }
bushido-ask-deal = Distribuer les rôles
bushido-ask-no-effects = Vous n’avez aucune tuile à jouer ici.
bushido-ask-effects = { $price ->
        [1] Une tuile par effet.
       *[other] Deux tuiles identiques par effet.
    }
bushido-ask-effect-ronin = Touchez une province d’un autre joueur.
bushido-ask-effect-shinobi = Derrière quel paravent regardez-vous ?
bushido-ask-effect-chanoyu = Qui invitez-vous ? Qui accepte reçoit 5 de votre honneur de Samouraï.
bushido-ask-effect-geisha = Le tour s’achève aussitôt ; le mois reste.
bushido-ask-stack-of = Tuiles de force { $strength }, vous en avez { $held }
bushido-ask-on-top = Au sommet :
bushido-ask-top = Un { $strength } au sommet
bushido-ask-no-katana = Sans katana, toutes les troupes sont perdues.
bushido-ask-stack = { $tiles ->
        [one] 1 tuile
       *[other] { $tiles } tuiles
    }, { $katana ->
        [one] 1 katana
       *[other] { $katana } katanas
    }
bushido-ask-which-tactic = Choisissez une tactique
bushido-ask-keep = { $disc } : garder { $keep } sur { $held }
bushido-ask-discard = Défausser { $number }, piocher { $draws }
bushido-ask-discard-none = { $draws ->
        [0] Tout garder
       *[other] Tout garder, piocher { $draws }
    }
bushido-ask-seen = Derrière le paravent de { $seat }
bushido-ask-seen-nothing = rien
bushido-ask-close = Fermer

# Derrière le paravent
bushido-own-title = Paravent
bushido-own-watching = Vous regardez ; aucun paravent ne vous est ouvert.
bushido-own-tiles = Tuiles
bushido-own-katana = Katanas : { $katana }
bushido-own-effects = Effets
bushido-own-discs = Disques
bushido-own-land = Troupes et jetons
bushido-own-none = aucun
bushido-own-thing = { $thing } : { $held }
bushido-own-campaign = jeton campagne
bushido-own-about-1 = Tuile katana de force 1. Dans une embuscade, elles tuent encore après coup.
bushido-own-about-2 = Tuile katana de force 2.
bushido-own-about-3 = Tuile katana de force 3. Trois achètent 1 d’honneur de Daimyo à votre propre tour ; perdue en bataille, chacune tue une troupe du vainqueur.
bushido-own-about-chanoyu = Thé par tuile : l’invité gagne 5 de votre honneur de Samouraï, puis vous changez le reste en honneur de Daimyo, deux pour un.
bushido-own-about-geisha = Achève aussitôt le tour ; le mois reste.
bushido-own-about-shinobi = Un espion : regardez une fois derrière le paravent d’un autre joueur.
bushido-own-about-ronin = Va dans une province d’un autre. S’il y a autant de Rônins que de troupes, elle se révolte.
bushido-own-about-seppuku = Exige la mort d’un Samouraï vaincu : une tuile pour le Sensei, deux pour tout autre.
bushido-own-about-battle = Ajoute vos troupes. Bat embuscade (katanas doublés), perd contre duel.
bushido-own-about-duel = Bat bataille (katanas doublés), perd contre embuscade. Contre un autre duel, la moitié de l’honneur de Samouraï du perdant est en jeu.
bushido-own-about-ambush = Bat duel (katanas doublés), perd contre bataille. Les tuiles de force 1 tuent après coup.
bushido-own-about-traitor = Bat toute autre tactique sans compter.
bushido-own-about-kotau = N’est pas une tactique. En phase 12 : le mois reste, deux mois passent, ou vous piochez cinq tuiles.
bushido-own-about-troops = { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } sur la carte ; vos koku en nourrissent { $koku }.
bushido-own-about-reserve = { $reserve ->
        [one] { $reserve } troupe
       *[other] { $reserve } troupes
    } en réserve. Vous recrutez dans votre propre phase 1.
bushido-own-about-income = Vous piochez { $income } tuiles dans votre propre phase 1.
bushido-own-table = { $mine ->
        [one] Votre troupe
       *[other] Vos { $mine } troupes
    } contre { $other }. Votre total en haut, le leur en bas (K : leurs katanas).
bushido-own-rule = La règle
bushido-own-mine = vous
bushido-own-theirs = eux
bushido-own-wins = gagne
bushido-own-loses = perd
bushido-own-pair = { $own } contre { $other }.
bushido-own-totals = { $mine } à { $theirs }.
bushido-own-loss-difference = Le perdant perd la différence en troupes.
bushido-own-loss-all = Le perdant perd toutes ses troupes.
bushido-own-loss-none = Les troupes du perdant se retirent, et la moitié de son honneur de Samouraï va au vainqueur.
bushido-own-loss-revolt = Les troupes du perdant se retirent, les Rônins restent ; nul honneur n’est en jeu.
bushido-own-loss-traitor = Le traître gagne sans compter ; le perdant perd toutes ses troupes.
bushido-own-after-ones = Ensuite vous perdez 1 troupe pour { $ones ->
        [1] chaque tuile
       *[other] { $ones } tuiles
    } de force 1 de leur pile.
bushido-own-after-ones-other = Ensuite ils perdent 1 troupe pour { $ones ->
        [1] chaque tuile
       *[other] { $ones } tuiles
    } de force 1 de votre pile.
bushido-own-after-threes = Ensuite le vainqueur perd 1 troupe pour chaque tuile de force 3 du perdant.
