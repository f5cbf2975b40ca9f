"""How a Chromium is got where there is none, told with programs that only pretend."""

import os
import shutil
import subprocess
from typing import Any, cast

import pytest
from browser import chromium
from playwright.sync_api import Playwright

NOBODY = cast(Playwright, None)


class Shell:
    """Notes the commands; the one that is meant to work brings a Chromium."""

    def __init__(self, works: str, root: bool, patch: pytest.MonkeyPatch) -> None:
        self.works = works  # how the command ends
        self.commands: list[str] = []
        self.found: str | None = None
        patch.setattr(subprocess, "run", self.run)
        patch.setattr(chromium, "_find", lambda playwright: self.found)
        patch.setattr(os, "geteuid", lambda: 0 if root else 1000)
        patch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")

    def run(self, command: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
        self.commands.append(" ".join(command[-2:]))
        if self.works and " ".join(command).endswith(self.works):
            self.found = "/usr/bin/chromium"
            return subprocess.CompletedProcess(command, 0, "", "")
        return subprocess.CompletedProcess(command, 1, "", "some words\nE: no network\nmore")


def test_root_gets_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell("recommends chromium-headless-shell", True, monkeypatch)
    assert chromium.find_or_get(NOBODY) == "/usr/bin/chromium"
    assert shell.commands == ["apt-get update", "--no-install-recommends chromium-headless-shell"]
    # The next one finds it there.
    assert chromium.find_or_get(NOBODY) == "/usr/bin/chromium"
    assert len(shell.commands) == 2


def test_an_older_debian_has_only_the_one_with_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell("recommends chromium", True, monkeypatch)
    assert chromium.find_or_get(NOBODY) == "/usr/bin/chromium"
    assert shell.commands[-1] == "--no-install-recommends chromium"


def test_others_get_the_one_of_playwright(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell("playwright install chromium", False, monkeypatch)
    assert chromium.find_or_get(NOBODY) == "/usr/bin/chromium"
    assert shell.commands == ["install chromium"]


def test_none_at_all_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    Shell("", True, monkeypatch)
    with pytest.raises(chromium.NoChromium) as told:
        chromium.find_or_get(NOBODY)
    text = str(told.value)
    assert "there is none" in text
    assert text.count("E: no network") == 4
    assert "apt-get install chromium" in text
