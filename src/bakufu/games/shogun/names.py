"""The words of Shogun: ids of everything that has a name, and what they mean in a note or move."""

from bakufu.engine.text.meaning import Flag, Meaning, Word
from bakufu.engine.text.wording import Wording

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
# Of points; those of modules follow.
SOURCES = ("provinces", "buildings", "castles", "temples", "theatres")
LISTS = ("a", "b", "c", "d", "e")
SEATS = tuple(f"seat{seat}" for seat in range(1, 6))
# Whose cubes: of a seat, or green.
CUBES = (*SEATS, "farmers")
MOST_ARMIES = 62
MOST_FARMERS = 20
_OPEN = ("first", "second")


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
    "letter": Word(LISTS, str.upper),
    "open": Word(_OPEN, lambda word: _OPEN.index(word) + 1),
    "event": Word(EVENTS),
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
list_words = WORDING.list_words
