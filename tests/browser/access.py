"""What axe finds on a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
GRAVE = ("serious", "critical")


def faults(page: Page, screen: str) -> list[str]:
    """Everything grave that axe finds: where, what, and for which element."""
    found = AXE.run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{screen}: {rule['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for rule in found
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]
