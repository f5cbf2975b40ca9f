"""The HTTP API: the room with its shelf, tables, seats, logs, rules and words."""

from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from bakufu.bots.house_bots import HOUSE_BOTS
from bakufu.engine.errors import BadInput, unknown
from bakufu.engine.game import Game
from bakufu.engine.log import parse_log
from bakufu.engine.options import schema_document
from bakufu.engine.rulebook import book_language, rulebook, search_rules
from bakufu.engine.words import LANGUAGES, catalogues
from bakufu.games.shelf import GAMES, find_game
from bakufu.server import forms, seating
from bakufu.server.connection import Fault
from bakufu.server.hall import Hall, NoTable, check_bot, log_text
from bakufu.server.people import COOKIE, COOKIE_AGE, Person, new_person, plain_name
from bakufu.server.places import Place
from bakufu.server.room import Room
from bakufu.server.thinking import SUBSTITUTE

GUEST = "Guest"
PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": forms.ProblemForm} for code in (400, 403, 404, 409, 413, 422, 429)
}

api = APIRouter(prefix="/api", responses=PROBLEMS)


def get_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def get_person(request: Request) -> Person | None:
    return get_hall(request).house.signer.person(request.cookies.get(COOKIE))


def get_guest(request: Request, response: Response) -> Person:
    """Whoever asks; a new guest gets a cookie on the way."""
    return get_person(request) or _remember(request, response, new_person(GUEST))


