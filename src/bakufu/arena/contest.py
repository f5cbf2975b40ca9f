"""What is played: who meets whom, at which seats, with which luck.

Every game is settled by its fixture alone, so it does not matter which process or which machine
plays it.
"""

from collections.abc import Collection, Iterator

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.arena.match import Begun, Result, play_match
from bakufu.arena.roster import is_code, make_bot
from bakufu.arena.samples import Sampler
from bakufu.arena.study import Looker
from bakufu.arena.witness import Witness
from bakufu.bots.bot import Bot, Sight
from bakufu.bots.search_bot import SearchingBot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.table.game import Setup
from bakufu.games.shelf import find_game

_LONGEST_LINE = 64  # moves of one decision
# Which worlds are looked at has dice of its own, apart from those of any game.
_OUTLOOKS = 1 << 92


class Contest(msgspec.Struct, frozen=True):
    """What all games of a series have in common."""

    setup: Setup
    bots: list[str]  # house bots by name, others by path
    labels: list[str]  # what each of them is called in results
    seconds: float  # how long a bot from a file may think about one move
    looking: bool = False  # whether results tell what happened decision by decision
    sampling: bool = False  # whether they hold every decision
    outlooks: bool = False  # and every position at rest, as the game's own judge sees it
    looks: int = 0  # the effort of whoever looks ahead, in place of its own
    logs: bool = False  # whether they hold the log

    @property
    def watched(self) -> bool:
        """Whether a bot from a file plays: it may hang, or bring its process down."""
        return any(is_code(spec) for spec in self.bots)


class Fixture(msgspec.Struct, frozen=True):
    """One game of a series, counted from 0."""

    number: int
    deal: int  # games of one deal have the same luck
    seed: int
    seating: tuple[int, ...]  # by seat: which bot of the contest
    setup: Setup | None = None  # another table than that of the contest
    # By party: numbers for the weights of a judge. Judges with these play instead of the bots.
    weights: tuple[tuple[float, ...], ...] = ()


def rotation(seats: int, games: int, seed: int, rotate: bool = True) -> Iterator[Fixture]:
    """Every game with a luck of its own; every bot moves one seat on from game to game."""
    for number in range(games):
        turn = number if rotate else 0
        seating = tuple((seat + turn) % seats for seat in range(seats))
        yield Fixture(number, number, luck(seed, number), seating)


def luck(seed: int, deal: int) -> int:
    """The seed of a deal; those of different series have none in common."""
    return seed << 32 | deal


class Clock(Witness):
    """Told when a bot from a file begins to think, and when it has come back."""

    def begin(self, seats: Collection[int]) -> None:
        """A new game; these seats have bots from files."""

    def thinks(self, seat: int) -> None:
        """Somebody who may not come back is about to be asked."""

    def rests(self) -> None:
        """It has come back."""


def play_fixture(
    contest: Contest, fixture: Fixture, clock: Clock | None = None, begun: Begun | None = None
) -> Result:
    """One game. Every game has new bots: none remembers another game."""
    setup = fixture.setup or contest.setup
    game = find_game(setup.game)
    if fixture.weights:
        judges = [game.judgement().weighed(list(numbers)) for numbers in fixture.weights]
        seated = [_weighed_bot(judges[party], contest.looks) for party in fixture.seating]
        return play_match(game, setup, seated, fixture.seed)
    specs = [contest.bots[index] for index in fixture.seating]
    if clock:
        clock.begin([seat for seat, spec in enumerate(specs) if is_code(spec)])
    bots: list[Bot] = []
    for seat, spec in enumerate(specs):
        if begun and seat in begun.faults:
            bots.append(_Gone())  # somebody else plays on for it
        elif clock and is_code(spec):
            clock.thinks(seat)
            bots.append(_make(spec))
            clock.rests()
        else:
            bots.append(_with_effort(make_bot(spec), contest.looks))
    witnesses: list[Witness] = [clock] if clock else []
    looker = Looker(game) if contest.looking else None
    if looker:
        witnesses.append(looker)
    names = [contest.labels[index] for index in fixture.seating]
    sampler = None
    if contest.sampling:
        judge = game.judgement() if contest.outlooks else None
        sampler = Sampler(game, setup, bots, judge, Dice(fixture.seed ^ _OUTLOOKS))
    if sampler:
        witnesses.append(sampler)
    kept = names if contest.logs else None
    result = play_match(
        game, setup, bots, fixture.seed, witnesses=witnesses, begun=begun, names=kept
    )
    result.bots = names
    if looker:
        result.findings = looker.findings()
    if sampler:
        sampler.samples.names = names
        result.samples = sampler.samples
    return result


def _with_effort(bot: Bot, looks: int) -> Bot:
    if looks and isinstance(bot, SearchingBot):
        bot.effort = looks
    return bot


class _Weighed(Bot):
    """A judge as a search has it play on: what is made of many moves is thought of once."""

    name = "weighed"

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self._row = vec[i64]([0] * _LONGEST_LINE)
        self._rest: list[int] = []  # of the decision under way

    def choose(self, sight: Sight) -> int:
        world = sight.world()
        if self._rest and self.judgement.is_partial(world, sight.seat):
            if self._rest[0] in sight.legal:
                return self._rest.pop(0)
        moves = self.judgement.line(world, sight.seat, sight.dice, self._row)
        first, *self._rest = (int(self._row[i]) for i in range(moves))
        return first


def _weighed_bot(judgement: Judgement, looks: int) -> Bot:
    if looks == 0:
        return _Weighed(judgement)
    bot = SearchingBot("looking", looks)
    bot.judge = lambda sight: judgement
    return bot


class _Gone(Bot):
    """Never asked."""

    name = "gone"

    def choose(self, sight: Sight) -> int:
        raise NotImplementedError


def _make(spec: str) -> Bot:
    """A bot whose class may fail in some games and not in others: it then fails when asked."""
    try:
        return make_bot(spec)
    except Exception as error:
        return _Stillborn(spec, error)


class _Stillborn(Bot):
    def __init__(self, spec: str, error: Exception) -> None:
        self.name = spec
        self.error = error

    def choose(self, sight: Sight) -> int:
        raise self.error
