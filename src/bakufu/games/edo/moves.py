"""The vocabulary: every choice in Edo is one of these numbers."""

from typing import Final

from mypy_extensions import i64

COLOUR: Final[i64] = 0  # + colour
TAKE_SET: Final[i64] = 4  # + starting set
HOME: Final[i64] = 9  # + city: the starting house and samurai
LAY: Final[i64] = 14  # + card * ACTIONS + action: into the next slot of the plan
OFFICIALS: Final[i64] = 164  # + own * 6 + Shogun: officials at the card laid last
LIFT: Final[i64] = 200  # take back the last part of the plan
HAND_IN: Final[i64] = 201
GO: Final[i64] = 202  # + origin * SPACES + goal: a samurai, for Ryo or by Travel
LEAD: Final[i64] = 643  # + goal: the merchant, for Ryo
REVEAL: Final[i64] = 664
USE: Final[i64] = 665  # + activations - 1 of Money, Rice or Recruit
SEND: Final[i64] = 670  # + space: an own official at Travel becomes a samurai
ENOUGH: Final[i64] = 691  # no further samurai in this free move
LEARN: Final[i64] = 692  # + special card of the display
GATHER: Final[i64] = 704  # + space
BUILD: Final[i64] = 725  # + city * BUILDINGS + building
BUY: Final[i64] = 740  # + number - 1 of the merchant card's resource
POINT: Final[i64] = 750  # of the merchant card
END_TURN: Final[i64] = 751  # give up what is left
RECALL: Final[i64] = 752  # + space: one samurai back from there
PAY_WAGES: Final[i64] = 773  # all others stay
MOVES: Final[i64] = 774
