"""The conservation laws of the rulebook (BUS-LAW): what must hold after every step.

Laws look at positions in which any number may be wrong, and say so; they never fail.
"""

from collections.abc import Iterator, Sequence

from bakufu.engine.table.telling import Note
from bakufu.games.bushido import names, notes
from bakufu.games.bushido.box import (
    BATTLE,
    DISCS,
    FORTRESS,
    HEXES,
    RONIN,
    SEATS,
    STRENGTHS,
    SUPPORT,
    THINGS,
    TILE_KINDS,
)
from bakufu.games.bushido.state import (
    BONUS,
    CALL_ELITE,
    CHOOSE_PROVINCE,
    CLOSE_GAP,
    DEAL,
    DEPLOY,
    INTRIGUE,
    NEUTRAL,
    NOWHERE,
    OVER,
    RECRUIT,
    REGROUP,
    REMOVE,
    RETREAT,
    STACK,
    TACTIC,
    BushidoState,
)


def broken_laws(
    before: BushidoState | None, s: BushidoState, told: Sequence[Note] | None = None
) -> list[str]:
    """The laws that do not hold, each in a sentence."""
    shapes = list(_shapes(s))
    if shapes:
        return shapes  # nothing else can be looked at
    found = [*_tiles(s), *_discs(s), *_troops(s), *_tracks(s), *_land(s), *_hands(s), *_turn(s)]
    if before is not None:
        found += _one_way(before, s)
        found += _limits(before, s, told)
    return found


def _shapes(s: BushidoState) -> Iterator[str]:
    players = int(s.box.players)
    for place in range(HEXES):
        if not NOWHERE <= s.owner[place] < players or not -1 <= s.kind[place] <= FORTRESS:
            yield f"BUS-LAW-08: {names.HEXES[place]} belongs to no clan here"
        elif s.owner[place] >= 0 and s.kind[place] < 0:
            yield f"BUS-LAW-18: {names.HEXES[place]} is owned face down"
    for role, seat in _roles(s).items():
        if not -1 <= seat < players:
            yield f"BUS-LAW-16: the {role} has no seat"
    for name, seat in (("actor", s.actor), ("host", s.host), ("guest", s.guest)):
        if not -1 <= seat < players:
            yield f"BUS-LAW-16: the {name} has no seat"


def _roles(s: BushidoState) -> dict[str, int]:
    return {
        "daimyo": int(s.daimyo),
        "samurai": int(s.samurai),
        "bushi": int(s.bushi),
        "sensei": int(s.sensei),
        "hatamoto": int(s.hatamoto),
    }


def _things(s: BushidoState, thing: int) -> int:
    """How many of a kind are in bag or stock and behind screens, stacks included."""
    return int(s.bag[thing]) + sum(int(s.hand[seat * THINGS + thing]) for seat in range(SEATS))


def _tiles(s: BushidoState) -> Iterator[str]:
    for tile in range(SUPPORT):
        number = _things(s, tile) + (sum(map(int, s.ronin)) if tile == RONIN else 0)
        if number != s.box.things[tile]:
            yield f"BUS-LAW-01: there are {number} tiles {names.THINGS[tile]}"
    if min(*s.bag, *s.hand) < 0:
        yield "BUS-LAW-01: less than nothing lies somewhere"
    if s.bag_size() <= 0:
        yield "BUS-LAW-14: the bag is empty"


def _discs(s: BushidoState) -> Iterator[str]:
    for disc in range(DISCS):
        number = _things(s, int(BATTLE) + disc) + int(s.used[disc])
        number += sum(int(s.covered[seat * DISCS + disc]) for seat in range(SEATS))
        if number != s.box.things[BATTLE + disc]:
            yield f"BUS-LAW-02: there are {number} discs {names.DISCS[disc]}"
    if min(*s.used, *s.covered) < 0:
        yield "BUS-LAW-02: less than no disc lies somewhere"
    if s.stock_size() <= s.box.shuffle_at:
        yield f"BUS-LAW-13: the stock has {s.stock_size()} discs"
    for seat in range(s.box.players):
        if s.discs_of(seat) > s.box.discs_held:
            yield f"BUS-LAW-12: {names.COLOURS[seat]} has {s.discs_of(seat)} discs"


