"""Draws the map of Shogun: from the sketch in degrees to the mesh the browser shows.

    python web/src/games/shogun/map/make_map.py            writes web/src/games/shogun/map.json
    python web/src/games/shogun/map/make_map.py --check    only says whether it would be the same

The steps: project and turn, bend the lines, swell the small provinces (Dougenik's rubber sheet),
let a hand tremble along every line once, find room for the pieces in every province.
"""

import json
import math
import sys
import tomllib
from dataclasses import dataclass, field
from itertools import repeat
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

from shapes import Line, Point, area, bend, distance, inside, length, middle, walk, wobble
from slots import lay_out

HERE = Path(__file__).parent
ROOT = HERE.parents[4]
DATA = ROOT / "src/bakufu/games/shogun/data"
OUTPUT = HERE.parent / "map.json"

WIDTH = 1600
MARGIN = 26
# The board is turned a little against the sun, so that Honshu lies in a wide frame.
TURN = math.radians(7)
MIDDLE = (136.4, 35.4)
ROUNDS = 60
INFLATIONS = 60
OVAL = 1.25


@dataclass
class Edge:
    kind: str
    sides: tuple[str, ...]
    start: str
    end: str
    points: list[int] = field(default_factory=list)


class Sheet:
    """All points of the drawing in one list, so that every step moves all of them alike."""

    def __init__(self, sketch: dict[str, Any]) -> None:
        self.points: Line = []
        self.corner: dict[str, int] = {}
        self.edges: list[Edge] = []
        self.loose: dict[str, dict[str, list[int]]] = {}
        for name, place in sketch["corners"].items():
            self.corner[name] = self.add(project(place))
        for province, lines in sketch["coast"].items():
            for line in lines:
                self.draw("coast", (province,), line)
        for pair, line in sketch["borders"].items():
            self.draw("border", tuple(pair.split("/")), line)
        for province, line in sketch["frontier"].items():
            self.draw("frontier", (province,), line)
        for what, closed in (("lands", True), ("lakes", True), ("routes", False), ("seas", True)):
            self.loose[what] = {
                name: [self.add(p) for p in bend([self.place(p) for p in line], 0.08, closed)]
                for name, line in sketch[what].items()
            }
        self.loose["labels"] = {
            name: [self.add(project(place))] for name, place in sketch["labels"].items()
        }
        self.faces = {p: self.trace(p) for e in self.edges for p in e.sides}
        self.faces = dict(sorted(self.faces.items()))

    def add(self, point: Point) -> int:
        self.points.append(point)
        return len(self.points) - 1

    def place(self, mark: Any) -> Point:
        return self.points[self.corner[mark]] if isinstance(mark, str) else project(mark)

    def draw(self, kind: str, sides: tuple[str, ...], line: list[Any]) -> None:
        start, end = line[0], line[-1]
        bent = bend([self.place(mark) for mark in line], 0.05)
        inner = [self.add(p) for p in bent[1:-1]]
        points = [self.corner[start], *inner, self.corner[end]]
        self.edges.append(Edge(kind, sides, start, end, points))

    def trace(self, province: str) -> list[int]:
        """The ring of a province as edge numbers from one up, negative where walked backwards."""
        open_edges = [n for n, e in enumerate(self.edges) if province in e.sides]
        first = open_edges.pop(0)
        ring, at, home = [first + 1], self.edges[first].end, self.edges[first].start
        while at != home:
            for n in open_edges:
                if at in (self.edges[n].start, self.edges[n].end):
                    break
            else:
                raise SystemExit(f"The ring of {province} does not close at {at}.")
            open_edges.remove(n)
            forth = self.edges[n].start == at
            ring.append(n + 1 if forth else -n - 1)
            at = self.edges[n].end if forth else self.edges[n].start
        if open_edges:
            raise SystemExit(f"{province} is more than one ring.")
        if area(self.ring(ring)) < 0:
            ring = [-n for n in reversed(ring)]
        return ring

    def ring(self, signed: list[int]) -> Line:
        out: Line = []
        for n in signed:
            points = self.edges[abs(n) - 1].points
            out += [self.points[p] for p in (points if n > 0 else points[::-1])[:-1]]
        return out

    def swell(self, sizes: dict[str, float]) -> None:
        """Dougenik, Chrisman and Niemeyer (1985): every province pushes until it has its size."""
        for _ in range(ROUNDS):
            rings = {p: self.ring(f) for p, f in self.faces.items()}
            now = {p: area(r) for p, r in rings.items()}
            want = {p: sizes.get(p, sizes["default"]) for p in rings}
            share = sum(now.values()) / sum(want.values())
            want = {p: w * share for p, w in want.items()}
            error = sum(max(now[p], want[p]) / min(now[p], want[p]) for p in now) / len(now)
            pushes = [
                (middle(rings[p]), math.sqrt(now[p] / math.pi), math.sqrt(want[p] / math.pi))
                for p in rings
            ]
            self.points = [pushed(point, pushes, 0.5 / error) for point in self.points]

    def inflate(self, wanted: float) -> None:
        """Every province grows around the widest place it has, until pieces can lie there.

        Places are measured as flat ovals, since names and rows of pieces are wider than high."""
        spots = {p: middle(flattened(self.ring(f))) for p, f in self.faces.items()}
        for _ in range(INFLATIONS):
            pushes = []
            for province, face in self.faces.items():
                shore = flattened(self.ring(face))
                lake = flattened([self.points[n] for n in self.loose["lakes"].get(province, [])])
                spot, radius = roomiest([shore, lake] if lake else [shore], spots[province])
                spots[province] = spot
                if radius < wanted:
                    pushes.append((spot, radius, min(wanted, radius * 1.5)))
            moved = [pushed(p, pushes, 0.3, 2) for p in flattened(self.points)]
            self.points = [(x * OVAL, y) for x, y in moved]

    def fit(self) -> int:
        """Scales to the width of the frame; gives the height."""
        land = [self.points[p] for e in self.edges for p in e.points]
        left, right = min(x for x, _ in land), max(x for x, _ in land)
        top, bottom = min(y for _, y in land), max(y for _, y in land)
        scale = (WIDTH - 2 * MARGIN) / (right - left)
        self.points = [
            (MARGIN + (x - left) * scale, MARGIN + (y - top) * scale) for x, y in self.points
        ]
        return math.ceil((bottom - top) * scale + 2 * MARGIN)


