"""The moments of Edo that `web/tests/positions.py` writes down."""

from collections.abc import Callable
from typing import Any

View = dict[str, Any]
Wanted = Callable[[View, list[str]], bool]


def waits(step: str, first_round: int = 0) -> Wanted:
    """The first decision of a kind from a round on."""
    return lambda view, legal: view["waits_for"] == step and view["round"] >= first_round


def may(words: str, first_round: int = 0) -> Wanted:
    """The first time from a round on that a move begins with these words."""
    return lambda view, legal: (
        view["round"] >= first_round and any(move.startswith(words) for move in legal)
    )


def mine(view: View) -> Any:
    return view["seats"][view["viewer"]]


def plans_with_specials(view: View, legal: list[str]) -> bool:
    """Planning with special cards and Shogun officials."""
    seat = mine(view)
    return bool(waits("plan")(view, legal) and seat["specials"] and seat["shoguns"])


def half_planned(view: View, legal: list[str]) -> bool:
    """A card of the second slot is laid, its officials are not."""
    plan = mine(view)["plan"]
    return waits("plan", 2)(view, legal) and bool(plan[1]["card"]) and plan[1]["own"] is None


def trade_of_both(view: View, legal: list[str]) -> bool:
    return may("point")(view, legal) and may("buy ")(view, legal)


# Options, seed, who plays, moments by name.
GAMES: list[tuple[dict[str, Any], int, str, dict[str, Wanted]]] = [
    (
        {"players": 4},
        7,
        "judge",
        {
            "colour": waits("colour"),
            "start": waits("start"),
            "plan": waits("plan"),
            "half-plan": half_planned,
            "late-plan": waits("plan", 4),
            "before": waits("before", 2),
            "use": waits("use"),
            "travel": waits("travel"),
            "gather": waits("gather", 2),
            "build": waits("build", 2),
            "wages": waits("wages", 2),
            "over": waits("nobody"),
        },
    ),
    (
        {"players": 3},
        1,
        "judge",
        {
            "special-plan": plans_with_specials,
            "develop": waits("develop"),
        },
    ),
    ({"players": 4}, 2, "judge", {"trade": trade_of_both}),
    ({"players": 4}, 10, "random", {"travel-on": may("enough")}),
]
