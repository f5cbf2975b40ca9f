"""Draws the crests, the icons and the ornaments: web/src/lib/crests.json.

    python web/map/make_crests.py [--check]

A mark is one path in a box of 24 by 24 with fill-rule evenodd, in one colour. A pattern is a tile
with lines to stroke. The houses' crests are old; these drawings are our own plain geometry."""

import json
import math
import sys
from pathlib import Path

from pen import Pen, arc, around, box, curve, disc, every, heart, leaf, poly, ring

OUTPUT = Path(__file__).parent.parent / "src/lib/crests.json"
C = 12.0


def diamond(x: float, y: float, w: float, h: float) -> Pen:
    return poly((x, y - h), (x + w, y), (x, y + h), (x - w, y))


def takeda() -> Pen:
    w, h, gap = 5.3, 4.6, 0.55
    places = [(0, -h - gap), (w + gap, 0), (0, h + gap), (-w - gap, 0)]
    return every([diamond(C + x, C + y, w, h) for x, y in places])


def hollyhock(high: float, wide: float) -> Pen:
    """A leaf with its veins left open."""
    veins = box(-0.35, -high * 0.74, 0.7, high * 0.5)
    side = poly((-0.5, -high * 0.36), (-wide * 0.33, -high * 0.68), (-wide * 0.24, -high * 0.73))
    return heart(high, wide) + veins + side + side.mirror(0)


def tokugawa() -> Pen:
    one = hollyhock(8.7, 8.6).move(C, C - 0.6)
    return ring(C, C, 11.7, 10.3) + around(one, 3, C, C)


def mori() -> Pen:
    bar = curve(
        (2.2, 2.6),
        ((8, 3.2), (16, 3.2), (21.8, 2.6)),
        ((21.4, 4.2), (21.4, 4.6), (21.8, 6.2)),
        ((16, 5.6), (8, 5.6), (2.2, 6.2)),
        ((2.6, 4.6), (2.6, 4.2), (2.2, 2.6)),
    )
    return bar + disc(C, 11.2, 4) + disc(7, 18.6, 4) + disc(17, 18.6, 4)


def uesugi() -> Pen:
    canes = [(-56, 56), (62, 177), (183, 298)]
    cane = every([arc(C, C, 11.4, 8.9, a, b) for a, b in canes])
    leaves = [leaf(9.6, 2.4).turn(a) for a in (180, 140, 220)]
    tuft = every([one.move(C + dx, 6.6) for one, dx in zip(leaves, (0, 1, -1), strict=True)])
    twigs = [leaf(4.4, 1.3).turn(a).move(C + x, 7.0) for a, x in ((78, 1.2), (-78, -1.2))]
    return cane + tuft + every(twigs)


def hashiba() -> Pen:
    middle = curve(
        (12, 10.6),
        ((14.6, 11.2), (16.4, 13.6), (15.9, 16.4)),
        ((15.6, 18.6), (13.6, 20.6), (12, 23)),
        ((10.4, 20.6), (8.4, 18.6), (8.1, 16.4)),
        ((7.6, 13.6), (9.4, 11.2), (12, 10.6)),
    )
    side = curve(
        (9.2, 11.0),
        ((5.6, 9.0), (2.0, 11.0), (0.9, 16.4)),
        ((3.4, 16.6), (4.8, 18.4), (7.0, 18.6)),
        ((6.4, 15.4), (6.8, 13.0), (9.2, 11.0)),
    )
    vein = box(11.65, 13, 0.7, 6.4)
    slit = poly((3.2, 14.6), (6.6, 12.1), (7.0, 12.6), (3.6, 15.1))
    bells = [(12, 1.6), (9.9, 4.1), (14.1, 4.1), (10.2, 7.2), (13.8, 7.2)]
    more = [(5.2, 3.4), (3.7, 6.2), (6.7, 6.6)]
    flowers = every([disc(x, y, 1.35) for x, y in [*bells, *more]])
    others = every([disc(24 - x, y, 1.35) for x, y in more])
    return middle + vein + side + slit + (side + slit).mirror(C) + flowers + others


