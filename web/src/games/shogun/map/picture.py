# ruff: noqa: E501 - a tag of SVG reads best on one line.
"""Pictures of the map, to look at: SVG from map.json and crests.json and nothing else.

    python web/src/games/shogun/map/picture.py                                        the pictures of README.md
    python web/src/games/shogun/map/picture.py light sun FILE.svg [pieces] [three]    one of your choice

What stands here in strings is also how the browser draws the map: the same layers, in this order.
"""

import json
import sys
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

from pieces import pieces

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[4]
DATA = ROOT / "src/bakufu/games/shogun/data"
MAP: dict[str, Any] = json.loads((HERE.parent / "map.json").read_text("utf-8"))
MARKS: dict[str, Any] = json.loads((ROOT / "web/src/lib/crests.json").read_text("utf-8"))

REGIONS = {
    "green": "seigaiha",
    "red": "asanoha",
    "purple": "shippo",
    "yellow": "kikko",
    "brown": "uroko",
}
THEMES: dict[str, dict[str, Any]] = {
    "light": {
        "paper": "#FBF6EA",
        "washi": "#F6EFDC",
        "ink": "#2A2622",
        "faded": "#6E655A",
        "sea": ["#86A9BC", "#C9DBDC", "#DCE7E1", "#D3E2DF", "#9DBBC8"],
        "deep": "#1F4B6E",
        "beyond": "#E6DFCB",
        "seal": "#C8402B",
        "gold": "#C98A0B",
        "cloud": "#F3E3B4",
        "green": "#7E9C4C",
        "red": "#D9694A",
        "purple": "#8F78B5",
        "yellow": "#D9A931",
        "brown": "#9A6B48",
        "wash": 0.34,
        "edge": 0.42,
        "lines": 0.34,
        "sun": "#D2472F",
        "moon": "#F4E7B8",
    },
    "dark": {
        "paper": "#1B1A1F",
        "washi": "#2B2930",
        "ink": "#EFE7D6",
        "faded": "#A79E90",
        "sea": ["#0C1B29", "#13263A", "#182E42", "#15293C", "#0B1826"],
        "deep": "#7FB2D9",
        "beyond": "#211F26",
        "seal": "#E0654A",
        "gold": "#F2B53A",
        "cloud": "#3A3226",
        "green": "#7E9C4C",
        "red": "#D9694A",
        "purple": "#8F78B5",
        "yellow": "#D9A931",
        "brown": "#A97A55",
        "wash": 0.3,
        "edge": 0.4,
        "lines": 0.38,
        "sun": "#D95A40",
        "moon": "#E9DDB0",
    },
}


def pairs(flat: list[float]) -> list[tuple[float, float]]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def points(signed: int) -> list[tuple[float, float]]:
    edge = MAP["edges"][abs(signed) - 1]
    ends = [tuple(MAP["vertices"][edge[end]]) for end in ("from", "to")]
    line = [ends[0], *pairs(edge["via"]), ends[1]]
    return line if signed > 0 else line[::-1]


