"""What a seat knows of leaders and statues, as numbers."""

from typing import Final, final

from mypy_extensions import i64

from bakufu.engine.core.observation import YES, Cursor, Field, capped
from bakufu.games.shogun.box import PROVINCES, SEATS
from bakufu.games.shogun.modules.leaders.numbers import DRAFT_LEADER
from bakufu.games.shogun.modules.leaders.pieces import leaders
from bakufu.games.shogun.modules.observation import ModuleObserver
from bakufu.games.shogun.state import ShogunState

_MANY: Final[i64] = 99


@final
class LeadersObserver(ModuleObserver):
    def __init__(self, place: i64, players: i64) -> None:
        seat, province = ("seat", int(players)), ("province", int(PROVINCES))
        many = int(_MANY)
        super().__init__(
            place,
            players,
            [
                Field("leader", (seat, province), 1, "where each leader stands"),
                Field("statues", (province, seat), many, "statues on the map, by owner"),
                Field("statues_left", (seat,), many, "statues not placed yet"),
                Field("trophies", (seat, ("of seat", int(players))), many, "statues taken"),
                Field("leader_drafted", (province,), 1, "where a leader may be placed in a draft"),
            ],
        )

    def write(self, s: ShogunState, row: Cursor) -> None:
        players, numbers, seats = self.players, row.numbers, row.seats
        pieces = leaders(s, self.place)
        statues, trophies = pieces.statues, pieces.trophies
        at = row.field("leader")
        for place in range(players):
            where = pieces.leader[seats[place]]
            if where >= 0:
                numbers[at + place * PROVINCES + where] = YES
        at = row.whole("statues")
        for province in range(PROVINCES):
            for place in range(players):
                number = statues[province * SEATS + seats[place]]
                numbers[at + province * players + place] = capped(number, _MANY)
        row.by_seat("statues_left", pieces.stock)
        at = row.whole("trophies")
        for place in range(players):
            taker = seats[place]
            for other in range(players):
                number = trophies[taker * SEATS + seats[other]]
                numbers[at + place * players + other] = capped(number, _MANY)
        drafted: i64 = -1
        if s.step == DRAFT_LEADER:
            drafted = s.target
        row.flag("leader_drafted", drafted)
