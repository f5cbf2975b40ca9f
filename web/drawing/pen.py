"""A pen for marks: outlines that can be moved, turned and written as one SVG path."""

import math
from collections.abc import Callable, Sequence

Point = tuple[float, float]
# A curve keeps a circle's quarter to a thousandth with handles of this length.
QUARTER = 0.5523


class Pen:
    """Closed outlines. Where two of them lie over each other the inner is a hole (even-odd)."""

    def __init__(self, *parts: tuple[str, list[Point]]) -> None:
        self.parts = list(parts)

    def __add__(self, other: "Pen") -> "Pen":
        return Pen(*self.parts, *other.parts)

    def change(self, how: Callable[[Point], Point]) -> "Pen":
        return Pen(*((letter, [how(p) for p in points]) for letter, points in self.parts))

    def move(self, x: float, y: float) -> "Pen":
        return self.change(lambda p: (p[0] + x, p[1] + y))

    def scale(self, x: float, y: float | None = None) -> "Pen":
        return self.change(lambda p: (p[0] * x, p[1] * (x if y is None else y)))

    def turn(self, degrees: float, x: float = 0, y: float = 0) -> "Pen":
        """Sun-wise around a point."""
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.change(
            lambda p: (
                x + (p[0] - x) * c - (p[1] - y) * s,
                y + (p[0] - x) * s + (p[1] - y) * c,
            )
        )

    def mirror(self, x: float) -> "Pen":
        return self.change(lambda p: (2 * x - p[0], p[1]))

    def d(self) -> str:
        out = []
        for letter, points in self.parts:
            out.append(letter + " ".join(f"{number(x)},{number(y)}" for x, y in points))
        return "".join(out)


def number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def every(pens: Sequence[Pen]) -> Pen:
    return Pen(*(part for pen in pens for part in pen.parts))


def poly(*points: Point) -> Pen:
    return Pen(("M", [points[0]]), *(("L", [p]) for p in points[1:]), ("Z", []))


def box(x: float, y: float, w: float, h: float) -> Pen:
    return poly((x, y), (x + w, y), (x + w, y + h), (x, y + h))


def curve(start: Point, *triples: tuple[Point, Point, Point]) -> Pen:
    """A closed outline of cubic curves; a triple is two handles and the next point."""
    return Pen(("M", [start]), *(("C", list(t)) for t in triples), ("Z", []))


def disc(x: float, y: float, r: float, tall: float | None = None) -> Pen:
    h = r if tall is None else tall
    q, t = r * QUARTER, h * QUARTER
    return curve(
        (x + r, y),
        ((x + r, y + t), (x + q, y + h), (x, y + h)),
        ((x - q, y + h), (x - r, y + t), (x - r, y)),
        ((x - r, y - t), (x - q, y - h), (x, y - h)),
        ((x + q, y - h), (x + r, y - t), (x + r, y)),
    )


def ring(x: float, y: float, outer: float, inner: float) -> Pen:
    return disc(x, y, outer) + disc(x, y, inner)


def arc(x: float, y: float, outer: float, inner: float, start: float, end: float) -> Pen:
    """A piece of a ring between two angles, sun-wise from the top."""

    def at(r: float, a: float) -> Point:
        return x + r * math.sin(math.radians(a)), y - r * math.cos(math.radians(a))

    parts = max(1, math.ceil((end - start) / 45))
    step = (end - start) / parts
    handle = 4 / 3 * math.tan(math.radians(step) / 4)
    pieces: list[tuple[str, list[Point]]] = [("M", [at(outer, start)])]
    for r, sign in ((outer, 1), (inner, -1)):
        if sign < 0:
            pieces.append(("L", [at(inner, end)]))
        for part in range(parts):
            a = start + step * part if sign > 0 else end - step * part
            b = a + sign * step
            (ax, ay), (bx, by) = at(r, a), at(r, b)
            h = handle * r * sign
            ra, rb = math.radians(a), math.radians(b)
            pieces.append(
                (
                    "C",
                    [
                        (ax + h * math.cos(ra), ay + h * math.sin(ra)),
                        (bx - h * math.cos(rb), by - h * math.sin(rb)),
                        (bx, by),
                    ],
                )
            )
    return Pen(*pieces, ("Z", []))


def leaf(long: float, wide: float) -> Pen:
    """A pointed leaf from (0, 0) straight up."""
    return curve(
        (0, 0),
        ((-wide, -long * 0.3), (-wide, -long * 0.7), (0, -long)),
        ((wide, -long * 0.7), (wide, -long * 0.3), (0, 0)),
    )


def heart(high: float, wide: float) -> Pen:
    """A heart-shaped leaf, its tip at (0, 0), its lobes up."""
    w = wide / 2
    return curve(
        (0, 0),
        ((-w * 0.55, -high * 0.22), (-w, -high * 0.42), (-w, -high * 0.68)),
        ((-w, -high * 0.92), (-w * 0.66, -high), (-w * 0.46, -high)),
        ((-w * 0.2, -high), (0, -high * 0.94), (0, -high * 0.8)),
        ((0, -high * 0.94), (w * 0.2, -high), (w * 0.46, -high)),
        ((w * 0.66, -high), (w, -high * 0.92), (w, -high * 0.68)),
        ((w, -high * 0.42), (w * 0.55, -high * 0.22), (0, 0)),
    )


def around(pen: Pen, times: int, x: float, y: float, first: float = 0) -> Pen:
    return every([pen.turn(first + 360 * n / times, x, y) for n in range(times)])
