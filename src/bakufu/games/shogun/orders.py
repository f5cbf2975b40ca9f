"""Orders in words, judged as a whole: "plan castle: kai, tax: settsu, bid: chest-3".

An order becomes the moves it stands for, or is refused with the rule that forbids it. The single
moves of the vocabulary are orders too. Plans are read in `orders_plan`: `plan` lays one out and
commits it, `draft` lays out a part of it and waits.
"""

import re
from functools import cache

from bakufu.engine.core.playout import legal_moves
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.refusal import Refused
from bakufu.games.shogun import names
from bakufu.games.shogun import orders_plan as planned
from bakufu.games.shogun.actions import is_target, planned_province
from bakufu.games.shogun.box import (
    COMBAT_A,
    COMBAT_B,
    DEPLOY_1,
    GROUP_SIZES,
    SMALLEST_GROUP,
)
from bakufu.games.shogun.data import PRINTED
from bakufu.games.shogun.modules.faces import asking, in_play
from bakufu.games.shogun.moves import (
    COLOUR,
    COMMIT,
    GROUP,
    LEAVE,
    NUMBER,
    PUT,
    RENEW,
    REVOLT,
    SPECIAL,
    STAY,
    TAKE_BACK,
    TAKE_OPEN,
    TAKE_UNSEEN,
    TARGET,
    card_put,
    space_put,
)
from bakufu.games.shogun.names import named
from bakufu.games.shogun.state import (
    CHOOSE_COLOUR,
    CHOOSE_SPECIAL,
    CLOSED,
    DEPLOY_MOVE,
    DRAFT_CARD,
    DRAFT_GROUP,
    MARCH,
    OVER,
    PLAN,
    WINTER,
    WINTER_REVOLT,
    ShogunState,
)
from bakufu.games.shogun.steps.draft import may_renew
from bakufu.games.shogun.vocabulary import MOVES, VOCABULARY

HELP = (
    'expected an order such as "colour red", "take kai", "take unseen", "renew", "group 5", '
    '"plan castle: kai, tax: settsu, bid: chest-3", "draft bid: chest-3, castle: kai", "commit", '
    '"take back", "special tax-more", "march totomi with 3", "move suruga with 1", "stay" or '
    '"revolt suruga"'
)

_MARCH = re.compile(
    r"(?:from )?(?:(?P<origin>[a-z -]+?) to |to )?(?P<target>[a-z -]+?)(?: with)? (?P<number>\d+)"
    r"(?: arm(?:y|ies))?$"
)
_MARCH_RULES = {
    int(DEPLOY_1): "SHO-DEPLOY-04",
    int(COMBAT_A): "SHO-MOVE-03",
    int(COMBAT_B): "SHO-MOVE-04",
}


def read_order(s: ShogunState, seat: int, words: str) -> list[int]:
    """The moves an order stands for."""
    order = names.plain(words)
    verb, _, rest = order.partition(" ")
    rest = rest.strip()
    if s.step > OVER:
        # At a step of a module its own words come first.
        face, module = asking(s)
        found = face.read_order(s, module, seat, verb, rest)
        if found is not None:
            return found
    match verb:
        case "colour" | "color":
            return _colour(s, seat, rest)
        case "take" if rest != "back":
            return _take(s, seat, rest)
        case "renew":
            return _renew(s, seat)
        case "group":
            return _group(s, seat, rest)
        case "plan":
            _due(s, seat, int(PUT), PLAN)
            return planned.whole(s, seat, rest)
        case "draft":
            _due(s, seat, int(PUT), PLAN)
            return planned.part(s, seat, rest)
        case "commit" | "confirm":
            _due(s, seat, int(COMMIT), PLAN)
            return planned.commit(s, seat)
        case "take":
            _due(s, seat, int(TAKE_BACK), PLAN)
            return planned.take_back(s, seat)
        case "special":
            return _special(s, seat, rest)
        case "march" | "move" | "attack" if "leader" not in rest:
            return _march(s, seat, rest)
        case "stay" | "pass" | "skip":
            return _stay(s, seat, rest)
        case "revolt":
            return _revolt(s, seat, rest)
        case "give" | "lend" | "sell" | "trade" | "pay":
            raise Refused("SHO-ROUND-23", "sho-no-gifts")
        case "build" | "tax" | "harvest" | "recruit" | "deploy":
            if s.season == WINTER:
                raise Refused("SHO-WINTER-11", "sho-no-actions-in-winter")
            raise Refused("SHO-PLAN-03", "sho-actions-are-planned")
    for face, module in in_play(s):
        found = face.read_order(s, module, seat, verb, rest)
        if found is not None:
            return found
    if order in VOCABULARY.move_numbers:
        return [VOCABULARY.move_numbers[order]]
    likely = examples(s, seat)
    if likely:
        raise BadInput(
            f'"{words}" is not understood: expected an order such as "{likely[0]}"; ? shows more'
        )
    raise BadInput(f'"{words}" is not understood: {HELP}')


