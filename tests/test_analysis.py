"""Analysis of a finished game: its decisions, their cost, and nothing the seat could not know."""

import msgspec
import pytest

from bakufu.bots.advice import wins_range
from bakufu.bots.analysis import Analyst, Decision, Point, analyse, as_one_line, find_decisions
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State, same
from bakufu.engine.table.game import Game
from bakufu.engine.table.log import Log
from bakufu.engine.table.table import Table
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES, find_game

Planned = tuple[Log, int]


def finish(table: Table, dice: Dice) -> Log:
    """Play any moves to the end."""
    while table.actors:
        seat = table.actors[dice.below(len(table.actors))]
        legal = table.game.legal(table.state, seat)
        table.play(seat, legal[dice.below(len(legal))], dice)
    return Log(table.header, table.entries)


@pytest.fixture(scope="module", params=GAMES)
def finished(request: pytest.FixtureRequest) -> tuple[Game, Log]:
    game = find_game(request.param)
    table = Table(game, game.setup({"players": 3}), ["Anna", "Ben", "Cem"]).begin(Dice(4))
    return game, finish(table, Dice(8))


def some(decisions: list[Decision]) -> list[int]:
    """A few numbers, early and late."""
    return [len(decisions) * part // 6 for part in (1, 3, 5)]


def test_decisions_are_the_moves_of_the_seat_in_order(finished: tuple[Game, Log]) -> None:
    game, log = finished
    for seat in range(3):
        decisions = find_decisions(game, log, seat)
        own = [entry.n for entry in log.entries if entry.seat == seat]
        firsts = [decision.entry for decision in decisions]
        assert firsts == sorted(set(firsts))
        assert set(firsts) <= set(own)
        assert [decision.number for decision in decisions] == list(range(len(decisions)))
        for decision, following in zip(decisions, [*firsts[1:], len(log.entries)], strict=True):
            between = [n for n in own if decision.entry <= n < following]
            names = [str(log.entries[n].move) for n in between[: len(decision.moves)]]
            assert [game.move_name(move) for move in decision.moves] == names
        assert any(len(decision.moves) > 1 for decision in decisions)


def test_what_was_taken_back_is_no_part_of_a_decision(finished: tuple[Game, Log]) -> None:
    game, log = finished
    judgement = game.judgement()
    shorter = 0
    for seat in range(3):
        analyst = Analyst(game, log, seat, 2, 2)
        for decision in analyst.decisions:
            line = as_one_line(analyst.sight(decision), decision.moves)
            assert line, "whoever takes everything back has not decided yet"
            assert not any(judgement.is_second_thought(move) for move in line)
            shorter += len(line) < len(decision.moves)
    if game.id == "shogun":
        assert shorter, "in this game plans are taken back"


def test_the_analysis_knows_only_what_the_seat_knew(finished: tuple[Game, Log]) -> None:
    game, log = finished
    analyst = Analyst(game, log, 1, 2, 2)
    apart = 0
    for number in some(analyst.decisions):
        point = analyst.look_at(number)
        decision = analyst.decisions[number]
        other = decision.state.determinise(1, Dice(number))
        apart += not same(decision.state, other)
        analyst.decisions[number] = msgspec.structs.replace(decision, state=other)
        assert msgspec.json.encode(analyst.look_at(number)) == msgspec.json.encode(point)
    assert apart, "no world was different at all"


def in_secret(others: Dice, later: Dice) -> Planned:
    """A game of Shogun in which the others plan first; only they follow `others` in it."""
    game = find_game("shogun")
    table = Table(game, game.setup({"players": 3}), ["Anna", "Ben", "Cem"]).begin(Dice(4))
    judgement, usual = game.judgement(), Dice(6)
    while table.game.prompt(table.state).id != "shogun-prompt-plan":
        seat = table.actors[0]
        table.play(seat, judgement.choose(table.state, seat, usual), usual)
    for seat, dice in ((1, others), (2, others), (0, Dice(7))):
        while seat in table.actors and game.prompt(table.state).id == "shogun-prompt-plan":
            legal = [m for m in game.legal(table.state, seat) if not judgement.is_second_thought(m)]
            table.play(seat, legal[dice.below(len(legal))], Dice(11))
    planned = len(table.entries)
    return finish(table, later), planned


def test_plans_not_yet_seen_change_nothing() -> None:
    """Two logs that differ in what others planned in secret, and in all that came of it."""
    found: list[list[Point]] = []
    states: list[State] = []
    for luck in (1, 2):
        log, planned = in_secret(Dice(luck), Dice(luck))
        analyst = Analyst(find_game("shogun"), log, 0, 2, 2)
        before = [one for one in analyst.decisions if one.entry < planned]
        states.append(before[-1].state)
        points = [analyst.look_at(decision.number) for decision in before]
        # How many moves others made in secret is no part of what is looked at.
        found.append([msgspec.structs.replace(point, entry=0) for point in points])
    assert not same(*states), "the plans of the others are the same"
    assert msgspec.json.encode(found[0]) == msgspec.json.encode(found[1])


def test_costs_are_beside_the_best_idea(finished: tuple[Game, Log]) -> None:
    game, log = finished
    analyst = Analyst(game, log, 2, 2, 2)
    for number in some(analyst.decisions):
        for again in (False, True):
            point = analyst.look_at(number, again)
            assert point.endings == (8 if again else 2)
            assert point.cost >= 0
            assert point.cost == pytest.approx(point.best.win - point.played.win)
            assert point.cost_points == pytest.approx(point.best.points - point.played.points)
            if point.best.moves == point.played.moves:
                assert point.cost_range == point.cost_points_range == (0.0, 0.0)


def test_steps_lead_to_a_result() -> None:
    game = find_game("shitenno")
    table = Table(game, game.setup({"players": 2}), ["Anna", "Ben"]).begin(Dice(4))
    analyst = Analyst(game, finish(table, Dice(8)), 0, 2, 2)
    del analyst.decisions[3:]
    steps = list(analyse(analyst))
    assert [step.done for step in steps] == list(range(1, steps[-1].of + 1))
    assert all(step.result is None for step in steps[:-1])
    result = steps[-1].result
    assert result is not None
    assert [point.number for point in result.points] == [0, 1, 2]
    assert len(result.costliest) <= 3
    assert all(point.costly and point.endings == 8 for point in result.costliest)
    # A decision has one measure: the chart says the same as the text beside it.
    assert all(point is result.points[point.number] for point in result.costliest)
    assert {point.endings for point in result.points} <= {2, 8}
    # Whoever stops asking stops it.
    stopped = analyse(analyst)
    assert next(stopped).point == steps[0].point


def test_an_analysis_goes_on_where_it_was_left() -> None:
    """However it is cut up, it comes to the same."""
    game = find_game("shitenno")
    table = Table(game, game.setup({"players": 2}), ["Anna", "Ben"]).begin(Dice(4))
    log = finish(table, Dice(9))

    def analyst() -> Analyst:
        return Analyst(game, log, 0, looks=4, endings=2)

    whole = list(analyse(analyst()))[-1].result
    for length in (1, 2, 7):
        points: list[Point] = []
        again: list[Point] = []
        result = None
        while result is None:
            for _, step in zip(range(length), analyse(analyst(), points, again), strict=False):
                result = step.result
                (again if step.again else points).append(step.point)
        assert result == whole


def test_what_cannot_be_analysed_is_said(finished: tuple[Game, Log]) -> None:
    game, log = finished
    cut = Log(log.header, log.entries[: len(log.entries) // 2])
    with pytest.raises(BadInput, match=r"x\.jsonl: the game is not over"):
        Analyst(game, cut, 0, name="x.jsonl")
    with pytest.raises(BadInput, match="there is no seat 4: seats are 1 to 3"):
        Analyst(game, log, 3)
    with pytest.raises(BadInput, match="before the game was set up"):
        Analyst(game, Log(log.header, []), 0)


def test_wins_that_happen_to_be_equal_are_no_certainty() -> None:
    low, high = wins_range([0.0] * 160)
    assert (round(100 * low), round(100 * high)) == (-2, 2)
    low, high = wins_range([1.0, 0.0, 0.0, 1.0] * 40)
    assert 0.4 < low < 0.5 < high < 0.6
    assert wins_range([1.0] * 4)[0] < 1
