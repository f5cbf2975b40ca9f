"""The HTTP API: the shelf, tables, seats, logs, rules and words."""

from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import ValidationError

from bakufu.bots.house_bots import FORMER_NAMES, HOUSE_BOTS
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.options import schema_document
from bakufu.engine.table.talk import Slot
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.rulebook import Rule, book_language, book_text, rulebook, search_rules
from bakufu.engine.text.words import LANGUAGES, catalogues, game_catalogues, speaker
from bakufu.games.shelf import GAMES, find_game
from bakufu.server import http_forms, seat_changes
from bakufu.server.addresses import nameless, network_of
from bakufu.server.bot_pool import SUBSTITUTE
from bakufu.server.connection import Fault
from bakufu.server.guests import COOKIE, COOKIE_AGE, Guest, is_bots_name, new_guest, plain_name
from bakufu.server.seats import Moment, Occupant, Record
from bakufu.server.settings import Limit
from bakufu.server.table_session import TableSession
from bakufu.server.tables import NoTable, Tables, checked_bot, log_text
from bakufu.server.talk import values_of

GUEST = "Guest"
JSON = "application/json"
MOST_KEPT = 1000  # tables whose line in a list is kept
PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": http_forms.ProblemForm} for code in (400, 403, 404, 409, 413, 422, 429)
}

api = APIRouter(prefix="/api", responses=PROBLEMS)
_tables_as_they_were: dict[str, tuple[tuple[Any, ...], bytes]] = {}


# What FastAPI is to find for a handler is a coroutine: a plain function would go to a thread, which
# costs more than it does, and nobody would pay for it.


async def get_tables(request: Request) -> Tables:
    return _tables(request)


async def get_person(request: Request) -> Guest | None:
    return _person(request)


async def get_guest(request: Request, response: Response) -> Guest:
    """Whoever asks; a new guest gets a cookie on the way."""
    return _person(request) or _remember(request, response, new_guest(GUEST))


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _person(request: Request) -> Guest | None:
    return _tables(request).services.signer.guest(request.cookies.get(COOKIE))


def _remember(request: Request, response: Response, person: Guest) -> Guest:
    services = _tables(request).services
    response.set_cookie(
        COOKIE,
        services.signer.cookie(person),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or services.settings.tls,
    )
    return person


TheTables = Annotated[Tables, Depends(get_tables)]
Known = Annotated[Guest | None, Depends(get_person)]
TheGuest = Annotated[Guest, Depends(get_guest)]
TableId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
Language = Annotated[str, Query(max_length=8)]


async def get_session(tables: TheTables, table: TableId) -> TableSession:
    return await tables.session(table)


TheSession = Annotated[TableSession, Depends(get_session)]


# People


@api.get("/me")
async def who_am_i(person: Known) -> http_forms.Me:
    return http_forms.Me(name=person.name if person else None)


@api.put("/me")
async def call_me(
    form: http_forms.NameForm, request: Request, response: Response, person: Known
) -> http_forms.Me:
    """Choose a name. Seats taken before keep the name they were taken under."""
    name = plain_name(form.name)
    if not name:
        raise BadInput("a name needs letters")
    if is_bots_name(name):
        raise BadInput(f'"{name}" is the name of a bot')
    old = person or new_guest(name)
    _remember(request, response, Guest(old.id, name))
    return http_forms.Me(name=name)


# The shelf


def _game(name: str) -> Game:
    if name not in GAMES:
        raise NoTable(str(unknown("game", name, GAMES)))
    return GAMES[name]


def _game_form(game: Game) -> http_forms.GameForm:
    about = f"{game.id}-about"
    return http_forms.GameForm(
        id=game.id,
        title=game.title,
        kanji=game.kanji,
        about={lang: speaker(lang).name(about) for lang in LANGUAGES if speaker(lang).knows(about)},
        rules_version=game.rules_version,
        players=http_forms.players_of(game),
        usual_players=game.usual_players,
        options=[http_forms.option_form(option) for option in game.options],
        options_schema=schema_document(game.options),
        bots=list(HOUSE_BOTS),
        former_bots=FORMER_NAMES,
        languages=[lang for lang in LANGUAGES if book_language(game.id, lang) == lang],
    )


@cache
def _shelf() -> bytes:
    """All games. As long as the server runs they are the same."""
    return http_forms.encoded([_game_form(game) for game in GAMES.values()])


