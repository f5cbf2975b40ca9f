"""What may be taken back has taught nobody anything: the judgement beside the worlds behind it.

`taught_nothing` looks at what is hidden from whom. Here it is held against its meaning: in every
world that a viewer could not tell from the true one, the same move looks the same to that viewer.
"""

from typing import Any

import msgspec
import pytest

from bakufu.engine.core.chance import Dice, Echo, Recorder
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.state import State
from bakufu.engine.table.contract import combinations, random_game, tables, variant_name
from bakufu.engine.table.game import Game, Setup
from bakufu.games.shelf import GAMES
from bakufu.server.undo import taught_nothing

WORLDS = 5
# Events that lay open what another seat had hidden.
TURNED_UP = {"kamon-placed", "card-shown", "bid-shown", "revealed", "tactic-shown", "stack-turned"}
CASES = [
    (name, options)
    for name, game in GAMES.items()
    for options in [tables(game)[0], tables(game)[-1], *combinations(game)[-1:]]
]


class Transition:
    """A step of a random game, with what was drawn on the way."""

    def __init__(self, game: Game, setup: Setup, before: State, seat: int, move: int) -> None:
        self.game, self.setup, self.before = game, setup, before
        self.seat, self.move = seat, move
        recorder, diary = Recorder(Dice(3)), Diary()
        self.after = before.clone()
        self.after.apply(seat, move, recorder, diary)
        self.notes, self.drew = diary.notes, bool(recorder.outcomes)

    def is_harmless(self, viewer: int) -> bool:
        seats = range(len(self.game.seat_words(self.before)))
        old, new = (
            [msgspec.to_builtins(self.game.view(state, seat)) for seat in seats]
            for state in (self.before, self.after)
        )
        return bool(self.after.actors()) and taught_nothing(self.game, old, new, [viewer])

    def told(self, viewer: int) -> bytes:
        events = self.game.events(self.setup, self.notes, viewer)
        return msgspec.json.encode((events, self.game.view(self.after, viewer)))

    def is_noticed(self, viewer: int) -> bool:
        events = self.game.events(self.setup, self.notes, viewer)
        views = [self.game.view(state, viewer) for state in (self.before, self.after)]
        return bool(events) or views[0] != views[1]

    def told_in(self, world: State, viewer: int) -> bytes | None:
        """What the viewer would be told there; None if the move is not possible there."""
        if self.move not in self.game.legal(world, self.seat):
            return None
        echo, diary = Echo([]), Diary()
        world.apply(self.seat, self.move, echo, diary)
        assert not echo.parted, "something is drawn there, and nothing is drawn here"
        events = self.game.events(self.setup, diary.notes, viewer)
        return msgspec.json.encode((events, self.game.view(world, viewer)))


def steps(name: str, options: dict[str, object], seed: int) -> list[Transition]:
    game = GAMES[name]
    setup = game.setup(options)
    found = [
        Transition(game, setup, step.before, step.seat, step.move)
        for step in random_game(game, setup, seed)
    ]
    return [step for step in found if not step.drew]


@pytest.mark.parametrize(("name", "options"), CASES, ids=lambda one: _id(one))
def test_a_harmless_move_looks_the_same_in_every_world(
    name: str, options: dict[str, object]
) -> None:
    thinking = Dice(5)
    harmless = 0
    for step in steps(name, options, 1):
        viewer = int(thinking.below(step.setup.players))
        if thinking.below(3) or not step.is_noticed(viewer):
            continue
        if not step.is_harmless(viewer):
            continue  # that it is so when something is shown: the test below
        harmless += 1
        told = step.told(viewer)
        for _ in range(WORLDS):
            there = step.told_in(step.before.determinise(viewer, thinking), viewer)
            # Only the own moves are possible in every such world.
            assert there == told or (there is None and viewer != step.seat)
    assert harmless > 10, "hardly anything may be taken back"


@pytest.mark.parametrize(("name", "options"), CASES, ids=lambda one: _id(one))
def test_what_was_turned_up_is_never_taken_back(name: str, options: dict[str, object]) -> None:
    """However few cards it could have been: a card turned up for somebody is a reveal."""
    turned_up = 0
    for seed in range(2, 20):
        for step in steps(name, options, seed):
            turned_up += check_reveals(step)
        if turned_up > 10:
            return
    raise AssertionError("hardly anything is ever turned up without chance")


def check_reveals(step: Transition) -> int:
    turned_up = 0
    for viewer in range(step.setup.players):
        events = step.game.events(step.setup, step.notes, viewer)
        shown = [event for event in events if _shows_a_card(msgspec.to_builtins(event), viewer)]
        if shown and step.after.actors():
            turned_up += 1
            assert not step.is_harmless(viewer), shown
    return turned_up


def _shows_a_card(event: dict[str, Any], viewer: int) -> bool:
    """Whether an event lays open what another seat had hidden."""
    if event.get("seat") == viewer:
        return False
    return event["event"] in TURNED_UP


def _id(one: object) -> str:
    return variant_name(one) if isinstance(one, dict) else str(one)
