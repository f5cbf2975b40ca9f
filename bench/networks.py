"""What a network costs beside the observation it reads, and inside a search.

    python -m bench.networks [GAME...]

Positions are spread over one game between judges, at tables of four. The network has 64 units and
any weights. Processor time counts, the best of several rounds; compiled or not is said.
"""

import sys
from collections.abc import Callable
from random import Random
from time import process_time

from bakufu.bots.bot import Sight
from bakufu.bots.learned import Learned
from bakufu.bots.network_file import (
    NetworkFile,
    NetworkWeights,
    decode_network,
    encode_network,
    new_card,
)
from bakufu.bots.network_judge import learned_judge
from bakufu.bots.search import Temper
from bakufu.bots.search_bot import search_for
from bakufu.engine.core.build import compiled
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.observation import row_of
from bakufu.engine.core.playout import legal_buffer, lowest_actor
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game
from bakufu.engine.table.largest_row import largest_row
from bakufu.games.shelf import GAMES, find_game

UNITS, PLAYERS, POSITIONS, ROUNDS = 64, 4, 40, 5
LOOKS, ROWS = (8, 200) if compiled() else (1, 4)


def any_network(game: Game) -> NetworkFile:
    random, moves = Random(1), game.move_count

    def lines(count: int) -> list[list[float]]:
        return [[random.gauss(0.0, 0.1) for _ in range(UNITS)] for _ in range(count)]

    rows, bias, value = lines(largest_row(game).size), *lines(2)
    weights = NetworkWeights(rows, bias, value, 0.0, lines(moves), [0.0] * moves)
    data = encode_network(new_card(game, UNITS, 1.0, {"players": [PLAYERS]}), weights)
    return decode_network(data, "any")


def positions(game: Game) -> list[tuple[State, int]]:
    """Somebody's decisions, evenly over a game."""
    dice, judge = Dice(7), game.judgement()
    state = game.start(game.setup({"players": PLAYERS}), dice, Scribe())
    found: list[tuple[State, int]] = []
    while state.actors():
        seat = int(lowest_actor(state.actors()))
        found.append((state.clone(), seat))
        world = state.determinise(seat, dice)
        state.apply(seat, judge.choose(world, seat, dice), dice, Scribe())
    return found[:: max(1, len(found) // POSITIONS)]


def best_of(work: Callable[[], int]) -> float:
    """Microseconds for one of what is counted."""
    times = []
    for _ in range(ROUNDS):
        began = process_time()
        count = work()
        times.append((process_time() - began) / count * 1e6)
    return min(times)


def looks(game: Game, places: list[tuple[State, int]], judge: Judgement) -> float:
    def work() -> int:
        for state, seat in places:
            search_for(Sight(game, state, seat, Dice(1)), Temper(), judge).run(LOOKS)
        return len(places) * LOOKS

    return best_of(work)


def measure(game: Game) -> str:
    file, places = any_network(game), positions(game)
    observer = game.observer_of(places[0][0])
    judge = learned_judge(file, game, observer, None)
    assert isinstance(judge, Learned)
    reader, legal = judge.reader, legal_buffer(game.move_count)
    others = [row_of(observer, state, seat) for state, seat in places]
    filled = sum(sum(number != 0 for number in row) for row in others) / len(others)

    def observe() -> int:
        for state, seat in places:
            for _ in range(ROWS):
                observer.observe(state, seat)
        return len(places) * ROWS

    def read() -> int:
        for state, seat in places:
            for _ in range(ROWS):
                reader.read(state, seat)
                reader.value()
        return len(places) * ROWS

    def choose() -> int:
        for state, seat in places:
            for _ in range(ROWS):
                reader.read(state, seat)
                reader.likeliest(legal, state.fill_legal(seat, legal))
        return len(places) * ROWS

    seen, valued, chosen = best_of(observe), best_of(read), best_of(choose)
    own, learned = looks(game, places, game.judgement()), looks(game, places, judge)
    return (
        f"| {game.title} | {observer.size} | {filled:.0f} | {seen:.1f} | {valued - seen:.1f} | "
        f"{chosen - seen:.1f} | {own:.0f} | {learned:.0f} |"
    )


def main(names: list[str]) -> None:
    print(f"compiled: {'yes' if compiled() else 'no'}; microseconds")
    print("| game | row | not 0 | observe | value | policy | a look | a look with it |")
    print("|---|---|---|---|---|---|---|---|")
    for game in [find_game(name) for name in names] or list(GAMES.values()):
        print(measure(game), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
