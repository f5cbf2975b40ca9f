"""The conservation laws of the rulebook (section 14), checked after every step in the tests.

Laws 3 to 13 and 17 hold in any single position once set-up is done; Laws 16 and 18 to 20 speak of
steps, refusals, views and length and are kept by the contract tests as well.
"""

from collections.abc import Iterator

from bakufu.games.shitenno import names
from bakufu.games.shitenno.box import CARDS, DAIMYO, FIRST_TROOP, SHOMYO
from bakufu.games.shitenno.state import (
    ANSWER,
    FROM_POSITIONS,
    FROM_TITLES,
    GOLD,
    LOT_CARDS,
    LOT_TILE,
    OVER,
    PAY,
    SOURCES,
    WHICH_LOT,
    ShitennoState,
)

_SHARING = (LOT_TILE, LOT_CARDS, ANSWER, WHICH_LOT)


def broken_laws(before: ShitennoState | None, s: ShitennoState) -> list[str]:
    """What does not hold in this position, or in the step that led to it."""
    broken = [*_cards(s), *_tiles(s), *_kamons(s), *_points(s)]
    if s.round > 0:
        broken += [*_titles(s), *_sharing(s)]
    if before is not None:
        broken += _one_way(before, s)
    return broken


def _cards(s: ShitennoState) -> Iterator[str]:
    box, players = s.box, int(s.box.players)
    for card in range(CARDS):
        hands = sum(s.hand[seat * CARDS + card] for seat in range(players))
        places = (s.pile[card], s.share[card], s.first_lot[card], s.second_lot[card], s.spent[card])
        if sum(places) + hands != box.deck[card] or min(places) < 0:
            law = 2 if card < FIRST_TROOP else 1
            yield f"Law {law}: {names.CARDS[card]} is {sum(places) + hands} times in the game"
        for seat in range(players):
            at = seat * CARDS + card
            if min(s.known[at], s.older[at]) < 0 or s.known[at] + s.older[at] > s.hand[at]:
                yield f"Law 19: seat {seat + 1} does not hold the {names.CARDS[card]} it should"
            if card < FIRST_TROOP and s.known[at] != s.hand[at]:
                yield f"Law 19: koku in hand of seat {seat + 1} are not all known"
    koku = sum(s.pile[card] for card in range(FIRST_TROOP))
    if koku != sum(box.deck[card] for card in range(FIRST_TROOP)) - box.koku_draw * s.round:
        yield f"Law 3: {koku} koku cards in the pile in round {s.round}"


def _tiles(s: ShitennoState) -> Iterator[str]:
    box, players = s.box, int(s.box.players)
    for bonus in range(3):
        taken = sum(box.tiles[kind * 3 + bonus] - s.bonus[kind * 3 + bonus] for kind in range(4))
        front = sum(s.front[seat * 3 + bonus] for seat in range(players))
        if taken != front + s.used[bonus] or s.used[bonus] < 0:
            yield (
                f"Law 4: of {taken} tiles with the bonus {names.BONUSES[bonus]}, "
                f"{front + s.used[bonus]} are there"
            )
    for kind in range(4):
        row = range(kind * 3, kind * 3 + 3)
        shown = sum(1 for province in range(8) if s.gate[province] == kind)
        if (
            s.sides[kind] + shown != sum(s.bonus[i] for i in row)
            or min(s.bonus[i] for i in row) < 0
        ):
            yield f"Law 4: troop sides with {names.KINDS[kind]} do not fit the tiles on the gates"
    for province in range(8):
        if (s.gate[province] >= 0) != (s.kamons[province] < 3):
            yield f"Law 5: the gate of {names.PROVINCES[province]} does not fit its kamons"
    if sum(s.sides) != sum(max(0, 2 - int(s.kamons[province])) for province in range(8)):
        yield "Law 5: covered tiles do not fit the kamons"


def _kamons(s: ShitennoState) -> Iterator[str]:
    players = int(s.box.players)
    for province in range(8):
        filled = [s.kamon[province * 4 + position] > 0 for position in range(4)]
        count = int(s.kamons[province])
        if filled != [position < count for position in range(4)]:
            yield f"Law 6: {names.PROVINCES[province]} is not filled from the left"
    owners = [kamon & (GOLD - 1) for kamon in s.kamon]
    for seat in range(players):
        if s.stock[seat] < 0 or s.stock[seat] + owners.count(seat + 1) != s.box.stock:
            yield f"Law 7: seat {seat + 1} has lost or gained kamons"
    if owners.count(0) < sum(s.stock):
        yield "Law 8: there are fewer free positions than kamons in stock"
    if len([kamon for kamon in s.kamon if kamon & GOLD]) > max(0, s.round - (1 - s.odd)):
        yield "Law 17: more gold kamons than odd years"


