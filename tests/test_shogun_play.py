"""Shogun at the prompt: plans typed in pieces, refusals, leaving in the middle, replays."""

import re
from pathlib import Path
from random import Random

import pytest
from terminal import Run, run, start_process

from bakufu.cli.pending import Pending
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.log import read_log
from bakufu.engine.table.table import Table
from bakufu.engine.text.refusal import Refused
from bakufu.games.shelf import find_game
from bakufu.games.shogun.state import ShogunState

__all__ = ["run"]

GAME = find_game("shogun")
# Red begins with list A of three players: Harima, Izu, Mino, Musashi, Owari, Sagami, Suruga,
# Tajima and Tamba.
TABLE = ("play", "shogun", "--players", 3, "--bots", "random", "--seed", 3)
MINE = (*TABLE, "--save", "mine.jsonl")
ACTIONS = [
    *("castle: harima", "temple: izu", "theatre: mino", "rice: musashi", "tax: owari"),
    *("deploy-5: sagami", "deploy-3: suruga", "deploy-1: tajima", "combat-a: tamba"),
    "combat-b: chest-0",
]
PLAN = ["bid: chest-3", *ACTIONS]
# Who has laid a card in what a replay tells.
PLANNED = re.compile(r"^ *\d+  (Red|Blue|Yellow)(?: \(\w\))?: .+ on Bid$", re.MULTILINE)


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in ("colour red", *lines))


def own_moves(path: Path) -> list[str | None]:
    return [entry.move for entry in read_log(path).entries if entry.seat == 0][1:]


def as_moves(plan: list[str]) -> list[str]:
    return [f"put {card} on {space}" for space, card in (part.split(": ") for part in plan)]


def planning() -> Table:
    """Three players, all of whom plan."""
    table = Table(GAME, GAME.setup({"players": 3}), ["a", "b", "c"]).begin(Dice(1))
    for seat, colour in enumerate(("red", "blue", "yellow")):
        table.order(seat, f"colour {colour}", Dice(2))
    return table


def test_a_plan_in_pieces_and_in_any_order_is_one_plan(run: Run, tmp_path: Path) -> None:
    """Given cards named in any order, when they are committed, then the log has them once."""
    pieces = ["tax owari, combat b 0", "suruga on d3; d1: taj", ", ".join(reversed(ACTIONS[:6]))]
    answer = run(*MINE, typed=typed(*pieces, "bid 3, a: tamba", "commit"))
    assert own_moves(tmp_path / "mine.jsonl")[:12] == [*as_moves(PLAN), "commit"]
    assert "All plans are final." in answer.out


def test_what_waits_is_shown_in_the_picture(run: Run) -> None:
    answer = run(*MINE, typed=typed("tax: suruga"))
    assert "Tax\u00a0(Suruga)" in answer.out
    assert "Suruga      R 5 ..     73  Tax" in answer.out
    assert "Suruga on Bid" not in answer.out.rpartition("> tax: suruga")[2]


def test_a_plan_may_be_changed(run: Run, tmp_path: Path) -> None:
    """Given a whole draft, when cards change places, then nothing of the detour is in the log."""
    lines = [", ".join(PLAN), "clear tax", "tax: 4", "castle: izu, temple: harima", "tax: owari"]
    run(*MINE, typed=typed(*lines, "castle: harima, temple: izu", "commit"))
    assert own_moves(tmp_path / "mine.jsonl")[:12] == [*as_moves(PLAN), "commit"]


def test_back_takes_back_the_last_piece(run: Run, tmp_path: Path) -> None:
    lines = ["tax: suruga", "back", "back", "bid: 1, castle: izu", "rice: mino", "back", "quit"]
    answer = run(*MINE, typed=typed(*lines))
    assert answer.out.count("nothing to take back") == 1
    assert own_moves(tmp_path / "mine.jsonl") == ["put chest-1 on bid", "put izu on castle"]
    again = run("play", "--resume", "mine.jsonl")
    assert "Rice\u00a0(Mino)" not in again.out


