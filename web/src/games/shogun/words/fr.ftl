# Options de Shogun
option-shogun-players = Nombre de joueurs
option-shogun-side = Face du plateau
option-shogun-side-about = Les régions et les provinces fermées diffèrent d’une face à l’autre.
value-shogun-side-sun = Soleil
value-shogun-side-moon = Lune
option-shogun-start = Premières provinces
option-shogun-start-about = Sur la face lune, les provinces se choisissent toujours une à une.
value-shogun-start-fixed = listes imprimées
value-shogun-start-draft = choisies une à une
option-shogun-fixed_lists = Qui reçoit quelle liste imprimée
value-shogun-fixed_lists-seat = selon la place
value-shogun-fixed_lists-random = tirée au sort
option-shogun-draft_first = Qui choisit en premier
value-shogun-draft_first-random = tiré au sort
value-shogun-draft_first-seat1 = la première place
option-shogun-moon_sea = Routes maritimes de la face lune
option-shogun-moon_sea-about = Les routes imprimées n’ont pas pu être vérifiées.
value-shogun-moon_sea-as_sun = comme sur la face soleil
value-shogun-moon_sea-alternative = l’autre liste
option-shogun-tower_model = Comment les cubes de la tour sont délogés
value-shogun-tower_model-scaled = plus de cubes en délogent plus
value-shogun-tower_model-constant = toujours les mêmes chances
option-shogun-tower_p_thrown = Chance qu’un cube jeté traverse la tour
option-shogun-tower_keep = Chance qu’un cube de la tour résiste à un cube jeté
option-shogun-tower_p_stuck = Chance qu’un cube de la tour soit délogé
option-shogun-rice_cap = L’évènement qui plafonne le riz
option-shogun-rice_cap-about = Un livret imprime 4.
option-shogun-rice_limit = Le riz s’arrête au bout de la piste
value-shogun-rice_limit-none = non
value-shogun-rice_limit-18 = à 18
option-shogun-income_if_revolt_lost = Riz ou impôt d’une province perdue dans la même révolte
value-shogun-income_if_revolt_lost-kept = gardé
value-shogun-income_if_revolt_lost-lost = perdu
option-shogun-attack_card_neutral = Carte d’attaque contre les provinces neutres
option-shogun-defence_bonus_in_revolt = Carte de défense et évènement des châteaux dans les révoltes
option-shogun-combat_duty = Une marche possible
value-shogun-combat_duty-must = doit être faite
value-shogun-combat_duty-may = peut être refusée
option-shogun-leaders = Chefs militaires
option-shogun-leaders-about = Votre chef améliore les actions de sa province et se déplace à chaque manche ; les statues qu’il laisse rapportent des points.
option-shogun-leader_event_order = Évènement et bonus du chef
value-shogun-leader_event_order-event_first = l’évènement d’abord
value-shogun-leader_event_order-leader_first = le chef d’abord
option-shogun-leader_with_six = Déployer 5 avec chef et carte six armées
value-shogun-leader_with_six-seven = sept armées
value-shogun-leader_with_six-six = six armées
option-shogun-statues_per_province = Statues d’un joueur dans une province
value-shogun-statues_per_province-any = autant que l’on veut
value-shogun-statues_per_province-one = une seule
option-shogun-leader_after_winter = Les chefs après le premier hiver
value-shogun-leader_after_winter-stays = restent
value-shogun-leader_after_winter-moves = se déplacent et laissent des statues
option-shogun-statue_duty = La statue d’un départ en triomphe
value-shogun-statue_duty-must = est placée
value-shogun-statue_duty-may = peut être refusée
option-shogun-samurai = Samouraïs
option-shogun-samurai-about = Qui tient des provinces dans quatre régions retourne des cartes : coffres, armées, riz ou points.
option-shogun-court = La cour du Tenno
option-shogun-court-about = Envoyez des courtisans à la cour du Tenno et payez-en des faveurs.
option-shogun-immunity_cards = Faveurs 10, 11 et 18
value-shogun-immunity_cards-split = barrent Combat A, Combat B et les deux
value-shogun-immunity_cards-both = barrent chacune les deux
option-shogun-favour_amounts = Nombres sur les cartes de faveur
option-shogun-favour_amounts-about = Les nombres imprimés sont reconstitués.
value-shogun-favour_amounts-ladder = pas à pas
value-shogun-favour_amounts-steep = plus raides
option-shogun-chambers = Chambres
option-shogun-chambers-about = Gagnez des régions, occupez des chambres du palais, marquez par lignes et colonnes.
option-shogun-chamber_pick = L’occupation d’une chambre
value-shogun-chamber_pick-may = peut être refusée
value-shogun-chamber_pick-must = doit être faite
option-shogun-chamber_rows = Valeurs des lignes
option-shogun-chamber_columns = Valeurs des colonnes

