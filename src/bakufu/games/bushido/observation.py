"""What a seat of Bushido knows, as numbers: see `docs/observations.md`.

What others hold is left out, but for what all have seen and what this seat has spied out; how many
tiles and discs they hold is told, for whoever keeps count knows it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bakufu.engine.core.observation import YES, Cursor, Field, Observer, capped
from bakufu.engine.core.state import State
from bakufu.games.bushido.box import (
    BATTLE,
    DISCS,
    HEXES,
    KINDS,
    STRENGTHS,
    THINGS,
    TILE_KINDS,
    Box,
)
from bakufu.games.bushido.state import NO_PROPOSAL, OVER, STACK, TACTIC, BushidoState

_STEPS: Final[i64] = 32
_COUNT: Final[i64] = 199
_TRACK: Final[i64] = 50
_ROLES: Final[i64] = 5


def fields(box: Box) -> list[Field]:
    """What is told, in the order in which it is told."""
    players = int(box.players)
    seat, place = ("seat", players), ("hex", int(HEXES))
    side, strength = ("side", 2), ("strength", int(STRENGTHS))
    thing, disc = ("tile or disc", int(THINGS)), ("disc", int(DISCS))
    count, track = int(_COUNT), int(_TRACK)
    return [
        Field("month", (), 13, "0 in the set-up, 13 when the year is over"),
        Field("step", (("step", int(_STEPS)),), 1, "what the table waits for"),
        Field("actor", (seat,), 1, "whose decision it is; nobody's while stacks are chosen"),
        Field("first", (seat,), 1, "the first player"),
        Field("roles", (("role", int(_ROLES)), seat), 1, "who has which card"),
        Field("early", (), players, "turns in a row that ended early"),
        Field("announced", (), 2, "1: a second attack is due, 2: it is under way"),
        Field("kind", (place, ("kind", int(KINDS))), 1, "the kind of each hex"),
        Field("owner", (place, seat), 1, "who owns it"),
        Field("troops", (place,), count, "normal troops there"),
        Field("elite", (place,), count, "elite troops there"),
        Field("ronin", (place,), count, "Ronin there"),
        Field("unturned", (("province tile", int(TILE_KINDS)),), count, "provinces not turned up"),
        Field("score", (seat,), track, "Daimyo honour"),
        Field("samurai_honour", (seat,), track, "Samurai honour"),
        Field("koku", (seat,), count, "troop limit"),
        Field("income", (seat,), count, "tiles drawn in phase 1"),
        Field("reserve", (seat,), count, "normal troops in reserve"),
        Field("removed", (seat,), count, "normal troops out of the game"),
        Field("waiting", (seat,), count, "elite troops not called yet"),
        Field("tokens", (seat, ("token", 3)), 1, "unused tokens"),
        Field("hand", (thing,), count, "tiles and discs behind the own screen"),
        Field("sure", (seat, thing), count, "what is known of the other screens"),
        Field("tiles", (seat,), count, "how many tiles each holds, by whoever kept count"),
        Field("discs", (seat,), count, "how many discs each holds"),
        Field("stock", (), count, "discs in the stock"),
        Field("used", (disc,), count, "discs discarded openly"),
        Field("covered", (seat,), count, "discs each has discarded face down"),
        Field("own_covered", (disc,), count, "those of the own seat, by kind"),
        Field("host", (seat,), 1, "of a tea under way"),
        Field("guest", (seat,), 1, "of a tea under way"),
        Field("tea_held", (), 1, "whether the player in turn has held his tea of phase 5"),
        Field("placed", (place,), 1, "where he has placed a Ronin in this phase"),
        Field("taken_up", (), count, "30 + normal troops taken up while regrouping"),
        Field("elite_taken_up", (), count, "3 + elite troops taken up while regrouping"),
        Field("fighter", (side, seat), 1, "who fights"),
        Field("target", (place,), 1, "the target"),
        Field("origin", (place,), 1, "where the attack came from"),
        Field("force", (), count, "normal troops that attack"),
        Field("force_elite", (), count, "elite troops that attack"),
        Field("laid", (("token", 3),), 1, "bonus tokens on the target"),
        Field("ready", (seat,), 1, "who has made a sealed choice"),
        Field("height", (side,), count, "tiles in each stack, once shown, or the own ones"),
        Field("top", (side, strength), 1, "its top tile"),
        Field("own_stack", (strength,), count, "tiles in the own stack"),
        Field("own_tactic", (disc,), 1, "the own disc, once chosen"),
        Field("demanded", (seat,), 1, "who demanded Seppuku"),
        Field("proposal", (), 11, "1 + honour the council asks for, 1 for Seppuku"),
    ]


@final
class BushidoObserver(Observer):
    def __init__(self, box: Box) -> None:
        super().__init__(fields(box), box.players)
        self.players: i64 = box.players

    def write(self, state: State, row: Cursor) -> None:
        assert isinstance(state, BushidoState)
        self._table(state, row)
        self._land(state, row)
        self._seats(state, row)
        self._screens(state, row)
        self._turn(state, row)
        self._combat(state, row)

    def _table(self, s: BushidoState, row: Cursor) -> None:
        row.number("month", s.month)
        row.flag("step", s.step)
        row.flag_seat("actor", s.actor)
        row.flag_seat("first", s.first)
        roles = row.field("roles")
        cards = vec[i64]([s.daimyo, s.samurai, s.bushi, s.sensei, s.hatamoto])
        for role in range(_ROLES):
            if cards[role] >= 0:
                row.numbers[roles + role * self.players + row.places[cards[role]]] = YES
        row.number("early", s.early)
        row.number("announced", s.announced)

    def _land(self, s: BushidoState, row: Cursor) -> None:
        kinds = row.field("kind")
        owners = row.field("owner")
        row.copy("troops", s.troops, 0)
        row.copy("elite", s.elite, 0)
        row.copy("ronin", s.ronin, 0)
        row.copy("unturned", s.pool, 0)
        for place in range(HEXES):
            if s.kind[place] >= 0:
                row.numbers[kinds + place * KINDS + s.kind[place]] = YES
            if s.owner[place] >= 0:
                row.numbers[owners + place * self.players + row.places[s.owner[place]]] = YES

    def _seats(self, s: BushidoState, row: Cursor) -> None:
        row.by_seat("score", s.dh)
        row.by_seat("samurai_honour", s.sh)
        koku = row.field("koku")
        income = row.field("income")
        reserve = row.field("reserve")
        row.by_seat("removed", s.removed)
        row.by_seat("waiting", s.waiting)
        tokens = row.field("tokens")
        for place in range(self.players):
            who = row.seats[place]
            row.numbers[koku + place] = capped(s.koku_of(who), _COUNT)
            row.numbers[income + place] = capped(s.income_of(who), _COUNT)
            row.numbers[reserve + place] = capped(s.reserve(who), _COUNT)
            for bit in range(3):
                row.numbers[tokens + place * 3 + bit] = i16((s.tokens[who] >> bit) & 1)

    def _screens(self, s: BushidoState, row: Cursor) -> None:
        numbers, players = row.numbers, self.players
        row.copy("hand", s.hand, row.seat * THINGS)
        sure = row.field("sure")
        tiles = row.field("tiles")
        discs = row.field("discs")
        row.number("stock", s.stock_size())
        row.copy("used", s.used, 0)
        covered = row.field("covered")
        row.copy("own_covered", s.covered, row.seat * DISCS)
        for place in range(players):
            who = row.seats[place]
            for thing in range(THINGS):
                if place > 0:
                    known = s.known[who * THINGS + thing]
                    known += s.seen[(row.seat * players + who) * THINGS + thing]
                    numbers[sure + place * THINGS + thing] = capped(known, _COUNT)
            numbers[tiles + place] = capped(s.tiles_of(who), _COUNT)
            numbers[discs + place] = capped(s.discs_of(who), _COUNT)
            count: i64 = 0
            for disc in range(DISCS):
                count += s.covered[who * DISCS + disc]
            numbers[covered + place] = capped(count, _COUNT)

    def _turn(self, s: BushidoState, row: Cursor) -> None:
        row.flag_seat("host", s.host)
        row.flag_seat("guest", s.guest)
        row.number("tea_held", s.tea_held)
        placed = row.field("placed")
        for place in range(HEXES):
            row.numbers[placed + place] = i16((s.placed >> place) & 1)
        row.number("taken_up", 30 + s.balance)
        row.number("elite_taken_up", 3 + s.balance_elite)

    def _combat(self, s: BushidoState, row: Cursor) -> None:
        """Stacks of others only once they are shown, their discs never."""
        numbers, players = row.numbers, self.players
        fighters = row.field("fighter")
        row.flag("target", s.target)
        row.flag("origin", s.origin)
        row.number("force", s.force)
        row.number("force_elite", s.force_elite)
        laid = row.field("laid")
        ready = row.field("ready")
        heights = row.field("height")
        tops = row.field("top")
        own_stack = row.field("own_stack")
        own_tactic = row.field("own_tactic")
        row.flag_seat("demanded", s.demanded)
        proposal: i64 = 0
        if s.proposal != NO_PROPOSAL:
            proposal = s.proposal + 1
        row.number("proposal", proposal)
        for bit in range(3):
            numbers[laid + bit] = i16((s.laid >> bit) & 1)
        for place in range(players):
            numbers[ready + place] = i16((s.ready >> row.seats[place]) & 1)
        if s.attacker < 0 or s.step == OVER:
            return
        for side in range(2):
            who = s.fighter(side)
            numbers[fighters + side * players + row.places[who]] = YES
            own = who == row.seat and (s.step == STACK or s.step == TACTIC)
            if own or s.step == TACTIC:
                numbers[heights + side] = capped(s.height(side), _COUNT)
                if s.top[side] >= 0:
                    numbers[tops + side * STRENGTHS + s.top[side]] = YES
            if own:
                row.run(own_stack, s.stack, side * STRENGTHS, STRENGTHS, _COUNT)
                if s.disc[side] >= 0:
                    numbers[own_tactic + s.disc[side] - BATTLE] = YES
