"""Random games of Shogun to look into, and what is seen of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

from bakufu.engine.core.chance import Chance, Dice
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.table.game import Setup, seats_in
from bakufu.engine.table.options import read_options
from bakufu.games.shogun import moves
from bakufu.games.shogun.box import SPACES
from bakufu.games.shogun.data import make_box
from bakufu.games.shogun.modules.shelf import make_rules
from bakufu.games.shogun.options import OPTIONS
from bakufu.games.shogun.round import start
from bakufu.games.shogun.state import (
    ShogunState,
)
from bakufu.games.shogun.view import ShogunView, make_view

UNTUNED = Path(__file__).parent.parent / "examples" / "weights" / "shogun-untuned.toml"
NAMES = ["Akiko", "Émile", "Jürgen", "Zoë", "Ōtomo"]
TABLES: list[dict[str, object]] = [
    {"players": 3},
    {"players": 4, "side": "moon"},
    {"players": 5, "start": "draft", "combat_duty": "may"},
]


def setup(**options: object) -> Setup:
    return Setup("shogun", 1, read_options(OPTIONS, options))


class Decided:
    """One random decision, with the position before it and what it was noted to do."""

    def __init__(self, before: ShogunState, seat: int, move: int) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.diary = Diary()

    def carry_out(self, chance: Chance) -> ShogunState:
        self.after = self.before.clone()
        self.after.apply(self.seat, self.move, chance, self.diary)
        return self.after


def random_game(table: Setup, seed: int) -> Iterator[Decided]:
    """Random moves to the end; plans are made without second thoughts, but for some."""
    dice = Dice(seed)
    state = start(make_box(table), make_rules(table))
    while state.actors():
        actors = seats_in(state.actors())
        seat = actors[dice.below(len(actors))]
        legal = legal_moves(state, seat, moves.MOVES)
        move = legal[dice.below(len(legal))]
        if move == moves.LIFT and dice.below(8):
            continue
        step = Decided(state, seat, move)
        state = step.carry_out(dice)
        yield step


def reach(found: Callable[[ShogunState], bool], seed: int = 1, **options: object) -> ShogunState:
    """A position on the way through random games."""
    table = setup(**options)
    for number in range(seed, seed + 20):
        for step in random_game(table, number):
            if found(step.after):
                return step.after
    raise AssertionError("no random game comes there")


def seen(s: ShogunState) -> list[ShogunView]:
    """What every player sees, and last a spectator."""
    return [make_view(s, viewer) for viewer in [*range(s.box.players), None]]


def spaces(view: ShogunView, seat: int) -> dict[str, str | None]:
    return {space.id: space.card for space in view.seats[seat].board}


def planned(s: ShogunState, seat: int) -> list[int]:
    return list(s.plan)[seat * SPACES :][: s.box.spaces]
