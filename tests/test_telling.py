"""One declaration per event and per kind of move, and what follows from it."""

from types import ModuleType, SimpleNamespace

import msgspec
import pytest

from bakufu.engine.table.telling import Telling
from bakufu.engine.text.meaning import Asked, Flag, Meaning, Word, Words
from bakufu.engine.text.message import Message
from bakufu.engine.text.vocabulary import Kind, Vocabulary
from bakufu.engine.text.wording import Wording

NOTES = ModuleType("notes")
NOTES.__dict__.update(BID=0, DEALT=1, COIN=2, PAID=3, SPIED=4, FELL=5, DOOR=6, PEEKED=7)
CARDS = ("fan", "sake+cup")
MEANINGS: dict[str, Meaning] = {
    "card": Word(CARDS, "toy-card"),
    "cards": Words(CARDS, "toy-card"),
    "wide": Flag(),
    "price": Asked(Meaning(), lambda setup, card: setup.prices[card]),
    "place": Meaning(first=1),
}
SETUP = SimpleNamespace(options={"hands": "closed"}, prices=(7, -1))
OPEN = SimpleNamespace(options={"hands": "open"}, prices=(7, -1))


def telling() -> Telling:
    tell = Telling("toy", __name__, NOTES, MEANINGS)
    tell("bid", lambda event: "TOY-2" if event.chests else "TOY-1", "seat chests place")
    tell("dealt", "TOY-3", "seat card", secret="card", unless=("hands", "open"))
    tell.gather("COIN", "cards", lambda a, b, c: [a] * b)
    tell("paid", "TOY-4", "seat (cards)")
    tell("spied", "TOY-5", "seat of:seat card", owners="seat of", secret="card")
    event = tell("fell", "TOY-6", "seat? chests", joins=lambda one, two: one.seat == two.seat)
    assert event.__module__ == __name__
    tell("door", "TOY-7", "card wide price?", numbers=lambda a, b, c: (a, b, a), says="door-{card}")
    tell("peeked", "TOY-8", "seat card", private=True, when=lambda a, b, c: not c)
    tell("stared", "TOY-8", "seat card", note="PEEKED", when=lambda a, b, c: c)
    return tell


def told(tell: Telling, *notes: tuple[int, int, int, int], viewer: int | None = 0) -> list[object]:
    return [msgspec.to_builtins(event) for event in tell.tell(SETUP, notes, viewer)]


def test_numbers_become_fields_in_their_order() -> None:
    tell = telling()
    assert told(tell, (0, 2, 5, 0)) == [{"event": "bid", "seat": 2, "chests": 5, "place": 1}]
    (event,) = tell.tell(SETUP, [(0, 2, 5, 0)], None)
    assert tell.say(event) == Message("toy-bid", {"seat": "#2", "chests": 5, "place": 1})


def test_a_rule_may_depend_on_the_event() -> None:
    tell = telling()
    rules = [tell.rule_of(event) for event in tell.tell(SETUP, [(0, 0, 0, 0), (0, 0, 1, 0)], 0)]
    assert rules == ["TOY-1", "TOY-2"]


def test_a_secret_field_is_for_its_owners_or_for_open_tables() -> None:
    tell = telling()
    for viewer, card in ((1, "sake+cup"), (0, None), (None, None)):
        assert told(tell, (1, 1, 1, 0), viewer=viewer) == [
            {"event": "dealt", "seat": 1, "card": card}
        ]
    (hidden,) = tell.tell(SETUP, [(1, 1, 1, 0)], None)
    assert tell.say(hidden) == Message("toy-dealt-none", {"seat": "#1"})
    (shown,) = tell.tell(OPEN, [(1, 1, 1, 0)], None)
    assert tell.say(shown) == Message("toy-dealt", {"seat": "#1", "card": "@toy-card-sake-cup"})


def test_a_secret_may_have_two_owners() -> None:
    tell = telling()
    seen = [tell.tell(SETUP, [(4, 0, 2, 0)], viewer)[0] for viewer in (0, 1, 2, None)]
    assert [msgspec.to_builtins(event)["card"] for event in seen] == ["fan", None, "fan", None]


