"""What makes a position good, and a sensible move for every decision: a first judgement.

It decides by rules of thumb, one decision at a time, and looks at nothing that the seat does not
know: own tiles and discs, and what lies open.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.core.state import State
from bakufu.games.bushido import moves as m
from bakufu.games.bushido import state as steps
from bakufu.games.bushido.box import (
    BATTLE,
    DISCS,
    FORTRESS,
    HEXES,
    LAND,
    ORIGINS,
    STRENGTHS,
)
from bakufu.games.bushido.judgement_land import division, next_of_division, spare, threat
from bakufu.games.bushido.state import BushidoState

_SAMURAI_WORTH = 0.35  # of Samurai honour, in Daimyo honour
_TEA_FROM = 11  # Samurai honour: the gift costs 5
_LATE = 10  # months from which nothing is kept for later


class BushidoJudgement(Judgement):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, BushidoState)
        s = state
        left = float(max(0, int(s.box.months) - int(s.month)))
        worth = float(s.dh[seat]) + _SAMURAI_WORTH * float(s.sh[seat])
        worth += 0.04 * left * float(s.income_of(seat)) + 0.02 * left * float(s.koku_of(seat))
        for strength in range(STRENGTHS):
            worth += 0.06 * float(s.holds(seat, strength)) * float(strength + 1)
        for place in range(HEXES):
            if s.owner[place] == seat and s.kind[place] != FORTRESS and s.worth(place) < 3:
                worth -= 0.05 * float(s.box.honour[s.kind[place]])
        return worth

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        assert isinstance(state, BushidoState)
        legal = legal_moves(state, seat, m.MOVES)
        if len(legal) == 1:
            return legal[0]
        move = self._wish(state, seat, dice, legal)
        return move if move in legal else legal[dice.below(len(legal))]

    def is_partial(self, state: State, seat: i64) -> bool:
        assert isinstance(state, BushidoState)
        s = state
        if s.step == steps.STACK and seat in (s.attacker, s.defender):
            return bool(s.height(s.side_of(seat)) > 0 and s.top[s.side_of(seat)] < 0)
        if s.step in (steps.DEPLOY, steps.REMOVE, steps.RECRUIT, steps.REGROUP, steps.PLACE_ELITE):
            return bool(s.floor > 0 and seat == s.actor)
        return s.step in (steps.SEND, steps.SEND_ELITE) or (s.step == steps.DEAL and s.samurai >= 0)

    def line(self, state: State, seat: i64, dice: Dice, moves: vec[i64]) -> i64:
        """Stacks are laid in one go; other decisions are taken move by move."""
        assert isinstance(state, BushidoState)
        moves[0] = self.choose(state, seat, dice)
        if state.step != steps.STACK or not m.LAY_KATANA <= moves[0] < m.TOP:
            return 1
        plan = self._stack(state, seat, dice)
        for i in range(len(plan)):
            moves[i] = plan[i]
        return len(plan)

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, BushidoState)
        return state.attacker < 0

    # One rule of thumb a decision

    def _wish(self, s: BushidoState, seat: i64, dice: Dice, legal: list[int]) -> i64:
        step = s.step
        if step in (steps.CHOOSE_FORTRESS, steps.CHOOSE_PROVINCE):
            return self._settle(s, seat, dice, legal)
        if step in (steps.DEPLOY, steps.REMOVE, steps.RECRUIT, steps.REGROUP):
            return next_of_division(s, seat, division(s, seat))
        if step == steps.CHANGE_DISCS:
            return self._discard(s, seat)
        if step == steps.CALL_ELITE:
            return m.CALL if s.month >= 6 else m.PASS
        if step in (steps.INVITE, steps.ANSWER, steps.GIVE_UP):
            return self._tea(s, seat)
        if step == steps.BUY:
            late = s.month >= _LATE or s.dh[seat] >= s.box.most_honour - 3
            return legal[-1] if late else legal[0]
        if step == steps.DEAL:
            return self._deal(s, legal)
        if step in (steps.INTRIGUE, steps.UNREST, steps.RISE):
            return self._intrigue(s, seat, legal)
        if step == steps.ANNOUNCE:
            return m.LAY_CAMPAIGN if s.on_map(seat) >= 16 or s.month >= _LATE else m.PASS
        if step in (steps.TARGET, steps.SEND, steps.SEND_ELITE, steps.BONUS):
            return self._march(s, seat, legal)
        if step == steps.STACK:
            return self._stack(s, seat, dice)[0]
        if step == steps.TACTIC:
            return self._tactic(s, seat, dice)
        return self._late_phases(s, seat, dice, legal)

    def _settle(self, s: BushidoState, seat: i64, dice: Dice, legal: list[int]) -> i64:
        """Beside own land, and where many neighbours are."""
        first = m.FORTRESS_AT if s.step == steps.CHOOSE_FORTRESS else m.SETTLE
        best, most = legal[0], -1
        for move in legal:
            place = move - first
            good = 6 * int(LAND.count_beside(place, s.owner, seat)) + int(dice.below(6))
            if s.step == steps.CHOOSE_FORTRESS:
                good += len(LAND.beside(place))
            if good > most:
                best, most = move, good
        return best

    def _discard(self, s: BushidoState, seat: i64) -> i64:
        """One of three alike goes."""
        for disc in range(s.floor, DISCS):
            if s.holds(seat, BATTLE + disc) >= 3:
                return m.DISCARD + disc
        return m.DONE

    def _tea(self, s: BushidoState, seat: i64) -> i64:
        if s.step == steps.ANSWER:
            reach = s.dh[s.host] + (s.sh[s.host] - s.box.gift) // 2
            return m.REFUSE if reach >= s.box.most_honour else m.ACCEPT
        if s.step == steps.GIVE_UP:
            keep = 0 if s.month >= _LATE - 2 else 5
            most = (int(s.sh[seat]) - keep) // 2
            if int(s.dh[seat]) + int(s.sh[seat]) // 2 >= s.box.most_honour:
                most = int(s.sh[seat]) // 2
            return m.GIVE + max(0, most)
        if s.sh[seat] < _TEA_FROM:
            return m.PASS
        return m.INVITE_SEAT + self._weakest(s, seat)

    def _weakest(self, s: BushidoState, seat: i64) -> int:
        """The rival whom honour helps least."""
        best, least = -1, 1e9
        for other in range(s.box.players):
            if other != seat:
                danger = threat(s, other)
                if danger < least:
                    best, least = other, danger
        return best

    def _deal(self, s: BushidoState, legal: list[int]) -> i64:
        """The strongest legal rival is attacked; the weakest lead and advise."""
        first = m.MAKE_SAMURAI
        if s.samurai >= 0:
            first = m.MAKE_BUSHI if s.bushi < 0 else m.MAKE_SENSEI
        ranked = sorted(legal, key=lambda move: threat(s, move - first))
        return ranked[-1 if first == m.MAKE_BUSHI else 0]

    def _intrigue(self, s: BushidoState, seat: i64, legal: list[int]) -> i64:
        """A Ronin that tips a province, else one for the leader; a Geisha for one's own land."""
        best, most = int(m.PASS), 0.0
        for move in legal:
            good = 0.0
            if m.PLACE_RONIN <= move < m.SPY:
                place = move - m.PLACE_RONIN
                tips = s.ronin[place] + 1 >= s.worth(place)
                good = (1.0 if tips else 0.2) * float(s.box.honour[s.kind[place]])
                good += 0.05 * threat(s, s.owner[place])
            elif m.HOLD_TEA <= move < m.PLAY_GEISHA and s.sh[seat] >= _TEA_FROM:
                good = 5.0 - 0.05 * threat(s, move - m.HOLD_TEA)
            elif move == m.PLAY_GEISHA:
                close = s.dh[s.daimyo] >= s.box.most_honour - 8
                good = 6.0 if close or (seat == s.bushi and s.sh[seat] < 15) else 0.0
            elif m.SPY <= move < m.HOLD_TEA and seat in (s.samurai, s.bushi):
                other = s.bushi if seat == s.samurai else s.samurai
                good = 0.5 if move - m.SPY == other else 0.0
            elif m.RISE_IN <= move < m.LAY_CAMPAIGN:
                place = move - m.RISE_IN
                good = float(self._katana(s, seat)) - 2.5 * float(s.worth(place))
            if good > most:
                best, most = move, good
        return best

    def _katana(self, s: BushidoState, seat: i64) -> int:
        return sum(int(s.holds(seat, k)) * (int(k) + 1) for k in range(STRENGTHS))

    def _march(self, s: BushidoState, seat: i64, legal: list[int]) -> i64:
        if s.step in (steps.SEND, steps.SEND_ELITE):
            keep = int(s.ronin[s.origin]) + 1
            if s.step == steps.SEND_ELITE:
                return legal[-1]
            return max(
                (move for move in legal if move - m.SEND_TROOPS <= int(s.troops[s.origin]) - keep),
                default=legal[0],
            )
        if s.step == steps.BONUS:
            last = s.month >= _LATE and threat(s, s.samurai) < threat(s, seat)
            return legal[-1] if last else legal[0]
        best, most = int(m.HALT), 0.0
        for move in legal[:-1]:
            way = move - m.ATTACK
            origin, target = int(ORIGINS[way]), int(LAND.neighbours[way])
            force = float(spare(s, origin))
            honour = float(s.box.honour[s.kind[target]])
            if s.owner[target] < 0:
                good = honour + 2.0 if force > float(s.ronin[target]) else 0.0
            else:
                good = honour * min(1.0, force / (1.0 + float(s.worth(target))))
            if good > most:
                best, most = move, good
        return best

    def _stack(self, s: BushidoState, seat: i64, dice: Dice) -> list[int]:
        """A share of the katana, more of it the more is at stake; any tile on top."""
        stake = float(s.box.honour[s.kind[s.target]]) + 3.0
        if seat == s.defender:
            stake += 2.0
        share = min(1.0, 0.35 + 0.05 * stake + 0.003 * float(dice.below(100)))
        plan: list[int] = []
        held: list[int] = []
        for strength in range(STRENGTHS):
            number = int(float(s.holds(seat, strength)) * share + 0.5)
            if number > 0:
                plan.append(int(m.LAY_KATANA + strength * m.MOST_TILES) + min(number, 51) - 1)
                held.append(int(strength))
        if not plan:
            for strength in range(STRENGTHS):
                if s.holds(seat, strength) > 0:
                    plan = [int(m.LAY_KATANA + strength * m.MOST_TILES)]
                    held = [int(strength)]
                    break
            else:
                return [int(m.NO_KATANA)]
        if s.height(s.side_of(seat)) > 0:  # laid already: only the top is missing
            tops = [int(k) for k in range(STRENGTHS) if s.stack[s.side_of(seat) * STRENGTHS + k]]
            return [int(m.TOP) + tops[dice.below(len(tops))]]
        return [*plan, int(m.TOP) + held[dice.below(len(held))]]

    def _tactic(self, s: BushidoState, seat: i64, dice: Dice) -> i64:
        """Mixed: more often what the own stack is good for."""
        side = s.side_of(seat)
        row = side * STRENGTHS
        ones, katana = (
            int(s.stack[row]),
            sum(int(s.stack[row + k]) * (int(k) + 1) for k in range(STRENGTHS)),
        )
        troops = int(s.force) if side == 0 else int(s.worth(s.target))
        weights = [2 + troops, 2 + katana, 2 + 2 * ones, 8 + troops]
        total = 0
        for disc in range(4):
            total += weights[disc] if s.holds(seat, BATTLE + disc) > 0 else 0
        left = int(dice.below(total))
        for disc in range(4):
            if s.holds(seat, BATTLE + disc) > 0:
                if left < weights[disc]:
                    return m.TACTIC_OF + disc
                left -= weights[disc]
        return m.TACTIC_OF

    def _late_phases(self, s: BushidoState, seat: i64, dice: Dice, legal: list[int]) -> i64:
        if s.step == steps.DEMAND:
            hates = seat != s.samurai and s.sh[s.samurai] >= 15
            return m.SEPPUKU_NOW if hates else m.PASS
        if s.step == steps.PROPOSE:
            return m.LOSS + (0 if seat == s.samurai else 4)
        if s.step == steps.JUDGE:
            return m.FOLLOW if threat(s, s.samurai) >= threat(s, s.sensei) else m.SPARE
        if s.step == steps.TO_ARMS:
            return m.ARM
        if s.step == steps.AUDIENCE:
            leads = s.place(seat) == 1
            if s.month >= _LATE:
                return m.AUDIENCE_FOR + (1 if leads else 0)
            return m.AUDIENCE_FOR + 2
        return legal[dice.below(len(legal))]
