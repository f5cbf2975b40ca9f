"""Who looks on while a game is played."""

from bakufu.engine.core.state import State


class Witness:
    """Sits beside a table while a game is played; this one only looks on."""

    def asks(self, state: State, seat: int) -> None:
        """The bot at this seat is about to be asked."""

    def moved(self, state: State, seat: int, move: int) -> None:
        """It has moved; the position is the one after its move."""
