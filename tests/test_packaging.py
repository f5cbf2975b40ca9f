"""What is built from a clone is whole: the client, the words and the rulebooks are in it."""

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import bakufu

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "src" / "bakufu" / "server" / "web" / "index.html"
BUILD = "import sys; sys.path.insert(0, 'tools'); import backend; backend.{}(sys.argv[1])"
# Networks lie beside their games.
NETWORKS = [str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("*.net")]
PARTS = (
    *NETWORKS,
    "bakufu/server/web/index.html",
    "bakufu/server/migrations/",
    "bakufu/locales/de/",
    "bakufu/py.typed",
)


def build(kind: str, folder: Path) -> Path:
    """As pip and build do it, with the client that `make web` has built."""
    done = subprocess.run(
        [sys.executable, "-c", BUILD.format(kind), str(folder)],
        cwd=ROOT,
        env={**os.environ, "BAKUFU_COMPILE": "no", "BAKUFU_CLIENT": "no"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.iterdir()
    return built


def test_a_wheel_runs_alone_in_an_empty_folder(tmp_path: Path) -> None:
    assert CLIENT.is_file(), "make web"
    wheel = build("build_wheel", tmp_path / "wheel")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        packed.extractall(tmp_path / "installed")
    said = (
        tmp_path / "installed" / f"bakufu-{bakufu.__version__}.dist-info" / "METADATA"
    ).read_text()
    assert "Classifier: Topic :: Games/Entertainment :: Board Games\n" in said
    assert "\nAuthor: " in said
    assert [part for part in PARTS if not any(name.startswith(part) for name in names)] == []
    assert not any(name.startswith(("tests", "tools", "bench")) for name in names)
    done = subprocess.run(
        [sys.executable, "-m", "bakufu", "--version"],
        cwd=tmp_path / "wheel",
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == f"bakufu {bakufu.__version__}\n", done.stderr


def test_networks_are_among_what_is_packed() -> None:
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
    assert "*.net" in packed["package-data"]["*"]


def test_an_sdist_holds_the_client_and_all_that_builds_it(tmp_path: Path) -> None:
    assert CLIENT.is_file(), "make web"
    with tarfile.open(build("build_sdist", tmp_path / "sdist")) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    wanted = [f"src/{part}" for part in PARTS]
    wanted += ["pyproject.toml", "setup.py", "tools/backend.py", "tools/compiling.py", "LICENSE"]
    assert [part for part in wanted if not any(name.startswith(part) for name in names)] == []


@pytest.mark.parametrize("wish", ["maybe", "0"])
def test_a_wish_for_the_client_that_nobody_understands(wish: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import backend; backend.client_wanted()"],
        cwd=ROOT / "tools",
        env={**os.environ, "BAKUFU_CLIENT": wish},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == f"BAKUFU_CLIENT is '{wish}': it must be yes or no\n"
