"""What the page about observations tells of a game besides its fields: `docs/observations.md`."""

from collections.abc import Sequence

import msgspec

from bakufu.engine.table.options import OptionValue


class ObservationGuide(msgspec.Struct, frozen=True):
    """Tables are given by what is chosen for them."""

    tables: tuple[dict[str, OptionValue], ...]  # how long their rows are
    plain: dict[str, OptionValue]  # all its fields are listed
    more: tuple[dict[str, OptionValue], ...] = ()  # what brings further fields to the plain table
    axes: dict[str, Sequence[object]] = {}  # the words along an axis, in their order
