"""The words of Shitennō: ids of everything that has a name, names of all moves and draws."""

from bakufu.engine.text.vocabulary import Vocabulary
from bakufu.engine.text.wording import Wording
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
WORDING = Wording(_ALIASES)
plain = WORDING.plain
index = WORDING.index
count_words = WORDING.count_words
list_words = WORDING.list_words


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


VOCABULARY = Vocabulary(
    WORDING,
    _move_names(),
    {
        (what, kind): f"{label} {name}"
        for what, (label, names) in enumerate(_DRAWS)
        for kind, name in enumerate(names)
    },
    ("gate bushi", "title daimyo", "card bushi+sohei", "koku 2-koku", "bonus exchange"),
)
