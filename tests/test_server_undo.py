"""Taking moves back: until somebody learnt something, and never across another's move."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from serving import QUICK, Client, Server, Sitting, serving
from sqlalchemy.engine import URL

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.log import Log
from bakufu.engine.table.table import Table, fold
from bakufu.games.shelf import GAMES
from bakufu.server.live_table import LiveTable, NoUndo
from bakufu.server.settings import Limit
from bakufu.server.websocket import UNDONE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(URL.create("sqlite", database=str(path))) as running:
        yield running


def two_at_a_table(server: Server) -> tuple[Client, Client, str]:
    anna, berta = Client(server.port, "Anna"), Client(server.port, "Berta")
    table = anna.new_table("shitenno", options={"players": 2}, seats=["me", "open"])["id"]
    berta.ask("POST", f"/api/tables/{table}/seats/1")
    return anna, berta, table


def move(one: Sitting, *others: Sitting) -> None:
    one.send("play", moves=[one.now["legal"][0]["move"]])
    for other in others:
        while other.now["entry"] < one.now["entry"]:
            other.next()


def test_everybody_sees_a_move_taken_back(server: Server) -> None:
    anna, berta, table = two_at_a_table(server)
    with anna.sit(table) as a, berta.sit(table) as b:
        start, before = a.now["view"], list(b.entries)
        assert a.now["undo"] == 0
        assert a.send("undo")["code"] == "no-undo"
        move(a, b)
        assert (a.now["undo"], b.now["undo"]) == (1, 0)
        assert b.send("undo")["code"] == "no-undo"
        assert a.send("undo", id="back")["type"] == "acknowledged"
        assert a.now["view"] == start
        b.until(lambda message: message["type"] == "undone")
        assert b.entries == before
        assert b.now["undos"] == a.now["undos"] == 1
        # The same request again is answered and does nothing.
        assert a.send("undo", id="back")["type"] == "acknowledged"
        assert a.now["undos"] == 1
        with berta.sit(table, since=0, undos=0) as back:
            assert back.answer["type"] == "welcome"
        with berta.sit(table, since=0, undos=1) as back:
            assert back.answer["type"] == "update"


def test_what_is_taken_back_is_counted_for_it_stays_stored(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, stored_bytes=Limit(2 * UNDONE + 500, 86400))
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db")), settings) as server:
        anna, _, table = two_at_a_table(server)
        with anna.sit(table) as a:
            for _ in range(2):
                move(a)
                assert a.send("undo")["type"] == "acknowledged"
            move(a)
            assert a.send("undo")["code"] == "too-many"
            assert a.now["undo"] == 1, "nothing has changed"


def test_never_across_the_move_of_another(server: Server) -> None:
    anna, berta, table = two_at_a_table(server)
    with anna.sit(table) as a, berta.sit(table) as b:
        move(a, b)
        move(b, a)
        assert a.now["undo"] == 0
        assert a.send("undo")["code"] == "no-undo"


def test_an_undone_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    url = URL.create("sqlite", database=str(tmp_path / "tables.db"))
    with serving(url) as server:
        anna, berta, table = two_at_a_table(server)
        with anna.sit(table) as a, berta.sit(table) as b:
            for _ in range(2):
                move(a, b)
                a.send("undo")
            b.until(lambda message: message["type"] == "undone")
            move(a, b)
            while b.now["entry"] < a.now["entry"] or b.now["undos"] < 2:
                b.next()
            last, steps = a.now, b.entries
            assert last["undo"] == 1
    with serving(url) as server:
        anna.port = berta.port = server.port
        with anna.sit(table) as a:
            assert a.now == last
            assert a.send("undo")["type"] == "acknowledged"
        with berta.sit(table, since=0, undos=3) as b:
            assert b.answer["entries"] == []
            assert b.now["undos"] == 3
            assert steps[1:] != []


def planning() -> LiveTable:
    """Three players of Shogun, all of whom may plan."""
    game = GAMES["shogun"]
    live = LiveTable(Table(game, game.setup({"players": 3}), ["a", "b", "c"]))
    dice = Dice(5)
    live.begin(dice)
    while not any(name.startswith("put") for name in names(live, 0)):
        seat = live.table.actors[0]
        live.play_decision(seat, game.legal(live.table.state, seat)[:1], dice, dice)
    return live


def put(live: LiveTable, seat: int) -> str:
    game = live.table.game
    legal = game.legal(live.table.state, seat)
    live.play(seat, legal[:1], Dice(1), Dice(2))
    return game.move_name(legal[0])


def test_what_others_planned_meanwhile_stays() -> None:
    live = planning()
    first = len(live.entries)
    others = []
    for _ in range(3):
        put(live, 0)
        others += [put(live, 1), put(live, 2)]
    seen = {viewer: list(account.seen) for viewer, account in live.accounts.items()}
    for left in (2, 1):
        assert live.undoable(0) == 1, "the plan is being made: card by card"
        kept, noticed = live.undo(0)
        assert noticed == [0], "plans are secret, and so is changing them"
        assert sum(entry.seat == 0 for entry in live.entries[first:]) == left
    assert [entry.move for entry in live.entries[first:] if entry.seat != 0] == others
    assert kept == first + 3
    for viewer in (None, 1, 2):
        assert len(live.accounts[viewer].seen) == len(seen[viewer])
    again = fold(live.table.game, Log(live.table.header, live.entries))
    assert again.log_text() == live.table.log_text()


def test_the_last_commit_cannot_be_taken_back() -> None:
    live = planning()
    game, dice = live.table.game, Dice(3)
    while len(live.table.actors) > 1 or "commit" not in names(live, live.table.actors[0]):
        seat = live.table.actors[0]
        legal = game.legal(live.table.state, seat)
        forward = [move for move in legal if not game.move_name(move).startswith(("lift", "take"))]
        live.play(seat, forward[-1:], dice, Dice(4))
    seat = live.table.actors[0]
    assert live.undoable(seat) > 0
    live.play(seat, [game.move_number("commit")], dice, Dice(5))
    assert live.undoable(seat) == 0
    with pytest.raises(NoUndo):
        live.undo(seat)


def test_a_plan_that_is_committed_is_taken_back_as_a_whole() -> None:
    live = planning()
    game, start, first = live.table.game, live.table.state, len(live.entries)
    put(live, 1)  # in secret: it stays
    while "commit" not in names(live, 0):
        put(live, 0)
    live.play(0, [game.move_number("commit")], Dice(3), Dice(4))
    assert live.undoable(0) == sum(entry.seat == 0 for entry in live.entries[first:]) > 5
    live.undo(0)
    assert game.view(live.table.state, 0) == game.view(start, 0)
    assert live.entries[-1].seat == 1


def named(live: LiveTable, seat: int, *moves: str) -> None:
    game = live.table.game
    live.play(seat, [game.move_number(move) for move in moves], Dice(6), Dice(7))


def making_a_lot() -> tuple[LiveTable, int]:
    """Three players of Shitennō, and the Tairō to make a lot."""
    game = GAMES["shitenno"]
    live = LiveTable(Table(game, game.setup({"players": 3}), ["a", "b", "c"]))
    live.begin(Dice(5))
    while not any(name.startswith("tile") for name in names(live, live.table.actors[0])):
        put(live, live.table.actors[0])
    return live, live.table.actors[0]


def test_a_lot_is_taken_back_as_a_whole_once_it_is_offered() -> None:
    live, tairo = making_a_lot()
    view = live.table.game.view(live.table.state, tairo)
    cards = [name for name in names_after(live, tairo, "tile 3") if name.startswith("add")]
    # Move by move while it is made, by whatever way the moves were sent.
    named(live, tairo, "tile 3")
    named(live, tairo, cards[0])
    assert live.undoable(tairo) == 1
    live.undo(tairo)
    assert names(live, tairo) == names_after(live, tairo)
    assert cards[0] in names(live, tairo)
    named(live, tairo, cards[0], "offer")
    other = live.table.actors[0]
    assert live.undoable(tairo) == 3, "tile, card and offer are one decision"
    first, noticed = live.undo(tairo)
    assert other in noticed
    assert None in noticed
    assert live.table.game.view(live.table.state, tairo) == view
    assert len(live.entries) == first
    # The decision before that was the other players', or chance: nothing is left to take back.
    assert live.undoable(tairo) == 0


def names_after(live: LiveTable, seat: int, *moves: str) -> list[str]:
    game = live.table.game
    state = live.table.state.clone()
    for move in moves:
        state.apply(seat, game.move_number(move), Dice(1), Scribe())
    return [game.move_name(move) for move in game.legal(state, seat)]


def names(live: LiveTable, seat: int) -> list[str]:
    game = live.table.game
    return [game.move_name(move) for move in game.legal(live.table.state, seat)]


@pytest.mark.parametrize("name", GAMES)
def test_no_chance_outcome_is_ever_taken_back(name: str) -> None:
    game = GAMES[name]
    dice = Dice(11)
    live = LiveTable(Table(game, game.setup({"players": 3}), ["a", "b", "c"]))
    live.begin(dice)
    taken = 0
    for number in range(150):
        actors = live.table.actors
        seat = actors[dice.below(len(actors))]
        legal = game.legal(live.table.state, seat)
        live.play(seat, [legal[dice.below(len(legal))]], dice, Dice(number))
        assert not (live.entries[-1].outcomes and live.harmless[-1])
        if live.harmless[-1] and dice.below(4) == 0:
            count, deciding = live.undoable(seat), live.mid_decision[-1]
            before = live.past.after(live.accounts[seat].seen[-count] - 1)
            view = game.view(before, seat)
            live.undo(seat)
            assert game.view(live.table.state, seat) == view
            # A whole decision, or the last move of one that is being made.
            assert count == 1 if deciding else not game.judgement().is_partial(before, seat)
            taken += 1
    assert taken
    again = fold(game, Log(live.table.header, live.entries))
    assert again.log_text() == live.table.log_text()
