"""Whether told chances to win come true, game by game, from folders of `bakufu calibrate`.

python docs/pictures/make_chances.py FOLDER...
"""

import sys
from pathlib import Path

import matplotlib
import msgspec
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from bakufu.cli.plots import COLOURS, PALE, STYLE
from bakufu.games.shelf import GAMES
from bakufu.learn.calibration import WAYS, Moment, tenths

DRAWN = {"told": "told", "endings alone": "endings alone, as before"}
FEW = 10  # moments: fewer say nothing
ENDS = [0, 50, 100]
MARKS = ["0%", "50%", "100%"]


def main() -> None:
    folders = [Path(name) for name in sys.argv[1:]]
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(7.0, 2.4), layout="constrained")
        for axes, folder in zip(
            figure.subplots(1, len(folders), sharey=True), folders, strict=True
        ):
            lines = (folder / "moments.jsonl").read_bytes().splitlines()
            _draw(axes, [msgspec.json.decode(line, type=Moment) for line in lines])
            title = next(one.title for one in GAMES.values() if one.id in folder.name)
            axes.set_title(title, fontsize=9, loc="left")
        figure.supxlabel("chance told", fontsize=8)
        figure.supylabel("won", fontsize=8)
        figure.legend(
            [Patch(color=colour) for colour in COLOURS[: len(DRAWN)]],
            list(DRAWN.values()),
            loc="outside upper left",
            fontsize=8,
            ncols=len(DRAWN),
            handlelength=0.9,
            handleheight=0.9,
        )
        path = Path(__file__).with_name("chances.svg")
        figure.savefig(path, metadata={"Date": None, "Creator": None})


def _draw(axes: Axes, moments: list[Moment]) -> None:
    axes.plot([0, 100], [0, 100], color=PALE, linestyle=(0, (4, 3)), linewidth=1)
    for name, colour in reversed([*zip(DRAWN, COLOURS, strict=False)]):
        found = [one for one in tenths(moments, WAYS[name]) if one and one.moments >= FEW]
        at = [100 * one.told for one in found]
        won = [100 * one.won for one in found]
        below = [100 * max(0.0, one.won - one.low) for one in found]
        above = [100 * max(0.0, one.high - one.won) for one in found]
        axes.plot(at, won, color=colour, linewidth=1.2, marker="o", markersize=2.2)
        axes.errorbar(at, won, [below, above], fmt="none", ecolor=colour, elinewidth=0.7)
    axes.set(xlim=(0, 100), ylim=(0, 100))
    axes.set_aspect("equal")
    axes.set_xticks(ENDS, MARKS)
    axes.set_yticks(ENDS, MARKS)


main()
