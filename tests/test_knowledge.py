"""Covered is not secret, a seat keeps what it was shown, and a moment is not shown again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import Client, serving
from sqlalchemy.engine import URL

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State
from bakufu.engine.table.contract import check_covered, check_recall
from bakufu.engine.table.game import Document
from bakufu.engine.table.table import Table
from bakufu.engine.table.transcript import play_at_random
from bakufu.games.shitenno import events as ev
from bakufu.games.shitenno.box import CARDS
from bakufu.games.shitenno.game import Shitenno
from bakufu.games.shitenno.state import ShitennoState
from bakufu.server.live_table import LiveTable
from bakufu.server.undo import taught_nothing

GAME = Shitenno()
SETUP = GAME.setup({"players": 3})


class Covering(Shitenno):
    def __init__(self, *fields: str) -> None:
        self.covered = frozenset(fields)  # type: ignore[misc]


def eyes(viewer: int, coins: tuple[int, int]) -> dict[str, Any]:
    """Who sees only the own coins; everybody sees how many cards each has."""
    return {
        "players": [
            {"coins": number if seat == viewer else None, "cards": 3}
            for seat, number in enumerate(coins)
        ]
    }


def test_a_change_of_what_is_only_covered_is_no_news() -> None:
    old = [eyes(seat, (5, 6)) for seat in range(2)]
    new = [eyes(seat, (5, 4)) for seat in range(2)]
    assert not taught_nothing(Covering(), old, new, [0]), "a secret has changed"
    assert taught_nothing(Covering("players.coins"), old, new, [0])
    assert not taught_nothing(Covering("players.cards", "coins"), old, new, [0])
    shown = [{"players": [{"coins": 5}, {"coins": 6}]} for _ in range(2)]
    assert not taught_nothing(Covering(), old, shown, [0]), "a secret was laid open"
    assert taught_nothing(Covering("players.coins"), old, shown, [0])


def test_covered_is_what_every_drawn_world_agrees_in() -> None:
    check_covered(Covering("seats.hand_size", "payment.province"), SETUP, 1)
    check_covered(GAME, SETUP, 1)
    with pytest.raises(AssertionError, match="cannot know it"):
        check_covered(Covering("seats.hand"), SETUP, 1)


def hand(state: State, seat: int) -> list[int]:
    assert isinstance(state, ShitennoState)
    return [int(number) for number in list(state.hand)[seat * CARDS : (seat + 1) * CARDS]]


class Recalling(Shitenno):
    """Says of every seat that it was shown a hand, and still knows it at times."""

    def __init__(self, whose: Callable[[int], int], knows: Callable[[ShitennoState], bool]) -> None:
        self.whose, self.knows = whose, knows

    def recall(self, state: State, seat: int) -> Document:
        assert isinstance(state, ShitennoState)
        whose = self.whose(seat)
        return {f"hand {whose}": hand(state, whose)} if self.knows(state) else {}

    def is_true(self, state: State, name: str, thing: Any) -> bool:
        return bool(hand(state, int(name.split()[1])) == thing)


def test_worlds_agree_with_what_a_seat_was_shown() -> None:
    check_recall(GAME, SETUP, 1)
    check_recall(Recalling(lambda seat: seat, lambda state: True), SETUP, 1)
    with pytest.raises(AssertionError, match="knows else"):
        check_recall(Recalling(lambda seat: (seat + 1) % 3, lambda state: True), SETUP, 1)
    with pytest.raises(AssertionError, match="which is true"):
        check_recall(Recalling(lambda seat: seat, lambda state: state.round % 2 == 1), SETUP, 1)


@pytest.fixture
def momentary(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it were shown for a moment only which general somebody takes."""
    monkeypatch.setattr(ev.GeneralTaken, "momentary", True)


def generals(events: list[Any]) -> int:
    return sum(isinstance(event, ev.GeneralTaken) for event in events)


def test_a_moment_is_not_told_again_while_the_game_runs(momentary: None) -> None:
    table = Table(GAME, SETUP, ["Ai", "Bo", "Cy"]).begin(Dice(1))
    table.order(table.actors[0], "general honda", Dice(1))
    assert generals(table.told(1, 0, again=False)) == 1
    assert generals(table.told(1, 0, again=True)) == generals(table.history(0)) == 0
    assert generals(play_at_random(GAME, SETUP, 1).history(0)) == 3, "the record is open"


def test_what_was_shown_for_a_moment_cannot_be_taken_back(momentary: None) -> None:
    live = LiveTable(Table(GAME, SETUP, ["Ai", "Bo", "Cy"]))
    live.begin(Dice(1))
    live.play(0, [GAME.move_number("general honda")], Dice(1), Dice(2))
    assert live.undoable(0) == 0
    ev.GeneralTaken.momentary = False
    live.play(1, [GAME.move_number("general sakai")], Dice(1), Dice(2))
    assert live.undoable(1) == 1


def tags(steps: list[dict[str, Any]]) -> list[str]:
    return [told["event"]["event"] for step in steps for told in step["events"]]


def test_the_server_tells_a_moment_once(momentary: None, tmp_path: Path) -> None:
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db"))) as server:
        anna = Client(server.port, "Anna")
        form = {"options": {"players": 2}, "seats": ["me", "open"]}
        table = anna.new_table("shitenno", **form)["id"]
        ben = Client(server.port, "Ben")
        ben.ask("POST", f"/api/tables/{table}/seats/1", {})
        with anna.sit(table) as seat:
            seat.send("play", moves=["general honda"], after=seat.now["entry"])
            assert tags(seat.entries).count("general-taken") == 1
            entry, undos = seat.now["entry"], seat.now["undos"]
            past = seat.send("look-back", entry=entry, viewpoint="own")
            assert past["type"] == "past"
            assert tags([past["told"]]) == []
        with anna.sit(table) as again:
            assert again.now["entry"] == entry
            assert "general-taken" not in tags(again.entries)
            assert "gate-shown" in tags(again.entries)
        with anna.sit(table, since=entry - 1, undos=undos) as late:
            assert "general-taken" not in tags(late.entries)
