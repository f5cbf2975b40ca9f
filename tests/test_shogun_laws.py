"""The laws of throws, battles and actions (LAW-03, -20, -21): kept in play, seen if broken."""

from collections.abc import Callable, Sequence

import pytest

from bakufu.engine.core.chance import Dice, Script
from bakufu.engine.core.notes import Diary
from bakufu.engine.table.contract import random_game, variants
from bakufu.engine.table.game import Document
from bakufu.engine.table.telling import Note
from bakufu.games.shogun.box import FARMERS
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.notes import (
    ACTION_LAPSED,
    BATTLE_BEGAN,
    CARD_SHOWN,
    CHESTS_PAID,
    CUBES_FELL,
    CUBES_THROWN,
    PROVINCE_CONQUERED,
    REVOLT_BEGAN,
    TOWER_FILLED,
)
from bakufu.games.shogun.state import ShogunState

GAME = Shogun()
RED, BLACK = 1, 0

# Red attacks Totomi; black's Combat A lapses, as only one army stands in Owari; red's next march
# is the end of the step.
POSITION: Document = {
    "waits_for": "march",
    "season": "summer",
    "seats": ["black", "red", "blue"],
    "order": ["red", "black", "blue"],
    "actor": "red",
    "track": ["combat-a", "combat-b"],
    "events": {"ruling": "tax-at-most"},
    "plans": {
        "red": {"combat-a": "kai", "combat-b": "suruga"},
        "black": {"combat-a": "owari"},
    },
    "provinces": {
        "kai": {"owner": "red", "armies": 4},
        "suruga": {"owner": "red", "armies": 2},
        "totomi": {"owner": "black", "armies": 2},
        "owari": {"owner": "black", "armies": 1},
    },
    "tray": {"blue": 1},
    "tower": {"black": 2},
}
CHANCE = (
    "thrown seat1 1",
    "knocked seat1 0",
    "thrown seat2 3",
    "thrown seat3 1",
)

Notes = list[Note]


def one_step() -> tuple[ShogunState, Notes, ShogunState]:
    """Red's battle, black's lapsed action, and what was told of them."""
    state = GAME.from_document(GAME.setup({"players": 3}), POSITION)
    script = Script([GAME.outcome_number(name) for name in CHANCE], Dice(0))
    target, number = GAME.read_order(state, RED, "march totomi with 3")
    state.apply(RED, target, script, Diary())
    before, diary = state.clone(), Diary()
    state.apply(RED, number, script, diary)
    return before, list(diary.notes), state


def test_the_step_of_these_tests_is_a_battle_and_a_lapsed_action() -> None:
    before, notes, after = one_step()
    told = [note[0] for note in notes]
    assert told.count(BATTLE_BEGAN) == told.count(ACTION_LAPSED) == 1
    assert told.index(PROVINCE_CONQUERED) < told.index(ACTION_LAPSED)
    assert GAME.broken_laws(before, after, notes) == []


def _cube_out_of_the_tower(s: ShogunState) -> None:
    s.tower[BLACK] = s.tower[BLACK] - 1
    s.supply[BLACK] = s.supply[BLACK] + 1


def _winner_left_in_the_tray(s: ShogunState) -> None:
    s.tray[RED] = s.tray[RED] + 1
    s.supply[RED] = s.supply[RED] - 1


def _loser_left_in_the_tray(s: ShogunState) -> None:
    s.tray[BLACK] = s.tray[BLACK] + 1
    s.supply[BLACK] = s.supply[BLACK] - 1


def _farmers_left_in_the_tray(s: ShogunState) -> None:
    s.tray[FARMERS] = s.tray[FARMERS] + 1
    s.farmers = s.farmers - 1


def _chests_lost_by_the_lapse(s: ShogunState) -> None:
    s.chests[BLACK] = s.chests[BLACK] - 1


