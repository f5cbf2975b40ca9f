"""Weights of judges: named, read from files, sought by play with `bakufu tune`."""

import shlex
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import cast

import msgspec
import pytest
from auction.game import BID, OFFER, ROUNDS, Auction, AuctionJudgement, AuctionState
from mypy_extensions import i64
from shelved import shelved
from terminal import Answer, Run, no_plots, run

from bakufu.arena.roster import make_bot, read_roster, read_weights
from bakufu.bots.bot import Sight
from bakufu.bots.guided import Guided
from bakufu.bots.house_bots import JudgingBot
from bakufu.bots.search_bot import SearchingBot
from bakufu.bots.weights import numbers_for, parse_weights, write_weights
from bakufu.cli.main import make_app
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.engine.core.weights import Weight
from bakufu.engine.table.contract import random_game
from bakufu.engine.table.game import seats_in
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES
from bakufu.learn.measuring import gains, measure_fixtures
from bakufu.learn.tables import kinds_of

__all__ = ["no_plots", "run"]

WEIGHTS = [
    Weight("good", 5.0, "The prize from which the best card is bid."),
    Weight("last", 1.0, "How much better a prize looks in the last round."),
]
WEIGHED = [game for game in GAMES.values() if game.judgement().declared()]


class WeighedAuctionJudgement(AuctionJudgement):
    """Begins by keeping its best card for a prize that never comes."""

    def __init__(self, numbers: list[float]) -> None:
        super().__init__()
        self.numbers = numbers

    def declared(self) -> list[Weight]:
        return WEIGHTS

    def weighed(self, numbers: list[float]) -> Judgement:
        return WeighedAuctionJudgement(numbers)

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        s = cast(AuctionState, state)
        if s.step != BID or s.bid[seat] >= 0:
            return super().choose(state, seat, dice)
        held = s.held_by(seat)
        good, last = self.numbers
        best = s.prize + (last if s.round == ROUNDS else 0.0) >= good or len(held) == 1
        return OFFER + held[-1 if best else 0]


class WeighedAuction(Auction):
    def judgement(self) -> Judgement:
        return WeighedAuctionJudgement([weight.number for weight in WEIGHTS])


@pytest.fixture
def auction() -> Iterator[Auction]:
    with shelved(WeighedAuction()) as game:
        yield game


# Weights


@pytest.mark.parametrize("game", WEIGHED, ids=lambda game: game.id)
def test_every_weight_has_a_name_a_sentence_and_its_place(game: Auction) -> None:
    declared = game.judgement().declared()
    names = [weight.name for weight in declared]
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names)
    assert all(weight.about[0].isupper() and weight.about.endswith(".") for weight in declared)
    other = game.judgement().weighed([float(place + 1) for place in range(len(names))])
    weights = other.weights  # type: ignore[attr-defined]
    for place, name in enumerate(names):
        if hasattr(weights, name):  # a row of like things is one vector
            assert getattr(weights, name) == place + 1, name
    assert sum(hasattr(weights, name) for name in names) > len(names) / 2


@pytest.mark.parametrize("game", WEIGHED, ids=lambda game: game.id)
def test_the_own_numbers_make_the_own_judge(game: Auction) -> None:
    own = game.judgement()
    same = own.weighed([weight.number for weight in own.declared()])
    state = game.start(game.setup({"players": 3}), Dice(5), Scribe())
    for _ in range(8):
        seat = next(seat for seat in range(3) if state.actors() >> seat & 1)
        move = own.choose(state, seat, Dice(1))
        assert same.choose(state, seat, Dice(1)) == move
        state.apply(seat, move, Dice(2), Scribe())
    assert [same.value(state, seat) for seat in range(3)] == [
        own.value(state, seat) for seat in range(3)
    ]
    with pytest.raises(ValueError, match="this judge rests on"):
        own.weighed([1.0])


# Files


def test_a_file_says_what_it_is_for(auction: Auction) -> None:
    text = write_weights(auction, [2.5, 0.1234567], 'made "by hand"')
    file = parse_weights(text, "mine.toml")
    assert numbers_for(file, auction, "mine.toml") == [2.5, 0.1235]
    assert "# The prize from which the best card is bid." in text

    def refused(**changes: object) -> str:
        with pytest.raises(BadInput) as caught:
            numbers_for(msgspec.structs.replace(file, **changes), auction, "mine.toml")
        return str(caught.value)

    fit = "the weights of mine.toml do not fit: "
    assert refused(game="chess") == fit + "they are for chess, not for auction"
    assert refused(rules_version=7) == fit + "they are for rules version 7, now it is 1"
    assert refused(weights={"good": 1.0}) == fit + 'there is none called "last"'
    odd = {"good": 1.0, "last": 1.0, "luck": 2.0}
    assert refused(weights=odd) == fit + 'its judge has none called "luck"'
    assert "another judge (0, not " in refused(fingerprint="0")
    assert refused(weights={"good": 1.0, "last": float("nan")}) == fit + "last is not a number"
    with pytest.raises(BadInput, match=r"mine\.toml is no file of weights"):
        parse_weights("good = 1", "mine.toml")


