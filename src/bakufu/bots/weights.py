"""The weights of a judge as a plain file, so that a judge with other numbers can play.

A file is made for one game, one version of its rules and one set of weights, by name; any other is
refused in a sentence. Names and what they mean are in `judgement_weights.py` of each game.
"""

import hashlib
import tomllib
from collections.abc import Sequence
from math import isfinite

import msgspec

from bakufu.engine.core.judgement import Judgement
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput


class WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a file."""

    game: str
    rules_version: int
    fingerprint: str  # of the names of all weights
    weights: dict[str, float]
    made: str = ""  # how, in words

    def judgement(self, game: Game) -> Judgement:
        """The game's judge with these weights; the house's own where they do not fit."""
        try:
            numbers = numbers_for(self, game, "")
        except BadInput:
            return game.judgement()
        return game.judgement().weighed(numbers)


def fingerprint(game: Game) -> str:
    """Changes when a weight comes, goes or gets another name or place."""
    names = "\n".join(weight.name for weight in game.judgement().declared())
    return hashlib.sha256(names.encode()).hexdigest()[:16]


def parse_weights(text: str, name: str) -> WeightsFile:
    """The text of a file; `BadInput` says what is wrong with it."""
    try:
        return msgspec.convert(tomllib.loads(text), WeightsFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadInput(f"{name} is no file of weights: {error}") from None


def numbers_for(file: WeightsFile, game: Game, name: str) -> list[float]:
    """The numbers in the order in which the game declares them; `BadInput` if they do not fit."""
    declared = game.judgement().declared()
    names = [weight.name for weight in declared]
    wrong = ""
    if file.game != game.id:
        wrong = f"they are for {file.game}, not for {game.id}"
    elif file.rules_version != game.rules_version:
        wrong = f"they are for rules version {file.rules_version}, now it is {game.rules_version}"
    elif missing := [one for one in names if one not in file.weights]:
        wrong = f'there is none called "{missing[0]}"'
    elif unknown := [one for one in file.weights if one not in names]:
        wrong = f'its judge has none called "{unknown[0]}"'
    elif file.fingerprint != fingerprint(game):
        wrong = f"they were made for another judge ({file.fingerprint}, not {fingerprint(game)})"
    elif odd := [one for one in names if not isfinite(file.weights[one])]:
        wrong = f"{odd[0]} is not a number"
    if wrong:
        raise BadInput(f"the weights of {name} do not fit: {wrong}")
    return [file.weights[one] for one in names]


def write_weights(game: Game, numbers: Sequence[float], made: str) -> str:
    """The text of a file, with what each weight means."""
    lines = [
        f"game = {_quoted(game.id)}",
        f"rules_version = {game.rules_version}",
        f"fingerprint = {_quoted(fingerprint(game))}",
        f"made = {_quoted(made)}",
        "",
        "[weights]",
    ]
    for weight, number in zip(game.judgement().declared(), numbers, strict=True):
        lines += [f"# {weight.about}", f"{weight.name} = {float(f'{number:.4g}')!r}"]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()
