"""Telling: one declaration per event, and everything that follows from it.

    tell = Telling("go", __name__, notes, {"place": Word(PLACES, "go-place")})
    StonePlaced = tell("stone-placed", "GO-PLAY-02", "seat place")

says that a note `notes.STONE_PLACED` with the numbers seat and place is an event with the fields
`seat` and `place`, which rests on rule GO-PLAY-02 and is said as `go-stone-placed`. Its struct with
tag and types, who is told what, rule, message and the browser's types all come from here.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

import msgspec

from bakufu.engine.text.meaning import Meaning, meaning_of
from bakufu.engine.text.message import Argument, Message

Note = tuple[int, int, int, int]
# Makes something of the three numbers of a note.
Read = Callable[[int, int, int], Any]
# "seat"; "card?": None below 0; "card:event": its meaning has another name; "(price)": gathered.
_FIELD = re.compile(r"(\()?(\w+)(?::(\w+))?(\?)?\)?$")


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened, as one viewer may know it. `Telling` derives structs from it."""

    # Shown for a moment: as long as the game runs it is told once, and never again.
    momentary: ClassVar[bool] = False
    # Only its owners are told at all.
    private: ClassVar[bool] = False


class _Field:
    def __init__(self, words: str, meanings: Mapping[str, Meaning], secret: Sequence[str]) -> None:
        found = _FIELD.match(words)
        assert found, f'"{words}" is no field'
        self.name = found[2]
        self.meaning = meaning_of(found[3] or self.name, meanings)
        self.is_gathered = bool(found[1])
        self.may_lack = bool(found[4])
        self.is_secret = self.name in secret
        kind = self.meaning.kind
        self.kind = kind | None if self.may_lack or self.is_secret else kind

    def read(self, number: Any, setup: Any) -> Any:
        number = self.meaning.number(number, setup)
        return None if self.may_lack and number < 0 else self.meaning.read(number)

    def nothing(self) -> Any:
        """The number of what was not gathered."""
        return [] if self.meaning.kind == list[str] else 0


class _Declaration(msgspec.Struct):
    """All there is to say about one kind of event."""

    event: Any
    rule: str | Callable[[Any], str]
    fields: list[Any]
    says: str
    private: bool
    owners: list[str]
    unless: tuple[str, object] | None
    joins: Callable[[Any, Any], Any] | None
    told_by: Callable[[Any, Any], bool] | None
    open_to_all: bool  # told to everybody in the same way, whatever the options are
    gathers: list[str]  # fields that other notes have brought


class _Source(msgspec.Struct):
    """How a note becomes an event."""

    declared: _Declaration
    numbers: Read | None
    when: Read | None


