"""What has to be in reach at each decision of Bushido; read by tests/browser/test_reach.py.

A position, what is pressed first, what has to be in reach, and of what at least one. Whatever can
be pressed in the action bar and one lit province are looked at in any case.
"""

DONE = ".action-bar .ask .button.chief"
OWN = "button[data-own]"
TABLE = ".fight td"

REACH: list[tuple[str, list[str], list[str], list[str]]] = [
    ("fortress", [], [], []),
    ("province", [], [], []),
    ("deploy", [], [DONE], []),
    ("gap", [], [], []),
    ("discs", [], [DONE], []),
    ("remove", [], [DONE], []),
    ("recruit", [], [DONE], []),
    ("elite", [], [DONE], []),
    ("place-elite", [], [DONE], []),
    ("invite", [], [], []),
    ("answer", [], [DONE], []),
    ("give-up", [], [DONE], []),
    ("buy", [], [DONE], []),
    ("deal", [], [], []),
    ("three-deal", [], [], []),
    ("intrigue", [], [DONE], []),
    ("intrigue", ["[data-tile=shinobi]"], [DONE], []),
    ("unrest", [], [DONE], []),
    ("rise", [], [], []),
    ("announce", [], [DONE], []),
    ("regroup", [], [DONE], []),
    ("target", [], [], []),
    ("send", [], [DONE], []),
    ("send-elite", [], [DONE], []),
    ("bonus", [], [DONE], []),
    ("stack", [], [DONE, OWN], [TABLE]),
    ("first-stack", [], [DONE, OWN], [TABLE]),
    ("tactic", [], [DONE, OWN], [TABLE]),
    ("retreat", [], [], []),
    ("demand", [], [DONE], []),
    ("propose", [], [DONE], []),
    ("judge", [], [DONE], []),
    ("arms", [], [DONE], []),
    ("audience", [], [DONE], []),
]
