"""Golden games are played and read as they were; stored games of every rules version replay."""

import json
from pathlib import Path

import pytest
from golden import (
    FOLDER,
    golden_variants,
    play_golden,
    read_by_people,
    text_digest,
    transcript_path,
    version_folder,
)

from bakufu.engine.core.state import digest
from bakufu.engine.table.contract import variant_name
from bakufu.engine.table.log import Entry, read_log
from bakufu.engine.table.table import fold
from bakufu.engine.table.transcript import transcript
from bakufu.games.shelf import GAMES

VARIANTS = [
    pytest.param(game, options, id=f"{game}-{variant_name(options)}")
    for game in GAMES
    for options in golden_variants(GAMES[game])
]
STORED = sorted(FOLDER.rglob("*.jsonl"))


def told(entries: list[Entry]) -> list[tuple[int | None, str | None, list[str]]]:
    """Entries without their hashes, which depend on the header."""
    return [(entry.seat, entry.move, entry.outcomes) for entry in entries]


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_game_is_played_and_reads_as_before(game: str, options: dict[str, object]) -> None:
    found = GAMES[game]
    table, name = play_golden(found, options), variant_name(options)
    folder = version_folder(found, found.rules_version, found.numbers_version)
    stored = folder / f"{name}.jsonl"
    assert stored.exists(), "this variant has no stored game: run `make golden`"
    assert told(table.entries) == told(read_log(stored).entries)
    text = transcript(table)
    if options in read_by_people(found):
        read = transcript_path(found, options).read_text(encoding="utf-8")
        assert text.splitlines() == read.splitlines()
    promised = json.loads((folder / "transcripts.json").read_text(encoding="utf-8"))
    assert text_digest(text) == promised[name], "it reads differently: see tests/golden.py"


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_stored_game_replays(path: Path) -> None:
    game = GAMES[path.parent.parent.name]
    promised = json.loads((path.parent / "digests.json").read_text(encoding="utf-8"))
    assert digest(fold(game, read_log(path), path.name).state) == promised[path.stem]


def test_every_rules_version_has_stored_games() -> None:
    for game in GAMES.values():
        for version in range(1, game.rules_version + 1):
            assert list(version_folder(game, version).glob("*.jsonl"))
        present = version_folder(game, game.rules_version, game.numbers_version)
        assert list(present.glob("*.jsonl"))


def test_transcripts_are_kept_only_where_they_are_read() -> None:
    kept = {path for game in GAMES for path in (FOLDER / game).glob("*.txt")}
    assert kept == {
        transcript_path(game, options)
        for game in GAMES.values()
        for options in read_by_people(game)
    }
