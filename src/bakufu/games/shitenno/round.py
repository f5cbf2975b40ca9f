"""The order of play.

    set-up      everyone takes a general; titles and hands are dealt
    even year   the Tairō makes lots, the others accept or refuse, the last two share two lots
    odd year    in the order of titles each turn: place up to two kamons, draw, gild, end
    the end     after an odd year with an empty stock or an empty koku pile: the final count

Each decision is a step with a file of its own; what happens by itself between decisions is in
`even_year.py` and `odd_year.py`.
"""

from typing import final

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Over, Rules
from bakufu.games.shitenno.box import EXCHANGE_PIECE, PLUS_PIECE, Box
from bakufu.games.shitenno.even_year import deal, generals_by_lot, lay_gates
from bakufu.games.shitenno.knowledge import redraw_secrets
from bakufu.games.shitenno.moves import GILD, OFFER, PIECE, REFUSE, TAKE_LOWER, TILE, USE_DRAW
from bakufu.games.shitenno.state import LOT_CARDS, OVER, WHICH_LOT, ShitennoState
from bakufu.games.shitenno.steps.answers import Answer, WhichLot
from bakufu.games.shitenno.steps.generals import ChooseGeneral
from bakufu.games.shitenno.steps.lots import LotCards, LotTile
from bakufu.games.shitenno.steps.pay import Pay
from bakufu.games.shitenno.steps.turn import Turn


@final
class Round(Rules[ShitennoState]):
    def __init__(self) -> None:
        # In the order of the step numbers in `state.py`.
        super().__init__(
            [
                ChooseGeneral(),
                LotTile(),
                LotCards(),
                Answer(),
                WhichLot(),
                Turn(),
                Pay(),
                Over("SHI-END-05", "SHI-END-05"),
            ]
        )

    def determinise(self, s: ShitennoState, seat: i64, chance: Chance) -> None:
        redraw_secrets(s, seat, chance)
        super().determinise(s, seat, chance)

    def forbidden_by(self, s: ShitennoState, seat: i64, move: i64) -> str:
        """The rule that forbids a move which is not legal now."""
        if s.round == 0:
            return "SHI-SETUP-02"
        rule = "" if s.step == OVER else _out_of_place(s, seat, move)
        return rule if rule else self.steps[s.step].forbidden_by(s, seat, move)


def _out_of_place(s: ShitennoState, seat: i64, move: i64) -> str:
    """The rule that keeps a move to its own part of the round or to its own player, if one does."""
    own_turn = s.odd > 0 and seat == s.actor
    if move < TILE:
        return "SHI-SETUP-02"
    if move <= OFFER:
        if s.odd > 0:
            return "SHI-SHARE-01"  # lots are made in even years
        if seat != s.tairo:
            return "SHI-SHARE-14"
        return "" if s.step <= LOT_CARDS else "SHI-SHARE-10"  # a lot on offer stays as it is
    if move <= REFUSE:
        return "SHI-SHARE-16" if s.step == WHICH_LOT else "SHI-SHARE-08"
    if move <= TAKE_LOWER:
        return "SHI-SHARE-16"
    if own_turn:
        return ""
    if move >= GILD:
        return "SHI-TITLE-06"
    if s.odd > 0 and s.title[seat] > s.title[s.actor]:
        return "SHI-CONTROL-11"  # the own turn is over
    if move in (USE_DRAW, PIECE + EXCHANGE_PIECE, PIECE + PLUS_PIECE):
        return "SHI-BONUS-01"
    return "SHI-CONTROL-01"


ROUND = Round()
# The words for what the table waits for, by number.
STEPS = [step.name for step in ROUND.steps]


def start(box: Box, chance: Chance, scribe: Scribe) -> ShitennoState:
    """Set up the table up to the first decision (SHI-SETUP-10 to SHI-SETUP-14)."""
    s = ShitennoState(box, ROUND, None)
    lay_gates(s, chance, scribe)
    if box.generals_at_random:
        generals_by_lot(s, chance, scribe)
        deal(s, chance, scribe)
    return s
