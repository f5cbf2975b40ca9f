"""Fields of states are written once: what follows from them is written by a program."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.state import pack, same
from bakufu.engine.table.fields import FIRST, PlainState, numbers_of, written

GAMES = Path(__file__).parent.parent / "src" / "bakufu" / "games"
FILES = sorted(path for path in GAMES.rglob("*.py") if FIRST in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(GAMES)))
def test_methods_are_those_of_the_fields(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == written(text), f"write it again: python -m bakufu.engine.table.fields {path}"


def test_every_game_has_its_fields_written_once() -> None:
    assert {path.relative_to(GAMES).parts[0] for path in FILES} == {
        "bushido",
        "edo",
        "shitenno",
        "shogun",
    }
    assert len(FILES) == 8


class Small(PlainState):
    def __init__(self) -> None:
        self.box = ("anything", "else")
        self.turn = -1
        self.hand = vec[i64]([1, 2, 3])
        self.bids = [4, 5]
        self.round = 7


class Forgetful(Small):
    def cells(self) -> vec[i64]:
        return vec[i64](numbers_of(self)[:-1])


def test_a_state_in_plain_python_needs_nothing_but_its_fields() -> None:
    state = Small()
    assert list(state.cells()) == [-1, 7, 1, 2, 3, 4, 5]
    copy = state.clone()
    assert isinstance(copy, Small)
    assert same(copy, state)
    copy.hand[0], copy.bids[1], copy.turn = 9, 8, -(2**62)
    assert list(state.cells()) == [-1, 7, 1, 2, 3, 4, 5]
    assert copy.box is state.box
    again = Small()
    assert again.read_cells(pack(copy), 0) == 7
    assert same(again, copy)
    assert (again.turn, list(again.hand), again.bids) == (-(2**62), [9, 2, 3], [4, 8])
    assert list(Forgetful().cells()) != numbers_of(Forgetful())
