"""Odd years where a scenario file cannot look: order of events, secrets, draws, the need shown."""

from dataclasses import dataclass

import msgspec
import pytest
from marks import rule

from bakufu.engine.core.chance import Chance, ChanceError, Dice, Script
from bakufu.engine.core.notes import Diary
from bakufu.engine.table.game import Document, Game
from bakufu.engine.table.table import Table
from bakufu.engine.table.telling import Event
from bakufu.engine.text.refusal import Refused
from bakufu.games.shelf import find_game
from bakufu.games.shitenno import events as ev
from bakufu.games.shitenno import names
from bakufu.games.shitenno import notes as note
from bakufu.games.shitenno.round import STEPS
from bakufu.games.shitenno.scoring import majority_owner, strength
from bakufu.games.shitenno.state import TURN, ShitennoState
from bakufu.games.shitenno.view import ProvinceView, ShitennoView

GAME: Game = find_game("shitenno")
HONDA, SAKAKIBARA, SAKAI, II = range(4)
# The titles after the rulebook's even year.
TITLES = {"sakakibara": "daimyo", "ii": "shomyo", "sakai": "sensei", "honda": "hatamoto"}


@dataclass
class Placed:
    """A position after an order, and what was noted on the way."""

    state: ShitennoState
    notes: list[tuple[int, int, int, int]]

    def events(self, viewer: int | None) -> list[Event]:
        return GAME.events(GAME.setup({"players": 4}), self.notes, viewer)


def position(**parts: object) -> ShitennoState:
    document: Document = {"round": 3, "year": "odd", **parts}
    state = GAME.from_document(GAME.setup({"players": 4}), document)
    assert isinstance(state, ShitennoState)
    return state


def carry_out(state: ShitennoState, seat: int, order: str, chance: Chance) -> Placed:
    after, diary = state.clone(), Diary()
    for move in GAME.read_order(state, seat, order):
        assert GAME.why_not(after, seat, move) is None
        after.apply(seat, move, chance, diary)
    return Placed(after, diary.notes)


def script(*outcomes: str) -> Script:
    return Script([GAME.outcome_number(name) for name in outcomes])


def look(state: ShitennoState, viewer: int | None) -> ShitennoView:
    view = GAME.view(state, viewer)
    assert isinstance(view, ShitennoView)
    return view


def province(state: ShitennoState, name: str) -> ProvinceView:
    return look(state, None).provinces[names.PROVINCES.index(name)]


# Placements


@rule("SHI-CONTROL-03")
def test_steps_of_a_placement_come_in_their_order() -> None:
    """Given Sakakibara pays Samurai, Samurai, Samurai and Bushi+Sōhei for Kantō, then the cards are
    discarded, a kamon lies on position 1, points are scored and the Bushi tile is taken, in order.
    """
    state = position(
        titles=TITLES,
        hands={"sakakibara": ["samurai x3", "bushi+sohei"]},
        provinces={"kanto": {"gate": "bushi"}},
    )
    order = "place kanto by troops: samurai x3, bushi+sohei"
    done = carry_out(state, SAKAKIBARA, order, script("bonus exchange", "gate sohei"))
    paid = ["samurai", "samurai", "samurai", "bushi+sohei"]
    noted = [kind for kind, *_ in done.notes]
    assert noted == [
        *(note.PIECE_PAID, note.PIECE_PAID),
        *(
            note.KAMON_PLACED,
            note.POINTS_SCORED,
            note.POINTS_SCORED,
            note.TILE_WON,
            note.GATE_SHOWN,
        ),
    ]
    assert done.events(None)[:4] == [
        ev.KamonPlaced(SAKAKIBARA, "kanto", 1, "troops", paid),
        ev.PointsScored(SAKAKIBARA, "positions", 5),
        ev.PointsScored(SAKAKIBARA, "titles", 2),
        ev.TileWon(SAKAKIBARA, "kanto", "exchange"),
    ]
    assert province(done.state, "kanto").gate == "sohei"
    assert sorted(look(done.state, None).discard) == sorted(paid)


