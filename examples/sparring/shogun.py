"""A sparring partner for Shogun: greedy plans, attacks with a margin, no look ahead."""

from typing import cast

from bakufu.bots.bot import Bot, Sight
from bakufu.games.shogun.view import ProvinceView, ShogunView

MARGIN = 4.0  # armies that an attack wants to be ahead


class Marshal(Bot):
    """Builds where it is strong, taxes where it is calm, attacks whoever is weakest."""

    name = "marshal"

    def choose(self, sight: Sight) -> int:
        self.view = cast(ShogunView, sight.view)
        self.seat = sight.seat
        self.places = {one.id: one for one in self.view.provinces}
        words = {sight.game.move_name(move): move for move in sight.legal}
        return words[max(words, key=self.value)]

    def value(self, word: str) -> float:
        kind, _, rest = word.partition(" ")
        if kind == "put":
            card, _, space = rest.partition(" on ")
            return self.fit(card, space)
        if kind == "target":
            return self.prize(rest)
        if kind == "number":
            return float(rest)
        if kind == "stay":
            return 0.0
        if kind == "special":
            wanted = {"chest": 3.0, "rice": 2.0, "armies": 4.0, "attack": 2.5, "defence": 1.0}
            card = next(one.card for one in self.view.specials if one.place == int(rest))
            return max((v for name, v in wanted.items() if name in card), default=0.0)
        if kind in ("revolt", "choose"):
            place = self.places[rest]
            return place.armies * 2.0 - 3.0 * len(place.buildings) - place.tax / 4
        if kind == "take" and rest in ("first", "second"):
            return 1.0
        return {"commit": 100.0, "leave": 0.5, "group": 0.5, "colour": 1.0, "lift": -9.0}.get(
            kind, -5.0 if word == "take back" else 0.2
        )

    def fit(self, card: str, space: str) -> float:
        """How good a card is on a space, less what it could do elsewhere."""
        place = self.places.get(card)
        if place is None:  # a chest card does nothing, and may be laid anywhere
            return -0.5 if space == "bid" else 0.4
        spare = 0.3 * max(self.use(place, one) for one in ("tax", "rice", "castle", "combat-a"))
        return self.use(place, space) - spare

    def use(self, place: ProvinceView, space: str) -> float:
        calm = 4.0 * place.unrest
        if space == "tax":
            return place.tax - calm
        if space == "rice":
            return place.rice - calm + (3.0 if self.view.seats[self.seat].rice < 8 else 0.0)
        if space in ("castle", "temple", "theatre"):
            free = place.plots > len(place.buildings) and space not in place.buildings
            alike = sum(
                one.owner == self.seat and space in one.buildings
                for one in self.places.values()
                if one.region == place.region
            )
            return (5.0 + 2.0 * alike + place.armies * 0.4) if free else -3.0
        if space.startswith("deploy"):
            number = int(space[-1])
            threat = max((self.places[one].armies for one in self.foes(place)), default=0)
            return number * 0.5 + threat * 0.6 - place.armies * 0.2
        if space.startswith("combat"):
            prizes = [self.margin(place, self.places[one]) for one in self.foes(place)]
            return max((3.0 + one for one in prizes if one >= 1), default=-2.0)
        return -0.2 * (place.tax + place.rice)  # a bid: the least useful province

    def foes(self, place: ProvinceView) -> list[str]:
        return [
            one
            for one in place.neighbours
            if not self.places[one].closed and self.places[one].owner != self.seat
        ]

    def margin(self, mine: ProvinceView, other: ProvinceView) -> float:
        farmers = 1.5 if other.owner is None else 0.0
        return float(mine.armies - 1 - other.armies - farmers)

    def prize(self, target: str) -> float:
        """What an attack under way may bring; below staying where it is too weak."""
        march, place = self.view.march, self.places[target]
        if march is None or place.owner == self.seat:
            return -1.0
        origin = self.places[march.origin]
        ahead = self.margin(origin, place)
        gain = 2.0 + 2.5 * len(place.buildings) + (place.tax + place.rice) / 6
        return gain if ahead >= MARGIN / 2 else gain * ahead / MARGIN - 0.5
