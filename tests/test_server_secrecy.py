"""Hidden information never leaves the server: every byte on the wire, in two worlds.

How the worlds are played is in `two_worlds.py`. That a leak would be found is tried as well.
"""

import threading
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest
from sqlalchemy.engine import URL
from two_worlds import MOST_STEPS, Comparison, Leak, World, make_repeatable, random_steps

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State
from bakufu.engine.table.contract import combinations, variant_name
from bakufu.engine.table.game import Game, Setup
from bakufu.games.shelf import GAMES
from bakufu.server import bot_pool, hints, http_api, tables, websocket
from bakufu.server.connection import Fault
from bakufu.server.live_table import LiveTable
from bakufu.server.messages import ChatLine, LookBack
from bakufu.server.moments import Found, Onlooker, difference
from bakufu.server.redaction import Viewer
from bakufu.server.seats import Record, new_record
from bakufu.server.sights import Scene
from bakufu.server.table_session import TableSession
from bakufu.server.talk import Talk

CASES: list[tuple[str, dict[str, object]]] = [
    ("shitenno", {"players": 3}),
    ("shitenno", {"players": 4}),
    ("shogun", {"players": 3}),
    ("shogun", combinations(GAMES["shogun"])[-1]),  # with all modules
    ("edo", {"players": 3}),
    ("bushido", {"players": 3}),
]
# So many spies in the bag that every random game has some.
HOUSES = {"bushido": {"effect_tiles": {"shinobi": 24}}}
SEGMENTS = 10
MOVING = ("play", "order", "undo", "refused", "hint", "secret")
WAYS = (*MOVING, "chat", "private chat", "whispered", "since", "again", "http")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    make_repeatable(monkeypatch)
    return tmp_path


def compare_games(folder: Path, game: Game, setup: Setup, seed: int, segments: int) -> Counter[str]:
    """Random games, and beside them worlds in which all that is hidden is different."""
    steps = list(random_steps(game, setup, seed))
    luck = Dice(seed + 100)
    worlds = [
        World(game, setup, URL.create("sqlite", database=str(folder / f"{number}.db")))
        for number in (1, 2)
    ]
    comparison = Comparison((worlds[0], worlds[1]), luck)
    try:
        done = 0
        while done < segments:
            start = luck.below(len(steps) - 1)
            viewers = [*range(setup.players), None]
            viewer = viewers[luck.below(len(viewers))]
            compared = comparison.segment(steps[start : start + MOST_STEPS], viewer)
            comparison.did["steps"] += compared
            done += compared > 0
    finally:
        for world in worlds:
            world.stop()
    return comparison.did


@pytest.mark.parametrize(
    ("name", "options"), CASES, ids=lambda one: variant_name(one) if isinstance(one, dict) else one
)
def test_two_worlds_are_the_same_on_the_wire(
    folder: Path, name: str, options: dict[str, object]
) -> None:
    game = GAMES[name]
    did = compare_games(folder, game, game.setup(options, HOUSES.get(name)), 1, SEGMENTS)
    for what in WAYS:
        assert did[what] > 0, f"{what} was never tried: {did}"
    assert did["steps"] > 30


# Servers that tell too much. Each must be found out.


def leak_views(patch: pytest.MonkeyPatch, game: Game) -> None:
    """Everybody sees with the eyes of seat 0."""
    view = game.view
    patch.setattr(game, "view", lambda state, viewer: view(state, 0))


def leak_counts(patch: pytest.MonkeyPatch, game: Game) -> None:
    """Everybody hears that something happened, though not what."""
    register = LiveTable._register
    patch.setattr(
        LiveTable, "_register", lambda self, public, harmless: register(self, True, harmless)
    )


def leak_undo(patch: pytest.MonkeyPatch, game: Game) -> None:
    """Everybody hears that something was taken back."""
    tell = TableSession.tell_undone

    def tell_all(self: TableSession, first: int, seat: int, noticed: list[Viewer]) -> None:
        tell(self, first, seat, list(self.playing.accounts))

    patch.setattr(TableSession, "tell_undone", tell_all)


def leak_log(patch: pytest.MonkeyPatch, game: Game) -> None:
    """The log can be taken home while the game runs."""
    patch.setattr(http_api, "log_text", lambda session: session.playing.table.log_text())


def leak_sandbox(patch: pytest.MonkeyPatch, game: Game) -> None:
    """A sandbox begins with the true position."""

    def true_record(*args: Any, **fields: Any) -> Record:
        world = World.by_thread[threading.current_thread()]
        true = msgspec.json.encode(game.document(world.state)).decode()
        return new_record(*args, **{**fields, "start": true})

    patch.setattr(tables, "new_record", true_record)


def leak_errors(patch: pytest.MonkeyPatch, game: Game) -> None:
    """An error message counts the true entries."""

    async def look_back(session: TableSession, viewer: Viewer, message: LookBack) -> NoReturn:
        raise Fault("no-such-entry", f"there are {len(session.playing.entries)} entries")

    patch.setattr(websocket, "look_back", look_back)


def leak_hints(patch: pytest.MonkeyPatch, game: Game) -> None:
    """The adviser's luck comes from the true position."""
    world_of = bot_pool.world_of

    def true_luck(game: Game, setup: Setup, state: State, seat: int, seed: int) -> bot_pool.World:
        true = msgspec.json.encode(game.document(state))
        return world_of(game, setup, state, seat, zlib.crc32(true))

    patch.setattr(hints, "world_of", true_luck)


def leak_moments(patch: pytest.MonkeyPatch, game: Game) -> None:
    """Between two decisions everybody sees with the eyes of seat 0."""

    def look_closely(self: Onlooker, scene: Scene, found: Found) -> Any:
        before, self.scene, self.viewer = self.sight, scene, 0
        return difference(before, self.sight, found)

    patch.setattr(Onlooker, "turn_to", look_closely)


def leak_talk(patch: pytest.MonkeyPatch, game: Game) -> None:
    """Lines are counted with those that two others have said to each other."""
    read = Talk.read_by

    def read_by(self: Talk, person: str | None) -> list[ChatLine]:
        mine = read(self, person)
        more = len(self.lines) - len(mine)
        return [msgspec.structs.replace(one, number=one.number + more) for one in mine]

    patch.setattr(Talk, "read_by", read_by)


LEAKS = (
    leak_views,
    leak_moments,
    leak_counts,
    leak_undo,
    leak_log,
    leak_sandbox,
    leak_errors,
    leak_hints,
    leak_talk,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(
    folder: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch, Game], None]
) -> None:
    game = GAMES["shogun"]
    leak(monkeypatch, game)
    with pytest.raises(Leak):
        compare_games(folder, game, game.setup({"players": 3}), 1, SEGMENTS)
