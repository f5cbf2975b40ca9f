"""A game of equal bots with its notes: what the reports on printed numbers are made from."""

from bakufu.bots.bot import Sight
from bakufu.bots.house_bots import house_bot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, Setup, seats_in


def play_equals(game: Game, setup: Setup, bot: str, seed: int) -> tuple[State, Diary]:
    dice, diary = Dice(seed), Diary()
    state = game.start(setup, dice, diary)
    bots = [house_bot(bot) for _ in range(setup.players)]
    thinking = [Dice(seed << 8 | seat + 1) for seat in range(setup.players)]
    while actors := seats_in(state.actors()):
        seat = actors[0]
        move = bots[seat].choose(Sight(game, state, seat, thinking[seat]))
        state.apply(seat, move, dice, diary)
    return state, diary