def test_where_a_file_does_not_fit_the_judge_plays(auction: Auction) -> None:
    file = parse_weights(write_weights(auction, [1.0, 1.0], ""), "")
    assert cast(WeighedAuctionJudgement, file.judgement(auction)).numbers == [1.0, 1.0]
    other = msgspec.structs.replace(file, rules_version=2)
    assert cast(WeighedAuctionJudgement, other.judgement(auction)).numbers == [5.0, 1.0]


def test_levels_play_with_weights(auction: Auction, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(write_weights(auction, [1.0, 1.0], ""), encoding="utf-8")
    judge, expert = read_roster(f"{path},expert:{path}", auction)
    state = auction.start(auction.setup({"players": 2}), Dice(1), Scribe())
    sight = Sight(auction, state, 0, Dice(1))
    bot = make_bot(judge)
    assert isinstance(bot, JudgingBot)
    assert bot.name == "mine"
    assert cast(WeighedAuctionJudgement, bot.judgement(sight)).numbers == [1.0, 1.0]
    looking = make_bot(expert)
    assert isinstance(looking, SearchingBot)
    assert looking.name == "expert:mine"
    assert cast(WeighedAuctionJudgement, looking.judgement(sight)).numbers == [1.0, 1.0]
    with pytest.raises(BadInput, match="random asks no judge"):
        make_bot(f"random:{path}")
    with pytest.raises(BadInput, match="there is no such file"):
        make_bot("none.toml")


def test_the_yardsticks_fit() -> None:
    """What was the strongest before can still be met: `bench/former.py`."""
    files = sorted((Path(__file__).parent.parent / "examples" / "weights").glob("*.toml"))
    assert files
    for path in files:
        file = read_weights(path)
        game = GAMES[file.game]
        own = [weight.number for weight in game.judgement().declared()]
        assert numbers_for(file, game, path.name) != own
        former = make_bot(str(path.parents[2] / "bench" / "former.py"))
        state = game.start(game.setup({"players": 4}), Dice(1), Scribe())
        sight = Sight(game, state, seats_in(state.actors())[0], Dice(2))
        assert former.decide(sight)[0] in sight.legal


def test_what_a_search_judges_positions_by_moves_no_judge() -> None:
    game = GAMES["edo"]
    declared = game.judgement().declared()
    numbers = [w.number * (2 if w.name.startswith("worth_") else 1) for w in declared]
    own, other = game.judgement(), game.judgement().weighed(numbers)
    differs = 0
    for step in islice(random_game(game, game.setup({"players": 3}), 3), 0, None, 9):
        assert own.choose(step.before, step.seat, Dice(1)) == (
            other.choose(step.before, step.seat, Dice(1))
        )
        differs += own.value(step.before, step.seat) != other.value(step.before, step.seat)
    assert differs > 10


def test_how_the_weights_were_made_can_be_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands are still commands, and the weights they name are still there."""
    folder = Path(__file__).parent.parent / "examples" / "weights"
    monkeypatch.chdir(folder)
    tuned = set()
    for line in Path("made.sh").read_text("utf-8").splitlines():
        words = shlex.split(line, comments=True)[1:]
        if not words:
            continue
        command, bound, _ = make_app().parse_args(words, exit_on_error=False, print_error=False)
        assert command.__name__ == words[0]
        weights = {weight.name for weight in GAMES[words[1]].judgement().declared()}
        only = bound.arguments.get("only")
        assert set(only.split(",") if only else ()) <= weights
        tuned.add(words[1])
    assert tuned == {path.stem.partition("-")[0] for path in folder.glob("*-untuned.toml")}


# Tuning

TUNE = ("tune", "auction", "--population", 4, "--deals", 3, "--jobs", 1, "--measure", 4)


def ok(answer: Answer) -> Answer:
    assert answer.code == 0, answer.err
    return answer


def test_a_run_goes_on_where_it_was_stopped(auction: Auction, run: Run, no_plots: None) -> None:
    pytest.importorskip("cmaes")
    whole = ok(run(*TUNE, "--generations", 3, "--folder", "whole"))
    assert "The prize from which the best card is bid." in whole.flat
    ok(run(*TUNE, "--generations", 2, "--folder", "parts"))
    kept = Path("parts/generations.jsonl").read_bytes()
    with Path("parts/generations.jsonl").open("ab") as file:
        file.write(b'{"number": 2, "val')  # it was killed while it wrote
    ok(run(*TUNE, "--generations", 3, "--folder", "parts"))
    assert Path("parts/generations.jsonl").read_bytes().startswith(kept)
    for name in ("generations.jsonl", "measured-3.jsonl", "weights.toml", "report.md"):
        assert Path("whole", name).read_bytes() == Path("parts", name).read_bytes(), name
    run(*TUNE, "--generations", 1, "--folder", "whole").complains("holds 3 generations already")
    run(*TUNE, "--seed", 2, "--folder", "whole").complains("seed was 1, now it is 2")
    met = ok(run("arena", "auction", "--players", "whole/weights.toml,judge", "-n", 4, "--jobs", 1))
    assert "weights" in met.out


def test_candidates_may_look_ahead(auction: Auction, run: Run) -> None:
    pytest.importorskip("cmaes")
    words = (*TUNE[:6], "--measure", 2, "--jobs", 1, "--generations", 1, "--looks", 2)
    ok(run(*words, "--folder", "looking"))
    assert "--looks 2" in Path("looking/weights.toml").read_text(encoding="utf-8")


def test_what_is_found_is_better(auction: Auction, run: Run) -> None:
    """Who never bids the best card is beaten by whoever does."""
    pytest.importorskip("cmaes")
    words = ("--generations", 6, "--population", 6, "--deals", 9, "--measure", 60)
    said = ok(run("tune", "auction", *words, "--jobs", 1, "--folder", "found"))
    assert ": better, and at no kind of table worse" in said.flat
    found = msgspec.json.decode(Path("found/result.json").read_bytes())
    assert found["weights"]["good"] < 5.0
    assert [gain["kind"] for gain in found["gains"]] == [
        "all tables",
        "2 players",
        "3 players",
        "4 players",
    ]


def test_wrong_words_are_refused(auction: Auction, run: Run) -> None:
    run("tune", "auction", "--only", "god").complains('no weight "god": did you mean "good"?')
    run("tune", "auction", "--only", "good").complains("at least two weights must be free")
    run("tune", "auction", "--only", "good,good").complains("names a weight twice")
    run("tune", "auction", "--population", 3).complains("at least 4 candidates, not 3")
    run("tune", "auction", "--against", "none.toml").complains("there is no such file")
    run("tune", "auction", "--start", "none.toml").complains("there is no such file")
    run("tune", "chess").complains('there is no game "chess"')
    GAMES["auction"] = Auction()
    run("tune", "auction").complains("the judge of Auction has no weights")
    assert list(Path().iterdir()) == []


def test_kinds_of_table_are_sides_starts_and_modules() -> None:
    names = [kind.name for kind in kinds_of(GAMES["shogun"])]
    assert names[:3] == ["3 players", "4 players", "5 players"]
    assert {"side moon", "start draft", "court on", "all modules"} < set(names)
    assert {"side moon with 3 players", "all modules with 5 players"} < set(names)
    assert len({kind.name for kind in kinds_of(GAMES["shogun"])}) == 3 + 3 * 8
    assert not any("tower" in name for name in names), "details are left as they are"
    elite = next(kind for kind in kinds_of(GAMES["bushido"]) if kind.name == "elite on")
    assert elite.setup.options["campaign"] == "on", "a module that needs another one"
    kinds = kinds_of(GAMES["shitenno"])
    fixtures = list(measure_fixtures(kinds, 2, 1, ((1.0,), (2.0,))))
    assert len({fixture.seed for fixture in fixtures}) == 2 * len(kinds), "two games a deal"
    assert min(fixture.deal for fixture in fixtures) >= 1 << 31, "never used for tuning"
    assert gains(kinds, []) == []


# An evaluation of one's own in the search


def test_the_search_asks_an_evaluation_of_ones_own() -> None:
    game = GAMES["shitenno"]
    state = game.start(game.setup({"players": 3}), Dice(4), Scribe())
    seat = next(seat for seat in range(3) if state.actors() >> seat & 1)
    asked: list[int] = []
    decided: list[int] = []

    def values(world: State, players: int) -> list[float]:
        asked.append(players)
        return [float(world.score(one)) for one in range(players)]

    def policy(world: State, who: int, dice: Dice) -> list[int]:
        decided.append(who)
        return [int(game.judgement().choose(world, who, dice))]

    bot = SearchingBot("mine", 4)
    bot.judge = lambda sight: Guided(game.judgement(), values, policy)
    move = bot.decide(Sight(game, state, seat, Dice(2)))[0]
    assert move in game.legal(state, seat)
    assert set(asked) == {3}
    assert set(decided) == {0, 1, 2}
    guided = Guided(game.judgement())
    assert guided.value(state, seat) == game.judgement().value(state, seat)
    short = Guided(game.judgement(), lambda world, players: [0.0])
    bot.judge = lambda sight: short
    with pytest.raises(ValueError, match="expected the values of 3 seats, not 1"):
        bot.decide(Sight(game, state, seat, Dice(2)))
