"""How a game stands: what is counted for everybody, who is ahead, and what is still to be scored.

Games answer with messages and numbers; browser and terminal make tables of them. Points that have
been scored are `Game.points`; this is about those that are to come.
"""

from collections.abc import Sequence

import msgspec

from bakufu.engine.text.message import Message


class Count(msgspec.Struct, frozen=True):
    """Something that is counted for every seat, and what it would bring as things are now."""

    name: Message
    counts: list[int | None]  # by seat; None: hidden from the viewer
    points: list[int | None]  # by seat
    holders: list[int] = []  # where only the most counts: who has it; several share it
    lead: int = 0  # by how much they are ahead of everybody else

    @classmethod
    def most(
        cls,
        name: Message,
        counts: Sequence[int],
        points: Sequence[int],
        holders: Sequence[int] | None = None,
    ) -> "Count":
        """Where only the most counts; `holders` where ties are broken."""
        best = max(counts)
        first = [seat for seat, count in enumerate(counts) if count == best > 0]
        held = list(first if holders is None else holders)
        others = [count for seat, count in enumerate(counts) if seat not in held]
        lead = best - max(others, default=0) if held else 0
        return cls(name, list(counts), list(points), held, lead)


class Section(msgspec.Struct, frozen=True):
    """Counts that belong together."""

    title: Message
    rows: list[Count]


class Standings(msgspec.Struct, frozen=True):
    sections: list[Section] = []
    to_come: list[Message] = []  # when what is counted here is scored, in words
