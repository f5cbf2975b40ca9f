"""What happens by itself in the odd year: titles, turns, the placement of a kamon, the end."""

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.hands import Hands, draw_out
from bakufu.engine.core.notes import Scribe
from bakufu.games.shitenno.box import (
    BONUSES,
    DRAW,
    EXCHANGE,
    EXCHANGE_PIECE,
    FIRST_CARD_PIECE,
    HATAMOTO_PIECE,
    KOKU_CARDS,
    MOST_PLACED,
    PIECES,
    PLUS_ONE,
    PLUS_PIECE,
    POSITIONS,
    PROVINCES,
    SENSEI,
    title_points,
)
from bakufu.games.shitenno.even_year import begin_even_year, can_draw_troop, show_next_tile
from bakufu.games.shitenno.knowledge import hands_of
from bakufu.games.shitenno.notes import (
    GAME_ENDED,
    KAMON_PLACED,
    MAJORITY_WON,
    PIECE_PAID,
    POINTS_SCORED,
    TILE_WON,
    TITLE_TAKEN,
    TURN_BEGAN,
    TURN_ENDED,
    YEAR_BEGAN,
)
from bakufu.games.shitenno.scoring import koku_points, majority_owner
from bakufu.games.shitenno.state import (
    DRAW_BONUS,
    FROM_KOKU,
    FROM_MAJORITIES,
    FROM_POSITIONS,
    FROM_TITLES,
    OVER,
    SOURCES,
    TURN,
    ShitennoState,
)


def begin_odd_year(s: ShitennoState, scribe: Scribe) -> None:
    """New titles for all at once, then turns from the highest down (SHI-TITLE-01, SHI-TITLE-03)."""
    for seat in range(s.box.players):
        s.title[seat] = s.seals[seat]
        s.seals[seat] = 0
        scribe.note(TITLE_TAKEN, seat, s.title[seat], 0)
    s.tairo = -1
    s.tiles_left = 0
    s.first_tile = 0
    s.second_tile = 0
    s.odd = 1
    scribe.note(YEAR_BEGAN, s.round, 1, 0)
    _begin_turn(s, s.next_by_title(9, False), scribe)


def _begin_turn(s: ShitennoState, seat: i64, scribe: Scribe) -> None:
    s.step = TURN
    s.actor = seat
    s.placed = 0
    s.title_used = 0
    scribe.note(TURN_BEGAN, seat, 0, 0)


def may_place(s: ShitennoState) -> bool:
    """SHI-CONTROL-02."""
    return s.placed < MOST_PLACED and s.stock[s.actor] > 0


def may_draw(s: ShitennoState) -> bool:
    """Whether the player in turn has a usable Draw tile (SHI-BONUS-11, SHI-BONUS-12)."""
    return s.front[s.actor * BONUSES + DRAW] > 0 and can_draw_troop(s)


def may_gild(s: ShitennoState, place: i64) -> bool:
    """Only the Senseï, only an own plain kamon on the board (SHI-TITLE-06, SHI-TITLE-07)."""
    return s.title[s.actor] == SENSEI and s.kamon[place] == s.actor + 1


def end_idle_turn(s: ShitennoState, chance: Chance, scribe: Scribe) -> None:
    """End the turn if nothing open to all is left to decide (SHI-CONTROL-11)."""
    if may_place(s) or may_draw(s):
        return
    for place in range(PROVINCES * POSITIONS):
        if may_gild(s, place):
            return
    end_turn(s, chance, scribe)


def end_turn(s: ShitennoState, chance: Chance, scribe: Scribe) -> None:
    """The next lower title plays; after the last one the end is checked (SHI-END-01)."""
    scribe.note(TURN_ENDED, s.actor, 0, 0)
    following = s.next_by_title(s.title[s.actor], False)
    if following >= 0:
        _begin_turn(s, following, scribe)
        return
    s.placed = 0
    s.title_used = 0
    if _is_last_year(s):
        _final_count(s, scribe)
    else:
        begin_even_year(s, chance, scribe)