def _troops(s: BushidoState) -> Iterator[str]:
    if min(*s.troops, *s.elite, *s.removed, s.force, s.force_elite) < 0:
        yield "BUS-LAW-03: less than no troops stand somewhere"
    if (s.balance or s.balance_elite) and s.step != REGROUP:
        yield "BUS-LAW-03: troops are taken up and not put down"
    for seat in range(s.box.players):
        if s.reserve(seat) < 0:
            yield f"BUS-LAW-03: {names.COLOURS[seat]} has {s.on_map(seat)} troops on the map"
        if s.on_map(seat) > s.box.troops:
            yield f"BUS-LAW-11: {names.COLOURS[seat]} has {s.on_map(seat)} troops on the map"
        elite = int(s.elite_on_map(seat) + s.waiting[seat])
        most = int(s.box.elite) if s.box.elite_called else 0
        if s.waiting[seat] < 0 or elite > most:
            yield f"BUS-LAW-04: {names.COLOURS[seat]} has {elite} elite troops"
        if s.box.forfeits_return and s.removed[seat]:
            yield "BUS-LAW-03: troops were removed that should return"


def _tracks(s: BushidoState) -> Iterator[str]:
    most = s.box.most_honour
    for law, row in (("BUS-LAW-05", s.dh), ("BUS-LAW-06", s.sh)):
        spaces = [int(row[seat]) for seat in range(s.box.players)]
        if not 0 <= min(spaces) <= max(spaces) <= most:
            yield f"{law}: a marker stands beyond the track"
        shared = {space for space in spaces if space > 0 and spaces.count(space) > 1}
        if law == "BUS-LAW-06":
            shared.discard(int(s.box.samurai_start))
        if shared:
            yield f"{law}: two markers stand on {min(shared)}"
    won = max(int(s.dh[seat]) for seat in range(s.box.players)) >= most
    if (s.step == OVER) != (won or s.month > s.box.months):
        yield "BUS-LAW-19: the game is over, or should be"
    if (s.step == OVER) != (s.actors() == 0):
        yield "BUS-LAW-19: somebody is asked after the end, or nobody before it"


def _land(s: BushidoState) -> Iterator[str]:
    playing = [place for place in range(HEXES) if s.owner[place] != NOWHERE]
    if playing != [place for place in range(HEXES) if s.box.in_play[place]]:
        yield "BUS-LAW-08: other hexes are in play"
    for seat in range(s.box.players):
        forts = [p for p in playing if s.kind[p] == FORTRESS and s.owner[p] == seat]
        if len(forts) != 1 and (s.month > 0 or s.step > 0 or len(forts) > 1):
            yield f"BUS-LAW-08: {names.COLOURS[seat]} has {len(forts)} fortresses"
        if any(s.troops[place] < 1 for place in forts):
            yield f"BUS-LAW-09: the fortress of {names.COLOURS[seat]} is empty"
    # After a win nothing that would follow is carried out (BUS-END-02): no check after phase 9.
    unchecked = s.step == OVER and s.month <= s.box.months and s.box.revolt_after_honour
    for place in playing:
        word, worth = names.HEXES[place], int(s.worth(place))
        in_combat = place == s.target
        between = s.step == CLOSE_GAP or s.step == REGROUP
        if s.owner[place] == NEUTRAL:
            if worth:
                yield f"BUS-LAW-09: troops of nobody stand in {word}"
            if s.kind[place] == FORTRESS:
                yield f"BUS-LAW-08: the fortress in {word} is nobody's"
        elif worth < 1 and not in_combat and not between:
            yield f"BUS-LAW-09: {word} is empty"
        if s.ronin[place] < 0 or (s.ronin[place] and s.kind[place] == FORTRESS):
            yield f"BUS-LAW-10: there are Ronin in {word}"
        elif s.owner[place] >= 0 and 0 < s.ronin[place] >= worth:
            if not in_combat and not between and not unchecked and s.step != REMOVE:
                yield f"BUS-LAW-10: {s.ronin[place]} Ronin against {worth} in {word}"
    turned = [int(s.kind[place]) for place in playing if 0 <= s.kind[place] < FORTRESS]
    for kind in range(TILE_KINDS):
        if turned.count(kind) + s.pool[kind] != s.box.pool[kind] or s.pool[kind] < 0:
            yield f"BUS-LAW-18: {turned.count(kind)} provinces {names.KINDS[kind]} are turned up"
    if s.step > CHOOSE_PROVINCE and any(s.kind[place] < 0 for place in playing):
        yield "BUS-LAW-18: a province is face down after the set-up"
    out = [place for place in range(HEXES) if place not in playing]
    if any(s.troops[p] or s.elite[p] or s.ronin[p] or s.kind[p] >= 0 for p in out):
        yield "BUS-LAW-08: something stands nowhere"


