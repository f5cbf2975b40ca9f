"""Hints: whole decisions, measured with the same dice, from what the seat knows; in words."""

import re
from math import sqrt

import msgspec
import pytest

from bakufu.bots.advice import Advice, End, advise, best_idea, mean_range, share_range
from bakufu.bots.advice_words import basis, tell
from bakufu.bots.bot import Sight
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State, same
from bakufu.engine.table.game import Game, seats_in
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.shelf import GAMES, find_game

SEATS = ["Akiko", "Émile", "Jürgen"]
# A few positions of each game, by the number of moves before them.
PLACES = {"shitenno": (6, 21, 40), "shogun": (12, 40, 75), "edo": (4, 9, 40)}
PLACES["bushido"] = (3, 40, 90)


def positions(game: Game) -> list[tuple[State, int]]:
    """Positions in which somebody has a choice, after moves any judge would make."""
    state = game.start(game.setup({"players": 3}), Dice(4), Scribe())
    dice, judgement = Dice(5), game.judgement()
    found: list[tuple[State, int]] = []
    made = 0
    while len(found) < len(PLACES[game.id]):
        seat = seats_in(state.actors())[0]
        if made >= PLACES[game.id][len(found)] and len(game.legal(state, seat)) > 1:
            found.append((state.clone(), seat))
        state.apply(seat, judgement.choose(state, seat, dice), dice, Scribe())
        made += 1
    return found


@pytest.fixture(scope="module", params=GAMES)
def asked(request: pytest.FixtureRequest) -> list[tuple[Game, State, int, Advice]]:
    """Advice for a few positions."""
    game = find_game(request.param)
    return [
        (game, state, seat, advise(Sight(game, state, seat, Dice(9)), 6, 2))
        for state, seat in positions(game)
    ]


def test_worlds_a_seat_cannot_tell_apart_give_the_same_advice(
    asked: list[tuple[Game, State, int, Advice]],
) -> None:
    apart = 0
    for game, state, seat, advice in asked:
        world = state.determinise(seat, Dice(77))
        apart += not same(state, world)
        sight, other = Sight(game, state, seat, Dice(9)), Sight(game, world, seat, Dice(9))
        again = advise(other, 6, 2)
        assert msgspec.json.encode(again) == msgspec.json.encode(advice)
        told = [tell(one, advice) for one in (sight, Sight(game, world, seat, Dice(9)))]
        assert told[0] == told[1]
    assert apart, "no world was different at all"


def test_ideas_are_different_whole_decisions(
    asked: list[tuple[Game, State, int, Advice]],
) -> None:
    for game, state, seat, advice in asked:
        assert 1 <= len(advice.ideas) <= 3
        assert advice.seat == seat
        lines = [tuple(idea.moves) for idea in advice.ideas]
        assert len(set(lines)) == len(lines)
        assert sum(idea.share for idea in advice.ideas) <= 1 + 1e-9
        judgement = game.judgement()
        for line in lines:
            world = state.determinise(seat, Dice(1))
            judgement.imagine(world, seat, Dice(1))
            for move in line:
                assert world.actors() >> seat & 1
                assert game.why_not(world, seat, move) is None
                world.apply(seat, move, Dice(1), Scribe())
            goes_on = world.actors() >> seat & 1 and judgement.is_partial(world, seat)
            assert not goes_on, "the decision is not complete"


