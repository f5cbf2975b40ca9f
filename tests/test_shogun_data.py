"""The printed numbers of Shogun against the rulebook, house data, and the names of everything."""

from collections import Counter

import msgspec
import pytest

from bakufu.engine.table.game import Document, Setup
from bakufu.engine.table.options import read_options
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.games.shogun import box as kinds
from bakufu.games.shogun import moves, names, state
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.data import PRINTED, make_box
from bakufu.games.shogun.modules import faces
from bakufu.games.shogun.modules.chambers.numbers import CLAIM, NO_CLAIM
from bakufu.games.shogun.modules.gifts import CHOOSE
from bakufu.games.shogun.modules.shelf import STEPS
from bakufu.games.shogun.options import OPTIONS
from bakufu.games.shogun.vocabulary import MOVES, VOCABULARY

DATA = PRINTED.read({})
SIDES = ("sun", "moon")


def setup(**options: object) -> Setup:
    return Setup("shogun", 1, read_options(OPTIONS, options))


def a_box(**options: object) -> Box:
    return make_box(setup(**options))


def province(name: str) -> int:
    return names.PROVINCES.index(name)


def neighbours(box: Box, name: str) -> list[str]:
    return [names.PROVINCES[other] for other in box.map.beside(province(name))]


def borders(box: Box) -> set[tuple[str, str]]:
    return {(one, two) for one in names.PROVINCES for two in neighbours(box, one)}


def start(box: Box, number: int) -> dict[str, int]:
    """A printed list: armies by province."""
    first = number * len(names.PROVINCES)
    row = list(box.start_armies)[first : first + len(names.PROVINCES)]
    return {name: armies for name, armies in zip(names.PROVINCES, row, strict=True) if armies}


# Provinces and map


def test_forty_five_provinces_in_the_order_of_the_alphabet() -> None:
    """SHO-SETUP-03: the totals are those of the rulebook's table."""
    assert len(names.PROVINCES) == kinds.PROVINCES == 45
    assert list(names.PROVINCES) == sorted(names.PROVINCES) == list(DATA.provinces)
    assert list(DATA.positions) == list(DATA.provinces)
    for name, printed in DATA.provinces.items():
        assert printed.name.lower() == name
    box = a_box()
    assert (sum(box.tax), sum(box.rice), sum(box.plots)) == (220, 140, 87)


@pytest.mark.parametrize("side", SIDES)
def test_five_regions_of_nine_provinces(side: str) -> None:
    """SHO-SETUP-03"""
    regions = Counter(names.REGIONS[region] for region in a_box(side=side).region)
    assert regions == dict.fromkeys(names.REGIONS, 9)


def test_eight_provinces_change_their_region() -> None:
    """SHO-SETUP-03, SHO-SETUP-06: a card for each side, hence 53 in all."""
    other = [name for name, numbers in DATA.provinces.items() if numbers.sun != numbers.moon]
    assert " ".join(other) == "echizen hitachi kai mimasaka owari sanuki shinano wakasa"
    assert len(DATA.provinces) + len(other) == 53
    sun, moon = a_box(side="sun").region, a_box(side="moon").region
    looked_up = {
        name: (names.REGIONS[sun[province(name)]], names.REGIONS[moon[province(name)]])
        for name in ("kai", "shinano", "mimasaka")
    }
    assert looked_up == {
        "kai": ("yellow", "red"),
        "shinano": ("brown", "red"),
        "mimasaka": ("green", "red"),
    }


