"""A program uses the processors it is bound to, not those of the machine."""

import os
import subprocess
import sys

import pytest

from bakufu.processors import usable_processors

ASK = "from bakufu.processors import usable_processors as ask; print(ask())"


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="nobody can be bound here")
def test_a_program_bound_to_one_processor_counts_one() -> None:
    one = min(os.sched_getaffinity(0))
    bound = f"import os; os.sched_setaffinity(0, [{one}]); {ASK}"
    told = subprocess.run([sys.executable, "-c", bound], capture_output=True, check=True, text=True)
    assert told.stdout == "1\n"


def test_there_is_one_at_least() -> None:
    assert 1 <= usable_processors() <= (os.cpu_count() or 1)
