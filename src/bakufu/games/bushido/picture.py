"""The table in text: month and phase, the map row by row, then what every player has."""

from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.words import Speaker
from bakufu.games.bushido.view import BushidoView, CombatView, HexView, SeatView

COLOUR = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "violet": "magenta",
}


def draw(view: BushidoView, speaker: Speaker) -> str:
    return _Picture(view, speaker).draw()


class _Picture:
    def __init__(self, view: BushidoView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    def draw(self) -> str:
        lines = [self._title(), "", *self._map(), ""]
        if self.view.combat:
            lines += [*self._combat(self.view.combat), ""]
        for seat, player in enumerate(self.view.seats):
            lines += self._player(seat, player)
        return "\n".join([*lines, "", f"[dim]{self._say('reconstructed')}[/dim]"])

    def _say(self, what: str, **args: Argument) -> str:
        return self.speaker.say(Message(f"bushido-picture-{what}", args))

    def _name(self, sort: str, word: str) -> str:
        return self.speaker.name(f"bushido-{sort}-{word}")

    def _title(self) -> str:
        view = self.view
        when = self._say("set-up") if not view.month else self._say("when", month=view.month)
        if view.phase == 13:
            when = self._say("over")
        elif view.phase:
            when += f", {self._name('phase', str(view.phase))}"
        piles = self._say("piles", stock=view.stock, discards=view.discards)
        return f"[bold]Bushido[/bold]  {when}   [dim]{piles}[/dim]"

    def _map(self) -> list[str]:
        rows: dict[int, list[HexView]] = {}
        for one in self.view.hexes:
            rows.setdefault(one.r, []).append(one)
        left = min(2 * one.q + one.r for one in self.view.hexes)
        lines = []
        for row in rows.values():
            indent = " " * (8 * (2 * row[0].q + row[0].r - left))
            top = indent + "".join(self._cell(one, True) for one in row)
            lines += [top.rstrip(), (indent + "".join(self._cell(o, False) for o in row)).rstrip()]
        return lines

    def _cell(self, one: HexView, is_upper: bool) -> str:
        """Two lines of 16 letters: hex and kind, then owner, troops, elite and Ronin."""
        if is_upper:
            kind = self._name("kind", one.kind) if one.kind else self._say("face-down")
            text = f"{one.id.upper()} {kind}"[:15]
        else:
            text = "   ."
            if one.owner is not None:
                letter = self.view.seats[one.owner].colour[0].upper()
                text = f" {letter} {one.troops}" + (f"+{one.elite}e" if one.elite else "")
            text += f" ({one.ronin}r)" if one.ronin else ""
            text += " !" if one.isolated else ""
        text = f"{text:<16}"
        return text if one.owner is None else self._mark(one.owner, text)

    def _mark(self, seat: int, text: str) -> str:
        style = COLOUR[self.view.seats[seat].colour]
        return f"[{style}]{text}[/{style}]"

    def _combat(self, combat: CombatView) -> list[str]:
        lines = [
            self._say(
                "revolt" if combat.revolt else "attack",
                hex=combat.target.upper(),
                number=combat.troops,
                elite=combat.elite,
                bonus=combat.bonus,
            )
        ]
        for stack in combat.stacks:
            name = self._mark(stack.seat, self._name("seat", self.view.seats[stack.seat].colour))
            if stack.height is None:
                text = self._say("ready" if self.view.seats[stack.seat].ready else "choosing")
            else:
                text = self._say("stack", number=stack.height, top=stack.top or 0)
            if stack.tiles:
                text += "  " + " ".join(map(str, stack.tiles))
            if stack.disc:
                text += f"  {self._name('thing', stack.disc)}"
            lines.append(f"  {name}: {text}")
        return lines

    def _player(self, seat: int, player: SeatView) -> list[str]:
        mark = ">" if self.view.actor == seat else " "
        name = self._mark(seat, f"{self._name('seat', player.colour):<8}")
        counts = self._say(
            "counts",
            honour=player.honour,
            samurai=player.samurai_honour,
            koku=player.koku,
            income=player.income,
            troops=player.troops,
            reserve=player.reserve,
        )
        roles = ", ".join(self._name("role", role) for role in player.roles)
        tokens = " ".join(f"+{value}" for value in player.bonus)
        if player.campaign:
            tokens += f" {self._say('campaign')}"
        lines = [f"{mark} {name} {counts}  {tokens}  [bold]{roles}[/bold]".rstrip()]
        if player.tiles is not None and player.discs is not None:
            lines.append(f"      {self._things(player.tiles)}  |  {self._things(player.discs)}")
        elif player.tile_count is not None:
            hidden = self._say("held", tiles=player.tile_count, discs=player.disc_count or 0)
            lines.append(f"      [dim]{hidden}[/dim]")
        return lines

    def _things(self, words: list[str]) -> str:
        """ "3 katana x2, Geisha"."""
        found = []
        for word in dict.fromkeys(words):
            number = words.count(word)
            found.append(self._name("thing", word) + (f" x{number}" if number > 1 else ""))
        return ", ".join(found) or "-"
