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
