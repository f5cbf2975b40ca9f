"""Builds Bakufu, with its inner modules compiled by mypyc where a C compiler works.

BAKUFU_COMPILE=auto (the default) compiles if a trial compilation succeeds and otherwise installs
the same modules as plain Python; yes fails without a compiler; no never compiles. Whatever is
compiled is compiled whole: any error ends the build. Everything is built in a temporary directory,
so the source tree stays as it is.

`python setup.py --mode` prints what would be done here: yes or no.
"""

import atexit
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
LIST = ROOT / "src" / "bakufu" / "compiled.toml"
CLIENT = ROOT / "src" / "bakufu" / "server" / "web" / "index.html"
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
TRIAL = """
#include <Python.h>
static struct PyModuleDef trial = {PyModuleDef_HEAD_INIT, "trial", 0, -1, 0};
PyMODINIT_FUNC PyInit_trial(void) { return PyModule_Create(&trial); }
"""


class BuildExt(build_ext):
    """Compiles outside the source tree, and looks afterwards that nothing is missing."""

    def run(self) -> None:
        if self.inplace:
            raise SystemExit("Bakufu is never compiled into src/: use a plain `pip install .`")
        super().run()
        absent = [path for path in self.get_outputs() if not Path(path).is_file()]
        if absent:
            raise SystemExit(f"compilation left out: {', '.join(absent)}")


def compiler_works() -> bool:
    """Compile and link one empty extension module, in a process of its own."""
    with tempfile.TemporaryDirectory(prefix="bakufu-trial-") as folder:
        Path(folder, "trial.c").write_text(TRIAL)
        script = (
            "from setuptools import Extension, setup;"
            "setup(name='trial', py_modules=[], ext_modules=[Extension('trial', ['trial.c'])])"
        )
        command = [sys.executable, "-c", script, "-q", "build_ext", "--inplace"]
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return done.returncode == 0 and Path(folder, f"trial{suffix}").is_file()


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


def sources() -> list[str]:
    """The files to compile, each of which must exist."""
    modules = tomllib.loads(LIST.read_text(encoding="utf-8"))["modules"]
    found = ["src/" + name.replace(".", "/") + ".py" for name in modules]
    for path in found:
        if not (ROOT / path).is_file():
            raise SystemExit(f"{LIST.name} lists {path}, but there is no such file")
    return found


def extensions(folder: str) -> list[Extension]:
    from mypyc.build import mypycify

    # A cache of its own: the type checker's is left alone, and no stale entry is ever trusted.
    options = ["--no-color-output", f"--cache-dir={folder}/types"]
    modules = mypycify(
        options + sources(),
        opt_level="3",
        debug_level="0",
        group_name="bakufu",
        target_dir=f"{folder}/c",
    )
    if sys.platform.startswith("linux"):
        # Without this, any function could be replaced from outside, so none is ever inlined.
        for module in modules:
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


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
        ext_modules=extensions(folder) if compiling else [],
        cmdclass={"build_ext": BuildExt},
        options={"build": {"build_base": folder}, "egg_info": {"egg_base": folder}},
    )


if __name__ == "__main__":
    main()
