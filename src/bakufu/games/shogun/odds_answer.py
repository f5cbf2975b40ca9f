"""The odds of a fight as the terminal asks for them: what may be said, and the answer in lines."""

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any, ClassVar

from msgspec.structs import replace

from bakufu.engine.table.game import Setup
from bakufu.engine.table.odds import Asked, OddsTool
from bakufu.engine.text.errors import BadInput
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.data import PRINTED, make_box
from bakufu.games.shogun.odds import (
    ATTACKER,
    BATTLE,
    CONQUERED,
    DEFENDER,
    FARMERS,
    FARMERS_ALONE,
    HELD,
    LOST,
    MOST_UNREST,
    NEUTRAL,
    PUT_DOWN,
    REVOLT,
    STAYS_NEUTRAL,
    TIE,
    Odds,
    Question,
    mean,
    odds,
    quantile,
)

GRID = 10
LARGEST_GRID = 18  # fits into 80 columns
ENDINGS = {
    CONQUERED: ("the attacker takes the province", "green"),
    HELD: ("the defender holds it", "red"),
    TIE: ("a tie empties it", "yellow"),
    FARMERS_ALONE: ("farmers alone: it is emptied", "yellow"),
    STAYS_NEUTRAL: ("it stays neutral", "red"),
    PUT_DOWN: ("the revolt is put down", "green"),
    LOST: ("the province is lost", "red"),
}
# What the grid shows, by kind of fight, and what its rows and columns are.
GRIDS = {
    BATTLE: (
        "The attacker takes the province, in percent",
        "down the attacker's armies, across the defender's",
    ),
    NEUTRAL: (
        "The attacker takes a neutral province, in percent",
        "down the attacker's armies, across the farmers in the tower",
    ),
    REVOLT: (
        "The revolt is put down, in percent",
        "down the armies, across the revolt markers",
    ),
}


class FightOdds(OddsTool):
    """Battles and revolts: everything the tower may do is added up (SHO-TOWER-04 to -06)."""

    asked: ClassVar[tuple[Asked, ...]] = (
        Asked("attack", "number", "Armies that march in."),
        Asked("defend", "number", "Armies in the province."),
        Asked("neutral", "flag", "The province is neutral: a farmer defends it."),
        Asked("revolt", "flag", "A revolt: --defend against farmers, one a marker."),
        Asked("unrest", "count", "Revolt markers in the province."),
        Asked("winter", "number", "A revolt in winter, with so many provinces short of rice."),
        Asked("attack_card", "flag", "The attacker has the card with one more army."),
        Asked("defence_card", "flag", "The defender has the card with one more army."),
        Asked("castle", "flag", "The castle event, and a castle there: one more army."),
        Asked("two_farmers", "flag", "The event by which two farmers defend."),
        Asked(
            "tower",
            "words",
            "What is in the tower, as attacker=2,defender=3,others=5,farmers=1. Who is left "
            "out has what stays inside at set-up, on average.",
        ),
        Asked("farmers", "count", "Farmers in the tower; short for --tower farmers=N."),
        Asked("tray", "words", "What lies in the tray, in the same words; else nothing."),
        Asked("model", "words", "The tower: scaled or constant.", option="tower_model"),
        Asked("table", "flag", "Print a grid instead, up to --attack and --defend (default: 10)."),
    )

    def answer(self, setup: Setup, given: Mapping[str, Any], width: int) -> list[str]:
        kind = _kind("neutral" in given, "revolt" in given)
        _check_words(kind, given)
        _check_extras(kind, given)
        question = Question(
            kind=kind,
            attack=given.get("attack", 0),
            defend=given.get("defend", 0),
            unrest=given.get("unrest", 0),
            short=given.get("winter", 0),
            attack_card="attack_card" in given,
            defence_card="defence_card" in given,
            castle="castle" in given,
            two_farmers="two_farmers" in given,
            tower=_content("--tower", given.get("tower"), given.get("farmers")),
            tray=_content("--tray", given.get("tray"), None),
        )
        box = make_box(setup)
        if "table" in given:
            _check_grid(question)
            lines = list(_grid(box, question))
        else:
            lines = list(_fight(question, odds(box, question), width))
        how, source = PRINTED.certainty()["tower"]
        return [*lines, "", *_dim(f"The tower's own odds are {how}: {source}.", width)]


