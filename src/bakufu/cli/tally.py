"""Adds up many games and prints what they say."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bakufu.arena.match import Result
from bakufu.arena.statistics import quantile, wilson

BINS = 12


class Tally:
    """What is kept of every game."""

    def __init__(self) -> None:
        self.games = 0
        self.players = 0
        self.wins: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.scores: dict[str, list[int]] = defaultdict(list)
        self.points: dict[str, Counter[str]] = defaultdict(Counter)
        self.sources: list[str] = []
        self.decisions: list[int] = []
        self.reasons: Counter[str] = Counter()
        self.faults: Counter[tuple[str, str]] = Counter()

    def add(self, result: Result) -> None:
        self.games += 1
        self.players = len(result.bots)
        for winner in result.winners:
            self.wins[result.bots[winner]] += 1
            self.seat_wins[winner] += 1
        self.sources = list(result.points[0])
        for bot, score, points in zip(result.bots, result.scores, result.points, strict=True):
            self.scores[bot].append(score)
            self.points[bot].update(points)
        self.decisions.append(result.decisions)
        self.reasons[result.end_reason] += 1
        for seat, fault in result.faults.items():
            self.faults[result.bots[seat], fault] += 1

    # Printing

    def show(self, console: Console, seconds: float, titles: dict[str, str]) -> None:
        """Everything, in tables and pictures. `titles` are the titles of rules by id."""
        bots = sorted(self.scores, key=lambda bot: (-self.wins[bot] / len(self.scores[bot]), bot))
        _section(console, "Wins", self._wins_table(bots))
        _section(console, "Wins by seat", self._seats_table())
        _section(console, "Scores", self._scores_table(bots))
        _section(console, "Points by source, on average", self._sources_table(bots))
        for bot in bots:
            console.print()
            console.print(Text(f"Scores of {bot}", "bold"))
            histogram(console, self.scores[bot])
        console.print()
        console.print(Text("Decisions per game", "bold"))
        histogram(console, self.decisions)
        _section(console, "How games ended", self._reasons_table(titles))
        if self.faults:
            _section(console, "Bots that failed (a random bot played on)", self._faults_table())
        console.print()
        rate = self.games / seconds if seconds else 0.0
        console.print(
            f"{self.games:,} games, {_mean(self.decisions):.1f} decisions per game, "
            f"{rate:,.1f} games per second"
        )

    def _wins_table(self, bots: list[str]) -> Grid:
        grid = _grid("bot", "*seats played", "*wins", "*rate", "95% interval", "fair share")
        for bot in bots:
            played = len(self.scores[bot])
            fair = f"{1 / self.players:.1%}"
            grid.add_row(bot, f"{played:,}", *_rate(self.wins[bot], played), fair)
        return grid

    def _seats_table(self) -> Grid:
        grid = _grid("seat", "*games", "*wins", "*rate", "95% interval")
        for seat in range(self.players):
            wins = self.seat_wins[seat]
            grid.add_row(str(seat + 1), f"{self.games:,}", *_rate(wins, self.games))
        return grid

    def _scores_table(self, bots: list[str]) -> Grid:
        grid = _grid("bot", "*mean", "*least", "*10%", "*median", "*90%", "*most")
        for bot in bots:
            scores = self.scores[bot]
            marks = [min(scores), *(quantile(scores, share) for share in (0.1, 0.5, 0.9))]
            grid.add_row(bot, f"{_mean(scores):.1f}", *map(str, [*marks, max(scores)]))
        return grid

    def _sources_table(self, bots: list[str]) -> Grid:
        grid = _grid("bot", *(f"*{source}" for source in self.sources))
        for bot in bots:
            played = len(self.scores[bot])
            grid.add_row(bot, *(f"{self.points[bot][name] / played:.1f}" for name in self.sources))
        return grid

    def _reasons_table(self, titles: dict[str, str]) -> Grid:
        grid = _grid("rule", "", "*games", "*share")
        for reason, count in sorted(self.reasons.items(), key=lambda item: -item[1]):
            share = f"{count / self.games:.1%}"
            grid.add_row(reason or "-", titles.get(reason, ""), f"{count:,}", share)
        return grid

    def _faults_table(self) -> Grid:
        grid = _grid("bot", "*games", "what it did")
        for (bot, fault), count in self.faults.most_common(10):
            grid.add_row(bot, f"{count:,}", Text(" ".join(fault.split())))
        return grid


def histogram(console: Console, values: list[int], most: int = BINS) -> None:
    """How often each range of values occurs, a bar each."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // most))
    counts = Counter((value - low) // width for value in values)
    room = max(10, console.width - 26)
    tallest = max(counts.values())
    digits = len(str(high))
    for i in range((high - low) // width + 1):
        start, end = low + i * width, min(high, low + (i + 1) * width - 1)
        label = f"{start:>{digits}}" + (f"-{end:<{digits}}" if width > 1 else "")
        share = counts[i] / len(values)
        bar = "█" * round(counts[i] / tallest * room) or ("▏" if counts[i] else "")
        console.print(Text.assemble(f"  {label} ", (bar, "cyan"), f" {share:.1%}"), no_wrap=True)


def _section(console: Console, title: str, grid: Grid) -> None:
    console.print()
    console.print(Text(title, "bold"))
    console.print(grid)


def _grid(*heads: str) -> Grid:
    """A plain table; a head with a star stands over numbers."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in heads:
        grid.add_column(head.lstrip("*"), justify="right" if head.startswith("*") else "left")
    return grid


def _rate(wins: int, games: int) -> tuple[str, str, str]:
    low, high = wilson(wins, games)
    return f"{wins:,}", f"{wins / games:.1%}", f"{low:.1%} to {high:.1%}"


def _mean(values: Iterable[int]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers)
