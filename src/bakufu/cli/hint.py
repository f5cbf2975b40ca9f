"""What `hint` says at the table: what an expert would do, and why."""

from collections.abc import Sequence
from time import monotonic

from rich.padding import Padding
from rich.text import Text

from bakufu.bots.advice import COMPILED, advise
from bakufu.bots.advice_words import basis, tell
from bakufu.bots.bot import Sight
from bakufu.cli.screen import YOURS, Screen
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Setup
from bakufu.engine.text.message import Message

SECONDS = 2.0 if COMPILED else 6.0  # nobody waits much longer
_WHOLE = 3  # decisions of more moves are told by those that differ


def give_hint(
    screen: Screen, setup: Setup, state: State, seat: int, dice: Dice, seats: Sequence[str]
) -> None:
    """Up to three ideas, the best first, with reasons. The state is seen with the seat's eyes."""
    began = monotonic()

    def time_used() -> float:
        return (monotonic() - began) / SECONDS

    sight = Sight(screen.game, state, seat, dice, time_used, setup)
    with screen.console.status(screen.words("cli-advice-thinking")):
        advice = advise(sight)
    screen.tell("cli-advice", "bold")
    for number, told in enumerate(tell(sight, advice), 1):
        line, first = advice.ideas[number - 1].moves, advice.ideas[0].moves
        kept = differing(line, first) if number > 1 else range(len(line))
        moves = spoken(screen, [told.moves[place] for place in kept], seats)
        screen.console.print(Text.assemble((f"{number}  ", YOURS), (moves, "bold")))
        reasons = " ".join(
            screen.speaker.say(reason, seats, seat) for reason in [told.why, *told.reasons]
        )
        screen.console.print(Padding(Text(reasons), (0, 0, 0, 3)))
    screen.console.print(Text(screen.speaker.say(basis(advice)), "dim"))


def spoken(screen: Screen, moves: Sequence[Message], seats: Sequence[str]) -> str:
    """Several moves as one line."""
    return " · ".join(screen.speaker.say(move, seats) for move in moves)


def differing(line: list[int], other: list[int]) -> list[int]:
    """The places of the moves to be told: of a long decision, only those the other one has not."""
    places = list(range(len(line)))
    if len(line) <= _WHOLE:
        return places
    return [place for place in places if line[place] not in other] or places