def num(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def soft(line: list[tuple[float, float]], go: str) -> str:
    """A line smoothed through the middles of its pieces: the same curve from either end."""
    out = f"{go}{num(line[0][0])} {num(line[0][1])}"
    for (x, y), (u, v) in pairwise(line[1:-1]):
        out += f"Q{num(x)} {num(y)} {num((x + u) / 2)} {num((y + v) / 2)}"
    (x, y), (u, v) = line[-2:]
    return out + f"Q{num(x)} {num(y)} {num(u)} {num(v)}"


def face(ring: list[int]) -> str:
    return "".join(soft(points(n), "L" if i else "M") for i, n in enumerate(ring)) + "Z"


def closed(flat: list[float]) -> str:
    line = pairs(flat)
    return soft([*line, line[0]], "M") + "Z"


def mark(d: str, x: float, y: float, size: float, fill: str, more: str = "") -> str:
    return (
        f'<path transform="translate({num(x)} {num(y)}) scale({size / 24:.3f})" d="{d}" '
        f'fill="{fill}" fill-rule="evenodd" {more}/>'
    )


def definitions(c: dict[str, Any]) -> str:
    width, height = MAP["size"]
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}"/>'
        for at, colour in zip((0, 0.16, 0.45, 0.8, 1), c["sea"], strict=True)
    )
    out = f'<linearGradient id="sea" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">{stops}</linearGradient>'
    for region, pattern in REGIONS.items():
        w, h = MARKS["patterns"][pattern]["size"]
        lines = MARKS["patterns"][pattern]["lines"]
        out += (
            f'<pattern id="p-{region}" width="{w}" height="{h}" patternUnits="userSpaceOnUse" '
            f'patternTransform="scale(.72)"><path d="{lines}" fill="none" '
            f'stroke="{c[region]}" stroke-width="1" stroke-opacity="{c["lines"]}"/></pattern>'
        )
    w, h = MARKS["patterns"]["seigaiha"]["size"]
    out += (
        f'<pattern id="waves" width="{w}" height="{h}" patternUnits="userSpaceOnUse" '
        f'patternTransform="scale(2.2)"><path d="{MARKS["patterns"]["seigaiha"]["lines"]}" '
        f'fill="none" stroke="{c["deep"]}" stroke-width=".6"/></pattern>'
        '<linearGradient id="tide" x1="0" y1="0" x2="0" y2="1"><stop offset=".74" stop-color="#000"/>'
        '<stop offset="1" stop-color="#fff"/></linearGradient>'
        f'<mask id="low"><rect width="{width}" height="{height}" fill="url(#tide)"/></mask>'
    )
    for province, shape in MAP["provinces"].items():
        out += f'<path id="{province}" d="{face(shape["face"])}"/>'
        out += f'<clipPath id="c-{province}"><use href="#{province}"/></clipPath>'
    # Wide strokes need no smooth line.
    rings = [[p for n in ring for p in points(n)[:-1]] for ring in MAP["coasts"]]
    rings += [pairs(land) for land in MAP["lands"].values()]
    coast = "".join("M" + "L".join(f"{x} {y}" for x, y in ring) + "Z" for ring in rings)
    out += f'<path id="coast" d="{coast}"/>'
    for kind in ("crests", "icons"):
        for name, d in MARKS[kind].items():
            out += f'<path id="m-{name}" d="{d}" fill-rule="evenodd"/>'
    out += f'<clipPath id="sheet"><rect x="11" y="11" width="{width - 22}" height="{height - 22}"/></clipPath>'
    out += '<filter id="blur"><feGaussianBlur stdDeviation="16"/></filter>'
    out += (
        '<pattern id="shut" width="7" height="7" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><path d="M0 0V7" stroke="{c["ink"]}" stroke-width="1.6" '
        'stroke-opacity=".35"/></pattern>'
    )
    return f"<defs>{out}</defs>"


def cloud(x: float, y: float, bars: list[tuple[float, float]], c: dict[str, Any]) -> str:
    """A Genji cloud: bars with round ends, one on the other."""
    high = 26
    d = ""
    for n, (left, wide) in enumerate(bars):
        top = y + n * (high - 4)
        r = high / 2
        d += f"M{x + left + r} {top}h{wide - high}a{r} {r} 0 0 1 0 {high}h{high - wide}a{r} {r} 0 0 1 0 {-high}Z"
    return (
        f'<path d="{d}" fill="none" stroke="{c["gold"]}" stroke-opacity=".55" stroke-width="3"/>'
        f'<path d="{d}" fill="{c["cloud"]}"/>'
    )


def sea(c: dict[str, Any], side: str) -> str:
    width, height = MAP["size"]
    x, y = MAP["labels"]["sun"]
    out = f'<rect width="{width}" height="{height}" fill="url(#sea)"/>'
    out += f'<circle cx="{x}" cy="{y}" r="74" fill="{c[side]}" opacity=".92"/>'
    out += f'<rect width="{width}" height="{height}" fill="url(#waves)" mask="url(#low)" opacity=".5"/>'
    # Water lines: every stroke covers the inside of the wider one before it.
    for wide, strength in ((58, 0.16), (40, 0.26), (24, 0.4), (11, 0.6)):
        for stroke, size, opacity in ((c["deep"], wide, strength), ("url(#sea)", wide - 2, 1)):
            out += f'<use href="#coast" fill="none" stroke="{stroke}" stroke-width="{size}" stroke-opacity="{opacity}" stroke-linejoin="round"/>'
    out += f'<path d="{closed(MAP["seas"]["inland"])}" fill="{c["deep"]}" opacity=".14" filter="url(#blur)"/>'
    for x, y, kind in MAP["waves"]:
        arcs = [
            "m-21 0c5-6 9-6 14 0s9 6 14 0s9-6 14 0",
            "m-14 0c5-6 9-6 14 0s9 6 14 0m-21 8c3-4 6-4 9 0s6 4 9 0",
            "m-14 0c5-6 9-6 14 0s9 6 14 0",
        ][kind]
        out += f'<path d="M{x} {y}{arcs}" fill="none" stroke="{c["deep"]}" stroke-opacity=".45" stroke-width="1.5" stroke-linecap="round"/>'
    return out


