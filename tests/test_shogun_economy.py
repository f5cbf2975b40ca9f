"""Building, rice, tax and recruiting in Shogun: what scenario files cannot show.

The cases themselves are played in scenarios/shogun/build.toml, rice.toml, tax.toml, deploy.toml.
"""

from typing import Any

import pytest
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.state import State
from bakufu.engine.table.telling import Event
from bakufu.games.shogun import events as ev
from bakufu.games.shogun import names
from bakufu.games.shogun.game import Shogun

GAME = Shogun()
RED = 1
# As good as every cube thrown falls through, and none is knocked out.
TABLE: dict[str, object] = {"players": 3, "tower_p_thrown": 0.999999, "tower_keep": 0.999999}
LIMITS = {"castle": 28, "temple": 26, "theatre": 26}
CLOSED = {"awa-boso", "echigo", "iwami", "izumo", "kazusa", "mutsu", "sanuki", "tosa"}
OPEN = [name for name in names.PROVINCES if name not in CLOSED]


def at(position: dict[str, Any], **options: object) -> State:
    return GAME.from_document(GAME.setup(TABLE | options), position)


def order(state: State, seat: int, words: str, **options: object) -> list[Event]:
    """Carry out an order; what everybody is told of it."""
    diary = Diary()
    for move in GAME.read_order(state, seat, words):
        assert GAME.why_not(state, seat, move) is None
        state.apply(seat, move, Dice(1), diary)
    return GAME.events(GAME.setup(TABLE | options), diary.notes, None)


def about_to(action: str, province: str, **position: Any) -> dict[str, Any]:
    """Red takes the last special card, then this action comes first."""
    return {
        "waits_for": "special",
        "places": {"black": 1, "yellow": 3},
        "track": [action],
        "plans": {"red": {action: province}},
        "events": {"ruling": "two-farmers"},
    } | position


def built_everywhere(building: str, without: str, count: int) -> dict[str, Any]:
    """So many provinces of Black with this building, and one of Red without any."""
    others = [name for name in OPEN if name != without]
    return {name: {"owner": "black", "buildings": [building]} for name in others[:count]} | {
        without: {"owner": "red", "armies": 3}
    }


@rule("SHO-BUILD-07")
@pytest.mark.parametrize("building", LIMITS)
def test_tiles_run_out(building: str) -> None:
    """Given 26 theatres on the map; when Red's theatre action comes; then it lapses."""
    provinces = built_everywhere(building, "kai", LIMITS[building])
    state = at(about_to(building, "kai", provinces=provinces, chests={"red": 5}))
    assert GAME.document(state)["stock"][building] == 0
    told = order(state, RED, "special 2")
    assert ev.ActionLapsed(RED, building, "kai") in told
    document = GAME.document(state)
    assert document["provinces"]["kai"]["buildings"] == []
    assert document["chests"]["red"] == 5
    assert document["stock"][building] == 0


@rule("SHO-BUILD-07")
@pytest.mark.parametrize("building", LIMITS)
def test_the_last_tile_is_built(building: str) -> None:
    """One theatre fewer on the map: the last one of the stock is built."""
    provinces = built_everywhere(building, "kai", LIMITS[building] - 1)
    state = at(about_to(building, "kai", provinces=provinces, chests={"red": 5}))
    told = order(state, RED, "special 2")
    assert any(isinstance(event, ev.Built) and event.province == "kai" for event in told)
    document = GAME.document(state)
    assert document["provinces"]["kai"]["buildings"] == [building]
    assert document["stock"][building] == 0


