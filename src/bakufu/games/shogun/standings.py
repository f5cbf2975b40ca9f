"""How a game of Shogun stands. Nothing is scored twice: a copy of the table has its winter now."""

from bakufu.engine.core.notes import Diary
from bakufu.engine.table.standings import Count, Section, Standings
from bakufu.engine.text.message import Message
from bakufu.games.shogun import names
from bakufu.games.shogun.box import BUILDINGS
from bakufu.games.shogun.modules.face import points_of
from bakufu.games.shogun.modules.faces import in_play
from bakufu.games.shogun.scoring import buildings_of, in_region, score_winter
from bakufu.games.shogun.state import (
    FROM_BUILDINGS,
    FROM_CASTLES,
    FROM_PROVINCES,
    OVER,
    ShogunState,
)
from bakufu.games.shogun.view import ShogunView


def standings(s: ShogunState) -> Standings:
    """What the next winter would bring, and the end of the game."""
    if s.step == OVER or s.year == 0:
        return Standings()
    seats = range(int(s.box.players))
    diary = Diary()
    score_winter(_copy(s), diary)
    scored = diary.notes
    each = [
        Count(
            Message(f"shogun-column-{names.SOURCES[source]}"),
            [int(count(s, seat)) for seat in seats],
            [*points_of(scored, seats, source)],
        )
        for source, count in (
            (FROM_PROVINCES, lambda s, seat: s.provinces_of(seat)),
            (FROM_BUILDINGS, buildings_of),
        )
    ]
    sections = [Section(Message("shogun-standings-each"), each)]
    for region, name in enumerate(names.REGIONS):
        rows = [
            Count.most(
                Message(f"shogun-column-{names.SOURCES[FROM_CASTLES + building]}"),
                [int(in_region(s, seat, region, building)) for seat in seats],
                points_of(scored, seats, FROM_CASTLES + building, region),
            )
            for building in range(BUILDINGS)
        ]
        sections.append(Section(Message(f"shogun-region-{name}"), rows))
    to_come = [Message("shogun-to-come-winters", {"number": 3 - int(s.year)})]
    for face, module in in_play(s):
        diary, after = Diary(), _copy(s)
        module.game_ends(after, diary)
        rows = face.standings(s, module, diary.notes)
        if rows:
            sections.append(Section(Message(f"shogun-standings-{face.name}"), rows))
            to_come.append(Message(f"shogun-to-come-{face.name}"))
    return Standings(sections, to_come)


def _copy(s: ShogunState) -> ShogunState:
    copy = s.clone()
    assert isinstance(copy, ShogunState)
    return copy


def holdings(view: ShogunView) -> list[dict[str, int]]:
    """What everybody can see of what each seat has."""
    return [
        {
            "points": seat.score,
            "provinces": seat.provinces,
            "buildings": sum(len(one.buildings) for one in view.provinces if one.owner == number),
            "armies": sum(one.armies for one in view.provinces if one.owner == number),
            "chests": seat.chests,
            "rice": seat.rice,
        }
        for number, seat in enumerate(view.seats)
    ]
