"""Long work on the loop, in slices: in between, everybody else is served."""

import asyncio
from collections.abc import Generator
from time import perf_counter
from typing import TypeVar

SECONDS = 0.004

Done = TypeVar("Done")


async def in_slices(work: Generator[None, None, Done]) -> Done:
    """Go through work that stops now and then; after a while, let others go first."""
    since = perf_counter()
    while True:
        try:
            next(work)
        except StopIteration as end:
            done: Done = end.value
            return done
        if perf_counter() - since > SECONDS:
            await asyncio.sleep(0)
            since = perf_counter()