@api.get("/games", response_model=list[http_forms.GameForm])
async def games() -> Response:
    return Response(_shelf(), media_type=JSON)


@api.get("/games/{game}")
async def one_game(game: str) -> http_forms.GameForm:
    return _game_form(_game(game))


@api.get("/games/{game}/words/{language}")
async def game_words(game: str, language: str) -> http_forms.Catalogues:
    """The words of a game's rules; those of the house are `/locales/{language}`."""
    found = game_catalogues(_game(game).id, _language(language))
    return http_forms.Catalogues(language=language, catalogues=found)


@api.get("/games/{game}/book")
async def book(game: str, lang: Language = "en") -> PlainTextResponse:
    """The whole rulebook as it is written, in Markdown."""
    text = book_text(_game(game).id, book_language(game, _language(lang)))
    return PlainTextResponse(text, media_type="text/markdown")


def _numbers_form(game: Game, setup: Setup) -> http_forms.NumbersForm:
    return http_forms.NumbersForm(numbers=game.numbers(setup), house=sorted(setup.house))


@api.get("/games/{game}/numbers")
async def game_numbers(game: str) -> http_forms.NumbersForm:
    """As printed, with the usual number of players."""
    found = _game(game)
    return _numbers_form(found, found.setup({"players": found.usual_players}))


@api.get("/tables/{table}/numbers")
async def table_numbers(session: TheSession) -> http_forms.NumbersForm:
    """Those of a table: its number of players, its options and house data."""
    return _numbers_form(find_game(session.setup.game), session.setup)


def _slot_form(session: TableSession, slot: Slot) -> http_forms.SlotForm:
    least, most = slot.numbers
    values: dict[str, str] = {}
    if slot.kind != "number":
        found = values_of(session.game, session.setup, slot.kind)
        values = {word: str(argument) for word, argument in found.items()}
    return http_forms.SlotForm(
        name=slot.name, kind=slot.kind, values=values, least=least, most=most
    )


@api.get("/tables/{table}/phrases")
async def phrases(session: TheSession) -> list[http_forms.PhraseForm]:
    """What may be said at a table beside free words, and what may stand in the slots."""
    return [
        http_forms.PhraseForm(
            id=phrase.id,
            slots=[_slot_form(session, slot) for slot in phrase.slots],
        )
        for phrase in session.game.phrases
    ]


@api.get("/games/{game}/rules", response_model=list[http_forms.RuleForm])
async def rules(
    game: str, q: Annotated[str, Query(max_length=200)] = "", lang: Language = "en"
) -> Response:
    """All rules of a game, or those with all the words of `q`, the best first."""
    language = book_language(_game(game).id, _language(lang))
    if not q.strip():
        return Response(_all_rules(game, language), media_type=JSON)
    return Response(_encoded_rules(game, search_rules(game, q, language)), media_type=JSON)


@cache
def _all_rules(game: str, language: str) -> bytes:
    return _encoded_rules(game, rulebook(game, language).values())


def _encoded_rules(game: str, some: Iterable[Rule]) -> bytes:
    found = _game(game)
    return http_forms.encoded(
        [
            http_forms.RuleForm(
                id=rule.id, title=rule.title, text=rule.text, built=found.is_built(rule.id)
            )
            for rule in some
        ]
    )


@api.get("/games/{game}/rules/{rule}")
async def one_rule(game: str, rule: str, lang: Language = "en") -> http_forms.RuleForm:
    found = _game(game)
    book = rulebook(game, book_language(game, _language(lang)))
    if rule.upper() not in book:
        raise NoTable(str(unknown("rule", rule.upper(), book)))
    one = book[rule.upper()]
    return http_forms.RuleForm(
        id=one.id, title=one.title, text=one.text, built=found.is_built(one.id)
    )


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise unknown("language", name, LANGUAGES)
    return name


@api.get("/locales")
async def languages() -> list[str]:
    return list(LANGUAGES)


@api.get("/locales/{language}")
async def words(language: str) -> http_forms.Catalogues:
    if language not in LANGUAGES:
        raise NoTable(str(unknown("language", language, LANGUAGES)))
    return http_forms.Catalogues(language=language, catalogues=catalogues(language))


# Tables


