"""Cards, pieces, odds and views of Shogun's set-up: SHO-SETUP-01 to -22.

The rest of set-up is played in scenarios/shogun/setup.toml.
"""

from collections import Counter
from itertools import pairwise

import pytest
from marks import rule

from bakufu.engine.core.chance import Chance, Dice
from bakufu.engine.core.notes import Diary
from bakufu.engine.table.game import Document, Setup
from bakufu.engine.table.telling import Note
from bakufu.engine.text.errors import BadInput
from bakufu.games.shogun import events as ev
from bakufu.games.shogun import names
from bakufu.games.shogun.box import FARMERS
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.view import ProvinceView, ShogunView

GAME = Shogun()


def set_up(chance: Chance, **options: object) -> tuple[Setup, ShogunState, list[Note]]:
    """A table after the last colour is taken, and what has happened since."""
    setup = GAME.setup(options)
    state = GAME.start(setup, chance, Diary())
    diary = Diary()
    for seat in range(setup.players):
        for move in GAME.read_order(state, seat, f"colour {names.COLOURS[seat]}"):
            state.apply(seat, move, chance, diary)
    return setup, state, diary.notes


def begun(seed: int, **options: object) -> ShogunState:
    return set_up(Dice(seed), **options)[1]


def read(document: Document, **options: object) -> ShogunState:
    return GAME.from_document(GAME.setup({"players": 3} | options), document)


def views(state: ShogunState) -> list[ShogunView]:
    """What every seat sees, and a spectator."""
    return [GAME.view(state, viewer) for viewer in [*range(state.box.players), None]]


def provinces(**options: object) -> dict[str, ProvinceView]:
    return {province.id: province for province in GAME.view(begun(1, **options), None).provinces}


@rule("SHO-SETUP-02", "SHO-SETUP-03")
def test_the_regions_of_both_sides() -> None:
    """Sun side: Kai is yellow, Shinano brown, Mimasaka green. Moon side: all three are red.

    Eight provinces belong to another region on the moon side; tax, rice and plots are the same.
    """
    sun, moon = provinces(players=4, side="sun"), provinces(players=4, side="moon")
    three = ("kai", "shinano", "mimasaka")
    assert [sun[word].region for word in three] == ["yellow", "brown", "green"]
    assert [moon[word].region for word in three] == ["red", "red", "red"]
    for side in (sun, moon):
        assert Counter(province.region for province in side.values()) == dict.fromkeys(
            names.REGIONS, 9
        )
    assert {word for word in sun if sun[word].region != moon[word].region} == {
        *("echizen", "hitachi", "kai", "mimasaka"),
        *("owari", "sanuki", "shinano", "wakasa"),
    }
    for word, one in sun.items():
        two = moon[word]
        assert (one.tax, one.rice, one.plots) == (two.tax, two.rice, two.plots)


@rule("SHO-SETUP-04")
@pytest.mark.parametrize(
    ("side", "closed"),
    [
        ("sun", "izumo iwami sanuki tosa echigo mutsu kazusa awa-boso"),
        ("moon", "iwami aki mutsu shimotsuke iyo tosa hitachi shimosa"),
    ],
)
def test_three_players_leave_out_eight_provinces(side: str, closed: str) -> None:
    """With three players 37 cards are in play, on the sun side without Izumo."""
    table = provinces(players=3, side=side)
    assert {word for word in table if table[word].closed} == set(closed.split())
    assert sum(not province.closed for province in table.values()) == 37


@rule("SHO-SETUP-04", "SHO-SETUP-06")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_four_and_five_players_use_all_provinces(players: int, side: str) -> None:
    """With four players all 45 cards are in play."""
    table = provinces(players=players, side=side)
    assert len(table) == 45
    assert not any(province.closed for province in table.values())


@rule("SHO-SETUP-05")
def test_a_closed_province_is_nobodys_neighbour() -> None:
    """Three players, sun side: Sanuki is not among Harima's neighbours, though a route is printed.

    Nor is any other closed province anybody's neighbour, and nothing can stand there.
    """
    three, four = provinces(players=3), provinces(players=4)
    assert "sanuki" in four["harima"].neighbours
    assert set(three["harima"].neighbours) == set(four["harima"].neighbours) - {"sanuki"}
    closed = {word for word in three if three[word].closed}
    for province in three.values():
        assert not closed & set(province.neighbours)
        if province.closed:
            assert province.neighbours == []
            assert province.owner is None
            assert province.armies == 0
    with pytest.raises(BadInput, match="LAW-08"):
        read({"provinces": {"izumo": {"owner": "red", "armies": 1}}})
    with pytest.raises(BadInput, match="LAW-08"):
        read({"provinces": {"izumo": {"buildings": ["castle"]}}})
    assert "izumo" not in GAME.view(read({}), None).pool


