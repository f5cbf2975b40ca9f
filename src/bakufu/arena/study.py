"""What one game shows of the game it is: choices, leads, lengths."""

from collections import Counter, defaultdict
from math import log10

from bakufu.arena.match import Findings
from bakufu.arena.witness import Witness
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, seats_in

PARTS = 20  # of the course of a game, from its first decision to its last
POINTS, JUDGEMENT = "points", "judgement"


class Lead:
    """Who is ahead. A draw changes nothing: the lead is taken by getting ahead alone."""

    def __init__(self) -> None:
        self.leader: int | None = None
        self.changes = 0
        self.since = 0  # the decision at which the leader took it

    def look(self, values: list[float], decision: int) -> None:
        most = max(values)
        ahead = [seat for seat, value in enumerate(values) if value == most]
        if len(ahead) == 1 and ahead[0] != self.leader:
            self.changes += self.leader is not None
            self.leader = ahead[0]
            self.since = decision


class Looker(Witness):
    """Looks at every decision of one game. It sees the true state, and tells nobody there."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.judgement = game.judgement()
        self.choices: list[int] = []
        self.kinds: dict[str, Counter[int]] = defaultdict(Counter)
        self.leads = {POINTS: Lead(), JUDGEMENT: Lead()}
        self.winners: list[int] = []

    def asks(self, state: State, seat: int) -> None:
        number = len(self.game.legal(state, seat))
        self.choices.append(number)
        self.kinds[self.game.decision_rule(state)][number] += 1

    def moved(self, state: State, seat: int, move: int) -> None:
        seats = range(len(self.game.seat_words(state)))
        decision = len(self.choices)
        if not state.actors():
            # At the end the rules settle who has won, and points are no more to be said.
            self.winners = seats_in(state.winners())
            final = [float(one in self.winners) for one in seats]
            for lead in self.leads.values():
                lead.look(final, decision)
            return
        self.leads[POINTS].look([float(state.score(one)) for one in seats], decision)
        values = [float(self.judgement.value(state, one)) for one in seats]
        self.leads[JUDGEMENT].look(values, decision)

    def findings(self) -> Findings:
        decisions = len(self.choices)
        course = [[0, 0] for _ in range(PARTS)]
        for at, number in enumerate(self.choices):
            part = course[at * PARTS // decisions]
            part[0] += number
            part[1] += 1
        return Findings(
            kinds={kind: dict(times) for kind, times in self.kinds.items()},
            course=[(choices, times) for choices, times in course],
            tree=sum(map(log10, self.choices)),
            changes={name: lead.changes for name, lead in self.leads.items()},
            taken={
                name: lead.since / decisions
                for name, lead in self.leads.items()
                if lead.leader in self.winners
            },
        )
