"""How often is won what so much was told for, as a curve."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter

from bakufu.cli.plots import COLOURS, PALE, legend, write_plots
from bakufu.learn.calibration import WAYS, Moment, tenths

_DRAWN = {"told": COLOURS[0], "endings alone": COLOURS[1]}


def draw_calibration(moments: Sequence[Moment], caption: str, folder: Path) -> list[str]:
    """Write the curve; returns the name of its table."""
    remark = "games won by chance told, with 95% intervals over games; dashed: as told"
    plot = "What came of what was said", remark, 5.0, lambda axes: draw_curve(axes, moments)
    return write_plots({"reliability": plot}, caption, folder)


def draw_curve(axes: Axes, moments: Sequence[Moment]) -> None:
    axes.plot([0, 100], [0, 100], color=PALE, linestyle=(0, (4, 3)), linewidth=1)
    # What was before lies below what is told.
    for name, colour in reversed(_DRAWN.items()):
        found = [one for one in tenths(moments, WAYS[name]) if one is not None]
        at = [100 * one.told for one in found]
        won = [100 * one.won for one in found]
        below = [100 * max(0.0, one.won - one.low) for one in found]
        above = [100 * max(0.0, one.high - one.won) for one in found]
        axes.plot(at, won, color=colour, linewidth=1.4, marker="o", markersize=3)
        axes.errorbar(at, won, [below, above], fmt="none", ecolor=colour, elinewidth=0.9)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(FuncFormatter(lambda share, _: f"{share:.3g}%"))
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100)
    axes.set_aspect("equal")
    axes.set_xlabel("chance told")
    axes.set_ylabel("won")
    legend(axes, _DRAWN)
