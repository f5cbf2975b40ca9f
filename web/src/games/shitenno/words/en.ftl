# Options of Shitennō
option-shitenno-players = Number of players
option-shitenno-general_choice = Who gets which general
option-shitenno-general_choice-about = The generals differ in name and colour only.
value-shitenno-general_choice-seat_order = chosen in seat order
value-shitenno-general_choice-random = drawn by lot
option-shitenno-double_deck = Faces of the ten double troop cards
value-shitenno-double_deck-one_of_each = one of each pair
value-shitenno-double_deck-from_examples = as in the rulebook's examples
option-shitenno-troop_reshuffle = When the troop discard is shuffled
value-shitenno-troop_reshuffle-when_needed = when a card is needed
value-shitenno-troop_reshuffle-at_once = as soon as the pile is empty
option-shitenno-empty_lots = Lots without cards
option-shitenno-idle_pieces = Unneeded pieces in a payment
value-shitenno-idle_pieces-refused = refused
value-shitenno-idle_pieces-allowed = allowed
option-shitenno-tile_chains = Tiles that work on what another tile made
value-shitenno-tile_chains-full = allowed
value-shitenno-tile_chains-printed_only = only on what is printed
option-shitenno-hand_view = Hands
option-shitenno-hand_view-about = Open hands are good for a first game.
value-shitenno-hand_view-hidden = hidden
value-shitenno-hand_view-open = open
option-shitenno-memory_aid = Memory aid
option-shitenno-memory_aid-about = Lists what a careful player would remember anyway.

# Shitennō's board
shitenno-when-set-up = Set-up
shitenno-when-even = Round { $round } · even year at Edo
shitenno-when-odd = Round { $round } · odd year in the provinces
shitenno-board = The eight provinces
shitenno-hand = Your hand
shitenno-hand-empty = Your hand is empty.
shitenno-no-tile = no tile yet
shitenno-no-cards = no cards
shitenno-edo = Edo
shitenno-share = To share
shitenno-seals = { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}
shitenno-make-lot = Make a lot: choose a tile, then cards.
shitenno-make-two = Make the last two lots: the two tiles, then the cards of the higher one. All others go with the lower one.
shitenno-lot = Lot
shitenno-lot-empty = no cards yet
shitenno-other-lot = Other lot
shitenno-offer = Offer this lot
shitenno-offer-two = Offer both lots
shitenno-accept = Accept
shitenno-refuse = Refuse
shitenno-take = Take the lot of the { $title }
shitenno-end-turn = End the turn
shitenno-draw = Use a Draw tile
shitenno-gild = Or turn one of your kamons to gold, and end the turn: choose it on the board.
shitenno-gild-one = Gild kamon { $position }
shitenno-choose-province = Choose a highlighted province to place a kamon, or end the turn.
shitenno-pay-for = Pay for { $province }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
shitenno-by-troops = by troops
shitenno-by-koku = by { $price } koku
shitenno-pays = Enough to pay.
shitenno-short = Not enough yet.
shitenno-wasted = Not needed: { $pieces }
shitenno-spare-koku = Change is lost: { $koku } koku too much.
shitenno-pay = Pay and place
shitenno-cancel = Another province
shitenno-gate = gate: { $kind }
shitenno-gate-figure = gate figure
shitenno-tiles-left = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
shitenno-full = full
shitenno-province-label = { $province }: next position { $price } points, needs { $need }
shitenno-province-full-label = { $province }: full
shitenno-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
shitenno-kamons = { $count ->
    [one] 1 kamon left
   *[other] { $count } kamons left
}
shitenno-tairo = Tairō
shitenno-piles = Troop pile { $troops }, koku pile { $koku }
shitenno-choose-general = Choose your general
shitenno-memory = Cards of this hand that everybody has seen.
shitenno-players = The players
shitenno-unseen = { $count ->
    [one] and 1 unknown card
   *[other] and { $count } unknown cards
}
shitenno-about-hand = Cards in the hand of this player. Others know only how many there are, and what was seen.
shitenno-about-stock = Kamons that are still to be placed. When somebody has none left, the game ends with that year.
shitenno-about-tairo = The Tairō makes the lots and offers them one after the other. Whoever takes one leaves the sharing.
shitenno-about-koku = Pays { $koku } in a payment by koku. What is left at the end scores.
shitenno-about-troop = One troop of this kind, for payments by troops. Every province says which kinds it needs.
shitenno-about-double = Two troops on one card, for payments by troops. Each of them counts.
shitenno-about-exchange = In a payment, one troop counts as another kind, one koku as a troop, or one troop as a koku. Used once.
shitenno-about-plus-one = In a payment, adds one troop of a kind that is played, or one koku to at least one. Used once.
shitenno-about-draw = In your turn of an odd year, take a card from the troop pile. Never part of a payment.
shitenno-about-daimyo = Scores 2 more points for every kamon placed this year, and plays first.
shitenno-about-shomyo = Scores 1 more point for every kamon placed this year. Plays after the Daimyō.
shitenno-about-sensei = Ends the turn by turning one of your kamons to gold: it counts twice for the majority.
shitenno-about-hatamoto = Counts as one troop of any kind in one payment of the turn.
shitenno-about-majority = Points at the end for whoever has most kamons here; gold ones count twice.
shitenno-about-gate = The tile on the gate says which troop is needed beside the province's own. Whoever places the next kamon wins it.
