"""`bakufu fit`: what a position is worth, fitted to who won."""

from collections.abc import Iterator
from math import fsum
from pathlib import Path
from typing import cast

import pytest
from auction.game import Auction, AuctionJudgement, AuctionState
from mypy_extensions import i64
from shelved import shelved
from terminal import Run, no_plots, run

from bakufu.arena.roster import read_weights
from bakufu.bots.weights import numbers_for
from bakufu.cli.fit import gathered
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.state import State
from bakufu.engine.core.weights import Weight
from bakufu.games.shelf import GAMES
from bakufu.learn.tables import Kind, kinds_of
from bakufu.learn.worth import MEASURED, Question, Rests, shares

__all__ = ["no_plots", "run"]

FIT = ("fit", "auction", "-n", 240, "--generations", 30, "--jobs", 1)


class ValuingJudgement(AuctionJudgement):
    """Begins by valuing points too little, and by taking luck for something."""

    def __init__(self, numbers: list[float]) -> None:
        super().__init__()
        self.numbers = numbers

    def declared(self) -> list[Weight]:
        return [
            Weight("boldly", 1.0, "What it plays by, which no search asks for."),
            Weight("point", 0.2, "What a point won is worth.", plays=False),
            Weight("first", 3.0, "What it is worth to sit first.", plays=False),
            Weight("unused", 1.0, "What tells nothing of what a position is worth.", plays=False),
        ]

    def weighed(self, numbers: list[float]) -> Judgement:
        return ValuingJudgement(numbers)

    def value(self, state: State, seat: i64) -> float:
        _, point, first, _ = self.numbers
        points = int(cast(AuctionState, state).points[seat])
        return point * points + (first if seat == 0 else 0.0)


class ValuedAuction(Auction):
    """A position is looked at where a rest or a stage begins: here, each round is a stage."""

    def stage(self, state: State) -> int:
        return int(cast(AuctionState, state).round)

    def judgement(self) -> Judgement:
        return ValuingJudgement([1.0, 0.2, 3.0, 1.0])


@pytest.fixture
def auction() -> Iterator[Auction]:
    pytest.importorskip("cmaes")
    with shelved(ValuedAuction()) as game:
        yield game


def test_what_foretells_the_winner_is_found(auction: Auction, run: Run, no_plots: None) -> None:
    said = run(*FIT, "--folder", "found")
    assert said.code == 0, said.err
    weights = dict(
        zip(
            ("boldly", "point", "first", "unused"),
            numbers_for(read_weights(Path("found/weights.toml")), auction, "weights.toml"),
            strict=True,
        )
    )
    assert weights["point"] > 0.4, "points decide"
    assert weights["first"] < 2.0, "no seat is better"
    assert (weights["boldly"], weights["unused"]) == (1.0, 1.0), "not asked for, so not moved"
    report = Path("found/report.md").read_text(encoding="utf-8")
    assert "By kind of table" in report
    assert "4 players" in report
    assert "unused" not in report
    again = run(*FIT, "--folder", "again")
    assert again.code == 0
    for name in ("weights.toml", "report.md"):
        assert Path("again", name).read_bytes() == Path("found", name).read_bytes()


def test_whatever_is_named_is_fitted(auction: Auction, run: Run, no_plots: None) -> None:
    said = run(*FIT[:4], "--jobs", 1, "--generations", 1, "--only", "boldly,point")
    assert said.code == 0, said.err
    report = Path("bakufu-fit-auction/report.md").read_text(encoding="utf-8")
    assert "What it plays by" in report
    assert "sit first" not in report


def test_wrong_words_are_refused(auction: Auction, run: Run) -> None:
    run("fit", "auction", "--only", "pont,first").complains('did you mean "point"?')
    run("fit", "auction", "--only", "point").complains("at least two weights")
    run("fit", "auction", "--only", "point,point").complains("each once")
    run("fit", "auction", "-n", 4).complains("at least 12 games are needed, not 4")
    run("fit", "chess").complains('there is no game "chess"')
    GAMES["auction"] = Auction()
    run(*FIT).complains("fewer than two weights that only say what a position is worth")
    assert [path.name for path in Path().iterdir()] in ([], ["bakufu-fit-auction"])


def test_processes_change_nothing() -> None:
    game = GAMES["shitenno"]
    kind = Kind("2 players", game.setup({"players": 2}))
    own = tuple(weight.number for weight in game.judgement().declared())
    found = []
    for jobs in (1, 2):
        with gathered(Question(game.id, [kind], 1), 5, jobs) as (moments, surprises):
            found.append(([*moments], surprises(own, False), surprises(own, True)))
    assert found[0] == found[1]
    assert all(found[0])


def test_some_games_are_kept_apart(auction: Auction) -> None:
    kinds = kinds_of(auction)
    rests = Rests(Question("auction", kinds, 1))
    rests.gather(range(4 * len(kinds)))
    kept = {one.game for one in rests.moments if one.measured}
    assert kept <= set(range((MEASURED - 1) * len(kinds), MEASURED * len(kinds)))
    own = tuple(weight.number for weight in auction.judgement().declared())
    fitted, measured = rests.surprises(own, False), rests.surprises(own, True)
    assert len(measured) == sum(one.measured for one in rests.moments)
    assert len(fitted) + len(measured) == len(rests.moments) == len(rests.worlds)


def test_shares_are_a_whole_victory(auction: Auction) -> None:
    rests = Rests(Question("auction", kinds_of(auction), 1))
    rests.gather(range(3))
    for one, world in zip(rests.moments, rests.worlds, strict=True):
        parts = shares(auction.judgement(), world)
        assert len(parts) == len(one.won)
        assert fsum(parts) == pytest.approx(1.0, abs=0.02)
        assert fsum(one.won) == pytest.approx(1.0)
