"""`bakufu play`: whole games, orders, refusals, saving and taking up again."""

import os
import re
import signal
from pathlib import Path
from random import Random

import pytest
from terminal import Run, run, start_process

from bakufu.engine.table.log import read_log
from bakufu.engine.table.table import fold
from bakufu.engine.text.rulebook import find_rule
from bakufu.games.shelf import find_game

__all__ = ["run"]

GAME = find_game("shitenno")
BOTS = ("play", "shitenno", "--players", 3, "--bots", "random")
TABLE = (*BOTS, "--seed", 5)
# Honda is the first Tairō, with two 1-koku, a Bushi and three Shinobi among the cards to share.
TAIRO = (*BOTS, "--seed", 2, "--save", "mine.jsonl")
# Honda is asked to accept a lot.
ASKED = (*BOTS, "--seed", 1, "--save", "mine.jsonl")


def numbers(seed: int, count: int = 4000) -> list[str]:
    """What somebody types who picks any number, some of them too great."""
    random = Random(seed)
    return [str(random.randint(1, 9)) for _ in range(count)]


def typed(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def only_log(folder: Path) -> Path:
    (path,) = folder.glob("*.jsonl")
    return path


def test_a_whole_game_by_always_taking_the_first_choice(run: Run, tmp_path: Path) -> None:
    answer = run(*TABLE, typed="1\n" * 4000)
    assert answer.code == 0, answer.err
    assert answer.err == ""
    assert "wins with" in answer.out
    assert "positions" in answer.out, "the score is told by source"
    assert "The game ended by SHI-END-" in answer.out
    path = only_log(tmp_path / "data" / "finished")
    assert str(path) in answer.out
    assert fold(GAME, read_log(path)).actors == []
    assert list((tmp_path / "data" / "tables").iterdir()) == [], "nothing is left to take up"


def test_a_whole_game_by_random_numbers(run: Run, tmp_path: Path) -> None:
    answer = run(*TABLE, typed=typed(numbers(7)))
    assert answer.code == 0, answer.err
    assert "There is no choice" in answer.out
    assert "wins with" in answer.out
    assert fold(GAME, read_log(only_log(tmp_path / "data" / "finished"))).actors == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_whole_game_in_every_language(run: Run, language: str) -> None:
    answer = run(*TABLE, "--lang", language, typed="?\nlog\nboard\nback\n" + "1\n" * 4000)
    assert answer.code == 0, answer.err
    assert "SHI-SETUP-02" in answer.out


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    logs = []
    for name in ("one.jsonl", "two.jsonl"):
        run(*TABLE, "--save", name, typed=typed(numbers(3)))
        logs.append((tmp_path / name).read_text(encoding="utf-8"))
    assert logs[0] == logs[1]


@pytest.mark.parametrize("cut", [1, 2, 9, 17, 30])
def test_quit_and_resume_go_on_exactly(run: Run, tmp_path: Path, cut: int) -> None:
    """Given a game left after some choices, when it is taken up, then nothing is different."""
    lines = numbers(11)
    run(*TABLE, "--save", "whole.jsonl", typed=typed(lines))
    left = run(*TABLE, typed=typed([*lines[:cut], "quit"]))
    assert left.code == 0
    assert "bakufu play --resume" in left.out
    resumed = run("play", "--resume", typed=typed(lines[cut:]))
    assert "taken up again" in resumed.out
    assert "wins with" in resumed.out
    parted = only_log(tmp_path / "data" / "finished").read_text(encoding="utf-8")
    assert parted == (tmp_path / "whole.jsonl").read_text(encoding="utf-8")


def test_input_that_ends_leaves_a_game_to_take_up(run: Run, tmp_path: Path) -> None:
    answer = run(*TABLE, typed="1\n")
    assert answer.code == 0
    assert "bakufu play --resume" in answer.out
    log = read_log(only_log(tmp_path / "data" / "tables"))
    assert len(log.entries) > 1


def test_an_unfinished_game_is_spoken_of(run: Run) -> None:
    run(*TABLE)
    answer = run(*TABLE)
    assert "There is an unfinished game" in answer.out
    assert "bakufu play --resume shitenno" in answer.out
    assert "There are 2 unfinished games" in run(*TABLE).out


def test_somebody_at_the_terminal_is_asked_whether_to_go_on(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*TABLE, typed="1\n")
    monkeypatch.setattr("bakufu.cli.play.is_interactive", lambda: True)
    assert "taken up again" in run(*TABLE, typed="\n").out
    new = run(*TABLE, typed="n\n").out
    assert "taken up again" not in new
    assert "Shitennō with 3 players" in new


def test_resume_with_a_file_or_a_game(run: Run, tmp_path: Path) -> None:
    run(*TABLE, "--save", "mine.jsonl", typed="1\n")
    assert "taken up again" in run("play", "--resume", "mine.jsonl").out
    run("play", "--resume", "shitenno").complains("there is no unfinished game of shitenno")
    run(*TABLE)
    assert "taken up again" in run("play", "shitenno", "--resume").out
    assert "taken up again" in run("play", "--resume", "shitenno").out


def test_a_log_alone_can_be_taken_up(run: Run, tmp_path: Path) -> None:
    """Given a log without the note of who sat where, then the names in it tell."""
    run(*TABLE, "--seat", 2, "--name", "Anna", "--save", "mine.jsonl", typed="1\n")
    (tmp_path / "mine.jsonl.seats").unlink()
    answer = run("play", "--resume", "mine.jsonl", typed="1\n" * 4000)
    assert answer.code == 0, answer.err
    assert "(Anna)" in answer.out
    assert "wins with" in answer.out


def test_an_unfinished_last_line_is_recovered(run: Run, tmp_path: Path) -> None:
    run(*TABLE, "--save", "mine.jsonl", typed="1\n")
    path = tmp_path / "mine.jsonl"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[:-20], encoding="utf-8")
    answer = run("play", "--resume", "mine.jsonl", typed="1\n" * 4000)
    assert answer.code == 0, answer.err
    assert "was never finished" in answer.out
    assert "wins with" in answer.out
    assert read_log(path).truncated == ""


