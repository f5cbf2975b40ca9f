"""The compiled engine and the plain one are the same engine."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from digests import fingerprint

from bakufu.engine.core.build import compiled_modules, plain_modules

ROOT = Path(__file__).parent.parent
COMPILED = os.environ.get("BAKUFU_COMPILE") == "yes"


def test_what_was_asked_to_be_compiled_is_compiled() -> None:
    """A type error once left a build silently interpreted: here it cannot."""
    if COMPILED:
        assert not plain_modules(), f"not compiled: {', '.join(plain_modules())}"
        assert compiled_modules()
    else:
        # Either all modules are compiled or none is.
        assert not (plain_modules() and compiled_modules())


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with")
def test_compiled_and_interpreted_games_are_identical() -> None:
    plain = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "digests.py")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(plain.stdout) == fingerprint()


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with")
def test_the_comparison_really_runs_plain_python() -> None:
    source = "from bakufu.engine.core.build import compiled_modules; print(compiled_modules())"
    found = subprocess.run(
        [sys.executable, "-c", source],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "[]"
