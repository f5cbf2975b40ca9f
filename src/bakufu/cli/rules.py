"""`bakufu rules`: the rulebooks, by id or by word."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from bakufu.cli.loading import load_game, load_language
from bakufu.cli.screen import list_rules, make_console, show_rule
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.rulebook import Rule, book_language, rulebook, search_rules
from bakufu.games.shelf import GAMES


def rules(
    *words: Annotated[
        str, Parameter(help="A rule's id, a game, or words that a rule must hold.", negative=())
    ],
    game: Annotated[str | None, Parameter(help="Only the rules of this game.")] = None,
    lang: Annotated[str, Parameter(help="Language: en, fr or de.")] = "en",
) -> int:
    load_language(lang)
    if not game and words and words[0] in GAMES:
        game, words = words[0], words[1:]
    games = [load_game(game).id] if game else list(GAMES)
    console = make_console()
    wanted = " ".join(words).strip()
    found = _find(games, wanted, lang)
    waiting = {rule.id for rule in found if not all(g.is_built(rule.id) for g in GAMES.values())}
    if len(found) == 1:
        show_rule(console, found[0])
        if waiting:
            console.print("[dim]This rule is not built yet.[/dim]")
        return 0
    list_rules(console, found, waiting)
    console.print(f'[dim]{len(found)} rules; "bakufu rules {found[0].id}" shows the first.[/dim]')
    return 0


def _find(games: Sequence[str], words: str, lang: str) -> list[Rule]:
    books = {game: rulebook(game, book_language(game, lang)) for game in games}
    every = {rule.id: rule for book in books.values() for rule in book.values()}
    if not words:
        return list(every.values())
    if words.upper() in every:
        return [every[words.upper()]]
    found = [
        rule for game in games for rule in search_rules(game, words, book_language(game, lang))
    ]
    if not found and words.count("-") == 2:
        raise unknown("rule", words.upper(), every)
    if not found:
        raise BadInput(f'no rule holds "{words}"')
    return found
