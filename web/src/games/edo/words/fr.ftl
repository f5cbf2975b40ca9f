# Options of Edo
option-edo-players = Nombre de joueurs
option-edo-colour_choice = Couleurs
value-edo-colour_choice-seat_order = choisies dans l’ordre des places
value-edo-colour_choice-random = tirées au sort
option-edo-two_player_town = Sakura à deux joueurs
option-edo-two_player_town-about = On traverse une ville fermée, mais personne n’y construit.
value-edo-two_player_town-closed = fermée
value-edo-two_player_town-open = ouverte
option-edo-first_player = Premier joueur
value-edo-first_player-random = tiré au sort
value-edo-first_player-seat_1 = la première place
option-edo-edo_allowed = Maison de départ à Edo
option-edo-edo_allowed-about = Qui commence là possède déjà la maison nécessaire à la victoire.
option-edo-second_lap = Deuxième tour des choix de départ
value-edo-second_lap-reverse = en sens inverse
value-edo-second_lap-clockwise = dans le sens horaire
option-edo-officials_view = Fonctionnaires des cases non révélées
value-edo-officials_view-hidden = cachés
value-edo-officials_view-open = visibles
option-edo-money_view = Ryo des autres
option-edo-money_view-about = Toute recette et toute dépense est annoncée dans tous les cas.
value-edo-money_view-hidden = couverts
value-edo-money_view-open = montrés

# The planning board
edo-board-own-title = Plan

# The board
