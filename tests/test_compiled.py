"""The compiled engine and the plain one are the same engine."""

import ast
import json
import os
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path

import pytest
from digests import fingerprint

from bakufu.engine.core.build import compiled_modules, plain_modules

ROOT = Path(__file__).parent.parent
COMPILED = os.environ.get("BAKUFU_COMPILE") == "yes"
# An engine and two games.
SMALL = {
    "pyproject.toml": """
        [tool.mypy]
        mypy_path = "src"
        explicit_package_bases = true
        namespace_packages = true
        """,
    "src/bakufu/compiled.toml": """
        modules = ["bakufu.engine.core.state", "bakufu.games.go.rules", "bakufu.games.shogi.rules"]
        """,
    "src/bakufu/engine/core/state.py": """
        class State:
            def moves(self) -> int:
                return 0

        def count(state: State) -> int:
            return state.moves()
        """,
    "src/bakufu/games/go/rules.py": """
        from bakufu.engine.core.state import State, count

        class Go(State):
            def moves(self) -> int:
                return 361

        def go() -> int:
            return count(Go())
        """,
    "src/bakufu/games/shogi/rules.py": """
        from bakufu.engine.core.state import State

        class Shogi(State):
            def moves(self) -> int:
                return 30
        """,
}
MAKE_C = """
import json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import compiling
compiling.ROOT = Path.cwd()
compiling.LIST = compiling.ROOT / "src" / "bakufu" / "compiled.toml"
compiling.compiler_works = lambda *flags: True
made = compiling.extensions(sys.argv[2])
print(json.dumps({
    each.name: compiling.checksum(
        text for path in each.sources for text in compiling.included(Path(path))
    )
    for each in made
}))
"""


def test_what_was_asked_to_be_compiled_is_compiled() -> None:
    """A type error once left a build silently interpreted: here it cannot."""
    if COMPILED:
        assert not plain_modules(), f"not compiled: {', '.join(plain_modules())}"
        assert compiled_modules()
    else:
        # Either all modules are compiled or none is.
        assert not (plain_modules() and compiled_modules())


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with")
@pytest.mark.parametrize("games", [5, pytest.param(50, marks=pytest.mark.soak)])
def test_compiled_and_interpreted_games_are_identical(games: int) -> None:
    """Random games of every variant, and one with a judge."""
    plain = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "digests.py"), str(games)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(plain.stdout) == fingerprint(games)


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with")
def test_the_comparison_really_runs_plain_python() -> None:
    source = "from bakufu.engine.core.build import compiled_modules; print(compiled_modules())"
    found = subprocess.run(
        [sys.executable, "-c", source],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "[]"


def test_loops_of_compiled_modules_count_by_numbers_that_are_not_boxed() -> None:
    """mypyc makes a Python object of every number that is called `_`."""
    modules = tomllib.loads((ROOT / "src/bakufu/compiled.toml").read_text())["modules"]
    for module in modules:
        path = ROOT / "src" / (module.replace(".", "/") + ".py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                assert node.target.id != "_", f"{path}:{node.lineno}"


def test_change_in_a_game_compiles_that_game_alone(tmp_path: Path) -> None:
    house = tmp_path / "house"
    for name, text in SMALL.items():
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        (house / name).write_text(textwrap.dedent(text))

    def after(name: str, text: str) -> dict[str, str]:
        path = next(house.rglob(f"{name}/**/*.py"))
        path.write_text(path.read_text() + textwrap.dedent(text))
        return _c_of(house, tmp_path / name)

    first = _c_of(house, tmp_path / "first")
    # A new function with a new text: more than a number that differs.
    second = after("go", "def ko() -> str:\n    return 'ko'\n")
    assert _different(first, second) == {"bakufu_go__mypyc"}
    # What everybody stands on is seen by everybody.
    third = after("engine", "class Clock:\n    hours: int = 1\n")
    groups = ("engine", "go", "shogi")
    assert _different(second, third) == {f"bakufu_{group}__mypyc" for group in groups}


def _different(one: dict[str, str], other: dict[str, str]) -> set[str]:
    assert one.keys() == other.keys()
    return {name for name in one if one[name] != other[name]}


def _c_of(house: Path, folder: Path) -> dict[str, str]:
    """The checksum of each library's C."""
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", MAKE_C, str(ROOT / "tools"), str(folder)],
        cwd=house,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return found
