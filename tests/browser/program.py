"""`bakufu serve` as a process of its own, which may be killed and started again."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

# Bots and hints answer at once: nothing here is about how well they play.
PACE = ["--think", "0.1", "--pace", "0.001"]
# Dice that fall alike at every decision: the same answers make the same game.
FIXED = """
import sys
from collections.abc import Callable
from bakufu.cli.main import main
from bakufu.engine.core.chance import Dice
from bakufu.server import settings

class Fixed(settings.Settings, frozen=True):
    dice: Callable[[], Dice] = lambda: Dice({dice})

settings.Settings = Fixed
sys.exit(main())
"""


class Program:
    """A server with a database in a folder. Started again, it listens where it did before."""

    def __init__(self, folder: Path, dice: int | None = None) -> None:
        self.folder = folder
        self.main = ["-m", "bakufu"] if dice is None else ["-c", FIXED.format(dice=dice)]
        self.log = folder / "log.jsonl"
        self.port = "0"
        self.start()

    def start(self) -> None:
        where = ["--port", self.port, "--db", str(self.folder / "tables.db")]
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-u", *self.main, "serve", *where, *PACE],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "BAKUFU_DATA": str(self.folder)},
            )
        assert self.process.stdout is not None
        found = re.search(r"https?://\S+:(\d+)", self.process.stdout.readline())
        assert found, f"the server did not start:\n{self.log.read_text()}"
        self.address, self.port = found[0], found[1]

    def kill(self) -> None:
        """As by a power cut."""
        self.process.kill()
        self._end()

    def pause(self) -> None:
        """As when the line is dead: sockets stay open, and nobody answers."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        self.go_on()
        self.process.terminate()
        self._end()

    def _end(self) -> None:
        assert self.process.stdout is not None
        self.process.wait()
        self.process.stdout.close()

    def troubles(self) -> list[Any]:
        """What the server's own log calls an error."""
        lines = self.log.read_text().splitlines()
        found = [json.loads(line) for line in lines if line.startswith("{")]
        return [line for line in found if line.get("level") in ("error", "critical")]
