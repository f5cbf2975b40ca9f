"""Who meets whom at which seat: every bot meets every seat equally often, with the same luck.

Games come in deals. All games of a deal have the same seed, and go round: what one bot had at a
seat, every other one has there too. So luck falls on all alike, and a deal as a whole is fair.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, count, permutations

from bakufu.arena.contest import Fixture, luck
from bakufu.engine.core.chance import Dice
from bakufu.engine.text.errors import BadInput

# Draws of arrangements and tables have dice of their own, apart from those of any deal.
_DRAWS = 1 << 95
MOST_BOTS = 64


def games_in_deal(bots: int, seats: int) -> int:
    """How many games it takes until every bot at the table has had every seat once."""
    return min(bots, seats)


def arrangements(bots: int, seats: int) -> list[tuple[int, ...]]:
    """All ways to share out the seats as evenly as can be, without those that only go round.

    Two bots at four seats: AABB, ABAB and ABBA; what goes round makes BBAA, BABA and BAAB of them.
    """
    even = [seat % bots for seat in range(seats)]
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for seating in sorted(set(permutations(even))):
        turned = [tuple((bot + turn) % bots for bot in seating) for turn in range(bots)]
        found.setdefault(min(turned), seating)
    return list(found.values())


def schedule(bots: int, seats: int, seed: int) -> Iterator[Fixture]:
    """Games without end, deal by deal; a longer series begins with the shorter one.

    Which arrangement a deal has is drawn by lot, so that deals are independent of one another and
    alike: statistics rest on that.
    """
    if not 2 <= bots <= MOST_BOTS:
        raise BadInput(f"an arena takes 2 to {MOST_BOTS} bots, not {bots}")
    dice = Dice(_DRAWS | seed)
    tables = _tables(bots, seats, dice)
    number = 0
    known = arrangements(min(bots, seats), seats)
    for deal in count():
        table = next(tables)
        pattern = known[dice.below(len(known))]
        for turn in range(len(table)):
            seating = tuple(table[(place + turn) % len(table)] for place in pattern)
            yield Fixture(number, deal, luck(seed, deal), seating)
            number += 1


def _tables(bots: int, seats: int, dice: Dice) -> Iterator[list[int]]:
    """Who sits at the table of each deal.

    With more bots than seats: those who have played least; among them those who have met least;
    among them by lot.
    """
    if bots <= seats:
        while True:
            yield list(range(bots))
    played: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    while True:
        table: list[int] = []
        while len(table) < seats:
            table.append(_next(table, range(bots), played, met, dice))
        played.update(table)
        met.update(combinations(sorted(table), 2))
        yield sorted(table)


def _next(
    table: Sequence[int],
    bots: range,
    played: Counter[int],
    met: Counter[tuple[int, int]],
    dice: Dice,
) -> int:
    def burden(bot: int) -> tuple[int, int]:
        return played[bot], sum(met[min(bot, one), max(bot, one)] for one in table)

    free = [bot for bot in bots if bot not in table]
    least = min(map(burden, free))
    best = [bot for bot in free if burden(bot) == least]
    return best[dice.below(len(best))]
