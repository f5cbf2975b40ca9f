"""The table in text: merchant and cards, cities and spaces, then what every player has."""

from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.words import Speaker
from bakufu.games.edo import names
from bakufu.games.edo.view import CityView, EdoView, SeatView, SlotView

COLOUR = {"blue": "bright_blue", "red": "red", "green": "green", "yellow": "yellow"}
LETTER = {"blue": "B", "red": "R", "green": "G", "yellow": "Y"}
_GOODS = (*names.RESOURCES, "ryo")


def draw(view: EdoView, speaker: Speaker) -> str:
    return _Picture(view, speaker).draw()


class _Picture:
    def __init__(self, view: EdoView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    def draw(self) -> str:
        lines = [self._title(), *self._merchant(), "", *self._cities(), *self._spaces(), ""]
        lines += self._players()
        return "\n".join([*lines, "", f"[dim]{self._say('reconstructed')}[/dim]"])

    def _say(self, what: str, **args: Argument) -> str:
        return self.speaker.say(Message(f"edo-picture-{what}", args))

    def _name(self, sort: str, word: str) -> str:
        return self.speaker.name(f"edo-{sort}-{word}")

    def _mark(self, seat: int, text: str = "") -> str:
        colour = self.view.seats[seat].colour or ""
        style = COLOUR.get(colour, "white")
        return f"[bold {style}]{text or LETTER.get(colour, '?')}[/bold {style}]"

    def _title(self) -> str:
        view = self.view
        when = self._say("set-up") if not view.round else self._say("when", round=view.round)
        if view.phase == "actions":
            when += f", {self._say('actions', slot=view.slot or 0)}"
        elif view.phase != "set-up":
            when += f", {self._say(view.phase)}"
        piles = self._say(
            "piles",
            merchants=view.merchant_pile,
            specials=view.special_pile,
            shoguns=view.supply,
            fortresses=view.fortresses,
        )
        return f"[bold]Edo[/bold]  {when}   [dim]{piles}[/dim]"

    def _merchant(self) -> list[str]:
        view, card = self.view, self.view.current
        price: dict[str, Argument] = {good: card.price.get(good, 0) for good in _GOODS}
        line = self._say(
            "merchant",
            space=f"@edo-space-{view.merchant}",
            card=f"{self._name('merchant', card.card)}*",
            most=card.most,
            resource=f"@edo-resource-{card.buys}",
            each=card.each,
            **price,
        )
        if view.next:
            line += f"   [dim]{self._say('next', card=f'@edo-merchant-{view.next.card}')}[/dim]"
        shown = [f"@edo-card-{word}" for word in view.display]
        return [line, self._say("display", cards=shown)]

    def _cities(self) -> list[str]:
        return [self._city(city) for city in self.view.cities]

    def _city(self, city: CityView) -> str:
        rooms = ""
        for building in city.buildings:
            if building.seat is None:
                rooms += " #"
            else:
                mark = self._mark(building.seat)
                rooms += f" {mark}" if building.kind == "house" else f" {mark}P"
        rooms += " ." * (10 - len(city.buildings))
        shares = "/".join(str(share) for share in city.shares)
        tile = f"{self._name('tile', city.tile or '')}*: {shares}"
        return f"{self._name('space', city.id):<10}{rooms}   {tile:<16} {self._samurai(city.id)}"

    def _samurai(self, space: str) -> str:
        found = next(one for one in self.view.spaces if one.id == space)
        marks = "".join(self._mark(seat) * number for seat, number in enumerate(found.samurai))
        if self.view.merchant == space:
            marks += " [bold]$[/bold]"
        return marks

    def _spaces(self) -> list[str]:
        """Other spaces, only where somebody stands."""
        cities = {city.id for city in self.view.cities}
        lines = []
        for space in self.view.spaces:
            marks = "" if space.id in cities else self._samurai(space.id)
            if marks:
                lines.append(f"{self._name('space', space.id):<20} {marks}")
        return lines

    def _players(self) -> list[str]:
        lines = []
        for seat, player in enumerate(self.view.seats):
            mark = ">" if self.view.actor == seat else " "
            lines.append(f"{mark} {self._player(seat, player)}")
            if self.view.round:
                lines.append(f"      {self._plan(player)}")
        return lines

    def _player(self, seat: int, player: SeatView) -> str:
        if player.colour is None:
            return self._say("no-colour")
        name = self._mark(seat, f"{self._name('colour', player.colour):<8}")
        if self.view.first == seat:
            name += f" [dim]({self._say('first')})[/dim]"
        goods: dict[str, Argument] = dict(player.goods)
        counts = self._say(
            "counts",
            points=player.score,
            ryo=self._say("covered") if player.ryo is None else player.ryo,
            **goods,
        )
        pieces = self._say(
            "pieces",
            own=player.officials,
            shoguns=player.shoguns,
            houses=player.houses,
            post=int(player.post),
        )
        cards = " ".join(word.upper() for word in player.specials)
        return f"{name} {counts}  {pieces}  {cards}".rstrip()

    def _plan(self, player: SeatView) -> str:
        if self.view.phase == "plan" and not any(slot.card for slot in player.plan):
            return f"[dim]{self._say('handed-in' if player.handed_in else 'thinking')}[/dim]"
        return "   ".join(self._slot(i, slot) for i, slot in enumerate(player.plan, 1))

    def _slot(self, number: int, slot: SlotView) -> str:
        if slot.card is None and self.view.phase == "plan":
            return f"[dim]{number}: {self._say('covered')}[/dim]"  # an own one: others show none
        if slot.card is None and slot.own is None:
            return f"[dim]{number}: {self._say('hidden')}[/dim]"
        return self._say(
            "slot",
            slot=number,
            card=slot.card.upper() if slot.card else "-",
            action=self._name("action", slot.action) if slot.action else self._say("hidden"),
            own="-" if slot.own is None else slot.own,
            shogun="-" if slot.shogun is None else slot.shogun,
        )
