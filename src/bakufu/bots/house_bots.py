"""The bots of the house."""

from bakufu.bots.bot import Bot, Sight
from bakufu.engine.errors import unknown


class RandomBot(Bot):
    """Plays any legal move, each with the same chance."""

    name = "random"

    def choose(self, sight: Sight) -> int:
        legal = sight.legal
        return legal[sight.dice.below(len(legal))]


class JudgingBot(Bot):
    """Looks one own decision ahead and trusts the game's judgement."""

    name = "judge"

    def choose(self, sight: Sight) -> int:
        return int(sight.game.judgement().choose(sight.world(), sight.seat, sight.dice))


HOUSE_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, JudgingBot)}


def house_bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in HOUSE_BOTS:
        raise unknown("bot", name, HOUSE_BOTS)
    return HOUSE_BOTS[name]()
