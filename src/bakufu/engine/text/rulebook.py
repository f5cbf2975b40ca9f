"""The numbered rulebooks: every rule by its id, searchable."""

import re
import unicodedata
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.sources import found_in

_HEADING = re.compile(r"^### ([A-Z]{3}-[A-Z]+-\d\d) (.+)$")


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, its title and the text under its heading."""

    id: str
    title: str
    text: str

    @property
    def statement(self) -> str:
        """The rule itself, without source, cases and rulings."""
        return self.text.split("\n- ", 1)[0].strip()


@cache
def rulebook(game: str, language: str = "en") -> dict[str, Rule]:
    """All rules of a game by id, in the order of the book."""
    text = book_text(game, language)
    if not text:
        raise BadInput(f"there is no rulebook of {game} in {language}")
    rules: dict[str, Rule] = {}
    title, rule_id = "", ""
    body: list[str] = []
    for line in [*text.splitlines(), "## end"]:
        if line.startswith("#"):
            if rule_id:
                rules[rule_id] = Rule(rule_id, title, "\n".join(body).strip())
            found = _HEADING.match(line)
            rule_id, title = (found[1], found[2]) if found else ("", "")
            body = []
        else:
            body.append(line)
    return rules


def book_text(game: str, language: str) -> str:
    """The book as it is written; empty if there is none."""
    path = _book(game, language)
    return path.read_text(encoding="utf-8") if path else ""


def book_language(game: str, language: str) -> str:
    """This language if the rulebook has been translated into it, otherwise English."""
    return language if _book(game, language) else "en"


def _book(game: str, language: str) -> Traversable | None:
    return next(found_in("rulebooks", f"{game}.{language}.md"), None)


def find_rule(game: str, rule_id: str) -> Rule:
    """One rule by its id."""
    rules = rulebook(game)
    if rule_id.upper() not in rules:
        raise unknown("rule", rule_id.upper(), rules)
    return rules[rule_id.upper()]


def search_rules(game: str, words: str, language: str = "en") -> list[Rule]:
    """Rules whose text holds all the words; those with a word in the title come first."""
    wanted = _plain(words).split()
    found = [
        rule
        for rule in rulebook(game, language).values()
        if all(word in _plain(f"{rule.id} {rule.title} {rule.text}") for word in wanted)
    ]
    return sorted(found, key=lambda rule: not any(word in _plain(rule.title) for word in wanted))


def _plain(text: str) -> str:
    """Small letters without accents: nobody should have to type "Tairō" to find the Tairō."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
