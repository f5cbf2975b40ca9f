"""The judging bot of Bushido: always legal, whole stacks, better than chance; what is counted."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.table.game import seats_in
from bakufu.games.bushido.game import Bushido
from bakufu.games.bushido.moves import MOVES
from bakufu.games.bushido.state import BushidoState

GAME = Bushido()
JUDGE = GAME.judgement()


def played(seed: int, judges: range, options: dict[str, object], diary: Diary) -> BushidoState:
    """A game of judging bots, others at random."""
    dice = Dice(seed)
    state = GAME.start(GAME.setup(options), dice, diary)
    row = vec[i64]([0] * MOVES)
    while state.actors():
        seat = seats_in(state.actors())[0]
        legal = GAME.legal(state, seat)
        moves = [legal[dice.below(len(legal))]]
        if seat in judges:
            count = int(JUDGE.line(state.determinise(seat, dice), seat, dice, row))
            moves = [int(row[i]) for i in range(count)]
        for move in moves:
            assert move in GAME.legal(state, seat), GAME.move_name(move)
            state.apply(seat, move, dice, diary)
    return state


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3},
        {"players": 4, "campaign": "on", "elite": "on"},
        {"players": 5, "campaign": "on"},
    ],
)
def test_judges_play_to_the_end(options: dict[str, object]) -> None:
    diary = Diary()
    players = int(str(options["players"]))
    state = played(2, range(players), options, diary)
    assert GAME.end_reason(state) in ("BUS-END-01", "BUS-END-03")
    counts = GAME.counting().count(players, diary.notes)
    assert sum(counts.outcomes["ends"]["games"].values()) == 1
    assert sum(counts.outcomes["ways"]["games"].values()) > 3
    assert sum(counts.outcomes["tactics"]["winners"].values()) > 0
    assert [asked for _, asked in counts.rates["first"]] == [1] + [0] * (players - 1)


def test_a_judge_beats_chance() -> None:
    """One judge among three random players gets more honour than they do, and mostly wins."""
    wins = 0
    for seed in range(10):
        state = played(seed, range(1), {"players": 4}, Diary())
        wins += int(state.winners()) & 1
    assert wins >= 7


def test_a_judge_asks_nothing_hidden() -> None:
    """In worlds that a seat cannot tell apart, the same luck gives the same decision."""
    dice = Dice(5)
    state = GAME.start(GAME.setup({"players": 4}), dice, Scribe())
    while state.actors():
        for seat in seats_in(state.actors()):
            worlds = [state.determinise(seat, Dice(seed)) for seed in (1, 2)]
            chosen = [JUDGE.choose(world, seat, Dice(9)) for world in worlds]
            assert chosen[0] == chosen[1]
        seat = seats_in(state.actors())[0]
        state.apply(seat, JUDGE.choose(state, seat, dice), dice, Scribe())
