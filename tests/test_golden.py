"""Golden transcripts read as they did; stored games of every rules version replay as they were."""

import json
from pathlib import Path

import pytest
from golden import FOLDER, golden_variants, play_golden, transcript_path

from bakufu.engine.core.state import digest
from bakufu.engine.table.contract import variant_name
from bakufu.engine.table.log import read_log
from bakufu.engine.table.table import fold
from bakufu.engine.table.transcript import transcript
from bakufu.games.shelf import GAMES

VARIANTS = [
    pytest.param(game, options, id=f"{game}-{variant_name(options)}")
    for game in GAMES
    for options in golden_variants(GAMES[game])
]
STORED = sorted(FOLDER.rglob("*.jsonl"))


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_transcript_reads_as_before(game: str, options: dict[str, object]) -> None:
    path = transcript_path(GAMES[game], options)
    assert path.exists(), "this variant has no golden transcript: run `make golden`"
    found = transcript(play_golden(GAMES[game], options)).splitlines()
    assert found == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_stored_game_replays(path: Path) -> None:
    game = GAMES[path.parent.parent.name]
    promised = json.loads((path.parent / "digests.json").read_text(encoding="utf-8"))
    assert digest(fold(game, read_log(path), path.name).state) == promised[path.stem]


def test_every_rules_version_has_stored_games() -> None:
    for game in GAMES.values():
        for version in range(1, game.rules_version + 1):
            assert list((FOLDER / game.id / f"version-{version}").glob("*.jsonl"))
