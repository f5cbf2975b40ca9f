# Options of Edo
option-edo-players = Number of players
option-edo-colour_choice = Colours
value-edo-colour_choice-seat_order = chosen in seat order
value-edo-colour_choice-random = drawn by lot
option-edo-two_player_town = Sakura with two players
option-edo-two_player_town-about = A closed town can be passed, but nobody builds there.
value-edo-two_player_town-closed = closed
value-edo-two_player_town-open = open
option-edo-first_player = First player
value-edo-first_player-random = drawn by lot
value-edo-first_player-seat_1 = the first seat
option-edo-edo_allowed = Starting house in Edo
option-edo-edo_allowed-about = Whoever starts there has the house that winning asks for.
option-edo-second_lap = Second lap of starting choices
value-edo-second_lap-reverse = in reverse
value-edo-second_lap-clockwise = clockwise
option-edo-officials_view = Officials at slots not yet revealed
value-edo-officials_view-hidden = hidden
value-edo-officials_view-open = open
option-edo-money_view = Ryo of others
option-edo-money_view-about = Every receipt and payment is told in any case.
value-edo-money_view-hidden = covered
value-edo-money_view-open = shown

# The planning board
edo-board-own-title = Plan

# The board
