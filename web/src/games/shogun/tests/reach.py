"""What has to be in reach at each decision of Shogun; read by tests/browser/test_reach.py.

A position, what is pressed first, what has to be in reach, and of what at least one. Whatever can
be pressed in the action bar and one lit province are looked at in any case.
"""

COMMIT = ".action-bar .ask .button.chief"
SPACES = "[data-space]"
CARDS = "[data-card]"

REACH: list[tuple[str, list[str], list[str], list[str]]] = [
    ("colour", [], [], []),
    ("draft", [], [], []),
    ("modules-draft", [], [], []),
    ("group", [], [], []),
    ("modules-group", [], [], []),
    ("plan", [], [SPACES, COMMIT], [CARDS]),
    ("plan", [CARDS], [SPACES, COMMIT], []),
    ("court-plan", [], [SPACES, COMMIT], [CARDS]),
    ("half-plan", [], [SPACES, COMMIT], [CARDS]),
    ("special", [], [], []),
    ("modules-special", [], [], []),
    ("deploy", [], [], []),
    ("modules-deploy", [], [], []),
    ("march", [], [], []),
    ("modules", [], [], []),
    ("number", [], [], []),
    ("modules-number", [], [], []),
    ("number-neutral", [], [], []),
    ("revolt", [], [], []),
    ("modules-revolt", [], [], []),
    ("leader", [], [], []),
    ("draft-leader", [], [], []),
    ("leader-move", [], [], []),
    ("bonus", [], [], []),
    ("favour", [], [], []),
    ("favour-use", [], [], []),
    ("claim", [], [".chambers .field.lit", ".chambers .region"], []),
    ("court-plan", ["[data-page=chambers]"], [".chambers .region"], []),
]
