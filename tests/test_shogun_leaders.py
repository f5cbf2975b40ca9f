"""What leaders do for actions, and whole games with them: SHO-LEAD-01 to -19, SHO-ROUND-19.

Placing, moving, statues and points are played in scenarios/shogun/leaders.toml; views, laws,
documents and orders are in test_shogun_leaders_face.py.
"""

from collections import Counter
from typing import Any

import pytest
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.contract import random_game
from bakufu.engine.table.game import Document
from bakufu.games.shogun import events as ev
from bakufu.games.shogun import names
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.judgement_weights import own_weights
from bakufu.games.shogun.modules.leaders import events as of_leaders
from bakufu.games.shogun.modules.leaders import face as led
from bakufu.games.shogun.modules.leaders.numbers import DRAFT_LEADER, MOVE_LEADER, PLACE_LEADER
from bakufu.games.shogun.modules.leaders.pieces import LeaderPieces, leaders
from bakufu.games.shogun.state import PLAN, WINTER, ShogunState

GAME = Shogun()
BLACK, RED, YELLOW = range(3)
KAI, SURUGA, SETTSU = (names.PROVINCES.index(word) for word in ("kai", "suruga", "settsu"))
TOSA = names.PROVINCES.index("tosa")  # closed with three players
LEADERS: dict[str, object] = {"players": 3, "leaders": "on"}
KINDS: tuple[dict[str, object], ...] = (
    {"players": 3},
    {"players": 3, "start": "draft"},
    {"players": 4, "side": "moon"},
)


def at(document: Document, house: Document | None = None, **options: object) -> ShogunState:
    return GAME.from_document(GAME.setup({**LEADERS, **options}, house), document)


def seen(state: ShogunState, viewer: int | None = None) -> led.LeadersView:
    (view,) = GAME.view(state, viewer).modules
    assert isinstance(view, led.LeadersView)
    return view


def pieces_of(state: ShogunState) -> LeaderPieces:
    return leaders(state, 0)


# Actions on the spot

SPECIALS = ("tax-more", "rice-more", "six-armies", "attack-more", "defence-more")


def carried_out(
    action: str,
    province: str = "kai",
    leader: str = "kai",
    special: str = "defence-more",
    ruling: str = "two-farmers",
    chests: int = 0,
    supply: int = 9,
    **options: object,
) -> dict[str, Any]:
    """What is there after red's action in a province with two armies.

    Red chooses the last special card, so that the action comes next; then black marches.
    """
    others = [place + 1 for place, card in enumerate(SPECIALS) if card != special]
    position: dict[str, Any] = {
        "season": "summer",
        "waits_for": "special",
        "places": {"black": others[0], "yellow": others[1]},
        "track": [action, "combat-a"],
        "plans": {"black": {"combat-a": "noto"}, "red": {action: province}},
        "provinces": {
            "noto": {"owner": "black", "armies": 2},
            leader: {"owner": "red", "armies": 1},
            province: {"owner": "red", "armies": 2},
        },
        "chests": {"red": chests},
        "events": {"ruling": ruling},
        "leaders": {"at": {"red": leader}},
    }
    elsewhere = 2 if leader == province else 3
    position["tower"] = {"red": 62 - supply - elsewhere}
    state = at(position, None, **options)
    for move in GAME.read_order(state, RED, f"special {special}"):
        state.apply(RED, move, Dice(1), Scribe())
    after = GAME.document(state)
    assert (after["waits_for"], after["actor"]) in (("march", "black"), ("deploy", "red"))
    assert after["leaders"]["at"]["red"] == leader
    assert after["supply"]["red"] == supply + 2 - after["provinces"][province]["armies"]
    return {
        "chests": after["chests"]["red"],
        "rice": after["rice"]["red"],
        "armies": after["provinces"][province]["armies"] - 2,
        "buildings": after["provinces"][province]["buildings"],
    }


@rule("SHO-LEAD-05", "SHO-LEAD-06", "SHO-ROUND-13")
@pytest.mark.parametrize(
    ("building", "leader", "chests", "left"),
    [
        ("castle", "kai", 2, 0),  # also SHO-ROUND-13: 2 chests are enough there
        ("castle", "kai", 3, 1),
        ("temple", "kai", 1, 0),
        ("theatre", "kai", 0, 0),
        ("theatre", "kai", 1, 1),
        ("castle", "suruga", 3, 0),
        ("temple", "suruga", 2, 0),
        ("theatre", "suruga", 1, 0),
    ],
)
def test_building_is_cheaper_where_the_leader_stands(
    building: str, leader: str, chests: int, left: int
) -> None:
    """With the leader a castle costs 2 chests, a temple 1, a theatre nothing; elsewhere 3, 2, 1."""
    after = carried_out(building, leader=leader, chests=chests)
    assert (after["buildings"], after["chests"]) == ([building], left)


