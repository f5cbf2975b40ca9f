"""The map of Shogun as it is drawn in the browser: its shapes must say what the data say.

Everything is computed here from the coordinates of web/src/games/shogun/map.json; what the file
says about itself (the sides of an edge) is checked, never trusted."""

import gzip
import json
import math
import re
import subprocess
import sys
import tomllib
from collections import Counter, defaultdict
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
DATA = ROOT / "src/bakufu/games/shogun/data"
FILE = ROOT / "web/src/games/shogun/map.json"
MAP: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
MARKS: dict[str, Any] = json.loads((ROOT / "web/src/lib/crests.json").read_text("utf-8"))
BORDERS: dict[str, Any] = tomllib.loads((DATA / "map.toml").read_text("utf-8"))
TABLES = tomllib.loads((DATA / "provinces.toml").read_text("utf-8"))
PROVINCES = {name: row for name, row in TABLES["provinces"].items() if isinstance(row, dict)}

Point = tuple[float, float]
Segment = tuple[Point, Point]
Pair = tuple[str, str]


def pair(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


def points(flat: list[float]) -> list[Point]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def line(signed: int) -> list[Point]:
    """An edge from end to end; backwards if its number is negative."""
    edge = MAP["edges"][abs(signed) - 1]
    start, end = (MAP["vertices"][edge[name]] for name in ("from", "to"))
    out = [(start[0], start[1]), *points(edge["via"]), (end[0], end[1])]
    return out if signed > 0 else out[::-1]


def ring(edges: list[int]) -> list[Point]:
    out: list[Point] = []
    for number, after in zip(edges, [*edges[1:], edges[0]], strict=True):
        here = line(number)
        assert here[-1] == line(after)[0], "the ring has a gap"
        out += here[:-1]
    return out


def sides(closed: list[Point]) -> list[Segment]:
    return list(zip(closed, [*closed[1:], closed[0]], strict=True))


def area(closed: list[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(closed)) / 2


def holds(closed: list[Point], point: Point) -> bool:
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in sides(closed):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
    return inside


def gap(point: Point, segment: Segment) -> float:
    (x, y), (ax, ay), (bx, by) = point, *segment
    dx, dy = bx - ax, by - ay
    t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    t = min(max(t, 0.0), 1.0)
    return math.hypot(x - ax - t * dx, y - ay - t * dy)


def side_of(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def meet(one: Segment, two: Segment) -> bool:
    """Whether two segments have a point in common, ends included."""
    for (a, b), (c, d) in ((one, two), (two, one)):
        if side_of(a, b, c) * side_of(a, b, d) > 0:
            return False
    # On one line: they meet if their boxes do.
    return all(
        max(min(one[0][i], one[1][i]), min(two[0][i], two[1][i]))
        <= min(max(one[0][i], one[1][i]), max(two[0][i], two[1][i]))
        for i in (0, 1)
    )


RINGS = {province: ring(shape["face"]) for province, shape in MAP["provinces"].items()}


def test_every_province_is_drawn() -> None:
    assert list(MAP["provinces"]) == sorted(PROVINCES)


def test_provinces_touch_exactly_where_the_data_say() -> None:
    # Both sides of the board share the outlines, so one drawing serves them.
    owner: dict[Segment, str] = {}
    for province, closed in RINGS.items():
        for segment in sides(closed):
            assert segment not in owner, f"{province} and {owner.get(segment)} lie over each other"
            owner[segment] = province
    touching: dict[Pair, float] = defaultdict(float)
    for (a, b), province in owner.items():
        other = owner.get((b, a))
        if other is not None:
            touching[pair(province, other)] += math.dist(a, b) / 2
    borders = {pair(*names) for names in BORDERS["land_borders"]["pairs"]}
    assert len(borders) == 91
    assert set(touching) == borders
    # A border nobody sees is none: the shortest is as long as a building is wide.
    assert min(touching.values()) >= 20


def test_no_line_crosses_or_touches_another_but_at_its_corners() -> None:
    # With this, two provinces have a border only by an edge that both of them walk.
    cells: dict[tuple[int, int], list[tuple[int, int, Segment]]] = defaultdict(list)
    size = 16.0
    for number in range(1, len(MAP["edges"]) + 1):
        for at, (a, b) in enumerate(pairwise(line(number))):
            for cx in range(int(min(a[0], b[0]) // size), int(max(a[0], b[0]) // size) + 1):
                for cy in range(int(min(a[1], b[1]) // size), int(max(a[1], b[1]) // size) + 1):
                    cells[cx, cy].append((number, at, (a, b)))
    corners = {(x, y) for x, y in MAP["vertices"]}
    tried = 0
    for near in cells.values():
        for (n, i, one), (m, j, two) in combinations(near, 2):
            common = set(one) & set(two)
            if common:
                # Neighbours on one line, or two lines at a common corner.
                assert len(common) == 1
                assert (n == m and abs(i - j) == 1) or (n != m and common <= corners)
                continue
            tried += 1
            assert not meet(one, two), f"edges {n} and {m} meet near {one[0]}"
    assert tried > 1000


def test_faces_cover_the_land_and_nothing_twice() -> None:
    outlines = [ring(edges) for edges in MAP["coasts"]]
    assert len(outlines) == 2, "Honshu and Shikoku"
    assert all(area(closed) > 0 for closed in RINGS.values()), "faces run sun-wise"
    land = sum(abs(area(closed)) for closed in outlines)
    assert sum(area(closed) for closed in RINGS.values()) == pytest.approx(land, rel=1e-9)


def test_what_the_file_says_about_edges_is_true() -> None:
    walked: dict[int, list[str]] = defaultdict(list)
    directions: Counter[int] = Counter()
    for province, shape in MAP["provinces"].items():
        for number in shape["face"]:
            walked[abs(number)].append(province)
            directions[number] += 1
    assert set(directions.values()) == {1}
    for number, edge in enumerate(MAP["edges"], 1):
        assert sorted(walked[number]) == sorted(edge["sides"])
        assert len(edge["sides"]) == (2 if edge["kind"] == "border" else 1)
    # Three lines meet at a corner, never four: nobody has to ask whether a corner is a border.
    # Where the board ends on the coast there are two.
    corners: dict[int, list[str]] = defaultdict(list)
    for edge in MAP["edges"]:
        corners[edge["from"]].append(edge["kind"])
        corners[edge["to"]].append(edge["kind"])
    assert len(corners) == len(MAP["vertices"])
    ends = [sorted(kinds) for kinds in corners.values() if len(kinds) != 3]
    assert ends == [["coast", "frontier"]] * 4


@pytest.mark.parametrize("province", sorted(PROVINCES))
def test_every_slot_lies_inside_its_province_with_room(province: str) -> None:
    slots = MAP["provinces"][province]["slots"]
    wanted = {"name", "cubes", "leader", "statue", "castle", "temple", "theatre", "revolts"}
    assert set(slots) == wanted
    # Three revolt markers, one above the other.
    assert slots["revolts"][2:] == [12, 30]
    shores = sides(RINGS[province])
    if province in MAP["lakes"]:
        shores += sides(points(MAP["lakes"][province]))
    for name, (x, y, w, h) in slots.items():
        assert w * h >= 100, f"{name} is too small"
        assert holds(RINGS[province], (x + w / 2, y + h / 2))
        if province in MAP["lakes"]:
            assert not holds(points(MAP["lakes"][province]), (x + w / 2, y + h / 2))
        # No line comes into the box, nor nearer to it than two units.
        rim = [(x - 2, y - 2), (x + w + 2, y - 2), (x + w + 2, y + h + 2), (x - 2, y + h + 2)]
        for shore in shores:
            assert not holds(rim, shore[0]), f"{name} lies on a line"
            assert not any(meet(shore, side) for side in sides(rim)), f"{name} lies on a line"
    for (one, (x, y, w, h)), (two, (a, b, c, d)) in combinations(slots.items(), 2):
        apart = x + w <= a or a + c <= x or y + h <= b or b + d <= y
        assert apart, f"{one} lies on {two}"
    assert slots["name"][2] >= 7 * len(PROVINCES[province]["name"])


def test_sea_routes_join_their_coasts_and_cross_no_land() -> None:
    sets = ("sea_routes_sun", "sea_routes_moon", "sea_routes_moon_alternative")
    wanted = {pair(*names) for key in sets for names in BORDERS[key]["pairs"]}
    drawn = {pair(*name.split("/")): points(flat) for name, flat in MAP["routes"].items()}
    assert set(drawn) == wanted
    coasts: dict[str, list[Segment]] = defaultdict(list)
    for number, edge in enumerate(MAP["edges"], 1):
        if edge["kind"] == "coast":
            coasts[edge["sides"][0]] += pairwise(line(number))
    for (one, other), route in drawn.items():
        for end, province in ((route[0], one), (route[-1], other)):
            assert min(gap(end, shore) for shore in coasts[province]) < 0.2, f"{one}/{other}"
        for province, shores in coasts.items():
            if province in (one, other):
                continue
            assert not any(meet(s, t) for s in shores for t in pairwise(route)), province
        # Between its ends a route is at sea, on its own provinces' ground no more than a landing.
        for at in route[1:-1]:
            for province, closed in RINGS.items():
                assert not holds(closed, at), f"{one}/{other} crosses {province}"
        for land in MAP["lands"].values():
            assert not any(holds(points(land), at) for at in route), f"{one}/{other}"


def test_everything_lies_in_the_frame() -> None:
    width, height = MAP["size"]
    for number in range(1, len(MAP["edges"]) + 1):
        assert all(10 <= x <= width - 10 and 10 <= y <= height - 10 for x, y in line(number))
    for x, y in MAP["labels"].values():
        assert 10 <= x <= width - 10
        assert 10 <= y <= height - 10


def test_the_map_is_small_enough_to_send() -> None:
    text = FILE.read_bytes()
    assert len(text) < 150_000
    assert len(gzip.compress(text)) < 40_000


@pytest.mark.parametrize("script", ["src/games/shogun/map/make_map.py", "drawing/make_crests.py"])
def test_the_drawing_is_what_its_script_draws(script: str) -> None:
    command = [sys.executable, str(ROOT / "web" / script), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_house_has_its_crest_and_every_piece_its_icon() -> None:
    assert {"takeda", "tokugawa", "mori", "uesugi", "hashiba"} <= set(MARKS["crests"])
    assert {"honda", "ii", "sakakibara", "sakai"} <= set(MARKS["crests"])
    assert {"fan", "crane", "wave", "pine", "arrow-feathers"} <= set(MARKS["crests"])
    pieces = {"castle", "temple", "theatre", "rice", "chest", "army", "farmer", "revolt"}
    others = {"leader", "statue", "courtier", "banner", "tower"}
    assert pieces | others <= set(MARKS["icons"])
    assert len(set(MARKS["crests"].values())) == len(MARKS["crests"])
    assert len(MARKS["patterns"]) == len({p["sun"] for p in PROVINCES.values()}) == 5


@pytest.mark.parametrize("kind", ["crests", "icons", "ornaments"])
def test_marks_fill_their_box_and_stay_in_it(kind: str) -> None:
    for name, d in MARKS[kind].items():
        assert re.fullmatch(r"[MLCZ0-9., -]+", d), name
        numbers = [float(number) for number in re.findall(r"-?[0-9.]+", d)]
        across, down = numbers[::2], numbers[1::2]
        assert min(*across, *down) >= 0, name
        assert max(*across, *down) <= 24, name
        assert max(max(across) - min(across), max(down) - min(down)) >= 18, name
