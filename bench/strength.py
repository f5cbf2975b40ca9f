"""How strong the levels are: every figure of the table in docs/opponents.md, by one command.

    python -m bench.strength [--game shogun] [--only master,expert] [--games 400] [--minutes 60]

Each level meets the one below it, and each master the master as it was (`bench/former.py`), in
teams of two at tables of four: `bakufu arena GAME --players STRONGER,WEAKER --seats 4 --all`. What
is played is kept in a folder, and the same command goes on there, so that a machine that is lent
for minutes will do. The time is shared among all pairs that are not through.

Beside the wins: how long each of the two thinks about a decision (processor time, one deal), since
looks that cost more are no gain at a clock.
"""

import argparse
from collections import defaultdict
from itertools import islice
from pathlib import Path
from time import monotonic, process_time

from bakufu.arena.contest import Contest
from bakufu.arena.crew import play_all
from bakufu.arena.record import ask_question, open_record
from bakufu.arena.roster import make_bot, party_labels, read_roster
from bakufu.arena.schedule import games_in_deal, schedule
from bakufu.arena.standings import Standings, keep
from bakufu.bots.bot import Sight
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.game import seats_in
from bakufu.games.shelf import GAMES
from bakufu.processors import usable_processors
from bench.report import table

FORMER = str(Path(__file__).parent / "former.py")
PAIRS = (
    ("judge", "random"),
    ("skilled", "novice"),
    ("expert", "skilled"),
    ("master", "expert"),
    ("grandmaster", "master"),
    ("master", "former"),
)
SEATS = 4


class Pair:
    """Two bots in one game, and the games they have played."""

    def __init__(self, game_id: str, stronger: str, weaker: str, folder: Path) -> None:
        self.game = GAMES[game_id]
        self.title = f"{self.game.title}: {stronger} over {weaker}"
        self.folder = folder / f"{game_id}-{stronger}-{weaker}"
        words = ",".join(FORMER if one == "former" else one for one in (stronger, weaker))
        self.bots = read_roster(words, self.game)
        setup = self.game.setup({"players": SEATS})
        self.contest = Contest(setup, self.bots, party_labels(self.bots), seconds=600.0)

    def play(self, games: int, until: float, jobs: int) -> Standings:
        """Go on to so many games, or as long as there is time."""
        standings = Standings(2, games_in_deal(2, SEATS))
        record = open_record(self.folder, ask_question(self.contest, seed=1))
        try:
            for played in record.games[:games]:
                standings.add(played)
            left = islice(schedule(2, SEATS, seed=1), standings.games, games)
            if standings.games < games and monotonic() < until:
                for fixture, result in play_all(self.contest, left, jobs):
                    played = keep(fixture, result)
                    record.add(played, result.log)
                    standings.add(played)
                    if monotonic() > until:
                        break
        finally:
            record.close()
        return standings

    def thinks(self) -> list[float]:
        """Milliseconds of each of the two for a decision, in one game of both."""
        spent: dict[int, float] = defaultdict(float)
        made: dict[int, int] = defaultdict(int)
        dice, silent = Dice(1), Scribe()
        state = self.game.start(self.contest.setup, dice, silent)
        minds = [make_bot(self.bots[seat % 2]) for seat in range(SEATS)]
        luck = [Dice(2 + seat) for seat in range(SEATS)]
        while actors := seats_in(state.actors()):
            seat = actors[0]
            sight = Sight(self.game, state, seat, luck[seat], setup=self.contest.setup)
            began = process_time()
            move = minds[seat].choose(sight)
            spent[seat % 2] += process_time() - began
            made[seat % 2] += 1
            state.apply(seat, move, dice, silent)
        return [1000 * spent[party] / made[party] for party in (0, 1)]


def main() -> None:
    args = _arguments()
    args.folder.mkdir(exist_ok=True)
    pairs = [
        Pair(game, *pair, args.folder)
        for pair in PAIRS
        for game in args.game or GAMES
        if not args.only or ",".join(pair) in args.only
    ]
    ends = monotonic() + 60 * args.minutes
    rows = []
    for number, pair in enumerate(pairs):
        now = monotonic()
        share = max(0.0, ends - now) / (len(pairs) - number)
        standings = pair.play(args.games, now + share, args.jobs)
        won = standings.win_share(0)
        own, other = pair.thinks()
        row = [
            pair.title,
            f"{won.value:.1%} ({won.low:.1%} to {won.high:.1%})" if won.n else "not played",
            f"{standings.games_of[0]}",
            f"{own:.0f} and {other:.0f} ms",
        ]
        print("; ".join(row), flush=True)
        rows.append(row)
    print()
    print(table(["pair", "won", "games", "a decision"], rows))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=GAMES, action="append", help="may be given again")
    names = [",".join(pair) for pair in PAIRS]
    parser.add_argument("--only", choices=names, action="append", help="may be given again")
    parser.add_argument("--games", type=int, default=400, help="for each pair")
    parser.add_argument("--minutes", type=float, default=60.0, help="for all pairs together")
    parser.add_argument("--jobs", type=int, default=usable_processors(), help="games at a time")
    parser.add_argument(
        "--folder", type=Path, default=Path("bakufu-strength"), help="where games are kept"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