def project(place: Any) -> Point:
    """Degrees to a plane, east to the right and north up, then turned; y points down."""
    x = (place[0] - MIDDLE[0]) * math.cos(math.radians(MIDDLE[1]))
    y = place[1] - MIDDLE[1]
    return (
        x * math.cos(TURN) + y * math.sin(TURN),
        -(y * math.cos(TURN) - x * math.sin(TURN)),
    )


def flattened(line: Line) -> Line:
    return [(x / OVAL, y) for x, y in line]


def roomiest(rings: list[Line], start: Point) -> tuple[Point, float]:
    """The middle and radius of the largest circle inside, climbing from where it was last."""

    def radius(point: Point) -> float:
        near = min(min(map(math.dist, repeat(point), ring)) for ring in rings)
        return near if inside(rings, point) else -near

    best, at = radius(start), start
    step = 0.2
    while step > 0.01:
        tries = [
            (at[0] + step * math.cos(a * math.tau / 8), at[1] + step * math.sin(a * math.tau / 8))
            for a in range(8)
        ]
        found, wide = max(((one, radius(one)) for one in tries), key=itemgetter(1))
        if wide > best + 1e-9:
            best, at = wide, found
        else:
            step /= 2
    return at, max(best, 0.02)


def pushed(
    point: Point, pushes: list[tuple[Point, float, float]], gain: float, fade: int = 1
) -> Point:
    """Where a point goes; the push of a circle fades with this power of the distance."""
    x, y = point
    dx = dy = 0.0
    for centre, radius, wanted in pushes:
        gap = math.dist(point, centre) or 1e-9
        mass = wanted - radius
        if gap > radius:
            force = mass * (radius / gap) ** fade
        else:
            force = mass * (gap / radius) ** 2 * (4 - 3 * gap / radius)
        dx += force * (x - centre[0]) / gap
        dy += force * (y - centre[1]) / gap
    return x + dx * gain, y + dy * gain


def ink(sheet: Sheet) -> list[Line]:
    """The lines as a hand would draw them, once for both neighbours."""
    lines = []
    for edge in sheet.edges:
        line = walk([sheet.points[p] for p in edge.points], 5.5 if edge.kind == "coast" else 7)
        swing, grain = (1.7, 0.95) if edge.kind == "coast" else (2.0, 0.5)
        if length(line) < 60:
            swing /= 2
        lines.append(tidy(wobble(line, "/".join((*edge.sides, edge.start)), swing, grain)))
    return lines


def tidy(line: Line) -> Line:
    return [(round(x, 1), round(y, 1)) for x, y in line]


def flat(line: Line) -> list[int]:
    """As it is written: a unit is less than a pixel, and every digit is loaded with the table."""
    return [round(v) for point in line for v in point]


def waves(rings: list[Line], keep: list[Line], height: int) -> list[list[float]]:
    """Where small waves are drawn: on the open sea, clear of land, of lines and of each other."""
    dice = Random(1600)
    shore = [p for line in (*rings, *keep) for p in line[::3]]
    out: list[list[float]] = []
    for _ in range(4000):
        here = (dice.uniform(40, WIDTH - 40), dice.uniform(30, height - 30))
        if any(distance(here, (w[0], w[1])) < 92 for w in out):
            continue
        if any(inside([r], here) for r in rings) or min(map(math.dist, repeat(here), shore)) < 52:
            continue
        out.append([round(here[0]), round(here[1]), dice.randrange(3)])
    return sorted(out)


def around(labels: dict[str, Line]) -> list[Line]:
    """The room that a word or an ornament takes on the sea."""
    out = []
    for name, [(x, y)] in labels.items():
        half = 150 if name in ("japan-sea", "pacific") else 30
        out.append([(x + dx, y) for dx in range(-half, half + 1, 10)])
    return out


