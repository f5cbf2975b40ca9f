"""Shogun's documents, laws and orders in words, and who sees a plan being made."""

import json
from collections.abc import Callable

import pytest

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import same
from bakufu.engine.table.contract import random_game
from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.games.shogun import names
from bakufu.games.shogun.box import SPECIALS
from bakufu.games.shogun.document import KEYS
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.moves import LIFT, PUT
from bakufu.games.shogun.state import PLAN, ShogunState

GAME = Shogun()


def test_a_plan_in_the_making_is_nobody_elses_business() -> None:
    setup = GAME.setup({"players": 3})
    for number, step in enumerate(random_game(GAME, setup, 5)):
        if number > 200:
            break
        if GAME.document(step.before)["waits_for"] != "plan" or not PUT <= step.move <= LIFT:
            continue
        for viewer in (0, 1, 2, None):
            told = GAME.events(setup, step.notes, viewer)
            if viewer == step.seat:
                assert told
            else:
                assert not told
                assert GAME.view(step.before, viewer) == GAME.view(step.after, viewer)


# Options


def test_the_moon_side_is_drafted() -> None:
    assert GAME.setup({"side": "moon"}).options["start"] == "draft"
    with pytest.raises(Refused, match="SHO-SETUP-11"):
        GAME.setup({"side": "moon", "start": "fixed"})


# Documents

THREE: dict[str, object] = {"players": 3}


def read(document: Document, **options: object) -> ShogunState:
    return GAME.from_document(GAME.setup(THREE | options), document)


def test_nothing_but_the_printed_lists() -> None:
    state = read({})
    assert state.step == PLAN
    document = GAME.document(state)
    assert set(document) == set(KEYS)
    assert document["season"] == "spring"
    assert document["seats"] == ["black", "red", "yellow"]
    assert len(document["events"]["open"]) == 4
    assert document["track"] == ["castle", "temple", "theatre", "rice", "tax"]
    assert sum(part["owner"] == "red" for part in document["provinces"].values()) == 9


MARCHING: Document = {
    "waits_for": "march",
    "actor": "red",
    "provinces": {
        "kai": {"owner": "red", "armies": 4, "buildings": ["castle"], "unrest": 2},
        "suruga": {"owner": "red"},
        "totomi": {"owner": "black", "armies": 2, "buildings": ["temple"]},
    },
    "plans": {"red": {"combat-a": "kai"}},
}


def test_the_rest_follows() -> None:
    state = read(MARCHING)
    document = GAME.document(state)
    assert document["season"] == "summer"  # the first that allows two markers
    assert document["action"] == "combat-a"
    assert document["supply"] == {"black": 60, "red": 57, "yellow": 62, "farmers": 20}
    assert document["stock"] == {"castle": 27, "temple": 25, "theatre": 26}
    assert document["provinces"]["aki"]["owner"] in ("neutral", "closed")
    assert document["order"] == ["black", "red", "yellow"]
    assert document["shown"]["red"] == ["combat-a", "bid"]
    assert document["shown"]["yellow"] == ["bid"]
    again = GAME.from_document(GAME.setup(THREE), json.loads(json.dumps(document)))
    assert same(again, state)


def test_a_given_supply_fills_the_tower() -> None:
    document = GAME.document(read(MARCHING | {"supply": {"red": 5, "farmers": 18}}))
    assert document["tower"] == {"black": 0, "red": 52, "yellow": 0, "farmers": 2}


