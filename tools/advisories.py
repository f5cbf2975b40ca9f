"""Asks the advisory database of OSV about every package that the locks of pip and npm name.

    python tools/advisories.py

It covers PyPI's and npm's own advisories. Ends with 1 if something is known against a version that
is pinned, with 2 if the database cannot be reached.
"""

import json
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ASK = "https://api.osv.dev/v1/querybatch"
AT_ONCE = 500
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)


class Package(NamedTuple):
    ecosystem: str
    name: str
    version: str


def python_packages(text: str) -> set[Package]:
    """What a lock of pip names."""
    return {Package("PyPI", name.lower(), version) for name, version in PINNED.findall(text)}


def node_packages(text: str) -> set[Package]:
    """What a lock of npm names."""
    found = json.loads(text)["packages"].items()
    return {
        Package("npm", path.rpartition("node_modules/")[2], facts["version"])
        for path, facts in found
        if path and "version" in facts
    }


def all_packages() -> list[Package]:
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    found = {one for lock in locks for one in python_packages(lock.read_text(encoding="utf-8"))}
    found |= node_packages((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return sorted(found)


def known_against(packages: list[Package]) -> Iterator[tuple[Package, list[str]]]:
    """Packages with the advisories there are against their version."""
    for start in range(0, len(packages), AT_ONCE):
        some = packages[start : start + AT_ONCE]
        queries = [
            {"package": {"ecosystem": one.ecosystem, "name": one.name}, "version": one.version}
            for one in some
        ]
        body = json.dumps({"queries": queries}).encode()
        request = urllib.request.Request(ASK, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            results = json.load(answer)["results"]
        for one, result in zip(some, results, strict=True):
            if advisories := [found["id"] for found in result.get("vulns", [])]:
                yield one, advisories


def main() -> int:
    packages = all_packages()
    try:
        found = list(known_against(packages))
    except (urllib.error.URLError, TimeoutError) as error:
        print(f"The advisory database cannot be reached: {error}")
        return 2
    for one, advisories in found:
        print(f"{one.name} {one.version} ({one.ecosystem}): {', '.join(advisories)}")
    print(f"{len(packages)} packages, {len(found)} with advisories")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
