"""Whether this program runs compiled: `compiled.toml` lists the modules that a build compiles."""

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files


@cache
def listed_modules() -> list[str]:
    """The modules that are compiled where a C compiler is at hand."""
    text = (files("bakufu") / "compiled.toml").read_text(encoding="utf-8")
    return [str(name) for name in tomllib.loads(text)["modules"]]


def compiled_modules() -> list[str]:
    """Listed modules that run as machine code."""
    return [name for name in listed_modules() if _is_compiled(name)]


def plain_modules() -> list[str]:
    """Listed modules that run as plain Python."""
    return [name for name in listed_modules() if not _is_compiled(name)]


def compiled() -> bool:
    """Whether every listed module is compiled."""
    return not plain_modules()


def _is_compiled(name: str) -> bool:
    return not str(import_module(name).__file__).endswith(".py")
