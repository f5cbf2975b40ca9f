"""What lies on the table: whole numbers and fixed vectors, nothing that is not yet decided."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import fill_row, number_at
from bakufu.engine.core.steps import Rules, Step, SteppedState
from bakufu.games.shogun.box import (
    ACTIONS,
    CUBES,
    EVENTS,
    GROUP_SIZES,
    NO_CARD,
    NO_EVENT,
    PROVINCES,
    SEATS,
    SPACES,
    SPECIALS,
    Box,
)
from bakufu.games.shogun.judgement_weights import Weights

# What the table waits for. Each has its own class under `steps/`.
CHOOSE_COLOUR: Final[i64] = 0
DRAFT_CARD: Final[i64] = 1
DRAFT_GROUP: Final[i64] = 2
PLAN: Final[i64] = 3
CHOOSE_SPECIAL: Final[i64] = 4
DEPLOY_MOVE: Final[i64] = 5
MARCH: Final[i64] = 6
WINTER_REVOLT: Final[i64] = 7
OVER: Final[i64] = 8
# Steps of modules have higher numbers, in their own folders.

# Moments at which modules may ask somebody, in their order within a game.
PROVINCE_DRAFTED: Final[i64] = 0
ORDER_FIXED: Final[i64] = 1
ACTIONS_DONE: Final[i64] = 2
WINTER_OVER: Final[i64] = 3
NO_MOMENT: Final[i64] = -1

# When a bonus counts (SHO-ROUND-19).
OFF_THE_PRICE: Final[i64] = 0
BEFORE_THE_EVENT: Final[i64] = 1
AFTER_THE_EVENT: Final[i64] = 2
BESIDE_SIX_ARMIES: Final[i64] = 3

# Owners of a province besides seats.
NEUTRAL: Final[i64] = -1
CLOSED: Final[i64] = -2

SPRING: Final[i64] = 0
AUTUMN: Final[i64] = 2
WINTER: Final[i64] = 3

# Where an event card is.
EVENT_UNSEEN: Final[i64] = 0
EVENT_OPEN: Final[i64] = 1
EVENT_RULING: Final[i64] = 2
EVENT_GONE: Final[i64] = 3

# Where points come from; a score is their sum.
FROM_PROVINCES: Final[i64] = 0
FROM_BUILDINGS: Final[i64] = 1
FROM_CASTLES: Final[i64] = 2  # majorities; temples and theatres follow
FROM_MODULES: Final[i64] = 5  # and on: each module has its own
SOURCES: Final[i64] = 9

# What is drawn by chance: the numbers under which the log keeps an outcome.
DRAW_LIST: Final[i64] = 0
DRAW_FIRST: Final[i64] = 1
DRAW_PROVINCE: Final[i64] = 2
DRAW_ACTION: Final[i64] = 3
DRAW_SPECIAL: Final[i64] = 4
DRAW_EVENT: Final[i64] = 5
DRAW_RULING: Final[i64] = 6
DRAW_TIE: Final[i64] = 7
DRAW_REVOLT: Final[i64] = 8
DRAW_THROWN: Final[i64] = 9  # + seat, or 5 for farmers: how many of the thrown cubes fall through
DRAW_KNOCKED: Final[i64] = 15  # + seat, or 5: how many of the cubes in the tower are knocked out


class Pieces:
    """What a module lays on the table beside the base game's pieces."""

    def copy(self) -> "Pieces":
        raise NotImplementedError

    def cells(self) -> vec[i64]:
        raise NotImplementedError

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        raise NotImplementedError