@rule("SHI-CONTROL-07")
def test_the_bonus_side_is_one_of_that_kind_not_taken_yet() -> None:
    """Drawn from the bonus sides of that kind not taken yet: at first two of each for each kind."""
    won = {"bushi": ["exchange x2", "plus-one x2"]}
    sides = {kind: ["exchange x2", "plus-one x2", "draw x2"] for kind in names.KINDS} | won
    state = position(
        hands={"honda": ["3-koku"]},
        tiles={"ii": ["draw x2"]},
        bonus_sides=sides,
        provinces={"chubu": {"gate": "bushi"}, "kanto": {"kamons": ["ii", "ii"]}},
    )
    order = "place chubu by koku: 3-koku"
    for bonus in ("exchange", "plus-one"):
        done = carry_out(state, HONDA, order, script(f"bonus {bonus}", "gate samurai"))
        assert look(done.state, SAKAI).seats[HONDA].tiles == [bonus]
    with pytest.raises(ChanceError):
        carry_out(state, HONDA, order, script("bonus draw", "gate samurai"))


@rule("SHI-CONTROL-08")
def test_the_next_troop_side_is_one_that_nobody_has_seen() -> None:
    """Drawn from the troop sides not seen yet: 24 minus those seen."""
    gates = {
        name: {"gate": "bushi"} for name in ("chubu", "hokkaido", "kyushu", "tohoku", "shikoku")
    }
    state = position(
        hands={"honda": ["3-koku"]},
        provinces={**gates, "kansai": {"gate": "bushi"}, "kanto": {"gate": "samurai"}},
    )
    order = "place chubu by koku: 3-koku"
    done = carry_out(state, HONDA, order, script("bonus draw", "gate sohei"))
    assert province(done.state, "chubu").gate == "sohei"
    assert province(done.state, "chubu").tiles == 2
    # All six Bushi tiles have been seen.
    with pytest.raises(ChanceError):
        carry_out(state, HONDA, order, script("bonus draw", "gate bushi"))


# What others see


@rule("SHI-CONTROL-04", "SHI-PAY-10")
def test_a_payment_is_secret_until_it_is_made() -> None:
    """The hand stays secret until the payment is made, then all see what was paid."""
    state = position(
        hands={"honda": ["samurai x3", "bushi", "shinobi"]},
        provinces={"kanto": {"gate": "bushi"}},
    )
    for order in ("place kanto by troops", "piece samurai", "piece samurai"):
        state = carry_out(state, HONDA, order, Dice(1)).state
    for viewer in (SAKAKIBARA, SAKAI, II, None):
        view = look(state, viewer)
        assert view.payment is not None
        assert (view.payment.province, view.payment.way) == ("kanto", "troops")
        assert view.payment.pieces is None
        assert view.seats[HONDA].hand is None
        assert view.seats[HONDA].hand_size == 5
    own = look(state, HONDA).payment
    assert own is not None
    assert own.pieces == ["samurai", "samurai"]
    for order in ("piece samurai", "piece bushi"):
        done = carry_out(state, HONDA, order, Dice(1))
        state = done.state
    paid = ["samurai", "samurai", "samurai", "bushi"]
    for viewer in (SAKAKIBARA, SAKAI, II, None):
        assert look(state, viewer).discard == paid
        assert done.events(viewer)[0] == ev.KamonPlaced(HONDA, "kanto", 1, "troops", paid)


@rule("SHI-PAY-05")
def test_nobody_learns_of_a_refused_payment() -> None:
    """Given a player offers three Samurai for Kantō with a Bushi tile, then it is refused, the
    cards stay in hand and nobody else sees them.
    """
    state = position(hands={"honda": ["samurai x3"]}, provinces={"kanto": {"gate": "bushi"}})
    before = [
        msgspec.json.encode(look(state, viewer)) for viewer in (HONDA, SAKAKIBARA, SAKAI, II, None)
    ]
    with pytest.raises(Refused) as refusal:
        GAME.read_order(state, HONDA, "place kanto by troops: samurai x3")
    assert refusal.value.rule == "SHI-PAY-12"
    after = [
        msgspec.json.encode(look(state, viewer)) for viewer in (HONDA, SAKAKIBARA, SAKAI, II, None)
    ]
    assert after == before
    assert look(state, SAKAI).seats[HONDA].known == []


