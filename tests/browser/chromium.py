"""Finds a Chromium to test in, or gets one.

A system Chromium first, best of all one without windows; then one that Playwright has fetched
before; then, as root, Debian's package; then Playwright's own download. If there is none after all
that, the tests fail and say so.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Playwright

# The first has all that a page has, and nothing that is around a page: a third cheaper.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
NONE = """These tests run in a real Chromium, and there is none.
Looked for: {names} on the path, and Playwright's own.
{tried}
Install a Chromium (Debian: apt-get install chromium; elsewhere: python -m playwright install
chromium) and run the tests again."""
# Without a window each page of Chromium still loads what would hang below the address bar: two
# pages of its own, dearer than one of ours. Of two such arguments the last one counts, so what
# Playwright switches off for its own sake is named again.
WITHOUT = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(WITHOUT)}",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
if hasattr(os, "geteuid") and os.geteuid() == 0:
    ARGUMENTS.append("--no-sandbox")  # Chromium's sandbox does not work for root


class NoChromium(Exception):
    """Says what was tried."""


def find_or_get(playwright: Playwright) -> str:
    """The program's path. Of several test processes one fetches, the others wait for it."""
    lock = Path(tempfile.gettempdir()) / f"bakufu-chromium-{os.getuid()}.lock"
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        return _find(playwright) or _get(playwright)


def _find(playwright: Playwright) -> str | None:
    system = next(filter(None, map(shutil.which, NAMES)), None)
    if system is not None:
        return system
    own = Path(playwright.chromium.executable_path)
    return str(own) if own.is_file() else None


def _get(playwright: Playwright) -> str:
    ways = []
    if os.geteuid() == 0 and shutil.which("apt-get"):
        ways.append(["apt-get", "update"])
        install = ["apt-get", "install", "--yes", "--no-install-recommends"]
        ways += [[*install, "chromium-headless-shell"], [*install, "chromium"]]
    ways.append([sys.executable, "-m", "playwright", "install", "chromium"])
    tried = []
    for command in ways:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        found = _find(playwright)
        if found is not None:
            return found
        if done.returncode != 0:
            tried.append(f"Tried: {' '.join(command)}\n  {_reason(done.stderr or done.stdout)}")
    raise NoChromium(NONE.format(names=", ".join(NAMES), tried="\n".join(tried)))


def _reason(said: str) -> str:
    """The line that says what was wrong; as a rule the first that speaks of an error."""
    lines = said.strip().splitlines() or ["no reason given"]
    return next((line for line in lines if re.search("error|E:", line, re.IGNORECASE)), lines[-1])