def test_tax_is_the_same_on_both_sides() -> None:
    """SHO-SETUP-02: Kai brings 5 chests on either side."""
    assert a_box(side="moon").tax[province("kai")] == a_box().tax[province("kai")] == 5


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("moon_sea", ["as_sun", "alternative"])
def test_ninety_one_borders_and_six_sea_routes(side: str, moon_sea: str) -> None:
    """SHO-MOVE-01, SHO-MOVE-02: both ways, and the whole map hangs together."""
    assert len(DATA.land_borders.pairs) == 91
    found = borders(a_box(side=side, moon_sea=moon_sea))
    assert len(found) == 2 * (91 + 6)
    assert {(two, one) for one, two in found} == found
    reached, waiting = {"kai"}, ["kai"]
    while waiting:
        here = waiting.pop()
        for one, two in found:
            if one == here and two not in reached:
                reached.add(two)
                waiting.append(two)
    assert reached == set(names.PROVINCES)


def test_neighbours_as_in_the_table() -> None:
    box = a_box()
    assert neighbours(box, "shinano") == (
        ["echigo", "etchu", "hida", "kai", "kozuke", "mikawa", "mino", "musashi", "totomi"]
    )
    assert neighbours(box, "harima") == (
        ["bizen", "hoki", "mimasaka", "sanuki", "settsu", "tajima", "tamba"]
    )
    assert neighbours(box, "shima") == ["ise", "izu"]
    assert "mikawa" not in neighbours(box, "kai")


def test_the_other_sea_routes_of_the_moon_side() -> None:
    """SHO-MOVE-02"""
    as_sun, other = a_box(side="moon"), a_box(side="moon", moon_sea="alternative")
    assert borders(as_sun) == borders(a_box()) == borders(a_box(moon_sea="alternative"))
    gone, new = borders(as_sun) - borders(other), borders(other) - borders(as_sun)
    assert gone == {
        *(("harima", "sanuki"), ("sanuki", "harima")),
        *(("kaga", "tajima"), ("tajima", "kaga")),
    }
    assert new == {
        *(("bizen", "sanuki"), ("sanuki", "bizen")),
        *(("noto", "tajima"), ("tajima", "noto")),
    }


@pytest.mark.parametrize(
    ("side", "closed"),
    [
        ("sun", "awa-boso echigo iwami izumo kazusa mutsu sanuki tosa"),
        ("moon", "aki hitachi iwami iyo mutsu shimosa shimotsuke tosa"),
    ],
)
def test_eight_provinces_are_closed_with_three_players(side: str, closed: str) -> None:
    """SHO-SETUP-04, SHO-SETUP-05: they are nobody's neighbours."""
    box = a_box(players=3, side=side)
    shut = [name for name in names.PROVINCES if box.closed[province(name)]]
    assert shut == closed.split()
    assert not [pair for pair in borders(box) if set(pair) & set(shut)]
    for name in shut:
        assert neighbours(box, name) == []
    for players in (4, 5):
        assert sum(a_box(players=players, side=side).closed) == 0


def test_closed_provinces_are_nobodys_neighbours() -> None:
    """SHO-SETUP-05: neither Bingo's nor, by sea, Harima's."""
    box = a_box(players=3)
    assert "izumo" not in neighbours(box, "bingo")
    assert "sanuki" not in neighbours(box, "harima")


# Set-up


def test_list_a_of_three_players() -> None:
    """SHO-SETUP-12"""
    assert start(a_box(players=3), 0) == {
        "suruga": 5,
        "mino": 4,
        "tamba": 4,
        "musashi": 3,
        "harima": 3,
        "izu": 2,
        "owari": 2,
        "sagami": 2,
        "tajima": 2,
    }


def test_seat_four_of_four_players() -> None:
    """SHO-SETUP-13"""
    assert start(a_box(players=4), 3) == {
        "kai": 5,
        "musashi": 4,
        "mino": 4,
        "mikawa": 3,
        "bingo": 3,
        "aki": 2,
        "totomi": 2,
        "sagami": 2,
    }


