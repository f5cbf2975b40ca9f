"""Results as a table in a file: one row for each seat of each game, as CSV or Parquet."""

import csv
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from bakufu.arena.match import Result
from bakufu.engine.table.counting import Counting, Sort
from bakufu.engine.text.errors import BadInput

Row = dict[str, str | int]
BATCH = 10_000


class Sheet(Protocol):
    def add(self, number: int, result: Result) -> None:
        """Add the rows of one game."""

    def close(self, complete: bool) -> None:
        """Put the file in its place, or leave nothing behind."""


def open_sheet(path: Path, sources: list[str], counting: Counting) -> Sheet:
    """A new file by its ending; `BadInput` before any game is played, not after."""
    if path.suffix not in (".csv", ".parquet"):
        raise BadInput(f"{path}: results are written as .csv or .parquet")
    if not path.parent.is_dir():
        raise BadInput(f"cannot write {path}: there is no folder {path.parent}")
    if path.is_dir():
        raise BadInput(f"cannot write {path}: it is a folder")
    columns = ["game", "seed", "seat", "bot", "place", "won", "score"]
    columns += [f"points_{source}" for source in sources]
    if counting.start_word:
        columns.append("start")
    for measure in counting.measures:
        if measure.sort is Sort.RATE:
            columns += [measure.id, f"{measure.id}_of"]
    columns += ["decisions", "end_reason", "fault"]
    try:
        return _Csv(path, columns) if path.suffix == ".csv" else _Parquet(path, columns)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None


def rows_of(number: int, result: Result) -> list[Row]:
    """Games and seats are counted from 1."""
    rows: list[Row] = []
    for seat, bot in enumerate(result.bots):
        row: Row = {
            "game": number + 1,
            "seed": result.seed,
            "seat": seat + 1,
            "bot": bot,
            "place": result.places[seat],
            "won": int(seat in result.winners),
            "score": result.scores[seat],
        }
        row |= {f"points_{source}": value for source, value in result.points[seat].items()}
        if result.counts.starts:
            row["start"] = result.counts.starts[seat]
        for measure, by_seat in result.counts.rates.items():
            row[measure], row[f"{measure}_of"] = by_seat[seat]
        row |= {"decisions": result.decisions, "end_reason": result.end_reason}
        row["fault"] = result.faults.get(seat, "")
        rows.append(row)
    return rows


class _Csv:
    def __init__(self, path: Path, columns: list[str]) -> None:
        self.path = path
        self.beside = path.with_name(path.name + ".part")
        self.file = self.beside.open("w", encoding="utf-8", newline="")
        self.writer = csv.DictWriter(self.file, columns, lineterminator="\n")
        self.writer.writeheader()

    def add(self, number: int, result: Result) -> None:
        self.writer.writerows(rows_of(number, result))

    def close(self, complete: bool) -> None:
        self.file.close()
        settle(self.beside, self.path, complete)


class _Parquet:
    def __init__(self, path: Path, columns: list[str]) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise BadInput('Parquet needs pyarrow: pip install "bakufu[parquet]"') from None
        text = {"bot", "start", "end_reason", "fault"}
        self.path = path
        self.beside = path.with_name(path.name + ".part")
        # pyarrow comes without types.
        self.arrow: Any = pyarrow
        self.schema: Any = pyarrow.schema(
            [(name, pyarrow.string() if name in text else pyarrow.int64()) for name in columns]
        )
        self.writer: Any = pyarrow.parquet.ParquetWriter(str(self.beside), self.schema)
        self.rows: list[Row] = []

    def add(self, number: int, result: Result) -> None:
        self.rows += rows_of(number, result)
        if len(self.rows) >= BATCH:
            self._flush()

    def _flush(self) -> None:
        self.writer.write_table(self.arrow.Table.from_pylist(self.rows, schema=self.schema))
        self.rows = []

    def close(self, complete: bool) -> None:
        if complete:
            self._flush()
        self.writer.close()
        settle(self.beside, self.path, complete)


def settle(beside: Path, path: Path, complete: bool) -> None:
    if complete:
        beside.replace(path)
    else:
        with suppress(OSError):
            beside.unlink()
