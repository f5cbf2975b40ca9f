"""Looking ahead: honest, reproducible, legal, and finished when told."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.arena.match import play_match
from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import LEVELS, RandomBot, house_bot
from bakufu.bots.search import Node, Search, Temper
from bakufu.bots.search_bot import SearchingBot, search_for, think
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.contract import Transition, random_game, tables
from bakufu.engine.table.game import Game
from bakufu.games.shelf import GAMES

ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def some_steps(game: Game, options: dict[str, object], every: int) -> Iterator[Transition]:
    """Some decisions of a random game, from its beginning to its end."""
    for number, step in enumerate(random_game(game, game.setup(options), 11)):
        if number % every == 0:
            yield step


def everything(game: Game) -> list[dict[str, object]]:
    """A table of each kind, and one with all modules."""
    kinds = list(tables(game))
    if game.modules:
        kinds.append({"players": 4} | dict.fromkeys(game.modules, "on"))
    return kinds


def sight_of(game: Game, step: Transition, seed: int = 1) -> Sight:
    return Sight(game, step.before, step.seat, Dice(seed))


def search(game: Game, step: Transition, seed: int = 1) -> Search:
    return search_for(sight_of(game, step, seed), Temper())


def shape(node: Node) -> list[object]:
    """All that a tree has found out."""
    return [int(node.move), int(node.visits), node.total, [shape(child) for child in node.children]]


@ALL_GAMES
def test_the_same_dice_and_iterations_give_the_same_tree(game: Game) -> None:
    for step in some_steps(game, {"players": 4}, 97):
        one, other = search(game, step), search(game, step)
        one.run(20)
        other.run(12)
        other.run(8)  # stopping in between changes nothing
        assert shape(one.root) == shape(other.root)


@ALL_GAMES
def test_a_search_finds_the_same_in_worlds_its_seat_cannot_tell_apart(game: Game) -> None:
    """One that peeked at the true state would be found out here."""
    for options in everything(game):
        for number, step in enumerate(some_steps(game, options, 79)):
            other = step.before.determinise(step.seat, Dice(number + 50))
            found = []
            for state in (step.before, other):
                one = search_for(Sight(game, state, step.seat, Dice(number)), Temper())
                one.run(10)
                found.append(shape(one.root))
            assert found[0] == found[1], "the search was told something its seat may not know"


@ALL_GAMES
def test_a_decision_is_a_row_of_legal_moves_up_to_its_end(game: Game) -> None:
    judgement = game.judgement()
    for options in everything(game):
        for step in some_steps(game, options, 61):
            sight = Sight(game, step.before, step.seat, Dice(3))
            world = sight.world()
            for move in SearchingBot("x", 10).decide(sight):
                assert move in game.legal(world, step.seat)
                assert not judgement.is_second_thought(move)
                world.apply(step.seat, move, Dice(1), Scribe())
            still = int(world.actors()) >> step.seat & 1
            assert not (still and judgement.is_partial(world, step.seat)), (
                "the decision is not whole"
            )


@ALL_GAMES
def test_what_a_judge_would_do_is_a_row_of_legal_moves(game: Game) -> None:
    judgement = game.judgement()
    moves = vec[i64]([0] * 64)
    for step in some_steps(game, {"players": 4}, 23):
        world = step.before.clone()
        for i in range(judgement.line(world, step.seat, Dice(3), moves)):
            assert int(moves[i]) in game.legal(world, step.seat)
            world.apply(step.seat, moves[i], Dice(1), Scribe())


@ALL_GAMES
def test_a_decision_of_many_moves_is_thought_of_once(game: Game) -> None:
    thought = 0

    class Counting(SearchingBot):
        def _think(self, sight: Sight) -> list[int]:
            nonlocal thought
            thought += 1
            return super()._think(sight)

    bots: list[Bot] = [Counting("x", 8), RandomBot(), RandomBot(), RandomBot()]
    result = play_match(game, game.setup({"players": 4}), bots, 2)
    assert not result.faults
    moves = sum(
        step.seat == 0 for step in random_game(game, game.setup({"players": 4}), 2)
    )  # of a random game: more than were thought about
    assert 0 < thought < moves


@ALL_GAMES
def test_a_blind_search_asks_no_judge(game: Game) -> None:
    """Random moves to the end of the game: many more decisions a look than with the judge."""
    temper = Temper()
    temper.blind = True
    step = next(iter(some_steps(game, {"players": 4}, 1)))
    seeing = search(game, step)
    blind = search_for(Sight(game, step.before, step.seat, Dice(1)), temper)
    seeing.run(5)
    blind.run(5)
    assert blind.decisions > seeing.decisions
    assert blind.best() in game.legal(step.before, step.seat)


@ALL_GAMES
def test_every_look_is_shared_out_among_all_players(game: Game) -> None:
    """What a position is worth adds up to one victory, whoever is asked for."""
    for step in some_steps(game, {"players": 4}, 151):
        one = search(game, step)
        one.run(30)
        visits = 0
        for child in one.root.children:
            assert 0.0 <= child.total <= float(child.visits)
            visits += int(child.visits)
        assert visits == one.root.visits == 30


def test_what_others_plan_in_secret_makes_no_branches() -> None:
    """SHO-PLAN-11: below the own commitment comes what happens after all have planned."""
    game = GAMES["shogun"]
    commit = game.move_number("commit")
    step = next(
        step
        for step in random_game(game, game.setup({"players": 4}), 4)
        if commit in game.legal(step.before, step.seat)
    )
    one = search(game, step)
    one.run(60)
    below = [child for child in one.root.children if child.move == commit]
    assert below
    names = {game.move_name(int(child.move)) for child in below[0].children}
    assert names
    assert not [name for name in names if name.startswith(("put", "leave", "commit"))]


@ALL_GAMES
def test_a_clock_ends_the_thinking_and_the_patient_use_it_up(game: Game) -> None:
    step = next(iter(some_steps(game, {"players": 4}, 1)))
    asked = 0

    def time_used() -> float:
        nonlocal asked
        asked += 1
        return asked / 20

    sight = Sight(game, step.before, step.seat, Dice(1), time_used)
    line = SearchingBot("patient", 1, patient=True).decide(sight)
    assert line[0] in sight.legal
    assert 10 <= asked <= 20 + len(line)
    asked = 0
    SearchingBot("quick", 1).decide(sight)
    assert asked < 10


@ALL_GAMES
def test_no_time_goes_to_a_move_that_has_to_be_made(game: Game) -> None:
    judgement = game.judgement()
    forced = 0
    for step in some_steps(game, {"players": 4}, 1):
        moves = game.legal(step.before, step.seat)
        moves = [move for move in moves if not judgement.is_second_thought(move)]
        if len(moves) > 1:
            continue
        after = step.before.clone()
        after.apply(step.seat, moves[0], Dice(1), Scribe())
        if int(after.actors()) >> step.seat & 1 and judgement.is_partial(after, step.seat):
            continue
        asked = 0

        def time_used() -> float:
            nonlocal asked
            asked += 1
            return 1.0

        sight = Sight(game, step.before, step.seat, Dice(1), time_used)
        assert SearchingBot("patient", 1, patient=True).decide(sight) == moves
        assert asked == 0
        # Nor any looks where there is no clock.
        assert think(search(game, step), sight_of(game, step), 1_000_000) == moves
        forced += 1
    assert forced, "in this game there always is a choice"


@pytest.mark.parametrize("name", ["shitenno", "edo"])
def test_no_looks_are_spent_once_the_answer_is_settled(name: str) -> None:
    """Without a clock; and the answer is that of all looks."""
    game = GAMES[name]
    spent = left = 0
    for step in some_steps(game, {"players": 4}, 23):
        whole = search(game, step)
        whole.run(60)
        stopped = search(game, step)
        thoughts: list[dict[int, float]] = []
        line = think(stopped, sight_of(game, step), 60, thoughts)
        assert line[0] == int(whole.best())
        looks = sum(thoughts[0].values())
        assert looks <= 60
        spent += int(looks)
        left += 60 - int(looks)
    assert 4 * left > spent, "hardly any were left"


@ALL_GAMES
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_sits_down_and_plays(game: Game, level: str) -> None:
    bot = house_bot(level)
    assert bot.name == level
    clock = (lambda: 1.0) if level == "grandmaster" else None  # it would take long without one
    for step in some_steps(game, {"players": 4}, 211):
        sight = Sight(game, step.before, step.seat, Dice(1), clock)
        assert bot.choose(sight) in game.legal(step.before, step.seat)


@ALL_GAMES
def test_a_search_beats_random_bots(game: Game) -> None:
    """A small match; how the levels do against each other is in the docs, with intervals."""
    setup = game.setup({"players": 4})
    won = 0
    for seat in range(4):
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[seat] = SearchingBot("x", 12)
        won += play_match(game, setup, bots, seat).winners == [seat]
    assert won >= 3
