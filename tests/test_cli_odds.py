"""`bakufu odds`: a battle, a revolt, a grid, and what cannot be asked."""

from pathlib import Path

import pytest
from terminal import Run, run

from bakufu.cli.help import COMMANDS
from bakufu.games.shelf import find_game
from bakufu.games.shogun.data import make_box
from bakufu.games.shogun.odds import BATTLE, NEUTRAL, REVOLT, Question, odds

__all__ = ["run"]

STUDY = (Path(__file__).parent.parent / "docs" / "tower.md").read_text(encoding="utf-8")
BOX = make_box(find_game("shogun").setup({"players": 4}))


def test_a_battle(run: Run) -> None:
    answer = run("odds", "shogun", "--attack", 5, "--defend", 3)
    assert answer.code == 0, answer.err
    assert answer.out.startswith("5 armies attack a calm province with 3 armies\n")
    ends = odds(BOX, Question(attack=5, defend=3)).ends
    assert f"{ends['conquered']:.1%} the attacker takes the province" in answer.flat
    assert f"{ends['held']:.1%} the defender holds it" in answer.flat
    assert f"{ends['tie']:.1%} a tie empties it" in answer.flat
    assert "What falls, 8 cubes being thrown" in answer.out
    assert "falls through with 66.7%, each cube inside is knocked out with 33.7%" in answer.flat
    assert "The tower's own odds are reconstructed" in answer.out
    assert "█" in answer.out


def test_the_game_may_be_left_out(run: Run) -> None:
    words = ("--attack", 5, "--defend", 3)
    assert run("odds", *words).out == run("odds", "Shogun", *words).out


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("--attack 1 --defend 1", "1 army attacks a calm province with 1 army"),
        ("--attack 4 --defend 2 --unrest 1", "4 armies attack a restless province with 2 armies"),
        (
            "--attack 4 --defend 2 --attack-card --defence-card --castle",
            "5 armies attack a calm province with 4 armies",
        ),
        ("--attack 3 --neutral", "3 armies attack a neutral province with 1 farmer"),
        ("--attack 3 --neutral --two-farmers", "a neutral province with 2 farmers"),
        ("--attack 3 --neutral --tray attacker=2,farmers=4", "3 armies attack a neutral province"),
        ("--attack 3 --neutral --farmers 20", "a neutral province with 0 farmers"),
        ("--revolt --defend 4 --unrest 2", "A revolt: 4 armies against 2 farmers"),
        ("--revolt --defend 4 --winter 3", "A revolt: 4 armies against 2 farmers"),
        ("--revolt --defend 4 --unrest 1 --winter 7 --castle", "4 armies against 4 farmers"),
    ],
)
def test_who_fights(run: Run, words: str, title: str) -> None:
    answer = run("odds", "shogun", *words.split())
    assert answer.code == 0, answer.err
    assert title in answer.out.splitlines()[0]


def test_what_is_in_the_tower_and_in_the_tray(run: Run) -> None:
    words = "--attack 5 --defend 3 --tower attacker=4,defender=0,others=9 --farmers 6"
    answer = run("odds", "shogun", *words.split(), "--tray", "others=2")
    rows = [line.split()[:3] for line in answer.out.splitlines()]
    for row in (["attacker", "5", "4"], ["defender", "3", "0"], ["farmers", "0", "6"]):
        assert row in rows
    assert ["others", "2", "9"] in rows
    assert "10 cubes being thrown" in answer.out


def test_the_model_and_other_options(run: Run) -> None:
    words = ("odds", "shogun", "--attack", 5, "--defend", 3)
    assert "knocked out with 33.3%" in run(*words, "--model", "constant").out
    answer = run(*words, "--option", "tower_p_thrown=1/2", "--option", "tower_keep=0.9")
    assert "falls through with 50.0%, each cube inside is knocked out with 57.0%" in answer.flat
    others = [run(*words, "--players", n).out.split("others")[-1].split()[1] for n in (3, 4, 5)]
    assert others == ["2.3", "4.7", "7.0"]


