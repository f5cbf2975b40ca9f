"""The page about observations is what the fields say."""

import subprocess
import sys
from pathlib import Path

import pytest

from bakufu.engine.table.contract import variants
from bakufu.engine.text.errors import BadInput
from bakufu.envs import fields
from bakufu.games.shelf import GAMES

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
# Told by the text of the page, or by their own names.
PLAIN_AXES = {"seat", "other seat", "of seat", "seat, then farmers", "place", "position"}


def test_the_page_is_up_to_date() -> None:
    """`python -m bakufu.envs.fields > docs/observations.md` writes it again."""
    assert PAGE.read_text(encoding="utf-8") == fields.page()


@pytest.mark.parametrize("name", GAMES)
def test_every_field_and_every_axis_is_explained(name: str) -> None:
    game, text = GAMES[name], PAGE.read_text(encoding="utf-8")
    axes = game.observation_guide().axes
    for options in variants(game):
        for field in game.observer(game.setup(options)).fields:
            assert f"- `{field.name}`" in text
            assert field.meaning
            for axis, number in field.axes:
                if axis == "space":  # fewer without the court
                    assert number in (11, len(axes[axis]))
                elif axis not in PLAIN_AXES or axis in axes:
                    assert len(axes[axis]) == number, axis


def test_any_table_can_be_asked_for() -> None:
    said = fields.main(["shogun", "players=3", "court=on"])
    assert "- `owner` (province:45, seat:3): who holds each province\n" in said
    assert "- `chests` (seat:3) <=" in said
    assert "favour_kept" in said
    assert "favour_kept" not in fields.main(["shogun"])
    with pytest.raises(BadInput, match="expected words such as players=3"):
        fields.main(["shogun", "three"])


def test_a_wrong_word_is_one_line() -> None:
    command = [sys.executable, "-m", "bakufu.envs.fields", "shogum"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == 'there is no game "shogum": did you mean "shogun"?\n'
