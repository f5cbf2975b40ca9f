"""What a package index shows of Bakufu: the README, which cannot lead to files beside it there.

BAKUFU_URL is the address of the repository (`make dist URL=https://...`): links and pictures then
lead there, and it is among the package's addresses. Without it they become plain words.
"""

import os
import re
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
FAR = r"(?:[a-z]+:|#)"  # addresses and places on the page itself stay
LINK = re.compile(rf"(!?)\[([^\[\]]*)\]\((?!{FAR})([^()\s]+)\)")
PICTURE = re.compile(rf'<img src="(?!{FAR})([^"]+)"([^>]*) alt="([^"]*)">')


def address() -> str:
    """Of the repository; empty where nobody has said it."""
    url = os.environ.get("BAKUFU_URL", "").rstrip("/")
    if url and not re.fullmatch(r"https://[^\s/]+/\S+", url):
        raise SystemExit(f"BAKUFU_URL is {url!r}: it must begin with https:// and name a folder")
    return url


def addresses(url: str) -> dict[str, str]:
    """What the package says of where it comes from."""
    if not url:
        return {}
    pages = {"Documentation": "docs/README.md", "Roadmap": "ROADMAP.md"}
    return {"Repository": url, **{name: f"{url}/blob/HEAD/{page}" for name, page in pages.items()}}


def description(url: str, text: str) -> str:
    """A page without relative links."""

    def link(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        place = "raw" if mark else "blob"
        return f"{mark}[{words}]({url}/{place}/HEAD/{target})" if url else words

    def picture(found: re.Match[str]) -> str:
        target, more, words = found.groups()
        return f'<img src="{url}/raw/HEAD/{target}"{more} alt="{words}">' if url else words

    return PICTURE.sub(picture, LINK.sub(link, text))


def described() -> dict[str, object]:
    """As `setup` takes it."""
    url = address()
    return {
        "long_description": description(url, README.read_text(encoding="utf-8")),
        "long_description_content_type": "text/markdown",
        "project_urls": addresses(url),
    }
