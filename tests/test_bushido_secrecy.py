"""Passing tells nothing (BUS-SEE-05), and what a spy saw is his alone, once (BUS-SEE-06)."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from marks import rule
from sqlalchemy.engine import URL
from two_worlds import World, make_repeatable

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Document
from bakufu.engine.table.transcript import play_at_random
from bakufu.games.bushido.events import HandSeen
from bakufu.games.shelf import find_game
from bakufu.server.pace import question_to

GAME = find_game("bushido")
SETUP = GAME.setup({"players": 4})
RED, BLUE, GREEN, YELLOW = range(4)
NOTHING: Document = {"tiles": {"blue": ["1 x4"]}, "discs": {"blue": ["duel", "duel"]}}
SOMETHING: Document = {
    "tiles": {"blue": ["geisha x2", "seppuku x2"]},
    "discs": {"blue": ["kotau", "duel"]},
}
ASKED: dict[str, Document] = {
    "intrigue": {"waits_for": "intrigue", "actor": "blue"},
    "demand": {
        "waits_for": "demand",
        "actor": "blue",
        "roles": {"samurai": "green", "bushi": "yellow", "sensei": "blue"},
        "sh": {"red": 12, "blue": 13, "green": 14, "yellow": 15},
    },
    "audience": {
        "waits_for": "audience",
        "actor": "blue",
        "roles": {"samurai": "green", "bushi": "yellow", "sensei": "blue"},
    },
}


def passed(question: str, held: Document) -> tuple[State, list[bytes]]:
    """The position, and what the others are told when Blue passes."""
    before = GAME.from_document(SETUP, {**ASKED[question], **held})
    state, diary = before.clone(), Diary()
    assert state.actors() == 1 << BLUE
    state.apply(BLUE, GAME.move_number("pass"), Dice(1), diary)
    told = [
        msgspec.json.encode((GAME.events(SETUP, diary.notes, seat), GAME.view(state, seat)))
        for seat in (RED, GREEN, YELLOW)
    ]
    return before, told


@rule("BUS-SEE-05")
@pytest.mark.parametrize("question", ASKED)
def test_a_pass_looks_the_same_with_something_in_hand(question: str) -> None:
    (poor, said), (rich, told) = (passed(question, held) for held in (NOTHING, SOMETHING))
    assert len(GAME.legal(poor, BLUE)) < len(GAME.legal(rich, BLUE))
    assert said == told
    # How long a bot takes rests on what anybody who looks on knows, and on luck.
    asked = [[question_to(GAME, s, BLUE, Dice(n)) for n in range(20)] for s in (poor, rich)]
    assert asked[0] == asked[1]


def heard(world: World, one: int) -> int:
    """How often somebody was told what the spy saw, over all lines."""
    return world.heard(one).count(b'"hand-seen"')


@rule("BUS-SEE-06")
def test_what_a_spy_saw_is_told_to_him_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_repeatable(monkeypatch)
    position = {
        "waits_for": "intrigue",
        "tiles": {"yellow": ["shinobi"], "red": ["3", "geisha"]},
        "discs": {"red": ["kotau"]},
    }
    world = World(GAME, SETUP, URL.create("sqlite", database=str(tmp_path / "tables.db")))
    everybody = [RED, BLUE, GREEN, YELLOW, -1]
    try:
        world.begin_at(GAME.from_document(SETUP, position))
        world.play(YELLOW, GAME.move_number("spy seat1"), luck=Dice(1))
        for one in everybody:  # what was sent before this answer has been heard
            past: Any = world.sittings[one].send(
                "look-back", entry=world.sittings[one].now["entry"]
            )
            assert past["type"] == "past"
            assert b'"spied"' in world.heard(one)
        assert [heard(world, one) for one in everybody] == [0, 0, 0, 1, 0]
        assert b'"things":["3","geisha","kotau"]' in world.heard(YELLOW)
        assert world.session.playing.undoable(YELLOW) == 0
        # Neither after a reload, nor when the last events are asked for again.
        now = world.sittings[YELLOW].now
        world.come_again(YELLOW)
        world.come_again(YELLOW, since=now["entry"] - 1, undos=now["undos"])
        world.sittings[YELLOW].send("look-back", entry=0)
        assert heard(world, YELLOW) == 1
        status, _, _ = world.guests[YELLOW].raw("GET", f"/api/tables/{world.session.id}/log")
        assert status == 403
        # He keeps it: every world drawn for him agrees.
        assert sorted(GAME.recall(world.state, YELLOW).values()) == ["3", "geisha", "kotau"]
        for seed in range(5):
            drawn = GAME.document(world.state.determinise(YELLOW, Dice(seed)))
            assert (drawn["tiles"]["red"], drawn["discs"]["red"]) == (["3", "geisha"], ["kotau"])
    finally:
        world.stop()


@rule("BUS-SEE-06")
def test_the_record_of_a_finished_game_is_open() -> None:
    setup = GAME.setup({"players": 3}, {"effect_tiles": {"shinobi": 24}})
    table = play_at_random(GAME, setup, 1)
    assert GAME.open_afterwards, "everybody may look with the eyes of everybody"
    for spy in range(3):
        seen = [event for event in table.history(spy) if isinstance(event, HandSeen)]
        assert seen
        assert all(event.seat == spy and event.things for event in seen)