@rule("SHO-SETUP-06")
def test_one_card_for_each_province_of_the_moon_side() -> None:
    """Moon side, five players: 45 of 53 cards stay, 37 with both symbols, 8 with the moon only."""
    state = begun(3, players=5, side="moon")
    draft = GAME.document(state)["draft"]
    cards = draft["display"] + draft["pile"]
    assert sorted(cards) == sorted(names.PROVINCES)
    sun, moon = provinces(players=5, side="sun"), provinces(players=5, side="moon")
    both = [word for word in cards if sun[word].region == moon[word].region]
    assert (len(both), len(cards) - len(both)) == (37, 8)


@rule("SHO-SETUP-07")
def test_the_pieces_of_unused_colours_leave_the_game() -> None:
    """Three players: no cube of the two unused colours is anywhere after set-up."""
    state = begun(5, players=3)
    for unused in (3, 4):
        assert state.supply[unused] == state.tower[unused] == state.tray[unused] == 0
    assert {province.owner for province in GAME.view(state, None).provinces} == {None, 0, 1, 2}
    document = GAME.document(state)
    for part in ("supply", "tower", "tray"):
        assert set(document[part]) == {"black", "red", "yellow", "farmers"}
    for seat, word in enumerate(("black", "red", "yellow")):
        on_map = sum(
            int(state.armies[province])
            for province in range(len(names.PROVINCES))
            if state.owner[province] == seat
        )
        assert document["supply"][word] + document["tower"][word] + on_map == 62


@rule("SHO-SETUP-10")
def test_chests_and_armies_are_open() -> None:
    """Red has 7 chests and 21 armies in supply: everybody sees 7 and 21."""
    state = read(
        {
            "seats": ["red", "blue", "black"],
            "provinces": {"kai": {"owner": "red", "armies": 6}},
            "chests": {"red": 7},
            "supply": {"red": 21},
        }
    )
    for view in views(state):
        assert (view.seats[0].chests, view.seats[0].supply) == (7, 21)
        kai = view.provinces[names.PROVINCES.index("kai")]
        assert (kai.owner, kai.armies) == (0, 6)


@rule("SHO-SETUP-12")
@pytest.mark.parametrize(
    ("players", "number", "armies"), [(3, 9, 27), (4, 8, 25), (5, 7, 23)], ids=str
)
def test_every_list_has_as_many_provinces_and_armies(
    players: int, number: int, armies: int
) -> None:
    """Nine provinces with 27 armies (three players), eight with 25 (four), seven with 23 (five)."""
    held = GAME.view(begun(2, players=players), None).provinces
    for seat in range(players):
        own = [province.armies for province in held if province.owner == seat]
        assert (len(own), sum(own)) == (number, armies)


@rule("SHO-SETUP-12", "SHO-SETUP-15")
def test_five_players_leave_ten_provinces_neutral() -> None:
    """35 provinces are held and ten are neutral."""
    view = GAME.view(begun(2, players=5), None)
    assert view.pool == [
        *("awa-shikoku", "bitchu", "iwami", "kai", "musashi"),
        *("mutsu", "sanuki", "settsu", "suruga", "tajima"),
    ]
    assert sum(province.owner is not None for province in view.provinces) == 35


@rule("SHO-SETUP-13")
def test_lists_are_dealt_in_every_order_equally_often() -> None:
    """With `fixed_lists = random` every order of the lists is equally likely, and known at once."""
    dealt: Counter[tuple[str, ...]] = Counter()
    dice = Dice(7)
    for _ in range(600):
        setup, _, notes = set_up(dice, players=3, fixed_lists="random")
        told = GAME.events(setup, notes, None)
        dealt[tuple(event.letter for event in told if isinstance(event, ev.ListDealt))] += 1
    assert len(dealt) == 6
    assert all(65 <= number <= 135 for number in dealt.values())  # 100, give or take four sigma


@rule("SHO-SETUP-14")
@pytest.mark.parametrize(("players", "number"), [(3, 9), (4, 8), (5, 7)])
def test_the_first_hand(players: int, number: int) -> None:
    """Four players: everybody holds 8 province cards and 5 chest cards when set-up ends."""
    state = begun(4, players=players)
    for seat in range(players):
        view = GAME.view(state, seat)
        hand = view.seats[seat].hand
        assert hand is not None
        own = [province.id for province in view.provinces if province.owner == seat]
        assert len(own) == number
        assert sorted(hand) == sorted([*own, *(f"chest-{value}" for value in range(5))])


