"""Orders that lay out a plan: the whole of it, or slot after slot in any order.

The rules settle slots from left to right; people think in another order. What is said too early is
kept as a sketch: words for slots that wait until those before them are settled.
"""

import re

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.table.game import Sketch
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.games.edo import moves, names
from bakufu.games.edo.box import ACTIONS, MOST_OFFICIALS, SLOTS
from bakufu.games.edo.knowledge import forget_plan
from bakufu.games.edo.round import ROUND
from bakufu.games.edo.state import PLAN, EdoState

_SLOT = re.compile(r"(?:card )?(\w+)[: ]+([a-z -]+?)(?: (\d+)(?: ?\+ ?(\d+))?)?$")
_NUMBERED = re.compile(r"slot ([1-3])[: ]+(.+)$")
# Card, action, own and Shogun officials.
Slot = tuple[int, int, int, int]


def parts_of(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in re.split(r"[,;/]| and ", text) if part.strip()]


def plan(s: EdoState, seat: int, text: str, whole: bool) -> list[int]:
    """Slots from left to right; what was planned otherwise before is taken back."""
    slots = [_slot(part) for part in parts_of(text)]
    if (whole and len(slots) != SLOTS) or len(slots) > SLOTS:
        raise Refused("EDO-PLAN-01", "edo-three-cards")
    if s.step != PLAN or s.committed >> seat & 1:
        return [int(moves.LIFT)]  # refused by the rule of the moment
    return _lay_out(s, seat, slots)


def sketch(s: EdoState, seat: int, kept: str, words: str) -> Sketch | None:
    """A plan put together slot by slot in any order; None for words that are about no slot."""
    order = names.plain(words)
    if s.step != PLAN or s.committed >> seat & 1:
        return None
    board = dict(enumerate(_laid(s, seat))) | _numbered(kept)
    if order in ("hand in", "commit") and kept:
        if len(board) != SLOTS:
            raise Refused("EDO-PLAN-01", "edo-three-cards")
        laid = _lay_out(s, seat, [board[slot] for slot in range(SLOTS)])
        return Sketch([*laid, int(moves.HAND_IN)], "", "", s)
    if not _NUMBERED.match(order):
        return None
    board |= _numbered(order)
    settled: list[Slot] = []
    while len(settled) in board:
        settled.append(board[len(settled)])
    waiting = {slot: one for slot, one in board.items() if slot >= len(settled)}
    laid = _lay_out(s, seat, settled)
    empty = s.clone()
    forget_plan(empty, seat)
    for slot, one in waiting.items():  # what could not even stand alone does not wait
        _lay_out(empty, seat, [one], slot)
    return Sketch(laid, _in_words(waiting), _in_words(board), _shown(s, seat, board))


def _slot(text: str) -> Slot:
    found = _SLOT.match(text)
    if not found:
        raise BadInput(f'"{text}" is no slot: expected words such as "c travel 1+1"')
    action = found[2].strip().removeprefix("hard ").removeprefix("easy ")
    return (
        names.index(found[1], names.CARDS, "card"),
        names.index(action, names.ACTIONS, "action"),
        int(found[3] or 0),
        int(found[4] or 0),
    )


def _numbered(text: str) -> dict[int, Slot]:
    board: dict[int, Slot] = {}
    for part in parts_of(text):
        found = _NUMBERED.match(part)
        if not found:
            raise BadInput(f'"{part}" is no slot: expected words such as "slot 2 c travel 1+1"')
        board[int(found[1]) - 1] = _slot(found[2])
    return board


def _in_words(board: dict[int, Slot]) -> str:
    return ", ".join(
        f"slot {slot + 1} {names.CARDS[card]} {names.ACTIONS[action]} {own}+{shogun}"
        for slot, (card, action, own, shogun) in sorted(board.items())
    )


def _laid(s: EdoState, seat: int) -> list[Slot]:
    """The slots settled so far, officials included."""
    row = range(seat * int(SLOTS), seat * int(SLOTS) + int(s.planned[seat]) // 2)
    return [(int(s.card[p]), int(s.action[p]), int(s.own[p]), int(s.shogun[p])) for p in row]


def _shown(s: EdoState, seat: int, board: dict[int, Slot]) -> EdoState:
    """The position with all of it laid out, for the eyes only."""
    shown = s.clone()
    for slot in range(SLOTS):
        place = seat * int(SLOTS) + slot
        card, action, own, shogun = board.get(slot, (-1, -1, 0, 0))
        shown.card[place], shown.action[place] = card, action
        shown.own[place], shown.shogun[place] = own, shogun
    shown.planned[seat] = max(board, default=-1) * 2 + 2
    return shown


def _lay_out(s: EdoState, seat: int, slots: list[Slot], first: int = 0) -> list[int]:
    """The moves from the plan so far to this one; `Refused` names the slot that cannot be.

    `first` is how the first of these slots is called.
    """
    same = 0
    for old, new in zip(_laid(s, seat), slots, strict=False):
        if old != new:
            break
        same += 1
    laid = [int(moves.LIFT)] * (int(s.planned[seat]) - same * 2)
    shown = s.clone()
    for move in laid:
        shown.apply(seat, move, Dice(0), Scribe())
    for number, (card, action, own, shogun) in enumerate(slots[same:], first + same + 1):
        steps = [int(moves.LAY) + card * int(ACTIONS) + action]
        many = own + shogun > MOST_OFFICIALS
        most = int(MOST_OFFICIALS) + 1
        steps.append(-1 if many else int(moves.OFFICIALS) + own * most + shogun)
        for move in steps:
            if move not in legal_moves(shown, seat, int(moves.MOVES)):
                raise Refused(
                    "EDO-PLAN-05" if move < 0 else ROUND.forbidden_by(shown, seat, move),
                    "edo-slot",
                    slot=number,
                    card=f"@edo-card-{names.CARDS[card]}",
                    action=f"@edo-action-{names.ACTIONS[action]}",
                    own=own,
                    shogun=shogun,
                )
            shown.apply(seat, move, Dice(0), Scribe())
        laid += steps
    return laid
