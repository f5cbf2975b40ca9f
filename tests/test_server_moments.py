"""The table changes with every event that is told: what the server sends of it, and when."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Generator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from serving import PATIENCE, Client, Server, patched, serving
from sqlalchemy.engine import URL

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import pack
from bakufu.engine.table.table import Table
from bakufu.games.shelf import GAMES
from bakufu.server import redaction, slices
from bakufu.server.live_table import LiveTable
from bakufu.server.moments import MOST, Moments, changes, difference
from bakufu.server.showing import FEWEST, positions, show
from bakufu.server.slices import Rank, Slices


def at_once(work: Generator[None, None, Any]) -> Any:
    return asyncio.run(Slices().go_through(work, Rank.NEWS))


def random_value(luck: Random, depth: int = 0) -> Any:
    kind = luck.randrange(6 if depth < 3 else 4)
    if kind == 4:
        return [random_value(luck, depth + 1) for _ in range(luck.randrange(4))]
    if kind == 5:
        names = luck.sample("abcd", luck.randrange(4))
        return {name: random_value(luck, depth + 1) for name in names}
    return [None, luck.random() < 0.5, luck.randrange(3), luck.choice("xyz")][kind]


def changed(luck: Random, value: Any) -> Any:
    """The value with some parts changed, and most left alone."""
    if luck.random() < 0.2:
        return random_value(luck)
    if isinstance(value, list):
        return [changed(luck, part) for part in value]
    if isinstance(value, dict):
        return {name: changed(luck, part) for name, part in value.items()}
    return value


def test_a_difference_turns_one_value_into_the_other() -> None:
    luck = Random(1)
    for _ in range(2000):
        old = random_value(luck)
        new = changed(luck, old)
        patch = difference(old, new)
        if patch is None:
            assert old == new
        else:
            assert patched(old, patch) == new


def test_a_difference_holds_only_what_has_changed() -> None:
    old = {"seats": [{"rice": 3, "name": "a"}, {"rice": 1, "name": "b"}], "year": 1}
    new = {"seats": [{"rice": 3, "name": "a"}, {"rice": 2, "name": "b"}], "year": 1}
    assert difference(old, new) == {"seats": {"1": {"rice": [2]}}}
    assert difference(1, True) == [True], "1 and true are not the same to a browser"
    assert difference(old, old) is None


def played(game: str, options: dict[str, object], seed: int) -> LiveTable:
    """A whole game of judges."""
    dice, found = Dice(seed), GAMES[game]
    setup = found.setup(options)
    live = LiveTable(Table(found, setup, [str(seat) for seat in range(setup.players)]))
    live.begin(dice)
    judgement = found.judgement()
    while live.table.actors:
        seat = live.table.actors[0]
        state = live.table.state.determinise(seat, dice)
        live.play_decision(seat, [int(judgement.choose(state, seat, dice))], dice, dice)
    return live


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("shogun", {"players": 5}),
        ("shogun", {"players": 3, "start": "draft", "leaders": "on", "court": "on"}),
        ("shitenno", {"players": 4}),
        ("edo", {"players": 2}),
        ("bushido", {"players": 3}),
    ],
)
def test_every_moment_leads_to_the_next_position(game: str, options: dict[str, object]) -> None:
    """With the eyes of a seat: what events change, added up, is what the log says of the end."""
    live = played(game, options, 3)
    account = live.accounts[1]
    found = live.table.game
    moved = 0
    for number in range(1, len(account.seen)):
        true = account.seen[number]
        eyes = live.onlooker_at(1, true)
        assert eyes is not None
        told = live.table.told_by_note(true, 1, False)
        places = [place for place, _ in told]
        looking = changes(live.midst, live.sights, true, [(eyes, places)])
        patches = msgspec.to_builtins(at_once(looking)[0])
        assert sum(patch is not None for patch in patches) <= MOST
        before = live.past.after(true - 1)
        sight = {"view": msgspec.to_builtins(found.view(before, 1)), "points": found.points(before)}
        for patch in patches:
            if patch is not None:
                sight = patched(sight, patch)
                moved += 1
        pictures = live.midst.of(true)
        if told and len(told) <= MOST:
            last = pictures[told[-1][0]]
            assert sight["view"] == msgspec.to_builtins(found.view(last, 1))
            assert sight["points"] == found.points(last)
        if told:
            assert sight["points"] == found.points(live.past.after(true))
    assert moved > 100


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db"))) as running:
        yield running


def test_who_watches_sees_scores_move_with_the_events(server: Server) -> None:
    anna = Client(server.port, "Anna")
    table = anna.new_table("shitenno", options={"players": 3}, seats=["me", "random", "random"])
    luck = Random(2)
    with anna.sit(table["id"]) as seat:
        while not seat.now["over"]:
            if 0 not in seat.now["actors"]:
                seat.next()
                continue
            move = luck.choice(seat.now["legal"])["move"]
            seat.send("play", moves=[move], after=seat.now["entry"])
        # The final count is one entry, and yet it is seen source by source.
        ends = [sum(sum(row.values()) for row in moment["points"]) for moment in seat.moments]
        assert len(set(ends)) > 20
        assert ends == sorted(ends)
        assert ends[-1] == sum(seat.now["scores"])
        # It is looked back at in the same steps, from the moment before it.
        past = seat.send("look-back", entry=seat.now["entry"])
        patches = [event["patch"] for event in past["told"]["events"] if "patch" in event]
        sight, again = past["before"], []
        for patch in patches:
            sight = patched(sight, patch)
            again.append(sum(sum(row.values()) for row in sight["points"]))
        assert len(set(again)) > 3
        assert again[-1] == ends[-1]
        assert sight["view"] == past["view"]
        assert "before" not in seat.send("look-back", entry=0)


def test_nothing_is_looked_at_twice_or_for_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    again = Moments._played_again

    def played_again(self: Moments, number: int) -> Any:
        looked.append(number)
        return again(self, number)

    monkeypatch.setattr(Moments, "_played_again", played_again)
    anna, ben = Client(server.port, "Anna"), Client(server.port, "Ben")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])
    ben.ask("POST", f"/api/tables/{table['id']}/seats/1")
    places = [anna.sit(table["id"]), ben.sit(table["id"])]
    watchers = [Client(server.port).sit(table["id"]), anna.sit(table["id"])]
    for _ in range(12):
        asked = places[places[0].now["actors"][0]]
        move = asked.now["legal"][0]["move"]
        assert asked.send("play", moves=[move])["type"] == "acknowledged"
        entry = asked.now["entry"]
        for place in places:
            place.send("look-back", entry=0)  # until it has heard of everything
            assert place.now["entry"] == entry
    assert looked == sorted(set(looked)) != []
    for place in (*places, *watchers):
        place.close()
    session, before = server.tables.sessions[table["id"]], len(looked)
    end = time.monotonic() + PATIENCE
    while session.connections and time.monotonic() < end:
        time.sleep(0.01)
    asyncio.run(session.tell_news(0, 0))
    assert len(looked) == before


@pytest.mark.parametrize("game", ["shogun", "edo"])
def test_no_look_is_taken_twice(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Judging a move, telling it to three viewers and showing what has become of it share looks."""
    found = GAMES[game]
    live = LiveTable(Table(found, found.setup({"players": 3}), ["a", "b", "c"]))
    live.begin(Dice(1))
    luck, looks = Random(3), Counter[tuple[bytes, int | None]]()
    view, own_view = type(found).view, type(found).own_view

    def counted(self: Any, state: Any, viewer: int | None) -> Any:
        looks[pack(state), viewer] += 1
        return view(self, state, viewer)

    def own_counted(self: Any, state: Any, seen: Any, seat: int) -> Any:
        looks[pack(state), seat] += 1
        return own_view(self, state, seen, seat)

    def tell(first: int) -> None:
        accounts = [live.accounts[viewer] for viewer in (None, 0, 1)]
        told = [account for account in accounts if account.seen[-1] >= first]
        since = {account.viewer: account.last - 1 for account in told}
        at_once(show(live, since, False))
        for account in told:
            known = live.table, live.table.state, account, account.last, live.sights
            redaction.position(*known, 0, None, True, [], Dice(3))

    monkeypatch.setattr(type(found), "view", counted)
    monkeypatch.setattr(type(found), "own_view", own_counted)
    short = 0
    for number in range(40):
        seat = live.table.actors[0]
        looks.clear()
        move = luck.choice(found.legal(live.table.state, seat))
        first = live.play(seat, [move], Dice(number), Dice(number + 1))
        tell(first)
        if len(live.midst.of(first)) <= 1 and not live.reports.of(first):
            short += 1
            assert max(looks.values(), default=0) <= 1, number
    assert short >= 5  # on a long way the first looks are forgotten


