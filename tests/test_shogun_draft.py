"""Odds, views and whole drafts of Shogun: SHO-DRAFT-01 to -13.

Single turns are played in scenarios/shogun/draft.toml.
"""

from collections import Counter
from collections.abc import Iterator

import pytest
from marks import rule

from bakufu.engine.core.chance import ChanceError, Dice, Script
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.table.game import Document, Setup
from bakufu.games.shogun import events as ev
from bakufu.games.shogun import names
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.moves import MOVES
from bakufu.games.shogun.state import DRAFT_CARD, DRAFT_GROUP, PLAN, ShogunState

GAME = Shogun()


def table(players: int = 3, **options: object) -> Setup:
    return GAME.setup({"players": players, "start": "draft", **options})


def begun(setup: Setup, dice: Dice) -> ShogunState:
    """All colours are taken: the draft begins."""
    state = GAME.start(setup, dice, Scribe())
    for seat in range(setup.players):
        order(state, seat, f"colour {names.COLOURS[seat]}", dice)
    return state


def order(state: ShogunState, seat: int, words: str, chance: Dice | Script) -> None:
    for move in GAME.read_order(state, seat, words):
        state.apply(seat, move, chance, Scribe())


def drafts(setup: Setup, seed: int) -> Iterator[tuple[ShogunState, int, ShogunState]]:
    """A random draft: before each decision, who decides, and after it."""
    dice = Dice(seed)
    state = begun(setup, dice)
    while state.step in (DRAFT_CARD, DRAFT_GROUP):
        before, seat = state.clone(), int(state.actor)
        legal = legal_moves(state, seat, int(MOVES))
        state.apply(seat, legal[int(dice.below(len(legal)))], dice, Scribe())
        yield before, seat, state.clone()


def at(document: Document) -> ShogunState:
    document = {"seats": ["red", "blue", "black"], "waits_for": "card", **document}
    return GAME.from_document(table(), document)


def evenly(counts: Counter[str], kinds: set[str]) -> bool:
    """Whether each kind came about equally often: the limit is far beyond chance."""
    expected = counts.total() / len(kinds)
    fit = sum((counts[kind] - expected) ** 2 / expected for kind in kinds)
    freedom = len(kinds) - 1
    return set(counts) == kinds and fit < freedom + 5 * (2 * freedom) ** 0.5 + 8


@rule("SHO-DRAFT-01")
@pytest.mark.parametrize(
    ("players", "groups"),
    [
        (3, [2, 2, 2, 2, 3, 3, 4, 4, 5]),
        (4, [2, 2, 2, 3, 3, 4, 4, 5]),
        (5, [2, 2, 3, 3, 4, 4, 5]),
    ],
    ids=["three", "four", "five"],
)
def test_the_groups(players: int, groups: list[int]) -> None:
    """Five players: when the draft begins, each has the groups 5, 4, 4, 3, 3, 2, 2 (23 armies)."""
    assert sum(groups) == {3: 27, 4: 25, 5: 23}[players]
    view = GAME.view(begun(table(players), Dice(1)), None)
    assert view.draft is not None
    assert [sorted(sizes) for sizes in view.draft.groups] == [groups] * players


@rule("SHO-DRAFT-02")
def test_two_cards_are_open_and_the_rest_unseen() -> None:
    """Five players: two cards are open and 43 unseen, and each card is as likely to be open."""
    setup = table(5)
    opened: Counter[str] = Counter()
    dice = Dice(2)
    for _ in range(900):
        view = GAME.view(begun(setup, dice), None)
        assert view.draft is not None
        assert (len(set(view.draft.display)), view.draft.pile) == (2, 43)
        opened.update(view.draft.display)
    assert evenly(opened, set(names.PROVINCES))


@rule("SHO-DRAFT-03")
def test_every_player_is_as_likely_to_begin() -> None:
    """With `draft_first = random` every player is equally likely; with `seat1` it is seat 1."""
    dice = Dice(3)
    setup = table(5, draft_first="random")
    first = Counter(str(begun(setup, dice).actor) for _ in range(1000))
    assert evenly(first, set("01234"))
    setup = table(5, draft_first="seat1")
    assert {int(begun(setup, dice).actor) for _ in range(30)} == {0}