@rule("SHO-LEAD-05", "SHO-LEAD-06")
@pytest.mark.parametrize(
    ("building", "leader", "chests"),
    [("castle", "kai", 1), ("temple", "kai", 0), ("castle", "suruga", 2), ("theatre", "suruga", 0)],
)
def test_what_cannot_be_paid_lapses_with_the_leader_too(
    building: str, leader: str, chests: int
) -> None:
    after = carried_out(building, leader=leader, chests=chests)
    assert (after["buildings"], after["chests"]) == ([], chests)


def test_a_price_does_not_fall_below_nothing() -> None:
    """House data with theatres for nothing: the leader brings no chest."""
    position: Document = {
        "season": "summer",
        "waits_for": "special",
        "places": {"black": 1, "yellow": 3},
        "track": ["theatre", "combat-a"],
        "plans": {"black": {"combat-a": "noto"}, "red": {"theatre": "kai"}},
        "provinces": {
            "noto": {"owner": "black", "armies": 2},
            "kai": {"owner": "red", "armies": 2},
        },
        "chests": {"red": 0},
        "leaders": {"at": {"red": "kai"}},
    }
    state = at(position, {"actions": {"theatre": {"price": 0}}})
    for move in GAME.read_order(state, RED, "special defence-more"):
        state.apply(RED, move, Dice(1), Scribe())
    after = GAME.document(state)
    assert after["provinces"]["kai"]["buildings"] == ["theatre"]
    assert after["chests"]["red"] == 0


@rule("SHO-LEAD-05", "SHO-LEAD-07", "SHO-ROUND-19")
@pytest.mark.parametrize(
    ("province", "leader", "ruling", "special", "order", "rice"),
    [
        # Hoki yields 5: 6 rice come in.
        ("hoki", "hoki", "two-farmers", "defence-more", "event_first", 6),
        ("hoki", "hoki", "two-farmers", "defence-more", "leader_first", 6),
        ("hoki", "kai", "two-farmers", "defence-more", "event_first", 5),
        # Rice at most 3, the leader in Kaga (5) and the +1 rice card: 3 + 1 + 1.
        ("kaga", "kaga", "rice-at-most", "rice-more", "event_first", 5),
        ("kaga", "kaga", "rice-at-most", "rice-more", "leader_first", 4),
        # Rice at least 4 in Kai (3): 4 + 1, and 3 + 1 is 4 already.
        ("kai", "kai", "rice-at-least", "defence-more", "event_first", 5),
        ("kai", "kai", "rice-at-least", "defence-more", "leader_first", 4),
    ],
)
def test_rice(province: str, leader: str, ruling: str, special: str, order: str, rice: int) -> None:
    after = carried_out(
        "rice", province, leader, special=special, ruling=ruling, leader_event_order=order
    )
    assert after["rice"] == rice


@rule("SHO-LEAD-05", "SHO-LEAD-07", "SHO-ROUND-19")
@pytest.mark.parametrize(
    ("province", "leader", "ruling", "special", "order", "chests"),
    [
        ("kai", "kai", "two-farmers", "defence-more", "event_first", 6),
        ("kai", "kai", "two-farmers", "defence-more", "leader_first", 6),
        ("kai", "suruga", "two-farmers", "defence-more", "event_first", 5),
        # Tax at most 5, the leader in Settsu (7) and the +1 chest card: 5 + 1 + 1.
        ("settsu", "settsu", "tax-at-most", "tax-more", "event_first", 7),
        # 7 + 1 is capped at 5 before the card.
        ("settsu", "settsu", "tax-at-most", "tax-more", "leader_first", 6),
        # Tax at least 6 in Kai (5): 6 + 1, and with the leader first 6.
        ("kai", "kai", "tax-at-least", "defence-more", "event_first", 7),
        ("kai", "kai", "tax-at-least", "defence-more", "leader_first", 6),
    ],
)
def test_tax(
    province: str, leader: str, ruling: str, special: str, order: str, chests: int
) -> None:
    after = carried_out(
        "tax", province, leader, special=special, ruling=ruling, leader_event_order=order
    )
    assert after["chests"] == chests


