"""Bushido's numbers in play: what `docs/bushido-numbers.md` tells, computed from games of bots.

    python -m bench.plausibility_bushido [--bot judge] [--games 400] [--jobs 2] [--seed 1]

Prints the page's tables. The same bot sits in all seats, so what a thing is worth is told by who
has it: winners or others. Reconstructed numbers with several readings are played beside each other.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from bakufu.engine.core.state import victory
from bakufu.games.bushido import names
from bakufu.games.bushido import notes as note
from bakufu.games.bushido.box import LAND
from bakufu.games.bushido.game import Bushido
from bakufu.games.bushido.state import BushidoState
from bench.equal_bots import play_equals
from bench.plausibility_edo import half_of, mean, share, table

GAME = Bushido()
PLAYERS = (3, 4, 5)
READINGS: dict[str, dict[str, object]] = {
    "42-36-24, town 1 (default)": {},
    "34-34-34": {"katana_split": "34-34-34"},
    "51-34-17": {"katana_split": "51-34-17"},
    "town 0": {"town_katana": 0},
}
# What a change of honour follows from, by the note before it.
CAUSES = {
    int(note.GAVE_UP): "tea",
    int(note.BOUGHT): "purchase",
    int(note.NEUTRAL_TAKEN): "neutral provinces",
    int(note.CONQUERED): "combat",
    int(note.HELD): "combat",
    int(note.LEFT_NEUTRAL): "combat",
    int(note.STAKE_LOST): "stakes of duels",
    int(note.REVOLTED): "revolts",
    int(note.FOLLOWED): "council",
    int(note.SPARED): "council",
    int(note.REFUSED): "refused tea",
    int(note.ACCEPTED): "gifts at tea",
    int(note.INVITED): "gifts at tea",
    int(note.TEA_HELD): "gifts at tea",
}
DAIMYO = ("tea", "combat", "neutral provinces", "purchase", "council", "revolts", "refused tea")
SAMURAI = ("combat", "stakes of duels", "gifts at tea", "council", "refused tea")


@dataclass
class Seat:
    """What one seat did in one game."""

    won: float = 0.0
    turn: int = 0  # 0 for the first player
    ways: int = 0  # hexes beside the fortress
    things: Counter[str] = field(default_factory=Counter)


@dataclass
class Played:
    months: int = 0
    turns: int = 0
    by_honour: bool = False
    honour: int = 0  # of the winner
    seats: list[Seat] = field(default_factory=list)
    things: Counter[str] = field(default_factory=Counter)


def play(bot: str, task: tuple[dict[str, object], int]) -> Played:
    options, seed = task
    state, diary = play_equals(GAME, GAME.setup(options), bot, seed)
    assert isinstance(state, BushidoState)
    return read(state, diary.notes)


def read(state: BushidoState, told: Sequence[tuple[int, int, int, int]]) -> Played:
    players = int(state.box.players)
    game = Played(months=min(int(state.month), int(state.box.months)))
    game.seats = [Seat(won=float(victory(state, seat))) for seat in range(players)]
    game.honour = max(int(state.dh[seat]) for seat in range(players))
    reader = _Reader(game, state)
    for kind, a, b, c in told:
        reader.take(kind, a, b, c)
    return game


class _Reader:
    """Goes through the notes of a game and counts."""

    def __init__(self, game: Played, state: BushidoState) -> None:
        self.game = game
        self.state = state
        self.roles: dict[int, str] = {}
        self.cause = ""
        self.tactics: dict[int, str] = {}
        self.target = -1

    def take(self, kind: int, a: int, b: int, c: int) -> None:
        game, seats = self.game, self.game.seats
        self.cause = CAUSES.get(kind, self.cause)
        match kind:
            case note.FIRST_DRAWN:
                for seat, one in enumerate(seats):
                    one.turn = (seat - a) % len(seats)
            case note.FORTRESS_BUILT:
                in_play = self.state.box.in_play
                seats[a].ways = sum(int(in_play[one]) for one in LAND.beside(b))
            case note.PROVINCE_TAKEN:
                seats[a].things[f"start {names.KINDS[c]}"] += 1
                game.things[f"land {names.KINDS[c]}"] += 1
            case note.TURN_BEGAN:
                game.turns += 1
                self.roles = {a: "daimyo"}
                seats[a].things["turns daimyo"] += 1
            case note.ROLE_DEALT:
                self.roles.setdefault(a, names.ROLES[b])  # with three the Sensei also fights
                seats[a].things[f"turns {names.ROLES[b]}"] += 1
            case note.DAIMYO_HONOUR:
                self._honour(a, "DH", c - b)
            case note.SAMURAI_HONOUR:
                self._honour(a, "SH", c - b)
            case note.GAME_ENDED:
                game.by_honour = not b
            case _:
                self._count(kind, a, b)

    def _honour(self, seat: int, which: str, change: int) -> None:
        things = self.game.seats[seat].things
        things[f"{which} {self.cause}"] += change
        if self.cause not in ("tea", "purchase", "gifts at tea", "refused tea"):
            things[f"{which} as {self.roles.get(seat, 'none')}"] += change

    def _count(self, kind: int, a: int, b: int) -> None:
        things, seats = self.game.things, self.game.seats
        match kind:
            case note.ATTACKED:
                self.target = b // 32
                things["attacks"] += 1
            case note.NEUTRAL_TAKEN:
                things["attacks"] -= 1
                things["neutral"] += 1
            case note.NO_ATTACK:
                things["none"] += 1
            case note.GEISHA_PLAYED:
                things["geisha"] += 1
                seats[a].things["played geisha"] += 1
            case note.STACK_SHOWN:
                things["stacks"] += 1
                things["stacked"] += b
            case note.FORFEITED:
                things["forfeits"] += 1
            case note.TACTIC_SHOWN:
                self.tactics[a] = names.DISCS[b]
            case note.COUNTED:
                self._fought(a)
            case note.CONQUERED:
                things["conquered"] += 1
                things[f"conquered {names.KINDS[int(self.state.kind[b])]}"] += 1
                things[f"fought {names.KINDS[int(self.state.kind[b])]}"] += 1
            case note.HELD | note.LEFT_NEUTRAL:
                place = b if kind == note.HELD else a
                things[f"fought {names.KINDS[int(self.state.kind[place])]}"] += 1
            case note.REVOLTED:
                things["revolts"] += 1
                things[f"revolts {names.KINDS[int(self.state.kind[a])]}"] += 1
            case note.RONIN_PLACED:
                seats[a].things["played ronin"] += 1
            case note.SPIED:
                seats[a].things["played shinobi"] += 1
            case note.TEA_HELD:
                seats[a].things["played chanoyu"] += 1
            case note.SEPPUKU_DEMANDED:
                seats[a].things["played seppuku"] += 1

    def _fought(self, winner: int) -> None:
        things = self.game.things
        for seat, tactic in self.tactics.items():
            side = "attack" if self.roles.get(seat) in ("samurai", "hatamoto") else "defence"
            things[f"{side} {tactic}"] += 1
            things[f"{side} {tactic} won"] += seat == winner
        self.tactics.clear()


# Tables

Games = dict[str, list[Played]]


def seats_of(played: list[Played]) -> Iterator[Seat]:
    return (seat for game in played for seat in game.seats)


def per_game(thing: str, played: list[Played]) -> str:
    return f"{mean([game.things[thing] for game in played]):.1f}"


def both(thing: str, played: list[Played]) -> str:
    """Winners and others, for a seat and game."""
    won = [seat.things[thing] for seat in seats_of(played) if seat.won]
    lost = [seat.things[thing] for seat in seats_of(played) if not seat.won]
    return f"{mean(won):.1f}/{mean(lost):.1f}"


def each(games: Games, cell: Callable[[list[Played]], str]) -> list[str]:
    return [cell(played) for played in games.values()]


def stack_height(played: list[Played]) -> str:
    tiles = sum(game.things["stacked"] for game in played)
    return f"{tiles / sum(game.things['stacks'] for game in played):.1f}"


def length_table(games: Games) -> str:
    rows = [
        ["games", *each(games, lambda p: str(len(p)))],
        ["months begun", *each(games, lambda p: f"{mean([g.months for g in p]):.1f}")],
        ["turns", *each(games, lambda p: f"{mean([g.turns for g in p]):.1f}")],
        ["ended by 50 honour", *each(games, lambda p: share([g.by_honour for g in p]))],
        ["winner’s honour", *each(games, lambda p: f"{mean([g.honour for g in p]):.1f}")],
        *(
            [word, *each(games, partial(per_game, thing))]
            for word, thing in (
                ("combats for provinces", "attacks"),
                ("of them won without tactics", "forfeits"),
                ("provinces conquered", "conquered"),
                ("neutral provinces taken", "neutral"),
                ("turns without attack", "none"),
                ("turns ended by a Geisha", "geisha"),
                ("revolts", "revolts"),
            )
        ),
        ["tiles in a stack", *each(games, stack_height)],
    ]
    return table(["in a game", *games], rows)


def seat_table(games: Games) -> str:
    def won(wanted: Callable[[Seat], bool], played: list[Played]) -> str:
        return share([seat.won for seat in seats_of(played) if wanted(seat)])

    rows = [
        [word, *each(games, partial(won, partial(lambda turn, seat: seat.turn == turn, turn)))]
        for turn, word in enumerate(("first", "second", "third", "fourth", "fifth"))
    ]
    rows += [
        [
            f"fortress beside {ways} hexes",
            *each(games, partial(won, partial(lambda ways, seat: seat.ways == ways, ways))),
        ]
        for ways in (3, 4, 6)
    ]
    fair = ["even would be", *each(games, lambda p: f"{1 / len(p[0].seats):.0%}")]
    return table(["won by", *games], [*rows, fair])


def honour_table(games: Games) -> str:
    rows = [[f"Daimyo: {one}", *each(games, partial(both, f"DH {one}"))] for one in DAIMYO]
    rows += [[f"Samurai: {one}", *each(games, partial(both, f"SH {one}"))] for one in SAMURAI]
    return table(["honour from", *games], rows)


def role_table(games: Games) -> str:
    def in_turn(which: str, role: str, played: list[Played]) -> str:
        turns = sum(seat.things[f"turns {role}"] for seat in seats_of(played))
        honour = sum(seat.things[f"{which} as {role}"] for seat in seats_of(played))
        return f"{honour / turns:+.2f}" if turns else "-"

    def cell(role: str, played: list[Played]) -> str:
        return f"{in_turn('DH', role, played)}/{in_turn('SH', role, played)}"

    rows = [[role.capitalize(), *each(games, partial(cell, role))] for role in names.ROLES]
    return table(["a turn as", *games], rows)


def tactic_table(games: Games) -> str:
    every = [game for played in games.values() for game in played]
    rows = []
    for tactic in names.DISCS[:4]:
        row = [tactic]
        for side in ("attack", "defence"):
            total = sum(game.things[f"{side} {one}"] for game in every for one in names.DISCS[:4])
            number = sum(game.things[f"{side} {tactic}"] for game in every)
            won = sum(game.things[f"{side} {tactic} won"] for game in every)
            row += [f"{number / total:.0%}", f"{won / max(1, number):.0%}"]
        rows.append(row)
    return table(["tactic", "of attackers", "won", "of defenders", "won"], rows)


def land_table(games: Games) -> str:
    played = games["4 players"]
    rows = []
    for kind in names.KINDS[:6]:
        seats = [(seat.things[f"start {kind}"], seat.won * 4) for seat in seats_of(played)]
        with_it = [won for number, won in seats if number]
        without = [won for number, won in seats if not number]
        land = sum(game.things[f"land {kind}"] for game in played)
        rows.append(
            [
                kind,
                f"{mean(with_it):.2f} ±{half_of(with_it):.2f}",
                f"{mean(without):.2f} ±{half_of(without):.2f}",
                *(
                    f"{sum(game.things[f'{word} {kind}'] for game in played) / land:.2f}"
                    for word in ("fought", "conquered", "revolts")
                ),
            ]
        )
    head = ["province", "began with one: part of the victory (1 is even)", "without"]
    return table([*head, "combats for one", "conquered", "revolts"], rows)


def tile_table(games: Games) -> str:
    rows = [[tile, *each(games, partial(both, f"played {tile}"))] for tile in names.TILES[3:]]
    return table(["effects played", *games], rows)


TABLES: dict[str, Callable[[Games], str]] = {
    "Length and end": length_table,
    "Seat and fortress": seat_table,
    "Honour, winners / others": honour_table,
    "A turn in a role, Daimyo / Samurai honour": role_table,
    "Tactics": tactic_table,
    "Provinces, 4 players": land_table,
    "Effects, winners / others": tile_table,
}


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.plausibility_bushido")
    words.add_argument("--bot", default="judge")
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--jobs", type=int, default=2)
    words.add_argument("--seed", type=int, default=1)
    args = words.parse_args()
    games: Games = {}
    readings: dict[int, Games] = {}
    with ProcessPoolExecutor(args.jobs) as pool:

        def all_of(options: dict[str, object]) -> list[Played]:
            tasks = [(options, args.seed + number) for number in range(args.games)]
            return list(pool.map(partial(play, args.bot), tasks, chunksize=10))

        for players in PLAYERS:
            games[f"{players} players"] = all_of({"players": players})
            readings[players] = {
                word: all_of({"players": players, **options})
                if options
                else games[f"{players} players"]
                for word, options in READINGS.items()
            }
    for title, make in TABLES.items():
        print(f"### {title}\n\n{make(games)}\n", flush=True)
    for players, read in readings.items():
        print(f"### Readings, {players} players\n\n{length_table(read)}\n\n{honour_table(read)}\n")


if __name__ == "__main__":
    main()
