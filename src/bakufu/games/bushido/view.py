"""Who sees what of a position (BUS-SEE); `events.py` says it of what happens.

Secret are tiles and discs behind screens, stacks and discs being chosen, and the tiles below the
top one of a stack. How many lie behind a screen is only covered: everybody could have kept count.
"""

from copy import copy

import msgspec

from bakufu.engine.table.game import View
from bakufu.games.bushido import names
from bakufu.games.bushido.box import (
    BATTLE,
    CAMPAIGN,
    CELLS,
    DISCS,
    HEXES,
    LAND,
    LARGE_BONUS,
    SMALL_BONUS,
    STRENGTHS,
    SUPPORT,
    THINGS,
    TILE_KINDS,
)
from bakufu.games.bushido.land import is_in_revolt
from bakufu.games.bushido.state import (
    ANNOUNCE,
    BONUS,
    BUY,
    DEAL,
    DEMAND,
    DEPLOY,
    INTRIGUE,
    INVITE,
    JUDGE,
    NO_PROPOSAL,
    NOWHERE,
    OVER,
    RISE,
    STACK,
    TACTIC,
    TO_ARMS,
    UNREST,
    BushidoState,
)

COVERED = frozenset({"seats.tile_count", "seats.disc_count", "bag"})


class SeatView(msgspec.Struct):
    colour: str  # of the clan
    roles: list[str]  # those held now
    honour: int  # Daimyo honour
    samurai_honour: int  # the other track
    place: int  # rank now: 1 is ahead
    koku: int  # by the land
    income: int  # by the katana of the land
    troops: int  # on the map
    reserve: int  # troops at hand
    removed: int  # troops out of the game
    elite: int  # on the map
    elite_waiting: int  # not called yet
    bonus: list[int]  # unused tokens
    campaign: bool  # unused
    tiles: list[str] | None  # None: behind the screen of another
    discs: list[str] | None  # command discs; None as well
    tile_count: int | None  # katana tiles; None: covered
    disc_count: int | None  # command discs; None: covered
    ready: bool  # has made a sealed choice


class HexView(msgspec.Struct):
    id: str  # its name
    q: int  # column on the map
    r: int  # row on the map
    kind: str | None  # None: face down
    honour: int  # points of the tile
    koku: int  # of the tile
    katana: int  # of the tile
    owner: int | None  # None: nobody, or Ronin
    troops: int  # normal ones
    elite: int  # elite troops
    ronin: int  # on it
    isolated: bool  # no province of its owner is beside it
    group: str | None  # the first of the provinces of its owner that are connected with it
    in_revolt: bool  # Ronin have reached the troops


class StackView(msgspec.Struct):
    seat: int  # who fights
    height: int | None  # None: not shown yet
    top: int | None  # strength of the tile on top; None: not shown yet
    tiles: list[int] | None  # the own ones; None: hidden
    disc: str | None  # the own one; None: hidden or not chosen


class CombatView(msgspec.Struct):
    revolt: bool  # of the Hatamoto
    target: str  # the province attacked
    origin: str | None  # None: not named, or a revolt
    troops: int  # attackers: of a revolt, Ronin
    elite: int  # elite attackers
    bonus: int  # honour on the target
    stacks: list[StackView]  # attacker, defender; empty before the fight


class BushidoView(View):
    viewer: int | None  # who looks on; None: a spectator
    players: int  # how many
    month: int  # the turn under way; 0: set-up
    months: int  # turns in the game at most
    phase: int  # 1 to 12; 0 in the set-up, 13 at the end
    waits_for: str  # what is to be decided
    actor: int | None  # whose decision it is; None: several, or the game is over
    first: int  # the first player
    daimyo: int | None  # who is Daimyo
    seats: list[SeatView]  # by number
    hexes: list[HexView]  # those on the map
    unturned: dict[str, int]  # province tiles of each kind not turned up
    combat: CombatView | None  # under way
    host: int | None  # of a tea
    guest: int | None  # of that tea
    demanded: int | None  # who demanded Seppuku
    proposal: int | None  # honour to lose
    second_attack: bool  # announced and still due, or under way
    early_ends: int  # turns in a row that ended early
    stock: int  # command discs left to draw
    discards: int  # command discs laid off
    bag: int | None  # katana tiles left to draw; None: covered
    taken_up: int  # troops taken up while regrouping
    elite_taken_up: int  # elite troops taken up while regrouping
    elite_worth: int  # troops that one of them fights as


