"""Translated rulebooks say what the English one says: the same rules, notes, numbers and names."""

import re
from pathlib import Path

import pytest

import bakufu
from bakufu.engine.text.rulebook import Rule, rulebook

BOOKS = Path(bakufu.__file__).parent / "rulebooks"
TRANSLATED = sorted(path.stem for path in BOOKS.glob("*.md") if not path.stem.endswith(".en"))
# How notes begin: where it stands in the book, who decides, what is drawn, an example, a ruling.
LABELS = {
    "en": ("Source", "Decision", "Chance", "Case", "Ruling"),
    "fr": ("Source", "Décision", "Hasard", "Cas", "Interprétation"),
    "de": ("Quelle", "Entscheidung", "Zufall", "Fall", "Auslegung"),
}
NUMBERED = re.compile(r"\b[A-Z]{3}-[A-Z]+-\d\d\b|\bLAW-\d\d\b|\bV\d\d\b")
CODE = re.compile(r"```.+?```|`[^`]+`", re.DOTALL)


@pytest.fixture(params=TRANSLATED)
def books(request: pytest.FixtureRequest) -> tuple[list[Rule], list[Rule], str]:
    """A book in English, the same in another language, and that language."""
    game, _, language = request.param.partition(".")
    return [*rulebook(game).values()], [*rulebook(game, language).values()], language


def parts(rule: Rule) -> list[str]:
    """The rule itself, and then its notes."""
    return [part.strip() for part in rule.text.split("\n- ")]


def facts(text: str) -> tuple[list[str], list[str], list[str]]:
    """What no translation changes: numbered rules and laws, words of the program, numbers."""
    rest = CODE.sub("", NUMBERED.sub("", text))
    return (
        sorted(NUMBERED.findall(text)),
        sorted(CODE.findall(NUMBERED.sub("", text))),
        sorted(re.findall(r"\d+", rest)),
    )


def test_there_are_translations() -> None:
    games = ("bushido", "edo", "shitenno", "shogun")
    books = [f"{game}.{language}" for game in games for language in ("de", "fr")]
    assert books == TRANSLATED


def test_every_rule_is_there(books: tuple[list[Rule], list[Rule], str]) -> None:
    english, translated, _ = books
    assert [rule.id for rule in translated] == [rule.id for rule in english]
    assert all(rule.title and rule.statement for rule in translated)


def test_every_note_is_there(books: tuple[list[Rule], list[Rule], str]) -> None:
    english, translated, language = books
    for one, two in zip(english, translated, strict=True):
        assert len(parts(two)) == len(parts(one)), two.id
        for told, said in zip(parts(one)[1:], parts(two)[1:], strict=True):
            label = re.split(r"\W", told, maxsplit=1)[0]
            assert said.startswith(LABELS[language][LABELS["en"].index(label)]), (two.id, said)


def test_no_number_is_changed(books: tuple[list[Rule], list[Rule], str]) -> None:
    english, translated, _ = books
    for one, two in zip(english, translated, strict=True):
        for told, said in zip(parts(one), parts(two), strict=True):
            assert facts(said) == facts(told), (two.id, said)


def test_nothing_was_left_in_english(books: tuple[list[Rule], list[Rule], str]) -> None:
    english, translated, _ = books
    same = [
        two.id
        for one, two in zip(english, translated, strict=True)
        for told, said in zip(parts(one), parts(two), strict=True)
        if told == said and len(told) > 40
    ]
    assert same == []


@pytest.mark.parametrize("book", [book for book in TRANSLATED if book.endswith(".fr")])
def test_french_has_its_spaces(book: str) -> None:
    """A sign of two parts never begins a line."""
    for rule in rulebook(book.removesuffix(".fr"), "fr").values():
        # What a chapter of a German book is called is written as there.
        lines = [line for line in rule.text.splitlines() if not line.startswith("- Source")]
        text = CODE.sub("", "\n".join([rule.title, *lines]))
        found = re.search(r"(?<![\u00a0\u202f])[:;!?»](?!\w)|«(?!\u00a0)", text)
        assert not found, (rule.id, text[max(0, found.start() - 30) : found.end()])
