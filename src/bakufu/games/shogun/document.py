"""A position as a document that a person can read and edit; `document_reader.py` reads it back."""

from collections.abc import Iterable

from bakufu.engine.table.game import Document
from bakufu.games.shogun import names
from bakufu.games.shogun.box import (
    FARMERS,
    GROUP_SIZES,
    SMALLEST_GROUP,
    SPACES,
)
from bakufu.games.shogun.modules.faces import SOURCES as SOURCE_WORDS
from bakufu.games.shogun.modules.faces import in_play, sources_in_play
from bakufu.games.shogun.periods import ACTING, drafting, in_round
from bakufu.games.shogun.state import (
    CLOSED,
    EVENT_GONE,
    EVENT_OPEN,
    EVENT_RULING,
    NEUTRAL,
    PLAN,
    SOURCES,
    ShogunState,
)


def seat_words(s: ShogunState) -> list[str]:
    """A seat is called by its colour; before the choice, by its number."""
    return [
        names.COLOURS[s.colour[seat]] if s.colour[seat] >= 0 else names.SEATS[seat]
        for seat in range(s.box.players)
    ]


def owner_word(owner: int, seats: list[str]) -> str:
    if owner == CLOSED:
        return "closed"
    return "neutral" if owner == NEUTRAL else seats[owner]


# Writing


def write(s: ShogunState) -> Document:
    """The whole position, hidden things included."""
    seats = seat_words(s)
    events = [int(place) for place in s.events]
    ruling = names.EVENTS[events.index(EVENT_RULING)] if EVENT_RULING in events else None
    if ruling is None and in_round(s) and s.step != PLAN:
        ruling = "cancelled"
    sources = sources_in_play(s)
    return {
        "year": int(s.year),
        "season": names.SEASONS[s.season] if s.year > 0 else None,
        "waits_for": s.asked().name,
        "actor": seats[s.actor] if s.actor >= 0 else None,
        "seats": seats,
        "provinces": {
            name: {
                "owner": owner_word(int(s.owner[province]), seats),
                "armies": int(s.armies[province]),
                "buildings": _built(s, province),
                "unrest": int(s.unrest[province]),
            }
            for province, name in enumerate(names.PROVINCES)
        },
        "chests": {word: int(s.chests[i]) for i, word in enumerate(seats)},
        "rice": {word: int(s.rice[i]) for i, word in enumerate(seats)},
        "supply": {word: int(s.supply[i]) for i, word in enumerate(seats)}
        | {"farmers": int(s.farmers)},
        "tower": _cubes(s.tower, seats),
        "tray": _cubes(s.tray, seats),
        "stock": {name: int(s.stock[i]) for i, name in enumerate(names.BUILDINGS)},
        "scores": {word: int(s.score(i)) for i, word in enumerate(seats)},
        "points": {
            word: {SOURCE_WORDS[j]: int(s.points[i * SOURCES + j]) for j in sources}
            for i, word in enumerate(seats)
        },
        "plans": {
            word: {
                name: names.CARDS[s.plan[i * SPACES + space]]
                for space, name in enumerate(names.SPACES)
                if s.plan[i * SPACES + space] >= 0
            }
            for i, word in enumerate(seats)
        },
        "settled": {word: int(s.planned[i]) for i, word in enumerate(seats)},
        "shown": {
            word: [name for j, name in enumerate(names.SPACES) if s.shown[i * SPACES + j]]
            for i, word in enumerate(seats)
        },
        "committed": [word for i, word in enumerate(seats) if s.committed >> i & 1],
        "gained": names.list_words(s.gained, names.PROVINCES),
        "track": [names.ACTIONS[action] for action in s.track if action >= 0],
        "action": names.ACTIONS[s.track[s.track_place]] if s.step in ACTING else None,
        "specials": [names.SPECIALS[card] for card in s.special if card >= 0],
        "places": {
            word: int(s.place_of[i]) + 1 for i, word in enumerate(seats) if s.place_of[i] >= 0
        },
        "order": [seats[seat] for seat in s.order if seat >= 0],
        "bids": [seats[seat] for seat in s.bid_order if seat >= 0],
        "events": {
            "open": _cards(events, EVENT_OPEN),
            "ruling": ruling,
            "gone": _cards(events, EVENT_GONE),
        },
        "march": {"to": names.PROVINCES[s.target] if s.target >= 0 and s.step in ACTING else None},
        "draft": _draft(s, seats) if drafting(s) else None,
        "revolts": names.list_words(s.revolts, names.PROVINCES),
        "revolt_farmers": int(s.hunger_farmers),
        **{face.name: face.write(s, module, seats) for face, module in in_play(s)},
    }


def _built(s: ShogunState, province: int) -> list[str]:
    return [name for i, name in enumerate(names.BUILDINGS) if s.buildings[province] >> i & 1]


def _cubes(cubes: Iterable[int], seats: list[str]) -> dict[str, int]:
    row = [int(count) for count in cubes]
    return {word: row[i] for i, word in enumerate(seats)} | {"farmers": row[FARMERS]}


def _cards(events: list[int], place: int) -> list[str]:
    return [names.EVENTS[card] for card, where in enumerate(events) if where == place]


def _draft(s: ShogunState, seats: list[str]) -> Document:
    last = [int(card) for card in s.last_seen]
    return {
        "display": [names.PROVINCES[card] for card in s.display if card >= 0],
        "pile": names.list_words(s.pile, names.PROVINCES),
        "under": [names.PROVINCES[card] for card in s.bottom if card >= 0],
        "taken": names.PROVINCES[s.drafted] if s.drafted >= 0 else None,
        "renewed": bool(s.renewed),
        "last_seen": {
            word: [names.PROVINCES[card] for card in last[i * 2 : i * 2 + 2]]
            for i, word in enumerate(seats)
            if last[i * 2] >= 0
        },
        "groups": {
            word: [
                size + int(SMALLEST_GROUP)
                for size in reversed(range(GROUP_SIZES))
                for _ in range(s.groups[i * GROUP_SIZES + size])
            ]
            for i, word in enumerate(seats)
        },
    }


# Reading

KEYS = (
    *("year", "season", "waits_for", "actor", "seats", "provinces", "chests", "rice", "supply"),
    *("tower", "tray", "stock", "scores", "points", "plans", "settled", "shown", "committed"),
    "gained",
    *("track", "action", "specials", "places", "order", "bids", "events", "march", "draft"),
    *("revolts", "revolt_farmers"),
)
# Lists in the document whose order matters.
ORDERED = frozenset(
    {"seats", "track", "specials", "order", "bids", "display", "under", "visitors", "row"}
)
