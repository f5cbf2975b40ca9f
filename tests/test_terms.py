"""One word for one thing: no language says anywhere what its list of terms has another word for."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bakufu.engine.text.words import LANGUAGES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "bakufu"
TERMS = tomllib.loads((SOURCE / "locales" / "terms.toml").read_text(encoding="utf-8"))


class Pieces(Visitor):
    """Collects the pieces of text of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)


def fluent_files(language: str) -> list[Path]:
    """Sentences of rules and terminal, of the client, and of the boards."""
    return [
        *SOURCE.glob(f"locales/{language}/*.ftl"),
        *ROOT.glob(f"web/locales/{language}/*.ftl"),
        *ROOT.glob(f"web/src/games/*/*/{language}.ftl"),
    ]


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """All pieces of text that are said in a language, each with where it stands."""
    for path in fluent_files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                pieces = Pieces()
                pieces.visit(entry)
                for text in pieces.found:
                    yield f"{path.relative_to(ROOT)}: {entry.id.name}", text.strip()


def rules(language: str) -> Iterator[tuple[str, str]]:
    """Every line of the rulebooks of a language, with where it stands."""
    for path in SOURCE.glob(f"rulebooks/*.{language}.md"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.name}:{number}", line


def test_every_language_has_its_list() -> None:
    assert set(TERMS) == set(LANGUAGES)
    for words in TERMS.values():
        assert words["reader"]
        assert words["terms"]
        assert words["avoid"]
        assert words["stiff"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_used_that_has_another(language: str) -> None:
    check(language, "avoid", [*sentences(language), *rules(language)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_speak_to_their_reader(language: str) -> None:
    check(language, "stiff", list(sentences(language)))


def check(language: str, words: str, written: list[tuple[str, str]]) -> None:
    patterns = {re.compile(found): better for found, better in TERMS[language][words].items()}
    assert len(written) > 1000
    clumsy = [
        f"{where}: “{found[0]}” in “{text[:100]}”: say {better}"
        for where, text in written
        for pattern, better in patterns.items()
        if (found := pattern.search(text))
    ]
    assert not clumsy, "\n".join(clumsy)
