"""Networks: what they answer, the largest row, and files that are refused."""

import struct
import zlib
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path

import msgspec
import pytest
from auction.game import Auction
from librt.vecs import vec
from mypy_extensions import i64
from networks import made_up
from shelved import shelved

from bakufu.bots.network_file import (
    MOST_BYTES,
    NetworkWeights,
    check_game,
    decode_network,
    encode_network,
    fingerprint,
    new_card,
    read_network,
    shipped_network,
    write_network,
)
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.network import Network, Reader
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.observation import Cursor, Field, Observer, row_of
from bakufu.engine.core.playout import legal_buffer, play_out
from bakufu.engine.core.state import State
from bakufu.engine.table.contract import variants
from bakufu.engine.table.game import Game
from bakufu.engine.table.largest_row import LargestRow, largest_row
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES, find_game

SMALL = "shitenno"


@pytest.fixture
def auction() -> Iterator[Auction]:
    with shelved(Auction()) as game:
        yield game


# What a network answers


class ThreeNumbers(Observer):
    """A row that is the same in every position."""

    def __init__(self, numbers: tuple[int, int, int]) -> None:
        super().__init__([Field("one", (), 1, ""), Field("two", [("of two", 2)], 4, "")], 2)
        self.told = numbers

    def write(self, state: State, row: Cursor) -> None:
        row.number("one", self.told[0])
        row.copy("two", vec[i64](self.told[1:]), 0)


def small_network() -> Network:
    """Three numbers, two units, two moves; a step is 1/64, so that every weight is exact."""

    def line(*weights: float) -> bytes:
        return struct.pack("<f2h", 1 / 64, *(round(weight * 64) for weight in weights))

    lines = [line(1.0, -2.0), line(4.0, 8.0), line(-2.0, 0.5)]  # the numbers
    lines += [line(0.25, 1.0), line(0.5, -1.5), line(1.0, 0.0), line(-1.0, 2.0)]
    numbers = b"".join(lines) + struct.pack("<3f", 0.125, 0.0, 0.5)
    return Network(numbers, [1, 4, 4], 2, 2)


@pytest.mark.parametrize(
    ("numbers", "units"),
    [
        # Of each unit: its bias, then the numbers in parts of their bounds, times its weights.
        ((0, 0, 0), (0.25, 1.0)),
        ((1, 0, 0), (1.25, 0.0)),  # 1 - 2 is below 0, so it is 0
        ((1, 2, 0), (3.25, 3.0)),
        ((1, 2, 3), (1.75, 3.375)),
        ((0, 0, 4), (0.0, 1.5)),
    ],
)
def test_value_and_policy_as_worked_out_by_hand(
    numbers: tuple[int, int, int], units: tuple[float, float]
) -> None:
    reader = Reader(small_network(), ThreeNumbers(numbers), [0, 1, 2])
    reader.read(State(), 0)
    one, two = units
    assert reader.value() == 0.125 + 0.5 * one - 1.5 * two
    assert reader.logit(0) == one
    assert reader.logit(1) == 0.5 - one + 2.0 * two
    legal = legal_buffer(2)
    legal[0], legal[1] = 1, 0
    assert reader.likeliest(legal, 2) == (1 if reader.logit(1) >= reader.logit(0) else 0)
    assert reader.likeliest(legal, 1) == 1
    assert reader.network.has_value
    assert reader.network.has_policy


def test_moves_are_drawn_as_often_as_they_are_likely() -> None:
    reader = Reader(small_network(), ThreeNumbers((0, 0, 0)), [0, 1, 2])
    reader.read(State(), 0)  # 0.25 and 2.25: the second is e * e times as likely
    legal, dice = legal_buffer(2), Dice(1)
    legal[0], legal[1] = 0, 1
    drawn = [int(reader.drawn(legal, 2, dice)) for _ in range(2000)]
    assert 1761 - 60 < sum(drawn) < 1761 + 60
    assert {int(reader.drawn(legal, 1, dice)) for _ in range(20)} == {0}


# The largest row


def laid_out(game: Game, state: State, seat: int) -> dict[str, dict[tuple[int, ...], int]]:
    """A row in the largest one, by field and place along its axes; only what is not 0."""
    observer, row = game.observer_of(state), largest_row(game)
    places = row.places(observer.fields)
    assert places is not None
    assert len(set(places)) == len(places) == observer.size
    laid = [0] * row.size
    for place, number in zip(places, row_of(observer, state, seat), strict=True):
        laid[place] = number
    return {field.name: _not_zero(field, laid) for field in row.fields}


