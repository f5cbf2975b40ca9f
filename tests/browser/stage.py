"""A stored position at a real table: the page is the built client, the test is its server."""

import json
from pathlib import Path
from typing import Any

from browser.people import go
from playwright.sync_api import Page, WebSocketRoute

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
Stored = dict[str, Any]


def stored(game: str) -> dict[str, Stored]:
    """The positions of a game, by name."""
    folder = GAMES / game / "tests" / "positions"
    return {path.stem: json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))}


def games() -> list[str]:
    """Games that positions are stored of."""
    return sorted(path.parent.parent.name for path in GAMES.glob("*/tests/positions"))


class Stage:
    """One page at a table that shows whatever position it is given."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.entry = 0
        self.tables = 0  # another table each time: nothing is left of what was put together before
        self.asked: list[dict[str, Any]] = []
        self.passes: list[dict[str, Any]] = []  # what may be passed in advance
        self.position: Stored = next(iter(stored(game).values()))
        self._line: WebSocketRoute | None = None
        page.route_web_socket("**/api/tables/*/socket", self._answer)

    @property
    def table(self) -> str:
        return f"stage-{self.game}-{self.tables}"

    def open(self, position: Stored) -> None:
        """At a table that nobody has been at."""
        self.position, self.entry = position, self.entry + 1
        self.tables += 1
        go(self.page, f"/table/{self.table}")
        self._settled()

    def show(self, position: Stored) -> None:
        """Another position at the same table, as after coming back to it."""
        self.position, self.entry = position, self.entry + 1
        assert self._line is not None
        self._line.send(json.dumps(self._welcome(None)))
        self._settled()

    def tell(self, event: dict[str, Any]) -> None:
        """Something that another seat did; the position stays as it is."""
        self.entry += 1
        assert self._line is not None
        position, scores = self._welcome(None)["position"], self.position["scores"]
        told = [{"entry": self.entry, "seat": 1, "events": [event], "scores": scores}]
        update = {"type": "update", "reply": None, "entries": told, "position": position}
        self._line.send(json.dumps(update))

    def _settled(self) -> None:
        self.page.wait_for_selector(f".table[data-entry='{self.entry}'] section.board > *")

    def _answer(self, line: WebSocketRoute) -> None:
        self._line = line

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "enter":
                line.send(json.dumps(self._welcome(message["id"])))
            elif message["type"] == "why-not":
                answer = {"type": "answer", "reply": message["id"], "moves": message["moves"]}
                line.send(json.dumps({**answer, "rule": None, "message": None}))
            else:
                self.asked.append(message)
                if message["type"] == "pass":
                    self.passes = [{**one, "given": message["given"]} for one in self.passes]
                    line.send(json.dumps({"type": "passes", "passes": self.passes}))
                done = {"type": "acknowledged", "reply": message["id"], "entry": self.entry}
                line.send(json.dumps(done))

        line.on_message(heard)

    def _welcome(self, reply: str | None) -> dict[str, Any]:
        seen, scores = self.position, self.position["scores"]
        seats = [
            {
                "seat": seat,
                "word": f"seat{seat + 1}",
                "name": ["Aiko", "Bernhard", "Célestine", "Daisuke", "Ekaterina"][seat],
                "kind": "person",
                "bot": None,
                "person": f"p{seat}",
                "connected": True,
                "free": False,
                "me": seat == seen["viewer"],
            }
            for seat in range(len(scores))
        ]
        table = {
            "id": self.table,
            "game": self.game,
            "title": self.game.capitalize(),
            "rules_version": 1,
            "options": seen["options"],
            "players": len(scores),
            "kind": "game",
            "private": True,
            "clock": None,
            "hints": True,
            "host": True,
            "sandbox_of": None,
        }
        over = not seen["actors"]
        position = {
            "entry": self.entry,
            "undos": 0,
            "view": seen["view"],
            "prompt": seen["prompt"],
            "rule": seen["events"][-1]["rule"] if seen["events"] else "",
            "actors": seen["actors"],
            "legal": seen["legal"],
            "examples": [],
            "scores": scores,
            "places": [1] * len(scores) if over else [],
            "winners": [0] if over else [],
            "points": [],
            "passes": self.passes,
            "undo": 1,
            "seconds_left": None,
            "over": over,
            "end_reason": "",
        }
        told = [{"entry": self.entry, "seat": 0, "events": seen["events"], "scores": scores}]
        return {
            "type": "welcome",
            "reply": reply,
            "protocol": 1,
            "table": table,
            "seat": seen["viewer"],
            "seats": seats,
            "position": position,
            "entries": told,
            "chat": [],
        }
