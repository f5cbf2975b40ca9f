"""What goes over the WebSocket of a table: one tagged union each way.

`docs/server.md` tells the story; `web/src/lib/messages.ts` is written from these types by
`bakufu.server.typescript`, and a test compares the two.

Entries are counted as the viewer sees them: 0 is the set-up, and each later number is something
that this viewer could see. What others do in secret has no number, so that not even the count of
their moves leaves the server. Hashes of the log never leave it while the game runs.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bakufu.engine.table.game import View
from bakufu.engine.table.options import Options
from bakufu.engine.table.standings import Standings
from bakufu.engine.table.telling import Event
from bakufu.engine.text.message import Message

PROTOCOL = 2
# A client message is refused unread if it is larger than this.
LARGEST_MESSAGE = 16_384
LONGEST_CHAT = 400
LONGEST_ORDER = 1000
MOST_MOVES = 64

# Chosen by the client, different for each message of a seat; the same again is a retry.
# Printable ASCII: whatever else there is, some database cannot store it.
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[!-~]+\Z")]
Moves = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=64)]
EntryNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Word = Annotated[str, Meta(max_length=40)]


# From the client


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Every message of a client has an id; every one is answered with it."""

    id: MessageId


class Enter(FromClient, frozen=True, tag="enter"):
    """The first message on a socket. Answered by `welcome`, or, if `since` is the last entry seen
    and `undos` the number of undone turns seen by then, by an `update` with what is missing.
    """

    since: EntryNumber | None = None
    undos: EntryNumber = 0


class Play(FromClient, frozen=True, tag="play"):
    """One or several moves by their names: all of them, or none.

    With `after` they are only played if that is still the last entry; otherwise: error "late".
    """

    moves: Moves
    after: EntryNumber | None = None


class Order(FromClient, frozen=True, tag="order"):
    """An order in words, as in the terminal."""

    words: Annotated[str, Meta(min_length=1, max_length=1000)]
    after: EntryNumber | None = None


class WhyNot(FromClient, frozen=True, tag="why-not"):
    """Asks why these moves cannot be played now, one after the other. Answered by `answer`."""

    moves: Moves


class Undo(FromClient, frozen=True, tag="undo"):
    """Takes back one's own last decision; in the middle of one, its last move."""


class GivePass(FromClient, frozen=True, tag="pass"):
    """Answers one of the questions in `passes` before it is asked, or takes that back."""

    what: Annotated[str, Meta(min_length=1, max_length=40)]
    given: bool


class LookBack(FromClient, frozen=True, tag="look-back"):
    """Asks for the position after an entry. Answered by `past`.

    Once the game is over, `viewpoint` may be any seat, or "spectator"; entries are then
    counted from that viewpoint. Until then, one's own.
    """

    entry: EntryNumber
    viewpoint: Seat | Literal["own", "spectator"] = "own"


class AskStandings(FromClient, frozen=True, tag="standings"):
    """How does the game stand after an entry? Answered by `standings`; viewpoints as above."""

    entry: EntryNumber
    viewpoint: Seat | Literal["own", "spectator"] = "own"


class Chapters(FromClient, frozen=True, tag="chapters"):
    """Asks where years or rounds begin, for a way through the game. Answered by `contents`."""

    viewpoint: Seat | Literal["own", "spectator"] = "own"


class Ping(FromClient, frozen=True, tag="ping"):
    """Is the line alive? Answered by `pong`, at once."""


