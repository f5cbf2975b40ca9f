"""The words of Bushido: ids of everything that has a name, names of all moves and draws."""

from bakufu.engine.text.meaning import Flag, Meaning, Word, Words
from bakufu.engine.text.message import Argument
from bakufu.engine.text.vocabulary import Kind, Vocabulary
from bakufu.engine.text.wording import Wording
from bakufu.games.bushido import moves, state
from bakufu.games.bushido.box import CELLS, LAND, ORIGINS, hex_name

COLOURS = ("red", "blue", "green", "yellow", "violet")
HEXES = tuple(hex_name(place).lower() for place in range(len(CELLS)))
KINDS = ("mountain", "rice", "village", "town", "city", "temple", "fortress")
TILES = ("1", "2", "3", "chanoyu", "geisha", "shinobi", "ronin", "seppuku")
DISCS = ("battle", "duel", "ambush", "traitor", "kotau")
THINGS = (*TILES, *DISCS)
STRENGTHS = ("1", "2", "3")
ROLES = ("daimyo", "samurai", "bushi", "sensei", "hatamoto")
TOKENS = ("none", "3", "6", "both")
EFFECTS = ("appease", "fan", "plead")
SEATS = tuple(f"seat{seat}" for seat in range(1, 6))
WAYS = tuple(
    f"{HEXES[target]} from {HEXES[origin]}"
    for origin, target in zip(ORIGINS, LAND.neighbours, strict=True)
)


def _shown(word: str) -> Argument:
    """A hex as people read it: C3."""
    return word.upper()


def _way(word: str) -> Argument:
    target, _, origin = word.partition(" from ")
    return f"{target.upper()} ← {origin.upper()}"


MEANINGS: dict[str, Meaning] = {
    "hex": Word(HEXES, _shown),
    "origin": Word(HEXES, _shown),
    "target": Word(HEXES, _shown),
    "way": Word(WAYS, _way),
    "kind": Word(KINDS, "bushido-kind"),
    "tile": Word(TILES, "bushido-thing"),
    "tiles": Words(TILES, "bushido-thing"),
    "disc": Word(DISCS, "bushido-thing"),
    "discs": Words(DISCS, "bushido-thing"),
    "things": Words(THINGS, "bushido-thing"),
    "tactic": Word(DISCS[:4], "bushido-thing"),
    "strength": Meaning(first=1, values=range(1, 4)),
    "top": Meaning(first=1, values=range(1, 4)),
    "stack": Words(STRENGTHS, "bushido-thing"),
    "role": Word(ROLES, "bushido-role"),
    "tokens": Word(TOKENS, "bushido-tokens"),
    "effect": Word(EFFECTS, "bushido-effect"),
    "at_the_end": Flag(),
    "even": Meaning(values=range(0, 51, 2)),
    "who": Word(SEATS, lambda word: f"#{int(word[4:]) - 1}"),
    "guest": Word(SEATS, lambda word: f"#{int(word[4:]) - 1}"),
}

# Other spellings people use: the rulebook's coordinates among them.
_ALIASES = {f"{q},{r}": word for (q, r), word in zip(CELLS, HEXES, strict=True)}
_ALIASES |= {f"({q},{r})": word for (q, r), word in zip(CELLS, HEXES, strict=True)}
_ALIASES |= {
    "mountains": "mountain",
    "rice field": "rice",
    "field": "rice",
    "katana 1": "1",
    "katana 2": "2",
    "katana 3": "3",
    "tea": "chanoyu",
    "spy": "shinobi",
}
WORDING = Wording(_ALIASES)
plain = WORDING.plain
index = WORDING.index
count_words = WORDING.count_words
list_words = WORDING.list_words

VOCABULARY = Vocabulary(
    "bushido",
    WORDING,
    MEANINGS,
    (
        Kind(moves.FORTRESS_AT, "fortress {hex}"),
        Kind(moves.SETTLE, "settle {hex}"),
        Kind(moves.STATION, "station {number:0-30} in {hex}", "hex number"),
        Kind(moves.GUARD, "guard {number:0-3} in {hex}", "hex number"),
        Kind(moves.FILL_FROM, "fill from {hex}", says="fill"),
        Kind(moves.DISCARD, "discard {disc}"),
        Kind(moves.DONE, "done"),
        Kind(moves.CALL, "call elite"),
        Kind(moves.PASS, "pass"),
        Kind(moves.INVITE_SEAT, "invite {who}"),
        Kind(moves.ACCEPT, "accept"),
        Kind(moves.REFUSE, "refuse"),
        Kind(moves.GIVE, "give up {honour:even}", says="give-up"),
        Kind(moves.BUY_POINTS, "buy {points:0-11}"),
        Kind(moves.MAKE_SAMURAI, "samurai {who}"),
        Kind(moves.MAKE_BUSHI, "bushi {who}"),
        Kind(moves.MAKE_SENSEI, "sensei {who}"),
        Kind(moves.PLACE_RONIN, "ronin {hex}"),
        Kind(moves.SPY, "spy {who}"),
        Kind(moves.HOLD_TEA, "tea {who}"),
        Kind(moves.PLAY_GEISHA, "geisha"),
        Kind(moves.RISE_IN, "revolt {hex}"),
        Kind(moves.LAY_CAMPAIGN, "campaign"),
        Kind(moves.ATTACK, "attack {way}"),
        Kind(moves.HALT, "halt"),
        Kind(moves.SEND_TROOPS, "send {number:0-30}"),
        Kind(moves.SEND_GUARDS, "send elite {number:0-3}", says="send-elite"),
        Kind(moves.LAY_BONUS, "bonus {tokens}"),
        Kind(moves.LAY_KATANA, "lay {strength} x {number:1-51}"),
        Kind(moves.TOP, "top {strength}"),
        Kind(moves.NO_KATANA, "no katana"),
        Kind(moves.TACTIC_OF, "play {tactic}"),
        Kind(moves.RETREAT_TO, "retreat {hex}"),
        Kind(moves.SEPPUKU_NOW, "seppuku"),
        Kind(moves.LOSS, "propose {honour:2-10}"),
        Kind(moves.FOLLOW, "follow"),
        Kind(moves.SPARE, "spare"),
        Kind(moves.ARM, "to arms"),
        Kind(moves.WAIT, "wait"),
        Kind(moves.AUDIENCE_FOR, "kotau {effect}"),
    ),
    {
        state.DRAW_TILE: "tile {tile}",
        state.DRAW_DISC: "disc {disc}",
        state.DRAW_PROVINCE: "province {kind}",
        state.DRAW_FIRST: "first {who}",
    },
    ("tile 3", "tile geisha", "disc duel", "province temple", "first seat2"),
    moves.MOVES,
)
