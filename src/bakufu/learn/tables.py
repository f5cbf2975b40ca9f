"""The kinds of table a judge is tuned for and measured at, so that none of them gets worse."""

import msgspec

from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.options import Option, Options


class Kind(msgspec.Struct, frozen=True):
    """A table: what is special about it, in words, and the table."""

    name: str
    setup: Setup


def kinds_of(game: Game) -> list[Kind]:
    """Each number of players; then, with the usual number, what the box offers besides: sides,
    starts and modules one by one, and all modules together. Details are left as they are."""
    players = next(option for option in game.options if option.name == "players")
    kinds = [
        Kind(f"{number} players", game.setup({"players": number})) for number in players.values
    ]
    usual: Options = {"players": game.usual_players}
    plain = game.setup(usual)
    modules: Options = {}
    for option in game.options:
        # A module may need another one.
        if option.group not in ("module", "table") or not option.matters(plain.options | modules):
            continue
        for value in _others(option):
            chosen = usual | option.beside | {option.name: value}
            kinds.append(Kind(f"{option.name} {value}", game.setup(chosen)))
            if option.group == "module":
                modules[option.name] = value
    every = game.setup(usual | modules)
    if all(kind.setup != every for kind in kinds):
        kinds.append(Kind("all modules", every))
    return kinds


def _others(option: Option) -> list[str | int | float]:
    return [value for value in option.values if value != option.default]
