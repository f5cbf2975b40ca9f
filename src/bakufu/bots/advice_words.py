"""Advice in words: what to do, what it brings, and what it brings more than another idea."""

from collections.abc import Sequence

import msgspec

from bakufu.bots.advice import Advice, Idea
from bakufu.bots.bot import Sight
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BakufuError
from bakufu.engine.text.message import Argument, Message
from bakufu.engine.text.words import speaker

_MOST_SOURCES = 3
_WORTH_SAYING = 0.5  # points from one source


class Told(msgspec.Struct):
    """An idea in words: its moves in a row, what speaks for it in one sentence, and the figures."""

    moves: list[Message]
    why: Message
    reasons: list[Message]


def tell(sight: Sight, advice: Advice) -> list[Told]:
    """Every idea in words, beside the first one; the first one beside the second.

    Of a mix none is better than another: each is told with its share.
    """
    ideas = advice.ideas
    told: list[Told] = []
    for number, idea in enumerate(ideas):
        own = sight.game.reasons(sight.world(), sight.seat, idea.moves)
        why = own[0] if own else _why(sight.game, ideas, number)
        reasons = expectation(idea) + own[1:]
        if advice.mixed:
            reasons.insert(0, Message("advice-mix", {"share": _percent(idea.share)}))
        elif number > 0:
            reasons += _beside(sight.game, idea, ideas[0], 1, idea.ahead, idea.ahead_range)
        elif len(ideas) > 1:
            low, high = ideas[1].ahead_range
            reasons += _beside(sight.game, idea, ideas[1], 2, -ideas[1].ahead, (-high, -low))
        told.append(Told(line_in_words(sight, idea.moves), why, reasons))
    return told


def _why(game: Game, ideas: Sequence[Idea], number: int) -> Message:
    """Where an idea differs most from the one beside it, without figures."""
    if len(ideas) == 1:
        return Message("advice-why-only", {})
    other = 1 if number == 0 else 0
    gains = _gains(ideas[number], ideas[other])
    better = ideas[number].points >= ideas[other].points
    # What speaks for the better one, and against the other.
    best = max(gains, key=lambda source: gains[source] if better else -gains[source])
    args: dict[str, Argument] = {"other": other + 1}
    if abs(gains[best]) < _WORTH_SAYING or (gains[best] > 0) != better:
        return Message("advice-why-level", args)
    words = "advice-why-more" if better else "advice-why-less"
    return Message(words, {**args, "source": source_name(game, best)})


def _gains(idea: Idea, other: Idea) -> dict[str, float]:
    return {source: idea.sources[source] - other.sources[source] for source in idea.sources}


def basis(advice: Advice) -> Message:
    """What the numbers rest on."""
    words = "advice-basis-mix" if advice.mixed else "advice-basis"
    return Message(words, {"looks": advice.looks, "endings": advice.endings})


def line_in_words(sight: Sight, line: Sequence[int]) -> list[Message]:
    """Each move of a decision as a sentence."""
    game, seat = sight.game, sight.seat
    world = sight.world()
    game.judgement().imagine(world, seat, Dice(0))
    told: list[Message] = []
    for move in line:
        told.append(game.describe(world, move))
        world.apply(seat, move, Dice(0), Scribe())
    return told


def expectation(idea: Idea) -> list[Message]:
    """Points at the end and the chance to win."""
    low, high = idea.points_range
    win_low, win_high = idea.win_range
    return [
        Message("advice-points", _points(idea.points, (high - low) / 2)),
        Message(
            "advice-win",
            {"win": _percent(idea.win), "low": _percent(win_low), "high": _percent(win_high)},
        ),
    ]


def source_name(game: Game, source: str) -> str:
    """A source of points, as an argument of a message."""
    for name in (f"{game.id}-source-{source}", f"source-{source}"):
        try:
            speaker("en").name(name)
        except BakufuError:
            continue
        return f"@{name}"
    return source


def _beside(
    game: Game, idea: Idea, other: Idea, number: int, ahead: float, reach: tuple[float, float]
) -> list[Message]:
    """By how much an idea is better or worse than another, and where that comes from."""
    if not ahead and reach == (0.0, 0.0):
        return [Message("advice-level", {"other": number})]
    if _tenths(abs(ahead)) == (0, 0):
        words = "advice-close"
    elif reach[0] <= 0 <= reach[1]:
        words = "advice-close-less" if ahead < 0 else "advice-close-more"
    else:
        words = "advice-behind" if ahead < 0 else "advice-ahead"
    args = _points(abs(ahead), (reach[1] - reach[0]) / 2)
    found = [Message(words, {**args, "other": number})]
    gains = _gains(idea, other)
    largest = sorted(gains, key=lambda source: -abs(gains[source]))[:_MOST_SOURCES]
    for source in largest:
        gain = gains[source]
        if abs(gain) >= _WORTH_SAYING:
            whole, tenth = _tenths(abs(gain))
            args = {"points": whole, "tenth": tenth, "source": source_name(game, source)}
            found.append(Message("advice-less" if gain < 0 else "advice-more", args))
    return found


def _points(points: float, margin: float) -> dict[str, Argument]:
    (whole, tenth), (much, more) = _tenths(points), _tenths(margin)
    return {"points": whole, "tenth": tenth, "margin": much, "margintenth": more}


def _tenths(value: float) -> tuple[int, int]:
    """A number to one place, in two parts: each language has its own mark between them."""
    return divmod(round(10 * value), 10)


def _percent(share: float) -> int:
    return round(100 * share)
