"""When a move may be taken back: as long as nobody has learnt anything from it.

Nothing at a table is settled before it is drawn, so there are two ways only to learn something: a
chance outcome, which is in the log, and something that was hidden from one and seen by another. The
second is found exactly, from the views before and after the move: wherever another seat saw
something that the viewer did not see, the viewer must still not see it, and nothing of it may have
gone: what leaves a hidden hand is laid open. Things may be added to it, for they came from the
open table.

What is only covered (`Game.is_covered`) everybody could have kept count of: it is no news.

What can be guessed from somebody's decision is no such information: every decision tells something,
and only about the one who takes it.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from bakufu.engine.table.game import Game, inside


def taught_nothing(
    game: Game, old: Sequence[Any], new: Sequence[Any], viewers: Iterable[int]
) -> bool:
    """Whether none of these saw anything hidden, from what each seat saw before and after."""
    return all(
        _still_hidden(game, "", old[viewer], new[viewer], old[other], new[other])
        for viewer in viewers
        for other in range(len(old))
        if other != viewer
    )


def _still_hidden(
    game: Game, field: str, mine: Any, mine_now: Any, theirs: Any, theirs_now: Any
) -> bool:
    """Whether all that somebody else saw and I did not see has stayed as it was, and hidden."""
    if theirs is None or mine is theirs or mine == theirs or game.is_covered(field):
        return True
    if _same(theirs, theirs_now) and _same(mine, mine_now):
        return True  # nothing has changed for either: no look into the parts
    keys: Iterable[Any]
    at: Callable[[Any, Any, None], Any] = _part
    if isinstance(theirs, msgspec.Struct) and type(mine) is type(theirs):
        keys, at = theirs.__struct_fields__, getattr
    elif isinstance(mine, dict) and isinstance(theirs, dict):
        keys = theirs
    elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        keys = range(len(theirs))
    else:
        return _same(mine, mine_now) and _holds(theirs_now, theirs)
    for key in keys:
        part, other = at(mine, key, None), at(theirs, key, None)
        if other is None or part is other or part == other:
            continue
        now, other_now = at(mine_now, key, None), at(theirs_now, key, None)
        if not _still_hidden(game, inside(field, key), part, now, other, other_now):
            return False
    return True


def _same(one: Any, other: Any) -> bool:
    return one is other or bool(one == other)


def _part(whole: Any, key: Any, lacking: None) -> Any:
    """A part of a table or a list; None where there is no such part any more."""
    if isinstance(whole, dict):
        return whole.get(key, lacking)
    return whole[key] if isinstance(whole, list) and key < len(whole) else lacking


def _holds(now: Any, before: Any) -> bool:
    """Whether something is as it was; of a list, whether nothing of it has gone."""
    if not isinstance(before, list) or not isinstance(now, list):
        return bool(now == before)
    rest = list(now)
    for thing in before:
        if thing not in rest:
            return False
        rest.remove(thing)
    return True
