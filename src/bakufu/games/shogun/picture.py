"""The table in plain text, marked up for colour. Drawn from a view, so it shows no secrets."""

from collections.abc import Iterable
from itertools import zip_longest

from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.words import Speaker
from bakufu.games.shogun.modules.faces import FACES
from bakufu.games.shogun.names import REGIONS, name_of
from bakufu.games.shogun.view import (
    CubesView,
    DraftView,
    EventCardView,
    ProvinceView,
    SeatView,
    ShogunView,
    SpaceView,
)

WIDTH = 80
# The players' colours, with a letter each: colour is never the only sign.
CREST = {"black": "K", "red": "R", "yellow": "Y", "purple": "P", "blue": "B"}
COLOUR = {
    "black": "bright_black",
    "red": "red",
    "yellow": "yellow",
    "purple": "magenta",
    "blue": "bright_blue",
}
REGION_COLOUR = {
    "green": "green",
    "red": "red",
    "purple": "magenta",
    "yellow": "yellow",
    "brown": "dark_orange",
}
BUILDING = {"castle": "c", "temple": "t", "theatre": "n"}
INDENT = "     "
# Three regions side by side: name, owner and armies, plots, unrest, tax and rice.
COLUMN = 25
GAP = "  "


def draw(view: ShogunView, speaker: Speaker) -> str:
    """Map, cards, tower and players, one below the other; at most 80 columns."""
    return _Picture(view, speaker).draw()


