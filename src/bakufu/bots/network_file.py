"""A network as a plain file, so that one trained by any program can play.

The first line is its card, in JSON; then come the weights, compressed by zlib, as
`bakufu.engine.core.network` lists them. A file is made for one game, one version of its rules and
one shape of its observations and moves; any other is refused in a sentence.
"""

import hashlib
import struct
import sys
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from math import isfinite
from pathlib import Path

import msgspec

from bakufu.bots.weights import misnamed
from bakufu.engine.core.network import MOST_UNITS, Network, line_bytes
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.largest_row import largest_row
from bakufu.engine.table.options import OptionValue
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES, find_game

MOST_BYTES = 1_000_000
_MOST_CARD = 50_000  # bytes of the first line
_STEPS = 32767  # of the largest weight of a line
_MOST_POINTS = 100.0  # no judge's points count for more


class NetworkCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a network is, and how it was made."""

    game: str
    rules_version: int
    fingerprint: str  # of observations and moves
    units: int  # of the hidden layer
    points_weight: float  # what the judge's points count for
    # The values it was trained with; of an option that is not named, the default alone.
    options: dict[str, list[OptionValue]]
    made: str = ""  # how, in words
    games: int = 0  # it was trained on
    # Of the judge that it corrects; empty: the house's own.
    weights: dict[str, float] = {}
    # On games that were held out: the log loss of its win chances, and of the judge's.
    error: float | None = None
    judge_error: float | None = None
    # Of a hundred ideas that a search has beside its judge's, so many are the policy's.
    ideas: int = 50
    plays_on: bool = False  # whether looks are played on by the policy instead of the judge

    def knows(self, game: Game, setup: Setup) -> bool:
        """Whether it was trained with all options of a table."""
        for option in game.options:
            value = setup.options.get(option.name, option.default)
            if value in self.options.get(option.name, [option.default]):
                continue
            if option.matters(setup.options):
                return False
        return True


class NetworkWeights(msgspec.Struct, frozen=True):
    """The weights as they were found, by unit of the hidden layer."""

    rows: Sequence[Sequence[float]]  # for each number of the largest row, in parts of its bound
    bias: Sequence[float]
    value: Sequence[float]
    value_bias: float
    policy: Sequence[Sequence[float]]  # for each move
    policy_bias: Sequence[float]  # of each move


class NetworkFile(msgspec.Struct, frozen=True):
    card: NetworkCard
    network: Network


@cache
def fingerprint(game: Game) -> str:
    """Changes when a number of the largest row or a move comes, goes, or gets another meaning."""
    fields = [(field.name, field.axes, field.high) for field in largest_row(game).fields]
    told = repr((fields, list(game.vocabulary.moves)))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def new_card(
    game: Game,
    units: int,
    points_weight: float,
    options: Mapping[str, Sequence[OptionValue]],
    made: str = "",
    games: int = 0,
    weights: Mapping[str, float] | None = None,
    error: float | None = None,
    judge_error: float | None = None,
    ideas: int = 50,
    plays_on: bool = False,
) -> NetworkCard:
    """The card of a network for a game as it is now."""
    return NetworkCard(
        game.id,
        game.rules_version,
        fingerprint(game),
        units,
        points_weight,
        {name: list(values) for name, values in options.items()},
        made,
        games,
        dict(weights or {}),
        error,
        judge_error,
        ideas,
        plays_on,
    )


# Writing


def write_network(path: Path, card: NetworkCard, weights: NetworkWeights) -> None:
    """Write a file; `BadInput` if it could not be read again."""
    data = encode_network(card, weights)
    decode_network(data, str(path))
    path.write_bytes(data)


def encode_network(card: NetworkCard, weights: NetworkWeights) -> bytes:
    game = find_game(card.game)
    numbers, units = largest_row(game).size, card.units
    _check_shape("the rows", weights.rows, numbers, units)
    _check_shape("the policy", weights.policy, game.move_count, units)
    _check_shape("bias and value", [weights.bias, weights.value], 2, units)
    if len(weights.policy_bias) != game.move_count:
        raise BadInput(f"the policy's bias is that of {game.move_count} moves")
    lines = [*weights.rows, weights.bias, weights.value, *weights.policy]
    written = b"".join(_line(line) for line in lines)
    biases = [float(bias) for bias in (weights.value_bias, *weights.policy_bias)]
    if not all(map(isfinite, biases)):
        raise BadInput("not all weights are numbers")
    written += struct.pack(f"<{len(biases)}f", *biases)
    return msgspec.json.encode(card) + b"\n" + zlib.compress(written, 9)


def _check_shape(what: str, lines: Sequence[Sequence[float]], count: int, units: int) -> None:
    if len(lines) != count or any(len(line) != units for line in lines):
        raise BadInput(f"{what} of the network: expected {count} lines of {units} weights")


def _line(weights: Sequence[float]) -> bytes:
    most = max(abs(weight) for weight in weights)
    if not isfinite(most):
        raise BadInput("not all weights are numbers")
    packed = struct.pack("<f", most / _STEPS)
    (step,) = struct.unpack("<f", packed)
    steps = [max(-_STEPS, min(_STEPS, round(weight / step))) if step else 0 for weight in weights]
    return packed + struct.pack(f"<{len(steps)}h", *steps)


# Reading


def read_network(path: Path) -> NetworkFile:
    """The network in a file; `BadInput` says what is wrong with it."""
    try:
        if path.exists() and not path.is_file():
            raise BadInput(f"cannot read the network in {path}: that is no file")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise BadInput(f"cannot read the network in {path}: there is no such file") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"cannot read the network in {path}: {error}") from None
    return decode_network(data, str(path))


def decode_network(data: bytes, name: str) -> NetworkFile:
    """The network in the bytes of a file."""
    if len(data) > MOST_BYTES:
        raise BadInput(f"{name} is no network: it is larger than {MOST_BYTES:,} bytes")
    card, packed = _card(data, name)
    game = GAMES.get(card.game)
    wrong = ""
    if game is None:
        wrong = f'there is no game "{card.game}" on the shelf'
    elif card.rules_version != game.rules_version:
        wrong = f"it is for rules version {card.rules_version}, now it is {game.rules_version}"
    elif card.fingerprint != fingerprint(game):
        wrong = f"what a seat sees has changed ({card.fingerprint}, now {fingerprint(game)})"
    elif card.weights and (odd := misnamed(card.weights, game)):
        wrong = f"of its judge's weights, {odd}"
    if wrong or game is None:
        raise BadInput(f"the network of {name} does not fit: {wrong}")
    highs, moves = largest_row(game).highs, game.move_count
    size = (len(highs) + 2 + moves) * int(line_bytes(card.units)) + 4 * (moves + 1)
    try:
        return NetworkFile(card, Network(_unpacked(packed, size), highs, card.units, moves))
    except (ValueError, zlib.error) as error:
        raise BadInput(f"{name} is no network: {error}") from None


def check_game(file: NetworkFile, game: Game, name: str) -> None:
    """Refuse a network for another game."""
    if file.card.game != game.id:
        raise BadInput(
            f"the network of {name} does not fit: it is for {file.card.game}, not for {game.id}"
        )


def _card(data: bytes, name: str) -> tuple[NetworkCard, bytes]:
    line, end, packed = data.partition(b"\n")
    if not end or len(line) > _MOST_CARD:
        raise BadInput(f"{name} is no network: its first line is not its card")
    try:
        card = msgspec.json.decode(line, type=NetworkCard)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"{name} is no network: its card is wrong: {error}") from None
    wrong = ""
    if not 2 <= card.units <= int(MOST_UNITS) or card.units % 2:
        wrong = f"the hidden layer has {card.units} units, not an even number up to {MOST_UNITS}"
    elif not 0.0 <= card.points_weight <= _MOST_POINTS:
        wrong = f"the judge's points count for {card.points_weight}"
    elif not 0 <= card.ideas <= 100:
        wrong = f"of a hundred ideas {card.ideas} are its own"
    elif not all(map(str.isprintable, (card.game, card.fingerprint, card.made))):
        wrong = "its words cannot be printed"
    if wrong:
        raise BadInput(f"{name} is no network: {wrong}")
    return card, packed


def _unpacked(packed: bytes, size: int) -> bytes:
    """Not a byte more than there should be, whatever was packed."""
    unpacking = zlib.decompressobj()
    numbers = unpacking.decompress(packed, size + 1)
    if len(numbers) != size or not unpacking.eof or unpacking.unused_data:
        raise ValueError("its weights are cut off, or there are too many")
    return numbers


# Networks of the house


@cache
def shipped_network(game: Game) -> NetworkFile | None:
    """The network that lies beside a game; None where there is none, or it does not fit."""
    place = shipped_file(game)
    if place is None:
        return None
    try:
        found = read_network(place)
        check_game(found, game, place.name)
    except BadInput:
        return None
    return found


def shipped_file(game: Game) -> Path | None:
    """Where the network of a game would lie, if there is a file."""
    module = sys.modules[type(game).__module__].__file__
    place = Path(module or "").parent / f"{game.id}.net"
    return place if place.is_file() else None
