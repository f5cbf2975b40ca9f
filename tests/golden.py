"""Writes the golden files: `make golden`. Look at the difference before you commit it.

For every variant of every game (of expansions: each alone, and all together) there is a readable
transcript of one random game, and for every rules version stored logs with the digest of their last
position: a version is a promise.
"""

import json
import sys
from pathlib import Path

from bakufu.engine.core.state import digest
from bakufu.engine.table.contract import combinations, variant_name, variants
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.table import Table
from bakufu.engine.table.transcript import play_at_random, transcript
from bakufu.games.shelf import GAMES

FOLDER = Path(__file__).parent / "golden"
SEED = 1603


def golden_variants(game: Game) -> list[dict[str, object]]:
    some = combinations(game)[:-1]
    return [options for options in variants(game) if options not in some]


def transcript_path(game: Game, options: dict[str, object]) -> Path:
    return FOLDER / game.id / f"{variant_name(options)}.txt"


def log_path(game: Game, options: dict[str, object]) -> Path:
    return FOLDER / game.id / f"version-{game.rules_version}" / f"{variant_name(options)}.jsonl"


def play_golden(game: Game, options: dict[str, object]) -> Table:
    setup: Setup = game.setup(options)
    return play_at_random(game, setup, SEED)


def main() -> None:
    for game in GAMES.values():
        digests = {}
        for options in golden_variants(game):
            table = play_golden(game, options)
            for path in (transcript_path(game, options), log_path(game, options)):
                path.parent.mkdir(parents=True, exist_ok=True)
            transcript_path(game, options).write_text(transcript(table), encoding="utf-8")
            log_path(game, options).write_text(table.log_text(), encoding="utf-8")
            digests[variant_name(options)] = digest(table.state)
        promise = FOLDER / game.id / f"version-{game.rules_version}" / "digests.json"
        promise.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
        sys.stdout.write(f"{game.title}: {len(digests)} transcripts and logs\n")


if __name__ == "__main__":
    main()
