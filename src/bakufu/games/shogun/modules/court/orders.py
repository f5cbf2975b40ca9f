"""Orders at court: "favour 8", "no favour", "cancel event", "build in kai", "calm kai"."""

import re

from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.games.shogun import names
from bakufu.games.shogun.modules.court.document import visiting
from bakufu.games.shogun.modules.court.events import PLACE_WORDS
from bakufu.games.shogun.modules.court.numbers import (
    ASK_FAVOUR,
    CANCEL_EVENT,
    FAVOUR,
    KEEP_EVENT,
    NO_FAVOUR,
    USE_FAVOUR,
)
from bakufu.games.shogun.modules.court.pieces import CALMS, CANCELS, FAVOURS, court
from bakufu.games.shogun.modules.court.rules import Court
from bakufu.games.shogun.modules.gifts import CHOOSE
from bakufu.games.shogun.state import CLOSED, OVER, PLAN, ShogunState

_NOTHING = ("nothing", "none")
# "build the castle in kai", "place 3 armies in kai", "calm kai", "choose kai", "kai".
_USING = ("choose", "calm", "build", "use", "levy", "place", "put")
_FILLING = re.compile(r"\b(?:\d+|favour|army|armies|the|a|castle|temple|theatre|in|to|at|on)\b")


def read_order(s: ShogunState, rules: Court, seat: int, verb: str, rest: str) -> list[int] | None:
    """The moves of an order in the words of the court; None where they are not its words."""
    if verb in ("favour", "favor"):
        return _favour(s, rules, seat, rest)
    if verb == "no" and rest in ("favour", "favor"):
        return _favour(s, rules, seat, "none")
    if verb.startswith("convert") and s.step != PLAN:
        # What lies on the court spaces is carried out by itself, all or nothing.
        raise Refused("SHO-COURT-14", "sho-conversions-are-planned")
    if verb in ("cancel", "keep"):
        return _cancel_or_keep(s, rules, seat, verb, rest)
    if not visiting(s) or seat != s.actor:
        return None
    if s.step == ASK_FAVOUR:
        return [int(NO_FAVOUR)] if verb in ("pass", "skip", "nothing", "none") else None
    if rules.does[court(s, rules.place).used] == CANCELS:
        return [int(KEEP_EVENT)] if (verb, rest) == ("leave", "event") else None
    return _province(s, rules, seat, verb, rest)


def _not_now(s: ShogunState, seat: int, move: int) -> Refused:
    if s.step == OVER:
        return Refused("SHO-END-01", "sho-over")
    if s.actor >= 0 and s.actor != seat:
        return Refused("SHO-ROUND-08", "not-your-turn")
    return Refused(s.rules.forbidden_by(s, seat, move), "sho-not-now")


def _favour(s: ShogunState, rules: Court, seat: int, word: str) -> list[int]:
    """A favour by its number or its place."""
    pieces = court(s, rules.place)
    if word not in (*_NOTHING, *PLACE_WORDS) and not word.isdecimal():
        raise BadInput(f'"favour {word}" is not understood: expected "favour 8" or "no favour"')
    if word.isdecimal() and (len(word) > 2 or not 1 <= int(word) <= FAVOURS):
        raise BadInput(f"there is no favour {word}: favours are 1 to {FAVOURS}")
    if visiting(s) and _has_visited(s, rules, seat):
        raise Refused("SHO-COURT-21", "sho-one-favour")
    if s.step != ASK_FAVOUR or s.actor != seat:
        raise _not_now(s, seat, int(FAVOUR))
    if word in _NOTHING:
        return [int(NO_FAVOUR)]
    offer = [int(favour) for favour in pieces.offer]
    if word in PLACE_WORDS:
        place = PLACE_WORDS.index(word)
    else:
        place = offer.index(int(word) - 1) if int(word) - 1 in offer else -1
    if place < 0 or offer[place] < 0:
        there = [str(favour + 1) for favour in offer if favour >= 0]
        raise Refused("SHO-COURT-19", "sho-favour-not-offered", favours=there)
    price, courtiers = int(rules.price[place]), int(pieces.room[seat])
    if price > courtiers:
        raise Refused(
            "SHO-COURT-20",
            "sho-favour-too-dear",
            price=price,
            courtiers=courtiers,
            short=price - courtiers,
        )
    return [int(FAVOUR) + place]


def _has_visited(s: ShogunState, rules: Court, seat: int) -> bool:
    """This seat's visit is over, or it has taken its favour and uses it now."""
    pieces = court(s, rules.place)
    visitors = [int(visitor) for visitor in pieces.visitors]
    if seat not in visitors:
        return False
    over = visitors.index(seat) < pieces.visit
    return over or (seat == s.actor and s.step == USE_FAVOUR)


def _cancel_or_keep(s: ShogunState, rules: Court, seat: int, verb: str, rest: str) -> list[int]:
    move = int(CANCEL_EVENT if verb == "cancel" else KEEP_EVENT)
    if s.step != USE_FAVOUR or s.actor != seat:
        raise _not_now(s, seat, move)
    if rest not in ("", "event", "the event", "favour", "it"):
        raise BadInput(f'"{verb} {rest}" is not understood: expected "{verb} event"')
    does = rules.does[court(s, rules.place).used]
    if verb == "keep" and does == CALMS:
        raise Refused("SHO-COURT-31", "sho-favour-not-kept")
    if does != CANCELS:
        raise _not_now(s, seat, move)
    return [move]


def _province(s: ShogunState, rules: Court, seat: int, verb: str, rest: str) -> list[int] | None:
    """Where a favour is used."""
    word = names.plain(_FILLING.sub("", rest) if verb in _USING else f"{verb} {rest}".strip())
    if verb not in _USING and word not in names.PROVINCES:
        return None
    province = names.index(word, names.PROVINCES, "province")
    move = int(CHOOSE) + province
    if rules.may_choose(s, seat, province):
        return [move]
    word = f"@shogun-province-{names.PROVINCES[province]}"
    rule = s.rules.forbidden_by(s, seat, move)
    if s.owner[province] == CLOSED:
        raise Refused(rule, "sho-closed", province=word)
    raise Refused(rule, "sho-favour-not-there", province=word)
