"""Draws the crests, the icons and the ornaments: web/src/lib/crests.json.

    python web/drawing/make_crests.py [--check]

A mark is one path in a box of 24 by 24 with fill-rule evenodd, in one colour. A pattern is a tile
with lines to stroke. The houses' crests are old; these drawings are our own plain geometry."""

import json
import math
import sys
from pathlib import Path

from crests import CRESTS
from icons import ICONS
from pen import Pen, box, curve, every, poly

OUTPUT = Path(__file__).parent.parent / "src/lib/crests.json"


def strokes(*pieces: tuple[float, float, float, float, float]) -> Pen:
    """Straight brush strokes, a little thicker where the brush is set down."""
    out = []
    for x0, y0, x1, y1, wide in pieces:
        size = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / size * wide / 2, (x1 - x0) / size * wide / 2
        out.append(
            poly(
                (x0 + nx * 1.15, y0 + ny * 1.15),
                (x1 + nx * 0.9, y1 + ny * 0.9),
                (x1 - nx * 0.9, y1 - ny * 0.9),
                (x0 - nx * 1.15, y0 - ny * 1.15),
            )
        )
    return every(out)


def seal() -> Pen:
    """Tenka, "all under heaven", cut into a square stamp, to be read from the top."""
    stone = curve(
        (1.4, 0.9),
        ((8, 0.5), (16, 0.7), (22.8, 1.1)),
        ((23.4, 8), (23.2, 16), (22.9, 22.9)),
        ((16, 23.4), (8, 23.3), (1.1, 23.0)),
        ((0.6, 16), (0.8, 8), (1.4, 0.9)),
    )
    ten = strokes((5.4, 3.6, 18.6, 3.6, 1.3), (4.4, 6.6, 19.6, 6.6, 1.3))
    ten += poly((11.4, 4.3), (12.7, 4.3), (12.7, 5.9), (11.4, 5.9))
    ten += curve(
        (11.3, 7.4),
        ((11, 9.4), (8.6, 11), (4.6, 11.6)),
        ((5, 12.2), (5.2, 12.4), (5.4, 12.8)),
        ((9.6, 12), (12.2, 10), (12.6, 7.4)),
    )
    ten += curve(
        (13.0, 8.4),
        ((14.2, 10.2), (16.2, 11.2), (19.8, 11.6)),
        ((19.2, 12.2), (18.8, 12.6), (18.4, 12.9)),
        ((15.4, 12.2), (13.4, 10.8), (12.4, 9.6)),
    )
    ka = box(4.2, 14.2, 15.6, 1.3) + box(10.6, 16.1, 1.4, 5.6)
    ka += poly((12.7, 16.9), (13.5, 16.2), (16.6, 18.3), (15.7, 19.3))
    return stone + ten + ka


def north() -> Pen:
    """The character for north, for the compass."""
    left = strokes((8.4, 3, 8.4, 21, 2), (2.2, 8.2, 7.2, 8.2, 1.8), (1.8, 18.6, 7.2, 16.2, 1.8))
    right = box(13.6, 3, 2, 15.6) + box(13.6, 19.2, 8.4, 1.9) + box(20.2, 15.4, 1.8, 3.2)
    return left + right + poly((16.2, 10.6), (20.8, 7.4), (21.8, 8.9), (16.2, 12.7))


def boat() -> Pen:
    """A merchant sailing along the coast, sail swollen."""
    hull = curve(
        (1.2, 16.4),
        ((6, 18.6), (15, 18.6), (22.8, 14.8)),
        ((21.8, 18.4), (20.4, 20.6), (18.4, 21.8)),
        ((13, 22.4), (8, 22.4), (4.6, 21.8)),
        ((2.8, 20.4), (1.8, 18.6), (1.2, 16.4)),
    )
    sail = curve(
        (5.2, 2.2),
        ((9, 1.6), (13, 1.6), (16.8, 2.2)),
        ((19.2, 6), (19.2, 11), (17.2, 15.2)),
        ((13, 16.2), (9, 16.4), (5.6, 15.8)),
        ((7.2, 11), (7.2, 6.6), (5.2, 2.2)),
    )
    seams = box(10.2, 2.8, 0.55, 12.2) + box(13.8, 2.8, 0.55, 12.0)
    return hull + sail + seams


