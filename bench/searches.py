"""Searches beside each other: ours, compiled and as plain Python, and OpenSpiel's in C++.

Each takes positions spread evenly over one game, where somebody has a choice, and looks ahead from
each of them equally often, with a new tree every time. Processor time counts.

Our search lets judges play on until a position can be judged, and counts its decisions itself: all
that were made in iterations, in the tree and below it. For the comparison with OpenSpiel it is also
measured blind: random moves to the end of the game, as OpenSpiel's bot plays. That one does not
tell its decisions. Every iteration of it goes from the position to the
end of a game, so they are reckoned as its iterations times the mean length of random games from
the same position.
"""

from random import Random
from statistics import mean, median
from time import process_time
from typing import Any, TypeVar

from bakufu.bots.bot import Sight
from bakufu.bots.search import Temper
from bakufu.bots.search_bot import search_for
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import lowest_actor
from bakufu.engine.core.state import State
from bench.machine import installed
from bench.ours import Ours
from bench.plain import PlainPython
from bench.report import Line, comparison, lines, spread, table
from bench.rounds import Contestant, Pace, Play, Played, take_turns
from bench.rounds import iterations as iterated

Place = TypeVar("Place")

POSITIONS = 12
ITERATIONS = 60  # from each position: as many as an expert's
QUICK_ITERATIONS = 6  # plain Python needs half a minute for the others
PLAYOUTS = 50  # random games that tell how long they are from a position on
# As in OpenSpiel's own example of MCTS.
CURIOSITY = 2.0
# Bridge as it is by default ends with the auction and is scored by a solver, which takes longer
# than anything that is measured here.
SPIEL_GAMES = {
    "hearts": "hearts",
    "bridge": "bridge(use_double_dummy_result=false)",
    "gin rummy": "gin_rummy",
}


def measure(chosen: list[Ours], pace: Pace) -> list[str]:
    """All searches in turns, and what was aimed at."""
    # Five rounds do: one of plain Python's is as long as many of the others'.
    number, rounds = (QUICK_ITERATIONS, 3) if pace.quick else (ITERATIONS, 5)
    plain = {each.title: PlainPython("search", each.game.id, number) for each in chosen}
    house = {
        each.title: Contestant(f"{each.title}, judges play on", search(each, number))
        for each in chosen
    }
    blind = {
        each.title: Contestant(f"{each.title}, random moves", search(each, number, blind=True))
        for each in chosen
    }
    source = {
        title: Contestant(f"{title}, judges play on, plain Python", play)
        for title, play in plain.items()
    }
    guests = (
        [
            Contestant(f"OpenSpiel {name}, random moves", spiel_search(name, number))
            for name in SPIEL_GAMES
        ]
        if installed("open_spiel")
        else []
    )
    everybody = [*house.values(), *blind.values(), *source.values(), *guests]
    try:
        take_turns(everybody, rounds, pace.seconds)
    finally:
        for process in plain.values():
            process.close()
    aims: list[Line] = []
    for title, ours in house.items():
        name = f"{title}, iterations: the same source as plain Python"
        aims.append(comparison(name, ours, source[title], 12, iterated))
    if guests:
        best = max(guests, key=lambda guest: median(guest.rates()))
        for title, ours in blind.items():
            aims.append(comparison(f"{title}, random moves: {best.name}", ours, best, 1))
        for title, ours in house.items():
            aims.append(comparison(f"{title}, judges play on: {best.name}", ours, best))
    rows = [
        [
            who.name,
            spread(who.rates(iterated)),
            spread(who.rates()),
            f"{who.whole().decisions / who.whole().iterations:,.1f}",
        ]
        for who in everybody
    ]
    return [
        "## Search",
        f"Medians of {rounds} rounds and their range, taken in turns, processor time; a turn "
        f"is at least {pace.seconds:g} s. {number} iterations from each of {POSITIONS} "
        "positions spread over a game, a new tree for each.",
        table(["search", "iterations/s", "decisions/s", "decisions/iteration"], rows),
        lines("search against", aims),
    ]


def search(ours: Ours, iterations: int, blind: bool = False) -> Play:
    """One search from each position, as the bots of the house search, or with random moves."""
    places = _spread(_decisions(ours))
    temper = Temper()
    temper.blind = blind

    def play(seed: int) -> Played:
        decisions = 0
        began = process_time()
        for number, (state, seat) in enumerate(places):
            sight = Sight(ours.game, state, seat, Dice(seed << 8 | number))
            tree = search_for(sight, temper)
            tree.run(iterations)
            decisions += int(tree.decisions)
        return Played(decisions, 0, process_time() - began, iterations=iterations * len(places))

    return play


def spiel_search(name: str, iterations: int) -> Play:
    """The same with OpenSpiel's bot in a game of its own."""
    import pyspiel

    rng = Random(1)
    places = _spread(_spiel_decisions(pyspiel.load_game(SPIEL_GAMES[name]), rng))
    lengths = [_mean_length(place, rng) for place in places]
    decisions = round(iterations * sum(length[0] for length in lengths))
    chances = round(iterations * sum(length[1] for length in lengths))

    def play(seed: int) -> Played:
        began = process_time()
        for number, place in enumerate(places):
            luck = seed << 8 | number
            rollouts = pyspiel.RandomRolloutEvaluator(1, luck)
            pyspiel.ISMCTSBot(luck, rollouts, CURIOSITY, iterations).step(place)
        seconds = process_time() - began
        return Played(decisions, chances, seconds, iterations=iterations * len(places))

    return play


def _spread(places: list[Place]) -> list[Place]:
    """Some of them, from the middle of equal parts of the game."""
    part = len(places) / POSITIONS
    return [places[int((number + 0.5) * part)] for number in range(POSITIONS)]


def _decisions(ours: Ours) -> list[tuple[State, int]]:
    """Where a decision begins in a game of judge bots, and whose it is."""
    found: list[tuple[State, int]] = []
    dice, judgement = Dice(1), ours.game.judgement()
    state = ours.start(dice)
    while mask := state.actors():
        seat = int(lowest_actor(mask))
        world = state.determinise(seat, dice)
        if len(ours.game.legal(state, seat)) > 1 and not judgement.is_partial(state, seat):
            found.append((state.clone(), seat))
        state.apply(seat, judgement.choose(world, seat, dice), dice, Scribe())
    return found


def _spiel_decisions(game: Any, rng: Random) -> list[Any]:
    """Where somebody has a choice in a random game."""
    found = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            found.append(state.clone())
        _any_step(state, rng)
    return found


def _mean_length(place: Any, rng: Random) -> tuple[float, float]:
    """Decisions and chance outcomes from here to the end of a random game."""
    decisions, chances = [], []
    for _ in range(PLAYOUTS):
        state = place.clone()
        made = drawn = 0
        while not state.is_terminal():
            drawn += state.is_chance_node()
            made += not state.is_chance_node()
            _any_step(state, rng)
        decisions.append(made)
        chances.append(drawn)
    return mean(decisions), mean(chances)


def _any_step(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))
