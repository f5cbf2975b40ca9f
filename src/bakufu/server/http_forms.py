"""What goes in and out over HTTP. `/api/openapi.json` is made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import to_json

from bakufu.engine.table.game import Game
from bakufu.engine.table.options import Group, Option
from bakufu.server.bot_pool import SUBSTITUTE
from bakufu.server.guests import LONGEST_NAME

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
BotName = Annotated[str, Field(min_length=1, max_length=40)]


def encoded(answer: BaseModel | list[Any]) -> bytes:
    """An answer as it is sent."""
    return to_json(answer)


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Me(BaseModel):
    name: str | None


class NameForm(Form):
    name: Name


class OptionForm(BaseModel):
    name: str
    values: list[str | int | float]
    default: str | int | float | None
    rule: str
    effect: str
    between: tuple[float, float] | None
    numbers: int
    group: Group  # where to show it
    beside: dict[str, str | int | float]  # it does nothing unless these options have these values
    brings: dict[str, dict[str, str | int | float]]  # by value: what other options then are
    shown: str  # the default as people read and type it, such as 2/3


class GameForm(BaseModel):
    id: str
    title: str
    kanji: str  # the title in Japanese; empty if there is none
    about: dict[str, str]  # by language: a sentence or two for the shelf
    rules_version: int
    players: list[int]
    usual_players: int
    options: list[OptionForm]
    options_schema: dict[str, Any]
    bots: list[str]  # levels first, from the weakest; then those for study
    former_bots: dict[str, str]  # names that levels had before, with those they have now
    languages: list[str]  # of the rulebook


class SlotForm(BaseModel):
    """Something in a phrase to be chosen: one of the words, or a number."""

    name: str
    kind: str
    values: dict[str, str]  # each word to send with the argument of the sentence
    least: int
    most: int


class PhraseForm(BaseModel):
    """A sentence for others; its words are the message GAME-phrase-ID."""

    id: str
    slots: list[SlotForm]


class NumbersForm(BaseModel):
    """What a one-page summary tells in numbers: prices, points, counts."""

    numbers: dict[str, Any]
    house: list[str]  # tables of printed numbers that this table has replaced by its own


class RuleForm(BaseModel):
    id: str
    title: str
    text: str
    built: bool  # whether it is played already


class SeatForm(BaseModel):
    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    free: bool
    me: bool


class TableForm(BaseModel):
    id: str
    game: str
    title: str
    kind: Literal["game", "sandbox", "replay"]
    phase: Literal["gathering", "running", "over"]
    private: bool
    options: dict[str, str | int | float]
    clock: int | None
    hints: bool
    created: float
    seats: list[SeatForm]
    seat: int | None  # mine
    host: bool
    sandbox_of: str | None
    rematch: str | None
    when: dict[str, str]  # by language: how far the game is; empty before it begins
    turn: list[int]  # the seats the table waits for
    scores: list[int]  # once the game is over
    winners: list[int]


class Removed(BaseModel):
    gone: bool  # False: only for me, since others may still want it


class NewTable(Form):
    """Seats are "me", "open" or the name of a bot; those not named are open."""

    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, str | int | float], Field(max_length=100)] = {}
    house: Annotated[dict[str, Any] | None, Field(description="house data")] = None
    seats: Annotated[list[BotName], Field(max_length=10)] | None = None
    private: bool = False
    clock: Annotated[int | None, Field(ge=1, le=7 * 24 * 3600)] = None
    hints: bool = False  # for all; those who play alone may always ask


class BotForm(Form):
    bot: BotName = SUBSTITUTE
    free: bool = False  # whether people may take the seat from the bot


class EntryForm(Form):
    entry: Annotated[int, Field(ge=0, le=10_000_000)]


class LinkForm(Form):
    link: Annotated[str, Field(max_length=400)]


class Catalogues(BaseModel):
    language: str
    catalogues: dict[str, str]  # Fluent files by name


class ProblemForm(BaseModel):
    code: str
    text: str
    rule: str | None = None
    message: dict[str, Any] | None = None


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    tables: int


def option_form(option: Option) -> OptionForm:
    return OptionForm(
        name=option.name,
        values=list(option.values),
        default=option.default,
        rule=option.rule,
        effect=option.effect,
        between=option.between,
        numbers=option.numbers,
        group=option.group,
        beside=option.beside,
        brings={str(value): others for value, others in option.brings.items()},
        shown="" if option.default is None else option.shown(option.default),
    )


def players_of(game: Game) -> list[int]:
    option = next(option for option in game.options if option.name == "players")
    return sorted(int(value) for value in option.values)
