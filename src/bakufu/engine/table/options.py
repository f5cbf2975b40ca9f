"""The options of a table: their values, defaults and meaning, and what to say about wrong ones."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.refusal import Refused

OptionValue = str | int | float
Options = dict[str, OptionValue]

# Where people choose it: a switch of a module, beside the number of players, or under details.
Group = Literal["module", "table", "detail"]

_LARGEST = 999  # of several whole numbers
_LARGEST_BELOW = 100  # below the line of a fraction that is shown as one


class Option(msgspec.Struct, frozen=True):
    """One choice made when a table is set up. Without a default it must be given.

    Its value is one of `values`; or, where `between` gives two bounds, any number above the lower
    and below the upper one; or so many whole numbers from 1 to 999 as `numbers` says, with commas.
    """

    name: str
    values: tuple[OptionValue, ...]
    rule: str
    effect: str
    default: OptionValue | None = None
    # Cited when a listed value is wrong, where the rules themselves refuse such a table.
    refused_by: str | None = None
    between: tuple[float, float] | None = None
    numbers: int = 0
    group: Group = "detail"
    # It does something only where these other options have these values.
    beside: Options = {}
    # By value: what other options then are, unless they are given.
    brings: dict[OptionValue, Options] = {}
    # It came after games had been stored. A setup names it only where it is not at its default, so
    # that all that was written before stays as it is.
    later: bool = False

    def shown(self, value: OptionValue) -> str:
        """A value as people read and type it: a float that is two thirds as "2/3"."""
        if not isinstance(value, float) or float(f"{value:.4g}") == value:
            return f"{value:g}" if isinstance(value, float) else str(value)
        near = Fraction(value).limit_denominator(_LARGEST_BELOW)
        return str(near) if float(near) == value else repr(value)

    def matters(self, chosen: Mapping[str, object]) -> bool:
        """Whether it does anything beside the others chosen."""
        return all(chosen.get(name) == value for name, value in self.beside.items())

    @property
    def allowed(self) -> str:
        """What the option takes, in words."""
        if self.between:
            return f"a number above {self.between[0]:g} and below {self.between[1]:g}"
        if self.numbers:
            return f"{self.numbers} whole numbers from 1 to {_LARGEST}, such as {self.default}"
        return f"one of {', '.join(str(value) for value in self.values)}"

    @property
    def others(self) -> list[OptionValue]:
        """Every value besides the default; for a number, some other one between the bounds."""
        if self.between:
            low, high = self.between
            middle = (low + high) / 2
            return [middle if middle != self.default else (low + middle) / 2]
        if self.numbers:
            return [row_text([1] * self.numbers)]
        return [value for value in self.values if value != self.default]


def read_options(schema: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """Every option with its value, in the order of the schema."""
    by_name = {option.name: option for option in schema}
    for name in given:
        if name not in by_name:
            raise unknown("option", name, by_name)
    brought: Options = {}
    for option in schema:
        if option.brings and given.get(option.name) is not None:
            brought |= option.brings.get(_value(option, given[option.name]), {})
    asked = {**brought, **given}
    values = {option.name: _value(option, asked.get(option.name)) for option in schema}
    return {
        name: value
        for name, value in values.items()
        if not by_name[name].later or value != by_name[name].default
    }


def shown_options(schema: tuple[Option, ...], options: Mapping[str, OptionValue]) -> str:
    """The options of a table in one line: "players = 4, tower_p_thrown = 2/3"."""
    by_name = {option.name: option for option in schema}
    return ", ".join(f"{name} = {by_name[name].shown(value)}" for name, value in options.items())


def _value(option: Option, given: object) -> OptionValue:
    if given is None:
        if option.default is None:
            raise BadInput(f"option {option.name} must be given: {option.allowed}")
        return option.default
    if option.between:
        number = _number(given)
        if number is not None and option.between[0] < number < option.between[1]:
            return number
    if option.numbers:
        row = _whole_numbers(given)
        if len(row) == option.numbers and 1 <= min(row) <= max(row) <= _LARGEST:
            return row_text(row)
    for value in option.values:
        # From a command line everything arrives as text.
        if not isinstance(given, bool) and str(value) == str(given):
            return value
    if option.refused_by and option.values:
        allowed = ", ".join(str(value) for value in option.values)
        raise Refused(
            option.refused_by, "option", option=option.name, value=str(given), allowed=allowed
        )
    raise BadInput(
        f"option {option.name} cannot be {given}: it takes {option.allowed} ({option.rule})"
    )


def _number(given: object) -> float | None:
    """A number, also from text such as "0.5" or "2/3"."""
    if isinstance(given, bool) or not isinstance(given, str | int | float):
        return None
    try:
        above, line, below = str(given).partition("/")
        return float(above) / float(below) if line else float(above)
    except (ValueError, ZeroDivisionError):
        return None


def row_text(row: Sequence[int]) -> str:
    """Several numbers as the value of one option."""
    return ",".join(str(number) for number in row)


def _whole_numbers(given: object) -> list[int]:
    """Whole numbers from a list, or from text such as "1, 1, 2"; nothing if any is not one."""
    words = given if isinstance(given, list | tuple) else str(given).split(",")
    numbers = [str(word).strip() for word in words]
    return [int(word) for word in numbers] if all(map(_short, numbers)) else []


def _short(word: str) -> bool:
    """Digits only, and not so many that they could not be counted with."""
    return word.isdecimal() and len(word) <= 9


def schema_document(schema: tuple[Option, ...]) -> dict[str, object]:
    """The options as a JSON schema, for forms and other programs."""
    properties = {
        option.name: {
            **_shape(option),
            "description": f"{option.effect} ({option.rule})",
            **({"default": option.default} if option.default is not None else {}),
        }
        for option in schema
    }
    required = [option.name for option in schema if option.default is None]
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _shape(option: Option) -> dict[str, object]:
    if option.between:
        low, high = option.between
        return {"type": "number", "exclusiveMinimum": low, "exclusiveMaximum": high}
    if option.numbers:
        return {
            "type": "string",
            "pattern": rf"^[1-9]\d{{0,2}}(,[1-9]\d{{0,2}}){{{option.numbers - 1}}}$",
        }
    return {"enum": list(option.values)}
