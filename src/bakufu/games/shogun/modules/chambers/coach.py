"""What matters about a chamber: the two lines it lies in (SHO-CHAM-12 to SHO-CHAM-15)."""

from collections import Counter
from collections.abc import Sequence

from bakufu.engine.text.message import Message
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.coaching import module_in, own_seat, say
from bakufu.games.shogun.modules.chambers.face import ChamberField, ChambersView
from bakufu.games.shogun.modules.chambers.numbers import CLAIM, NO_CLAIM
from bakufu.games.shogun.modules.chambers.pieces import SIDE
from bakufu.games.shogun.view import ShogunView


def _most(line: list[ChamberField], seat: int) -> tuple[int, int]:
    """My markers in a line with one more, and the most of somebody else, tiles turned over too."""
    markers = Counter(field.seat for field in line if field.seat is not None)
    down = sum(field.tile == "down" for field in line)  # SHO-CHAM-13
    mine = markers.pop(seat, 0) + 1
    return mine, max([down, *markers.values()])


def claim(view: ShogunView, box: Box, legal: Sequence[int]) -> list[Message]:
    chambers, seat, side = module_in(view, ChambersView), own_seat(view), int(SIDE)
    rows = [chambers.fields[side * row :][:side] for row in range(side)]
    columns = [chambers.fields[column::side] for column in range(side)]
    fields = [move - int(CLAIM) for move in legal if move != NO_CLAIM]

    def worth(field: int) -> int:
        """What its two lines are worth, as far as the claim brings me level there."""
        row, column = divmod(field, side)
        lines = ((rows[row], chambers.rows[row]), (columns[column], chambers.columns[column]))
        counted = [(_most(line, seat), value) for line, value in lines]
        return sum(value for (mine, theirs), value in counted if mine >= theirs)

    best = max(fields, key=worth)
    row, column = divmod(best, side)
    (mine_row, theirs_row), (mine_column, theirs_column) = (
        _most(rows[row], seat),
        _most(columns[column], seat),
    )
    return [
        say(
            "claim",
            field=chambers.fields[best].id,
            row=chambers.rows[row],
            column=chambers.columns[column],
            mine_row=mine_row,
            theirs_row=theirs_row,
            mine_column=mine_column,
            theirs_column=theirs_column,
        ),
        say("claim-markers", markers=chambers.markers[seat], open=len(fields)),
    ]
