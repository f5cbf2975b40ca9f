"""Words: the same messages in every language, and a sentence for whatever the games have to say."""

import ast
import re
import types
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Union, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bakufu.engine.table.telling import Event
from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.engine.text.message import Message, message_word
from bakufu.engine.text.words import LANGUAGES, Speaker, catalogues, speaker
from bakufu.games.shitenno import names
from bakufu.games.shitenno.events import TELLING

SOURCE = Path(__file__).parent.parent / "src" / "bakufu"
SEATS = ["Akiko", "Émile", "Jürgen", "Zoë"]
OTHERS = [language for language in LANGUAGES if language != "en"]


class Arguments(Visitor):
    """Collects the arguments a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def entries(language: str, file: str) -> list[ftl.EntryType]:
    return FluentParser().parse(catalogues(language)[file]).body


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file, each with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.found
    return found


@cache
def all_messages(language: str) -> dict[str, set[str]]:
    return {
        name: arguments
        for file in catalogues(language)
        for name, arguments in messages(language, file).items()
    }


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of a language, with arguments and selectors as single marks."""
    for file in catalogues(language):
        for entry in entries(language, file):
            if isinstance(entry, ftl.Message) and entry.value:
                for text in _spoken(entry.value):
                    yield entry.id.name, text


def _spoken(pattern: ftl.Pattern) -> Iterator[str]:
    choices: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            choices.append([element.value])
        elif isinstance(element.expression, ftl.SelectExpression):
            variants = element.expression.variants
            choices.append([text for variant in variants for text in _spoken(variant.value)])
        else:
            choices.append(["§"])
    for choice in product(*choices):
        yield "".join(choice)


# The files


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str) -> None:
    for file in catalogues(language):
        junk = [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)]
        assert not junk, f"{language}/{file}: {junk[0]}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert set(catalogues(language)) == set(catalogues("en"))


@pytest.mark.parametrize("file", catalogues("en"))
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "not in English"
    assert other == english, "other arguments than in English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    every = [name for file in catalogues(language) for name in messages(language, file)]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    for name, text in texts(language):
        assert text.strip(), name


# The letters


def test_french_marks_stand_after_a_space_that_does_not_break() -> None:
    for name, text in texts("fr"):
        # "?" at the very beginning is what a player types.
        assert not re.search(r"(?<=[^\u00a0\u202f])[;!?»]", text), f"{name}: {text}"
        assert not re.search(r"(?<![\u00a0\u202f]):", text), f"{name}: {text}"
        assert not re.search(r"«(?![\u00a0\u202f])", text), f"{name}: {text}"
        assert not re.search(r"[\"']", text), f"{name}: {text}"


def test_german_speaks_in_german_quotes() -> None:
    for name, text in texts("de"):
        assert not re.search(r"[\"'«»”]", text), f"{name}: {text}"
        assert text.count("„") == text.count("“"), f"{name}: {text}"


# What the games have to say


def hints(kind: type[Event]) -> dict[str, object]:
    return {field: get_type_hints(kind)[field] for field in kind.__struct_fields__}


def may_be_hidden(hint: object) -> bool:
    return get_origin(hint) in (Union, types.UnionType) and type(None) in get_args(hint)


WORDS: dict[str, tuple[str, ...]] = {
    "province": names.PROVINCES,
    "kind": names.KINDS,
    "general": names.GENERALS,
    "title": names.TITLES,
    "card": names.CARDS,
    "bonus": names.BONUSES,
    "way": names.WAYS,
    "source": names.SOURCES,
    "year": ("even", "odd"),
    "how": ("accepted", "refused-by-all", "last-two"),
}
LISTS: dict[str, tuple[str, ...]] = {"cards": names.CARDS, "pieces": names.PIECES}


def values(field: str, hint: object, hidden: bool) -> list[object]:
    """What a field of an event can be."""
    if hidden and may_be_hidden(hint):
        return [None]
    if hint is bool:
        return [True, False]
    if hint is int:
        return [0] if field == "seat" else [0, 1, 2]
    if hint == list[str]:
        return [[], [LISTS[field][0]], list(LISTS[field])]
    return list(WORDS[field])


def examples(kind: type[Event], hidden: bool) -> list[Event]:
    fields = hints(kind)
    choices = [values(field, hint, hidden) for field, hint in fields.items()]
    return [kind(*choice) for choice in product(*choices)]


KINDS = TELLING.kinds
EVENTS = [
    pytest.param(kind, hidden, id=f"{kind.__name__}-{'hidden' if hidden else 'open'}")
    for kind in KINDS
    for hidden in (False, True)
    if not hidden or any(map(may_be_hidden, hints(kind).values()))
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "hidden"), EVENTS)
def test_every_event_can_be_said(kind: type[Event], hidden: bool, language: str) -> None:
    for event in examples(kind, hidden):
        message = TELLING.say(event)
        text = speaker(language).say(message, SEATS)
        assert text.strip()
        assert "{" not in text
        assert ("seat" not in message.args) or SEATS[0] in text


def test_no_sentence_speaks_of_what_its_event_has_not() -> None:
    assert len(KINDS) > 20
    for kind in KINDS:
        for event in examples(kind, hidden=False):
            message = TELLING.say(event)
            assert all_messages("en")[message.id] <= message.args.keys() | {"you"}


