"""How a start gets its engine: plain at first, compiled behind it, never by halves."""

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import locks
import pytest

TOOLS = Path(__file__).parent.parent / "tools"
# Stands in for setuptools: builds nothing, but slowly or badly if asked to.
BUILD_META = """
import os, pathlib, time

def build_wheel(folder):
    mode = os.environ["BAKUFU_COMPILE"]
    with open("builds.txt", "a") as builds:
        builds.write(mode + "\\n")
    half = pathlib.Path(folder, "bakufu.whl")
    half.write_text("half")
    while mode == "yes" and pathlib.Path("slow").exists():
        time.sleep(0.02)
    if mode == "yes" and pathlib.Path("broken").exists():
        raise SystemExit("cc says no")
    half.write_text(mode)
"""
MODE = "import pathlib; print('no' if pathlib.Path('without').exists() else 'yes')"


class House:
    """A checkout with an environment and a compiler that are not real."""

    def __init__(self, root: Path) -> None:
        self.root, self.environment = root, root / ".venv"
        (root / "src").mkdir()
        (root / "requirements").mkdir()
        (root / "setuptools").mkdir()
        (self.environment / "bin").mkdir(parents=True)
        shutil.copytree(TOOLS, root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        for name, text in {
            "src/engine.py": "1",
            "pyproject.toml": "",
            "requirements/play.txt": "",
            "setup.py": MODE,
            "setuptools/__init__.py": "",
            "setuptools/build_meta.py": BUILD_META,
            ".venv/bin/python": f'#!/bin/sh\nexec {sys.executable} "$@"\n',
        }.items():
            (root / name).write_text(text)
        (self.environment / "bin" / "python").chmod(0o755)
        self.package = self._tool("locks", "package")
        self.installed: list[str] = []
        self.behind: list[subprocess.Popen[bytes]] = []
        self.package.locks.install = self._install

    def _tool(self, *names: str) -> ModuleType:
        for name in names:
            spec = importlib.util.spec_from_file_location(name, self.root / "tools" / f"{name}.py")
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            sys.modules[name] = module
            spec.loader.exec_module(module)
        return module

    def _install(self, environment: Path, *words: str) -> None:
        assert environment == self.environment
        self.installed.append(Path(words[-1]).read_text())

    def start(self) -> str:
        """What runs after one more start."""
        if (work := self.package.prepare(self.environment)) is not None:
            self.behind.append(work)
        return self.installed[-1]

    def ready(self) -> bool:
        return self.package.ready(self.package.checksum(), "yes") is not None

    def builds(self) -> list[str]:
        path = self.root / "builds.txt"
        return path.read_text().split() if path.exists() else []

    def wait_for_compiler(self) -> None:
        for work in self.behind:
            work.wait(30)
        self.behind.clear()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.delenv("BAKUFU_COMPILE", raising=False)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    made = House(tmp_path)
    yield made
    made.wait_for_compiler()
    for name in ("locks", "package"):
        sys.modules.pop(name, None)


def test_first_start_is_plain_and_second_is_compiled(house: House) -> None:
    assert house.start() == "no"
    house.wait_for_compiler()
    assert house.ready()
    assert house.start() == "yes"
    assert house.start() == "yes"
    # The compiler worked once, behind the first start.
    assert house.builds() == ["no", "yes"]
    assert house.installed == ["no", "yes"]


def test_running_start_keeps_what_it_has(house: House) -> None:
    house.start()
    house.wait_for_compiler()
    # Somebody plays: whatever the compiler made waits for the next start after the play.
    with house.package.alone(house.environment / ".in-use", shared=True):
        assert house.start() == "no"
    assert house.start() == "yes"


def test_half_built_wheel_is_never_taken(house: House) -> None:
    (house.root / "slow").touch()
    house.start()
    while "yes" not in house.builds():
        time.sleep(0.02)
    halves = list((house.root / "build" / "wheels").glob("half-*/*.whl"))
    assert len(halves) == 1
    assert not house.ready()
    (house.root / "slow").unlink()
    house.wait_for_compiler()
    assert house.ready()
    assert not list((house.root / "build" / "wheels").glob("half-*"))


def test_interrupted_compiler_is_made_good_at_the_second_start(house: House) -> None:
    (house.root / "slow").touch()
    house.package.install_plain(house.environment, house.package.checksum())
    command = house.package.compile_command(house.environment, "behind")
    work = subprocess.Popen(command, cwd=house.root, start_new_session=True)
    while "yes" not in house.builds():
        time.sleep(0.02)
    os.killpg(work.pid, 9)
    work.wait()
    assert not house.ready()
    (house.root / "slow").unlink()
    assert house.start() == "yes"


def test_one_compiler_at_a_time(house: House) -> None:
    with house.package.alone(house.root / "build" / "lock"):
        command = house.package.compile_command(house.environment, "behind")
        subprocess.run(command, cwd=house.root, check=True, timeout=30)
    assert house.builds() == []


def test_broken_compiler_leaves_the_plain_engine_and_is_told_once(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    (house.root / "broken").touch()
    assert house.start() == "no"
    house.wait_for_compiler()
    assert "could not be compiled" not in capsys.readouterr().out
    assert house.start() == "no"
    assert "could not be compiled" in capsys.readouterr().out
    assert "cc says no" in (house.root / "build" / "compile.log").read_text()
    assert house.start() == "no"
    assert "could not be compiled" not in capsys.readouterr().out
    assert house.builds() == ["no", "yes"]
    assert not house.ready()


def test_compiler_that_comes_later_is_found(house: House) -> None:
    (house.root / "without").touch()
    assert house.start() == "no"
    house.wait_for_compiler()
    assert house.builds() == ["no"]
    (house.root / "without").unlink()
    assert house.start() == "no"
    house.wait_for_compiler()
    assert house.start() == "yes"


def test_change_while_compiling_gives_no_wheel(house: House) -> None:
    (house.root / "slow").touch()
    house.start()
    while "yes" not in house.builds():
        time.sleep(0.02)
    (house.root / "src" / "engine.py").write_text("2")
    (house.root / "slow").unlink()
    house.wait_for_compiler()
    assert [path.name[-3:] for path in (house.root / "build" / "wheels").iterdir()] == ["-no"]


def test_uv_is_told_where_pip_looks() -> None:
    said = "\n".join(
        [
            "global.index-url='https://one.example/simple'",
            "global.extra-index-url='https://two.example/simple https://three.example/simple'",
            "global.timeout='60'",
            "install.find-links='/wheels /more'",
            ":env:.index-url='https://mine.example/simple'",
        ]
    )
    assert locks.settings(said) == {
        "UV_DEFAULT_INDEX": "https://mine.example/simple",
        "UV_INDEX": "https://two.example/simple https://three.example/simple",
        "UV_FIND_LINKS": "/wheels,/more",
    }
