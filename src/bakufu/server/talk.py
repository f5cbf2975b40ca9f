"""What is said at a table: to all, or to one; in free words, or in a phrase of the game.

Words to one are seen by two people and by nobody else: lines are counted as each reader sees them,
so that not even their number is told, and they belong to people, not to seats: whoever takes a
seat over does not read what was said to somebody else in it.
"""

import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from bakufu.engine.table.game import Game, Setup
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.message import Argument, Message
from bakufu.server import messages as m
from bakufu.server import schema
from bakufu.server.connection import Fault
from bakufu.server.guests import Guest
from bakufu.server.store import Change, rows_of

if TYPE_CHECKING:
    from bakufu.server.table_session import TableSession

KEPT = 200  # lines to all, and between any two
BOT = "bot"  # in the place of a person: nobody reads with its eyes
Pair = frozenset[str] | None


class Line(msgspec.Struct):
    """A row of `chat`."""

    number: int
    person: str
    name: str
    seat: int | None
    to_seat: int | None
    to_person: str | None
    text: str
    phrase: str | None
    at: float
    message_id: str

    @property
    def pair(self) -> Pair:
        """The two who may read it; None: everybody."""
        return None if self.to_person is None else frozenset((self.person, self.to_person))

    def told(self, number: int) -> m.ChatLine:
        phrase = None if self.phrase is None else msgspec.json.decode(self.phrase, type=Message)
        return m.ChatLine(number, self.name, self.seat, self.to_seat, self.text, phrase, self.at)


class Talk:
    """The lines of a table, oldest first."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.said: set[tuple[str, str]] = set()  # by whom, under which id
        self._next = 0
        self._gone: Counter[Pair] = Counter()  # older lines, no longer told

    def add(self, line: Line) -> None:
        self.said.add((line.person, line.message_id))
        self._next = line.number + 1
        self.lines.append(line)
        same = [one for one in self.lines if one.pair == line.pair]
        if len(same) > KEPT:
            self.lines.remove(same[0])
            self._gone[line.pair] += 1

    @property
    def next_number(self) -> int:
        return self._next

    def read_by(self, person: str | None) -> list[m.ChatLine]:
        """What a person may read, counted as they see it."""
        mine = [line for line in self.lines if line.pair is None or person in line.pair]
        gone = sum(number for pair, number in self._gone.items() if not pair or person in pair)
        return [line.told(number) for number, line in enumerate(mine, gone)]

    def number_of(self, person: str, message_id: str) -> int:
        """The line a person said under this id, as they count."""
        mine = [line for line in self.lines if line.pair is None or person in line.pair]
        for number, line in enumerate(mine):
            if (line.person, line.message_id) == (person, message_id):
                return self.read_by(person)[number].number
        return 0

    def hand_over(self, old: str, new: str) -> None:
        """A person goes on at another device."""
        for line in self.lines:
            if line.to_person is not None:
                line.person = new if line.person == old else line.person
                line.to_person = new if line.to_person == old else line.to_person


def handed_over(table: str, old: str, new: str) -> list[Change]:
    chat = schema.chat
    private = (chat.c.table_id == table) & chat.c.to_person.is_not(None)
    return [
        (update(chat).where(private & (column == old)).values({column.name: new}), None)
        for column in (chat.c.person, chat.c.to_person)
    ]


def lines_in(connection: Connection, table: str, number: int) -> list[Line]:
    """The lines of a table from a number on."""
    chat = schema.chat
    query = select(chat).where((chat.c.table_id == table) & (chat.c.number >= number))
    return [
        Line(**{key: row[key] for key in Line.__struct_fields__})
        for row in rows_of(connection, query.order_by(chat.c.number))
    ]


async def say(
    session: "TableSession",
    person: Guest,
    seat: int | None,
    text: str,
    phrase: Message | None,
    to: int | None,
    message_id: str,
) -> int:
    """Store a line, and tell those who may read it; its number, as the speaker counts."""

    async def work() -> int:
        if (person.id, message_id) not in session.talk.said:
            to_person = None if to is None else _listener(session, seat, to)
            name = session.occupants[seat].name if seat is not None else person.name
            written = None if phrase is None else msgspec.json.encode(phrase).decode()
            number = session.talk.next_number
            line = Line(
                number, person.id, name, seat, to, to_person, text, written, time.time(), message_id
            )
            lines = [line]
            if to is not None and seat is not None and session.occupants[to].bot:
                lines.append(_answer(session, line, phrase))
            values: list[dict[str, Any]] = [
                {"table_id": session.id, **msgspec.structs.asdict(one)} for one in lines
            ]
            await session.write((insert(schema.chat), values), ahead=False)
            for one in lines:
                session.talk.add(one)
                tell_line(session, one)
        return session.talk.number_of(person.id, message_id)

    return await session.settle(work)


def _listener(session: "TableSession", seat: int | None, to: int) -> str:
    """Who is meant by words to a seat; a bot, where nobody sits."""
    if seat is None:
        raise Fault("no-seat", "only people with a seat speak to one alone")
    if not 0 <= to < len(session.occupants) or session.occupants[to].is_open:
        raise Fault("bad-words", f"nobody sits in seat {to}")
    if to == seat:
        raise Fault("bad-words", "these words are to yourself")
    return session.occupants[to].person or f"{BOT} {to}"


def _answer(session: "TableSession", line: Line, phrase: Message | None) -> Line:
    """A bot says plainly that it does not bargain."""
    assert line.to_seat is not None
    known = {f"{session.game.id}-phrase-{one.id}": one for one in session.game.phrases}
    how = "words" if phrase is None else "threat" if known[phrase.id].threat else "bargain"
    answer = msgspec.json.encode(Message(f"talk-bot-{how}")).decode()
    return Line(
        number=line.number + 1,
        person=f"{BOT} {line.to_seat}",
        name=session.occupants[line.to_seat].name,
        seat=line.to_seat,
        to_seat=line.seat,
        to_person=line.person,
        text="",
        phrase=answer,
        at=line.at,
        message_id=str(line.number + 1),
    )


def tell_line(session: "TableSession", line: Line) -> None:
    for connection in list(session.connections):
        mine = line.pair is None or connection.person in line.pair
        if connection.entered and mine:
            connection.send(m.Chat(session.talk.read_by(connection.person)[-1]))


# Phrases


def values_of(game: Game, setup: Setup, kind: str) -> dict[str, Argument]:
    """What may stand in a slot, and how the sentence has it."""
    if kind == "player":
        return {str(seat): f"#{seat}" for seat in range(setup.players)}
    return game.slot_values(setup, kind)


def phrase_message(game: Game, setup: Setup, phrase: str, given: dict[str, str | int]) -> Message:
    """A phrase with its slots filled; `BadInput` says which of them is wrong."""
    known = {one.id: one for one in game.phrases}
    if phrase not in known:
        raise unknown("phrase", phrase, known)
    slots = {slot.name: slot for slot in known[phrase].slots}
    if slots.keys() != given.keys():
        raise BadInput(f'the phrase "{phrase}" has the slots: {", ".join(slots) or "none"}')
    args: dict[str, Argument] = {}
    for name, slot in slots.items():
        value = given[name]
        if slot.kind == "number":
            least, most = slot.numbers
            if not isinstance(value, int) or not least <= value <= most:
                raise BadInput(f'the slot "{name}" is a number from {least} to {most}')
            args[name] = value
        else:
            values = values_of(game, setup, slot.kind)
            if value not in values:
                raise unknown(slot.kind, str(value), values)
            args[name] = values[str(value)]
    return Message(f"{game.id}-phrase-{phrase}", args)
