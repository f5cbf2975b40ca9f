"""What has to be in reach at each decision of Edo; read by tests/browser/test_reach.py.

A position, what is pressed first, what has to be in reach, and of what at least one. Whatever can
be pressed in the action bar and one lit space of the map are looked at in any case.
"""

HAND_IN = ".action-bar .ask .button.chief"
SLOTS = "[data-head]"
STEPS = "[data-step]"
POOL = "[data-pool]"
CARDS = "[data-hand]"

REACH: list[tuple[str, list[str], list[str], list[str]]] = [
    ("colour", [], [], []),
    ("start", [], [], []),
    ("plan", [], [SLOTS, STEPS, POOL, HAND_IN], []),
    ("late-plan", [], [SLOTS, STEPS, POOL, HAND_IN], []),
    ("special-plan", [], [SLOTS, STEPS, POOL, CARDS, HAND_IN], []),
    ("special-plan", [CARDS], [SLOTS, STEPS, POOL, CARDS, HAND_IN], []),
    ("half-plan", [], [SLOTS, STEPS, HAND_IN], []),
    ("before", [], [], []),
    ("use", [], [], []),
    ("travel", [], [], []),
    ("travel-on", [], [], []),
    ("develop", [], [], []),
    ("gather", [], [], []),
    ("build", [], [], []),
    ("trade", [], [], []),
    ("wages", [], [], []),
]