class Say(FromClient, frozen=True, tag="say"):
    """Chat, plain text: to all, or to the person in a seat alone."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]
    to: Seat | None = None


class SayPhrase(FromClient, frozen=True, tag="phrase"):
    """A phrase of the game, with what stands in its slots."""

    phrase: Annotated[str, Meta(min_length=1, max_length=40)]
    slots: Annotated[dict[Word, Word | int], Meta(max_length=8)] = {}
    to: Seat | None = None


class Hint(FromClient, frozen=True, tag="hint"):
    """What would an expert do in my seat? Answered by `advice`, to this socket alone.

    For whoever plays alone, or where the table allows hints.
    """


class Analyse(FromClient, frozen=True, tag="analyse"):
    """A finished game with the eyes of a seat. Answered by `analysis`, with `progress` before."""

    seat: Seat


ClientMessage = (
    Enter
    | Play
    | Order
    | WhyNot
    | Undo
    | GivePass
    | LookBack
    | AskStandings
    | Chapters
    | Ping
    | Say
    | SayPhrase
    | Hint
    | Analyse
)


# Parts of server messages


class LegalMove(msgspec.Struct, frozen=True):
    move: str  # the name to send
    message: Message  # the same as a sentence


class PassOffer(msgspec.Struct, frozen=True):
    """A question that may come to me, and that I may pass in advance: nobody else is told."""

    id: str
    name: Message  # what it is about, such as a phase
    now: bool  # whether it is being asked
    given: bool


class SeatFacts(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    word: str  # the seat's word in orders, such as its colour; empty before the game has begun
    name: str  # empty for an open seat
    kind: Literal["open", "person", "bot"]
    bot: str | None  # the bot that plays here now
    person: str | None  # the person whose seat it is, also while a bot plays for them
    connected: bool  # whether that person is here
    free: bool  # whether anybody may sit down here: open, or kept warm by a bot
    me: bool


class TableFacts(msgspec.Struct, frozen=True):
    """What does not change while a table is played."""

    id: str
    game: str
    title: str
    rules_version: int
    options: Options
    players: int
    kind: Literal["game", "sandbox", "replay"]
    private: bool
    clock: int | None  # seconds for a decision, if there is a clock
    hints: bool  # whether hints are for all; those who play alone may always ask
    host: bool  # whether I may change the seats
    invited_by: str  # the name of whoever opened the table; empty if that person has no seat
    sandbox_of: str | None  # the table this sandbox was opened from


class Position(msgspec.Struct, frozen=True):
    """The table now, as the viewer may know it."""

    entry: int
    undos: int
    view: View
    prompt: Message
    rule: str  # to read at this decision; empty if there is none
    actors: list[int]  # the seats the table waits for; none when the game is over
    legal: list[LegalMove]  # my own moves; also while others think, where the rules allow it
    examples: list[str]  # orders I could give, to learn from
    coach: list[Message]  # what a beginner should know at my decision; none: the rule says it
    scores: list[int]
    places: list[int]
    winners: list[int]  # seats, once the game is over; perhaps none
    points: list[dict[str, int]]  # by seat and source
    passes: list[PassOffer]
    undo: int  # how many of my last entries `undo` takes back; 0: none may be
    seconds_left: float | None  # of the clock
    over: bool
    end_reason: str  # a rule id; empty while the game runs


class Span(msgspec.Struct, frozen=True):
    """A part of the game that has ended, and what it brought."""

    title: Message
    changes: list[dict[str, int]]  # by seat and thing
    now: list[dict[str, int]]  # what they have of it


class ToldEvent(msgspec.Struct, frozen=True):
    """Something that happened, for the board, for the log in words and for the rulebook."""

    event: Event
    message: Message
    rule: str
    told_by_next: bool  # the following one says everything that this one says
    # What it changes in the view and in the points by source, as far as it is told while it
    # happens: `[value]` is a new value, otherwise a table of what changes inside, by key or place.
    patch: dict[str, Any] | list[Any] | msgspec.UnsetType = msgspec.UNSET
    report: list[Span] | msgspec.UnsetType = msgspec.UNSET  # of what ends with it, shortest first


class ToldEntry(msgspec.Struct, frozen=True):
    """One entry, as the viewer may know it."""

    entry: int
    seat: int | None  # None: the set-up
    events: list[ToldEvent]
    scores: list[int]


class Chapter(msgspec.Struct, frozen=True):
    """A year or a round, and the entry it begins with."""

    entry: int
    when: Message


class ChatLine(msgspec.Struct, frozen=True):
    number: int  # as this reader counts: what others say to each other alone has none
    name: str
    seat: int | None
    to: int | None  # the seat that alone may read it besides its speaker; None: to all
    text: str  # plain: never to be shown as markup
    phrase: Message | None  # instead of a text
    at: float  # seconds since 1970


class ToldIdea(msgspec.Struct, frozen=True):
    """A whole decision, and how games went on from it."""

    moves: list[str]  # names, to be sent in this order
    words: list[Message]  # the same as sentences
    why: Message | None  # what speaks for it, in the game's terms; None in a look back
    reasons: list[Message]  # figures: what it brings, and what it brings more than another idea
    win: float  # chance to win, from 0 to 1
    points: float  # to be expected at the end
    sources: dict[str, float]  # the same points by source


class Judged(msgspec.Struct, frozen=True):
    """A decision of a finished game."""

    entry: int  # the position in which it was taken, as its seat counts
    asked: Message
    win: float  # after what was played
    win_range: tuple[float, float]  # a 95% interval
    points: float
    cost: float  # win chance given away


class Costly(msgspec.Struct, frozen=True):
    """A decision that gave away more than chance explains: measured twice."""

    decision: Judged
    played: ToldIdea
    better: ToldIdea
    cost_points: float


# From the server


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Everything. `position` is None while seats are still open and the game has not begun."""

    reply: str | None
    protocol: int
    table: TableFacts
    seat: int | None  # mine; None: a spectator
    seats: list[SeatFacts]
    position: Position | None
    entries: list[ToldEntry]  # the whole history, for the log in words and the chart of scores
    chat: list[ChatLine]


