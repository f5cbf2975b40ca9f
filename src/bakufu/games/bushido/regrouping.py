"""Regrouping: which new divisions of troops are possible within a connected group (BUS-MOBIL-01).

Hexes are named group by group and in the order of the map, each once: first how many elite troops
stand there, then how many normal ones. What is taken up has to be put down further on in the same
group, and what is put down beforehand has to be found there.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.games.bushido.box import FORTRESS, HEXES, LAND
from bakufu.games.bushido.state import BushidoState


@final
class Regrouping:
    """Made for one decision; keeps nothing beyond it."""

    def __init__(self, s: BushidoState) -> None:
        self.s = s
        self.groups = LAND.components(s.owner)
        # Of the hexes of the same group that come after a hex:
        self.hexes = vec[i64]([0] * HEXES)
        self.normal = vec[i64]([0] * HEXES)
        self.elite = vec[i64]([0] * HEXES)
        self.forts = vec[i64]([0] * HEXES)
        for place in range(HEXES):
            if s.owner[place] != s.daimyo:
                continue
            for other in range(place + 1, HEXES):
                if self.groups[other] == self.groups[place] and s.owner[other] == s.daimyo:
                    self.hexes[place] = self.hexes[place] + 1
                    self.normal[place] = self.normal[place] + s.troops[other]
                    self.elite[place] = self.elite[place] + s.elite[other]
                    if s.kind[other] == FORTRESS:
                        self.forts[place] = 1

    def key(self, place: i64) -> i64:
        """Where a hex stands in the order of naming."""
        return (self.groups[place] * 32 + place) * 2

    def is_settled(self) -> bool:
        """Whether nothing is taken up, and the hex named last is not left empty."""
        s = self.s
        return s.balance == 0 and s.balance_elite == 0 and self.last_is_held()

    def last_is_held(self) -> bool:
        s = self.s
        if s.floor % 2 == 0:
            return True
        place = (s.floor // 2) % 32
        return self.holds(place, s.troops[place], s.elite[place])

    def holds(self, place: i64, normal: i64, elite: i64) -> bool:
        """One troop everywhere, a normal one in the fortress (BUS-SETUP-17, BUS-ELITE-06)."""
        if self.s.kind[place] == FORTRESS:
            return normal > 0
        return normal + elite > 0

    def may_name(self, place: i64, part: i64) -> bool:
        """Whether a hex can be named now: part 0 is its elite troops, 1 its normal ones."""
        s = self.s
        if s.owner[place] != s.daimyo or self.key(place) + part < s.floor:
            return False
        if s.is_isolated(place):  # BUS-MOBIL-02
            return False
        if (s.floor // 2) % 32 != place and not self.last_is_held():
            return False
        if s.balance != 0 or s.balance_elite != 0:
            return self.groups[place] == s.floor // 64
        return True

    def works(self, place: i64, normal: i64, elite: i64) -> bool:
        """Whether the hexes that follow can take up the rest, or give it."""
        s = self.s
        if not self.holds(place, normal, elite):
            return False
        more = s.balance + s.troops[place] - normal
        more_elite = s.balance_elite + s.elite[place] - elite
        if self.hexes[place] == 0:
            return more == 0 and more_elite == 0
        there = self.normal[place] + more
        elite_there = self.elite[place] + more_elite
        return (
            there >= self.forts[place]
            and elite_there >= 0
            and there + elite_there >= self.hexes[place]
        )

    def works_with_elite(self, place: i64, elite: i64) -> bool:
        """Whether some number of normal troops goes with these elite troops."""
        s = self.s
        most = s.balance + s.troops[place] + self.normal[place]
        for normal in range(most + 1):
            if self.works(place, normal, elite):
                return True
        return False
