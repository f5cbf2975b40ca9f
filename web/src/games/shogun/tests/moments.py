"""The moments of Shogun that `web/tests/positions.py` writes down."""

from collections.abc import Callable
from typing import Any

from bakufu.engine.table.table import Table
from bakufu.games.shogun.data import make_box
from bakufu.games.shogun.odds import BATTLE, CONQUERED, HELD, NEUTRAL, Question, odds

MODULES = {"court": "on", "samurai": "on", "leaders": "on", "chambers": "on"}
View = dict[str, Any]
Wanted = Callable[[View, list[str]], bool]


def waits(step: str, year: int = 0, season: str = "") -> Wanted:
    """The first decision of a kind from a moment on."""
    return lambda view, legal: (
        view["waits_for"] == step and view["year"] >= year and season in ("", view["season"])
    )


def half_planned(view: View, legal: list[str]) -> bool:
    seat = view["viewer"]
    covered = [space for space in view["seats"][seat]["board"] if space["covered"]]
    return waits("plan", 1, "summer")(view, legal) and len(covered) == 6


def battle(view: View, legal: list[str]) -> bool:
    """A march against a province of somebody else, target chosen."""
    march = view["march"]
    if view["waits_for"] != "march" or not march or not march["target"]:
        return False
    target = next(one for one in view["provinces"] if one["id"] == march["target"])
    return target["owner"] not in (None, view["viewer"]) and target["armies"] > 0


def neutral_battle(view: View, legal: list[str]) -> bool:
    """The same against a neutral province."""
    march = view["march"]
    if view["waits_for"] != "march" or not march or not march["target"]:
        return False
    target = next(one for one in view["provinces"] if one["id"] == march["target"])
    return target["owner"] is None and len(view["actors"]) == 1


def held(provinces: int, wanted: Wanted) -> Wanted:
    """With so many provinces that belong to somebody."""
    return lambda view, legal: (
        wanted(view, legal)
        and sum(province["owner"] is not None for province in view["provinces"]) == provinces
    )


# Options, seed, who plays, moments by name.
GAMES: list[tuple[dict[str, Any], int, str, dict[str, Wanted]]] = [
    (
        {"players": 4},
        7,
        "judge",
        {
            "colour": waits("colour"),
            "plan": waits("plan", 1, "spring"),
            "half-plan": half_planned,
            "special": waits("special", 1, "summer"),
            "march": waits("march", 1, "summer"),
            "number": battle,
            "number-neutral": neutral_battle,
            "second-year": waits("plan", 2, "autumn"),
            "over": waits("nobody"),
        },
    ),
    ({"players": 4}, 2, "random", {"deploy": waits("deploy", 1), "revolt": waits("revolt")}),
    ({"players": 3}, 3, "judge", {"three": waits("plan", 1, "summer")}),
    (
        {"players": 4, "side": "moon", "leaders": "on"},
        5,
        "judge",
        {
            "draft": held(6, waits("card")),
            "group": held(8, waits("group")),
            "draft-leader": waits("draft-leader"),
            "moon": waits("march", 1, "summer"),
        },
    ),
    (
        {"players": 5, **MODULES},
        11,
        "judge",
        {
            "court-plan": waits("plan", 1, "summer"),
            "bonus": waits("bonus"),
            "favour": waits("favour"),
            "favour-use": waits("favour-use"),
            "claim": waits("claim", 1, "summer"),
            "leader": waits("leader"),
            "leader-move": waits("leader-move", 1),
            "modules": waits("march", 2, "summer"),
            "modules-over": waits("nobody"),
        },
    ),
    (
        {"players": 5, "side": "moon", **MODULES},
        2,
        "random",
        {
            "modules-draft": held(12, waits("card")),
            "modules-group": held(12, waits("group")),
            "modules-special": waits("special", 1, "summer"),
            "modules-deploy": waits("deploy", 1),
            "modules-number": battle,
            "modules-revolt": waits("revolt"),
        },
    ),
]


def more(table: Table, seat: int, view: View) -> View:
    return {"odds": expected_odds(table, seat, view)}


def expected_odds(table: Table, seat: int, view: View) -> list[dict[str, float]]:
    """How the battle would end with 1, 2, 3, ... armies, by the program's own reckoning."""
    march = view["march"]
    if not march or not march["target"]:
        return []
    target = next(one for one in view["provinces"] if one["id"] == march["target"])
    if target["owner"] == seat:
        return []
    holders = {special["card"]: special["holder"] for special in view["specials"]}
    ruling = view["ruling"]["ruling"]
    defender = target["owner"]
    others = [n for n in range(len(view["seats"])) if n not in (seat, defender)]

    def content(cubes: dict[str, Any]) -> dict[str, int]:
        known = {"attacker": cubes["seats"][seat], "farmers": cubes["farmers"]}
        known["others"] = sum(cubes["seats"][n] for n in others)
        return known if defender is None else known | {"defender": cubes["seats"][defender]}

    origin = next(one for one in view["provinces"] if one["id"] == march["origin"])
    found = []
    for armies in range(1, origin["armies"]):
        question = Question(
            kind=NEUTRAL if defender is None else BATTLE,
            attack=armies,
            defend=0 if defender is None else target["armies"],
            unrest=target["unrest"],
            attack_card=holders.get("attack-more") == seat,
            defence_card=defender is not None and holders.get("defence-more") == defender,
            castle=ruling == "castle-defends" and "castle" in target["buildings"],
            two_farmers=ruling == "two-farmers",
            tower=content(view["tower"]),
            tray=content(view["tray"]),
        )
        ends = odds(make_box(table.setup), question).ends
        conquered, held = ends[CONQUERED], ends.get(HELD, 0.0)
        neutral = sum(ends.values()) - conquered - held
        found.append({"conquered": conquered, "held": held, "neutral": neutral})
    return found
