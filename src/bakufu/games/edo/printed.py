"""What is printed on the components, as this table plays with it: for boards and the summary."""

from functools import lru_cache

import msgspec

from bakufu.engine.table.game import Document, Setup
from bakufu.games.edo import names
from bakufu.games.edo.box import ACTIONS, DO_BUILD, PRICE, ROOMS, Box
from bakufu.games.edo.data import PRINTED, make_box
from bakufu.games.edo.uses import price_at

GOODS = (*names.RESOURCES, "ryo")


class FaceView(msgspec.Struct):
    """An action as a card offers it."""

    action: str  # which
    most: int  # activations in a turn
    takes: int  # officials for each
    gives: int  # Ryo or rice; of a gathered resource, so many more
    price: int  # rice for a recruit, Ryo for a special card
    group: int  # samurai of one free move
    far: bool  # sends anywhere, builds without a samurai, trades from afar
    both: bool  # a purchase and the point in one activation
    prices: dict[str, dict[str, int]]  # of the buildings, at Build


class NumbersView(msgspec.Struct):
    """Never changes during a game."""

    cards: dict[str, list[FaceView]]  # the actions of each
    yields: list[int]  # by samurai on the space, the last for all above
    limit: int  # of a kind of resource
    worth: dict[str, int]  # points of the buildings
    end_points: int  # who has so many ends the game


@lru_cache(maxsize=64)
def numbers_of(box: Box) -> NumbersView:
    return NumbersView(
        cards={word: _faces(box, card) for card, word in enumerate(names.CARDS)},
        yields=[int(number) for number in box.yields],
        limit=int(box.limit),
        worth={word: int(box.worth[i]) for i, word in enumerate(names.BUILDINGS)},
        end_points=int(box.end_points),
    )


def _faces(box: Box, card: int) -> list[FaceView]:
    faces = [card * int(ACTIONS) + action for action in range(ACTIONS)]
    return [
        FaceView(
            action=names.ACTIONS[face % ACTIONS],
            most=int(box.most[face]),
            takes=int(box.takes[face]),
            gives=int(box.gives[face]),
            price=int(box.price[face]),
            group=int(box.group[face]),
            far=bool(box.far[face]),
            both=bool(box.both[face]),
            prices=_prices(box, face) if face % ACTIONS == DO_BUILD else {},
        )
        for face in faces
        if box.most[face]
    ]


def _prices(box: Box, face: int) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for building, word in enumerate(names.BUILDINGS):
        price = price_at(box, building, face)
        found[word] = {GOODS[good]: int(price[good]) for good in range(PRICE) if price[good]}
    return found


def summary_numbers(setup: Setup) -> Document:
    """What the one-page summary tells in numbers."""
    box, data = make_box(setup), PRINTED.read_for(setup)
    found: Document = msgspec.to_builtins(numbers_of(box))
    return found | {
        "players": setup.players,
        "rooms": int(ROOMS),
        "pawns": int(box.pawns),
        "houses": int(box.houses),
        "fortresses": int(box.fortresses),
        "shoguns": int(box.shoguns),
        "ryo": int(box.ryo),
        "display": int(box.display),
        "rounds": len(data.merchant_cards),
        "influence": data.influence,
        "tiles": data.profit_tiles,
        "merchants": msgspec.to_builtins(data.merchant_cards),
        "samurai_points": int(box.samurai_points),
        "ryo_for_a_point": int(box.ryo_for_a_point),
    }
