"""Words to one person, phrases with slots, and what bots answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Client, Json, Server, Sitting, serving
from sqlalchemy.engine import URL

from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.shelf import GAMES
from bakufu.server.settings import Limit, Settings
from bakufu.server.talk import phrase_message, values_of

GAME = "bushido"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    url = URL.create("sqlite", database=str(tmp_path_factory.mktemp("server") / "tables.db"))
    with serving(url) as running:
        yield running


def gather(server: Server, *names: str) -> tuple[str, list[Client]]:
    """People around a table that has not begun; the last seat is a bot's."""
    people = [Client(server.port, name) for name in names]
    seats = ["me", *["open"] * (len(names) - 1), "open", "random"]
    options = {"players": len(seats)}
    table = people[0].new_table(GAME, options=options, seats=seats)["id"]
    for seat, person in enumerate(people[1:], 1):
        person.ask("POST", f"/api/tables/{table}/seats/{seat}")
    return table, people


def heard(sitting: Sitting) -> list[str]:
    sitting.send("ping")
    return [line["text"] or line["phrase"]["id"] for line in sitting.chat]


def test_words_to_one_are_heard_by_nobody_else(server: Server) -> None:
    table, (anna, ben, clara) = gather(server, "Anna", "Ben", "Clara")
    dora = Client(server.port, "Dora")
    with anna.sit(table) as a, ben.sit(table) as b, clara.sit(table) as c, dora.sit(table) as d:
        a.send("say", text="to all")
        assert heard(c) == heard(d) == ["to all"]
        before = len(c.received), len(d.received)
        assert a.send("say", text="to Ben", to=1)["entry"] == 1
        assert b.send("say", text="to Anna", to=0)["type"] == "acknowledged"
        assert heard(a) == heard(b) == ["to all", "to Ben", "to Anna"]
        assert [(line["seat"], line["to"]) for line in a.chat] == [(0, None), (0, 1), (1, 0)]
        heard(c), heard(d)
        assert (len(c.received), len(d.received)) == (before[0] + 1, before[1] + 1)
        assert c.send("say", text="what are you up to?")["entry"] == 1, "nothing is counted either"
        assert [line["number"] for line in c.chat] == [0, 1]
        assert [line["number"] for line in b.chat] == [0, 1, 2]
        assert d.send("say", text="psst", to=0)["code"] == "no-seat"
        assert a.send("say", text="psst", to=0)["code"] == "bad-words"
        assert a.send("say", text="psst", to=3)["code"] == "bad-words", "nobody sits there"
        assert a.send("say", text="psst", to=9)["code"] == "bad-words"
    for person, lines in ((anna, 4), (ben, 4), (clara, 2), (dora, 2)):
        with person.sit(table) as again:
            assert len(again.chat) == lines
            assert [line["number"] for line in again.chat] == list(range(lines))
    ben.ask("DELETE", f"/api/tables/{table}/seats/1")
    dora.ask("POST", f"/api/tables/{table}/seats/1")
    with dora.sit(table) as d:
        assert len(d.chat) == 2, "whoever takes a seat over does not read what was said in it"


def test_private_words_last_and_move_with_their_person(tmp_path: Path) -> None:
    url = URL.create("sqlite", database=str(tmp_path / "tables.db"))
    with serving(url) as server:
        table, (anna, ben) = gather(server, "Anna", "Ben")
        with anna.sit(table) as a:
            a.send("say", id="once", text="to Ben", to=1)
            a.send("say", id="once", text="to Ben", to=1)
        link = ben.ask("POST", f"/api/tables/{table}/link")
    with serving(url) as server:
        anna.port = ben.port = server.port
        phone = Client(server.port, "Ben")
        phone.ask("POST", "/api/links", {"link": link["link"]})
        with phone.sit(table) as there, ben.sit(table) as here, anna.sit(table) as a:
            assert heard(there) == heard(a) == ["to Ben"]
            assert heard(here) == []