class ReaderForms(Visitor):
    """Collects the arguments for which a message has a form of its own to say to the reader."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        chosen_by = node.selector
        if isinstance(chosen_by, ftl.VariableReference) and chosen_by.id.name == "you":
            keys = (variant.key for variant in node.variants if not variant.default)
            self.found |= {key.name for key in keys if isinstance(key, ftl.Identifier)}
        self.generic_visit(node)


# Arguments that are seats; messages of moves and pictures, and those that tell one of others.
SEATS_IN_WORDS = {"seat", "seats", "defender", "owner"}
NOT_TOLD = re.compile(r"cli-|refused-|[a-z]+-(move|picture|coach)-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_of_a_seat_can_be_said_to_whoever_sits_there(language: str) -> None:
    told = 0
    for file in catalogues(language):
        for entry in entries(language, file):
            if not isinstance(entry, ftl.Message) or NOT_TOLD.match(entry.id.name):
                continue
            spoken_of = all_messages(language)[entry.id.name] & SEATS_IN_WORDS
            forms = ReaderForms()
            forms.visit(entry)
            missing = spoken_of - forms.found
            assert not missing, f"{entry.id.name}: no form for a reader who is {missing}"
            told += bool(spoken_of)
    assert told > 100


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("en", "You place your leader in Kai.", "Zoë places the leader in Kai."),
        ("fr", "Vous placez votre chef à Kai.", "Zoë place son chef à Kai."),
        ("de", "Du stellst deinen Heerführer in Kai auf.", "Zoë stellt den Heerführer in Kai auf."),
    ],
)
def test_the_reader_is_you(language: str, mine: str, others: str) -> None:
    message = Message("shogun-leader-placed", {"seat": "#3", "province": "@shogun-province-kai"})
    assert speaker(language).say(message, SEATS, 3) == mine
    assert speaker(language).say(message, SEATS, 2) == others
    assert speaker(language).say(message, SEATS) == others


def test_a_reader_among_others_is_spoken_to() -> None:
    message = Message("shogun-prompt-colour", {"seats": ["#1", "#3"], "number": 2})
    assert speaker("en").say(message, SEATS, 3) == "Choose a colour."
    assert speaker("en").say(message, SEATS, 0) == "Still to choose a colour: Émile, Zoë."


NAMED: dict[str, tuple[str, ...]] = {
    "card": names.CARDS,
    "piece": names.PIECES,
    "province": names.PROVINCES,
    "title": names.TITLES,
    "kind": names.KINDS,
    "bonus": names.BONUSES,
    "way": names.WAYS,
    "source": names.SOURCES,
    "general": names.GENERALS,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", NAMED)
def test_everything_has_a_name_of_its_own(sort: str, language: str) -> None:
    said = [speaker(language).name(f"{sort}-{message_word(word)}") for word in NAMED[sort]]
    assert all(said)
    assert len(set(said)) == len(said), f"two of {said} are alike"


# Why something is refused


def refusals() -> list[tuple[str, set[str]]]:
    """Every reason the source gives for refusing, with its arguments."""
    found: list[tuple[str, set[str]]] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "Refused"
            ):
                why = node.args[1]
                assert isinstance(why, ast.Constant), f"{path.name}: a reason is one plain id"
                found.append((str(why.value), {str(word.arg) for word in node.keywords}))
    return found


REFUSALS = refusals()


def test_the_reasons_are_found() -> None:
    reasons = {why for why, _ in REFUSALS}
    assert {"not-here", "option", "lot-one-tile", "piece-not-yours"} <= reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    every = all_messages(language)
    for why, arguments in REFUSALS:
        assert every.get(f"refused-{why}") == arguments, f"refused-{why}"


def test_no_sentence_refuses_what_nothing_refuses() -> None:
    reasons = {f"refused-{why}" for why, _ in REFUSALS}
    assert {name for name in all_messages("en") if name.startswith("refused-")} == reasons


# What the terminal says


def test_the_terminal_has_words_for_all_it_says() -> None:
    """English is enough to look at: the other languages have the same messages."""
    every = all_messages("en")
    for path in sorted((SOURCE / "cli").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"cli(-[a-z]+)+", node.value):
                    assert node.value in every, f"{path.name}: {node.value}"


# How it is said


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "Zoë scores 1 point for titles.", "Zoë scores 2 points for titles."),
        (
            "fr",
            "Zoë marque 1\u00a0point pour les titres.",
            "Zoë marque 2\u00a0points pour les titres.",
        ),
        ("de", "Zoë erhält 1 Punkt für Titel.", "Zoë erhält 2 Punkte für Titel."),
    ],
)
def test_one_and_many_are_told_apart(language: str, one: str, many: str) -> None:
    for points, text in ((1, one), (2, many)):
        message = Message(
            "shitenno-points-scored", {"seat": "#3", "points": points, "source": "@source-titles"}
        )
        assert speaker(language).say(message, SEATS) == text


@pytest.mark.parametrize(
    ("language", "nothing"), [("en", "nothing"), ("fr", "rien"), ("de", "nichts")]
)
def test_an_empty_list_is_nothing(language: str, nothing: str) -> None:
    message = Message("refused-idle-pieces", {"pieces": []})
    assert nothing in speaker(language).say(message)


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(BadInput, match='there is no language "jp": known are de, en, fr'):
        Speaker("jp")
    with pytest.raises(BadInput, match='there is no language "fra": did you mean "fr"'):
        Speaker("fra")


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(BakufuError, match='no words for "no-such-thing" in de'):
        speaker("de").name("no-such-thing")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(BakufuError, match="shitenno-turn-began"):
        speaker("fr").say(Message("shitenno-turn-began"))
