"""What the judging bot does where the choice is clear, and that it looks at nobody's cards."""

from itertools import pairwise
from math import comb

import pytest
from shogun_games import UNTUNED

from bakufu.arena.roster import read_weights
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.playout import lowest_actor
from bakufu.engine.table.game import Document
from bakufu.games.shogun.box import BID, FIRST_CHEST, SPACES
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.judgement_odds import TIES_OR_WINS, WINS, lead_odds
from bakufu.games.shogun.modules.faces import FACES
from bakufu.games.shogun.moves import COMMIT
from bakufu.games.shogun.names import CARDS
from bakufu.games.shogun.names import SPACES as SPACE_NAMES
from bakufu.games.shogun.state import PLAN, ShogunState

GAME = Shogun()
# How it thinks is seen where the choice is clear by sober weights; how good the tuned ones are is
# measured in play.
JUDGE = read_weights(UNTUNED).judgement(GAME)
BLACK, RED, YELLOW = range(3)
QUIET = Scribe()


def read(document: Document, **options: object) -> ShogunState:
    return GAME.from_document(GAME.setup({"players": 3, **options}), document)


def choice(state: ShogunState, seat: int = RED) -> str:
    move = int(JUDGE.choose(state, seat, Dice(1)))
    assert move in GAME.legal(state, seat)
    return GAME.move_name(move)


def plan_of(document: Document, seat: int = RED) -> dict[str, str]:
    """The whole plan of a seat, card by card."""
    state = read(document)
    while True:
        move = int(JUDGE.choose(state, seat, Dice(1)))
        assert move in GAME.legal(state, seat)
        if move == COMMIT:
            board = list(state.plan)[seat * SPACES : (seat + 1) * SPACES]
            return {SPACE_NAMES[i]: CARDS[card] for i, card in enumerate(board) if card >= 0}
        state.apply(seat, move, Dice(1), QUIET)


def held(*provinces: str, armies: int = 3, **others: dict[str, object]) -> dict[str, object]:
    """Provinces of red, with others described by the way."""
    found: dict[str, object] = {name: {"owner": "red", "armies": armies} for name in provinces}
    return found | others


# Planning

# Kozuke's corner: nobody else is near, so only income and buildings count.
CORNER = ("kozuke", "shimotsuke", "hitachi", "musashi", "shimosa", "sagami", "kai", "shinano")
RICH: Document = {"chests": {"red": 12}, "provinces": held(*CORNER)}


def test_every_card_lies_somewhere() -> None:
    plan = plan_of(RICH)
    assert len(plan) == BID + 1
    assert len(set(plan.values())) == BID + 1


def test_rice_where_most_grows_and_tax_where_it_is_rich() -> None:
    plan = plan_of(RICH)
    assert plan["rice"] == "shimosa"  # 5
    assert plan["tax"] in ("shimotsuke", "musashi", "shinano")  # 6


def test_no_tax_from_a_handful_of_armies_among_rebels() -> None:
    restless = {"owner": "red", "armies": 1, "unrest": 2}
    provinces = held(*CORNER) | dict.fromkeys(("shimotsuke", "musashi", "shinano"), restless)
    plan = plan_of({"season": "autumn", "chests": {"red": 12}, "provinces": provinces})
    assert plan["tax"] not in ("shimotsuke", "musashi", "shinano")


def test_enough_rice_is_enough() -> None:
    provinces = held(*CORNER) | {"shimosa": {"owner": "red", "armies": 1, "unrest": 2}}
    hungry: Document = {"season": "autumn", "year": 2, "provinces": provinces}
    assert plan_of(hungry | {"rice": {"red": 5}})["rice"] in CORNER
    fed = plan_of(hungry | {"rice": {"red": 17}})
    assert fed["rice"] != "shimosa"  # nothing is risked for rice that nobody needs


def test_a_castle_where_it_wins_the_region() -> None:
    """Yellow has two castles in the green region and none in the purple one."""
    castle = ["castle"]
    provinces = held("hoki", "kii", "yamato", armies=4) | {
        "bingo": {"owner": "yellow", "buildings": castle},
        "aki": {"owner": "yellow", "buildings": castle},
    }
    plan = plan_of({"chests": {"red": 6}, "provinces": provinces})
    assert plan["castle"] in ("kii", "yamato")


