"""The same games by the same source, not compiled, in a process of its own.

Run as a program with a game's id, this module reads a seed a line and answers with the decisions
and seconds of that game. `PlainPython` is the other end.
"""

import os
import subprocess
import sys

from bakufu.engine.build import compiled_modules
from bench.machine import ROOT
from bench.rounds import Played


class PlainPython:
    """Plays games in a process that sees only the source."""

    def __init__(self, game: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.plain", game],
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
        return Played(int(answer[0]), 0, float(answer[1]))

    def close(self) -> None:
        self._process.communicate()  # an empty input ends it


def main() -> None:
    from bench.ours import OURS, inside

    compiled = compiled_modules()
    if compiled:
        raise SystemExit(f"bench: these should be plain Python here: {', '.join(compiled)}")
    play = inside(OURS[sys.argv[1]])
    for line in sys.stdin:
        played = play(int(line))
        print(played.decisions, played.seconds, flush=True)


if __name__ == "__main__":
    main()
