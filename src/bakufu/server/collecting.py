"""When Python looks for garbage: never for long while people wait.

Tables are many small things that stay. Looking through all of them takes a tenth of a second and
more, and finds nothing: what is used up is mostly freed at once, without looking. So what is young
is looked through often and all of it rarely, at a time of the server's own choosing.
"""

import asyncio
import gc

# New objects until the youngest are looked through, and how often before the next older are.
YOUNG, OLDER = 2000, 4
NEVER = 1_000_000
SECONDS = 600.0


def set_up_collector() -> None:
    """What is there before the first table comes stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)


async def collect_now_and_then() -> None:
    """Tables that are put away hold on to each other's parts: they are found here."""
    while True:
        await asyncio.sleep(SECONDS)
        gc.collect()