def honda() -> Pen:
    leaf_up = hollyhock(9.2, 9.4).turn(180)
    top = leaf_up.move(C, 0.6)
    left = leaf_up.scale(0.95).turn(-68).move(0.6, 11.2)
    stem = box(11.35, 9.4, 1.3, 13.6)
    root = curve(
        (10.5, 23), ((10.5, 20.2), (9.9, 17.6), (8.0, 15.2)), ((8.7, 17.8), (8.9, 20.4), (9.0, 23))
    )
    return top + left + left.mirror(C) + stem + root + root.mirror(C)


def ii() -> Pen:
    """Two beams lie over two; the joints are left open so that one sees which."""
    t, a, b = 3.0, 5.6, 15.4
    over = box(0.9, a, 22.2, t) + box(0.9, b, 22.2, t)
    cut = 0.7
    under = []
    for x in (a, b):
        under += [
            box(x, 0.9, t, a - cut - 0.9),
            box(x, a + t + cut, t, b - a - t - 2 * cut),
            box(x, b + t + cut, t, 23.1 - b - t - cut),
        ]
    return over + every(under)


def sakakibara() -> Pen:
    felloe = every([arc(C, C, 11.6, 8.5, n * 45 + 2.2, n * 45 + 42.8) for n in range(8)])
    spoke = poly((C - 0.8, 3.9), (C + 0.8, 3.9), (C + 0.65, 8.2), (C - 0.65, 8.2))
    return felloe + around(spoke, 8, C, C, 22.5) + ring(C, C, 3.4, 1.5)


def sakai() -> Pen:
    one = heart(10.4, 11.4).move(C, C - 1.0) + leaf(4.4, 0.55).move(C, C - 4.2)
    blade = poly((C, 1.2), (C + 1.1, 3.2), (C + 0.55, 9.4), (C - 0.55, 9.4), (C - 1.1, 3.2))
    return (around(one, 3, C, C) + around(blade, 3, C, C, 180)).move(0, 1.0)


def roof(y: float, half: float, top: float, high: float) -> Pen:
    """A roof with upturned eaves."""
    return curve(
        (C - top, y),
        (
            (C - top - 0.4, y + high * 0.6),
            (C - half + 2, y + high * 0.8),
            (C - half, y + high * 0.55),
        ),
        ((C - half + 0.4, y + high), (C - half + 1.4, y + high), (C - half + 2, y + high)),
        ((C - 2, y + high), (C + 2, y + high), (C + half - 2, y + high)),
        ((C + half - 1.4, y + high), (C + half - 0.4, y + high), (C + half, y + high * 0.55)),
        ((C + half - 2, y + high * 0.8), (C + top + 0.4, y + high * 0.6), (C + top, y)),
        ((C + 1, y), (C - 1, y), (C - top, y)),
    )


def castle() -> Pen:
    stone = curve(
        (5.4, 17.4),
        ((8, 17.4), (16, 17.4), (18.6, 17.4)),
        ((19.2, 20), (20.4, 22), (22, 23)),
        ((16, 23), (8, 23), (2, 23)),
        ((3.6, 22), (4.8, 20), (5.4, 17.4)),
    )
    gate = box(10.4, 19.4, 3.2, 3.6)
    floors = box(6.4, 13.9, 11.2, 2.7) + box(8.2, 7.4, 7.6, 2.5)
    windows = every([box(x, 14.7, 1.3, 1.3) for x in (8.6, 11.35, 14.1)])
    fish = poly((8.6, 0.6), (9.7, 2.6), (14.3, 2.6), (15.4, 0.6), (15.2, 3.2), (8.8, 3.2))
    return (
        stone
        + gate
        + floors
        + windows
        + roof(10.2, 9.6, 4.6, 3.4)
        + roof(3.4, 7.6, 3.2, 3.6)
        + fish
    )


