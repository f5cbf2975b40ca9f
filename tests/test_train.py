"""Networks trained by play with `bakufu train`: honest rows, generations, the gate."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest
from auction.game import Auction, AuctionJudgement
from shelved import shelved
from terminal import Answer, Run, run

from bakufu.arena.samples import outlook
from bakufu.arena.standings import Estimate
from bakufu.bots.network_file import read_network
from bakufu.cli import train
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.largest_row import largest_row
from bakufu.games.shelf import GAMES
from bakufu.learn import fitting, training
from bakufu.learn.errors import followed, foretold
from bakufu.learn.fitting import LEARN, MEASURE, STOP, Decisions, Fitted, Positions, Rows
from bakufu.learn.matrices import part_of
from bakufu.learn.measuring import Gain, is_better
from bakufu.learn.rows import GameRows, RowsFile, read_games
from bakufu.learn.tables import kinds_of

__all__ = ["run"]


class HastyJudgement(AuctionJudgement):
    """Seeks one best bid, which takes less time than a mix."""

    def is_mixed(self, state: State) -> bool:
        return False


class HastyAuction(Auction):
    def judgement(self) -> Judgement:
        return HastyJudgement()


@pytest.fixture
def auction() -> Iterator[Auction]:
    with shelved(HastyAuction()) as game:
        yield game


def blank(inputs: int, units: int, moves: int) -> Fitted:
    """A network that adds nothing to the judge."""
    return Fitted(
        np.zeros((inputs, units), np.float32),
        np.zeros(units, np.float32),
        np.zeros(units, np.float32),
        np.zeros((units, moves), np.float32),
        np.zeros(moves, np.float32),
        1.0,
        {},
    )


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """In place of torch: a network that knows nothing, and how much it was shown each time."""
    shown: list[tuple[int, int]] = []

    def fit(
        positions: Positions, decisions: Decisions, scales: np.ndarray, moves: int, units: int,
        seed: int, told: object,
    ) -> Fitted:  # fmt: skip
        shown.append((len(positions), len(decisions)))
        return blank(len(scales), units, moves)

    monkeypatch.setattr(fitting, "fit", fit)
    monkeypatch.setattr(train, "check_torch", lambda: None)
    return shown


HASTE = ("--games", 20, "--quick", 10, "--looks", 1, "--measure", 2, "--jobs", 1)
TRAIN = ("train", "auction", *HASTE, "--tables", "3 players, 2 players")


def ok(answer: Answer) -> Answer:
    assert answer.code == 0, answer.err
    return answer


# Rows


def test_rows_tell_only_what_a_seat_knows() -> None:
    """Two worlds that differ in what is hidden from a seat are one to it."""
    for game in GAMES.values():
        setup = game.setup({"players": game.usual_players})
        judge, observer = game.judgement(), game.observer(setup)
        dice = Dice(3)
        state = game.start(setup, dice, Scribe())
        for _ in range(25):
            seat = next(one for one in range(setup.players) if state.actors() >> one & 1)
            state.apply(seat, judge.choose(state, seat, dice), dice, Scribe())
        seat = 1
        other = state.determinise(seat, Dice(17))
        first, second = (outlook(judge, observer, one, seat, Dice(5)) for one in (state, other))
        assert first == second, game.id
        assert len(first.rows) == setup.players


def test_a_hidden_hand_is_told_to_nobody_else(auction: Auction) -> None:
    setup = auction.setup({"players": 3})
    state = auction.start(setup, Dice(1), Scribe())
    drawn = {
        bytes(outlook(auction.judgement(), auction.observer(setup), state, 0, Dice(seed)).rows[1])
        for seed in range(8)
    }
    assert len(drawn) > 1, "the hand of the next seat is drawn, not known"


def test_games_are_kept_until_they_are_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "games.rows"
    games = [GameRows(number, True, 9, [1.0, 0.0], [], []) for number in range(3)]
    file = RowsFile(path)
    for game in games:
        file.add(game)
    file.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-2])
    again = RowsFile(path)
    assert again.games == 2
    again.add(games[2])
    again.close()
    assert path.read_bytes() == whole
    assert list(read_games(path)) == games


def test_whole_games_are_held_out_at_every_kind_of_table() -> None:
    for game in GAMES.values():
        kinds = len(kinds_of(game))
        parts = [(number % kinds, part_of(number, kinds)) for number in range(20 * kinds)]
        assert {(kind, part) for kind in range(kinds) for part in (LEARN, STOP, MEASURE)} == set(
            parts
        )
        assert sum(part == LEARN for _, part in parts) == 16 * kinds
    for kinds in range(1, 13):
        assert {part_of(number, kinds) for number in range(20)} == {LEARN, STOP, MEASURE}


# Errors


def test_errors_beside_the_judge() -> None:
    rows = Rows(np.array([0, 1, 2]), np.array([0, 1], np.int32), np.array([1.0, 1.0], np.float32))
    positions = Positions(
        rows,
        np.array([[0, 1, -1]]),
        np.zeros((1, 3), np.float32),
        np.array([[1.0, 0.0, 0.0]], np.float32),
        np.array([MEASURE], np.int8),
        np.array([0.5], np.float32),
        np.array([True]),
    )
    fitted = blank(2, 2, 3)
    whole, half = foretold(positions, fitted)
    assert half.stage == "second third"
    assert whole.network == whole.judge == pytest.approx(np.log(2))
    assert whole.judge_brier == pytest.approx(0.5)
    fitted.first[0, 0] = fitted.value[0] = 2.0  # the row of who won is worth 4 more
    found = foretold(positions, fitted)[0]
    assert found.network == pytest.approx(np.log(1 + np.exp(-4)), rel=1e-4)
    assert found.judge == whole.judge
    decisions = Decisions(
        rows,
        np.array([0, 2, 4]),
        np.array([0, 2, 0, 2], np.int32),
        np.array([0.25, 0.75, 1.0, 0.0], np.float32),
        np.array([MEASURE, LEARN], np.int8),
    )
    fitted.policy[0] = [0.0, 50.0, 0.5]  # a move that is not legal does not matter
    policy = followed(decisions, fitted)
    assert policy is not None
    assert policy.decisions == 1
    assert policy.agrees == 1.0
    assert policy.even == pytest.approx(np.log(2))
    assert policy.loss < policy.even


# Runs


def test_a_run_goes_on_where_it_was_stopped(
    auction: Auction, run: Run, stand_in: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = ok(run(*TRAIN, "--generations", 2, "--folder", "whole"))
    assert "nothing is to be kept" in whole.flat
    assert stand_in[1][0] > stand_in[0][0], "the games of earlier generations are seen again"
    meet = training.Trainer._meet

    def stopped(*words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(training.Trainer, "_meet", stopped)
    assert run(*TRAIN, "--generations", 2, "--folder", "parts").code == 130
    monkeypatch.setattr(training.Trainer, "_meet", meet)
    games = Path("parts/games-1.rows").read_bytes()
    Path("parts/games-1.rows").write_bytes(games + b"\x09\x00\x00\x00cut off")
    ok(run(*TRAIN, "--generations", 1, "--folder", "parts"))
    ok(run(*TRAIN, "--generations", 2, "--folder", "parts"))
    names = sorted(path.name for path in Path("whole").iterdir())
    assert {"games-2.rows", "network-2.net", "report.md", "question.json"} < set(names)
    assert names == sorted(path.name for path in Path("parts").iterdir())
    for name in names:
        assert Path("whole", name).read_bytes() == Path("parts", name).read_bytes(), name
    run(*TRAIN, "--generations", 1, "--folder", "whole").complains("holds 2 generations already")
    run(*TRAIN, "--seed", 2, "--folder", "whole").complains("seed was 1, now it is 2")
    card = read_network(Path("whole/network-2.net")).card
    assert card.options["players"] == [3, 2]
    assert card.games == 60
    assert card.error == card.judge_error, "this one knows no more than the judge"


def test_the_gate_keeps_what_wins_and_nothing_else(
    auction: Auction, run: Run, monkeypatch: pytest.MonkeyPatch, stand_in: list[tuple[int, int]]
) -> None:
    """One that wants others to have the points is refused."""
    row = largest_row(auction)
    at = {field.name: field.start for field in row.fields}

    def fit(*words: object) -> Fitted:
        fitted = blank(row.size, 64, auction.move_count)
        for seat in range(4):  # a unit counts the points of its seat, if that is the viewer's
            fitted.first[at["points"] + seat, seat] = 1.0
            fitted.first[at["viewer"] + seat, seat] = 20.0
            fitted.bias[seat] = -20.0
            fitted.value[seat] = -9.0
        return fitted

    monkeypatch.setattr(fitting, "fit", fit)
    words = ("--games", 20, "--quick", 0, "--looks", 6, "--measure", 30, "--generations", 1)
    told = run("train", "auction", *words, "--jobs", 1, "--tables", "2 players", "--folder", "bad")
    assert "nothing is to be kept" in ok(told).flat
    found = msgspec.json.decode(Path("bad/result.json").read_bytes())["generations"][0]
    assert found["gains"][0]["won"]["value"] < 0.5
    assert not found["kept"]
    assert not Path("bad/network.net").exists()


def test_what_is_better_wins_more_and_loses_nowhere() -> None:
    def gain(low: float, high: float) -> Gain:
        return Gain("a table", 100, Estimate((low + high) / 2, low, high, 50))

    assert is_better([gain(0.51, 0.7), gain(0.3, 0.6)])
    assert not is_better([gain(0.49, 0.7), gain(0.6, 0.8)]), "it may be chance"
    assert not is_better([gain(0.51, 0.7), gain(0.3, 0.49)]), "worse at a kind of table"
    assert not is_better([])


def test_wrong_words_are_refused(
    auction: Auction, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("train", "auction", "--tables", "5 players").complains('no kind of table "5 players"')
    run("train", "auction", "--tables", "2 players,2 players").complains("twice")
    run("train", "auction", "--games", 19).complains("the search plays 20 games at least")
    run("train", "auction", "--start", "none.net").complains("there is no such file")
    run("train", "auction", "--out", "mine.txt").complains("ends with .net")
    run("train", "auction", "--ideas", 101).complains("of a hundred ideas, 101 cannot be")
    run("train", "auction", "--fresh", "--start", "a.net").complains("--fresh and --start disagree")
    run("train", "chess").complains('there is no game "chess"')
    monkeypatch.setattr(training, "find_spec", lambda name: None)
    run("train", "auction").complains('training needs numpy: pip install "bakufu[train]"')
    monkeypatch.setattr(train, "check_torch", lambda: None)
    Path("full").mkdir()
    Path("full/mine.txt").touch()
    run(*TRAIN, "--folder", "full").complains("the folder is not empty")
    Path("file").touch()
    run(*TRAIN, "--folder", "file").complains("it is a file, not a folder")
    assert sorted(path.name for path in Path().iterdir()) == ["file", "full"]


# torch


def test_a_network_is_fitted_to_what_decides() -> None:
    """Who has the second number wins, and the third of three moves is looked at where it is 0."""
    torch = pytest.importorskip("torch")
    torch.set_num_threads(1)
    random = np.random.default_rng(1)
    number = 200
    has = random.integers(0, 2, number)
    places = np.empty((number, 2, 2), np.int32)
    places[:, 0] = np.stack([np.zeros(number), 1 + has], 1)
    places[:, 1] = np.stack([np.zeros(number), 2 - has], 1)
    rows = Rows(np.arange(2 * number + 1) * 2, places.reshape(-1), np.ones(4 * number, np.float32))
    part = np.array([part_of(one, 3) for one in range(number)], np.int8)
    positions = Positions(
        rows,
        np.arange(2 * number).reshape(number, 2),
        np.zeros((number, 2), np.float32),
        np.stack([has, 1 - has], 1).astype(np.float32),
        part,
        np.zeros(number, np.float32),
        np.ones(number, np.bool_),
    )
    shares = np.stack([has, 0 * has, 1 - has], 1).astype(np.float32)
    decisions = Decisions(
        Rows(rows.starts[: number + 1], places[:, 0].reshape(-1), rows.numbers),
        np.arange(number + 1) * 3,
        np.tile(np.arange(3, dtype=np.int32), number),
        shares.reshape(-1),
        part,
    )
    fitted = fitting.fit(positions, decisions, np.ones(3, np.float32), 3, 8, 1)
    assert foretold(positions, fitted)[0].network < 0.1 < foretold(positions, fitted)[0].judge
    policy = followed(decisions, fitted)
    assert policy is not None
    assert policy.agrees == 1.0
    again = fitting.fit(positions, decisions, np.ones(3, np.float32), 3, 8, 1)
    assert (again.first == fitted.first).all(), "the same seed gives the same network"
