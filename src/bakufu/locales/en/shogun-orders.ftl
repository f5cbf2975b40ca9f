# Why an order of Shogun is refused
refused-sho-not-now = It is not time for that.
refused-sho-over = The game is over.
refused-sho-no-gifts = Chests, rice, armies and cards cannot be given to others.
refused-sho-no-actions-in-winter = There are no actions in winter.
refused-sho-actions-are-planned = Actions are planned with province cards and carried out when their turn comes.
refused-sho-has-colour = You have a colour already.
refused-sho-colour-taken = { $colour } is taken already.
refused-sho-closed = { $province } is closed in this game.
refused-sho-card-not-open = { $province } does not lie open. Take one of the two open cards or the unseen top card.
refused-sho-display-not-stale = You may renew once in a turn, and only the same two cards as at your last choice.
refused-sho-no-such-group = You have no group of { $armies } armies left. Your groups are: { $sizes }.
refused-sho-draft-goes-on = Nobody may pass in the draft.
refused-sho-plans-final = All plans are final.
refused-sho-committed-already = Your plan is committed already.
refused-sho-not-committed = You have not committed a plan.
refused-sho-one-card = There is room for one card only on the space { $space }.
refused-sho-card-not-yours = You do not have this card: { $card }.
refused-sho-card-used-twice = A card lies on one space only: { $card } would lie on { $spaces }.
refused-sho-bid-too-high = This bid is { $short ->
    [one] 1 chest
   *[other] { $short } chests
} too high: you have { $chests }.
refused-sho-bid-missing = Put a card on the bid space: you have enough cards.
refused-sho-cover-every-space = Every space must be covered. These are empty: { $spaces }.
refused-sho-place-all-cards = Place all your cards before a space stays empty: you have { $cards }.
refused-sho-pass-with-chest = To give up an action, put a chest card on its space.
refused-sho-special-taken = Place { $place } is taken already.
refused-sho-take-a-special = Everybody must take a special card.
refused-sho-one-target = All armies of one march go to the same province.
refused-sho-march-from = The armies march from the planned province: { $province }.
refused-sho-march-at-least-one = At least one army must go.
refused-sho-one-stays = One army must stay in { $province }: { $most ->
    [0] none can
   *[other] at most { $most } can
} go.
refused-sho-no-sea-route = There is no sea route from { $origin } to { $target } on this board.
refused-sho-no-neighbour = { $origin } borders only: { $near }.
refused-sho-no-battle = Deploy 1 allows no battle: { $province } is not yours.
refused-sho-temple-protects = The temple protects { $province } from attack in this round.
refused-sho-must-march = You must march with at least one army.
refused-sho-who-can-must = A planned action that is possible must be carried out.
refused-sho-revolts-go-on = You can choose only which revolt comes next.
refused-sho-no-revolt-there = No revolt is to come in { $province }.
