"""Orders as people write them: several small choices in one line.

discard kotau, discard duel    discs in any order
deploy 3 in c3, 4 in d2        troops that come on top of those that are there
regroup 1 in c3, 6 in d2       how many stand there afterwards
deal blue green yellow         Samurai, Bushi, Sensei
attack c4 from c3 with 4       with 2+1: two troops and an elite one
stack 3 2 2 top 2              katana tiles and the one on top
"""

import re
from itertools import takewhile

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.games.bushido import moves, names
from bakufu.games.bushido.box import LAND, ORIGINS
from bakufu.games.bushido.state import (
    DEAL,
    RECRUIT,
    REGROUP,
    BushidoState,
)

EXAMPLES = (
    "fortress c3",
    "settle d2",
    "deploy 3 in c3, 4 in d2",
    "discard duel, done",
    "invite blue",
    "give up 12",
    "buy 1",
    "deal blue green yellow",
    "ronin c4",
    "spy red",
    "regroup 1 in c3, 6 in d2",
    "attack c4 from c3 with 4",
    "bonus 3",
    "stack 3 2 2 top 2",
    "play duel",
    "propose 4",
    "kotau plead",
    "pass",
)
_SEATED = ("invite", "samurai", "bushi", "sensei", "spy", "tea")
_IN_HEX = re.compile(r"(\d+)(?:\+(\d+))?(?: in)? (\S+)$")
_ATTACK = re.compile(r"(\S+) from (\S+?)(?: with (\d+)(?:\+(\d+))?)?$")


def read_order(s: BushidoState, seat: int, words: str) -> list[int]:
    """An order in words as one or more moves."""
    text = " ".join(words.lower().split())
    # Coordinates as in the rulebook have a comma of their own.
    text = re.sub(r"(?<!\w)\(?(-?\d),(-?\d)\)?(?!\d)", _coordinates, text)
    verb, _, rest = text.partition(" ")
    match verb:
        case "deploy" | "recruit":
            return _stationed(s, seat, rest, 1)
        case "remove":
            return _stationed(s, seat, rest, -1)
        case "regroup":
            return _stationed(s, seat, rest, 0)
        case "deal":
            return _deal(s, rest)
        case "attack":
            return _attack(s, seat, rest)
        case "stack":
            return _stack(s, rest)
    return _in_order([_move(part.strip()) for part in text.split(",")])


def _in_order(given: list[int]) -> list[int]:
    """Any discs may go (BUS-DAIMYO-06), but kinds are named in their order."""
    first = list(takewhile(lambda move: moves.DISCARD <= move < moves.DONE, given))
    return [*sorted(first), *given[len(first) :]]


def _coordinates(found: re.Match[str]) -> str:
    word = names.plain(f"{found[1]},{found[2]}")
    return word if word in names.HEXES else found[0]


def _move(text: str) -> int:
    verb, _, rest = text.partition(" ")
    if verb in _SEATED and rest in names.COLOURS:
        text = f"{verb} seat{names.COLOURS.index(rest) + 1}"
    if verb == "give" and text not in names.VOCABULARY.move_numbers and text.split()[-1].isdigit():
        raise Refused("BUS-TEA-06", "bushido-even", number=int(text.split()[-1]))
    if verb == "propose" and rest.isdigit() and not 2 <= int(rest) <= 10:
        raise Refused("BUS-COUNCIL-04", "bushido-loss", number=int(rest))
    if text in ("play kotau", "play none"):
        raise Refused("BUS-COMBAT-08", "bushido-no-tactic")
    if verb == "play" and rest in ("geisha", "seppuku"):
        text = rest
    elif verb == "play" and rest in names.TILES:
        raise Refused("BUS-SENSEI-01", "bushido-no-effect")
    return names.VOCABULARY.move(text)


def _stationed(s: BushidoState, seat: int, text: str, sign: int) -> list[int]:
    """Troops by hex: so many more, so many less, or so many in all."""
    found: dict[int, tuple[int, int | None]] = {}
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts if text not in ("none", "nothing") else []:
        match = _IN_HEX.match(part)
        if not match:
            raise BadInput(f'"{part}" is not understood: say "3 in c3", a number and a hex')
        place = names.index(match[3], names.HEXES, "hex")
        if place in found:
            raise BadInput(f"{match[3].upper()} is named twice: say once how many")
        found[place] = (int(match[1]), None if match[2] is None else int(match[2]))
    groups = LAND.components(s.owner)
    order = sorted(found, key=lambda place: (int(groups[place]) if sign == 0 else 0, place))
    given: list[int] = []
    for place in order:
        number, elite = found[place]
        here = int(s.troops[place]) if sign else 0
        total = here + sign * number if sign else number
        if elite is not None and elite != s.elite[place]:
            if elite > s.box.elite:
                raise Refused("BUS-ELITE-03", "bushido-troops")
            given.append(int(moves.GUARD) + place * 4 + elite)
        if not 0 <= total <= 30:
            raise Refused("BUS-SETUP-17" if total < 0 else "BUS-DAIMYO-09", "bushido-troops")
        if total != s.troops[place] or sign:
            given.append(int(moves.STATION) + place * 31 + total)
    return given + _ending(s, seat, given)


