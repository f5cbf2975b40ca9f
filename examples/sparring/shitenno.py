"""A sparring partner for Shitennō: lots it can use, the dearest positions first, no look ahead."""

from collections import Counter
from typing import cast

from bakufu.bots.bot import Bot, Sight
from bakufu.games.shitenno.view import ProvinceView, ShitennoView

TROOPS = ("samurai", "bushi", "sohei", "shinobi")


class Thumb(Bot):
    """Asks of every card what it would help to place; keeps no plan for later years."""

    name = "thumb"

    def choose(self, sight: Sight) -> int:
        self.view = cast(ShitennoView, sight.view)
        self.seat = sight.seat
        self.hand = self.view.seats[sight.seat].hand or []
        words = {sight.game.move_name(move): move for move in sight.legal}
        return words[max(words, key=self.value)]

    def value(self, word: str) -> float:
        kind, _, rest = word.partition(" ")
        lot = self.view.lots[-1].cards if self.view.lots else []
        if kind == "tile":
            return float(rest)
        if kind == "add":
            fair = (len(self.view.share) + len(lot)) / (len(self.view.tiles_left) + 1)
            gain = self.gain([*lot, rest]) - self.gain(lot)
            return gain if len(lot) + 1 <= fair + 0.5 else -1.0
        if kind in ("offer", "refuse", "end"):
            return 0.0
        if kind == "accept":
            # What is left may be better: a lot is taken if it is better than an even part of it.
            part = len(self.view.share) / max(1, len(self.view.tiles_left))
            return self.gain(lot) - 2.2 * max(part, len(lot) - 1)
        if kind == "take":
            first, second = sorted(self.view.lots, key=lambda one: -one.seals)
            better = self.gain(first.cards) >= self.gain(second.cards)
            return float(better == (rest == "higher"))
        if kind == "place":
            name, _, way = rest.partition(" by ")
            place = next(one for one in self.view.provinces if one.id == name)
            return 10.0 + self.worth(place) + (0.5 if way == "troops" else 0.0)
        if kind == "piece":
            tiles = ("hatamoto", "exchange", "plus-one")
            return 6.0 if rest in tiles else 5.0 - self.gain([rest]) / 9 + rest.count("+") / 9
        return {"pay": 20.0, "draw": 30.0, "gild": 9.0}.get(kind, 1.0)

    def worth(self, place: ProvinceView) -> float:
        """The points of the next position, and what it does for the majority."""
        there = Counter(kamon.seat for kamon in place.kamons)
        mine = there.pop(self.seat, 0)
        rival = max(there.values(), default=0)
        points = place.values[min(mine + there.total(), len(place.values) - 1)]
        near = mine <= rival <= mine + 1
        return float(points + place.majority / (2 if near else 6))

    def gain(self, cards: list[str]) -> float:
        """What these cards add to the hand, by the two best positions they bring nearer."""
        held = self.reach(self.hand + cards) - self.reach(self.hand)
        return held + 0.8 * sum(1 + ("+" in card) for card in cards)

    def reach(self, cards: list[str]) -> float:
        troops = Counter(troop for card in cards for troop in card.split("+") if troop in TROOPS)
        koku = sum(int(card[0]) for card in cards if card.endswith("koku"))
        values = []
        for place in self.view.provinces:
            if place.need:
                missing = (Counter(place.need) - troops).total()
                lacking = max(0, place.price - koku)
                values.append(max(0.0, self.worth(place) - 2.5 * min(missing, lacking)))
        return sum(sorted(values)[-2:])
