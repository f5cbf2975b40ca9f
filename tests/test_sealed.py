"""Sealed choices on their own: a tiny fight, in which two of three seats stack tiles in secret."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance, Dice, Script
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.core.playout import legal_moves, play_out
from bakufu.engine.core.sealed import SealedChoice
from bakufu.engine.core.steps import Over, Rules, SteppedState

SEATS, TILES = 3, 3
COMMIT, TAKE_BACK, MOVES = TILES, TILES + 1, TILES + 2  # before them: put a tile on the stack
READY, AGAIN, PUT, SHOWN = range(4)
STACKING, OVER = range(2)
ALL_HELD = (1 << TILES) - 1


class Fight(SteppedState):
    """Seats 0 and 2 fight, seat 1 looks on. What a seat holds is hidden, and so is what it puts."""

    def __init__(self, rules: Rules["Fight"], held: list[int]) -> None:
        super().__init__(rules)
        self.committed = 0
        self.held = list(held)
        self.stack = [0] * SEATS  # masks of tiles
        self.points = [0] * SEATS

    def clone(self) -> "Fight":
        other = Fight(self.rules, self.held)
        other.step, other.actor, other.committed = self.step, self.actor, self.committed
        other.stack, other.points = list(self.stack), list(self.points)
        return other


class Stack(SealedChoice[Fight]):
    """Any tiles in ascending order, also none: whoever holds none is asked all the same."""

    def choosers(self, s: Fight) -> i64:
        return 0b101

    def committed(self, s: Fight) -> i64:
        return s.committed

    def set_committed(self, s: Fight, seats: i64) -> None:
        s.committed = seats

    def fill_choice(self, s: Fight, seat: i64, buffer: vec[i64]) -> i64:
        moves = [
            tile for tile in range(s.stack[seat].bit_length(), TILES) if s.held[seat] >> tile & 1
        ]
        for place, move in enumerate([*moves, COMMIT]):
            buffer[place] = move
        return len(moves) + 1

    def choose(self, s: Fight, seat: i64, move: i64, scribe: Scribe) -> None:
        s.stack[seat] |= 1 << move
        scribe.note(PUT, seat, move, 0)

    def reveal(self, s: Fight, chance: Chance, scribe: Scribe) -> None:
        for seat in (0, 2):
            s.points[seat] = s.stack[seat].bit_count()
            scribe.note(SHOWN, seat, s.stack[seat], 0)
        s.step = OVER

    def forget(self, s: Fight, seat: i64) -> None:
        s.held[seat] = ALL_HELD
        s.stack[seat] = 0

    def choose_any(self, s: Fight, seat: i64, chance: Chance) -> None:
        s.stack[seat] = chance.draw(0, vec[i64]([1] * (ALL_HELD + 1)), 0, ALL_HELD + 1)


FINAL = Stack("stack", "FIGHT-01", COMMIT, READY)
OPEN = Stack("stack", "FIGHT-01", COMMIT, READY, TAKE_BACK, AGAIN)


def fight(step: Stack, held: tuple[int, int, int] = (ALL_HELD, ALL_HELD, ALL_HELD)) -> Fight:
    return Fight(Rules[Fight]([step, Over("FIGHT-02", "FIGHT-03")]), list(held))


def play(s: Fight, *moves: tuple[int, int]) -> list[tuple[int, int, int, int]]:
    diary = Diary()
    for seat, move in moves:
        assert move in legal_moves(s, seat, MOVES), f"seat {seat} may not play {move}"
        s.apply(seat, move, Script([]), diary)
    return diary.notes


def test_only_those_who_have_to_choose_are_waited_for() -> None:
    s = fight(FINAL)
    assert s.actors() == 0b101
    assert s.is_secret()
    assert legal_moves(s, 0, MOVES) == [0, 1, 2, COMMIT]
    assert legal_moves(s, 1, MOVES) == []


def test_all_is_revealed_when_the_last_one_commits() -> None:
    s = fight(FINAL)
    assert play(s, (2, 0), (2, COMMIT)) == [(PUT, 2, 0, 0), (READY, 2, 0, 0)]
    assert (s.actors(), s.step, s.points) == (0b001, STACKING, [0, 0, 0])
    assert play(s, (0, 1), (0, 2), (0, COMMIT)) == [
        *((PUT, 0, 1, 0), (PUT, 0, 2, 0), (READY, 0, 0, 0)),
        *((SHOWN, 0, 0b110, 0), (SHOWN, 2, 0b001, 0)),
    ]
    assert (s.actors(), s.step, s.points) == (0, OVER, [2, 0, 1])
    assert not s.is_secret()
    assert legal_moves(s, 0, MOVES) == []


def test_a_final_choice_stays_committed() -> None:
    s = fight(FINAL)
    play(s, (0, COMMIT))
    assert legal_moves(s, 0, MOVES) == []


def test_a_choice_is_taken_back_while_others_still_think() -> None:
    s = fight(OPEN)
    play(s, (0, 1), (0, COMMIT))
    assert legal_moves(s, 0, MOVES) == [TAKE_BACK]
    assert play(s, (0, TAKE_BACK)) == [(AGAIN, 0, 0, 0)]
    # What lay there still lies there, and can be added to.
    assert (s.actors(), s.stack[0]) == (0b101, 0b010)
    assert legal_moves(s, 0, MOVES) == [2, COMMIT]
    play(s, (2, COMMIT), (0, 2), (0, COMMIT))
    assert (s.step, s.points) == (OVER, [2, 0, 0])


@pytest.mark.parametrize("held", [0, ALL_HELD])
def test_whoever_holds_nothing_is_asked_all_the_same(held: int) -> None:
    """As BUS-SEE-05 asks: what the others see does not tell who could not choose."""
    s = fight(FINAL, (held, ALL_HELD, ALL_HELD))
    assert s.actors() == 0b101
    assert legal_moves(s, 0, MOVES)[-1] == COMMIT
    assert play(s, (0, COMMIT)) == [(READY, 0, 0, 0)]
    assert s.actors() == 0b100


def test_others_know_only_who_has_committed() -> None:
    """Worlds drawn for a seat keep its own choice and who is ready, and nothing else."""
    s = fight(OPEN)
    play(s, (0, 0), (2, 1), (2, COMMIT))
    seen: dict[int, set[tuple[int, int]]] = {seat: set() for seat in (-1, 0, 1, 2)}
    for seed in range(200):
        for viewer, worlds in seen.items():
            world = s.determinise(viewer, Dice(seed))
            assert isinstance(world, Fight)
            assert (world.step, world.committed, world.actors()) == (STACKING, 0b100, 0b001)
            worlds.add((world.stack[0], world.stack[2]))
    anything = set(range(ALL_HELD + 1))
    # Whoever has not committed may have nothing yet.
    assert seen[0] == {(0b001, stack) for stack in anything}
    assert seen[2] == {(0, 0b010)}
    assert seen[1] == seen[-1] == {(0, stack) for stack in anything}
    assert (s.stack, s.committed) == ([0b001, 0, 0b010], 0b100), "the state itself was changed"


def test_what_people_are_told() -> None:
    s = fight(OPEN)
    step = s.asked()
    assert (step.name, step.decision_rule(s), step.prompt(s)) == ("stack", "FIGHT-01", "stack")
    assert step.arguments(s) == {"seats": ["#0", "#2"], "number": 2}
    play(s, (0, COMMIT))
    assert step.arguments(s) == {"seats": ["#2"], "number": 1}
    play(s, (2, COMMIT))
    over = s.asked()
    assert (over.name, over.decision_rule(s), over.arguments(s)) == ("nobody", "FIGHT-02", {})
    assert s.rules.forbidden_by(s, 0, COMMIT) == "FIGHT-03"


@pytest.mark.parametrize("step", [FINAL, OPEN], ids=["final", "open"])
def test_random_play_comes_to_an_end(step: Stack) -> None:
    for seed in range(50):
        s = fight(step)
        play_out(s, Dice(seed), MOVES, 500)
        assert s.step == OVER
        assert s.points[1] == 0


def test_for_a_search_others_choose_anew() -> None:
    """What the one who looks ahead has put stays; all others have chosen nothing yet."""
    s = fight(FINAL)
    play(s, (2, 0), (0, 1), (0, COMMIT))
    s.unseal(2)
    assert s.actors() == 0b101
    assert s.stack == [0, 0, 0b001]
    play(s, (2, COMMIT))
    s.unseal(2)
    assert s.actors() == 0b001
