"""Edo's numbers in play: what `docs/edo-numbers.md` tells, computed from games of strong bots.

    python -m bench.plausibility_edo [--bot expert] [--games 200] [--tastes 600] [--jobs 2]

Prints the page's tables; many of Edo's numbers are reconstructed, and play shows which are out of
line. The same bot sits in all seats, so a thing's worth is told by who has it: winners or others.
What a bot buys follows its own tastes, so special cards and starting sets are asked about in games
of four judges besides, who value cards at random and take any set.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.state import victory
from bakufu.engine.table.game import seats_in
from bakufu.engine.table.statistics import margin
from bakufu.games.edo import names
from bakufu.games.edo import notes as note
from bakufu.games.edo.game import Edo
from bakufu.games.edo.judgement import EdoJudgement
from bakufu.games.edo.judgement_weights import own_weights
from bakufu.games.edo.moves import MOVES
from bakufu.games.edo.state import START, EdoState
from bench.equal_bots import play_equals

PLAYERS = (2, 3, 4)
GAME = Edo()


@dataclass
class Seat:
    """What one seat did in one game."""

    won: float = 0.0  # share of the victory
    inside: bool = True  # a house in Edo at the end
    turn: int = 0  # in the first round, 0 for the first player
    start: str = ""
    points: dict[str, int] = field(default_factory=dict)
    things: Counter[str] = field(default_factory=Counter)  # slots, cards, buildings, uses, Ryo


@dataclass
class Played:
    """One game."""

    rounds: int = 0
    by_points: bool = False
    leader_outside: bool = False  # somebody without a house in Edo had most points
    seats: list[Seat] = field(default_factory=list)
    shown: Counter[str] = field(default_factory=Counter)  # rounds in which a card lay open


def play(players: int, bot: str, seed: int) -> Played:
    """A game of equal bots, and what its notes tell."""
    state, diary = play_equals(GAME, GAME.setup({"players": players}), bot, seed)
    assert isinstance(state, EdoState)
    return read(players, state, diary.notes)


def play_tastes(seed: int) -> Played:
    """Four judges with tastes of their own for special cards; sets and towns fall by chance."""
    dice, diary, row = Dice(seed), Diary(), vec[i64]([0] * int(MOVES))
    state = GAME.start(GAME.setup({"players": 4}), dice, diary)
    judges = [EdoJudgement(own_weights()) for _ in range(4)]
    for judge in judges:
        judge.tries, judge.changes = 8, 28
        for card in range(len(names.SPECIALS)):
            judge.weights.special[card] = 0.02 + int(dice.below(1000)) * 0.00016
    while actors := seats_in(state.actors()):
        seat = actors[0]
        assert isinstance(state, EdoState)
        if state.step <= START:
            legal = GAME.legal(state, seat)
            state.apply(seat, legal[dice.below(len(legal))], dice, diary)
            continue
        for i in range(judges[seat].line(state.clone(), seat, dice, row)):
            state.apply(seat, row[i], dice, diary)
    assert isinstance(state, EdoState)
    return read(4, state, diary.notes)


def read(players: int, state: EdoState, told: Sequence[tuple[int, int, int, int]]) -> Played:
    game = Played(rounds=int(state.round))
    game.seats = [Seat(won=float(victory(state, seat))) for seat in range(players)]
    for seat, points in enumerate(GAME.points(state)):
        game.seats[seat].points = points
    tiles: dict[int, str] = {}
    display: set[str] = set()
    merchant = ""
    for kind, a, b, c in told:
        match kind:
            case note.TILE_LAID:
                tiles[a] = names.TILES[b]
            case note.FIRST_DRAWN:
                for seat in range(players):
                    game.seats[seat].turn = (seat - a) % players
            case note.SET_TAKEN:
                game.seats[a].start = names.SETS[b]
                game.seats[a].things[f"set {names.SETS[b]}"] += 1
            case note.HOME_PLACED:
                game.seats[a].things[f"home {tiles[b]}"] += 1
            case note.CURRENT_LAID | note.MERCHANT_TURNED:
                merchant = names.MERCHANTS[a]
                game.shown[merchant] += 1
            case note.SPECIAL_OPENED:
                display.add(names.SPECIALS[a])
            case note.ROUND_BEGAN:
                game.shown.update(display)
            case _:
                _count(game.seats, tiles, display, merchant, (kind, a, b, c))
            # What somebody without a house in Edo had is settled at the end (EDO-END-05).
        if kind == note.LEFT_OUT:
            game.seats[a].inside = False
        elif kind == note.GAME_ENDED:
            game.by_points = bool(b)
    before = [sum(seat.points.values()) - _final(seat) for seat in game.seats]
    best = max(before)
    game.leader_outside = any(
        points == best and not seat.inside for points, seat in zip(before, game.seats, strict=True)
    )
    return game


def _final(seat: Seat) -> int:
    return seat.points["samurai"] + seat.points["ryo"]


def _count(
    seats: list[Seat],
    tiles: dict[int, str],
    display: set[str],
    merchant: str,
    told: tuple[int, int, int, int],
) -> None:
    kind, a, b, c = told
    match kind:
        case note.REVEALED if c:
            action, card = names.ACTIONS[b % 16], names.CARDS[b % 512 // 16]
            things = seats[a].things
            things[f"action {action}"] += 1
            things[f"officials {action}"] += c // 16 + c % 16
            if card in names.SPECIALS:
                things[f"played {card}"] += 1
        case note.LAPSED | note.GIVEN_UP:
            seats[a].things[f"lost {names.ACTIONS[b]}"] += c
        case note.CARD_BOUGHT:
            seats[a].things[f"card {names.SPECIALS[b]}"] += 1
            display.discard(names.SPECIALS[b])
        case note.BUILT:
            building = names.BUILDINGS[b % 4]
            where = "Edo" if b // 4 == 0 else "towns"
            seats[a].things[f"built {building}"] += 1
            seats[a].things[f"built {building} in {where}"] += 1
        case note.BOUGHT:
            seats[a].things[f"purchase {merchant}"] += 1
        case note.POINT_TAKEN:
            seats[a].things[f"point {merchant}"] += 1
        case note.INCOME_PAID:
            seats[a].things[f"ryo {tiles[b]}"] += c
        case note.RECRUITED:
            seats[a].things["recruits"] += b
        case note.WAGES_PAID:
            seats[a].things["wages"] += b
        case note.SAMURAI_MOVED | note.MERCHANT_MOVED:
            seats[a].things["Ryo for moves"] += c


# Tables


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(line) + " |" for line in (head, *rows)]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]])


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def half_of(values: Sequence[float]) -> float:
    """Half of the 95% interval of a mean."""
    middle = mean(values)
    squares = sum((value - middle) ** 2 for value in values)
    return margin(squares, len(values)) if len(values) > 1 else 0.0


def share(values: Sequence[float]) -> str:
    """A part of 1 with its 95% interval, in percent."""
    if not values:
        return "-"
    middle = mean(values)
    half = half_of(values)
    return f"{middle:.0%} ±{half * 100:.0f}"


Games = dict[int, list[Played]]


def each(games: Games, cell: Callable[[list[Played]], str]) -> list[str]:
    return [cell(games[players]) for players in PLAYERS]


def seats_of(played: list[Played]) -> list[Seat]:
    return [seat for game in played for seat in game.seats]


def length_table(games: Games) -> str:
    def spread(played: list[Played]) -> str:
        found = Counter(game.rounds for game in played)
        return ", ".join(f"{rounds}: {number}" for rounds, number in sorted(found.items()))

    def part(of: Callable[[Played], float], played: list[Played]) -> str:
        return share([of(game) for game in played])

    rows = [
        ["games", *each(games, lambda played: str(len(played)))],
        ["rounds", *each(games, lambda p: f"{mean([game.rounds for game in p]):.1f}")],
        ["rounds: games", *each(games, spread)],
        ["ended by 12 points", *each(games, partial(part, lambda game: game.by_points))],
        [
            "winner’s points",
            *each(
                games,
                lambda p: f"{mean([sum(s.points.values()) for s in seats_of(p) if s.won]):.1f}",
            ),
        ],
        [
            "nobody in Edo, nobody wins",
            *each(games, partial(part, lambda game: not any(s.inside for s in game.seats))),
        ],
        [
            "most points, but no house in Edo",
            *each(games, partial(part, lambda game: game.leader_outside)),
        ],
        [
            "seats without a house in Edo",
            *each(games, lambda p: share([not seat.inside for seat in seats_of(p)])),
        ],
    ]
    return table(["", *(f"{players} players" for players in PLAYERS)], rows)


def seat_table(games: Games) -> str:
    def won(turn: int, played: list[Played]) -> str:
        return share([seat.won for seat in seats_of(played) if seat.turn == turn])

    words = ("first", "second", "third", "fourth")
    rows = [[word, *each(games, partial(won, turn))] for turn, word in enumerate(words)]
    fair = ["even would be", *(f"{1 / players:.0%}" for players in PLAYERS)]
    head = ["turn in round 1", *(f"won, {n} players" for n in PLAYERS)]
    return table(head, [*rows, fair])


def source_table(games: Games) -> str:
    def points(source: str, played: list[Played]) -> str:
        winners = [seat.points[source] for seat in seats_of(played) if seat.won > 0]
        others = [seat.points[source] for seat in seats_of(played) if not seat.won]
        return f"{mean(winners):.1f}/{mean(others):.1f}"

    rows = [[source, *each(games, partial(points, source))] for source in names.SOURCES]
    return table(["points from", *(f"{n} players" for n in PLAYERS)], rows)


def pair(games: list[Played], thing: str) -> tuple[float, float]:
    """How often winners did a thing in a game, and others."""
    winners = [seat.things[thing] for seat in seats_of(games) if seat.won > 0]
    others = [seat.things[thing] for seat in seats_of(games) if not seat.won]
    return mean(winners), mean(others)


def both(thing: str, played: list[Played]) -> str:
    winners, others = pair(played, thing)
    return f"{winners:.2f}/{others:.2f}"


def action_table(games: Games) -> str:
    def lost(action: str, played: list[Played]) -> str:
        seats = seats_of(played)
        used = sum(seat.things[f"officials {action}"] for seat in seats)
        gone = sum(seat.things[f"lost {action}"] for seat in seats)
        return f"{gone / used:.0%}" if used else "-"

    rows = []
    for action in names.ACTIONS:
        every = [game for played in games.values() for game in played]
        rows.append([action, *each(games, partial(both, f"action {action}")), lost(action, every)])
    head = ["action", *(f"slots, {n} players" for n in PLAYERS), "officials in vain"]
    return table(head, rows)


def card_table(games: Games) -> str:
    rows = []
    for card in names.SPECIALS:
        every = [game for played in games.values() for game in played]
        shown = [game for game in every if game.shown[card]]
        bought = [game for game in shown if any(seat.things[f"card {card}"] for seat in game.seats)]
        seats = [seat for game in bought for seat in game.seats if seat.things[f"card {card}"]]
        fair = [1 / len(game.seats) for game in bought]
        ratio = mean([seat.won for seat in seats]) / mean(fair) if seats else 0.0
        half = half_of([seat.won for seat in seats]) / mean(fair) if seats else 0.0
        rounds = sum(game.shown[card] for game in shown) / max(1, len(bought))
        rows.append(
            [
                card.upper(),
                f"{len(bought) / max(1, len(shown)):.0%}",
                f"{rounds:.1f}",
                f"{mean([seat.things[f'played {card}'] for seat in seats]):.1f}",
                f"{ratio:.2f} ±{half:.2f}",
            ]
        )
    head = [
        "card",
        "bought, of games in which it lay open",
        "rounds open per purchase",
        "slots per owner",
        "owner’s part of the victory (1 is even)",
    ]
    return table(head, rows)


def building_table(games: Games) -> str:
    things = [
        *("house in Edo", "house in towns", "post", "fortress in Edo", "fortress in towns"),
    ]
    rows = [[thing, *each(games, partial(both, f"built {thing}"))] for thing in things]
    return table(["built", *(f"{n} players" for n in PLAYERS)], rows)


def tile_table(games: Games) -> str:
    rows = []
    for tile in names.TILES:
        cells = each(games, partial(both, f"ryo {tile}"))
        home = each(games, partial(_home, tile))
        rows.append([tile.upper(), *cells, *home])
    head = ["tile", *(f"Ryo, {n} players" for n in PLAYERS)]
    return table([*head, *(f"won by who starts there, {n}" for n in PLAYERS)], rows)


def _home(tile: str, played: list[Played]) -> str:
    return share([seat.won for seat in seats_of(played) if seat.things[f"home {tile}"]])


def merchant_table(games: Games) -> str:
    rows = []
    every = [game for played in games.values() for game in played]
    for card in names.MERCHANTS:
        rounds = sum(game.shown[card] for game in every)
        buys = sum(seat.things[f"purchase {card}"] for seat in seats_of(every))
        points = sum(seat.things[f"point {card}"] for seat in seats_of(every))
        per = max(1, rounds)
        rows.append([card.upper(), f"{buys / per:.2f}", f"{points / per:.2f}"])
    return table(["merchant card", "purchases a round", "points a round"], rows)


def set_table(games: Games) -> str:
    def won(start: str, played: list[Played]) -> str:
        return share([seat.won for seat in seats_of(played) if seat.start == start])

    def taken(start: str, played: list[Played]) -> str:
        number = sum(seat.start == start for seat in seats_of(played))
        return f"{number / max(1, len(played)):.0%}"

    rows = [
        [start.upper(), *each(games, partial(taken, start)), *each(games, partial(won, start))]
        for start in names.SETS
    ]
    head = ["set", *(f"taken, {n}" for n in PLAYERS), *(f"won, {n}" for n in PLAYERS)]
    return table(head, rows)


def flow_table(games: Games) -> str:
    rows = [
        [thing, *each(games, partial(both, thing))]
        for thing in ("recruits", "wages", "Ryo for moves")
    ]
    return table(["in a game", *(f"{n} players" for n in PLAYERS)], rows)


def taste_table(played: list[Played]) -> str:
    """What special cards, sets and towns bring to those who have them by chance."""
    things = [
        *((f"card {card}", card.upper()) for card in names.SPECIALS),
        *((f"set {start}", start.upper()) for start in names.SETS),
        *((f"home {tile}", f"starting at {tile.upper()}") for tile in names.TILES[1:]),
    ]
    rows = []
    for thing, word in things:
        seats = [seat for seat in seats_of(played) if seat.things[thing]]
        won = [seat.won * 4 for seat in seats]
        rows.append([word, str(len(seats)), f"{mean(won):.2f} ±{half_of(won):.2f}"])
    none = [
        seat
        for seat in seats_of(played)
        if not any(seat.things[f"card {c}"] for c in names.SPECIALS)
    ]
    won = [seat.won * 4 for seat in none]
    rows.append(["no special card", str(len(none)), f"{mean(won):.2f} ±{half_of(won):.2f}"])
    return table(["by chance", "seats", "part of the victory (1 is even)"], rows)


TABLES: dict[str, Callable[[Games], str]] = {
    "Length and end": length_table,
    "Turn": seat_table,
    "Points, winners / others": source_table,
    "Actions, winners / others": action_table,
    "Special cards": card_table,
    "Buildings, winners / others": building_table,
    "Profit tiles, winners / others": tile_table,
    "Merchant cards": merchant_table,
    "Starting sets": set_table,
    "Recruits, wages and moves, winners / others": flow_table,
}


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.plausibility_edo", description=__doc__)
    words.add_argument("--bot", default="expert")
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--tastes", type=int, default=600)
    words.add_argument("--jobs", type=int, default=2)
    words.add_argument("--seed", type=int, default=1)
    args = words.parse_args()
    games: Games = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        for players in PLAYERS:
            seeds = range(args.seed, args.seed + args.games)
            games[players] = list(pool.map(partial(play, players, args.bot), seeds))
        tastes = list(pool.map(play_tastes, range(args.seed, args.seed + args.tastes)))
    for title, make in TABLES.items():
        print(f"### {title}\n\n{make(games)}\n", flush=True)
    print(f"### Tastes at random, {len(tastes)} games of 4\n\n{taste_table(tastes)}")


if __name__ == "__main__":
    main()