def temple() -> Pen:
    """A pagoda: slim, with the ringed spire."""
    spire = box(11.5, 0.4, 1, 4) + box(10.5, 1.6, 0.7, 0.8) + box(12.8, 1.6, 0.7, 0.8)
    roofs = roof(4.6, 7, 1.1, 3) + roof(9.8, 8.2, 2.6, 3) + roof(15.0, 9.6, 3.4, 3.2)
    walls = (
        box(9.6, 7.9, 4.8, 1.6)
        + box(9, 13.1, 6, 1.6)
        + box(8, 18.5, 8, 2.6)
        + box(10.9, 18.9, 2.2, 2.2)
    )
    return spire + roofs + walls + box(5.6, 21.5, 12.8, 1.6)


def theatre() -> Pen:
    """A Nō mask."""
    face = curve(
        (12, 1),
        ((17.6, 1), (20.6, 4.6), (20, 11)),
        ((19.5, 16.6), (16.4, 23), (12, 23)),
        ((7.6, 23), (4.5, 16.6), (4, 11)),
        ((3.4, 4.6), (6.4, 1), (12, 1)),
    )
    eye = curve(
        (6, 11.2), ((7.2, 9.6), (9.2, 9.6), (10.4, 11.2)), ((9.2, 12.3), (7.2, 12.3), (6, 11.2))
    )
    brow = disc(8.3, 6.0, 1.9, 0.9)
    nose = poly((11.5, 11.5), (12.5, 11.5), (13.4, 15.2), (10.6, 15.2))
    mouth = curve(
        (8.6, 18), ((10.4, 17.2), (13.6, 17.2), (15.4, 18)), ((14, 20.2), (10, 20.2), (8.6, 18))
    )
    return face + eye + eye.mirror(C) + brow + brow.mirror(C) + nose + mouth


def rice() -> Pen:
    """A bent ear."""
    stem = curve(
        (4.2, 23),
        ((5.4, 14.6), (9.0, 8.4), (15.2, 5.0)),
        ((15.4, 5.4), (15.6, 5.6), (15.8, 5.9)),
        ((10.4, 9.2), (7.0, 15.0), (5.8, 23)),
    )
    grains = [(16.6, 4.9, 68), (13.6, 4.4, 20), (16.2, 8.0, 118), (9.9, 6.6, 2)]
    grains += [
        (12.9, 10.6, 116),
        (6.6, 10.4, -12),
        (10.2, 14.2, 122),
        (4.2, 15.4, -18),
        (8.4, 18.6, 126),
    ]
    ear = every([leaf(5.4, 2.3).turn(a).move(x, y) for x, y, a in grains])
    return (stem + ear).move(0.8, 0.8)


def chest() -> Pen:
    lid = curve(
        (2.2, 10.4),
        ((2.2, 6), (4, 4), (6.4, 4)),
        ((10, 4), (14, 4), (17.6, 4)),
        ((20, 4), (21.8, 6), (21.8, 10.4)),
        ((16, 10.4), (8, 10.4), (2.2, 10.4)),
    )
    body = box(2.2, 11.6, 19.6, 9.4)
    bands = box(5.2, 12.4, 1, 7.8) + box(17.8, 12.4, 1, 7.8)
    lock = box(9.8, 12.4, 4.4, 4.6) + disc(12, 14.2, 0.95) + box(11.6, 14.9, 0.8, 1.4)
    return lid + body + bands + lock


def cube(x: float, y: float, r: float, gap: float) -> Pen:
    c = r * math.cos(math.radians(30))
    top = poly((x, y - r), (x + c, y - r / 2), (x, y), (x - c, y - r / 2)).move(0, -gap)
    left = poly((x - c, y - r / 2), (x, y), (x, y + r), (x - c, y + r / 2))
    return top + left.move(-gap * 0.87, gap * 0.5) + left.mirror(x).move(gap * 0.87, gap * 0.5)


