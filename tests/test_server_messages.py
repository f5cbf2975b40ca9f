"""The messages of a table's socket, and their TypeScript."""

from pathlib import Path

import msgspec
import pytest

from bakufu.server import messages
from bakufu.server.typescript import typescript

SOURCE = Path(__file__).parent.parent / "web" / "src"


@pytest.mark.parametrize("place", typescript())
def test_the_browser_has_the_same_types(place: str) -> None:
    assert (SOURCE / place).read_text(encoding="utf-8") == typescript()[place], (
        "write it again: python -m bakufu.server.typescript web/src"
    )


def test_every_member_of_the_unions_can_be_told_apart() -> None:
    for union in (messages.ClientMessage, messages.ServerMessage):
        tags = [kind.__struct_config__.tag for kind in union.__args__]
        assert len(set(tags)) == len(tags)


def test_a_client_message_is_read() -> None:
    found = messages.read_message(b'{"type":"play","id":"1","moves":["accept"]}')
    assert found == messages.Play("1", ["accept"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"type":"play"}',
        '{"type":"fly","id":"1"}',
        '{"type":"play","id":"","moves":["accept"]}',
        '{"type":"play","id":"1","moves":[]}',
        '{"type":"play","id":"1","moves":["accept"],"seat":2}',
        '{"type":"say","id":"1","text":"%s"}' % ("x" * (messages.LONGEST_CHAT + 1)),
        '{"type":"play","id":"1","moves":%s}' % (["a"] * (messages.MOST_MOVES + 1)),
        '{"type":"look-back","id":"1","entry":-1}',
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        messages.read_message(text.replace("'", '"'))