def test_long_work_lets_others_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(1000))
    monkeypatch.setattr(slices, "perf_counter", lambda: next(now) * slices.SECONDS * 0.6)
    done: list[str] = []

    def work() -> Generator[None, None, str]:
        for _ in range(6):
            done.append("work")
            yield
        return "all"

    async def others() -> None:
        done.append("others")
        await asyncio.sleep(0)
        done.append("others")

    async def both() -> str:
        going = asyncio.create_task(others())
        found = await Slices().go_through(work(), Rank.NEWS)
        await going
        return found

    assert asyncio.run(both()) == "all"
    assert done[:6] == ["work", "work", "others", "work", "work", "others"]


def test_long_work_is_done_one_after_the_other_and_news_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = iter(range(10_000))
    monkeypatch.setattr(slices, "perf_counter", lambda: next(now) * slices.SECONDS * 2)
    done: list[str] = []

    def work(name: str, steps: int) -> Generator[None, None, None]:
        for _ in range(steps):
            done.append(name)
            yield
        done.append(name.upper())

    async def all_at_once() -> None:
        turns = Slices()
        await asyncio.gather(
            turns.go_through(work("asked", 6), Rank.QUESTION),
            turns.go_through(work("also", 6), Rank.QUESTION),
            turns.go_through(work("news", 6), Rank.NEWS),
            turns.go_through(work("more", 6), Rank.NEWS),
            turns.go_through(work("short", 0), Rank.QUESTION),
        )
        assert turns.going == 0

    asyncio.run(all_at_once())
    assert [name for name in done if name.isupper()] == ["SHORT", "NEWS", "MORE", "ALSO", "ASKED"]