def _ending(s: BushidoState, seat: int, given: list[int]) -> list[int]:
    """ "done", where the order has not ended the decision by itself."""
    if s.step not in (RECRUIT, REGROUP) or seat != s.actor:
        return []
    shown = s.clone()
    for move in given:
        if move not in legal_moves(shown, seat, int(moves.MOVES)):
            return []
        shown.apply(seat, move, Dice(0), Scribe())
    return [int(moves.DONE)] if shown.step == s.step else []


def _deal(s: BushidoState, text: str) -> list[int]:
    """Samurai, Bushi, Sensei, Hatamoto in this order; what follows by itself may be left out."""
    seats = [
        names.index(word, names.COLOURS[: s.box.players], "clan")
        for word in text.replace(",", " ").split()
    ]
    if len(seats) < 2:
        raise BadInput('say whom the cards go to: "deal blue green yellow"')
    kinds = (moves.MAKE_SAMURAI, moves.MAKE_BUSHI, moves.MAKE_SENSEI)
    given = [int(kind) + seat for kind, seat in zip(kinds, seats, strict=False)]
    if s.step == DEAL and s.box.players == 4 and len(given) == 3:
        if seats[2] in seats[:2] or seats[2] == s.daimyo:
            raise Refused("BUS-ROLE-06", "bushido-one-card")
        given.pop()
    # The Hatamoto follows by himself: only the last one without a card can be named.
    last = 4 if s.box.players == 5 else 3
    if s.step == DEAL and len(seats) > 3:
        if len(seats) > last or seats[3] in (*seats[:3], s.daimyo):
            raise Refused("BUS-ROLE-07", "bushido-one-card")
    if s.step == DEAL and len(set(seats[:2])) == 1:
        raise Refused("BUS-ROLE-10", "bushido-one-card")
    return given


def _attack(s: BushidoState, seat: int, text: str) -> list[int]:
    found = _ATTACK.match(text)
    if not found:
        raise BadInput(f'"attack {text}" is not understood: say "attack c4 from c3 with 4"')
    target = names.index(found[1], names.HEXES, "hex")
    origin = names.index(found[2], names.HEXES, "hex")
    ways = [
        way
        for way, (start, goal) in enumerate(zip(ORIGINS, LAND.neighbours, strict=True))
        if (int(start), int(goal)) == (origin, target)
    ]
    if not ways:
        raise Refused("BUS-MOBIL-05", "bushido-not-adjacent")
    given = [int(moves.ATTACK) + ways[0]]
    if found[3] is not None:
        if int(found[3]) > 30 or int(found[4] or 0) > 3:
            raise Refused("BUS-MOBIL-07", "bushido-troops")
        given.append(int(moves.SEND_TROOPS) + int(found[3]))
        if s.elite[origin]:
            given.append(int(moves.SEND_GUARDS) + int(found[4] or 0))
        elif int(found[4] or 0) > 0:  # or the others would march without them
            raise Refused("BUS-MOBIL-07", "bushido-troops")
    return given


def _stack(s: BushidoState, text: str) -> list[int]:
    """Katana tiles, the top one named last; the strongest is on top where nobody says."""
    tiles, _, top = text.partition(" top ")
    if tiles in ("none", "nothing", "no katana"):
        return [int(moves.NO_KATANA)]
    words = tiles.replace(",", " ").split()
    if any(names.plain(word) in names.TILES[3:] for word in words):
        raise Refused("BUS-COMBAT-03", "bushido-only-katana")
    counts = names.count_words(words, names.STRENGTHS, "katana tile")
    given = [
        int(moves.LAY_KATANA) + strength * int(moves.MOST_TILES) + number - 1
        for strength, number in enumerate(counts)
        if number
    ]
    strongest = max((strength for strength, number in enumerate(counts) if number), default=0)
    on_top = names.index(top, names.STRENGTHS, "katana tile") if top else strongest
    return [*given, int(moves.TOP) + on_top]
