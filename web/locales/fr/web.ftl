# Partout
close = Fermer
you = vous
guest = Invité
points = points
skip = Passer
undo = Reprendre
tools = Outils
to-the-shelf = Vers l’étagère
nowhere = Il n’y a rien à cette adresse. Voici l’étagère.
connecting = On s’approche de la table…
connection-lost = La connexion est perdue. Rien d’autre : la table est conservée.
connection-now = Réessayer maintenant

# L’étagère
shelf-title = Quatre jeux du Japon ancien, une table
shelf-line = Jouez avec des amis d’autres villes ou avec de bons robots. Un nom suffit ; chaque coup est conservé.
shelf-now = Jouer tout de suite contre des robots
shelf-now-shogun = Vous et trois robots, un clic
shelf-now-shitenno = Vous et deux robots, un clic
shelf-level = Leur niveau
shelf-starting = Mise en place…
shelf-mine = Vos tables
shelf-shelf = L’étagère
shelf-new = Nouvelle table de { $game }
shelf-about-shogun = Planifiez en secret, bâtissez, marchez, et fiez-vous à la tour. 3 à 5 joueurs, quatre modules.
shelf-about-shitenno = Partagez cartes et titres, puis gagnez les provinces pour votre général. 2 à 4 joueurs.
shelf-on-their-way = bientôt
shelf-open = Tables ouvertes
shelf-none-open = Aucune table n’est ouverte en ce moment. Ouvrez-en une : le lien suffit à vos amis.
shelf-past = Parties terminées
shelf-bring-log = Revoir une partie depuis un fichier de journal
tables-go-on = Continuer la partie
tables-free = { $count ->
    [one] 1 place libre : s’asseoir
   *[other] { $count } places libres : s’asseoir
}
tables-watch = Regarder

# Une nouvelle table
new-title = Nouvelle table : { $game }
new-seats = Qui joue
new-name = Votre nom
new-players = Nombre de joueurs
new-seat = Place { $number }
new-me = Je m’assieds ici
new-open = Ouverte à qui a le lien
new-bot = Robot : { $bot }
new-private = Privée : seulement avec le lien
new-hints = Conseils pour tous (seul avec des robots, on peut toujours demander)
new-clock = Pendule par décision
new-clock-value = { $seconds ->
    [0] aucune
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
   *[86400] 1 jour
}
new-open-table = Ouvrir la table
new-begin = Commencer
options-modules = Modules
options-table = La table
options-details = Détails des règles
bot-novice = Novice
bot-novice-about = Connaît les règles et veut bien faire, mais a la tête ailleurs. Pour vos premières parties.
bot-skilled = Habile
bot-skilled-about = Un jeu solide, sans regarder loin. Vous gagnerez parfois, vous perdrez parfois.
bot-expert = Expert
bot-expert-about = Réfléchit à ce que les autres peuvent faire. Il faut bien jouer pour le battre.
bot-master = Maître
bot-master-about = Le plus fort de la maison : il prend son temps et l’emploie tout entier.
bot-judge = Juge, pour l’étude
bot-judge-about = Évalue la position après chacun de ses coups : la mesure des autres robots.
bot-random = N’importe quoi, pour l’étude
bot-random-about = Joue n’importe quel coup permis.
move-seat = Jouer sur cet appareil
move-seat-line = Ce lien privé amène votre place sur cet appareil. L’autre appareil ne fera plus que regarder. Le lien sert une seule fois.
move-seat-take = Amener ma place ici

# Options de Shitennō
option-shitenno-players = Nombre de joueurs
option-shitenno-general_choice = Qui reçoit quel général
option-shitenno-general_choice-about = Les généraux ne diffèrent que par le nom et la couleur.
value-shitenno-general_choice-seat_order = choisis dans l’ordre des places
value-shitenno-general_choice-random = tirés au sort
option-shitenno-double_deck = Faces des dix cartes de troupe doubles
value-shitenno-double_deck-one_of_each = une de chaque paire
value-shitenno-double_deck-from_examples = comme dans les exemples du livret
option-shitenno-troop_reshuffle = Quand la défausse de troupes est mélangée
value-shitenno-troop_reshuffle-when_needed = quand une carte manque
value-shitenno-troop_reshuffle-at_once = dès que la pioche est vide
option-shitenno-empty_lots = Lots sans carte
option-shitenno-idle_pieces = Pièces inutiles dans un paiement
value-shitenno-idle_pieces-refused = refusées
value-shitenno-idle_pieces-allowed = permises
option-shitenno-tile_chains = Tuiles agissant sur ce qu’une autre tuile a produit
value-shitenno-tile_chains-full = permis
value-shitenno-tile_chains-printed_only = seulement sur ce qui est imprimé
option-shitenno-hand_view = Mains
option-shitenno-hand_view-about = Les mains ouvertes conviennent à une première partie.
value-shitenno-hand_view-hidden = cachées
value-shitenno-hand_view-open = ouvertes
option-shitenno-memory_aid = Aide-mémoire
option-shitenno-memory_aid-about = Énumère ce qu’un joueur attentif retiendrait de toute façon.