# Le plateau de Shogun.

shogun-board-map = Carte des provinces
shogun-board-track = Les dix actions
shogun-board-round = Cartes spéciales et évènements
shogun-board-now = en cours
shogun-board-face-down = face cachée
shogun-board-to-come = Encore à venir :
shogun-board-specials = Cartes spéciales et ordre de jeu
shogun-board-special = Place { $place } : { $special } ({ $seat })
shogun-board-events = Évènements : en vigueur, et restants cette année
shogun-board-loss = S’il reste pour l’hiver, chacun perd { $loss } riz.
shogun-board-tower = Tour à cubes
shogun-board-tower-holds = Dans la tour : { $cubes }.
shogun-board-tray-holds = Dans le plateau : { $cubes }.
shogun-board-stock = Reste en réserve
shogun-board-farmers = villageois
shogun-board-castle = château
shogun-board-temple = temple
shogun-board-theatre = théâtre Nô
shogun-board-my-plan = Votre plan : { $space }.
shogun-board-closed = { $province } est fermée dans cette partie.
shogun-board-neutral = { $province } est neutre.
shogun-board-held = { $you ->
    [seat] Vous tenez
   *[other] { $seat } tient
} { $province } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}.
shogun-board-there = Sur place : { $things }.
shogun-board-unrest = { $markers ->
    [one] { $markers } marqueur de révolte
   *[other] { $markers } marqueurs de révolte
}
shogun-board-leader = { $you ->
    [seat] votre chef
   *[other] chef de { $seat }
}
shogun-board-statues = { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
} { $you ->
    [seat] à vous
   *[other] de { $seat }
}
shogun-board-worth = { $region } : impôt { $tax }, riz { $rice }, { $plots ->
    [one] { $plots } emplacement
   *[other] { $plots } emplacements
} ({ $free } libres) ; voisines : { $neighbours }.
shogun-board-on-map = Choisissez une province mise en évidence sur la carte.
shogun-board-on-chambers = Choisissez une chambre mise en évidence.
shogun-board-how-many = Combien d’armées ?
shogun-board-fewer = Une de moins
shogun-board-more = Une de plus
shogun-board-against = À { $province } : { $armies ->
    [0] aucune armée
    [one] { $armies } armée
   *[other] { $armies } armées
}
shogun-board-odds = Conquise { $conquered } % · neutre { $neutral } % · tenue { $held } %
shogun-board-planning = Plateau individuel
shogun-board-committed = Votre plan est confirmé. Vous pouvez le rouvrir tant que tout le monde n’a pas confirmé.
shogun-board-empty = vide
shogun-board-covered = couverte
shogun-board-space = { $space } : { $card }
shogun-board-lapses = serait sans effet
shogun-board-passes = pas d’action
shogun-board-lapsing = { $space } à { $card } n’aurait aucun effet : pourquoi ?
shogun-board-chests-after = coffres après le plan
shogun-board-to-feed = { $provinces ->
    [one] ({ $provinces } province à nourrir en hiver)
   *[other] ({ $provinces } provinces à nourrir en hiver)
}
shogun-board-late-tax = { $chests ->
    [one] il manque { $chests } coffre si l’impôt vient tard
   *[other] il manque { $chests } coffres si l’impôt vient tard
}
shogun-board-short = { $chests ->
    [one] il manque { $chests } coffre
   *[other] il manque { $chests } coffres
}
shogun-board-hand = Cartes en main
shogun-board-hand-empty = Toutes les cartes sont posées.
shogun-board-fill = Cartes Coffre sur le reste
shogun-board-clear = Tout retirer
shogun-board-try = Essayer ce plan
shogun-board-where = Où va la carte
shogun-board-where-to = { $card } : pour quelle action ?
shogun-board-where-lift = La retirer de son action
shogun-board-where-drop = Reposer la carte
shogun-board-lacking = { $spaces ->
    [one] encore { $spaces } case vide
   *[other] encore { $spaces } cases vides
}
shogun-board-own-title = Plan
shogun-board-page-court = Cour
shogun-board-page-chambers = Chambres
shogun-board-page-samurai = Samouraïs
shogun-board-own = Votre plan et votre main
shogun-board-planned = Actions planifiées
shogun-board-chests = coffres
shogun-board-tax = impôt
shogun-board-rice = riz
shogun-board-provinces = provinces
shogun-board-supply = armées en réserve
shogun-board-courtiers = courtisans à la cour
shogun-board-trophies = trophées
shogun-board-markers = marqueurs de chambre restants
shogun-board-draft = Choix des premières provinces
shogun-board-pile = Carte inconnue ({ $cards } dans la pile)
shogun-board-taken = Prise : { $province }. Quel groupe d’armées y va ?
shogun-board-groups = Groupes d’armées restants
shogun-board-modules = Modules
shogun-board-court = La cour du Tenno
shogun-board-hall = Hall
shogun-board-room = Salle d’audience
shogun-board-price = { $price ->
    [one] coûte { $price } courtisan
   *[other] coûte { $price } courtisans
}
shogun-board-using = En cours : { $favour }
shogun-board-kept = Faveurs gardées
shogun-board-samurai = Samouraïs
shogun-board-samurai-needed = Un bonus demande des provinces dans { $regions } régions.
shogun-board-regions = { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
}
shogun-board-chambers = Chambres
shogun-board-chamber = Chambre { $field }
shogun-board-line-worth = { $points ->
    [one] cette ligne vaut { $points } point
   *[other] cette ligne vaut { $points } points
}
shogun-board-region-row = Régions dans l’ordre des choix
shogun-board-tile-bag = dans le sac
shogun-board-tile-up = libre
shogun-board-tile-down = retournée
shogun-board-tile-gone = occupée

