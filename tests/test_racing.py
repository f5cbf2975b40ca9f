"""Whole decisions race against the judge's own, and another is taken only where it is better."""

from collections.abc import Sequence

import pytest
from matrix_games import TWO_MOVES, MatrixRules, MatrixState, search_of

from bakufu.bots.advice import find_ideas
from bakufu.bots.bot import Sight
from bakufu.bots.house_bots import house_bot
from bakufu.bots.racing import Race, race_for
from bakufu.bots.search import Temper
from bakufu.bots.search_bot import search_for
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.contract import random_game
from bakufu.games.shelf import find_game


def choice(worth: Sequence[float], two_moves: bool = False) -> MatrixState:
    """One seat chooses what its share of the victory is; the judge takes the first it may."""

    def shares(chosen: Sequence[int]) -> Sequence[float]:
        return worth[chosen[0]], 1 - worth[chosen[0]]

    return MatrixState(MatrixRules((len(worth), 0), shares, two_moves=two_moves))


def race_of(state: MatrixState, looks: int, seed: int = 1) -> Race:
    race = Race(search_of(state, 0, seed), 1)
    race.run(looks)
    return race


@pytest.mark.parametrize("looks", [40, 300, 5000])
@pytest.mark.parametrize("best", range(5))
def test_the_best_decision_wins(best: int, looks: int) -> None:
    race = race_of(choice([0.9 if n == best else 0.3 + 0.02 * n for n in range(5)]), looks)
    assert race.best() == [best]
    shares = dict(zip([tuple(line) for line in race.lines()], race.shares(), strict=True))
    assert sum(shares.values()) == pytest.approx(1)
    assert max(shares, key=lambda line: shares[line]) == (best,)


def test_what_is_no_better_is_left_to_the_judge() -> None:
    for seed in range(20):
        assert race_of(choice([0.5] * 6), 200, seed).best() == [0]


def test_a_decision_of_two_moves_is_whole() -> None:
    worth = [0.2] * TWO_MOVES * 3
    worth[2 * TWO_MOVES] = 0.8  # the judge goes on with the first that is left
    race = race_of(choice(worth, two_moves=True), 100)
    assert all(len(line) == 2 for line in race.lines())
    assert race.best() == [2, 0]


def test_where_there_is_nothing_to_choose_it_ends_at_once() -> None:
    race = race_of(choice([0.5]), 10_000)
    assert race.best() == [0]
    assert race.looks < 100
    assert race.shares() == [1.0]


def looks_until_settled(worth: Sequence[float], looks: int) -> tuple[list[int], int]:
    race = Race(search_of(choice(worth), 0, 1), 1)
    for left in range(looks, 0, -4):
        if race.is_settled(left):
            break
        race.run(4)
    return race.best(), int(race.looks)


def test_no_more_looks_where_nothing_may_turn_out_better() -> None:
    assert looks_until_settled([0.5] * 4, 1000) == ([0], 204)
    assert looks_until_settled([0.5] * 4, 4) == ([0], 4)
    best, looks = looks_until_settled([0.3, 0.3, 0.9, 0.3], 1000)
    assert best == [2]
    assert looks < 400
    # A close call takes all of them, even where the better one is found early.
    best, looks = looks_until_settled([0.5, 0.52, 0.51], 40)
    assert best == [1]
    assert looks == 40


def test_every_decision_meets_the_same_worlds_as_the_judges_own() -> None:
    """Luck is the same for all: what differs between two that are equal is nothing at all."""
    race = race_of(choice([0.4, 0.4, 0.4]), 60)
    others = race.runners[1:]
    assert [int(one.met) for one in others] == [len(one.worth) for one in others]
    assert [float(one.gain) for one in others] == [0.0] * len(others)
    assert [float(one.squares) for one in others] == [0.0] * len(others)


@pytest.mark.parametrize("name", ["bushido", "shogun"])
def test_a_race_is_told_nothing_its_seat_may_not_know(name: str) -> None:
    game = find_game(name)
    races = 0
    for number, step in enumerate(random_game(game, game.setup({"players": 4}), 5)):
        if number % 41:
            continue
        other = step.before.determinise(step.seat, Dice(number + 50))
        found = []
        for state in (step.before, other):
            search = search_for(Sight(game, state, step.seat, Dice(number)), Temper())
            race = race_for(search)
            assert race is not None, "decisions of this game race"
            race.run(12)
            found.append((race.lines(), race.shares(), race.best()))
        assert found[0] == found[1], "the race was told something its seat may not know"
        races += 1
    assert races > 5


@pytest.mark.parametrize("name", ["bushido", "shogun"])
def test_a_hint_begins_with_what_the_master_would_do(name: str) -> None:
    game = find_game(name)
    hints = 0
    for number, step in enumerate(random_game(game, game.setup({"players": 4}), 6)):
        judge = game.judgement()
        legal = game.legal(step.before, step.seat)
        if number % 67 or sum(not judge.is_second_thought(move) for move in legal) < 2:
            continue
        if judge.is_mixed(step.before):
            continue  # nobody would do one thing always
        decision = house_bot("master").decide(Sight(game, step.before, step.seat, Dice(number)))
        ideas = find_ideas(Sight(game, step.before, step.seat, Dice(number)), 600)
        assert ideas.lines[0][0] == decision
        assert len(ideas.lines) > 1
        assert 0 < ideas.lines[0][1] <= 1
        hints += 1
    assert hints > 3


def test_games_whose_judges_ask_for_none_have_no_races() -> None:
    assert race_for(search_of(choice([0.1, 0.2]), 0, 1)) is None
