"""The folder that `bakufu sim` writes: a report, plots and all numbers."""

import csv
import re
import sys
from collections import Counter
from pathlib import Path

import pytest
from terminal import Run, no_plots, run

from bakufu.arena.match import play_match
from bakufu.arena.tally import Outcomes, Share, Spread, Tally
from bakufu.bots.house_bots import RandomBot
from bakufu.engine.table.statistics import wilson
from bakufu.games.shogun.game import Shogun

__all__ = ["no_plots", "run"]

PNG = b"\x89PNG\r\n"
SHOGUN_PLOTS = {
    "wins",
    "wins-by-seat",
    "wins-by-start",
    "scores",
    "points-by-source",
    "how-often",
    "winter-revolts",
    "revolts",
    "battles",
    "battle-margins",
}


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_shogun_leaves_a_report_with_plots(run: Run, tmp_path: Path) -> None:
    answer = run("sim", "shogun", "-n", 8, "--players", 4, "--bots", "judge,random", "--jobs", 1)
    assert answer.code == 0, answer.err
    assert "Written to bakufu-sim-shogun/report.md" in answer.flat
    folder = tmp_path / "bakufu-sim-shogun"
    files = {path.name for path in folder.iterdir()}
    plots = {f"{name}.{ending}" for name in SHOGUN_PLOTS for ending in ("png", "svg")}
    assert files == plots | {"report.md", "games.csv", "counts.csv"}
    for name in SHOGUN_PLOTS:
        assert (folder / f"{name}.png").read_bytes().startswith(PNG)
        assert "</svg>" in (folder / f"{name}.svg").read_text(encoding="utf-8")
    report = (folder / "report.md").read_text(encoding="utf-8")
    assert "bakufu sim shogun -n 8 --players 4 --bots judge,random --seed 1\n" in report
    assert "tower_model = scaled" in report
    for name in SHOGUN_PLOTS:
        assert f"({name}.png)]({name}.svg)" in report
    # Every cell of the report's tables was printed as well.
    for line in report.splitlines():
        if line.startswith("| ") and "---" not in line:
            for cell in line.strip("| ").split(" | "):
                assert cell in answer.out


@pytest.mark.usefixtures("no_plots")
def test_the_same_games_give_the_same_bytes_and_nothing_is_overwritten(
    run: Run, tmp_path: Path
) -> None:
    for jobs in (1, 2):
        assert run("sim", "shogun", "-n", 3, "--players", 3, "--jobs", jobs).code == 0
    one, two = tmp_path / "bakufu-sim-shogun", tmp_path / "bakufu-sim-shogun-2"
    names = sorted(path.name for path in one.iterdir())
    assert names == ["counts.csv", "games.csv", "report.md"]
    assert names == sorted(path.name for path in two.iterdir())
    for name in names:
        assert (one / name).read_bytes() == (two / name).read_bytes(), name


