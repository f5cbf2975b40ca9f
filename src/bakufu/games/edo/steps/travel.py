"""Travel: each official is sent to the map, or moves own samurai for free."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.edo.box import SLOTS, SPACES
from bakufu.games.edo.moves import END_TURN, ENOUGH, GO, SEND
from bakufu.games.edo.notes import OFFICIAL_SENT, SAMURAI_TRAVELLED
from bakufu.games.edo.state import EdoState
from bakufu.games.edo.steps.uses import Activation
from bakufu.games.edo.turns import go_on
from bakufu.games.edo.uses import may_be_sent_to, may_travel_on


@final
class Travel(Activation):
    def __init__(self) -> None:
        super().__init__("travel", "EDO-TRAVEL-01")

    def fill(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        count = self._fill_goals(s, seat, buffer)
        if s.moving > 0:
            buffer[count] = ENOUGH
            return count + 1
        if s.own_left > 0:
            for space in range(SPACES):
                if may_be_sent_to(s, space):
                    buffer[count] = SEND + space
                    count += 1
        buffer[count] = END_TURN
        return count + 1

    def _fill_goals(self, s: EdoState, seat: i64, buffer: vec[i64]) -> i64:
        """Any own samurai to any other space; those of one free move in the order of the spaces."""
        count: i64 = 0
        for origin in range(SPACES):
            if s.samurai[seat * SPACES + origin] - s.moved[origin] <= 0:
                continue
            for goal in range(SPACES):
                pair = origin * SPACES + goal
                if goal != origin and s.box.in_play[goal] > 0 and pair >= s.floor:
                    buffer[count] = GO + pair
                    count += 1
        return count

    def use(self, s: EdoState, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        if move == ENOUGH:
            self._end_free_move(s)
        elif move >= SEND:
            self._send(s, seat, move - SEND, scribe)
        else:
            self._move(s, seat, move - GO, scribe)
        go_on(s, chance, scribe)

    def _send(self, s: EdoState, seat: i64, space: i64, scribe: Scribe) -> None:
        """An own official leaves its card and is a samurai from then on (EDO-TRAVEL-02)."""
        place = seat * SLOTS + s.slot
        s.own[place] = s.own[place] - 1
        s.samurai[seat * SPACES + space] = s.samurai[seat * SPACES + space] + 1
        s.own_left -= 1
        s.left -= 1
        scribe.note(OFFICIAL_SENT, seat, space, 0)

    def _move(self, s: EdoState, seat: i64, pair: i64, scribe: Scribe) -> None:
        origin = pair // SPACES
        goal = pair % SPACES
        if s.moving == 0:
            if s.left == s.own_left:
                s.own_left -= 1  # a Shogun official makes the move while there is one
            s.left -= 1
        s.samurai[seat * SPACES + origin] = s.samurai[seat * SPACES + origin] - 1
        s.samurai[seat * SPACES + goal] = s.samurai[seat * SPACES + goal] + 1
        s.moved[goal] = s.moved[goal] + 1
        s.moving += 1
        s.floor = pair
        scribe.note(SAMURAI_TRAVELLED, seat, origin * 32 + goal, 0)
        if not may_travel_on(s):
            self._end_free_move(s)

    def _end_free_move(self, s: EdoState) -> None:
        s.moving = 0
        s.floor = 0
        for space in range(SPACES):
            s.moved[space] = 0

    def prompt(self, s: EdoState) -> str:
        return "travel-on" if s.moving > 0 else "travel"
