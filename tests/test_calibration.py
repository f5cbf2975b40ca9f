"""Told chances to win: whether they come true, and the numbers that make them so."""

from collections.abc import Iterator
from math import log
from pathlib import Path

import msgspec
import pytest
from auction.game import Auction
from shelved import shelved
from terminal import Run, no_plots, run

from bakufu.bots.advice import Ending
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import lowest_actor
from bakufu.engine.table.chances import Trust, by_stage
from bakufu.engine.table.game import Game
from bakufu.games.shelf import GAMES
from bakufu.learn.calibration import DOUBTS, WAYS, Moment, as_told_by, fit, gain, score, tenths

__all__ = ["no_plots", "run"]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_stages_count_what_is_told_of_how_far_a_game_is(game: Game) -> None:
    dice = Dice(3)
    state = game.start(game.setup({"players": game.usual_players}), dice, Scribe())
    seen = [(game.stage(state), game.when(state))]
    while waiting := state.actors():
        seat = lowest_actor(waiting)
        legal = game.legal(state, seat)
        state.apply(seat, legal[dice.below(len(legal))], dice, Scribe())
        found = game.stage(state), game.when(state)
        if found != seen[-1]:
            seen.append(found)
    stages = [stage for stage, _ in seen]
    assert stages[0] <= 1
    assert stages == sorted(set(stages)), "a stage has one name, and the next is larger"
    assert len(stages) > 3
    assert 1 <= len(game.chances) <= stages[-1] + 1


def test_a_chance_is_what_endings_say_and_in_part_what_was_expected() -> None:
    state = GAMES["shitenno"].start(GAMES["shitenno"].setup({"players": 2}), Dice(1), Scribe())
    ending = Ending(state, 1.0, [0.0, log(3.0)])
    assert ending.share(0, 1.0) == pytest.approx(1 / 4)
    assert ending.share(1, 1.0) == pytest.approx(3 / 4)
    assert ending.share(1, 1000.0) == pytest.approx(1 / 2, abs=0.001)
    assert ending.win(0, Trust(), 1) == 1.0
    # Ten endings where few are ten count for half of 0.8.
    trust = Trust(1.0, 0.8, 10.0)
    assert trust.of(10) == pytest.approx(0.4)
    assert trust.of(10_000) == pytest.approx(0.8, abs=0.001)
    assert ending.win(0, trust, 10) == pytest.approx(0.25 + 0.4 * 0.75)
    assert by_stage((2.0, 0.8, 5.0), (1.0, 0.8, 10.0)) == (Trust(2.0, 0.8, 5.0), trust)


# Measuring


def moment(game: int, told: float, won: float, expected: float = 0.5) -> Moment:
    """Endings say what is told; the judge expects the same of everybody with every doubt."""
    seen = [(number, told, [expected] * len(DOUBTS)) for number in (40, 20, 10)]
    return Moment(game, 2, 0, 1, "", won, told, seen)


def test_scores_are_those_of_the_books() -> None:
    moments = [moment(0, 0.8, 1.0), moment(0, 0.8, 0.0), moment(1, 0.0, 0.0)]
    found = score(moments, WAYS["told"])
    assert found.brier == pytest.approx((0.04 + 0.64 + 0.0) / 3)
    assert found.log_loss == pytest.approx(-(log(0.8) + log(0.2) + log(0.995)) / 3)
    assert score(moments, WAYS["everybody equal"]).brier == pytest.approx(0.25)
    better, margin = gain(moments, WAYS["told"], WAYS["everybody equal"])
    assert better == pytest.approx(0.25 - 0.68 / 3)
    assert margin > 0


def test_moments_are_counted_by_tenths_of_what_was_told() -> None:
    moments = [moment(game, 0.3, 1.0 if game < 3 else 0.0) for game in range(10)]
    moments.append(moment(11, 1.0, 1.0))
    found = tenths(moments, WAYS["told"])
    assert [one is None for one in found] == [True] * 3 + [False] + [True] * 5 + [False]
    assert found[3] is not None
    assert found[3].moments == 10
    assert found[3].won == pytest.approx(0.3)
    assert found[3].told == pytest.approx(0.3)
    assert found[3].low < 0.3 < found[3].high
    assert found[9] is not None
    assert found[9].low < 1.0, "one of one is no certainty"


def test_a_fit_finds_how_far_endings_and_judge_can_be_trusted() -> None:
    """Endings say 0 or 1 and are right in four of five cases; the judge is right with doubt 4."""
    moments: list[Moment] = []
    for number in range(400):
        told = float(number % 2)
        right = number // 2 % 5 != 0
        shares = [0.5 if doubt == 4.0 else 0.02 for doubt in DOUBTS]
        seen = [(ends, told, shares) for ends in (40, 20, 10)]
        moments.append(Moment(number, 2, 0, 1, "", told if right else 1 - told, told, seen))
    trusts = fit(moments)
    assert [trust.doubt for trust in trusts] == [4.0, 4.0], "the first stage has no moments"
    # 0.5 + 0.6 * 0.5 is four of five.
    assert trusts[1].of(20) == pytest.approx(0.6, abs=0.05)
    way = as_told_by(trusts)
    assert score(moments, way).brier < score(moments, WAYS["told"]).brier - 0.03
    for tenth in tenths(moments, way):
        assert tenth is None or tenth.told == pytest.approx(tenth.won, abs=0.04)


# The command


@pytest.fixture
def auction() -> Iterator[Auction]:
    with shelved(Auction()) as game:
        yield game


def test_any_game_can_be_measured(auction: Auction, run: Run, tmp_path: Path) -> None:
    words = ("calibrate", "auction", "--bots", "judge", "--endings", 4, "--jobs", 1)
    answer = run(*words, "-n", 6, "--fit", "--folder", "fitted")
    assert answer.code == 0, answer.err
    assert "chances = by_stage(" in answer.flat
    files = {path.name for path in (tmp_path / "fitted").iterdir()}
    assert files == {"moments.jsonl", "report.md", "reliability.png", "reliability.svg"}
    report = (tmp_path / "fitted" / "report.md").read_text(encoding="utf-8")
    for heading in (
        "How far chances lie",
        "What came of what was said: told",
        "By stage",
        "By number of players",
    ):
        assert heading in report
    lines = (tmp_path / "fitted" / "moments.jsonl").read_bytes().splitlines()
    moments = [msgspec.json.decode(line, type=Moment) for line in lines]
    assert {one.players for one in moments} == {2, 3, 4}
    assert {one.game for one in moments} == set(range(6))
    # Nothing is fitted for it: what is told is what endings say.
    assert all(one.told == pytest.approx(one.endings) for one in moments)
    assert all(0 <= share <= 1 for one in moments for _, _, shares in one.seen for share in shares)
    run(*words, "--bots", "judge,random").complains("--bots")


@pytest.mark.usefixtures("no_plots")
def test_the_same_seed_gives_the_same_moments(auction: Auction, run: Run, tmp_path: Path) -> None:
    words = ("calibrate", "auction", "--bots", "judge", "--endings", 4, "--jobs", 1)
    for games in (2, 3):
        assert run(*words, "-n", games, "--players", 2, "--folder", games).code == 0
    two, three = ((tmp_path / name / "moments.jsonl").read_bytes() for name in ("2", "3"))
    assert three.startswith(two)
    assert len(three) > len(two)