def place_kamon(s: ShitennoState, chance: Chance, scribe: Scribe) -> None:
    """Pay, place, score, take the tile: in this order (SHI-CONTROL-03)."""
    seat = s.actor
    province = s.pay_province
    _pay(s, seat, scribe)
    position = s.kamons[province]  # the leftmost free one (SHI-CONTROL-05)
    place = province * POSITIONS + position
    s.kamon[place] = seat + 1
    s.kamons[province] = position + 1
    s.stock[seat] = s.stock[seat] - 1
    s.placed += 1
    scribe.note(KAMON_PLACED, seat, place, s.pay_way)
    _score(s, seat, FROM_POSITIONS, s.box.values[place], scribe)
    extra = title_points(s.title[seat])
    if extra > 0:
        _score(s, seat, FROM_TITLES, extra, scribe)
    if position < 3:
        _take_tile(s, seat, province, chance, scribe)
    s.pay_province = -1
    s.pay_way = 0
    s.piece_floor = 0
    s.step = TURN
    end_idle_turn(s, chance, scribe)


def _pay(s: ShitennoState, seat: i64, scribe: Scribe) -> None:
    pledge = s.pledge
    hands = hands_of(s)
    for piece in range(PIECES):
        number = pledge[piece]
        if number == 0:
            continue
        scribe.note(PIECE_PAID, piece, number, 0)
        pledge[piece] = 0
        if piece == HATAMOTO_PIECE:
            s.title_used = 1  # not discarded (SHI-TITLE-08)
        elif piece == EXCHANGE_PIECE:
            _use_tile(s, seat, EXCHANGE, number)
        elif piece == PLUS_PIECE:
            _use_tile(s, seat, PLUS_ONE, number)
        else:
            _discard(s, hands, seat, piece - FIRST_CARD_PIECE, number)


def _discard(s: ShitennoState, hands: Hands, seat: i64, card: i64, number: i64) -> None:
    """To the open discard, or out of the game for koku (SHI-PAY-10, SHI-PAY-11)."""
    for _time in range(number):
        hands.give_open(seat, card)
    s.spent[card] = s.spent[card] + number


def _use_tile(s: ShitennoState, seat: i64, bonus: i64, number: i64) -> None:
    """A used tile is out of the game (SHI-BONUS-02)."""
    s.front[seat * BONUSES + bonus] = s.front[seat * BONUSES + bonus] - number
    s.used[bonus] = s.used[bonus] + number


def use_draw_tile(s: ShitennoState) -> None:
    _use_tile(s, s.actor, DRAW, 1)


def _score(s: ShitennoState, seat: i64, source: i64, points: i64, scribe: Scribe) -> None:
    s.points[seat * SOURCES + source] = s.points[seat * SOURCES + source] + points
    scribe.note(POINTS_SCORED, seat, source, points)


def _take_tile(s: ShitennoState, seat: i64, province: i64, chance: Chance, scribe: Scribe) -> None:
    """The bonus side is settled now, from those of this kind not taken (SHI-CONTROL-07)."""
    kind = s.gate[province]
    bonus = draw_out(DRAW_BONUS, s.bonus, kind * BONUSES, BONUSES, chance)
    s.front[seat * BONUSES + bonus] = s.front[seat * BONUSES + bonus] + 1
    scribe.note(TILE_WON, seat, province, bonus)
    show_next_tile(s, province, chance, scribe)


def _is_last_year(s: ShitennoState) -> bool:
    """SHI-END-02 and SHI-END-03."""
    for seat in range(s.box.players):
        if s.stock[seat] == 0:
            return True
    koku: i64 = 0
    for card in range(KOKU_CARDS):
        koku += s.pile[card]
    return koku == 0


def _final_count(s: ShitennoState, scribe: Scribe) -> None:
    """SHI-END-05: koku and tiles left over, then the majorities."""
    s.step = OVER
    for seat in range(s.box.players):
        _score(s, seat, FROM_KOKU, koku_points(s, seat), scribe)
    for province in range(PROVINCES):
        owner = majority_owner(s, province)
        if owner >= 0:
            points = s.box.majority[province]
            s.points[owner * SOURCES + FROM_MAJORITIES] += points
            scribe.note(MAJORITY_WON, owner, province, points)
    for seat in range(s.box.players):
        if s.place(seat) == 1:
            scribe.note(GAME_ENDED, seat, 0, 0)