def _army_recruited_by_the_lapse(s: ShogunState) -> None:
    held = next(i for i in range(45) if s.owner[i] == BLACK)
    s.armies[held] = s.armies[held] + 1
    s.supply[BLACK] = s.supply[BLACK] - 1


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (_cube_out_of_the_tower, "LAW-03"),
        (_winner_left_in_the_tray, "LAW-20"),
        (_loser_left_in_the_tray, "LAW-20"),
        (_farmers_left_in_the_tray, "LAW-20"),
        (_chests_lost_by_the_lapse, "LAW-21"),
        (_army_recruited_by_the_lapse, "LAW-21"),
    ],
)
def test_a_position_that_breaks_a_law(change: Callable[[ShogunState], None], law: str) -> None:
    """Each of these keeps every number of LAW-01 and LAW-02: only the account sees it."""
    before, notes, after = one_step()
    change(after)
    assert GAME.broken_laws(before, after) == []
    assert any(found.startswith(law) for found in GAME.broken_laws(before, after, notes))


def _raise(notes: Sequence[Note], kind: int, cube: int, more: int) -> Notes:
    return [
        (k, a, b + more if (k, a) == (kind, cube) else b, c)
        if k in (CUBES_FELL, CUBES_THROWN)
        else (k, a, b, c)
        for k, a, b, c in notes
    ]


def _after(notes: Sequence[Note], kind: int, note: Note) -> Notes:
    place = next(i for i, found in enumerate(notes) if found[0] == kind)
    return [*notes[: place + 1], note, *notes[place + 1 :]]


def _other_holder(notes: Sequence[Note]) -> Notes:
    blue = 2
    return [(k, blue if k == PROVINCE_CONQUERED else a, b, c) for k, a, b, c in notes]


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (lambda notes: _raise(notes, CUBES_FELL, BLACK, 9), "LAW-03: 10 cubes of seat1 fell"),
        (lambda notes: _raise(notes, CUBES_THROWN, RED, 2), "LAW-03: 5 cubes of seat2 join"),
        (lambda notes: _raise(notes, CUBES_THROWN, BLACK, -1), "LAW-03: 1 cubes of seat1 join"),
        # Blue does not fight: only what lay in the tray is thrown.
        (lambda notes: _raise(notes, CUBES_THROWN, 2, 1), "LAW-03: 1 cubes of seat3 join"),
        (_other_holder, "LAW-20"),
        (
            lambda notes: _after(notes, ACTION_LAPSED, (int(CHESTS_PAID), BLACK, 1, 0)),
            "LAW-21: combat-a of seat 1 lapsed and had an effect",
        ),
        (
            lambda notes: _after(notes, CARD_SHOWN, (int(CHESTS_PAID), BLACK, 1, 0)),
            "LAW-21: combat-a of seat 1 lapsed after more",
        ),
    ],
)
def test_a_story_that_breaks_a_law(change: Callable[[Sequence[Note]], Notes], law: str) -> None:
    before, notes, after = one_step()
    found = GAME.broken_laws(before, after, change(notes))
    assert any(broken.startswith(law) for broken in found), found


def _follow(options: dict[str, object], seed: int) -> set[int]:
    told: set[int] = set()
    for number, step in enumerate(random_game(GAME, GAME.setup(options), seed)):
        broken = GAME.broken_laws(step.before, step.after, step.notes)
        assert not broken, f"step {number} ({GAME.move_name(step.move)}): {broken}"
        told |= {note[0] for note in step.notes}
    return told


def test_a_game_has_everything_that_has_to_balance() -> None:
    """The contract follows games of every variant (`test_contract.py`)."""
    told = _follow({"players": 5}, 11)
    assert {TOWER_FILLED, BATTLE_BEGAN, REVOLT_BEGAN, ACTION_LAPSED} <= told


@pytest.mark.soak
def test_many_games_balance() -> None:
    for options in variants(GAME):
        for seed in range(20):
            _follow(options, seed)