@rule("SHO-BUILD-07", "SHO-BUILD-09")
def test_a_tile_that_returns_can_be_built_again() -> None:
    """If none of a type is left, that type cannot be built until one returns from the map."""
    provinces = built_everywhere("theatre", "kai", 25) | {
        "suruga": {"owner": "red", "armies": 2},
        "totomi": {"owner": "black", "buildings": ["theatre"]},
    }
    position = {
        "waits_for": "march",
        "actor": "red",
        "track": ["combat-a", "theatre"],
        "plans": {"red": {"combat-a": "suruga", "theatre": "kai"}},
        "events": {"ruling": "two-farmers"},
        "chests": {"red": 1},
        "provinces": provinces,
    }
    state = at(position)
    assert GAME.document(state)["stock"]["theatre"] == 0
    told = order(state, RED, "march totomi with 1")
    assert ev.ProvinceEmptied("totomi", 0, "battle") in told
    assert ev.Built(RED, "kai", "theatre", 1) in told
    assert GAME.document(state)["provinces"]["kai"]["buildings"] == ["theatre"]


@rule("SHO-BUILD-04", "SHO-BUILD-05", "SHO-BUILD-06")
@pytest.mark.parametrize(
    ("action", "province", "buildings", "chests"),
    [
        ("castle", "kai", ["temple"], 9),
        ("temple", "omi", ["temple"], 9),
        ("castle", "kai", [], 2),
    ],
)
def test_all_are_told_that_building_lapses(
    action: str, province: str, buildings: list[str], chests: int
) -> None:
    """No plot, a second of a kind, too few chests: the action lapses and nothing is paid."""
    provinces = {province: {"owner": "red", "buildings": buildings}}
    state = at(about_to(action, province, provinces=provinces, chests={"red": chests}))
    told = order(state, RED, "special 2")
    assert ev.ActionLapsed(RED, action, province) in told
    assert not any(isinstance(event, ev.Built) for event in told)
    assert GAME.document(state)["chests"]["red"] == chests


@rule("SHO-BUILD-01", "SHO-BUILD-02", "SHO-BUILD-03")
@pytest.mark.parametrize(("building", "price"), [("castle", 3), ("temple", 2), ("theatre", 1)])
def test_prices(building: str, price: int) -> None:
    """A castle costs 3 chests, a temple 2, a theatre 1."""
    provinces = {"sagami": {"owner": "red"}}
    state = at(about_to(building, "sagami", provinces=provinces, chests={"red": 5}))
    assert ev.Built(RED, "sagami", building, price) in order(state, RED, "special 2")
    assert GAME.document(state)["chests"]["red"] == 5 - price


@rule("SHO-RICE-05", "SHO-TAX-04")
@pytest.mark.parametrize(("armies", "outcome"), [(1, ev.ProvinceEmptied), (2, ev.RevoltPutDown)])
@pytest.mark.parametrize("kept", ["kept", "lost"])
@pytest.mark.parametrize(("action", "gain"), [("rice", ev.RiceGained), ("tax", ev.ChestsGained)])
def test_income_before_the_revolt(
    action: str, gain: type[Event], kept: str, armies: int, outcome: type[Event]
) -> None:
    """First the rice or the chests, then the revolt; the other way round if they can be lost."""
    provinces = {"mino": {"owner": "red", "armies": armies, "unrest": 1}}
    position = about_to(action, "mino", season="summer", provinces=provinces)
    state = at(position, income_if_revolt_lost=kept)
    told = [
        type(event)
        for event in order(state, RED, "special 2", income_if_revolt_lost=kept)
        if isinstance(event, gain | ev.RevoltBegan | outcome | ev.UnrestPlaced)
    ]
    marker: list[type[Event]] = [ev.UnrestPlaced] if armies == 2 else []
    if kept == "kept":
        assert told == [gain, ev.RevoltBegan, outcome, *marker]
    else:
        assert told == [ev.RevoltBegan, outcome, *([gain, *marker] if armies == 2 else [])]


