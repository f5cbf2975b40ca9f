"""The arena's games per minute, on two cores if there are as many.

The processes of the arena are started for every turn, and the clock runs from the first results on:
neither their start nor the report at the end is counted.
"""

import os
from collections.abc import Generator
from itertools import islice
from time import perf_counter

from bakufu.arena.contest import Contest
from bakufu.arena.crew import play_all
from bakufu.arena.roster import party_labels, read_roster
from bakufu.arena.schedule import schedule
from bench.ours import Ours
from bench.report import spread, table
from bench.rounds import Contestant, Pace, Play, Played, games, take_turns

JOBS = min(2, os.cpu_count() or 1)
PAIRS = ("judge,judge", "expert,skilled")


def measure(chosen: list[Ours], pace: Pace) -> list[str]:
    """All pairs in turns, in both games."""
    # A game of bots that search takes seconds: too long for a short run.
    rounds, least, pairs = (3, 10, PAIRS[:1]) if pace.quick else (5, 8, PAIRS)
    everybody = [
        Contestant(
            f"{each.title}, {pair.replace(',', ' against ')}",
            arena(each, pair, pace.seconds, least),
        )
        for each in chosen
        for pair in pairs
    ]
    take_turns(everybody, rounds, pace.seconds)
    rows = [
        [
            who.name,
            spread([60 * rate for rate in who.rates(games)]),
            f"{who.whole().games:,}",
            f"{who.whole().decisions / who.whole().games:,.1f}",
        ]
        for who in everybody
    ]
    return [
        "## Arena",
        f"On {JOBS} core{'s' if JOBS > 1 else ''}, four seats, two for each bot. Medians of "
        f"{rounds} rounds and their range, taken in turns, by the clock; a turn is at least "
        f"{pace.seconds:g} s and {least} games. Starting processes and writing reports is not "
        "counted.",
        table(["arena", "games/minute", "games", "decisions/game"], rows),
    ]


def arena(ours: Ours, pair: str, seconds: float, least: int) -> Play:
    """Two bots as teams of two, for at least so long and so many games."""
    specs = read_roster(pair, ours.game)
    contest = Contest(ours.setup, specs, party_labels(specs), seconds=10.0)

    def play(seed: int) -> Played:
        fixtures = schedule(len(specs), ours.setup.players, seed)
        results = play_all(contest, fixtures, JOBS)
        assert isinstance(results, Generator)
        for _ in islice(results, JOBS):
            pass
        decisions = played = 0
        began = now = perf_counter()
        for _, result in results:
            now = perf_counter()
            decisions += result.decisions
            played += 1
            if played >= least and now - began >= seconds:
                break
        results.close()
        return Played(decisions, 0, now - began, played)

    return play
