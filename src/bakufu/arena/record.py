"""The games of an arena in a folder: written as they come, taken up again by the same question."""

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import msgspec

from bakufu.arena.contest import Contest
from bakufu.arena.roster import at_place, file_of, is_file
from bakufu.arena.standings import Played
from bakufu.engine.table.game import Document
from bakufu.engine.table.options import Options
from bakufu.engine.text.errors import BadInput

QUESTION, GAMES, LOGS = "question.json", "games.jsonl", "logs"


class Entrant(msgspec.Struct, frozen=True):
    """A bot, and what it was when it played: a file may change."""

    name: str
    bot: str
    sha256: str = ""  # of its file


class Question(msgspec.Struct, frozen=True):
    """What the games of a folder have in common. How many there are is no part of it."""

    game: str
    rules_version: int
    options: Options
    house: Document
    bots: list[Entrant]
    seed: int
    seconds: float | None  # only where a bot from a file plays
    numbers_version: int = 1


def ask_question(contest: Contest, seed: int) -> Question:
    setup = contest.setup
    entrants = [
        Entrant(label, _file_name(spec), _digest(spec))
        for label, spec in zip(contest.labels, contest.bots, strict=True)
    ]
    seconds = contest.seconds if contest.watched else None
    return Question(
        setup.game,
        setup.rules_version,
        setup.options,
        setup.house,
        entrants,
        seed,
        seconds,
        setup.numbers_version,
    )


def _file_name(spec: str) -> str:
    return at_place(spec, Path(file_of(spec).name)) if is_file(spec) else spec


def _digest(spec: str) -> str:
    return hashlib.sha256(file_of(spec).read_bytes()).hexdigest() if is_file(spec) else ""


class Record:
    """Open while games are played. A game is on the disk when it is added."""

    def __init__(self, path: Path, ours: bool) -> None:
        self.path = path
        self.ours = ours  # the folder is new
        self.file = (path / GAMES).open("ab")
        try:
            # Whoever reads while another one writes may read half a line.
            lock(self.file.fileno(), path)
            self.games = _read_games(path / GAMES)  # those that were there
        except BadInput:
            self.file.close()
            raise
        self.written = len(self.games)

    def log_of(self, number: int) -> Path:
        """Where the log of a game is kept, if it is. Files are counted from 1, games from 0."""
        return self.path / LOGS / f"{number + 1:05}.jsonl"

    def add(self, played: Played, log: str = "") -> None:
        if log:
            # First: a game that is kept has its log.
            path = self.log_of(played.number)
            path.parent.mkdir(exist_ok=True)
            path.write_text(log, encoding="utf-8")
        self.file.write(msgspec.json.encode(played) + b"\n")
        self.file.flush()
        self.written += 1

    def close(self) -> None:
        """A folder without games is not left behind."""
        self.file.close()
        if self.ours and not self.written:
            with suppress(OSError):
                for name in (GAMES, QUESTION):
                    (self.path / name).unlink()
                self.path.rmdir()


def open_record(path: Path | None, question: Question) -> Record:
    """A new or empty folder, or one with games of the same question; `BadInput` for any other.

    Without a path it is the first one here, named after the game, that is new or fits.
    """
    if path is None:
        path = next(
            name for name in folder_names(f"bakufu-arena-{question.game}") if _fits(name, question)
        )
    if path.is_file():
        raise BadInput(f"cannot write to {path}: it is a file, not a folder")
    if not path.parent.is_dir():
        raise BadInput(f"cannot write to {path}: there is no folder {path.parent}")
    try:
        ours = not path.exists()
        path.mkdir(exist_ok=True)
        if (path / QUESTION).exists():
            different = _difference(_read_question(path), question)
            if different:
                raise BadInput(f"{path} holds games of another question: {different}")
            return Record(path, ours)
        if any(path.iterdir()):
            raise BadInput(f"cannot write to {path}: the folder is not empty")
        beside = path / f"{QUESTION}.part"
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(question)) + b"\n")
        beside.replace(path / QUESTION)
        return Record(path, ours)
    except OSError as error:
        raise BadInput(f"cannot write to {path}: {error.strerror}") from None


def folder_names(stem: str) -> Iterator[Path]:
    """The name itself, then with a number."""
    yield Path(stem)
    for number in count(2):
        yield Path(f"{stem}-{number}")


def _fits(path: Path, question: Question) -> bool:
    if not path.exists():
        return True
    try:
        return not _difference(_read_question(path), question)
    except (BadInput, OSError):
        return False


def _read_question(path: Path) -> Question:
    try:
        return msgspec.json.decode((path / QUESTION).read_bytes(), type=Question)
    except msgspec.DecodeError as error:
        raise BadInput(f"{path / QUESTION} cannot be read: {error}") from None


def _difference(old: Question, new: Question) -> str:
    """What differs, in words; empty if nothing does."""
    if old.game != new.game:
        return f"game was {old.game}, now it is {new.game}"
    were, are = ([entrant.name for entrant in one.bots] for one in (old, new))
    if were != are:
        return f"the bots were {', '.join(were)}, now they are {', '.join(are)}"
    for was, is_ in zip(old.bots, new.bots, strict=True):
        if was != is_:
            return f"{is_.bot} has changed since then"
    for name in ("rules_version", "numbers_version", "seed", "seconds", "options", "house"):
        before, now = getattr(old, name), getattr(new, name)
        if before != now:
            name = name.replace("_", " ")
            if isinstance(before, dict) and isinstance(now, dict):
                keys = [key for key in {**before, **now} if before.get(key) != now.get(key)]
                name = f"{name.removesuffix('s')} {keys[0]}"
                before, now = before.get(keys[0]), now.get(keys[0])
            return f"{name} was {before}, now it is {now}"
    return ""


def _read_games(path: Path) -> list[Played]:
    """The games kept. A last line that was cut off is taken away; its game is played again."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        with path.open("r+b") as file:
            file.truncate(whole)
    games: list[Played] = []
    for number, line in enumerate(data[:whole].splitlines()):
        try:
            played = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError:
            raise BadInput(f"{path}: line {number + 1} is not a game") from None
        if played.number != number:
            raise BadInput(
                f"{path}: line {number + 1} is game {played.number + 1}: lines are missing"
            )
        games.append(played)
    return games


def lock(descriptor: int, path: Path) -> None:
    """Two commands must not write to one folder."""
    try:
        import fcntl
    except ImportError:  # not on this system
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadInput(f"cannot write to {path}: another command is writing there") from None
