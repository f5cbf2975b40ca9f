"""The words of Edo: ids of everything that has a name, names of all moves and draws."""

from bakufu.engine.text.meaning import Flag, Meaning, Word, Words
from bakufu.engine.text.vocabulary import Kind, Vocabulary
from bakufu.engine.text.wording import Wording
from bakufu.games.edo import moves, state

COLOURS = ("blue", "red", "green", "yellow")
# Of both sides of the board; side A has no bridge, no Mito and fewer others.
SPACES = (
    *("edo", "sumida", "tama", "tone", "nihonbashi"),
    *("kawagoe", "odawara", "sakura", "mito"),
    *("usui", "hakone", "kurihashi", "kobotoke"),
    *("field-1", "field-2", "forest-1", "forest-2", "forest-3"),
    *("quarry-1", "quarry-2", "quarry-3"),
)
KINDS = ("city", "road", "gate", "field", "forest", "quarry")
CITIES = ("edo", "kawagoe", "odawara", "sakura", "mito")
RESOURCES = ("rice", "wood", "stone")
ACTIONS = (
    *("money", "rice", "travel", "recruit", "development"),
    *("field", "wood", "stone", "build", "trade"),
)
BUILDINGS = ("house", "post", "fortress")
SPECIALS = tuple(f"s{number:02}" for number in range(1, 13))
CARDS = ("a", "b", "c", *SPECIALS)
MERCHANTS = tuple(f"m{number:02}" for number in range(1, 11))
TILES = ("p12", "p10", "p9", "p8", "p7")
SETS = ("k1", "k2", "k3", "k4", "k5")
SOURCES = ("houses", "post", "fortresses", "trade", "samurai", "ryo")
SEATS = tuple(f"seat{seat}" for seat in range(1, 5))


MEANINGS: dict[str, Meaning] = {
    "colour": Word(COLOURS, "edo-colour"),
    "space": Word(SPACES, "edo-space"),
    "origin": Word(SPACES, "edo-space"),
    "goal": Word(SPACES, "edo-space"),
    "city": Word(CITIES, "edo-space"),
    "resource": Word(RESOURCES, "edo-resource"),
    "action": Word(ACTIONS, "edo-action"),
    "building": Word(BUILDINGS, "edo-building"),
    "card": Word(CARDS, "edo-card"),
    "special": Word(SPECIALS, "edo-card"),
    "merchant": Word(MERCHANTS, "edo-merchant"),
    "tile": Word(TILES, "edo-tile"),
    "set": Word(SETS, "edo-set"),
    "source": Word(SOURCES, "edo-source"),
    "who": Word(SEATS),
    "slot": Meaning(first=1),
    "spaces": Words(SPACES, "edo-space"),
    "card_too": Flag(),
    "hungry": Flag(),
    "by_points": Flag(),
}

# Other spellings people use: those of the rulebook among them.
_ALIASES = {
    "x1": "sumida",
    "x2": "tama",
    "x3": "tone",
    "x4": "nihonbashi",
    "bridge": "nihonbashi",
    "t1": "kawagoe",
    "t2": "odawara",
    "t3": "sakura",
    "t4": "mito",
    "g1": "usui",
    "g2": "hakone",
    "g3": "kurihashi",
    "g4": "kobotoke",
    "trading post": "post",
    "rice field": "field",
    "develop": "development",
}
_ALIASES |= {
    f"{other}{number}": f"{word}-{number}"
    for word, others in (
        ("field", ("rice", "field")),
        ("forest", ("wood", "forest")),
        ("quarry", ("stone", "quarry")),
    )
    for other in others
    for number in range(1, 4)
}
WORDING = Wording(_ALIASES)
plain = WORDING.plain
index = WORDING.index

VOCABULARY = Vocabulary(
    "edo",
    WORDING,
    MEANINGS,
    (
        Kind(moves.COLOUR, "colour {colour}"),
        Kind(moves.TAKE_SET, "set {set}"),
        Kind(moves.HOME, "home {city}"),
        Kind(moves.LAY, "lay {card} {action}"),
        Kind(moves.OFFICIALS, "officials {own:0-5} {shogun:0-5}"),
        Kind(moves.LIFT, "lift"),
        Kind(moves.HAND_IN, "hand in"),
        Kind(moves.GO, "go {origin} to {goal}"),
        Kind(moves.LEAD, "merchant to {goal}", says="merchant"),
        Kind(moves.REVEAL, "reveal"),
        Kind(moves.USE, "use {times:1-5}"),
        Kind(moves.SEND, "send to {space}", says="send"),
        Kind(moves.ENOUGH, "enough"),
        Kind(moves.LEARN, "take {special}"),
        Kind(moves.GATHER, "gather {space}"),
        Kind(moves.BUILD, "build {building} in {city}", "city building"),
        Kind(moves.BUY, "buy {number:1-10}"),
        Kind(moves.POINT, "point"),
        Kind(moves.END_TURN, "end"),
        Kind(moves.RECALL, "recall {space}"),
        Kind(moves.PAY_WAGES, "pay"),
    ),
    {
        state.DRAW_TILE: "tile {tile}",
        state.DRAW_MERCHANT: "merchant {merchant}",
        state.DRAW_SPECIAL: "special {special}",
        state.DRAW_FIRST: "first {who}",
        state.DRAW_COLOUR: "colour {colour}",
    },
    ("tile p8", "merchant m03", "special s04", "first seat2", "colour red"),
    moves.MOVES,
)
