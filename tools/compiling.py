"""Compiles the modules that `src/bakufu/compiled.toml` lists: mypyc makes C of them, cc the rest.

The engine, each game, the bots and the environments are groups, each a library of its own: a change
in one game compiles that game alone. Within a group calls are plain C calls, and link-time
optimisation inlines across its files. All cores are used, and what was compiled before from the
same C is taken from a cache.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "src" / "bakufu" / "compiled.toml"
# Outside the checkout: another one of the same code has the same C.
KEPT = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bakufu" / "compiled"
KEPT_BYTES = 300_000_000
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
TRIAL = """
#include <Python.h>
static struct PyModuleDef trial = {PyModuleDef_HEAD_INIT, "trial", 0, -1, 0};
PyMODINIT_FUNC PyInit_trial(void) { return PyModule_Create(&trial); }
"""
# -fcommon: mypyc defines the table of another group's functions in a header.
TOGETHER = ["-flto", "-fvisibility=hidden", "-fcommon"]
# Without this, any function could be replaced from outside, so none is ever inlined.
ALWAYS = ["-fno-semantic-interposition"] if sys.platform.startswith("linux") else []


@cache
def compiler_works(*flags: str) -> bool:
    """Compile and link one empty extension module, in a process of its own."""
    with tempfile.TemporaryDirectory(prefix="bakufu-trial-") as folder:
        Path(folder, "trial.c").write_text(TRIAL)
        script = (
            "from setuptools import Extension, setup;"
            "setup(name='trial', py_modules=[], ext_modules=[Extension('trial', ['trial.c'],"
            f"extra_compile_args={[*flags]}, extra_link_args={[*flags]})])"
        )
        command = [sys.executable, "-c", script, "-q", "build_ext", "--inplace"]
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return done.returncode == 0 and Path(folder, f"trial{suffix}").is_file()


def group_of(module: str) -> str:
    """A game's name, or engine, bots, envs."""
    parts = module.split(".")
    return parts[2] if parts[1] == "games" else parts[1]


def sources() -> dict[str, list[str]]:
    """The files to compile by their groups, each of which must exist."""
    groups: dict[str, list[str]] = {}
    for name in tomllib.loads(LIST.read_text(encoding="utf-8"))["modules"]:
        path = "src/" + name.replace(".", "/") + ".py"
        if not (ROOT / path).is_file():
            raise SystemExit(f"{LIST.name} lists {path}, but there is no such file")
        groups.setdefault(group_of(name), []).append(path)
    return groups


def extensions(folder: str) -> list[Extension]:
    """Make C of the listed modules."""
    from mypyc.build import mypyc_build, mypycify
    from mypyc.options import CompilerOptions

    print("compiling: types", flush=True)
    named = {f"bakufu_{name}": paths for name, paths in sources().items()}
    groups: list[tuple[list[str], str | None]] = [(paths, name) for name, paths in named.items()]
    together = compiler_works(*TOGETHER)
    target = Path(folder, "c")
    # A cache of its own: the type checker's is left alone, and no stale entry is ever trusted.
    words = ["--no-color-output", f"--cache-dir={folder}/types"]
    words += [path for paths in named.values() for path in paths]
    # Where files cannot be optimised together, a group is one file.
    options = CompilerOptions(multi_file=together, separate=True, target_dir=str(target))
    # All groups are made at once, so that it is known which classes have no children.
    options.global_opts = True
    _, files, needed = mypyc_build(words, options, separate=groups)
    made = mypycify(
        words,
        opt_level="3",
        debug_level="0",
        multi_file=together,
        separate=groups,
        target_dir=str(target),
        # The C is there already: an empty text leaves it alone.
        skip_cgen_input=(
            [[(str(Path(path).relative_to(target)), "") for path in paths] for paths, _ in files],
            [(each.path, each.include_dirs, each.internal) for each in needed],
        ),
    )
    games = {name for name, paths in named.items() if paths[0].startswith("src/bakufu/games/")}
    narrow_tables(target, list(named), games)
    for extension in made:
        # A library has many files, the doors to its modules have one each.
        flags = ALWAYS + (TOGETHER if together and len(extension.sources) > 1 else [])
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*flags, f"-flto={CORES}"] if "-flto" in flags else flags
    return made


def narrow_tables(folder: Path, groups: list[str], games: set[str]) -> None:
    """Leave in the tables by which groups see each other only what is really used.

    Whatever stands in a table may be called from anywhere, so that the compiler keeps it as it is
    instead of merging it into its only caller. And a group that takes no more than the table from
    another, as the engine does from a game, need not be compiled again when the rest changes.
    """
    texts = {path: path.read_text() for path in folder.glob("__native*.[ch]")}
    used = set(re.findall(r"\bexports_(\w+)\.(\w+)", "".join(texts.values())))
    for group in groups:
        header, code = folder / f"__native_{group}.h", folder / f"__native_{group}.c"
        table = re.search(rf"struct export_table_{group} \{{\n(.*?)\n\}};\n", texts[header], re.S)
        values = re.search(r"struct export_table_\w+ exports = \{\n(.*?)\n *\};", texts[code], re.S)
        assert table is not None
        assert values is not None
        pairs = [
            (field, value)
            for field, value in zip(table[1].split("\n"), values[1].split("\n"), strict=True)
            if (group, value.strip(" &,")) in used
        ] or [("    int nothing;", "    0")]
        fields = "\n".join(field for field, _ in pairs)
        name = f"__table_{group}.h"
        guard = f"#ifndef TABLE_{group}\n#define TABLE_{group}\n"
        struct = f"struct export_table_{group} {{\n{fields}\n}};\n"
        (folder / name).write_text(
            f"{guard}#include <Python.h>\n#include <CPy.h>\n{struct}#endif\n"
        )
        texts[header] = texts[header].replace(table[0], f'#include "{name}"\n')
        texts[code] = texts[code].replace(values[1], "\n".join(value for _, value in pairs))
        # Nobody else knows a game: engine and bots compare types, which are in the table.
        if group in games:
            for inner in (folder / f"__native_internal_{other}.h" for other in groups):
                if inner != folder / f"__native_internal_{group}.h":
                    texts[inner] = texts[inner].replace(f"<{header.name}>", f"<{name}>")
    for path, text in texts.items():
        path.write_text(text)


