"""The moments of Bushido that `web/tests/positions.py` writes down."""

from collections.abc import Callable
from typing import Any

View = dict[str, Any]
Wanted = Callable[[View, list[str]], bool]


def waits(step: str, first_month: int = 0) -> Wanted:
    """The first decision of a kind from a month on."""
    return lambda view, legal: view["waits_for"] == step and view["month"] >= first_month


def may(step: str, *verbs: str) -> Wanted:
    """The first decision of a kind at which moves begin with all of these words."""
    return lambda view, legal: (
        view["waits_for"] == step
        and all(any(move.startswith(verb) for move in legal) for verb in verbs)
    )


def choosing(step: str, number: int) -> Wanted:
    """The first decision of a kind at which there are so many moves."""
    return lambda view, legal: view["waits_for"] == step and len(legal) >= number


def fights(step: str, revolt: bool) -> Wanted:
    return lambda view, legal: view["waits_for"] == step and view["combat"]["revolt"] == revolt


ALL = {"campaign": "on", "elite": "on"}
# The elite of Red is about to leave a temple empty, and nobody is in reserve.
ELITE_LEAVES = {
    "waits_for": "target",
    "daimyo": "yellow",
    "month": 5,
    "removed": {"red": 21},
    "land": {
        "a1": "red temple 0 elite 1",
        "b2": "red city 3",
        "c3": "red fortress 4",
        "a2": "red village 2",
        "b1": "blue fortress 6",
        "c1": "blue rice 4",
        "d2": "blue mountain 3",
        "d6": "green fortress 5",
        "e5": "green temple 3",
        "f2": "yellow fortress 1",
        "e2": "yellow village 1",
        "c5": "green city 4",
    },
}
# Options, seed, who plays, moments by name; a position to begin at, if not at the start.
GAMES: list[tuple[Any, ...]] = [
    (
        {"players": 5, **ALL},
        2,
        "random",
        {
            "fortress": waits("fortress"),
            "province": waits("province"),
            "deploy": waits("deploy"),
            "discs": waits("discs"),
            "elite": waits("elite"),
            "place-elite": waits("place elite"),
            "invite": waits("invite"),
            "answer": waits("answer"),
            "give-up": waits("give up"),
            "buy": choosing("buy", 2),
            "deal": waits("deal"),
            "unrest": may("unrest", "ronin "),
            "rise": waits("rise"),
            "announce": waits("announce"),
            "regroup": choosing("regroup", 12),
            "target": choosing("target", 4),
            "send": choosing("send", 2),
            "bonus": waits("bonus"),
            "stack": choosing("stack", 8),
            "tactic": choosing("tactic", 2),
            "demand": may("demand", "seppuku"),
            "propose": waits("propose"),
            "judge": waits("judge"),
            "arms": waits("arms"),
            "audience": may("audience", "kotau"),
            "remove": waits("remove"),
            "recruit": waits("recruit"),
        },
    ),
    (
        {"players": 4, **ALL},
        8,
        "random",
        {
            "intrigue": may("intrigue", "ronin ", "spy "),
            "send-elite": waits("send elite"),
            "retreat": waits("retreat"),
        },
    ),
    (
        {"players": 3},
        3,
        "judge",
        {
            "three-deal": waits("deal"),
            "first-stack": choosing("stack", 10),
            "over": waits("nobody"),
        },
    ),
    ({"players": 4, **ALL}, 1, "random", {"gap": waits("gap")}, ELITE_LEAVES),
]
