"""What is in the box, how often chance deals what, and who may read it: SHI-SETUP-01 to -13.

The rest of set-up is played in scenarios/shitenno/setup.toml.
"""

from collections import Counter
from random import Random
from typing import cast

import pytest
from marks import rule

from bakufu.engine.core.chance import ChanceError, Dice, Script
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.table.table import Table
from bakufu.engine.table.telling import Event
from bakufu.engine.text.refusal import Refused
from bakufu.games.shelf import find_game
from bakufu.games.shitenno import events as ev
from bakufu.games.shitenno import names
from bakufu.games.shitenno.box import FIRST_KIND, SECOND_KIND, Box, koku_on, troops_on
from bakufu.games.shitenno.data import make_box
from bakufu.games.shitenno.state import ShitennoState
from bakufu.games.shitenno.view import ShitennoView

GAME = find_game("shitenno")
DRAWS = 2_400


def box(players: int = 4, **options: object) -> Box:
    return make_box(GAME.setup({"players": players, **options}))


def troop_cards(of: Box) -> dict[str, int]:
    return {names.CARDS[i]: int(of.deck[i]) for i in range(3, 17)}


def troops_by_kind(of: Box) -> Counter[int]:
    """How often each kind is printed on the whole deck."""
    printed: Counter[int] = Counter()
    for card in range(3, 17):
        printed[int(FIRST_KIND[card])] += int(of.deck[card])
        if SECOND_KIND[card] >= 0:
            printed[int(SECOND_KIND[card])] += int(of.deck[card])
    return printed


def begun(players: int, seed: int, **options: object) -> Table:
    """A table in its first even year, generals drawn by lot."""
    setup = GAME.setup({"players": players, "general_choice": "random", **options})
    return Table(GAME, setup, [f"p{i}" for i in range(players)]).begin(Dice(seed))


def views(table: Table) -> list[ShitennoView]:
    """What every seat sees, and a spectator."""
    viewers: list[int | None] = [*range(table.setup.players), None]
    return [cast(ShitennoView, table.view(viewer)) for viewer in viewers]


def fits(counts: Counter[str], shares: dict[str, float], limit: float) -> bool:
    """Pearson's test: the limit is passed by chance once in a thousand times."""
    assert set(counts) <= set(shares)
    total = sum(counts.values())
    wanted = {name: total * share / sum(shares.values()) for name, share in shares.items()}
    return sum((counts[name] - n) ** 2 / n for name, n in wanted.items()) < limit


# Players and generals


@rule("SHI-SETUP-01")
def test_the_fourth_general_stays_in_the_box() -> None:
    """Given three players, then three generals are in play and the fourth is in the box."""
    table = begun(3, 1)
    document = GAME.document(table.state)
    assert len(set(document["seats"])) == 3
    assert set(document["seats"]) < set(names.GENERALS)
    for part in ("stocks", "scores", "titles", "hands", "tiles"):
        assert set(document[part]) == set(document["seats"]), part


