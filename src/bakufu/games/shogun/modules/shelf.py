"""The rules of a table, with the modules that its options bring into play."""

from functools import lru_cache

import msgspec

from bakufu.engine.table.game import Setup
from bakufu.games.shogun.data import PRINTED
from bakufu.games.shogun.modules.faces import FACES, STEP_COUNT
from bakufu.games.shogun.round import Round


def make_rules(setup: Setup) -> Round:
    """The rules of one table. Equal tables share them."""
    return _make_rules(msgspec.json.encode(setup))


@lru_cache(maxsize=64)
def _make_rules(packed: bytes) -> Round:
    setup = msgspec.json.decode(packed, type=Setup)
    data = PRINTED.read_for(setup)
    modules = [
        face.make(data, setup.options)
        for name, face in FACES.items()
        if setup.options.get(name) == "on"
    ]
    return Round(modules, STEP_COUNT)


def _steps() -> list[str]:
    options = {
        option.name: option.default
        for face in FACES.values()
        for option in face.options
        if option.default is not None
    }
    modules = [face.make(PRINTED.read({}), options) for face in FACES.values()]
    return [step.name for step in Round(modules, STEP_COUNT).steps]


# The words for what a table may wait for, by number.
STEPS = _steps()
