"""What the judging bot does with the modules where the choice is clear, and what it leaves."""

from itertools import pairwise

import pytest
from shogun_games import UNTUNED

from bakufu.arena.roster import read_weights
from bakufu.bots.house_bots import JUDGES_WITHOUT, house_bot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import lowest_actor
from bakufu.engine.table.game import Document
from bakufu.games.shitenno.game import Shitenno
from bakufu.games.shogun.box import PROVINCES, SEATS, SPACES
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.judgement_weights import own_weights
from bakufu.games.shogun.modules.faces import FACES
from bakufu.games.shogun.modules.leaders.numbers import MOVE_LEADER
from bakufu.games.shogun.modules.leaders.pieces import leaders
from bakufu.games.shogun.moves import COMMIT
from bakufu.games.shogun.names import CARDS
from bakufu.games.shogun.names import SPACES as SPACE_NAMES
from bakufu.games.shogun.state import ShogunState

GAME = Shogun()
# How it thinks is seen where the choice is clear by sober weights; how good the tuned ones are is
# measured in play.
JUDGE = read_weights(UNTUNED).judgement(GAME)
WEIGHTS = own_weights()
RED = 1
QUIET = Scribe()
CORNER = ("kozuke", "shimotsuke", "hitachi", "musashi", "shimosa", "sagami", "kai", "shinano")


def read(module: str, document: Document) -> ShogunState:
    return GAME.from_document(GAME.setup({"players": 3, module: "on"}), document)


def choice(state: ShogunState, judge: Judgement = JUDGE) -> str:
    move = int(judge.choose(state, RED, Dice(1)))
    assert move in GAME.legal(state, RED)
    return GAME.move_name(move)


def plan_of(state: ShogunState, judge: Judgement = JUDGE) -> dict[str, str]:
    """The whole plan of red, card by card."""
    while (move := int(judge.choose(state, RED, Dice(1)))) != COMMIT:
        assert move in GAME.legal(state, RED)
        state.apply(RED, move, Dice(1), QUIET)
    board = list(state.plan)[RED * SPACES : (RED + 1) * SPACES]
    return {SPACE_NAMES[i]: CARDS[card] for i, card in enumerate(board) if card >= 0}


def held(*provinces: str, armies: int = 3) -> dict[str, object]:
    return {name: {"owner": "red", "armies": armies} for name in provinces}


# Tenno's Court


def visit(offer: dict[str, int], room: int, **parts: object) -> ShogunState:
    position = {"waits_for": "favour", "actor": "red", "provinces": held(*CORNER), **parts}
    return read("court", {**position, "court": {"room": {"red": room}, "offer": offer}})


def test_points_rather_than_chests_at_court() -> None:
    assert choice(visit({"first": 19, "second": 9, "third": 2}, 5)) == "favour first"


def test_a_favour_within_means() -> None:
    assert choice(visit({"first": 19, "second": 13, "third": 2}, 3)) == "favour second"


def test_rice_from_the_court_when_winter_will_be_hungry() -> None:
    offer = {"first": 20, "second": 13, "third": 2}
    hungry = visit(offer, 4, season="autumn", rice={"red": 2})
    assert choice(hungry) == "favour first"
    fed = visit(offer, 4, season="autumn", rice={"red": 20})
    assert choice(fed) == "favour second"


def conversions(plan: dict[str, str]) -> set[str]:
    return {plan[space] for space in plan if space.startswith("convert")} & set(CORNER)


@pytest.mark.parametrize(("courtiers", "sends"), [(0, True), (7, False)])
def test_courtiers_are_sent_as_long_as_they_are_missing(courtiers: int, sends: bool) -> None:
    position = {
        "provinces": held(*CORNER, armies=6),
        "court": {"hall": {"red": courtiers}, "offer": {"first": 19, "second": 13, "third": 6}},
    }
    assert bool(conversions(plan_of(read("court", position)))) is sends
    assert not conversions(plan_of(read("court", position), JUDGE.without("court")))


