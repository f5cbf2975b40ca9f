"""What everybody sees and knows of the sharing at Edo, and how the piles are drawn from.

The cases themselves are played in scenarios/shitenno/share.toml.
"""

from collections import Counter
from typing import Any, cast

import pytest
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.core.state import State
from bakufu.games.shelf import find_game
from bakufu.games.shitenno import events as ev
from bakufu.games.shitenno import names
from bakufu.games.shitenno.view import ShitennoView

GAME = find_game("shitenno")
VIEWERS = [0, 1, 2, 3, None]
DOUBLES = [name for name in names.CARDS if "+" in name]
TO_SHARE = ["1-koku"] * 4 + ["samurai"] * 4 + ["bushi"] * 4


def at(position: dict[str, Any], **options: object) -> State:
    return GAME.from_document(GAME.setup({"players": 4, **options}), position)


def seen(state: State, viewer: int | None) -> ShitennoView:
    return cast(ShitennoView, GAME.view(state, viewer))


def order(state: State, seat: int, words: str, dice: Dice) -> Diary:
    diary = Diary()
    for move in GAME.read_order(state, seat, words):
        assert GAME.why_not(state, seat, move) is None
        state.apply(seat, move, dice, diary)
    return diary


# Three cards in the pile, ten in the discard, all others in hands.
NEARLY_EMPTY: dict[str, Any] = {
    "round": 3,
    "year": "odd",
    "actor": "ii",
    "discard": ["samurai x3", "bushi x3", "sohei x2", "shinobi x2"],
    "troop_pile": ["samurai", "bushi", "sohei"],
    "hands": {
        "honda": ["samurai x2", "bushi x2", "sohei x3"],
        "sakai": ["shinobi x4"],
        "ii": DOUBLES,
    },
    "known": {"honda": ["samurai x2"]},
}


@rule("SHI-SHARE-02")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_cards_of_the_year_lie_face_up(viewer: int | None) -> None:
    """All of them before any lot is made."""
    view = seen(at({"share": TO_SHARE}), viewer)
    assert view.share == TO_SHARE
    assert view.waits_for == "tile"
    assert view.tiles_left == [1, 2, 3, 4]


@rule("SHI-SHARE-03")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_content_of_a_new_pile_is_known_to_all(viewer: int | None) -> None:
    """The new pile holds exactly the cards of the open discard, apart from those turned up."""
    state = at(NEARLY_EMPTY)
    order(state, 3, "end", Dice(4))
    view = seen(state, viewer)
    assert view.troop_pile == 5
    assert view.discard == []
    turned = Counter(card for card in view.share if not card.endswith("koku"))
    assert view.memory
    pile = Counter(view.memory.present)
    assert sum(turned.values()) == 8
    # Ten of the discard and three of the old pile are to share or in the new pile.
    assert turned + pile == {"samurai": 4, "bushi": 4, "sohei": 3, "shinobi": 2}
    # The secret cards of the hands are apart from it: nobody mixes them up with the new pile.
    secret = ["bushi"] * 2 + ["sohei"] * 3 + ["shinobi"] * 4 + DOUBLES
    assert Counter(view.memory.older) == Counter(secret)


@rule("SHI-SHARE-03")
def test_the_old_pile_is_drawn_before_the_shuffle() -> None:
    """Given 3 in the pile and 10 in the discard, when 8 are drawn: 3, a shuffle of 10, then 5."""
    state = at(NEARLY_EMPTY)
    diary = order(state, 3, "end", Dice(5))
    told = GAME.events(GAME.setup({"players": 4}), diary.notes, None)
    first, shuffle, rest = [e for e in told if isinstance(e, ev.CardsTurned | ev.PileShuffled)]
    assert isinstance(first, ev.CardsTurned)
    assert sorted(first.cards) == ["bushi", "samurai", "sohei"]
    assert shuffle == ev.PileShuffled(10)
    assert isinstance(rest, ev.CardsTurned)
    assert len([card for card in rest.cards if "koku" not in card]) == 5


@rule("SHI-SHARE-03")
def test_each_card_of_the_new_pile_is_equally_likely() -> None:
    """Of the ten cards shuffled, three are Samurai: one comes first with chance 3 in 10."""
    first: Counter[str] = Counter()
    for seed in range(1_000):
        state = at(NEARLY_EMPTY)
        diary = order(state, 3, "end", Dice(seed))
        told = GAME.events(GAME.setup({"players": 4}), diary.notes, None)
        after = told[told.index(ev.PileShuffled(10)) + 1]
        assert isinstance(after, ev.CardsTurned)
        first[after.cards[0]] += 1
    wanted = {"samurai": 300, "bushi": 300, "sohei": 200, "shinobi": 200}
    assert set(first) == set(wanted)
    # Three degrees of freedom: 16.3 is passed by chance once in a thousand times.
    assert sum((first[name] - n) ** 2 / n for name, n in wanted.items()) < 16.3


@rule("SHI-SHARE-06", "SHI-SHARE-11")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_lots_are_open_and_remembered(viewer: int | None) -> None:
    """Every lot is open to all, so what was taken in it is known of a hand."""
    state = at({"share": TO_SHARE, "hands": {"sakakibara": ["sohei"]}})
    order(state, 0, "lot 2 seals: 1-koku x2, samurai", Dice(0))
    assert [(lot.seals, lot.cards) for lot in seen(state, viewer).lots] == [
        (2, ["1-koku", "1-koku", "samurai"])
    ]
    order(state, 1, "accept", Dice(0))
    taken = seen(state, viewer).seats[1]
    assert taken.known == ["1-koku", "1-koku", "samurai"]
    assert (taken.hand_size, taken.seals) == (4, 2)
    whole = ["1-koku", "1-koku", "samurai", "sohei"]
    assert taken.hand == (whole if viewer == 1 else None)


@rule("SHI-SHARE-09")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_answers_are_open(viewer: int | None) -> None:
    state = at({"share": TO_SHARE})
    order(state, 0, "lot 4 seals", Dice(0))
    diary = order(state, 1, "refuse", Dice(0))
    told = GAME.events(GAME.setup({"players": 4}), diary.notes, viewer)
    assert told == [ev.LotRefused(1), ev.LotAsked(2)]


@rule("SHI-SHARE-06")
def test_every_lot_can_be_made_in_one_way() -> None:
    """Any selection of the cards to share with any tile left: each lot once, no other."""
    state = at({"share": ["1-koku", "samurai x2"], "hierarchy": {"sakai": 2}})
    lots = Counter[tuple[int, str]]()

    def make(state: State) -> None:
        for move in GAME.legal(state, 0):
            after = state.clone()
            after.apply(0, move, Dice(0), Scribe())
            if GAME.move_name(move) == "offer":
                lots[
                    seen(after, None).lots[0].seals, " ".join(seen(after, None).lots[0].cards)
                ] += 1
            else:
                make(after)

    make(state)
    selections = {"", "1-koku", "samurai", "samurai samurai"}
    selections |= {"1-koku samurai", "1-koku samurai samurai"}
    assert lots == {(seals, cards): 1 for seals in (1, 3, 4) for cards in selections}
