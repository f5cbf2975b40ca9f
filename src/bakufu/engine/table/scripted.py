"""Chance that is written down, as a game's words: what a log or a scenario says was drawn."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bakufu.engine.core.chance import Chance, ChanceError, Script
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput


@contextmanager
def scripted(game: Game, names: Sequence[str], after: Chance | None = None) -> Iterator[Script]:
    """Outcomes given in words; `BadInput` says in words which of them does not fit."""
    script = Script([game.outcome_number(name) for name in names], after)
    try:
        yield script
    except ChanceError:
        raise BadInput(_trouble(game, names, script)) from None


def _trouble(game: Game, names: Sequence[str], script: Script) -> str:
    asked, place = game.vocabulary.draw(int(script.asked)), int(script.position)
    if place > len(names):
        given = {0: "none is given", 1: "only 1 is given"}.get(
            len(names), f"only {len(names)} are given"
        )
        return f'the rules ask for chance outcome {place} of this move, "{asked} ...", but {given}'
    name = f'chance outcome {place}, "{names[place - 1]}",'
    if not script.fits:
        return f'{name} does not fit: the rules ask for "{asked} ..."'
    if script.most >= 0:
        return f"{name} cannot be: there are only {script.most}"
    return f"{name} cannot be drawn: none is left"
