"""What has to be in reach at each decision of Shitennō; read by tests/browser/test_reach.py.

A position, what is pressed first, what has to be in reach, and of what at least one. Whatever can
be pressed in the action bar and one lit province are looked at in any case.
"""

CONFIRM = ".action-bar .ask .button.chief"
TILES = "[data-track]"
CARDS = "[data-card]"

REACH: list[tuple[str, list[str], list[str], list[str]]] = [
    ("general", [], [CONFIRM], []),
    ("lot", [], [TILES, CARDS, CONFIRM], []),
    ("two-lots", [], [TILES, CARDS, CONFIRM], []),
    ("lot-begun", [], [CARDS, CONFIRM], []),
    ("answer", [], [CONFIRM], []),
    ("which", [], [CONFIRM], []),
    ("turn", [], [CONFIRM], []),
    ("late", [], [], []),
    ("late", [".place.open"], [CARDS, CONFIRM], []),
    ("gild", [], [], []),
    ("begun", [], [CARDS], []),
]