def test_nobody_sends_courtiers_for_nothing() -> None:
    """Nothing is restless and no event is known: favours that help nobody cost armies."""
    position = {
        "year": 2,
        "season": "autumn",
        "rice": {"red": 20},
        "provinces": held(*CORNER, armies=6),
        "court": {"offer": {"first": 4, "second": 2, "third": 1}},
    }
    assert not conversions(plan_of(read("court", position)))


# Samurai


def bonus(card: int, **parts: object) -> ShogunState:
    position = {"waits_for": "bonus", "actor": "red", "samurai": {"stacks": {"red": card}}}
    return read("samurai", {**position, "provinces": held("kai", "aki", "omi", "settsu"), **parts})


@pytest.mark.parametrize(("card", "season"), [(1, "spring"), (2, "summer"), (3, "autumn")])
def test_armies_for_the_tray(card: int, season: str) -> None:
    state = bonus(card, season=season, rice={"red": 15})
    assert choice(state) == "bonus armies"
    assert choice(state, JUDGE.without("samurai")) == "bonus chests"


def test_rice_for_hungry_provinces_in_autumn() -> None:
    events = {"open": ["rice-at-least"], "ruling": "tax-at-least"}
    state = bonus(3, season="autumn", rice={"red": 2}, events=events)
    assert choice(state) == "bonus rice"


def test_no_armies_where_none_are_left() -> None:
    state = bonus(1, rice={"red": 15})
    state.armies[CARDS.index("kai")] += state.supply[RED]
    state.supply[RED] = 0
    assert choice(state) == "bonus chests"


def test_the_fourth_region_is_worth_a_conquest() -> None:
    state = read("samurai", {"provinces": held("kai", "aki", "omi")})
    module = state.modules[0]
    worth = {
        name: module.worth(state, RED, CARDS.index(name), WEIGHTS) for name in CARDS[:PROVINCES]
    }
    regions = {name: state.box.region[CARDS.index(name)] for name in worth}
    stands = {regions[name] for name in ("kai", "aki", "omi")}
    own = ("kai", "aki", "omi")
    assert all((worth[name] > 1.0) == (regions[name] not in stands) for name in worth.keys() - own)
    # The fourth region is taken for the rounds to come: fewer of them, less of it.
    seasons = ({"year": 1}, {"year": 2}, {"year": 2, "season": "autumn"})
    later = [read("samurai", {"provinces": held("kai", "aki", "omi"), **when}) for when in seasons]
    settsu = [one.modules[0].worth(one, RED, CARDS.index("settsu"), WEIGHTS) for one in later]
    assert all(sooner > after for sooner, after in pairwise(settsu))
    assert settsu[-1] == 0.0


# Military Leaders


def way(**parts: object) -> ShogunState:
    provinces = held("kai", "sagami", "kii")
    return read(
        "leaders",
        {"season": "summer", "waits_for": "leader-move", "actor": "red", "provinces": provinces}
        | parts,
    )


def test_the_leader_leaves_in_triumph() -> None:
    assert choice(way(leaders={"at": {"red": "kai"}})) == "choose sagami"


def test_three_statues_are_worth_a_flight() -> None:
    state = way(leaders={"at": {"red": "kai"}, "statues": {"kii": {"black": 3}}})
    assert choice(state) == "choose kii"


def test_the_leader_works_where_it_stands() -> None:
    """Three provinces with a tax of 6: the one with the leader brings 7."""
    for province in ("shimotsuke", "musashi", "shinano"):
        position = {"season": "summer", "provinces": held(*CORNER), "chests": {"red": 12}}
        state = read("leaders", position | {"leaders": {"at": {"red": province}}})
        assert plan_of(state)["tax"] == province


# Chambers


# Three regions may have claimed already, so that of six tiles at least three lie there.
ROW = ["green", "red", "brown", "yellow", "purple"]