def test_a_number_joins_what_waits(run: Run, tmp_path: Path) -> None:
    """The first choice is a card for the bid; Harima waits for the castle."""
    run(*MINE, typed=typed("castle: harima", "1", "quit"))
    assert own_moves(tmp_path / "mine.jsonl") == ["put izu on bid", "put harima on castle"]


def test_leaving_while_planning_keeps_the_draft(run: Run, tmp_path: Path) -> None:
    """Given cards that wait for the bid, when the game is taken up again, then they are there."""
    run(*MINE, typed=typed(", ".join(ACTIONS[:5]), "quit"))
    assert own_moves(tmp_path / "mine.jsonl") == []
    again = run("play", "--resume", "mine.jsonl", typed="draft\n")
    assert "Castle\u00a0(Harima)" in again.out.rpartition("> draft")[2]
    rest = ", ".join([*ACTIONS[5:], "bid: 3"])
    run("play", "--resume", "mine.jsonl", typed=f"{rest}\ncommit\n")
    assert own_moves(tmp_path / "mine.jsonl")[:12] == [*as_moves(PLAN), "commit"]


def test_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    """Given half a plan, when the program is ended by force, then the half is there again."""
    with start_process(*MINE, folder=tmp_path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(typed("bid: 3, castle: harima", "tax: owari", "? SHO-END-06"))
        process.stdin.flush()
        said = process.stdout.readline()
        while said and "Everything is opened" not in said:
            said = process.stdout.readline()
        process.kill()
    kept = (tmp_path / "mine.jsonl.seats").read_text(encoding="utf-8")
    assert '"sketch":"castle: harima, tax: owari, bid: chest-3"' in kept


def test_a_sketch_that_means_nothing_any_more_is_forgotten() -> None:
    table = planning()
    draft = Pending(table, 0, Dice, "castle: kai, nonsense")
    assert (draft.moves, draft.kept) == ([], "")
    assert draft.shown is table.state


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("rice: surgua", 'there is no card "surgua": did you mean "suruga"?'),
        ("ricee: suruga", 'there is no space "ricee": did you mean "rice"?'),
        ("rice: kai", "SHO-PLAN-10: You do not have this card: Kai."),
        ("rice: harima", "SHO-PLAN-05: A card lies on one space only: Harima would lie on"),
        ("rice: izu, temple: izu", "SHO-PLAN-05: A card lies on one space only: Izu"),
        ("rice: izu + mino", "SHO-PLAN-04: There is room for one card only on the space Rice."),
        ("rice: nothing", "SHO-PLAN-06: Every space must be covered. These are empty: Rice."),
        ("bid: 9", "there is no chest card 9: they go from 0 to 4"),
        ("plan tax: izu", "SHO-PLAN-06: Every space must be covered. These are empty: Bid,"),
        ("commit", "SHO-PLAN-06: Every space must be covered. These are empty: Bid,"),
        ("stay", "SHO-PLAN-07: To give up an action, put a chest card on its space."),
        ("march kai with 2", "It is not time for that."),
        ("dance", '"dance" is not understood: expected a space and a card'),
        ("99", "There is no choice 99"),
    ],
)
def test_a_bad_word_changes_nothing(run: Run, tmp_path: Path, line: str, sentence: str) -> None:
    """Given a draft, when something impossible is typed, then one sentence says why."""
    answer = run(*MINE, typed=typed("castle: harima", line, "quit"))
    assert answer.code == 0, answer.err
    said = answer.out.rpartition(f"> {line}")[2]
    assert sentence in said
    assert own_moves(tmp_path / "mine.jsonl") == []
    assert '"sketch":"castle: harima"' in (tmp_path / "mine.jsonl.seats").read_text()


