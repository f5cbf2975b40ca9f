"""Bots think in processes of their own, so that a table is never kept waiting by another's bot.

A process is handed a world drawn for the bot's seat, written as a document: never the true
position, and nothing of the table's own chance.
"""

import asyncio
import json
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from bakufu.bots.bot import Sight
from bakufu.bots.house_bots import HOUSE_BOTS, house_bot
from bakufu.bots.referee import BotFault, ask
from bakufu.engine.chance import Dice
from bakufu.engine.game import Game, Setup
from bakufu.engine.state import State
from bakufu.games.shelf import find_game

LAST_RESORT = "random"


class Thinkers:
    """The processes, started when they are first needed."""

    def __init__(self, seconds: float, processes: int | None = None) -> None:
        self.seconds = seconds
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        # Waiting for a free process is not thinking: the time limit begins after it.
        self._free = asyncio.Semaphore(self._processes)

    async def choose(
        self, game: Game, setup: Setup, state: State, seat: int, bot: str, seed: int
    ) -> int:
        """A bot's move; `BotFault` if it fails or takes too long."""
        dice = Dice(seed)
        if bot == LAST_RESORT:
            # Any legal move: quicker chosen than sent away.
            return ask(house_bot(bot), Sight(game, state, seat, dice))
        if bot not in HOUSE_BOTS:
            raise BotFault(f'there is no bot "{bot}"')
        world = json.dumps(game.document(state.determinise(seat, dice)))
        job = (game.id, msgspec.json.encode(setup), world, seat, bot, seed)
        try:
            async with self._free:
                future = asyncio.get_running_loop().run_in_executor(self._ready(), _think, *job)
                return await asyncio.wait_for(future, self.seconds)
        except TimeoutError:
            self._give_up()
            raise BotFault(f"bot {bot} did not move within {self.seconds:g} seconds") from None
        except BrokenProcessPool:
            self._give_up()
            raise BotFault(f"bot {bot} lost its process") from None
        except BotFault:
            raise
        except Exception as error:
            raise BotFault(f"bot {bot} failed: {type(error).__name__}: {error}") from error

    def close(self) -> None:
        self._give_up()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), _follow_parent
            )
        return self._pool

    def _give_up(self) -> None:
        """Leave the processes, and end them: one that hangs cannot be asked to stop."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False)
        for process in processes:
            process.kill()


def _follow_parent() -> None:
    """End with the server, even if it was killed."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _think(game_id: str, setup: bytes, world: str, seat: int, bot: str, seed: int) -> int:
    game = find_game(game_id)
    found = msgspec.json.decode(setup, type=Setup)
    state = game.from_document(found, json.loads(world))
    return ask(house_bot(bot), Sight(game, state, seat, Dice(seed)))
