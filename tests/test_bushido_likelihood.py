"""A pass makes some tiles unlikely in the worlds that a search draws, and tells nothing else."""

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.game import seats_in
from bakufu.games.bushido.box import GEISHA, RONIN, SUPPORT
from bakufu.games.bushido.game import Bushido
from bakufu.games.bushido.likelihood import _is_land_ripe
from bakufu.games.bushido.state import INTRIGUE, REGROUP, BushidoState

GAME = Bushido()
JUDGE = GAME.judgement()
WORLDS = 120


def after_intrigue() -> BushidoState:
    """The Sensei has passed, though a Ronin more would make somebody's province revolt."""
    for seed in range(20):
        dice = Dice(seed)
        state = GAME.start(GAME.setup({"players": 4}), dice, Scribe())
        while state.actors():
            assert isinstance(state, BushidoState)
            if state.step == REGROUP and _is_land_ripe(state, state.sensei):
                return state
            seat = seats_in(state.actors())[0]
            world = state.determinise(seat, dice)
            state.apply(seat, JUDGE.choose(world, seat, dice), dice, Scribe())
    raise AssertionError("no such turn")


def imagined(state: BushidoState, viewer: int, seed: int, heeded: bool) -> BushidoState:
    dice = Dice(seed)
    world = state.determinise(viewer, dice)
    if heeded:
        JUDGE.imagine(world, viewer, dice)
    assert isinstance(world, BushidoState)
    return world


def test_who_passed_is_less_likely_to_hold_what_would_have_gained() -> None:
    state = after_intrigue()
    viewer, sensei = int(state.daimyo), int(state.sensei)
    held = {}
    for heeded in (False, True):
        worlds = [imagined(state, viewer, seed, heeded) for seed in range(WORLDS)]
        held[heeded] = [
            sum(int(world.holds(sensei, tile)) for world in worlds) for tile in (RONIN, GEISHA)
        ]
    assert held[True][0] < 0.7 * held[False][0]
    assert held[True][1] < held[False][1]


def test_nothing_is_lost_and_what_is_known_stays() -> None:
    state = after_intrigue()
    viewer = int(state.daimyo)
    for seed in range(20):
        world = imagined(state, viewer, seed, True)
        assert GAME.broken_laws(None, world) == []
        assert GAME.view(world, viewer) == GAME.view(state, viewer)
        for tile in range(SUPPORT):
            everywhere = [int(world.holds(seat, tile)) for seat in range(4)]
            before = [int(state.holds(seat, tile)) for seat in range(4)]
            assert sum(everywhere) + world.bag[tile] == sum(before) + state.bag[tile]


def test_nobody_is_asked_what_he_hides() -> None:
    """Worlds that the viewer cannot tell apart lead to the same imagined one."""
    state = after_intrigue()
    viewer = int(state.daimyo)
    for seed in range(10):
        other = state.determinise(viewer, Dice(seed + 100))
        assert isinstance(other, BushidoState)
        one, two = (imagined(true, viewer, seed, True) for true in (state, other))
        assert list(one.hand) == list(two.hand)
        assert list(one.bag) == list(two.bag)


def test_before_anybody_was_asked_a_pass_tells_nothing() -> None:
    state = after_intrigue()
    state.step, state.actor = INTRIGUE, state.sensei
    viewer = int(state.daimyo)
    for seed in range(10):
        plain, heeded = (imagined(state, viewer, seed, both) for both in (False, True))
        assert list(plain.hand) == list(heeded.hand)
