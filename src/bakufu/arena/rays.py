"""Plays games on many machines with Ray; results come in the order of the games, as ever."""

import tempfile
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bakufu.arena.contest import Contest, Fixture
from bakufu.arena.crew import Played, Playing, play_all
from bakufu.arena.match import Result
from bakufu.arena.roster import at_place, file_of, is_file
from bakufu.engine.text.errors import BadInput, BakufuError

CHUNK = 4  # games in a task
AHEAD = 3  # tasks for each core that are under way or wait


def play_on_ray(contest: Contest, fixtures: Iterable[Fixture], address: str) -> Iterator[Played]:
    """Every game and its result, in order. Bot files are sent along; bakufu must be there."""
    with hired_on_ray(contest, address) as play:
        yield from play(fixtures)


@contextmanager
def hired_on_ray(contest: Contest, address: str) -> Iterator[Playing]:
    """Those who play, for as many series as there are."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        _join(ray, address)
    try:
        yield lambda fixtures: _play(ray, contest, iter(fixtures))
    except ray.exceptions.RayError as error:
        story = " ".join(str(error).split())
        raise BakufuError(f"Ray could not play: {story[-300:]}") from None
    finally:
        if started:
            ray.shutdown()


def check_ray() -> None:
    """`BadInput` if Ray is not installed."""
    _ray()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadInput('--ray needs Ray: pip install "bakufu[ray]"') from None
    return ray


def _join(ray: Any, address: str) -> None:
    try:
        ray.init(
            address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=None
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        story = " ".join(str(error).split())
        raise BadInput(f"--ray {address}: {story[:200]}") from None


def _play(ray: Any, contest: Contest, fixtures: Iterator[Fixture]) -> Iterator[Played]:
    files = {spec: file_of(spec).read_bytes() for spec in contest.bots if is_file(spec)}
    task = ray.remote(num_cpus=1, max_retries=3)(play_chunk)
    common = ray.put((contest, files))
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[tuple[list[Fixture], Any]] = deque()
    try:
        while True:
            while len(waiting) < ahead and (chunk := list(islice(fixtures, CHUNK))):
                waiting.append((chunk, task.remote(common, chunk)))
            if not waiting:
                return
            chunk, found = waiting.popleft()
            yield from zip(chunk, ray.get(found), strict=True)
    finally:
        for _, found in waiting:
            ray.cancel(found)


def play_chunk(
    common: tuple[Contest, dict[str, bytes]], fixtures: Sequence[Fixture]
) -> list[Result]:
    """On whatever machine it is: the bot files are put beside each other in a folder there."""
    contest, files = common
    with tempfile.TemporaryDirectory(prefix="bakufu-bots-") as folder:
        places = {
            spec: _unpack(Path(folder), i, spec, text)
            for i, (spec, text) in enumerate(files.items())
        }
        here = msgspec.structs.replace(
            contest, bots=[places.get(spec, spec) for spec in contest.bots]
        )
        return [result for _, result in play_all(here, fixtures, 1)]


def _unpack(folder: Path, number: int, spec: str, text: bytes) -> str:
    """As it is called at home, and next to what it may import there, if it is the same machine."""
    there = file_of(spec)
    if there.is_file() and there.read_bytes() == text:
        return spec
    place = folder / str(number) / there.name
    place.parent.mkdir()
    place.write_bytes(text)
    return at_place(spec, place)