class Module:
    """An expansion: a set of differences that the base game does not know.

    Every method is a named place at which the base game lets modules join. By itself a module
    changes nothing; it overrides what it needs. `docs/shogun-modules.md` shows who joins where.
    """

    def __init__(self, name: str, first_step: i64) -> None:
        self.name = name  # of the option that brings it into play
        self.first_step = first_step  # the number of the first of its steps
        self.steps: list[Step[ShogunState]] = []
        self.place: i64 = 0  # among the modules in play, and among the pieces of a state

    def pieces(self, box: Box) -> Pieces:
        """What lies there before the game begins."""
        raise NotImplementedError

    # Things that happen by themselves

    def tower_filled(self, s: "ShogunState", scribe: Scribe) -> None:
        """The tower has just been filled; what fell out still lies in the tray."""

    def set_up(self, s: "ShogunState", chance: Chance, scribe: Scribe) -> None:
        """The base set-up is complete."""

    def round_begins(self, s: "ShogunState", chance: Chance, scribe: Scribe) -> None:
        """Before the action cards are laid out."""

    def cards_laid(self, s: "ShogunState", chance: Chance, scribe: Scribe) -> None:
        """After the special cards, before planning."""

    def round_ends(self, s: "ShogunState", scribe: Scribe) -> None:
        """The round is tidied up."""

    def year_ends(self, s: "ShogunState", scribe: Scribe) -> None:
        """The second year is prepared."""

    def game_ends(self, s: "ShogunState", scribe: Scribe) -> None:
        """After the second scoring."""

    def province_lost(self, s: "ShogunState", seat: i64, province: i64, scribe: Scribe) -> None:
        """A player has lost a province, to another player or to nobody."""

    # Changes to the base game

    def bonus(self, s: "ShogunState", seat: i64, province: i64, when: i64) -> i64:
        """How much better an action of this seat is in this province."""
        return 0

    def bars(self, s: "ShogunState", seat: i64, target: i64, action: i64) -> bool:
        """Whether this seat may not attack a player's province with this action."""
        return False

    def barred_by(self) -> str:
        """The rule that does so."""
        raise NotImplementedError

    def prevents_unrest(self, s: "ShogunState", seat: i64, province: i64, scribe: Scribe) -> bool:
        """Whether a revolt marker is not placed after all."""
        return False

    # Decisions

    def carry_on(self, s: "ShogunState", chance: Chance, scribe: Scribe) -> bool:
        """Go on with this module's part of the moment `s.moment`; True if somebody must decide."""
        return False

    # Judgement

    def choose(self, s: "ShogunState", seat: i64, weights: Weights) -> i64:
        """A sensible move at one of this module's steps."""
        raise NotImplementedError

    def ignore(self, s: "ShogunState", seat: i64) -> i64:
        """What a player does here who does not care for this module: as little as possible."""
        raise NotImplementedError

    def worth(self, s: "ShogunState", seat: i64, province: i64, weights: Weights) -> float:
        """How much more a province is worth to a seat because of this module."""
        return 0.0

    def plan_worth(
        self, s: "ShogunState", seat: i64, space: i64, card: i64, weights: Weights
    ) -> float:
        """How much more a card on a space is worth; on a space of this module, its whole worth."""
        return 0.0


class ShogunRules(Rules["ShogunState"]):
    """The rules a state is played by. `round.py` fills this in."""

    def __init__(self, steps: list[Step["ShogunState"]], modules: list[Module]) -> None:
        super().__init__(steps)
        self.modules = modules

    def moment_over(self, s: "ShogunState", chance: Chance, scribe: Scribe) -> None:
        """All modules have had their part of the moment `s.moment`: the base game goes on."""
        raise NotImplementedError


