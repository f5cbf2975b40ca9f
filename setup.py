"""Builds Bakufu, with its inner modules compiled by mypyc where a C compiler works.

BAKUFU_COMPILE=auto (the default) compiles if a trial compilation succeeds and otherwise installs
the same modules as plain Python; yes fails without a compiler; no never compiles. Whatever is
compiled is compiled whole: any error ends the build. `tools/compiling.py` does it. Everything is
built in a temporary directory, so the source tree stays as it is.

`python setup.py --mode` prints what would be done here: yes or no.
"""

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from compiling import BuildExt, compiler_works, extensions  # noqa: E402
from describing import described  # noqa: E402

CLIENT = ROOT / "src" / "bakufu" / "server" / "web" / "index.html"
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}


def compile_here() -> bool:
    """What BAKUFU_COMPILE means on this machine."""
    wish = os.environ.get("BAKUFU_COMPILE", "auto") or "auto"
    if wish not in {"auto", "yes", "no"}:
        raise SystemExit(f"BAKUFU_COMPILE is {wish!r}: it must be auto, yes or no")
    if wish == "no":
        return False
    if compiler_works():
        return True
    if wish == "yes":
        raise SystemExit("BAKUFU_COMPILE=yes, but no C compiler with Python's headers works here")
    return False


def main() -> None:
    if sys.argv[1:] == ["--mode"]:
        print("yes" if compile_here() else "no")
        return
    os.chdir(ROOT)
    folder = tempfile.mkdtemp(prefix="bakufu-build-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    # An editable install runs from src/ and is therefore always plain Python.
    building = BUILDING.intersection(sys.argv) and "editable_wheel" not in sys.argv
    compiling = building and compile_here()
    if building and not compiling:
        print("bakufu: installing as plain Python, not compiled")
    if building and not CLIENT.is_file():
        print("bakufu: installing without the browser client, which `make web` builds")
    setup(
        **described(),
        ext_modules=extensions(folder) if compiling else [],
        cmdclass={"build_ext": BuildExt},
        options={"build": {"build_base": folder}, "egg_info": {"egg_base": folder}},
    )


if __name__ == "__main__":
    main()
