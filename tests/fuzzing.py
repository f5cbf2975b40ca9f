"""Messages and requests that nobody's browser sends: real ones, changed at random by a seed."""

import json
import socket
from collections.abc import Sequence
from random import Random
from typing import Any

import h11
from serving import PATIENCE

Json = dict[str, Any]

# Beyond integers, letters that no database or screen likes, nothing, and much too much.
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 2**31, 2**63, -(2**63) - 1, 10**40, 1.5, -0.0, 1e308, "", " ", "\0",
    "\ud800", "\u202e", "\u200b", "a\nb", "é" * 40, "x" * 500, "x" * 5000, "../..", "%00", "own",
    [], {}, [[]], [None], ["\0"], ["x"] * 65, {"": ""}, {"a": {"b": {"c": []}}}, "NaN", "Infinity",
)  # fmt: skip
LETTERS = tuple('{}[]",:\\0-eE.nulltrue \0\x7f\xff')


def real_messages(moves: Sequence[str]) -> list[Json]:
    """One of each kind, as a browser would send it."""
    return [
        {"type": "enter"},
        {"type": "enter", "since": 0, "undos": 0},
        {"type": "play", "moves": list(moves)},
        {"type": "play", "moves": list(moves), "after": 3},
        {"type": "order", "words": ", ".join(moves)},
        {"type": "why-not", "moves": list(moves)},
        {"type": "undo"},
        {"type": "pass", "what": "tiles", "given": True},
        {"type": "look-back", "entry": 1, "viewpoint": "own"},
        {"type": "standings", "entry": 1, "viewpoint": 0},
        {"type": "chapters", "viewpoint": "spectator"},
        {"type": "ping"},
        {"type": "say", "text": "good morning", "to": 1},
        {"type": "phrase", "phrase": "well-played", "slots": {"seat": 1}},
        {"type": "hint"},
        {"type": "analyse", "seat": 0},
    ]


def odd_message(luck: Random, real: Sequence[Json], number: int) -> str | bytes:
    """A message that is wrong in some way, or only unexpected."""
    message = {**luck.choice(real), "id": f"f{number}"}
    for _ in range(luck.randrange(3)):
        _change(luck, message, real)
    text = json.dumps(message)[:60_000]  # a frame beyond all measure ends the socket, by right
    for _ in range(luck.randrange(3) if luck.random() < 0.3 else 0):
        text = _scribbled(luck, text)
    way = luck.randrange(40)
    if way == 0:
        return text.encode("utf-8", "surrogatepass")
    if way == 1:
        return luck.randbytes(luck.randrange(60))
    if way == 2:
        return luck.choice("[{") * luck.randrange(1, 3000)
    if way == 3:
        return text[:-1] + f',"id":"{number}"}}'  # a key twice
    return text.encode("utf-8", "replace").decode()


def _change(luck: Random, message: Json, real: Sequence[Json]) -> None:
    key = luck.choice(list(message))
    way = luck.randrange(6)
    if way == 0:
        del message[key]
        message.setdefault("type", "ping")
    elif way == 1:
        message[luck.choice(["seat", "", "entry", "moves", "\0", "type "])] = luck.choice(ODD)
    elif way == 2:
        message.update(luck.choice(real))
    elif way == 3 and isinstance(message[key], list):
        message[key] = message[key] * luck.randrange(70) + [luck.choice(ODD)]
    else:
        message[key] = luck.choice(ODD)


def _scribbled(luck: Random, text: str) -> str:
    place = luck.randrange(len(text) + 1)
    return luck.choice(
        (text[:place], text[:place] + luck.choice(LETTERS) + text[place:], text[place:] + text)
    )


Request = tuple[str, str, dict[str, str], bytes]


