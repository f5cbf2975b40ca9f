"""Entries shown to those who watch: all of them are told together, so that it is done once."""

from collections.abc import Generator, Mapping

from bakufu.server import redaction
from bakufu.server.live_table import LiveTable
from bakufu.server.messages import ToldEntry
from bakufu.server.moments import MOST, Onlooker, Patch, changes
from bakufu.server.redaction import Said, Viewer

FEWEST = 3  # positions of an entry that are looked at, however many tables are told something


def positions(going: int) -> int:
    """How many positions of an entry are looked at, with so many tables being told something."""
    return max(FEWEST, MOST // going)


def show(
    live: LiveTable,
    since: Mapping[Viewer, int],
    again: bool,
    most: int = MOST,
    entries: int | None = None,
) -> Generator[None, None, dict[Viewer, list[ToldEntry]]]:
    """Each viewer's entries after a number of its account, as they happen or told again.

    `entries`: as if there were only so many. Stops now and then, since looking takes its time.
    """
    told: dict[Viewer, list[ToldEntry]] = {viewer: [] for viewer in since}
    eyes = {viewer: live.onlooker(viewer, number) for viewer, number in since.items()}
    new = {viewer: live.accounts[viewer].seen[number + 1 :] for viewer, number in since.items()}
    for true in sorted(set().union(*new.values())):
        if entries is not None and true >= entries:
            break
        those = {viewer: eyes[viewer] for viewer in since if true in new[viewer]}
        shown = yield from show_entry(live, true, those, again, most)
        for viewer, entry in shown.items():
            told[viewer].append(entry)
        yield
    return told


def show_entry(
    live: LiveTable,
    true: int,
    eyes: Mapping[Viewer, Onlooker | None],
    again: bool,
    most: int = MOST,
) -> Generator[None, None, dict[Viewer, ToldEntry]]:
    """An entry for those who see it; who has no eyes for it is told of it alone."""
    table = live.table
    watching = {
        viewer: (one, [place for place, _ in table.told_by_note(true, viewer, again)])
        for viewer, one in eyes.items()
        if one is not None
    }
    found = yield from changes(live.midst, live.sights, true, list(watching.values()), most)
    patches: dict[Viewer, list[Patch | None]] = dict(zip(watching, found, strict=True))
    said: Said = {}
    return {
        viewer: redaction.told_entry(
            table,
            live.accounts[viewer],
            live.accounts[viewer].number_of(true),
            live.scores[true],
            again,
            live.reports.of(true),
            patches.get(viewer),
            said,
        )
        for viewer in eyes
    }
