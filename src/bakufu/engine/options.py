"""The options of a table: their values, defaults and meaning, and what to say about wrong ones."""

from collections.abc import Mapping

import msgspec

from bakufu.engine.errors import BadInput, unknown
from bakufu.engine.refusal import Refused

OptionValue = str | int
Options = dict[str, OptionValue]


class Option(msgspec.Struct, frozen=True):
    """One choice made when a table is set up. Without a default it must be given."""

    name: str
    values: tuple[OptionValue, ...]
    rule: str
    effect: str
    default: OptionValue | None = None
    # Cited when a value is wrong, where the rules themselves refuse such a table.
    refused_by: str | None = None


def read_options(schema: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """Every option with its value, in the order of the schema."""
    by_name = {option.name: option for option in schema}
    for name in given:
        if name not in by_name:
            raise unknown("option", name, by_name)
    return {option.name: _value(option, given.get(option.name)) for option in schema}


def _value(option: Option, given: object) -> OptionValue:
    allowed = ", ".join(str(value) for value in option.values)
    if given is None:
        if option.default is None:
            raise BadInput(f"option {option.name} must be given: one of {allowed}")
        return option.default
    for value in option.values:
        # From a command line everything arrives as text.
        if not isinstance(given, bool) and str(value) == str(given):
            return value
    if option.refused_by:
        raise Refused(
            option.refused_by, "option", option=option.name, value=str(given), allowed=allowed
        )
    raise BadInput(f"option {option.name} cannot be {given}: it takes one of {allowed}")


def schema_document(schema: tuple[Option, ...]) -> dict[str, object]:
    """The options as a JSON schema, for forms and other programs."""
    properties = {
        option.name: {
            "enum": list(option.values),
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
