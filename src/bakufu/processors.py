"""How many processors this program may use."""

import os


def usable_processors() -> int:
    """Those it is bound to, where it is bound to some; a container or `taskset` may give few of
    many, and more processes than that only stand in each other's way."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
