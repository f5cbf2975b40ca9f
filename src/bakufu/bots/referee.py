"""Asks a bot for its move and keeps the table safe from bots that raise, cheat or hang."""

import threading
from queue import Empty, SimpleQueue

from bakufu.bots.bot import Bot, Sight
from bakufu.engine.text.errors import BakufuError


class BotFault(BakufuError):
    """A bot that did not give a legal move in time. The table has not changed."""


def ask(bot: Bot, sight: Sight, seconds: float | None = None) -> int:
    """The bot's move; `BotFault` says what went wrong.

    With a time limit the bot thinks in a thread of its own. A thread cannot be stopped from
    outside, so one that hangs is left behind and ends with the program.
    """
    game, legal = sight.game, sight.legal  # before the bot gets hold of its sight
    move = _choose(bot, sight) if seconds is None else _choose_in_time(bot, sight, seconds)
    if isinstance(move, bool) or not isinstance(move, int):
        raise BotFault(f"bot {bot.name} gave {move!r} instead of the number of a move")
    if not 0 <= move < game.move_count:
        raise BotFault(f"bot {bot.name} played move {move}, which does not exist")
    if move not in legal:
        raise BotFault(f'bot {bot.name} played "{game.move_name(move)}", which is not legal here')
    return move


def _choose(bot: Bot, sight: Sight) -> object:
    try:
        return bot.choose(sight)
    except (Exception, SystemExit) as error:  # whatever a bot raises is its own fault
        raise BotFault(f"bot {bot.name} raised {type(error).__name__}: {error}") from error


def _choose_in_time(bot: Bot, sight: Sight, seconds: float) -> object:
    answers: SimpleQueue[object] = SimpleQueue()

    def think() -> None:
        try:
            answers.put(_choose(bot, sight))
        except BotFault as fault:
            answers.put(fault)

    threading.Thread(target=think, name=f"bot {bot.name}", daemon=True).start()
    try:
        answer = answers.get(timeout=seconds)
    except Empty:
        raise BotFault(f"bot {bot.name} did not move within {seconds:g} seconds") from None
    if isinstance(answer, BotFault):
        raise answer
    return answer
