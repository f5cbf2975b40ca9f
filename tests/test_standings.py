"""How a game stands, and what a season, a year or a round brought: told by the rules themselves."""

import io
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.console import Console

from bakufu.cli.scores import show_points, show_standings
from bakufu.cli.screen import Screen
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.contract import combinations
from bakufu.engine.table.standings import Count
from bakufu.engine.table.table import Table
from bakufu.engine.text.message import Message
from bakufu.games.shelf import GAMES
from bakufu.games.shogun.scoring import score_winter
from bakufu.games.shogun.state import ShogunState
from bakufu.server import redaction
from bakufu.server.live_table import LiveTable
from bakufu.server.messages import Span


def games_of(name: str, options: dict[str, object], seed: int) -> Iterator[LiveTable]:
    """A table after each of its entries."""
    game, dice = GAMES[name], Dice(seed)
    setup = game.setup(options)
    live = LiveTable(Table(game, setup, [f"seat {n + 1}" for n in range(setup.players)]))
    live.begin(dice)
    judgement = game.judgement()
    while live.table.actors:
        seat = live.table.actors[0]
        world = live.table.state.determinise(seat, dice)
        live.play_decision(seat, [int(judgement.choose(world, seat, dice))], dice, dice)
        yield live


def promised(state: State, game: str, sections: slice) -> list[int]:
    """What the standings say that each seat would score."""
    players = int(state.players())
    found = GAMES[game].standings(state, None)
    rows = [row for section in found.sections[sections] for row in section.rows]
    return [sum(row.points[seat] or 0 for row in rows) for seat in range(players)]


@pytest.mark.parametrize("options", [{"players": 5}, combinations(GAMES["shogun"])[-1]])
def test_shogun_promises_what_a_winter_scores(options: dict[str, object]) -> None:
    looked = 0
    for number, live in enumerate(games_of("shogun", options, 4)):
        s = live.table.state
        assert isinstance(s, ShogunState)
        if number % 25 or s.year == 0 or not live.table.actors:
            continue
        before = [int(s.score(seat)) for seat in range(s.box.players)]
        after = s.clone()
        assert isinstance(after, ShogunState)
        score_winter(after, Scribe())
        scored = [int(after.score(seat)) - before[seat] for seat in range(s.box.players)]
        assert promised(s, "shogun", slice(6)) == scored
        for module in s.modules:
            module.game_ends(after, Scribe())
        whole = [int(after.score(seat)) - before[seat] for seat in range(s.box.players)]
        assert promised(s, "shogun", slice(None)) == whole
        looked += 1
    assert looked > 8


def test_shitenno_promises_the_majorities_and_own_koku() -> None:
    for live in games_of("shitenno", {"players": 4}, 2):
        if live.table.actors:
            last = live.table.state
    found = GAMES["shitenno"].standings(last, 2)
    majorities, left = found.sections
    koku = left.rows[0].points
    assert [points is None for points in koku] == [True, True, False, True]
    points = GAMES["shitenno"].points(live.table.state)
    # The last decision may have added a kamon or changed a hand: no more than one province apart.
    promise = [sum(row.points[seat] or 0 for row in majorities.rows) for seat in range(4)]
    counted = [row["majorities"] for row in points]
    assert sum(abs(a - b) for a, b in zip(promise, counted, strict=True)) <= 16
    assert sum(counted) > 0


def test_who_is_ahead_and_by_how_much() -> None:
    name = Message("none")
    row = Count.most(name, [2, 0, 5], [0, 0, 3])
    assert (row.holders, row.lead) == ([2], 3)
    row = Count.most(name, [2, 2, 1], [1, 1, 0])
    assert (row.holders, row.lead) == ([0, 1], 1)
    row = Count.most(name, [0, 0, 0], [0, 0, 0])
    assert (row.holders, row.lead) == ([], 0)
    row = Count.most(name, [2, 2, 1], [1, 0, 0], [0])  # a tie that something else breaks
    assert (row.holders, row.lead) == ([0], 0)


def reports(live: LiveTable) -> list[tuple[int, list[Span]]]:
    return [
        (number, spans)
        for number in range(len(live.entries))
        for _, spans in live.reports.of(number)
    ]


def test_every_season_and_year_of_shogun_is_reported() -> None:
    *_, live = games_of("shogun", {"players": 3}, 1)
    found = reports(live)
    titles = [[span.title.id for span in spans] for _, spans in found]
    season, year = "shogun-picture-when", "shogun-year"
    assert titles == [[season]] * 3 + [[season, year]] + [[season]] * 3 + [[season, year]]
    scores = [int(live.table.state.score(seat)) for seat in range(3)]
    for level in (0, 1):  # all that was ever gained is in a season, and in a year
        spans = [spans[level] for _, spans in found if len(spans) > level]
        gained = [sum(span.changes[seat]["points"] for span in spans) for seat in range(3)]
        assert gained == scores
    final = found[-1][1][0]
    assert [row["points"] for row in final.now] == scores


def test_every_round_of_shitenno_is_reported_also_after_moves_were_taken_back() -> None:
    *_, live = games_of("shitenno", {"players": 3}, 1)
    found = reports(live)
    assert [spans[0].title.args["round"] for _, spans in found] == [*range(1, len(found) + 1)]
    kamons = [sum(spans[0].changes[seat]["kamons"] for _, spans in found) for seat in range(3)]
    assert kamons == [row["kamons"] for row in found[-1][1][0].now]
    entry = found[1][0]
    live.reports.cut(entry)
    assert reports(live) == found[:1]


def test_a_report_comes_with_the_event_that_ends_it() -> None:
    for live in games_of("shogun", {"players": 3}, 1):
        if reports(live):
            break
    account = live.accounts[None]
    step = redaction.told_entry(
        live.table, account, account.last, [], True, live.reports.of(account.seen[-1])
    )
    told = [one for one in step.events if one.report]
    assert [type(one.event).__name__ for one in told] == ["RoundBegan"]


def test_the_terminal_shows_scores() -> None:
    *_, live = islice(games_of("shogun", {"players": 3}, 1), 120)
    for language, word in (("en", "Green region"), ("de", "Mehrheiten"), ("fr", "hivers")):
        screen = Screen(GAMES["shogun"], language)
        screen.console = Console(file=io.StringIO(), width=100)
        seats = ["Anna", "Ben", "Carla"]
        show_points(screen, live.table, seats)
        show_standings(screen, GAMES["shogun"].standings(live.table.state, 0), seats)
        assert isinstance(screen.console.file, io.StringIO)
        text = screen.console.file.getvalue()
        assert word in text
        assert "Carla" in text
