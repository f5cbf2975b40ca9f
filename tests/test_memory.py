"""Playing does not fill the memory: compiled code frees what it makes."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bakufu.arena.match import play_match
from bakufu.bots.house_bots import JudgingBot, RandomBot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import play_out
from bakufu.engine.core.state import State
from bakufu.games.shelf import GAMES

STATUS = Path("/proc/self/statm")


def resident() -> int:
    """Bytes of memory this process holds."""
    return int(STATUS.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def tasks(name: str) -> dict[str, tuple[Callable[[], object], int]]:
    """What is done, and how often: enough that a kilobyte lost each time would show."""
    game = GAMES[name]
    setup = game.setup({"players": 4})
    state: State = game.start(setup, Dice(1), Scribe())
    play_out(state, Dice(2), game.move_count, 12)
    document = game.document(state)
    actor = int(state.actors()).bit_length() - 1
    bots = [JudgingBot(), RandomBot(), RandomBot(), RandomBot()]
    return {
        "legal moves": (lambda: game.legal(state, actor), 20_000),
        "refusals": (lambda: game.why_not(state, actor, 0), 20_000),
        "copies": (lambda: state.clone(), 20_000),
        "drawn worlds": (lambda: state.determinise(0, Dice(1)), 20_000),
        "views": (lambda: game.view(state, 0), 3_000),
        "documents": (lambda: game.from_document(setup, document), 3_000),
        "random games": (lambda: play_match(game, setup, [RandomBot()] * 4, 3), 3_000),
        "judged games": (lambda: play_match(game, setup, bots, 3), 20),
    }


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells how much memory is in use")
@pytest.mark.parametrize("task", tasks("shitenno"))
@pytest.mark.parametrize("game", GAMES)
def test_memory_is_given_back(game: str, task: str) -> None:
    run, times = tasks(game)[task]
    for _ in range(max(2, times // 10)):
        run()
    before = resident()
    for _ in range(times):
        run()
    assert resident() - before < times * 256 + 2_000_000
