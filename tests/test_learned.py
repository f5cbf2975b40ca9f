"""Judges with a network: what they are worth, what they propose, and who plays with one."""

from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from networks import made_up, write_made_up
from terminal import Run, no_plots, run

from bakufu.arena.match import play_match
from bakufu.arena.roster import make_bot, read_roster
from bakufu.bots import advice, network_judge, search_bot
from bakufu.bots.analysis import Analyst
from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import JudgingBot, RandomBot, house_bot
from bakufu.bots.learned import BY_CHANCE, BY_JUDGE, BY_POLICY, Learned
from bakufu.bots.network_file import (
    NetworkFile,
    NetworkWeights,
    decode_network,
    encode_network,
    new_card,
)
from bakufu.bots.network_judge import judge_beside, learned_judge
from bakufu.bots.search import Search, Temper
from bakufu.bots.search_bot import SearchingBot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import play_out
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, Setup, seats_in
from bakufu.engine.table.largest_row import largest_row
from bakufu.engine.table.log import parse_log
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES, find_game
from bakufu.learn import calibration
from bakufu.learn.calibration import Question, play_and_look

__all__ = ["no_plots", "run"]

ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SMALL = "shitenno"


def table(game: Game, decisions: int, players: int = 3) -> tuple[Setup, State]:
    setup, dice = game.setup({"players": players}), Dice(4)
    state = game.start(setup, dice, Scribe())
    play_out(state, dice, game.move_count, decisions)
    return setup, state


def learned(file: NetworkFile, game: Game, state: State, policy: bool = False) -> Learned:
    found = learned_judge(file, game, game.observer_of(state), None, policy)
    assert isinstance(found, Learned)
    return found


@ALL_GAMES
def test_the_judges_points_are_corrected_by_each_seats_own_row(game: Game) -> None:
    _, state = table(game, 40)
    judge = learned(made_up(game, 8, 1), game, state)
    own, reader = game.judgement(), judge.reader
    values = vec[float]([0.0] * 3)
    judge.fill_values(state, 3, values)
    for seat in range(3):
        reader.read(state, seat)
        expected = 0.5 * own.value(state, seat) + own.spread(state) * reader.value()
        assert values[seat] == pytest.approx(expected)
        assert judge.value(state, seat) == pytest.approx(expected)
    assert len(set(values)) == 3


def test_a_finished_game_has_its_points() -> None:
    game = find_game(SMALL)
    _, state = table(game, game.longest)
    assert not state.actors()
    judge = learned(made_up(game, 4, 1), game, state)
    values = vec[float]([0.0] * 3)
    judge.fill_values(state, 3, values)
    assert list(values) == [float(state.score(seat)) for seat in range(3)]
    assert judge.value(state, 1) == float(state.score(1))


@ALL_GAMES
def test_the_policy_proposes_whole_decisions(game: Game) -> None:
    _, state = table(game, 0)
    drawn = learned(made_up(game, 4, 1), game, state, policy=True)
    drawn.decides = BY_CHANCE
    own, dice = game.judgement(), Dice(2)
    line, longest = vec[i64]([0] * 64), 0
    for _ in range(60):
        seat = seats_in(state.actors())[0]
        count = int(drawn.line(state, seat, dice, line))
        longest = max(longest, count)
        for place in range(count):
            assert line[place] in game.legal(state, seat)
            assert not own.is_second_thought(line[place])
            assert place == 0 or own.is_partial(state, seat)
            state.apply(seat, line[place], Dice(9), Scribe())
        if not state.actors():
            break
    assert longest > 1


def test_some_ideas_are_the_policys() -> None:
    game = find_game(SMALL)
    _, state = table(game, 20)
    judge, dice = learned(made_up(game, 4, 1), game, state), Dice(1)
    others = [judge.perturbed(dice) for _ in range(100)]
    policies = [one for one in others if isinstance(one, Learned) and one.decides == BY_CHANCE]
    assert 30 < len(policies) < 70
    assert all(one.judge is judge.judge for one in policies)
    assert judge.careful().spread(state) == judge.spread(state)


def test_where_no_policy_was_learned_the_judge_has_the_ideas() -> None:
    game = find_game(SMALL)
    _, state = table(game, 20)
    nothing = [[0.0, 0.0]] * largest_row(game).size
    moves = [[0.0, 0.0]] * game.move_count
    weights = NetworkWeights(nothing, [1.0, 1.0], [0.5, 0.5], 0.0, moves, [0.0] * game.move_count)
    data = encode_network(new_card(game, 2, 1.0, {"players": [3]}), weights)
    judge = learned(decode_network(data, ""), game, state, policy=True)
    assert judge.value(state, 0) == game.judgement().value(state, 0) + judge.spread(state)
    others = [judge.perturbed(Dice(seed)) for seed in range(20)]
    assert all(isinstance(one, Learned) and one.decides == BY_JUDGE for one in [judge, *others])