def _remember(request: Request, response: Response, person: Person) -> Person:
    response.set_cookie(
        COOKIE,
        get_hall(request).house.signer.cookie(person),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return person


TheHall = Annotated[Hall, Depends(get_hall)]
Known = Annotated[Person | None, Depends(get_person)]
Guest = Annotated[Person, Depends(get_guest)]
TableId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
Language = Annotated[str, Query(max_length=8)]


async def get_room(hall: TheHall, table: TableId) -> Room:
    return await hall.room(table)


TheRoom = Annotated[Room, Depends(get_room)]


# People


@api.get("/me")
async def who_am_i(person: Known) -> forms.Me:
    return forms.Me(name=person.name if person else None)


@api.put("/me")
async def call_me(
    form: forms.NameForm, request: Request, response: Response, person: Known
) -> forms.Me:
    """Choose a name. Seats taken before keep the name they were taken under."""
    name = plain_name(form.name)
    if not name:
        raise BadInput("a name needs letters")
    old = person or new_person(name)
    _remember(request, response, Person(old.id, name))
    return forms.Me(name=name)


# The shelf


def _game(name: str) -> Game:
    if name not in GAMES:
        raise NoTable(str(unknown("game", name, GAMES)))
    return GAMES[name]


def _game_form(game: Game) -> forms.GameForm:
    return forms.GameForm(
        id=game.id,
        title=game.title,
        rules_version=game.rules_version,
        players=forms.players_of(game),
        options=[forms.option_form(option) for option in game.options],
        options_schema=schema_document(game.options),
        bots=list(HOUSE_BOTS),  # levels first, from the weakest; then those for study
        languages=[lang for lang in LANGUAGES if book_language(game.id, lang) == lang],
    )


@api.get("/games")
async def games() -> list[forms.GameForm]:
    return [_game_form(game) for game in GAMES.values()]


@api.get("/games/{game}")
async def one_game(game: str) -> forms.GameForm:
    return _game_form(_game(game))


@api.get("/games/{game}/rules")
async def rules(
    game: str, q: Annotated[str, Query(max_length=200)] = "", lang: Language = "en"
) -> list[forms.RuleForm]:
    """All rules of a game, or those with all the words of `q`, the best first."""
    found = _game(game)
    language = book_language(game, _language(lang))
    some = search_rules(game, q, language) if q.strip() else rulebook(game, language).values()
    return [
        forms.RuleForm(id=rule.id, title=rule.title, text=rule.text, built=found.is_built(rule.id))
        for rule in some
    ]


@api.get("/games/{game}/rules/{rule}")
async def one_rule(game: str, rule: str, lang: Language = "en") -> forms.RuleForm:
    found = _game(game)
    book = rulebook(game, book_language(game, _language(lang)))
    if rule.upper() not in book:
        raise NoTable(str(unknown("rule", rule.upper(), book)))
    one = book[rule.upper()]
    return forms.RuleForm(id=one.id, title=one.title, text=one.text, built=found.is_built(one.id))


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise unknown("language", name, LANGUAGES)
    return name


@api.get("/locales")
async def languages() -> list[str]:
    return list(LANGUAGES)


@api.get("/locales/{language}")
async def words(language: str) -> forms.Catalogues:
    if language not in LANGUAGES:
        raise NoTable(str(unknown("language", language, LANGUAGES)))
    return forms.Catalogues(language=language, catalogues=catalogues(language))


# Tables


def _seat_form(place: Place, person: Person | None) -> forms.SeatForm:
    return forms.SeatForm(
        seat=place.seat,
        name=place.name,
        kind=place.kind,
        bot=place.bot,
        free=place.is_open or place.free,
        me=person is not None and place.person == person.id,
    )


def _table_form(room: Room, person: Person | None) -> forms.TableForm:
    record = room.record
    return forms.TableForm(
        id=record.id,
        game=record.game,
        title=room.game.title,
        kind=record.kind,
        phase=record.phase,
        private=record.private,
        options=room.setup.options,
        clock=record.clock,
        hints=record.hints,
        created=record.created,
        seats=[_seat_form(place, person) for place in room.places],
        seat=room.seat_of(person),
        host=person is not None and person.id == record.host,
        sandbox_of=record.sandbox_of,
        rematch=record.rematch,
    )


def _listed(row: dict[str, Any], person: Person | None) -> forms.TableForm:
    fields = Place.__struct_fields__
    places = [Place(**{key: seat[key] for key in fields}) for seat in row["seats"]]
    setup = msgspec.json.decode(row["setup"])
    mine = [place.seat for place in places if person and place.person == person.id]
    return forms.TableForm(
        id=row["id"],
        game=row["game"],
        title=find_game(row["game"]).title,
        kind=row["kind"],
        phase=row["phase"],
        private=row["private"],
        options=setup["options"],
        clock=row["clock"],
        hints=row["hints"],
        created=row["created"],
        seats=[_seat_form(place, person) for place in places],
        seat=mine[0] if mine else None,
        host=person is not None and person.id == row["host"],
        sandbox_of=row["sandbox_of"],
        rematch=row["rematch"],
    )


@api.get("/tables")
async def lobby(hall: TheHall, person: Known) -> list[forms.TableForm]:
    """Public tables that are not over."""
    return [_listed(row, person) for row in await hall.lobby()]


@api.get("/my-tables")
async def my_tables(hall: TheHall, person: Known) -> list[forms.TableForm]:
    if person is None:
        return []
    return [_listed(row, person) for row in await hall.tables_of(person)]


@api.post("/tables", status_code=201)
async def open_table(form: forms.NewTable, hall: TheHall, person: Guest) -> forms.TableForm:
    """Open a table. It begins by itself when no seat is open any more."""
    if form.game not in GAMES:
        raise unknown("game", form.game, GAMES)
    room = await hall.create(
        GAMES[form.game],
        dict(form.options),
        form.house,
        person,
        form.seats,
        form.private,
        form.clock,
        form.hints,
    )
    return _table_form(room, person)


@api.get("/tables/{table}")
async def one_table(room: TheRoom, person: Known) -> forms.TableForm:
    return _table_form(room, person)


@api.post("/tables/{table}/start")
async def start(form: forms.BotForm, room: TheRoom, person: Guest) -> forms.TableForm:
    """Bots into all open seats; the game begins."""
    check_bot(form.bot)
    await seating.fill(room, person, form.bot)
    return _table_form(room, person)


@api.post("/tables/{table}/rematch")
async def rematch(room: TheRoom, hall: TheHall, person: Guest) -> forms.TableForm:
    return _table_form(await hall.rematch(room, person), person)


@api.post("/tables/{table}/sandbox", status_code=201)
async def sandbox(
    form: forms.EntryForm, room: TheRoom, hall: TheHall, person: Guest
) -> forms.TableForm:
    """Try it from here: a private table from an entry on (counted as one sees them)."""
    return _table_form(await hall.sandbox(room, person, form.entry), person)


# Seats


@api.post("/tables/{table}/seats/{seat}")
async def sit_down(seat: SeatNumber, room: TheRoom, person: Guest) -> forms.TableForm:
    """Take an open seat, or one's own seat back from the bot. Sockets get a new `welcome`."""
    await seating.sit_down(room, person, seat)
    return _table_form(room, person)


@api.delete("/tables/{table}/seats/{seat}")
async def leave(
    seat: SeatNumber, room: TheRoom, person: Guest, bot: Annotated[str, Query()] = SUBSTITUTE
) -> forms.TableForm:
    """Get up; a bot plays on until one comes back."""
    check_bot(bot)
    await seating.leave(room, person, seat, bot)
    return _table_form(room, person)


@api.put("/tables/{table}/seats/{seat}/bot")
async def seat_bot(
    seat: SeatNumber, form: forms.BotForm, room: TheRoom, person: Guest
) -> forms.TableForm:
    check_bot(form.bot)
    await seating.seat_bot(room, person, seat, form.bot, form.free)
    return _table_form(room, person)


@api.post("/tables/{table}/link")
async def make_link(room: TheRoom, hall: TheHall, person: Guest) -> forms.LinkForm:
    """What another device needs to take over one's seat; good for a day and for one time."""
    return forms.LinkForm(link=hall.house.signer.link(seating.link(room, person)))


@api.post("/links")
async def use_link(form: forms.LinkForm, hall: TheHall, person: Guest) -> forms.TableForm:
    """Take over a seat on this device."""
    found = hall.house.signer.read_link(form.link)
    if found is None:
        raise Fault("not-yours", "this link is not good, or too old")
    room = await hall.room(found.table)
    await seating.move_seat(room, person, found)
    return _table_form(room, person)


# Logs


@api.get("/tables/{table}/log", response_class=PlainTextResponse)
async def take_log(room: TheRoom) -> PlainTextResponse:
    """The log of a finished game."""
    name = f"{room.game.id}-{room.id[:6]}.jsonl"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(log_text(room), headers=disposition)


@api.post("/logs", status_code=201)
async def bring_log(
    log: Annotated[str, Body(media_type="text/plain")], hall: TheHall, person: Guest
) -> forms.TableForm:
    """A log file becomes a table to look at."""
    return _table_form(await hall.replay(parse_log(log, "log"), person), person)


def program_version() -> str:
    try:
        return version("bakufu")
    except PackageNotFoundError:
        return "not installed"