@pytest.mark.parametrize(
    ("words", "kind", "heads"),
    [
        ("", BATTLE, range(1, 11)),
        ("--attack 2 --defend 3 --unrest 1", BATTLE, range(1, 4)),
        ("--neutral", NEUTRAL, range(11)),
        ("--revolt", REVOLT, range(1, 4)),
        ("--revolt --winter 2", REVOLT, range(4)),
    ],
)
def test_the_grid(run: Run, words: str, kind: str, heads: range) -> None:
    answer = run("odds", "shogun", "--table", *words.split())
    assert answer.code == 0, answer.err
    lines = [line.split() for line in answer.out.splitlines()]
    rows = [[int(word) for word in line] for line in lines if line and line[0].isdigit()]
    assert rows[0] == list(heads)
    assert [row[0] for row in rows[1:]] == list(range(1, 3 if "--attack" in words else 11))
    # One cell, computed as a single question.
    column = heads[-1]
    short = 2 if "--winter" in words else 0
    question = {
        BATTLE: Question(attack=2, defend=column, unrest=int("--unrest" in words)),
        NEUTRAL: Question(kind=NEUTRAL, attack=2, tower={"farmers": column}),
        REVOLT: Question(kind=REVOLT, defend=2, unrest=column, short=short),
    }[kind]
    first = next(iter(odds(BOX, question).ends.values()))
    assert rows[2][-1] == round(first * 100)


@pytest.mark.parametrize("text", [COMMANDS["odds"], STUDY], ids=["help", "study"])
def test_every_example_runs(run: Run, text: str) -> None:
    examples = [line for line in text.splitlines() if line.startswith("bakufu odds ")]
    assert len(examples) >= 3
    for example in examples:
        words = example.split("   ")[0].split()[1:]  # a remark may follow
        assert run(*words).code == 0, example


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("shitenno --attack 5 --defend 3", "Shitennō has no odds to ask for"),
        ("shogum --attack 5 --defend 3", 'did you mean "shogun"?'),
        ("", "how many armies march in?"),
        ("--attack 5", "how many armies are in the province?"),
        ("--attack 0 --defend 1", "from 1 upwards"),
        ("--attack 5 --defend 3 --neutral", "leave out --defend"),
        ("--attack 5 --neutral --unrest 1", "leave out --unrest"),
        ("--attack 5 --neutral --castle", "nobody defends a neutral province"),
        ("--attack 5 --neutral --revolt", "say --neutral or --revolt"),
        ("--attack 5 --defend 3 --winter 1", "add --revolt"),
        ("--attack 5 --defend 3 --two-farmers", "neutral provinces only"),
        ("--attack 5 --revolt", "nobody attacks in a revolt"),
        ("--defend 5 --revolt --attack-card", "nobody attacks in a revolt"),
        ("--defend 5 --revolt", "SHO-REVOLT-02"),
        ("--attack 5 --defend 3 --unrest 4", "SHO-REVOLT-14"),
        ("--attack 5 --defend 3 --tower red=4", 'there is no side "red"'),
        ("--attack 5 --defend 3 --tower attacker", "is not like attacker=2"),
        ("--attack 5 --defend 3 --tray others=-1", "is not like attacker=2"),
        ("--attack 5 --defend 3 --tray others=1,others=2", "others is given twice"),
        ("--attack 5 --defend 3 --tower farmers=1 --farmers 2", "disagree"),
        ("--attack 63 --defend 3", "the box has only 62"),
        ("--attack 5 --defend 3 --players 2", "SHO-SETUP-01"),
        ("--attack 5 --defend 3 --model swinging", "cannot be swinging"),
        ("--attack 5 --defend 3 --model scaled --option tower_model=constant", "given twice"),
        ("--table --neutral --farmers 3", "the grid runs over the farmers"),
        ("--table --revolt --unrest 1", "the grid runs over the revolt markers"),
        ("--table --attack 19", "a grid goes up to 18 armies"),
        ("--table --tower attacker=55", "the box has only 62"),
    ],
)
def test_wrong_words_are_told_in_one_sentence(run: Run, words: str, sentence: str) -> None:
    run("odds", *words.split()).complains(sentence)
