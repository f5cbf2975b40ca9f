"""The games of the house, four players each: stepped from Python, inside the engine, judged."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter

from bakufu.arena.match import play_match
from bakufu.bots.house_bots import JudgingBot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import legal_buffer, lowest_actor, play_out
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, Setup
from bakufu.games.bushido.data import make_box as make_bushido_box
from bakufu.games.bushido.round import start as start_bushido
from bakufu.games.edo.data import make_box as make_edo_box
from bakufu.games.edo.round import start as start_edo
from bakufu.games.shelf import find_game
from bakufu.games.shitenno.data import make_box as make_shitenno_box
from bakufu.games.shitenno.round import start as start_shitenno
from bakufu.games.shogun.data import make_box as make_shogun_box
from bakufu.games.shogun.modules.shelf import make_rules
from bakufu.games.shogun.round import start as start_shogun
from bench.rounds import Play, Played

_SCRIBE = Scribe()


@dataclass(frozen=True)
class Targets:
    """What a game is meant to reach; None where nothing is aimed at."""

    catan: float  # times catanatron's decisions per second, stepped
    plain: float  # times the same source as plain Python, inside
    clone: float  # µs for a copy of a state
    hearts_stepped: float | None = None
    hearts_inside: float | None = None
    memory: float | None = None  # bytes of a state


@dataclass(frozen=True)
class Ours:
    """A game as it is measured."""

    game: Game
    setup: Setup
    # The box is read once for many games, as the other libraries load their game once.
    start: Callable[[Dice], State]
    middle: int  # decisions until about the middle of a random game
    targets: Targets

    @property
    def title(self) -> str:
        return self.game.title


def _shitenno() -> Ours:
    game = find_game("shitenno")
    setup = game.setup({"players": 4})
    box = make_shitenno_box(setup)
    targets = Targets(catan=20, plain=12, clone=2, hearts_stepped=1, hearts_inside=0.8)
    return Ours(game, setup, lambda dice: start_shitenno(box, dice, _SCRIBE), 100, targets)


def _shogun() -> Ours:
    """The sun side with the printed starting lists."""
    game = find_game("shogun")
    setup = game.setup({"players": 4, "side": "sun", "start": "fixed"})
    box = make_shogun_box(setup)
    targets = Targets(catan=15, plain=12, clone=3, memory=6000)
    rules = make_rules(setup)
    return Ours(game, setup, lambda dice: start_shogun(box, rules), 280, targets)


def _edo() -> Ours:
    game = find_game("edo")
    setup = game.setup({"players": 4})
    box = make_edo_box(setup)
    targets = Targets(catan=15, plain=12, clone=2, hearts_inside=1)
    return Ours(game, setup, lambda dice: start_edo(box, dice, _SCRIBE), 400, targets)


def _bushido() -> Ours:
    game = find_game("bushido")
    setup = game.setup({"players": 4})
    box = make_bushido_box(setup)
    targets = Targets(catan=15, plain=12, clone=2, hearts_inside=1)
    return Ours(game, setup, lambda dice: start_bushido(box, dice, _SCRIBE), 120, targets)


OURS = {ours.game.id: ours for ours in (_shitenno(), _shogun(), _edo(), _bushido())}


def stepped(ours: Ours) -> Play:
    """Every decision is taken in a Python loop."""
    rng, buffer = Random(1), legal_buffer(ours.game.move_count)

    def play(seed: int) -> Played:
        decisions = 0
        began = perf_counter()
        dice = Dice(seed)
        state = ours.start(dice)
        while mask := state.actors():
            seat = lowest_actor(mask)
            count = state.fill_legal(seat, buffer)
            state.apply(seat, buffer[rng.randrange(count)], dice, _SCRIBE)
            decisions += 1
        return Played(decisions, 0, perf_counter() - began)

    return play


def inside(ours: Ours) -> Play:
    """The whole game is one call."""
    size, longest = ours.game.move_count, ours.game.longest

    def play(seed: int) -> Played:
        began = perf_counter()
        dice = Dice(seed)
        decisions = play_out(ours.start(dice), dice, size, longest)
        return Played(int(decisions), 0, perf_counter() - began)

    return play


def judged(ours: Ours) -> Play:
    """Four bots that look one decision ahead."""
    bots = [JudgingBot() for _ in range(ours.setup.players)]

    def play(seed: int) -> Played:
        began = perf_counter()
        result = play_match(ours.game, ours.setup, bots, seed)
        return Played(result.decisions, 0, perf_counter() - began)

    return play
