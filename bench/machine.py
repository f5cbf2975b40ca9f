"""What the numbers were measured on."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bakufu.engine.core.build import compiled_modules, plain_modules

ROOT = Path(__file__).resolve().parent.parent
PEERS = ("open_spiel", "catanatron", "pettingzoo", "pgx", "jax")


def is_compiled(wish: str) -> bool:
    """Whether the engine is compiled; ends the program where that is not what was asked for."""
    compiled, plain = compiled_modules(), plain_modules()
    if compiled and plain:
        raise SystemExit(f"bench: compiled only in part, plain are: {', '.join(plain)}")
    if wish == "yes" and not compiled:
        raise SystemExit("bench: a compiled engine was asked for, but it is plain Python")
    if wish == "no" and compiled:
        raise SystemExit("bench: plain Python was asked for, but the engine is compiled")
    return bool(compiled)


def facts(compiled: bool) -> list[str]:
    return [
        f"{platform.python_implementation()} {platform.python_version()}, "
        f"{platform.system()} {platform.machine()}",
        f"{_processor()}, {os.cpu_count()} cores (one is used, but for the arena)",
        f"bakufu {version('bakufu')}, {'compiled by mypyc' if compiled else 'plain Python'}",
        *(f"{peer} {installed(peer) or 'is not installed: left out'}" for peer in PEERS),
    ]


def installed(name: str) -> str | None:
    """The version of a package, None without it."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    for line in lines:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "processor unknown"
