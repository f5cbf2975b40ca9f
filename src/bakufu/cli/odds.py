"""`bakufu odds`: what to expect of a battle before it is fought."""

from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bakufu.cli.arguments import OptionWords, Positive, Whole
from bakufu.cli.loading import load_game, load_setup, players_in
from bakufu.cli.screen import make_console
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.data import make_box
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
    quantile,
)
from bakufu.games.shogun.odds import (
    odds as odds_of,
)

# Only Shogun has a tower.
WITH_ODDS = "shogun"
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


def _flag(words: str) -> Parameter:
    return Parameter(help=words, negative=(), show_default=False)


def odds(
    game: Annotated[str | None, Parameter(help="The game; only Shogun has a tower.")] = None,
    /,
    *,
    attack: Annotated[Positive | None, Parameter(help="Armies that march in.")] = None,
    defend: Annotated[Positive | None, Parameter(help="Armies in the province.")] = None,
    neutral: Annotated[bool, _flag("The province is neutral: a farmer defends it.")] = False,
    revolt: Annotated[bool, _flag("A revolt: --defend against farmers, one a marker.")] = False,
    unrest: Annotated[Whole, Parameter(help="Revolt markers in the province.")] = 0,
    winter: Annotated[
        Positive | None,
        Parameter(help="A revolt in winter, with so many provinces short of rice."),
    ] = None,
    attack_card: Annotated[bool, _flag("The attacker has the card with one more army.")] = False,
    defence_card: Annotated[bool, _flag("The defender has the card with one more army.")] = False,
    castle: Annotated[bool, _flag("The castle event, and a castle there: one more army.")] = False,
    two_farmers: Annotated[bool, _flag("The event by which two farmers defend.")] = False,
    tower: Annotated[
        str | None,
        Parameter(
            help="What is in the tower, as attacker=2,defender=3,others=5,farmers=1. Who is left "
            "out has what stays inside at set-up, on average."
        ),
    ] = None,
    farmers: Annotated[
        Whole | None, Parameter(help="Farmers in the tower; short for --tower farmers=N.")
    ] = None,
    tray: Annotated[
        str | None, Parameter(help="What lies in the tray, in the same words; else nothing.")
    ] = None,
    model: Annotated[
        str | None, Parameter(help="The tower: scaled or constant (option tower_model).")
    ] = None,
    players: Annotated[Positive | None, Parameter(help="How many play (default: 4).")] = None,
    table: Annotated[
        bool, _flag("Print a grid instead, up to --attack and --defend (default: 10).")
    ] = False,
    option: OptionWords = None,
) -> int:
    found = _game_with_odds(game)
    words = [*(option or ()), *([f"tower_model={model}"] if model else ())]
    seats = players or players_in(words) or _usual_players(found)
    box = make_box(load_setup(found, seats, words, None))
    kind = _kind(neutral, revolt)
    _check_words(kind, winter, unrest, attack, defend, table)
    _check_extras(kind, attack_card, defence_card or castle, two_farmers)
    question = Question(
        kind=kind,
        attack=attack or 0,
        defend=defend or 0,
        unrest=unrest,
        short=winter or 0,
        attack_card=attack_card,
        defence_card=defence_card,
        castle=castle,
        two_farmers=two_farmers,
        tower=_content("--tower", tower, farmers),
        tray=_content("--tray", tray, None),
    )
    console = make_console()
    if table:
        _check_grid(question)
        _show_grid(console, box, question)
    else:
        _show_odds(console, question, odds_of(box, question))
    certainty, source = found.certainty()["tower"]
    console.print()
    console.print(Text(f"The tower's own odds are {certainty}: {source}.", "dim"))
    return 0


# What was asked


def _game_with_odds(name: str | None) -> Game:
    found = load_game(name or WITH_ODDS)
    if found.id != WITH_ODDS:
        raise BadInput(
            f"{found.title} has no odds to ask for: no battle is thrown in it, as in {WITH_ODDS}"
        )
    return found


def _usual_players(game: Game) -> int:
    default = next(option.default for option in game.options if option.name == "players")
    assert isinstance(default, int)
    return default


def _kind(neutral: bool, revolt: bool) -> str:
    if neutral and revolt:
        raise BadInput("a neutral province has no revolts: say --neutral or --revolt")
    if neutral:
        return NEUTRAL
    return REVOLT if revolt else BATTLE


def _check_words(
    kind: str,
    winter: int | None,
    unrest: int,
    attack: int | None,
    defend: int | None,
    table: bool,
) -> None:
    if winter and kind != REVOLT:
        raise BadInput("--winter speaks of a revolt: add --revolt")
    if kind == NEUTRAL and defend:
        raise BadInput("a neutral province has no armies: leave out --defend")
    if kind == NEUTRAL and unrest:
        raise BadInput("a neutral province has no revolt markers: leave out --unrest")
    if kind == REVOLT and attack:
        raise BadInput("nobody attacks in a revolt: --defend gives the armies in the province")
    if not table and kind != REVOLT and not attack:
        raise BadInput("how many armies march in? Say --attack 5, or --table for a grid")
    if not table and kind != NEUTRAL and not defend:
        raise BadInput("how many armies are in the province? Say --defend 3, or --table for a grid")


