"""How a game stands, as tables in the terminal: points by source, and what is to be scored yet."""

from contextlib import suppress

from rich.table import Table as Grid
from rich.text import Text

from bakufu.cli.screen import YOURS, Screen
from bakufu.engine.table.game import seats_in
from bakufu.engine.table.standings import Count, Standings
from bakufu.engine.table.table import Table
from bakufu.engine.text.errors import BakufuError


def show_points(screen: Screen, table: Table, seats: list[str]) -> None:
    """Everybody's points by source, best first."""
    state, game = table.state, table.game
    points = game.points(state)
    order = sorted(range(len(seats)), key=lambda seat: int(state.place(seat)))
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(screen.words("cli-player"))
    for source in points[0]:
        grid.add_column(_source_name(screen, source), justify="right")
    grid.add_column(screen.words("cli-total"), justify="right", style="bold")
    for seat in order:
        numbers = [Text(str(value)) for value in points[seat].values()]
        grid.add_row(Text(seats[seat]), *numbers, Text(str(int(state.score(seat)))))
    screen.blank()
    screen.console.print(grid)


def show_score(screen: Screen, table: Table, seats: list[str]) -> None:
    """The points at the end; who won and why the game ended."""
    state, game = table.state, table.game
    show_points(screen, table, seats)
    screen.blank()
    winners = seats_in(state.winners())
    for seat in winners:
        screen.tell("cli-winner", YOURS, seat=seats[seat], points=int(state.score(seat)))
    if not winners:
        screen.tell("cli-nobody-wins", YOURS)
    reason = game.end_reason(state)
    if reason in screen.rules():
        screen.tell("cli-end-reason", "dim", rule=reason, title=screen.rules()[reason].title)


def _source_name(screen: Screen, source: str) -> str:
    """A short heading; a game whose sentences say it at length has columns of its own."""
    for message_id in (f"{screen.game.id}-column-{source}", f"source-{source}"):
        with suppress(BakufuError):
            return screen.speaker.name(message_id)
    return source


def show_standings(screen: Screen, standings: Standings, seats: list[str]) -> None:
    """What is counted, section by section; points it would bring now stand behind the counts."""
    for section in standings.sections:
        screen.blank()
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column(screen.speaker.say(section.title, seats))
        for seat in seats:
            grid.add_column(seat, justify="right")
        for row in section.rows:
            cells = [_cell(row, seat) for seat in range(len(seats))]
            grid.add_row(Text(screen.speaker.say(row.name, seats)), *cells)
        screen.console.print(grid)
    screen.blank()
    for message in standings.to_come:
        screen.console.print(Text(screen.speaker.say(message, seats), "dim"))


def _cell(row: Count, seat: int) -> Text:
    count, points = row.counts[seat], row.points[seat]
    if count is None:
        return Text("?", "dim")
    gain = f" (+{points})" if points else ""
    return Text(f"{count}{gain}", "bold" if seat in row.holders else "")
