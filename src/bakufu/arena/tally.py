"""Adds up many games."""

from collections import Counter, defaultdict

from bakufu.arena.match import Result
from bakufu.engine.table.counting import Counting
from bakufu.engine.table.statistics import margin


class Share:
    """How often something was so, of how many times it was asked."""

    def __init__(self) -> None:
        self.yes = 0
        self.asked = 0

    def add(self, yes: int, asked: int = 1) -> None:
        self.yes += yes
        self.asked += asked


class Spread:
    """Whole numbers, and how often each came up."""

    def __init__(self) -> None:
        self.times: Counter[int] = Counter()

    def add(self, value: int, times: int = 1) -> None:
        self.times[value] += times

    @property
    def n(self) -> int:
        return self.times.total()

    @property
    def mean(self) -> float:
        return sum(value * times for value, times in self.times.items()) / self.n

    @property
    def margin(self) -> float:
        """Half the width of the 95% interval of the mean; 0 where there is only one value."""
        mean = self.mean
        squares = sum((value - mean) ** 2 * times for value, times in self.times.items())
        return margin(squares, self.n) if self.n > 1 else 0.0

    def quantile(self, share: float) -> int:
        """The value below which about this share of the values lies."""
        left = min(self.n - 1, int(share * self.n))
        for value in sorted(self.times):
            left -= self.times[value]
            if left < 0:
                return value
        raise ValueError("there are no values")


class Tally:
    """What is kept of every game."""

    def __init__(self, counting: Counting) -> None:
        self.counting = counting
        self.games = 0
        self.players = 0
        self.nobody = 0  # games that nobody has won
        self.wins: dict[str, Share] = defaultdict(Share)  # by bot, each of its seats
        self.games_won: dict[str, Share] = defaultdict(Share)  # by bot, by any of its seats
        self.seats: dict[int, Share] = defaultdict(Share)
        self.starts: dict[str, Share] = defaultdict(Share)
        self.seats_of_start: dict[str, set[int]] = defaultdict(set)
        self.scores: dict[str, Spread] = defaultdict(Spread)  # by bot
        # By bot and source.
        self.points: dict[str, dict[str, Spread]] = defaultdict(lambda: defaultdict(Spread))
        self.decisions = Spread()
        self.reasons: Counter[str] = Counter()
        self.faults: Counter[tuple[str, str]] = Counter()
        # By measure, then by bot or by group.
        self.rates: dict[str, dict[str, Share]] = defaultdict(lambda: defaultdict(Share))
        self.spreads: dict[str, dict[str, Spread]] = defaultdict(lambda: defaultdict(Spread))
        self.outcomes: dict[str, dict[str, Counter[str]]] = defaultdict(
            lambda: defaultdict(Counter)
        )

    @property
    def bots(self) -> list[str]:
        """The best first."""
        return sorted(self.wins, key=lambda bot: (-self.wins[bot].yes / self.wins[bot].asked, bot))

    @property
    def in_teams(self) -> bool:
        """Whether some bot of several sat on more than one seat of a game."""
        several = any(self.wins[bot].asked > self.games_won[bot].asked for bot in self.wins)
        return several and len(self.wins) > 1

    @property
    def sources(self) -> list[str]:
        """Where points come from."""
        return list(next(iter(self.points.values())))

    @property
    def starts_are_seats(self) -> bool:
        """Whether every start position always went with the same seat."""
        return all(len(seats) == 1 for seats in self.seats_of_start.values())

    def add(self, result: Result) -> None:
        self.games += 1
        self.players = len(result.bots)
        self.nobody += not result.winners
        for seat, bot in enumerate(result.bots):
            won = int(seat in result.winners)
            self.wins[bot].add(won)
            self.seats[seat].add(won)
            if result.counts.starts:
                start = result.counts.starts[seat]
                self.starts[start].add(won)
                self.seats_of_start[start].add(seat)
            self.scores[bot].add(result.scores[seat])
            points = self.points[bot]
            for source, value in result.points[seat].items():
                points[source].add(value)
        for bot in set(result.bots):
            self.games_won[bot].add(int(any(result.bots[seat] == bot for seat in result.winners)))
        self.decisions.add(result.decisions)
        self.reasons[result.end_reason] += 1
        for seat, fault in result.faults.items():
            self.faults[result.bots[seat], fault] += 1
        self._add_counts(result)

    def _add_counts(self, result: Result) -> None:
        counts = result.counts
        for measure, by_seat in counts.rates.items():
            shares = self.rates[measure]
            for bot, (yes, asked) in zip(result.bots, by_seat, strict=True):
                shares[bot].add(yes, asked)
        for measure, groups in counts.spreads.items():
            for group, numbers in groups.items():
                spread = self.spreads[measure][group]
                for value, times in numbers.items():
                    spread.add(value, times)
        for measure, ends in counts.outcomes.items():
            for group, words in ends.items():
                kept = self.outcomes[measure][group]
                for word, times in words.items():
                    kept[word] += times