def fuji() -> Pen:
    """Mount Fuji: the slope, and the snow left open."""
    slope = curve(
        (0.4, 21),
        ((5, 18), (8, 12), (9.8, 6.4)),
        ((11, 5.8), (13, 5.8), (14.2, 6.4)),
        ((16, 12), (19, 18), (23.6, 21)),
        ((16, 20.4), (8, 20.4), (0.4, 21)),
    )
    snow = poly(
        (10.4, 7.3),
        (13.6, 7.3),
        (15, 11.6),
        (13.6, 10.4),
        (12.7, 12.6),
        (11.6, 10.6),
        (10.2, 12.4),
        (9.2, 11.2),
    )
    return slope + snow


def seigaiha() -> str:
    """Waves of the blue sea: scales of which every lower row covers the one above."""
    lines = []
    for x, y in ((12, 12), (0, 6), (24, 6), (12, 0), (0, 18), (24, 18)):
        for r in (12, 8.4, 4.8):
            # An arc begins where it leaves the circle of the next row, 12 across and 6 down.
            angle = 0.0
            while (r * math.cos(angle) - 12) ** 2 + (r * math.sin(angle) + 6) ** 2 < 144:
                angle += 0.005
            dx, dy = r * math.cos(angle), r * math.sin(angle)
            lines.append(f"M{x - dx:.1f} {y - dy:.1f}A{r} {r} 0 0 1 {x + dx:.1f} {y - dy:.1f}")
    return "".join(lines)


def asanoha(side: float) -> str:
    """Hemp leaf: a net of triangles, each with three lines to its middle."""
    wide = side * math.sqrt(3)
    half = side / 2
    triangles = []
    for x, apex in ((0.0, wide / 2), (wide, wide / 2)):
        triangles.append(((x, 0.0), (x, side), (apex, half)))
        for y in (0.0, side):
            triangles.append(((apex, y - half), (apex, y + half), (x, y)))
    lines = []
    for corners in triangles:
        x = sum(p[0] for p in corners) / 3
        y = sum(p[1] for p in corners) / 3
        lines.append("M" + "L".join(f"{p[0]:.2f} {p[1]:.2f}" for p in corners) + "Z")
        lines += [f"M{x:.2f} {y:.2f}L{p[0]:.2f} {p[1]:.2f}" for p in corners]
    return "".join(lines)


PATTERNS = {
    "seigaiha": ([24, 12], seigaiha()),
    "asanoha": ([27.71, 16], asanoha(16)),
    # Seven treasures.
    "shippo": (
        [20, 20],
        "M0 0a14.14 14.14 0 0 1 20 0a14.14 14.14 0 0 1 0 20a14.14 14.14 0 0 1-20 0"
        "a14.14 14.14 0 0 1 0-20M0 0a14.14 14.14 0 0 0 20 0a14.14 14.14 0 0 0 0 20"
        "a14.14 14.14 0 0 0-20 0a14.14 14.14 0 0 0 0-20",
    ),
    # Tortoise shell.
    "kikko": (
        [20.78, 36],
        "M0 6L10.39 0L20.78 6V18L10.39 24L0 18ZM10.39 24V36"
        "M10.39 6L15.59 9V15L10.39 18L5.19 15V9ZM0 24L5.19 27V33L0 36"
        "M20.78 24L15.59 27V33L20.78 36",
    ),
    # Scales.
    "uroko": ([16, 28], "M0 0H16M0 14L8 0L16 14ZM0 14L-8 28M0 14L8 28L16 14L24 28M0 28H16"),
}

ORNAMENTS = {"seal": seal, "north": north, "boat": boat, "fuji": fuji}


def text() -> str:
    marks: dict[str, dict[str, object]] = {
        kind: {name: draw().d() for name, draw in drawings.items()}
        for kind, drawings in (("crests", CRESTS), ("icons", ICONS), ("ornaments", ORNAMENTS))
    }
    marks["patterns"] = {n: {"size": size, "lines": d} for n, (size, d) in PATTERNS.items()}
    return json.dumps(marks, indent=1) + "\n"


def main() -> None:
    if "--check" in sys.argv[1:]:
        if OUTPUT.read_text("utf-8") != text():
            raise SystemExit("crests.json is not what this script draws: run it without --check")
        return
    OUTPUT.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