@rule("SHO-LEAD-05", "SHO-LEAD-08")
@pytest.mark.parametrize(
    ("action", "leader", "armies", "price"),
    [
        ("deploy-5", "kai", 6, 3),
        ("deploy-3", "kai", 4, 2),
        ("deploy-1", "kai", 2, 1),
        ("deploy-5", "suruga", 5, 3),
        ("deploy-3", "suruga", 3, 2),
        ("deploy-1", "suruga", 1, 1),
    ],
)
def test_recruits_for_the_same_price(action: str, leader: str, armies: int, price: int) -> None:
    after = carried_out(action, leader=leader, chests=price)
    assert (after["armies"], after["chests"]) == (armies, 0)


@rule("SHO-LEAD-08", "SHO-ROUND-19")
@pytest.mark.parametrize("order", ["event_first", "leader_first"])
@pytest.mark.parametrize(
    ("with_six", "ruling", "armies"),
    [
        ("seven", "two-farmers", 7),
        ("six", "two-farmers", 6),
        # The event "fewer recruits": the same, whatever `leader_event_order` says.
        ("seven", "fewer-recruits", 7),
        ("six", "fewer-recruits", 6),
    ],
)
def test_leader_and_six_armies_card(with_six: str, ruling: str, armies: int, order: str) -> None:
    after = carried_out(
        "deploy-5",
        special="six-armies",
        ruling=ruling,
        chests=3,
        leader_with_six=with_six,
        leader_event_order=order,
    )
    assert (after["armies"], after["chests"]) == (armies, 0)


@rule("SHO-LEAD-08", "SHO-ROUND-19")
@pytest.mark.parametrize(
    ("action", "ruling", "order", "armies"),
    [
        ("deploy-3", "fewer-recruits", "event_first", 3),  # 2 + 1
        ("deploy-3", "fewer-recruits", "leader_first", 2),  # the event sets the number
        ("deploy-5", "fewer-recruits", "event_first", 4),
        ("deploy-5", "fewer-recruits", "leader_first", 3),
        # The event says nothing of Deploy 1.
        ("deploy-1", "fewer-recruits", "event_first", 2),
        ("deploy-1", "fewer-recruits", "leader_first", 2),
        ("deploy-3", "two-farmers", "leader_first", 4),
    ],
)
def test_leader_and_fewer_recruits(action: str, ruling: str, order: str, armies: int) -> None:
    after = carried_out(action, ruling=ruling, chests=3, leader_event_order=order)
    assert after["armies"] == armies


@rule("SHO-DEPLOY-06", "SHO-ROUND-13")
@pytest.mark.parametrize(
    ("action", "special", "supply", "armies"),
    [
        ("deploy-3", "defence-more", 4, 4),
        ("deploy-3", "defence-more", 3, 3),  # the leader's army is missing
        ("deploy-3", "defence-more", 2, 0),  # the action itself needs 3 and lapses
        ("deploy-5", "six-armies", 6, 6),
        ("deploy-5", "six-armies", 5, 5),
        ("deploy-5", "six-armies", 4, 0),
    ],
)
def test_bonus_armies_are_cut_to_the_supply(
    action: str, special: str, supply: int, armies: int
) -> None:
    after = carried_out(action, special=special, supply=supply, chests=3)
    assert after["armies"] == armies
    price = {"deploy-3": 2, "deploy-5": 3}[action]
    assert after["chests"] == (3 - price if armies else 3)


# Whole games


def follow(options: dict[str, object], seed: int) -> list[Any]:
    """The events of a random game, told to a spectator, each with the position before its step."""
    setup = GAME.setup({"leaders": "on", **options})
    told = []
    for step in random_game(GAME, setup, seed):
        told += [(step.before, event) for event in GAME.events(setup, step.notes, None)]
    return told


@rule("SHO-LEAD-01", "SHO-LEAD-03", "SHO-LEAD-04", "SHO-SETUP-22")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_after_the_draft_every_leader_is_on_the_map(players: int, side: str) -> None:
    """When set-up ends, every player has one leader on the map and six statues in stock.

    The leaders are placed before the tower is filled, and each in the province drafted last.
    """
    setup = GAME.setup({"players": players, "side": side, "start": "draft", "leaders": "on"})
    placed, last, filled = [], -1, False
    for step in random_game(GAME, setup, 7):
        for event in GAME.events(setup, step.notes, None):
            if isinstance(event, ev.ProvinceOccupied):
                last = names.PROVINCES.index(event.province)
            if isinstance(event, of_leaders.LeaderPlaced):
                assert not filled
                assert event.province == names.PROVINCES[last]
                placed.append(event.seat)
            filled = filled or isinstance(event, ev.TowerFilled)
        if filled:
            break
    after = step.after
    assert isinstance(after, ShogunState)
    assert after.step == PLAN
    assert sorted(placed) == list(range(players))
    view = seen(after)
    for seat, province in enumerate(view.leaders):
        assert province is not None
        assert after.owner[names.PROVINCES.index(province)] == seat
    assert view.stock == [6] * players
    assert view.statues == []


