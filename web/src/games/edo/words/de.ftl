# Options of Edo
option-edo-players = Anzahl der Spieler
option-edo-colour_choice = Farben
value-edo-colour_choice-seat_order = der Reihe nach gewählt
value-edo-colour_choice-random = ausgelost
option-edo-two_player_town = Sakura zu zweit
option-edo-two_player_town-about = Durch eine geschlossene Stadt kommt man hindurch, aber niemand baut dort.
value-edo-two_player_town-closed = geschlossen
value-edo-two_player_town-open = offen
option-edo-first_player = Startspieler
value-edo-first_player-random = ausgelost
value-edo-first_player-seat_1 = der erste Platz
option-edo-edo_allowed = Starthaus in Edo
option-edo-edo_allowed-about = Wer dort beginnt, hat schon das Haus, das zum Sieg nötig ist.
option-edo-second_lap = Zweite Runde der Startwahl
value-edo-second_lap-reverse = in umgekehrter Reihenfolge
value-edo-second_lap-clockwise = im Uhrzeigersinn
option-edo-officials_view = Beamte an noch verdeckten Plätzen
value-edo-officials_view-hidden = verdeckt
value-edo-officials_view-open = sichtbar
option-edo-money_view = Ryo der anderen
option-edo-money_view-about = Jede Einnahme und jede Ausgabe wird in jedem Fall angesagt.
value-edo-money_view-hidden = verdeckt
value-edo-money_view-open = gezeigt

# The planning board
edo-board-own-title = Plan

# The board