def test_an_event_by_what_it_says() -> None:
    state = read(MARCHING | {"events": {"ruling": "temple-forbids"}})
    assert GAME.document(state)["events"]["ruling"] == "temple-forbids-a"


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ({"supply": {"red": 60}}, "LAW-01"),
        ({"tower": {"red": 58}}, "LAW-01"),
        ({"tray": {"farmers": 21}}, "LAW-02"),
        ({"provinces": {"kai": {"armies": 2}}}, "LAW-05"),
        ({"plans": {"red": {"combat-a": "kai", "tax": "totomi"}}}, "LAW-06"),
        ({"provinces": {"kai": {"unrest": 1}}}, "LAW-07"),
        ({"provinces": {"tosa": {"owner": "red"}}}, "LAW-08"),
        ({"stock": {"castle": 28}}, "LAW-09"),
        ({"provinces": {"kai": {"owner": "red", "buildings": ["castle", "castle"]}}}, "LAW-10"),
        ({"season": "spring"}, "LAW-11"),
        ({"plans": {"red": {"combat-a": "kai", "tax": "kai"}}}, "LAW-13"),
        ({"track": ["combat-a", "rice", "rice"]}, "LAW-14"),
        ({"specials": ["tax-more"] * 5}, "LAW-15"),
        ({"places": {"black": 1, "red": 1, "yellow": 2}}, "LAW-15"),
        ({"events": {"open": ["tax-at-most"] * 3}}, "LAW-16"),
        ({"order": ["red", "black", "yellow"], "places": {"red": 2, "black": 1}}, "LAW-17"),
        ({"chests": {"red": -1}}, "LAW-18"),
        ({"points": {"red": -1}}, "LAW-19"),
        ({"plans": {}}, "expected a province on the space"),
        ({"march": {"to": "mikawa"}}, "SHO-MOVE-01"),
        ({"provinces": {"surugo": {}}}, 'did you mean "suruga"'),
        ({"chest": {}}, 'did you mean "chests"'),
        ({"chests": {"green": 1}}, 'no seat "green"'),
        ({"rice": {"red": "much"}}, "expected a whole number"),
        ({"waits_for": "revolt", "plans": {}}, "has nothing to decide"),
        ({"seats": ["red", "red", "blue"]}, "SHO-SETUP-01"),
    ],
)
def test_what_cannot_be_is_refused(part: Document, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read(MARCHING | part)


# Laws


def _break(change: Callable[[ShogunState], None]) -> list[str]:
    state = read(MARCHING)
    before = state.clone()
    change(state)
    return GAME.broken_laws(before, state)


def test_steps_keep_points_and_order() -> None:
    assert _break(lambda s: None) == []

    def lose_points(s: ShogunState) -> None:
        s.points[0] = -1

    def swap(s: ShogunState) -> None:
        s.order[0], s.order[1] = s.order[1], s.order[0]

    def steal(s: ShogunState) -> None:
        s.tower[0] = s.tower[0] + 1

    assert any(law.startswith("LAW-19: points fell") for law in _break(lose_points))
    assert any(law.startswith("LAW-17: the player order changed") for law in _break(swap))
    assert any(law.startswith("LAW-01") for law in _break(steal))


# Orders


def play(state: ShogunState, seat: int, *orders: str) -> ShogunState:
    after = state.clone()
    for order in orders:
        for move in GAME.read_order(after, seat, order):
            assert GAME.why_not(after, seat, move) is None, f"{order}: {GAME.move_name(move)}"
            after.apply(seat, move, Dice(1), Scribe())
    return after


def refused(state: ShogunState, seat: int, order: str, rule: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.read_order(state, seat, order)
    assert refusal.value.rule == rule
    assert refusal.value.reason


PLANNING: Document = {
    "provinces": {
        name: {"owner": owner, "armies": 2}
        for owner, held in (
            ("black", ("kai", "suruga", "totomi", "mikawa", "owari", "mino", "shinano")),
            ("red", ("ise", "yamato")),
        )
        for name in held
    },
    "chests": {"black": 2},
}
WHOLE = (
    "bid: chest-1, castle: kai, temple: suruga, theatre: totomi, rice: mikawa, tax: Owari, "
    "deploy 5: mino, deploy-3: shinano, deploy-1: chest 0, combat a: chest 2, combat-b: chest-3"
)


def test_a_whole_plan_in_one_order() -> None:
    state = read(PLANNING)
    after = play(state, 0, f"plan {WHOLE}")
    document = GAME.document(after)
    assert document["committed"] == ["black"]
    assert document["plans"]["black"]["tax"] == "owari"
    changed = play(
        after,
        0,
        f"plan {WHOLE.replace('chest-1', 'suruga').replace('temple: suruga', 'chest 1 on temple')}",
    )
    assert GAME.document(changed)["plans"]["black"]["bid"] == "suruga"
    assert GAME.document(changed)["committed"] == ["black"]
    open_again = play(after, 0, "take back")
    assert GAME.document(open_again)["committed"] == []
    assert GAME.document(play(open_again, 0, "commit"))["committed"] == ["black"]


def test_a_plan_with_few_cards() -> None:
    state = read(PLANNING)
    after = play(
        state,
        1,
        "plan tax: ise, rice: yamato, castle: 0, temple: 1, theatre: 2, combat-a: 3, bid: 4",
    )
    assert GAME.document(after)["settled"]["red"] == 11
    drafted = play(state, 1, "draft bid: 4, castle: nothing, temple: ise")
    assert GAME.document(drafted)["settled"]["red"] == 3
    far = GAME.document(play(state, 1, "draft rice: yamato, bid: 4"))
    assert far["plans"]["red"] == {"bid": "chest-4", "rice": "yamato"}, "spaces before stay empty"
    again = play(drafted, 1, "draft bid: chest-2")
    assert GAME.document(again)["plans"]["red"] == {"bid": "chest-2", "temple": "ise"}


def test_plans_that_are_refused() -> None:
    state = read(PLANNING)
    refused(state, 0, f"plan {WHOLE}, castle: chest-4", "SHO-PLAN-04")
    refused(state, 0, "plan castle: kai and suruga", "SHO-PLAN-04")
    refused(state, 0, "plan castle: kai, temple: kai", "SHO-PLAN-05")
    refused(state, 0, f"plan {WHOLE.replace('theatre: totomi,', '')}", "SHO-PLAN-06")
    refused(state, 0, f"plan {WHOLE.replace('bid: chest-1,', '')}", "SHO-BID-01")
    refused(state, 0, "plan castle: ise", "SHO-PLAN-10")
    refused(state, 0, "draft bid: chest-3", "SHO-BID-02")
    refused(state, 0, "commit", "SHO-PLAN-06")
    refused(state, 1, "plan tax: ise", "SHO-PLAN-08")
    refused(state, 1, "commit", "SHO-PLAN-08")
    refused(state, 0, "take back", "SHO-PLAN-11")
    refused(state, 0, "march kai with 1", "SHO-ROUND-02")
    refused(state, 0, "give red 2 chests", "SHO-ROUND-23")
    with pytest.raises(BadInput, match="comes before"):
        GAME.read_order(state, 0, "draft temple: kai")
    with pytest.raises(BadInput, match="is not understood"):
        GAME.read_order(state, 0, "plant rice")


def test_marches() -> None:
    state = read(MARCHING | {"season": "summer", "events": {"ruling": "temple-forbids"}})
    moved = GAME.document(play(state, 1, "march to suruga with 3 armies"))
    assert moved["provinces"]["suruga"]["armies"] == 4
    assert moved["provinces"]["kai"]["armies"] == 1
    refused(state, 1, "march mikawa with 1", "SHO-MOVE-01")
    refused(state, 1, "march suruga with 4", "SHO-MOVE-05")
    refused(state, 1, "march suruga with 0", "SHO-MOVE-06")
    refused(state, 1, "march suruga with 2, sagami with 1", "SHO-MOVE-06")
    refused(state, 1, "march from suruga to kai with 1", "SHO-MOVE-03")
    refused(state, 1, "march totomi with 3", "SHO-EVENT-11")
    refused(state, 1, "pass", "SHO-MOVE-10")
    refused(state, 0, "march suruga with 1", "SHO-ROUND-08")
    refused(state, 0, "skip theatre", "SHO-ROUND-11")
    refused(state, 0, f"plan {WHOLE}", "SHO-PLAN-11")
    refused(state, 0, "take back", "SHO-PLAN-11")


def test_a_barred_sea_route_and_a_closed_province() -> None:
    sanuki = {
        "waits_for": "march",
        "actor": "red",
        "provinces": {"sanuki": {"owner": "red", "armies": 3}},
        "plans": {"red": {"combat-a": "sanuki"}},
    }
    state = read(sanuki, players=4, side="moon", moon_sea="alternative")
    refused(state, 1, "march harima with 1", "SHO-MOVE-02")
    assert GAME.read_order(state, 1, "march bizen with 2")
    refused(read(MARCHING), 1, "march tosa with 1", "SHO-SETUP-05")


def test_the_move_of_deploy_1() -> None:
    part = {"waits_for": "deploy", "plans": {"red": {"deploy-1": "kai"}}}
    state = read(MARCHING | part)
    refused(state, 1, "move totomi with 1", "SHO-DEPLOY-07")
    assert GAME.document(play(state, 1, "move suruga with 1"))["provinces"]["kai"]["armies"] == 3
    assert play(state, 1, "stay")


def test_special_cards() -> None:
    state = read(PLANNING | {"waits_for": "special", "actor": "red", "places": {"black": 2}})
    assert GAME.document(play(state, 1, "special tax-more"))["places"]["red"] == 1
    refused(state, 1, "special 2", "SHO-BID-08")
    refused(state, 1, "special rice-more", "SHO-BID-08")
    refused(state, 1, "pass", "SHO-BID-08")
    refused(state, 2, "special 3", "SHO-BID-08")


def test_winter_revolts() -> None:
    held = {name: {"owner": "red"} for name in ("kai", "suruga", "totomi")}
    winter = {"season": "winter", "actor": "red", "provinces": held, "revolts": ["kai", "totomi"]}
    state = read(winter)
    assert GAME.document(state)["revolt_farmers"] == int(state.box.extra_farmers[3])
    assert play(state, 1, "revolt totomi")
    refused(state, 1, "revolt suruga", "SHO-WINTER-09")
    refused(state, 1, "march kai with 1", "SHO-WINTER-11")
    refused(state, 1, "build castle in kai", "SHO-WINTER-11")


def test_the_draft() -> None:
    draft = {"waits_for": "card", "actor": "red", "draft": {"display": ["kai", "settsu"]}}
    state = read(draft, players=4, start="draft")
    taken = play(state, 1, "take settsu")
    assert GAME.document(taken)["draft"]["taken"] == "settsu"
    assert GAME.document(play(taken, 1, "group 5"))["provinces"]["settsu"]["armies"] == 5
    refused(state, 1, "take musashi", "SHO-DRAFT-05")
    refused(state, 1, "renew", "SHO-DRAFT-10")
    refused(state, 1, "pass", "SHO-DRAFT-04")
    refused(state, 1, "group 5", "SHO-DRAFT-13")
    part = {"display": ["kai", "settsu"], "taken": "ise", "groups": {"red": [5, 3, 2]}}
    refused(
        read({"waits_for": "group", "actor": "red", "draft": part}, players=4, start="draft"),
        1,
        "group 4",
        "SHO-DRAFT-08",
    )
    stale = {"display": ["kai", "settsu"], "last_seen": {"red": ["settsu", "kai"]}}
    state = read(draft | {"draft": stale}, players=4, start="draft")
    assert play(state, 1, "renew", "take unseen")


def test_colours() -> None:
    state = play(read({"year": 0}), 0, "colour red")
    refused(state, 1, "colour red", "SHO-SETUP-01")
    refused(state, 0, "colour blue", "SHO-SETUP-01")
    assert GAME.seat_words(play(state, 1, "colour blue")) == ["red", "blue", "seat3"]


def test_the_end() -> None:
    state = read({"waits_for": "nobody", "points": {"red": 40, "black": 40}, "chests": {"red": 99}})
    refused(state, 0, "march kai with 1", "SHO-END-01")
    assert GAME.end_reason(state) == "SHO-END-01"
    assert [int(state.place(seat)) for seat in range(3)] == [2, 1, 3]


def test_once_the_order_is_fixed_nothing_rules_that_is_not_named() -> None:
    """A scenario about a battle is not decided by a card that nobody wrote down."""
    document = GAME.document(read(MARCHING))
    assert document["specials"] == []
    assert document["events"]["ruling"] == "cancelled"
    assert len(document["events"]["gone"]) == 2  # that of spring, and the one that does not rule
    state = read(MARCHING)
    for seat in range(3):
        assert not any(state.holds_special(seat, card) for card in range(SPECIALS))
    assert GAME.document(read({"waits_for": "special"}))["specials"] == list(names.SPECIALS)
    named = read(MARCHING | {"specials": list(names.SPECIALS), "events": {"ruling": "two-farmers"}})
    assert named.holds_special(0, 0)
    assert GAME.document(named)["events"]["ruling"] == "two-farmers"


def test_cards_of_a_round_do_not_vanish_within_it() -> None:
    part = {"specials": list(names.SPECIALS), "events": {"ruling": "two-farmers"}}
    before, after = read(MARCHING | part), read(MARCHING)
    broken = GAME.broken_laws(before, after)
    assert "LAW-15: the special cards changed within a round" in broken
    assert "LAW-16: the event that ruled the round is gone" in broken
