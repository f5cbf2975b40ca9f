"""Installs what a lock names, with uv, or with pip where uv cannot be had; and pins the locks.

    python tools/locks.py install ENVIRONMENT NAME  requirements/NAME.txt into an environment
    python tools/locks.py pin [--upgrade]           pin requirements/*.txt again

uv is the one on the path, or comes from PyPI into `.venv-uv`. It does not know pip's settings (a
mirror, a certificate), so they are handed to it while it runs; no address is ever written down.
"""

import ast
import fcntl
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
UV_HOME = ROOT / ".venv-uv"
PINNED = ("lock", "play", "test", "bench", "web", "dist")
PIN = ["pip", "compile", "--quiet", "--universal", "--generate-hashes", "--python-version", "3.11"]
PIN += ["--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "make lock"]
# pip's settings that say where packages come from, and what uv calls them.
SAME = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}
# The later wins, as with pip.
SECTIONS = ("global", "install", ":env:")


def python_in(environment: Path) -> str:
    return str(environment / "bin" / "python")


def pip(environment: Path, *words: str) -> bool:
    """Run pip for an environment that need not have it: with ours, or with one made there."""
    there = python_in(environment)
    command = [sys.executable, "-m", "pip", "--python", there]
    if not _succeeds([sys.executable, "-m", "pip", "--version"]):
        command = [there, "-m", "pip"]
        if not _succeeds([there, "-m", "ensurepip"]):
            print("Python has neither pip nor ensurepip: install one of them.", flush=True)
            return False
    quiet = ["--disable-pip-version-check", "--no-input", "-qq"]
    return subprocess.run([*command, *quiet, *words], check=False).returncode == 0


def find_uv(pinned: bool = False) -> str | None:
    """A uv that runs: ours, the one on the path unless a pinned one is wanted, or a new one."""
    ours, lock = UV_HOME / "bin" / "uv", LOCKS / "lock.txt"
    stamp = UV_HOME / lock.name
    # Two environments may be set up at once: one of them fetches uv, the other waits.
    with lock.open("rb") as locked:
        fcntl.flock(locked, fcntl.LOCK_EX)
        wanted = locked.read()
        if stamp.is_file() and stamp.read_bytes() == wanted and _runs(str(ours)):
            return str(ours)
        other = shutil.which("uv")
        if other and not pinned and _runs(other):
            return other
        venv.create(UV_HOME, clear=True)
        if pip(UV_HOME, "install", "--require-hashes", "-r", str(lock)) and _runs(str(ours)):
            stamp.write_bytes(wanted)
            return str(ours)
    return None


def settings(said: str) -> dict[str, str]:
    """What `pip config list` says about where packages come from, in uv's words."""
    found: dict[str, str] = {}
    for section in SECTIONS:
        for line in said.splitlines():
            key, _, value = line.partition("=")
            name = key.removeprefix(section + ".")
            if name == key or name not in SAME:
                continue
            words = str(ast.literal_eval(value)).split()
            found[SAME[name]] = ("," if name == "find-links" else " ").join(words)
    return found


def surroundings(base: Mapping[str, str]) -> dict[str, str]:
    """The variables uv runs with: pip's settings, unless uv has been told something else."""
    said = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    )
    told = settings(said.stdout) if said.returncode == 0 else {}
    # As pip looks: at every index, for what has the right hash.
    ways = {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_PYTHON_DOWNLOADS": "never"}
    return {**ways, **told, **base}


def install(environment: Path, *words: str) -> None:
    """Install into an environment with uv; with pip, if there is no uv or uv cannot do it."""
    uv = find_uv()
    if uv is not None:
        command = [uv, "pip", "install", "--quiet", "--python", python_in(environment), *words]
        around = dict(os.environ) if "--offline" in words else surroundings(os.environ)
        if subprocess.run(command, env=around, check=False).returncode == 0:
            return
        print("uv could not do it (see above): going on with pip...", flush=True)
    else:
        print("uv cannot be had: going on with pip, which takes longer...", flush=True)
    if not pip(environment, "install", *(_for_pip(word) for word in words)):
        raise SystemExit("The packages could not be installed: see above.")


def pin(upgrade: bool) -> None:
    uv = find_uv(pinned=True)
    if uv is None:
        raise SystemExit("uv, which pins the locks, cannot be had: see above.")
    for name in PINNED:
        print(f"Pinning requirements/{name}.txt...", flush=True)
        files = [f"requirements/{name}.in", "--output-file", f"requirements/{name}.txt"]
        command = [uv, *PIN, *(["--upgrade"] if upgrade else []), *files]
        subprocess.run(command, cwd=ROOT, env=surroundings(os.environ), check=True)


def _for_pip(word: str) -> str:
    return {"--reinstall": "--force-reinstall", "--offline": "--no-index"}.get(word, word)


def _runs(program: str) -> bool:
    return os.access(program, os.X_OK) and _succeeds([program, "--version"])


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def main(words: list[str]) -> None:
    match words:
        case ["install", environment, name]:
            lock = str(LOCKS / f"{name}.txt")
            install(ROOT / environment, "--require-hashes", "-r", lock)
        case ["pin"] | ["pin", "--upgrade"]:
            pin(len(words) > 1)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
