"""How a told chance to win is made of endings and of what the judge expects.

An ending is a game that judges play on. Few of them say little by their number, and all of them
together overlook what judges never do; the judge's own expectation at the next position at rest
says something about each. How much of both holds is fitted on games of bots, stage by stage
(`bakufu calibrate`), so that of all moments at which 30% is told, 30% are won.
"""

import msgspec


class Trust(msgspec.Struct, frozen=True):
    """What is told at one stage of a game. The one by itself tells what endings say."""

    doubt: float = 1.0  # times the judge's spread: how far points may lie from its expectation
    endings: float = 1.0  # what very many endings count for; the rest is the judge's
    few: float = 0.0  # so many endings count for half of that

    def of(self, number: int) -> float:
        """What so many endings count for."""
        return self.endings * number / (number + self.few)


def by_stage(*numbers: tuple[float, float, float]) -> tuple[Trust, ...]:
    """Doubt, endings and few of each stage, from the first on."""
    return tuple(Trust(*three) for three in numbers)
