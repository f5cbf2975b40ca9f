"""A rule says no. The sentence that says why is a message, so it can be said in every language."""

from bakufu.engine.text.errors import BakufuError
from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.words import speaker


class Refused(BakufuError):
    """A move, or a whole table, that a rule forbids. Nothing has changed."""

    def __init__(self, rule: str, why: str, **args: Argument) -> None:
        self.rule = rule
        self.message = Message(f"refused-{why}", args)
        super().__init__(rule, why, args)

    @property
    def reason(self) -> str:
        """The reason in English."""
        return speaker("en").say(self.message)

    def __str__(self) -> str:
        return f"{self.rule}: {self.reason}"
