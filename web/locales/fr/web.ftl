# Partout
close = Fermer
you = vous
guest = Invité
points = points
skip = Passer
undo = Annuler le coup
undone-by = { $player } revient sur sa dernière décision.
log-undone =
    { $you ->
        [you] Vous revenez sur une décision
       *[other] { $player } revient sur une décision
    }{ $known ->
        [yes] {" "}: « { $told } »
       *[no] .
    }
tools = Outils
to-the-shelf = Vers l’étagère
nowhere = Il n’y a rien à cette adresse. Voici l’étagère.
connecting = On s’approche de la table…
connection-lost = La liaison est coupée pour le moment.
connection-calm = Votre table est en sécurité et vous attend. Ce que vous faites maintenant est gardé, et joué une seule fois au retour de la liaison.
connection-waits = Votre coup est gardé : il sera joué une seule fois, dès le retour de la liaison.
connection-now = Réessayer maintenant

# L’étagère
shelf-title = Quatre jeux du Japon ancien, une table
shelf-line = Jouez avec des amis d’autres villes ou avec de bons robots. Un nom suffit ; chaque coup est conservé.
shelf-now = Jouer tout de suite contre des robots
shelf-now-bots = { $bots ->
    [1] Vous et un robot, un clic
    [2] Vous et deux robots, un clic
    [3] Vous et trois robots, un clic
    [4] Vous et quatre robots, un clic
   *[other] Vous et { $bots } robots, un clic
}
shelf-level = Leur niveau
shelf-starting = Mise en place…
shelf-mine = Vos tables
shelf-shelf = L’étagère
shelf-new = Nouvelle table de { $game }
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
new-hints = Conseils pour tous (face aux seuls robots, on peut toujours en demander)
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
bot-master-about = Prend son temps et l’emploie tout entier. Difficile à battre.
bot-grandmaster = Grand maître
bot-grandmaster-about = Le plus fort de la maison : il réfléchit deux fois plus longtemps que le maître et ne laisse rien passer.
bot-judge = Juge, pour l’étude
bot-judge-about = Évalue la position après chacun de ses coups : la mesure des autres robots.
bot-random = N’importe quoi, pour l’étude
bot-random-about = Joue n’importe quel coup permis.
move-seat = Jouer sur cet appareil
move-seat-line = Ce lien privé amène votre place sur cet appareil. L’autre appareil ne fera plus que regarder. Le lien sert une seule fois.
move-seat-take = Amener ma place ici

# Valeurs des options
value-on = oui
value-off = non
value-yes = oui
value-no = non
value-allowed = permis
value-forbidden = interdit

# La table
refused-now = Ce n’est pas possible ici.
your-turn = À vous
pass-in = Ne rien jouer
pass-ahead = Passer d’avance
pass-about = Vous passez dès que la question vient, pour ce tour seulement. Personne d’autre ne le voit ; appuyez de nouveau pour y renoncer.
board = Plateau
board-none = Ce jeu n’a pas encore de plateau dessiné. Tous les coups sont dans la liste ci-dessous.
own-area = Votre espace
players = Joueurs
panels = Journal, scores, règles et discussion
views = Vues
own = À moi
scores = Scores
report = Bilan
report-of = { $title } : gains et pertes de chacun
scores-if-now = Si tout comptait maintenant
scores-to-come = Reste à compter
scores-ahead = { $name } : { $player } devance de { $lead }
scores-tie = { $name } : { $player } l’emporte à égalité
scores-shared = { $name } : partagé par { $players }
more = Plus
prompt = Ce que la table attend
table-back = Retour à la table
table-trying = Votre plan est joué ici contre des robots. Rien de tout cela ne compte à la table.
table-sandbox = Bac à sable
table-replay = Rediffusion
table-gone = Cette table n’existe pas, ou le lien n’est pas complet.
watching = Vous regardez.
gathering = On attend des joueurs
seat-open = libre
seat-away = hors ligne
seat-to-move = doit jouer
seats = Places
seats-sit = S’asseoir
seats-back = Revenir à ma place
seats-let-bot = Laisser un robot jouer pour moi
seats-get-up = Se lever
seats-bot = Mettre un robot ici
seats-free = libre pour une personne
seats-invite = Copier le lien d’invitation
seats-copied = Le lien est copié. Envoyez-le à un ami.
seats-other-device = Déplacer ma place vers un autre appareil
seats-link-copied = Le lien privé est copié. Ouvrez-le sur l’autre appareil ; il sert une seule fois.
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
moves-group = Coups du même genre
moves = Tous les coups ({ $count })
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
rule-of = Lire la règle { $rule }
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
chat-to = À
chat-to-all = tout le monde
chat-to-one = { $name } uniquement
chat-mine = à { $name } uniquement
chat-yours = à vous uniquement
chat-phrases = Phrases
chat-slot-player = Joueur
chat-slot-number = Nombre

