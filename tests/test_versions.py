"""Logs pin rules and printed numbers: a second version of a game plays its old games as before."""

import hashlib
import json
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from golden import version_folder

from bakufu.arena.contest import Contest
from bakufu.arena.record import _difference, ask_question
from bakufu.engine.core.chance import Chance, Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import digest
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.house_data import Printed
from bakufu.engine.table.log import Log, parse_log, read_log
from bakufu.engine.table.table import Table, fold
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES
from bakufu.games.shitenno import data
from bakufu.games.shitenno.game import Shitenno
from bakufu.games.shitenno.state import ShitennoState
from bakufu.server.live_table import restore
from bakufu.server.seats import new_record

NAMES = ["Aki", "Ben"]
FIRST = Shitenno()


class SecondShitenno(Shitenno):
    """Shitennō with a corrected number, and with a rule that was read otherwise before."""

    rules_version = 2
    numbers_version = 2
    earlier_rules = frozenset({1})

    def start(self, setup: Setup, chance: Chance, scribe: Scribe) -> ShitennoState:
        state = super().start(setup, chance, scribe)
        if setup.rules_version >= 2:
            state.points[0] = 1  # the first player begins with a point
        return state


SECOND = SecondShitenno()


@pytest.fixture(autouse=True)
def corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two players have 11 kamons each in version 2; before, 12 were thought to be printed."""
    folder = tmp_path / "second_box" / "data"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    printed = (files("bakufu.games.shitenno") / "data" / "box.toml").read_text("utf-8")
    kamons = data.PRINTED.tables()["kamons"]["2"]
    assert printed.count(f"2 = {kamons}\n") == 1
    corrected = printed.replace(f"2 = {kamons}\n", f"2 = {kamons - 1}\n")
    (folder / "box.toml").write_text(corrected, "utf-8")
    (folder / "version-1.toml").write_text(f"[kamons]\n2 = {kamons}\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    second = Printed("second_box", "box", shape=data.BoxData, check=data._check, version=2)
    monkeypatch.setattr(data, "PRINTED", second)
    yield
    sys.modules.pop("second_box", None)


def kamons(setup: Setup) -> int:
    return int(data.make_box(setup).stock)


def old_logs() -> list[Path]:
    return sorted(version_folder(FIRST, 1).glob("players-2*.jsonl"))


def test_stored_games_of_the_first_version_replay() -> None:
    """With the first numbers and the first rules, and to the same bytes."""
    assert old_logs()
    for path in old_logs():
        log = read_log(path)
        table = fold(SECOND, log, path.name)
        assert (table.setup.rules_version, table.setup.numbers_version) == (1, 1)
        assert table.log_text() == path.read_text(encoding="utf-8")
        assert not table.actors, "it was played to its end"


def test_new_games_are_pinned_to_the_present_versions() -> None:
    setup = SECOND.setup({"players": 2})
    first = SECOND.setup({"players": 2}, None, 1, 1)
    assert (setup.rules_version, setup.numbers_version) == (2, 2)
    assert kamons(setup) == kamons(first) - 1
    table = Table(SECOND, setup, NAMES).begin(Dice(1))
    assert b'"numbers_version":2' in table.log_text().splitlines()[0].encode()
    assert table.state.score(0) == 1
    again = fold(SECOND, parse_log(table.log_text(), "log"))
    assert again.log_text() == table.log_text()
    assert digest(again.state) == digest(table.state)
    old = Table(SECOND, first, NAMES).begin(Dice(1))
    assert "numbers_version" not in old.log_text()
    assert old.state.score(0) == 0
    assert digest(old.state) != digest(table.state)


def test_house_data_are_laid_over_the_pinned_numbers() -> None:
    house = {"kamons": {"3": 7}}
    now, then = SECOND.setup({"players": 2}, house), SECOND.setup({"players": 2}, house, 1, 1)
    assert kamons(now) == kamons(then) - 1
    for numbers in (1, 2):
        three = SECOND.setup({"players": 3}, house, 1, numbers)
        assert kamons(three) == 7
    table = Table(SECOND, then, NAMES).begin(Dice(1))
    again = fold(SECOND, parse_log(table.log_text(), "log"))
    assert again.setup == then


@pytest.mark.parametrize(
    ("versions", "words"),
    [
        ((3, 1), "line 1: played by rules version 3 of shitenno"),
        ((1, 3), "line 1: played with version 3 of the printed numbers of shitenno"),
        ((1, 0), "line 1: played with version 0 of the printed numbers of shitenno"),
    ],
)
def test_versions_to_come_are_refused(versions: tuple[int, int], words: str) -> None:
    table = Table(SECOND, SECOND.setup({"players": 2}), NAMES)
    table.header.rules_version, table.header.numbers_version = versions
    with pytest.raises(BadInput, match=words):
        fold(SECOND, Log(table.header, []))
    with pytest.raises(BadInput, match="played by rules version 2"):
        fold(FIRST, Log(Table(SECOND, SECOND.setup({"players": 2}), NAMES).header, []))


def test_a_table_of_the_server_keeps_its_versions() -> None:
    """What was stored before the correction goes on as it began, also where it had not begun."""
    first = SECOND.setup({"players": 2}, None, 1, 1)
    packed = msgspec.json.encode(first).replace(b',"numbers_version":1', b"")
    record = new_record(SECOND.id, msgspec.json.decode(packed, type=Setup), "host")
    assert record.setup_of() == first
    table = Table(SECOND, record.setup_of(), NAMES)
    live = restore(SECOND, table.header, None, [], record.setup_of())
    assert live.table.setup == first


def test_an_arena_does_not_mix_versions() -> None:
    questions = [
        ask_question(Contest(setup, ["random"] * 2, ["a", "b"], 1.0), 1)
        for setup in (SECOND.setup({"players": 2}, None, 2, 1), SECOND.setup({"players": 2}))
    ]
    assert _difference(*questions) == "numbers version was 1, now it is 2"


PRINTED = {
    ("shitenno", 1): "ff2db373a920632c",
    ("shogun", 1): "a9abb70a6c51655d",
    ("edo", 1): "b6b2c3eb768a5aaf",
    ("bushido", 1): "b37eb4a79affb213",
}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_printed_number_does_not_change_within_a_version(game: Game) -> None:
    """To correct one, raise the version and keep the old number in data/version-N.toml."""
    assert game.printed is not None
    for version in range(1, game.printed.version + 1):
        tables = game.printed.tables(version)
        numbers = {
            name: {key: value for key, value in part.items() if key not in ("certainty", "source")}
            for name, part in tables.items()
        }
        text = json.dumps(numbers, sort_keys=True)
        assert hashlib.sha256(text.encode()).hexdigest()[:16] == PRINTED[game.id, version]
