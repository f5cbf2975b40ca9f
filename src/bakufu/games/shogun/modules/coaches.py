"""What modules say to a beginner at their decisions, by what the table waits for."""

from collections.abc import Callable, Sequence

from bakufu.engine.text.message import Message
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.modules.chambers.coach import claim
from bakufu.games.shogun.modules.court.coach import ask_favour, use_favour
from bakufu.games.shogun.modules.leaders.coach import draft_leader, move_leader, place_leader
from bakufu.games.shogun.modules.samurai.coach import take_bonus
from bakufu.games.shogun.view import ShogunView

Coach = Callable[[ShogunView, Box, Sequence[int]], list[Message]]

COACHES: dict[str, Coach] = {
    "leader": place_leader,
    "draft-leader": draft_leader,
    "leader-move": move_leader,
    "bonus": take_bonus,
    "favour": ask_favour,
    "favour-use": use_favour,
    "claim": claim,
}
