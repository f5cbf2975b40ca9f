"""Coach and reasons promise nothing that the rules do not give."""

from typing import Any

import pytest
from marks import rule

from bakufu.engine.table.game import Document, Setup
from bakufu.engine.text.message import Message
from bakufu.games.bushido.game import Bushido
from bakufu.games.bushido.state import BushidoState

GAME = Bushido()
REVOLT: Document = {
    "land": {"c3": "red city 5 ronin 2"},
    "combat": {"target": "c3"},
    "tiles": {"violet": ["3", "2"], "red": ["1"]},
}
COUNCIL: Document = {"waits_for": "judge", "sh": {"blue": 12}, "actor": "red"}


def at(position: Document, **options: Any) -> tuple[Setup, BushidoState]:
    setup = GAME.setup(options)
    return setup, GAME.from_document(setup, position)


def coached(setup: Setup, state: BushidoState, seat: int) -> str:
    (said,) = GAME.coach(setup, GAME.view(state, seat), GAME.legal(state, seat))
    return said.id.removeprefix("bushido-coach-")


def reason(state: BushidoState, seat: int, *line: str) -> Message:
    (said,) = GAME.reasons(state, seat, [GAME.move_number(move) for move in line])
    return said


@rule("BUS-HATA-06")
def test_a_revolt_promises_no_samurai_honour() -> None:
    setup, state = at({**REVOLT, "waits_for": "stack"}, players=5)
    assert coached(setup, state, 4) == "stack-revolt"
    assert coached(setup, state, 0) == "stack-defender"
    assert reason(state, 4, "lay 3 x 1", "top 3").id == "bushido-why-stack-revolt"
    assert reason(state, 0, "lay 1 x 1", "top 1").id == "bushido-why-stack-defender"
    shown = {**REVOLT, "combat": {"target": "c3", "stacks": [["3"], ["1"]]}}
    _, state = at({**shown, "waits_for": "tactic"}, players=5)
    for seat in (0, 4):
        said = reason(state, seat, "play duel")
        assert said.id == "bushido-why-duel-revolt"
        assert "stake" not in said.args


@rule("BUS-CAMPAIGN-07", "BUS-CAMPAIGN-08")
@pytest.mark.parametrize("announced", [1, 2])
def test_a_second_attack_left_out_does_not_end_the_turn(announced: int) -> None:
    position = {"waits_for": "target", "announced": announced, "tokens": {"red": ["3", "6"]}}
    setup, state = at(position, players=4, campaign="on")
    assert coached(setup, state, 0) == "target-campaign"
    said = reason(state, 0, "halt").id
    assert said == ("bushido-why-halt" if announced == 1 else "bushido-why-halt-campaign")


@rule("BUS-END-06")
def test_nobody_counts_turns_without_the_guard() -> None:
    setup, state = at({"waits_for": "target"}, players=4, stall_guard="off")
    assert coached(setup, state, 0) == "target-unguarded"
    assert reason(state, 0, "halt").id == "bushido-why-halt-unguarded"
    setup, state = at({"waits_for": "target", "early": 2}, players=4)
    assert coached(setup, state, 0) == "target"
    assert reason(state, 0, "halt").args["early"] == 2


@rule("BUS-COUNCIL-11")
def test_nobody_is_thanked_for_advice_of_another_than_the_sensei() -> None:
    for demanded, said in (("green", "spare-free"), ("yellow", "spare")):
        _, state = at({**COUNCIL, "council": {"demanded": demanded, "proposal": 0}}, players=4)
        assert reason(state, 0, "spare").id == f"bushido-why-{said}"


@rule("BUS-ELITE-05", "BUS-ELITE-08")
def test_elite_troops_march_as_three_and_a_gap_takes_one_troop() -> None:
    elite = {"campaign": "on", "elite": "on"}
    land = {"c3": "red city 2 elite 2", "c4": "green village 4"}
    _, state = at({"waits_for": "target", "tokens": {"red": []}, "land": land}, players=4, **elite)
    said = reason(state, 0, "attack c4 from c3", "send 1", "send elite 2")
    assert (said.args["force"], said.args["troops"]) == (7, 4)
    land = {"c3": "red city 0", "b1": "red fortress 3", "b2": "red town 4 ronin 2"}
    position = {"waits_for": "gap", "removed": {"red": 23}, "land": land, "tokens": {"red": []}}
    _, state = at(position, players=4, **elite)
    said = reason(state, 0, "fill from b2")
    assert said.id == "bushido-why-station"
    assert said.args == {"troops": 3, "ronin": 2, "hex": "B2"}