def _seat_form(occupant: Occupant, person: Guest | None) -> http_forms.SeatForm:
    return http_forms.SeatForm(
        seat=occupant.seat,
        name=occupant.name,
        kind=occupant.kind,
        bot=occupant.bot,
        free=occupant.is_open or occupant.free,
        me=person is not None and occupant.person == person.id,
    )


def _table_form(session: TableSession, person: Guest | None) -> http_forms.TableForm:
    return _form(session.record, session.occupants, person)


def _listed(rows: list[dict[str, Any]], person: Guest | None) -> Response:
    """What can be read of these tables: one that cannot does not hide the others."""
    fields = Occupant.__struct_fields__
    found: list[bytes] = []
    for row in rows:
        occupants = [Occupant(**{key: seat[key] for key in fields}) for seat in row["seats"]]
        record = Record(**{key: row[key] for key in Record.__struct_fields__})
        with suppress(BadInput, msgspec.MsgspecError, ValidationError):
            if person and person.id in {record.host, *(one.person for one in occupants)}:
                found.append(http_forms.encoded(_form(record, occupants, person)))
            else:
                found.append(_for_anybody(record, occupants))
    return Response(b"[" + b",".join(found) + b"]", media_type=JSON)


def _for_anybody(record: Record, occupants: list[Occupant]) -> bytes:
    """A table in a list, for who has nothing to do with it: made once while it is as it is."""
    # Only what is shown: how long a list takes must not tell of a secret move either.
    one = record
    as_it_is = (
        (one.game, one.kind, one.phase, one.private, one.setup, one.clock, one.hints, one.created),
        (one.rematch, one.moment),
        *((seat.seat, seat.name, seat.kind, seat.bot, seat.free) for seat in occupants),
    )
    known = _tables_as_they_were.get(record.id)
    if known is None or known[0] != as_it_is:
        known = as_it_is, http_forms.encoded(_form(record, occupants, None))
        if len(_tables_as_they_were) >= MOST_KEPT:
            _tables_as_they_were.clear()
        _tables_as_they_were[record.id] = known
    return known[1]


def _form(record: Record, occupants: list[Occupant], person: Guest | None) -> http_forms.TableForm:
    mine = [one.seat for one in occupants if person and one.person == person.id]
    moment = msgspec.json.decode(record.moment or "{}", type=Moment)
    when = moment.when
    return http_forms.TableForm(
        id=record.id,
        game=record.game,
        title=find_game(record.game).title,
        kind=record.kind,
        phase=record.phase,
        private=record.private,
        options=record.setup_of().options,
        clock=record.clock,
        hints=record.hints,
        created=record.created,
        seats=[_seat_form(occupant, person) for occupant in occupants],
        seat=mine[0] if mine else None,
        host=person is not None and person.id == record.host,
        sandbox_of=record.sandbox_of if person and person.id == record.host else None,
        rematch=record.rematch,
        when={lang: speaker(lang).say(when) for lang in LANGUAGES} if when else {},
        turn=moment.turn,
        scores=moment.scores,
        winners=moment.winners,
    )


@api.get("/tables", response_model=list[http_forms.TableForm])
async def lobby(tables: TheTables, person: Known) -> Response:
    """Public tables that are not over."""
    return _listed(await tables.lobby(), person)


@api.get("/my-tables", response_model=list[http_forms.TableForm])
async def my_tables(tables: TheTables, person: Known) -> Response:
    return _listed(await tables.tables_of(person) if person else [], person)


async def _spend(request: Request, person: Guest, what: str, limit: Limit, size: int = 0) -> None:
    """Something is made and stored: charged to the person and to the address."""
    services = _tables(request).services
    allow, settings = services.others.allow, services.settings
    address = network_of(request.client)
    whole = Limit(limit.number * settings.address_part, limit.seconds)
    if not (
        await allow(limit, what, person.id)
        and await allow(whole, what, address)
        and await allow(settings.stored_bytes, "bytes", address, cost=size)
    ):
        raise Fault("too-many", f"at most {limit}, and {settings.stored_bytes.number} bytes a day")