@rule("SHI-SETUP-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 12])
def test_two_to_four_players(players: int) -> None:
    """Given one player or five players, when the game is started, then it is refused."""
    with pytest.raises(Refused) as refusal:
        GAME.setup({"players": players})
    assert refusal.value.rule == "SHI-SETUP-01"


def walk(generals: tuple[int, ...], seed: int) -> ShitennoState:
    """The end of a game whose moves depend on a seed and nothing else."""
    dice, choices = Dice(seed), Random(seed)
    state = GAME.start(GAME.setup({"players": 4}), dice, Scribe())
    for seat, general in enumerate(generals):
        state.apply(seat, general, dice, Scribe())
    while state.actors():
        seat = int(state.actors()).bit_length() - 1
        state.apply(seat, choices.choice(GAME.legal(state, seat)), dice, Scribe())
    return cast(ShitennoState, state)


@rule("SHI-SETUP-02")
def test_generals_differ_in_name_only() -> None:
    """None has a power: the same game with generals exchanged runs and scores the same."""
    for seed in range(5):
        one, other = walk((0, 1, 2, 3), seed), walk((3, 0, 1, 2), seed)
        assert list(one.general) != list(other.general)
        other.general = one.general[:]
        assert one.cells() == other.cells()


@rule("SHI-SETUP-02")
def test_generals_by_lot_are_all_equally_likely() -> None:
    seen = Counter(str(GAME.document(begun(2, seed).state)["seats"]) for seed in range(DRAWS))
    pairs = {str([a, b]): 1.0 for a in names.GENERALS for b in names.GENERALS if a != b}
    assert fits(seen, pairs, 31.3)


# Cards and tiles


@rule("SHI-SETUP-03")
def test_troop_cards() -> None:
    """Given the complete deck, when troops are counted, then there are 44, eleven of each kind."""
    deck = troop_cards(box())
    singles = {name: n for name, n in deck.items() if "+" not in name}
    doubles = {name: n for name, n in deck.items() if "+" in name}
    assert singles == dict.fromkeys(names.KINDS, 6)
    assert len(doubles) == 10
    assert set(doubles.values()) == {1}
    assert sum(deck.values()) == 34
    assert troops_by_kind(box()) == dict.fromkeys(range(4), 11)


@rule("SHI-SETUP-03")
def test_doubles_from_the_examples() -> None:
    """Given `double_deck = from_examples`: four doubles twice, two once, eleven of each kind."""
    of = box(double_deck="from_examples")
    deck = troop_cards(of)
    assert {name: n for name, n in deck.items() if "+" in name and n} == {
        "bushi+sohei": 2,
        "samurai+shinobi": 2,
        "samurai+sohei": 2,
        "bushi+shinobi": 2,
        "samurai+bushi": 1,
        "sohei+shinobi": 1,
    }
    assert sum(deck.values()) == 34
    assert troops_by_kind(of) == dict.fromkeys(range(4), 11)


@rule("SHI-SETUP-03")
def test_a_double_shows_two_troops() -> None:
    assert [int(troops_on(names.CARDS.index(word))) for word in ("bushi", "bushi+sohei")] == [1, 2]


@rule("SHI-SETUP-04")
def test_koku_cards() -> None:
    """Given the complete koku deck, when it is added up, then 12 × 1 + 8 × 2 + 4 × 3 = 40."""
    deck = box().deck
    assert [int(deck[card]) for card in range(3)] == [12, 8, 4]
    assert sum(int(deck[card] * koku_on(card)) for card in range(17)) == 40


@rule("SHI-SETUP-05")
def test_each_pairing_of_kind_and_bonus_exists_twice() -> None:
    assert list(box().tiles) == [2] * 12


@rule("SHI-SETUP-05")
def test_a_bushi_tile_with_both_draws_gone() -> None:
    """Given both Bushi/Draw tiles are taken, then a Bushi tile hides an Exchange or a +1."""
    position = {
        "year": "odd",
        "hands": {"honda": ["3-koku x2"]},
        "tiles": {"ii": ["draw x2"]},
        "bonus_sides": {"bushi": ["exchange x2", "plus-one x2"]},
        "provinces": {
            "kyushu": {"kamons": ["ii"]},
            "tohoku": {"kamons": ["ii"]},
            "kanto": {"gate": "bushi"},
        },
    }
    state = GAME.from_document(GAME.setup({"players": 4}), position)
    view = cast(ShitennoView, GAME.view(state, 1))
    assert view.memory
    assert set(view.memory.bonus_sides["bushi"]) == {"exchange", "plus-one"}
    first, *rest = GAME.read_order(state, 0, "place kanto by koku: 3-koku x2")
    state.apply(0, first, Dice(0), Scribe())
    for move in rest[:-1]:
        state.apply(0, move, Dice(0), Scribe())
    for bonus in ("exchange", "plus-one"):
        outcome = [GAME.outcome_number(f"bonus {bonus}")]
        state.clone().apply(0, rest[-1], Script(outcome, Dice(0)), Scribe())
    with pytest.raises(ChanceError, match="cannot be drawn"):
        state.clone().apply(
            0, rest[-1], Script([GAME.outcome_number("bonus draw")], Dice(0)), Scribe()
        )


@rule("SHI-SETUP-06")
def test_seals_of_the_titles() -> None:
    """Given a 3-seal tile, when the matching title is looked up, then it is the Shōmyō, second."""
    assert names.TITLES[3 - 1] == "shomyo"
    assert [*reversed(names.TITLES)].index("shomyo") == 2 - 1
    assert {title: seals for seals, title in enumerate(names.TITLES, 1)} == {
        "daimyo": 4,
        "shomyo": 3,
        "sensei": 2,
        "hatamoto": 1,
    }


# The board

BOARD = {
    "chugoku": ("samurai", 2, [3, 4, 6, 9]),
    "chubu": ("shinobi", 2, [3, 4, 6, 9]),
    "hokkaido": ("sohei", 2, [3, 4, 6, 9]),
    "kyushu": ("bushi", 2, [3, 4, 6, 9]),
    "tohoku": ("bushi", 3, [5, 6, 8, 11]),
    "shikoku": ("sohei", 3, [5, 6, 8, 11]),
    "kansai": ("shinobi", 3, [5, 6, 8, 11]),
    "kanto": ("samurai", 3, [5, 6, 8, 11]),
}


@rule("SHI-SETUP-07")
@pytest.mark.parametrize("province", BOARD)
def test_province(province: str) -> None:
    kind, beside, values = BOARD[province]
    of, p = box(), names.PROVINCES.index(province)
    assert names.KINDS[of.own_kind[p]] == kind
    assert of.beside[p] == beside
    assert [int(of.values[p * 4 + i]) for i in range(4)] == values
    assert of.majority[p] == 6
    # The one gate figure makes the need one troop more than stands beside the gate.
    seen = views(begun(2, 4))[0].provinces[p]
    assert (seen.id, seen.kind, seen.values, seen.majority) == (province, kind, values, 6)
    assert len(seen.need) == beside + 1
    assert seen.price == values[0]


@rule("SHI-SETUP-07")
def test_positions_of_the_board() -> None:
    """Given the whole board, then there are 32 positions worth 208 points, 22 or 30 a province."""
    values = [int(value) for value in box().values]
    assert len(values) == 32
    assert sum(values) == 208
    assert [sum(values[p * 4 : p * 4 + 4]) for p in range(8)] == [22] * 4 + [30] * 4


@rule("SHI-SETUP-08")
@pytest.mark.parametrize(("players", "stock"), [(2, 12), (3, 10), (4, 8)])
def test_stocks(players: int, stock: int) -> None:
    """Given three players, then each has 10 kamons and two of each colour go to the box."""
    for view in views(begun(players, 2)):
        assert [seat.stock for seat in view.seats] == [stock] * players
        assert not any(province.kamons for province in view.provinces)
    assert 12 - stock == {2: 0, 3: 2, 4: 4}[players]


@rule("SHI-SETUP-09")
def test_every_score_starts_at_zero() -> None:
    assert [seat.score for seat in views(begun(4, 3))[0].seats] == [0, 0, 0, 0]


# What is dealt, and who knows it


@rule("SHI-SETUP-10")
def test_what_can_be_read_on_the_gates() -> None:
    """Given a finished set-up: eight troop sides known, sixteen and all bonus sides unknown."""
    for view in views(begun(4, 6)):
        shown = Counter(province.gate for province in view.provinces)
        assert sum(shown.values()) == 8
        assert set(shown) <= set(names.KINDS)
        assert [province.tiles for province in view.provinces] == [3] * 8
        assert view.memory
        unseen = Counter(view.memory.troop_sides)
        assert sum(unseen.values()) == 16
        assert all(shown[kind] + unseen[kind] == 6 for kind in names.KINDS)
        every_pairing = sorted([*names.BONUSES, *names.BONUSES])
        assert {kind: sorted(sides) for kind, sides in view.memory.bonus_sides.items()} == (
            dict.fromkeys(names.KINDS, every_pairing)
        )
        assert not any(seat.tiles for seat in view.seats)


@rule("SHI-SETUP-10")
def test_troop_sides_are_mixed_without_putting_back() -> None:
    """The second gate shows the kind of the first with chance 5 in 23."""
    setup = GAME.setup({"players": 2})
    first: Counter[str] = Counter()
    both: Counter[str] = Counter()
    for seed in range(DRAWS):
        provinces = GAME.document(GAME.start(setup, Dice(seed), Scribe()))["provinces"]
        one, two = provinces["chugoku"]["gate"], provinces["chubu"]["gate"]
        first[one] += 1
        both["same" if one == two else "other"] += 1
    assert fits(first, dict.fromkeys(names.KINDS, 1.0), 16.3)
    assert fits(both, {"same": 5, "other": 18}, 10.8)


@rule("SHI-SETUP-10")
def test_lower_tiles_are_not_settled_beforehand() -> None:
    """The same position gives any of the troop sides not seen yet, when its tile is taken."""
    position = {
        "year": "odd",
        "hands": {"honda": ["3-koku"]},
        "provinces": {"chubu": {"gate": "bushi"}},
    }
    state = GAME.from_document(GAME.setup({"players": 4}), position)
    after = set()
    for seed in range(200):
        table = state.clone()
        dice = Dice(seed)
        for move in GAME.read_order(state, 0, "place chubu by koku: 3-koku"):
            table.apply(0, move, dice, Scribe())
        document = GAME.document(table)
        after.add((document["provinces"]["chubu"]["gate"], *document["tiles"]["honda"]))
    assert after == {(kind, bonus) for kind in names.KINDS for bonus in names.BONUSES}


def dealt(players: int, seed: int) -> list[Event]:
    """Everything that happens up to the first lot, hands laid open."""
    setup = GAME.setup({"players": players, "general_choice": "random", "hand_view": "open"})
    diary = Diary()
    GAME.start(setup, Dice(seed), diary)
    return GAME.events(setup, diary.notes, None)


@rule("SHI-SETUP-11")
def test_the_first_koku_card() -> None:
    """Given a fresh koku pile, then 1, 2 or 3 koku come with chance 12, 8 or 4 in 24."""
    first: Counter[str] = Counter()
    for seed in range(DRAWS):
        turned = [c for e in dealt(2, seed) if isinstance(e, ev.CardsTurned) for c in e.cards]
        first[next(card for card in turned if card.endswith("koku"))] += 1
    assert fits(first, {"1-koku": 12, "2-koku": 8, "3-koku": 4}, 13.8)


@rule("SHI-SETUP-11")
def test_any_troop_card_may_be_the_first() -> None:
    """A single is drawn with chance 6 in 34, each double with 1 in 34."""
    first: Counter[str] = Counter()
    for seed in range(DRAWS):
        first[next(str(e.card) for e in dealt(2, seed) if isinstance(e, ev.CardDealt))] += 1
    assert fits(first, {name: float(n) for name, n in troop_cards(box()).items()}, 34.5)


@rule("SHI-SETUP-11")
def test_piles_are_open_in_number_and_in_nothing_else() -> None:
    for view in views(begun(4, 7, memory_aid="off")):
        assert (view.troop_pile, view.koku_pile) == (18, 20)
        assert view.memory is None
    # Even the memory aid says what is in a pile, never in which order.
    for view in views(begun(4, 7)):
        assert view.memory
        assert view.memory.koku_pile == sorted(view.memory.koku_pile)


@rule("SHI-SETUP-12")
def test_starting_titles_come_from_all_four() -> None:
    """One title each, drawn from the four without putting back, whatever the number of players."""
    seen: Counter[str] = Counter()
    for seed in range(DRAWS):
        titles = [e.title for e in dealt(2, seed) if isinstance(e, ev.TitleDealt)]
        seen[" ".join(titles)] += 1
    pairs = {f"{a} {b}": 1.0 for a in names.TITLES for b in names.TITLES if a != b}
    assert fits(seen, pairs, 31.3)


@rule("SHI-SETUP-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_titles_lie_open(players: int) -> None:
    seen = [[seat.title for seat in view.seats] for view in views(begun(players, 8))]
    assert all(titles == seen[0] for titles in seen)
    assert len(set(seen[0])) == players
    assert set(seen[0]) <= set(names.TITLES)


@rule("SHI-SETUP-13")
def test_piles_after_dealing() -> None:
    """Given four players, when hands are dealt, then the piles hold 26 troop and 24 koku cards."""
    events = dealt(4, 9)
    begins = next(i for i, e in enumerate(events) if isinstance(e, ev.YearBegan))
    before = [e for e in events[:begins] if isinstance(e, ev.CardDealt)]
    assert Counter(e.seat for e in before) == {0: 2, 1: 2, 2: 2, 3: 2}
    assert not any(str(e.card).endswith("koku") for e in before)
    assert not any(isinstance(e, ev.CardsTurned) for e in events[:begins])
    # The even year begins at once: what lies in the piles now and to share was in them then.
    view = views(begun(4, 9))[0]
    koku = [card for card in view.share if card.endswith("koku")]
    assert view.troop_pile + len(view.share) - len(koku) == 26
    assert view.koku_pile + len(koku) == 24


@rule("SHI-SETUP-13")
def test_starting_hands_are_secret() -> None:
    """Two cards each, hidden in hand: known to the owner, to nobody else."""
    table = begun(4, 10)
    for viewer, view in zip([0, 1, 2, 3, None], views(table), strict=True):
        assert [seat.hand_size for seat in view.seats] == [2, 2, 2, 2]
        assert [seat.hand is not None for seat in view.seats] == [i == viewer for i in range(4)]
        assert [seat.known for seat in view.seats] == [[], [], [], []]
        told = [e for e in table.history(viewer) if isinstance(e, ev.CardDealt)]
        assert [e.card is not None for e in told] == [e.seat == viewer for e in told]
