"""Bushido at the terminal: owners without colours, orders in words, refusals by rule."""

from pathlib import Path

from terminal import Run, run

from bakufu.engine.table.log import read_log

__all__ = ["run"]

TABLE = ("play", "bushido", "--players", 3, "--bots", "random", "--seed", 3, "--save", "mine.jsonl")
SETTLED = ["fortress c3", *("1" for _ in range(5))]


def test_the_set_up_is_typed_and_read(run: Run, tmp_path: Path) -> None:
    typed = ["fortress f1", *SETTLED, "attack c4 from c3 with 1", "scores", "quit", ""]
    answer = run(*TABLE, typed="\n".join(typed))
    assert answer.code == 0, answer.err
    assert "BUS-SETUP-09: " in answer.flat, "that hex is on the map of five players"
    assert "C3 fortress" in answer.flat
    assert " R 1" in answer.flat
    assert "BUS-SETUP-16: " in answer.flat, "now troops are deployed"
    moves = [
        str(entry.move) for entry in read_log(tmp_path / "mine.jsonl").entries if entry.seat == 0
    ]
    assert moves[0] == "fortress c3"
    assert len(moves) == 6