def _check_extras(kind: str, attack_card: bool, defence: bool, two_farmers: bool) -> None:
    if kind == REVOLT and attack_card:
        raise BadInput("nobody attacks in a revolt: leave out --attack-card")
    if kind == NEUTRAL and defence:
        raise BadInput("nobody defends a neutral province: leave out --defence-card and --castle")
    if kind != NEUTRAL and two_farmers:
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


def _show_odds(console: Console, question: Question, found: Odds) -> None:
    console.print(Text(_title(question, found), "bold"))
    console.print()
    room = max(10, console.width - 48)
    for end, chance in found.ends.items():
        words, style = ENDINGS[end]
        bar = _bar(chance, 1.0, room)
        console.print(Text.assemble(f"{chance:>7.1%} {words:<31} ", (bar, style)), no_wrap=True)
    console.print()
    console.print(Text("Armies left in the province", "bold"))
    _show_left(console, found)
    console.print()
    console.print(Text(f"What falls, {found.thrown} cubes being thrown", "bold"))
    console.print(_falls(found))
    console.print(
        Text(
            "They fall on average, and in 8 of 10 throws; after that so many are inside. "
            f"Each cube thrown falls through with {found.falls_through:.1%}, "
            f"each cube inside is knocked out with {found.knocked_out:.1%}.",
            "dim",
        )
    )


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


def _show_left(console: Console, found: Odds) -> None:
    """The most of the attacker's armies first, then nobody, then those of the defender."""
    rows: list[tuple[str, float, str]] = []
    attacker = found.left.get(ATTACKER, [])
    defender = found.left.get(DEFENDER, [])
    rows += [(f"{ATTACKER} {n}", attacker[n], "green") for n in range(len(attacker) - 1, 0, -1)]
    rows += [("none", 1 - sum(attacker) - sum(defender), "yellow")]
    style = "red" if attacker else "green"
    rows += [(f"{DEFENDER} {n}", defender[n], style) for n in range(1, len(defender))]
    tallest = max(chance for _, chance, _ in rows)
    room = max(10, console.width - 24)
    for label, chance, style in rows:
        if chance >= 0.0005:
            bar = _bar(chance, tallest, room)
            console.print(Text.assemble(f"  {label:<12} {chance:>6.1%} ", (bar, style)))
    for side, spread in found.left.items():
        if (won := sum(spread)) > 0:
            if_won = mean(spread) / won
            console.print(f"  on average {mean(spread):.2f} of the {side}, {if_won:.2f} if it wins")


def _bar(chance: float, whole: float, room: int) -> str:
    return "█" * round(chance / whole * room) or ("▏" if chance > 0 else "")


def _falls(found: Odds) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(no_wrap=True)
    for head in ("thrown", "inside", "fall", "8 of 10", "after"):
        grid.add_column(head, justify="right")
    for side, cubes in found.cubes.items():
        spread = found.fallen[side]
        inside = cubes.inside * cubes.there
        low, high = quantile(spread, 0.1), quantile(spread, 0.9)
        grid.add_row(
            side,
            str(cubes.thrown),
            f"{inside:.1f}" if cubes.there < 1 else str(cubes.inside),
            f"{mean(spread):.1f}",
            f"{low} to {high}",
            f"{cubes.thrown + inside - mean(spread):.1f}",
        )
    return grid


# The grid


def _show_grid(console: Console, box: Box, question: Question) -> None:
    """The odds of the first ending (conquest, or a revolt put down), in percent."""
    title, legend = GRIDS[question.kind]
    rows = (question.defend if question.kind == REVOLT else question.attack) or GRID
    columns = {
        BATTLE: range(1, (question.defend or GRID) + 1),
        NEUTRAL: range(GRID + 1),
        REVOLT: range(0 if question.short else 1, MOST_UNREST + 1),
    }[question.kind]
    odds_of(box, _cell(question, rows, columns[-1]))  # if any is too large, this one is
    console.print(Text(title, "bold"))
    console.print(Text(legend, "dim"))
    # Lines of our own: a table would swallow numbers where the terminal is narrow.
    heads = "".join(f"{column:>4}" for column in columns)
    console.print(Text(f"   {heads}", "dim"), soft_wrap=True)
    for row in range(1, rows + 1):
        cells = [odds_of(box, _cell(question, row, column)) for column in columns]
        first = [next(iter(cell.ends.values())) for cell in cells]
        line = Text.assemble((f"{row:>3}", "dim"), *map(_percent, first))
        console.print(line, soft_wrap=True)


def _cell(question: Question, row: int, column: int) -> Question:
    if question.kind == BATTLE:
        return replace(question, attack=row, defend=column)
    if question.kind == NEUTRAL:
        return replace(question, attack=row, tower={**question.tower, FARMERS: column})
    return replace(question, defend=row, unrest=column)


def _percent(chance: float) -> tuple[str, str]:
    style = "green" if chance >= 2 / 3 else "red" if chance <= 1 / 3 else "yellow"
    return f"{chance * 100:>4.0f}", style