def test_phrases_are_ids_and_arguments(server: Server) -> None:
    table, (anna, ben) = gather(server, "Anna", "Ben")
    offered = {one["id"]: one["slots"] for one in anna.ask("GET", f"/api/tables/{table}/phrases")}
    assert list(offered) == [phrase.id for phrase in GAMES[GAME].phrases]
    (province,) = offered["spare"]
    assert province["values"]["c3"] == "C3"
    with anna.sit(table) as a, ben.sit(table) as b:
        assert a.send("phrase", phrase="spare", slots={"province": "c3"})["type"] == "acknowledged"
        assert a.send("phrase", phrase="stack", slots={"number": 4}, to=1)["entry"] == 1
        heard(b)
        told = [(line["text"], line["phrase"]) for line in b.chat]
        assert told == [
            ("", {"id": "bushido-phrase-spare", "args": {"province": "C3"}}),
            ("", {"id": "bushido-phrase-stack", "args": {"number": 4}}),
        ]
        for wrong in (
            {"phrase": "spares"},
            {"phrase": "spare"},
            {"phrase": "spare", "slots": {"province": "z9"}},
            {"phrase": "spare", "slots": {"province": 3}},
            {"phrase": "stack", "slots": {"number": 99}},
            {"phrase": "stack", "slots": {"number": "four"}},
            {"phrase": "lead-all", "slots": {"number": 1}},
        ):
            answer = a.send("phrase", **wrong)
            assert answer["code"] == "bad-words", answer
            assert len(answer["text"]) > 20
    with Client(server.port, "Dora").sit(table) as watcher:
        assert watcher.send("phrase", phrase="lead-all")["code"] == "no-seat"


def test_bots_say_that_they_do_not_bargain(server: Server) -> None:
    table, (anna, ben) = gather(server, "Anna", "Ben")
    with anna.sit(table) as a, ben.sit(table) as b:
        for kind, said in (
            ("phrase", {"phrase": "lead-all"}),
            ("phrase", {"phrase": "revenge", "slots": {"province": "c3"}}),
            ("say", {"text": "please"}),
        ):
            a.send(kind, to=3, **said)
        answers: list[Json] = [line for line in a.chat if line["seat"] == 3]
        ids = [line["phrase"]["id"] for line in answers]
        assert ids == ["talk-bot-bargain", "talk-bot-threat", "talk-bot-words"]
        assert {line["to"] for line in answers} == {0}
        assert heard(b) == []
        a.send("phrase", phrase="lead-all")
        assert len(heard(b)) == 1, "words to all are answered by none of them"


def test_private_words_are_limited_like_all_others(tmp_path: Path) -> None:
    url = URL.create("sqlite", database=str(tmp_path / "tables.db"))
    with serving(url, Settings(pace=0, chat=Limit(2, 60))) as server:
        table, (anna, _) = gather(server, "Anna", "Ben")
        with anna.sit(table) as a:
            kinds = [a.send("say", text="psst", to=1)["type"] for _ in range(2)]
            assert kinds == ["acknowledged"] * 2
            assert a.send("phrase", phrase="lead-all", to=1)["code"] == "too-many"


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_can_be_said_in_every_language(game: str) -> None:
    found = GAMES[game]
    setup = found.setup({"players": found.usual_players})
    seats = [f"player {seat}" for seat in range(setup.players)]
    for phrase in found.phrases:
        slots: dict[str, str | int] = {
            slot.name: slot.numbers[1]
            if slot.kind == "number"
            else list(values_of(found, setup, slot.kind))[-1]
            for slot in phrase.slots
        }
        message = phrase_message(found, setup, phrase.id, slots)
        said = {speaker(language).say(message, seats) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        for slot in phrase.slots:
            if slot.kind == "player":
                assert all(seats[-1] in one for one in said)
    with pytest.raises(BadInput):
        phrase_message(found, setup, "no such phrase", {})
