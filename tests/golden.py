"""Writes the golden files: `make golden`. Look at the difference before you commit it.

For every variant of every game (of expansions: each alone, and all together) there is the stored
log of one random game, by rules version, with digests of its last position and of its transcript:
a version is a promise. A readable transcript lies beside them only for one table of each kind and
for one with all expansions. `python tests/golden.py FOLDER` writes all transcripts into a folder:
do it before and after a change, and `diff -r` shows what reads differently.
"""

import hashlib
import json
import sys
from pathlib import Path

from bakufu.engine.core.state import digest
from bakufu.engine.table.contract import combinations, tables, variant_name, variants
from bakufu.engine.table.game import Game
from bakufu.engine.table.table import Table
from bakufu.engine.table.transcript import play_at_random, transcript
from bakufu.games.shelf import GAMES

FOLDER = Path(__file__).parent / "golden"
SEED = 1603


def golden_variants(game: Game) -> list[dict[str, object]]:
    some = combinations(game)[:-1]
    return [options for options in variants(game) if options not in some]


def read_by_people(game: Game) -> list[dict[str, object]]:
    """One table of each kind, each with another number of players, and one with all expansions."""
    every, kinds = tables(game), len(game.kinds_of_table)
    sizes = len(every) // kinds
    return [every[kind * sizes + kind % sizes] for kind in range(kinds)] + combinations(game)[-1:]


def transcript_path(game: Game, options: dict[str, object]) -> Path:
    return FOLDER / game.id / f"{variant_name(options)}.txt"


def version_folder(game: Game, version: int, numbers: int = 1) -> Path:
    """Of the games stored by a version of the rules and of the printed numbers."""
    return (
        FOLDER / game.id / (f"version-{version}" + (f"-numbers-{numbers}" if numbers > 1 else ""))
    )


def text_digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def play_golden(game: Game, options: dict[str, object]) -> Table:
    return play_at_random(game, game.setup(options), SEED)


def write_golden(game: Game) -> None:
    positions, texts = {}, {}
    promise = version_folder(game, game.rules_version, game.numbers_version)
    promise.mkdir(parents=True, exist_ok=True)
    for options in golden_variants(game):
        table, name = play_golden(game, options), variant_name(options)
        text = transcript(table)
        if options in read_by_people(game):
            transcript_path(game, options).write_text(text, encoding="utf-8")
        (promise / f"{name}.jsonl").write_text(table.log_text(), encoding="utf-8")
        positions[name], texts[name] = digest(table.state), text_digest(text)
    for file, found in (("digests.json", positions), ("transcripts.json", texts)):
        (promise / file).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(f"{game.title}: {len(texts)} logs, {len(read_by_people(game))} transcripts\n")


def main() -> None:
    for game in GAMES.values():
        if not sys.argv[1:]:
            write_golden(game)
            continue
        folder = Path(sys.argv[1], game.id)
        folder.mkdir(parents=True, exist_ok=True)
        for options in golden_variants(game):
            text = transcript(play_golden(game, options))
            (folder / f"{variant_name(options)}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
