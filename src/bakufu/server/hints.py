"""Hints, and looking back at a finished game: from what one seat knows, and for one person only.

Both are worked out in processes. A hint is handed a world drawn for the seat; the analysis a log
that is open already, in which every decision is again looked at with the eyes of its seat.
"""

import time
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from bakufu.bots import advice as advising
from bakufu.bots import advice_words, analysis
from bakufu.engine.table.game import Game
from bakufu.engine.table.log import line, parse_log
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.message import Message
from bakufu.games.shelf import find_game
from bakufu.server import messages as m
from bakufu.server.bot_pool import NoAnswer, World, signals, world_of
from bakufu.server.connection import Fault

if TYPE_CHECKING:
    from bakufu.server.table_session import TableSession

# An analysis looks less long at each decision than a hint does: there are many of them.
PART_OF_LOOKS, PART_OF_ENDINGS = 3, 2
# What these parts are of at the usual pace; with `--think` people choose another one.
USUAL_PACE = 2.0


# Hints


def check_hint(session: "TableSession", seat: int) -> None:
    """`Fault` unless this seat may ask for a hint now."""
    live = session.playing
    if not session.plays(seat):
        raise Fault("no-seat", "a bot plays for this seat: take it back first")
    me = session.occupants[seat].person
    alone = all(occupant.person in (None, me) for occupant in session.occupants)
    if not alone and not session.record.hints:
        raise Fault("no-hints", "hints are for those who play alone, or where all agreed on them")
    if seat not in live.table.actors:
        raise Fault("not-your-turn", "there is nothing for you to decide now")


async def hint(session: "TableSession", seat: int, message_id: str) -> m.Advice:
    """What an expert would do in this seat, drawn from what the seat knows."""
    async with session.lock:  # a hint takes seconds: it is for the table that comes out
        check_hint(session, seat)
        dice = session.services.settings.dice()
        seed = int(dice.word()) << 32 | int(dice.word())
        world = world_of(session.game, session.setup, session.playing.table.state, seat, seed)
        entry = session.playing.accounts[seat].last
    bot_pool = session.services.bot_pool
    try:
        found = await bot_pool.crew.do(
            bot_pool.seconds, _advise, world, bot_pool.think, wish=session.wish
        )
    except NoAnswer as error:
        raise Fault("internal", f"the adviser {error}") from None
    ideas, basis = found
    return m.Advice(message_id, entry, ideas, basis)


def _advise(world: World, seconds: float) -> tuple[list[m.ToldIdea], Message]:
    sight = world.sight(signals().clock(seconds))
    found = advising.advise(sight)
    told = advice_words.tell(sight, found)
    ideas = [
        _idea(sight.game, idea, one.moves, one.why, one.reasons)
        for idea, one in zip(found.ideas, told, strict=True)
    ]
    return ideas, advice_words.basis(found)


def _idea(
    game: Game,
    idea: advising.Idea,
    words: list[Message],
    why: Message | None,
    reasons: list[Message],
) -> m.ToldIdea:
    moves = [game.move_name(move) for move in idea.moves]
    return m.ToldIdea(moves, words, why, reasons, idea.win, idea.points, idea.sources)


# Looking back


async def analyse(
    session: "TableSession", seat: int, message_id: str, tell: Callable[[float], None]
) -> m.Analysis:
    """A finished game with the eyes of one seat."""
    async with session.lock:
        if session.record.kind == "sandbox":
            raise Fault("not-yours", "a sandbox began in the middle: there is no log to look at")
        live = session.playing
        if not session.all_open or live.table.actors:
            raise Fault("not-begun", "only a finished game is looked back at")
        if not 0 <= seat < len(session.occupants):
            raise Fault("no-such-entry", f"there is no seat {seat}")
        log = line(live.table.header) + "".join(line(entry) for entry in live.entries)
        seen = {true: number for number, true in enumerate(live.accounts[seat].seen)}
    found = session.analyses.get(seat)
    if found is None:
        found = session.analyses[seat] = await _in_slices(session, seat, log, tell)
    decisions, costliest = found

    def here(one: m.Judged) -> m.Judged:
        # The position in which it was decided, as the seat counts.
        return msgspec.structs.replace(one, entry=seen[one.entry] - 1)

    return m.Analysis(
        reply=message_id,
        seat=seat,
        decisions=[here(one) for one in decisions],
        costliest=[
            m.Costly(here(one.decision), one.played, one.better, one.cost_points)
            for one in costliest
        ],
    )


Found = tuple[list[m.Judged], list[m.Costly]]


class Part(msgspec.Struct):
    """An analysis as far as it has come."""

    points: list[analysis.Point] = []  # of the first look at each decision
    again: list[analysis.Point] = []  # of the second
    used: float = 0.0  # seconds
    done: float = 0.0  # from 0 to 1
    found: Found | None = None  # once it is done


async def _in_slices(
    session: "TableSession", seat: int, log: str, tell: Callable[[float], None]
) -> Found:
    """Work a while, and let others go first: nobody waits for a whole analysis of somebody else."""
    bot_pool, settings = session.services.bot_pool, session.services.settings
    pace = min(1.0, bot_pool.think / USUAL_PACE)
    part, told = Part(), 0.0

    def tell_more(done: float) -> None:
        nonlocal told
        if done > told:
            told = done
            tell(done)

    try:
        while part.found is None:
            if part.used > settings.analysis_seconds:
                raise NoAnswer(f"took more than {settings.analysis_seconds:g} seconds")
            part = await bot_pool.patient.do(
                settings.analysis_seconds - part.used,
                _analyse,
                (session.game.id, log, seat, pace),
                part,
                settings.analysis_slice,
                progress=tell_more,
                wish=session.wish,
            )
            tell_more(part.done)
    except NoAnswer as error:
        raise Fault("internal", f"the analysis {error}") from None
    return part.found


@lru_cache(maxsize=8)
def _analyst(game_id: str, log: str, seat: int, pace: float) -> analysis.Analyst:
    looks = max(4, round(advising.LOOKS * pace / PART_OF_LOOKS))
    endings = max(2, round(advising.ENDINGS * pace / PART_OF_ENDINGS))
    return analysis.Analyst(find_game(game_id), parse_log(log, "log"), seat, looks, endings)


def _analyse(whose: tuple[str, str, int, float], part: Part, seconds: float) -> Part:
    """Go on for so long; at least one decision is looked at."""
    since = time.monotonic()
    analyst = _analyst(*whose)
    points, again, found = list(part.points), list(part.again), None
    done = part.done
    for step in analysis.analyse(analyst, part.points, part.again):
        if signals().stopped:
            raise BadInput("nobody waits for it any more")
        done = step.done / step.of
        signals().tell(done)
        (again if step.again else points).append(step.point)
        if step.result is not None:
            found = (
                [_judged(point) for point in step.result.points],
                [_costly(analyst, point) for point in step.result.costliest],
            )
        if time.monotonic() - since > seconds:
            break
    else:
        found = found or ([], [])
    return Part(points, again, part.used + time.monotonic() - since, done, found)


def _judged(point: analysis.Point) -> m.Judged:
    played = point.played
    return m.Judged(
        point.entry, point.asked, played.win, played.win_range, played.points, point.cost
    )


def _costly(analyst: analysis.Analyst, point: analysis.Point) -> m.Costly:
    sight = analyst.sight(analyst.decisions[point.number])
    played, better = (
        _idea(
            sight.game,
            idea,
            advice_words.line_in_words(sight, idea.moves),
            None,
            advice_words.expectation(idea),
        )
        for idea in (point.played, point.best)
    )
    return m.Costly(_judged(point), played, better, point.cost_points)
