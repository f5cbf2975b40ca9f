"""Who is who: a guest is a signed cookie with a name in it, nothing more.

The person's number inside the cookie is what seats are kept by. Signatures make it impossible to
forge; the cookie is not readable by scripts; the number is never told to anybody else.
"""

import secrets
import unicodedata

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from bakufu.bots.house_bots import FORMER_NAMES, HOUSE_BOTS

COOKIE = "bakufu"
COOKIE_AGE = 2 * 365 * 24 * 3600
LINK_AGE = 24 * 3600
LONGEST_NAME = 40
# Letters that look like others, such as the Cyrillic and the Greek o.
LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕһԁԛѡмткѵɡɑαεοιρτυνκχγω\u0131l1|0",
    "aeopcyxijshdqwmtkvgaaeoiptuvkxywiiiio",
)


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str


class SeatLink(msgspec.Struct, frozen=True):
    """A seat to be moved to another device. `moves` makes the link good for one time only."""

    table: str
    seat: int
    moves: int


class Signer:
    """Signs cookies and links with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="person")
        self._links = URLSafeTimedSerializer(secret, salt="seat")

    def cookie(self, guest: Guest) -> str:
        return str(self._cookies.dumps([guest.id, guest.name]))

    def guest(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None without one, or with a forged one."""
        if not cookie:
            return None
        try:
            number, name = self._cookies.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Guest(str(number), str(name))

    def link(self, link: SeatLink) -> str:
        return str(self._links.dumps([link.table, link.seat, link.moves]))

    def read_link(self, text: str) -> SeatLink | None:
        """The seat of a link; None if it is forged or too old."""
        try:
            table, seat, moves = self._links.loads(text, max_age=LINK_AGE)
        except (BadSignature, ValueError, TypeError):
            return None
        return SeatLink(str(table), int(seat), int(moves))


def new_guest(name: str) -> Guest:
    return Guest(secrets.token_urlsafe(16), name)


def plain_text(text: str) -> str:
    """Text without control and direction marks, blanks made single."""
    kept = (" " if letter.isspace() else letter for letter in text)
    shown = (letter for letter in kept if not unicodedata.category(letter).startswith("C"))
    return " ".join("".join(shown).split())


def plain_name(text: str) -> str:
    return plain_text(text)[:LONGEST_NAME].strip()


def is_bots_name(name: str) -> bool:
    """Whether somebody of this name would be taken for a bot; a second one is numbered."""
    return any(_as_it_looks(one) in BOT_NAMES for one in (name, name.rstrip("0123456789 ")))


def _as_it_looks(name: str) -> str:
    """A name in plain letters: without marks on them, and with those of other scripts that look
    the same."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return kept.translate(LOOK_ALIKES)


BOT_NAMES = {_as_it_looks(name) for name in (*HOUSE_BOTS, *FORMER_NAMES)}