# À quoi sert une case, en deux phrases
shogun-board-about-castle = Payez 3 coffres et construisez un château dans la province posée ici. Il faut un emplacement libre et pas encore de château.
shogun-board-about-temple = Payez 2 coffres et construisez un temple dans la province posée ici. Il faut un emplacement libre et pas encore de temple.
shogun-board-about-theatre = Payez 1 coffre et construisez un théâtre Nô dans la province posée ici. Il faut un emplacement libre et pas encore de théâtre.
shogun-board-about-rice = Récoltez le riz de cette province pour l’hiver. Il y reste un marqueur de révolte ; s’il y en a déjà un, les villageois se soulèvent.
shogun-board-about-tax = Percevez l’impôt de cette province en coffres. Il y reste un marqueur de révolte ; s’il y en a déjà un, les villageois se soulèvent.
shogun-board-about-deploy-5 = Payez 3 coffres et placez 5 armées dans cette province. Sans les coffres ou les armées, rien ne se passe.
shogun-board-about-deploy-3 = Payez 2 coffres et placez 3 armées dans cette province. Sans les coffres ou les armées, rien ne se passe.
shogun-board-about-deploy-1 = Payez 1 coffre et placez 1 armée dans cette province. Ensuite, des armées peuvent aller dans une de vos provinces voisines.
shogun-board-about-combat-a = Marchez de cette province vers une voisine ; une armée reste sur place. Contre les autres ou une province neutre, la tour décide.
shogun-board-about-combat-b = Marchez de cette province vers une voisine ; une armée reste sur place. Contre les autres ou une province neutre, la tour décide.
shogun-board-about-bid = Qui enchérit le plus choisit en premier parmi les cartes spéciales et, avec elles, sa place dans l’ordre de jeu. Les coffres sont payés dans tous les cas.
shogun-board-about-convert-3 = Changez 3 armées de cette province en courtisans ; une armée doit rester. Une carte Tour les prend dans le réceptacle.
shogun-board-about-convert-2 = Changez 2 armées de cette province en courtisans ; une armée doit rester. Une carte Tour les prend dans le réceptacle.
shogun-board-about-convert-1 = Changez 1 armée de cette province en courtisan ; une armée doit rester. Une carte Tour la prend dans le réceptacle.
shogun-board-about-down = Cette action est retournée quand une action précédente est faite. D’ici là, personne ne sait laquelle des actions à venir est ici.
shogun-board-about-fill = Pose des cartes Coffre sur toutes les cases encore vides, et la moins chère comme enchère. Rien n’est confirmé.
shogun-board-about-clear = Remet toutes les cartes en main. Rien n’est confirmé.
shogun-board-about-try = Ouvre un bac à sable et y joue votre plan ; des robots planifient pour les autres et le hasard est nouveau. À la table, rien n’est confirmé.

