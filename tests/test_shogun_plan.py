"""Plans of Shogun where a scenario file cannot look: who sees what, and what stays hidden."""

from collections.abc import Sequence

import msgspec
import pytest
from marks import rule

from bakufu.engine.core.chance import ChanceError, Dice, Script
from bakufu.engine.core.notes import Diary
from bakufu.engine.table.game import Document
from bakufu.engine.table.telling import Note
from bakufu.games.shogun.events import PlanCommitted
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.names import ACTIONS, EVENTS
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.view import ShogunView, SpaceView

GAME = Shogun()
TABLE = GAME.setup({"players": 3})
BLUE, RED, BLACK = range(3)
# Plans for the printed lists of three players, with nine provinces each.
PLANS = (
    "plan castle: suruga, temple: mino, theatre: tamba, rice: musashi, tax: harima, "
    "deploy-5: izu, deploy-3: owari, deploy-1: chest-0, combat-a: chest-1, combat-b: chest-3, "
    "bid: chest-4",
    "plan castle: yamato, temple: echizen, theatre: shimotsuke, rice: shimosa, tax: ise, "
    "deploy-5: hitachi, deploy-3: chest-0, deploy-1: chest-1, combat-a: chest-2, "
    "combat-b: chest-4, bid: chest-3",
    "plan castle: bizen, temple: omi, theatre: hida, rice: etchu, tax: hoki, deploy-5: bitchu, "
    "deploy-3: chest-0, deploy-1: chest-1, combat-a: chest-3, combat-b: chest-4, bid: chest-2",
)

SPACES = (*ACTIONS, "bid")


def position(**parts: object) -> ShogunState:
    document: Document = {"seats": ["blue", "red", "black"], **parts}
    return GAME.from_document(TABLE, document)


def carry_out(state: ShogunState, seat: int, order: str, *outcomes: str) -> list[Note]:
    """Carry an order out on the position itself; what was noted on the way."""
    diary = Diary()
    chance = Script([GAME.outcome_number(name) for name in outcomes], Dice(7))
    for move in GAME.read_order(state, seat, order):
        assert GAME.why_not(state, seat, move) is None
        state.apply(seat, move, chance, diary)
    return diary.notes


def all_plan(state: ShogunState, *outcomes: str) -> list[Note]:
    notes = []
    for seat, order in enumerate(PLANS):
        notes += carry_out(state, seat, order, *(outcomes if seat == BLACK else ()))
    return notes


def look(state: ShogunState, viewer: int | None) -> ShogunView:
    return GAME.view(state, viewer)


def board(state: ShogunState, viewer: int | None, seat: int) -> dict[str, SpaceView]:
    return {space.id: space for space in look(state, viewer).seats[seat].board}


def told(notes: Sequence[Note], viewer: int | None) -> str:
    return msgspec.json.encode(GAME.events(TABLE, notes, viewer)).decode()


@rule("SHO-PLAN-01")
def test_covered_spaces_are_seen_but_not_their_cards() -> None:
    """Given all plans are final; when Blue looks at Red's board; then Blue sees which spaces are
    covered, but not by which cards."""
    state = position()
    notes = all_plan(state)
    seen = board(state, BLUE, RED)
    assert list(seen) == list(SPACES)
    for name, space in seen.items():
        assert space.covered
        if name != "bid":
            assert space.card is None
            assert not space.shown
    assert look(state, BLUE).seats[RED].hand is None
    # Red's own view has the cards, and only Red was told of them.
    assert board(state, RED, RED)["castle"].card == "yamato"
    assert "shimotsuke" in told(notes, RED)
    assert "shimotsuke" not in told(notes, BLUE)
    assert "shimotsuke" not in told(notes, None)


@rule("SHO-PLAN-01", "SHO-PLAN-08")
def test_an_empty_space_is_seen_once_plans_are_final() -> None:
    """Which spaces stay empty is shown to all when all plans are final."""
    chest = {"castle": "chest-4", "temple": "chest-3", "theatre": "chest-2", "rice": "chest-0"}
    plans = {seat: chest | {"bid": "chest-1"} for seat in ("blue", "black")}
    kai = {"kai": {"owner": "red"}}
    state = position(provinces=kai, committed=["blue", "black"], plans=plans)
    order = "castle: kai, temple: chest-0, theatre: chest-1, rice: chest-2, tax: chest-3"
    carry_out(state, RED, f"draft bid: chest-4, {order}")
    assert all(space.covered is None for space in board(state, BLUE, RED).values())
    carry_out(state, RED, "commit")
    covered = {name for name, space in board(state, BLUE, RED).items() if space.covered}
    assert covered == {"bid", "castle", "temple", "theatre", "rice", "tax"}


