"""An auction with hidden hands, sealed bids and a spy; `docs/write-a-game.md` builds it."""

import sys
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance, Dice
from bakufu.engine.core.hands import NOTHING, Hands, draw_out
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.sealed import SealedChoice
from bakufu.engine.core.state import State
from bakufu.engine.core.steps import Over, Rules, Step, SteppedState, put_moves
from bakufu.engine.table.fields import PlainState
from bakufu.engine.table.game import Document, Game, Setup, View
from bakufu.engine.table.options import Option
from bakufu.engine.table.telling import Telling
from bakufu.engine.text.meaning import Meaning, Seat, Words
from bakufu.engine.text.vocabulary import Kind, Vocabulary
from bakufu.engine.text.wording import Wording

# The box: cards worth 1 to 5, four of each; prizes worth 1 to 6, one of each.
CARDS, PRIZES, ROUNDS = 5, 6, 2
# What the table waits for; what is drawn; the moves; what rules note down.
SPY, BID, OVER = range(3)
DRAW_CARD, DRAW_PRIZE = range(2)
SPY_ON, TRUST, OFFER, COMMIT = 0, 4, 5, 10
CARD_DEALT, PRIZE_SHOWN, SPIED, CARD_SEEN, HAND_SEEN, OFFERED, COMMITTED = range(7)
BID_SHOWN, PRIZE_WON, GAME_ENDED, NOTES = range(7, 11)


class AuctionState(PlainState, SteppedState):
    def __init__(self, players: int) -> None:
        super().__init__(RULES)
        self.seats = players
        self.round = 0
        self.prize = -1
        self.committed = 0  # who has bid, as a mask
        self.prizes = vec[i64]([1] * PRIZES)
        self.bag = vec[i64]([4] * CARDS)
        self.hand = vec[i64]([0] * (players * CARDS))
        self.known = vec[i64]([0] * (players * CARDS))  # by everybody
        self.seen = vec[i64]([0] * (players * players * CARDS))  # by a spy
        self.bid = vec[i64]([-1] * players)
        self.points = vec[i64]([0] * players)

    def players(self) -> i64:
        return self.seats

    def hands(self) -> Hands:
        rows = self.bag, self.hand, self.known, NOTHING, self.seen, NOTHING
        return Hands(DRAW_CARD, self.seats, CARDS, 0, *rows)

    def held_by(self, seat: int) -> list[int]:
        return [card for card in range(CARDS) if self.hand[seat * CARDS + card] > 0]

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def winners(self) -> i64:
        return super().winners() if max(self.points) > 0 else 0  # AUC-END-02


def begin_round(s: AuctionState, chance: Chance, scribe: Scribe) -> None:
    """A prize is turned up, and another seat may spy (AUC-ROUND-01, AUC-SPY-01)."""
    s.round += 1
    s.prize = draw_out(DRAW_PRIZE, s.prizes, 0, PRIZES, chance)
    scribe.note(PRIZE_SHOWN, s.round, s.prize, 0)
    s.step, s.actor = SPY, s.round - 1