def test_a_private_event_is_told_to_its_owner_alone() -> None:
    assert told(telling(), (7, 0, 0, 0), viewer=0)
    assert (
        told(telling(), (7, 0, 0, 0), viewer=1) == told(telling(), (7, 0, 0, 0), viewer=None) == []
    )


def test_a_note_may_be_one_of_two_events() -> None:
    found = telling().tell(SETUP, [(7, 0, 0, 0), (7, 0, 0, 1)], 0)
    assert [type(event).__name__ for event in found] == ["Peeked", "Stared"]


def test_what_is_gathered_belongs_to_the_next_event_that_has_the_field() -> None:
    notes = [(2, 1, 2, 0), (2, 0, 1, 0), (0, 0, 0, 0), (3, 0, 0, 0), (3, 0, 0, 0)]
    _, first, second = told(telling(), *notes)
    assert first == {"event": "paid", "seat": 0, "cards": ["sake+cup", "sake+cup", "fan"]}
    assert second == {"event": "paid", "seat": 0, "cards": []}


def test_two_events_in_a_row_may_be_one() -> None:
    tell = Telling("toy", __name__, NOTES, MEANINGS)
    fell = tell(
        "fell",
        "TOY-6",
        "seat? chests",
        joins=lambda one, two: (
            fell(one.seat, one.chests + two.chests) if one.seat == two.seat else None
        ),
    )
    tell("bid", "TOY-1")
    notes = [(5, 1, 2, 0), (5, 1, 3, 0), (5, -1, 4, 0), (0, 0, 0, 0), (5, -1, 5, 0)]
    found = [event for event in tell.tell(SETUP, notes, None) if isinstance(event, fell)]
    assert found == [fell(1, 5), fell(None, 4), fell(None, 5)]


def test_the_table_may_have_to_tell_what_a_number_means() -> None:
    tell = telling()
    dear, free = tell.tell(SETUP, [(6, 0, 1, 0), (6, 1, 0, 0)], None)
    assert tell.say(dear) == Message(
        "toy-door-fan", {"card": "@toy-card-fan", "wide": "true", "price": 7}
    )
    assert tell.say(free).id == "toy-door-sake+cup-none"


def test_notes_not_declared_or_declared_twice_are_found() -> None:
    tell = telling()
    tell.check(8)
    with pytest.raises(AssertionError, match=r"not declared.*\[8\]"):
        tell.check(9)
    with pytest.raises(AssertionError, match="BID has the number of another note"):
        tell("bid", "TOY-1")
    with pytest.raises(AssertionError, match=r"have the numbers \{0, 1"):
        tell.include(telling())
    with pytest.raises(AttributeError, match="UNHEARD"):
        tell("unheard", "TOY-1")
    with pytest.raises(AssertionError, match="nobody tells of note 8"):
        told(tell, (8, 0, 0, 0))


# Moves


def words(*kinds: Kind, moves: int) -> Vocabulary:
    draws = {0: "deal {card}", 3: "throw {cubes:0-2}"}
    return Vocabulary("toy", Wording({}), MEANINGS, kinds, draws, ("deal fan", "throw 1"), moves)


def test_a_kind_of_move_gives_numbers_names_axes_and_sentences() -> None:
    found = words(
        Kind(0, "pass"),
        Kind(1, "put {card} on {place:1-3}", "place card"),
        Kind(7, "take all", says="take"),
        moves=8,
    )
    assert found.moves[:3] == ("pass", "put fan on 1", "put sake+cup on 1")
    assert found.move("put sake+cup on 3") == 6
    kind, axes = found.parts(6)
    assert (kind.first, axes) == (1, {"card": 1, "place": 2})
    assert found.say(6) == Message("toy-move-put", {"card": "@toy-card-sake-cup", "place": 3})
    assert found.say(7) == Message("toy-move-take")
    assert found.outcomes == {
        (0, 0): "deal fan",
        (0, 1): "deal sake+cup",
        **{(3, number): f"throw {number}" for number in range(3)},
    }


def test_a_gap_between_moves_is_found() -> None:
    with pytest.raises(AssertionError, match='"stay" should begin with move 2'):
        words(Kind(0, "take {card}"), Kind(3, "stay"), moves=4)
    with pytest.raises(AssertionError, match="there are 2 moves, not 3"):
        words(Kind(0, "take {card}"), moves=3)