# What was asked


def _kind(neutral: bool, revolt: bool) -> str:
    if neutral and revolt:
        raise BadInput("a neutral province has no revolts: say --neutral or --revolt")
    if neutral:
        return NEUTRAL
    return REVOLT if revolt else BATTLE


def _check_words(kind: str, given: Mapping[str, Any]) -> None:
    attack, defend, table = "attack" in given, "defend" in given, "table" in given
    if "winter" in given and kind != REVOLT:
        raise BadInput("--winter speaks of a revolt: add --revolt")
    if kind == NEUTRAL and defend:
        raise BadInput("a neutral province has no armies: leave out --defend")
    if kind == NEUTRAL and given.get("unrest"):
        raise BadInput("a neutral province has no revolt markers: leave out --unrest")
    if kind == REVOLT and attack:
        raise BadInput("nobody attacks in a revolt: --defend gives the armies in the province")
    if not table and kind != REVOLT and not attack:
        raise BadInput("how many armies march in? Say --attack 5, or --table for a grid")
    if not table and kind != NEUTRAL and not defend:
        raise BadInput("how many armies are in the province? Say --defend 3, or --table for a grid")


def _check_extras(kind: str, given: Mapping[str, Any]) -> None:
    if kind == REVOLT and "attack_card" in given:
        raise BadInput("nobody attacks in a revolt: leave out --attack-card")
    if kind == NEUTRAL and ("defence_card" in given or "castle" in given):
        raise BadInput("nobody defends a neutral province: leave out --defence-card and --castle")
    if kind != NEUTRAL and "two_farmers" in given:
        raise BadInput("two farmers defend neutral provinces only: leave out --two-farmers")


def _check_grid(question: Question) -> None:
    if max(question.attack, question.defend) > LARGEST_GRID:
        raise BadInput(f"a grid goes up to {LARGEST_GRID} armies")
    if question.kind == NEUTRAL and FARMERS in question.tower:
        raise BadInput("the grid runs over the farmers in the tower: leave their number out")
    if question.kind == REVOLT and question.unrest:
        raise BadInput("the grid runs over the revolt markers: leave out --unrest")


def _content(place: str, words: str | None, farmers: int | None) -> dict[str, int]:
    """Numbers of cubes, from words such as `attacker=2,farmers=1`."""
    content: dict[str, int] = {}
    for word in words.split(",") if words else []:
        side, _, number = word.strip().partition("=")
        if not side or not number.isascii() or not number.isdigit():
            raise BadInput(f'{place}: "{word}" is not like attacker=2')
        if content.setdefault(side, int(number)) != int(number):
            raise BadInput(f"{place}: {side} is given twice")
    if farmers is not None and content.setdefault(FARMERS, farmers) != farmers:
        raise BadInput(f"--farmers {farmers} and {place} farmers={content[FARMERS]} disagree")
    return content


# One fight


def _fight(question: Question, found: Odds, width: int) -> Iterator[str]:
    yield f"[bold]{_title(question, found)}[/bold]"
    yield ""
    room = max(10, width - 48)
    for end, chance in found.ends.items():
        words, style = ENDINGS[end]
        yield f"{chance:>7.1%} {words:<31} [{style}]{_bar(chance, 1.0, room)}[/{style}]"
    yield ""
    yield "[bold]Armies left in the province[/bold]"
    yield from _left(found, width)
    yield ""
    yield f"[bold]What falls, {found.thrown} cubes being thrown[/bold]"
    yield from _falls(found)
    yield from _dim(
        "They fall on average, and in 8 of 10 throws; after that so many are inside. "
        f"Each cube thrown falls through with {found.falls_through:.1%}, "
        f"each cube inside is knocked out with {found.knocked_out:.1%}.",
        width,
    )


def _dim(words: str, width: int) -> list[str]:
    return [f"[dim]{line}[/dim]" for line in wrap(words, width)]