@api.post("/tables", status_code=201)
async def open_table(
    form: http_forms.NewTable, request: Request, tables: TheTables, person: TheGuest
) -> http_forms.TableForm:
    """Open a table. It begins by itself when no seat is open any more."""
    size = int(request.headers.get("content-length", "0"))
    await _spend(request, person, "table", tables.services.settings.new_tables, size)
    if form.game not in GAMES:
        raise unknown("game", form.game, GAMES)
    session = await tables.create(
        GAMES[form.game],
        dict(form.options),
        form.house,
        person,
        form.seats,
        form.private,
        form.clock,
        form.hints,
        nameless(tables.services.secret, "table", network_of(request.client)),
    )
    return _table_form(session, person)


@api.get("/tables/{table}")
async def one_table(session: TheSession, person: Known) -> http_forms.TableForm:
    return _table_form(session, person)


@api.delete("/tables/{table}")
async def remove_table(
    session: TheSession, tables: TheTables, person: TheGuest
) -> http_forms.Removed:
    """Delete one's own table; a finished one that others may still want is only put away."""
    return http_forms.Removed(gone=await tables.remove(session, person))


@api.post("/tables/{table}/start")
async def start(
    form: http_forms.BotForm, session: TheSession, person: TheGuest
) -> http_forms.TableForm:
    """Bots into all open seats; the game begins."""
    await seat_changes.fill(session, person, checked_bot(form.bot))
    return _table_form(session, person)


@api.post("/tables/{table}/rematch")
async def rematch(session: TheSession, tables: TheTables, person: TheGuest) -> http_forms.TableForm:
    return _table_form(await tables.rematch(session, person), person)


@api.post("/tables/{table}/sandbox", status_code=201)
async def sandbox(
    form: http_forms.EntryForm,
    request: Request,
    session: TheSession,
    tables: TheTables,
    person: TheGuest,
) -> http_forms.TableForm:
    """Try it from here: a private table from an entry on (counted as one sees them)."""
    await _spend(request, person, "sandbox", tables.services.settings.new_sandboxes)
    return _table_form(await tables.sandbox(session, person, form.entry), person)


# Seats


@api.post("/tables/{table}/seats/{seat}")
async def sit_down(seat: SeatNumber, session: TheSession, person: TheGuest) -> http_forms.TableForm:
    """Take an open seat, or one's own seat back from the bot. Sockets get a new `welcome`."""
    await seat_changes.sit_down(session, person, seat)
    return _table_form(session, person)


@api.delete("/tables/{table}/seats/{seat}")
async def leave(
    seat: SeatNumber,
    session: TheSession,
    person: TheGuest,
    bot: Annotated[str, Query()] = SUBSTITUTE,
) -> http_forms.TableForm:
    """Get up; a bot plays on until one comes back."""
    await seat_changes.leave(session, person, seat, checked_bot(bot))
    return _table_form(session, person)


@api.put("/tables/{table}/seats/{seat}/bot")
async def seat_bot(
    seat: SeatNumber, form: http_forms.BotForm, session: TheSession, person: TheGuest
) -> http_forms.TableForm:
    await seat_changes.seat_bot(session, person, seat, checked_bot(form.bot), form.free)
    return _table_form(session, person)


@api.post("/tables/{table}/link")
async def make_link(
    session: TheSession, tables: TheTables, person: TheGuest
) -> http_forms.LinkForm:
    """What another device needs to take over one's seat; good for a day and for one time."""
    return http_forms.LinkForm(link=tables.services.signer.link(seat_changes.link(session, person)))


@api.post("/links")
async def use_link(
    form: http_forms.LinkForm, tables: TheTables, person: TheGuest
) -> http_forms.TableForm:
    """Take over a seat on this device."""
    found = tables.services.signer.read_link(form.link)
    if found is None:
        raise Fault("not-yours", "this link is not good, or too old")
    session = await tables.session(found.table)
    await seat_changes.move_seat(session, person, found)
    return _table_form(session, person)


# Logs


@api.get("/tables/{table}/log", response_class=PlainTextResponse)
async def take_log(session: TheSession) -> PlainTextResponse:
    """The log of a finished game."""
    name = f"{session.game.id}-{session.id[:6]}.jsonl"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(log_text(session), headers=disposition)


@api.post("/logs", status_code=201)
async def bring_log(
    log: Annotated[str, Body(media_type="text/plain")],
    request: Request,
    tables: TheTables,
    person: TheGuest,
) -> http_forms.TableForm:
    """A log file becomes a table to look at."""
    await _spend(request, person, "log", tables.services.settings.new_logs, len(log))
    return _table_form(await tables.replay(log, person), person)