class _Picture:
    def __init__(self, view: ShogunView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    def draw(self) -> str:
        lines = [self._title(), *self._map(), ""]
        lines += [*self._round(), *self._tower(), *self._modules(), "", *self._players()]
        return "\n".join(lines)

    def _modules(self) -> list[str]:
        lines: list[str] = []
        for part in self.view.modules:
            face = FACES[str(part.__struct_config__.tag)]
            lines += face.picture(part, self.speaker, self._crest)
        return lines

    # Words

    def _say(self, what: str, **args: Argument) -> str:
        return self.speaker.say(Message(f"shogun-picture-{what}", args))

    def _name(self, sort: str, word: str) -> str:
        return self.speaker.name(name_of(sort, word))

    def _crest(self, seat: int) -> str:
        colour = self.view.seats[seat].colour
        return CREST[colour] if colour else str(seat + 1)

    def _painted(self, seat: int | None, text: str) -> str:
        colour = None if seat is None else self.view.seats[seat].colour
        if colour is None:
            return text
        return f"[bold {COLOUR[colour]}]{text}[/bold {COLOUR[colour]}]"

    def _crests(self, seats: Iterable[int]) -> str:
        return " ".join(self._crest(seat) for seat in seats)

    # The map

    def _title(self) -> str:
        view = self.view
        when = self._say("set-up")
        if view.year:
            season = self._name("season", view.season)
            when = self._say("when", year=view.year, season=season)
        return f"[bold]Shogun[/bold]  {when}"

    def _map(self) -> list[str]:
        regions = [self._region(region) for region in REGIONS]
        lines = [f"[dim]{self._say('legend')}[/dim]"]
        lines += _side_by_side(regions[:3])
        return lines + _side_by_side([*regions[3:], self._track()])

    def _region(self, region: str) -> list[str]:
        """A heading on the colour of the region, and its provinces."""
        style = f"bold reverse {REGION_COLOUR[region]}"
        name = f" {self._name('region', region)}"
        cells = [self._province(one) for one in self.view.provinces if one.region == region]
        return [f"[{style}]{name:<{COLUMN}}[/{style}]", *cells]

    def _province(self, province: ProvinceView) -> str:
        name = f"{self._name('province', province.id):<11}"
        if province.closed:
            closed = f"{name} {self._say('closed')}"
            return f"[dim]{closed:<{COLUMN}}[/dim]"
        who = f"{name} · "
        if province.owner is not None:
            who = f"{name} {self._crest(province.owner)}{province.armies:>2}"
        built = "".join(BUILDING[building] for building in province.buildings)
        built += "." * (province.plots - len(province.buildings))
        unrest = f"{'!' * province.unrest:<3}"
        if province.unrest:
            unrest = f"[bold]{unrest}[/bold]"
        shown = f"{who:<15}" if province.owner is None else self._painted(province.owner, who)
        return f"{shown} {built:<3}{unrest} [dim]{province.tax}{province.rice}[/dim]"

    def _track(self) -> list[str]:
        """The ten actions, beside the last two regions."""
        if not any(self.view.track):
            return []
        heading = f" {self._say('actions')}"
        actions = [self._action(place) for place in range(len(self.view.track))]
        return [f"[bold reverse]{heading:<{COLUMN}}[/bold reverse]", *actions]

    # The round

    def _round(self) -> list[str]:
        view = self.view
        lines: list[str] = []
        if view.draft:
            lines += self._draft(view.draft)
        if view.to_come:
            actions = [self._name("action", action) for action in view.to_come]
            lines += self._part("to-come", actions, ", ")
        if view.specials:
            lines += self._part("specials", self._specials())
        if view.order:
            lines.append(self._say("order", seats=self._crests(view.order)))
        elif view.bid_order:
            lines.append(self._say("bid-order", seats=self._crests(view.bid_order)))
        if view.ruling:
            lines += self._part("ruling", [self._ruling(view.ruling)])
        if view.events:
            lines += self._part("events", map(self._event, view.events), ", ")
        if view.year and view.events_unseen:
            lines.append(self._say("unseen", cards=view.events_unseen))
        if view.revolts:
            revolts = [self._name("province", province) for province in view.revolts]
            more = self._say("more-farmers", farmers=view.revolt_farmers)
            lines += self._part("revolts", [*revolts, more])
        return lines + self._march()

    def _part(self, what: str, items: Iterable[str], between: str = "  ") -> list[str]:
        """A heading and what belongs to it, on as many lines as needed."""
        return _indented(f"{self._say(what)} ", items, between)

    def _action(self, place: int) -> str:
        action = self.view.track[place]
        mark = ">" if self.view.track_place == place + 1 else " "
        return f"{mark}{place + 1:>2} {self._name('action', action) if action else '?'}"

    def _specials(self) -> list[str]:
        return [
            f"{special.place}.\u00a0{self._name('special', special.card)}"
            + ("" if special.holder is None else f" ({self._crest(special.holder)})")
            for special in self.view.specials
        ]

    def _ruling(self, card: EventCardView) -> str:
        name = self._name("ruling", card.ruling)
        return name if card.limit is None else f"{name} {card.limit}"

    def _event(self, card: EventCardView) -> str:
        return f"{self._ruling(card)} {self._say('loss', loss=card.loss)}"

    def _draft(self, draft: DraftView) -> list[str]:
        lines = [self._say("display")]
        known = {province.id: province for province in self.view.provinces}
        for card in draft.display:
            lines += self._borders(known[card], "")
        pile = self._say("pile", cards=draft.pile)
        if draft.below:
            pairs = [
                " / ".join(self._name("province", card) for card in pair) for pair in draft.below
            ]
            lines += _indented(f"{pile}  {self._say('below')} ", pairs, ", ")
        else:
            lines.append(pile)
        groups = [
            f"{self._crest(seat)} {'-'.join(map(str, reversed(sizes))) or '0'}"
            for seat, sizes in enumerate(draft.groups)
        ]
        lines += self._part("groups", groups)
        if draft.taken:
            lines.append(self._say("taken", province=self._name("province", draft.taken)))
        return lines

    def _march(self) -> list[str]:
        march = self.view.march
        if march is None:
            return []
        args: dict[str, Argument] = {
            "action": self._name("action", march.action),
            "origin": self._name("province", march.origin),
        }
        if march.target is None:
            return [self._say("march", **args)]
        return [self._say("march-to", **args, target=self._name("province", march.target))]

    # Cubes

    def _tower(self) -> list[str]:
        view = self.view
        stock = self._say("stock", farmers=view.farmers, **view.stock)
        both = f"{self._cubes('tower', view.tower)}   {self._cubes('tray', view.tray)}"
        return [both, stock]

    def _cubes(self, what: str, cubes: CubesView) -> str:
        parts = [f"{self._crest(seat)} {count}" for seat, count in enumerate(cubes.seats) if count]
        if cubes.farmers:
            parts.append(f"{self._say('farmers')} {cubes.farmers}")
        return f"{self._say(what)} {', '.join(parts) or '0'}"

    # Players

    def _players(self) -> list[str]:
        lines: list[str] = []
        for seat, player in enumerate(self.view.seats):
            mark = ">" if seat in self.view.actors else " "
            lines.append(f"{mark} {self._player(seat, player)}")
            lines += self._board(player)
            if seat == self.view.viewer and self.view.year:
                continue
            if player.hand and self.view.year:
                hand = [self._name("card", card) for card in player.hand]
                lines += _indented(f"{INDENT}{self._say('hand')} ", hand, ", ")
        return lines + self._own()

    def _own(self) -> list[str]:
        """The viewer's provinces: where the card lies, and what borders on them."""
        seat = self.view.viewer
        if seat is None or self.view.waits_for == "nobody":
            return []
        player = self.view.seats[seat]
        lines: list[str] = []
        for province in self.view.provinces:
            if province.owner == seat:
                space = next((one.id for one in player.board if one.card == province.id), None)
                lines += self._borders(province, self._name("action", space) if space else "–")
        if not lines:
            return []
        lines = ["", f"[dim]{self._say('own')}[/dim]", *lines]
        if not self.view.year:
            return lines
        hand = player.hand or []
        chests = [card.removeprefix("chest-") for card in hand if card.startswith("chest-")]
        lines.append(self._say("chest-cards", values=" ".join(chests) or "–"))
        towers = hand.count("tower")
        return [*lines, self._say("tower-cards", cards=towers)] if towers else lines

    def _borders(self, province: ProvinceView, where: str) -> list[str]:
        known = {other.id: other for other in self.view.provinces}
        painted = {self._beside(known[other]): known[other].owner for other in province.neighbours}
        head = COLUMN + len(GAP) + 13
        lines = [
            "  ".join(self._painted(painted[word], word) for word in line)
            for line in _wrapped(painted, "  ", WIDTH - head)
        ]
        first = f"{self._province(province)}{GAP}{where:<13}{lines[0]}"
        return [first] + [f"{'':<{head}}{line}" for line in lines[1:]]

    def _beside(self, province: ProvinceView) -> str:
        name = self._name("province", province.id)
        if province.owner is None:
            return f"{name}\u00a0·"
        return f"{name}\u00a0{self._crest(province.owner)}{province.armies}"

    def _player(self, seat: int, player: SeatView) -> str:
        if player.colour is None:
            return self._say("no-colour", seat=seat + 1)
        name = f"{self._crest(seat)} {self._name('colour', player.colour)}"
        counts = self._say(
            "counts",
            points=f"{player.score:>2}",
            chests=f"{player.chests:>2}",
            rice=f"{player.rice:>2}",
            supply=f"{player.supply:>2}",
            provinces=f"{player.provinces:>2}",
        )
        return f"{self._painted(seat, f'{name:<9}')} {counts}{self._progress(player)}"

    def _progress(self, player: SeatView) -> str:
        if self.view.waits_for != "plan":
            return ""
        return f"  {self._say('ready' if player.committed else 'planning')}"

    def _board(self, player: SeatView) -> list[str]:
        """Cards that lie face down stand in brackets; those hidden from the viewer are counted."""
        if not any(space.covered or space.shown for space in player.board):
            return self._next(player)
        hidden = sum(1 for space in player.board if space.covered and space.card is None)
        spaces = [
            f"{self._name('action', space.id)}\u00a0{self._space(space)}"
            for space in player.board
            if space.card or space.covered is False
        ]
        if hidden:
            spaces.append(self._say("face-down", cards=hidden))
        return _indented(INDENT, spaces, "  ") + self._next(player)

    def _next(self, player: SeatView) -> list[str]:
        if player.next_space is None:
            return []
        return [f"{INDENT}{self._say('next', space=self._name('action', player.next_space))}"]

    def _space(self, space: SpaceView) -> str:
        if space.card is None:
            return "–"
        card = self._name("card", space.card)
        return card if space.shown else f"({card})"


def _side_by_side(columns: list[list[str]]) -> list[str]:
    """Columns of cells, each cell as wide as a column; the last ones may be shorter."""
    rows = zip_longest(*columns, fillvalue=" " * COLUMN)
    return [GAP.join(cells).rstrip() for cells in rows]


def _wrapped(words: Iterable[str], between: str, width: int) -> list[list[str]]:
    """Words in lines; none of them is broken."""
    lines: list[list[str]] = [[]]
    for word in words:
        if lines[-1] and len(between.join([*lines[-1], word])) > width:
            lines.append([])
        lines[-1].append(word)
    return lines


def _indented(head: str, words: Iterable[str], between: str) -> list[str]:
    """A heading with words after it; further lines begin below the first word, or before it."""
    return _lines(head, words, between, WIDTH, min(len(head), 12))


def _lines(head: str, words: Iterable[str], between: str, width: int, indent: int) -> list[str]:
    lines, glue = [head], ""
    for word in words:
        if len(lines[-1]) + len(glue) + len(word) + len(between.rstrip()) <= width:
            lines[-1] += glue + word
        else:
            lines[-1] = (lines[-1] + glue).rstrip()
            lines.append(" " * indent + word)
        glue = between
    return lines
