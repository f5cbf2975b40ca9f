"""What the judge thinks a position is worth before the turns of an odd year."""

from typing import Any

import pytest

from bakufu.games.shelf import find_game

GAME = find_game("shitenno")
SETUP = GAME.setup({"players": 4})
WEIGHTS = {weight.name: weight.number for weight in GAME.judgement().declared()}
SENSEI_IS_TO_PLAY: dict[str, Any] = {
    "round": 3,
    "year": "odd",
    "actor": "honda",
    "titles": {"honda": "daimyo", "sakakibara": "shomyo", "sakai": "sensei", "ii": "hatamoto"},
    "hands": {name: ["3-koku"] for name in ("honda", "sakakibara", "sakai", "ii")},
    "provinces": {"kanto": {"kamons": ["sakai", "ii"]}},
}


def worth(position: dict[str, Any], seat: int, **others: float) -> float:
    judge = GAME.judgement().weighed(list((WEIGHTS | others).values()))
    return float(judge.value(GAME.from_document(SETUP, position), seat))


def test_a_flip_still_to_come_is_worth_something() -> None:
    """The Senseï's alone, and only until that turn is over."""
    adds = [
        worth(SENSEI_IS_TO_PLAY, i, flip=1.0) - worth(SENSEI_IS_TO_PLAY, i, flip=0.0)
        for i in range(4)
    ]
    assert adds[2] > WEIGHTS["least_gilding"] / 2
    assert [adds[seat] for seat in (0, 1, 3)] == [0.0, 0.0, 0.0]
    over = SENSEI_IS_TO_PLAY | {"actor": "ii"}
    assert worth(over, 2, flip=1.0) == worth(over, 2, flip=0.0)


def test_hopes_of_placing_count_in_part() -> None:
    """Without them a hand is worth what keeping it is worth."""
    none, half, all_of_them = (worth(SENSEI_IS_TO_PLAY, 0, hoped=part) for part in (0.0, 0.5, 1.0))
    assert none < half < all_of_them
    assert half == pytest.approx((none + all_of_them) / 2)
