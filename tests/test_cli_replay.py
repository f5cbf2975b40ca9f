"""`bakufu replay`: logs in words and pictures, and what is wrong with broken ones."""

import re
from pathlib import Path

import pytest
from terminal import Run, run

from bakufu.engine.core.chance import Dice
from bakufu.engine.table.table import Table
from bakufu.games.shelf import find_game

__all__ = ["run"]


PLAYED: list[str] = []  # the game below, once it has been played


@pytest.fixture
def log(run: Run, tmp_path: Path) -> Path:
    """The log of a finished game, as a file of the test's own."""
    path = tmp_path / "game.jsonl"
    if PLAYED:
        path.write_text(PLAYED[0], encoding="utf-8")
        return path
    answer = run(
        *("play", "--players", 3, "--bots", "random", "--seed", 5, "--name", "Anna"),
        *("--save", "game.jsonl"),
        typed="1\n" * 4000,
    )
    assert answer.code == 0, answer.err
    PLAYED.append(path.read_text(encoding="utf-8"))
    return path


def change(path: Path, number: int, old: str, new: str) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    path.write_text("".join(lines), encoding="utf-8")


def test_a_finished_game_is_told_to_its_end(run: Run, log: Path) -> None:
    answer = run("replay", log)
    assert answer.code == 0, answer.err
    assert "A game of Shitennō: Anna, random, random 2." in answer.out
    assert "SHI-SETUP-10" in answer.out
    assert "wins with" in answer.out
    assert "next position costs" in answer.out


def test_a_spectator_is_told_no_secrets_and_all_is_told_everything(run: Run, log: Path) -> None:
    public = run("replay", log, "--to", 3).flat
    assert public.count("is dealt a troop card.") == 6
    honda = run("replay", log, "--to", 3, "--viewer", "Anna").flat
    assert honda.count("is dealt a troop card.") == 4
    everything = run("replay", log, "--to", 3, "--viewer", "all").flat
    assert "is dealt a troop card." not in everything
    assert "secret" not in everything


@pytest.mark.parametrize("viewer", ["1", "honda", "anna"])
def test_a_viewer_by_number_word_or_name(run: Run, log: Path, viewer: str) -> None:
    assert run("replay", log, "--to", 3, "--viewer", viewer).flat.count("a troop card.") == 4


def test_step_draws_the_table_after_every_entry(run: Run, log: Path) -> None:
    answer = run("replay", log, "--to", 4, "--step")
    assert answer.out.count("next position costs") == 5


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_language(run: Run, log: Path, language: str) -> None:
    answer = run("replay", log, "--lang", language, "--viewer", "all")
    assert answer.code == 0, answer.err


def test_an_unfinished_last_line_is_recovered(run: Run, log: Path) -> None:
    text = log.read_text(encoding="utf-8")
    log.write_text(text[:-30], encoding="utf-8")
    answer = run("replay", log)
    assert answer.code == 0, answer.err
    assert "was never finished" in answer.flat


def test_a_changed_line_is_named(run: Run, log: Path) -> None:
    change(log, 3, '"n":1', '"n":1,"outcomes":[]')
    assert run("replay", log).code == 0, "the same entry in other words is the same entry"
    change(log, 3, "general ", "general  ")
    run("replay", log).complains("line 3: the hash does not fit")


def test_garbage_is_named(run: Run, log: Path, tmp_path: Path) -> None:
    change(log, 5, "{", "?")
    run("replay", log).complains("line 5: expected an entry of a log")
    (tmp_path / "picture.jsonl").write_bytes(b"\x89PNG\xff\xfe\n")
    run("replay", "picture.jsonl").complains("not UTF-8 text")
    (tmp_path / "empty.jsonl").write_text("", encoding="utf-8")
    run("replay", "empty.jsonl").complains("line 1: expected the header of a log")
    (tmp_path / "text.jsonl").write_text("rice\nmore rice\n", encoding="utf-8")
    run("replay", "text.jsonl").complains("line 1: expected the header of a log")
    header = log.read_text(encoding="utf-8").splitlines(keepends=True)[0]
    (tmp_path / "header.jsonl").write_text(header, encoding="utf-8")
    run("replay", "header.jsonl").complains("ends before the game was set up")


def test_broken_logs_cannot_be_taken_up_either(run: Run, log: Path) -> None:
    change(log, 5, "{", "?")
    run("play", "--resume", log).complains("line 5: expected an entry of a log")


def test_a_log_of_a_finished_game_shows_its_end_when_taken_up(run: Run, log: Path) -> None:
    answer = run("play", "--resume", log)
    assert answer.code == 0
    assert "wins with" in answer.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["gone.jsonl"], "cannot read gone.jsonl"),
        (["game.jsonl", "--to", "99999"], "there is no entry 99999: the last one is"),
        (["game.jsonl", "--to", "x"], 'expected a whole number, not "x"'),
        (["game.jsonl", "--viewer", "9"], 'there is no seat "9"'),
        (["game.jsonl", "--viewer", "nobody"], 'there is no seat "nobody"'),
        (["game.jsonl", "--lang", "xx"], 'there is no language "xx"'),
        ([], "FILE requires an argument"),
    ],
)
def test_wrong_words_are_told_in_one_sentence(
    run: Run, log: Path, words: list[str], sentence: str
) -> None:
    run("replay", *words).complains(sentence)


def test_pages_are_turned_on_and_back(run: Run, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given somebody at the terminal: Enter, Enter, back, Enter, leave."""
    monkeypatch.setattr("bakufu.cli.replay.is_interactive", lambda: True)
    answer = run("replay", log, "--step", "--to", 5, typed="\n\nb\n\nq\n")
    assert answer.code == 0, answer.err
    told = re.findall(r"^ +(\d+)  ", answer.out, re.MULTILINE)
    assert told == ["0", "1", "2", "1", "2"]
    whole = run("replay", log, "--step", "--to", 2, typed="\n\n\n")
    assert re.findall(r"^ +(\d+)  ", whole.out, re.MULTILINE) == ["0", "1", "2"]
    assert "The end." in whole.out


def test_a_choice_that_nobody_else_sees_is_told_once(run: Run, tmp_path: Path) -> None:
    """A planned card is the headline already; what others are told stays."""
    game = find_game("shogun")
    table = Table(game, game.setup({"players": 3}), ["Anna", "Ben", "Cem"]).begin(Dice(1))
    for seat, colour in enumerate(("black", "red", "yellow")):
        table.order(seat, f"colour {colour}", Dice(1))
    moves = [game.move_name(move) for move in game.legal(table.state, 0)]
    table.order(0, next(name for name in moves if name.endswith("on bid")), Dice(1))
    (tmp_path / "plan.jsonl").write_text(table.log_text(), encoding="utf-8")
    told = run("replay", "plan.jsonl", "--viewer", "Anna").out
    assert "Black (Anna) plays Black." in told
    assert len(re.findall("on Bid", told.split("   4  ")[1].splitlines()[0])) == 1
    assert "plans:" not in told