# Options de Shogun
option-shogun-players = Nombre de joueurs
option-shogun-side = Face du plateau
option-shogun-side-about = Les deux faces ont d’autres régions et d’autres provinces fermées.
value-shogun-side-sun = Soleil
value-shogun-side-moon = Lune
option-shogun-start = Premières provinces
option-shogun-start-about = La face lune se choisit toujours une à une.
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
option-shogun-leaders-about = Votre chef améliore les actions de sa province et se déplace à chaque manche ; les statues qu’il laisse rapportent des points.
option-shogun-leader_event_order = Évènement et bonus du chef
value-shogun-leader_event_order-event_first = l’évènement d’abord
value-shogun-leader_event_order-leader_first = le chef d’abord
option-shogun-leader_with_six = Recruter 5 avec chef et carte six armées
value-shogun-leader_with_six-seven = sept armées
value-shogun-leader_with_six-six = six armées
option-shogun-statues_per_province = Statues d’un joueur dans une province
value-shogun-statues_per_province-any = autant que l’on veut
value-shogun-statues_per_province-one = une seule
option-shogun-samurai = Samouraïs
option-shogun-samurai-about = Qui tient des provinces dans quatre régions retourne des cartes : coffres, armées, riz ou points.
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
option-shogun-chambers-about = Gagnez des régions, prenez des chambres du palais, marquez par rangées et colonnes.
option-shogun-chamber_pick = Une prise
value-shogun-chamber_pick-may = peut être refusée
value-shogun-chamber_pick-must = doit être faite
option-shogun-chamber_rows = Valeurs des rangées
option-shogun-chamber_columns = Valeurs des colonnes
value-on = oui
value-off = non
value-yes = oui
value-no = non
value-allowed = permis
value-forbidden = interdit

# La table
refused-now = Ce n’est pas possible ici.
your-turn = À vous
board = Plateau
board-none = Ce jeu n’a pas encore de plateau dessiné. Tous les coups sont dans la liste ci-dessous.
own-area = Votre espace
players = Joueurs
panels = Journal, règles et discussion
table-sandbox = Bac à sable
table-replay = Rediffusion
table-gone = Cette table n’existe pas, ou le lien n’est pas complet.
watching = Vous regardez.
gathering = On attend des joueurs
gathering-line = La partie commence quand toutes les places sont prises. Envoyez le lien, ou complétez avec des robots.
seat-open = libre
seat-away = absent
seat-to-move = doit jouer
seats = Places
seats-sit = S’asseoir
seats-back = Reprendre ma place
seats-let-bot = Laisser jouer un robot pour moi
seats-get-up = Se lever
seats-bot = Mettre un robot ici
seats-free = libre pour les gens
seats-invite = Copier le lien d’invitation
seats-copied = Le lien est copié. Envoyez-le à un ami.
seats-other-device = Déplacer ma place vers un autre appareil
seats-link-copied = Le lien privé est copié. Ouvrez-le sur l’autre appareil ; il sert une seule fois.
seats-link = Copiez ce lien :
seats-start = Compléter avec des robots et commencer
zoom-in = Plus près
zoom-out = Plus loin
zoom-whole = Tout le plateau
clock-left = { $seconds ->
    [one] encore 1 seconde
   *[other] encore { $seconds } secondes
}

# Coups
moves-group = Coups d’une même sorte
moves-all = { $count ->
    [one] Tous les coups en liste (1)
   *[other] Tous les coups en liste ({ $count })
}
moves-filter = Chercher parmi { $count } coups
moves-order = Donner un ordre en mots
moves-give = Exécuter

# Journal, règles, discussion
log = Journal
log-all = Montrer les { $count } lignes
log-since = depuis votre dernier coup
log-look = Voir le plateau à ce moment
rules = Règles
rules-search = Chercher dans les règles
rules-now = La règle de cette décision : { $rule }
rules-notes = { $count ->
    [one] Source et cas (1)
   *[other] Source et cas ({ $count })
}
rules-none = Aucune règle ne contient ces mots.
chat = Discussion
chat-none = Rien n’a encore été dit.
chat-say = Dire quelque chose
chat-send = Envoyer