@rule("SHO-TAX-05", "SHO-RICE-06")
def test_harvested_in_spring_and_taxed_in_summer() -> None:
    """Given Kai was harvested in spring; when it is taxed in summer; then a revolt breaks out
    before a second marker can be placed."""
    provinces = {"kai": {"owner": "red", "armies": 3}}
    state = at(about_to("rice", "kai", season="spring", provinces=provinces))
    order(state, RED, "special 2")
    document = GAME.document(state)
    assert (document["season"], document["waits_for"]) == ("summer", "plan")
    assert document["provinces"]["kai"]["unrest"] == 1
    chests = "castle: chest-1, temple: chest-2, theatre: chest-3, rice: chest-4"
    order(state, 0, f"plan bid: chest-0, {chests}")
    order(state, 2, f"plan bid: chest-0, {chests}")
    order(state, RED, f"plan bid: chest-0, {chests}, tax: kai")
    told: list[Event] = []
    for place in (5, 4, 3):
        actor = GAME.document(state)["actor"]
        told += order(state, GAME.seat_words(state).index(actor), f"special {place}")
    about_kai = [
        event
        for event in told
        if isinstance(event, ev.ChestsGained | ev.RevoltBegan | ev.RevoltPutDown | ev.UnrestPlaced)
    ]
    assert [type(event) for event in about_kai] == [
        ev.ChestsGained,
        ev.RevoltBegan,
        ev.RevoltPutDown,
        ev.UnrestPlaced,
    ]
    assert about_kai[1:] == [
        ev.RevoltBegan("kai", RED, 1),
        ev.RevoltPutDown(RED, "kai", 2),
        ev.UnrestPlaced("kai", 2),
    ]


@rule("SHO-DEPLOY-01", "SHO-DEPLOY-02", "SHO-DEPLOY-03")
@pytest.mark.parametrize(
    ("action", "armies", "price"), [("deploy-5", 5, 3), ("deploy-3", 3, 2), ("deploy-1", 1, 1)]
)
def test_recruits(action: str, armies: int, price: int) -> None:
    """Five armies for 3 chests, three for 2, one for 1."""
    provinces = {"kai": {"owner": "red", "armies": 2}}
    state = at(about_to(action, "kai", provinces=provinces, chests={"red": 4}))
    assert ev.Recruited(RED, action, "kai", armies, price) in order(state, RED, "special 2")
    document = GAME.document(state)
    assert document["chests"]["red"] == 4 - price
    assert document["provinces"]["kai"]["armies"] == 2 + armies


@rule("SHO-DEPLOY-05", "SHO-DEPLOY-06")
@pytest.mark.parametrize("place", [2, 3])  # rice-more, six-armies
def test_all_are_told_that_recruiting_lapses(place: int) -> None:
    """Given 4 armies in supply and 9 chests; when Deploy 5 comes, with or without the six-armies
    card; then it lapses and Red keeps 9 chests."""
    provinces = {"kai": {"owner": "red", "armies": 2}}
    position = about_to(
        "deploy-5", "kai", provinces=provinces, chests={"red": 9}, supply={"red": 4}
    )
    position["places"] = {"black": 1, "yellow": 5}
    state = at(position)
    told = order(state, RED, f"special {place}")
    assert ev.SpecialTaken(RED, place, names.SPECIALS[place - 1]) in told
    assert ev.ActionLapsed(RED, "deploy-5", "kai") in told
    document = GAME.document(state)
    assert document["chests"]["red"] == 9
    assert document["supply"]["red"] == 4


@rule("SHO-DEPLOY-09")
def test_a_lost_card_leaves_an_empty_space() -> None:
    """Given Red planned Deploy 5 in Kai and has lost Kai in Combat A; when Deploy 5 comes; then
    Red has no action."""
    position = {
        "waits_for": "march",
        "actor": "black",
        "track": ["combat-a", "deploy-5"],
        "events": {"ruling": "tax-at-most"},
        "chests": {"red": 9},
        "plans": {"black": {"combat-a": "suruga"}, "red": {"deploy-5": "kai"}},
        "provinces": {
            "suruga": {"owner": "black", "armies": 5},
            "kai": {"owner": "red", "armies": 2},
        },
    }
    state = at(position)
    told = order(state, 0, "march kai with 4")
    assert ev.CardLost(RED, "deploy-5", "kai") in told
    assert ev.CardShown(RED, "deploy-5", None) in told
    assert not any(isinstance(event, ev.Recruited) for event in told)
    assert GAME.document(state)["chests"]["red"] == 9
