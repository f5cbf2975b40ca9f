"""The file that `bakufu dataset` writes: a row for each decision, in Parquet."""

from pathlib import Path
from typing import Any

import msgspec

from bakufu.arena.samples import Samples
from bakufu.cli.sheet import settle
from bakufu.engine.table.game import Setup
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import find_game

FORMAT = 1
BATCH = 4096  # decisions at least in a row group
# Every column: its type, and what it says.
COLUMNS = {
    "game": ("int32", "number of the game, from 1"),
    "decision": ("int32", "number of the decision in its game, from 1"),
    "seat": ("int8", "whose decision, from 1"),
    "player": ("string", "who has the seat"),
    "row": ("int16 x row size", "what the seat knows: see observations"),
    "mask": ("bool x moves", "the legal moves, those that take others back included"),
    "move": ("int16", "the move made"),
    "looked_at": ("list of int16", "the moves a search looked at; null where nobody looked"),
    "visits": ("list of float", "how often each; of a mix, its share times the looks"),
    "won": ("float", "the seat's share of the victory"),
    "place": ("int8", "the seat's place at the end"),
    "points": ("int16", "the seat's points at the end"),
}


class About(msgspec.Struct):
    """Kept in the file under the key `bakufu`: what the numbers mean."""

    format: int
    game: str
    rules_version: int
    numbers_version: int
    options: dict[str, Any]
    house: dict[str, Any]
    source: dict[str, Any]  # the bots and the seed, or the number of logs
    columns: dict[str, str]
    fields: list[dict[str, Any]]  # of a row: name, start, shape, most, meaning
    moves: list[str]  # in words, by number


def about(setup: Setup, source: dict[str, Any]) -> About:
    game = find_game(setup.game)
    fields: list[dict[str, Any]] = [
        {
            "name": field.name,
            "start": int(field.start),
            "shape": [int(length) for length in field.shape],
            "most": int(field.high),
            "meaning": field.meaning,
        }
        for field in game.observer(setup).fields
    ]
    return About(
        FORMAT,
        setup.game,
        setup.rules_version,
        setup.numbers_version,
        dict(setup.options),
        dict(setup.house),
        source,
        {name: meaning for name, (_, meaning) in COLUMNS.items()},
        fields,
        list(game.vocabulary.moves),
    )


class DatasetFile:
    """Open while games come in; it has its name when it is complete."""

    def __init__(self, path: Path, setup: Setup, source: dict[str, Any]) -> None:
        self.path = check_path(path)
        self.beside = path.with_name(f"{path.name}.part")
        self.arrow: Any = arrow()
        game = find_game(setup.game)
        self.size, self.moves = int(game.observer(setup).size), game.move_count
        self.schema: Any = self._schema(about(setup, source))
        self.games = self.decisions = 0
        self._waiting: list[tuple[int, Samples]] = []
        self._count = 0
        try:
            self.writer: Any = self.arrow.parquet.ParquetWriter(
                str(self.beside), self.schema, compression="zstd"
            )
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror or error}") from None

    def _schema(self, said: About) -> Any:
        pa = self.arrow
        kinds = {
            "game": pa.int32(),
            "decision": pa.int32(),
            "seat": pa.int8(),
            "player": pa.string(),
            "row": pa.list_(pa.int16(), self.size),
            "mask": pa.list_(pa.bool_(), self.moves),
            "move": pa.int16(),
            "looked_at": pa.list_(pa.int16()),
            "visits": pa.list_(pa.float32()),
            "won": pa.float32(),
            "place": pa.int8(),
            "points": pa.int16(),
        }
        fields = [pa.field(name, kinds[name]) for name in COLUMNS]
        return pa.schema(fields, {"bakufu": msgspec.json.encode(said)})

    def add(self, samples: Samples) -> None:
        """One game."""
        self.games += 1
        self._waiting.append((self.games, samples))
        self._count += len(samples.moves)
        if self._count >= BATCH:
            self._flush()

    def _flush(self) -> None:
        pa, waiting = self.arrow, self._waiting
        columns: dict[str, list[Any]] = {
            name: [] for name in COLUMNS if name not in ("row", "mask")
        }
        rows, bits = bytearray(), bytearray(-(-self._count * self.moves // 8))
        at = 0
        for number, one in waiting:
            decisions = zip(one.seats, one.legal, one.moves, one.visits, strict=True)
            for decision, (seat, legal, move, visits) in enumerate(decisions, 1):
                for other in legal:
                    place = at * self.moves + other
                    bits[place >> 3] |= 1 << (place & 7)
                looked = sorted(visits)
                values = (
                    number,
                    decision,
                    seat + 1,
                    one.names[seat],
                    move,
                    looked if visits else None,
                    [visits[other] for other in looked] if visits else None,
                    one.won[seat],
                    one.places[seat],
                    one.points[seat],
                )
                for column, value in zip(columns.values(), values, strict=True):
                    column.append(value)
                at += 1
            rows += b"".join(one.rows)
        arrays = {
            name: pa.array(values, self.schema.field(name).type) for name, values in columns.items()
        }
        for name, kind, data, length in (
            ("row", pa.int16(), rows, self.size),
            ("mask", pa.bool_(), bits, self.moves),
        ):
            flat = pa.Array.from_buffers(kind, at * length, [None, pa.py_buffer(bytes(data))])
            arrays[name] = pa.FixedSizeListArray.from_arrays(flat, length)
        self.writer.write_table(pa.table([arrays[name] for name in COLUMNS], schema=self.schema))
        self.decisions += at
        self._waiting, self._count = [], 0

    def close(self, complete: bool) -> None:
        if complete and self._waiting:
            self._flush()
        self.writer.close()
        settle(self.beside, self.path, complete)


def check_path(path: Path) -> Path:
    """`BadInput` where no new file can be written; nothing is overwritten or gone on with."""
    if path.suffix != ".parquet":
        raise BadInput(f"cannot write {path}: a dataset is a .parquet file")
    if path.exists():
        raise BadInput(f"{path} is there already: a dataset is a new file, named by --out")
    if not path.parent.is_dir():
        raise BadInput(f"cannot write {path}: there is no folder {path.parent}")
    return path


def arrow() -> Any:
    """pyarrow, which comes without types."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput('Parquet needs pyarrow: pip install "bakufu[parquet]"') from None
    return pyarrow


def page() -> str:
    """The list of columns in the docs."""
    return "\n".join(f"- `{name}` ({kind}): {says}" for name, (kind, says) in COLUMNS.items())