def land(c: dict[str, Any], side: str, shut: list[str]) -> str:
    regions = tomllib.loads((DATA / "provinces.toml").read_text("utf-8"))["provinces"]
    out = ""
    for shape in MAP["lands"].values():
        out += f'<path d="{closed(shape)}" fill="{c["beyond"]}" stroke="{c["faded"]}" stroke-opacity=".5"/>'
    for province in MAP["provinces"]:
        region, d = regions[province][side], f'href="#{province}"'
        out += f'<use {d} fill="{c["washi"]}"/>'
        if province in shut:
            out += f'<use {d} fill="{c["beyond"]}"/><use {d} fill="url(#shut)"/>'
            continue

        out += f'<use {d} fill="{c[region]}" fill-opacity="{c["wash"]}"/>'
        out += f'<use {d} fill="url(#p-{region})"/>'
        out += f'<use {d} fill="none" stroke="{c[region]}" stroke-width="11" stroke-opacity="{c["edge"]}" clip-path="url(#c-{province})"/>'
    for lake in MAP["lakes"].values():
        d = closed(lake)
        out += f'<path d="{d}" fill="{c["sea"][2]}" stroke="{c["deep"]}" stroke-width="1.4"/>'
    inner, region_line, shore = "", "", ""
    for n, edge in enumerate(MAP["edges"], 1):
        d = soft(points(n), "M")
        if edge["kind"] != "border":
            shore += d
        elif len({regions[p][side] for p in edge["sides"]}) == 2:
            region_line += d
        else:
            inner += d
    ink = f'fill="none" stroke="{c["ink"]}" stroke-linecap="round" stroke-linejoin="round"'
    out += f'<path d="{inner}" {ink} stroke-width="1.3" stroke-opacity=".8"/>'
    out += f'<path d="{region_line}" {ink} stroke-width="2.6" stroke-opacity=".9"/>'
    out += f'<path d="{shore}" {ink} stroke-width="2.4"/>'
    out += f'<path d="{shore}" {ink} stroke-width="2.2" stroke-opacity=".35" transform="translate(1.1 1.5)"/>'
    return out


def routes(c: dict[str, Any], side: str) -> str:
    """Dashed, with a dot where one lands."""
    data = tomllib.loads((DATA / "map.toml").read_text("utf-8"))
    out = ""
    for pair in data[f"sea_routes_{side}"]["pairs"]:
        line = pairs(MAP["routes"]["/".join(sorted(pair))])
        d = soft(line, "M")
        for stroke, wide, dash in ((c["paper"], 5, ""), (c["seal"], 2.4, "8 6")):
            more = f'stroke-dasharray="{dash}"' if dash else 'stroke-opacity=".75"'
            out += f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{wide}" stroke-linecap="round" {more}/>'
        for x, y in (line[0], line[-1]):
            out += f'<circle cx="{x}" cy="{y}" r="4" fill="{c["seal"]}" stroke="{c["paper"]}" stroke-width="1.4"/>'
    return out


def names(c: dict[str, Any]) -> str:
    provinces = tomllib.loads((DATA / "provinces.toml").read_text("utf-8"))["provinces"]
    out = ""
    for province, shape in MAP["provinces"].items():
        x, y, w, h = shape["slots"]["name"]
        out += (
            f'<text x="{num(x + w / 2)}" y="{num(y + h - 3.5)}" font-size="15" text-anchor="middle" '
            f'fill="{c["ink"]}" stroke="{c["washi"]}" stroke-width="3" stroke-linejoin="round" '
            f'paint-order="stroke" font-weight="600">{provinces[province]["name"]}</text>'
        )
    return out


def seas(c: dict[str, Any]) -> str:
    words = (("japan-sea", "Sea of Japan", 30, 9), ("pacific", "Pacific Ocean", 30, 9))
    out = ""
    for key, word, size, space in (*words, ("inland-sea", "Inland Sea", 13, 2.5)):
        x, y = MAP["labels"][key]
        out += (
            f'<text x="{x}" y="{y}" font-size="{size}" font-style="italic" text-anchor="middle" '
            f'letter-spacing="{space}" fill="{c["deep"]}" fill-opacity=".62">{word}</text>'
        )
    return out