def phase_of(s: BushidoState) -> int:
    """The phase of the turn a decision belongs to."""
    if s.step == OVER:
        return 13
    if s.step <= DEPLOY:
        return 0
    by_tile = s.host >= 0 and s.host != s.daimyo
    fought = (s.attacker >= 0 and s.is_revolt()) or s.step in (UNREST, RISE)
    for last, phase in (
        (int(INVITE) - 1, 1),
        (int(BUY) - 1, 5 if by_tile else 2),
        (int(BUY), 3),
        (int(DEAL), 4),
        (int(INTRIGUE), 5),
        (int(ANNOUNCE) - 1, 6),
        (int(BONUS), 7),
        (int(DEMAND) - 1, 6 if fought else 8),
        (int(JUDGE), 10),
        (int(TO_ARMS), 11),
    ):
        if s.step <= last:
            return phase
    return 12


def make_view(s: BushidoState, viewer: int | None) -> BushidoView:
    seen = _open_view(s)
    return seen if viewer is None else own_view(s, seen, viewer)


def own_view(s: BushidoState, seen: BushidoView, seat: int) -> BushidoView:
    """What a spectator sees, with the seat's own tiles and discs laid over it, and what it fights
    with; the rest is shared.
    """
    view, own = copy(seen), copy(seen.seats[seat])
    own.tiles, own.discs = tiles_of(s, seat), discs_of(s, seat)
    own.tile_count, own.disc_count = int(s.tiles_of(seat)), int(s.discs_of(seat))
    view.viewer, view.seats = seat, [*seen.seats]
    view.seats[seat] = own
    if seen.combat is not None and any(stack.seat == seat for stack in seen.combat.stacks):
        view.combat = _combat(s, seat)
    return view


def _open_view(s: BushidoState) -> BushidoView:
    opened = s.box.counts_shown or s.step == OVER
    groups = LAND.components(s.owner)
    return BushidoView(
        viewer=None,
        players=int(s.box.players),
        month=int(s.month),
        months=int(s.box.months),
        phase=phase_of(s),
        waits_for=s.asked().name,
        actor=_seat_or_none(int(s.actor)),
        first=int(s.first),
        daimyo=_seat_or_none(int(s.daimyo)),
        seats=[_seat(s, seat, opened) for seat in range(s.box.players)],
        hexes=[
            _hex(s, place, int(groups[place]))
            for place in range(HEXES)
            if s.owner[place] != NOWHERE
        ],
        unturned={names.KINDS[kind]: int(s.pool[kind]) for kind in range(TILE_KINDS)},
        combat=_combat(s, None) if s.target >= 0 else None,
        host=_seat_or_none(int(s.host)),
        guest=_seat_or_none(int(s.guest)),
        demanded=_seat_or_none(int(s.demanded)),
        proposal=None if s.proposal == NO_PROPOSAL else int(s.proposal),
        second_attack=s.announced > 0,
        early_ends=int(s.early),
        stock=int(s.stock_size()),
        discards=int(s.discarded()),
        bag=int(s.bag_size()) if opened else None,
        taken_up=int(s.balance),
        elite_taken_up=int(s.balance_elite),
        elite_worth=int(s.box.elite_worth),
    )


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def roles_of(s: BushidoState, seat: int) -> list[str]:
    cards = (s.daimyo, s.samurai, s.bushi, s.sensei, s.hatamoto)
    return [word for word, who in zip(names.ROLES, cards, strict=True) if who == seat]


def tiles_of(s: BushidoState, seat: int) -> list[str]:
    row = list(s.hand)[seat * THINGS : seat * THINGS + SUPPORT]
    return names.list_words(map(int, row), names.TILES)


