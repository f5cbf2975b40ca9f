"""A sparring partner for Bushido: rich provinces, even garrisons, attacks on whoever is weak."""

from typing import cast

from bakufu.bots.bot import Bot, Sight
from bakufu.games.bushido.view import BushidoView, HexView


class Warden(Bot):
    """Fights with half of its katana, attacks only with a margin, and is polite at tea."""

    name = "warden"

    def choose(self, sight: Sight) -> int:
        self.view = cast(BushidoView, sight.view)
        self.seat = sight.seat
        self.me = self.view.seats[self.seat]
        self.hexes = {one.id: one for one in self.view.hexes}
        words = {sight.game.move_name(move): move for move in sight.legal}
        return words[max(words, key=self.value)]

    def value(self, word: str) -> float:
        kind, _, rest = word.partition(" ")
        if kind in ("fortress", "settle"):
            return self.land(rest)
        if kind == "station":
            number, _, where = rest.partition(" in ")
            return -abs(int(number) - self.garrison(where)) / 3
        if kind == "attack":
            target, _, origin = rest.partition(" from ")
            return self.attack(self.hexes[target], self.hexes[origin])
        if kind == "send":
            return float(rest) if rest.isdecimal() else 0.0
        if kind == "lay":
            return self.lay(*map(int, rest.split(" x ")))
        if kind in ("samurai", "bushi", "sensei"):
            # Honour goes to whoever has least of it.
            return -self.view.seats[int(rest[-1]) - 1].honour
        if kind == "ronin":
            owner = self.hexes[rest].owner
            worth = self.hexes[rest].honour + self.hexes[rest].ronin
            return -5.0 if owner in (None, self.seat) else worth + self.lead(owner) / 4 - 2
        if kind == "give" or kind == "buy":
            return float(rest.split()[-1])
        if kind == "propose":
            return -float(rest)
        if kind == "play":
            return {"battle": 1.0, "duel": 0.8, "ambush": 0.9, "traitor": 0.7}[rest]
        ranks = {"done": 0.0, "pass": 0.0, "halt": 0.0, "top": 0.0, "to": 0.6, "accept": 0.5}
        ranks |= {"wait": 0.5, "refuse": 0.1, "no": -1.0, "discard": -1.0, "bonus": 0.2}
        return ranks.get(kind, -0.2)

    def lead(self, seat: int) -> float:
        return float(self.view.seats[seat].honour - self.me.honour)

    def land(self, name: str) -> float:
        """What a province brings, and own ones beside it."""
        here = self.hexes[name]
        near = sum(self.hexes[one].owner == self.seat for one in self.beside(here))
        return 2.0 * near + here.honour + here.koku / 2

    def beside(self, here: HexView) -> list[str]:
        ways = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        places = {(one.q, one.r): one.id for one in self.hexes.values()}
        near = [(here.q + q, here.r + r) for q, r in ways]
        return [places[one] for one in near if one in places]

    def foes(self, here: HexView) -> list[HexView]:
        near = [self.hexes[one] for one in self.beside(here)]
        return [one for one in near if one.owner not in (None, self.seat)]

    def garrison(self, name: str) -> float:
        """How many troops belong into a province: more where others could come."""
        mine = [one for one in self.hexes.values() if one.owner == self.seat]
        weights = {one.id: 1.0 + len(self.foes(one)) + one.honour / 3 for one in mine}
        total = sum(weights.values()) or 1.0
        troops = self.me.troops + self.me.reserve + self.view.taken_up
        return max(2.0, troops * weights.get(name, 1.0) / total)

    def attack(self, target: HexView, origin: HexView) -> float:
        ahead = origin.troops - 1 - 1.3 * target.troops
        if target.owner is None:
            return 3.0 + target.honour if origin.troops > 2 else -1.0
        return target.honour + self.lead(target.owner) / 6 + ahead / 3 if ahead > 1 else -1.0

    def lay(self, strength: int, number: int) -> float:
        """Half of what there is, the strong ones kept for honour."""
        held = (self.me.tiles or []).count(f"katana-{strength}") or number
        return 1.0 - abs(number - (held + 1) // 2) / 4 + (0.3 if strength < 3 else 0.0)
