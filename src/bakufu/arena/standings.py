"""How the parties of an arena stand: wins, scores, who is better than whom, and the ladder.

The game is won by the parties of its winners, in equal parts; as a rule those are the seats in the
first place. Where nobody has won, nobody has a part of the win. A party whose bot failed has lost
the game: the win goes to the best of the others, and only where every party failed is it shared by
all.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import msgspec
from openskill.models import PlackettLuce

from bakufu.arena import sequential
from bakufu.arena.contest import Fixture
from bakufu.arena.match import Result
from bakufu.engine.table.statistics import margin, plus_four

ERROR = 0.05


class Played(msgspec.Struct, frozen=True):
    """What is kept of a game: enough to count everything again. Seats are counted from 0."""

    number: int
    deal: int
    seed: int
    seating: tuple[int, ...]  # by seat: which party
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    faults: dict[int, str] = {}  # by seat
    # Seats; not said where they are those in the first place.
    winners: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET


def keep(fixture: Fixture, result: Result) -> Played:
    """What is kept of a result."""
    return Played(
        fixture.number,
        fixture.deal,
        fixture.seed,
        fixture.seating,
        tuple(result.places),
        tuple(result.scores),
        result.decisions,
        result.faults,
        msgspec.UNSET if result.winners == _firsts(result.places) else tuple(result.winners),
    )


def _firsts(places: Sequence[int]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place == 1]


def winners_of(played: Played) -> Sequence[int]:
    """The seats that have won, perhaps none, whether their bots failed or not."""
    return _firsts(played.places) if played.winners is msgspec.UNSET else played.winners


def shares_of(played: Played) -> dict[int, Fraction]:
    """What part of the win each party at the table has."""
    places, winners = places_of(played), winners_of(played)
    if not winners:
        return dict.fromkeys(places, Fraction())
    failed = {played.seating[seat] for seat in played.faults}
    won = {played.seating[seat] for seat in winners} - failed
    won = won or {party for party, place in places.items() if place == 1} or set(places)
    return {party: Fraction(int(party in won), len(won)) for party in places}


def places_of(played: Played) -> dict[int, int]:
    """The best place of each party, with those that failed behind all others."""
    parties = sorted(set(played.seating))
    failed = {played.seating[seat] for seat in played.faults}
    seats = list(zip(played.places, played.seating, strict=True))
    fair = [place for place, party in seats if party not in failed]
    found: dict[int, int] = {}
    for party in parties:
        best = min(place for place, sitting in seats if sitting == party)
        before = sum(place < best for place in fair)
        found[party] = len(seats) if party in failed else 1 + before
    return found


class Estimate(msgspec.Struct):
    """A mean over deals; n is the number of deals. The interval of a single one has no ends."""

    value: float
    low: float
    high: float
    n: int


class Rung(msgspec.Struct):
    """A bot on the ladder."""

    party: int
    mu: float
    sigma: float
    ordinal: float


class Standings:
    """Games come in order; a deal counts when its last game is over."""

    def __init__(self, parties: int, games_in_deal: int) -> None:
        self.parties = parties
        self.games_in_deal = games_in_deal
        self.games = 0
        self.deals = 0
        self.decisions = 0
        self.nobody = 0  # games that nobody has won
        self.faults: list[tuple[Played, int]] = []  # the game, and the seat
        self.games_of: Counter[int] = Counter()
        # By party: the mean of each deal, and how often it was this one.
        self.wins: dict[int, Counter[Fraction]] = defaultdict(Counter)
        self.scores: dict[int, Counter[Fraction]] = defaultdict(Counter)
        self.places: dict[int, Counter[Fraction]] = defaultdict(Counter)
        # By seat: what part of the games was won there.
        self.seats: dict[int, Counter[Fraction]] = defaultdict(Counter)
        # By two parties, the lower one first: the part of the games in which it ended ahead.
        self.ahead: dict[tuple[int, int], Counter[Fraction]] = defaultdict(Counter)
        # Who was found to be the best, and after how many games. What is settled stays settled.
        self.verdict: tuple[int, int] | None = None
        self._deal: list[Played] = []
        self._model = PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(parties)]

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.nobody += not winners_of(played)
        self.faults += [(played, seat) for seat in sorted(played.faults)]
        self._deal.append(played)
        if len(self._deal) == self.games_in_deal:
            self._add_deal(self._deal)
            self._deal = []
            if self.verdict is None and (best := self._best()) is not None:
                self.verdict = best, self.games

    def _add_deal(self, deal: Sequence[Played]) -> None:
        self.deals += 1
        games = len(deal)
        wins: dict[int, Fraction] = defaultdict(Fraction)
        places: dict[int, Fraction] = defaultdict(Fraction)
        ahead: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
        scores: dict[int, list[int]] = defaultdict(list)
        for played in deal:
            for party, share in shares_of(played).items():
                wins[party] += share / games
            found = places_of(played)
            for party, place in found.items():
                places[party] += Fraction(place, games)
            for one, other in combinations(found, 2):
                better = 1 + (found[one] < found[other]) - (found[one] > found[other])
                ahead[one, other] += Fraction(better, 2 * games)
            for seat, party in enumerate(played.seating):
                scores[party].append(played.scores[seat])
        for party in wins:
            self.games_of[party] += games
            self.wins[party][wins[party]] += 1
            self.places[party][places[party]] += 1
            self.scores[party][Fraction(sum(scores[party]), len(scores[party]))] += 1
        for pair, part in ahead.items():
            self.ahead[pair][part] += 1
        for seat in range(len(deal[0].seating)):
            won = [winners_of(played) for played in deal]
            parts = [Fraction(1, len(seats)) for seats in won if seat in seats]
            self.seats[seat][sum(parts, Fraction()) / games] += 1
        self._rate(wins, places)

    def _rate(self, wins: dict[int, Fraction], places: dict[int, Fraction]) -> None:
        """A deal is one match on the ladder: its games are not independent of one another."""
        order = sorted(wins, key=lambda party: (-wins[party], places[party], party))
        keys = [(-wins[party], places[party]) for party in order]
        ranks = [float(keys.index(key)) for key in keys]
        teams = [[self._ratings[party]] for party in order]
        for party, (rating,) in zip(order, self._model.rate(teams, ranks=ranks), strict=True):
            self._ratings[party] = rating

    # What follows

    def win_share(self, party: int) -> Estimate:
        """For the number of deals that was planned."""
        value, n = _mean(self.wins[party]), self.wins[party].total()
        return Estimate(value, *plus_four(self.wins[party]), n)

    def win_share_any_time(self, party: int) -> Estimate:
        """Whenever one looks."""
        value, n = _mean(self.wins[party]), self.wins[party].total()
        return Estimate(value, *sequential.interval(self.wins[party], ERROR), n)

    def score(self, party: int) -> Estimate:
        return _estimate(self.scores[party])

    def place(self, party: int) -> Estimate:
        last = len(self.seats)
        parts = Counter({(at - 1) / (last - 1): n for at, n in self.places[party].items()})
        low, high = (1 + (last - 1) * end for end in plus_four(parts))
        return Estimate(_mean(self.places[party]), low, high, parts.total())

    def seat_share(self, seat: int) -> Estimate:
        value, n = _mean(self.seats[seat]), self.seats[seat].total()
        return Estimate(value, *plus_four(self.seats[seat]), n)

    @property
    def order(self) -> list[int]:
        """The parties that have played a deal, the best first."""
        return sorted(self.games_of, key=lambda party: (-_mean(self.wins[party]), party))

    def met(self, one: int, other: int) -> Counter[Fraction]:
        """Deal by deal, the part of the games in which one ended ahead; half for the same place."""
        if one < other:
            return self.ahead[one, other]
        return Counter({1 - part: times for part, times in self.ahead[other, one].items()})

    def is_better(self, one: int, other: int) -> bool:
        """Whether it is settled that one ends ahead of the other more often than behind it.

        The error is divided by the number of parties: each of them could be called the best by
        mistake, and needs a mistake against at least one other for it.
        """
        return sequential.is_more(self.met(one, other), 0.5, ERROR / self.parties)

    def ahead_any_time(self, one: int, other: int) -> Estimate:
        """In what part of the games one ends ahead of the other, whenever one looks."""
        parts = self.met(one, other)
        return Estimate(_mean(parts), *sequential.interval(parts, ERROR), parts.total())

    def _best(self) -> int | None:
        """The party that is better than every other one, if that can be said now."""
        for party in self.order:
            others = [other for other in range(self.parties) if other != party]
            if all(self.is_better(party, other) for other in others):
                return party
        return None

    def ladder(self) -> list[Rung]:
        """The parties that have played a deal, the best first."""
        rungs = [
            Rung(party, rating.mu, rating.sigma, rating.ordinal())
            for party, rating in enumerate(self._ratings)
            if party in self.games_of
        ]
        return sorted(rungs, key=lambda rung: (-rung.ordinal, rung.party))


def _mean(values: Counter[Fraction]) -> float:
    n = values.total()
    return float(sum(value * times for value, times in values.items()) / n) if n else 0.0


def _estimate(values: Counter[Fraction]) -> Estimate:
    """The ordinary interval of a mean over deals."""
    mean, n = _mean(values), values.total()
    half = margin(sum((float(value) - mean) ** 2 * times for value, times in values.items()), n)
    return Estimate(mean, mean - half, mean + half, n)
