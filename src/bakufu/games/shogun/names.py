"""The words of Shogun: ids of everything that has a name, names of all moves and draws."""

from bakufu.engine.text.meaning import Flag, Meaning, Word
from bakufu.engine.text.vocabulary import Kind, Vocabulary
from bakufu.engine.text.wording import Wording
from bakufu.games.shogun import moves, state
from bakufu.games.shogun.modules import numbers

# In the order of the alphabet, as in `provinces.toml`.
PROVINCES = (
    *("aki", "awa-boso", "awa-shikoku", "bingo", "bitchu"),
    *("bizen", "echigo", "echizen", "etchu", "harima"),
    *("hida", "hitachi", "hoki", "ise", "iwami"),
    *("iyo", "izu", "izumo", "kaga", "kai"),
    *("kazusa", "kii", "kozuke", "mikawa", "mimasaka"),
    *("mino", "musashi", "mutsu", "noto", "omi"),
    *("owari", "sagami", "sanuki", "settsu", "shima"),
    *("shimosa", "shimotsuke", "shinano", "suruga", "tajima"),
    *("tamba", "tosa", "totomi", "wakasa", "yamato"),
)
COLOURS = ("black", "red", "yellow", "purple", "blue")
SIDES = ("sun", "moon")
REGIONS = ("green", "red", "purple", "yellow", "brown")
BUILDINGS = ("castle", "temple", "theatre")
ACTIONS = (
    *BUILDINGS,
    *("rice", "tax", "deploy-5", "deploy-3", "deploy-1", "combat-a", "combat-b"),
)
COMBATS = ("combat-a", "combat-b")
SPACES = (*ACTIONS, "bid", "convert-3", "convert-2", "convert-1")
CARDS = (*PROVINCES, *(f"chest-{value}" for value in range(5)), "tower")
SPECIALS = ("tax-more", "rice-more", "six-armies", "attack-more", "defence-more")
# What events say, and the cards that say it.
RULINGS = (
    "theatre-calms",
    "two-farmers",
    "castle-defends",
    "temple-forbids",
    "tax-at-most",
    "tax-at-least",
    "rice-at-least",
    "rice-at-most",
    "fewer-recruits",
)
EVENTS = (
    "theatre-calms-a",
    "theatre-calms-b",
    "two-farmers",
    "castle-defends-a",
    "castle-defends-b",
    "temple-forbids-a",
    "tax-at-most",
    "tax-at-least",
    "temple-forbids-b",
    "rice-at-least",
    "rice-at-most",
    "fewer-recruits",
)
SEASONS = ("spring", "summer", "autumn", "winter")
STEPS = (
    "colour",
    "card",
    "group",
    "plan",
    "special",
    "deploy",
    "march",
    "revolt",
    "nobody",
    "leader",
    "draft-leader",
    "leader-move",
    "bonus",
    "favour",
    "favour-use",
    "claim",
)
# Of points; the last four come from modules.
SOURCES = (
    *("provinces", "buildings", "castles", "temples", "theatres"),
    *("favours", "samurai", "statues", "chambers"),
)
_OF_MODULES = {
    "favours": "court",
    "samurai": "samurai",
    "statues": "leaders",
    "chambers": "chambers",
}
# In the order in which they join, which is that of SHO-ROUND-03.
MODULES = ("leaders", "samurai", "court", "chambers")
BONUSES = ("chests", "armies", "rice", "points")
FAVOURS = tuple(f"favour-{number}" for number in range(1, 22))
FIELDS = tuple(f"{row}-{column}" for row in range(1, 7) for column in range(1, 7))
LISTS = ("a", "b", "c", "d", "e")
SEATS = tuple(f"seat{seat}" for seat in range(1, 6))
# Whose cubes: of a seat, or green.
CUBES = (*SEATS, "farmers")
MOST_ARMIES = 62
MOST_FARMERS = 20

RANKS = ("first", "second", "third")


def name_of(sort: str, word: str) -> str:
    """The message id of a name; province cards are called like their provinces."""
    if sort == "card" and word in PROVINCES:
        sort = "province"
    return f"shogun-{sort}-{word}"


def named(sort: str, word: str) -> str:
    """A name as an argument of a message."""
    return f"@{name_of(sort, word)}"


MEANINGS: dict[str, Meaning] = {
    "province": Word(PROVINCES, "shogun-province"),
    "origin": Word(PROVINCES, "shogun-province"),
    "target": Word(PROVINCES, "shogun-province"),
    "card": Word(CARDS, lambda word: named("card", word)),
    "colour": Word(COLOURS, "shogun-colour"),
    "region": Word(REGIONS, "shogun-region"),
    "building": Word(BUILDINGS, "shogun-building"),
    "action": Word(ACTIONS, "shogun-action"),
    "space": Word(SPACES, "shogun-action"),
    "special": Word(SPECIALS, "shogun-special"),
    "season": Word(SEASONS, "shogun-season"),
    "source": Word(SOURCES, "shogun-source"),
    "bonus": Word(BONUSES, "shogun-bonus"),
    "letter": Word(LISTS, str.upper),
    "open": Word(RANKS[:2], lambda word: RANKS.index(word) + 1),
    "rank": Word(RANKS, lambda word: RANKS.index(word) + 1),
    "event": Word(EVENTS),
    "favour": Word(FAVOURS),
    "field": Word(FIELDS),
    "who": Word(SEATS),
    "how": Word(("battle", "revolt")),
    "place": Meaning(first=1),
    "unseen": Flag(),
}

