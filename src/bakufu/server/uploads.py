"""What people bring along: their own numbers, and log files."""

from collections.abc import Generator
from typing import Any

import msgspec

from bakufu.engine.table.game import Document
from bakufu.engine.table.house_data import without_remarks
from bakufu.engine.table.log import parse_log
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import find_game
from bakufu.server.live_table import LiveTable, from_log

LARGEST_HOUSE = 16_384  # bytes of options and house data
MOST_ENTRIES = 10_000  # of a log
LONGEST_SEAT = 80  # letters of a name in it


def own_numbers(options: dict[str, Any], house: Document | None) -> Document | None:
    """House data to be stored with a table: without remarks, and of a reasonable size."""
    house = None if house is None else without_remarks(house)
    try:
        size = len(msgspec.json.encode((options, house)))
    except (OverflowError, RecursionError, ValueError, TypeError) as error:
        raise BadInput(f"this cannot be written down: {error}") from None
    if size > LARGEST_HOUSE:
        raise BadInput(f"options and house data have at most {LARGEST_HOUSE} bytes")
    return house


def reading(text: str) -> Generator[None, None, LiveTable]:
    """A log file from anywhere, played again; `BadInput` if it is none, or too large.

    Stops after each entry.
    """
    try:
        log = parse_log(text, "log")
        own_numbers(dict(log.header.options), log.header.house)
        if len(log.entries) > MOST_ENTRIES:
            raise BadInput(f"a log has at most {MOST_ENTRIES} entries")
        if any(len(name) > LONGEST_SEAT for name in log.header.seats):
            raise BadInput(f"names of seats have at most {LONGEST_SEAT} letters")
        if not log.entries:
            raise BadInput("the log ends before the game was set up")
        return (yield from from_log(find_game(log.header.game), log, "log"))
    except (OverflowError, RecursionError, UnicodeError) as error:
        raise BadInput(f"log: this cannot be read: {error}") from None
