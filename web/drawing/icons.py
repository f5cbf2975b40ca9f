"""What lies on the table, as small drawings."""

import math

from pen import Pen, arc, box, curve, disc, every, leaf, poly

C = 12.0


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