# Other spellings people use.
_ALIASES = {"theater": "theatre"}
_ALIASES |= {f"deploy{sign}{number}": f"deploy-{number}" for sign in ("", " ") for number in "135"}
_ALIASES |= {
    f"convert{sign}{number}": f"convert-{number}" for sign in ("", " ") for number in "321"
}
_ALIASES |= {f"combat{sign}{name}": f"combat-{name}" for sign in ("", " ") for name in "ab"}
_ALIASES |= {f"chest{sign}{value}": f"chest-{value}" for sign in ("", " ") for value in range(5)}
_ALIASES |= {
    f"{head} {tail}": f"{head}-{tail}" for head, tail in (("awa", "boso"), ("awa", "shikoku"))
}
WORDING = Wording(_ALIASES)
plain = WORDING.plain
index = WORDING.index
count_words = WORDING.count_words
list_words = WORDING.list_words


def sources_in_play(s: state.ShogunState) -> list[int]:
    """What can bring points at this table."""
    modules = {module.name for module in s.modules}
    return [
        number
        for number, source in enumerate(SOURCES)
        if source not in _OF_MODULES or _OF_MODULES[source] in modules
    ]


_DRAWS: dict[int, str] = {
    state.DRAW_LIST: "list {letter}",
    state.DRAW_FIRST: "first {who}",
    state.DRAW_PROVINCE: "province {province}",
    state.DRAW_ACTION: "action {action}",
    state.DRAW_SPECIAL: "special {special}",
    state.DRAW_EVENT: "event {event}",
    state.DRAW_RULING: "ruling {event}",
    state.DRAW_TIE: "tie {who}",
    state.DRAW_REVOLT: "revolt {province}",
    numbers.DRAW_FAVOUR: "favour {favour}",
    numbers.DRAW_REGION: "region {region}",
    numbers.DRAW_TILE: "tile {field}",
}
# Throws end in a number of cubes: of the cubes thrown, and of those that were in the tower.
for _cube, _whose in enumerate(CUBES):
    _most = MOST_FARMERS if _whose == "farmers" else MOST_ARMIES
    _DRAWS[state.DRAW_THROWN + _cube] = f"thrown {_whose} {{cubes:0-{_most}}}"
    _DRAWS[state.DRAW_KNOCKED + _cube] = f"knocked {_whose} {{cubes:0-{_most}}}"

VOCABULARY = Vocabulary(
    "shogun",
    WORDING,
    MEANINGS,
    (
        Kind(moves.COLOUR, "colour {colour}"),
        Kind(moves.RENEW, "renew"),
        Kind(moves.TAKE_OPEN, "take {place:open}", says="take-open"),
        Kind(moves.TAKE_UNSEEN, "take unseen"),
        Kind(moves.GROUP, "group {armies:2-5}"),
        Kind(moves.PUT, "put {card} on {space}", "space card"),
        Kind(moves.LEAVE, "leave {space}"),
        Kind(moves.LIFT, "lift"),
        Kind(moves.COMMIT, "commit"),
        Kind(moves.TAKE_BACK, "take back"),
        Kind(moves.SPECIAL, "special {place:1-5}", says="place"),
        Kind(moves.STAY, "stay"),
        Kind(moves.TARGET, "target {province}"),
        Kind(moves.NUMBER, "number {armies:1-61}"),
        Kind(moves.REVOLT, "revolt {province}"),
        Kind(numbers.CHOOSE, "choose {province}"),
        Kind(numbers.LEADER_HERE, "leader here"),
        Kind(numbers.LEADER_LATER, "leader later"),
        Kind(numbers.BONUS, "bonus {bonus}"),
        Kind(numbers.FAVOUR, "favour {place:rank}"),
        Kind(numbers.NO_FAVOUR, "no favour"),
        Kind(numbers.CANCEL_EVENT, "cancel event"),
        Kind(numbers.KEEP_EVENT, "keep event"),
        Kind(numbers.CLAIM, "claim {field}"),
        Kind(numbers.NO_CLAIM, "no claim"),
    ),
    numbers.ALL_MOVES,
    _DRAWS,
    (
        *("province kai", "action castle", "event tax-at-most", "tie seat1"),
        *("thrown seat1 3", "knocked farmers 2"),
    ),
)
