"""`bakufu check`, `rules`, `games`, `bench`, and what the command says of itself."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import Run, run, start_process

from bakufu.cli import bench
from bakufu.cli.help import COMMANDS
from bakufu.cli.screen import make_console
from bakufu.engine.text.rulebook import rulebook
from bakufu.games.shelf import GAMES

__all__ = ["run"]

HOLDS = """
game = "shitenno"
[[scenario]]
title = "three generals"
rules = ["SHI-SETUP-01"]
options = { players = 3 }
over = false
"""
FAILS = """
game = "shitenno"
[[scenario]]
title = "a general is taken"
rules = ["SHI-SETUP-02"]
options = { players = 3 }
[[scenario.play]]
by = "1"
do = "general honda"
then = { round = 7 }
"""


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


# check


def test_scenarios_that_hold(run: Run, tmp_path: Path) -> None:
    write(tmp_path, "all/deep/holds.toml", HOLDS)
    answer = run("check", "all")
    assert answer.code == 0, answer.out
    assert "ok      holds: three generals" in answer.out
    assert "1 scenarios hold" in answer.out


def test_a_scenario_that_fails_shows_the_difference(run: Run, tmp_path: Path) -> None:
    write(tmp_path, "all/fails.toml", FAILS)
    write(tmp_path, "all/holds.toml", HOLDS)
    answer = run("check", "all")
    assert answer.code == 1
    assert "FAILED  fails: a general is taken" in answer.out
    assert "play 1 (1: general honda)" in answer.out
    assert "round: expected 7, found 0" in answer.out
    assert "1 scenarios hold, 1 failed" in answer.out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rice = [", "is not TOML"),
        ('game = "shitenno"\n', "missing required field `scenario`"),
        (HOLDS.replace("rules =", "rulse ="), "unknown field `rulse`"),
        (HOLDS.replace("shitenno", "chess"), 'there is no game "chess"'),
    ],
)
def test_a_broken_scenario_file(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    write(tmp_path, "broken.toml", text)
    write(tmp_path, "holds.toml", HOLDS)
    answer = run("check", "broken.toml", "holds.toml")
    answer.complains(sentence)
    assert "1 scenarios hold, 1 could not be read" in answer.out


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("options = { players = 9 }", "SHI-SETUP-01"),
        ('options = { players = 3 }\nstart_chance = ["gate rice"]', "there is no chance outcome"),
        (
            'options = { players = 3 }\nstart_chance = ["title daimyo"]',
            '"title daimyo", does not fit: the rules ask for "gate',
        ),
    ],
)
def test_a_scenario_that_cannot_begin_fails(
    run: Run, tmp_path: Path, position: str, sentence: str
) -> None:
    write(tmp_path, "odd.toml", HOLDS.replace("options = { players = 3 }", position))
    answer = run("check", "odd.toml")
    assert answer.code == 1
    assert sentence in answer.flat


def test_a_long_title_that_failed_stays_in_one_line(run: Run, tmp_path: Path) -> None:
    title = "A title that is much longer than any line of a terminal " * 3
    text = HOLDS.replace("options = { players = 3 }", "options = { players = 9 }")
    write(tmp_path, "odd.toml", re.sub('title = ".*"', f'title = "{title.strip()}"', text))
    assert f"FAILED  odd: {title.strip()}\n" in run("check", "odd.toml").out


def test_nothing_to_check(run: Run, tmp_path: Path) -> None:
    run("check").complains("nothing to check")
    run("check", "gone.toml").complains("cannot read gone.toml")
    (tmp_path / "empty").mkdir()
    run("check", "empty").complains("holds no scenario file")


# rules


def test_a_rule_by_its_id(run: Run) -> None:
    for words in (["SHI-PAY-08"], ["shi-pay-08", "--game", "shitenno"]):
        answer = run("rules", *words)
        assert answer.code == 0
        assert "Every piece must be needed" in answer.out
        assert "Case:" in answer.out


def test_rules_by_words(run: Run) -> None:
    answer = run("rules", "tairo", "lot")
    assert "SHI-SHARE-" in answer.out
    assert "SHI-SETUP-01" in run("rules").out


def test_the_rules_of_one_game(run: Run) -> None:
    answer = run("rules", "shogun")
    assert answer.code == 0
    assert "SHO-PLAN-01" in answer.out
    assert "SHI-" not in answer.out
    assert run("rules", "--game", "shogun").out == answer.out
    assert "SHO-TOWER-05" in run("rules", "shogun", "tower").out


def test_rules_that_are_not_built_yet_say_so(run: Run) -> None:
    """The rulebook is whole before the game is."""
    listed = run("rules").out.splitlines()
    waiting = [line.split()[0] for line in listed if line.endswith("not built yet")]
    unbuilt = [
        rule for game in GAMES.values() for rule in rulebook(game.id) if not game.is_built(rule)
    ]
    assert waiting == unbuilt
    for rule in unbuilt[:1]:
        assert "not built yet" in run("rules", rule).out


def test_rules_that_are_not_there(run: Run) -> None:
    run("rules", "SHI-PAY-99").complains('there is no rule "SHI-PAY-99"')
    run("rules", "xyzzy").complains('no rule holds "xyzzy"')
    run("rules", "--game", "chess").complains('there is no game "chess"')


# games and bench


def test_the_shelf(run: Run) -> None:
    answer = run("games")
    assert answer.code == 0
    for words in ("shitenno", "2 to 4 players", "hand_view", "SHI-SETUP-13", "reconstructed"):
        assert words in answer.out
    lines = [line.split() for line in run("games", "shogun").out.splitlines()]
    names = [line[0] for line in lines if line]
    # Players, modules, what most tables choose, details; a number as people type it.
    order = [names.index(word) for word in ("players", "court", "side", "tower_p_thrown")]
    assert order == sorted(order)
    assert next(line for line in lines if line[:1] == ["tower_p_thrown"])[1] == "2/3,"
    assert "who drafts first (with start=draft)" in run("games", "shogun").flat
    run("games", "chess").complains('there is no game "chess"')


def test_bench_measures(run: Run) -> None:
    answer = run("bench", "shitenno", "--seconds", 0.05)
    assert answer.code == 0, answer.err
    assert "compiled" in answer.out
    assert "microseconds" in answer.out
    assert "judging bots" in answer.out


def test_a_mixed_build_is_told_loudly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "compiled_modules", lambda: ["bakufu.engine.core.state"])
    monkeypatch.setattr(bench, "plain_modules", lambda: ["bakufu.engine.core.chance"])
    bench.say_build(make_console())
    said = " ".join(capsys.readouterr().out.split())
    assert "WARNING: a mixed build" in said
    assert "plain Python: bakufu.engine.core.chance" in said


# The command itself


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(run: Run, command: str) -> None:
    answer = run(command, "--help")
    assert answer.code == 0
    assert f"bakufu {command} " in answer.out, "an example"
    assert COMMANDS[command].splitlines()[0] in answer.flat


def test_help_lists_every_command(run: Run) -> None:
    for words in (["--help"], []):
        answer = run(*words)
        assert answer.code == 0
        assert all(command in answer.out for command in COMMANDS)


def test_version(run: Run) -> None:
    answer = run("--version")
    assert answer.code == 0
    assert answer.out.startswith("bakufu ")


def test_an_unknown_command(run: Run) -> None:
    run("plya").complains('Did you mean "play"?')


def test_the_command_in_a_process_of_its_own(tmp_path: Path) -> None:
    with start_process("--help", folder=tmp_path) as process:
        out, err = process.communicate(timeout=20)
    assert process.returncode == 0, err
    assert "Start with bakufu play" in " ".join(out.split())


def test_games_are_loaded_only_when_needed() -> None:
    code = (
        "import sys; from bakufu.cli.main import main; main(['--help']);"
        "sys.exit(any(name.startswith('bakufu.games') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0


def test_output_nobody_reads_ends_quietly(tmp_path: Path) -> None:
    with start_process("rules", folder=tmp_path) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read()
        process.wait(timeout=20)
    assert "Traceback" not in err
