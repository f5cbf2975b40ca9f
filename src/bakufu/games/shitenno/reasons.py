"""What speaks for a decision in the game's own terms, for hints. All of it lies open."""

from collections.abc import Sequence

from bakufu.engine.core.hands import total
from bakufu.engine.text.message import Argument, Message
from bakufu.games.shitenno import moves, names
from bakufu.games.shitenno.box import CARDS, POSITIONS
from bakufu.games.shitenno.scoring import majority_owner
from bakufu.games.shitenno.state import GOLD, ShitennoState


def reasons(s: ShitennoState, seat: int, line: Sequence[int]) -> list[Message]:
    """One sentence on what a decision brings, by its first move."""
    move = line[0]
    if move < moves.TILE:
        return [Message("shitenno-why-general", {})]
    if move <= moves.OFFER:
        return [_lot_made(s, line)]
    if move <= moves.TAKE_LOWER:
        return [_lot_answered(s, move)]
    if move < moves.PIECE:
        return [_placed(s, seat, (move - int(moves.PLACE)) // 2)]
    if move < moves.USE_DRAW:
        return [_placed(s, seat, int(s.pay_province))]
    if move >= moves.GILD:
        return [_gilded(s, seat, *divmod(move - int(moves.GILD), int(POSITIONS)))]
    if move == moves.USE_DRAW:
        return [Message("shitenno-why-draw", {})]
    return [Message("shitenno-why-end", {"cards": int(total(s.hand, seat * CARDS, CARDS))})]


def _lot_made(s: ShitennoState, line: Sequence[int]) -> Message:
    """Which title goes with how many of the cards; of two lots, the higher one."""
    seals = max([int(s.first_tile), *(one - 3 for one in line if one < moves.ADD)])
    cards = int(total(s.first_lot, 0, CARDS))
    cards += sum(moves.ADD <= one < moves.OFFER for one in line)
    every = int(total(s.share, 0, CARDS)) + int(total(s.first_lot, 0, CARDS))
    args: dict[str, Argument] = {
        "title": _title(seals),
        "cards": cards,
        "rest": every - cards,
    }
    return Message("shitenno-why-lot", args)


def _lot_answered(s: ShitennoState, move: int) -> Message:
    lower = move == moves.TAKE_LOWER
    seals = int(s.second_tile if lower else s.first_tile)
    cards = int(total(s.second_lot if lower else s.first_lot, 0, CARDS))
    if move != moves.REFUSE:
        return Message("shitenno-why-taken", {"title": _title(seals), "cards": cards})
    rest, others = int(total(s.share, 0, CARDS)), int(s.without_lot()) - 1
    return Message("shitenno-why-refused", {"cards": cards, "rest": rest, "others": others})


def _title(seals: int) -> str:
    return f"@title-{names.TITLES[seals - 1]}"


def _placed(s: ShitennoState, seat: int, province: int) -> Message:
    after = s.clone()
    assert isinstance(after, ShitennoState)
    position = min(int(s.kamons[province]), int(POSITIONS) - 1)
    place = province * int(POSITIONS) + position
    after.kamon[place] = seat + 1
    return _held("placed", s, after, seat, province, int(s.box.values[place]))


def _gilded(s: ShitennoState, seat: int, province: int, position: int) -> Message:
    after = s.clone()
    assert isinstance(after, ShitennoState)
    place = province * int(POSITIONS) + position
    after.kamon[place] = after.kamon[place] | GOLD
    return _held("gilded", s, after, seat, province, 0)


def _held(
    what: str, before: ShitennoState, after: ShitennoState, seat: int, province: int, points: int
) -> Message:
    """Who has the majority of a province then, and whether that is news."""
    had, has = int(majority_owner(before, province)), int(majority_owner(after, province))
    how = "theirs" if has != seat else "kept" if had == seat else "won"
    args: dict[str, Argument] = {
        "province": f"@province-{names.PROVINCES[province]}",
        "majority": int(before.box.majority[province]),
        "points": points,
    }
    if has != seat:
        args["holder"] = f"#{has}"
    return Message(f"shitenno-why-{what}-{how}", args)