@final
class ShogunState(SteppedState):
    """One position of Shogun. Seats are 0 to 4; -1 stands for nobody."""

    def __init__(self, box: Box, rules: ShogunRules, source: "ShogunState | None") -> None:
        self.rules = rules  # and not by `super`: a copy would set step and actor twice
        self.box = box
        self.modules = rules.modules
        if source is not None:
            self._copy(source)
            return
        players = box.players
        self.step = CHOOSE_COLOUR
        self.actor = -1
        self.year: i64 = 0  # 1 and 2; 0 during set-up
        self.season: i64 = 0
        self.track_place: i64 = -1  # place of the action under way; -1 before the first
        self.turn_place: i64 = 0  # place in the player order of the seat in turn
        self.ruling: i64 = NO_EVENT  # what the event of the round says
        self.committed: i64 = 0  # seats that have committed their plans, as a mask
        self.chosen: i64 = 0  # how many have chosen a special card
        self.target: i64 = -1  # province named for a march or move, or just drafted
        self.farmers: i64 = box.farmers  # the farmer supply
        self.drafted: i64 = -1  # province taken and not yet occupied
        self.renewed: i64 = 0  # 1 when the display was renewed in this turn
        self.under: i64 = 0  # cards under the pile
        self.hunger_farmers: i64 = 0  # extra farmers in each revolt of the player in turn
        self.moment: i64 = NO_MOMENT  # at which modules are joining, and how many have
        self.joined: i64 = 0
        self.colour = vec[i64]([-1] * SEATS)  # (set-up only)
        self.owner = vec[i64]([NEUTRAL] * PROVINCES)
        self.armies = vec[i64]([0] * PROVINCES)
        self.buildings = vec[i64]([0] * PROVINCES)  # bit n for building n
        self.unrest = vec[i64]([0] * PROVINCES)
        self.chests = vec[i64]([0] * SEATS)
        self.rice = vec[i64]([0] * SEATS)
        self.supply = vec[i64]([0] * SEATS)
        self.points = vec[i64]([0] * (SEATS * SOURCES))
        self.tower = vec[i64]([0] * CUBES)
        self.tray = vec[i64]([0] * CUBES)
        self.stock = vec[i64](list(box.buildings))
        # Plans: the card on each space, how many spaces are settled, and what all have seen.
        self.plan = vec[i64]([NO_CARD] * (SEATS * SPACES))
        self.shown = vec[i64]([0] * (SEATS * SPACES))
        self.planned = vec[i64]([0] * SEATS)
        self.gained = vec[i64]([0] * PROVINCES)  # cards won in this round: they wait in the hand
        self.track = vec[i64]([-1] * ACTIONS)
        self.to_come = vec[i64]([0] * ACTIONS)  # actions not turned up yet
        self.special = vec[i64]([-1] * SPECIALS)  # card on each place of the player order
        self.place_of = vec[i64]([-1] * SEATS)  # place each seat has taken
        self.order = vec[i64]([-1] * SEATS)  # seats in player order
        self.bid_order = vec[i64]([-1] * SEATS)
        self.events = vec[i64]([EVENT_UNSEEN] * EVENTS)
        # The draft: unseen cards, the two open ones, what each seat saw at its last choice, and
        # the renewed cards under the pile, oldest pair first.
        self.pile = vec[i64]([0] * PROVINCES)  # (set-up only)
        self.display = vec[i64]([-1, -1])  # (set-up only)
        self.last_seen = vec[i64]([-1] * (SEATS * 2))  # (set-up only)
        self.bottom = vec[i64]([-1] * PROVINCES)  # (set-up only)
        self.groups = vec[i64]([0] * (SEATS * GROUP_SIZES))  # (set-up only)
        self.revolts = vec[i64]([0] * PROVINCES)  # drawn and not yet settled
        self.pieces: list[Pieces] = [module.pieces(box) for module in rules.modules]
        for seat in range(players):
            self.chests[seat] = box.chests
            self.supply[seat] = box.armies
        for province in range(PROVINCES):
            if box.closed[province] > 0:
                self.owner[province] = CLOSED

    # Written by bakufu.engine.table.fields from the fields in __init__.

    def _copy(self, source: "ShogunState") -> None:
        self.step = source.step
        self.actor = source.actor
        self.year = source.year
        self.season = source.season
        self.track_place = source.track_place
        self.turn_place = source.turn_place
        self.ruling = source.ruling
        self.committed = source.committed
        self.chosen = source.chosen
        self.target = source.target
        self.farmers = source.farmers
        self.drafted = source.drafted
        self.renewed = source.renewed
        self.under = source.under
        self.hunger_farmers = source.hunger_farmers
        self.moment = source.moment
        self.joined = source.joined
        self.pieces = source.pieces  # an empty list is never added to
        if len(source.pieces) > 0:
            self.pieces = [part.copy() for part in source.pieces]
        shared = source.is_set_up()
        self.colour = source.colour if shared else source.colour[:]
        self.owner = source.owner[:]
        self.armies = source.armies[:]
        self.buildings = source.buildings[:]
        self.unrest = source.unrest[:]
        self.chests = source.chests[:]
        self.rice = source.rice[:]
        self.supply = source.supply[:]
        self.points = source.points[:]
        self.tower = source.tower[:]
        self.tray = source.tray[:]
        self.stock = source.stock[:]
        self.plan = source.plan[:]
        self.shown = source.shown[:]
        self.planned = source.planned[:]
        self.gained = source.gained[:]
        self.track = source.track[:]
        self.to_come = source.to_come[:]
        self.special = source.special[:]
        self.place_of = source.place_of[:]
        self.order = source.order[:]
        self.bid_order = source.bid_order[:]
        self.events = source.events[:]
        self.pile = source.pile if shared else source.pile[:]
        self.display = source.display if shared else source.display[:]
        self.last_seen = source.last_seen if shared else source.last_seen[:]
        self.bottom = source.bottom if shared else source.bottom[:]
        self.groups = source.groups if shared else source.groups[:]
        self.revolts = source.revolts[:]

    def cells(self) -> vec[i64]:
        numbers: list[i64] = []
        numbers.append(self.step)
        numbers.append(self.actor)
        numbers.append(self.year)
        numbers.append(self.season)
        numbers.append(self.track_place)
        numbers.append(self.turn_place)
        numbers.append(self.ruling)
        numbers.append(self.committed)
        numbers.append(self.chosen)
        numbers.append(self.target)
        numbers.append(self.farmers)
        numbers.append(self.drafted)
        numbers.append(self.renewed)
        numbers.append(self.under)
        numbers.append(self.hunger_farmers)
        numbers.append(self.moment)
        numbers.append(self.joined)
        numbers.extend(self.colour)
        numbers.extend(self.owner)
        numbers.extend(self.armies)
        numbers.extend(self.buildings)
        numbers.extend(self.unrest)
        numbers.extend(self.chests)
        numbers.extend(self.rice)
        numbers.extend(self.supply)
        numbers.extend(self.points)
        numbers.extend(self.tower)
        numbers.extend(self.tray)
        numbers.extend(self.stock)
        numbers.extend(self.plan)
        numbers.extend(self.shown)
        numbers.extend(self.planned)
        numbers.extend(self.gained)
        numbers.extend(self.track)
        numbers.extend(self.to_come)
        numbers.extend(self.special)
        numbers.extend(self.place_of)
        numbers.extend(self.order)
        numbers.extend(self.bid_order)
        numbers.extend(self.events)
        numbers.extend(self.pile)
        numbers.extend(self.display)
        numbers.extend(self.last_seen)
        numbers.extend(self.bottom)
        numbers.extend(self.groups)
        numbers.extend(self.revolts)
        for part in self.pieces:
            numbers.extend(part.cells())
        return vec[i64](numbers)

    def read_cells(self, numbers: bytes, at: i64) -> i64:
        self.step = number_at(numbers, at)
        self.actor = number_at(numbers, at + 1)
        self.year = number_at(numbers, at + 2)
        self.season = number_at(numbers, at + 3)
        self.track_place = number_at(numbers, at + 4)
        self.turn_place = number_at(numbers, at + 5)
        self.ruling = number_at(numbers, at + 6)
        self.committed = number_at(numbers, at + 7)
        self.chosen = number_at(numbers, at + 8)
        self.target = number_at(numbers, at + 9)
        self.farmers = number_at(numbers, at + 10)
        self.drafted = number_at(numbers, at + 11)
        self.renewed = number_at(numbers, at + 12)
        self.under = number_at(numbers, at + 13)
        self.hunger_farmers = number_at(numbers, at + 14)
        self.moment = number_at(numbers, at + 15)
        self.joined = number_at(numbers, at + 16)
        at += 17
        at = fill_row(self.colour, numbers, at)
        at = fill_row(self.owner, numbers, at)
        at = fill_row(self.armies, numbers, at)
        at = fill_row(self.buildings, numbers, at)
        at = fill_row(self.unrest, numbers, at)
        at = fill_row(self.chests, numbers, at)
        at = fill_row(self.rice, numbers, at)
        at = fill_row(self.supply, numbers, at)
        at = fill_row(self.points, numbers, at)
        at = fill_row(self.tower, numbers, at)
        at = fill_row(self.tray, numbers, at)
        at = fill_row(self.stock, numbers, at)
        at = fill_row(self.plan, numbers, at)
        at = fill_row(self.shown, numbers, at)
        at = fill_row(self.planned, numbers, at)
        at = fill_row(self.gained, numbers, at)
        at = fill_row(self.track, numbers, at)
        at = fill_row(self.to_come, numbers, at)
        at = fill_row(self.special, numbers, at)
        at = fill_row(self.place_of, numbers, at)
        at = fill_row(self.order, numbers, at)
        at = fill_row(self.bid_order, numbers, at)
        at = fill_row(self.events, numbers, at)
        at = fill_row(self.pile, numbers, at)
        at = fill_row(self.display, numbers, at)
        at = fill_row(self.last_seen, numbers, at)
        at = fill_row(self.bottom, numbers, at)
        at = fill_row(self.groups, numbers, at)
        at = fill_row(self.revolts, numbers, at)
        for part in self.pieces:
            at = part.read_cells(numbers, at)
        return at

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

    def clone(self) -> "ShogunState":
        rules = self.rules
        assert isinstance(rules, ShogunRules)
        return ShogunState(self.box, rules, self)

    def players(self) -> i64:
        return self.box.players

    def score(self, seat: i64) -> i64:
        total: i64 = 0
        for source in range(SOURCES):
            total += self.points[seat * SOURCES + source]
        return total

    def place(self, seat: i64) -> i64:
        """Ranked by points, then by chests; equal in both, a place is shared (SHO-END-05)."""
        ahead: i64 = 1
        mine = self.score(seat)
        for other in range(self.box.players):
            theirs = self.score(other)
            if theirs > mine or (theirs == mine and self.chests[other] > self.chests[seat]):
                ahead += 1
        return ahead

    def is_set_up(self) -> bool:
        """Whether what only the set-up changes is settled, so that copies can share it."""
        return self.year > 0

    # What rules and views ask again and again.

    def bonus(self, seat: i64, province: i64, when: i64) -> i64:
        """How much better modules make an action of this seat in this province."""
        total: i64 = 0
        for module in self.modules:
            total += module.bonus(self, seat, province, when)
        return total

    def provinces_of(self, seat: i64) -> i64:
        """How many provinces a seat holds."""
        count: i64 = 0
        for province in range(PROVINCES):
            if self.owner[province] == seat:
                count += 1
        return count

    def space_of(self, seat: i64, card: i64) -> i64:
        """The space on which a seat's card lies; -1 if it is in the hand."""
        for space in range(self.box.spaces):
            if self.plan[seat * SPACES + space] == card:
                return space
        return -1

    def has_building(self, province: i64, building: i64) -> bool:
        return self.buildings[province] & (1 << building) != 0

    def holds_special(self, seat: i64, card: i64) -> bool:
        """Whether a seat has this special card in the present round (SHO-BID-17)."""
        place = self.place_of[seat]
        return place >= 0 and self.season != WINTER and self.special[place] == card
