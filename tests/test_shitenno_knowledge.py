"""Worlds drawn for a seat while another one pays: the pieces named so far are not in them."""

from collections.abc import Iterator

import pytest

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import same
from bakufu.engine.table.game import seats_in
from bakufu.games.shelf import find_game
from bakufu.games.shitenno.state import PAY, ShitennoState

GAME = find_game("shitenno")


def payments(seed: int, players: int) -> Iterator[ShitennoState]:
    """Positions of a random game in which somebody has named a part of a payment."""
    dice = Dice(seed)
    state = GAME.start(GAME.setup({"players": players}), dice, Scribe())
    while actors := seats_in(state.actors()):
        assert isinstance(state, ShitennoState)
        if state.step == PAY and sum(state.pledge) > 0:
            yield state
        legal = GAME.legal(state, actors[0])
        state.apply(actors[0], legal[dice.below(len(legal))], dice, Scribe())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_named_for_a_payment_stays_secret(players: int) -> None:
    tried = apart = 0
    for seed in range(12):
        for state in payments(seed, players):
            payer = int(state.actor)
            for viewer in set(range(players)) - {payer}:
                world, other = (state.determinise(viewer, Dice(n)) for n in (1, 2))
                assert GAME.view(world, viewer) == GAME.view(state, viewer)
                assert isinstance(world, ShitennoState)
                assert sum(world.pledge) == 0
                # From a world that cannot be told from the true one the same worlds are drawn.
                assert same(other.determinise(viewer, Dice(1)), world)
                apart += not same(world, other)
                tried += 1
    assert tried > 50
    assert apart > tried / 3


def test_a_payment_can_be_completed_in_every_world() -> None:
    tried = 0
    for seed in range(12):
        for state in payments(seed, 3):
            payer = int(state.actor)
            dice = Dice(seed)
            world = state.determinise((payer + 1) % 3, dice)
            assert isinstance(world, ShitennoState)
            placed = sum(state.kamons)
            while (legal := GAME.legal(world, payer)) and sum(world.kamons) == placed:
                world.apply(payer, legal[dice.below(len(legal))], dice, Scribe())
            assert sum(world.kamons) == placed + 1
            assert GAME.broken_laws(None, world) == []
            tried += 1
    assert tried > 20


def test_the_payer_remembers_what_was_named() -> None:
    state = next(payments(1, 3))
    world = state.determinise(int(state.actor), Dice(1))
    assert isinstance(world, ShitennoState)
    assert list(world.pledge) == list(state.pledge)
