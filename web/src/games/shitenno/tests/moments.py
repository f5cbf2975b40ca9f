"""The moments of Shitennō that `web/tests/positions.py` writes down."""

from collections.abc import Callable
from typing import Any

Wanted = Callable[[dict[str, Any], list[str]], bool]


def may(words: str) -> Wanted:
    """The first time that a move begins with these words."""
    return lambda view, legal: any(move.startswith(words) for move in legal)


def placed(number: int) -> Wanted:
    """So many kamons lie, and one more may be placed."""
    return lambda view, legal: (
        may("place ")(view, legal)
        and sum(len(province["kamons"]) for province in view["provinces"]) >= number
    )


GAMES: list[tuple[dict[str, Any], int, str, dict[str, Wanted]]] = [
    (
        {"players": 4},
        3,
        "judge",
        {
            "general": may("general "),
            "lot": may("tile "),
            "lot-begun": may("add "),
            "two-lots": lambda view, legal: (
                may("tile ")(view, legal) and sum(not seat["seals"] for seat in view["seats"]) == 2
            ),
            "answer": may("accept"),
            "which": may("take higher"),
            "turn": may("place "),
            "gild": may("gild "),
            "late": placed(20),
            "over": lambda view, legal: not legal,
        },
    ),
    (
        {"players": 2, "memory_aid": "on", "hand_view": "open"},
        5,
        "judge",
        {"open": placed(4), "begun": may("piece ")},
    ),
]