def own_moves(path: Path) -> list[str | None]:
    return [entry.move for entry in read_log(path).entries if entry.seat == 0]


def test_back_takes_back_what_is_not_complete(run: Run, tmp_path: Path) -> None:
    """Given a lot begun by a slip, when it is taken back, then the log has never heard of it."""
    lines = ["general honda", "tile 1", "add 1-koku", "back", "back", "back"]
    answer = run(*TAIRO, typed=typed([*lines, "tile 4", "back", "quit"]))
    assert answer.out.count("nothing to take back") == 1
    assert own_moves(tmp_path / "mine.jsonl") == ["general honda"]


def test_what_was_begun_is_kept_when_leaving(run: Run, tmp_path: Path) -> None:
    run(*TAIRO, typed=typed(["general honda", "tile 1", "add 1-koku", "quit"]))
    assert own_moves(tmp_path / "mine.jsonl")[1:] == ["tile 1", "add 1-koku"]
    run("play", "--resume", "mine.jsonl", typed=typed(["add bushi", "offer", "quit"]))
    moves = own_moves(tmp_path / "mine.jsonl")
    assert moves[1:5] == ["tile 1", "add 1-koku", "add bushi", "offer"]


def test_a_whole_order_is_carried_out_at_once(run: Run, tmp_path: Path) -> None:
    answer = run(*TAIRO, typed=typed(["general honda", "Lot 4 seals: Shinobi x2, bushi"]))
    assert "You make a lot with 4 seals: Bushi, Shinobi, Shinobi." in answer.flat
    moves = own_moves(tmp_path / "mine.jsonl")
    assert moves[1:6] == ["tile 4", "add bushi", "add shinobi", "add shinobi", "offer"]


def test_a_whole_order_replaces_what_was_begun(run: Run, tmp_path: Path) -> None:
    lines = ["general honda", "tile 1", "add 1-koku", "lot 4 seals: shinobi x2, bushi"]
    run(*TAIRO, typed=typed(lines))
    moves = own_moves(tmp_path / "mine.jsonl")
    assert moves[1:6] == ["tile 4", "add bushi", "add shinobi", "add shinobi", "offer"]


def test_a_single_word_does_not_replace_what_was_begun(run: Run, tmp_path: Path) -> None:
    answer = run(*TAIRO, typed=typed(["general honda", "tile 1", "tile 2", "quit"]))
    assert "SHI-SHARE-06" in answer.out
    assert own_moves(tmp_path / "mine.jsonl")[1:] == ["tile 1"]


def test_a_refused_order_shows_the_rule_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    lines = ["general honda", "place kanto by troops: samurai x3", "quit"]
    answer = run(*ASKED, typed=typed(lines))
    assert "It is not time for you to place a kamon." in answer.out
    # The rule is cited, and its own statement stands below.
    found = re.search(r"^(SHI-[A-Z]+-\d\d): It is not time", answer.out, re.MULTILINE)
    assert found is not None
    assert " ".join(find_rule("shitenno", found[1]).statement.split()[:6]) in answer.flat
    assert own_moves(tmp_path / "mine.jsonl") == ["general honda"]


def test_words_that_are_no_order_are_told_what_would_be(run: Run) -> None:
    answer = run(*TABLE, typed="dance\n99\n0\n\n")
    assert '"dance" is not understood' in answer.out
    assert "There is no choice 99: choices are 1 to 4." in answer.out
    assert "There is no choice 0" in answer.out


def test_help_shows_orders_commands_and_the_rule_of_the_decision(run: Run) -> None:
    answer = run(*TABLE, typed="?\n")
    assert "SHI-SETUP-02 Choosing a general" in answer.flat
    assert "place kanto by troops: samurai x3, bushi" in answer.out
    assert "takes that choice from the list" in answer.out


