"""Room for the pieces: where in a province its name, cubes, buildings and markers lie.

Pieces stand in rows. A row may stand anywhere it fits, so that a slanting province is used as well
as a square one; where no column of rows fits, two blocks stand side by side. Of all ways that fit,
the one with most air and the calmest shape is taken."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from math import inf
from typing import Any

from shapes import Line, middle, overlap, spans

Row = list[str]
Rows = list[Row]
Spans = list[tuple[float, float]]
Placed = list[tuple[Row, float, float]]

# Three revolt markers stand one above the other in their slot.
SIZES = {"cubes": (36, 28), "revolts": (12, 30), "leader": (20, 26), "statue": (20, 26)}
BUILDINGS = ["castle", "temple", "theatre"]
BUILDING = 20
NAME_HEIGHT = 15
# Width of a letter in the display face at 14 units, measured generously.
LETTER = 7.4
GAP = 3
AIR = 4
# A row may stand this much lower than the one above lets it.
DROPS = (0, 4, 8, 14)

COLUMNS: list[Rows] = [
    [["name"], ["cubes", "revolts", "leader"], [*BUILDINGS, "statue"]],
    [["name"], ["cubes", "revolts", "leader", "statue"], BUILDINGS],
    [["name"], ["cubes", "revolts"], ["leader", "statue"], BUILDINGS],
    [["name"], ["cubes", "revolts", "leader"], ["castle", "temple"], ["theatre", "statue"]],
    [["name"], BUILDINGS, ["cubes", "revolts", "leader", "statue"]],
    [["cubes", "revolts", "leader"], ["name"], [*BUILDINGS, "statue"]],
    [["cubes", "revolts"], ["name"], BUILDINGS, ["leader", "statue"]],
]
BLOCKS: list[tuple[Rows, Rows]] = [
    ([["name"], ["cubes", "revolts", "leader"]], [BUILDINGS, ["statue"]]),
    ([["name"], ["cubes", "revolts", "leader"]], [["castle", "temple"], ["theatre", "statue"]]),
    ([["name"], ["cubes", "revolts", "leader", "statue"]], [["castle", "temple"], ["theatre"]]),
    ([["name"], ["cubes", "revolts"]], [["leader", "statue"], BUILDINGS]),
    ([["name"], ["cubes", "revolts"]], [["leader", "statue", *BUILDINGS]]),
    ([["name"], ["cubes", "revolts", "leader"]], [[*BUILDINGS, "statue"]]),
]


class Room:
    """The inside of a province, row by row."""

    def __init__(self, name: str, shape: Sequence[Line]) -> None:
        self.name = name
        self.top = int(min(y for _, y in shape[0]))
        self.bottom = int(max(y for _, y in shape[0])) + 1
        self.middle = middle(shape[0])
        self.lines = {
            y: overlap(spans(shape, y + 0.2), spans(shape, y + 0.7))
            for y in range(self.top, self.bottom)
        }
        self.known: dict[tuple[int, int], Spans] = {}

    def size(self, piece: str) -> tuple[int, int]:
        if piece == "name":
            return round(len(self.name) * LETTER), NAME_HEIGHT
        if piece in BUILDINGS:
            return BUILDING, BUILDING
        return SIZES[piece]

    def row_size(self, row: Row) -> tuple[int, int]:
        sizes = [self.size(piece) for piece in row]
        return sum(w + GAP for w, _ in sizes) - GAP, max(h for _, h in sizes)

    def free(self, y: int, high: int) -> Spans:
        """Where a band of this height is inside with air all around."""
        if (y, high) not in self.known:
            room = self.lines.get(y - AIR, [])
            for line in range(y - AIR + 1, y + high + AIR):
                room = overlap(room, self.lines.get(line, []))
            self.known[y, high] = [(a + AIR, b - AIR) for a, b in room]
        return self.known[y, high]

    def columns(self, rows: Rows) -> Iterator[tuple[float, Placed]]:
        sizes = [self.row_size(row) for row in rows]
        for start in range(self.top + AIR, self.bottom, 2):
            for drops in product(DROPS, repeat=len(rows) - 1):
                y, chosen, starts = start, [], []
                for (wide, high), drop in zip(sizes, (*drops, 0), strict=True):
                    free = [(a, b) for a, b in self.free(y, high) if b - a >= wide]
                    if not free:
                        break
                    chosen.append(max(free, key=lambda span: span[1] - span[0]))
                    starts.append(y)
                    y += high + GAP + drop
                if len(chosen) == len(rows):
                    yield self.column(rows, chosen, starts, sum(drops))

    def column(
        self, rows: Rows, chosen: Spans, starts: list[int], dropped: int
    ) -> tuple[float, Placed]:
        aim = sum((a + b) / 2 for a, b in chosen) / len(chosen)
        placed, centres, airs = [], [], []
        for row, (a, b), y in zip(rows, chosen, starts, strict=True):
            wide, _ = self.row_size(row)
            x = min(max(aim - wide / 2, a), b - wide)
            placed.append((row, x, float(y)))
            centres.append(x + wide / 2)
            airs.append(b - a - wide)
        skew = sum(abs(p - q) for p, q in pairwise(centres))
        height = (starts[0] + starts[-1] + self.row_size(rows[-1])[1]) / 2
        off = abs(height - self.middle[1])
        return min(*airs, 30) - 0.5 * skew - 0.2 * off - 0.6 * dropped, placed

    def spots(self, rows: Rows) -> list[tuple[float, float, float, float]]:
        """Every place, on a grid, where rows fit as one rigid block."""
        wide = max(self.row_size(row)[0] for row in rows)
        high = sum(self.row_size(row)[1] + GAP for row in rows) - GAP
        out = []
        for y in range(self.top + AIR, self.bottom, 3):
            for a, b in self.free(y, high):
                x = a
                while x + wide <= b:
                    out.append((x, float(y), float(wide), float(high)))
                    x += 4
        return out

    def blocks(self, one: Rows, two: Rows, least: float) -> Iterator[tuple[float, Placed]]:
        """Better and better ones, all worth more than this."""
        seconds = self.spots(two)
        for x, y, w, h in self.spots(one):
            for a, b, c, d in seconds:
                if a < x + w + GAP and x < a + c + GAP and b < y + h + GAP and y < b + d + GAP:
                    continue
                apart = abs(x + w / 2 - a - c / 2) + abs(y + h / 2 - b - d / 2)
                off = abs((x + a + (w + c) / 2) / 2 - self.middle[0])
                off += abs((y + b + (h + d) / 2) / 2 - self.middle[1])
                worth = -20 - 0.3 * apart - 0.4 * off - (12 if b < y - 4 else 0)
                if worth <= least:
                    continue
                least = worth
                yield worth, [*self.block(one, x, y, w), *self.block(two, a, b, c)]

    def block(self, rows: Rows, x: float, y: float, wide: float) -> Placed:
        out = []
        for row in rows:
            w, h = self.row_size(row)
            out.append((row, x + (wide - w) / 2, y))
            y += h + GAP
        return out


def lay_out(province: str, name: str, shape: Sequence[Line]) -> dict[str, Any]:
    room = Room(name, shape)
    best: tuple[float, Placed] | None = None
    for order, rows in enumerate(COLUMNS):
        for worth, placed in room.columns(rows):
            if best is None or worth - 3 * order > best[0]:
                best = worth - 3 * order, placed
    if best is None or best[0] < -20:
        for order, (one, two) in enumerate(BLOCKS):
            least = -inf if best is None else best[0] + 3 * order
            for worth, placed in room.blocks(one, two, least):
                best = worth - 3 * order, placed
    if best is None:
        raise SystemExit(f"No room in {province}.")
    out: dict[str, Any] = {}
    for row, x, y in best[1]:
        high = room.row_size(row)[1]
        for piece in row:
            w, h = room.size(piece)
            out[piece] = [round(x, 1), round(y + (high - h) / 2, 1), w, h]
            x += w + GAP
    return out
