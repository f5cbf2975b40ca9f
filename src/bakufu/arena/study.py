"""What one game shows of the game it is: choices, leads, lengths."""

from bakufu.arena.match import Findings, Witness
from bakufu.engine.game import Game


class Looker(Witness):
    """Looks at every decision of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def findings(self) -> Findings:
        return Findings()
