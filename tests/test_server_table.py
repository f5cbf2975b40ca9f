"""Playing at a table over its socket."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from serving import PATIENCE, Client, Server, serving
from sqlalchemy.engine import URL

from bakufu.games.shelf import GAMES
from bakufu.server.slices import Rank


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(address(path)) as running:
        yield running


def address(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_random_bots(server: Server, game: str) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table(game, options={"players": 3}, seats=["me", "random", "random"])
    assert table["phase"] == "running"
    with anna.sit(table["id"]) as seat, Client(server.port).sit(table["id"]) as watcher:
        assert seat.seat == 0
        assert watcher.seat is None
        assert seat.now["winners"] == []
        luck = Random(1)  # a fixed order of moves may lay and lift the same cards for ever
        while not seat.now["over"]:
            legal = seat.now["legal"]
            if not legal or 0 not in seat.now["actors"]:
                seat.next()
                continue
            move = luck.choice(legal)["move"]
            answer = seat.send("play", moves=[move], after=seat.now["entry"])
            assert answer["type"] in ("acknowledged", "error"), answer
            if answer["type"] == "error":
                assert answer["code"] == "late"
        assert seat.now["end_reason"]
        firsts = [seat for seat, place in enumerate(seat.now["places"]) if place == 1]
        if seat.now["winners"] or GAMES[game].somebody_wins:
            assert seat.now["winners"] == firsts != []
        while not watcher.now["over"]:
            assert watcher.now["legal"] == []
            watcher.next()
        assert watcher.now["scores"] == seat.now["scores"]
        status, _, log = anna.raw("GET", f"/api/tables/{table['id']}/log")
        assert status == 200
        replay = anna.ask_log(log)
        with anna.sit(replay["id"]) as again:
            assert again.now["scores"] == seat.now["scores"]
            assert again.entries == watcher.entries
            # Anybody could have written into a file that a bot played there.
            assert [one["name"] for one in again.seats[:2]] == ["Anna", "seat 2"]
            for viewpoint in (0, 1, "spectator"):
                past = again.send("look-back", entry=1, viewpoint=viewpoint)
                assert past["type"] == "past"
                assert past["view"]["viewer"] == (None if viewpoint == "spectator" else viewpoint)
            assert again.send("play", moves=["commit"])["code"] == "replay"


def test_the_same_message_twice_is_played_once(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])
    with anna.sit(table["id"]) as seat:
        move = seat.now["legal"][0]["move"]
        first = seat.send("play", id="once", moves=[move])
        assert first["type"] == "acknowledged"
        own = [step for step in seat.entries if step["seat"] == 0]
        again = seat.send("play", id="once", moves=[move])
        assert again["type"] == "acknowledged"
        assert [step for step in seat.entries if step["seat"] == 0] == own


def test_coming_back_brings_only_what_is_missing(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])
    berta = Client(server.port, "Berta")
    with anna.sit(table["id"]) as seat:
        assert seat.position is None
        berta.ask("POST", f"/api/tables/{table['id']}/seats/1")
        seat.until(lambda message: message["type"] == "welcome")
        with berta.sit(table["id"]) as other:
            for _ in range(8):
                one = (seat, other)[seat.now["actors"][0]]
                one.send("play", moves=[one.now["legal"][0]["move"]])
                for both in (seat, other):
                    while both.now["entry"] < one.now["entry"]:
                        both.next()
            seen = other.entries
    for since in range(len(seen)):
        with berta.sit(table["id"], since=since, undos=0) as back:
            assert back.answer["type"] == "update"
            assert back.entries == seen[since + 1 :]
    with berta.sit(table["id"], since=0, undos=7) as back:
        assert back.answer["type"] == "welcome"
        assert back.entries == seen
    with berta.sit(table["id"], since=len(seen)) as back:
        assert back.answer["type"] == "welcome"


def test_orders_in_words_refusals_and_questions(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])
    with anna.sit(table["id"]) as seat:
        refused = seat.send("play", moves=["draw"])
        assert refused["type"] == "refused"
        assert refused["rule"].startswith("SHI-")
        assert refused["message"]["id"] == "refused-not-here"
        why = seat.send("why-not", moves=["draw"])
        assert (why["type"], why["rule"]) == ("answer", refused["rule"])
        move = seat.now["legal"][0]["move"]
        fine = seat.send("why-not", moves=[move])
        assert (fine["rule"], fine["message"]) == (None, None)
        unknown = seat.send("play", moves=["dance"])
        assert unknown["code"] == "bad-words"
        assert seat.send("order", words="sing a song")["type"] in ("error", "refused")
        assert seat.send("play", moves=[move], after=17)["code"] == "late"
        before = len(seat.entries)
        assert seat.send("order", words=move)["type"] == "acknowledged"
        assert len(seat.entries) > before


def test_several_moves_are_played_all_or_none(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shogun", options={"players": 3}, seats=["me", "random", "open"])
    with anna.sit(table["id"]) as seat:
        assert seat.send("play", moves=["commit"])["code"] == "not-begun"
        Client(server.port, "Berta").ask("POST", f"/api/tables/{table['id']}/seats/2")
        while seat.position is None:
            seat.next()
        while 0 not in seat.now["actors"]:
            seat.next()
        entry = seat.now["entry"]
        move = seat.now["legal"][0]["move"]
        answer = seat.send("play", moves=[move, "stay"])
        assert answer["type"] in ("refused", "error")
        assert [step for step in seat.entries[entry + 1 :] if step["seat"] == 0] == []


def test_history_from_the_own_viewpoint_only(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])
    with anna.sit(table["id"]) as seat:
        seat.send("play", moves=[seat.now["legal"][0]["move"]])
        past = seat.send("look-back", entry=0)
        assert past["viewpoint"] == 0
        assert past["told"] == seat.entries[0]
        assert seat.send("look-back", entry=0, viewpoint=1)["code"] == "not-yours"
        assert seat.send("look-back", entry=0, viewpoint="spectator")["code"] == "not-yours"
        assert seat.send("look-back", entry=999)["code"] == "no-such-entry"
        status, _, _ = anna.raw("GET", f"/api/tables/{table['id']}/log")
        assert status == 403


def test_a_sandbox_goes_on_from_an_entry(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])
    with anna.sit(table["id"]) as seat:
        seat.send("play", moves=[seat.now["legal"][0]["move"]])
        while not seat.now["legal"]:
            seat.next()
        entry = seat.now["entry"]
        there = anna.ask("POST", f"/api/tables/{table['id']}/sandbox", {"entry": entry})
        assert (there["kind"], there["private"], there["sandbox_of"]) == (
            "sandbox",
            True,
            table["id"],
        )
        # Only who opened it is told where it comes from: the address may be an invitation.
        assert Client(server.port).ask("GET", f"/api/tables/{there['id']}")["sandbox_of"] is None
        with anna.sit(there["id"]) as box, Client(server.port).sit(there["id"]) as guest:
            assert box.welcome["table"]["sandbox_of"] == table["id"]
            assert guest.welcome["table"]["sandbox_of"] is None
            assert box.now["view"] == seat.now["view"]
            assert box.now["legal"] == seat.now["legal"]
            move = box.now["legal"][0]["move"]
            assert box.send("play", moves=[move])["type"] == "acknowledged"
        assert seat.now["entry"] == entry
        far = anna.ask("POST", f"/api/tables/{table['id']}/sandbox", {"entry": 999}, 404)
        assert far["code"] == "no-such-entry"


def test_chat_is_plain_and_said_once(server: Server) -> None:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "random"])
    with anna.sit(table["id"]) as seat, berta.sit(table["id"]) as watcher:
        seat.send("say", id="hello", text="Good\u202e <b>evening</b>\n\n all")
        seat.send("say", id="hello", text="Good evening")
        line = watcher.until(lambda message: message["type"] == "chat")["line"]
        assert (line["name"], line["seat"]) == ("Anna", 0)
        assert line["text"] == "Good <b>evening</b> all"
        watcher.send("say", text="Hello")
        assert [(line["name"], line["seat"]) for line in watcher.chat] == [
            ("Anna", 0),
            ("Berta", None),
        ]
        assert seat.send("say", text="\u200b \n")["code"] == "bad-words"
        with Client(server.port).sit(table["id"]) as stranger:
            assert len(stranger.chat) == 2
            assert stranger.send("say", text="who am I?")["code"] == "no-seat"


def test_who_enters_again_is_told_all_in_slices(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As whoever comes for the first time; at once only while a move is being told."""
    slices = server.tables.services.slices
    go_through, ranks = slices.go_through, list[Rank]()

    async def counted(work: Any, rank: Rank, pause: Any = None) -> Any:
        ranks.append(rank)
        return await go_through(work, rank, pause)

    anna = Client(server.port, "Anna")
    seats = ["me", "open"]
    table = anna.new_table("shitenno", options={"players": 2}, seats=seats)["id"]
    Client(server.port, "Berta").ask("POST", f"/api/tables/{table}/seats/1")
    with anna.sit(table) as seat:
        before = seat.entries
        monkeypatch.setattr(slices, "go_through", counted)
        assert seat.send("enter")["entries"] == before
        assert ranks == [Rank.QUESTION]
        lock = server.tables.sessions[table].lock
        asyncio.run_coroutine_threadsafe(lock.acquire(), server.loop).result(PATIENCE)
        server.loop.call_soon_threadsafe(server.loop.call_later, 0.05, lock.release)
        assert seat.send("enter")["entries"] == before
        assert ranks == [Rank.QUESTION]