def what_lacks(s: ShogunState, seat: int, move: int, rule: str) -> Refused | None:
    """What an order that stands for this move is refused with, if it is the same rule."""
    name = VOCABULARY.moves[move]
    if TARGET <= move < NUMBER:
        order = f"march {names.PROVINCES[move - TARGET]} with 1"
    elif NUMBER <= move < REVOLT and s.target >= 0:
        order = f"march {names.PROVINCES[s.target]} with {move - NUMBER + 1}"
    elif name.startswith("choose "):
        order = name.replace("choose", "leader to", 1)
    else:
        order = name
    try:
        if PUT <= move < LEAVE:
            planned.check_put(s, seat, int(space_put(move)), int(card_put(move)))
        else:
            read_order(s, seat, order)
    except Refused as refusal:
        return refusal if refusal.rule == rule else None
    except BadInput:
        return None
    return None


def _not_now(s: ShogunState, seat: int, move: int) -> Refused:
    """It is not time for this, or not for this player."""
    if s.step == OVER:
        return Refused("SHO-END-01", "sho-over")
    if s.season == WINTER and not move >= REVOLT:
        return Refused("SHO-WINTER-11", "sho-no-actions-in-winter")
    if PUT <= move < SPECIAL and s.step in (CHOOSE_SPECIAL, DEPLOY_MOVE, MARCH):
        return Refused("SHO-PLAN-11", "sho-plans-final")
    if s.actor >= 0 and s.actor != seat:
        return Refused(s.rules.forbidden_by(s, seat, move), "not-your-turn")
    return Refused(s.rules.forbidden_by(s, seat, move), "sho-not-now")


def _due(s: ShogunState, seat: int, move: int, *steps: int) -> None:
    if s.step not in steps or (s.actor >= 0 and s.actor != seat):
        raise _not_now(s, seat, move)


def _province(word: str) -> int:
    return names.index(word, names.PROVINCES, "province")


def _name(province: int) -> str:
    return named("province", names.PROVINCES[province])


# Setting up


def _colour(s: ShogunState, seat: int, word: str) -> list[int]:
    move = int(COLOUR) + names.index(word, names.COLOURS, "colour")
    _due(s, seat, move, CHOOSE_COLOUR)
    if s.colour[seat] >= 0:
        raise Refused("SHO-SETUP-01", "sho-has-colour")
    if move - COLOUR in list(s.colour):
        raise Refused("SHO-SETUP-01", "sho-colour-taken", colour=named("colour", word))
    return [move]


def _take(s: ShogunState, seat: int, word: str) -> list[int]:
    if word in ("unseen", "top", "pile"):
        move = int(TAKE_UNSEEN)
    elif word in ("first", "second"):
        move = int(TAKE_OPEN) + ("first", "second").index(word)
    else:
        province = _province(word)
        _due(s, seat, int(TAKE_OPEN), DRAFT_CARD)
        display = [int(card) for card in s.display]
        if s.owner[province] == CLOSED:
            raise Refused("SHO-SETUP-05", "sho-closed", province=_name(province))
        if province not in display:
            raise Refused("SHO-DRAFT-05", "sho-card-not-open", province=_name(province))
        move = int(TAKE_OPEN) + display.index(province)
    _due(s, seat, move, DRAFT_CARD)
    return [move]


