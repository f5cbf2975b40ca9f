"""Marching in Shogun: what scenario files cannot show.

The cases themselves are played in scenarios/shogun/move.toml.
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
TABLE: dict[str, object] = {"players": 5, "tower_p_thrown": 0.999999, "tower_keep": 0.999999}
SUN_ROUTES = {
    frozenset(pair)
    for pair in (
        ("aki", "iyo"),
        ("harima", "sanuki"),
        ("awa-shikoku", "kii"),
        ("shima", "izu"),
        ("izu", "awa-boso"),
        ("tajima", "kaga"),
    )
}
MOVED = {frozenset(("harima", "sanuki")), frozenset(("tajima", "kaga"))}
ALTERNATIVE = SUN_ROUTES - MOVED | {frozenset(("bizen", "sanuki")), frozenset(("tajima", "noto"))}


def at(position: dict[str, Any], **options: object) -> State:
    return GAME.from_document(GAME.setup(TABLE | options), position)


def order(state: State, seat: int, words: str) -> list[Event]:
    """Carry out an order; what everybody is told of it."""
    diary = Diary()
    for move in GAME.read_order(state, seat, words):
        assert GAME.why_not(state, seat, move) is None
        state.apply(seat, move, Dice(1), diary)
    return GAME.events(GAME.setup(TABLE), diary.notes, None)


def marching(origin: str, armies: int = 2, **position: Any) -> dict[str, Any]:
    provinces = {origin: {"owner": "red", "armies": armies}} | position.pop("provinces", {})
    return {
        "waits_for": "march",
        "order": ["red", "black", "yellow", "purple", "blue"],
        "events": {"ruling": "tax-at-most"},
        "plans": {"red": {"combat-a": origin}},
        "provinces": provinces,
    } | position


def borders(**options: object) -> set[tuple[str, str]]:
    """Where armies can go from where, asked province by province."""
    return {
        (origin, GAME.move_name(move).removeprefix("target "))
        for origin in names.PROVINCES
        for move in GAME.legal(at(marching(origin), **options), RED)
    }


@rule("SHO-MOVE-01", "SHO-MOVE-02")
def test_neighbours_in_both_directions() -> None:
    """Kai borders only Musashi, Sagami, Shinano, Suruga and Totomi; sea routes go both ways."""
    found = borders()
    assert found == {(target, origin) for origin, target in found}
    assert {target for origin, target in found if origin == "kai"} == {
        *("musashi", "sagami", "shinano", "suruga", "totomi")
    }
    assert {frozenset(pair) for pair in found} >= SUN_ROUTES


@rule("SHO-MOVE-02")
def test_sea_routes_of_the_moon_side() -> None:
    """Given the moon side with `moon_sea = alternative`; when neighbours are looked up; then
    Sanuki borders Bizen by sea and does not border Harima."""
    sun = {frozenset(pair) for pair in borders()}
    land = sun - SUN_ROUTES
    assert {frozenset(pair) for pair in borders(side="moon")} == sun
    other = {frozenset(pair) for pair in borders(side="moon", moon_sea="alternative")}
    assert other == land | ALTERNATIVE
    assert frozenset(("sanuki", "bizen")) in other
    assert frozenset(("sanuki", "harima")) not in other


@rule("SHO-MOVE-03", "SHO-MOVE-05", "SHO-MOVE-06")
@pytest.mark.parametrize("armies", [2, 5, 40])
def test_one_to_all_but_one(armies: int) -> None:
    """Given 5 armies in Shinano; then Red may send 1 to 4 into one neighbour; others decide
    nothing."""
    state = at(marching("shinano", armies, provinces={"kozuke": {"owner": "black"}}))
    order(state, RED, "target kozuke")
    numbers = [GAME.move_name(move) for move in GAME.legal(state, RED)]
    assert numbers == [f"number {number}" for number in range(1, armies)]
    assert all(not GAME.legal(state, seat) for seat in (0, 2, 3, 4))


@rule("SHO-DEPLOY-04", "SHO-MOVE-03", "SHO-MOVE-04")
@pytest.mark.parametrize(
    ("action", "named"),
    [
        ("deploy-1", "SHO-DEPLOY-04"),
        ("combat-a", "SHO-MOVE-03"),
        ("combat-b", "SHO-MOVE-04"),
    ],
)
def test_each_march_names_its_own_rule(action: str, named: str) -> None:
    """Combat B is a separate action with its own card and its own turn."""
    position = marching(
        "kai",
        provinces={"suruga": {"owner": "red", "armies": 3}},
        waits_for="deploy" if action == "deploy-1" else "march",
        action=action,
        plans={"red": {action: "kai"}},
    )
    assert GAME.decision_rule(at(position)) == named


@rule("SHO-MOVE-04")
def test_a_province_just_won_lies_on_no_space() -> None:
    """Given Red won Kozuke with Combat A from Shinano; when Combat B comes; then Kozuke's card is
    not on a space."""
    position = marching(
        "shinano",
        5,
        provinces={"kozuke": {"owner": "black"}, "suruga": {"owner": "red", "armies": 3}},
        track=["combat-a", "combat-b"],
        plans={
            "black": {"combat-b": "kozuke"},
            "red": {"combat-a": "shinano", "combat-b": "suruga"},
        },
    )
    state = at(position)
    told = order(state, RED, "march kozuke with 4")
    assert ev.ProvinceConquered(RED, "kozuke", 3) in told
    document = GAME.document(state)
    assert (document["action"], document["actor"]) == ("combat-b", "red")
    assert document["plans"]["red"] == {"combat-a": "shinano", "combat-b": "suruga"}
    assert document["plans"]["black"] == {}
    targets = {GAME.move_name(move) for move in GAME.legal(state, RED)}
    assert targets == {"target izu", "target kai", "target sagami", "target totomi"}


NEXT = {"noto": {"owner": "black", "armies": 2}}


@rule("SHO-MOVE-07")
def test_nothing_is_thrown_on_a_peaceful_move() -> None:
    """Given 4 armies in Kai and 1 in own Suruga; when Red sends 3 from Kai to Suruga; then Kai
    has 1 and Suruga 4, and nothing is thrown."""
    position = marching("kai", 4, provinces={"suruga": {"owner": "red"}} | NEXT)
    position["plans"] |= {"black": {"combat-a": "noto"}}
    state = at(position | {"tray": {"farmers": 3}, "tower": {"farmers": 2, "red": 4}})
    told = order(state, RED, "march suruga with 3")
    assert told == [ev.Marched(RED, "kai", "suruga", 3), ev.CardShown(0, "combat-a", "noto")]
    document = GAME.document(state)
    assert document["provinces"]["kai"]["armies"] == 1
    assert document["provinces"]["suruga"]["armies"] == 4
    assert document["tray"]["farmers"] == 3


@rule("SHO-MOVE-08")
@pytest.mark.parametrize("owner", ["black", "neutral"])
def test_the_battle_comes_before_the_next_player(owner: str) -> None:
    """Given Black's Totomi; when Red marches from Kai into Totomi; then a battle takes place
    before the next player acts."""
    position = marching("kai", 4, provinces={"totomi": {"owner": owner}} | NEXT)
    position["plans"] |= {"black": {"combat-a": "noto"}}
    state = at(position)
    told = order(state, RED, "march totomi with 3")
    assert told[:2] == [
        ev.Marched(RED, "kai", "totomi", 3),
        ev.BattleBegan("totomi", RED, 0 if owner == "black" else None),
    ]
    assert ev.ProvinceConquered(RED, "totomi", 2) in told
    assert told[-1] == ev.CardShown(0, "combat-a", "noto")
    assert sum(isinstance(event, ev.CardShown) for event in told) == 1


@rule("SHO-MOVE-05", "SHO-MOVE-11")
@pytest.mark.parametrize(("armies", "ruling"), [(1, "tax-at-most"), (4, "temple-forbids")])
def test_all_are_told_that_a_march_lapses(armies: int, ruling: str) -> None:
    """Given 1 army in Noto, or the temple event while Etchu and Kaga are Blue's with temples;
    when Red's Combat A from Noto comes; then it lapses."""
    temple = {"owner": "blue", "armies": 2, "buildings": ["temple"]}
    position = {
        "waits_for": "special",
        "places": {"black": 1, "yellow": 3, "purple": 4, "blue": 5},
        "track": ["combat-a"],
        "events": {"ruling": ruling},
        "plans": {"red": {"combat-a": "noto"}, "blue": {"combat-a": "kaga"}},
        "provinces": {
            "noto": {"owner": "red", "armies": armies},
            "etchu": temple,
            "kaga": temple,
        },
    }
    state = at(position)
    told = order(state, RED, "special 2")
    assert ev.ActionLapsed(RED, "combat-a", "noto") in told
    assert not any(isinstance(event, ev.Marched) for event in told)
    document = GAME.document(state)
    assert document["actor"] == "blue"
    assert document["provinces"]["noto"]["armies"] == armies
