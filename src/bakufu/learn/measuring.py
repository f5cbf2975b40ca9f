"""What is new gains over what was before, table by table, on deals never used to find it."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

import msgspec

from bakufu.arena.contest import Fixture, luck
from bakufu.arena.schedule import arrangements
from bakufu.arena.standings import Estimate, Played, shares_of
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.statistics import plus_four
from bakufu.learn.tables import Kind
from bakufu.learn.tuning import Numbers

_FIRST_DEAL = 1 << 31  # those before it are for tuning
_DRAWS = 1 << 93


def measure_fixtures(
    kinds: Sequence[Kind], deals: int, seed: int, weights: tuple[Numbers, ...] = (), first: int = 0
) -> Iterator[Fixture]:
    """So many deals of two games at every kind of table, in turn; the first so many are left out.
    Who plays is told by weights, or else the two bots of a contest do."""
    dice = Dice(_DRAWS | first << 40 | seed)
    number = 0
    for deal in range(first * len(kinds), (first + deals) * len(kinds)):
        kind = kinds[deal % len(kinds)]
        known = arrangements(2, kind.setup.players)
        pattern = known[int(dice.below(len(known)))]
        for turn in range(2):
            seating = tuple((party + turn) % 2 for party in pattern)
            seed_of = luck(seed, _FIRST_DEAL + deal)
            yield Fixture(number, _FIRST_DEAL + deal, seed_of, seating, kind.setup, weights)
            number += 1


class Gain(msgspec.Struct, frozen=True):
    """What part of the games the new ones win at a kind of table; even is a half."""

    kind: str
    games: int
    won: Estimate

    @property
    def is_loss(self) -> bool:
        return self.won.high < 0.5


def gains(kinds: Sequence[Kind], played: Iterable[Played]) -> list[Gain]:
    """All tables together first, then each kind; over deals, the last one only if it is whole."""
    halves: dict[int, list[Fraction]] = defaultdict(list)
    for one in played:
        halves[one.deal].append(shares_of(one)[0])
    means = {deal: Fraction(sum(won), 2) for deal, won in halves.items() if len(won) == 2}
    found = [_gain("all tables", list(means.values()))]
    for place, kind in enumerate(kinds):
        at = [won for deal, won in means.items() if (deal - _FIRST_DEAL) % len(kinds) == place]
        found.append(_gain(kind.name, at))
    return [gain for gain in found if gain.games]


def _gain(name: str, means: Sequence[Fraction]) -> Gain:
    number = len(means)
    mean = float(sum(means) / number) if number else 0.0
    return Gain(name, 2 * number, Estimate(mean, *plus_four(Counter(means)), number))


def is_better(found: Sequence[Gain]) -> bool:
    """Whether they were shown to win more in all, and at no kind of table less."""
    return bool(found) and found[0].won.low > 0.5 and not any(gain.is_loss for gain in found)
