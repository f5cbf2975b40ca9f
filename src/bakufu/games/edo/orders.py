"""Orders in words, judged as a whole: "plan a wood 2, c travel 1+1, b build 1".

An order becomes the moves it stands for, or is refused with the rule that forbids it. The single
moves of the vocabulary are orders too.
"""

import re
from collections.abc import Callable

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.games.edo import moves, names
from bakufu.games.edo.box import BUILDINGS, RESOURCES, RICE, SPACES
from bakufu.games.edo.orders_plan import parts_of, plan
from bakufu.games.edo.round import ROUND
from bakufu.games.edo.state import HAS_BOUGHT, TRADE, TRAVEL, WAGES, EdoState
from bakufu.games.edo.uses import face_in_turn, has_both, traders

EXAMPLES = (
    "plan a wood 2, c travel 1+1, b build 1",
    "draft a wood 2, c travel 1",
    "go kawagoe to edo",
    "merchant to odawara",
    "reveal",
    "use 2",
    "send to usui",
    "travel usui to edo, kawagoe to edo",
    "gather forest-1",
    "build house in edo",
    "buy 2 wood",
    "trade buy 2, point",
    "keep edo, forest-1",
    "end",
)
HELP = "expected an order such as " + ", ".join(f'"{example}"' for example in EXAMPLES)
_WAY = re.compile(r"(.+?) (?:to|->|→) (.+)$")
_TEARING = ("tear", "demolish", "sell", "remove")


def read_order(s: EdoState, seat: int, words: str) -> list[int]:
    """The moves an order stands for."""
    order = names.plain(words.replace("ō", "o"))
    if order in names.VOCABULARY.move_numbers:
        return [names.VOCABULARY.move_numbers[order]]
    verb, _, rest = order.partition(" ")
    rest = rest.strip()
    readers: dict[str, Callable[[], list[int]]] = {
        "plan": lambda: [*plan(s, seat, rest, True), int(moves.HAND_IN)],
        "draft": lambda: plan(s, seat, rest, False),
        "go": lambda: [_go(rest)],
        "move": lambda: _move(rest),
        "merchant": lambda: [int(moves.LEAD) + _space(rest.removeprefix("to "))],
        "send": lambda: [int(moves.SEND) + _space(rest.removeprefix("to "))],
        "gather": lambda: [int(moves.GATHER) + _space(rest)],
        "recall": lambda: [int(moves.RECALL) + _space(rest)],
        "travel": lambda: _travel(s, seat, rest),
        "build": lambda: [_build(rest)],
        "buy": lambda: [_buy(s, rest)],
        "trade": lambda: _trade(s, seat, rest),
        "keep": lambda: _keep(s, seat, rest),
    }
    if verb in readers:
        return readers[verb]()
    if verb in ("give", "lend", "swap"):
        raise Refused("EDO-ACT-15", "edo-no-gifts")
    if verb in _TEARING:
        raise Refused("EDO-BUILD-16", "edo-buildings-stay")
    raise BadInput(f'"{words}" is not understood: {HELP}')


def what_lacks(s: EdoState, seat: int, move: int) -> Refused | None:
    """Samurai that the rules would let go, named after one of a later space.

    A free move and the wages are one decision each (EDO-TRAVEL-04, EDO-WAGE-02). In single moves it
    is made in the order of the spaces, so that the same decision is never made in two ways.
    """
    if s.step == WAGES and 0 <= move - moves.RECALL < s.floor:
        if s.samurai[seat * SPACES + move - int(moves.RECALL)] > 0:
            return Refused("EDO-WAGE-02", "edo-keep-in-order")
    if s.step == TRAVEL and s.moving > 0 and moves.GO <= move < moves.LEAD:
        rule = ROUND.forbidden_by(s, seat, move)
        if rule in ("EDO-TRAVEL-04", "EDO-SPECIAL-07"):
            return Refused(rule, "edo-travel-in-order")
    return None


def _space(word: str) -> int:
    return names.index(word.strip(), names.SPACES, "space")


def _go(text: str) -> int:
    found = _WAY.match(text)
    if not found:
        raise BadInput(f'"{text}" is no way: expected words such as "kawagoe to edo"')
    return int(moves.GO) + _space(found[1]) * int(SPACES) + _space(found[2])


def _move(text: str) -> list[int]:
    if text.startswith(names.BUILDINGS):
        raise Refused("EDO-BUILD-16", "edo-buildings-stay")
    if text.startswith("merchant"):
        return [int(moves.LEAD) + _space(text.removeprefix("merchant").strip().removeprefix("to "))]
    return [_go(text)]


# Actions


