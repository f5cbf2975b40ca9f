"""What provinces and conquests are worth, how threatened they are, and what winter will ask for.

Everything is counted in points at the end of the game. An `Outlook` is made once for a decision.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.shogun.box import (
    ACTIONS,
    BUILDINGS,
    EVENTS,
    FIRST_CHEST,
    PROVINCES,
    REGIONS,
    RICE,
    RICE_AT_LEAST,
    RICE_AT_MOST,
    RICE_MORE,
    SEATS,
    SPACES,
    TAX_AT_LEAST,
    TAX_AT_MOST,
)
from bakufu.games.shogun.judgement_odds import TIES_OR_WINS, WINS, attack_odds, in_tray
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.state import AUTUMN, EVENT_OPEN, PLAN, Module, ShogunState

_UNKNOWN: Final = -1000.0
_NOT_YET: Final = -1e9  # what no gain is ever
_FEW: Final[i64] = 10  # armies: below it what was reckoned is kept


@final
class Outlook:
    """One seat's reckoning of the present position."""

    def __init__(self, s: ShogunState, seat: i64, weights: Weights, ignored: str) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.modules: list[Module] = s.modules  # those that count
        if ignored != "":
            self.modules = [module for module in s.modules if module.name != ignored]
        self.counts = vec[i64]([0] * (SEATS * REGIONS * BUILDINGS))
        self.mouths: i64 = 0
        self.mouth = _UNKNOWN  # what hunger takes off a conquest, and off a second one
        self.next_mouth = _UNKNOWN
        self.keep = vec[float]([_UNKNOWN] * PROVINCES)  # what holding or winning one is worth
        self.there = in_tray(s)
        # By province and armies, once they are kept: gains; stances and risks of own provinces.
        self.own = vec[i64]([])  # their numbers among the own ones; -1 for others
        self.gains = vec[float]([])
        self.stances = vec[float]([])
        self.risks = vec[float]([])
        self.first_rice: i64 = 0  # the best harvests of own calm provinces
        self.second_rice: i64 = 0
        self.third_rice: i64 = 0
        for province in range(PROVINCES):
            owner = s.owner[province]
            if owner < 0:
                continue
            built = s.buildings[province]
            if built > 0:
                first = (owner * REGIONS + s.box.region[province]) * BUILDINGS
                for building in range(BUILDINGS):
                    if built & (1 << building) != 0:
                        self.counts[first + building] = self.counts[first + building] + 1
            if owner == seat:
                self.mouths += 1
                if s.unrest[province] == 0:
                    self._note_rice(s.box.rice[province])
        self.year_rounds: i64 = AUTUMN - s.season  # action rounds after this one in the year
        if s.season > AUTUMN:
            self.year_rounds = 0
        self.rounds: i64 = self.year_rounds
        self.winters = 1.0
        if s.year <= 1:
            self.rounds += 3
            self.winters += weights.second_winter
        self.chest = weights.chest
        if self.rounds == 0:
            self.chest = weights.last_chest
        elif self.rounds == 1:
            self.chest = weights.near_chest * weights.chest
        self._events()
        self._supply()

    def keep_war(self) -> None:
        """Keep from now on what is reckoned of attacks: whoever compares plans or marches asks for
        the same ones again and again."""
        self.gains = vec[float]([_NOT_YET] * (PROVINCES * _FEW))
        self.stances = vec[float]([_NOT_YET] * (self.mouths * _FEW))
        self.risks = vec[float]([_NOT_YET] * (self.mouths * _FEW * 2))
        self.own = vec[i64]([-1] * PROVINCES)
        number: i64 = 0
        for province in range(PROVINCES):
            if self.s.owner[province] == self.seat:
                self.own[province] = number
                number += 1

    def _kept_at(self, province: i64, armies: i64) -> i64:
        """Where stances are kept, and with a calm one beside the other risks; -1 if nowhere."""
        if armies >= _FEW or armies < 0 or len(self.own) == 0 or self.own[province] < 0:
            return -1
        return self.own[province] * _FEW + armies

    # Winter

    def _note_rice(self, rice: i64) -> None:
        if rice > self.first_rice:
            self.third_rice = self.second_rice
            self.second_rice = self.first_rice
            self.first_rice = rice
        elif rice > self.second_rice:
            self.third_rice = self.second_rice
            self.second_rice = rice
        elif rice > self.third_rice:
            self.third_rice = rice

    def _events(self) -> None:
        """What the open events may still do to income, and how much rice one of them takes."""
        s = self.s
        self.open: i64 = 0
        self.losses = vec[i64]([0] * EVENTS)
        self.tax_cut = 0.0
        self.tax_lift = 0.0
        self.rice_cut = 0.0
        self.rice_lift = 0.0
        for card in range(EVENTS):
            if s.events[card] == EVENT_OPEN:
                self.losses[self.open] = s.box.loss[card]
                self.open += 1
                says = s.box.event[card]
                if says == TAX_AT_MOST:
                    self.tax_cut = 1.0
                elif says == TAX_AT_LEAST:
                    self.tax_lift = 1.0
                elif says == RICE_AT_MOST:
                    self.rice_cut = 1.0
                elif says == RICE_AT_LEAST:
                    self.rice_lift = 1.0
        if self.open > 0:
            each = 1.0 / float(self.open)
            self.tax_cut *= each
            self.tax_lift *= each
            self.rice_cut *= each
            self.rice_lift *= each

    def tax_of(self, province: i64) -> float:
        """The tax to expect while the event of the round is not known."""
        box = self.s.box
        tax = box.tax[province]
        expected = float(tax)
        if tax > box.tax_at_most:
            expected -= self.tax_cut * float(tax - box.tax_at_most)
        if tax < box.tax_at_least:
            expected += self.tax_lift * float(box.tax_at_least - tax)
        return expected

    def rice_of(self, rice: i64) -> float:
        """The harvest to expect while the event of the round is not known."""
        box = self.s.box
        expected = float(rice)
        if rice > box.rice_at_most:
            expected -= self.rice_cut * float(rice - box.rice_at_most)
        if rice < box.rice_at_least:
            expected += self.rice_lift * float(box.rice_at_least - rice)
        return expected

    def _supply(self) -> None:
        """Rice there will be by winter: what is there, and harvests to come."""
        s = self.s
        later: i64 = 0
        if s.step == PLAN:
            self.this_harvest = self.rice_of(self.first_rice)
            if self.year_rounds > 0:
                later += self.second_rice
            if self.year_rounds > 1:
                later += self.third_rice
        else:
            self.this_harvest = float(self._planned_harvest())
            if self.year_rounds > 0:
                later += self.first_rice
            if self.year_rounds > 1:
                later += self.second_rice
        self.later_harvest = self.weights.coming_rice * float(later)
        self.rice = float(s.rice[self.seat]) + self.this_harvest + self.later_harvest

    def _planned_harvest(self) -> i64:
        """Rice that the own plan still brings in this round."""
        s = self.s
        card = s.plan[self.seat * SPACES + RICE]
        if card < 0 or card >= FIRST_CHEST or s.shown[self.seat * SPACES + RICE] > 0:
            return 0
        rice = s.box.rice[card]
        if s.ruling == RICE_AT_LEAST and rice < s.box.rice_at_least:
            rice = s.box.rice_at_least
        elif s.ruling == RICE_AT_MOST and rice > s.box.rice_at_most:
            rice = s.box.rice_at_most
        if s.holds_special(self.seat, RICE_MORE):
            rice += 1
        return rice

    def famine(self, mouths: i64, rice: float) -> float:
        """Points that hunger costs in the coming winter, over all losses still possible."""
        if self.open == 0:
            return 0.0
        total = 0.0
        worst = 0.0
        for i in range(self.open):
            left = rice - float(self.losses[i])
            if left < 0.0:
                left = 0.0
            missing = float(mouths) - left
            if missing > 0.0:
                cost = missing * self.weights.hunger
                if missing < 1.0:
                    cost += missing * self.weights.first_hunger
                else:
                    cost += self.weights.first_hunger
                total += cost
                if cost > worst:
                    worst = cost
        mean = total / float(self.open)
        return self.winters * (mean + self.weights.caution * (worst - mean))

    # Worth

    def contest(self, region: i64, building: i64) -> float:
        """What the majority of a region brings now; what it brings to others counts against it."""
        most: i64 = 0
        sharing: i64 = 0
        players = self.s.box.players
        place = region * BUILDINGS + building
        for seat in range(players):
            count = self.counts[seat * (REGIONS * BUILDINGS) + place]
            if count > most:
                most = count
                sharing = 1
            elif count == most:
                sharing += 1
        if most == 0:
            return 0.0
        points = float(self.s.box.majority[building])
        if sharing > 1:
            points -= 1.0
        if self.counts[self.seat * (REGIONS * BUILDINGS) + place] == most:
            return points * (1.0 - self.weights.spite * float(sharing - 1))
        return -points * self.weights.spite * float(sharing)

    def standing(self) -> float:
        """What a winter would score for the seat if it came now (SHO-SCORE-01)."""
        points = float(self.mouths)
        for place in range(REGIONS * BUILDINGS):
            mine = self.counts[self.seat * (REGIONS * BUILDINGS) + place]
            if mine == 0:
                continue
            points += float(mine + self.s.box.majority[place % BUILDINGS])
            most = mine
            sharing: i64 = 0
            for seat in range(self.s.box.players):
                count = self.counts[seat * (REGIONS * BUILDINGS) + place]
                if count > most:
                    most = count
                elif count == mine:
                    sharing += 1
            if most > mine:
                points -= float(self.s.box.majority[place % BUILDINGS])
            elif sharing > 1:
                points -= 1.0
        return points

    def build_worth(self, province: i64, building: i64) -> float:
        """A point each winter, and a majority if it makes the difference (SHO-SCORE-03 to -07)."""
        region = self.s.box.region[province]
        place = (self.seat * REGIONS + region) * BUILDINGS + building
        before = self.contest(region, building)
        self.counts[place] = self.counts[place] + 1
        after = self.contest(region, building)
        self.counts[place] = self.counts[place] - 1
        gain = after - before
        least = self.weights.lead * float(self.s.box.majority[building])
        if gain < least:
            gain = least
        return self.winters * (1.0 + gain)

    def province_worth(self, province: i64) -> float:
        """What it is worth to have this province rather than not, winter's hunger aside."""
        known = self.keep[province]
        if known != _UNKNOWN:
            return known
        s = self.s
        owner = s.owner[province]
        built = s.buildings[province]
        worth = 1.0
        taken = 1.0
        if built > 0:
            region = s.box.region[province]
            for building in range(BUILDINGS):
                if built & (1 << building) != 0:
                    worth += 1.0 + self._majority_moved(region, building, owner)
                    taken += 1.0
        if owner >= 0 and owner != self.seat:
            worth += self.weights.spite * taken
        worth *= self.winters
        later = float(self.rounds)
        worth += later * self.weights.income * float(s.box.tax[province])
        worth += later * self.weights.harvest * float(s.box.rice[province])
        if self.mouths < ACTIONS:
            worth += later * self.weights.card
        for module in self.modules:
            worth += module.worth(s, self.seat, province, self.weights)
        self.keep[province] = worth
        return worth

    def _majority_moved(self, region: i64, building: i64, owner: i64) -> float:
        """What one building counts in its region when its province goes from or to the seat."""
        place = region * BUILDINGS + building
        mine = self.seat * (REGIONS * BUILDINGS) + place
        before = self.contest(region, building)
        if owner == self.seat:
            self.counts[mine] = self.counts[mine] - 1
            without = self.contest(region, building)
            self.counts[mine] = self.counts[mine] + 1
            return before - without
        theirs = owner * (REGIONS * BUILDINGS) + place
        self.counts[mine] = self.counts[mine] + 1
        self.counts[theirs] = self.counts[theirs] - 1
        after = self.contest(region, building)
        self.counts[mine] = self.counts[mine] - 1
        self.counts[theirs] = self.counts[theirs] + 1
        return after - before

    def conquest_worth(self, target: i64, more: bool) -> float:
        """A province more, but a mouth more; `more` if another conquest is planned besides."""
        if self.mouth == _UNKNOWN:
            fed = self.famine(self.mouths, self.rice)
            once = self.famine(self.mouths + 1, self.rice)
            hope = 1.0 - self.weights.hope * float(self.year_rounds)
            self.mouth = hope * (once - fed)
            self.next_mouth = hope * (self.famine(self.mouths + 2, self.rice) - once)
        if more:
            return self.province_worth(target) - self.next_mouth
        return self.province_worth(target) - self.mouth

    # War

    def attack_gain(self, target: i64, armies: i64, more: bool) -> float:
        """What an attack with so many armies brings on average, without what it leaves bare."""
        if more or armies >= _FEW or armies < 0 or len(self.gains) == 0:
            return self._attack_gain(target, armies, more)
        place = target * _FEW + armies
        gain = self.gains[place]
        if gain == _NOT_YET:
            gain = self._attack_gain(target, armies, False)
            self.gains[place] = gain
        return gain

    def _attack_gain(self, target: i64, armies: i64, more: bool) -> float:
        s = self.s
        owner = s.owner[target]
        calm = s.unrest[target] == 0
        defenders = s.armies[target]
        odds = attack_odds(s, self.seat, target, armies, defenders, calm, WINS, self.there)
        if owner < 0:
            defenders = 1
        killed = self.weights.falls * float(defenders)
        lost = self.weights.falls * float(armies)
        if killed < lost:
            lost = odds * killed + (1.0 - odds) * lost
        else:
            killed = lost
        gain = odds * self.conquest_worth(target, more) - self.weights.army * lost
        if owner >= 0:
            gain += self.weights.spite * self.weights.army * killed
        return gain

    def risk(self, province: i64, armies: i64, calm: bool) -> float:
        """How likely foreign neighbours take an own province from so many armies in a round."""
        place = 2 * self._kept_at(province, armies)
        if place < 0:
            return self._risk(province, armies, calm)
        if calm:
            place += 1
        risk = self.risks[place]
        if risk == _NOT_YET:
            risk = self._risk(province, armies, calm)
            self.risks[place] = risk
        return risk

    def _risk(self, province: i64, armies: i64, calm: bool) -> float:
        s = self.s
        risk = 0.0
        ways = s.box.map
        neighbours = ways.neighbours
        for i in range(ways.first[province], ways.first[province + 1]):
            other = neighbours[i]
            owner = s.owner[other]
            if owner >= 0 and owner != self.seat and s.armies[other] > 1:
                force = s.armies[other] - 1
                risk += attack_odds(
                    s, owner, province, force, armies, calm, TIES_OR_WINS, self.there
                )
        risk *= self.weights.aggression
        if risk > self.weights.most_risk:
            return self.weights.most_risk
        return risk

    def peril(self, province: i64, armies: i64, calm: bool) -> float:
        """Points at risk from foreign neighbours."""
        return self.risk(province, armies, calm) * self.province_worth(province)

    def stance(self, province: i64, armies: i64) -> float:
        """What so many armies in an own province are good for: to hold it, and to attack later."""
        place = self._kept_at(province, armies)
        if place < 0:
            return self._stance(province, armies)
        stance = self.stances[place]
        if stance == _NOT_YET:
            stance = self._stance(province, armies)
            self.stances[place] = stance
        return stance

    def _stance(self, province: i64, armies: i64) -> float:
        s = self.s
        value = -self.peril(province, armies, s.unrest[province] == 0)
        if self.rounds == 0 or armies < 3:
            return value
        best = 0.0
        ways = s.box.map
        neighbours = ways.neighbours
        for i in range(ways.first[province], ways.first[province + 1]):
            other = neighbours[i]
            if s.owner[other] != self.seat:
                gain = self.attack_gain(other, armies - 1, False)
                if gain > best:
                    best = gain
        return value + self.weights.prospect * best