def test_at_a_table_it_was_not_trained_for_the_judge_plays() -> None:
    game = find_game(SMALL)
    setup, state = table(game, 0)
    file = made_up(game, 4, 1)
    card = msgspec.structs.replace(file.card, options={"players": [2, 4]})
    narrow = NetworkFile(card, file.network)
    observer = game.observer_of(state)
    assert not isinstance(learned_judge(narrow, game, observer, setup), Learned)
    assert isinstance(learned_judge(file, game, observer, setup), Learned)
    other = find_game("edo")
    _, elsewhere = table(other, 0)
    assert not isinstance(learned_judge(file, other, other.observer_of(elsewhere), None), Learned)


def test_a_card_may_name_the_weights_of_its_judge() -> None:
    game = find_game(SMALL)
    file = made_up(game, 4, 1)
    declared = game.judgement().declared()
    other = {weight.name: weight.number + 1.0 for weight in declared}
    weighed = NetworkFile(msgspec.structs.replace(file.card, weights=other), file.network)
    _, state = table(game, 40)
    plain, changed = judge_beside(file, game), judge_beside(weighed, game)
    assert plain.value(state, 0) == game.judgement().value(state, 0)
    assert changed.value(state, 0) == game.judgement().weighed(list(other.values())).value(state, 0)


# Bots


def test_a_network_sits_down_by_its_file(tmp_path: Path) -> None:
    game = find_game(SMALL)
    path = write_made_up(tmp_path / "mine.net", game)
    alone, looking = map(make_bot, read_roster(f"{path},master:{path}", game))
    assert isinstance(alone, JudgingBot)
    assert isinstance(looking, SearchingBot)
    assert (alone.name, looking.name) == ("mine", "master:mine")
    setup, state = table(game, 0)
    sight = Sight(game, state, seats_in(state.actors())[0], Dice(1), lambda: 1.0, setup)
    judge = alone.judgement(sight)
    assert isinstance(judge, Learned)
    assert judge.decides == BY_POLICY
    assert alone.judgement(sight) is judge, "kept for the table"
    assert isinstance(looking.judgement(sight), Learned)
    assert looking.choose(sight) in sight.legal
    bots: list[Bot] = [alone, RandomBot(), RandomBot()]
    assert play_match(game, setup, bots, seed=1).faults == {}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("none.net", "there is no such file"),
        ("random:mine.net", "random asks no judge"),
        ("mine.net", "it is for shitenno, not for edo"),
        ("broken.net", "is no network: its first line is not its card"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    write_made_up(tmp_path / "mine.net", find_game(SMALL))
    (tmp_path / "broken.net").write_bytes(b"\x00" * 100)
    with pytest.raises(BadInput, match=said):
        read_roster(words, find_game("edo"))
    run("arena", "edo", "--players", f"judge,{words}", "-n", "2").complains(said)


def test_a_grandmaster_plays_with_what_lies_beside_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game(SMALL)
    file = made_up(game, 4, 1)
    setup, state = table(game, 0)
    sight = Sight(game, state, seats_in(state.actors())[0], Dice(1), lambda: 1.0, setup)
    for shipped in (None, file):
        monkeypatch.setattr(network_judge, "shipped_network", lambda game, found=shipped: found)
        bot = house_bot("grandmaster")
        assert isinstance(bot, SearchingBot)
        assert isinstance(bot.judgement(sight), Learned) == (shipped is not None)
        assert bot.choose(sight) in sight.legal


def test_hints_looking_back_and_chances_use_what_lies_beside_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game(SMALL)
    setup, state = table(game, 0)
    bots: list[Bot] = [JudgingBot(), RandomBot(), RandomBot()]
    played = parse_log(play_match(game, setup, bots, seed=1, names=["a", "b", "c"]).log, "log")
    asked: list[bool] = []

    def search_for(sight: Sight, temper: Temper, judgement: Judgement | None = None) -> Search:
        asked.append(isinstance(judgement, Learned))
        return search_bot.search_for(sight, temper, judgement)

    monkeypatch.setattr(advice, "search_for", search_for)
    monkeypatch.setattr(calibration, "search_for", search_for)
    for shipped in (None, made_up(game, 4, 1)):
        monkeypatch.setattr(network_judge, "shipped_network", lambda game, found=shipped: found)
        asked.clear()
        seat = seats_in(state.actors())[0]
        advice.advise(Sight(game, state, seat, Dice(1), setup=setup), 4, 2)
        Analyst(game, played, seat=0, looks=4, endings=2).look_at(0)
        play_and_look(Question([setup], "random", seed=1, endings=2, most=1), 0)
        assert set(asked) == {shipped is not None}