@rule("SHO-PLAN-02")
def test_eleven_cards_lie_on_the_board() -> None:
    """Given the base game; when a player has enough cards; then eleven cards lie on the board after
    planning."""
    state = position()
    carry_out(state, RED, PLANS[RED])
    plan = GAME.document(state)["plans"]["red"]
    assert len(plan) == 11
    assert sorted(plan) == sorted(SPACES)
    assert len(set(plan.values())) == 11


@rule("SHO-PLAN-08")
def test_eight_cards_cover_eight_spaces() -> None:
    """Given Black holds 3 province cards and 5 chest cards; when Black plans; then 8 spaces are
    covered and 3 are empty."""
    owned = {name: {"owner": "black"} for name in ("settsu", "yamato", "kii")}
    state = position(provinces=owned)
    order = (
        "plan tax: settsu, rice: yamato, deploy-3: kii, castle: chest-0, temple: chest-1, "
        "theatre: chest-2, combat-a: chest-3, combat-b: chest-4"
    )
    carry_out(state, BLACK, order)
    plan = GAME.document(state)["plans"]["black"]
    assert len(plan) == 8
    assert set(SPACES) - set(plan) == {"deploy-5", "deploy-1", "bid"}
    spaces = board(state, BLACK, BLACK).values()
    assert [space.id for space in spaces if not space.covered] == ["deploy-5", "deploy-1", "bid"]
    assert look(state, BLACK).seats[BLACK].hand == []


@rule("SHO-PLAN-11")
def test_others_see_only_who_has_confirmed() -> None:
    """Before the last player has confirmed the others see only who has confirmed."""
    state = position()
    notes = carry_out(state, RED, PLANS[RED])
    view = look(state, BLUE)
    assert [seat.committed for seat in view.seats] == [False, True, False]
    assert all(space.covered is None for space in view.seats[RED].board)
    assert all(space.card is None for space in view.seats[RED].board)
    assert GAME.events(TABLE, notes, BLUE) == [PlanCommitted(RED)]
    assert len(GAME.events(TABLE, notes, RED)) == 12


@rule("SHO-PLAN-12")
def test_what_is_known_while_planning() -> None:
    """Given summer; when players plan; then three event cards lie open and each will be in force
    with odds 1/3."""
    opened = ["tax-at-most", "two-farmers", "rice-at-least"]
    events = {"open": opened, "gone": ["fewer-recruits"]}
    start = position(season="summer", events=events)
    carry_out(start, BLUE, PLANS[BLUE])
    for viewer in (BLUE, RED, BLACK, None):
        view = look(start, viewer)
        assert sorted(card.id for card in view.events) == sorted(opened)
        assert view.ruling is None
        assert sum(action is not None for action in view.track) == 5
        assert [special.place for special in view.specials] == [1, 2, 3, 4, 5]
        if viewer != BLUE:
            assert all(space.card is None for space in view.seats[BLUE].board)
    carry_out(start, RED, PLANS[RED])
    for card in EVENTS:
        state = start.clone()
        if card in opened:
            carry_out(state, BLACK, PLANS[BLACK], f"ruling {card}")
            assert GAME.document(state)["events"]["ruling"] == card
        else:
            with pytest.raises(ChanceError):
                carry_out(state, BLACK, PLANS[BLACK], f"ruling {card}")
    # Each is equally likely: 900 draws fall into three like parts.
    counts = dict.fromkeys(opened, 0)
    moves = GAME.read_order(start, BLACK, PLANS[BLACK])
    for move in moves[:-1]:
        start.apply(BLACK, move, Dice(0), Diary())
    dice = Dice(11)
    for _ in range(900):
        state = start.clone()
        state.apply(BLACK, moves[-1], dice, Diary())
        counts[GAME.document(state)["events"]["ruling"]] += 1
    assert all(250 < count < 350 for count in counts.values()), counts


@rule("SHO-PLAN-14")
def test_unused_cards_are_never_shown() -> None:
    """Given Red holds 9 province cards and 5 chest cards and covers 11 spaces; when the round ends;
    then the three unused cards have not been shown."""
    state = position()
    view = look(state, RED)
    assert view.seats[RED].cards == 14
    notes = all_plan(state)
    unused = ["awa-shikoku", "kaga", "kii"]
    assert look(state, RED).seats[RED].hand == unused
    hands = []
    for seat in (BLUE, RED, BLACK):
        notes += carry_out(state, seat, f"special {seat + 1}")
        hands += [look(state, viewer).seats[RED].hand for viewer in (BLUE, BLACK, None)]
    assert GAME.document(state)["season"] == "summer"
    assert hands == [None] * 9
    for viewer in (BLUE, BLACK, None):
        heard = told(notes, viewer)
        assert '"yamato"' in heard
        for card in unused:
            assert f'"{card}"' not in heard
