"""The statistics of a game: how each is measured, on games made up for it and on real ones."""

from math import inf
from random import Random

import pytest

from bakufu.arena.contest import Contest, play_fixture, rotation
from bakufu.arena.match import play_match
from bakufu.arena.standings import Played
from bakufu.arena.study import PARTS, Lead, Looker
from bakufu.arena.survey import Survey, mean_of, measure_luck, ratio_of, split
from bakufu.bots.house_bots import RandomBot
from bakufu.engine.table.game import Game
from bakufu.games.shelf import GAMES


def looked_at(game: Game, games: int = 3) -> Survey:
    players = 3
    contest = Contest(
        game.setup({"players": players}), ["random"] * players, ["random"] * players, 1.0, True
    )
    survey = Survey(game.counting(), players)
    for fixture in rotation(players, games, 1):
        survey.add(play_fixture(contest, fixture))
    return survey


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_can_be_studied(game: Game) -> None:
    survey = looked_at(game)
    decisions = survey.tally.decisions
    assert survey.choices.n == sum(value * times for value, times in decisions.times.items())
    assert survey.branching().value == pytest.approx(survey.choices.mean)
    assert sum(spread.n for spread in survey.kinds.values()) == survey.choices.n
    assert survey.forced().value == pytest.approx(survey.choices.times[1] / survey.choices.n)
    assert len(survey.course()) == PARTS
    in_games = sum(survey.decisions_of(kind).value for kind in survey.kinds)
    assert in_games == pytest.approx(decisions.mean)
    sources = sum(survey.points_from(source).value for source in survey.points)
    assert sources == pytest.approx(survey.tally.scores["random"].mean)
    assert sum(survey.score_of(seat).value for seat in range(3)) == pytest.approx(0)
    assert all(0 <= part <= 1 for parts in survey.taken.values() for part in parts)
    assert survey.changes["points"].n == survey.changes["judgement"].n == 3


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_that_is_looked_at_is_the_same_game(game: Game) -> None:
    setup = game.setup({"players": 3})
    one, two = Looker(game), Looker(game)
    results = [
        play_match(game, setup, [RandomBot()] * 3, 9, witnesses=[looker]) for looker in (one, two)
    ]
    assert results[0] == results[1]
    assert one.findings() == two.findings()
    assert len(one.choices) == results[0].decisions


def test_a_lead_is_taken_by_getting_ahead_alone() -> None:
    lead = Lead()
    for decision, values in enumerate([[0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [2, 3], [4, 3]]):
        lead.look([float(value) for value in values], decision)
    assert (lead.leader, lead.changes, lead.since) == (0, 2, 6)


def test_the_interval_of_a_ratio_is_over_games() -> None:
    """Two sorts of games, long ones with many choices: decisions are far from independent."""
    pairs = [(1000.0, 100.0), (100.0, 50.0)] * 20
    found = ratio_of(pairs)
    assert found.value == pytest.approx(1100 / 150)
    # Each game differs by 100 * (10 - r) = 266.7 or its opposite; 2.02 * 266.7 * sqrt(40) / 3000.
    assert found.high - found.value == pytest.approx(2.0227 * 266.667 * 40**0.5 / 3000, rel=0.02)
    assert mean_of([1, 3]).value == 2
    assert mean_of([5]).low == -inf, "one value tells nothing of the next"


def made_up(skill: float, start: float, course: float, deals: int) -> list[tuple[float, float]]:
    """Results of deals with known parts; the second game has the other side of the start."""
    dice = Random(11)
    found = []
    for _ in range(deals):
        luck = dice.gauss(0, start)
        one, two = (skill + side * luck + dice.gauss(0, course) for side in (1, -1))
        found.append((one, two))
    return found


@pytest.mark.parametrize(
    ("skill", "start", "course"), [(1, 2, 3), (2, 0, 1), (0, 1, 1), (0, 0, 1), (3, 1, 0.5)]
)
def test_luck_and_skill_are_split_as_they_were_made(
    skill: float, start: float, course: float
) -> None:
    parts = split(made_up(skill, start, course, 600), seed=1)
    total = skill**2 + start**2 + course**2
    for found, true in ((parts.skill, skill), (parts.start, start), (parts.course, course)):
        assert found.value == pytest.approx(true**2 / total, abs=0.08)
        assert found.low - 0.02 <= true**2 / total <= found.high + 0.02
        assert found.n == 600
    assert parts.skill.value + parts.start.value + parts.course.value == pytest.approx(1)


def duel(seating: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Played(0, 0, 1, seating, places, scores, 10)


def test_luck_is_measured_from_both_sides_of_a_deal() -> None:
    deals = [(duel((0, 0, 1, 1), (9, 1, 4, 2)), duel((1, 1, 0, 0), (3, 3, 6, 2)))] * 30
    luck = measure_luck(deals, seed=1)
    assert luck.margin.value == pytest.approx((5 - 3 + 4 - 3) / 2)
    assert luck.wins.value == 1
    assert luck.wins.low < 0.95, "30 deals are not for ever"
    assert luck.games_needed is not None
    assert luck.games_needed > 2
    even = [(duel((0, 1), (2, 1)), duel((1, 0), (2, 1)))] * 30
    luck = measure_luck(even, seed=1)
    assert luck.wins.value == 0.5
    assert luck.games_needed is None
    assert luck.by_points.start.value == 1, "the same seat always wins"
