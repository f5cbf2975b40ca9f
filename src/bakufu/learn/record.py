"""A run in a folder: written as it comes, taken up again by the same question."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from bakufu.arena.record import folder_names, lock
from bakufu.arena.standings import Played
from bakufu.engine.text.errors import BadInput

QUESTION, GENERATIONS = "question.json", "generations.jsonl"
Line = TypeVar("Line", bound=msgspec.Struct)


class Task(msgspec.Struct, frozen=True):
    """What a run asks. Its folder takes no other question."""

    game: str
    rules_version: int
    fingerprint: str  # of the names of what is learned
    kinds: list[str]  # of table
    seed: int


class Record(Generic[Line]):
    """Open while games are played. A generation is on the disk when it is added."""

    def __init__(self, path: Path, kind: type[Line]) -> None:
        self.path = path
        self._file = (path / GENERATIONS).open("ab")
        try:
            lock(self._file.fileno(), path)
            self.generations = _read(path / GENERATIONS, kind)
        except BadInput:
            self._file.close()
            raise

    def add(self, generation: Line) -> None:
        self._file.write(msgspec.json.encode(generation) + b"\n")
        self._file.flush()
        self.generations.append(generation)

    def measured(self) -> list[Played]:
        """The games that measure the present generation."""
        return _read(self._measured, Played)

    def add_measured(self, played: Played) -> None:
        with self._measured.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")

    @property
    def _measured(self) -> Path:
        return self.path / f"measured-{len(self.generations)}.jsonl"

    def close(self) -> None:
        self._file.close()


def open_record(path: Path | None, question: Task, command: str, kind: type[Line]) -> Record[Line]:
    """A new or empty folder, or one with a run of the same question; `BadInput` for any other."""
    if path is None:
        names = folder_names(f"bakufu-{command}-{question.game}")
        path = next(name for name in names if _fits(name, question))
    if path.is_file():
        raise BadInput(f"cannot write to {path}: it is a file, not a folder")
    if not path.parent.is_dir():
        raise BadInput(f"cannot write to {path}: there is no folder {path.parent}")
    try:
        path.mkdir(exist_ok=True)
        if not (path / QUESTION).exists():
            if any(path.iterdir()):
                raise BadInput(f"cannot write to {path}: the folder is not empty")
            beside = path / f"{QUESTION}.part"
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(question)) + b"\n")
            beside.replace(path / QUESTION)
        elif different := _difference(path, question):
            raise BadInput(f"{path} holds a run with another question: {different}")
        return Record(path, kind)
    except OSError as error:
        raise BadInput(f"cannot write to {path}: {error.strerror}") from None


def _fits(path: Path, question: Task) -> bool:
    if not path.exists():
        return True
    try:
        return not _difference(path, question)
    except (BadInput, OSError):
        return False


def _difference(path: Path, question: Task) -> str:
    try:
        old = msgspec.json.decode((path / QUESTION).read_bytes(), type=type(question))
    except msgspec.DecodeError as error:
        raise BadInput(f"{path / QUESTION} cannot be read: {error}") from None
    for name in question.__struct_fields__:
        before, now = getattr(old, name), getattr(question, name)
        if before != now:
            if isinstance(now, list | dict):
                return f"{name} has changed"
            return f"{name} was {before}, now it is {now}"
    return ""


def _read(path: Path, kind: type[Line]) -> list[Line]:
    """All whole lines; a last one that was cut off is taken away."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        with path.open("r+b") as file:
            file.truncate(whole)
    try:
        return [msgspec.json.decode(line, type=kind) for line in data[:whole].splitlines()]
    except msgspec.DecodeError as error:
        raise BadInput(f"{path} cannot be read: {error}") from None