def test_the_bid_is_within_means() -> None:
    for chests in range(6):
        state = read({"chests": {"red": chests}, "provinces": held(*CORNER)})
        move = int(JUDGE.choose(state, RED, Dice(1)))
        state.apply(RED, move, Dice(1), QUIET)
        card = int(state.plan[RED * SPACES + BID])
        assert card >= 0
        assert card < FIRST_CHEST or card - FIRST_CHEST <= chests


def test_few_cards_leave_spaces_empty() -> None:
    assert len(plan_of({"provinces": held("kii", "ise")})) == 7
    assert len(plan_of({"provinces": {"kii": {"owner": "black"}}})) == 5


def test_the_strong_province_attacks() -> None:
    provinces = held("suruga", "kii") | {
        "kai": {"owner": "red", "armies": 9},
        "totomi": {"owner": "black", "armies": 1, "buildings": ["castle", "temple"]},
    }
    plan = plan_of({"provinces": provinces, "chests": {"red": 3}})
    assert [space for space, card in plan.items() if card == "kai"] == ["combat-a"]


# Marching


def marching(**parts: object) -> ShogunState:
    provinces = parts.pop("provinces")
    return read(
        {
            "waits_for": "march",
            "actor": "red",
            "plans": {"red": {"combat-a": "kai"}},
            "provinces": provinces,
            **parts,
        }
    )


def test_the_weak_neighbour_is_attacked() -> None:
    state = marching(
        rice={"red": 15},
        provinces={
            "kai": {"owner": "red", "armies": 7},
            "suruga": {"owner": "black", "armies": 9},
            "totomi": {"owner": "black", "armies": 1},
            "shinano": {"owner": "yellow", "armies": 8},
            "musashi": {"owner": "yellow", "armies": 8},
            "sagami": {"owner": "yellow", "armies": 8},
        },
    )
    assert choice(state) == "target totomi"
    state.apply(RED, int(JUDGE.choose(state, RED, Dice(1))), Dice(1), QUIET)
    assert int(choice(state).split()[-1]) >= 4


def test_nobody_runs_against_a_wall() -> None:
    state = marching(
        provinces={
            "kai": {"owner": "red", "armies": 2},
            "suruga": {"owner": "black", "armies": 6},
            "totomi": {"owner": "black", "armies": 6},
            "shinano": {"owner": "yellow", "armies": 6},
            "musashi": {"owner": "yellow", "armies": 6},
            "sagami": {"owner": "red", "armies": 1},
        }
    )
    assert choice(state) == "target sagami"


@pytest.mark.parametrize(("rice", "target"), [(15, "target suruga"), (4, "target sagami")])
def test_no_conquest_that_starves(rice: int, target: str) -> None:
    """Autumn: the loss of winter is known, and one province more would go hungry."""
    state = marching(
        season="autumn",
        year=2,
        rice={"red": rice},
        events={"open": ["rice-at-least"], "ruling": "tax-at-least"},
        provinces={
            "kai": {"owner": "red", "armies": 5},
            "sagami": {"owner": "red", "armies": 1},
        }
        | {name: {"owner": "black", "armies": 9} for name in ("totomi", "shinano", "musashi")},
    )
    assert choice(state) == target


# Special cards


def test_the_card_that_feeds_a_province() -> None:
    state = read(
        {
            "waits_for": "special",
            "actor": "red",
            "season": "autumn",
            "rice": {"red": 6},
            "provinces": held(*CORNER),
            "events": {"open": ["rice-at-least"], "ruling": "tax-at-least"},
            "specials": ["six-armies", "tax-more", "defence-more", "attack-more", "rice-more"],
            "plans": {"red": {"rice": "hitachi", "bid": "chest-0"}},
        }
    )
    assert choice(state) == "special 5"


