"""Draws of Shogun's winter, shared places and the open record: SHO-WINTER-06, -07, SHO-END-05, -06.

The other cases are played in scenarios/shogun/winter.toml, score.toml and end.toml.
"""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.table.game import Document
from bakufu.engine.table.log import parse_log
from bakufu.engine.table.table import Table, fold
from bakufu.games.shogun import events as ev
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.state import CHOOSE_SPECIAL, PLAN, ShogunState

GAME = Shogun()
BLACK, RED, YELLOW, PURPLE, BLUE = range(5)
NINE = ("aki", "iyo", "tosa", "sanuki", "bingo", "kii", "ise", "shima", "yamato")
ACTIONS = (
    *("castle", "temple", "theatre", "rice", "tax"),
    *("deploy-5", "deploy-3", "deploy-1", "combat-b", "combat-a"),
)


def end_of_autumn(house: Document | None = None, **parts: Any) -> ShogunState:
    """Purple's peaceful march from Hoki to Izumo is the last act of autumn."""
    position: dict[str, Any] = {
        "season": "autumn",
        "waits_for": "march",
        "actor": "purple",
        "track": list(ACTIONS),
        "action": "combat-a",
        "plans": {"purple": {"combat-a": "hoki"}},
        "events": {"open": ["tax-at-most"]},
        **parts,
    }
    position["provinces"] = {
        "hoki": {"owner": "purple", "armies": 2},
        "izumo": {"owner": "purple", "armies": 1},
        **parts.get("provinces", {}),
    }
    return GAME.from_document(GAME.setup({"players": 5}, house), position)


def last_march(state: ShogunState, seed: int, diary: Scribe) -> ShogunState:
    after = state.clone()
    assert isinstance(after, ShogunState)
    dice = Dice(seed)
    for move in GAME.read_order(state, PURPLE, "march izumo with 1"):
        after.apply(PURPLE, move, dice, diary)
    return after


@rule("SHO-WINTER-06")
def test_every_pair_of_provinces_is_equally_likely() -> None:
    """Given Dirk holds 9 provinces and has 2 revolts; when cards are drawn; then each of the 36
    pairs has odds 1/36."""
    provinces = {name: {"owner": "red", "armies": 1} for name in NINE}
    state = end_of_autumn(provinces=provinces, rice={"red": 6, "purple": 20})
    drawn: Counter[frozenset[str]] = Counter()
    draws = 3600
    for seed in range(draws):
        after = last_march(state, seed, Scribe())
        drawn[frozenset(GAME.document(after)["revolts"])] += 1
    assert set(drawn) == {frozenset(pair) for pair in combinations(NINE, 2)}
    expected = draws / 36
    # 67 is passed once in a thousand times with 35 degrees of freedom.
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 67


@rule("SHO-WINTER-07")
def test_never_more_revolts_than_provinces() -> None:
    """A player never has more revolts than provinces, though a changed table asks for three."""
    rows = {str(row): {"revolts": 3, "farmers": 1} for row in range(1, 8)}
    state = end_of_autumn(
        house={"supply_table": rows},
        provinces={name: {"owner": "red", "armies": 9} for name in ("kai", "suruga")},
        rice={"purple": 20},
    )
    diary = Diary()
    after = last_march(state, 1, diary)
    told = GAME.events(GAME.setup({"players": 5}), diary.notes, None)
    hunger = [event for event in told if isinstance(event, ev.Hunger)]
    assert [event.revolts for event in hunger] == [2]
    assert sorted(GAME.document(after)["revolts"]) == ["kai", "suruga"]


@rule("SHO-END-05")
def test_the_victory_is_shared() -> None:
    """Given Red and Blue have 43 points and 5 chests each; when the game ends; then both win."""
    state = end_of_autumn(
        year=2,
        points={"red": 43, "blue": 43, "yellow": 10, "black": 10},
        chests={"red": 5, "blue": 5, "yellow": 3, "black": 3, "purple": 0},
        rice={"purple": 20},
    )
    diary = Diary()
    after = last_march(state, 1, diary)
    assert after.actors() == 0
    # The lower place is shared in the same way.
    assert [int(after.place(seat)) for seat in range(5)] == [3, 1, 3, 5, 1]
    told = GAME.events(GAME.setup({"players": 5}), diary.notes, None)
    assert [event.seat for event in told if isinstance(event, ev.GameEnded)] == [RED, BLUE]


@rule("SHO-END-06")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_record_tells_all_plans(seed: int) -> None:
    """Given the game is over; when Blue opens the record of the first spring; then Blue sees the
    complete plan of Red, unplayed cards included."""
    dice = Dice(seed)
    table = Table(GAME, GAME.setup({"players": 3}), ["Red", "Blue", "Black"]).begin(dice)
    plans: dict[str, dict[str, str]] = {}
    final = 0
    while table.actors:
        before = table.state
        seat = table.actors[int(dice.below(len(table.actors)))]
        legal = GAME.legal(table.state, seat)
        table.play(seat, legal[int(dice.below(len(legal)))], dice)
        assert isinstance(before, ShogunState)
        assert isinstance(table.state, ShogunState)
        if not plans and before.step == PLAN and table.state.step == CHOOSE_SPECIAL:
            plans = GAME.document(table.state)["plans"]
            final = len(table.entries) - 1
    log = parse_log(table.log_text(), "record")
    opened = fold(GAME, log, upto=final)
    document = GAME.document(opened.state)
    assert (document["year"], document["season"]) == (1, "spring")
    red = document["seats"][0]
    assert document["plans"][red] == plans[red]
    assert len(plans[red]) == 11
