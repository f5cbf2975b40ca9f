"""Whether told chances to win come true: moments of games between bots, and who won them.

A moment is a decision somebody took, looked at as in a look back: from what the seat knew, after
what was played. All four ways to tell its chance are kept: as it is told now, by endings alone, by
the judge alone, and with everybody equal.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import log

import msgspec

from bakufu.arena.contest import luck
from bakufu.arena.match import play_match
from bakufu.arena.roster import make_bot
from bakufu.bots.advice import Ending, endings_of, mean, seed
from bakufu.bots.analysis import Decision, as_one_line, find_decisions
from bakufu.bots.bot import Sight
from bakufu.bots.mixing import mix_for
from bakufu.bots.network_judge import house_judge
from bakufu.bots.search import Temper
from bakufu.bots.search_bot import search_for
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.chances import Trust
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.log import parse_log
from bakufu.engine.table.statistics import Sums
from bakufu.engine.text.words import speaker
from bakufu.games.shelf import find_game

# What a fit chooses from. Doubts are times the judge's spread.
DOUBTS = (0.25, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0, 5.6, 8.0, 16.0)
_AS_JUDGED = DOUBTS.index(1.0)
_ENDINGS = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
_FEW = (0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)
_LEAST = 200  # moments: a stage with fewer has the numbers that fit all
_CLEARLY = 4.0  # by how much the log loss of all moments of a stage must be lower
_EDGE = 0.005  # what is told is rounded to a hundredth: nothing is called impossible
_LOOKS = 16  # at a mix
_DRAWS = 1 << 92  # dice of their own
TENTHS = 10


class Question(msgspec.Struct, frozen=True):
    """What is played and asked; game by game the tables take turns."""

    setups: list[Setup]
    bot: str
    seed: int
    endings: int
    most: int | None = None  # moments of each game, drawn from all


class Moment(msgspec.Struct, frozen=True):
    """A moment of a game with the eyes of one seat."""

    game: int
    players: int
    seat: int
    stage: int
    when: str  # the stage in words
    won: float  # the seat's share of the victory at the end
    told: float
    # With all endings, half of them and a quarter: how many, the part of them that was won, and
    # what the judge expected with each doubt.
    seen: list[tuple[int, float, list[float]]]

    @property
    def endings(self) -> float:
        """What endings alone say."""
        return self.seen[0][1]

    @property
    def judged(self) -> float:
        """What the judge says by itself, with the doubt that a search has."""
        return self.seen[0][2][_AS_JUDGED]

    @property
    def equal(self) -> float:
        return 1.0 / self.players


WAYS: dict[str, Callable[[Moment], float]] = {
    "told": lambda moment: moment.told,
    "endings alone": lambda moment: moment.endings,
    "judge alone": lambda moment: moment.judged,
    "everybody equal": lambda moment: moment.equal,
}


# Looking


def play_and_look(question: Question, number: int) -> list[Moment]:
    """One game; for every seat and stage one moment, drawn from the decisions it took there."""
    setup = question.setups[number % len(question.setups)]
    game = find_game(setup.game)
    bots = [make_bot(question.bot) for _ in range(setup.players)]
    names = [bot.name for bot in bots]
    result = play_match(game, setup, bots, luck(question.seed, number), names=names)
    recorded = parse_log(result.log, "log")
    dice = Dice(_DRAWS | luck(question.seed, number))
    share = 1.0 / len(result.winners) if result.winners else 0.0
    asked: list[tuple[int, int, Decision]] = []
    for seat in range(setup.players):
        stages: dict[int, list[Decision]] = defaultdict(list)
        for decision in find_decisions(game, recorded, seat):
            stages[game.stage(decision.state)].append(decision)
        for stage, decisions in sorted(stages.items()):
            asked.append((seat, stage, decisions[int(dice.below(len(decisions)))]))
    while question.most is not None and len(asked) > question.most:
        del asked[int(dice.below(len(asked)))]
    found: list[Moment] = []
    for seat, stage, decision in asked:
        sight = Sight(game, decision.state, seat, dice, setup=setup)
        endings = _endings(sight, as_one_line(sight, decision.moves), question.endings)
        count = len(endings)
        found.append(
            Moment(
                number,
                setup.players,
                seat,
                stage,
                _when(game, decision),
                share if seat in result.winners else 0.0,
                mean([one.win(seat, sight.trust, count) for one in endings]),
                [_seen(endings[: max(1, count // part)], seat) for part in (1, 2, 4)],
            )
        )
    return found


def _when(game: Game, decision: Decision) -> str:
    message = game.when(decision.state)
    return "" if message is None else speaker("en").say(message)


def _endings(sight: Sight, line: list[int], number: int) -> list[Ending]:
    seeds = [seed(sight.dice) for _ in range(number)]
    mix = mix_for(search_for(sight, Temper(), house_judge(sight)))
    if mix is not None:
        mix.run(_LOOKS)
        mix.settle()
    return endings_of(sight, [line], seeds, mix)[0]


def _seen(endings: Sequence[Ending], seat: int) -> tuple[int, float, list[float]]:
    shares = [mean([one.share(seat, doubt) for one in endings]) for doubt in DOUBTS]
    return len(endings), mean([one.won for one in endings]), shares


# Measuring


class Score(msgspec.Struct, frozen=True):
    """How good a way to tell chances is: less is better."""

    brier: float  # the mean squared distance to what came
    log_loss: float


class Tenth(msgspec.Struct, frozen=True):
    """All moments at which a tenth of all chances was told; the interval is over games."""

    moments: int
    told: float
    won: float
    low: float
    high: float


def score(moments: Iterable[Moment], way: Callable[[Moment], float]) -> Score:
    found = [(way(moment), moment.won) for moment in moments]
    return Score(
        mean([(told - won) ** 2 for told, won in found]),
        mean([surprise(told, won) for told, won in found]),
    )


def surprise(told: float, won: float) -> float:
    """The log loss of one moment."""
    told = min(1.0 - _EDGE, max(_EDGE, told))
    return -(won * log(told) + (1.0 - won) * log(1.0 - told))


def gain(
    moments: Iterable[Moment], way: Callable[[Moment], float], other: Callable[[Moment], float]
) -> tuple[float, float]:
    """By how much the Brier score of the first way is lower, and its margin over games."""
    games: dict[int, list[float]] = defaultdict(list)
    for moment in moments:
        better = (other(moment) - moment.won) ** 2 - (way(moment) - moment.won) ** 2
        games[moment.game].append(better)
    sums = Sums()
    for one in games.values():
        sums.add(sum(one), len(one))
    return sums.ratio, sums.margin


def tenths(moments: Iterable[Moment], way: Callable[[Moment], float]) -> list[Tenth | None]:
    """What came of what was told, from 0 to a tenth and so on."""
    bins: list[dict[int, list[tuple[float, float]]]] = [defaultdict(list) for _ in range(TENTHS)]
    for moment in moments:
        told = way(moment)
        bins[min(TENTHS - 1, int(told * TENTHS))][moment.game].append((told, moment.won))
    return [_tenth(list(games.values())) for games in bins]


def _tenth(games: Sequence[list[tuple[float, float]]]) -> Tenth | None:
    if not games:
        return None
    sums = Sums()
    for game in games:
        sums.add(sum(won for _, won in game), len(game))
    told = mean([told for game in games for told, _ in game])
    return Tenth(int(sums.below), told, sums.ratio, *sums.share_range)


# Fitting


def halves(question: Question, moments: Iterable[Moment]) -> tuple[list[Moment], list[Moment]]:
    """Moments to fit by and others to measure, game by game; both have all tables in turn."""
    found: tuple[list[Moment], list[Moment]] = [], []
    for moment in moments:
        found[moment.game // len(question.setups) % 2].append(moment)
    return found


def fit(moments: Sequence[Moment]) -> list[Trust]:
    """What makes told chances of these moments surprise least, by stage: the same for all, unless
    a stage shows clearly that others fit it better."""
    stages: dict[int, list[Moment]] = defaultdict(list)
    for moment in moments:
        stages[moment.stage].append(moment)
    trusts = [Trust(doubt, part, few) for doubt in DOUBTS for part in _ENDINGS for few in _FEW]
    # By stage: how surprising all of it would have been with each.
    losses = {stage: [_loss(inside, trust) for trust in trusts] for stage, inside in stages.items()}
    every = [sum(loss[at] for loss in losses.values()) for at in range(len(trusts))]
    usual = every.index(min(every))
    chosen = [trusts[usual]] * (max(stages) + 1)
    for stage, loss in losses.items():
        if len(stages[stage]) >= _LEAST and min(loss) < loss[usual] - _CLEARLY:
            chosen[stage] = trusts[loss.index(min(loss))]
    return chosen


def _loss(moments: Iterable[Moment], trust: Trust) -> float:
    """With all endings, and with fewer of them: on average of these."""
    total, at = 0.0, DOUBTS.index(trust.doubt)
    for moment in moments:
        for number, won, shares in moment.seen:
            told = shares[at] + trust.of(number) * (won - shares[at])
            total += surprise(told, moment.won) / len(moment.seen)
    return total


def as_told_by(trusts: Sequence[Trust]) -> Callable[[Moment], float]:
    """Chances as they would be told with these numbers, out of those that a fit chooses from."""

    def way(moment: Moment) -> float:
        trust = trusts[min(moment.stage, len(trusts) - 1)]
        number, won, shares = moment.seen[0]
        share = shares[DOUBTS.index(trust.doubt)]
        return share + trust.of(number) * (won - share)

    return way
