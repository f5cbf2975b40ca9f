"""Why a game ends and what is open afterwards: SHI-END-02, -03, -05 and -06, in whole games too.

The cases themselves are played in scenarios/shitenno/end.toml.
"""

from typing import Any, cast

import pytest
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.core.playout import play_out
from bakufu.engine.core.state import State
from bakufu.games.shelf import find_game
from bakufu.games.shitenno import events as ev
from bakufu.games.shitenno.view import ShitennoView

GAME = find_game("shitenno")
SETUP = GAME.setup({"players": 4})

LAST_TURN: dict[str, Any] = {
    "round": 6,
    "year": "odd",
    "actor": "ii",
    "hands": {"honda": ["samurai", "3-koku"], "sakai": ["bushi+sohei"], "ii": ["1-koku x2"]},
    "provinces": {"kanto": {"kamons": ["honda", "sakai"]}},
}


def seen(state: State, viewer: int | None) -> ShitennoView:
    return cast(ShitennoView, GAME.view(state, viewer))


@rule("SHI-END-05")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_hands_are_laid_open_in_the_final_count(viewer: int | None) -> None:
    """All hands are laid open, and only then."""
    state = GAME.from_document(SETUP, LAST_TURN)
    before = [seat.hand for seat in seen(state, viewer).seats]
    assert [hand is not None for hand in before] == [seat == viewer for seat in range(4)]
    state.apply(3, GAME.move_number("end"), Dice(0), Scribe())
    assert [sorted(seat.hand or []) for seat in seen(state, viewer).seats] == [
        ["3-koku", "samurai"],
        [],
        ["bushi+sohei"],
        ["1-koku", "1-koku"],
    ]
    assert seen(state, viewer).actor is None


@rule("SHI-END-02", "SHI-END-03")
def test_the_reason_is_named() -> None:
    """The koku pile ends this game; with a stock empty as well, the stock is named."""
    state = GAME.from_document(SETUP, LAST_TURN)
    assert GAME.end_reason(state) == ""
    state.apply(3, GAME.move_number("end"), Dice(0), Scribe())
    assert GAME.end_reason(state) == "SHI-END-03"
    board = {"provinces": {p: {"kamons": ["honda", "honda"]} for p in ("kanto", "chubu")}}
    board["provinces"] |= {p: {"kamons": ["honda", "honda"]} for p in ("kyushu", "kansai")}
    state = GAME.from_document(SETUP, {**LAST_TURN, **board, "round": 5})
    state.apply(3, GAME.move_number("end"), Dice(0), Scribe())
    assert GAME.end_reason(state) == "SHI-END-02"


@rule("SHI-END-06")
def test_the_favourite_is_named_once() -> None:
    """Given final scores, when the winner is named, then it is the player with most points."""
    state = GAME.from_document(SETUP, LAST_TURN)
    diary = Diary()
    state.apply(3, GAME.move_number("end"), Dice(0), diary)
    told = GAME.events(SETUP, diary.notes, None)
    assert [e.seat for e in told if isinstance(e, ev.GameEnded)] == [0]
    assert isinstance(told[-1], ev.GameEnded)
    assert [int(state.score(seat)) for seat in range(4)] == [5 + 3 + 6, 0, 6, 2]


@rule("SHI-END-01", "SHI-END-07", "SHI-END-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_end_for_a_reason_and_rank_everybody(players: int) -> None:
    """Whoever plays: an odd year is finished, places run from 1 on and follow points and titles."""
    setup = GAME.setup({"players": players, "general_choice": "random"})
    for seed in range(30):
        dice = Dice(seed)
        state = GAME.start(setup, dice, Scribe())
        play_out(state, dice, GAME.move_count, GAME.longest)
        assert state.actors() == 0
        view = seen(state, None)
        assert view.year == "odd"
        stocks = [seat.stock for seat in view.seats]
        assert 0 in stocks or view.koku_pile == 0
        order = sorted(view.seats, key=lambda s: (s.score, _SEALS[str(s.title)]), reverse=True)
        assert [seat.place for seat in order] == list(range(1, players + 1))


_SEALS = {"daimyo": 4, "shomyo": 3, "sensei": 2, "hatamoto": 1}
