"""Reads the part of a document that is there only while provinces are drafted."""

from typing import Any

from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.reading import fill, only_known, shaped
from bakufu.games.shogun import names
from bakufu.games.shogun.box import GROUP_SIZES, PROVINCES, SMALLEST_GROUP
from bakufu.games.shogun.reading import Reading
from bakufu.games.shogun.state import DRAFT_GROUP, NEUTRAL, ShogunState

KEYS = ("display", "pile", "under", "taken", "renewed", "last_seen", "groups")


def read_draft(s: ShogunState, reading: Reading) -> None:
    part = reading.part
    only_known(part, KEYS, "part", "draft")
    under = reading.provinces("under")
    display = reading.provinces("display")
    taken = part.get("taken")
    if taken not in (None, "none"):
        s.drafted = names.index(taken, names.PROVINCES, "province", "draft.taken")
    gone = {*under, *display, int(s.drafted)}
    free = [p for p in range(PROVINCES) if s.owner[p] == NEUTRAL and p not in gone]
    if s.step == DRAFT_GROUP and s.drafted < 0:
        s.drafted = free.pop(0)
    while len(display) < 2 and free:
        display.append(free.pop(0))
    if part.get("pile") is not None:
        free = reading.provinces("pile")
    if len(display) != 2 or len(set(free)) != len(free):
        raise BadInput("draft: two different cards lie open and each card is there once (LAW-06)")
    for province in free:
        s.pile[province] = 1
    fill(s.display, display)
    fill(s.bottom, under)
    s.under = len(under)
    s.renewed = int(bool(part.get("renewed", False)))
    last_seen = Reading(
        shaped(part.get("last_seen"), dict, {}, "draft.last_seen"), reading.seats, "draft.last_seen"
    )
    for word in last_seen.part:
        seat = reading.seat(word, "draft.last_seen")
        pair = last_seen.provinces(word)
        if len(pair) != 2:
            raise BadInput("draft.last_seen: expected two provinces")
        s.last_seen[seat * 2], s.last_seen[seat * 2 + 1] = pair[0], pair[1]
    groups = reading.by_seat("groups")
    for seat in range(s.box.players):
        _groups(s, seat, groups.get(seat))


def _groups(s: ShogunState, seat: int, given: Any) -> None:
    """Without a word, the groups of the box that do not stand on the map yet."""
    row = [int(count) for count in s.box.groups]
    if given is not None:
        row = [0] * int(GROUP_SIZES)
        for size in shaped(given, list, [], "draft.groups"):
            if not isinstance(size, int) or not 2 <= size <= 5:
                raise BadInput(f"draft.groups: expected sizes 2 to 5, found {size!r}")
            row[size - int(SMALLEST_GROUP)] += 1
    else:
        for province in range(PROVINCES):
            size = int(s.armies[province]) - int(SMALLEST_GROUP)
            if s.owner[province] == seat and 0 <= size < GROUP_SIZES and row[size] > 0:
                row[size] -= 1
    for size, count in enumerate(row):
        s.groups[seat * GROUP_SIZES + size] = count