def landed(line: Line, shores: list[Line], land: list[Line]) -> Line:
    """The route with its ends moved to the nearest point of the inked coasts."""
    line = [line[0], *(p for p in line[1:-1] if not any(inside([r], p) for r in land)), line[-1]]
    first = min(shores[0], key=lambda p: distance(p, line[0]))
    last = min(shores[1], key=lambda p: distance(p, line[-1]))
    return [first, *line[1:-1], last]


def outlines(sheet: Sheet) -> list[list[int]]:
    """Rings of all edges that are no border: one an island."""
    outer = [n for n, e in enumerate(sheet.edges) if e.kind != "border"]
    rings = []
    while outer:
        n = outer.pop(0)
        ring, at, home = [n + 1], sheet.edges[n].end, sheet.edges[n].start
        while at != home:
            n = next(n for n in outer if at in (sheet.edges[n].start, sheet.edges[n].end))
            outer.remove(n)
            forth = sheet.edges[n].start == at
            ring.append(n + 1 if forth else -n - 1)
            at = sheet.edges[n].end if forth else sheet.edges[n].start
        rings.append(ring)
    return rings


def make() -> dict[str, Any]:
    sketch = tomllib.loads((HERE / "sketch.toml").read_text("utf-8"))
    names = tomllib.loads((DATA / "provinces.toml").read_text("utf-8"))["provinces"]
    sheet = Sheet(sketch)
    sheet.swell(sketch["sizes"])
    mean = sum(area(sheet.ring(f)) for f in sheet.faces.values()) / len(sheet.faces)
    sheet.inflate(0.40 * math.sqrt(mean))
    height = sheet.fit()
    lines = ink(sheet)
    corners = list(sheet.corner)

    def ring(face: list[int]) -> Line:
        out: Line = []
        for n in face:
            out += (lines[n - 1] if n > 0 else lines[-n - 1][::-1])[:-1]
        return out

    loose = {
        what: {name: [sheet.points[p] for p in line] for name, line in things.items()}
        for what, things in sheet.loose.items()
    }
    lands = {
        name: tidy(wobble(walk([*line, line[0]], 8), name, 1.2, 0.9))
        for name, line in loose["lands"].items()
    }
    provinces: dict[str, Any] = {}
    for province, face in sheet.faces.items():
        shape = [ring(face)]
        if province in loose["lakes"]:
            shape.append(loose["lakes"][province])
        slots = lay_out(province, names[province]["name"], shape)
        provinces[province] = {"face": face, "slots": slots}
    coasts = outlines(sheet)
    land = [ring(c) for c in coasts]
    shore: dict[str, Line] = {}
    for e, line in zip(sheet.edges, lines, strict=True):
        if e.kind == "coast":
            shore.setdefault(e.sides[0], []).extend(line)
    return {
        "size": [WIDTH, height],
        "north": round(math.degrees(TURN), 1),
        "vertices": [flat([sheet.points[sheet.corner[c]]]) for c in corners],
        "edges": [
            {
                "kind": e.kind,
                "sides": list(e.sides),
                "from": corners.index(e.start),
                "to": corners.index(e.end),
                "via": flat(line[1:-1]),
            }
            for e, line in zip(sheet.edges, lines, strict=True)
        ],
        "provinces": provinces,
        "coasts": coasts,
        "lands": {name: flat(line[:-1]) for name, line in lands.items()},
        "lakes": {
            name: flat(wobble(walk([*line, line[0]], 6), name, 0.5, 0.4)[:-1])
            for name, line in loose["lakes"].items()
        },
        "seas": {name: flat(line) for name, line in loose["seas"].items()},
        "routes": {
            name: flat(walk(landed(line, [shore[p] for p in name.split("/")], land), 9))
            for name, line in loose["routes"].items()
        },
        "labels": {name: flat(line) for name, line in loose["labels"].items()},
        "waves": waves(
            [*land, *lands.values()],
            [*loose["routes"].values(), *around(loose["labels"])],
            height,
        ),
    }


def text(drawing: dict[str, Any]) -> str:
    """One thing a line, so that a change shows where it is."""
    parts = []
    for key, value in drawing.items():
        if isinstance(value, dict):
            rows = [f"  {json.dumps(k)}: {short(v)}" for k, v in value.items()]
            body = "{\n" + ",\n".join(rows) + "\n }"
        elif key in ("edges", "coasts"):
            body = "[\n" + ",\n".join(f"  {short(v)}" for v in value) + "\n ]"
        else:
            body = short(value)
        parts.append(f" {json.dumps(key)}: {body}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def short(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def main() -> None:
    drawn = text(make())
    if "--check" in sys.argv[1:]:
        if OUTPUT.read_text("utf-8") != drawn:
            raise SystemExit("map.json is not what the sketch draws: run this without --check")
        return
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    OUTPUT.write_text(drawn, "utf-8")


if __name__ == "__main__":
    main()
