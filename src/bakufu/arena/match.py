"""One game between bots, and what is worth knowing of it afterwards."""

from collections.abc import Sequence

import msgspec

from bakufu.arena.journal import Journal
from bakufu.arena.samples import Samples
from bakufu.arena.witness import Witness
from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import RandomBot
from bakufu.bots.referee import BotFault, ask
from bakufu.engine.core.chance import Chance, Dice, Recorder
from bakufu.engine.core.notes import Clerk
from bakufu.engine.core.playout import play_out
from bakufu.engine.core.state import State
from bakufu.engine.table.counting import Counts
from bakufu.engine.table.game import Game, Setup, seats_in


class Findings(msgspec.Struct):
    """What a game was like, decision by decision; see `bakufu.arena.study`."""

    kinds: dict[str, dict[int, int]]  # by the rule of a decision: how often so many choices
    course: list[tuple[int, int]]  # by part of the game: choices and decisions
    tree: float  # the logarithm to base 10 of the product of all choices
    changes: dict[str, int]  # by what leads are measured in: how often the lead changed
    taken: dict[str, float]  # by the same: the part of the game after which the winner led


class Result(msgspec.Struct):
    """How a game ended. Seats are counted from 0."""

    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    winners: list[int]  # seats: several share the victory, and perhaps nobody has won
    points: list[dict[str, int]]
    decisions: int
    end_reason: str
    counts: Counts
    faults: dict[int, str] = {}  # by seat: what a bot did wrong; a random bot took over
    findings: Findings | None = None  # only if somebody looked
    samples: Samples | None = None  # only if they were asked for
    log: str = ""  # only if it was kept


class Begun(msgspec.Struct):
    """A game that was broken off: its moves so far, and the bots that may not go on."""

    moves: list[tuple[int, int]]  # seat and move
    faults: dict[int, str]  # by seat


def play_match(
    game: Game,
    setup: Setup,
    bots: Sequence[Bot],
    seed: int,
    seconds: float | None = None,
    witnesses: Sequence[Witness] = (),
    begun: Begun | None = None,
    names: Sequence[str] | None = None,
) -> Result:
    """Play one game to its end. A bot that fails is replaced by a random one for this game.

    The log is kept if the seats are given names for it.

    A game that was broken off goes on where it was: its moves are played again, and the bots that
    have not failed are asked again, so that they remember what they knew; their answers do not
    count until the game is new.
    """
    dice = Dice(seed)
    recorder = None if names is None else Recorder(dice)
    chance = recorder or dice
    journal = Journal(game, setup, names, recorder) if names and recorder else None
    counting = game.counting()
    clerk = Clerk(counting.kinds)
    state = game.start(setup, chance, clerk)
    if journal:
        journal.add(None, None)
    faults: dict[int, str] = dict(begun.faults) if begun else {}
    if not witnesses and not begun and all(type(bot) is RandomBot for bot in bots):
        # Nothing to ask: the whole game runs inside the compiled engine.
        if journal:
            decisions = _play_out(game, state, dice, chance, clerk, journal)
        else:
            decisions = int(play_out(state, dice, game.move_count, game.longest, clerk))
    else:
        seated = _Seated(setup, bots, seed, seconds, faults)
        decisions = _play(game, state, chance, clerk, seated, witnesses, begun, journal)
    seats = range(len(bots))
    return Result(
        seed=seed,
        bots=[bot.name for bot in bots],
        scores=[int(state.score(seat)) for seat in seats],
        places=[int(state.place(seat)) for seat in seats],
        winners=seats_in(state.winners()),
        points=game.points(state),
        decisions=decisions,
        end_reason=game.end_reason(state),
        counts=counting.count(len(bots), clerk.notes),
        faults=faults,
        log=journal.text() if journal else "",
    )


class _Seated:
    """The bots at the table, and who sits in for those that failed."""

    def __init__(
        self,
        setup: Setup,
        bots: Sequence[Bot],
        seed: int,
        seconds: float | None,
        faults: dict[int, str],
    ) -> None:
        self.setup = setup
        self.bots = list(bots)
        self.seconds = seconds
        self.faults = faults
        for seat in faults:
            self.bots[seat] = RandomBot()
        # Thinking has its own dice for each seat, so that no bot changes another one's luck.
        self.thinking = [Dice(seed << 8 | seat + 1) for seat in range(len(bots))]

    def ask(self, game: Game, state: State, seat: int) -> int:
        sight = Sight(game, state, seat, self.thinking[seat], setup=self.setup)
        try:
            return ask(self.bots[seat], sight, self.seconds)
        except BotFault as fault:
            if seat in self.faults:
                raise  # even the random bot fails: the fault is not a bot's
            self.replace(seat, str(fault))
        return self.ask(game, state, seat)

    def replace(self, seat: int, fault: str) -> None:
        self.faults[seat] = fault
        self.bots[seat] = RandomBot()

    def end(self, longest: int, moves: Sequence[int]) -> None:
        """A game that has become too long: whoever has moved most, by seat, may not go on."""
        seats = [seat for seat in range(len(self.bots)) if seat not in self.faults]
        if not seats:
            raise BotFault(f"the game does not end within {longest:,} decisions of random bots")
        most = max(seats, key=lambda seat: moves[seat])
        name = self.bots[most].name
        self.replace(
            most, f"bot {name} does not let the game end: {moves[most]:,} moves of its own"
        )


def _play(
    game: Game,
    state: State,
    chance: Chance,
    clerk: Clerk,
    seated: _Seated,
    witnesses: Sequence[Witness],
    begun: Begun | None,
    journal: Journal | None,
) -> int:
    known = begun.moves if begun else []
    decisions, limit = 0, game.longest
    moves = [0] * len(seated.bots)
    while actors := seats_in(state.actors()):
        if decisions == limit:
            seated.end(game.longest, moves)
            limit += game.longest
        seat = known[decisions][0] if decisions < len(known) else actors[0]
        for witness in witnesses:
            witness.asks(state, seat)
        if decisions >= len(known):
            move = seated.ask(game, state, seat)
        else:
            move = known[decisions][1]
            if seat not in seated.faults:
                seated.ask(game, state, seat)
        state.apply(seat, move, chance, clerk)
        if journal:
            journal.add(seat, move)
        decisions += 1
        moves[seat] += 1
        for witness in witnesses:
            witness.moved(state, seat, move)
    return decisions


def _play_out(
    game: Game, state: State, dice: Dice, chance: Chance, clerk: Clerk, journal: Journal
) -> int:
    """The same game as `play_out`, move by move, so that it can be written down."""
    decisions = 0
    while (actors := seats_in(state.actors())) and decisions < game.longest:
        seat = actors[dice.below(len(actors))] if len(actors) > 1 else actors[0]
        legal = game.legal(state, seat)
        move = legal[dice.below(len(legal))]
        state.apply(seat, move, chance, clerk)
        journal.add(seat, move)
        decisions += 1
    return decisions
