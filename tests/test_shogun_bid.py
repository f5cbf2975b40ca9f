"""Bids and special cards of Shogun where a scenario file cannot look: who sees what, and lots."""

from collections import Counter

from marks import rule

from bakufu.engine.core.chance import Chance, Dice
from bakufu.engine.core.notes import Diary
from bakufu.engine.table.game import Document
from bakufu.games.shogun import events as ev
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.state import ShogunState

GAME = Shogun()
TABLE = GAME.setup({"players": 3})
BLACK, RED, YELLOW = range(3)
EVERYBODY = (BLACK, RED, YELLOW, None)
BOARD = ("castle", "temple", "theatre", "rice", "tax")


def position(bids: dict[str, str], provinces: dict[str, str]) -> ShogunState:
    """Black and Yellow have committed plans with these bids, Red has one to commit."""
    document: Document = {
        "provinces": {name: {"owner": owner} for name, owner in provinces.items()},
        "plans": {},
        "committed": ["black", "yellow"],
    }
    for seat, bid in bids.items():
        cards = [f"chest-{value}" for value in range(5)]
        cards += [name for name, owner in provinces.items() if owner == seat]
        if bid:
            cards.remove(bid)
        spaces = (*BOARD, "deploy-5", "deploy-3")
        plan = dict(zip(spaces, cards, strict=False))
        document["plans"][seat] = plan | ({"bid": bid} if bid else {})
    document["settled"] = {"red": 11}
    return GAME.from_document(TABLE, document)


def carry_out(state: ShogunState, seat: int, order: str, chance: Chance) -> Diary:
    """Carry an order out on the position itself."""
    diary = Diary()
    for move in GAME.read_order(state, seat, order):
        assert GAME.why_not(state, seat, move) is None
        state.apply(seat, move, chance, diary)
    return diary


def shares(bids: dict[str, str], provinces: dict[str, str]) -> Counter[str]:
    """How often the bids are ranked in which order, in 600 reveals."""
    start, dice = position(bids, provinces), Dice(4)
    found: Counter[str] = Counter()
    for _ in range(600):
        state = start.clone()
        carry_out(state, RED, "commit", dice)
        found[" ".join(GAME.document(state)["bids"])] += 1
    return found


@rule("SHO-BID-03")
def test_all_see_all_bids_at_once() -> None:
    """Given the event has been drawn; when bids are revealed; then all players see all bids at
    once."""
    bids = {"black": "chest-1", "red": "kai", "yellow": "chest-4"}
    state = position(bids, {"kai": "red"})
    for viewer in EVERYBODY:
        for seat in {BLACK, RED, YELLOW} - {viewer}:
            assert GAME.view(state, viewer).seats[seat].board[-1].card is None
    notes = carry_out(state, RED, "commit", Dice(1)).notes
    for viewer in EVERYBODY:
        view = GAME.view(state, viewer)
        assert [seat.board[-1].card for seat in view.seats] == ["chest-1", "kai", "chest-4"]
        assert all(seat.board[-1].shown for seat in view.seats)
        told = GAME.events(TABLE, notes, viewer)
        kinds = [type(event) for event in told]
        assert kinds.index(ev.EventDrawn) < kinds.index(ev.BidShown)
        shown = [event for event in told if isinstance(event, ev.BidShown)]
        assert [(event.card, event.chests) for event in shown] == [
            ("chest-1", 1),
            ("kai", 0),
            ("chest-4", 4),
        ]
    # They stay visible while special cards are chosen.
    carry_out(state, YELLOW, "special 2", Dice(1))
    board = GAME.view(state, None).seats[RED].board
    assert board[-1].card == "kai"


@rule("SHO-BID-06")
def test_everybody_knows_that_nothing_is_planned_there() -> None:
    """Given Blue bid Kai; when the actions run; then nothing is planned in Kai, but armies may
    still march into it."""
    bids = {"black": "chest-1", "red": "kai", "yellow": "chest-4"}
    state = position(bids, {"kai": "red"})
    carry_out(state, RED, "commit", Dice(1))
    assert GAME.view(state, BLACK).seats[RED].board[-1].card == "kai"
    plan = GAME.document(state)["plans"]["red"]
    assert [space for space, card in plan.items() if card == "kai"] == ["bid"]


@rule("SHO-BID-07")
def test_two_equal_bids() -> None:
    """Given Red and Black both bid 2; when the tie is drawn; then each chooses first with odds
    1/2."""
    found = shares({"black": "chest-2", "red": "chest-2", "yellow": "chest-4"}, {"kai": "red"})
    assert set(found) == {"yellow red black", "yellow black red"}
    assert all(250 < count < 350 for count in found.values()), found


@rule("SHO-BID-07")
def test_three_equal_bids() -> None:
    """For each group of equal bids every order is equally likely (three players 1/6 each)."""
    provinces = {"settsu": "black", "kai": "red", "aki": "yellow"}
    found = shares({"black": "settsu", "red": "kai", "yellow": "aki"}, provinces)
    assert len(found) == 6
    assert all(65 < count < 135 for count in found.values()), found


@rule("SHO-BID-07")
def test_the_whole_order_of_a_tie_is_shown_before_the_first_choice() -> None:
    """The whole order of a group is drawn and shown when the bids are revealed, before the first of
    the group chooses."""
    bids = {"black": "", "red": "", "yellow": ""}
    state = position(bids, {"kai": "red"})
    notes = carry_out(state, RED, "commit", Dice(2)).notes
    for viewer in EVERYBODY:
        told = GAME.events(TABLE, notes, viewer)
        drawn = [event.seat for event in told if isinstance(event, ev.TieDrawn)]
        assert sorted(drawn) == [BLACK, RED, YELLOW]
        assert GAME.view(state, viewer).bid_order == drawn
    assert all(special.holder is None for special in GAME.view(state, None).specials)


@rule("SHO-BID-11")
def test_two_special_cards_are_left_over() -> None:
    """Given three players; when all have chosen; then two special cards are put aside."""
    state = GAME.from_document(
        TABLE,
        {
            "waits_for": "special",
            "bids": ["black", "yellow", "red"],
            "track": ["combat-a"],
            "provinces": {"kai": {"owner": "red", "armies": 3}},
            "plans": {"red": {"combat-a": "kai"}},
        },
    )
    for seat, place in ((BLACK, 5), (YELLOW, 1), (RED, 4)):
        carry_out(state, seat, f"special {place}", Dice(1))
    assert GAME.document(state)["waits_for"] == "march"
    holders = [special.holder for special in GAME.view(state, None).specials]
    assert holders == [YELLOW, None, None, RED, BLACK]
    order = GAME.view(state, None).order
    assert order == [YELLOW, RED, BLACK]
