"""A whole game as text for people: the golden transcripts of the test suite are made of this."""

import re

from bakufu.engine.core.chance import Dice
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.table import Table
from bakufu.engine.text.words import speaker

_MARKUP = re.compile(r"\[/?[a-z_ ]+\]")


def plain(picture: str) -> str:
    """A picture without its marks for colour."""
    return "\n".join(line.rstrip() for line in _MARKUP.sub("", picture).splitlines())


def play_at_random(game: Game, setup: Setup, seed: int) -> Table:
    """A whole game of random legal moves."""
    dice = Dice(seed)
    table = Table(game, setup, [f"player {i + 1}" for i in range(setup.players)]).begin(dice)
    while actors := table.actors:
        seat = actors[dice.below(len(actors))]
        legal = game.legal(table.state, seat)
        table.play(seat, legal[dice.below(len(legal))], dice)
    return table


def transcript(table: Table) -> str:
    """Every entry with what all may know of it, the final table, and the points by source."""
    game, words = table.game, speaker("en")
    names = game.seat_words(table.state)
    chosen = ", ".join(f"{name} = {value}" for name, value in table.setup.options.items())
    seats = ", ".join(f"seat{seat + 1} = {name}" for seat, name in enumerate(names))
    title = f"# {game.title}, rules version {table.setup.rules_version}"
    lines = [title, f"# {chosen}", f"# {seats}", ""]
    for entry, notes in zip(table.entries, table.notes, strict=True):
        who = "set-up" if entry.seat is None else f"{names[entry.seat]}: {entry.move}"
        drawn = f"   <- {', '.join(entry.outcomes)}" if entry.outcomes else ""
        lines.append(f"{entry.n}. {who}{drawn}")
        for event in game.events(table.setup, notes, None):
            lines.append(f"    {words.say(game.say(event), names)} [{game.rule_of(event)}]")
    lines += ["", plain(game.picture(table.view(None))), ""]
    points = game.points(table.state)
    for seat in sorted(range(len(names)), key=table.state.place):
        sources = ", ".join(f"{value} for {source}" for source, value in points[seat].items())
        place, score = table.state.place(seat), table.state.score(seat)
        lines.append(f"{place}. {names[seat]}: {score} points ({sources})")
    return "\n".join([*lines, f"The game ended by {game.end_reason(table.state)}.", ""])
