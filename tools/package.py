"""Builds Bakufu as a wheel and installs it, and starts what is played.

    python tools/package.py install ENVIRONMENT         as BAKUFU_COMPILE says, waiting for cc
    python tools/package.py run ENVIRONMENT COMMAND...  without waiting for it the first time

The first start runs as plain Python, and meanwhile the compiler works behind it, with the lowest
priority, on a wheel for the next start. Nothing that runs is touched: a wheel appears in
`build/wheels` when it is whole, and is installed before a start, never during one. One compiler
works at a time. What was compiled when it is interrupted is kept.
"""

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import locks

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
WHEELS = BUILD / "wheels"
LOG = BUILD / "compile.log"
OUTCOME = BUILD / "compile.json"
KEPT_WHEELS = 6
BUILD_WHEEL = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
NO_COMPILER = "no compiler"
FAILED = "failed"
TOLD = "failed and told"


def checksum() -> str:
    """What the package is made of, and by which Python."""
    files = [ROOT / name for name in ("pyproject.toml", "setup.py", "requirements/play.txt")]
    files += sorted((ROOT / "tools").glob("*.py"))
    files += sorted(
        path
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".pyo"} and ".egg-info" not in str(path)
    )
    whole = hashlib.sha256(sys.version.encode())
    for path in files:
        content = path.read_bytes()
        whole.update(f"{path.relative_to(ROOT)} {len(content)} ".encode() + content)
    return whole.hexdigest()[:20]


def ready(package: str, mode: str) -> Path | None:
    """The wheel of this package, compiled (yes) or not (no), if it has been built."""
    return next((WHEELS / f"{package}-{mode}").glob("*.whl"), None)


def installed(environment: Path) -> tuple[str, str]:
    """What is installed there: yes or no, and the package's checksum."""
    try:
        mode, package = (environment / ".package").read_text().split()
    except (OSError, ValueError):
        return "", ""
    return mode, package


def put(environment: Path, package: str, mode: str) -> None:
    """Install a wheel that is ready."""
    wheel = ready(package, mode)
    assert wheel is not None
    (environment / ".package").unlink(missing_ok=True)
    locks.install(environment, "--no-deps", "--reinstall", "--offline", str(wheel))
    (environment / ".package").write_text(f"{mode} {package}\n")


