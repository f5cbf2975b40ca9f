"""Events, moves and prompts as message ids with arguments; the sentences are in `locales/`."""

from bakufu.engine.table.game import Event
from bakufu.engine.text.message import Message
from bakufu.games.shitenno import events as ev
from bakufu.games.shitenno import moves, names
from bakufu.games.shitenno.box import POSITIONS
from bakufu.games.shitenno.state import ShitennoState

# How each field of an event is named in a sentence.
_FIELDS: dict[str, str] = {
    "province": "@province-",
    "kind": "@kind-",
    "general": "@general-",
    "title": "@title-",
    "card": "@card-",
    "bonus": "@bonus-",
    "way": "@way-",
    "source": "@source-",
    "cards": "@card-",
    "pieces": "@piece-",
}


def message_word(word: str) -> str:
    """A word as part of a message id, where a plus sign cannot stand."""
    return word.replace("+", "-")


def say(event: Event) -> Message:
    """An event as a sentence."""
    tag = str(event.__struct_config__.tag)
    args: dict[str, str | int | list[str]] = {}
    hidden = False
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field == "seat":
            args["seat"] = f"#{value}"
        elif value is None:
            hidden = True
        elif isinstance(value, bool):
            args[field] = str(value).lower()
        elif field in _FIELDS and isinstance(value, list):
            args[field] = [_FIELDS[field] + message_word(word) for word in value]
        elif field in _FIELDS and isinstance(value, str):
            args[field] = _FIELDS[field] + message_word(value)
        else:
            args[field] = value
    if isinstance(event, ev.YearBegan):
        return Message(f"shitenno-year-{event.year}", args)
    return Message(f"shitenno-{tag}-hidden" if hidden else f"shitenno-{tag}", args)


def describe(s: ShitennoState, move: int) -> Message:
    """A move as a sentence."""
    name = names.VOCABULARY.moves[move]
    verb, _, rest = name.partition(" ")
    if moves.PLACE <= move < moves.PIECE:
        province, way = divmod(move - int(moves.PLACE), 2)
        value = int(s.box.values[province * POSITIONS + min(3, int(s.kamons[province]))])
        args: dict[str, str | int | list[str]] = {
            "province": f"@province-{names.PROVINCES[province]}",
            "price": value,
        }
        return Message(f"shitenno-move-place-{names.WAYS[way]}", args)
    if moves.GILD <= move < moves.MOVES:
        province, position = divmod(move - int(moves.GILD), int(POSITIONS))
        return Message(
            "shitenno-move-gild",
            {"province": f"@province-{names.PROVINCES[province]}", "position": position + 1},
        )
    if verb == "general":
        return Message("shitenno-move-general", {"general": f"@general-{rest}"})
    if verb == "tile":
        return Message("shitenno-move-tile", {"seals": int(rest)})
    if verb == "add":
        return Message("shitenno-move-add", {"card": f"@card-{message_word(rest)}"})
    if verb == "piece":
        return Message("shitenno-move-piece", {"piece": f"@piece-{message_word(rest)}"})
    if verb == "take":
        seals = s.first_tile if move == moves.TAKE_HIGHER else s.second_tile
        return Message("shitenno-move-take", {"seals": int(seals)})
    return Message(f"shitenno-move-{name}")


def prompt(s: ShitennoState) -> Message:
    """What the table waits for."""
    step = names.STEPS[s.step].replace(" ", "-")
    if step == "nobody":
        return Message("shitenno-prompt-nobody")
    args: dict[str, str | int | list[str]] = {"seat": f"#{s.actor}"}
    if step == "payment":
        args["province"] = f"@province-{names.PROVINCES[s.pay_province]}"
        args["way"] = f"@way-{names.WAYS[s.pay_way]}"
    if step == "tile" and s.without_lot() == 2:
        step = "second-tile" if s.first_tile else "two-tiles"
    elif step == "cards" and s.second_tile:
        step = "two-cards"
    return Message(f"shitenno-prompt-{step}", args)


def every_event() -> list[type[Event]]:
    """All kinds of events, for the test that every one can be said in every language."""
    return [kind for kind in vars(ev).values() if _is_event(kind)]


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
