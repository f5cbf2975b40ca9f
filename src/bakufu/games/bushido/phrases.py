"""Promises, threats and pleas as phrases; nothing promised is binding (BUS-SEE-07)."""

from bakufu.engine.table.game import Setup
from bakufu.engine.table.talk import Phrase, Slot
from bakufu.engine.text.message import Argument
from bakufu.games.bushido.data import make_box
from bakufu.games.bushido.names import DISCS, HEXES

_TACTICS = DISCS[:4]

_PROVINCE = (Slot("province", "province"),)
PHRASES = (
    Phrase("lead-all"),
    Phrase("stack", (Slot("number", "number", (1, 15)),)),
    Phrase("tactic", (Slot("tactic", "tactic"),)),
    Phrase("spare", _PROVINCE),
    Phrase("no-defence", _PROVINCE),
    Phrase("attack", (Slot("player", "player"),)),
    Phrase("samurai"),
    Phrase("sensei"),
    Phrase("tea"),
    Phrase("council"),
    Phrase("revenge", _PROVINCE, threat=True),
    Phrase("ronin", _PROVINCE, threat=True),
    Phrase("agreed"),
    Phrase("refuse"),
)


def slot_values(setup: Setup, kind: str) -> dict[str, Argument]:
    if kind == "tactic":
        return {tactic: f"@bushido-thing-{tactic}" for tactic in _TACTICS}
    assert kind == "province"
    in_play = make_box(setup).in_play
    return {word: word.upper() for place, word in enumerate(HEXES) if in_play[place] > 0}
