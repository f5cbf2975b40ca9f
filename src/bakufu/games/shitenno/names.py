"""The words of Shitennō: ids of everything that has a name, names of all moves and draws."""

from bakufu.engine.text.meaning import Flag, Meaning, Word, Words
from bakufu.engine.text.vocabulary import Kind, Vocabulary
from bakufu.engine.text.wording import Wording
from bakufu.games.shitenno import moves, state

GENERALS = ("honda", "sakakibara", "sakai", "ii")
KINDS = ("samurai", "bushi", "sohei", "shinobi")
BONUSES = ("exchange", "plus-one", "draw")
TITLES = ("hatamoto", "sensei", "shomyo", "daimyo")  # by seals, 1 to 4
PROVINCES = ("chugoku", "chubu", "hokkaido", "kyushu", "tohoku", "shikoku", "kansai", "kanto")
WAYS = ("troops", "koku")
SOURCES = ("positions", "titles", "koku", "majorities")
CARDS = (
    *("1-koku", "2-koku", "3-koku"),
    *KINDS,
    *(f"{KINDS[i]}+{KINDS[j]}" for i in range(4) for j in range(i, 4)),
)
PIECES = ("hatamoto", "exchange", "plus-one", *CARDS)

MEANINGS: dict[str, Meaning] = {
    "province": Word(PROVINCES, "province"),
    "kind": Word(KINDS, "kind"),
    "general": Word(GENERALS, "general"),
    "title": Word(TITLES, "title", first=1),
    "card": Word(CARDS, "card"),
    "troop": Word(CARDS[3:]),
    "koku": Word(CARDS[:3]),
    "cards": Words(CARDS, "card"),
    "piece": Word(PIECES, "piece"),
    "pieces": Words(PIECES, "piece"),
    "bonus": Word(BONUSES, "bonus"),
    "way": Word(WAYS, "way"),
    "source": Word(SOURCES, "source"),
    "year": Word(("even", "odd")),
    "how": Word(("accepted", "refused-by-all", "last-two")),
    "position": Meaning(first=1),
    "at_setup": Flag(),
    "first": Flag(),
}

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

VOCABULARY = Vocabulary(
    "shitenno",
    WORDING,
    MEANINGS,
    (
        Kind(moves.GENERAL, "general {general}"),
        Kind(moves.TILE, "tile {seals:1-4}"),
        Kind(moves.ADD, "add {card}"),
        Kind(moves.OFFER, "offer"),
        Kind(moves.ACCEPT, "accept"),
        Kind(moves.REFUSE, "refuse"),
        Kind(moves.TAKE_HIGHER, "take higher", says="take"),
        Kind(moves.TAKE_LOWER, "take lower", says="take"),
        Kind(moves.PLACE, "place {province} by {way}"),
        Kind(moves.PIECE, "piece {piece}"),
        Kind(moves.PAY, "pay"),
        Kind(moves.USE_DRAW, "draw"),
        Kind(moves.END_TURN, "end"),
        Kind(moves.GILD, "gild {province} {position:1-4}"),
    ),
    {
        state.DRAW_GENERAL: "general {general}",
        state.DRAW_GATE: "gate {kind}",
        state.DRAW_TITLE: "title {title}",
        state.DRAW_TROOP: "card {troop}",
        state.DRAW_KOKU: "koku {koku}",
        state.DRAW_BONUS: "bonus {bonus}",
    },
    ("gate bushi", "title daimyo", "card bushi+sohei", "koku 2-koku", "bonus exchange"),
    moves.MOVES,
)