def _travel(s: EdoState, seat: int, text: str) -> list[int]:
    """One free move of several samurai, in the order of the spaces."""
    ways = sorted(_go(part) for part in parts_of(text))
    if s.step != TRAVEL or seat != s.actor:
        return ways
    most = int(s.box.group[face_in_turn(s)])
    if int(s.moving) + len(ways) > most:
        rule = "EDO-TRAVEL-04" if most < 3 else "EDO-SPECIAL-07"
        raise Refused(rule, "edo-too-many-samurai", most=most)
    _all_there(s, seat, ways)
    shown = s.clone()
    for way in ways:
        if way not in legal_moves(shown, seat, int(moves.MOVES)):
            return ways
        shown.apply(seat, way, Dice(0), Scribe())
    return ways + ([int(moves.ENOUGH)] if shown.moving else [])


def _all_there(s: EdoState, seat: int, ways: list[int]) -> None:
    """Every samurai of a free move stands where it is said to leave from, and is another one.

    Otherwise the free move would end before its last way, and that would be judged as something of
    its own: done by the next official, or refused as if the turn were over.
    """
    if s.samurai_of(seat) == 0:
        return  # refused by EDO-TRAVEL-08
    journeys = [divmod(way - int(moves.GO), int(SPACES)) for way in ways]
    origins = [origin for origin, _ in journeys]
    goals = [goal for _, goal in journeys]
    for origin in origins:
        here = int(s.samurai[seat * SPACES + origin])
        idle = here - int(s.moved[origin])
        if idle < origins.count(origin):
            twice = here > 0 or origin in goals  # EDO-TRAVEL-05: one samurai would be moved twice
            raise Refused(
                "EDO-TRAVEL-05" if twice else "EDO-MOVE-06",
                "edo-not-there",
                samurai=idle,
                space=f"@edo-space-{names.SPACES[origin]}",
            )


def _build(text: str) -> int:
    found = re.match(r"(?:an? )?(\w+(?: post)?) (?:in |at )?(\S+)$", text)
    if not found:
        raise BadInput(f'"build {text}" is not understood: say "build house in edo"')
    building = names.index(found[1], names.BUILDINGS, "building")
    city = names.index(found[2], names.CITIES, "city")
    return int(moves.BUILD) + city * int(BUILDINGS) + building


def _buy(s: EdoState, text: str) -> int:
    found = re.match(r"(\d+)(?: (\w+))?$", text)
    if not found or not 1 <= int(found[1]) <= 10:
        raise BadInput(f'"buy {text}" is not understood: say "buy 2 wood", 1 to 10')
    sold = names.RESOURCES[s.box.sold[s.current]]
    if found[2] and names.index(found[2], names.RESOURCES, "resource") != s.box.sold[s.current]:
        raise Refused(
            "EDO-TRADE-01",
            "edo-other-card",
            merchant=f"@edo-merchant-{names.MERCHANTS[s.current]}",
            resource=f"@edo-resource-{sold}",
        )
    return int(moves.BUY) + int(found[1]) - 1


def _trade(s: EdoState, seat: int, text: str) -> list[int]:
    """What is bought and taken in one turn, in this order."""
    parts = [
        int(moves.POINT) if part == "point" else _buy(s, part.removeprefix("buy "))
        for part in parts_of(text)
    ]
    if s.step == TRADE and seat == s.actor:
        activations = min(int(s.left), int(traders(s)))
        points = parts.count(int(moves.POINT))
        begun = s.half == HAS_BOUGHT  # its point is still to be taken (EDO-TRADE-07)
        if points > activations + begun and activations > 0:
            raise Refused("EDO-TRADE-06", "edo-one-point")
        if not has_both(s) and len(parts) > activations > 0:
            raise Refused("EDO-TRADE-04", "edo-one-use")
    return parts


# Wages


def _keep(s: EdoState, seat: int, text: str) -> list[int]:
    """The samurai that stay, by space: "keep edo 2, forest-1", "keep all", "keep none"."""
    here = [int(s.samurai[seat * SPACES + space]) for space in range(SPACES)]
    if s.step != WAGES or seat != s.actor:
        return [int(moves.PAY_WAGES)]  # refused by the rule of the moment
    kept = [0] * len(here)
    if text == "all":
        kept = here[:]
    elif text not in ("none", "nobody", "nothing"):
        for part in parts_of(text):
            found = re.match(r"(\S+)(?: x?(\d+))?$", part)
            if not found:
                raise BadInput(f'"{part}" is no space: say "keep edo 2, forest-1"')
            kept[_space(found[1])] += int(found[2] or 1)
    for space, number in enumerate(kept):
        if number > here[space]:
            raise Refused(
                "EDO-WAGE-02",
                "edo-not-there",
                samurai=here[space],
                space=f"@edo-space-{names.SPACES[space]}",
            )
    rice = int(s.goods[seat * RESOURCES + RICE])
    if sum(kept) > rice:
        raise Refused("EDO-WAGE-04", "edo-rice-for", rice=rice)
    back = [
        int(moves.RECALL) + space
        for space, number in enumerate(kept)
        for _ in range(here[space] - number)
    ]
    # Taking back the last samurai that could be named settles the wages by itself.
    last = max((space for space, number in enumerate(here) if number), default=-1)
    done = bool(back) and kept[last] == 0
    return back if done else [*back, int(moves.PAY_WAGES)]
