"""The crests of the houses, and of those who have none: our own plain geometry."""

from pen import Pen, arc, around, box, curve, disc, every, heart, leaf, poly, ring

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


def fan() -> Pen:
    starts = [-47.5 + 19 * n for n in range(5)]
    folds = every([arc(C, 20, 15.9, 8.2, a + 0.8, a + 18.2) for a in starts])
    ribs = every([arc(C, 20, 7.2, 2.2, a + 4, a + 15) for a in starts])
    return (folds + ribs + disc(C, 20.6, 1.4)).move(0, -0.2)


def crane() -> Pen:
    """The wings close the circle."""
    feathers = [(100, 128), (130.5, 152), (78, 97.5), (56, 75.5), (34, 53.5), (12, 31.5)]
    wing = every([arc(C, C, 11.6, 7.4, a, b) for a, b in feathers])
    shoulder = arc(C, C, 6.4, 4.2, 40, 158)
    head = curve(
        (11.0, 15.6),
        ((10.0, 13.0), (12.4, 10.6), (11.6, 8.4)),
        ((11.0, 6.8), (9.2, 6.6), (6.6, 8.4)),
        ((7.4, 4.8), (11.4, 3.2), (13.4, 5.4)),
        ((15.2, 7.6), (13.0, 11.0), (14.0, 14.0)),
        ((14.6, 16.2), (13.6, 19.2), (12, 23.4)),
        ((10.4, 20), (10.2, 17.6), (11.0, 15.6)),
    )
    return wing + wing.mirror(C) + shoulder + shoulder.mirror(C) + head


def wave() -> Pen:
    """Three scales of the blue sea."""

    def scale(x: float, y: float) -> Pen:
        rings = [(5.85, 4.5), (3.6, 2.4)]
        return every([arc(x, y, a, b, -90, 90) for a, b in rings]) + arc(x, y, 1.5, 0, -90, 90)

    return scale(C, 11.4) + scale(6.05, 18.2) + scale(17.95, 18.2)


def pine() -> Pen:
    """Three crowns, one above the other."""

    def crown(y: float, half: float, high: float) -> Pen:
        top = curve(
            (C - half, y),
            (
                (C - half, y - high * 0.5),
                (C - half * 0.62, y - high * 0.72),
                (C - half * 0.5, y - high * 0.62),
            ),
            (
                (C - half * 0.42, y - high * 1.12),
                (C + half * 0.42, y - high * 1.12),
                (C + half * 0.5, y - high * 0.62),
            ),
            ((C + half * 0.62, y - high * 0.72), (C + half, y - high * 0.5), (C + half, y)),
            ((C + half * 0.5, y - high * 0.12), (C - half * 0.5, y - high * 0.12), (C - half, y)),
        )
        cuts = [
            leaf(high * 0.55, 0.55).turn(a).move(C + x * half, y - high * 0.2)
            for x, a in ((0, 0), (-0.42, -24), (0.42, 24))
        ]
        return top + every(cuts)

    trunk = poly((10.9, 20.2), (13.1, 20.2), (14.2, 23.4), (9.8, 23.4))
    return crown(7.4, 6.2, 6.6) + crown(13.4, 8.6, 6.4) + crown(19.6, 11, 6.6) + trunk


def feathers() -> Pen:
    """Two arrow feathers side by side."""
    half = poly((0.5, 4.6), (4.6, 0.8), (4.6, 15.6), (0.5, 19.6))
    cuts = poly((0.5, 8.0), (4.6, 4.0), (4.6, 5.6), (0.5, 9.6)).move(0, 1.4)
    cut = cuts + cuts.move(0, 4.4)
    one = half + cut + (half + cut).mirror(0) + box(-0.45, 20.4, 0.9, 2.8)
    return one.move(6.2, 0.2) + one.move(17.8, 0.2)


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
    "fan": fan,
    "crane": crane,
    "wave": wave,
    "pine": pine,
    "arrow-feathers": feathers,
}
