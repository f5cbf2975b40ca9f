"""The modules of a table, made from its options and data."""

from functools import lru_cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.table.game import Setup
from bakufu.engine.table.options import Options
from bakufu.games.shogun import names
from bakufu.games.shogun.data import BoxData, read_box
from bakufu.games.shogun.modules.chambers.rules import Chambers
from bakufu.games.shogun.modules.court.pieces import FAVOURS, SHIELDS
from bakufu.games.shogun.modules.court.rules import Court
from bakufu.games.shogun.modules.data import DEEDS, SORTS
from bakufu.games.shogun.modules.faces import FACES
from bakufu.games.shogun.modules.leaders.rules import Leaders
from bakufu.games.shogun.modules.samurai.rules import Samurai
from bakufu.games.shogun.round import Round
from bakufu.games.shogun.state import Module


def make_rules(setup: Setup) -> Round:
    """The rules of one table. Equal tables share them."""
    return _make_rules(msgspec.json.encode(setup))


@lru_cache(maxsize=64)
def _make_rules(packed: bytes) -> Round:
    setup = msgspec.json.decode(packed, type=Setup)
    data = read_box(setup.house)
    return Round(
        [_MAKERS[name](data, setup.options) for name in FACES if setup.options.get(name) == "on"]
    )


def _leaders(data: BoxData, options: Options) -> Module:
    module = Leaders()
    module.statues = data.leaders.statues
    module.before_event = options["leader_event_order"] == "leader_first"
    module.adds_to_six = options["leader_with_six"] == "seven"
    module.one_statue = options["statues_per_province"] == "one"
    return module


def _samurai(data: BoxData, options: Options) -> Module:
    module = Samurai()
    module.regions = data.samurai.regions
    cards: list[dict[str, int]] = [
        {},
        data.samurai.first,
        data.samurai.second,
        data.samurai.third,
    ]
    module.offers = _row([card.get(sort, 0) for card in cards for sort in SORTS])
    return module


def _court(data: BoxData, options: Options) -> Module:
    module = Court()
    module.courtiers = data.court.courtiers
    module.price = _row(data.court.prices)
    cards = [data.favours[str(number)] for number in range(1, FAVOURS + 1)]
    module.does = _row([DEEDS.index(card.does) for card in cards])
    amounts = []
    for card in cards:
        amount = card.amount
        if card.steep is not None and options["favour_amounts"] == "steep":
            amount = card.steep
        if card.building is not None:
            amount = names.BUILDINGS.index(card.building)
        if DEEDS.index(card.does) == SHIELDS:
            both = options["immunity_cards"] == "both"
            against = [name for name in names.COMBATS if both or name in card.against]
            amount = sum(1 << names.COMBATS.index(name) for name in against)
        amounts.append(amount)
    module.amount = _row(amounts)
    return module


def _chambers(data: BoxData, options: Options) -> Module:
    module = Chambers()
    module.markers = data.chambers.markers
    module.tiles = data.chambers.tiles
    module.must_claim = options["chamber_pick"] == "must"
    module.rows = _row(_numbers(options["chamber_rows"]))
    module.columns = _row(_numbers(options["chamber_columns"]))
    return module


_MAKERS = {"leaders": _leaders, "samurai": _samurai, "court": _court, "chambers": _chambers}

# The words for what a table may wait for, by number.
STEPS = [step.name for step in Round([Leaders(), Samurai(), Court(), Chambers()]).steps]


def _numbers(value: object) -> list[int]:
    return [int(word) for word in str(value).split(",")]


def _row(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)