class Telling:
    """The events of a game, or of a module of one."""

    def __init__(
        self,
        game: str,
        module: str,  # in which they are declared: `__name__`
        notes: ModuleType,  # the numbers that rules note down
        meanings: Mapping[str, Meaning],
        lacking: str = "none",  # the end of a message's id where a field is None
    ) -> None:
        self.kinds: list[type[Event]] = []
        self._game, self._module, self._notes = game, module, notes
        self._meanings, self._lacking = meanings, lacking
        self._declared: dict[type[Event], _Declaration] = {}
        self._sources: dict[int, list[_Source]] = {}
        self._gathered: dict[int, tuple[str, Read]] = {}

    # Declaring

    def __call__(
        self,
        tag: str,
        rule: str | Callable[[Any], str],  # or a function of the event
        fields: str = "",
        *,
        note: str = "",  # where it is not called like the event
        numbers: Read | None = None,  # of the fields, where they do not stand one after the other
        when: Read | None = None,  # whether the note is this event, where it could be another
        secret: str = "",  # fields that are None for everybody but the owners
        private: bool = False,  # only the owners are told at all
        owners: str = "seat",  # the fields that hold who may know
        unless: tuple[str, object] | None = None,  # an option's value that opens what is secret
        momentary: bool = False,  # told once, and not again while the game runs
        says: str = "",  # the message, where it is not called like the event: "year-{year}"
        joins: Callable[[Any, Any], Any] | None = None,  # one event of two in a row, or None
        told_by: Callable[[Any, Any], bool] | None = None,  # whether the next one says all of it
    ) -> Any:
        """Declare an event; its struct comes back."""
        found = [_Field(words, self._meanings, secret.split()) for words in fields.split()]
        event: Any = msgspec.defstruct(
            tag.title().replace("-", ""),
            [(field.name, field.kind) for field in found],
            bases=(Event,),
            module=self._module,
            frozen=True,
            tag=tag,
        )
        event.momentary, event.private = momentary, private
        declared = _Declaration(
            event,
            rule,
            found,
            says or tag,
            private,
            owners.split(),
            unless,
            joins,
            told_by,
            not private and not secret,
            [field.name for field in found if field.is_gathered],
        )
        self.kinds.append(event)
        self._declared[event] = declared
        self._add(note or tag.upper().replace("-", "_"), _Source(declared, numbers, when))
        return event

    def also(self, note: str, event: Any, numbers: Read) -> None:
        """Another kind of note that becomes the same kind of event."""
        self._add(note, _Source(self._declared[event], numbers, None))

    def gather(self, note: str, field: str, number: Read) -> None:
        """What a note says for the "(field)" of an event that follows; lists grow until then."""
        self._gathered[int(getattr(self._notes, note))] = field, number

    def include(self, other: "Telling") -> None:
        """Tell what a module tells as well."""
        twice = self._numbers() & other._numbers()
        assert not twice, f"notes of {self._module} and {other._module} have the numbers {twice}"
        self.kinds += other.kinds
        self._declared |= other._declared
        self._sources |= other._sources
        self._gathered |= other._gathered

    def check(self, notes: int | None = None) -> None:
        """See that every number is declared, up to `notes` if that is known, and none beyond."""
        found = self._numbers()
        wrong = found ^ set(range(max(found) + 1 if notes is None else notes))
        assert not wrong, f"{self._game}: notes not declared, or beyond the last: {sorted(wrong)}"

    def _add(self, note: str, source: _Source) -> None:
        number = int(getattr(self._notes, note))
        others = self._sources.setdefault(number, [])
        alone = source.when is None or any(other.when is None for other in others)
        assert not (others and alone), f"{note} has the number of another note"
        others.append(source)

    def _numbers(self) -> set[int]:
        return self._sources.keys() | self._gathered.keys()

    # Telling

    def tell(self, setup: Any, notes: Sequence[Note], viewer: int | None) -> list[Event]:
        """Notes as events, each as the viewer may know it."""
        return [event for _, event in self.tell_by_note(setup, notes, viewer)]

    def tell_by_note(
        self,
        setup: Any,
        notes: Sequence[Note],
        viewer: int | None,
        shared: dict[int, Event] | None = None,
    ) -> list[tuple[int, Event]]:
        """The same, each event with the place of the last note that it was made of.

        `shared`: what others were told of the same notes, by place, as far as all are told it.
        """
        shared = {} if shared is None else shared
        found: list[tuple[int, Event]] = []
        gathered: dict[str, Any] = {}
        before: Event | None = None  # what the note before this one told
        for place, (kind, a, b, c) in enumerate(notes):
            event = None
            assert kind in self._sources or kind in self._gathered, f"nobody tells of note {kind}"
            for source in self._sources.get(kind, ()):
                if source.when is None or source.when(a, b, c):
                    event = shared.get(place)
                    if event is not None:
                        for name in source.declared.gathers:
                            gathered.pop(name, None)
                        continue
                    row = list(source.numbers(a, b, c) if source.numbers else (a, b, c))
                    event = self._make(source.declared, row, gathered, setup, viewer)
                    if event is not None and source.declared.open_to_all:
                        shared[place] = event
            if kind in self._gathered:
                field, read = self._gathered[kind]
                more = read(a, b, c)
                gathered[field] = gathered.get(field, []) + more if isinstance(more, list) else more
            if event is not None:
                joined = self._join(before, event)
                if joined is not None:
                    found.pop()
                    event = joined
                found.append((place, event))
            before = event
        return found

    def _join(self, before: Event | None, event: Event) -> Event | None:
        joins = self._declared[type(event)].joins
        if joins is None or type(before) is not type(event):
            return None
        joined: Event | None = joins(before, event)
        return joined

    def _make(
        self,
        declared: _Declaration,
        row: list[Any],
        gathered: dict[str, Any],
        setup: Any,
        viewer: int | None,
    ) -> Event | None:
        """An event for one viewer; None where it is none of their business."""
        values: dict[str, Any] = {}
        for field in declared.fields:
            number = gathered.pop(field.name, field.nothing()) if field.is_gathered else row.pop(0)
            values[field.name] = field.read(number, setup)
        unless = declared.unless
        if not (unless and setup.options.get(unless[0]) == unless[1]):
            knows = viewer is not None and viewer in [values.get(name) for name in declared.owners]
            if declared.private and not knows:
                return None
            for field in declared.fields:
                if field.is_secret and not knows:
                    values[field.name] = None
        event: Event = declared.event(**values)
        return event

    def say(self, event: Event) -> Message:
        """An event as a sentence."""
        declared = self._declared[type(event)]
        values = {field.name: getattr(event, field.name) for field in declared.fields}
        args: dict[str, Argument] = {
            field.name: field.meaning.say(values[field.name])
            for field in declared.fields
            if values[field.name] is not None
        }
        lacking = f"-{self._lacking}" if len(args) < len(values) else ""
        return Message(f"{self._game}-{declared.says.format(**values)}{lacking}", args)

    def rule_of(self, event: Event) -> str:
        """The rule an event rests on."""
        rule = self._declared[type(event)].rule
        return rule if isinstance(rule, str) else rule(event)

    def is_told_by(self, event: Event, following: Event) -> bool:
        """Whether the event that follows says everything that this one says."""
        told_by = self._declared[type(event)].told_by
        return told_by is not None and told_by(event, following)
