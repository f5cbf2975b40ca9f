"""Events, moves and prompts as message ids with arguments; the sentences are in `locales/`."""

from bakufu.engine.table.game import Event, seats_in
from bakufu.engine.text.message import Argument, Message
from bakufu.games.shogun import events as ev
from bakufu.games.shogun import moves, names
from bakufu.games.shogun.modules import numbers
from bakufu.games.shogun.modules.faces import EVENT_RULES, TOLD_BY, asking
from bakufu.games.shogun.state import CHOOSE_COLOUR, DEPLOY_MOVE, MARCH, OVER, PLAN, ShogunState

# Which names the words in each field of an event are.
_FIELDS: dict[str, str] = {
    "province": "province",
    "origin": "province",
    "target": "province",
    "colour": "colour",
    "ruling": "ruling",
    "season": "season",
    "action": "action",
    "space": "action",
    "special": "special",
    "building": "building",
    "source": "source",
    "bonus": "bonus",
    "region": "region",
}


def name_of(sort: str, word: str) -> str:
    """The message id of a name."""
    if sort == "card" and word in names.PROVINCES:
        sort = "province"
    return f"shogun-{sort}-{word}"


def named(sort: str, word: str) -> str:
    """A name as an argument of a message."""
    return f"@{name_of(sort, word)}"


def say(event: Event) -> Message:
    """An event as a sentence."""
    tag = str(event.__struct_config__.tag)
    args: dict[str, Argument] = {}
    without = ""
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if value is None:
            without = "-none"
        elif field in ("seat", "defender", "owner"):
            args[field] = f"#{value}"
        elif field in _FIELDS:
            args[field] = named(_FIELDS[field], value)
        elif field == "card" and value in names.CARDS:
            args[field] = named("card", value)
        elif field == "letter":
            args[field] = value.upper()
        elif isinstance(value, bool):
            args[field] = str(value).lower()
        else:
            args[field] = value
    return Message(f"shogun-{tag}{without}", args)


def is_told_by(event: Event, following: Event) -> bool:
    """A card turned up need not be told where its action follows at once, in the same province."""
    match event, following:
        case (
            ev.CardShown(),
            ev.Built() | ev.RiceGained() | ev.ChestsGained() | ev.Recruited() | ev.ActionLapsed(),
        ):
            return event.seat == following.seat and event.card == following.province
    return isinstance(following, TOLD_BY.get(type(event), ()))


def describe(s: ShogunState, move: int) -> Message:
    """A move as a sentence."""
    if move >= moves.MOVES:
        return _describe_of_module(s, move)
    if move < moves.RENEW:
        return _move("colour", colour=named("colour", names.COLOURS[move - moves.COLOUR]))
    if moves.TAKE_OPEN <= move < moves.TAKE_UNSEEN:
        card = int(s.display[move - moves.TAKE_OPEN])
        if card < 0:
            return _move("take-open", place=move - int(moves.TAKE_OPEN) + 1)
        return _move("take", province=_province(card))
    if moves.GROUP <= move < moves.PUT:
        return _move("group", armies=move - int(moves.GROUP) + 2)
    if moves.PUT <= move < moves.LEAVE:
        space, card = int(moves.space_put(move)), int(moves.card_put(move))
        return _move(
            "put",
            card=named("card", names.CARDS[card]),
            space=named("action", names.SPACES[space]),
        )
    if moves.LEAVE <= move < moves.LIFT:
        return _move("leave", space=named("action", names.SPACES[move - moves.LEAVE]))
    if moves.SPECIAL <= move < moves.STAY:
        place = move - int(moves.SPECIAL)
        card = int(s.special[place])
        if card < 0:
            return _move("place", place=place + 1)
        return _move("special", place=place + 1, special=named("special", names.SPECIALS[card]))
    if moves.TARGET <= move < moves.NUMBER:
        return _target(s, move - int(moves.TARGET))
    if moves.NUMBER <= move < moves.REVOLT:
        return _move("number", armies=move - int(moves.NUMBER) + 1)
    if move >= moves.REVOLT:
        return _move("revolt", province=_province(move - int(moves.REVOLT)))
    return _move(names.VOCABULARY.moves[move].replace(" ", "-"))


def _move(what: str, **args: Argument) -> Message:
    return Message(f"shogun-move-{what}", args)


def _province(province: int) -> str:
    return named("province", names.PROVINCES[province])


def _target(s: ShogunState, target: int) -> Message:
    """Where to, and who stands there."""
    owner = int(s.owner[target])
    if owner == s.actor:
        return _move("target-own", province=_province(target), armies=int(s.armies[target]))
    if owner < 0:
        return _move("target-neutral", province=_province(target))
    return _move(
        "target", province=_province(target), armies=int(s.armies[target]), seat=f"#{owner}"
    )


def _describe_of_module(s: ShogunState, move: int) -> Message:
    """The module that asks knows best; the words for the rest need no module in play."""
    if s.step > OVER:
        face, module = asking(s)
        message = face.describe(s, module, move)
        if message:
            return message
    if move < numbers.LEADER_HERE:
        return _move("choose", province=_province(move - int(numbers.CHOOSE)))
    if numbers.BONUS <= move < numbers.FAVOUR:
        return _move("bonus", bonus=named("bonus", names.BONUSES[move - numbers.BONUS]))
    if numbers.FAVOUR <= move < numbers.NO_FAVOUR:
        return _move("favour", place=move - int(numbers.FAVOUR) + 1)
    if numbers.CLAIM <= move < numbers.NO_CLAIM:
        return _move("claim", field=names.FIELDS[move - numbers.CLAIM])
    return _move(names.VOCABULARY.moves[move].replace(" ", "-"))


def prompt(s: ShogunState) -> Message:
    """What the table waits for."""
    if s.step > OVER:
        face, module = asking(s)
        return face.prompt(s, module)
    step = names.STEPS[s.step]
    if s.step == OVER:
        return Message("shogun-prompt-nobody")
    if s.step in (CHOOSE_COLOUR, PLAN):
        waiting = [f"#{seat}" for seat in seats_in(int(s.actors()))]
        return Message(f"shogun-prompt-{step}", {"seats": waiting, "number": len(waiting)})
    args: dict[str, Argument] = {"seat": f"#{s.actor}"}
    if step == "group":
        args["province"] = _province(int(s.drafted))
    if s.step in (DEPLOY_MOVE, MARCH):
        action = int(s.track[s.track_place])
        args["action"] = named("action", names.ACTIONS[action])
        args["origin"] = _province(int(s.plan[s.actor * len(names.SPACES) + action]))
        if s.target >= 0:
            step = "number"
            args["target"] = _province(int(s.target))
    return Message(f"shogun-prompt-{step}", args)


def every_event() -> list[type[Event]]:
    """All kinds of events, for the test that every one can be said in every language."""
    return [*(kind for kind in vars(ev).values() if _is_event(kind)), *EVENT_RULES]


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
