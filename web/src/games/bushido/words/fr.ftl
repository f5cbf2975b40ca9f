# Options de Bushido
option-bushido-players = Nombre de joueurs
option-bushido-first_player = Premier joueur
value-bushido-first_player-seat_1 = la première place
value-bushido-first_player-random = tiré au sort
option-bushido-province_set = Provinces en jeu
option-bushido-province_set-about = Avec les 32 tuiles mêlées, nul ne sait combien il y aura de temples ou de rizières.
value-bushido-province_set-suggested = le jeu conseillé
value-bushido-province_set-random_32 = tirées parmi les 32
option-bushido-campaign = Jetons de campagne
option-bushido-campaign-about = Une fois par partie, un Daimyo annonce une seconde attaque dans le même tour.
option-bushido-elite = Troupes d’élite
option-bushido-elite-about = Un jeton de campagne peut appeler à la place trois troupes d’élite, valant trois troupes chacune, pour un tour de table.
option-bushido-stall_guard = Un tour de table sans attaque
option-bushido-stall_guard-about = Sinon l’année peut s’arrêter tant que personne n’attaque.
value-bushido-stall_guard-on = fait avancer le mois
value-bushido-stall_guard-off = ne change rien
option-bushido-forfeited_troops = Troupes engagées sans katana
value-bushido-forfeited_troops-removed = quittent la partie
value-bushido-forfeited_troops-reserve = vont à la réserve
option-bushido-hatamoto_win = Révolte gagnée contre des défenseurs survivants
value-bushido-hatamoto_win-province_lost = la province est perdue
value-bushido-hatamoto_win-defenders_hold = les défenseurs la gardent
option-bushido-isolated_attack = Attaque depuis une province isolée
option-bushido-invite_daimyo = Le Daimyo invité par une tuile Chanoyu
option-bushido-revolt_timing = Révolte après un combat
value-bushido-revolt_timing-before_honour = avant l’attribution de l’honneur
value-bushido-revolt_timing-after_honour = après l’attribution de l’honneur
option-bushido-elite_honour = Honneur de Samouraï pour une troupe d’élite tombée
option-bushido-hand_counts = Nombre de tuiles et de disques des autres
option-bushido-hand_counts-about = Qui tient le compte des pioches les connaît de toute façon ; les sortes restent cachées.
value-bushido-hand_counts-hidden = cachés
value-bushido-hand_counts-shown = montrés
option-bushido-spy_clock = Durée du regard d’un espion
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
bushido-board-owned = { $owner }: { $troops ->
        [one] 1 troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
       *[other] {", "}élite { $elite }
    }.
bushido-board-neutral = À personne.
bushido-board-ronin = Rônins : { $ronin }.
bushido-board-isolated = Isolée : ses troupes ne se regroupent pas.
bushido-board-beside = À côté : { $hexes }.
bushido-board-figure-honour = honneur de Daimyo
bushido-board-about-figure-honour = Il donne la victoire : à 50 aussitôt, sinon à la fin de l’année.
bushido-board-figure-samurai = honneur de Samouraï
bushido-board-about-figure-samurai = Gagné au combat ; au thé, deux points en font un de Daimyo.
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
bushido-board-about-bonus = Jeton bonus, pas encore utilisé : { $honour } d’honneur de plus au Samouraï vainqueur.
bushido-board-about-campaign = Jeton de campagne, pas encore utilisé : une seconde attaque, ou les troupes d’élite.
bushido-board-track = Piste du Bushido
bushido-board-about-track = Marqueurs pleins : honneur de Daimyo, qui donne la victoire à 50 ou à la fin de l’année. Marqueurs cerclés : honneur de Samouraï, qui devient honneur de Daimyo au thé.
bushido-board-honours = { $player } : Daimyo { $daimyo }, Samouraï { $samurai }.
bushido-board-months = Mois { $month } sur { $months }
bushido-board-about-months = Le marqueur du Shogun : après le mois { $months }, l’année s’achève et le plus grand honneur de Daimyo l’emporte.
bushido-board-phases = Phases du tour
bushido-board-asked = Qui est interrogé
bushido-board-roles = Rôles de ce tour
bushido-board-not-dealt = pas encore attribué
bushido-board-about-phase-1 = Le Daimyo pioche selon son revenu, change des disques et ajuste ses troupes à son koku.
bushido-board-about-phase-2 = Le Daimyo peut inviter quelqu’un et changer de l’honneur de Samouraï en honneur de Daimyo.
bushido-board-about-phase-3 = Le Daimyo peut acheter de l’honneur avec des tuiles de force 3.
bushido-board-about-phase-4 = Le Daimyo distribue les cartes : qui attaque pour lui, qui est attaqué, qui conseille.
bushido-board-about-phase-5 = Tuiles d’effet : le Sensei les joue pour une tuile, les autres pour deux ; le Daimyo n’en joue pas.
bushido-board-about-phase-6 = Le Hatamoto place des Rônins et peut mener une révolte contre le Daimyo.
bushido-board-about-phase-7 = Le Daimyo se regroupe, désigne une cible, envoie des troupes et peut promettre plus d’honneur.
bushido-board-about-phase-8 = Samouraï et Bushi empilent des katanas et choisissent une tactique en secret ; tout est montré à la fois.
bushido-board-about-phase-9 = L’honneur de Samouraï est attribué et la province change de main.
bushido-board-about-phase-10 = Seulement après une défaite du Samouraï : une punition est proposée et le Daimyo décide.
bushido-board-about-phase-11 = Le Sensei décide si tous piochent, ou personne.
bushido-board-about-phase-12 = Qui joue un disque Kotau retient le mois, l’avance de deux ou pioche cinq tuiles.
bushido-board-combat = Combat en { $hex }
bushido-board-combat-for = Combat pour { $hex }, { $kind }
bushido-board-revolt-for = Révolte en { $hex }, { $kind }
bushido-board-about-laid = Jetons bonus sur la cible : un Samouraï vainqueur gagne autant d’honneur en plus.
bushido-board-leads = { $owner }: { $troops ->
        [one] 1 troupe
       *[other] { $troops } troupes
    }{ $elite ->
        [0] {""}
       *[other] {", "}élite { $elite }
    }.
bushido-board-stack = Pile de katanas : { $number }
bushido-board-no-katana = sans katana
bushido-board-legend = Ce que valent les provinces
bushido-board-worth-honour = honneur
bushido-board-worth-koku = koku
bushido-board-worth-katana = katanas
bushido-board-about-worth-honour = Honneur : qui gagne la province gagne autant d’honneur de Daimyo, qui la perd en perd autant.
bushido-board-about-worth-koku = Koku : autant de troupes nourries.
bushido-board-about-worth-katana = Katanas : autant de tuiles de revenu en plus.

# Les questions
