"""What a seat knows of the modules in play, as numbers. Modules have no secrets of their own."""

from mypy_extensions import i64

from bakufu.engine.core.observation import Cursor, Field
from bakufu.games.shogun.state import ShogunState


class ModuleObserver:
    """Tells of one module, after what the base game tells."""

    def __init__(self, place: i64, players: i64, fields: list[Field]) -> None:
        self.place = place  # of the module among the modules in play
        self.players = players
        self.fields = fields

    def write(self, s: ShogunState, row: Cursor) -> None:
        """Write its fields, in their order."""
        raise NotImplementedError