@pytest.mark.parametrize(
    ("players", "pool"),
    [
        (3, "aki iyo kai kozuke mikawa mimasaka noto shima totomi wakasa"),
        (4, ""),
        (5, "awa-shikoku bitchu iwami kai musashi mutsu sanuki settsu suruga tajima"),
    ],
)
def test_what_the_printed_lists_leave_free(players: int, pool: str) -> None:
    """SHO-SETUP-12, SHO-SETUP-15"""
    box = a_box(players=players)
    lists = [start(box, number) for number in range(5)]
    held = [name for one in lists for name in one]
    assert len(held) == len(set(held)) == players * (12 - players)
    free = [n for n in names.PROVINCES if n not in held and not box.closed[province(n)]]
    if pool:
        assert free == pool.split()
    for one in lists[:players]:
        # The sizes are those of the draft (SHO-DRAFT-01).
        sizes = Counter(one.values())
        assert [sizes[size] for size in range(2, 6)] == list(box.groups)
    assert lists[players:] == [{}] * (5 - players)


@pytest.mark.parametrize(
    ("players", "chests", "armies", "groups", "thrown"),
    [(3, 18, 27, 9, 31), (4, 15, 25, 8, 38), (5, 12, 23, 7, 45)],
)
def test_what_each_player_starts_with(
    players: int, chests: int, armies: int, groups: int, thrown: int
) -> None:
    """SHO-SETUP-07, SHO-SETUP-08, SHO-SETUP-19, SHO-DRAFT-01"""
    box = a_box(players=players)
    assert box.players == players
    assert (box.chests, box.armies, box.farmers) == (chests, 62, 20)
    assert sum(box.groups) == groups
    assert sum((2 + i) * number for i, number in enumerate(box.groups)) == armies
    assert list(box.groups)[1:] == [2, 2, 1]
    assert players * box.fill_armies + box.fill_farmers == thrown
    assert list(box.buildings) == [28, 26, 26]


def test_the_side_decides_the_start() -> None:
    """SHO-SETUP-11: fixed on the sun side, a draft on the moon side."""
    assert not a_box().drafted
    assert a_box(start="draft").drafted
    assert sum(a_box(start="draft").start_armies) == 0
    assert a_box(side="moon").drafted
    assert a_box(side="moon", start="draft").drafted
    with pytest.raises(Refused, match="SHO-SETUP-11"):
        a_box(side="moon", start="fixed")
    options = {**setup().options, "side": "moon"}
    with pytest.raises(Refused, match="SHO-SETUP-11"):
        make_box(Setup("shogun", 1, options))


def test_two_players_are_refused() -> None:
    """SHO-SETUP-01"""
    with pytest.raises(Refused, match="SHO-SETUP-01"):
        setup(players=2)


# Cards, winter and scoring


def test_prices_and_recruits() -> None:
    """SHO-BUILD-01 to SHO-BUILD-03, SHO-DEPLOY-01 to SHO-DEPLOY-03"""
    box = a_box()
    assert dict(zip(names.ACTIONS, box.price, strict=True)) == {
        "castle": 3,
        "temple": 2,
        "theatre": 1,
        "rice": 0,
        "tax": 0,
        "deploy-5": 3,
        "deploy-3": 2,
        "deploy-1": 1,
        "combat-a": 0,
        "combat-b": 0,
    }
    recruits = {name: n for name, n in zip(names.ACTIONS, box.recruits, strict=True) if n}
    assert recruits == {"deploy-5": 5, "deploy-3": 3, "deploy-1": 1}


def test_the_twelve_events() -> None:
    """SHO-EVENT-08 to SHO-EVENT-16, with their rice losses."""
    box = a_box()
    cards = [(names.RULINGS[box.event[i]], box.loss[i]) for i in range(int(kinds.EVENTS))]
    assert cards == [
        ("theatre-calms", 5),
        ("theatre-calms", 7),
        ("two-farmers", 3),
        ("castle-defends", 2),
        ("castle-defends", 6),
        ("temple-forbids", 3),
        ("tax-at-most", 0),
        ("tax-at-least", 2),
        ("temple-forbids", 4),
        ("rice-at-least", 3),
        ("rice-at-most", 4),
        ("fewer-recruits", 1),
    ]
    limits = (box.tax_at_most, box.tax_at_least, box.rice_at_least, box.rice_at_most)
    assert limits == (5, 6, 4, 3)
    assert a_box(rice_cap=4).rice_at_most == 4
    for name, event in zip(names.EVENTS, DATA.events.values(), strict=True):
        assert name.startswith(event.says)