class Spy(Step[AuctionState]):
    def fill(self, s: AuctionState, seat: i64, buffer: vec[i64]) -> i64:
        return put_moves(buffer, [SPY_ON + who for who in range(s.seats) if who != seat] + [TRUST])

    def apply(self, s: AuctionState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move != TRUST:
            target = move - SPY_ON
            scribe.note(SPIED, seat, target, 0)
            for card in range(CARDS):
                scribe.note(CARD_SEEN, card, s.hand[target * CARDS + card], 0)
            scribe.note(HAND_SEEN, seat, target, 0)
            s.hands().show(seat, target)
        s.step, s.actor, s.committed = BID, -1, 0


class Bid(SealedChoice[AuctionState]):
    def choosers(self, s: AuctionState) -> i64:
        return (1 << s.seats) - 1

    def committed(self, s: AuctionState) -> i64:
        return s.committed

    def set_committed(self, s: AuctionState, seats: i64) -> None:
        s.committed = seats

    def fill_choice(self, s: AuctionState, seat: i64, buffer: vec[i64]) -> i64:
        bids = [OFFER + card for card in s.held_by(seat) if card != s.bid[seat]]
        return put_moves(buffer, bids + [COMMIT] * (s.bid[seat] >= 0))

    def choose(self, s: AuctionState, seat: i64, move: i64, scribe: Scribe) -> None:
        s.bid[seat] = move - OFFER
        scribe.note(OFFERED, seat, move - OFFER, 0)

    def forget(self, s: AuctionState, seat: i64) -> None:
        s.bid[seat] = -1

    def choose_any(self, s: AuctionState, seat: i64, chance: Chance) -> None:
        s.bid[seat] = chance.draw(DRAW_CARD, s.hand, seat * CARDS, CARDS)

    def reveal(self, s: AuctionState, chance: Chance, scribe: Scribe) -> None:
        """The highest bid that nobody shares takes the prize (AUC-BID-03, AUC-BID-04)."""
        bids = [int(card) for card in s.bid]
        for seat, card in enumerate(bids):
            scribe.note(BID_SHOWN, seat, card, 0)
            s.hands().give_open(seat, card)
            s.bid[seat] = -1
        alone = [card for card in bids if bids.count(card) == 1]
        winner = bids.index(max(alone)) if alone else -1
        scribe.note(PRIZE_WON, winner, s.prize, 0)
        if alone:
            s.points[winner] = s.points[winner] + s.prize + 1
        if s.round < ROUNDS:
            begin_round(s, chance, scribe)
        else:
            s.step, s.prize = OVER, -1
            scribe.note(GAME_ENDED, 0, 0, 0)


class Round(Rules[AuctionState]):
    def determinise(self, s: AuctionState, seat: i64, chance: Chance) -> None:
        s.hands().redeal(seat, chance)
        super().determinise(s, seat, chance)


BIDDING = Bid("bid", "AUC-BID-01", COMMIT, COMMITTED)
RULES = Round([Spy("spy", "AUC-SPY-01"), BIDDING, Over("AUC-END-01", "AUC-END-01")])

MEANINGS: dict[str, Meaning] = {"card": Meaning(first=1), "prize": Meaning(first=1)}
MEANINGS |= {"target": Seat(), "cards": Words(["1", "2", "3", "4", "5"])}
tell = Telling("auction", __name__, sys.modules[__name__], MEANINGS)
tell("card-dealt", "AUC-SETUP-02", "seat card", secret="card")
tell("prize-shown", "AUC-ROUND-01", "round prize")
tell("spied", "AUC-SPY-01", "seat target")
tell.gather("CARD_SEEN", "cards", lambda card, number, _: [card] * number)
tell("hand-seen", "AUC-SPY-02", "seat target (cards)", private=True, momentary=True)
tell("offered", "AUC-BID-01", "seat card", private=True)
tell("committed", "AUC-BID-02", "seat")
tell("bid-shown", "AUC-BID-03", "seat card")
tell("prize-won", "AUC-BID-03", "seat? prize")
tell("game-ended", "AUC-END-01")
tell.check(NOTES)

KINDS = [Kind(SPY_ON, "spy on {place:1-4}"), Kind(TRUST, "trust")]
KINDS += [Kind(OFFER, "bid {card:1-5}"), Kind(COMMIT, "commit")]
DRAWS = {DRAW_CARD: "card {card:1-5}", DRAW_PRIZE: "prize {prize:1-6}"}


class AuctionView(View):
    round: int
    prize: int | None
    points: list[int]
    cards: list[int]  # in each hand
    hand: list[int]  # the viewer's own, by value
    bid: int | None  # the viewer's own
    committed: list[bool]


class AuctionJudgement(Judgement):
    """The best card for a good prize or the last one; `boldness` shifts what counts as good."""

    def __init__(self, boldness: int = 0) -> None:
        self.boldness = boldness

    def value(self, state: State, seat: i64) -> float:
        s = cast(AuctionState, state)
        return float(s.points[seat]) + 0.2 * sum(s.held_by(seat)) * (ROUNDS + 1 - s.round)

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        s = cast(AuctionState, state)
        if s.step == SPY:
            return SPY_ON + (seat + 1) % s.seats
        held = s.held_by(seat)
        best = s.round == ROUNDS or s.prize + self.boldness >= PRIZES // 2 or len(held) == 1
        return COMMIT if s.bid[seat] >= 0 else OFFER + held[-1 if best else -2]

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        moves[0] = self.choose(state, seat, dice)
        moves[1] = COMMIT
        return 2 if OFFER <= moves[0] < COMMIT else 1

    def perturbed(self, dice: Dice) -> Judgement:
        return AuctionJudgement(int(dice.below(9)) - 4)

    def is_partial(self, state: State, seat: i64) -> bool:
        return bool(cast(AuctionState, state).bid[seat] >= 0)


class Auction(Game):
    id = "auction"
    title = "Auction"
    usual_players = 3
    rules_version = 1
    options = (Option("players", (2, 3, 4), "AUC-SETUP-01", "number of players"),)
    vocabulary = Vocabulary("auction", Wording({}), MEANINGS, KINDS, DRAWS, ["card 3"])
    telling = tell
    longest = 500
    somebody_wins = False

    def start(self, setup: Setup, chance: Chance, scribe: Scribe) -> AuctionState:
        s = AuctionState(setup.players)
        for card in range(3 * s.seats):
            seat = card % s.seats
            scribe.note(CARD_DEALT, seat, s.hands().deal(seat, chance), 0)
        begin_round(s, chance, scribe)
        return s

    def view(self, state: State, viewer: int | None) -> AuctionView:
        s = cast(AuctionState, state)
        hands = [list(map(int, s.hand))[seat * CARDS :][:CARDS] for seat in range(s.seats)]
        own = [0] * CARDS if viewer is None else hands[viewer]
        bid = -1 if viewer is None else int(s.bid[viewer])
        points, sizes = list(map(int, s.points)), list(map(sum, hands))
        done = [bool(s.committed >> seat & 1) for seat in range(s.seats)]
        return AuctionView(s.round, s.prize + 1 or None, points, sizes, own, bid + 1 or None, done)

    def world_behind(self, before: State, after: State, seat: int, chance: Chance) -> State:
        """What the step turned up is the same in all worlds, as if it had been known before it."""
        s, old, new = (cast(AuctionState, state) for state in (before.clone(), before, after))
        if old.step == new.step:
            return old.determinise(seat, chance)
        s.known, s.seen = new.known[:], new.seen[:]
        for who, card in enumerate(old.bid):
            if card >= 0:
                s.known[who * CARDS + card] = s.known[who * CARDS + card] + 1
        s.hands().redeal(seat, chance)
        s.known, s.seen = old.known[:], old.seen[:]
        return s

    def recall(self, state: State, seat: int) -> Document:
        return cast(AuctionState, state).hands().recalled(seat)

    def is_true(self, state: State, name: str, thing: Any) -> bool:
        return cast(AuctionState, state).hands().is_held(name, thing)

    def judgement(self) -> Judgement:
        return AuctionJudgement()