class Update(FromServer, frozen=True, tag="update"):
    """New entries, oldest first, and the position after the last of them.

    After a retried `enter` it may hold no entry at all.
    """

    reply: str | None
    entries: list[ToldEntry]
    position: Position


class Undone(FromServer, frozen=True, tag="undone"):
    """Entries after `entry` are void, since `seat` took a decision back: forget them.

    `entries` are those that took their place: what others had done meanwhile.
    """

    entry: int
    seat: int
    entries: list[ToldEntry]
    position: Position


class Passes(FromServer, frozen=True, tag="passes"):
    """What I may pass in advance, and have: for all my sockets at the table."""

    passes: list[PassOffer]


class Acknowledged(FromServer, frozen=True, tag="acknowledged"):
    """Stored. `entry` is the last entry there is now (for chat: the line's number)."""

    reply: str
    entry: int


class Refusal(FromServer, frozen=True, tag="refused"):
    """A rule forbids it. Nothing has changed."""

    reply: str
    rule: str
    message: Message


class Answer(FromServer, frozen=True, tag="answer"):
    """To `why-not`: no rule and no message if the moves are allowed."""

    reply: str
    moves: list[str]
    rule: str | None
    message: Message | None


class Sight(msgspec.Struct, frozen=True):
    """What patches change: view and points, as `Position` has them."""

    view: View
    points: list[dict[str, int]]


class PastEntry(FromServer, frozen=True, tag="past"):
    """The position after an entry. `last` is the last entry there is from this viewpoint."""

    reply: str
    viewpoint: int | None
    last: int
    told: ToldEntry
    view: View
    prompt: Message
    actors: list[int]
    points: list[dict[str, int]]
    # What the patches of its events begin with; left out for the set-up.
    before: Sight | msgspec.UnsetType = msgspec.UNSET


class HowItStands(FromServer, frozen=True, tag="standings"):
    """To `standings`: nothing where the game only counts points."""

    reply: str
    entry: int
    standings: Standings


class Contents(FromServer, frozen=True, tag="contents"):
    """To `chapters`: none where the game counts neither years nor rounds."""

    reply: str
    chapters: list[Chapter]


class Pong(FromServer, frozen=True, tag="pong"):
    """The line is alive."""

    reply: str


class Seats(FromServer, frozen=True, tag="seats"):
    """Somebody sat down, left, came back or was replaced by a bot."""

    seats: list[SeatFacts]


class Chat(FromServer, frozen=True, tag="chat"):
    line: ChatLine


class Advice(FromServer, frozen=True, tag="advice"):
    """To `hint`: up to three ideas for the position after `entry`, the best first."""

    reply: str
    entry: int
    ideas: list[ToldIdea]
    basis: Message  # what the numbers rest on


class Progress(FromServer, frozen=True, tag="progress"):
    """How far the work for a message is, from 0 to 1; its answer is still to come."""

    work: str  # the message's id
    done: float


class Analysis(FromServer, frozen=True, tag="analysis"):
    """To `analyse`: every decision of a seat, and the costliest first, at most three."""

    reply: str
    seat: int
    decisions: list[Judged]
    costliest: list[Costly]


ErrorCode = Literal[
    "bad-message",  # not one of the messages above
    "bad-words",  # an order or a move that cannot be understood
    "too-large",
    "too-many",  # slow down
    "enter-first",
    "no-seat",  # a spectator cannot do this
    "not-yours",  # from another viewpoint than one's own
    "not-begun",
    "no-such-entry",
    "late",  # `after` is not the last entry any more
    "no-undo",
    "replay",  # nobody plays here
    "no-hints",  # not alone, at a table that does not allow them
    "not-your-turn",  # nothing to be decided
    "moved",  # this seat was taken over on another device
    "internal",
]


class Problem(FromServer, frozen=True, tag="error"):
    """What was sent could not be done. Nothing has changed."""

    reply: str | None
    code: ErrorCode
    text: str  # in English, for logs; screens say it by the code


ServerMessage = (
    Welcome
    | Update
    | Undone
    | Passes
    | Acknowledged
    | Refusal
    | Answer
    | PastEntry
    | Contents
    | HowItStands
    | Pong
    | Seats
    | Chat
    | Advice
    | Progress
    | Analysis
    | Problem
)

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read_message(data: bytes | str) -> ClientMessage:
    """A client's message; `msgspec.MsgspecError` if it is none."""
    message: ClientMessage = _decoder.decode(data)
    return message


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)
