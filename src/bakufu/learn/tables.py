"""The kinds of table a judge is tuned for and measured at, so that none of them gets worse."""

from collections.abc import Iterator

import msgspec

from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.options import Option, Options


class Kind(msgspec.Struct, frozen=True):
    """A table: what is special about it, in words, and the table."""

    name: str
    setup: Setup


def kinds_of(game: Game) -> list[Kind]:
    """Each number of players; then, with the usual number and with every other, what the box offers
    besides: sides, starts and modules one by one, and all modules together. Details are left as
    they are."""
    players = next(option for option in game.options if option.name == "players")
    numbers = [int(number) for number in players.values]
    kinds = [Kind(f"{number} players", game.setup({"players": number})) for number in numbers]
    usual = game.usual_players
    for number in sorted(numbers, key=lambda number: number != usual):
        where = "" if number == usual else f" with {number} players"
        kinds += [Kind(name + where, setup) for name, setup in _offered(game, number)]
    return kinds


def _offered(game: Game, players: int) -> Iterator[tuple[str, Setup]]:
    usual: Options = {"players": players}
    plain = game.setup(usual)
    seen = [plain]
    modules: Options = {}
    for option in game.options:
        # A module may need another one.
        if option.group not in ("module", "table") or not option.matters(plain.options | modules):
            continue
        for value in _others(option):
            chosen = game.setup(usual | option.beside | {option.name: value})
            seen.append(chosen)
            yield f"{option.name} {value}", chosen
            if option.group == "module":
                modules[option.name] = value
    every = game.setup(usual | modules)
    if every not in seen:
        yield "all modules", every


def _others(option: Option) -> list[str | int | float]:
    return [value for value in option.values if value != option.default]
