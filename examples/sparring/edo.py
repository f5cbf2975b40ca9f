"""A sparring partner for Edo: wood, houses, money, and round again."""

from collections import deque
from typing import cast

from bakufu.bots.bot import Bot, Sight
from bakufu.games.edo.view import EdoView


class Carpenter(Bot):
    """Gathers what a house lacks, walks to a town, builds; money with all other officials."""

    name = "carpenter"

    def choose(self, sight: Sight) -> int:
        self.view = cast(EdoView, sight.view)
        self.me = self.view.seats[sight.seat]
        self.seat = sight.seat
        words = {sight.game.move_name(move): move for move in sight.legal}
        return words[max(words, key=self.value)]

    def value(self, word: str) -> float:
        kind, _, rest = word.partition(" ")
        if kind == "lay":
            return self.plan(*rest.split())
        if kind == "officials":
            return self.staff(*map(int, rest.split()))
        if kind == "go":
            return self.walk(*rest.split(" to "))
        if kind == "build":
            building, city = rest.split(" in ")
            return {"house": 5.0, "post": 3.0, "fortress": 1.0}[building] + self.site(city)
        if kind == "gather":
            return 5.0
        if kind in ("use", "buy"):
            return float(rest) if kind == "use" else 0.5
        if kind == "home":
            return 2.0 + self.site(rest)
        ranks = {"reveal": 1.0, "point": 3.0, "end": 0.0, "hand": 9.0, "lift": -9.0, "pay": 1.0}
        return ranks.get(kind, 1.5 if kind == "take" else 0.4)

    # Planning

    def wants(self) -> dict[str, float]:
        """How much each action is wanted now."""
        goods, ryo = self.me.goods, self.me.ryo or 0
        ready = goods["wood"] >= 3
        laid = {slot.action for slot in self.me.plan}
        return {
            "build": 9.0 if (ready or "wood" in laid) and ryo >= 5 else -1.0,
            "wood": 8.0 if goods["wood"] < 6 else -1.0,
            "money": 7.0 if ryo < 12 else 2.0,
            "rice": 8.5 if goods["rice"] < 2 else 0.5,
            "field": 4.0 if goods["rice"] < 3 else 0.5,
            "recruit": 3.0 if goods["rice"] > 3 else 0.2,
            "development": 1.5 if ryo >= 12 else 0.0,
            "stone": 1.0,
            "trade": 0.8,
            "travel": 0.3,
        }

    def plan(self, card: str, action: str) -> float:
        laid = [slot.action for slot in self.me.plan]
        # What a house takes is gathered before it is built.
        early = action == "build" and self.me.goods["wood"] < 3 and "wood" not in laid
        again = action in laid
        special = 0.5 if card.startswith("s") else 0.0
        return self.wants()[action] + special - (20.0 if early or again else 0.0)

    def staff(self, own: int, shogun: int) -> float:
        action = next((s.action for s in reversed(self.me.plan) if s.action and s.own is None), "")
        action = action or next((s.action for s in reversed(self.me.plan) if s.action), "")
        many = {"money": 2, "rice": 2, "build": 2}.get(action, 1)
        return -abs(own + shogun - many) + 0.1 * shogun

    # Performing

    def walk(self, origin: str, goal: str) -> float:
        """Above 1, the worth of revealing, only where a samurai has to be for the slot's action."""
        slot = self.me.plan[(self.view.slot or 1) - 1]
        spaces = {space.id: space for space in self.view.spaces}
        fits = {"wood": "forest", "stone": "quarry", "field": "field"}.get(slot.action or "", "")
        if slot.action == "build":
            cities = {city.id for city in self.view.cities}
            good = [one for one in cities if self.site(one) > 0]
        else:
            good = [one for one in spaces if fits and one.startswith(fits)]
        if any(spaces[one].samurai[self.seat] for one in good) or goal not in good:
            return 0.0
        return 5.0 - self.steps(origin, goal) + (self.site(goal) if slot.action == "build" else 0.0)

    def steps(self, origin: str, goal: str) -> int:
        beside = {space.id: space.beside for space in self.view.spaces}
        far, waiting = {origin: 0}, deque([origin])
        while waiting and goal not in far:
            here = waiting.popleft()
            for there in beside[here]:
                if there not in far:
                    far[there] = far[here] + 1
                    waiting.append(there)
        return far.get(goal, 9)

    def site(self, name: str) -> float:
        """What one more house brings in a city, by the share of the rank it gives."""
        city = next((one for one in self.view.cities if one.id == name), None)
        if city is None or city.tile is None:
            return -5.0
        mine = city.influence[self.seat] + 1
        others = [one for seat, one in enumerate(city.influence) if seat != self.seat]
        rank = sum(other >= mine for other in others)
        return city.shares[rank] / 4 if rank < len(city.shares) else 0.1
