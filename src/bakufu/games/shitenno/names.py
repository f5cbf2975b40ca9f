"""The words of Shitennō: ids of everything that has a name, names of all moves and draws."""

import unicodedata
from collections.abc import Iterable, Sequence

from bakufu.engine.errors import BadInput, unknown
from bakufu.games.shitenno import moves

GENERALS = ("honda", "sakakibara", "sakai", "ii")
KINDS = ("samurai", "bushi", "sohei", "shinobi")
BONUSES = ("exchange", "plus-one", "draw")
TITLES = ("hatamoto", "sensei", "shomyo", "daimyo")  # by seals, 1 to 4
PROVINCES = ("chugoku", "chubu", "hokkaido", "kyushu", "tohoku", "shikoku", "kansai", "kanto")
WAYS = ("troops", "koku")
STEPS = (
    "general",
    "tile",
    "cards",
    "answer",
    "which lot",
    "turn",
    "payment",
    "nobody",
)
SOURCES = ("positions", "titles", "koku", "majorities")
CARDS = (
    *("1-koku", "2-koku", "3-koku"),
    *KINDS,
    *(f"{KINDS[i]}+{KINDS[j]}" for i in range(4) for j in range(i, 4)),
)
PIECES = ("hatamoto", "exchange", "plus-one", *CARDS)

_DRAWS = (
    ("general", GENERALS),
    ("gate", KINDS),
    ("title", TITLES),
    ("card", CARDS[3:]),
    ("koku", CARDS[:3]),
    ("bonus", BONUSES),
)

# Other spellings people use.
_ALIASES = {"+1": "plus-one", "plus1": "plus-one", "plus": "plus-one"}
_ALIASES |= {
    f"{KINDS[j]}+{KINDS[i]}": f"{KINDS[i]}+{KINDS[j]}" for i in range(4) for j in range(i, 4)
}


def _move_names() -> list[str]:
    names = [f"general {name}" for name in GENERALS]
    names += [f"tile {seals}" for seals in range(1, 5)]
    names += [f"add {card}" for card in CARDS]
    names += ["offer", "accept", "refuse", "take higher", "take lower"]
    names += [f"place {province} by {way}" for province in PROVINCES for way in WAYS]
    names += [f"piece {piece}" for piece in PIECES]
    names += ["pay", "draw", "end"]
    names += [f"gild {province} {position}" for province in PROVINCES for position in range(1, 5)]
    assert len(names) == moves.MOVES
    return names


MOVE_NAMES = tuple(_move_names())
MOVE_NUMBERS = {name: number for number, name in enumerate(MOVE_NAMES)}
OUTCOME_NAMES = {
    (what, kind): f"{label} {name}"
    for what, (label, names) in enumerate(_DRAWS)
    for kind, name in enumerate(names)
}
OUTCOME_NUMBERS = {name: pair for pair, name in OUTCOME_NAMES.items()}


def plain(word: str) -> str:
    """A word without accents, capitals and outer spaces: "Sōhei " is "sohei"."""
    letters = unicodedata.normalize("NFKD", word)
    text = "".join(letter for letter in letters if not unicodedata.combining(letter))
    text = " ".join(text.lower().split())
    return _ALIASES.get(text, text)


def index(word: object, known: Sequence[str], what: str, where: str = "") -> int:
    """The number of a word among known ones."""
    text = plain(str(word))
    if text not in known:
        raise unknown(what, word, known, where)
    return known.index(text)


def count_words(
    words: Iterable[object], known: Sequence[str], what: str, where: str = ""
) -> list[int]:
    """How often each known word is in a list; "samurai x3" stands for three."""
    counts = [0] * len(known)
    for word in words:
        text, times = plain(str(word)).replace("×", "x"), 1
        head, _, tail = text.rpartition(" x")
        if head and tail.isdigit():
            text, times = plain(head), int(tail)
        counts[index(text, known, what, where)] += times
    return counts


def list_words(counts: Iterable[int], known: Sequence[str]) -> list[str]:
    """The reverse of `count_words`, each thing by itself."""
    return [word for word, count in zip(known, counts, strict=True) for _ in range(count)]


def outcome_number(name: str) -> tuple[int, int]:
    label, _, rest = name.partition(" ")
    found = OUTCOME_NUMBERS.get(f"{plain(label)} {plain(rest)}")
    if found is None:
        raise BadInput(
            f'there is no chance outcome "{name}": expected words such as '
            '"gate bushi", "title daimyo", "card bushi+sohei", "koku 2-koku" or "bonus exchange"'
        )
    return found
