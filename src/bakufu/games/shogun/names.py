"""The words of Shogun: ids of everything that has a name, names of all moves and draws."""

from bakufu.engine.text.vocabulary import Vocabulary
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

_DRAWS = (
    ("list", LISTS),
    ("first", SEATS),
    ("province", PROVINCES),
    ("action", ACTIONS),
    ("special", SPECIALS),
    ("event", EVENTS),
    ("ruling", EVENTS),
    ("tie", SEATS),
    ("revolt", PROVINCES),
)
_MODULE_DRAWS = (
    (int(numbers.DRAW_FAVOUR), "favour", FAVOURS),
    (int(numbers.DRAW_REGION), "region", REGIONS),
    (int(numbers.DRAW_TILE), "tile", FIELDS),
)
# Throws end in a number of cubes: of the cubes thrown, and of those that were in the tower.
_THROWS = (("thrown", int(state.DRAW_THROWN)), ("knocked", int(state.DRAW_KNOCKED)))

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


def _move_names() -> list[str]:
    names = [f"colour {colour}" for colour in COLOURS]
    names += ["renew", "take first", "take second", "take unseen"]
    names += [f"group {size}" for size in range(2, 6)]
    names += [f"put {card} on {space}" for space in SPACES for card in CARDS]
    names += [f"leave {space}" for space in SPACES]
    names += ["lift", "commit", "take back"]
    names += [f"special {place}" for place in range(1, 6)]
    names += ["stay"]
    names += [f"target {province}" for province in PROVINCES]
    names += [f"number {armies}" for armies in range(1, 62)]
    names += [f"revolt {province}" for province in PROVINCES]
    assert len(names) == moves.MOVES
    names += [f"choose {province}" for province in PROVINCES]
    names += ["leader here", "leader later"]
    names += [f"bonus {sort}" for sort in BONUSES]
    names += [f"favour {place}" for place in ("first", "second", "third")] + ["no favour"]
    names += ["cancel event", "keep event"]
    names += [f"claim {field}" for field in FIELDS] + ["no claim"]
    assert len(names) == numbers.ALL_MOVES
    return names


def _outcome_names() -> dict[tuple[int, int], str]:
    names = {
        (what, kind): f"{label} {name}"
        for what, (label, known) in enumerate(_DRAWS)
        for kind, name in enumerate(known)
    }
    names |= {
        (what, kind): f"{label} {name}"
        for what, label, known in _MODULE_DRAWS
        for kind, name in enumerate(known)
    }
    for label, first in _THROWS:
        for number, cube in enumerate(CUBES):
            most = MOST_FARMERS if cube == "farmers" else MOST_ARMIES
            for count in range(most + 1):
                names[first + number, count] = f"{label} {cube} {count}"
    return names


def sources_in_play(s: state.ShogunState) -> list[int]:
    """What can bring points at this table."""
    modules = {module.name for module in s.rules.modules}
    return [
        number
        for number, source in enumerate(SOURCES)
        if source not in _OF_MODULES or _OF_MODULES[source] in modules
    ]


VOCABULARY = Vocabulary(
    WORDING,
    _move_names(),
    _outcome_names(),
    (
        *("province kai", "action castle", "event tax-at-most", "tie seat1"),
        *("thrown seat1 3", "knocked farmers 2"),
    ),
)
