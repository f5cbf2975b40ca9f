"""Odd year: the pieces of a payment, named one by one until the position is paid for."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.shitenno.box import (
    EXCHANGE_PIECE,
    FIRST_CARD_PIECE,
    HATAMOTO,
    HATAMOTO_PIECE,
    PIECES,
    TROOPS,
)
from bakufu.games.shitenno.knowledge import redraw_payer
from bakufu.games.shitenno.moves import PAY, PIECE, USE_DRAW
from bakufu.games.shitenno.names import PROVINCES, WAYS
from bakufu.games.shitenno.odd_year import place_kamon
from bakufu.games.shitenno.payment import Purse, fill_spare, next_pieces, pledge_into
from bakufu.games.shitenno.state import ShitennoState


@final
class Pay(Step[ShitennoState]):
    def __init__(self) -> None:
        super().__init__("payment", "SHI-PAY-01")

    def _purse(self, s: ShitennoState) -> Purse:
        purse = Purse()
        purse.face(s, s.pay_province, s.pay_way)
        fill_spare(purse, s, s.actor)
        pledge_into(purse, s.pledge)
        return purse

    def _paid(self, s: ShitennoState) -> bool:
        """Whether the pieces named so far are enough, whatever else is in the hand."""
        purse = Purse()
        purse.face(s, s.pay_province, s.pay_way)
        pledge_into(purse, s.pledge)
        return purse.good()

    def fill(self, s: ShitennoState, seat: i64, buffer: vec[i64]) -> i64:
        purse = self._purse(s)
        legal = next_pieces(purse, s.piece_floor, s.box.idle_allowed)
        count: i64 = 0
        for piece in range(PIECES):
            if legal & (1 << piece) != 0:
                buffer[count] = PIECE + piece
                count += 1
        if s.box.idle_allowed and purse.good():
            buffer[count] = PAY
            count += 1
        return count

    def apply(self, s: ShitennoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == PAY:
            place_kamon(s, chance, scribe)
            return
        piece = move - PIECE
        s.pledge[piece] = s.pledge[piece] + 1
        s.piece_floor = piece
        # A good set is complete: one more piece would be idle (SHI-PAY-08).
        if not s.box.idle_allowed and self._paid(s):
            place_kamon(s, chance, scribe)

    def forbidden_by(self, s: ShitennoState, seat: i64, move: i64) -> str:
        if move == USE_DRAW:
            return "SHI-BONUS-11"  # never inside a payment
        if move == PAY:
            return "SHI-PAY-12" if s.pay_way == TROOPS else "SHI-PAY-13"
        if not PIECE <= move < PIECE + PIECES:
            return "SHI-CONTROL-03"  # a placement is complete before anything else
        piece = move - PIECE
        if piece == HATAMOTO_PIECE:
            if s.title[s.actor] != HATAMOTO:
                return "SHI-TITLE-08"
            if s.title_used > 0 or s.pledge[piece] > 0:
                return "SHI-TITLE-09"
        purse = self._purse(s)
        if purse.spare[piece] <= 0:
            return "SHI-PAY-05"
        if s.pay_way == TROOPS and _is_koku(piece) and purse.pieces[EXCHANGE_PIECE] == 0:
            return "SHI-PAY-01"
        return "SHI-PAY-08"

    def redraw(self, s: ShitennoState, seat: i64, chance: Chance) -> None:
        if seat != s.actor:
            redraw_payer(s, seat, chance)

    def arguments(self, s: ShitennoState) -> Arguments:
        return super().arguments(s) | {
            "province": f"@province-{PROVINCES[s.pay_province]}",
            "way": f"@way-{WAYS[s.pay_way]}",
        }


def _is_koku(piece: i64) -> bool:
    return FIRST_CARD_PIECE <= piece < FIRST_CARD_PIECE + 3
