"""Events of Shogun where a scenario file cannot look: odds, and cards that cannot come."""

from collections import Counter

import pytest
from marks import rule

from bakufu.engine.core.chance import Chance, ChanceError, Dice, Script
from bakufu.engine.core.notes import Diary
from bakufu.engine.table.contract import random_game
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.names import EVENTS
from bakufu.games.shogun.state import ShogunState

GAME = Shogun()
TABLE = GAME.setup({"players": 3})
BLACK, RED, YELLOW = range(3)
CHESTS = {"castle": "chest-4", "temple": "chest-3", "theatre": "chest-2", "rice": "chest-0"}
ACTIONS = ("deploy-5", "deploy-3", "deploy-1", "combat-a", "combat-b")


def carry_out(state: ShogunState, seat: int, order: str, chance: Chance) -> ShogunState:
    after = state.clone()
    for move in GAME.read_order(state, seat, order):
        assert GAME.why_not(after, seat, move) is None
        after.apply(seat, move, chance, Diary())
    return after


def script(*outcomes: str) -> Script:
    return Script([GAME.outcome_number(name) for name in outcomes], Dice(3))


def before_the_last_plan(season: str, opened: list[str]) -> ShogunState:
    return GAME.from_document(
        TABLE,
        {
            "season": season,
            "events": {"open": opened},
            "provinces": {"kai": {"owner": "red"}},
            "committed": ["black", "yellow"],
            "plans": {seat: CHESTS | {"bid": "chest-1"} for seat in ("black", "yellow")},
        },
    )


LAST_PLAN = (
    "plan castle: kai, temple: chest-0, theatre: chest-1, rice: chest-2, tax: chest-3, bid: chest-4"
)


@rule("SHO-EVENT-01")
def test_eight_events_are_unseen_after_set_up() -> None:
    """Given a new game; when set-up ends; then four events are open and eight are unseen."""
    state = GAME.start(TABLE, Dice(1), Diary())
    counts: Counter[str] = Counter()
    for seed in range(300):
        after = state.clone()
        dice = Dice(seed)
        for seat, colour in enumerate(("black", "red", "yellow")):
            assert GAME.view(after, None).events_unseen == 12
            after = carry_out(after, seat, f"colour {colour}", dice)
        for viewer in (BLACK, None):
            view = GAME.view(after, viewer)
            assert len(view.events) == 4
            assert view.events_unseen == 8
            assert view.events_gone == []
        counts.update(GAME.document(after)["events"]["open"])
    # Every card is open in a third of the games.
    assert set(counts) == set(EVENTS)
    assert all(65 < count < 135 for count in counts.values()), counts


@rule("SHO-EVENT-03")
@pytest.mark.parametrize(("season", "number"), [("spring", 4), ("summer", 3), ("autumn", 2)])
def test_each_open_event_is_equally_likely(season: str, number: int) -> None:
    """Given spring with the events A, B, C, D; when the event is drawn; then each has odds 1/4."""
    opened = ["tax-at-most", "two-farmers", "rice-at-least", "fewer-recruits"][:number]
    state = before_the_last_plan(season, opened)
    dice = Dice(5)
    counts: Counter[str] = Counter()
    for _ in range(200 * number):
        events = GAME.document(carry_out(state, RED, LAST_PLAN, dice))["events"]
        counts[events["ruling"]] += 1
        assert sorted([*events["open"], events["ruling"]]) == sorted(opened)
    assert set(counts) == set(opened)
    assert all(150 < count < 250 for count in counts.values()), counts
    for card in set(EVENTS) - set(opened):
        with pytest.raises(ChanceError):
            carry_out(state, RED, LAST_PLAN, script(f"ruling {card}"))


@rule("SHO-EVENT-06")
def test_used_events_do_not_return_in_the_second_year() -> None:
    """Given the first year used both theatre events; when the second year begins; then no theatre
    event can appear."""
    used = ["theatre-calms-a", "theatre-calms-b", "two-farmers", "tax-at-most"]
    state = GAME.from_document(
        TABLE,
        {
            "season": "autumn",
            "waits_for": "special",
            "places": {"black": 1, "yellow": 2},
            "track": ["castle", "temple", "theatre", "rice", "tax"],
            "events": {"gone": used[:2], "ruling": used[2], "open": used[3:]},
            "rice": {"red": 5},
            "provinces": {"kai": {"owner": "red"}},
        },
    )
    actions = [f"action {action}" for action in ACTIONS]
    for card in EVENTS:
        chance = script(*actions, f"event {card}")
        if card in used:
            with pytest.raises(ChanceError):
                carry_out(state, RED, "special 3", chance)
        else:
            after = carry_out(state, RED, "special 3", chance)
            events = GAME.document(after)["events"]
            assert card in events["open"]
            assert len(events["open"]) == 4
            assert not set(events["open"]) & set(used)
            assert sorted(events["gone"]) == sorted(used)
            assert GAME.view(after, None).events_unseen == 4


@rule("SHO-EVENT-07")
def test_four_events_are_never_seen() -> None:
    """Given the end of the game; when cards are counted; then eight event cards have been used and
    four were never seen."""
    steps = list(random_game(GAME, TABLE, 2))
    seen: set[str] = set()
    for step in steps:
        events = GAME.document(step.after)["events"]
        seen |= {*events["open"], *events["gone"]}
        seen |= {events["ruling"]} - {None}
    end = steps[-1].after
    assert end.actors() == 0
    view = GAME.view(end, None)
    assert len(view.events_gone) == 8
    assert view.events_unseen == 4
    assert view.events == []
    assert view.ruling is None
    assert seen == set(view.events_gone)
