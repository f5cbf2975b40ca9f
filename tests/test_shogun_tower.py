"""The odds of Shogun's tower, and what is known of it: SHO-TOWER-04 to -08 and -10.

The other cases are played in scenarios/shogun/tower.toml. Seeds are fixed.
"""

from typing import Any

import pytest
from librt.vecs import vec
from marks import rule
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance, ChanceError, Dice, Recorder, Script
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import same
from bakufu.games.shogun.box import CERTAIN, CUBES, FARMERS
from bakufu.games.shogun.data import make_box
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.tower import throw

GAME = Shogun()
RED, BLUE = 1, 4


def play(state: ShogunState, seat: int, order: str, chance: Chance) -> ShogunState:
    """The position after an order, carried out on a copy."""
    after = state.clone()
    assert isinstance(after, ShogunState)
    for move in GAME.read_order(state, seat, order):
        after.apply(seat, move, chance, Scribe())
    return after


def attack(armies: int, **options: object) -> ShogunState:
    """Red attacks neutral Kai with so many armies, and no farmer is left to be thrown."""
    position: dict[str, Any] = {
        "waits_for": "march",
        "actor": "red",
        "plans": {"red": {"combat-a": "suruga"}},
        "provinces": {"suruga": {"owner": "red", "armies": armies + 1}},
        "tower": {"blue": 60, "farmers": 20},
    }
    return GAME.from_document(GAME.setup({"players": 5, **options}), position)


def share_knocked_out(armies: int, **options: object) -> float:
    """Which part of the strangers in the tower falls out when so many cubes are thrown."""
    state = attack(armies, **options)
    order = f"march kai with {armies}"
    fallen = [int(play(state, RED, order, Dice(seed)).tray[BLUE]) for seed in range(300)]
    return sum(fallen) / (60 * len(fallen))


@rule("SHO-TOWER-04")
def test_a_third_of_the_cubes_stays_in_the_tower() -> None:
    """Given a filling with 31 cubes; when many fillings are simulated; then about 10.3 cubes stay
    in the tower on average."""
    setup = GAME.setup({"players": 3})
    stayed = [0] * int(CUBES)
    fillings = 1500
    for seed in range(fillings):
        dice = Dice(seed)
        state = GAME.start(setup, dice, Scribe())
        for seat, colour in enumerate(("black", "red", "blue")):
            state = play(state, seat, f"colour {colour}", dice)
        for cube in range(CUBES):
            stayed[cube] += int(state.tower[cube])
    assert sum(stayed) / fillings == pytest.approx(31 / 3, abs=0.2)
    # The same for all colours: seven armies of each player and ten farmers are thrown.
    for seat in range(3):
        assert stayed[seat] / fillings == pytest.approx(7 / 3, abs=0.12)
    assert stayed[int(FARMERS)] / fillings == pytest.approx(10 / 3, abs=0.15)


@rule("SHO-TOWER-04")
def test_the_odds_of_thrown_cubes_are_an_option() -> None:
    """Each thrown cube falls through with odds 2/3; `tower_p_thrown` may say something else."""
    box = make_box(GAME.setup({"players": 5}))
    assert int(box.falls_through) / int(CERTAIN) == pytest.approx(2 / 3)
    box = make_box(GAME.setup({"players": 5, "tower_p_thrown": 0.25}))
    assert int(box.falls_through) / int(CERTAIN) == 0.25


@rule("SHO-TOWER-05")
@pytest.mark.parametrize(
    ("thrown", "odds"), [(1, 0.050), (4, 0.185), (8, 0.337), (12, 0.460), (20, 0.642)]
)
def test_bigger_throws_shake_more_loose(thrown: int, odds: float) -> None:
    """Given n = 1, 4, 8, 12, 20; when the odds are computed; then they are 0.050, 0.185, 0.337,
    0.460 and 0.642."""
    box = make_box(GAME.setup({"players": 5}))
    assert round(int(box.knocked_out[thrown]) / int(CERTAIN), 3) == odds
    assert share_knocked_out(thrown) == pytest.approx(odds, abs=0.02)


@rule("SHO-TOWER-06")
@pytest.mark.parametrize("thrown", [2, 20])
def test_the_constant_tower_does_not_mind_the_size_of_the_throw(thrown: int) -> None:
    """Given `tower_model = constant`; when n is 2 or 20; then a cube in the tower falls out with
    odds 1/3 in both cases."""
    box = make_box(GAME.setup({"players": 5, "tower_model": "constant"}))
    assert int(box.knocked_out[thrown]) / int(CERTAIN) == pytest.approx(1 / 3)
    assert share_knocked_out(thrown, tower_model="constant") == pytest.approx(1 / 3, abs=0.02)


def before_a_throw() -> tuple[ShogunState, vec[i64]]:
    """Twelve red cubes in the tower, eight more in hand."""
    state = GAME.from_document(GAME.setup({"players": 5}), {"tower": {"red": 12}})
    state.supply[RED] = state.supply[RED] - 8
    thrown = vec[i64]([0] * int(CUBES))
    thrown[RED] = 8
    return state, thrown


@rule("SHO-TOWER-07")
def test_a_throw_loses_no_cube() -> None:
    """Given 12 cubes in the tower and 8 thrown; when the throw is made; then tower and tray
    together hold 20 cubes."""
    results = set()
    for seed in range(50):
        state, thrown = before_a_throw()
        throw(state, thrown, Dice(seed), Scribe())
        assert sum(state.tower) + sum(state.tray) == 20
        results.add(int(state.tray[RED]))
    assert len(results) > 5


@rule("SHO-TOWER-07")
def test_a_cube_moves_once_in_a_throw() -> None:
    """A cube that stays in the tower cannot fall out again in the same throw."""
    stay = [GAME.outcome_number("thrown seat2 0")]
    state, thrown = before_a_throw()
    throw(state, thrown, Script([*stay, GAME.outcome_number("knocked seat2 12")]), Scribe())
    assert (int(state.tower[RED]), int(state.tray[RED])) == (8, 12)
    state, thrown = before_a_throw()
    with pytest.raises(ChanceError):
        throw(state, thrown, Script([*stay, GAME.outcome_number("knocked seat2 13")]), Scribe())


@rule("SHO-TOWER-08")
def test_the_result_does_not_exist_before_the_throw() -> None:
    """Given Red chooses a target; when Red asks for the coming result; then there is none to be
    shown."""
    state = attack(5)
    asked = Recorder(Dice(7))
    chosen = play(state, RED, "target kai", asked)
    assert asked.outcomes == []
    assert same(chosen, play(state, RED, "target kai", Dice(8)))
    # What comes depends on the dice of the throw alone: the same position has many futures.
    seen = GAME.view(chosen, RED)
    fallen = {int(play(chosen, RED, "number 5", Dice(s)).tray[BLUE]) for s in range(20)}
    assert len(fallen) > 5
    assert GAME.view(chosen, RED) == seen


@rule("SHO-TOWER-10")
@pytest.mark.parametrize("viewer", [0, RED, BLUE, None])
def test_the_content_of_the_tower_can_be_counted(viewer: int | None) -> None:
    """Given Red has 30 armies in supply, 25 on the map and 2 in the tray; when anybody asks; then
    5 Red cubes are in the tower."""
    position: dict[str, Any] = {
        "provinces": {"kai": {"owner": "red", "armies": 25}},
        "supply": {"red": 30},
        "tray": {"red": 2},
    }
    state = GAME.from_document(GAME.setup({"players": 5}), position)
    view = GAME.view(state, viewer)
    assert view.tower.seats[RED] == 5
    assert view.tray.seats[RED] == 2
