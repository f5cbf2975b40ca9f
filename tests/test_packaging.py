"""What is built from a clone is whole: the client, the words and the rulebooks are in it."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import locks
import pytest
from describing import description

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
HOME = "https://example.org/somebody/bakufu"
# Where an installed package lies, whether it has its client, and its games.
LOOK = """
from bakufu.games.shelf import GAMES
from bakufu.server import services
print(services.__file__, services.web_folder() is not None, *GAMES)
"""


def build(kind: str, folder: Path) -> Path:
    """As pip and build do it, with the client that `make web` has built."""
    assert CLIENT.is_file(), "make web"
    done = subprocess.run(
        [sys.executable, "-c", BUILD.format(kind), str(folder)],
        cwd=ROOT,
        env={**os.environ, "BAKUFU_COMPILE": "no", "BAKUFU_CLIENT": "no", "BAKUFU_URL": HOME},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("build_wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("build_sdist", tmp_path_factory.mktemp("sdist"))


def test_a_wheel_is_whole_and_its_links_lead_somewhere(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        said = packed.read(f"bakufu-{bakufu.__version__}.dist-info/METADATA").decode()
    assert "Classifier: Topic :: Games/Entertainment :: Board Games\n" in said
    assert "\nAuthor: " in said
    assert f"Project-URL: Repository, {HOME}\n" in said
    assert f"]({HOME}/blob/HEAD/docs/arena.md)" in said
    assert f'src="{HOME}/raw/HEAD/docs/pictures/' in said
    assert [part for part in PARTS if not any(name.startswith(part) for name in names)] == []
    assert not any(name.startswith(("tests", "tools", "bench")) for name in names)
    for target in re.findall(rf"{HOME}/(?:blob|raw)/HEAD/([^)#\"\s]+)", said):
        assert (ROOT / target).exists(), target


def test_no_link_of_the_readme_stays_relative() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for url in ("", HOME):
        told = description(url, readme)
        assert re.findall(r"\]\((?!https://)[^)]*\)|src=\"(?!https://)", told) == []
    assert description("", "a [b](c.md), ![d](e.png) and [f](https://g)") == (
        "a b, d and [f](https://g)"
    )


def test_an_index_would_take_wheel_and_sdist(wheel: Path, sdist: Path) -> None:
    words = [sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(sdist)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("PASSED") == 2


def test_a_wheel_is_installed_and_plays_from_an_empty_folder(wheel: Path, tmp_path: Path) -> None:
    place, empty = tmp_path / "place", tmp_path / "empty"
    empty.mkdir()
    venv.create(place, with_pip=False)
    locks.install(place, "--no-deps", "--offline", str(wheel))
    # What it depends on is taken from here; what is installed there comes first.
    here = sysconfig.get_path("purelib")
    own = Path(sysconfig.get_path("purelib", vars={"base": str(place), "platbase": str(place)}))
    (own / "dependencies.pth").write_text(f"{here}\n")
    own_words = {"PYTHONPATH", "BAKUFU_WEB", "BAKUFU_GAMES"}
    around = {name: value for name, value in os.environ.items() if name not in own_words}

    def said(*words: str) -> list[str]:
        done = subprocess.run(
            words, cwd=empty, env=around, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    assert said(str(place / "bin" / "bakufu"), "--version") == ["bakufu", bakufu.__version__]
    found, client, *games = said(str(place / "bin" / "python"), "-c", LOOK)
    assert Path(found).is_relative_to(place)
    assert (client, len(games)) == ("True", 4)


def test_networks_are_among_what_is_packed() -> None:
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
    assert "*.net" in packed["package-data"]["*"]


def test_an_sdist_holds_the_client_and_all_that_builds_it(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    wanted = [f"src/{part}" for part in PARTS]
    wanted += ["pyproject.toml", "setup.py", "tools/backend.py", "tools/compiling.py", "LICENSE"]
    wanted += ["README.md", "tools/describing.py"]
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
