"""What lies on the table: whole numbers and fixed vectors, nothing that is not yet decided."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import NOTHING, Hands, total
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import fill_row, number_at
from bakufu.engine.core.steps import Rules, SteppedState
from bakufu.games.bushido.box import (
    BATTLE,
    DISCS,
    FORTRESS,
    HEXES,
    KOTAU,
    LAND,
    SEATS,
    STRENGTHS,
    SUPPORT,
    THINGS,
    TILE_KINDS,
    Box,
)

# What the table waits for. Each has its own class under `steps/`.
CHOOSE_FORTRESS: Final[i64] = 0
CHOOSE_PROVINCE: Final[i64] = 1
DEPLOY: Final[i64] = 2
CLOSE_GAP: Final[i64] = 3
CHANGE_DISCS: Final[i64] = 4
REMOVE: Final[i64] = 5
RECRUIT: Final[i64] = 6
CALL_ELITE: Final[i64] = 7
PLACE_ELITE: Final[i64] = 8
INVITE: Final[i64] = 9
ANSWER: Final[i64] = 10
GIVE_UP: Final[i64] = 11
BUY: Final[i64] = 12
DEAL: Final[i64] = 13
INTRIGUE: Final[i64] = 14
UNREST: Final[i64] = 15  # the Hatamoto's Ronin
RISE: Final[i64] = 16  # the Hatamoto's revolt
ANNOUNCE: Final[i64] = 17  # the campaign token
REGROUP: Final[i64] = 18
TARGET: Final[i64] = 19
SEND: Final[i64] = 20
SEND_ELITE: Final[i64] = 21
BONUS: Final[i64] = 22
STACK: Final[i64] = 23
TACTIC: Final[i64] = 24
RETREAT: Final[i64] = 25
DEMAND: Final[i64] = 26
PROPOSE: Final[i64] = 27
JUDGE: Final[i64] = 28
TO_ARMS: Final[i64] = 29
AUDIENCE: Final[i64] = 30
OVER: Final[i64] = 31

# What is drawn by chance: the numbers under which the log keeps an outcome.
DRAW_TILE: Final[i64] = 0
DRAW_DISC: Final[i64] = 1
DRAW_PROVINCE: Final[i64] = 2
DRAW_FIRST: Final[i64] = 3

# Owners of hexes that are nobody's, or not on the map of this table.
NEUTRAL: Final[i64] = -1
NOWHERE: Final[i64] = -2

# Sides of a combat.
ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1

# A proposal of the council: a number of honour to lose, or
NO_PROPOSAL: Final[i64] = -1
DEATH: Final[i64] = 0


@final
class BushidoState(SteppedState):
    """One position of Bushido. Seats are 0 to 4; -1 stands for nobody and nothing."""

    def __init__(
        self, box: Box, rules: "Rules[BushidoState]", source: "BushidoState | None"
    ) -> None:
        self.rules = rules  # and not by `super`: a copy would set step and actor twice
        self.box = box
        if source is not None:
            self._copy(source)
            return
        self.step = CHOOSE_FORTRESS
        self.actor = 0
        self.first: i64 = 0  # the first player
        self.month: i64 = 0  # 0 in the set-up; one more than there are when the year is over
        self.daimyo: i64 = -1
        self.samurai: i64 = -1
        self.bushi: i64 = -1
        self.sensei: i64 = -1
        self.hatamoto: i64 = -1
        self.early: i64 = 0  # turns in a row that ended early (BUS-END-06)
        self.announced: i64 = 0  # 1: a second attack is due, 2: it is under way
        self.floor: i64 = 0  # sets are named in their order, so each in one way only
        self.balance: i64 = 0  # normal troops taken up and not put down yet
        self.balance_elite: i64 = 0
        self.placed: i64 = 0  # hexes with a Ronin of this player in this phase, as a mask
        self.host: i64 = -1  # of a tea under way
        self.guest: i64 = -1
        self.tea_held: i64 = 0  # 1: the player in turn has held his tea of phase 5
        self.attacker: i64 = -1  # the fighters
        self.defender: i64 = -1
        self.target: i64 = -1
        self.origin: i64 = -1
        self.force: i64 = 0  # normal troops that attack
        self.force_elite: i64 = 0
        self.laid: i64 = 0  # bonus tokens on the target, as bits
        self.ready: i64 = 0  # who has made a sealed choice, as a mask
        self.attack_won: i64 = 0  # what came of a combat, until its honour is paid
        self.fallen_attackers: i64 = 0  # as they count for honour
        self.fallen_defenders: i64 = 0
        self.tiles_used: i64 = 0  # by the attacker
        self.demanded: i64 = -1  # who demanded Seppuku
        self.proposal: i64 = NO_PROPOSAL
        self.kind = vec[i64]([-1] * HEXES)  # of province; -1: face down, or nowhere
        self.owner = vec[i64]([NOWHERE] * HEXES)
        self.troops = vec[i64]([0] * HEXES)  # normal ones of the owner
        self.elite = vec[i64]([0] * HEXES)
        self.ronin = vec[i64]([0] * HEXES)
        self.pool = vec[i64]([0] * TILE_KINDS)  # provinces not turned up
        self.bag = vec[i64]([0] * THINGS)  # tiles in the bag, then discs in the stock
        self.hand = vec[i64]([0] * (SEATS * THINGS))
        self.known = vec[i64]([0] * (SEATS * THINGS))  # to everybody, of each hand
        self.seen = vec[i64]([0] * (SEATS * SEATS * THINGS))  # by a spy, beside that
        self.used = vec[i64]([0] * DISCS)  # discs discarded openly
        self.covered = vec[i64]([0] * (SEATS * DISCS))  # discs each has discarded face down
        self.dh = vec[i64]([0] * SEATS)
        self.sh = vec[i64]([0] * SEATS)
        self.removed = vec[i64]([0] * SEATS)  # normal troops out of the game
        self.waiting = vec[i64]([0] * SEATS)  # elite troops not called yet
        self.tokens = vec[i64]([0] * SEATS)  # unused, as bits
        self.stack = vec[i64]([0] * (2 * STRENGTHS))  # of each side, still counted in its hand
        self.top = vec[i64]([-1] * 2)  # strength - 1 of the top tile
        self.disc = vec[i64]([-1] * 2)  # chosen by each side

    # Written by bakufu.engine.table.fields from the fields in __init__.

    def _copy(self, source: "BushidoState") -> None:
        self.step = source.step
        self.actor = source.actor
        self.first = source.first
        self.month = source.month
        self.daimyo = source.daimyo
        self.samurai = source.samurai
        self.bushi = source.bushi
        self.sensei = source.sensei
        self.hatamoto = source.hatamoto
        self.early = source.early
        self.announced = source.announced
        self.floor = source.floor
        self.balance = source.balance
        self.balance_elite = source.balance_elite
        self.placed = source.placed
        self.host = source.host
        self.guest = source.guest
        self.tea_held = source.tea_held
        self.attacker = source.attacker
        self.defender = source.defender
        self.target = source.target
        self.origin = source.origin
        self.force = source.force
        self.force_elite = source.force_elite
        self.laid = source.laid
        self.ready = source.ready
        self.attack_won = source.attack_won
        self.fallen_attackers = source.fallen_attackers
        self.fallen_defenders = source.fallen_defenders
        self.tiles_used = source.tiles_used
        self.demanded = source.demanded
        self.proposal = source.proposal
        self.kind = source.kind[:]
        self.owner = source.owner[:]
        self.troops = source.troops[:]
        self.elite = source.elite[:]
        self.ronin = source.ronin[:]
        self.pool = source.pool[:]
        self.bag = source.bag[:]
        self.hand = source.hand[:]
        self.known = source.known[:]
        self.seen = source.seen[:]
        self.used = source.used[:]
        self.covered = source.covered[:]
        self.dh = source.dh[:]
        self.sh = source.sh[:]
        self.removed = source.removed[:]
        self.waiting = source.waiting[:]
        self.tokens = source.tokens[:]
        self.stack = source.stack[:]
        self.top = source.top[:]
        self.disc = source.disc[:]

    def cells(self) -> vec[i64]:
        numbers: list[i64] = []
        numbers.append(self.step)
        numbers.append(self.actor)
        numbers.append(self.first)
        numbers.append(self.month)
        numbers.append(self.daimyo)
        numbers.append(self.samurai)
        numbers.append(self.bushi)
        numbers.append(self.sensei)
        numbers.append(self.hatamoto)
        numbers.append(self.early)
        numbers.append(self.announced)
        numbers.append(self.floor)
        numbers.append(self.balance)
        numbers.append(self.balance_elite)
        numbers.append(self.placed)
        numbers.append(self.host)
        numbers.append(self.guest)
        numbers.append(self.tea_held)
        numbers.append(self.attacker)
        numbers.append(self.defender)
        numbers.append(self.target)
        numbers.append(self.origin)
        numbers.append(self.force)
        numbers.append(self.force_elite)
        numbers.append(self.laid)
        numbers.append(self.ready)
        numbers.append(self.attack_won)
        numbers.append(self.fallen_attackers)
        numbers.append(self.fallen_defenders)
        numbers.append(self.tiles_used)
        numbers.append(self.demanded)
        numbers.append(self.proposal)
        numbers.extend(self.kind)
        numbers.extend(self.owner)
        numbers.extend(self.troops)
        numbers.extend(self.elite)
        numbers.extend(self.ronin)
        numbers.extend(self.pool)
        numbers.extend(self.bag)
        numbers.extend(self.hand)
        numbers.extend(self.known)
        numbers.extend(self.seen)
        numbers.extend(self.used)
        numbers.extend(self.covered)
        numbers.extend(self.dh)
        numbers.extend(self.sh)
        numbers.extend(self.removed)
        numbers.extend(self.waiting)
        numbers.extend(self.tokens)
        numbers.extend(self.stack)
        numbers.extend(self.top)
        numbers.extend(self.disc)
        return vec[i64](numbers)

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        self.step = number_at(numbers, at)
        self.actor = number_at(numbers, at + 1)
        self.first = number_at(numbers, at + 2)
        self.month = number_at(numbers, at + 3)
        self.daimyo = number_at(numbers, at + 4)
        self.samurai = number_at(numbers, at + 5)
        self.bushi = number_at(numbers, at + 6)
        self.sensei = number_at(numbers, at + 7)
        self.hatamoto = number_at(numbers, at + 8)
        self.early = number_at(numbers, at + 9)
        self.announced = number_at(numbers, at + 10)
        self.floor = number_at(numbers, at + 11)
        self.balance = number_at(numbers, at + 12)
        self.balance_elite = number_at(numbers, at + 13)
        self.placed = number_at(numbers, at + 14)
        self.host = number_at(numbers, at + 15)
        self.guest = number_at(numbers, at + 16)
        self.tea_held = number_at(numbers, at + 17)
        self.attacker = number_at(numbers, at + 18)
        self.defender = number_at(numbers, at + 19)
        self.target = number_at(numbers, at + 20)
        self.origin = number_at(numbers, at + 21)
        self.force = number_at(numbers, at + 22)
        self.force_elite = number_at(numbers, at + 23)
        self.laid = number_at(numbers, at + 24)
        self.ready = number_at(numbers, at + 25)
        self.attack_won = number_at(numbers, at + 26)
        self.fallen_attackers = number_at(numbers, at + 27)
        self.fallen_defenders = number_at(numbers, at + 28)
        self.tiles_used = number_at(numbers, at + 29)
        self.demanded = number_at(numbers, at + 30)
        self.proposal = number_at(numbers, at + 31)
        at += 32
        at = fill_row(self.kind, numbers, at)
        at = fill_row(self.owner, numbers, at)
        at = fill_row(self.troops, numbers, at)
        at = fill_row(self.elite, numbers, at)
        at = fill_row(self.ronin, numbers, at)
        at = fill_row(self.pool, numbers, at)
        at = fill_row(self.bag, numbers, at)
        at = fill_row(self.hand, numbers, at)
        at = fill_row(self.known, numbers, at)
        at = fill_row(self.seen, numbers, at)
        at = fill_row(self.used, numbers, at)
        at = fill_row(self.covered, numbers, at)
        at = fill_row(self.dh, numbers, at)
        at = fill_row(self.sh, numbers, at)
        at = fill_row(self.removed, numbers, at)
        at = fill_row(self.waiting, numbers, at)
        at = fill_row(self.tokens, numbers, at)
        at = fill_row(self.stack, numbers, at)
        at = fill_row(self.top, numbers, at)
        return fill_row(self.disc, numbers, at)

    def actors(self) -> i64:
        if self.actor >= 0 and self.step != self.rules.over:
            return 1 << self.actor
        return super().actors()

    def fill_legal(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.actor >= 0 and seat != self.actor:
            return 0
        return self.rules.steps[self.step].fill(self, seat, buffer)

    def apply(self, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        self.rules.steps[self.step].apply(self, seat, move, chance, scribe)

    # So far.

    def clone(self) -> "BushidoState":
        return BushidoState(self.box, self.rules, self)

    def players(self) -> i64:
        return self.box.players

    def hands(self) -> Hands:
        """What lies behind the screens: tiles and discs in one row."""
        return Hands(
            DRAW_TILE,
            self.box.players,
            THINGS,
            0,
            self.bag,
            self.hand,
            self.known,
            NOTHING,
            self.seen,
            NOTHING,
        )

    # Honour

    def score(self, seat: i64) -> i64:
        return self.dh[seat]

    # Land

    def koku_of(self, seat: i64) -> i64:
        """The koku marker (BUS-TRACK-11)."""
        found: i64 = 0
        owner, kind, koku = self.owner, self.kind, self.box.koku
        for place in range(HEXES):
            if owner[place] == seat:
                found += koku[kind[place]]
        most = self.box.most_koku
        return found if found < most else most

    def income_of(self, seat: i64) -> i64:
        """The income marker (BUS-TRACK-12)."""
        found: i64 = 0
        owner, kind, katana = self.owner, self.kind, self.box.katana
        for place in range(HEXES):
            if owner[place] == seat:
                found += katana[kind[place]]
        least, most = self.box.least_income, self.box.most_income
        if found < least:
            return least
        return found if found < most else most

    def on_map(self, seat: i64) -> i64:
        """Normal troops on the map, attackers in the target included."""
        found: i64 = 0
        owner, troops = self.owner, self.troops
        for place in range(HEXES):
            if owner[place] == seat:
                found += troops[place]
        if seat == self.daimyo:
            found += self.force + self.balance
        return found

    def reserve(self, seat: i64) -> i64:
        return self.box.troops - self.removed[seat] - self.on_map(seat)

    def elite_on_map(self, seat: i64) -> i64:
        found: i64 = 0
        for place in range(HEXES):
            if self.owner[place] == seat:
                found += self.elite[place]
        if seat == self.daimyo:
            found += self.force_elite + self.balance_elite
        return found

    def worth(self, place: i64) -> i64:
        """The troops of a province as they fight: an elite troop counts three (BUS-ELITE-05)."""
        return self.troops[place] + self.elite[place] * self.box.elite_worth

    def is_isolated(self, place: i64) -> bool:
        return LAND.count_beside(place, self.owner, self.owner[place]) == 0

    def is_fortress(self, place: i64) -> bool:
        return self.kind[place] == FORTRESS

    def is_province_of(self, place: i64, seat: i64) -> bool:
        """Owned by the seat, and not the fortress."""
        return self.owner[place] == seat and self.kind[place] != FORTRESS

    def may_be_bushi(self, seat: i64) -> bool:
        """Whether a province of the seat touches land of the Daimyo (BUS-ROLE-03)."""
        for place in range(HEXES):
            if self.is_province_of(place, seat):
                if LAND.count_beside(place, self.owner, self.daimyo) > 0:
                    return True
        return False

    # Behind the screens

    def holds(self, seat: i64, thing: i64) -> i64:
        return self.hand[seat * THINGS + thing]

    def tiles_of(self, seat: i64) -> i64:
        return total(self.hand, seat * THINGS, SUPPORT)

    def discs_of(self, seat: i64) -> i64:
        return total(self.hand, seat * THINGS + BATTLE, DISCS)

    def fighting_discs(self, seat: i64) -> i64:
        return total(self.hand, seat * THINGS + BATTLE, KOTAU - BATTLE)

    def bag_size(self) -> i64:
        return total(self.bag, 0, SUPPORT)

    def stock_size(self) -> i64:
        return total(self.bag, BATTLE, DISCS)

    def discarded(self) -> i64:
        """The size of the discard pile."""
        return total(self.used, 0, DISCS) + total(self.covered, 0, SEATS * DISCS)

    # Combat

    def is_revolt(self) -> bool:
        """Whether the combat under way is one of the Hatamoto (BUS-HATA-05)."""
        return self.defender == self.daimyo

    def height(self, side: i64) -> i64:
        return total(self.stack, side * STRENGTHS, STRENGTHS)

    def side_of(self, seat: i64) -> i64:
        if seat == self.attacker:
            return ATTACKER
        return DEFENDER

    def fighter(self, side: i64) -> i64:
        if side == ATTACKER:
            return self.attacker
        return self.defender

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 == self.box.players:
            return 0
        return seat + 1