def test_the_supply_table_of_winter() -> None:
    """SHO-WINTER-05"""
    box = a_box()
    assert list(zip(box.revolts, box.extra_farmers, strict=True)) == [
        *((0, 0), (1, 1), (1, 2), (2, 2), (2, 2), (2, 3), (2, 3), (3, 3))
    ]


def test_majorities() -> None:
    """SHO-SCORE-04 to SHO-SCORE-06"""
    assert list(a_box().majority) == [3, 2, 1]


def test_printed_facts_that_the_rules_take_for_granted() -> None:
    """SHO-BID-12 to SHO-BID-16, SHO-EVENT-16, SHO-SCORE-02, SHO-SCORE-03, SHO-SCORE-07"""
    assert tuple(DATA.special_cards) == names.SPECIALS
    assert list(DATA.special_cards.values()) == [1, 1, 6, 1, 1]
    assert DATA.fewer_recruits == {"deploy-5": 3, "deploy-3": 2}
    assert set(DATA.points.values()) == {1}


# The tower


def odds(number: int) -> float:
    return number / kinds.CERTAIN


def test_odds_of_the_tower() -> None:
    """SHO-TOWER-04, SHO-TOWER-05"""
    box = a_box()
    assert odds(box.falls_through) == pytest.approx(2 / 3, abs=1e-9)
    computed = [round(odds(box.knocked_out[n]), 3) for n in (1, 4, 8, 12, 20)]
    assert computed == [0.05, 0.185, 0.337, 0.46, 0.642]
    assert box.knocked_out[0] == 0
    assert list(box.knocked_out) == sorted(box.knocked_out)
    assert max(box.knocked_out) <= kinds.CERTAIN
    assert len(box.knocked_out) > 5 * names.MOST_ARMIES + names.MOST_FARMERS


def test_the_constant_tower() -> None:
    """SHO-TOWER-06"""
    box = a_box(tower_model="constant")
    assert box.knocked_out[2] == box.knocked_out[20] == round(kinds.CERTAIN / 3)


def test_the_odds_are_options() -> None:
    """SHO-TOWER-04 to SHO-TOWER-06"""
    box = a_box(tower_p_thrown="3/4", tower_keep=0.5)
    assert odds(box.falls_through) == 0.75
    assert [odds(box.knocked_out[n]) for n in range(3)] == [0, 0.5, 0.75]
    assert odds(a_box(tower_model="constant", tower_p_stuck="0.25").knocked_out[9]) == 0.25
    with pytest.raises(BadInput, match="tower_keep cannot be 1: it takes a number above 0"):
        a_box(tower_keep=1)


def test_the_other_options_are_switches() -> None:
    """SHO-SETUP-13, SHO-DRAFT-03, SHO-RICE-03, SHO-RICE-05 and others"""
    plain = a_box()
    assert (plain.rice_limit, plain.lists_at_random, plain.draft_at_random) == (-1, False, True)
    assert (plain.income_lost_with_revolt, plain.attack_card_neutral) == (False, True)
    assert (plain.defence_in_revolts, plain.may_decline_march) == (False, False)
    assert a_box(rice_limit="18").rice_limit == 18
    assert a_box(fixed_lists="random").lists_at_random
    assert not a_box(draft_first="seat1").draft_at_random
    assert a_box(income_if_revolt_lost="lost").income_lost_with_revolt
    assert not a_box(attack_card_neutral="no").attack_card_neutral
    assert a_box(defence_bonus_in_revolt="yes").defence_in_revolts
    assert a_box(combat_duty="may").may_decline_march