def test_a_bid_stays_within_means() -> None:
    """SHO-BID-02, in a sketch as in a plan."""
    state = planning().state
    assert isinstance(state, ShogunState)
    state.chests[0] = 2
    with pytest.raises(Refused, match="SHO-BID-02"):
        GAME.sketch(state, 0, "castle: harima", "bid: 3")
    assert GAME.sketch(state, 0, "castle: harima", "bid: 2") is not None


def test_examples_are_orders_that_can_be_given() -> None:
    """Every example of a position is taken, in all positions of a game."""
    setup = GAME.setup({"players": 3, "start": "draft"})
    table, random, dice = Table(GAME, setup, ["a", "b", "c"]).begin(Dice(5)), Random(5), Dice(6)
    taken = 0
    while table.actors:
        seat = random.choice(table.actors)
        for example in GAME.examples(table.state, seat):
            if example in ("bid: 2", "commit"):
                continue  # beyond the means of some, or too early
            sketch = GAME.sketch(table.state, seat, "", example)
            moves = sketch.moves if sketch else GAME.read_order(table.state, seat, example)
            assert [GAME.why_not(table.state, seat, move) for move in moves[:1]] in ([], [None])
            taken += 1
        table.play(seat, random.choice(GAME.legal(table.state, seat)), dice)
    assert taken > 1000


def test_help_shows_own_cards(run: Run) -> None:
    answer = run(*MINE, typed=typed("?"))
    assert "castle: harima, temple: izu, theatre: mino" in answer.out
    assert "clear tax, rice" in answer.out
    assert "group 5" not in answer.out.rpartition("> ?")[2], "that is for the draft of provinces"


def test_a_card_and_its_action_are_told_once(run: Run) -> None:
    answer = run(*MINE, typed=typed(", ".join(PLAN), "commit", *["1"] * 40))
    assert "You build a castle in Harima" in answer.flat
    assert "turn up Castle: Harima" not in answer.flat


# Finished games


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("log") / "finished.jsonl"
    table, random, dice = planning(), Random(7), Dice(8)
    lift = GAME.move_number("lift")
    while table.actors:
        seat = table.actors[0]
        moves = [move for move in GAME.legal(table.state, seat) if move != lift]
        table.play(seat, random.choice(moves), dice)
    table.save_to(path)
    return path


def test_after_the_end_all_plans_are_open(run: Run, finished: Path) -> None:
    """SHO-END-06: given the game is over, when the record of the first spring is opened, then
    everybody's plan is there, unplayed cards included."""
    whole = run("replay", finished).out
    spring = run("replay", finished, "--to", 36).out
    assert set(PLANNED.findall(spring)) == {"Red", "Blue", "Yellow"}
    assert run("replay", finished, "--viewer", "all").out == whole


def test_with_the_eyes_of_a_seat_other_plans_stay_hidden(run: Run, finished: Path) -> None:
    answer = run("replay", finished, "--viewer", "red").out
    assert set(PLANNED.findall(answer)) == {"Red"}


def test_an_unfinished_game_is_not_open(run: Run) -> None:
    run(*MINE, typed=typed("bid: 3", "quit"))
    assert not PLANNED.findall(run("replay", "mine.jsonl").out)
    assert "Red: chest card 3 on Bid" in run("replay", "mine.jsonl", "--viewer", "all").flat


@pytest.mark.parametrize(
    ("language", "heads"),
    [
        ("en", "Player provinces buildings castles temples theatres total"),
        ("fr", "provinces bâtiments châteaux temples théâtres"),
        ("de", "Provinzen Gebäude Burgen Tempel Theater"),
    ],
)
def test_the_score_has_short_heads(run: Run, finished: Path, language: str, heads: str) -> None:
    assert heads in run("replay", finished, "--lang", language).flat


@pytest.mark.parametrize(("language", "colour"), [("fr", "Noir"), ("de", "Schwarz")])
def test_seats_are_called_by_their_colours_in_every_language(
    run: Run, language: str, colour: str
) -> None:
    answer = run(*MINE, "--lang", language, typed=typed())
    assert colour in answer.out
    assert "Red (" not in answer.out