def build(environment: Path, package: str, mode: str, log: Path) -> int:
    """Build a wheel; it is there at once and whole, or not at all."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    folder = tempfile.mkdtemp(dir=WHEELS, prefix="half-")
    try:
        with log.open("w") as said:
            done = subprocess.run(
                [locks.python_in(environment), "-c", BUILD_WHEEL, folder],
                cwd=ROOT,
                env={**os.environ, "BAKUFU_COMPILE": mode, "PYTHONUNBUFFERED": "1"},
                stdout=said,
                stderr=subprocess.STDOUT,
                check=False,
            )
        # Whoever edits a file meanwhile gets no wheel of two minds.
        if done.returncode == 0 and checksum() == package and not ready(package, mode):
            os.replace(folder, WHEELS / f"{package}-{mode}")
        return done.returncode
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        # The older ones go, and what was left half done by those who were interrupted long ago.
        for old in sorted(WHEELS.iterdir(), key=lambda path: -path.stat().st_mtime)[KEPT_WHEELS:]:
            shutil.rmtree(old, ignore_errors=True)


def mode_of(environment: Path, wish: str) -> str:
    """What a wish (auto, yes, no) means here, yes or no."""
    done = subprocess.run(
        [locks.python_in(environment), "setup.py", "--mode"],
        cwd=ROOT,
        env={**os.environ, "BAKUFU_COMPILE": wish},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(done.returncode)
    return done.stdout.strip()


@contextmanager
def alone(path: Path, wait: bool = True, shared: bool = False) -> Iterator[bool]:
    """Hold a lock, which is free again when this process ends, however it ends."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as held:
        try:
            kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
            fcntl.flock(held, kind if wait else kind | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            os.set_inheritable(held.fileno(), shared)
            yield True


def outcome(package: str) -> str:
    """How the last attempt to compile this package failed; empty if none did."""
    try:
        last = json.loads(OUTCOME.read_text())
    except (OSError, ValueError):
        return ""
    return str(last["outcome"]) if last["package"] == package else ""


def record(package: str, how: str) -> None:
    half = OUTCOME.with_suffix(".half")
    half.write_text(json.dumps({"package": package, "outcome": how}) + "\n")
    os.replace(half, OUTCOME)


def compile_package(environment: Path, behind: bool) -> None:
    """Compile, unless somebody else does or did; say in files how it went."""
    if behind:
        os.nice(19)
    with alone(BUILD / "lock", wait=not behind) as free:
        package = checksum()
        if not free or ready(package, "yes"):
            return
        if mode_of(environment, "auto") == "no":
            record(package, NO_COMPILER)
        elif build(environment, package, "yes", LOG) != 0:
            record(package, FAILED)


def said() -> str:
    """What the compiler has said."""
    return LOG.read_text(errors="replace") if LOG.is_file() else ""


def compile_command(environment: Path, how: str) -> list[str]:
    return [sys.executable, str(Path(__file__)), how, str(environment)]


def compile_now(environment: Path) -> None:
    """Compile and show how far it is; if the compiler is at work behind, wait for it."""
    print("Compiling the engine (once for each change of it)...", flush=True)
    work = subprocess.Popen(compile_command(environment, "compile"), cwd=ROOT)
    shown = ""
    while work.poll() is None:
        time.sleep(0.5)
        steps = re.findall(r"^compiling: (.*)$", said(), re.M)
        if sys.stdout.isatty() and steps and steps[-1] != shown:
            shown = steps[-1]
            print(f"\r  {shown}\x1b[K", end="", flush=True)
    if shown:
        print("\r\x1b[K", end="", flush=True)


def compile_behind(environment: Path) -> subprocess.Popen[bytes]:
    """Compile in a process of its own, which goes on when the play ends."""
    return subprocess.Popen(
        compile_command(environment, "behind"),
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def install(environment: Path) -> None:
    """Install the package as BAKUFU_COMPILE says, now."""
    mode, package = mode_of(environment, os.environ.get("BAKUFU_COMPILE") or "auto"), checksum()
    if installed(environment) == (mode, package):
        return
    if mode == "no":
        install_plain(environment, package)
        return
    if not ready(package, "yes"):
        compile_now(environment)
    if not ready(package, "yes"):
        print(said()[-4000:])
        raise SystemExit("The engine is not compiled: see above; or its files changed meanwhile.")
    put(environment, package, "yes")


def install_plain(environment: Path, package: str) -> None:
    print("Installing Bakufu as plain Python...", flush=True)
    log = BUILD / "plain.log"
    if not ready(package, "no") and build(environment, package, "no", log) != 0:
        raise SystemExit(f"{log.read_text()[-4000:]}\nBakufu could not be built: see above.")
    put(environment, package, "no")


def prepare(environment: Path) -> subprocess.Popen[bytes] | None:
    """Install for a start: plain the first time, compiled from the second on.

    Returns the compiler that works behind, if one does.
    """
    if (os.environ.get("BAKUFU_COMPILE") or "auto") != "auto":
        install(environment)
        return None
    package = checksum()
    if installed(environment) == ("yes", package):
        return None
    first = installed(environment)[1] != package
    if not first and not ready(package, "yes") and not outcome(package):
        compile_now(environment)
    if ready(package, "yes"):
        # Under a table that is being played nothing is exchanged: it may load a module at any time.
        with alone(environment / ".in-use", wait=False) as free:
            if free:
                put(environment, package, "yes")
                return None
    if first:
        install_plain(environment, package)
        print("Bots think slower this time. Where there is a C compiler, it works behind the play,")
        print("for the next start.", flush=True)
    how = outcome(package)
    if how == FAILED:
        print(f"The engine could not be compiled ({LOG.relative_to(ROOT)}): bots think slower.")
        record(package, TOLD)
    elif how != TOLD and not ready(package, "yes"):
        return compile_behind(environment)
    return None


def run(environment: Path, command: list[str]) -> None:
    """Prepare, then become the command; as long as it runs, the environment is in use."""
    prepare(environment)
    program = str(environment / "bin" / command[0])
    with alone(environment / ".in-use", shared=True):
        os.execv(program, [program, *command[1:]])


def main(words: list[str]) -> None:
    match words:
        case ["install", environment]:
            install(ROOT / environment)
        case ["run", environment, *command] if command:
            run(ROOT / environment, command)
        case ["compile" | "behind" as how, environment]:
            compile_package(Path(environment), how == "behind")
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        raise SystemExit(130) from None