@rule("SHO-DRAFT-03", "SHO-DRAFT-04")
@pytest.mark.parametrize(("players", "turns"), [(3, 27), (4, 32), (5, 35)])
def test_one_province_in_each_turn(players: int, turns: int) -> None:
    """Four players: when the draft ends, 32 turns have been played, clockwise from seat 1."""
    setup = table(players, draft_first="seat1")
    placed = []
    for before, seat, after in drafts(setup, 4):
        if before.step == DRAFT_GROUP:
            held = sum(owner >= 0 for owner in after.owner)
            assert held == sum(owner >= 0 for owner in before.owner) + 1
            placed.append(seat)
    assert placed == [turn % players for turn in range(turns)]
    assert after.step == PLAN


@rule("SHO-DRAFT-06")
def test_two_cards_lie_open_until_the_end() -> None:
    """A taken card is replaced at once, after the last pick too: two cards lie open throughout."""
    for before, _, after in drafts(table(3), 5):
        if after.step in (DRAFT_CARD, DRAFT_GROUP):
            assert len(GAME.document(after)["draft"]["display"]) == 2
        else:
            assert len(GAME.document(before)["draft"]["display"]) == 2


THIRTEEN = (
    *("aki", "bingo", "bitchu", "bizen", "echigo", "echizen", "etchu"),
    *("harima", "hida", "hitachi", "hoki", "ise", "iwami"),
)


@rule("SHO-DRAFT-07")
def test_the_unseen_card_is_any_of_the_pile() -> None:
    """30 unseen cards, Kai and Settsu open: each of the 30 comes with odds 1/30; both stay open."""
    setup = table(4)
    state = GAME.from_document(
        setup,
        {
            "seats": ["red", "blue", "black", "yellow"],
            "waits_for": "card",
            "actor": "blue",
            "provinces": {word: {"owner": "red", "armies": 2} for word in THIRTEEN},
            "draft": {"display": ["kai", "settsu"]},
        },
    )
    unseen = set(names.PROVINCES) - set(THIRTEEN) - {"kai", "settsu"}
    assert len(unseen) == 30
    taken: Counter[str] = Counter()
    dice = Dice(6)
    for _ in range(1500):
        after = state.clone()
        order(after, 1, "take unseen", dice)
        draft = GAME.document(after)["draft"]
        assert draft["display"] == ["kai", "settsu"]
        assert set(draft["pile"]) == unseen - {draft["taken"]}
        taken[draft["taken"]] += 1
    assert evenly(taken, unseen)
    for viewer in (0, 1, 2, 3, None):
        view = GAME.view(after, viewer)
        assert view.draft is not None
        assert view.draft.taken == draft["taken"]  # known to all when taken


@rule("SHO-DRAFT-09")
def test_who_holds_what_is_open() -> None:
    """Red has taken Kai with a group of 3: everybody sees that, and the card is in Red's hand."""
    state = at({"provinces": {}, "draft": {"display": ["kai", "settsu"]}})
    order(state, 0, "take kai", Dice(7))
    order(state, 0, "group 3", Dice(8))
    for viewer in (0, 1, 2, None):
        view = GAME.view(state, viewer)
        kai = view.provinces[names.PROVINCES.index("kai")]
        assert (kai.owner, kai.armies) == (0, 3)
    hand = GAME.view(state, 0).seats[0].hand
    assert hand is not None
    assert "kai" in hand


# Cards neither held, nor open, nor in the pile, in pairs from the oldest renewal on.
PAIRS = [
    *("kai", "settsu", "etchu", "harima", "hida"),
    *("hitachi", "hoki", "ise", "iyo", "izu"),
]
FREE = {"aki", "bingo", "bitchu", "bizen", "echizen", *PAIRS}
CLOSED = {"izumo", "iwami", "sanuki", "tosa", "echigo", "mutsu", "kazusa", "awa-boso"}


def nearly_drawn() -> ShogunState:
    """Three unseen cards, below them Kai and Settsu, below that four newer pairs."""
    held = [word for word in names.PROVINCES if word not in FREE | CLOSED]
    assert len(held) == 22
    return at(
        {
            "provinces": {word: {"owner": "red", "armies": 2} for word in held},
            "draft": {
                "display": ["aki", "bingo"],
                "pile": ["bitchu", "bizen", "echizen"],
                "under": PAIRS,
                "groups": {"red": [2, 2], "blue": [2], "black": [2]},
            },
        }
    )