@rule("SHI-PAY-05")
def test_a_refused_payment_leaves_no_trace_at_a_table() -> None:
    """No piece is lost, no kamon is placed, and the other players learn nothing of it."""
    setup = GAME.setup({"players": 4, "general_choice": "random"})
    table, dice = Table(GAME, setup, ["a", "b", "c", "d"]).begin(Dice(5)), Dice(6)
    while table.actors and GAME.document(table.state)["waits_for"] != "turn":
        seat = table.actors[0]
        table.play(seat, GAME.legal(table.state, seat)[0], dice)
    seat = table.actors[0]
    hand = GAME.document(table.state)["hands"][GAME.seat_words(table.state)[seat]]
    log, history = table.log_text(), [table.history(viewer) for viewer in range(4)]
    # One card is never enough for Kantō.
    with pytest.raises(Refused):
        table.order(seat, f"place kanto by troops: {hand[-1]}", dice)
    assert table.log_text() == log
    assert [table.history(viewer) for viewer in range(4)] == history


@rule("SHI-BONUS-11")
def test_only_the_owner_sees_the_card_of_a_draw_tile() -> None:
    """The use is open, the card is secret."""
    state = position(tiles={"honda": ["draw"]}, provinces={"kanto": {"kamons": ["honda"]}})
    done = carry_out(state, HONDA, "draw", script("card bushi+sohei"))
    assert done.events(HONDA) == [ev.DrawUsed(HONDA, "bushi+sohei")]
    assert look(done.state, HONDA).seats[HONDA].hand == ["bushi+sohei"]
    for viewer in (SAKAKIBARA, SAKAI, II, None):
        assert done.events(viewer) == [ev.DrawUsed(HONDA, None)]
        assert look(done.state, viewer).seats[HONDA].hand is None
        assert look(done.state, viewer).seats[HONDA].hand_size == 1
        assert look(done.state, viewer).tiles_out == ["draw"]


@rule("SHI-CONTROL-11")
def test_an_empty_hand_and_a_rich_one_look_alike_to_the_others() -> None:
    """The program must not end a turn merely because a hand can pay for nothing."""
    poor = position(actor="honda", hands={"honda": ["samurai", "sohei", "sohei"]})
    rich = position(actor="honda", hands={"honda": ["samurai", "samurai", "samurai"]})
    assert GAME.legal(poor, HONDA) == [GAME.move_number("end")]
    assert len(GAME.legal(rich, HONDA)) > 1
    for viewer in (SAKAKIBARA, SAKAI, II, None):
        views = [look(state, viewer) for state in (poor, rich)]
        assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])
        assert (views[0].waits_for, views[0].actor) == (STEPS[TURN], HONDA)


# The need


@rule("SHI-PAY-02")
@pytest.mark.parametrize(
    ("name", "gate", "kamons", "need"),
    [
        ("kanto", "bushi", 0, ["samurai", "samurai", "samurai", "bushi"]),
        ("chubu", "bushi", 0, ["shinobi", "shinobi", "bushi"]),
        ("chubu", "bushi", 1, ["shinobi", "shinobi", "bushi"]),
        ("chubu", "bushi", 2, ["shinobi", "shinobi", "bushi"]),
        ("chugoku", "samurai", 0, ["samurai", "samurai", "samurai"]),
    ],
)
def test_the_need_while_a_tile_lies_there(
    name: str, gate: str, kamons: int, need: list[str]
) -> None:
    """Kantō with a Bushi tile: three Samurai and a Bushi. Chūbu with a Bushi tile: two Shinobi and
    a Bushi, for the third position as for the first. Chūgoku with a Samurai tile: three Samurai.
    """
    state = position(provinces={name: {"kamons": ["ii"] * kamons, "gate": gate}})
    assert province(state, name).need == need