# Retour en arrière
history = Historique
history-back = Un pas en arrière
history-on = Un pas en avant
history-run = Lecture
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
end-winner = { $you ->
    [player] Vous gagnez !
   *[other] { $player } gagne !
}
end-nobody = Personne ne gagne.
end-reason = Pourquoi elle s’est terminée : { $title }
end-scores = Scores
end-result = Le résultat
end-player = Joueur
end-total = Total
end-chart = Points de chaque joueur tout au long de la partie
end-turns = Les tournants de la partie
end-turn-lead = { $you ->
    [player] Vous prenez
   *[other] { $player } prend
} la tête avec { $points ->
    [one] 1 point
   *[other] { $points } points
} (entrée { $entry })
end-turn-gain = { $you ->
    [player] Vous gagnez
   *[other] { $player } gagne
} { $points ->
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
settings-speed = Vitesse du récit
settings-speed-value = { $speed ->
    [0] tout de suite
    [0.5] lente
    [1] normale
   *[2] rapide
}
settings-sound = Sons discrets : mon tour, cubes, pièces, un gong en fin d’année
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
error-no-undo = Il est trop tard pour annuler : quelqu’un en a appris quelque chose.
error-replay = C’est une rediffusion : personne n’y joue.
error-no-hints = Pas de conseils à cette table : d’autres personnes jouent avec vous.
error-not-your-turn = Vous n’avez rien à décider en ce moment.
error-internal = Quelque chose a échoué sur le serveur. Rien n’a changé.
error-no-server = Le serveur ne répond pas.
error-not-found = Cette table n’existe pas.

# Conseils et regard en arrière
hint = Conseil
hint-ask = Que ferait un expert ?
hint-thinking = L’expert réfléchit…
hint-title = Ce que ferait un expert
hint-which = Idées
hint-idea = Idée { $number }
hint-lay = La poser sur la table
hint-laid = Posée devant vous : rien n’est joué avant que vous ne confirmiez.
hint-sure = Faut-il la jouer ?
hint-play = La jouer
hint-not = Pas encore
hint-details = Détails
hint-more = encore { $count } coups
hint-alike = encore { $count } coups, comme dans l’idée 1
hint-late = La table a continué : demandez encore une fois.
look-title = A-t-on bien joué ?
look-ask = Examiner chaque décision
look-seat = Avec les yeux de
look-working = Examen… { $percent } %
look-done = Terminé : { $count ->
    [one] une décision
   *[other] { $count } décisions
}.
look-chart = Chances de gagner et points attendus, de décision en décision
look-win = chances de gagner (à gauche)
look-points = points attendus (à droite)
look-band = marge à 95 % des chances de gagner
look-costliest = Les décisions les plus coûteuses
look-cost = { $number }. { $percent ->
    [0] { $points } points perdus
   *[other] { $percent } % de chances de gagner en moins
} : voir ce moment
look-played = Joué :
look-better = Mieux :
look-alike = encore { $count } coups, les mêmes des deux côtés
look-nothing = Aucune décision n’a coûté plus que ce que le hasard explique.
look-none = Il n’y avait rien à décider.
look-basis = Chaque décision est examinée d’après ce que cette place savait alors ; la partie est poursuivie de nombreuses fois, avec la même chance pour chaque idée. Les décisions les plus coûteuses ont été mesurées une seconde fois, plus souvent : courbe et texte donnent cette seconde mesure.
look-moment = Décision coûteuse { $number } sur { $of }
look-next = La suivante

# Keys
keys = Touches
keys-find = Trouver un coup : tapez une partie de ses mots, Entrée joue le premier trouvé
keys-number = Appuyer sur le bouton de ce numéro dans la barre d’action
keys-arrows = D’un lieu mis en évidence au suivant ; de carte en carte
keys-whole = Avec Maj : sur toute la carte
keys-enter = Choisir
keys-lift = Retirer une carte posée
keys-escape = Tout montrer d’un coup ; fermer ce qui est ouvert
keys-zoom = Plus près, plus loin, tout le plateau
keys-all = Toutes les touches
