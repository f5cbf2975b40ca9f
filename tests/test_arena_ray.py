"""`--ray`: the same games on a Ray cluster, here a small one that the test starts."""

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from terminal import Run, run, write_bot

__all__ = ["run"]

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture
def cluster() -> Iterator[None]:
    ray = pytest.importorskip("ray")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(
            address="local",
            num_cpus=2,
            include_dashboard=False,
            log_to_driver=False,
            logging_level="ERROR",
            object_store_memory=100_000_000,
        )
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_the_same_results_on_ray(run: Run, tmp_path: Path) -> None:
    """Also with a bot of one's own that hangs: it costs its games and nothing else."""
    body = "if sight.dice.below(200) == 0:\n    time.sleep(100)\nreturn sight.legal[0]"
    write_bot(tmp_path, "mine", body)
    words = ("arena", "shitenno", "--seats", 2, "--players", "random,mine.py", "-n", 4, "--all")
    for name, more in (("here", ("--jobs", 2)), ("there", ("--ray", "auto"))):
        answer = run(*words, "--seconds", 3, *more, "--folder", name)
        assert answer.code == 0, answer.err
    for name in ("games.jsonl", "question.json", "result.json", "wins.svg"):
        here, there = (tmp_path / folder / name for folder in ("here", "there"))
        assert here.read_bytes() == there.read_bytes(), name
    assert "did not move within 3 seconds" in (tmp_path / "there" / "games.jsonl").read_text()