# Ce que font les cartes spéciales et les évènements, en deux phrases
shogun-board-about-special-tax-more = Un coffre de plus quand vous percevez l’impôt dans cette manche. Il s’ajoute à ce que l’évènement permet.
shogun-board-about-special-rice-more = Un riz de plus quand vous récoltez dans cette manche. Il s’ajoute à ce que l’évènement permet.
shogun-board-about-special-six-armies = Déployer 5 place six armées pour les 3 coffres habituels dans cette manche. Cela vaut même si un évènement en réduit le nombre.
shogun-board-about-special-attack-more = Chaque fois que vous attaquez dans cette manche, une armée de votre réserve est jetée avec les autres. Une réserve vide n’ajoute rien.
shogun-board-about-special-defence-more = Chaque fois qu’un autre joueur vous attaque dans cette manche, une armée de votre réserve est jetée avec les autres. Une réserve vide n’ajoute rien, et la carte n’aide pas dans les révoltes, sauf si une option le dit.
shogun-board-about-ruling-theatre-calms = Qui construit un théâtre Nô retire un marqueur de révolte de sa province. Sans marqueur, rien d’autre ne se passe.
shogun-board-about-ruling-two-farmers = Qui attaque une province neutre affronte deux villageois au lieu d’un. Les provinces des joueurs se défendent comme toujours.
shogun-board-about-ruling-castle-defends = Quand la province d’un joueur qui porte un château est attaquée par un autre, une armée de la réserve du défenseur est jetée avec les autres. Une réserve vide n’ajoute rien.
shogun-board-about-ruling-temple-forbids = Aucun joueur ne peut attaquer une province où se dresse un temple. Les révoltes et les marches entre ses propres provinces restent possibles.
shogun-board-about-ruling-tax-at-most = L’impôt rapporte au plus { $limit } coffres. Les bonus s’ajoutent ensuite.
shogun-board-about-ruling-tax-at-least = L’impôt rapporte au moins { $limit } coffres. Les bonus s’ajoutent ensuite.
shogun-board-about-ruling-rice-at-least = La récolte rapporte au moins { $limit } riz. Les bonus s’ajoutent ensuite.
shogun-board-about-ruling-rice-at-most = La récolte rapporte au plus { $limit } riz. Les bonus s’ajoutent ensuite.
shogun-board-about-ruling-fewer-recruits = Déployer 5 ne place que 3 armées, et Déployer 3 que 2. Les prix restent, et Déployer 1 ne change pas.

# À quoi servent chiffres, cartes et plateaux, en deux phrases
shogun-board-about-figure-chest = Les coffres paient bâtiments, armées et enchères. À égalité de points à la fin, le plus de coffres l’emporte.
shogun-board-about-figure-rice = En hiver, chaque province a besoin d’un riz. Celles qui n’en ont pas peuvent se révolter, et ce qui reste est perdu.
shogun-board-about-figure-castle = Provinces tenues par ce joueur. Chacune rapporte 1 point en hiver et a besoin d’un riz.
shogun-board-about-figure-army = Armées dans la réserve de ce joueur. Il ne peut pas en placer davantage.
shogun-board-about-figure-courtier = Courtisans à la cour du Tenno. Qui en a le plus dans le hall demande une faveur en premier, et ce sont eux qui la paient.
shogun-board-about-figure-statue = Statues des autres prises par le chef de ce joueur. Chacune rapporte 1 point à la fin.
shogun-board-about-figure-banner = Marqueurs restants pour occuper des chambres. Sans marqueur, aucune chambre n’est occupée.
shogun-board-about-tower = Les cubes jetés peuvent rester dans la tour et tomber dans un combat suivant. Ce qui est dans le réceptacle y retourne au prochain jet.
shogun-board-about-stock-farmer = Villageois restants dans la réserve. Ils défendent les provinces neutres et se soulèvent dans les révoltes.
shogun-board-about-stock-castle = Châteaux restants dans la réserve. Chacun rapporte 1 point en hiver, et le plus de châteaux d’une région 3.
shogun-board-about-stock-temple = Temples restants dans la réserve. Chacun rapporte 1 point en hiver, et le plus de temples d’une région 2.
shogun-board-about-stock-theatre = Théâtres Nô restants dans la réserve. Chacun rapporte 1 point en hiver, et le plus de théâtres d’une région 1.
shogun-board-about-chest-card = Comme enchère, elle coûte autant de coffres qu’elle indique. Sur toute autre case : aucune action, et rien n’est payé.
shogun-board-about-tower-card = Sur une case de la cour, elle change vos armées du réceptacle en courtisans. Sur toute autre case : aucune action, et comme enchère elle vaut 0.
shogun-board-about-hall = Qui a le plus de courtisans dans le hall entre le premier dans la salle d’audience. Les courtisans non dépensés y reviennent.
shogun-board-about-room = Courtisans de ceux qui sont venus demander une faveur. Ceux qui ne sont pas dépensés retournent dans le hall.
shogun-board-about-favour = Elle se paie avec les courtisans de la salle d’audience. Chaque joueur prend au plus une faveur par manche.
shogun-board-about-chamber = Pour chaque région, qui y tient le plus de provinces peut occuper une chambre libre à la fin d’une manche. Les chambres dont personne ne veut sont retournées.
shogun-board-about-line = Le plus de marqueurs dans cette ligne rapporte cette valeur à la fin. À égalité, un point de moins, et les tuiles retournées comptent comme un joueur de plus.
shogun-board-about-region = Les régions sont évaluées dans cet ordre à la fin d’une manche. La première passe ensuite au bout de la file.
shogun-board-about-samurai = Qui tient des provinces dans assez de régions retourne la carte suivante au début d’une manche et en prend un bonus. Après l’hiver, la pile recommence.