def real_requests(table: str, rule: str) -> list[Request]:
    """Each address of the interface once, as a browser would ask."""
    none: dict[str, str] = {}
    at = f"/api/tables/{table}"
    gets = [
        "/", "/health", "/api/me", "/api/games", "/api/games/shogun", "/api/games/edo/words/de",
        "/api/games/edo/book", "/api/games/shogun/numbers?players=3", "/api/locales",
        "/api/games/shogun/rules", f"/api/games/shogun/rules/{rule}", "/api/locales/fr",
        "/api/tables", "/api/my-tables", at, f"{at}/numbers", f"{at}/phrases", f"{at}/log",
    ]  # fmt: skip
    house = {"effect_tiles": {"shinobi": 24}}
    forms: list[tuple[str, str, Any]] = [
        ("PUT", "/api/me", {"name": "Anna"}),
        ("POST", "/api/tables", {"game": "shogun", "options": {"players": 9}, "seats": ["me"]}),
        ("POST", "/api/tables", {"game": "bushido", "options": {}, "house": house, "clock": 5}),
        ("POST", f"{at}/start", {}),
        ("POST", f"{at}/rematch", {}),
        ("POST", f"{at}/sandbox", {"entry": 0}),
        ("POST", f"{at}/seats/1", {}),
        ("DELETE", f"{at}/seats/1", {}),
        ("PUT", f"{at}/seats/1/bot", {"bot": "random"}),
        ("POST", f"{at}/link", {}),
        ("POST", "/api/links", {"link": "x" * 40}),
        ("POST", "/api/logs", {"game": "shogun"}),
        ("DELETE", "/api/tables/none", {}),
    ]
    json_form = {"Content-Type": "application/json"}
    return [("GET", path, none, b"") for path in gets] + [
        (method, path, json_form, json.dumps(form).encode()) for method, path, form in forms
    ]


def odd_request(luck: Random, real: Sequence[Request], host: str, cookie: str) -> bytes:
    """A request as it goes over the line."""
    method, path, headers, body = luck.choice(real)
    if luck.random() < 0.4:
        parts = path.split("/")
        parts[luck.randrange(len(parts))] = luck.choice(
            (
                "",
                "..",
                "%00",
                "%ff",
                "%2e%2e",
                "a" * 3000,
                "\xe9",
                "0",
                "-1",
                str(2**70),
                "?",
                "%zz",
            )
        )
        path = "/".join(parts) or "/"
    if luck.random() < 0.2:
        path += "?" + luck.choice(("", "a", "players=" + "9" * 400, "%00=%ff", "a=1&" * 500))
    if luck.random() < 0.5 and body:
        form = json.loads(body)
        if isinstance(form, dict) and form:
            form[luck.choice(list(form))] = luck.choice(ODD)
        body = json.dumps(form).encode()
        if luck.random() < 0.3:
            body = _scribbled(luck, body.decode()).encode("utf-8", "replace")
        if luck.random() < 0.05:
            body = b"[" * 20_000
    sent = {"Host": host, "Cookie": cookie, "Connection": "close", **headers}
    if body:
        sent["Content-Length"] = str(len(body))
    if luck.random() < 0.4:
        name = luck.choice(
            ("Host", "Cookie", "Origin", "Content-Type", "Content-Length", "Transfer-Encoding",
             "X-Forwarded-For", "Accept", "Range", "If-None-Match", "Expect", "Upgrade", "X" * 300)
        )  # fmt: skip
        sent[name] = luck.choice(
            ("", "null", "http://[", "unknown", "-1", "9" * 30, "chunked", "*/*", "bytes=0-,9-1",
             "bakufu=abc.def", "é", "\x00", "a" * 9000, "100-continue", "websocket", "text/plain")
        )  # fmt: skip
    if luck.random() < 0.05:
        method = luck.choice(("", "HEAD", "OPTIONS", "TRACE", "PATCH", "get", "X" * 100, "\x00"))
    lines = [f"{method} {path} HTTP/1.{luck.choice('1110')}"]
    lines += [f"{name}: {value}" for name, value in sent.items()]
    return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body


def is_broken(request: bytes) -> bool:
    """Whether it is no HTTP. One that ends in the middle of its body is: the rest may come."""
    reader = h11.Connection(h11.SERVER)
    reader.receive_data(request)
    try:
        while reader.next_event() not in (h11.NEED_DATA, h11.PAUSED):
            pass
    except h11.RemoteProtocolError:
        return True
    return False


def status_of(port: int, request: bytes) -> int:
    """Ask, and read the head of the answer: its status, or 0 where the line is only closed.

    The line stays open for sending until then: a server need not answer who has hung up.
    """
    data = b""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        try:
            line.sendall(request)
            while b"\r\n\r\n" not in data and (more := line.recv(65536)):
                data += more
                if data.startswith(b"HTTP/1.1 100 "):  # "go on" is no answer yet
                    data = data.partition(b"\r\n\r\n")[2] if b"\r\n\r\n" in data else data
        except (ConnectionResetError, BrokenPipeError):
            pass  # it has heard enough
        except TimeoutError:
            raise AssertionError(f"no answer: {request[:600]!r}") from None
    head = data.split(b" ", 2)
    return int(head[1]) if head[0].startswith(b"HTTP/") and len(head) > 1 else 0
