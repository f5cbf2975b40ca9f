# La salle d’attente
invite = Invitation
invite-code = Code QR du lien d’invitation
invite-line = Scannez le code ou envoyez ce lien :
invite-copy = Copier le lien
invite-share = Partager…
waiting-mine = Votre table de { $game }
waiting-table = Une table de { $game }
waiting-invites = { $host } vous invite à jouer à { $game }
waiting-options = Comment on joue ici
waiting-players = { $count } joueurs
waiting-clock = { $seconds ->
    [60] 1 minute par décision
    [180] 3 minutes par décision
    [600] 10 minutes par décision
    [86400] 1 jour par décision
   *[other] { $seconds } secondes par décision
}
waiting-hints = conseils pour tous
waiting-private = seulement avec le lien
waiting-public = ouverte à tous
waiting-open = { $count ->
    [0] tout le monde est là
    [one] une place est encore libre
   *[other] { $count } places sont encore libres
}
waiting-alone = Personne d’autre ne vient ?

# Les chances comme option
odds = { $count } sur { $of }
odds-0-1 = jamais
odds-1-10 = une fois sur dix
odds-1-4 = une fois sur quatre
odds-1-3 = une fois sur trois
odds-1-2 = une fois sur deux
odds-2-3 = deux fois sur trois
odds-3-4 = trois fois sur quatre
odds-9-10 = neuf fois sur dix
odds-19-20 = dix-neuf fois sur vingt
odds-1-1 = toujours

# Les listes de tables
tables-your-turn = À vous de jouer
tables-waits-for = On attend { $players }
tables-gathering = { $count ->
    [one] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
}
tables-you-won = Victoire avec { $points ->
    [one] 1 point
   *[other] { $points } points
}
tables-winner = { $player } l’emporte avec { $points ->
    [one] 1 point
   *[other] { $points } points
}
tables-nobody-won = Personne n’a gagné
tables-result-you = { $result }, vous en avez { $points }
tables-replay = Rediffusion
tables-delete = Supprimer
tables-delete-this = Supprimer cette table de { $game }
tables-delete-ask = Supprimer cette table pour de bon ? Son journal disparaît avec elle.
tables-delete-own = Retirer cette partie de votre liste ? Les autres la gardent.
tables-delete-yes = Supprimer
tables-keep = Garder
tables-more = Montrer les { $count } parties terminées
tables-deleted = La table est supprimée.
tables-put-away = La partie n’est plus dans votre liste.
shelf-none-mine = Aucune de vos parties n’est en cours. Prenez une boîte sur l’étagère : un robot est toujours prêt.
shelf-none-past = Les parties terminées et les rediffusions se gardent ici.

# Temps, sons et tailles
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
sound-mute = Couper le son
settings-text = Taille du texte
settings-text-value = { $size ->
    [small] petite
    [large] grande
    [huge] très grande
   *[normal] normale
}

# Parcourir une partie
history-quiet = Rien de visible.
history-chapter = Année ou tour
history-speed = Vitesse

# Sans le serveur
offline = Le serveur ne répond pas
offline-kept = Peut-être n’y a-t-il pas de réseau, ou le serveur se repose. Rien n’est perdu : tables, places et coups y sont gardés, et un plan que vous prépariez reste sur cet appareil.
offline-can = Sans lui, on peut régler les préférences ici ; jouer et lire les règles doit attendre. La page regarde d’elle-même s’il est revenu.
offline-again = Regarder maintenant
