"""The weights of a judge as a plain file, so that a judge with other numbers can play.

A file is made for one game, one version of its rules and one set of weights, by name; any other is
refused in a sentence. Names and what they mean are in `judgement_weights.py` of each game.
"""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
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
    wrong = ""
    if file.game != game.id:
        wrong = f"they are for {file.game}, not for {game.id}"
    elif file.rules_version != game.rules_version:
        wrong = f"they are for rules version {file.rules_version}, now it is {game.rules_version}"
    elif wrong := misnamed(file.weights, game):
        pass
    elif file.fingerprint != fingerprint(game):
        wrong = f"they were made for another judge ({file.fingerprint}, not {fingerprint(game)})"
    if wrong:
        raise BadInput(f"the weights of {name} do not fit: {wrong}")
    return in_order(file.weights, game)


def misnamed(weights: Mapping[str, float], game: Game) -> str:
    """What is wrong with weights by name; empty if they are all there and nothing else is."""
    names = [weight.name for weight in game.judgement().declared()]
    if missing := [one for one in names if one not in weights]:
        return f'there is none called "{missing[0]}"'
    if unknown := [one for one in weights if one not in names]:
        return f'its judge has none called "{unknown[0]}"'
    if odd := [one for one in names if not isfinite(weights[one])]:
        return f"{odd[0]} is not a number"
    return ""


def in_order(weights: Mapping[str, float], game: Game) -> list[float]:
    """Weights by name in the order in which the game declares them."""
    return [weights[weight.name] for weight in game.judgement().declared()]


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