def ornaments(c: dict[str, Any], side: str) -> str:
    o = MARKS["ornaments"]
    x, y = MAP["labels"]["compass"]
    rose = ""
    for n in range(16):
        long = 36 if n % 4 == 0 else 24 if n % 2 == 0 else 13
        wide = 5 if n % 4 == 0 else 3.4 if n % 2 == 0 else 1.6
        fill = c["seal"] if n == 0 else c["ink"]
        rose += (
            f'<path transform="rotate({n * 22.5})" d="M0 {-long}L{wide} -7L0 -2Z" fill="{fill}"/>'
        )
        rose += f'<path transform="rotate({n * 22.5})" d="M0 {-long}L{-wide} -7L0 -2Z" fill="{c["paper"]}" stroke="{fill}" stroke-width=".8"/>'
    out = (
        f'<g transform="translate({x} {y}) rotate({MAP["north"]})"><circle r="42" fill="{c["paper"]}" fill-opacity=".55" '
        f'stroke="{c["ink"]}" stroke-width="1.4"/><circle r="38.5" fill="none" stroke="{c["ink"]}" stroke-width=".7"/>{rose}'
        f"{mark(o['north'], -9, -64, 18, c['seal'])}</g>"
    )
    x, y = MAP["labels"]["seal"]
    out += mark(o["seal"], x - 30, y - 30, 60, c["seal"])
    x, y = MAP["labels"]["boat"]
    out += mark(o["boat"], x - 29, y - 29, 58, c["ink"])
    x, y = MAP["labels"]["fuji"]
    return out + mark(o["fuji"], x - 14, y - 16, 28, c["deep"])


def picture(theme: str, side: str, *more: str) -> str:
    c = THEMES[theme]
    shut: list[str] = []
    if "three" in more:
        data = tomllib.loads((DATA / "map.toml").read_text("utf-8"))
        shut = data["closed_with_three"][side]
    width, height = MAP["size"]
    clouds = cloud(-40, -14, [(0, 420), (0, 300), (0, 180)], c)
    clouds += cloud(width - 420, height - 56, [(200, 300), (90, 400), (0, 480)], c)
    body = (
        sea(c, side)
        + clouds
        + land(c, side, shut)
        + seas(c)
        + routes(c, side)
        + ornaments(c, side)
        + names(c)
    )
    if "pieces" in more:
        body += pieces(c, shut)
    frame = (
        f'<rect x="6" y="6" width="{width - 12}" height="{height - 12}" fill="none" stroke="{c["ink"]}" stroke-width="2.4"/>'
        f'<rect x="11" y="11" width="{width - 22}" height="{height - 22}" fill="none" stroke="{c["ink"]}" stroke-width=".9"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="\'Shippori Mincho\',\'Liberation Serif\',serif">{definitions(c)}<rect width="{width}" height="{height}" fill="{c["paper"]}"/><g clip-path="url(#sheet)">{body}</g>{frame}</svg>\n'
    )


def sheet() -> str:
    """All marks, each at 72, 24 and 12 units, with its name."""
    c = THEMES["light"]
    out, y = "", 14
    for kind in ("crests", "icons", "ornaments"):
        for n, (name, d) in enumerate(MARKS[kind].items()):
            x = 16 + n % 7 * 140
            top = y + n // 7 * 112
            for left, low, size in ((0, 0, 72), (78, 36, 24), (106, 48, 12)):
                out += mark(d, x + left, top + low, size, c["ink"])
            out += f'<text x="{x}" y="{top + 90}" font-size="12" fill="{c["faded"]}">{name}</text>'
        y += (len(MARKS[kind]) + 6) // 7 * 112 + 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 {y}" font-family="serif">'
        f'<rect width="1000" height="{y}" fill="{c["paper"]}"/>{out}</svg>\n'
    )


def main() -> None:
    if len(sys.argv) > 3:
        theme, side, path = sys.argv[1:4]
        Path(path).write_text(picture(theme, side, *sys.argv[4:]), "utf-8")
        return
    shelf = ROOT / "docs/pictures"
    (shelf / "map-light.svg").write_text(picture("light", "sun"), "utf-8")
    (shelf / "map-dark.svg").write_text(picture("dark", "moon", "pieces", "three"), "utf-8")
    (shelf / "map-marks.svg").write_text(sheet(), "utf-8")


if __name__ == "__main__":
    main()