# Retour en arrière
history = Historique
history-back = Un pas en arrière
history-on = Un pas en avant
history-run = Dérouler
history-stop = Arrêter
history-entry = Entrée { $entry } sur { $last }
history-viewpoint = Point de vue
history-own = vos propres yeux
history-eyes = les yeux de { $player }
history-spectator = les yeux d’un spectateur
history-try = Essayer à partir d’ici
since = Depuis votre dernier coup
since-watch = Regarder
history-now = Revenir au présent

# La fin
end = La partie est terminée
end-winner = { $player } gagne !
end-reason = Pourquoi elle s’est terminée : { $rule }
end-scores = Scores
end-player = Joueur
end-total = Total
end-chart = Points de chaque joueur tout au long de la partie
end-turns = Les tournants de la partie
end-turn-lead = { $player } prend la tête avec { $points ->
    [one] 1 point
   *[other] { $points } points
} (entrée { $entry })
end-turn-gain = { $player } gagne { $points ->
    [one] 1 point
   *[other] { $points } points
} (entrée { $entry })
end-again = Rejouer
end-log = Télécharger le journal
end-look = Revoir la partie

# Réglages
settings = Réglages
settings-language = Langue
settings-as-browser = automatique
settings-as-system = comme le système
settings-theme = Couleurs
settings-light = claires
settings-dark = sombres
settings-motion = Mouvement
settings-less-motion = le moins possible
settings-speed = Vitesse à laquelle les choses sont montrées
settings-speed-value = { $speed ->
    [0] tout de suite
    [0.5] lente
    [1] normale
   *[2] rapide
}
settings-sound = Un léger coup de bois quand c’est à moi
settings-notify = Une notification du navigateur quand c’est à moi

# Erreurs du serveur, par leur code
error-bad-message = Le serveur n’a pas compris cette page. Rechargez-la, s’il vous plaît.
error-bad-words = { $text }
error-too-large = C’est trop grand.
error-too-many = Un peu plus lentement, s’il vous plaît.
error-no-seat = Ce n’est pas possible : { $text }
error-not-yours = Ce n’est pas permis : { $text }
error-not-begun = La partie n’a pas commencé.
error-no-such-entry = Ce moment n’existe pas dans cette partie.
error-late = Quelque chose s’est passé entre-temps. Regardez de nouveau.
error-no-undo = On ne peut plus le reprendre : quelqu’un en a appris quelque chose.
error-replay = C’est une rediffusion : personne n’y joue.
error-no-hints = Pas de conseils à cette table : vous ne jouez pas seul.
error-not-your-turn = Vous n’avez rien à décider en ce moment.
error-internal = Quelque chose a échoué sur le serveur. Rien n’a changé.
error-no-server = Le serveur ne répond pas.
error-not-found = Cette table n’existe pas.

