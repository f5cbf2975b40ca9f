"""A pass given in advance: the server answers for the seat, and nobody else learns that it does."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from serving import PATIENCE, Client, Json, Server, Sitting, serving
from sqlalchemy.engine import URL

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, seats_in
from bakufu.games.shelf import GAMES
from bakufu.server.seats import Occupant, new_record

GAME = GAMES["bushido"]
SETUP = GAME.setup({"players": 3})
# Intrigue, council and audience: in the phase of the Hatamoto nobody is asked of three players.
PHASES = ["bushido-phase-5", "bushido-phase-10", "bushido-phase-12"]


def after_the_set_up() -> State:
    state, dice = GAME.start(SETUP, Dice(3), Scribe()), Dice(3)
    view: Any = GAME.view(state, None)
    while view.phase < 2:
        seat = seats_in(state.actors())[0]
        state.apply(seat, GAME.legal(state, seat)[0], dice, Scribe())
        view = GAME.view(state, None)
    return state


@contextmanager
def three_at_a_table(server: Server) -> Iterator[tuple[str, list[Client], list[Sitting]]]:
    people = [Client(server.port, name) for name in ("Anna", "Ben", "Clara")]
    signer = server.tables.services.signer
    guests = [signer.guest(person.cookie.partition("=")[2]) for person in people]
    start = json.dumps(GAME.document(after_the_set_up()))
    ids = [guest.id for guest in guests if guest is not None]
    record = new_record(GAME.id, SETUP, ids[0], start=start)
    occupants = [Occupant(seat, person=one, name=one) for seat, one in enumerate(ids)]
    adding = server.tables._add(GAME, record, occupants)
    asyncio.run_coroutine_threadsafe(adding, server.loop).result(PATIENCE)
    with ExitStack() as stack:
        sittings = [stack.enter_context(person.sit(record.id)) for person in people]
        yield record.id, people, sittings


def step(sittings: list[Sitting]) -> int:
    """Whoever is asked plays, nothing if that is possible; the seat."""
    seat: int = sittings[0].now["actors"][0]
    sittings[seat].send("ping")  # hears what the first one has heard
    moves = [move["move"] for move in sittings[seat].now["legal"]]
    move = next((one for one in ("pass", "buy 0", "halt") if one in moves), moves[0])
    assert sittings[seat].send("play", moves=[move])["type"] == "acknowledged"
    return seat


def given(sitting: Sitting) -> dict[str, bool]:
    return {one["name"]["id"]: one["given"] for one in sitting.now["passes"]}


def pass_ahead(sitting: Sitting, phase: str, yes: bool = True) -> None:
    what = next(one["id"] for one in sitting.now["passes"] if one["name"]["id"] == phase)
    assert sitting.send("pass", what=what, given=yes)["type"] == "acknowledged"
    told: Json = json.loads(sitting.received[-2])
    assert told["type"] == "passes"
    sitting.now["passes"] = told["passes"]


def test_the_server_passes_for_whoever_said_so_beforehand(tmp_path: Path) -> None:
    url = URL.create("sqlite", database=str(tmp_path / "tables.db"))
    with serving(url) as server, three_at_a_table(server) as (table, people, sittings):
        daimyo = sittings[0].now["view"]["daimyo"]
        one, two = (seat for seat in range(3) if seat != daimyo)
        assert list(given(sittings[one])) == PHASES
        assert list(given(sittings[daimyo])) == PHASES[2:]  # never asked in the others
        with Client(server.port, "Dora").sit(table) as watcher:
            assert watcher.now["passes"] == []
            others = [watcher, sittings[daimyo], sittings[two]]
            for other in others:
                other.send("ping")
            heard = [len(other.received) for other in others]
            pass_ahead(sittings[one], PHASES[0])
            pass_ahead(sittings[one], PHASES[2])
            for other, before in zip(others, heard, strict=True):
                other.send("ping")
                assert len(other.received) == before + 1, "somebody else was told"
        assert sittings[one].send("pass", what="5", given=True)["code"] == "late"
        with people[one].sit(table) as again:
            assert given(again) == dict(zip(PHASES, (True, False, True), strict=True))
        pass_ahead(sittings[one], PHASES[2], yes=False)
    with serving(url) as server, ExitStack() as stack:  # also after a stop
        for person in people:
            person.port = server.port
        sittings = [stack.enter_context(person.sit(table)) for person in people]
        assert given(sittings[one]) == dict(zip(PHASES, (True, False, False), strict=True))
        pass_ahead(sittings[one], PHASES[2])
        pass_ahead(sittings[one], PHASES[2], yes=False)
        answered = set()
        while sittings[0].now["view"]["phase"] < 7:
            sittings[0].send("ping")
            if sittings[0].now["actors"] == [one]:
                sittings[0].next()  # the server's answer comes by itself
            else:
                answered.add(step(sittings))
        assert answered == {daimyo, two}
        passed = [
            entry["seat"]
            for entry in sittings[0].entries
            if any(told["event"]["event"] == "passed" for told in entry["events"])
        ]
        assert {one, two} <= set(passed)
        sittings[one].send("ping")
        assert list(given(sittings[one])) == PHASES[1:], "it is over with its phase"


def test_what_may_be_passed_is_open_and_passing_is_always_legal() -> None:
    checked = sum(_checked(game) for game in GAMES.values())
    assert checked > 20


def _checked(game: Game) -> int:
    """Whoever is asked may pass, whatever they hold; and a spectator could say the same."""
    dice, checked = Dice(7), 0
    state = game.start(game.setup({"players": game.usual_players}), dice, Scribe())
    for _ in range(300):
        actors = seats_in(state.actors())
        if not actors:
            break
        found = game.passes(state)
        if found:
            assert found == game.passes(state.determinise(-1, dice)), game.id
        for seat in actors:
            for one in found:
                if one.now:
                    assert seat in one.seats
                    assert one.move in game.legal(state, seat)
                    checked += 1
        legal = game.legal(state, actors[0])
        state.apply(actors[0], legal[dice.below(len(legal))], dice, Scribe())
    return checked