def army() -> Pen:
    return cube(C, 12.2, 10.4, 0.7)


def farmer() -> Pen:
    hat = curve(
        (12, 0.8),
        ((13, 3.6), (17.6, 6.4), (22.4, 7.4)),
        ((16, 9.4), (8, 9.4), (1.6, 7.4)),
        ((6.4, 6.4), (11, 3.6), (12, 0.8)),
    )
    c = 7.6 * math.cos(math.radians(30))
    face = poly((12 - c, 10.4), (11.6, 13.0), (11.6, 23.2), (12 - c, 19.6))
    return hat + face.move(-0.2, 0) + face.mirror(C).move(0.2, 0)


def revolt() -> Pen:
    """A flame, and one within."""
    outer = curve(
        (12.8, 0.8),
        ((13.6, 5.2), (20.4, 8.4), (20.4, 15)),
        ((20.4, 20), (16.8, 23.2), (12, 23.2)),
        ((7.2, 23.2), (3.6, 20), (3.6, 15.2)),
        ((3.6, 11.6), (5.4, 9.4), (6.4, 7)),
        ((7.2, 8.6), (7.8, 9.6), (8.8, 10.4)),
        ((9.4, 6.6), (11.8, 4.4), (12.8, 0.8)),
    )
    inner = curve(
        (12.6, 11),
        ((13, 13.6), (16.4, 14.8), (16.4, 18)),
        ((16.4, 20.2), (14.6, 21.4), (12.2, 21.4)),
        ((9.6, 21.4), (7.8, 20), (7.8, 17.8)),
        ((7.8, 15.2), (11.4, 14.2), (12.6, 11)),
    )
    return outer + inner


def leader() -> Pen:
    """A helmet with its horns."""
    bowl = curve(
        (5.6, 14.2),
        ((5.6, 9.4), (8.4, 6.6), (12, 6.6)),
        ((15.6, 6.6), (18.4, 9.4), (18.4, 14.2)),
        ((14, 12.6), (10, 12.6), (5.6, 14.2)),
    )
    horn = curve(
        (10.6, 5.9),
        ((7.2, 5.9), (4.2, 4.6), (3.2, 0.8)),
        ((1.8, 5.4), (4.2, 8.6), (7.2, 8.6)),
        ((8, 7.2), (9.2, 6.3), (10.6, 5.9)),
    )
    neck = curve(
        (4.9, 15.4),
        ((3.4, 17.2), (2.2, 19.6), (1.2, 21.4)),
        ((3.4, 23.4), (6.4, 23), (7.8, 21.2)),
        ((7.2, 19), (7.2, 17), (7.4, 14.6)),
    )
    brow = poly((8.4, 14.3), (12, 13.8), (15.6, 14.3), (15.4, 16), (12, 15.4), (8.6, 16))
    mask = curve(
        (9, 18.6),
        ((10.6, 17.6), (13.4, 17.6), (15, 18.6)),
        ((15.2, 21.4), (13.6, 23), (12, 23.2)),
        ((10.4, 23), (8.8, 21.4), (9, 18.6)),
    )
    return bowl + horn + horn.mirror(C) + neck + neck.mirror(C) + brow + mask


def statue() -> Pen:
    """The seated Buddha before his halo."""
    halo = arc(C, 8.2, 8.0, 6.7, -128, 128)
    head = disc(C, 7.2, 2.9, 3.3) + disc(C, 2.9, 1.15, 0.9)
    body = curve(
        (12, 11.1),
        ((15.4, 11.2), (16.8, 13.2), (17.2, 16)),
        ((19.8, 16.6), (21, 18), (20.2, 19.4)),
        ((15, 20.2), (9, 20.2), (3.8, 19.4)),
        ((3, 18), (4.2, 16.6), (6.8, 16)),
        ((7.2, 13.2), (8.6, 11.2), (12, 11.1)),
    )
    hands = disc(C, 17.2, 2.2, 0.9)
    base = poly((3.2, 20.9), (20.8, 20.9), (18.8, 23.3), (5.2, 23.3))
    return halo + head + body + hands + base