def test_equal_tables_share_one_box() -> None:
    assert a_box(players=5) is a_box(players=5)
    assert a_box(players=5) is not a_box(players=4)


# House data


def test_every_table_says_how_certain_it_is() -> None:
    known = PRINTED.certainty()
    assert {grade for grade, _ in known.values()} == {"certain", "high", "reconstructed"}
    assert known["provinces"][0] == known["events"][0] == "certain"
    assert known["sea_routes_moon"][0] == known["tower"][0] == "reconstructed"
    assert all(source for _, source in known.values())


def test_house_data_replaces_the_printed_numbers() -> None:
    house: Document = {
        "provinces": {"kai": {"tax": 9, "sun": "brown"}},
        "sea_routes_sun": {"pairs": [["tosa", "kii"]]},
        "closed_with_three": {"sun": []},
        "fixed_starts": {"3": {"a": {"kai": 5}}},
        "actions": {"castle": {"price": 4}},
        "events": {"tax-at-most": {"loss": 9}},
        "supply_table": {"7": {"revolts": 4}},
        "starting_chests": {"3": 20, "certainty": "certain"},
    }
    box = make_box(msgspec.structs.replace(setup(players=3), house=house))
    kai = province("kai")
    assert (box.tax[kai], names.REGIONS[box.region[kai]], box.rice[kai]) == (9, "brown", 3)
    assert neighbours(box, "tosa") == ["awa-shikoku", "iyo", "kii"]
    assert sum(box.closed) == 0
    assert start(box, 0) == {"kai": 5}
    assert start(box, 1)["yamato"] == 5
    assert (box.price[0], box.loss[6], box.revolts[7], box.extra_farmers[7]) == (4, 9, 4, 3)
    assert box.chests == 20