def test_shitenno_gives_what_it_can(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    assert run("sim", "shitenno", "-n", 4, "--jobs", 1, "--folder", "mine").code == 0
    plots = {path.stem for path in (tmp_path / "mine").glob("*.png")}
    assert plots == {"wins-by-seat", "scores", "points-by-source"}
    assert "start" not in rows(tmp_path / "mine" / "games.csv")[0]
    assert not (tmp_path / "bakufu-sim-shitenno").exists()


def test_without_matplotlib_all_but_the_plots_is_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "bakufu.cli.plots", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    answer = run("sim", "shogun", "-n", 2, "--jobs", 1)
    assert answer.code == 0
    assert answer.err == ""
    assert 'plots need matplotlib: pip install "bakufu[plots]"' in answer.out.splitlines()
    files = {path.name for path in (tmp_path / "bakufu-sim-shogun").iterdir()}
    assert files == {"report.md", "games.csv", "counts.csv"}
    report = (tmp_path / "bakufu-sim-shogun" / "report.md").read_text(encoding="utf-8")
    assert "How battles end" in report
    assert ".png" not in report


def test_tables_agree_with_the_rows(run: Run, tmp_path: Path) -> None:
    words = ("--players", 4, "--option", "fixed_lists=random", "--bots", "judge,random")
    answer = run("sim", "shogun", "-n", 8, *words, "--jobs", 1, "--no-folder", "--out", "r.csv")
    table = rows(tmp_path / "r.csv")
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == []
    wins = Counter(row["start"] for row in table if row["place"] == "1")
    assert {row["start"] for row in table} == {"list A", "list B", "list C", "list D"}
    for start in sorted({row["start"] for row in table}):
        assert re.search(rf"{start} +8 +{wins[start]} ", answer.out)
    for title, column in (
        ("Winters short of rice", "hungry"),
        ("Winters with a hunger loss", "hunger_lost"),
        ("Attacks on players won", "attacks_won"),
    ):
        for bot in ("judge", "random"):
            share = Share()
            for game in range(1, 9):
                mine = [row for row in table if row["bot"] == bot and row["game"] == str(game)]
                share.add(
                    *(sum(int(row[name]) for row in mine) for name in (column, f"{column}_of"))
                )
            yes, asked = share.yes, share.asked
            low, high = share.range
            expected = (
                rf"{title} +{bot} +{asked} +{yes} +{yes / asked:.1%} +{low:.1%} to {high:.1%}"
            )
            assert re.search(expected, answer.out)


def test_a_start_that_goes_with_the_seat_is_said_so(run: Run) -> None:
    words = ("sim", "shogun", "-n", 4, "--players", 3, "--jobs", 1, "--no-folder")
    assert "every start went with one seat" in run(*words).out
    assert "every start" not in run(*words, "--option", "fixed_lists=random").out
    assert "draft place 3" in run(*words, "--option", "start=draft").out


def test_a_tally_adds_up_every_count() -> None:
    game = Shogun()
    setup = game.setup({"players": 3})
    tally = Tally(game.counting())
    results = [play_match(game, setup, [RandomBot()] * 3, seed) for seed in range(6)]
    for result in results:
        tally.add(result)
    assert tally.rates["hungry"]["random"].asked == 6 * 3 * 2
    margins = Counter[int]()
    for result in results:
        margins.update(result.counts.spreads["battle_margins"]["against players"])
    assert tally.spreads["battle_margins"]["against players"].times == margins
    assert tally.spreads["winter_revolts"]["first winter"].n == 6
    sources = tally.points["random"].values()
    assert sum(spread.mean for spread in sources) == pytest.approx(tally.scores["random"].mean)


def test_spreads_tell_mean_interval_and_quantiles() -> None:
    spread = Spread()
    for value in (2, 2, 2, 4, 10):
        spread.add({value: 1})
    assert spread.n == 5
    assert spread.mean == 4
    # The variance is (3 * 4 + 0 + 36) / 4 = 12, the standard error sqrt(12 / 5).
    assert spread.margin == pytest.approx(2.776445 * 2.4**0.5, rel=1e-3)  # Student, 4 degrees
    assert [spread.quantile(share) for share in (0, 0.5, 0.6, 0.8, 1)] == [2, 2, 4, 10, 10]


def test_intervals_of_shares() -> None:
    """5 of 10 is a textbook value of Wilson's interval: 23.7% to 76.3%."""
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_intervals_are_by_games_and_not_by_seats() -> None:
    """Seats of one game that share luck tell less than as many games; opposed ones tell more."""
    alike, opposed, apart = Spread(), Spread(), Spread()
    for value in (10, 20, 10, 20, 10, 20):
        alike.add({value: 2})
        opposed.add({value: 1, 30 - value: 1})
        for _ in range(2):
            apart.add({value: 1})
    assert alike.mean == opposed.mean == apart.mean == 15
    # Of six games, by Student's 5 degrees of freedom: twice each value adds nothing.
    assert alike.margin == pytest.approx(2.570582 * (30 / 6) ** 0.5, rel=1e-3)
    assert apart.margin == pytest.approx(2.200985 * (300 / 11 / 12) ** 0.5, rel=1e-3)
    assert opposed.margin == 0


def test_shares_of_several_in_a_game_are_never_certain() -> None:
    """Nothing in 40 games of 4 seats; always one of four; and once a game, which is Wilson's."""
    never, always, once = Share(), Share(), Share()
    for game in range(40):
        never.add(0, 4)
        always.add(1, 4)
        once.add(int(game < 10))
    assert never.range == pytest.approx((0, 2 / 44 + 1.959964 * (84 / 44) ** 0.5 / 44))
    low, high = always.range
    assert 0.2 < low < 0.25 < high < 0.35
    assert once.range == wilson(10, 40)


def test_words_that_come_late_count_the_games_before() -> None:
    found = Outcomes()
    found.add({"held": 3})
    found.add({"held": 1, "lost": 2})
    assert {word: (share.yes, share.asked) for word, share in found.shares.items()} == {
        "held": (4, 6),
        "lost": (2, 6),
    }
