"""Travel as a sensible player does it: who is sent, who is moved, by what later slots want."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.edo.box import (
    BUILDINGS,
    CITIES,
    DO_BUILD,
    DO_GATHER,
    DO_RECRUIT,
    DO_RICE,
    DO_TRADE,
    FIELD,
    FIRST_FIELD,
    FORTRESS,
    GATE,
    RESOURCES,
    RICE,
    ROAD,
    SLOTS,
    SPACES,
    kind_of,
    space_of,
)
from bakufu.games.edo.judgement_outlook import Outlook
from bakufu.games.edo.moves import END_TURN, ENOUGH, GO, SEND
from bakufu.games.edo.state import EdoState
from bakufu.games.edo.uses import face_in_turn, may_stand


@final
class Journey:
    """The decisions of one turn of Travel."""

    def __init__(self, s: EdoState, seat: i64, outlook: Outlook) -> None:
        self.s: EdoState = s
        self.seat = seat
        self.outlook = outlook

    def choose(self) -> i64:
        """Send as many as can be fed and are of use; free moves to where later slots want them."""
        s = self.s
        wanted = self._wanted()
        if s.moving > 0:
            move = self._free_move(wanted)
            return ENOUGH if move < 0 else move
        if s.own_left > 0 and self._sends_more(wanted):
            return SEND + self._landing(wanted)
        move = self._free_move(wanted)
        return END_TURN if move < 0 else move

    def _sends_more(self, wanted: vec[i64]) -> bool:
        """Whether one more samurai is of use in a later slot, or worth its rice."""
        s, seat = self.s, self.seat
        samurai = s.samurai_of(seat)
        rice = s.goods[seat * RESOURCES + RICE]
        for slot in range(s.slot + 1, SLOTS):
            activations = activations_of(s, seat, slot)
            action = s.action[seat * SLOTS + slot]
            if action == DO_RICE:
                rice += activations * s.box.gives[s.face(seat, slot)]
            elif action == DO_GATHER + RICE:
                rice += i64(float(activations) * self.outlook.weights.field_rice)
            elif action == DO_RECRUIT and activations > 0:
                rice -= s.box.price[s.face(seat, slot)]
        number: i64 = 0
        for space in range(SPACES):
            number += wanted[space]
        outlook = self.outlook
        if samurai < number:
            return True
        if samurai >= rice:
            return False
        gained = outlook.samurai_worth(samurai + 1) - outlook.samurai_worth(samurai)
        paid = outlook.good_worth(RICE, rice - samurai)
        paid -= outlook.good_worth(RICE, rice - samurai - 1)
        return gained > paid

    def _wanted(self) -> vec[i64]:
        """By space: how many samurai the later slots want there."""
        s, seat = self.s, self.seat
        wanted = vec[i64]([0] * SPACES)
        for slot in range(s.slot + 1, SLOTS):
            activations = activations_of(s, seat, slot)
            if activations == 0:
                continue
            action = s.action[seat * SLOTS + slot]
            if action == DO_BUILD:
                self._want_builders(wanted, slot, activations)
            elif action == DO_TRADE:
                wanted[s.merchant] = wanted[s.merchant] + activations
            elif action >= DO_GATHER:
                self._want_gatherers(wanted, action - DO_GATHER, activations)
        return wanted

    def _want_builders(self, wanted: vec[i64], slot: i64, activations: i64) -> None:
        s, seat = self.s, self.seat
        if s.box.far[s.face(seat, slot)] > 0:
            return
        weights = self.outlook.weights
        best: i64 = -1
        most = 0.0
        for city in range(CITIES):
            for building in range(BUILDINGS):
                if may_stand(s, seat, city, building):
                    worth = self.outlook.building_worth(city, building)
                    if building == FORTRESS:
                        worth -= weights.fortress_way
                    if s.samurai[seat * SPACES + space_of(city)] > 0:
                        worth += weights.builder_there
                    if worth > most:
                        best = city
                        most = worth
        if best >= 0:
            space = space_of(best)
            wanted[space] = wanted[space] + activations

    def _want_gatherers(self, wanted: vec[i64], good: i64, activations: i64) -> None:
        """One on each space of the kind, those with the fewest samurai of others first."""
        s, seat = self.s, self.seat
        own = self.outlook.weights.own_crowd
        for _time in range(activations):
            best: i64 = -1
            fewest = 99.0
            for space in range(FIRST_FIELD, SPACES):
                if kind_of(space) - FIELD == good and s.box.in_play[space] > 0:
                    others = s.samurai_on(space) - s.samurai[seat * SPACES + space]
                    crowd = float(others) + float(wanted[space]) * own
                    if crowd < fewest:
                        best = space
                        fewest = crowd
            if best >= 0:
                wanted[best] = wanted[best] + 1

    def _free_move(self, wanted: vec[i64]) -> i64:
        """Of a samurai that nobody wants where it is, to where one is missing, the longest way."""
        s, seat = self.s, self.seat
        first = seat * SPACES
        best: i64 = -1
        most: i64 = 0
        for goal in range(SPACES):
            if wanted[goal] <= s.samurai[first + goal]:
                continue
            for origin in range(SPACES):
                here = s.samurai[first + origin] - s.moved[origin]
                if here <= 0 or origin == goal or s.samurai[first + origin] <= wanted[origin]:
                    continue
                pair = origin * SPACES + goal
                steps = s.box.map.steps(origin, goal)
                if pair >= s.floor and steps > most:
                    best = GO + pair
                    most = steps
        return best

    def _landing(self, wanted: vec[i64]) -> i64:
        """Where a sent official is nearest to what later slots lack."""
        s, seat = self.s, self.seat
        far = s.box.far[face_in_turn(s)] > 0
        first = seat * SPACES
        lacking = self._lacking(wanted)
        best: i64 = -1
        fewest: i64 = 999
        for space in range(SPACES):
            if s.box.in_play[space] == 0 or (kind_of(space) != GATE and not far):
                continue
            distance: i64 = 90 + s.samurai[first + space]
            if far and kind_of(space) == ROAD:
                distance += 3
            for goal in range(SPACES):
                if lacking[goal] > 0:
                    steps = s.box.map.steps(space, goal) * 10
                    if steps < distance:
                        distance = steps
            if distance < fewest:
                best = space
                fewest = distance
        return best

    def _lacking(self, wanted: vec[i64]) -> vec[i64]:
        """By space: how many are wanted there when those on the map have gone to the nearest."""
        s = self.s
        first = self.seat * SPACES
        lacking = vec[i64]([0] * SPACES)
        spare = vec[i64]([0] * SPACES)
        for space in range(SPACES):
            more = wanted[space] - s.samurai[first + space]
            if more > 0:
                lacking[space] = more
            else:
                spare[space] = -more
        for origin in range(SPACES):
            for _time in range(spare[origin]):
                nearest: i64 = -1
                fewest: i64 = 99
                for goal in range(SPACES):
                    if lacking[goal] > 0 and s.box.map.steps(origin, goal) < fewest:
                        nearest = goal
                        fewest = s.box.map.steps(origin, goal)
                if nearest >= 0:
                    lacking[nearest] = lacking[nearest] - 1
        return lacking


def activations_of(s: EdoState, seat: i64, slot: i64) -> i64:
    """How often a planned action can be activated."""
    return s.officials_at(seat, slot) // s.box.takes[s.face(seat, slot)]
