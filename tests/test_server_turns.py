"""Bots' time is shared: watched tables first, then round by owner and by table."""

import asyncio
import time
from pathlib import Path

from serving import Client, serving
from sqlalchemy.engine import URL

from bakufu.server.turns import Turns, Wish


def served(places: int, wishes: dict[str, Wish], after: dict[str, list[str]]) -> list[str]:
    """The order in which they get their place; after one, those named in `after` have gone."""
    order: list[str] = []

    async def play() -> None:
        turns = Turns(places)
        tasks: dict[str, asyncio.Task[None]] = {}

        async def work(name: str) -> None:
            await turns.acquire(wishes[name])
            order.append(name)
            for gone in after.get(name, []):
                tasks[gone].cancel()
            await asyncio.sleep(0)
            turns.release()

        for name in wishes:
            tasks[name] = asyncio.create_task(work(name))
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert turns.free == places

    asyncio.run(play())
    return order


def nobody() -> bool:
    return False


def test_one_with_many_tables_waits_for_the_others() -> None:
    wishes = {f"a{n}": Wish(f"a{n}", "Anna") for n in range(4)}
    wishes |= {"b0": Wish("b0", "Berta"), "c0": Wish("c0", "Carla"), "c1": Wish("c0", "Carla")}
    assert served(1, wishes, {}) == ["a0", "b0", "c0", "a1", "c1", "a2", "a3"]


def test_tables_that_nobody_watches_come_last() -> None:
    wishes = {f"n{n}": Wish(f"n{n}", "Anna", nobody) for n in range(3)}
    wishes |= {"w0": Wish("w0", "Anna"), "w1": Wish("w1", "Berta")}
    assert served(1, wishes, {}) == ["n0", "w1", "w0", "n1", "n2"]


def test_whoever_goes_while_waiting_takes_no_place() -> None:
    wishes = {name: Wish(name, name) for name in "abcd"}
    assert served(1, wishes, {"a": ["b", "d"]}) == ["a", "c"]


def test_whoever_comes_to_watch_does_not_wait_for_tables_that_nobody_watches(
    tmp_path: Path,
) -> None:
    with serving(URL.create("sqlite", database=str(tmp_path / "t.db"))) as server:
        services = server.tables.services
        services.idle_turns = asyncio.Semaphore(0)  # somebody else rests
        anna = Client(server.port, "Anna")
        form = {"options": {"players": 2}, "seats": ["random", "random"]}
        table = anna.new_table("shitenno", **form)["id"]
        time.sleep(0.1)  # the bots' turn has come
        with anna.sit(table) as seat:
            seat.until(lambda message: message["type"] == "update")
