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
        if option.group not in ("module", "table") or not option.matters(plain.options):
            continue
        for value in _others(option):
            kinds.append(Kind(f"{option.name} {value}", game.setup(usual | {option.name: value})))
            if option.group == "module" and option.matters(plain.options):
                modules[option.name] = value
    if len(modules) > 1:
        kinds.append(Kind("all modules", game.setup(usual | modules)))
    return kinds


def _others(option: Option) -> list[str | int | float]:
    return [value for value in option.values if value != option.default]
