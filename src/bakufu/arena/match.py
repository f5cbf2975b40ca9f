"""One game between bots, and what is worth knowing of it afterwards."""

from collections.abc import Sequence

import msgspec

from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import RandomBot
from bakufu.bots.referee import BotFault, ask
from bakufu.engine.chance import Dice
from bakufu.engine.counting import Counts
from bakufu.engine.game import Game, Setup, seats_in
from bakufu.engine.playout import play_out
from bakufu.engine.scribe import Clerk
from bakufu.engine.state import State


class Result(msgspec.Struct):
    """How a game ended. Seats are counted from 0."""

    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    points: list[dict[str, int]]
    decisions: int
    end_reason: str
    counts: Counts
    faults: dict[int, str] = {}  # by seat: what a bot did wrong; a random bot took over

    @property
    def winners(self) -> list[int]:
        """The seats in first place: several where the rules let a victory be shared."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


def play_match(
    game: Game, setup: Setup, bots: Sequence[Bot], seed: int, seconds: float | None = None
) -> Result:
    """Play one game to its end. A bot that fails is replaced by a random one for this game."""
    chance = Dice(seed)
    counting = game.counting()
    clerk = Clerk(counting.kinds)
    state = game.start(setup, chance, clerk)
    faults: dict[int, str] = {}
    if all(type(bot) is RandomBot for bot in bots):
        # Nothing to ask: the whole game runs inside the compiled engine.
        decisions = int(play_out(state, chance, game.move_count, game.longest, clerk))
    else:
        decisions = _play(game, state, chance, clerk, bots, seed, seconds, faults)
    seats = range(len(bots))
    return Result(
        seed=seed,
        bots=[bot.name for bot in bots],
        scores=[int(state.score(seat)) for seat in seats],
        places=[int(state.place(seat)) for seat in seats],
        points=game.points(state),
        decisions=decisions,
        end_reason=game.end_reason(state),
        counts=counting.count(len(bots), clerk.notes),
        faults=faults,
    )


def _play(
    game: Game,
    state: State,
    chance: Dice,
    clerk: Clerk,
    bots: Sequence[Bot],
    seed: int,
    seconds: float | None,
    faults: dict[int, str],
) -> int:
    seated = list(bots)
    # Thinking has its own dice for each seat, so that no bot changes another one's luck.
    thinking = [Dice(seed << 8 | seat + 1) for seat in range(len(bots))]
    decisions = 0
    while actors := seats_in(state.actors()):
        seat = actors[0]
        sight = Sight(game, state, seat, thinking[seat])
        try:
            move = ask(seated[seat], sight, seconds)
        except BotFault as fault:
            if seat in faults:
                raise  # even the random bot fails: the fault is not a bot's
            faults[seat] = str(fault)
            seated[seat] = RandomBot()
            continue
        state.apply(seat, move, chance, clerk)
        decisions += 1
    return decisions
