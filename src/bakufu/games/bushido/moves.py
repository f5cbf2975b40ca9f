"""Every decision as a small number: where each kind of move begins. `names.py` has the words."""

from typing import Final

from mypy_extensions import i64

MOST_TILES: Final[i64] = 51  # of one strength in a stack

FORTRESS_AT: Final[i64] = 0  # hex
SETTLE: Final[i64] = 30  # hex
STATION: Final[i64] = 60  # hex * 31 + normal troops
GUARD: Final[i64] = 990  # hex * 4 + elite troops
FILL_FROM: Final[i64] = 1110  # hex
DISCARD: Final[i64] = 1140  # disc
DONE: Final[i64] = 1145
CALL: Final[i64] = 1146
PASS: Final[i64] = 1147
INVITE_SEAT: Final[i64] = 1148  # seat
ACCEPT: Final[i64] = 1153
REFUSE: Final[i64] = 1154
GIVE: Final[i64] = 1155  # half the Samurai honour
BUY_POINTS: Final[i64] = 1181  # points
MAKE_SAMURAI: Final[i64] = 1193  # seat
MAKE_BUSHI: Final[i64] = 1198  # seat
MAKE_SENSEI: Final[i64] = 1203  # seat
PLACE_RONIN: Final[i64] = 1208  # hex
SPY: Final[i64] = 1238  # seat
HOLD_TEA: Final[i64] = 1243  # seat
PLAY_GEISHA: Final[i64] = 1248
RISE_IN: Final[i64] = 1249  # hex
LAY_CAMPAIGN: Final[i64] = 1279
ATTACK: Final[i64] = 1280  # way
HALT: Final[i64] = 1422
SEND_TROOPS: Final[i64] = 1423  # normal troops
SEND_GUARDS: Final[i64] = 1454  # elite troops
LAY_BONUS: Final[i64] = 1458  # tokens as bits, none to both
LAY_KATANA: Final[i64] = 1462  # (strength - 1) * 51 + tiles - 1
TOP: Final[i64] = 1615  # strength - 1
NO_KATANA: Final[i64] = 1618
TACTIC_OF: Final[i64] = 1619  # disc
RETREAT_TO: Final[i64] = 1623  # hex
SEPPUKU_NOW: Final[i64] = 1653
LOSS: Final[i64] = 1654  # honour - 2
FOLLOW: Final[i64] = 1663
SPARE: Final[i64] = 1664
ARM: Final[i64] = 1665
WAIT: Final[i64] = 1666
AUDIENCE_FOR: Final[i64] = 1667  # appease, fan, plead
MOVES: Final[i64] = 1670
