"""Chambers: majorities in regions claim rooms, rooms in a line score (SHO-CHAM-01 to -15)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.steps import Arguments, Step
from bakufu.games.shogun import names
from bakufu.games.shogun.box import PROVINCES, REGIONS, SEATS, Box
from bakufu.games.shogun.joins import carry_on
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.modules.chambers.events import FIELDS as FIELD_WORDS
from bakufu.games.shogun.modules.chambers.judge import best_field, claim_worth
from bakufu.games.shogun.modules.chambers.numbers import (
    CHAMBER_CLAIMED,
    CLAIM,
    CLAIM_CHAMBER,
    DRAW_REGION,
    DRAW_TILE,
    FROM_CHAMBERS,
    LINE_SCORED,
    NO_CHAMBER_CLAIMED,
    NO_CLAIM,
    ROW_LAID,
    TILE_DRAWN,
    TILES_TURNED,
)
from bakufu.games.shogun.modules.chambers.pieces import (
    FACE_DOWN,
    FACE_UP,
    FIELDS,
    IN_BAG,
    SIDE,
    ChamberPieces,
    chambers,
    markers_of,
)
from bakufu.games.shogun.names import named
from bakufu.games.shogun.scoring import score
from bakufu.games.shogun.state import ACTIONS_DONE, Module, ShogunState


@final
class Chambers(Module):
    def __init__(self) -> None:
        super().__init__("chambers", CLAIM_CHAMBER)
        self.steps = [ClaimChamber(self)]
        self.markers: i64 = 0  # of each player (SHO-CHAM-02)
        self.tiles: i64 = 0  # drawn in a round (SHO-CHAM-04)
        self.must_claim = False
        self.rows = vec[i64]([0] * SIDE)  # values of the lines (SHO-CHAM-15)
        self.columns = vec[i64]([0] * SIDE)

    def pieces(self, box: Box) -> ChamberPieces:
        return ChamberPieces(None)

    def set_up(self, s: ShogunState, chance: Chance, scribe: Scribe) -> None:
        """The five region tiles in a row (SHO-CHAM-03)."""
        row = chambers(s, self.place).row
        left = vec[i64]([1] * REGIONS)
        for place in range(REGIONS):
            region = draw_out(DRAW_REGION, left, 0, REGIONS, chance)
            row[place] = region
            scribe.note(ROW_LAID, region, place, 0)

    def round_begins(self, s: ShogunState, chance: Chance, scribe: Scribe) -> None:
        """Tiles from the bag, each onto its own field (SHO-CHAM-04)."""
        fields = chambers(s, self.place).field
        bag = vec[i64]([0] * FIELDS)
        left: i64 = 0
        for field in range(FIELDS):
            if fields[field] == IN_BAG:
                bag[field] = 1
                left += 1
        for _time in range(self.tiles):
            if left == 0:
                return
            field = draw_out(DRAW_TILE, bag, 0, FIELDS, chance)
            left -= 1
            fields[field] = FACE_UP
            scribe.note(TILE_DRAWN, field, 0, 0)

    # Claims

    def carry_on(self, s: ShogunState, chance: Chance, scribe: Scribe) -> bool:
        """Region after region in the order of the row (SHO-CHAM-05); `turn_place` counts them."""
        if s.moment != ACTIONS_DONE:
            return False
        pieces = chambers(s, self.place)
        while s.turn_place < REGIONS:
            seat = claimant(s, pieces.row[s.turn_place])
            # SHO-CHAM-08, SHO-CHAM-09
            if seat >= 0 and markers_of(pieces, seat) < self.markers and _face_up(pieces) > 0:
                s.step = CLAIM_CHAMBER
                s.actor = seat
                return True
            s.turn_place += 1
        self._close(pieces, scribe)
        return False

    def _close(self, pieces: ChamberPieces, scribe: Scribe) -> None:
        """What is left is turned over, and the row moves on (SHO-CHAM-10, SHO-CHAM-11)."""
        turned: i64 = 0
        for field in range(FIELDS):
            if pieces.field[field] == FACE_UP:
                pieces.field[field] = FACE_DOWN
                turned += 1
        scribe.note(TILES_TURNED, turned, 0, 0)
        first = pieces.row[0]
        for place in range(REGIONS - 1):
            pieces.row[place] = pieces.row[place + 1]
        pieces.row[REGIONS - 1] = first

    # Scoring

    def game_ends(self, s: ShogunState, scribe: Scribe) -> None:
        """Each row and column for the most markers in it (SHO-CHAM-12)."""
        pieces = chambers(s, self.place)
        for line in range(SIDE):
            self._score_line(s, pieces, line, self.rows[line], scribe)
        for line in range(SIDE):
            self._score_line(s, pieces, SIDE + line, self.columns[line], scribe)

    def _score_line(
        self, s: ShogunState, pieces: ChamberPieces, line: i64, value: i64, scribe: Scribe
    ) -> None:
        """Face-down tiles are a neutral player who can tie and win (SHO-CHAM-13, SHO-CHAM-14)."""
        counts = vec[i64]([0] * (SEATS + 1))  # the neutral player last
        for step in range(SIDE):
            field = line * SIDE + step
            if line >= SIDE:
                field = step * SIDE + line - SIDE
            piece = pieces.field[field]
            if piece >= 0:
                counts[piece] = counts[piece] + 1
            elif piece == FACE_DOWN:
                counts[SEATS] = counts[SEATS] + 1
        most: i64 = 0
        sharing: i64 = 0
        for player in range(SEATS + 1):
            if counts[player] > most:
                most = counts[player]
                sharing = 1
            elif counts[player] == most:
                sharing += 1
        if most == 0:
            return
        points = value
        if sharing > 1:
            points -= 1
        elif counts[SEATS] == most:
            points = 0
        scribe.note(LINE_SCORED, line, most, points)
        for seat in range(s.box.players):
            if counts[seat] == most:
                score(s, seat, FROM_CHAMBERS, points, scribe)

    # Judgement

    def choose(self, s: ShogunState, seat: i64, weights: Weights) -> i64:
        pieces = chambers(s, self.place)
        field = best_field(pieces, seat, self.rows, self.columns, weights)
        return CLAIM + field

    def ignore(self, s: ShogunState, seat: i64) -> i64:
        if not self.must_claim:
            return NO_CLAIM
        fields = chambers(s, self.place).field
        field: i64 = 0
        while fields[field] != FACE_UP:
            field += 1
        return CLAIM + field

    def worth(self, s: ShogunState, seat: i64, province: i64, weights: Weights) -> float:
        return claim_worth(s, seat, province, weights)


@final
class ClaimChamber(Step[ShogunState]):
    def __init__(self, module: Chambers) -> None:
        super().__init__("claim", "SHO-CHAM-07")
        self.module = module

    def fill(self, s: ShogunState, seat: i64, buffer: vec[i64]) -> i64:
        fields = chambers(s, self.module.place).field
        count: i64 = 0
        for field in range(FIELDS):
            if fields[field] == FACE_UP:
                buffer[count] = CLAIM + field
                count += 1
        if not self.module.must_claim:
            buffer[count] = NO_CLAIM
            count += 1
        return count

    def apply(self, s: ShogunState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        pieces = chambers(s, self.module.place)
        region = pieces.row[s.turn_place]
        if move == NO_CLAIM:
            scribe.note(NO_CHAMBER_CLAIMED, seat, region, 0)
        else:
            pieces.field[move - CLAIM] = seat  # SHO-CHAM-07
            scribe.note(CHAMBER_CLAIMED, seat, move - CLAIM, region)
        s.turn_place += 1
        carry_on(s, chance, scribe)

    def prompt(self, s: ShogunState) -> str:
        return "claim-must" if self.module.must_claim else "claim"

    def arguments(self, s: ShogunState) -> Arguments:
        pieces = chambers(s, self.module.place)
        fields = [FIELD_WORDS[i] for i in range(FIELDS) if pieces.field[i] == FACE_UP]
        return super().arguments(s) | {
            "region": named("region", names.REGIONS[pieces.row[s.turn_place]]),
            "fields": fields,
        }


def claimant(s: ShogunState, region: i64) -> i64:
    """The most provinces in the region, earlier in player order if equal (SHO-CHAM-06)."""
    best: i64 = -1
    most: i64 = 0
    for place in range(s.box.players):
        seat = s.order[place]
        held: i64 = 0
        for province in range(PROVINCES):
            if s.owner[province] == seat and s.box.region[province] == region:
                held += 1
        if held > most:
            most = held
            best = seat
    return best


def _face_up(pieces: ChamberPieces) -> i64:
    count: i64 = 0
    for field in range(FIELDS):
        if pieces.field[field] == FACE_UP:
            count += 1
    return count
