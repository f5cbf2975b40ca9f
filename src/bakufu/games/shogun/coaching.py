"""What the coach's sentences are made with: looking at a view of the map."""

from collections import Counter
from typing import TypeVar

from bakufu.engine.text.message import Argument, Message
from bakufu.games.shogun.modules.face import ModuleView
from bakufu.games.shogun.names import named
from bakufu.games.shogun.view import ProvinceView, ShogunView


def say(what: str, **args: Argument) -> Message:
    return Message(f"shogun-coach-{what}", args)


def own_seat(view: ShogunView) -> int:
    assert view.viewer is not None, "a coach speaks to somebody who plays"
    return view.viewer


M = TypeVar("M", bound=ModuleView)


def module_in(view: ShogunView, kind: type[M]) -> M:
    """A module's part of the view."""
    return next(module for module in view.modules if isinstance(module, kind))


def place_of(province: ProvinceView) -> str:
    """A province as an argument."""
    return named("province", province.id)


def provinces_of(view: ShogunView, seat: int) -> list[ProvinceView]:
    return [province for province in view.provinces if province.owner == seat]


def neighbours(view: ShogunView, province: ProvinceView) -> list[ProvinceView]:
    return [one for one in view.provinces if one.id in province.neighbours]


def rivals_beside(view: ShogunView, province: ProvinceView) -> list[ProvinceView]:
    """Neighbours that somebody else than this province's owner holds."""
    return [one for one in neighbours(view, province) if one.owner not in (None, province.owner)]


def regions_of(view: ShogunView, seat: int) -> Counter[str]:
    """How many provinces a seat holds in each region."""
    return Counter(province.region for province in provinces_of(view, seat))


def buildings_in(view: ShogunView, region: str, building: str) -> Counter[int]:
    """Who has how many buildings of a kind in a region."""
    return Counter(
        province.owner
        for province in view.provinces
        if province.region == region and province.owner is not None
        if building in province.buildings
    )
