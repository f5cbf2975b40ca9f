"""Draws the two pictures of `architecture.md`: run `python docs/pictures/make_pictures.py`."""

from pathlib import Path

FOLDER = Path(__file__).parent
PAPER, WASHI, INK, FADED = "#FBF6EA", "#F3EAD3", "#2A2622", "#6E655A"
INDIGO, VERMILION, MOSS = "#1F4B6E", "#C8402B", "#5B7A2E"
STYLE = (
    "text{font-family:Georgia,'Times New Roman',serif;fill:#2A2622}"
    ".s{font-size:13px;fill:#6E655A}.t{font-size:17px;font-weight:bold}"
    ".w{font-size:13px;fill:#C8402B}"
)


def page(width: int, height: int, title: str, body: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" role="img" aria-label="{title}">'
    )
    arrow = (
        '<defs><marker id="a" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" '
        f'markerHeight="7" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="{INDIGO}"/>'
        "</marker></defs>"
    )
    ground = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", arrow, ground, *body, "</svg>", ""])


def room(
    x: int, y: int, name: str, lines: list[str], edge: str = INK, width: int = 230
) -> list[str]:
    height = 40 + 18 * len(lines)
    box = (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="3" '
        f'fill="{WASHI}" stroke="{edge}" stroke-width="1.5"/>'
    )
    title = f'<text class="t" x="{x + 12}" y="{y + 25}">{name}</text>'
    texts = [
        f'<text class="s" x="{x + 12}" y="{y + 46 + 18 * i}">{line}</text>'
        for i, line in enumerate(lines)
    ]
    return [box, title, *texts]


def arrow(x1: int, y1: int, x2: int, y2: int) -> str:
    return (
        f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{INDIGO}" stroke-width="1.6" '
        'fill="none" marker-end="url(#a)"/>'
    )


def rooms() -> str:
    body = [
        *room(300, 20, "cli", ["the one command, bakufu"]),
        *room(20, 120, "arena", ["matches, statistics"]),
        *room(300, 120, "envs", ["research doors (to come)"], FADED),
        *room(580, 120, "server", ["tables online (to come)"], FADED),
        *room(300, 220, "bots", ["who takes the empty seats"]),
        *room(
            20,
            320,
            "games",
            [
                "one folder a game, none knows another:  shitenno  shogun  (edo, bushido to come)",
                "box · state · moves · round · steps · view · words · judgement · data",
            ],
            width=800,
        ),
        *room(
            20,
            440,
            "engine",
            [
                "compiled core: state, chance, scribe, playout, judgement",
                "polite side: game, table, log, options, words, rulebook, scenario, contract",
            ],
            VERMILION,
            800,
        ),
        arrow(420, 78, 420, 118),
        arrow(330, 78, 200, 118),
        arrow(510, 78, 650, 118),
        arrow(420, 178, 420, 218),
        arrow(160, 178, 300, 228),
        arrow(680, 178, 540, 228),
        arrow(420, 278, 420, 318),
        arrow(420, 396, 420, 438),
        '<text class="s" x="556" y="300">an arrow means: may know</text>',
    ]
    return page(840, 540, "The rooms of the house and who may know whom", body)


def way_of_a_move() -> str:
    body = [
        *room(20, 30, "a hand", ["“place kanto by troops:", "samurai x3, bushi”"], VERMILION),
        *room(310, 30, "Game.read_order", ["words into small moves,", "judged as a whole"]),
        *room(600, 30, "Game.why_not", ["legal? If not: the rule,", "and nothing has changed"]),
        *room(
            600, 180, "State.apply", ["the step of this decision", "on a copy of the state"], MOSS
        ),
        *room(310, 180, "Chance", ["one thing out of a bag,", "settled now, recorded"]),
        *room(600, 330, "the log", ["seat, move, outcomes, hash:", "written first"], VERMILION),
        *room(310, 330, "Scribe", ["what happened, as notes"]),
        *room(20, 330, "Game.view, Game.events", ["one place decides", "who sees what"]),
        *room(20, 180, "every seat", ["its own view, its own words"], VERMILION),
        arrow(250, 68, 308, 68),
        arrow(540, 68, 598, 68),
        arrow(715, 106, 715, 178),
        arrow(540, 218, 598, 218),
        arrow(715, 256, 715, 328),
        arrow(610, 256, 530, 328),
        arrow(308, 362, 252, 362),
        arrow(135, 328, 135, 240),
    ]
    return page(850, 430, "The way of a move from a hand to the log", body)


if __name__ == "__main__":
    (FOLDER / "rooms.svg").write_text(rooms(), encoding="utf-8")
    (FOLDER / "way-of-a-move.svg").write_text(way_of_a_move(), encoding="utf-8")
