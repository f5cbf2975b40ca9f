"""Military Leaders: better actions on the spot, statues on the way (SHO-LEAD-01 to -19)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.shogun import names
from bakufu.games.shogun.box import GROUP_SIZES, PROVINCES, SEATS, Box
from bakufu.games.shogun.joins import carry_on
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.modules.gifts import CHOOSE
from bakufu.games.shogun.modules.leaders.judge import (
    best_home,
    best_way,
    leader_worth,
    place_in_draft,
    ways_worth,
)
from bakufu.games.shogun.modules.leaders.numbers import (
    DRAFT_LEADER,
    FROM_STATUES,
    LEADER_HERE,
    LEADER_LATER,
    LEADER_LOST,
    LEADER_MOVED,
    LEADER_PLACED,
    MOVE_LEADER,
    PLACE_LEADER,
    STATUE_PLACED,
    STATUES_TAKEN,
)
from bakufu.games.shogun.modules.leaders.pieces import LeaderPieces, leaders
from bakufu.games.shogun.moves import STAY
from bakufu.games.shogun.names import named
from bakufu.games.shogun.scoring import score
from bakufu.games.shogun.state import (
    ACTIONS_DONE,
    AFTER_THE_EVENT,
    BEFORE_THE_EVENT,
    BESIDE_SIX_ARMIES,
    OFF_THE_PRICE,
    ORDER_FIXED,
    PROVINCE_DRAFTED,
    SPRING,
    WINTER_OVER,
    Module,
    ShogunState,
)


@final
class Leaders(Module):
    def __init__(self) -> None:
        super().__init__("leaders", PLACE_LEADER)
        self.steps = [PlaceLeader(self), DraftLeader(self), MoveLeader(self)]
        self.statues: i64 = 0  # of each player (SHO-LEAD-01)
        self.before_event = False
        self.adds_to_six = True
        self.one_statue = False  # of a player in a province
        self.after_winter = False  # whether leaders also move after the first winter
        self.may_decline = False  # whether a statue may be declined

    def pieces(self, box: Box) -> LeaderPieces:
        return LeaderPieces(self.statues, None)

    # On the spot

    def bonus(self, s: ShogunState, seat: i64, province: i64, when: i64) -> i64:
        """One chest less, one rice, chest or army more (SHO-LEAD-05 to -08, SHO-ROUND-19)."""
        if leaders(s, self.place).leader[seat] != province:
            return 0
        if when == OFF_THE_PRICE:
            return 1
        if when == BEFORE_THE_EVENT:
            return 1 if self.before_event else 0
        if when == AFTER_THE_EVENT:
            return 0 if self.before_event else 1
        if when == BESIDE_SIX_ARMIES:
            return 1 if self.adds_to_six else 0
        return 0

    def province_lost(self, s: ShogunState, seat: i64, province: i64, scribe: Scribe) -> None:
        """Off the map, without a statue (SHO-LEAD-17)."""
        pieces = leaders(s, self.place)
        if pieces.leader[seat] == province:
            pieces.leader[seat] = -1
            scribe.note(LEADER_LOST, seat, province, 0)

    # When a leader comes or goes

    def carry_on(self, s: ShogunState, chance: Chance, scribe: Scribe) -> bool:
        if s.moment == PROVINCE_DRAFTED:
            return self._after_drafting(s, scribe)
        first = s.moment == ORDER_FIXED
        if first and (s.box.drafted or s.year != 1 or s.season != SPRING):
            return False
        pieces = leaders(s, self.place)
        while s.turn_place < s.box.players:
            seat = s.order[s.turn_place]
            on_map = pieces.leader[seat] >= 0
            if on_map and (s.moment == ACTIONS_DONE or (self.after_winter and not first)):
                # It leaves its province if there is another one (SHO-LEAD-10, SHO-LEAD-11).
                if s.provinces_of(seat) > 1:
                    s.step = MOVE_LEADER
                    s.actor = seat
                    return True
            elif s.moment != ACTIONS_DONE and not on_map and s.provinces_of(seat) > 0:
                s.step = PLACE_LEADER  # SHO-LEAD-02, SHO-LEAD-18
                s.actor = seat
                return True
            s.turn_place += 1
        return False

    def _after_drafting(self, s: ShogunState, scribe: Scribe) -> bool:
        """Here or later; at the last chance by itself (SHO-LEAD-03, SHO-LEAD-04)."""
        if s.turn_place > 0 or leaders(s, self.place).leader[s.actor] >= 0:
            return False
        left: i64 = 0
        for size in range(GROUP_SIZES):
            left += s.groups[s.actor * GROUP_SIZES + size]
        if left > 0:
            s.step = DRAFT_LEADER
            return True
        self.arrive(s, s.actor, s.target, scribe)
        return False

    def fill_homes(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        """Every own province where the leader is not."""
        here = leaders(s, self.place).leader[seat]
        count: i64 = 0
        for province in range(PROVINCES):
            if s.owner[province] == seat and province != here:
                buffer[count] = CHOOSE + province
                count += 1
        return count

    def move(self, s: ShogunState, seat: i64, province: i64, scribe: Scribe) -> None:
        """In triumph to a neighbour, in flight anywhere else (SHO-LEAD-12, SHO-LEAD-13).

        Where a statue may be declined, the province it can stand in becomes the target.
        """
        pieces = leaders(s, self.place)
        left = pieces.leader[seat]
        scribe.note(LEADER_MOVED, seat, left, province)
        if self.leaves_statue(s, seat, province):
            if self.may_decline:
                s.target = left
            else:
                self.put_up(s, seat, left, scribe)
        pieces.leader[seat] = province
        self._take_trophies(s, seat, province, scribe)

    def put_up(self, s: ShogunState, seat: i64, province: i64, scribe: Scribe) -> None:
        """A statue (SHO-LEAD-12)."""
        pieces = leaders(s, self.place)
        place = province * SEATS + seat
        pieces.stock[seat] = pieces.stock[seat] - 1
        pieces.statues[place] = pieces.statues[place] + 1
        scribe.note(STATUE_PLACED, seat, province, 0)

    def leaves_statue(self, s: ShogunState, seat: i64, province: i64) -> bool:
        """Whether a move of the leader to this province leaves a statue behind."""
        pieces = leaders(s, self.place)
        left = pieces.leader[seat]
        if left < 0 or pieces.stock[seat] == 0 or not s.box.map.are_neighbours(left, province):
            return False
        return not self.one_statue or pieces.statues[left * SEATS + seat] == 0  # SHO-LEAD-16

    def arrive(self, s: ShogunState, seat: i64, province: i64, scribe: Scribe) -> None:
        """The leader is placed."""
        leaders(s, self.place).leader[seat] = province
        scribe.note(LEADER_PLACED, seat, province, 0)
        self._take_trophies(s, seat, province, scribe)

    def _take_trophies(self, s: ShogunState, seat: i64, province: i64, scribe: Scribe) -> None:
        """All foreign statues, with every arrival (SHO-LEAD-15)."""
        pieces = leaders(s, self.place)
        for owner in range(s.box.players):
            found = pieces.statues[province * SEATS + owner]
            if owner != seat and found > 0:
                pieces.statues[province * SEATS + owner] = 0
                taken = seat * SEATS + owner
                pieces.trophies[taken] = pieces.trophies[taken] + found
                scribe.note(STATUES_TAKEN, seat, owner, found)

    # Scoring

    def game_ends(self, s: ShogunState, scribe: Scribe) -> None:
        """One point for each own statue on the map and each trophy (SHO-LEAD-19)."""
        for seat in range(s.box.players):
            score(s, seat, FROM_STATUES, statue_points(leaders(s, self.place), seat), scribe)

    # Judgement

    def choose(self, s: ShogunState, seat: i64, weights: Weights) -> i64:
        pieces = leaders(s, self.place)
        if s.step == DRAFT_LEADER:
            return LEADER_HERE if place_in_draft(s, seat) else LEADER_LATER
        if s.step == MOVE_LEADER:
            if s.target >= 0:
                return CHOOSE + s.target  # a statue is a point
            return CHOOSE + best_way(s, pieces, seat, weights)
        return CHOOSE + best_home(s, pieces, seat, weights)

    def ignore(self, s: ShogunState, seat: i64) -> i64:
        """The first province in the alphabet."""
        if s.step == DRAFT_LEADER:
            return LEADER_HERE
        if s.target >= 0:
            return CHOOSE + s.target
        here = leaders(s, self.place).leader[seat]
        province: i64 = 0
        while s.owner[province] != seat or province == here:
            province += 1
        return CHOOSE + province

    def worth(self, s: ShogunState, seat: i64, province: i64, weights: Weights) -> float:
        return ways_worth(s, leaders(s, self.place), seat, province, weights)

    def plan_worth(
        self, s: ShogunState, seat: i64, space: i64, card: i64, weights: Weights
    ) -> float:
        if leaders(s, self.place).leader[seat] != card:
            return 0.0
        return leader_worth(space, weights)


@final
class PlaceLeader(Step[ShogunState]):
    def __init__(self, module: Leaders) -> None:
        super().__init__("leader", "SHO-LEAD-02")
        self.module = module

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        return self.module.fill_homes(s, seat, buffer)

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        self.module.arrive(s, seat, move - CHOOSE, scribe)
        s.turn_place += 1
        carry_on(s, chance, scribe)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        return "SHO-LEAD-18" if s.year == 1 and s.season != SPRING else "SHO-LEAD-02"

    def decision_rule(self, s: ShogunState) -> str:
        return "SHO-LEAD-18" if s.moment == WINTER_OVER else self.rule


@final
class DraftLeader(Step[ShogunState]):
    def __init__(self, module: Leaders) -> None:
        super().__init__("draft-leader", "SHO-LEAD-03")
        self.module = module

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = LEADER_HERE
        buffer[1] = LEADER_LATER
        return 2

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == LEADER_HERE:
            self.module.arrive(s, seat, s.target, scribe)
        s.turn_place += 1
        carry_on(s, chance, scribe)

    def arguments(self, s: ShogunState) -> Arguments:
        return super().arguments(s) | {"province": named("province", names.PROVINCES[s.target])}


@final
class MoveLeader(Step[ShogunState]):
    def __init__(self, module: Leaders) -> None:
        super().__init__("leader-move", "SHO-LEAD-10")
        self.module = module

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        if s.target < 0:
            return self.module.fill_homes(s, seat, buffer)
        buffer[0] = STAY
        buffer[1] = CHOOSE + s.target
        return 2

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if s.target < 0:
            self.module.move(s, seat, move - CHOOSE, scribe)
            if s.target >= 0:
                return
        else:
            if move != STAY:
                self.module.put_up(s, seat, s.target, scribe)
            s.target = -1
        s.turn_place += 1
        carry_on(s, chance, scribe)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        if s.target >= 0:
            return "SHO-LEAD-12"
        if move in (STAY, CHOOSE + leaders(s, self.module.place).leader[seat]):
            return "SHO-LEAD-11"
        return "SHO-LEAD-10"

    def decision_rule(self, s: ShogunState) -> str:
        return self.rule if s.target < 0 else "SHO-LEAD-12"

    def prompt(self, s: ShogunState) -> str:
        return self.name if s.target < 0 else "statue"

    def arguments(self, s: ShogunState) -> Arguments:
        where = s.target
        if where < 0:
            where = leaders(s, self.module.place).leader[s.actor]
        return super().arguments(s) | {"province": named("province", names.PROVINCES[where])}


def statue_points(pieces: LeaderPieces, seat: i64) -> i64:
    count: i64 = 0
    for province in range(PROVINCES):
        count += pieces.statues[province * SEATS + seat]
    for owner in range(SEATS):
        count += pieces.trophies[seat * SEATS + owner]
    return count