class BuildExt(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles outside the source tree, on all cores, and only what is not kept already."""

    def run(self) -> None:
        if self.inplace:
            raise SystemExit("Bakufu is never compiled into src/: use a plain `pip install .`")
        super().run()
        absent = [path for path in self.get_outputs() if not Path(path).is_file()]
        if absent:
            raise SystemExit(f"compilation left out: {', '.join(absent)}")

    def build_extensions(self) -> None:
        keys = {id(each): self._key(each) for each in self.extensions}
        wanted = [each for each in self.extensions if not self._take(each, keys[id(each)])]
        files = {path: each for each in wanted for path in each.sources}
        # The longest first, so that no core waits for the last one.
        order = sorted(files, key=lambda path: -os.path.getsize(path))
        steps = Steps(len(order) + len(wanted))
        with ThreadPoolExecutor(CORES) as pool:
            made = pool.map(lambda path: steps.count(self._object, path, files[path]), order)
            objects = dict(zip(order, made, strict=True))
            wanted.sort(key=lambda each: -sum(os.path.getsize(path) for path in each.sources))
            list(pool.map(lambda each: steps.count(self._link, each, objects), wanted))
        for each in wanted:
            keep(self.get_ext_fullpath(each.name), keys[id(each)])
        forget()

    def _key(self, extension: Extension) -> str:
        """Everything a library depends on."""
        flags = [extension.name, *extension.extra_link_args]
        return checksum(
            [*flags, *(self._object_key(path, extension) for path in extension.sources)]
        )

    def _object_key(self, path: str, extension: Extension) -> str:
        versions = [sys.version, version("mypy"), *_compiler(tuple(self.compiler.compiler_so))]
        return checksum([*versions, *extension.extra_compile_args, *included(Path(path))])

    def _take(self, extension: Extension, key: str) -> bool:
        return take(key, self.get_ext_fullpath(extension.name))

    def _object(self, path: str, extension: Extension) -> str:
        key = self._object_key(path, extension)
        target = str(Path(self.build_temp, f"{key}.o"))
        if not take(key, target):
            made = self.compiler.compile(
                [path],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            os.replace(made[0], target)
            keep(target, key)
        return target

    def _link(self, extension: Extension, objects: dict[str, str]) -> None:
        self.compiler.link_shared_object(
            [objects[path] for path in extension.sources],
            self.get_ext_fullpath(extension.name),
            libraries=self.get_libraries(extension),
            extra_postargs=extension.extra_link_args,
            export_symbols=self.get_export_symbols(extension),
            build_temp=self.build_temp,
        )


class Steps:
    """Says how far it is."""

    def __init__(self, total: int) -> None:
        self.done, self.total = 0, total

    def count(self, work: Callable[..., str | None], *on: object) -> str | None:
        result = work(*on)
        self.done += 1
        print(f"compiling: {self.done} of {self.total}", flush=True)
        return result


def checksum(parts: Iterable[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:40]


def take(key: str, target: str) -> bool:
    """Copy what is kept by this key; false if there is nothing."""
    kept = KEPT / key
    if not kept.is_file():
        return False
    os.utime(kept)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    shutil.copyfile(kept, target)
    return True


def keep(made: str, key: str) -> None:
    """Keep a file; whoever is interrupted here leaves nothing that counts."""
    with suppress(OSError):  # a full or forbidden disk costs time at the next build, no more
        KEPT.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=KEPT, prefix="half-")
        os.close(handle)
        shutil.copyfile(made, name)
        os.replace(name, KEPT / key)


def forget() -> None:
    """Remove what was used longest ago, until the rest is small enough."""
    with suppress(OSError):  # another build may be removing the same
        room = KEPT_BYTES
        for path in sorted(KEPT.iterdir(), key=lambda path: -path.stat().st_mtime):
            room -= path.stat().st_size
            if room < 0:
                path.unlink()


@cache
def _compiler(command: tuple[str, ...]) -> list[str]:
    said = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    return [*command, said.stdout]


@cache
def included(path: Path) -> list[str]:
    """The text of a C file and of the headers beside it that it includes."""
    found = [path]
    for each in found:
        for name in re.findall(r'#include [<"]([^>"]+)[>"]', each.read_text()):
            header = path.parent / name
            if header.is_file() and header not in found:
                found.append(header)
    return [each.read_text() for each in found]