@pytest.mark.parametrize(
    ("house", "message"),
    [
        ({"province": {}}, 'there is no table "province": known are provinces, '),
        ({"events": 7}, "events must be a table of values"),
        ({"points": {"province": 2}}, "points cannot be replaced: the rules take"),
        ({"tower": {}}, "tower cannot be replaced: use the options tower_p_thrown"),
        ({"provinces": {"edo": {}}}, "missing required field `name`"),
        ({"positions": {"edo": [0.5, 0.5]}}, 'positions: there is no province "edo"'),
        ({"provinces": {"kai": {"tax": "much"}}}, r"Expected `int`.* at `provinces"),
        ({"provinces": {"kai": {"gold": 1}}}, "contains unknown field `gold`"),
        ({"provinces": {"kai": {"tax": 21}}}, r"provinces\.kai\.tax must be 0 to 20, not 21"),
        ({"provinces": {"kai": {"plots": 4}}}, r"provinces\.kai\.plots must be 0 to 3, not 4"),
        (
            {"provinces": {"kai": {"moon": "gren"}}},
            r'provinces\.kai\.moon: there is no region "gren": did you mean "green"',
        ),
        ({"land_borders": {"pairs": [["kai", "Kii"]]}}, 'no province "Kii": did you mean "kii"'),
        ({"land_borders": {"pairs": [["kai"]]}}, "length 2"),
        ({"land_borders": {"pairs": [["kai", "kai"]]}}, "kai cannot be its own neighbour"),
        (
            {"sea_routes_moon": {"pairs": [["kai", "suruga"]]}},
            "sea_routes_moon: kai and suruga are neighbours already",
        ),
        ({"closed_with_three": {"moon": ["edo"]}}, r'moon: there is no province "edo"'),
        ({"closed_with_three": {"moon": ["kai", "kai"]}}, "names a province twice"),
        ({"components": {"armies": 63}}, r"components\.armies must be 1 to 62, not 63"),
        ({"components": {"armies": 30}}, "takes 27 armies, but only 23 are left"),
        ({"components": {"castles": -1}}, r"components\.castles must be 0 to 99, not -1"),
        ({"tower_fill": {"farmers": 21}}, r"tower_fill\.farmers must be 0 to 20, not 21"),
        ({"starting_chests": {"2": 9}}, 'there is no number of players "2"'),
        ({"starting_chests": {"3": -1}}, r"starting_chests\.3 must be 0 to 99, not -1"),
        ({"army_groups": {"4": [6]}}, r"army_groups\.4 must be 2 to 5, not 6"),
        ({"army_groups": {"5": [2] * 9}}, "leave two of the 45 provinces free, not 9"),
        ({"army_groups": {"5": []}}, "must be at least one group"),
        ({"fixed_starts": {"3": {"d": {}}}}, 'there is no list "d"'),
        ({"fixed_starts": {"3": {"a": {"edo": 2}}}}, 'there is no province "edo"'),
        ({"fixed_starts": {"3": {"a": {"kai": 0}}}}, r"a\.kai must be 1 to 62, not 0"),
        ({"fixed_starts": {"3": {"a": {"tosa": 2}}}}, "tosa is closed with three players"),
        ({"fixed_starts": {"4": {"d": {"yamato": 2}}}}, "d: yamato is in list a already"),
        ({"fixed_starts": {"4": {"d": {"kai": 56}}}}, "takes 56 armies, but only 55 are left"),
        ({"actions": {"tax": {"price": 1}}}, 'there is no action with a price "tax"'),
        ({"actions": {"temple": {"price": -1}}}, r"temple\.price must be 0 to 99, not -1"),
        ({"actions": {"temple": {"recruits": 1}}}, r"temple\.recruits must be 0 to 0, not 1"),
        ({"events": {"flood": {"says": "rain", "loss": 1}}}, 'there is no event card "flood"'),
        ({"events": {"two-farmers": {"says": "rain"}}}, 'there is no ruling "rain"'),
        ({"events": {"two-farmers": {"loss": -1}}}, r"two-farmers\.loss must be 0 to 99"),
        ({"event_limits": {"rice-at-most": 4}}, 'there is no limit "rice-at-most"'),
        ({"event_limits": {"tax-at-most": 21}}, "must be 0 to 20, not 21"),
        ({"supply_table": {"8": {"revolts": 3, "farmers": 3}}}, 'there is no row "8"'),
        ({"supply_table": {"1": {"farmers": 21}}}, "must be 0 to 20, not 21"),
        ({"supply_table": {"1": {"revolts": 46}}}, "must be 0 to 45, not 46"),
        ({"majorities": {"shrine": 1}}, 'there is no building "shrine"'),
        ({"majorities": {"temple": 0}}, r"majorities\.temple must be 1 to 99, not 0"),
    ],
)
def test_faults_in_house_data_are_named(house: Document, message: str) -> None:
    with pytest.raises(BadInput, match=message) as fault:
        PRINTED.read(house)
    assert str(fault.value).startswith("house data: ")


# Names


def test_there_are_as_many_names_as_things() -> None:
    for known, number in (
        (names.PROVINCES, kinds.PROVINCES),
        (names.COLOURS, kinds.SEATS),
        (names.REGIONS, kinds.REGIONS),
        (names.ACTIONS, kinds.ACTIONS),
        (names.SPACES, kinds.SPACES),
        (names.CARDS, kinds.KINDS),
        (names.BUILDINGS, kinds.BUILDINGS),
        (names.SPECIALS, kinds.SPECIALS),
        (names.EVENTS, kinds.EVENTS),
        (names.RULINGS, kinds.FEWER_RECRUITS + 1),
        (names.CUBES, kinds.CUBES),
        (names.SEASONS, state.WINTER + 1),
        (STEPS, faces.STEP_COUNT),
        (faces.SOURCES, state.SOURCES),
    ):
        assert len(known) == len(set(known)) == number