@rule("SHI-PAY-03")
@pytest.mark.parametrize(
    ("name", "kind", "number"),
    [
        *(("chugoku", "samurai", 3), ("chubu", "shinobi", 3)),
        *(("hokkaido", "sohei", 3), ("kyushu", "bushi", 3)),
        *(("tohoku", "bushi", 4), ("shikoku", "sohei", 4)),
        *(("kansai", "shinobi", 4), ("kanto", "samurai", 4)),
    ],
)
def test_the_need_for_the_last_position(name: str, kind: str, number: int) -> None:
    """Hokkaidō needs three Sōhei, Tōhoku four Bushi; the others by the same rule."""
    cards = {"ii": [f"{kind} x{number}"]}
    state = position(actor="ii", hands=cards, provinces={name: {"kamons": ["honda"] * 3}})
    assert province(state, name).need == [kind] * number
    assert province(state, name).gate is None
    with pytest.raises(Refused, match="SHI-PAY-12"):
        GAME.read_order(state, II, f"place {name} by troops: {kind} x{number - 1}")
    done = carry_out(state, II, f"place {name} by troops: {kind} x{number}", script())
    assert len(province(done.state, name).kamons) == 4


@rule("SHI-PAY-04")
def test_the_price_is_the_number_on_the_next_position() -> None:
    """By koku, the price is the number on the leftmost free position."""
    for name, values in (("kanto", [5, 6, 8, 11]), ("chubu", [3, 4, 6, 9])):
        for kamons, price in enumerate(values):
            state = position(provinces={name: {"kamons": ["ii"] * kamons}})
            assert province(state, name).price == price


# The set counts


@rule("SHI-PAY-14")
def test_a_payment_is_its_pieces_and_nothing_more() -> None:
    """A giving out of suppliers is an illustration only and is not stored as part of the move."""
    state = position(
        hands={"honda": ["bushi", "sohei"]},
        tiles={"honda": ["exchange", "plus-one"]},
        provinces={"hokkaido": {"gate": "sohei"}, "kanto": {"kamons": ["honda", "ii"]}},
    )
    orders = (
        "place hokkaido by troops: bushi, sohei, exchange, plus-one",
        "place hokkaido by troops: plus-one, sohei, exchange, bushi",
        "place hokkaido by troops: exchange, bushi, plus-one, sohei",
    )
    moves = [GAME.read_order(state, HONDA, order) for order in orders]
    assert moves[0] == moves[1] == moves[2]
    assert {GAME.move_name(move) for move in moves[0]} == {
        "place hokkaido by troops",
        *("piece exchange", "piece plus-one", "piece bushi", "piece sohei"),
    }
    done = carry_out(state, HONDA, orders[0], script("bonus draw", "gate bushi"))
    pieces = ["exchange", "plus-one", "bushi", "sohei"]
    assert done.events(None)[0] == ev.KamonPlaced(HONDA, "hokkaido", 1, "troops", pieces)


# Strength and majority


@rule("SHI-SCORE-07")
def test_a_gold_kamon_counts_as_two() -> None:
    """Given one plain and one gold kamon of a player in Tōhoku, then the strength is 3."""
    tohoku = names.PROVINCES.index("tohoku")
    state = position(provinces={"tohoku": {"kamons": ["ii", "honda", "ii gold"]}})
    found = [strength(state, seat, tohoku) for seat in (HONDA, SAKAKIBARA, SAKAI, II)]
    assert found == [1, 0, 0, 3]


@rule("SHI-SCORE-08", "SHI-SCORE-09")
@pytest.mark.parametrize(
    ("kamons", "owner"),
    [
        ([], None),
        (["ii"], II),
        (["sakai", "honda", "ii", "honda"], HONDA),
        (["honda", "ii gold", "sakai", "honda"], HONDA),
        (["honda", "ii gold", "sakai gold"], II),
        (["honda", "sakai gold", "ii gold"], SAKAI),
        (["honda", "sakai", "sakai", "ii gold"], SAKAI),
        (["honda", "ii", "sakai", "sakakibara"], HONDA),
    ],
)
def test_majority_goes_to_the_strongest_then_the_leftmost(
    kamons: list[str], owner: int | None
) -> None:
    """The greatest strength scores; of those tied, the one with the leftmost kamon."""
    state = position(provinces={"kanto": {"kamons": kamons}})
    found = majority_owner(state, names.PROVINCES.index("kanto"))
    assert found == (-1 if owner is None else owner)
