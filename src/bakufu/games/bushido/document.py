"""A position as a document that a person can read and edit; `document_reader.py` reads it back."""

from bakufu.engine.table.game import Document
from bakufu.games.bushido import names
from bakufu.games.bushido.box import DISCS, HEXES, STRENGTHS, THINGS, TILE_KINDS
from bakufu.games.bushido.state import NEUTRAL, NO_PROPOSAL, NOWHERE, BushidoState
from bakufu.games.bushido.view import discs_of, phase_of, tiles_of

TOKENS = ("3", "6", "campaign")


def seat_words(s: BushidoState) -> list[str]:
    return list(names.COLOURS[: s.box.players])


def write(s: BushidoState) -> Document:
    """The whole position, hidden things included."""
    seats = seat_words(s)
    everybody = list(enumerate(seats))

    def who(seat: int) -> str | None:
        return seats[seat] if seat >= 0 else None

    def hexes(mask: int) -> list[str]:
        return [word for place, word in enumerate(names.HEXES) if mask >> place & 1]

    return {
        "month": int(s.month),
        "phase": phase_of(s),
        "waits_for": s.asked().name,
        "actor": who(int(s.actor)),
        "first": seats[s.first],
        "daimyo": who(int(s.daimyo)),
        "roles": {
            "samurai": who(int(s.samurai)),
            "bushi": who(int(s.bushi)),
            "sensei": who(int(s.sensei)),
            "hatamoto": who(int(s.hatamoto)),
        },
        "early": int(s.early),
        "announced": int(s.announced),
        "land": {
            names.HEXES[place]: land_words(s, place)
            for place in range(HEXES)
            if s.owner[place] != NOWHERE and s.kind[place] >= 0
        },
        "pool": {names.KINDS[kind]: int(s.pool[kind]) for kind in range(TILE_KINDS)},
        "dh": {word: int(s.dh[i]) for i, word in everybody},
        "sh": {word: int(s.sh[i]) for i, word in everybody},
        "koku": {word: int(s.koku_of(i)) for i, word in everybody},
        "income": {word: int(s.income_of(i)) for i, word in everybody},
        "troops": {word: int(s.on_map(i)) for i, word in everybody},
        "reserve": {word: int(s.reserve(i)) for i, word in everybody},
        "removed": {word: int(s.removed[i]) for i, word in everybody},
        "waiting": {word: int(s.waiting[i]) for i, word in everybody},
        "tokens": {
            word: [token for bit, token in enumerate(TOKENS) if s.tokens[i] >> bit & 1]
            for i, word in everybody
        },
        "tiles": {word: tiles_of(s, i) for i, word in everybody},
        "discs": {word: discs_of(s, i) for i, word in everybody},
        "bag": int(s.bag_size()),
        "stock": int(s.stock_size()),
        "discards": int(s.discarded()),
        "known": {word: _words(list(s.known), i) for i, word in everybody},
        "seen": {
            spy: {word: _words(list(s.seen), int(i * s.box.players + j)) for j, word in everybody}
            for i, spy in everybody
        },
        "used": names.list_words(map(int, s.used), names.DISCS),
        "covered": {
            word: names.list_words(
                map(int, list(s.covered)[i * DISCS : (i + 1) * DISCS]), names.DISCS
            )
            for i, word in everybody
        },
        "tea": {"host": who(int(s.host)), "guest": who(int(s.guest))},
        "council": {
            "demanded": who(int(s.demanded)),
            "proposal": None if s.proposal == NO_PROPOSAL else int(s.proposal),
        },
        "combat": {
            "attacker": who(int(s.attacker)),
            "defender": who(int(s.defender)),
            "target": names.HEXES[s.target] if s.target >= 0 else None,
            "origin": names.HEXES[s.origin] if s.origin >= 0 else None,
            "force": int(s.force),
            "elite": int(s.force_elite),
            "bonus": [token for bit, token in enumerate(TOKENS) if s.laid >> bit & 1],
            "ready": [word for i, word in everybody if s.ready >> i & 1],
            "stacks": [_stack(s, side) for side in range(2)],
            "tops": [int(top) + 1 for top in s.top],
            "tactics": [names.THINGS[disc] if disc >= 0 else "none" for disc in s.disc],
            "won": bool(s.attack_won),
            "fallen": [int(s.fallen_attackers), int(s.fallen_defenders)],
            "tiles": int(s.tiles_used),
        },
        "turn": {
            "floor": int(s.floor),
            "balance": int(s.balance),
            "balance_elite": int(s.balance_elite),
            "placed": hexes(int(s.placed)),
            "tea_held": bool(s.tea_held),
        },
    }


def land_words(s: BushidoState, place: int) -> str:
    """ "red temple 3 elite 1 ronin 2", "neutral village ronin 1"."""
    owner = "neutral" if s.owner[place] == NEUTRAL else names.COLOURS[s.owner[place]]
    words = f"{owner} {names.KINDS[s.kind[place]]}"
    if s.owner[place] >= 0:
        words += f" {s.troops[place]}"
    if s.elite[place]:
        words += f" elite {s.elite[place]}"
    return words + (f" ronin {s.ronin[place]}" if s.ronin[place] else "")


def _words(row: list[int], number: int) -> list[str]:
    found = row[number * THINGS : (number + 1) * THINGS]
    return names.list_words(map(int, found), names.THINGS)


def _stack(s: BushidoState, side: int) -> list[str]:
    row = list(s.stack)[side * STRENGTHS : (side + 1) * STRENGTHS]
    return names.list_words(map(int, row), names.STRENGTHS)