def _renew(s: ShogunState, seat: int) -> list[int]:
    _due(s, seat, int(RENEW), DRAFT_CARD)
    if not may_renew(s):
        raise Refused("SHO-DRAFT-10", "sho-display-not-stale")
    return [int(RENEW)]


def _group(s: ShogunState, seat: int, text: str) -> list[int]:
    found = re.match(r"(?:of )?(\d+)(?: armies)?$", text)
    if not found:
        raise BadInput(f'"group {text}" is not understood: expected "group 5"')
    _due(s, seat, int(GROUP), DRAFT_GROUP)
    size = int(found[1]) - int(SMALLEST_GROUP)
    left = [i for i in range(GROUP_SIZES) if s.groups[seat * GROUP_SIZES + i] > 0]
    if size not in left:
        sizes = [str(i + SMALLEST_GROUP) for i in left]
        raise Refused("SHO-DRAFT-08", "sho-no-such-group", armies=found[1], sizes=sizes)
    return [int(GROUP) + size]


# Playing


def _special(s: ShogunState, seat: int, word: str) -> list[int]:
    if not word.isdigit() and word not in names.SPECIALS:
        raise unknown("special card", word, names.SPECIALS)
    if word.isdigit() and not 1 <= int(word) <= len(names.SPECIALS):
        raise BadInput(f"there is no place {word} in the player order: places are 1 to 5")
    _due(s, seat, int(SPECIAL), CHOOSE_SPECIAL)
    if word.isdigit():
        place = int(word) - 1
    else:
        place = list(s.special).index(names.SPECIALS.index(word))
    if place in list(s.place_of):
        raise Refused("SHO-BID-08", "sho-special-taken", place=place + 1)
    return [int(SPECIAL) + place]


def _march(s: ShogunState, seat: int, text: str) -> list[int]:
    if len(re.findall(r"\bwith\b|,", text)) > 1:
        raise Refused("SHO-MOVE-06", "sho-one-target")
    found = _MARCH.match(text)
    if not found:
        raise BadInput(f'"march {text}" is not understood: expected "march totomi with 3"')
    target = _province(found["target"])
    _due(s, seat, int(TARGET) + target, DEPLOY_MOVE, MARCH)
    origin = int(planned_province(s))
    if found["origin"] and _province(found["origin"]) != origin:
        rule = _MARCH_RULES[int(s.track[s.track_place])]
        raise Refused(rule, "sho-march-from", province=_name(origin))
    if s.target >= 0 and s.target != target:
        raise Refused("SHO-MOVE-06", "sho-one-target")
    _check_target(s, seat, origin, target)
    number = int(found["number"])
    if number < 1:
        raise Refused("SHO-MOVE-06", "sho-march-at-least-one")
    if number >= s.armies[origin]:
        raise Refused(
            "SHO-MOVE-05", "sho-one-stays", province=_name(origin), most=int(s.armies[origin]) - 1
        )
    named_already = s.target >= 0
    return [*([] if named_already else [int(TARGET) + target]), int(NUMBER) + number - 1]


def _check_target(s: ShogunState, seat: int, origin: int, target: int) -> None:
    action = int(s.track[s.track_place])
    if is_target(s, seat, origin, target, action):
        return
    if s.owner[target] == CLOSED:
        raise Refused("SHO-SETUP-05", "sho-closed", province=_name(target))
    beside = s.box.map.beside(origin)
    if target not in beside:
        if frozenset((names.PROVINCES[origin], names.PROVINCES[target])) in _sea_routes():
            raise Refused(
                "SHO-MOVE-02", "sho-no-sea-route", origin=_name(origin), target=_name(target)
            )
        near = [_name(province) for province in beside]
        raise Refused("SHO-MOVE-01", "sho-no-neighbour", origin=_name(origin), near=near)
    if action == DEPLOY_1:
        raise Refused("SHO-DEPLOY-07", "sho-no-battle", province=_name(target))
    for module in s.modules:
        if module.bars(s, seat, target, action):
            raise Refused(module.barred_by(), "sho-favour-protects", province=_name(target))
    raise Refused("SHO-EVENT-11", "sho-temple-protects", province=_name(target))


