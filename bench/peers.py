"""Other libraries, each used as its documentation says, and each as fast as we know how.

Hearts deals its cards one by one at chance nodes, which the loop has to step through. They belong
to its game, so their time counts; whether they count as steps is for the reader to choose.
"""

from random import Random
from time import perf_counter

from bench.rounds import Play, Played


def hearts_stepped() -> Play:
    """OpenSpiel's hearts (C++), every decision taken in a Python loop."""
    import pyspiel

    game, rng = pyspiel.load_game("hearts"), Random(1)

    def play(seed: int) -> Played:
        decisions = chances = 0
        began = perf_counter()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                chances += 1
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return Played(decisions, chances, perf_counter() - began)

    return play


def hearts_inside() -> Play:
    """OpenSpiel's hearts, the whole game played by C++ bots in one call."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(game.num_players())]

    def play(seed: int) -> Played:
        began = perf_counter()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        seconds = perf_counter() - began
        decisions = sum(step.player >= 0 for step in state.full_history())
        return Played(decisions, len(state.full_history()) - decisions, seconds)

    return play


def catan() -> Play:
    """catanatron (Python), four random players in its own loop."""
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> Played:
        began = perf_counter()
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        seconds = perf_counter() - began
        return Played(len(game.state.actions), 0, seconds)

    return play
