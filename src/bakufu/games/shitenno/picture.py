"""The table in plain text, marked up for colour. Drawn from a view, so it shows no secrets."""

from bakufu.engine.text.message import Argument, Message, message_word
from bakufu.engine.text.words import Speaker
from bakufu.games.shitenno.view import ProvinceView, SeatView, ShitennoView

# The generals' colours (SHI-SETUP-02), with a letter each: colour is never the only sign.
CREST = {"honda": "H", "sakakibara": "S", "sakai": "K", "ii": "I"}
COLOUR = {"honda": "red", "sakakibara": "blue", "sakai": "green", "ii": "magenta"}
KIND_COLOUR = {"samurai": "green", "bushi": "cyan", "sohei": "yellow", "shinobi": "magenta"}


def draw(view: ShitennoView, speaker: Speaker) -> str:
    """Board, lots and players, one below the other; at most 79 columns in English."""
    return _Picture(view, speaker).draw()


class _Picture:
    def __init__(self, view: ShitennoView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    def draw(self) -> str:
        parts = [self._title(), "", *self._board(), "", *self._sharing(), *self._players()]
        return "\n".join(parts)

    def _say(self, what: str, **args: Argument) -> str:
        return self.speaker.say(Message(f"shitenno-picture-{what}", args))

    def _name(self, sort: str, word: str) -> str:
        return self.speaker.name(f"{sort}-{message_word(word)}")

    def _list(self, sort: str, words: list[str]) -> str:
        """Words with their number: "Bushi ×2, Sōhei"."""
        counts = {word: words.count(word) for word in words}
        parts = [
            f"{self._name(sort, word)} ×{count}" if count > 1 else self._name(sort, word)
            for word, count in counts.items()
        ]
        return ", ".join(parts) or self.speaker.name("none")

    def _title(self) -> str:
        view = self.view
        when = self._say(f"year-{view.year}", round=view.round)
        piles = self._say("piles", troops=view.troop_pile, koku=view.koku_pile)
        return f"[bold]Shitennō[/bold]  {when}   [dim]{piles}[/dim]"

    def _board(self) -> list[str]:
        head = (
            f"{self._say('province'):<10} {'1':^5}{'2':^5}{'3':^5}{'4':^5}  "
            f"{self._say('gate'):<12} {self._say('next-position')}"
        )
        return [f"[dim]{head}[/dim]", *map(self._province, self.view.provinces)]

    def _province(self, province: ProvinceView) -> str:
        cells = "".join(self._position(province, i) for i in range(4))
        gate = self._say("gate-figure")
        if province.gate:
            gate = f"{self._name('kind', province.gate)} ({province.tiles})"
        colour = KIND_COLOUR[province.gate or province.kind]
        name = self._name("province", province.id)
        return f"{name:<10} {cells}  [{colour}]{gate:<12}[/{colour}] {self._cost(province)}"

    def _position(self, province: ProvinceView, position: int) -> str:
        if position >= len(province.kamons):
            return f"{province.values[position]:^5}"
        kamon = province.kamons[position]
        general = self.view.seats[kamon.seat].general or ""
        mark = f"<{CREST[general]}>" if kamon.gold else f" {CREST[general]} "
        return f"[bold {COLOUR[general]}]{mark:^5}[/bold {COLOUR[general]}]"

    def _cost(self, province: ProvinceView) -> str:
        if not province.need:
            return self._say("full")
        counts = {kind: province.need.count(kind) for kind in province.need}
        troops = [f"{count} {self._name('kind', kind)}" for kind, count in counts.items()]
        return self._say("cost", troops=" + ".join(troops), price=province.price)

    def _sharing(self) -> list[str]:
        view, lines = self.view, []
        if view.year == "even":
            tiles = " ".join(str(seals) for seals in view.tiles_left) or self.speaker.name("none")
            lines.append(self._say("to-share", cards=self._list("card", view.share), seals=tiles))
            for lot in view.lots:
                lines.append(self._say("lot", seals=lot.seals, cards=self._list("card", lot.cards)))
        if view.payment:
            pieces = view.payment.pieces
            lines.append(
                self._say(
                    "payment",
                    province=self._name("province", view.payment.province),
                    way=self._name("way", view.payment.way),
                    pieces=self._say("hidden") if pieces is None else self._list("piece", pieces),
                )
            )
        return [*lines, ""] if lines else []

    def _players(self) -> list[str]:
        lines = []
        for seat, player in enumerate(self.view.seats):
            mark = ">" if self.view.actor == seat else " "
            lines.append(f"{mark} {self._player(player)}")
            if player.hand_size:
                lines.append(f"      {self._hand(player)}")
        return lines

    def _player(self, player: SeatView) -> str:
        if player.general is None:
            return self._say("no-general")
        colour = COLOUR[player.general]
        name = f"{CREST[player.general]} {self._name('general', player.general)}"
        title = self._name("title", player.title) if player.title else ""
        counts = self._say(
            "counts",
            points=f"{player.score:>3}",
            kamons=f"{player.stock:>2}",
            cards=f"{player.hand_size:>2}",
        )
        parts = [f"[bold {colour}]{name:<12}[/bold {colour}] {title:<9} {counts}"]
        if player.seals:
            parts.append(self._say("seals", seals=player.seals))
        if player.tiles:
            parts.append(self._say("tiles", tiles=self._list("bonus", player.tiles)))
        return "  ".join(parts)

    def _hand(self, player: SeatView) -> str:
        if player.hand is not None:
            return self._list("card", player.hand)
        if player.known is None:
            return f"[dim]{self._say('hidden')}[/dim]"
        parts = [self._list("card", player.known)] if player.known else []
        secret = player.hand_size - len(player.known)
        if secret:
            parts.append(self._say("secret", cards=secret))
        return f"[dim]{', '.join(parts)}[/dim]"
