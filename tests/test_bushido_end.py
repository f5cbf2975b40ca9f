"""How long a year lasts when everybody stalls, with the guard and without it (BUS-END-06)."""

import pytest
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.contract import CHECKS
from bakufu.engine.table.game import seats_in
from bakufu.games.bushido.game import Bushido
from bakufu.games.bushido.state import BushidoState

GAME = Bushido()
NAMES = [GAME.move_name(move) for move in range(GAME.move_count)]
# The discs come round sooner when all are changed, and with them the two Kotau.
CHANGE = ("discard battle", "discard duel", "discard ambush", "discard traitor")


def stall(state: BushidoState, legal: list[int], dice: Dice) -> int:
    """Early ends until the guard is about to move the month; then an attack, for the count begins
    again with it, and an audience that holds the month back."""
    words = {NAMES[move]: move for move in legal}
    early = int(state.early) < int(state.box.players) - 1 or not state.box.stall_guard
    for word in ("kotau appease", *(("halt", "geisha") if early else ()), *CHANGE):
        if word in words:
            return words[word]
    others = [move for word, move in words.items() if word not in ("halt", "geisha")]
    return (others or legal)[dice.below(len(others or legal))]


def played(options: dict[str, object], seed: int, most: int) -> tuple[BushidoState, int]:
    dice = Dice(seed)
    state = GAME.start(GAME.setup(options), dice, Scribe())
    for count in range(most):
        if not state.actors():
            return state, count
        seat = seats_in(state.actors())[0]
        state.apply(seat, stall(state, GAME.legal(state, seat), dice), dice, Scribe())
    return state, most


@rule("BUS-END-06")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_the_guard_a_year_of_stalling_ends(players: int) -> None:
    """Nothing but luck with the two Kotau discs holds the months back, and that runs out."""
    state, count = played({"players": players}, players, GAME.longest)
    assert state.actors() == 0
    assert count < GAME.longest // 2


@rule("BUS-END-06")
def test_without_it_the_year_may_stand_still() -> None:
    state, count = played({"players": 3, "stall_guard": "off"}, 1, 1500)
    assert (count, int(state.month)) == (1500, 1)


@rule("BUS-END-02", "BUS-HONOUR-13")
@pytest.mark.parametrize("check", ["laws", "documents"])
def test_after_a_win_no_revolt_is_checked(check: str) -> None:
    """A conquest brings fifty honour, and more Ronin than troops stand in the province."""
    options: dict[str, object] = {
        "players": 3,
        "first_player": "random",
        "province_set": "random_32",
        "forfeited_troops": "reserve",
        "isolated_attack": "forbidden",
        "invite_daimyo": "no",
        "revolt_timing": "after_honour",
        "hand_counts": "shown",
        "town_katana": 0,
        "katana_split": "51-34-17",
        "campaign": "on",
    }
    CHECKS[check](GAME, GAME.setup(options), 444)