# Honesty


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        {"players": 3, "side": "moon"},
        *({"players": 4, module: "on"} for module in FACES),
        {"players": 3, "side": "moon", **dict.fromkeys(FACES, "on")},
    ],
    ids=lambda options: "-".join(map(str, options)),
)
def test_hidden_cards_change_nothing(options: dict[str, object]) -> None:
    """Worlds that differ only in what a seat cannot see get the same move, also the true one."""
    dice = Dice(11)
    state = GAME.start(GAME.setup(options), dice, QUIET)
    assert isinstance(state, ShogunState)
    asked = 0
    while state.actors() and asked < 250:
        seat = int(lowest_actor(state.actors()))
        move = int(JUDGE.choose(state, seat, dice))
        if state.step != PLAN or state.committed:
            for seed in (1, 2):
                world = state.determinise(seat, Dice(seed))
                assert int(JUDGE.choose(world, seat, Dice(seed))) == move
        state.apply(seat, move, dice, QUIET)
        asked += 1


# Odds


def fallen(number: int, odds: float) -> list[float]:
    return [comb(number, k) * odds**k * (1 - odds) ** (number - k) for k in range(number + 1)]


def both(one: list[float], other: list[float]) -> list[float]:
    found = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for k, q in enumerate(other):
            found[i + k] += p * q
    return found


@pytest.mark.parametrize(
    ("armies", "defenders"), [(1, 6), (1, 2), (2, 2), (3, 2), (5, 1), (6, 6), (9, 4)]
)
def test_odds_are_those_of_the_tower(armies: int, defenders: int) -> None:
    """Every cube counted exactly, against the bell curve (SHO-TOWER-04, SHO-TOWER-05)."""
    cubes = {"black": 4, "red": 3, "farmers": 5}
    state = read({"tower": cubes, "tray": {"yellow": 2}, "provinces": held("kai")})
    knocked = 1 - 0.95 ** (armies + defenders + 2)
    attack = both(fallen(armies, 2 / 3), fallen(3, knocked))
    defence = both(both(fallen(defenders, 2 / 3), fallen(4, knocked)), fallen(5, knocked))
    wins = sum(p * q for i, p in enumerate(attack) for k, q in enumerate(defence) if i > k)
    ties = sum(p * q for i, p in enumerate(attack) for k, q in enumerate(defence) if i == k)
    found = lead_odds(state, RED, armies, BLACK, defenders, 0, True, WINS)
    assert found == pytest.approx(wins, abs=0.015)
    found = lead_odds(state, RED, armies, BLACK, defenders, 0, True, TIES_OR_WINS)
    assert found == pytest.approx(wins + ties, abs=0.015)


def test_more_armies_better_odds() -> None:
    state = read({"tower": {"black": 4, "red": 3, "farmers": 5}, "provinces": held("kai")})
    odds = [lead_odds(state, RED, n, BLACK, 3, 0, True, WINS) for n in range(1, 20)]
    assert all(fewer < more for fewer, more in pairwise(odds))


# What a position is worth


def worth(provinces: dict[str, object], **others: object) -> float:
    """To red, by the house's weights: a search asks for it."""
    state = read({"provinces": provinces, **others})
    return float(GAME.judgement().value(state, RED))


def test_armies_are_worth_something_though_nobody_is_near() -> None:
    assert worth(held(*CORNER, armies=4)) > worth(held(*CORNER, armies=3))


def test_armies_in_the_tower_are_not_dead() -> None:
    """SHO-BATTLE-24."""
    corner = held(*CORNER)
    assert worth(corner, tower={"red": 4}) > worth(corner)


def test_a_strong_neighbour_costs() -> None:
    far: dict[str, object] = {"owner": "black", "armies": 9}
    assert worth(held(*CORNER, bingo=far)) > worth(held(*CORNER, suruga=far))


def test_hunger_ahead_costs() -> None:
    """SHO-WINTER-04."""
    corner = held(*CORNER)
    assert worth(corner, rice={"red": 9}) > worth(corner, rice={"red": 0})


# The whole game


def test_it_beats_those_who_do_anything() -> None:
    wins = 0
    for seed in range(40):
        judge = seed % 4
        dice = Dice(seed)
        state = GAME.start(GAME.setup({"players": 4}), dice, QUIET)
        while state.actors():
            seat = int(lowest_actor(state.actors()))
            if seat == judge:
                move = int(JUDGE.choose(state.determinise(seat, dice), seat, dice))
            else:
                legal = GAME.legal(state, seat)
                move = legal[int(dice.below(len(legal)))]
            state.apply(seat, move, dice, QUIET)
        wins += state.place(judge) == 1
    assert wins >= 36