def test_whoever_gives_up_waiting_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(10_000))
    monkeypatch.setattr(slices, "perf_counter", lambda: next(now) * slices.SECONDS * 2)

    def work() -> Generator[None, None, str]:
        for _ in range(5):
            yield
        return "done"

    async def some_give_up() -> list[Any]:
        turns = Slices()
        tasks = [asyncio.create_task(turns.go_through(work(), Rank.NEWS)) for _ in range(5)]
        for _ in range(2):
            await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[2].cancel()
        return await asyncio.gather(*tasks, return_exceptions=True)

    found = asyncio.run(some_give_up())
    assert [one if isinstance(one, str) else None for one in found] == [
        None, "done", None, "done", "done",
    ]  # fmt: skip


def test_who_pauses_between_slices_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(10_000))
    monkeypatch.setattr(slices, "perf_counter", lambda: next(now) * slices.SECONDS * 2)
    done: list[str] = []

    def work(name: str) -> Generator[None, None, None]:
        for _ in range(4):
            yield
        done.append(name)

    async def both() -> None:
        turns, free = Slices(), asyncio.Event()

        async def pause() -> None:
            await free.wait()

        await asyncio.gather(
            turns.go_through(work("paced"), Rank.QUESTION, pause),
            turns.go_through(work("asked"), Rank.QUESTION),
            _set_when(free, lambda: "asked" in done),
        )

    asyncio.run(both())
    assert done == ["asked", "paced"]


async def _set_when(event: asyncio.Event, ready: Callable[[], bool]) -> None:
    while not ready():
        await asyncio.sleep(0)
    event.set()


def test_with_many_tables_at_once_each_is_shown_fewer_positions() -> None:
    assert positions(1) == MOST > positions(2) > positions(8) > FEWEST == positions(1000)