# Le plateau de Shitennō
shitenno-when-set-up = Mise en place
shitenno-when-even = Tour { $round } · année paire à Edo
shitenno-when-odd = Tour { $round } · année impaire dans les provinces
shitenno-board = Les huit provinces
shitenno-hand = Votre main
shitenno-no-cards = aucune carte
shitenno-edo = Edo
shitenno-share = À partager
shitenno-seals = { $seals ->
    [one] 1 sceau
   *[other] { $seals } sceaux
}
shitenno-make-lot = Formez un lot : choisissez une tuile, puis des cartes.
shitenno-make-two = Formez les deux derniers lots : les deux tuiles, puis les cartes de la plus haute. Toutes les autres vont avec la plus basse.
shitenno-lot = Lot
shitenno-lot-empty = pas encore de carte
shitenno-other-lot = Autre lot
shitenno-offer = Proposer ce lot
shitenno-offer-two = Proposer les deux lots
shitenno-accept = Accepter
shitenno-refuse = Refuser
shitenno-take = Prendre ce lot
shitenno-end-turn = Terminer le tour
shitenno-draw = Utiliser une tuile Pioche
shitenno-gild = Ou dorez un de vos kamons et terminez le tour : choisissez-le sur le plateau.
shitenno-choose-province = Choisissez une province éclairée pour y poser un kamon, ou terminez le tour.
shitenno-pay-for = Payer pour { $province } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
shitenno-by-troops = en troupes
shitenno-by-koku = { $price } koku
shitenno-pays = Cela paie.
shitenno-short = Pas encore assez.
shitenno-wasted = Inutile : { $pieces }
shitenno-spare-koku = La monnaie est perdue : { $koku } koku de trop.
shitenno-pay = Payer et poser le kamon
shitenno-suggest = Proposer
shitenno-cancel = Pas celle-ci
shitenno-gate = porte : { $kind }
shitenno-gate-figure = figure de la porte
shitenno-tiles-left = { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}
shitenno-full = pleine
shitenno-province-label = { $province } : prochaine position { $price } points, demande { $need }
shitenno-province-full-label = { $province } : pleine
shitenno-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
shitenno-kamons = { $count ->
    [one] encore 1 kamon
   *[other] encore { $count } kamons
}
shitenno-tairo = Tairō
shitenno-piles = Pioche de troupes { $troops }, pioche de koku { $koku }
shitenno-choose-general = Choisissez votre général
shitenno-memory = Ce qui a été vu
shitenno-about-hand = Cartes dans la main de ce joueur. Les autres n’en connaissent que le nombre, et ce qui a été vu.
shitenno-about-stock = Kamons encore à poser. Quand quelqu’un n’en a plus, la partie se termine avec l’année.
shitenno-about-tairo = Le Tairō compose les lots et les propose l’un après l’autre. Qui en prend un quitte le partage.
shitenno-about-koku = Paie { $koku } dans un paiement en koku. Ce qui reste à la fin rapporte.
shitenno-about-troop = Une troupe de cette sorte, pour les paiements en troupes. Chaque province dit quelles sortes il lui faut.
shitenno-about-double = Deux troupes sur une carte, pour les paiements en troupes. Chacune compte.
shitenno-about-exchange = Dans un paiement, une troupe compte pour une autre sorte, un koku pour une troupe, ou une troupe pour un koku. Sert une fois.
shitenno-about-plus-one = Dans un paiement, ajoute une troupe d’une sorte jouée, ou un koku à au moins un autre. Sert une fois.
shitenno-about-draw = À votre tour d’une année impaire, prenez une carte de la pioche de troupes. Jamais dans un paiement.
shitenno-about-daimyo = Marque 2 points de plus par kamon posé cette année, et joue en premier.
shitenno-about-shomyo = Marque 1 point de plus par kamon posé cette année. Joue après le Daimyō.
shitenno-about-sensei = Termine le tour en dorant un de ses kamons : il compte double pour la majorité.
shitenno-about-hatamoto = Compte pour une troupe de n’importe quelle sorte dans un paiement du tour.
shitenno-about-majority = Points à la fin pour qui a le plus de kamons ici ; les kamons dorés comptent double.
shitenno-about-gate = La tuile de la porte dit quelle troupe il faut en plus de celles de la province. Qui pose le prochain kamon la gagne.
prompt = Ce que la table attend
table-back = Retour à la table
table-trying = Votre plan est joué ici contre des robots. Rien n’en compte à la table.

# Conseils et regard en arrière
hint-ask = Que ferait un expert ?
hint-thinking = L’expert réfléchit…
hint-title = Ce que ferait un expert
hint-do = Faire ainsi
hint-do-number = Suivre l’idée { $number }
hint-more = encore { $count } coups
hint-alike = encore { $count } coups, comme dans l’idée 1
hint-late = La table a continué : demandez encore une fois.
look-title = A-t-on bien joué ?
look-ask = Examiner chaque décision
look-seat = Avec les yeux de
look-working = Examen… { $percent } %
look-done = Terminé : { $count ->
    [one] une décision
   *[other] { $count } décisions
}.
look-chart = Chance de victoire et points attendus, de décision en décision
look-win = chance de victoire (à gauche)
look-points = points attendus (à droite)
look-costliest = Les décisions les plus coûteuses
look-cost = { $number }. { $percent ->
    [0] { $points } points
   *[other] { $percent } % de chance de victoire
} perdus : voir ce moment
look-played = Joué :
look-better = Mieux :
look-alike = encore { $count } coups, les mêmes des deux côtés
look-nothing = Aucune décision n’a coûté plus que ce que le hasard explique.
look-none = Il n’y avait rien à décider.
look-basis = Chaque décision est examinée d’après ce que cette place savait alors ; la partie est continuée de nombreuses fois, avec la même chance pour chaque idée.
look-moment = Décision coûteuse { $number } sur { $of }
look-next = La suivante
