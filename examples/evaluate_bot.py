"""How good is a bot of one's own? The arena finds out.

    python examples/evaluate_bot.py --against judge --games 100

The bot in this file places a kamon wherever it can and takes the first lot it is offered. Since it
is the only bot here, the command does the same, until it is settled who is better:

    bakufu arena shitenno --code examples/evaluate_bot.py --players judge
"""

import argparse
import os
import sys
from itertools import islice

from bakufu.arena.contest import Contest
from bakufu.arena.crew import play_all
from bakufu.arena.schedule import games_in_deal, schedule
from bakufu.arena.standings import Standings, keep
from bakufu.bots.bot import Bot, Sight
from bakufu.engine.text.errors import BakufuError
from bakufu.games.shelf import find_game


class Greedy(Bot):
    name = "greedy"

    def choose(self, sight: Sight) -> int:
        for move in sight.legal:
            name = sight.game.move_name(move)
            if name.startswith("place") or name == "accept":
                return move
        return sight.legal[sight.dice.below(len(sight.legal))]


def evaluate(against: str, players: int, games: int, jobs: int) -> Standings:
    """Both bots have half of the seats, and each has the luck of every deal once."""
    game = find_game("shitenno")
    setup = game.setup({"players": players})
    bots = [__file__, against]
    contest = Contest(setup, bots, [Greedy.name, against], seconds=10)
    standings = Standings(len(bots), games_in_deal(len(bots), players))
    fixtures = islice(schedule(len(bots), players, seed=1), games)
    for fixture, result in play_all(contest, fixtures, jobs):
        standings.add(keep(fixture, result))
    return standings


def main() -> None:
    parser = argparse.ArgumentParser(description="evaluate a bot of one's own in Shitennō")
    parser.add_argument("--against", default="random", help="a bot of the house")
    parser.add_argument("--players", type=int, default=4, choices=(2, 4))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    words = parser.parse_args()
    if min(words.games, words.jobs) < 1:
        parser.error("--games and --jobs are 1 or more")
    standings = evaluate(words.against, words.players, words.games, words.jobs)
    won, points = standings.win_share(0), standings.score(0)
    print(f"{Greedy.name} against {words.against}, {standings.games} games:")
    print(f"won {won.value:.1%} (95% interval {won.low:.1%} to {won.high:.1%}), 50% would be even")
    print(f"points {points.value:.1f} (95% interval {points.low:.1f} to {points.high:.1f})")
    print(f"better than {words.against}: {'yes' if won.low > 0.5 else 'not shown'}")
    print(f"{len(standings.faults)} faults")


if __name__ == "__main__":
    try:
        main()
    except BakufuError as error:
        sys.exit(str(error))