def courtier() -> Pen:
    """Tall cap, wide sleeves, the sceptre."""
    cap = curve(
        (9.2, 6.2),
        ((8.8, 3.6), (9.6, 1), (12.2, 0.7)),
        ((14.8, 0.6), (15.6, 3.2), (14.8, 6.2)),
        ((13, 5.6), (11, 5.6), (9.2, 6.2)),
    )
    face = curve(
        (9.5, 7.2),
        ((11, 6.7), (13, 6.7), (14.5, 7.2)),
        ((14.7, 9.8), (13.6, 11.3), (12, 11.3)),
        ((10.4, 11.3), (9.3, 9.8), (9.5, 7.2)),
    )
    robe = curve(
        (9.4, 11.6),
        ((6.2, 12.4), (3.2, 16.4), (1.2, 23.2)),
        ((8, 23.2), (16, 23.2), (22.8, 23.2)),
        ((20.8, 16.4), (17.8, 12.4), (14.6, 11.6)),
        ((13.8, 12.8), (10.2, 12.8), (9.4, 11.6)),
    )
    staff = box(11.2, 14.2, 1.6, 6.6)
    return cap + face + robe + staff


def banner() -> Pen:
    pole = box(4.2, 0.8, 1.6, 22.4) + box(6.6, 1.6, 12.8, 1.2)
    cloth = curve(
        (7, 3.6),
        ((11, 3.6), (15, 3.6), (19.4, 3.6)),
        ((18.6, 9), (20.2, 14), (19.4, 20.4)),
        ((16, 19.2), (11, 21.6), (7, 20.4)),
        ((7, 14), (7, 9), (7, 3.6)),
    )
    return pole + cloth + disc(13.1, 9.6, 3.2)


def tower() -> Pen:
    """Funnel, shaft with its shelves, tray, and cubes on their way."""
    funnel = poly((3.4, 5.6), (20.6, 5.6), (17.6, 9), (6.4, 9))
    walls = box(6.4, 9.8, 1.6, 8.6) + box(16, 9.8, 1.6, 8.6)
    shelves = poly((8.6, 10.6), (12.8, 12.2), (12.8, 13.4), (8.6, 11.8))
    shelves += poly((15.4, 13.6), (11.2, 15.2), (11.2, 16.4), (15.4, 14.8))
    tray = poly(
        (1.4, 18), (3, 18), (3, 21.4), (21, 21.4), (21, 18), (22.6, 18), (22.6, 23), (1.4, 23)
    )
    cubes = box(10.2, 0.8, 3.4, 3.4).turn(18, 12, 2.5)
    loose = box(8.8, 17.6, 2.9, 2.9) + box(13, 17.6, 2.9, 2.9)
    return funnel + walls + shelves + tray + cubes + loose


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

CRESTS = {
    "takeda": takeda,
    "tokugawa": tokugawa,
    "mori": mori,
    "uesugi": uesugi,
    "hashiba": hashiba,
    "honda": honda,
    "ii": ii,
    "sakakibara": sakakibara,
    "sakai": sakai,
}
ICONS = {
    "castle": castle,
    "temple": temple,
    "theatre": theatre,
    "rice": rice,
    "chest": chest,
    "army": army,
    "farmer": farmer,
    "revolt": revolt,
    "leader": leader,
    "statue": statue,
    "courtier": courtier,
    "banner": banner,
    "tower": tower,
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
            raise SystemExit("crests.json is not what the script draws: run web/map/make_crests.py")
        return
    OUTPUT.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
