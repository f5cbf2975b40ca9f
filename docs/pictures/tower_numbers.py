"""What `tower.md` says in numbers: its tables, computed. `make_tower.py` writes them into the page.

Tables stand between the markers `<!-- table NAME -->` and `<!-- end -->`. Nothing is sampled.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache

from bakufu.games.shogun.box import Box
from bakufu.games.shogun.data import PRINTED, make_box
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.odds import (
    CONQUERED,
    HELD,
    TIE,
    Odds,
    Question,
    Spread,
    binomial,
    mean,
    odds,
    tower_odds,
)
from bakufu.games.shogun.odds import added as sum_of

BLOCK = re.compile(r"(<!-- table ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)

NUMBER = re.compile(r"[*]*[\d.]+[*]*( %| to \d+|/[\d.]+)?")

PLAYERS = 4
SIZES = range(1, 11)
SHOWN = (1, 2, 3, 4, 5, 6, 8)  # of the sizes, where a table has no room for all
DEFENDERS = range(1, 7)
USUAL = 8  # cubes in a usual throw, where both models agree
FIGHTS = ((3, 3), (5, 3), (8, 5))
TOWERS: dict[str, dict[str, object]] = {
    "as it is": {},
    "constant": {"tower_model": "constant"},
    "1/2 fall through": {"tower_p_thrown": 0.5},
    "4/5 fall through": {"tower_p_thrown": 0.8},
    "keeps 0.90": {"tower_keep": 0.9},
    "keeps 0.98": {"tower_keep": 0.98},
}


def box(**options: object) -> Box:
    return make_box(Shogun().setup({"players": PLAYERS, **options}))


@cache
def _fight(attack: int, defend: int, unrest: int, options: tuple[tuple[str, object], ...]) -> Odds:
    return odds(box(**dict(options)), Question(attack=attack, defend=defend, unrest=unrest))


def conquest(attack: int, defend: int, unrest: int = 0, **options: object) -> float:
    """The odds of the attacker, with the tower as after set-up."""
    return _fight(attack, defend, unrest, tuple(options.items())).ends[CONQUERED]


def needed(defend: int, least: float, unrest: int = 0, **options: object) -> int:
    """The smallest attack that conquers with these odds."""
    attack = 1
    while conquest(attack, defend, unrest, **options) < least:
        attack += 1
    return attack


# What a throw does


def falls(thrown: int, **options: object) -> Spread:
    """How many cubes of all colours fall, in the first throw after set-up."""
    table = box(**options)
    through, knocked = tower_odds(table, thrown)
    filling = PLAYERS * int(table.fill_armies) + int(table.fill_farmers)
    return sum_of(binomial(thrown, through), binomial(filling, (1 - through) * knocked))


def still_inside(thrown: int, throws: int, **options: object) -> float:
    """The odds that a cube is in the tower after so many throws of this size."""
    return float((1 - tower_odds(box(**options), thrown)[1]) ** throws)


def comes_back(others: int, thrown: int = USUAL, **options: object) -> float:
    """The odds that a cube left in the tower falls in its owner's next fight.

    Before that, `others` throws are made by other players. A stranger that falls stays in the tray
    (SHO-TOWER-12) and goes in again (SHO-TOWER-03), so it wanders until its owner fights.
    """
    through, knocked = tower_odds(box(**options), thrown)
    inside = 1.0
    for _ in range(others):
        inside = inside * (1 - knocked) + (1 - inside) * (1 - through)
    return float(inside * knocked + (1 - inside) * through)


# Tables


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def whole(chance: float) -> str:
    return f"{100 * chance:.0f}"


def both(chances: Sequence[float]) -> str:
    """Chances in one cell: calm and restless."""
    return "/".join(whole(chance) for chance in chances)


def moods(attack: int, defend: int, **options: object) -> str:
    return both([conquest(attack, defend, unrest, **options) for unrest in (0, 1)])


def grid(heads: Sequence[object], rows: Sequence[Sequence[object]]) -> str:
    """A table; numbers stand at the right."""
    sides = ["---:" if NUMBER.fullmatch(str(cell)) else "---" for cell in rows[-1]]
    head, *lines = (f"| {' | '.join(map(str, line))} |\n" for line in (heads, *rows))
    return "".join((head, f"|{'|'.join(sides)}|\n", *lines))


def table_short() -> str:
    even, calm, restless = _fight(3, 3, 0, ()), needed(3, 0.5), needed(3, 0.5, 1)
    first = _fight(5, 3, 0, ())
    left = mean(first.left["attacker"]) / first.ends[CONQUERED]
    tower = _five_against_three(attacker=6) - _five_against_three(attacker=0)
    farmers = _five_against_three(farmers=6) - _five_against_three(farmers=0)
    won, held, tie = (percent(even.ends[end]) for end in (CONQUERED, HELD, TIE))
    usual, small = (1 / tower_odds(box(), thrown)[1] for thrown in (USUAL, 3))
    lines = [
        f"Equal forces lose: 3 armies take a calm province with 3 in {won} of all battles, are "
        f"beaten in {held} and tie in {tie}.",
        f"Against 3 armies, {calm} are needed for even odds in a calm province, {restless} in a "
        "restless one.",
        f"Victory is dear: when 5 beat 3 in a calm province, {left:.1f} armies are left there on "
        "average.",
        f"Six own cubes in the tower instead of none change 5 against 3 by {100 * tower:+.0f} "
        f"points, six farmers by {100 * farmers:+.0f}.",
        f"A cube stays inside for {usual:.1f} throws of {USUAL} cubes on average, but for "
        f"{small:.1f} throws of 3.",
    ]
    return "".join(f"- {line}\n" for line in lines)


def table_numbers() -> str:
    tower = PRINTED.tables()["tower"]
    rows = [
        ("`tower_p_thrown`", "a thrown cube falls through", "thrown_falls_through", "-04"),
        (
            "`tower_keep`",
            "a cube inside withstands one thrown cube",
            "kept_against_one_cube",
            "-05",
        ),
        ("`tower_p_stuck`", "constant model: a cube inside falls", "knocked_out_constant", "-06"),
    ]
    return grid(
        ("option", "odds that", "value", "rule", "how certain"),
        [
            (option, words, f"{tower[key]:.3f}", f"SHO-TOWER{rule}", tower["certainty"])
            for option, words, key, rule in rows
        ],
    )


def _five_against_three(**tower: int) -> float:
    return odds(box(), Question(attack=5, defend=3, tower=tower)).ends[CONQUERED]


def table_inside() -> str:
    numbers = (0, 1, 2, 4, 6, 8)
    rows = [
        (words, *(whole(_five_against_three(**{side: number})) for number in numbers))
        for side, words in (
            ("attacker", "of the attacker"),
            ("defender", "of the defender"),
            ("farmers", "farmers"),
        )
    ]
    through, knocked = tower_odds(box(), USUAL)
    return (
        f"{grid(('cubes in the tower', *numbers), rows)}\n"
        f"In a throw of {USUAL} cubes, a cube inside is worth {knocked / through:.2f} of a cube "
        "that is thrown.\n"
    )


def table_conquest() -> str:
    rows = [
        (f"**{attack}**", *(moods(attack, defend) for defend in SHOWN)) for attack in (*SHOWN, 10)
    ]
    return grid(("attackers", *SHOWN), rows)


def table_gap() -> str:
    gaps = {
        (attack, defend): conquest(attack, defend, tower_model="constant")
        - conquest(attack, defend)
        for attack in SIZES
        for defend in SIZES
    }
    low, high = min(gaps, key=gaps.__getitem__), max(gaps, key=gaps.__getitem__)
    typical = sum(map(abs, gaps.values())) / len(gaps)
    return (
        f"Over the whole grid of {len(gaps)} battles the two models differ by "
        f"{100 * typical:.1f} points on average. The constant tower is worst for the attacker at "
        f"{low[0]} against {low[1]} ({100 * gaps[low]:+.1f} points) and best at {high[0]} against "
        f"{high[1]} ({100 * gaps[high]:+.1f} points).\n"
    )


def table_advice() -> str:
    even = [conquest(size, size, **options) for options in TOWERS.values() for size in SIZES]
    saved = {
        name: [needed(n, 0.5, **options) - needed(n, 0.5, 1, **options) for n in DEFENDERS]
        for name, options in TOWERS.items()
    }
    every = [number for numbers in saved.values() for number in numbers]
    default = saved["as it is"]
    sticky = [needed(n, 0.5, **TOWERS["1/2 fall through"]) / needed(n, 0.5) for n in DEFENDERS]
    lines = [
        f"Equal forces lose whatever the tower: with 1 to {SIZES[-1]} armies on each side the "
        f"attacker takes a calm province in {percent(min(even))} to {percent(max(even))} of all "
        "battles.",
        f"Unrest helps the attacker: it saves {min(default)} to {max(default)} armies with the "
        f"default tower, {min(every)} to {max(every)} over other numbers.",
        "The percentages do not survive. If half of the thrown cubes stayed inside, an attack with "
        f"even odds would need {min(sticky):.1f} to {max(sticky):.1f} times as many armies.",
    ]
    return "".join(f"- {line}\n" for line in lines)


TABLES: dict[str, Callable[[], str]] = {
    "short": table_short,
    "numbers": table_numbers,
    "inside": table_inside,
    "conquest": table_conquest,
    "gap": table_gap,
    "advice": table_advice,
}


def with_tables(page: str) -> str:
    """The page with every table as it is computed now."""
    return BLOCK.sub(lambda block: f"{block[1]}{TABLES[block[2]]()}{block[3]}", page)
