"""Who can know what of the screens, and how a searching player fills in the rest.

Tiles and discs in a hand are secret, but for the discs that everybody saw dealt and what a spy has
seen of them (BUS-SENSEI-08). Their numbers can be counted by everybody. All hidden tiles are taken
as equally likely to lie anywhere, whenever they were drawn; the same goes for discs.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import draw_out, total
from bakufu.games.bushido.box import BATTLE, DISCS, KOTAU, STRENGTHS, SUPPORT, THINGS
from bakufu.games.bushido.state import DRAW_DISC, DRAW_TILE, OVER, STACK, TACTIC, BushidoState


def redeal(s: BushidoState, viewer: i64, chance: Chance) -> None:
    """Deal anew, in place, all that the viewer cannot know."""
    redeal_without(s, viewer, 0, chance)


def redeal_without(s: BushidoState, viewer: i64, kept: i64, chance: Chance) -> None:
    """The same, but the hands of the seats in the mask `kept` stay as they are."""
    if s.step == OVER:
        return  # everything lies open (BUS-SEE-08)
    players = s.box.players
    numbers = vec[i64]([0] * (3 * players))  # of each seat: tiles, discs, covered discs to be drawn
    for seat in range(players):
        if seat != viewer and (kept >> seat) & 1 == 0:
            _take_in(s, viewer, seat, numbers)
    if s.step == TACTIC:
        _stack_anew(s, viewer, kept, numbers, chance)
    for seat in range(players):
        row = seat * THINGS
        for _time in range(numbers[3 * seat]):
            tile = draw_out(DRAW_TILE, s.bag, 0, SUPPORT, chance)
            s.hand[row + tile] = s.hand[row + tile] + 1
        for _time in range(numbers[3 * seat + 1]):
            disc = BATTLE + draw_out(DRAW_DISC, s.bag, BATTLE, DISCS, chance)
            s.hand[row + disc] = s.hand[row + disc] + 1
        for _time in range(numbers[3 * seat + 2]):
            disc = draw_out(DRAW_DISC, s.bag, BATTLE, DISCS, chance)
            s.covered[seat * DISCS + disc] = s.covered[seat * DISCS + disc] + 1
    for seat in range(players):
        if seat != viewer and (kept >> seat) & 1 == 0:
            for spy in range(players):
                if spy != viewer and spy != seat:
                    _see_anew(s, spy, seat, 0, SUPPORT, chance)
                    _see_anew(s, spy, seat, BATTLE, DISCS, chance)


def _take_in(s: BushidoState, viewer: i64, seat: i64, numbers: vec[i64]) -> None:
    """What the viewer does not know of a hand goes back; how many things does it lack?"""
    hands = s.hands()
    for thing in range(THINGS):
        place = seat * THINGS + thing
        sure = hands.known_to(viewer, seat, thing)
        secret = s.hand[place] - sure
        s.hand[place] = sure
        s.bag[thing] = s.bag[thing] + secret
        sort = 3 * seat
        if thing >= BATTLE:
            sort += 1
        numbers[sort] = numbers[sort] + secret
    for disc in range(DISCS):
        place = seat * DISCS + disc
        numbers[3 * seat + 2] = numbers[3 * seat + 2] + s.covered[place]
        s.bag[BATTLE + disc] = s.bag[BATTLE + disc] + s.covered[place]
        s.covered[place] = 0


def _stack_anew(s: BushidoState, viewer: i64, kept: i64, numbers: vec[i64], chance: Chance) -> None:
    """Stacks of the height and with the top tile that all have seen, and a disc to fight with."""
    heights = vec[i64]([0, 0])
    for side in range(2):
        seat = s.fighter(side)
        if seat == viewer or (kept >> seat) & 1 != 0:
            continue
        heights[side] = s.height(side)
        for strength in range(STRENGTHS):
            s.stack[side * STRENGTHS + strength] = 0
        place = seat * THINGS + s.top[side]
        if s.hand[place] == 0:
            s.hand[place] = 1
            s.bag[s.top[side]] = s.bag[s.top[side]] - 1
            numbers[3 * seat] = numbers[3 * seat] - 1
        s.stack[side * STRENGTHS + s.top[side]] = 1
        if s.fighting_discs(seat) == 0:
            disc = BATTLE + draw_out(DRAW_DISC, s.bag, BATTLE, KOTAU - BATTLE, chance)
            s.hand[seat * THINGS + disc] = 1
            numbers[3 * seat + 1] = numbers[3 * seat + 1] - 1
    for side in range(2):
        for _time in range(heights[side] - 1):
            _stack_one(s, side, numbers, chance)


def _stack_one(s: BushidoState, side: i64, numbers: vec[i64], chance: Chance) -> None:
    """One more tile below the top: from the bag, while the hand lacks tiles, or a known one."""
    seat = s.fighter(side)
    row, stack = seat * THINGS, side * STRENGTHS
    choice = vec[i64]([0] * (2 * STRENGTHS))
    for strength in range(STRENGTHS):
        if numbers[3 * seat] > 0:
            choice[strength] = s.bag[strength]
        choice[STRENGTHS + strength] = s.hand[row + strength] - s.stack[stack + strength]
    drawn = chance.draw(DRAW_TILE, choice, 0, 2 * STRENGTHS)
    strength = drawn % STRENGTHS
    if drawn < STRENGTHS:
        s.bag[strength] = s.bag[strength] - 1
        s.hand[row + strength] = s.hand[row + strength] + 1
        numbers[3 * seat] = numbers[3 * seat] - 1
    s.stack[stack + strength] = s.stack[stack + strength] + 1


def _see_anew(s: BushidoState, spy: i64, seat: i64, first: i64, kinds: i64, chance: Chance) -> None:
    """Others have seen as much of the new hands as they had of the true ones."""
    row = (spy * s.box.players + seat) * THINGS + first
    number = total(s.seen, row, kinds)
    if number == 0:
        return
    left = vec[i64]([0] * kinds)
    for kind in range(kinds):
        place = seat * THINGS + first + kind
        left[kind] = s.hand[place] - s.known[place]
        s.seen[row + kind] = 0
    for _time in range(number):
        kind = draw_out(DRAW_TILE, left, 0, kinds, chance)
        s.seen[row + kind] = s.seen[row + kind] + 1


def world_behind(
    before: BushidoState, after: BushidoState, viewer: i64, chance: Chance
) -> BushidoState:
    """A world before a step that differs only in what is still hidden after it.

    Whoever shows something keeps the whole hand: fighters when stacks or discs are turned, whoever
    plays a tile or a disc, whoever is spied on.
    """
    world = before.clone()
    if before.step == OVER:
        return world
    kept: i64 = 0
    turned = before.step != after.step and (before.step == STACK or before.step == TACTIC)
    if turned:
        kept = (1 << before.attacker) | (1 << before.defender)
    elif before.actor >= 0 and before.hand != after.hand:
        kept = 1 << before.actor
    if viewer >= 0:
        players = before.box.players
        for seat in range(players):
            row = (viewer * players + seat) * THINGS
            for thing in range(row, row + THINGS):
                if before.seen[thing] < after.seen[thing]:
                    kept |= 1 << seat
    redeal_without(world, viewer, kept, chance)
    if not turned:
        world.asked().redraw(world, viewer, chance)
    return world
