"""Games in processes: the same results on any number, and bots that hang cost one game each."""

import multiprocessing
from itertools import islice
from pathlib import Path

import pytest
from terminal import write_bot

from bakufu.arena.contest import Contest, play_fixture
from bakufu.arena.crew import play_all
from bakufu.arena.match import Result, play_match
from bakufu.arena.roster import party_labels
from bakufu.arena.schedule import schedule
from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import RandomBot
from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.games.shelf import find_game

SETUP = find_game("shitenno").setup({"players": 2})
# Plays the fifth legal move or the last one, and fails in its own way in some games.
STEADY = "return sight.legal[min(4, len(sight.legal) - 1)]"
ONCE = """
self.count = getattr(self, "count", 0) + 1
if self.count == 5 and sight.dice.below(2) == 0:
    {fault}
return sight.legal[0]
"""


def contest(*specs: str, seconds: float = 10.0) -> Contest:
    return Contest(SETUP, list(specs), party_labels(specs), seconds)


def play(given: Contest, games: int, jobs: int) -> list[Result]:
    fixtures = list(islice(schedule(len(given.bots), 2, 5), games))
    found = list(play_all(given, fixtures, jobs))
    assert [fixture for fixture, _ in found] == fixtures, "in order"
    assert multiprocessing.active_children() == [], "nobody is left behind"
    return [result for _, result in found]


def test_the_same_results_on_any_number_of_processes(tmp_path: Path) -> None:
    steady = str(write_bot(tmp_path, "steady", STEADY))
    for given in (contest("random", "random"), contest(steady, "random")):
        assert play(given, 12, 1) == play(given, 12, 3)


def test_results_come_before_all_games_are_played() -> None:
    """A series without end can be left at any time."""
    results = play_all(contest("random", "random"), schedule(2, 2, 1), 2)
    assert [fixture.number for fixture, _ in islice(results, 5)] == list(range(5))
    results.close()  # type: ignore[attr-defined]  # it is a generator
    assert multiprocessing.active_children() == []


def test_nobody_plays_nothing() -> None:
    with pytest.raises(BadInput, match="1 process or more, not 0"):
        play(contest("random", "random"), 2, 0)


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> list[Result]:
    """The same games with a bot that does not fail."""
    well = str(write_bot(tmp_path_factory.mktemp("bots"), "well", ONCE.format(fault="pass")))
    return play(contest(well, "random"), 8, 2)


@pytest.mark.parametrize(
    ("fault", "story"),
    [
        ("while True: pass", "bot sick did not move within 1 seconds"),
        ("time.sleep(100)", "bot sick did not move within 1 seconds"),
        ("import os; os._exit(3)", "bot sick ended its process (exit code 3)"),
        ('raise RuntimeError("out of rice")', "bot sick raised RuntimeError: out of rice"),
        ("return 9999", "bot sick played move 9999, which does not exist"),
    ],
)
def test_a_bot_that_fails_costs_its_game_only(
    tmp_path: Path, healthy: list[Result], fault: str, story: str
) -> None:
    sick = str(write_bot(tmp_path, "sick", ONCE.format(fault=fault)))
    seconds = 1.0 if "within 1 seconds" in story else 10.0
    results = play(contest(sick, "random", seconds=seconds), 8, 2)
    failed = [result for result in results if result.faults]
    assert 0 < len(failed) < 8
    for result, same in zip(results, healthy, strict=True):
        if result.faults:
            assert list(result.faults) == [result.bots.index("sick")]
            assert story in result.faults[result.bots.index("sick")]
            assert sorted(result.places) == [1, 2], "the game was played to its end"
        else:
            assert (result.scores, result.seed) == (same.scores, same.seed)


def test_both_bots_of_a_game_may_hang(tmp_path: Path) -> None:
    one = str(write_bot(tmp_path, "one", ONCE.format(fault="time.sleep(100)")))
    two = str(write_bot(tmp_path, "two", "time.sleep(100)"))
    results = play(contest(one, two, seconds=1.0), 4, 2)
    assert all(result.bots.index("two") in result.faults for result in results)
    assert any(len(result.faults) == 2 for result in results)


def test_a_game_that_is_taken_up_goes_on_from_where_it_was(tmp_path: Path) -> None:
    """The opponent is asked again for what it had played, and remembers; its moves stay."""
    hangs = str(write_bot(tmp_path, "hangs", ONCE.format(fault="time.sleep(100)")))
    body = "self.asked = getattr(self, 'asked', 0) + 1\n"
    body += "legal = sight.legal\nreturn legal[self.asked % len(legal)]"
    counts = str(write_bot(tmp_path, "counts", body))
    raises = str(write_bot(tmp_path, "raises", ONCE.format(fault="raise RuntimeError")))
    late = play(contest(hangs, counts, seconds=3.0), 4, 2)
    broken = play(contest(raises, counts), 4, 2)
    assert any(result.faults for result in late)
    for result, same in zip(late, broken, strict=True):
        assert result.faults.keys() == same.faults.keys()
        if not result.faults:
            assert result.scores == same.scores


class Circles(Bot):
    name = "circles"

    def choose(self, sight: Sight) -> int:
        return sight.legal[-1]


def test_a_bot_that_goes_round_in_circles_does_not_keep_a_game_from_ending(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Shogun a plan can be changed for ever, one legal move after the other."""
    game = find_game("shogun")
    monkeypatch.setattr(type(game), "longest", 1500)
    result = play_match(game, game.setup({"players": 3}), [Circles(), RandomBot(), RandomBot()], 1)
    assert sorted(result.places) == [1, 2, 3]
    assert list(result.faults) == [0]
    assert "bot circles does not let the game end" in result.faults[0]


def test_a_class_that_cannot_be_made_fails_in_the_game(tmp_path: Path) -> None:
    text = (
        "import os\nfrom bakufu.bots.bot import Bot\n\n\nclass Mine(Bot):\n"
        "    def __init__(self):\n        if os.environ.get('NO_RICE'):\n"
        "            raise RuntimeError('no rice')\n\n"
        "    def choose(self, sight):\n        return sight.legal[0]\n"
    )
    path = tmp_path / "mine.py"
    path.write_text(text, encoding="utf-8")
    given = contest(str(path), "random")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_RICE", "1")
        results = play(given, 2, 1)
    assert all("no rice" in fault for result in results for fault in result.faults.values())
    assert all(result.faults for result in results)


def test_a_game_that_breaks_is_told_in_one_sentence() -> None:
    setup = find_game("shitenno").setup({"players": 2})
    broken = Contest(setup, ["random", "no-such-bot"], ["a", "b"], 1.0)
    with pytest.raises(BakufuError, match=r"game \d broke off: BadInput: there is no bot"):
        list(play_all(broken, islice(schedule(2, 2, 1), 4), 2))


def test_one_game_by_itself_is_the_same_game() -> None:
    given = contest("random", "random")
    results = play(given, 6, 2)
    fixtures = list(islice(schedule(2, 2, 5), 6))
    assert play_fixture(given, fixtures[4]) == results[4]
