"""Every Python example in README and docs runs, page by page; every scenario example holds."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bakufu.engine.table.scenario import check_scenario, read_scenarios
from bakufu.games.shelf import find_game

ROOT = Path(__file__).parent.parent
MAP = ROOT / "web/src/games/shogun/map/README.md"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", MAP, *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!http)([^)#]+)")


def blocks(page: Path, language: str) -> list[str]:
    return [
        code for kind, code in BLOCK.findall(page.read_text(encoding="utf-8")) if kind == language
    ]


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p, "python")], ids=lambda p: p.name)
def test_python_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType(f"docs_{page.stem}")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    for code in blocks(page, "python"):
        exec(compile(code, str(page), "exec"), vars(module))


def test_the_page_about_writing_a_game_writes_the_game_of_the_tests() -> None:
    *written, _ = blocks(ROOT / "docs" / "write-a-game.md", "python")
    code = (ROOT / "tests" / "auction" / "game.py").read_text(encoding="utf-8")
    assert [line for part in written for line in part.splitlines() if line] == [
        line for line in code.splitlines() if line
    ]
    assert len(code.splitlines()) <= 250


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p, "toml")], ids=lambda p: p.name)
def test_scenario_examples_hold(page: Path, tmp_path: Path) -> None:
    for code in blocks(page, "toml"):
        path = tmp_path / "example.toml"
        path.write_text(code, encoding="utf-8")
        file = read_scenarios(path)
        for scenario in file.scenario:
            check_scenario(find_game(file.game), scenario, file.options)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