def _titles(s: ShitennoState) -> Iterator[str]:
    players = int(s.box.players)
    titles = [int(s.title[seat]) for seat in range(players)]
    if len(set(titles)) != players or not set(titles) <= {1, 2, 3, 4}:
        yield f"Law 9: titles {titles}"
    tiles = [seals for seals in range(1, 5) if s.tiles_left >> seals & 1]
    tiles += [int(tile) for tile in (s.first_tile, s.second_tile) if _on_offer(s) and tile]
    tiles += [int(s.seals[seat]) for seat in range(players) if s.seals[seat]]
    if sorted(tiles) != ([] if s.odd else [1, 2, 3, 4]):
        yield f"Law 10: hierarchy tiles {sorted(tiles)}"


def _on_offer(s: ShitennoState) -> bool:
    return s.step in _SHARING


def _sharing(s: ShitennoState) -> Iterator[str]:
    if s.step in _SHARING:
        lotless = [seat for seat in range(s.box.players) if s.seals[seat] == 0]
        if s.tairo != max(lotless, key=lambda seat: s.title[seat]):
            yield f"Law 11: seat {s.tairo + 1} is Tairō"
    elif sum(s.share) + sum(s.first_lot) + sum(s.second_lot):
        yield "Law 12: cards are left to share after the even year"
    if not 0 <= s.placed <= 2:
        yield f"Law 13: {s.placed} kamons placed in a turn"
    if s.step != PAY and max(s.pledge) > 0:
        yield "Law 13: pieces are pledged outside a payment"
    limit = sum(s.box.deck[card] for card in range(FIRST_TROOP)) // s.box.koku_draw
    if s.round > limit:
        yield f"Law 20: round {s.round} of at most {limit}"


def _points(s: ShitennoState) -> Iterator[str]:
    for seat in range(s.box.players):
        own = [place for place in range(32) if s.kamon[place] & (GOLD - 1) == seat + 1]
        if s.points[seat * SOURCES + FROM_POSITIONS] != sum(s.box.values[place] for place in own):
            yield f"Law 14: the points of seat {seat + 1} do not fit its kamons"
        if s.points[seat * SOURCES + FROM_TITLES] > 2 * len(own):
            yield f"Law 14: the title points of seat {seat + 1} do not fit its kamons"
    if s.step == OVER:
        won = sum(s.points[seat * SOURCES + 3] for seat in range(s.box.players))
        if won != sum(s.box.majority[p] for p in range(8) if s.kamons[p] > 0):
            yield f"Law 15: majorities give {won} points"


def _one_way(before: ShitennoState, s: ShitennoState) -> list[str]:
    broken = []
    if any(s.score(seat) < before.score(seat) for seat in range(s.box.players)):
        broken.append("Law 16: a score went down")
    if any(old & ~new for old, new in zip(before.kamon, s.kamon, strict=True)):
        broken.append("Law 16: a kamon moved or lost its gold")
    if any(s.spent[card] < before.spent[card] for card in range(FIRST_TROOP)):
        broken.append("Law 16: koku came back into the game")
    if any(new < old for old, new in zip(before.used, s.used, strict=True)):
        broken.append("Law 16: a tile came back into the game")
    for seat in range(s.box.players):
        placed = before.stock[seat] - s.stock[seat]
        extra = {int(DAIMYO): 2, int(SHOMYO): 1}.get(int(before.title[seat]), 0)
        gained = (
            s.points[seat * SOURCES + FROM_TITLES] - before.points[seat * SOURCES + FROM_TITLES]
        )
        if gained != placed * extra:
            broken.append(
                f"Law 14: seat {seat + 1} scored {gained} title points for {placed} kamons"
            )
        if placed not in (0, 1) or (placed and seat != before.actor):
            broken.append(f"Law 13: seat {seat + 1} placed {placed} kamons in one step")
    if before.title_used and s.pledge[0]:
        broken.append("Law 13: the Hatamoto title is used twice in a turn")
    return broken
