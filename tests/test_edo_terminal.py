"""Edo at the terminal: plans in any order, refusals by slot, and the words where nobody wins."""

from pathlib import Path

from marks import rule
from terminal import Run, run

from bakufu.engine.table.log import read_log

__all__ = ["run"]

TABLE = ("play", "edo", "--players", 2, "--bots", "random", "--seed", 3, "--save", "mine.jsonl")
BEGUN = ["colour blue", "home kawagoe", "set k2"]


def own_moves(path: Path) -> list[str]:
    return [str(entry.move) for entry in read_log(path).entries if entry.seat == 0]


def test_a_plan_is_typed_in_any_order(run: Run, tmp_path: Path) -> None:
    slots = ["slot 3 b money 2", "slot 2: a wood 1", "slot 1 c travel 1"]
    answer = run(*TABLE, typed="\n".join([*BEGUN, *slots, "hand in", "quit", ""]))
    assert "1: – 2: – 3: B Money 2+0" in answer.flat
    assert own_moves(tmp_path / "mine.jsonl")[3:] == [
        *("lay c travel", "officials 1 0", "lay a wood", "officials 1 0"),
        *("lay b money", "officials 2 0", "hand in"),
    ]


def test_a_plan_that_breaks_a_rule_names_rule_and_slot(run: Run, tmp_path: Path) -> None:
    orders = ["plan c travel 1, a build 3, b stone 0", "slot 3 b stone 9", "plan a wood 1", "quit"]
    answer = run(*TABLE, typed="\n".join([*BEGUN, *orders, ""]))
    assert "EDO-PLAN-06: Slot 2: " in answer.flat
    assert "EDO-PLAN-05: Slot 3: " in answer.flat
    assert "EDO-PLAN-01: A plan has three different cards" in answer.flat
    assert own_moves(tmp_path / "mine.jsonl") == BEGUN


@rule("EDO-END-11")
def test_it_is_told_in_words_that_nobody_wins(run: Run) -> None:
    idle = ["plan a money 0, b recruit 0, c field 0", "reveal", "reveal", "reveal", "pay"]
    answer = run(*TABLE, typed="\n".join([*BEGUN, *idle * 10, ""]))
    assert answer.code == 0, answer.err
    assert "Nobody has a house in Edo: nobody wins. EDO-END-11" in answer.flat
    assert "Nobody wins." in answer.flat
    assert "The game ended by EDO-END-03" in answer.flat