def _not_zero(field: Field, row: list[int]) -> dict[tuple[int, ...], int]:
    numbers = row[field.start : field.start + field.size]
    assert all(0 <= number <= field.high for number in numbers)
    places = product(*map(range, field.shape))
    return {place: number for place, number in zip(places, numbers, strict=True) if number}


def _at_every_table(game: Game) -> None:
    for number, options in enumerate(variants(game)):
        setup, dice = game.setup(options), Dice(number)
        state = game.start(setup, dice, Scribe())
        play_out(state, dice, game.move_count, 60)
        observer = game.observer(setup)
        told = row_of(observer, state, 1)
        laid = laid_out(game, state, 1)
        for field in observer.fields:
            last = [", then " in name for name, _ in field.axes]
            room = next(one for one in largest_row(game).fields if one.name == field.name)
            expected = {
                tuple(
                    most - 1 if stays and place == length - 1 else place
                    for place, length, most, stays in zip(
                        at, field.shape, room.shape, last, strict=True
                    )
                ): count
                for at, count in _not_zero(field, told).items()
            }
            assert laid.pop(field.name) == expected
        assert not any(laid.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_rows_of_every_table_have_their_place_in_the_largest(game: Game) -> None:
    _at_every_table(game)


def test_rows_of_a_game_that_writes_none_have_their_place_too(auction: Auction) -> None:
    _at_every_table(auction)


def test_a_row_without_room_has_no_places() -> None:
    row = LargestRow([[Field("one", [("seat", 2)], 9, "")], [Field("one", [("seat", 3)], 5, "")]])
    assert (row.size, row.highs) == (3, [9, 9, 9])
    assert row.places([Field("one", [("seat", 2)], 9, "")]) == [0, 1]
    assert row.places([Field("one", [("seat", 4)], 9, "")]) is None
    assert row.places([Field("one", [("place", 2)], 9, "")]) is None
    assert row.places([Field("two", [("seat", 2)], 9, "")]) is None
    with pytest.raises(BadInput, match="one is counted by"):
        LargestRow([[Field("one", [("seat", 2)], 9, "")], [Field("one", [], 9, "")]])


# Files


def some_weights(game: Game, units: int = 2) -> NetworkWeights:
    def lines(count: int) -> list[list[float]]:
        return [[0.01 * ((7 * i + unit) % 11 - 5) for unit in range(units)] for i in range(count)]

    moves = game.move_count
    return NetworkWeights(
        lines(largest_row(game).size),
        [0.5] * units,
        [1.0] * units,
        0.25,
        lines(moves),
        [0.0] * moves,
    )


def test_what_is_written_is_read(tmp_path: Path) -> None:
    game = find_game(SMALL)
    card = new_card(game, 2, 0.75, {"players": [2, 3]}, "by hand", 12, error=1.0, judge_error=1.1)
    path = tmp_path / "mine.net"
    write_network(path, card, some_weights(game))
    file = read_network(path)
    assert file.card == card
    assert file.card.knows(game, game.setup({"players": 3}))
    assert not file.card.knows(game, game.setup({"players": 4}))
    assert not file.card.knows(game, game.setup({"players": 3, "hand_view": "open"}))
    state = game.start(game.setup({"players": 3}), Dice(1), Scribe())
    observer = game.observer_of(state)
    places = largest_row(game).places(observer.fields)
    assert places is not None
    reader = Reader(file.network, observer, places)
    reader.read(state, 0)
    weights, highs = some_weights(game), largest_row(game).highs
    row = zip(places, row_of(observer, state, 0), strict=True)
    parts = [(weights.rows[place], number / highs[place]) for place, number in row]
    units = [max(0.0, 0.5 + sum(line[unit] * part for line, part in parts)) for unit in (0, 1)]
    assert reader.value() == pytest.approx(0.25 + sum(units), abs=1e-3)


def _file(**changes: object) -> bytes:
    found = find_game(SMALL)
    good = encode_network(new_card(found, 2, 1.0, {}), some_weights(found))
    line, _, packed = good.partition(b"\n")
    return msgspec.json.encode({**msgspec.json.decode(line), **changes}) + b"\n" + packed


def _with(numbers: bytes) -> bytes:
    return _file().partition(b"\n")[0] + b"\n" + zlib.compress(numbers)


def _numbers() -> bytes:
    return zlib.decompress(_file().partition(b"\n")[2])


REFUSED = {
    "nothing": (lambda: b"", "first line is not its card"),
    "no card": (lambda: b"\x00" * 5000, "first line is not its card"),
    "an endless card": (lambda: b"{" * 60_000 + b"\n", "first line is not its card"),
    "a deep card": (lambda: b'{"made":' + b"[" * 40_000 + b"\n", "its card is wrong"),
    "half a card": (lambda: b'{"game": "shitenno"}\n', "its card is wrong"),
    "too large": (lambda: b" " * (MOST_BYTES + 1), "larger than"),
    "a game nobody knows": (lambda: _file(game="go"), 'no game "go" on the shelf'),
    "another version": (lambda: _file(rules_version=99), "rules version 99, now it is"),
    "another observation": (lambda: _file(fingerprint="0"), "what a seat sees has changed"),
    "another game's": (lambda: _file(game="edo"), "does not fit"),
    "odd units": (lambda: _file(units=3), "an even number up to 256"),
    "no units": (lambda: _file(units=0), "an even number up to 256"),
    "other units": (lambda: _file(units=4), "cut off, or there are too many"),
    "endless points": (lambda: _file(points_weight=1e9), "points count for"),
    "words for a terminal": (lambda: _file(made="\x1b[2J"), "cannot be printed"),
    "cut off": (lambda: _file()[:-40], "cut off, or there are too many"),
    "no weights": (lambda: _file().partition(b"\n")[0] + b"\n", "cut off"),
    "not packed": (lambda: _file().partition(b"\n")[0] + b"\n1234", "is no network"),
    "a bomb": (lambda: _with(bytes(20_000_000)), "too many"),
    "more behind": (lambda: _file() + b"more", "too many"),
    "no number": (lambda: _with(b"\x00\x00\xc0\x7f" + _numbers()[4:]), "no number"),
    "a large step": (lambda: _with(struct.pack("<f", 1e9) + _numbers()[4:]), "too large"),
    "large weights": (
        lambda: _with(struct.pack("<f2h", 900.0, 30_000, 30_000) + _numbers()[8:]),
        "too large together",
    ),
    "an endless bias": (lambda: _with(_numbers()[:-4] + struct.pack("<f", 1e9)), "a bias"),
}


@pytest.mark.parametrize("case", REFUSED.values(), ids=list(REFUSED))
def test_what_is_no_network_is_refused_in_a_sentence(case: tuple[object, str]) -> None:
    make, said = case
    assert callable(make)
    with pytest.raises(BadInput, match=said) as refused:
        decode_network(make(), "mine.net")
    assert "\n" not in str(refused.value)
    assert "mine.net" in str(refused.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no such file"):
        read_network(tmp_path / "none.net")
    with pytest.raises(BadInput, match="that is no file"):
        read_network(tmp_path)


def test_a_network_of_another_game_is_refused() -> None:
    file = decode_network(_file(), "mine.net")
    check_game(file, find_game(SMALL), "mine.net")
    with pytest.raises(BadInput, match="it is for shitenno, not for edo"):
        check_game(file, find_game("edo"), "mine.net")


def test_weights_of_another_shape_are_not_written(tmp_path: Path) -> None:
    game = find_game(SMALL)
    card = new_card(game, 4, 1.0, {})
    with pytest.raises(BadInput, match=r"expected .* lines of 4 weights"):
        write_network(tmp_path / "mine.net", card, some_weights(game))
    broken = msgspec.structs.replace(some_weights(game, 4), value_bias=float("nan"))
    with pytest.raises(BadInput, match="not all weights are numbers"):
        write_network(tmp_path / "mine.net", card, broken)
    assert not list(tmp_path.iterdir())


def test_what_a_seat_sees_has_a_fingerprint_of_its_own(auction: Auction) -> None:
    games = [*GAMES.values()]
    assert len({fingerprint(game) for game in games}) == len(games)
    assert shipped_network(auction) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_networks_of_the_house_fit(game: Game) -> None:
    """One that lies beside its game and does not fit would never be noticed."""
    place = files(type(game).__module__.rpartition(".")[0]) / f"{game.id}.net"
    assert (shipped_network(game) is not None) == place.is_file()


def test_a_made_up_network_has_an_opinion() -> None:
    game = find_game(SMALL)
    state = game.start(game.setup({"players": 4}), Dice(1), Scribe())
    observer = game.observer_of(state)
    places = largest_row(game).places(observer.fields)
    assert places is not None
    reader = Reader(made_up(game, 8, 1).network, observer, places)
    values = set()
    for seat in range(4):
        reader.read(state, seat)
        values.add(reader.value())
    assert len(values) > 1
