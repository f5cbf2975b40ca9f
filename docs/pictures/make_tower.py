"""Draws the pictures of `tower.md` and writes its tables: `python docs/pictures/make_tower.py`.

Needs matplotlib. `--png FOLDER` only draws the pictures, there, to be looked at.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tower_numbers import (
    FIGHTS,
    SIZES,
    USUAL,
    box,
    comes_back,
    conquest,
    falls,
    still_inside,
    with_tables,
)

from bakufu.games.shogun.data import PRINTED
from bakufu.games.shogun.odds import mean, quantile, tower_odds

FOLDER = Path(__file__).parent
PAGE = FOLDER.parent / "tower.md"

# Pictures stand on paper of their own, so that they can be read on a dark page too.

PAPER, INK, FADED = "#FBF6EA", "#2A2622", "#6E655A"
INDIGO, VERMILION, MOSS, OCHRE = "#1F4B6E", "#C8402B", "#5B7A2E", "#B07D1E"
# Large letters: at 390 pixels the pictures are shown at two thirds of their size.
STYLE = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "axes.edgecolor": FADED,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#E2D8BF",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "font.family": "DejaVu Sans",
    "font.size": 14,
    "axes.titlesize": 15,
    "axes.titlelocation": "left",
    "legend.frameon": False,
    "lines.linewidth": 2.4,
    "figure.constrained_layout.use": True,
    "figure.constrained_layout.h_pad": 0.14,
    "figure.constrained_layout.w_pad": 0.14,
    "svg.hashsalt": "bakufu",
}


def draw_falls(plt: Any) -> Any:
    figure, axes = plt.subplots(figsize=(6, 4.6))
    thrown = list(range(25))
    spreads = [falls(number) for number in thrown]
    low = [quantile(spread, 0.1) for spread in spreads]
    high = [quantile(spread, 0.9) for spread in spreads]
    axes.fill_between(thrown, low, high, color=INDIGO, alpha=0.18, lw=0, label="8 of 10 throws")
    axes.plot(thrown, [mean(spread) for spread in spreads], color=INDIGO, label="on average")
    constant = [mean(falls(number, tower_model="constant")) for number in thrown]
    axes.plot(thrown[1:], constant[1:], color=VERMILION, ls="--", label="constant model")
    axes.plot(thrown, thrown, color=FADED, lw=1.2, ls=":", label="as many as thrown")
    axes.set(xlim=(0, 24), ylim=(0, 28), xlabel="cubes thrown", ylabel="cubes that fall")
    axes.set_title("What is thrown and what falls")
    axes.legend(loc="upper left")
    return figure


def draw_memory(plt: Any) -> Any:
    figure, axes = plt.subplots(figsize=(6, 4.6))
    throws = list(range(13))
    for thrown, colour in ((3, MOSS), (USUAL, INDIGO), (16, OCHRE)):
        inside = [100 * still_inside(thrown, number) for number in throws]
        axes.plot(throws, inside, "o-", ms=5, color=colour, label=f"{thrown} cubes a throw")
    constant = [100 * still_inside(USUAL, number, tower_model="constant") for number in throws]
    axes.plot(throws, constant, "--", color=VERMILION, label="constant model")
    axes.axhline(50, color=FADED, lw=1, ls=":")
    axes.set(xlim=(0, 12), ylim=(0, 102), xlabel="throws", ylabel="still inside, percent")
    axes.set_title("How long a cube stays in the tower")
    axes.legend(loc="upper right")
    return figure


def draw_debt(plt: Any) -> Any:
    figure, axes = plt.subplots(figsize=(6, 4.6))
    waits = list(range(9))
    stays = 1 - tower_odds(box(), USUAL)[0]
    for armies, colour in ((4, MOSS), (8, INDIGO), (12, VERMILION)):
        back = [armies * stays * comes_back(wait) for wait in waits]
        axes.plot(waits, back, "o-", ms=5, color=colour)
        axes.annotate(
            f"{armies} thrown",
            (8, back[-1]),
            (0, 7),
            textcoords="offset points",
            ha="right",
            color=colour,
        )
    axes.set(xlim=(-0.2, 8.3), ylim=(0, 2.4))
    axes.set(xlabel="throws of other players in between", ylabel="armies that come back")
    axes.set_title("An early throw helps the next one")
    return figure


def draw_grid(plt: Any) -> Any:
    from matplotlib.colors import LinearSegmentedColormap

    shades = LinearSegmentedColormap.from_list("odds", [VERMILION, "#F3EAD3", INDIGO])
    figure, axes = plt.subplots(figsize=(6, 6))
    chances = [[100 * conquest(attack, defend) for defend in SIZES] for attack in SIZES]
    edges = [size - 0.5 for size in (*SIZES, SIZES[-1] + 1)]
    axes.grid(False)
    axes.pcolormesh(edges, edges, chances, cmap=shades, vmin=0, vmax=100, edgecolors=PAPER, lw=1.5)
    for attack, row in zip(SIZES, chances, strict=True):
        for defend, chance in zip(SIZES, row, strict=True):
            colour = INK if 9 <= chance <= 72 else "white"
            axes.text(defend, attack, f"{chance:.0f}", ha="center", va="center", color=colour)
    axes.set(xticks=SIZES, yticks=SIZES, xlabel="defenders", ylabel="attackers", aspect="equal")
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_title("Conquest of a calm province, percent")
    return figure


def draw_models(plt: Any) -> Any:
    figure, axes = plt.subplots(figsize=(6, 4.8))
    attackers = list(range(1, 13))
    # Where each pair of lines is named.
    for defend, colour, place in (
        (1, MOSS, (1.2, 70)),
        (3, INDIGO, (5.3, 41)),
        (6, VERMILION, (8.6, 25)),
    ):
        for model, line in (("scaled", "-"), ("constant", "--")):
            chances = [100 * conquest(attack, defend, tower_model=model) for attack in attackers]
            axes.plot(attackers, chances, line, color=colour)
        axes.text(*place, f"against {defend}", color=colour)
    for model, line in (("scaled", "-"), ("constant", "--")):
        axes.plot([], [], line, color=INK, label=model)
    axes.axhline(50, color=FADED, lw=1, ls=":")
    axes.set(xlim=(1, 12), ylim=(0, 102), xticks=range(1, 13))
    axes.set(xlabel="attackers", ylabel="conquest, percent")
    axes.set_title("Two towers, a calm province")
    axes.legend(loc="lower right")
    return figure


def draw_sensitivity(plt: Any) -> Any:
    figure, (above, below) = plt.subplots(2, 1, figsize=(6, 7.4))
    tower = PRINTED.tables()["tower"]
    parts = (
        (above, "tower_p_thrown", "thrown_falls_through", [0.4 + 0.02 * i for i in range(26)]),
        (below, "tower_keep", "kept_against_one_cube", [0.88 + 0.005 * i for i in range(23)]),
    )
    for axes, option, key, values in parts:
        for (attack, defend), colour in zip(FIGHTS, (VERMILION, MOSS, INDIGO), strict=True):
            for unrest, line in ((0, "-"), (1, "--")):
                chances = [
                    100 * conquest(attack, defend, unrest, **{option: round(value, 4)})
                    for value in values
                ]
                label = f"{attack} against {defend}{', restless' if unrest else ''}"
                axes.plot(values, chances, line, color=colour, label=label)
        axes.axvline(tower[key], color=FADED, lw=1.2, ls=":")
        axes.annotate("default", (tower[key], 4), (5, 0), textcoords="offset points", color=FADED)
        axes.set(
            xlim=(values[0], values[-1]), ylim=(0, 100), xlabel=option, ylabel="conquest, percent"
        )
    above.set_title("If the reconstructed numbers are wrong")
    figure.legend(
        *above.get_legend_handles_labels(), loc="outside lower center", ncols=2, fontsize=12
    )
    return figure


PICTURES: dict[str, Callable[[Any], Any]] = {
    "tower-falls": draw_falls,
    "tower-memory": draw_memory,
    "tower-debt": draw_debt,
    "tower-grid": draw_grid,
    "tower-models": draw_models,
    "tower-sensitivity": draw_sensitivity,
}


def draw(folder: Path, kind: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    with pyplot.rc_context(STYLE):
        for name, picture in PICTURES.items():
            figure = picture(pyplot)
            # No date and no version: the same numbers give the same file.
            bare = {"Date": None, "Creator": None} if kind == "svg" else {}
            figure.savefig(folder / f"{name}.{kind}", format=kind, dpi=65, metadata=bare)
            pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--png", type=Path, help="only draw the pictures, as PNG, into this folder")
    folder = parser.parse_args().png
    if folder:
        draw(folder, "png")
        return
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    draw(FOLDER, "svg")


if __name__ == "__main__":
    main()
