"""The master as it was before judges were tuned: the yardstick of those that came later.

A bot file, as the arena takes it: `bakufu arena GAME --players master,bench/former.py`.
"""

from pathlib import Path

from bakufu.arena.roster import read_weights
from bakufu.bots.bot import Sight
from bakufu.bots.search_bot import SearchingBot
from bakufu.bots.weights import numbers_for
from bakufu.engine.core.judgement import Judgement

WEIGHTS = Path(__file__).parent.parent / "examples" / "weights"
EFFORT = 300
# In Edo an effort meant more looks then: 228.
EFFORTS = {"edo": 338}


class Former(SearchingBot):
    """The weights set by hand, with their curiosity, looks and positions played past, no races."""

    def __init__(self) -> None:
        super().__init__("former", EFFORT)
        self.judge = former_judge

    def _think(self, sight: Sight) -> list[int]:
        self.effort = EFFORTS.get(sight.game.id, EFFORT)
        return super()._think(sight)


def former_judge(sight: Sight) -> Judgement:
    game = sight.game
    path = WEIGHTS / f"{game.id}-untuned.toml"
    return game.judgement().weighed(numbers_for(read_weights(path), game, str(path)))