def claim(markers: dict[str, list[str]], face_up: list[str]) -> ShogunState:
    position = {
        "season": "autumn",
        "waits_for": "claim",
        "actor": "red",
        "provinces": held("kai"),
        "chambers": {"row": ROW, "markers": markers, "face_up": face_up},
    }
    return read("chambers", position)


def test_a_tile_in_the_lines_that_count() -> None:
    assert choice(claim({}, ["1-1", "1-2", "6-6"])) == "claim 6-6"
    assert choice(claim({}, ["1-6", "2-2", "5-6"])) == "claim 5-6"


def test_a_tile_that_takes_the_lead() -> None:
    markers = {"red": ["5-1", "5-2"], "black": ["5-3", "5-4", "6-1", "6-2", "6-3"]}
    assert choice(claim(markers, ["1-1", "5-5", "6-5"])) == "claim 5-5"


def test_who_does_not_care_claims_nothing() -> None:
    assert choice(claim({}, ["1-1", "1-2", "1-3"]), JUDGE.without("chambers")) == "no claim"


def test_the_province_that_leads_a_region_brings_claims() -> None:
    provinces = held("kai", "suruga") | {
        name: {"owner": "black", "armies": 2} for name in ("totomi", "sagami", "bingo", "aki")
    }
    state = read("chambers", {"provinces": provinces})
    module = state.modules[0]
    assert module.worth(state, RED, CARDS.index("izu"), WEIGHTS) > 0.0
    assert module.worth(state, RED, CARDS.index("hoki"), WEIGHTS) == 0.0  # black stays ahead there


# Without a module


def test_each_module_can_be_left_out() -> None:
    assert set(JUDGES_WITHOUT) == {f"judge-without-{module}" for module in FACES}
    assert house_bot("judge-without-court").name == "judge-without-court"


def test_a_game_without_modules_has_nothing_to_leave_out() -> None:
    judge = Shitenno().judgement()
    assert judge.without("court") is judge


@pytest.mark.parametrize("module", FACES)
def test_with_the_module_off_nothing_changes(module: str) -> None:
    """Both judges make the same moves where the module is not in play."""
    dice = Dice(3)
    state = GAME.start(GAME.setup({"players": 3}), dice, QUIET)
    other = JUDGE.without(module)
    for _ in range(120):
        seat = int(lowest_actor(state.actors()))
        move = int(JUDGE.choose(state, seat, dice))
        assert int(other.choose(state, seat, dice)) == move
        state.apply(seat, move, dice, QUIET)


def game(module: str, judges: list[Judgement], seed: int) -> ShogunState:
    dice = Dice(seed)
    state = GAME.start(GAME.setup({"players": len(judges), module: "on"}), dice, QUIET)
    while state.actors():
        seat = int(lowest_actor(state.actors()))
        before = state.clone()
        move = int(judges[seat].choose(state.determinise(seat, dice), seat, dice))
        assert move in GAME.legal(state, seat)
        state.apply(seat, move, dice, QUIET)
        watch(module, before, state, seat)
    return state


def watch(module: str, before: ShogunState, after: ShogunState, seat: int) -> None:
    """A leader leaves in triumph if it can, unless trophies wait elsewhere."""
    if seat != 0 and module == "leaders" and before.step == MOVE_LEADER:
        at = int(leaders(before, 0).leader[seat])
        to = int(leaders(after, 0).leader[seat])
        near = [to for to in range(PROVINCES) if after.box.map.are_neighbours(at, to)]
        triumph = any(after.owner[to] == seat for to in near)
        trophies = any(leaders(before, 0).statues[to * SEATS + owner] for owner in range(SEATS))
        assert to in near or trophies or not triumph


@pytest.mark.parametrize("module", FACES)
def test_whole_games_beside_one_who_does_not_care(module: str) -> None:
    for seed in range(3):
        state = game(module, [JUDGE.without(module), JUDGE, JUDGE], seed)
        points = GAME.points(state)
        if module in ("court", "chambers"):
            source = {"court": "favours", "chambers": "chambers"}[module]
            assert points[0][source] == 0
