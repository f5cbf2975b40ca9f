"""The bots of the house."""

from collections.abc import Callable
from functools import partial

from bakufu.bots.bot import Bot, BotWithJudge, Sight
from bakufu.bots.network_judge import HouseJudge
from bakufu.bots.search_bot import SearchingBot, SlippingBot
from bakufu.engine.text.errors import unknown
from bakufu.games.shelf import GAMES

_MASTERLY = 600  # the effort of the two highest levels


class RandomBot(Bot):
    """Plays any legal move, each with the same chance."""

    name = "random"

    def choose(self, sight: Sight) -> int:
        legal = sight.legal
        return legal[sight.dice.below(len(legal))]


class JudgingBot(BotWithJudge):
    """Looks one own decision ahead and trusts the game's judgement.

    Without one of the game's modules it plays as if that module did not matter, which shows what
    the module is worth to those who use it. Where it is not in play, nothing changes.
    """

    def __init__(self, without: str = "") -> None:
        self.without = without
        self.name = f"judge-without-{without}" if without else "judge"

    def choose(self, sight: Sight) -> int:
        judgement = self.judgement(sight)
        if self.without:
            judgement = judgement.without(self.without)
        return int(judgement.choose(sight.world(), sight.seat, sight.dice))


class Grandmaster(SearchingBot):
    """Looks ahead four times as often as the master, by a judge that has learned where one has."""

    def __init__(self) -> None:
        super().__init__("grandmaster", _MASTERLY, patient=True, times=4, quiet_positions=2)
        self.judge = HouseJudge()


def _modules() -> list[str]:
    """What options switch on and off, in any game whose judge can leave it out."""
    found: list[str] = []
    for game in GAMES.values():
        switches = [o.name for o in game.options if tuple(o.values) == ("off", "on")]
        judge = game.judgement()
        found += [name for name in switches if judge.without(name) is not judge]
    return found


# The levels, from the weakest to the strongest.
LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": partial(SlippingBot, "novice", slips=30, blunders=28),
    "skilled": partial(SlippingBot, "skilled", slips=20, blunders=5),
    "expert": partial(SearchingBot, "expert", 40, careful=False, wanders=True),
    "master": partial(SearchingBot, "master", _MASTERLY, patient=True, quiet_positions=2),
    "grandmaster": Grandmaster,
}
# What the levels were called before, in stored tables and in habits: words that are pieces,
# roles or games elsewhere on the shelf.
FORMER_NAMES = {"samurai": "skilled", "daimyo": "expert", "shogun": "master"}
# Who sits down with people.
HOUSE_BOTS: dict[str, Callable[[], Bot]] = LEVELS | {"judge": JudgingBot, "random": RandomBot}
# Who is there to be measured against.
JUDGES_WITHOUT: dict[str, Callable[[], Bot]] = {
    f"judge-without-{module}": partial(JudgingBot, module) for module in _modules()
}


def present_name(name: str) -> str:
    """The name of a bot, also from the one it had before."""
    return FORMER_NAMES.get(name, name)


def house_bot(name: str) -> Bot:
    """A bot by its name."""
    name = present_name(name)
    bots = HOUSE_BOTS | JUDGES_WITHOUT
    if name not in bots:
        raise unknown("bot", name, bots)
    return bots[name]()