@rule("SHO-SETUP-15")
def test_the_pool_of_three_players() -> None:
    """Three players, fixed start: ten cards lie open in the pool."""
    for view in views(begun(6, players=3)):
        assert view.pool == [
            *("aki", "iyo", "kai", "kozuke", "mikawa"),
            *("mimasaka", "noto", "shima", "totomi", "wakasa"),
        ]


@rule("SHO-SETUP-15", "SHO-SETUP-16")
def test_a_province_without_armies_is_neutral() -> None:
    """Kai without armies is neutral and its card lies in the pool; with one army it is held."""
    neutral = read({"provinces": {"kai": {"owner": "neutral"}}})
    held = read({"provinces": {"kai": {"owner": "red", "armies": 1}}})
    kai = names.PROVINCES.index("kai")
    view = GAME.view(neutral, None)
    assert (view.provinces[kai].owner, view.provinces[kai].armies) == (None, 0)
    assert "kai" in view.pool
    view = GAME.view(held, None)
    assert view.provinces[kai].owner == 1
    assert "kai" not in view.pool
    with pytest.raises(BadInput, match="LAW-05"):
        read({"provinces": {"kai": {"owner": "red", "armies": 0}}})
    with pytest.raises(BadInput, match="LAW-05"):
        read({"provinces": {"kai": {"owner": "neutral", "armies": 1}}})
    with pytest.raises(BadInput, match="LAW-07"):
        read({"provinces": {"kai": {"buildings": ["castle"]}}})


@rule("SHO-SETUP-19")
@pytest.mark.parametrize(("players", "cubes"), [(3, 31), (4, 38), (5, 45)])
def test_the_tower_is_filled_in_one_throw(players: int, cubes: int) -> None:
    """Rulebook example: 31 cubes are thrown with three players (38 with four, 45 with five)."""
    setup, state, notes = set_up(Dice(8), players=players)
    told = GAME.events(setup, notes, None)
    thrown = [event for event in told if isinstance(event, ev.CubesThrown)]
    assert [event.thrown for event in thrown] == [*([7] * players), 10]
    assert sum(event.thrown for event in thrown) == cubes
    stayed = [event.cubes for event in told if isinstance(event, ev.TowerFilled)]
    assert stayed == [sum(map(int, state.tower))]


@rule("SHO-SETUP-19", "SHO-SETUP-20")
def test_every_cube_stays_or_falls_by_the_odds_of_the_tower() -> None:
    """Two of three cubes fall through; what fell out is back in the supply, the tray is empty."""
    dice = Dice(9)
    stayed = 0
    for _ in range(200):
        _, state, _ = set_up(dice, players=3)
        stayed += sum(map(int, state.tower))
        assert not any(state.tray)
        for seat in range(3):
            assert state.supply[seat] == 35 - state.tower[seat]
        assert state.farmers == 20 - state.tower[FARMERS]
        assert state.tower[FARMERS] <= 10
    assert abs(stayed - 200 * 31 / 3) < 150  # four sigma


@rule("SHO-SETUP-22")
def test_the_order_of_set_up() -> None:
    """First provinces, then the tower, then the events of the first year, then the first round."""
    setup, _, notes = set_up(Dice(10), players=4)
    told = [type(event) for event in GAME.events(setup, notes, None)]
    order = [ev.ColourTaken, ev.ProvinceOccupied, ev.TowerFilled, ev.EventOpened, ev.RoundBegan]
    places = [[i for i, kind in enumerate(told) if kind is wanted] for wanted in order]
    assert [len(found) for found in places] == [4, 32, 1, 4, 1]
    for one, two in pairwise(places):
        assert max(one) < min(two)


@rule("SHO-SETUP-22")
def test_no_event_is_known_while_provinces_are_chosen() -> None:
    """In the draft the four events of the first year are not known yet, nor is the tower filled."""
    setup, state, notes = set_up(Dice(11), players=4, start="draft")
    told = GAME.events(setup, notes, None)
    assert not [event for event in told if isinstance(event, ev.EventOpened | ev.TowerFilled)]
    for view in views(state):
        assert (view.events, view.ruling, view.events_unseen) == ([], None, 12)
        assert sum(view.tower.seats) + view.tower.farmers == 0
