"""What people may say beforehand and to each other: passes given in advance, phrases with slots."""

import msgspec

from bakufu.engine.text.message import Message


class Pass(msgspec.Struct, frozen=True):
    """A question that may be answered before it is asked: "I play nothing in this phase".

    Everything in it is open: it follows from what a spectator sees.
    """

    id: str  # the same as long as the question may still come, and another one the next time
    name: Message  # what it is about, such as a phase
    move: int  # the answer: always legal when it is asked
    seats: list[int]  # who may still be asked
    now: bool  # whether it is being asked


class Slot(msgspec.Struct, frozen=True):
    """Something in a phrase that the speaker chooses."""

    name: str  # as the sentence has it
    kind: str  # "player", "number", or a kind that `Game.slot_values` lists
    numbers: tuple[int, int] = (0, 0)  # the least and the most


class Phrase(msgspec.Struct, frozen=True):
    """A sentence to others that each reads in their own language: the message GAME-phrase-ID."""

    id: str
    slots: tuple[Slot, ...] = ()
    threat: bool = False  # bots answer these in another way
