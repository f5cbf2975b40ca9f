"""A position as a document that a person can read and edit; `document_reader.py` reads it back."""

from bakufu.engine.table.game import Document
from bakufu.games.edo import names
from bakufu.games.edo.box import RESOURCES, ROOMS, SLOTS, SPACES
from bakufu.games.edo.document_reader import HALVES
from bakufu.games.edo.state import PLAN, SOURCES, EdoState
from bakufu.games.edo.view import building_of, gone


def seat_words(s: EdoState) -> list[str]:
    """A seat is called by its colour; before the choice, by its number."""
    return [
        names.COLOURS[s.colour[seat]] if s.colour[seat] >= 0 else f"seat{seat + 1}"
        for seat in range(s.box.players)
    ]


def write(s: EdoState) -> Document:
    """The whole position, hidden things included."""
    seats = seat_words(s)
    everybody = list(enumerate(seats))
    return {
        "round": int(s.round),
        "waits_for": s.asked().name,
        "actor": seats[s.actor] if s.actor >= 0 else None,
        "first": seats[s.first],
        "second_lap": bool(s.second_lap),
        "slot": int(s.slot) + 1,
        "seats": seats,
        "sets": {w: names.SETS[s.start_set[i]] for i, w in everybody if s.start_set[i] >= 0},
        "homes": {w: names.CITIES[s.home[i]] for i, w in everybody if s.home[i] >= 0},
        "ryo": {word: int(s.ryo[i]) for i, word in everybody},
        "goods": {
            word: {g: int(s.goods[i * RESOURCES + n]) for n, g in enumerate(names.RESOURCES)}
            for i, word in everybody
        },
        "scores": {word: int(s.score(i)) for i, word in everybody},
        "points": {
            word: {name: int(s.points[i * SOURCES + n]) for n, name in enumerate(names.SOURCES)}
            for i, word in everybody
        },
        "stocks": {
            word: {"house": int(s.houses[i]), "post": int(s.posts[i])} for i, word in everybody
        },
        "shoguns": {word: int(s.shoguns[i]) for i, word in everybody},
        "recruits": {word: int(s.recruits[i]) for i, word in everybody if s.recruits[i]},
        "supply": {"shoguns": int(s.supply), "fortresses": int(s.fortresses)},
        "samurai": {
            word: {
                space: int(s.samurai[i * SPACES + n])
                for n, space in enumerate(names.SPACES)
                if s.samurai[i * SPACES + n]
            }
            for i, word in everybody
        },
        "cities": {
            word: [
                _building_word(int(s.built[city * ROOMS + room]), seats)
                for room in range(s.buildings[city])
            ]
            for city, word in enumerate(names.CITIES)
            if s.box.open[city]
        },
        "tiles": {w: names.TILES[s.tile[c]] for c, w in enumerate(names.CITIES) if s.tile[c] >= 0},
        "merchant": names.SPACES[s.merchant],
        "current": names.MERCHANTS[s.current],
        "next": names.MERCHANTS[s.next_card] if s.next_card >= 0 else None,
        "gone": gone(s),
        "merchant_pile": int(s.merchant_pile_size()),
        "display": [word for i, word in enumerate(names.SPECIALS) if s.in_display(i)],
        "special_pile": int(s.special_pile_size()),
        "specials": {
            word: [special for i, special in enumerate(names.SPECIALS) if s.owner[i] == seat]
            for seat, word in everybody
        },
        "bought": [word for i, word in enumerate(names.SPECIALS) if s.fresh >> i & 1],
        "handed_in": [word for i, word in everybody if s.committed >> i & 1],
        "plans": {
            word: [_slot_words(s, i, slot) for slot in range(SLOTS) if s.face(i, slot) >= 0]
            for i, word in everybody
        },
        "officials": {word: int(s.own_officials(i)) for i, word in everybody},
        "shown": {word: int(s.shown[i]) for i, word in everybody},
        "turn": {
            "left": int(s.left),
            "own_left": int(s.own_left),
            "half": HALVES[s.half],
            "floor": int(s.floor),
            "moving": int(s.moving),
            "served": {w: int(s.served[i]) for i, w in enumerate(names.SPACES) if s.served[i]},
            "moved": {w: int(s.moved[i]) for i, w in enumerate(names.SPACES) if s.moved[i]},
        },
    }


def _building_word(mark: int, seats: list[str]) -> str:
    kind, seat = building_of(mark)
    if seat is None:
        return kind
    return seats[seat] if kind == "house" else f"{seats[seat]} {kind}"


def _slot_words(s: EdoState, seat: int, slot: int) -> str:
    """ "c travel 1+1": card, action, own and Shogun officials; without them while they wait."""
    place = seat * int(SLOTS) + slot
    words = f"{names.CARDS[s.card[place]]} {names.ACTIONS[s.action[place]]}"
    if s.step == PLAN and s.planned[seat] < slot * 2 + 2:
        return words
    return f"{words} {s.own[place]}+{s.shogun[place]}"
