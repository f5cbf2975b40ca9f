"""A made-up position on the map, to see that every slot has room for what lies there."""

import json
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).resolve().parent
MAP: dict[str, Any] = json.loads((HERE.parent / "map.json").read_text("utf-8"))

HOUSES = {
    "takeda": ("#2A2622", "#FBF6EA"),
    "tokugawa": ("#B8321F", "#FBF6EA"),
    "mori": ("#DDA520", "#2A2622"),
    "uesugi": ("#2A5C8A", "#FBF6EA"),
    "hashiba": ("#6E4B8F", "#FBF6EA"),
}


def icon(name: str, slot: list[float], size: float, fill: str, edge: str) -> str:
    x, y, w, h = slot
    left, top = x + (w - size) / 2, y + (h - size) / 2
    return (
        f'<use href="#m-{name}" transform="translate({left:.1f} {top:.1f}) scale({size / 24:.3f})" '
        f'fill="{fill}" stroke="{edge}" stroke-width="3" paint-order="stroke"/>'
    )


def pieces(c: dict[str, Any], shut: list[str]) -> str:
    dice = Random(45)
    out = ""
    for province, shape in MAP["provinces"].items():
        if province in shut:
            continue
        slots = shape["slots"]
        house = dice.choice([*HOUSES, ""])
        if house:
            fill, on = HOUSES[house]
            x, y, w, h = slots["cubes"]
            out += (
                f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="4" fill="{fill}" '
                f'stroke="#FBF6EA" stroke-width="1.4"/>'
            )
            out += icon(house, [x + 1, y, 20, h], 17, on, "none")
            out += (
                f'<text x="{x + 28}" y="{y + 20}" font-size="17" font-weight="700" fill="{on}" '
                f'text-anchor="middle">{dice.randint(1, 9)}</text>'
            )
            for building in dice.sample(["castle", "temple", "theatre"], dice.randint(0, 3)):
                out += icon(building, slots[building], 20, c["ink"], c["washi"])
            for n in range(dice.choice([0, 0, 1, 2, 3])):
                x, y, w, h = slots["revolts"]
                spot = [x, y + n * h / 3, w, h / 3]
                out += icon("revolt", spot, 11, c["seal"], c["washi"])
            if dice.random() < 0.3:
                out += icon("leader", slots["leader"], 21, fill, "#FBF6EA")
            if dice.random() < 0.25:
                out += icon("statue", slots["statue"], 21, c["gold"], c["washi"])
    return out
