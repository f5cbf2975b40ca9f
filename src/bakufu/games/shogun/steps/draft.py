"""The draft: take a card, place a group (SHO-DRAFT-01 to SHO-DRAFT-13)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import total
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.shogun.box import GROUP_SIZES, SMALLEST_GROUP
from bakufu.games.shogun.joins import join
from bakufu.games.shogun.moves import GROUP, PUT, RENEW, TAKE_OPEN, TAKE_UNSEEN
from bakufu.games.shogun.names import PROVINCES, named
from bakufu.games.shogun.notes import CARD_TAKEN, DISPLAY_RENEWED
from bakufu.games.shogun.setting_up import draw_province, occupy, open_card
from bakufu.games.shogun.state import DRAFT_GROUP, PROVINCE_DRAFTED, ShogunState


def may_renew(s: ShogunState) -> bool:
    """The same two cards lay open at this player's previous choice (SHO-DRAFT-10)."""
    first = s.last_seen[s.actor * 2]
    second = s.last_seen[s.actor * 2 + 1]
    if s.renewed > 0 or first < 0 or _pile(s) < 2:
        return False
    return (s.display[0] == first and s.display[1] == second) or (
        s.display[0] == second and s.display[1] == first
    )


def _pile(s: ShogunState) -> i64:
    """Cards in the pile, those under it included."""
    return s.under + total(s.pile, 0, len(s.pile))


@final
class DraftCard(Step[ShogunState]):
    def __init__(self) -> None:
        super().__init__("card", "SHO-DRAFT-05")

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        if may_renew(s):
            buffer[0] = RENEW
            count = 1
        buffer[count] = TAKE_OPEN
        buffer[count + 1] = TAKE_OPEN + 1
        buffer[count + 2] = TAKE_UNSEEN
        return count + 3

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == RENEW:
            scribe.note(DISPLAY_RENEWED, seat, 0, 0)
            # The new cards come from above; only then do the old ones lie below (SHO-DRAFT-11).
            first = s.display[0]
            second = s.display[1]
            open_card(s, 0, chance, scribe)
            open_card(s, 1, chance, scribe)
            s.bottom[s.under] = first
            s.bottom[s.under + 1] = second
            s.under += 2
            s.renewed = 1
            return
        s.last_seen[seat * 2] = s.display[0]
        s.last_seen[seat * 2 + 1] = s.display[1]
        s.renewed = 0
        if move == TAKE_UNSEEN:
            s.drafted = draw_province(s, chance)
            scribe.note(CARD_TAKEN, seat, s.drafted, 1)
        else:
            place = move - TAKE_OPEN
            s.drafted = s.display[place]
            scribe.note(CARD_TAKEN, seat, s.drafted, 0)
            open_card(s, place, chance, scribe)  # replaced at once (SHO-DRAFT-13)
        s.step = DRAFT_GROUP

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        if move == RENEW:
            return "SHO-DRAFT-10"
        if GROUP <= move < PUT:
            return "SHO-DRAFT-13"
        return "SHO-DRAFT-05"


@final
class DraftGroup(Step[ShogunState]):
    def __init__(self) -> None:
        super().__init__("group", "SHO-DRAFT-08")

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for size in range(GROUP_SIZES):
            if s.groups[seat * GROUP_SIZES + size] > 0:
                buffer[count] = GROUP + size
                count += 1
        return count

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        size = move - GROUP
        s.groups[seat * GROUP_SIZES + size] = s.groups[seat * GROUP_SIZES + size] - 1
        occupy(s, seat, s.drafted, size + SMALLEST_GROUP, scribe)
        s.target = s.drafted
        s.drafted = -1
        join(s, PROVINCE_DRAFTED, chance, scribe)

    def forbidden_by(self, s: ShogunState, seat: i64, move: i64) -> str:
        return "SHO-DRAFT-08" if GROUP <= move < PUT else "SHO-DRAFT-13"

    def arguments(self, s: ShogunState) -> Arguments:
        province = named("province", PROVINCES[s.drafted])
        return super().arguments(s) | {"province": province}
