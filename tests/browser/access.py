"""What axe finds on a page."""

from axe_playwright_python.sync_playwright import Axe
from browser.people import SEEN
from playwright.sync_api import Page

AXE = Axe()
GRAVE = ("serious", "critical")


# The rules that colours can break.
COLOURS = ["color-contrast", "link-in-text-block"]


def faults(page: Page, screen: str, *rules: str) -> list[str]:
    """What axe finds grave: where, what, for which element. Without rules named: by all of them."""
    options = {"resultTypes": ["violations"], **({"runOnly": [*rules]} if rules else {})}
    page.evaluate(SEEN, True)
    found = AXE.run(page, options=options).response["violations"]
    page.evaluate(SEEN, False)
    return [
        f"{screen}: {rule['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for rule in found
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]
