"""How good is a bot of one's own? Many games in the arena, every seat in turn.

    python examples/evaluate_bot.py --against judge --games 100

The bot here places a kamon wherever it can and takes the first lot it is offered.
"""

import argparse
from statistics import mean

from bakufu.arena.match import Result, play_match
from bakufu.arena.statistics import wilson
from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import house_bot
from bakufu.games.shelf import find_game


class Greedy(Bot):
    name = "greedy"

    def choose(self, sight: Sight) -> int:
        for move in sight.legal:
            name = sight.game.move_name(move)
            if name.startswith("place") or name == "accept":
                return move
        return sight.legal[sight.dice.below(len(sight.legal))]


def evaluate(bot: Bot, against: str, players: int, games: int) -> list[tuple[int, Result]]:
    """Each game with its own seed; the bot's seat goes round, so that none is favoured."""
    game = find_game("shitenno")
    setup = game.setup({"players": players})
    found = []
    for seed in range(games):
        seat = seed % players
        seated = [bot if other == seat else house_bot(against) for other in range(players)]
        found.append((seat, play_match(game, setup, seated, seed)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="evaluate a bot of one's own in Shitennō")
    parser.add_argument("--against", default="random", help="a house bot, for all other seats")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    arguments = parser.parse_args()
    results = evaluate(Greedy(), arguments.against, arguments.players, arguments.games)
    wins = sum(seat in result.winners for seat, result in results)
    low, high = wilson(wins, len(results))
    points = mean(result.scores[seat] for seat, result in results)
    place = mean(result.places[seat] for seat, result in results)
    others = arguments.players - 1
    print(f"{Greedy.name} against {others} x {arguments.against}, {len(results)} games:")
    print(f"won {wins / len(results):.1%} (95% interval {low:.1%} to {high:.1%}), ", end="")
    print(f"{1 / arguments.players:.0%} would be even")
    print(f"mean place {place:.2f}, mean points {points:.1f}")
    faults = [fault for _, result in results for fault in result.faults.values()]
    print(f"{len(faults)} games with a fault{': ' + faults[0] if faults else ''}")


if __name__ == "__main__":
    main()
