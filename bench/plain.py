"""The same games by the same source, not compiled, in a process of its own.

Run as a program with what to do (`games` or `search`), a game's id and, for a search, the number of
iterations, this module reads a seed a line and answers with what was played and in how many
seconds. `PlainPython` is the other end.
"""

import os
import subprocess
import sys

from bakufu.engine.core.build import compiled_modules
from bench.machine import ROOT
from bench.rounds import Played


class PlainPython:
    """Plays games, or searches, in a process that sees only the source."""

    def __init__(self, what: str, game: str, iterations: int = 0) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.plain", what, game, str(iterations)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __call__(self, seed: int) -> Played:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        print(seed, file=process.stdin, flush=True)
        answer = process.stdout.readline().split()
        if not answer:
            raise SystemExit("bench: the process that plays as plain Python has failed")
        return Played(int(answer[0]), 0, float(answer[2]), iterations=int(answer[1]))

    def close(self) -> None:
        self._process.communicate()  # an empty input ends it


def main() -> None:
    from bench.ours import OURS, inside
    from bench.searches import search

    compiled = compiled_modules()
    if compiled:
        raise SystemExit(f"bench: these should be plain Python here: {', '.join(compiled)}")
    what, game, iterations = sys.argv[1:]
    ours = OURS[game]
    play = search(ours, int(iterations)) if what == "search" else inside(ours)
    for line in sys.stdin:
        played = play(int(line))
        print(played.decisions, played.iterations, played.seconds, flush=True)


if __name__ == "__main__":
    main()