@cache
def _sea_routes() -> frozenset[frozenset[str]]:
    """Sea routes of any side: only some of them are on the board in play."""
    tables = ("sea_routes_sun", "sea_routes_moon", "sea_routes_moon_alternative")
    return frozenset(
        frozenset(pair) for table in tables for pair in PRINTED.tables()[table]["pairs"]
    )


def _stay(s: ShogunState, seat: int, word: str) -> list[int]:
    """Stay, pass or skip; "skip theatre" names an action, which nobody can refuse."""
    if word:
        action = names.index(word, names.ACTIONS, "action")
        if s.step not in (DEPLOY_MOVE, MARCH) or action != s.track[s.track_place]:
            raise Refused("SHO-ROUND-11", "sho-who-can-must")
    if s.step in (DRAFT_CARD, DRAFT_GROUP) and seat == s.actor:
        raise Refused("SHO-DRAFT-04", "sho-draft-goes-on")
    if s.step == CHOOSE_SPECIAL and seat == s.actor:
        raise Refused("SHO-BID-08", "sho-take-a-special")
    if s.step == PLAN:
        raise Refused("SHO-PLAN-07", "sho-pass-with-chest")
    if s.step == WINTER_REVOLT and seat == s.actor:
        raise Refused("SHO-WINTER-09", "sho-revolts-go-on")
    if s.step in (CHOOSE_SPECIAL, DEPLOY_MOVE, MARCH) and seat != s.actor:
        raise Refused("SHO-ROUND-11", "sho-who-can-must")
    _due(s, seat, int(STAY), DEPLOY_MOVE, MARCH)
    if s.target >= 0:
        raise Refused("SHO-MOVE-06", "sho-march-at-least-one")
    if s.step == MARCH and not s.box.may_decline_march:
        raise Refused("SHO-MOVE-10", "sho-must-march")
    return [int(STAY)]


def _revolt(s: ShogunState, seat: int, word: str) -> list[int]:
    province = _province(word)
    _due(s, seat, int(REVOLT) + province, WINTER_REVOLT)
    if s.revolts[province] == 0:
        raise Refused("SHO-WINTER-09", "sho-no-revolt-there", province=_name(province))
    return [int(REVOLT) + province]


# Examples


def examples(s: ShogunState, seat: int) -> list[str]:
    """Orders that can be given now."""
    if not s.actors() >> seat & 1:
        return []
    if s.step == PLAN:
        return planned.examples(s, seat)
    if s.step == DRAFT_CARD:
        return [
            *(f"take {names.PROVINCES[card]}" for card in s.display if card >= 0),
            "take unseen",
        ]
    if s.step in (DEPLOY_MOVE, MARCH) and s.target < 0:
        origin, action = int(planned_province(s)), int(s.track[s.track_place])
        verb = "move" if s.step == DEPLOY_MOVE else "march"
        return [
            f"{verb} {names.PROVINCES[target]} with {int(s.armies[origin]) - 1}"
            for target in range(len(names.PROVINCES))
            if is_target(s, seat, origin, target, action)
        ]
    return _choices(s, seat)


def _choices(s: ShogunState, seat: int) -> list[str]:
    """Where one thing is chosen out of few: all of them."""
    if s.step == CHOOSE_COLOUR:
        taken = list(s.colour)
        return [f"colour {word}" for i, word in enumerate(names.COLOURS) if i not in taken]
    if s.step == DRAFT_GROUP:
        sizes = [i for i in range(GROUP_SIZES) if s.groups[seat * GROUP_SIZES + i] > 0]
        return [f"group {size + int(SMALLEST_GROUP)}" for size in sizes]
    if s.step == CHOOSE_SPECIAL:
        taken = list(s.place_of)
        free = [card for place, card in enumerate(s.special) if place not in taken]
        return [f"special {names.SPECIALS[card]}" for card in free]
    if s.step == WINTER_REVOLT:
        return [f"revolt {word}" for i, word in enumerate(names.PROVINCES) if s.revolts[i] > 0]
    if s.step > OVER:
        face, module = asking(s)
        return [
            face.example(s, module, move) or VOCABULARY.moves[move]
            for move in legal_moves(s, seat, MOVES)
        ]
    return []