def _title(question: Question, found: Odds) -> str:
    """Who is thrown, extra armies included and the tray left out."""
    fighters = {
        side: cubes.thrown - question.tray.get(side, 0) for side, cubes in found.cubes.items()
    }
    if question.kind == REVOLT:
        return (
            f"A revolt: {_number(fighters[DEFENDER], 'army', 'armies')} "
            f"against {_number(fighters[FARMERS], 'farmer', 'farmers')}"
        )
    attackers = _number(fighters[ATTACKER], "army attacks", "armies attack")
    if question.kind == NEUTRAL:
        defenders = _number(fighters[FARMERS], "farmer", "farmers")
        return f"{attackers} a neutral province with {defenders}"
    mood = "a restless" if question.unrest else "a calm"
    return f"{attackers} {mood} province with {_number(fighters[DEFENDER], 'army', 'armies')}"


def _number(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _left(found: Odds, width: int) -> Iterator[str]:
    """The most of the attacker's armies first, then nobody, then those of the defender."""
    rows: list[tuple[str, float, str]] = []
    attacker = found.left.get(ATTACKER, [])
    defender = found.left.get(DEFENDER, [])
    rows += [(f"{ATTACKER} {n}", attacker[n], "green") for n in range(len(attacker) - 1, 0, -1)]
    rows += [("none", 1 - sum(attacker) - sum(defender), "yellow")]
    style = "red" if attacker else "green"
    rows += [(f"{DEFENDER} {n}", defender[n], style) for n in range(1, len(defender))]
    tallest = max(chance for _, chance, _ in rows)
    room = max(10, width - 24)
    for label, chance, style in rows:
        if chance >= 0.0005:
            bar = _bar(chance, tallest, room)
            yield f"  {label:<12} {chance:>6.1%} [{style}]{bar}[/{style}]"
    for side, spread in found.left.items():
        if (won := sum(spread)) > 0:
            if_won = mean(spread) / won
            yield f"  on average {mean(spread):.2f} of the {side}, {if_won:.2f} if it wins"


def _bar(chance: float, whole: float, room: int) -> str:
    return "█" * round(chance / whole * room) or ("▏" if chance > 0 else "")


def _falls(found: Odds) -> Iterator[str]:
    rows = [("", "thrown", "inside", "fall", "8 of 10", "after")]
    for side, cubes in found.cubes.items():
        spread = found.fallen[side]
        inside = cubes.inside * cubes.there
        low, high = quantile(spread, 0.1), quantile(spread, 0.9)
        rows.append(
            (
                side,
                str(cubes.thrown),
                f"{inside:.1f}" if cubes.there < 1 else str(cubes.inside),
                f"{mean(spread):.1f}",
                f"{low} to {high}",
                f"{cubes.thrown + inside - mean(spread):.1f}",
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, (side, *cells) in enumerate(rows):
        aligned = [f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True)]
        line = "  ".join([f"{side:<{widths[0]}}", *aligned])
        yield line if number else f"[dim]{line}[/dim]"


# The grid


def _grid(box: Box, question: Question) -> Iterator[str]:
    """The odds of the first ending (conquest, or a revolt put down), in percent."""
    title, legend = GRIDS[question.kind]
    rows = (question.defend if question.kind == REVOLT else question.attack) or GRID
    columns = {
        BATTLE: range(1, (question.defend or GRID) + 1),
        NEUTRAL: range(GRID + 1),
        REVOLT: range(0 if question.short else 1, MOST_UNREST + 1),
    }[question.kind]
    odds(box, _cell(question, rows, columns[-1]))  # if any is too large, this one is
    yield f"[bold]{title}[/bold]"
    yield f"[dim]{legend}[/dim]"
    yield f"[dim]   {''.join(f'{column:>4}' for column in columns)}[/dim]"
    for row in range(1, rows + 1):
        cells = [odds(box, _cell(question, row, column)) for column in columns]
        first = [next(iter(cell.ends.values())) for cell in cells]
        yield f"[dim]{row:>3}[/dim]{''.join(map(_percent, first))}"


def _cell(question: Question, row: int, column: int) -> Question:
    if question.kind == BATTLE:
        return replace(question, attack=row, defend=column)
    if question.kind == NEUTRAL:
        return replace(question, attack=row, tower={**question.tower, FARMERS: column})
    return replace(question, defend=row, unrest=column)


def _percent(chance: float) -> str:
    style = "green" if chance >= 2 / 3 else "red" if chance <= 1 / 3 else "yellow"
    return f"[{style}]{chance * 100:>4.0f}[/{style}]"
