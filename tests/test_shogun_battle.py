"""How many revolt markers there can be (SHO-REVOLT-14).

The cases of battles and revolts are played in scenarios/shogun/battle.toml and revolt.toml.
"""

import pytest
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary
from bakufu.engine.table.game import seats_in
from bakufu.games.shogun import names
from bakufu.games.shogun.box import PROVINCES
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.notes import UNREST_PLACED
from bakufu.games.shogun.state import CHOOSE_COLOUR, CHOOSE_SPECIAL, PLAN, ShogunState

GAME = Shogun()
PASSING = ("combat-a", "combat-b", "deploy-1", "castle")
OTHERS = ("temple", "theatre", "deploy-5", "deploy-3")


def collecting_plan(state: ShogunState, seat: int) -> str:
    """Rice and tax in the two strongest provinces; nobody is attacked."""
    held = [province for province in range(PROVINCES) if state.owner[province] == seat]
    held.sort(key=lambda province: -int(state.armies[province]))
    spaces = ["bid: chest-0"]
    spaces += [f"{space}: chest-{i}" for i, space in enumerate(PASSING, 1)]
    spaces += [
        f"{space}: {names.PROVINCES[province]}"
        for space, province in zip(("rice", "tax", *OTHERS), held, strict=False)
    ]
    return f"plan {', '.join(spaces)}"


def order_for(state: ShogunState, seat: int) -> str:
    if state.step == CHOOSE_COLOUR:
        return f"colour {names.COLOURS[seat]}"
    if state.step == PLAN:
        return collecting_plan(state, seat)
    assert state.step == CHOOSE_SPECIAL
    return f"special {min(set(range(5)) - set(map(int, state.place_of))) + 1}"


@rule("SHO-REVOLT-14")
@pytest.mark.parametrize("seed", range(10))
def test_the_markers_suffice(seed: int) -> None:
    """Given five players who collect rice and tax in all three rounds; when autumn ends; then at
    most 30 markers are on the map."""
    dice, diary = Dice(seed), Diary()
    state = GAME.start(GAME.setup({"players": 5}), dice, diary)
    rounds: list[int] = []
    while state.year < 2 and state.season < 3:
        seat = seats_in(state.actors())[0]
        if state.step == PLAN and (not rounds or rounds[-1] != state.season):
            rounds.append(int(state.season))
        for move in GAME.read_order(state, seat, order_for(state, seat)):
            state.apply(seat, move, dice, diary)
        assert sum(state.unrest) <= 30
        assert max(state.unrest) <= state.season + 1
    assert rounds == [0, 1, 2]
    placed = [note for note in diary.notes if note[0] == UNREST_PLACED]
    # Ten in spring; later a revolt that is lost costs its marker.
    assert 20 <= len(placed) <= 30
    assert max(note[2] for note in placed) <= 3