@rule("SHO-LEAD-04")
def test_the_last_province_is_no_choice() -> None:
    """Always "later": the leaders go to the ninth provinces, and nobody is asked about them."""
    dice = Dice(5)
    setup = GAME.setup({**LEADERS, "start": "draft"})
    state = GAME.start(setup, dice, Scribe())
    asked: Counter[int] = Counter()
    while state.step != PLAN:
        seat = next(seat for seat in range(3) if state.actors() >> seat & 1)
        legal = GAME.legal(state, seat)
        move = legal[int(dice.below(len(legal)))]
        if state.step == DRAFT_LEADER:
            asked[seat] += 1
            (move,) = GAME.read_order(state, seat, "leader later")
        state.apply(seat, move, dice, Scribe())
    assert asked == {0: 8, 1: 8, 2: 8}
    assert None not in seen(state).leaders


@rule("SHO-LEAD-02", "SHO-LEAD-18")
@pytest.mark.parametrize("seed", [1, 2])
def test_when_leaders_are_placed_in_a_game_with_a_fixed_start(seed: int) -> None:
    """In the first spring all in player order; later only after the first winter."""
    first: list[int] = []
    later: list[int] = []
    for before, event in follow({"players": 4}, seed):
        if isinstance(event, of_leaders.LeaderPlaced):
            spring = (before.year, int(before.season)) == (1, 0)
            (first if spring else later).append(event.seat)
            assert list(before.order)[before.turn_place] == event.seat
            assert spring or (before.year == 1 and before.season == WINTER)
    assert sorted(first) == [0, 1, 2, 3]
    assert len(later) == len(set(later))


@rule("SHO-LEAD-10", "SHO-LEAD-12", "SHO-LEAD-19", "SHO-END-02")
@pytest.mark.parametrize("seed", [3, 4])
def test_each_leader_moves_at_most_six_times(seed: int) -> None:
    """Given the sixth action round has ended; when leaders have moved; then each leader has moved
    at most six times. What its statues and trophies bring is told after the second scoring."""
    options: dict[str, object] = {"players": 3, "start": "draft"}
    moved: Counter[int] = Counter()
    placed: Counter[int] = Counter()
    rounds = set()
    points = {}
    for before, event in follow(options, seed):
        if isinstance(event, of_leaders.LeaderMoved):
            moved[event.seat] += 1
            rounds.add((int(before.year), int(before.season), event.seat))
            assert before.season != WINTER
        if isinstance(event, of_leaders.StatuePlaced):
            placed[event.seat] += 1
        if isinstance(event, ev.PointsScored) and event.source == "statues":
            assert before.year == 2
            points[event.seat] = event.points
    assert moved
    assert max(moved.values()) <= 6
    assert moved.total() == len(rounds)
    assert all(placed[seat] <= moved[seat] for seat in range(3))
    # Every statue placed counts for somebody: its owner, or who took it.
    assert sum(points.values()) == placed.total() > 0


@pytest.mark.parametrize("options", KINDS, ids=lambda options: "-".join(map(str, options.values())))
def test_games_with_leaders_balance_and_can_be_judged(options: dict[str, object]) -> None:
    """Nothing changes untold (LAW-21), and what bots would do with a leader is legal."""
    setup = GAME.setup({**options, "leaders": "on"})
    asked = set()
    for step in random_game(GAME, setup, 29):
        before, after = step.before, step.after
        assert isinstance(before, ShogunState)
        assert isinstance(after, ShogunState)
        assert GAME.broken_laws(before, after, step.notes) == []
        if before.step in led.STEPS:
            asked.add(int(before.step))
            (module,) = before.modules
            legal = GAME.legal(before, step.seat)
            assert module.choose(before, step.seat, own_weights()) in legal
            assert module.ignore(before, step.seat) in legal
            for order in GAME.examples(before, step.seat):
                (move,) = GAME.read_order(before, step.seat, order)
                assert move in legal
            assert len(GAME.examples(before, step.seat)) == len(legal)
    first = PLACE_LEADER if setup.options["start"] == "fixed" else DRAFT_LEADER
    assert {int(first), int(MOVE_LEADER)} <= asked