def _hands(s: BushidoState) -> Iterator[str]:
    players = int(s.box.players)
    for seat in range(players):
        for thing in range(THINGS):
            place = seat * int(THINGS) + thing
            held, known = int(s.hand[place]), int(s.known[place])
            if not 0 <= known <= held:
                yield f"BUS-LAW-20: more is known of {names.COLOURS[seat]} than is there"
            for spy in range(players):
                seen = int(s.seen[(spy * players + seat) * THINGS + thing])
                if not 0 <= seen <= max(0, held - known):
                    yield f"BUS-LAW-20: {names.COLOURS[spy]} has seen what is not there"
    if STACK <= s.step <= TACTIC:
        for side in range(2):
            seat = int(s.fighter(side))
            if not 0 <= seat < players:
                yield "BUS-LAW-16: nobody fights"
                continue
            for strength in range(STRENGTHS):
                number = s.stack[side * STRENGTHS + strength]
                if not 0 <= number <= s.hand[seat * THINGS + strength]:
                    yield f"BUS-LAW-01: {names.COLOURS[seat]} has stacked what is not there"
    elif any(s.stack) or s.ready:
        yield "BUS-LAW-01: a stack lies there after the combat"


def _turn(s: BushidoState) -> Iterator[str]:
    roles = _roles(s)
    others = [seat for role, seat in roles.items() if role != "daimyo"]
    if s.month == 0:
        if s.step > DEPLOY or max(roles.values()) >= 0:
            yield "BUS-LAW-16: somebody has a role in the set-up"
        return
    if s.daimyo < 0:
        yield "BUS-LAW-16: there is no Daimyo"
    if s.step == OVER:
        return
    by_tile = s.host >= 0 and s.host != s.daimyo
    if s.step < DEAL and not by_tile and max(others) >= 0:
        yield "BUS-LAW-16: roles before phase 4"
    if s.step >= INTRIGUE or by_tile:
        dealt = [seat for seat in others if seat >= 0]
        due = min(4, int(s.box.players)) - (s.box.players == 4)
        if s.daimyo in dealt or len(dealt) != due or s.samurai == s.bushi:
            yield f"BUS-LAW-16: {len(dealt)} cards lie with others"
        if s.box.players > 3 and len(set(dealt)) != len(dealt):
            yield "BUS-LAW-16: somebody has two cards"
    fights = BONUS <= s.step <= RETREAT
    if not fights and (s.attacker >= 0 or s.laid or s.fallen_attackers or s.fallen_defenders):
        yield "BUS-LAW-09: something is left of a combat that is over"


def _one_way(before: BushidoState, s: BushidoState) -> Iterator[str]:
    if not before.month <= s.month <= before.month + 2:
        yield f"BUS-LAW-15: the month went from {before.month} to {s.month}"
    for seat in range(s.box.players):
        if s.tokens[seat] & ~before.tokens[seat]:
            yield "BUS-LAW-17: a token came back"
        if s.removed[seat] < before.removed[seat]:
            yield "BUS-LAW-03: removed troops came back"
        for other in range(seat):
            start = int(s.box.samurai_start)
            if s.sh[seat] == s.sh[other] == start and (
                before.sh[seat] != start or before.sh[other] != start
            ):
                yield "BUS-LAW-06: a marker came back onto the common start"
    for place in range(HEXES):
        if before.kind[place] >= 0 and before.kind[place] != s.kind[place]:
            yield f"BUS-LAW-18: {names.HEXES[place]} has changed"
        if before.kind[place] == FORTRESS and before.owner[place] != s.owner[place]:
            yield f"BUS-LAW-08: the fortress in {names.HEXES[place]} changed hands"


def _limits(before: BushidoState, s: BushidoState, told: Sequence[Note] | None) -> Iterator[str]:
    """What holds when phase 1 has ended, and what is told is what the tracks show."""
    in_phase_1 = before.step in (REMOVE, RECRUIT, CALL_ELITE) and s.step > RECRUIT
    if in_phase_1 and s.daimyo == before.daimyo and s.step != OVER:
        seat = int(s.daimyo)
        lands = sum(1 for place in range(HEXES) if s.owner[place] == seat)
        if s.on_map(seat) > max(lands, int(s.koku_of(seat))):
            yield f"BUS-LAW-11: {names.COLOURS[seat]} has {s.on_map(seat)} troops"
        if s.discs_of(seat) != s.box.discs_held:
            yield f"BUS-LAW-12: the Daimyo has {s.discs_of(seat)} discs"
    land: dict[int, tuple[int, int]] = {}
    for kind, a, b, c in told or ():
        if kind == notes.LAND_MARKED:
            land[a] = (b, c)
    for seat in range(s.box.players):
        marked = (int(s.koku_of(seat)), int(s.income_of(seat)))
        was = (int(before.koku_of(seat)), int(before.income_of(seat)))
        if before.step > CHOOSE_PROVINCE and told is not None and land.get(seat, was) != marked:
            yield f"BUS-LAW-07: the markers of {names.COLOURS[seat]} were not moved"