@pytest.mark.parametrize(
    ("move", "name"),
    [
        (moves.COLOUR + 1, "colour red"),
        (moves.RENEW, "renew"),
        (moves.TAKE_OPEN, "take first"),
        (moves.TAKE_OPEN + 1, "take second"),
        (moves.TAKE_UNSEEN, "take unseen"),
        (moves.GROUP + 3, "group 5"),
        (moves.PUT, "put aki on castle"),
        (moves.put(kinds.BID, kinds.FIRST_CHEST + 3), "put chest-3 on bid"),
        (moves.LEAVE + kinds.THEATRE, "leave theatre"),
        (moves.LEAVE + kinds.BID, "leave bid"),
        (moves.LIFT, "lift"),
        (moves.COMMIT, "commit"),
        (moves.TAKE_BACK, "take back"),
        (moves.SPECIAL, "special 1"),
        (moves.STAY, "stay"),
        (moves.TARGET + 19, "target kai"),
        (moves.NUMBER + 2, "number 3"),
        (moves.REVOLT + 44, "revolt yamato"),
        (CHOOSE + 19, "choose kai"),
        (CLAIM + 35, "claim 6-6"),
        (NO_CLAIM, "no claim"),
    ],
)
def test_moves_have_stable_names(move: int, name: str) -> None:
    assert VOCABULARY.moves[move] == name
    assert VOCABULARY.move_numbers[name] == move
    assert len(VOCABULARY.moves) == MOVES == 995


@pytest.mark.parametrize(
    ("what", "kind", "name"),
    [
        (state.DRAW_LIST, 0, "list a"),
        (state.DRAW_FIRST, 0, "first seat1"),
        (state.DRAW_PROVINCE, 19, "province kai"),
        (state.DRAW_ACTION, kinds.COMBAT_B, "action combat-b"),
        (state.DRAW_SPECIAL, kinds.ATTACK_MORE, "special attack-more"),
        (state.DRAW_EVENT, 0, "event theatre-calms-a"),
        (state.DRAW_RULING, 11, "ruling fewer-recruits"),
        (state.DRAW_TIE, 4, "tie seat5"),
        (state.DRAW_REVOLT, 44, "revolt yamato"),
        (state.DRAW_THROWN, 3, "thrown seat1 3"),
        (state.DRAW_THROWN + kinds.FARMERS, 20, "thrown farmers 20"),
        (state.DRAW_KNOCKED, 0, "knocked seat1 0"),
        (state.DRAW_KNOCKED + 4, 62, "knocked seat5 62"),
        (state.DRAW_KNOCKED + kinds.FARMERS, 2, "knocked farmers 2"),
    ],
)
def test_draws_have_stable_names(what: int, kind: int, name: str) -> None:
    assert VOCABULARY.outcomes[what, kind] == name
    assert VOCABULARY.outcome(name) == (what, kind)


def test_people_may_spell_in_their_own_way() -> None:
    assert VOCABULARY.outcome("Action Combat A") == (state.DRAW_ACTION, kinds.COMBAT_A)
    assert VOCABULARY.outcome("province Awa Bōsō") == (state.DRAW_PROVINCE, 1)
    assert names.index("Deploy 5", names.ACTIONS, "action") == kinds.DEPLOY_5
    assert names.index("theater", names.BUILDINGS, "building") == kinds.THEATRE
    with pytest.raises(BadInput, match='no chance outcome "thrown seat1 63": expected words'):
        VOCABULARY.outcome("thrown seat1 63")


def test_what_events_say_is_numbered_as_the_engine_has_it() -> None:
    said = {name.replace("-", "_").upper(): number for number, name in enumerate(names.RULINGS)}
    assert said == {name: getattr(kinds, name) for name in said}
    for listed in (names.ACTIONS, names.SPECIALS):
        for number, name in enumerate(listed):
            assert getattr(kinds, name.replace("-", "_").upper()) == number
