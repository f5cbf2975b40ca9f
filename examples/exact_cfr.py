"""A game small enough to be solved: CFR and NashConv through the OpenSpiel door.

The cards 1 to 4 are dealt to two players. One of three prizes, worth 1 to 3, is turned up; both bid
a card for it, sealed, and the higher one takes it. Another prize goes to the higher of the other
two cards. Whoever has more points wins.

Where the prize worth 2 comes first, a hand of 1 and 3 meets one of 2 and 4 as in matching pennies:
nobody may be foreseen. Each player wins half of the games in equilibrium, and an even policy is
exploitable.

pip install "bakufu[research]"
python examples/exact_cfr.py --iterations 50
"""

import argparse
import sys
from typing import Any, cast

import pyspiel
from librt.vecs import vec
from mypy_extensions import i64
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.sealed import SealedChoice
from bakufu.engine.core.state import State
from bakufu.engine.core.steps import Over, Rules, SteppedState, put_moves
from bakufu.engine.table.fields import PlainState
from bakufu.engine.table.game import Game, Setup, View
from bakufu.engine.table.options import Option
from bakufu.engine.table.telling import Telling
from bakufu.engine.text.meaning import Meaning
from bakufu.engine.text.vocabulary import Kind, Vocabulary
from bakufu.engine.text.wording import Wording
from bakufu.games.shelf import register

HANDS = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]  # of the first player, by card
CARDS, PRIZES = 4, 3
BID, OVER = range(2)
DRAW_HAND, DRAW_PRIZE = range(2)
OFFER, COMMIT = 0, 4
DEALT, SHOWN, OFFERED, COMMITTED, TAKEN, NOTES = range(6)


class DuelState(PlainState, SteppedState):
    def __init__(self) -> None:
        super().__init__(RULES)
        self.hand = 0  # of the first player; the second one has the others
        self.prize = 0
        self.prizes = vec[i64]([1] * PRIZES)
        self.committed = 0  # as a mask
        self.bid = vec[i64]([-1, -1])
        self.points = vec[i64]([0, 0])

    def players(self) -> i64:
        return 2

    def held_by(self, seat: int) -> tuple[int, ...]:
        return HANDS[self.hand if seat == 0 else len(HANDS) - 1 - self.hand]

    def score(self, seat: i64) -> i64:
        return self.points[seat]


class Bid(SealedChoice[DuelState]):
    def choosers(self, s: DuelState) -> i64:
        return 3

    def committed(self, s: DuelState) -> i64:
        return s.committed

    def set_committed(self, s: DuelState, seats: i64) -> None:
        s.committed = seats

    def fill_choice(self, s: DuelState, seat: i64, buffer: vec[i64]) -> i64:
        """A bid stands, so that the game is finite."""
        bids = [OFFER + card for card in s.held_by(seat)]
        return put_moves(buffer, bids if s.bid[seat] < 0 else [COMMIT])

    def choose(self, s: DuelState, seat: i64, move: i64, scribe: Scribe) -> None:
        s.bid[seat] = move - OFFER
        scribe.note(OFFERED, seat, move - OFFER, 0)

    def forget(self, s: DuelState, seat: i64) -> None:
        s.bid[seat] = -1

    def choose_any(self, s: DuelState, seat: i64, chance: Chance) -> None:
        held = vec[i64]([int(card in s.held_by(seat)) for card in range(CARDS)])
        s.bid[seat] = chance.draw(DRAW_PRIZE, held, 0, CARDS)

    def reveal(self, s: DuelState, chance: Chance, scribe: Scribe) -> None:
        bids = [int(card) for card in s.bid]
        self._take(s, bids, scribe)
        s.prize = draw_out(DRAW_PRIZE, s.prizes, 0, PRIZES, chance)
        self._take(s, [sum(s.held_by(seat)) - bids[seat] for seat in range(2)], scribe)
        s.step = OVER

    def _take(self, s: DuelState, bids: list[int], scribe: Scribe) -> None:
        winner = bids.index(max(bids))
        s.points[winner] = s.points[winner] + s.prize + 1
        scribe.note(TAKEN, winner, s.prize, 0)


RULES: Rules[DuelState] = Rules([Bid("bid", "", COMMIT, COMMITTED), Over("", "")])
MEANINGS: dict[str, Meaning] = {name: Meaning(first=1) for name in ("card", "prize", "hand")}
tell = Telling("duel", __name__, sys.modules[__name__], MEANINGS)
tell("dealt", "", "seat hand", secret="hand")
tell("shown", "", "prize")
tell("offered", "", "seat card", private=True)
tell("committed", "", "seat")
tell("taken", "", "seat prize")
tell.check(NOTES)


class DuelView(View):
    prize: int
    hand: list[int]  # the viewer's own
    bid: int | None  # the viewer's own
    points: list[int]


class Duel(Game):
    id = "duel"
    title = "Duel"
    usual_players = 2
    rules_version = 1
    options = (Option("players", (2,), "", "number of players"),)
    vocabulary = Vocabulary(
        "duel",
        Wording({}),
        MEANINGS,
        [Kind(OFFER, "bid {card:1-4}"), Kind(COMMIT, "commit")],
        {DRAW_HAND: "hand {hand:1-6}", DRAW_PRIZE: "prize {prize:1-4}"},
        ["prize 3"],
    )
    telling = tell
    longest = 4

    def start(self, setup: Setup, chance: Chance, scribe: Scribe) -> DuelState:
        s = DuelState()
        s.hand = chance.draw(DRAW_HAND, vec[i64]([1] * len(HANDS)), 0, len(HANDS))
        for seat in range(2):
            scribe.note(DEALT, seat, s.hand, 0)
        s.prize = draw_out(DRAW_PRIZE, s.prizes, 0, PRIZES, chance)
        scribe.note(SHOWN, s.prize, 0, 0)
        s.step, s.actor = BID, -1
        return s

    def view(self, state: State, viewer: int | None) -> DuelView:
        s = cast(DuelState, state)
        hand = [] if viewer is None else [card + 1 for card in s.held_by(viewer)]
        bid = -1 if viewer is None else int(s.bid[viewer])
        return DuelView(s.prize + 1, hand, bid + 1 or None, [int(points) for points in s.points])

    def judgement(self) -> Judgement:
        return Judgement()


def solve(iterations: int) -> tuple[float, float, list[float]]:
    """NashConv of the even policy, of CFR's after so many iterations, and what that one wins."""
    game: Any = pyspiel.load_game("bakufu_duel")
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [found] * 2)
    return before, exploitability.nash_conv(game, found), [float(value) for value in values]


def main() -> None:
    parser = argparse.ArgumentParser(description="solve a tiny game exactly")
    parser.add_argument("--iterations", type=int, default=50)
    iterations = parser.parse_args().iterations
    if iterations < 1:
        parser.error("--iterations is 1 or more")
    before, after, values = solve(iterations)
    print(f"NashConv of the even policy: {before:.4f}")
    print(f"NashConv after {iterations} iterations of CFR: {after:.4f}")
    print(f"win chances then: {values[0]:.4f} and {values[1]:.4f}")


if __name__ == "__main__":
    register(Duel())
    import bakufu.envs.openspiel  # noqa: F401 - registers what is on the shelf

    main()
