"""Adds up many games. What happens in one game is not independent: intervals are by games."""

from collections import Counter, defaultdict
from collections.abc import Mapping

from bakufu.arena.match import Result
from bakufu.engine.table.counting import Counting
from bakufu.engine.table.statistics import Sums


class Share:
    """How often something was so, of how many times it was asked."""

    def __init__(self) -> None:
        self.sums = Sums()

    def add(self, yes: int, asked: int = 1) -> None:
        """All of one game."""
        self.sums.add(yes, asked)

    @property
    def yes(self) -> int:
        return int(self.sums.above)

    @property
    def asked(self) -> int:
        return int(self.sums.below)

    @property
    def range(self) -> tuple[float, float]:
        """Its 95% interval."""
        return self.sums.share_range


class Spread:
    """Whole numbers, and how often each came up."""

    def __init__(self) -> None:
        self.times: Counter[int] = Counter()
        self.sums = Sums()

    def add(self, values: Mapping[int, int]) -> None:
        """All of one game."""
        self.times.update(values)
        total = sum(value * times for value, times in values.items())
        self.sums.add(total, sum(values.values()))

    @property
    def n(self) -> int:
        return self.times.total()

    @property
    def mean(self) -> float:
        return self.sums.ratio

    @property
    def margin(self) -> float:
        """Half the width of the 95% interval of the mean; 0 where there is only one game."""
        return self.sums.margin if self.sums.games > 1 else 0.0

    def quantile(self, share: float) -> int:
        """The value below which about this share of the values lies."""
        left = min(self.n - 1, int(share * self.n))
        for value in sorted(self.times):
            left -= self.times[value]
            if left < 0:
                return value
        raise ValueError("there are no values")


class Outcomes:
    """Words, and how often each came up."""

    def __init__(self) -> None:
        self.shares: dict[str, Share] = {}
        self._others: list[int] = []  # by game: how many there were

    def add(self, words: Mapping[str, int]) -> None:
        """All of one game."""
        total = sum(words.values())
        for word in words:
            if word not in self.shares:
                self.shares[word] = new = Share()
                for before in self._others:
                    new.add(0, before)
        for word, share in self.shares.items():
            share.add(words.get(word, 0), total)
        self._others.append(total)


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
        self.outcomes: dict[str, dict[str, Outcomes]] = defaultdict(lambda: defaultdict(Outcomes))

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
        for seat in range(self.players):
            won = int(seat in result.winners)
            self.seats[seat].add(won)
            if result.counts.starts:
                start = result.counts.starts[seat]
                self.starts[start].add(won)
                self.seats_of_start[start].add(seat)
        for bot in dict.fromkeys(result.bots):
            seats = [seat for seat, other in enumerate(result.bots) if other == bot]
            won = sum(seat in result.winners for seat in seats)
            self.wins[bot].add(won, len(seats))
            self.games_won[bot].add(int(won > 0))
            self.scores[bot].add(Counter(result.scores[seat] for seat in seats))
            for source in result.points[0]:
                values = Counter(result.points[seat][source] for seat in seats)
                self.points[bot][source].add(values)
        self.decisions.add({result.decisions: 1})
        self.reasons[result.end_reason] += 1
        for seat, fault in result.faults.items():
            self.faults[result.bots[seat], fault] += 1
        self._add_counts(result)

    def _add_counts(self, result: Result) -> None:
        counts = result.counts
        for measure, by_seat in counts.rates.items():
            for bot in dict.fromkeys(result.bots):
                own = [
                    pair for other, pair in zip(result.bots, by_seat, strict=True) if other == bot
                ]
                self.rates[measure][bot].add(sum(yes for yes, _ in own), sum(n for _, n in own))
        for measure, groups in counts.spreads.items():
            for group, numbers in groups.items():
                self.spreads[measure][group].add(numbers)
        for measure, ends in counts.outcomes.items():
            for group, words in ends.items():
                self.outcomes[measure][group].add(words)