@rule("SHO-DRAFT-11")
def test_the_oldest_renewed_pair_comes_first() -> None:
    """When four more cards are drawn, the fourth is Kai or Settsu with odds 1/2 each."""
    fourth: Counter[str] = Counter()
    dice = Dice(9)
    for _ in range(400):
        state = nearly_drawn()
        drawn = []
        for seat in (0, 1, 2, 0):
            order(state, seat, "take unseen", dice)
            drawn.append(GAME.document(state)["draft"]["taken"])
            if len(drawn) < 4:
                order(state, seat, "group 2", dice)
        assert set(drawn[:3]) == {"bitchu", "bizen", "echizen"}
        fourth[drawn[3]] += 1
        other = ({"kai", "settsu"} - {drawn[3]}).pop()
        assert GAME.document(state)["draft"]["under"] == [other, *PAIRS[2:]]
    assert evenly(fourth, {"kai", "settsu"})


@rule("SHO-DRAFT-11")
def test_newer_pairs_wait() -> None:
    """No card of a pair below can be drawn before all above it are used."""
    state = nearly_drawn()
    dice = Dice(10)
    for seat in (0, 1, 2):
        with pytest.raises(ChanceError):
            order(state.clone(), seat, "take unseen", Script([GAME.outcome_number("province kai")]))
        order(state, seat, "take unseen", dice)
        order(state, seat, "group 2", dice)
    with pytest.raises(ChanceError):
        order(state.clone(), 0, "take unseen", Script([GAME.outcome_number("province etchu")]))
    # An open card is taken: Settsu replaces it, and then only Kai can come.
    order(state, 0, "take aki", Script([GAME.outcome_number("province settsu")]))
    draft = GAME.document(state)["draft"]
    assert draft["display"] == ["settsu", "bingo"]
    assert draft["under"] == ["kai", *PAIRS[2:]]
    view = GAME.view(state, None)
    assert view.draft is not None
    assert view.draft.below == [
        *(["kai"], ["etchu", "harima"], ["hida", "hitachi"]),
        *(["hoki", "ise"], ["iyo", "izu"]),
    ]


@rule("SHO-DRAFT-12")
@pytest.mark.parametrize(("players", "number", "pool"), [(3, 9, 10), (4, 8, 13), (5, 7, 10)])
def test_the_end_of_the_draft(players: int, number: int, pool: int) -> None:
    """Three players: when the draft ends, ten cards lie in the pool and every player holds nine."""
    state = list(drafts(table(players), 11))[-1][-1]
    assert GAME.document(state)["draft"] is None
    for viewer in [*range(players), None]:
        view = GAME.view(state, viewer)
        assert len(view.pool) == pool
        assert [seat.provinces for seat in view.seats] == [number] * players
        assert [seat.cards for seat in view.seats] == [number + 5] * players
        neutral = {province.id for province in view.provinces if province.owner is None}
        assert set(view.pool) == {word for word in neutral if players > 3 or word not in CLOSED}
    armies = {3: 27, 4: 25, 5: 23}[players]
    for seat in range(players):
        assert state.supply[seat] == 62 - armies - state.tower[seat]


@rule("SHO-DRAFT-13")
def test_the_order_within_a_draft_turn() -> None:
    """A renewal, the card, its replacement, the group; all told in this order."""
    state = at(
        {
            "provinces": {},
            "draft": {"display": ["kai", "settsu"], "last_seen": {"red": ["kai", "settsu"]}},
        }
    )
    diary, dice = Diary(), Dice(12)
    for words in ("renew", "take first", "group 5"):
        for move in GAME.read_order(state, 0, words):
            state.apply(0, move, dice, diary)
    told = [type(event) for event in GAME.events(table(), diary.notes, None)]
    assert told == [
        *(ev.DisplayRenewed, ev.CardOpened, ev.CardOpened),
        *(ev.CardTaken, ev.CardOpened, ev.ProvinceOccupied),
    ]
