"""Small plane geometry for the map: lines, faces, scan rows. Nothing here knows of Japan."""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from zlib import crc32

Point = tuple[float, float]
Line = list[Point]


def distance(a: Point, b: Point) -> float:
    return math.dist(a, b)


def length(line: Sequence[Point]) -> float:
    return sum(distance(a, b) for a, b in pairwise(line))


def area(ring: Sequence[Point]) -> float:
    """Positive if the ring runs sun-wise on the screen, where y points down."""
    total = 0.0
    for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
        total += x0 * y1 - x1 * y0
    return total / 2


def middle(ring: Sequence[Point]) -> Point:
    x = y = whole = 0.0
    for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
        cross = x0 * y1 - x1 * y0
        x += (x0 + x1) * cross
        y += (y0 + y1) * cross
        whole += cross
    return x / (3 * whole), y / (3 * whole)


def bend(line: Sequence[Point], step: float, closed: bool = False) -> Line:
    """A smooth line through the given points (centripetal Catmull-Rom), about `step` apart.

    It gives the same points whether the line is walked forth or back."""
    points = list(line)
    if closed:
        points = [points[-1], *points, points[0], points[1]]
    elif len(points) == 2:
        return straight(points[0], points[1], step)
    else:
        head = (2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1])
        tail = (2 * points[-1][0] - points[-2][0], 2 * points[-1][1] - points[-2][1])
        points = [head, *points, tail]
    out: Line = [points[1]]
    for p0, p1, p2, p3 in zip(points, points[1:], points[2:], points[3:], strict=False):
        parts = max(1, round(distance(p1, p2) / step))
        t1 = math.sqrt(distance(p0, p1)) or 1e-9
        t2 = t1 + (math.sqrt(distance(p1, p2)) or 1e-9)
        t3 = t2 + (math.sqrt(distance(p2, p3)) or 1e-9)
        for part in range(1, parts + 1):
            if part == parts:
                out.append(p2)
                continue
            t = t1 + (t2 - t1) * part / parts
            a1 = mix(p0, p1, t / t1)
            a2 = mix(p1, p2, (t - t1) / (t2 - t1))
            a3 = mix(p2, p3, (t - t2) / (t3 - t2))
            out.append(
                mix(mix(a1, a2, t / t2), mix(a2, a3, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1))
            )
    return out[:-1] if closed else out


def mix(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def straight(a: Point, b: Point, step: float) -> Line:
    parts = max(2, round(distance(a, b) / step))
    return [mix(a, b, part / parts) for part in range(parts + 1)]


def walk(line: Sequence[Point], step: float) -> Line:
    """The same line with its points evenly spread."""
    whole = length(line)
    parts = max(2, round(whole / step))
    out: Line = [line[0]]
    done, at = 0.0, 0
    for part in range(1, parts):
        want = whole * part / parts
        while done + distance(line[at], line[at + 1]) < want:
            done += distance(line[at], line[at + 1])
            at += 1
        out.append(mix(line[at], line[at + 1], (want - done) / distance(line[at], line[at + 1])))
    return [*out, line[-1]]


def straightness(a: Point, b: Point, c: Point) -> float:
    """One where the way goes straight on, zero at a right angle, negative at a sharp turn."""
    size = distance(a, b) * distance(b, c) or 1.0
    return ((b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])) / size


def wobble(line: Sequence[Point], seed: str, swing: float, grain: float) -> Line:
    """The trembling hand: slow swings and a little grain across the line, none at its ends."""
    dice = Random(crc32(seed.encode()))
    waves = [
        (swing / (n + 1), dice.uniform(70, 95) / (1.6**n), dice.uniform(0, math.tau))
        for n in range(4)
    ]
    whole = length(line)
    out: Line = [line[0]]
    done = 0.0
    for before, here, after in zip(line, line[1:], line[2:], strict=False):
        done += distance(before, here)
        shift = sum(high * math.sin(math.tau * done / long + start) for high, long, start in waves)
        shift += dice.uniform(-grain, grain)
        shift *= min(1.0, done / 14, (whole - done) / 14)
        # No trembling around a sharp turn, where the line could cross itself.
        shift *= max(0.0, straightness(before, here, after))
        across = (after[1] - before[1], before[0] - after[0])
        size = math.hypot(*across) or 1.0
        out.append((here[0] + across[0] / size * shift, here[1] + across[1] / size * shift))
    return [*out, line[-1]]


def spans(rings: Sequence[Sequence[Point]], y: float) -> list[tuple[float, float]]:
    """Where a horizontal line runs inside the rings (even-odd, so that a lake is outside)."""
    cuts: list[float] = []
    for ring in rings:
        for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (y0 <= y) != (y1 <= y):
                cuts.append(x0 + (y - y0) / (y1 - y0) * (x1 - x0))
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2], strict=True))


def inside(rings: Sequence[Sequence[Point]], point: Point) -> bool:
    return any(left < point[0] < right for left, right in spans(rings, point[1]))


def overlap(
    one: list[tuple[float, float]], two: list[tuple[float, float]]
) -> list[tuple[float, float]]:
    """What two lists of spans have in common."""
    out = []
    for a, b in one:
        for c, d in two:
            if max(a, c) < min(b, d):
                out.append((max(a, c), min(b, d)))
    return out