def test_points_are_the_sum_of_their_sources(
    asked: list[tuple[Game, State, int, Advice]],
) -> None:
    for _, _, _, advice in asked:
        for idea in advice.ideas:
            assert sum(idea.sources.values()) == pytest.approx(idea.points)
            assert idea.win_range[0] <= idea.win_range[1]
            assert idea.points_range[0] <= idea.points <= idea.points_range[1]
            assert idea.ahead == pytest.approx(idea.points - advice.ideas[0].points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_told_in_every_language(
    asked: list[tuple[Game, State, int, Advice]], language: str
) -> None:
    for game, state, seat, advice in asked:
        told = tell(Sight(game, state, seat, Dice(9)), advice)
        assert len(told) == len(advice.ideas)
        for one, idea in zip(told, advice.ideas, strict=True):
            assert len(one.moves) == len(idea.moves)
            words = [speaker(language).say(m, SEATS) for m in [*one.moves, one.why, *one.reasons]]
            assert all(words)
            # What speaks for it is told in the game's terms, without shares and margins.
            assert "±" not in words[len(one.moves)]
            # 41.5 in English is 41,5 elsewhere.
            mark = "." if language == "en" else ","
            assert f"{idea.points:.1f}".replace(".", mark) in " ".join(words)
    assert speaker(language).say(basis(asked[0][3])).count("2") >= 1


@pytest.mark.parametrize(
    ("ahead", "reach", "first", "second"),
    [
        (-5.4, (-7.6, -3.2), "advice-ahead", "advice-behind"),
        (5.4, (3.2, 7.6), "advice-behind", "advice-ahead"),
        (0.4, (-3.0, 3.8), "advice-close-less", "advice-close-more"),
        (-0.4, (-3.8, 3.0), "advice-close-more", "advice-close-less"),
        (-0.04, (-2.7, 2.6), "advice-close", "advice-close"),
        (0.0, (0.0, 0.0), "advice-level", "advice-level"),
    ],
)
def test_a_difference_that_may_be_luck_is_called_so(
    asked: list[tuple[Game, State, int, Advice]],
    ahead: float,
    reach: tuple[float, float],
    first: str,
    second: str,
) -> None:
    game, state, seat, advice = next(one for one in asked if len(one[-1].ideas) > 1)
    one, two = advice.ideas[:2]
    two = msgspec.structs.replace(two, ahead=ahead, ahead_range=reach)
    told = tell(
        Sight(game, state, seat, Dice(9)), msgspec.structs.replace(advice, ideas=[one, two])
    )
    for idea, expected in zip(told, (first, second), strict=True):
        assert expected in [reason.id for reason in idea.reasons]
        words = [speaker("en").say(reason, SEATS) for reason in idea.reasons]
        assert not [sentence for sentence in words if sentence[0].islower()]


@pytest.mark.parametrize(
    ("wins", "points", "best"),
    [
        # Wins and points of each idea, in ten endings.
        ([[0] * 10, [1] * 8 + [0] * 2], [[30] * 10, [31, 32] * 5], 1),
        ([[0] * 10, [0] * 10], [[30] * 10, [31, 33] * 5], 1),
        ([[0] * 10, [1] + [0] * 9], [[30] * 10, [20, 41] * 5], 0),  # it may be luck
        ([[1] * 10, [0] * 10], [[30] * 10, [31, 33] * 5], 0),  # more points, but no victory
        ([[0] * 10, [0] * 10, [1] * 10], [[30] * 10, [31, 33] * 5, [40] * 10], 2),
    ],
)
def test_an_idea_that_clearly_ends_better_comes_first(
    wins: list[list[int]], points: list[list[int]], best: int
) -> None:
    ends = [
        [End(float(win), point, {}) for win, point in zip(*idea, strict=True)]
        for idea in zip(wins, points, strict=True)
    ]
    assert best_idea(ends) == best


def test_a_clock_that_has_run_out_leaves_the_least() -> None:
    game = find_game("shitenno")
    state, seat = positions(game)[0]
    advice = advise(Sight(game, state, seat, Dice(9), lambda: 1.0), 10_000, 10_000)
    assert advice.looks == 4
    assert advice.endings == 4


# Odds


def march(game: Game, neutral: bool) -> tuple[State, int, list[int]]:
    """A position with a march into battle, by those who may march."""
    dice, judgement = Dice(3), game.judgement()
    state = game.start(game.setup({"players": 3}), Dice(4), Scribe())
    while True:
        seat = seats_in(state.actors())[0]
        legal = game.legal(state, seat)
        for move in legal:
            message = game.describe(state, move).id
            if message == ("shogun-move-target-neutral" if neutral else "shogun-move-target"):
                after = state.clone()
                after.apply(seat, move, Dice(1), Scribe())
                return state, seat, [move, game.legal(after, seat)[0]]
        state.apply(seat, judgement.choose(state, seat, dice), dice, Scribe())


@pytest.mark.parametrize("neutral", [True, False])
def test_the_odds_of_a_march_are_those_of_the_battle(neutral: bool) -> None:
    game = find_game("shogun")
    state, seat, line = march(game, neutral)
    (message,) = game.reasons(state, seat, line)
    target = str(message.args["province"]).removeprefix("@shogun-province-")
    games = 400
    won = 0
    for luck in range(games):
        world = state.clone()
        dice = Dice(luck)
        for move in line:
            world.apply(seat, move, dice, Scribe())
        won += _holder(game, world, target) == game.seat_words(state)[seat]
    expected = int(message.args["conquered"]) / 100  # type: ignore[arg-type]
    spread = sqrt(expected * (1 - expected) / games)
    assert abs(won / games - expected) <= 4 * spread + 0.01


def _holder(game: Game, state: State, province: str) -> object:
    return game.document(state)["provinces"][province].get("owner")


def test_no_odds_are_told_where_nobody_fights() -> None:
    game = find_game("shogun")
    state, seat = positions(game)[0]
    assert game.reasons(state, seat, [game.legal(state, seat)[0]]) == []


# Numbers


def test_intervals_are_students_and_agresti_coulls() -> None:
    # The quantile of Student's t for 20 values is 2.093; their standard error here is 0.1147.
    low, high = mean_range([0.0, 1.0] * 10)
    assert (high - low) / 2 == pytest.approx(2.093 * 0.11471, rel=0.01)
    # 2 of 10 and 2 of 4 more: 4 of 14.
    low, high = share_range([1.0] * 2 + [0.0] * 8)
    assert (low + high) / 2 == pytest.approx(4 / 14)
    assert (high - low) / 2 == pytest.approx(1.96 * sqrt(4 / 14 * 10 / 14 / 14), rel=0.001)
    assert share_range([1.0] * 5)[1] == 1.0
    assert share_range([1.0] * 5)[0] < 1.0


def test_every_source_has_a_name() -> None:
    from bakufu.bots.advice_words import source_name

    for game in GAMES.values():
        state = game.start(game.setup({"players": 3}), Dice(4), Scribe())
        for source in game.points(state)[0]:
            assert re.match(r"@", source_name(game, source)), source