def test_rules_are_looked_up_at_the_table(run: Run) -> None:
    answer = run(*TABLE, typed="? shi-pay-08\n? tairo\n? xyzzy\n")
    assert "Every piece must be needed" in answer.out
    assert "The first Tairō" in answer.out
    assert 'No rule holds "xyzzy".' in answer.out


def test_log_and_save(run: Run, tmp_path: Path) -> None:
    answer = run(*TABLE, typed="1\nlog\nsave\nsave copy.jsonl\nsave no/folder/copy.jsonl\n")
    assert answer.out.count("begins as") > 3, "told once as news and once by log"
    assert "cannot write no/folder/copy.jsonl" in answer.flat
    assert read_log(tmp_path / "copy.jsonl").entries


def test_what_others_hide_is_not_told(run: Run) -> None:
    answer = run(*TABLE, typed="1\n" * 12)
    assert "is dealt a troop card." in answer.flat


def test_names_and_seats(run: Run, tmp_path: Path) -> None:
    answer = run(*TABLE, "--seat", 3, "--name", "#1", "--save", "mine.jsonl", typed="1\n")
    assert answer.code == 0, answer.err
    assert read_log(tmp_path / "mine.jsonl").header.seats == ["random", "random 2", "#1"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], 'there is no game "chess"'),
        (["play", "--players", "7"], "SHI-SETUP-01: Option players cannot be 7"),
        (["play", "--players", "1"], "SHI-SETUP-01: Option players cannot be 1"),
        (["play", "--players", "2.5"], 'expected a whole number from 1 upwards, not "2.5"'),
        (["play", "--players"], "--players requires an argument"),
        (["play", "--players", "3", "--option", "players=2"], "disagree"),
        (["play", "--option", "players=#9"], 'option players cannot be "#9"'),
        (["play", "--option", "hnad_view=open"], 'did you mean "hand_view"?'),
        (["play", "--option", "hand_view=ajar"], "option hand_view cannot be ajar"),
        (["play", "--option", "hand_view"], "expected name=value"),
        (["play", "--option", "hand_view=open", "--option", "hand_view=hidden"], "twice"),
        (["play", "--seat", "9"], "there is no seat 9"),
        (["play", "--players", "2", "--bots", "random,random"], "only 1 seats are theirs"),
        (["play", "--bots", "random,,random"], "is not a list of bots"),
        (["play", "--bots", "alphazero"], 'there is no bot "alphazero"'),
        (["play", "--bots", "gone.py"], "there is no such file"),
        (["play", "--house", "gone.toml"], "cannot read gone.toml"),
        (["play", "--lang", "xx"], 'there is no language "xx"'),
        (["play", "--seed", "-1"], "expected a whole number"),
        (["play", "--seed", "99999999999"], "expected a seed from 0"),
        (["play", "--seconds", "0"], "expected a number of seconds above 0"),
        (["play", "--resume"], "there is no unfinished game"),
        (["play", "--resume", "gone.jsonl"], "cannot read gone.jsonl"),
        (["play", "--resume", "--players", "3"], "leave out --players"),
        (["play", "--save", "no/folder.jsonl"], "cannot write no/folder.jsonl"),
        (["play", "shitenno", "now"], '"now" is a word too many here'),
    ],
)
def test_wrong_words_are_told_in_one_sentence(run: Run, words: list[str], sentence: str) -> None:
    run(*words).complains(sentence)


def test_a_file_that_is_there_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.jsonl").write_text("precious", encoding="utf-8")
    run(*TABLE, "--save", "mine.jsonl").complains("is there already")
    assert (tmp_path / "mine.jsonl").read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[starting_hand]\ncards = 9\n", "starting_hand.cards must be 0 to 4"),
        ("[castles]\nkanto = 1\n", 'there is no table "castles"'),
        ("[provinces\n", "house.toml is not TOML"),
    ],
)
def test_house_data_with_faults(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")
    run("play", "--house", "house.toml").complains(sentence)


def test_house_data_are_played_with(run: Run, tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text("[starting_hand]\ncards = 4\n", encoding="utf-8")
    answer = run(*TABLE, "--house", "house.toml", "--save", "mine.jsonl", typed="1\n")
    assert answer.flat.count("is dealt") == 8
    assert answer.flat.count("You are dealt") == 4
    assert read_log(tmp_path / "mine.jsonl").header.house == {"starting_hand": {"cards": 4}}


def test_ctrl_c_saves_and_leaves_quietly(tmp_path: Path) -> None:
    with start_process(*TABLE, folder=tmp_path) as process:
        assert process.stdout is not None
        # A choice is on offer as soon as the hint stands below it.
        said = process.stdout.readline()
        while said and "quit" not in said:
            said = process.stdout.readline()
        os.kill(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "bakufu play --resume" in out
    assert "Traceback" not in err
    assert only_log(tmp_path / "data" / "tables").is_file()