def discs_of(s: BushidoState, seat: int) -> list[str]:
    first = seat * int(THINGS) + int(BATTLE)
    return names.list_words(map(int, list(s.hand)[first : first + DISCS]), names.DISCS)


def _seat(s: BushidoState, seat: int, opened: bool) -> SeatView:
    sees = s.step == OVER
    tokens = int(s.tokens[seat])
    values = (
        (int(SMALL_BONUS), int(s.box.small_bonus)),
        (int(LARGE_BONUS), int(s.box.large_bonus)),
    )
    return SeatView(
        colour=names.COLOURS[seat],
        roles=roles_of(s, seat),
        honour=int(s.dh[seat]),
        samurai_honour=int(s.sh[seat]),
        place=int(s.place(seat)),
        koku=int(s.koku_of(seat)),
        income=int(s.income_of(seat)),
        troops=int(s.on_map(seat)),
        reserve=int(s.reserve(seat)),
        removed=int(s.removed[seat]),
        elite=int(s.elite_on_map(seat)),
        elite_waiting=int(s.waiting[seat]),
        bonus=[honour for bit, honour in values if tokens & bit],
        campaign=bool(tokens & CAMPAIGN),
        tiles=tiles_of(s, seat) if sees else None,
        discs=discs_of(s, seat) if sees else None,
        tile_count=int(s.tiles_of(seat)) if opened else None,
        disc_count=int(s.discs_of(seat)) if opened else None,
        ready=bool(s.ready >> seat & 1),
    )


def _hex(s: BushidoState, place: int, group: int) -> HexView:
    kind, owner = int(s.kind[place]), int(s.owner[place])
    values = (s.box.honour, s.box.koku, s.box.katana)
    honour, koku, katana = (int(row[kind]) if kind >= 0 else 0 for row in values)
    return HexView(
        id=names.HEXES[place],
        q=CELLS[place][0],
        r=CELLS[place][1],
        kind=names.KINDS[kind] if kind >= 0 else None,
        honour=honour,
        koku=koku,
        katana=katana,
        owner=_seat_or_none(owner),
        troops=int(s.troops[place]),
        elite=int(s.elite[place]),
        ronin=int(s.ronin[place]),
        isolated=owner >= 0 and s.is_isolated(place),
        group=names.HEXES[group] if group >= 0 else None,
        in_revolt=is_in_revolt(s, place),
    )


def _combat(s: BushidoState, viewer: int | None) -> CombatView:
    revolt = s.attacker >= 0 and s.is_revolt()
    bonus = int(s.box.small_bonus) if s.laid & SMALL_BONUS else 0
    bonus += int(s.box.large_bonus) if s.laid & LARGE_BONUS else 0
    return CombatView(
        revolt=revolt,
        target=names.HEXES[s.target],
        origin=names.HEXES[s.origin] if s.origin >= 0 else None,
        troops=int(s.ronin[s.target]) if revolt else int(s.force),
        elite=int(s.force_elite),
        bonus=bonus,
        stacks=[_stack(s, viewer, side) for side in range(2)] if s.attacker >= 0 else [],
    )


def _stack(s: BushidoState, viewer: int | None, side: int) -> StackView:
    """Before both are ready nothing is shown; then height and top tile (BUS-COMBAT-04)."""
    seat = int(s.fighter(side))
    own, shown = viewer == seat, s.step == TACTIC
    fighting = STACK <= s.step <= TACTIC
    row = list(map(int, s.stack))[side * STRENGTHS : side * STRENGTHS + STRENGTHS]
    top, disc = int(s.top[side]), int(s.disc[side])
    return StackView(
        seat=seat,
        height=sum(row) if fighting and (own or shown) else None,
        top=top + 1 if fighting and top >= 0 and (own or shown) else None,
        tiles=[n + 1 for n in range(STRENGTHS) for _ in range(row[n])]
        if fighting and own
        else None,
        disc=names.THINGS[disc] if own and disc >= 0 else None,
    )
