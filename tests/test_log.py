"""The log: written, read back, and honest about damage."""

import json
from pathlib import Path

import pytest

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import same
from bakufu.engine.table.log import parse_log, read_log
from bakufu.engine.table.table import Table, fold
from bakufu.engine.table.transcript import play_at_random
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import find_game

GAME = find_game("shitenno")


@pytest.fixture(scope="module")
def table() -> Table:
    return play_at_random(GAME, GAME.setup({"players": 3}), 8)


def test_a_log_is_one_json_object_a_line(table: Table) -> None:
    lines = table.log_text().splitlines()
    header = json.loads(lines[0])
    assert header["game"] == "shitenno"
    assert header["rules_version"] == 1
    assert header["options"]["players"] == 3
    assert header["seats"] == ["player 1", "player 2", "player 3"]
    assert "seat" not in json.loads(lines[1])
    assert json.loads(lines[2])["move"].startswith("general ")


def test_an_unfinished_last_line_is_set_aside(table: Table) -> None:
    text = table.log_text()
    cut = text[:-20]
    log = parse_log(cut, "cut.jsonl")
    assert log.truncated
    assert len(log.entries) == len(table.entries) - 1
    assert fold(GAME, log).entries[-1].hash == table.entries[-2].hash


def test_a_last_line_without_its_newline_counts(table: Table) -> None:
    log = parse_log(table.log_text().rstrip("\n"), "log")
    assert not log.truncated
    assert len(log.entries) == len(table.entries)


def test_every_changed_line_is_found_and_named(table: Table) -> None:
    lines = table.log_text().splitlines(keepends=True)
    for number in range(1, len(lines) + 1, 9):
        changed = lines.copy()
        record = json.loads(changed[number - 1])
        record["seat" if number > 1 else "game"] = 2 if record.get("seat") != 2 else 1
        if number == 1:
            record["game"] = "shogun"
        changed[number - 1] = json.dumps(record) + "\n"
        with pytest.raises(BadInput, match=rf"log: line {number}: "):
            parse_log("".join(changed), "log")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda lines: [], "line 1: expected the header"),
        (lambda lines: ["nonsense\n", *lines[1:]], "line 1: expected the header of a log"),
        (lambda lines: [*lines[:5], "{}\n", *lines[6:]], "line 6: expected an entry"),
        (lambda lines: [*lines[:5], *lines[6:]], "line 6: expected entry 4, found entry 5"),
        (
            lambda lines: [*lines[:5], lines[4], *lines[5:]],
            "line 6: expected entry 4, found entry 3",
        ),
        (lambda lines: [*lines[:5], "\n", *lines[5:]], "line 6: expected an entry"),
    ],
)
def test_a_broken_log_says_where(table: Table, change, message: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadInput, match=message):
        parse_log("".join(change(table.log_text().splitlines(keepends=True))), "log")


def test_a_log_of_another_version_is_refused(table: Table) -> None:
    log = parse_log(table.log_text(), "log")
    log.header.rules_version = 99
    with pytest.raises(BadInput, match="rules version 99"):
        fold(GAME, log)


def test_an_illegal_entry_is_refused_with_line_and_rule(table: Table) -> None:
    log = parse_log(table.log_text(), "log")
    log.entries[3].move = "accept"
    with pytest.raises(BadInput, match=r"old\.jsonl: line 5: SHI-"):
        fold(GAME, log, "old.jsonl")


def test_an_impossible_outcome_is_refused_with_its_line(table: Table) -> None:
    log = parse_log(table.log_text(), "log")
    log.entries[0].outcomes[0] = "title daimyo"
    with pytest.raises(BadInput, match='line 2: chance outcome 1, "title daimyo", does not fit'):
        fold(GAME, log)
    log.entries[0].outcomes[0] = "gate dragon"
    with pytest.raises(BadInput, match='log: line 2: there is no chance outcome "gate dragon"'):
        fold(GAME, log)


def test_a_missing_file_and_a_binary_file_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read"):
        read_log(tmp_path / "nowhere.jsonl")
    (tmp_path / "image.jsonl").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="not UTF-8"):
        read_log(tmp_path / "image.jsonl")


def test_a_table_streams_its_log(tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    dice = Dice(4)
    table = Table(GAME, GAME.setup({"players": 2}), ["a", "b"])
    table.begin(dice)
    table.save_to(path)
    for _ in range(30):
        seat = table.actors[0]
        table.play(seat, GAME.legal(table.state, seat)[0], dice)
        assert path.read_text(encoding="utf-8") == table.log_text()
    again = fold(GAME, read_log(path))
    assert same(again.state, table.state)


def test_any_point_of_a_log_can_be_visited(table: Table) -> None:
    log = parse_log(table.log_text(), "log")
    for upto in (0, 1, 17, len(log.entries) - 1):
        assert len(fold(GAME, log, upto=upto).entries) == upto + 1
