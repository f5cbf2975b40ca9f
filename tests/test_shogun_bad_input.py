"""What nobody can play is refused: in one sentence, with its rule, and nothing has changed."""

import json
from pathlib import Path

import pytest
from terminal import Run, run

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.state import digest
from bakufu.engine.table.game import Document
from bakufu.engine.table.log import parse_log
from bakufu.engine.table.table import Table, fold
from bakufu.engine.text.errors import BadInput, BakufuError
from bakufu.engine.text.refusal import Refused
from bakufu.games.shogun.game import Shogun

__all__ = ["run"]

GAME = Shogun()
HUGE = 10**30

# Red plans with two chests, Kai and Suruga.
PLANNING: Document = {
    "chests": {"red": 2},
    "provinces": {
        "kai": {"owner": "red", "armies": 3},
        "suruga": {"owner": "red", "armies": 2},
        "settsu": {"owner": "black", "armies": 2},
    },
}
REST = "temple: chest-1, theatre: chest-2, rice: chest-3, tax: chest-4"


def begun() -> Table:
    """A table of three in the first spring; all plan."""
    table = Table(GAME, GAME.setup({"players": 3}), ["a", "b", "c"]).begin(Dice(3))
    for seat, colour in enumerate(("red", "blue", "black")):
        table.order(seat, f"colour {colour}", Dice(seat))
    return table


def read(document: Document, **options: object) -> int:
    return digest(GAME.from_document(GAME.setup({"players": 3, **options}), document))


# Orders in a position


@pytest.mark.parametrize(
    ("order", "rule"),
    [
        ("draft bid: chest-3", "SHO-BID-02"),
        (f"plan castle: kai, deploy-5: suruga, {REST}, bid: chest-1", "SHO-PLAN-05"),
        (f"plan castle: kai, deploy-5: kai, {REST}, bid: chest-0", "SHO-PLAN-05"),
        ("draft bid: kai, castle: kai", "SHO-PLAN-05"),
        (f"plan castle: kai, castle: suruga, {REST}, bid: chest-0", "SHO-PLAN-04"),
        (f"plan castle: settsu, {REST}, bid: chest-0", "SHO-PLAN-10"),
        ("plan castle: kai", "SHO-PLAN-08"),
        ("commit", "SHO-PLAN-08"),
        ("take back", "SHO-PLAN-11"),
        ("march totomi with 1", "SHO-ROUND-02"),
        (f"march totomi with {HUGE}", "SHO-ROUND-02"),
        ("special 1", "SHO-ROUND-02"),
        ("give black 2 chests", "SHO-ROUND-23"),
        ("tax kai", "SHO-PLAN-03"),
    ],
)
def test_an_order_that_a_rule_forbids(order: str, rule: str) -> None:
    state = GAME.from_document(GAME.setup({"players": 3}), PLANNING)
    before = digest(state)
    with pytest.raises(Refused) as refusal:
        GAME.read_order(state, 1, order)
    assert refusal.value.rule == rule
    assert digest(state) == before


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ("plan castle: surugo", 'there is no card "surugo": did you mean "suruga"'),
        ("draft bid: chest-9", 'there is no card "chest-9"'),
        ("plan moat: kai", 'there is no space "moat"'),
        ("plan castle", "is not understood"),
        ("draft castle: kai", '"bid" comes before'),
        ("draft", "changes nothing"),
        ("put kai on", "is not understood"),
        ("march kai with -1", "is not understood"),
        ("special 99", "there is no place 99"),
        ("", "is not understood"),
        ("\x00", "is not understood"),
        ("将軍", "is not understood"),
    ],
)
def test_an_order_that_means_nothing(order: str, sentence: str) -> None:
    state = GAME.from_document(GAME.setup({"players": 3}), PLANNING)
    before = digest(state)
    with pytest.raises(BadInput) as refusal:
        GAME.read_order(state, 1, order)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert digest(state) == before


# Orders at a table


@pytest.mark.parametrize(
    ("part", "seat", "order", "rule"),
    [
        (
            {"waits_for": "special", "places": {"black": 2}, "actor": "red"},
            2,
            "special 3",
            "SHO-BID-08",
        ),
        (
            {"waits_for": "march", "actor": "red", "plans": {"red": {"combat-a": "kai"}}},
            0,
            "march suruga with 1",
            "SHO-ROUND-08",
        ),
    ],
)
def test_an_order_out_of_turn(part: Document, seat: int, order: str, rule: str) -> None:
    state = GAME.from_document(GAME.setup({"players": 3}), PLANNING | part)
    before = digest(state)
    with pytest.raises(Refused, match=rule):
        GAME.read_order(state, seat, order)
    for move in range(GAME.move_count):
        assert GAME.why_not(state, seat, move) is not None
    assert digest(state) == before


def test_a_refused_order_leaves_table_and_log_alone() -> None:
    table = begun()
    before, text = digest(table.state), table.log_text()
    for order in ("plan castle: surugo", "draft bid: kai, castle: kai", "commit", "special 2"):
        with pytest.raises(BakufuError):
            table.order(0, order, Dice(1))
        assert (digest(table.state), table.log_text()) == (before, text)
    for seat in (-1, 3, 99):
        with pytest.raises(BadInput, match="there is no seat"):
            table.play(seat, 0, Dice(1))
    for move in (-1, GAME.move_count, HUGE):
        with pytest.raises(BadInput, match="there is no move"):
            table.play(0, move, Dice(1))
    assert (digest(table.state), table.log_text()) == (before, text)


# Positions


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        ({"provinces": {"kai": {"owner": "red", "armies": 63}}}, "LAW-01"),
        ({"provinces": {"kai": {"owner": "red", "armies": 0}}}, "LAW-05"),
        ({"provinces": {"izumo": {"owner": "red"}}}, "LAW-08"),
        ({"provinces": {"surugo": {"owner": "red"}}}, 'did you mean "suruga"'),
        ({"provinces": {"kai": {"owner": "green"}}}, '"green"'),
        ({"provinces": {"kai": {"armys": 2}}}, 'did you mean "armies"'),
        ({"provinces": ["kai"]}, "expected a table"),
        ({"plans": {"red": {"bid": "chest-4"}}}, "LAW-18"),
        ({"plans": {"red": {"bid": "kai", "castle": "kai"}}}, "LAW-13"),
        ({"plans": {"red": {"bid": "settsu"}}}, "LAW-06"),
        ({"chests": {"red": -1}}, "LAW-18"),
        ({"chests": {"red": True}}, "expected a whole number"),
        ({"season": "monsoon"}, '"monsoon"'),
        ({"tower": {"farmers": 21}}, "LAW-02"),
        ({"provincs": {}}, 'did you mean "provinces"'),
    ],
)
def test_a_position_that_cannot_be(part: Document, sentence: str) -> None:
    before = read(PLANNING)
    with pytest.raises(BakufuError) as refusal:
        read(PLANNING | part)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert read(PLANNING) == before


@pytest.mark.parametrize(
    "part",
    [
        {"chests": {"red": HUGE}},
        {"points": {"red": HUGE}},
        {"tower": {"red": HUGE}},
        {"provinces": {"kai": {"owner": "red", "armies": HUGE}}},
    ],
)
def test_a_position_with_a_number_beyond_all_bounds(part: Document) -> None:
    with pytest.raises(BadInput):
        read(PLANNING | part)


@pytest.mark.parametrize("number", ["x", 2.5, [], {}])
def test_a_position_with_a_misshapen_number_of_settled_spaces(number: object) -> None:
    with pytest.raises(BadInput):
        read(PLANNING | {"settled": {"red": number}})


# Options


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 2}, "SHO-SETUP-01"),
        ({"players": 6}, "SHO-SETUP-01"),
        ({"side": "moon", "start": "fixed"}, "SHO-SETUP-11"),
        ({"side": "dark"}, "cannot be dark: it takes one of sun, moon (SHO-SETUP-02)"),
        ({"rice_cap": 5}, "option rice_cap cannot be 5"),
        ({"tower_p_thrown": 1}, "option tower_p_thrown cannot be 1"),
        ({"sides": "sun"}, 'did you mean "side"'),
    ],
)
def test_options_that_cannot_be(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BakufuError) as refusal:
        GAME.setup({"players": 3, **options})
    assert sentence in str(refusal.value)


# Logs


def test_a_log_with_a_move_that_was_not_allowed() -> None:
    table = begun()
    log = parse_log(table.log_text(), "log")
    log.entries[2].move = "colour red"
    with pytest.raises(BadInput, match=r"old\.jsonl: line 4: SHO-SETUP-01"):
        fold(GAME, log, "old.jsonl")
    log.entries[2].move = "colour green"
    with pytest.raises(BadInput, match=r'old\.jsonl: line 4: there is no move "colour green"'):
        fold(GAME, log, "old.jsonl")


def test_a_log_with_an_outcome_that_cannot_be() -> None:
    table = begun()
    last = len(table.entries) - 1
    for outcome, sentence in (
        ("thrown seat1 8", 'chance outcome 1, "thrown seat1 8", cannot be: there are only 7'),
        ("thrown seat1", "there is no chance outcome"),
        ("action combat-a", '"action combat-a", does not fit: the rules ask for "thrown seat1'),
    ):
        log = parse_log(table.log_text(), "log")
        log.entries[last].outcomes[0] = outcome
        with pytest.raises(BadInput, match=f"log: line {last + 2}: .*{sentence}"):
            fold(GAME, log)


# The command line

TABLE = ("play", "shogun", "--players", 3, "--bots", "random", "--seed", 5, "--save")
BAD = (
    "colour green",
    "plan castle: surugo",
    "draft bid: chest-9",
    "plan castle: chest-1, temple: chest-1",
    "march kai with 1",
    f"march kai with {HUGE}",
    "put kai on",
    str(HUGE),
    "-1",
    "将軍",
)
SCENARIO = """
game = "shogun"
[[scenario]]
title = "three players"
rules = ["SHO-SETUP-01"]
options = { players = 3 }
[scenario.position]
provinces.kai = { owner = "red", armies = 2 }
"""


def test_bad_orders_typed_at_a_table_leave_its_log_alone(run: Run, tmp_path: Path) -> None:
    run(*TABLE, "good.jsonl", typed="colour yellow\nquit\n")
    bad = "".join(f"{line}\n" for line in BAD)
    answer = run(*TABLE, "bad.jsonl", typed=f"{bad}colour yellow\n{bad}quit\n")
    assert answer.code == 0
    assert "Traceback" not in answer.out + answer.err
    for sentence in ('no colour "green"', 'did you mean "suruga"', "SHO-PLAN-05", "SHO-ROUND-02"):
        assert sentence in answer.out
    logs = [(tmp_path / name).read_text(encoding="utf-8") for name in ("good.jsonl", "bad.jsonl")]
    assert logs[0] == logs[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--option", "side=dark"], "option side cannot be dark: it takes one of sun, moon"),
        (["--option", "side=moon", "--option", "start=fixed"], "SHO-SETUP-11"),
        (["--option", "sides=sun"], 'there is no option "sides"'),
        (["--option", "tower_keep=2"], "option tower_keep cannot be 2"),
        (["--players", "2"], "SHO-SETUP-01"),
        (["--house", "gone.toml"], "cannot read gone.toml"),
    ],
)
def test_a_table_that_cannot_be_set_up(run: Run, words: list[str], sentence: str) -> None:
    run("play", "shogun", *words).complains(sentence)


def test_broken_logs_are_told_in_one_sentence(run: Run, tmp_path: Path) -> None:
    run(*TABLE, "mine.jsonl", typed="colour yellow\nquit\n")
    path = tmp_path / "mine.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    entry = json.loads(lines[3])
    entry["move"] = "colour green"
    for broken, sentence in (
        ([*lines[:3], json.dumps(entry) + "\n", *lines[4:]], "line 4: the hash does not fit"),
        ([*lines[:3], "rice\n", *lines[4:]], "line 4: expected an entry of a log"),
        ([*lines[:3], *lines[4:]], "line 4: expected entry 2, found entry 3"),
        ([lines[0].replace("shogun", "shogum"), *lines[1:]], "line 1: the hash does not fit"),
        (lines[:1], "ends before the game was set up"),
    ):
        path.write_text("".join(broken), encoding="utf-8")
        run("replay", "mine.jsonl").complains(sentence)
        run("play", "--resume", "mine.jsonl").complains(sentence)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("rules =", "rulse =", "unknown field `rulse`"),
        ("[scenario.position]", "[scenario.positoin]", "unknown field `positoin`"),
        ("shogun", "shogum", 'there is no game "shogum"'),
        ("players = 3", "players = [3", "is not TOML"),
    ],
)
def test_a_scenario_file_with_a_wrong_key(
    run: Run, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    (tmp_path / "odd.toml").write_text(SCENARIO.replace(old, new), encoding="utf-8")
    run("check", "odd.toml").complains(sentence)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("provinces.kai", "provincs.kai", 'did you mean "provinces"'),
        ("provinces.kai", "provinces.kia", 'there is no province "kia"'),
        ("armies = 2", "armies = 63", "LAW-01"),
        ("players = 3", 'players = 3, side = "dark"', "option side cannot be dark"),
        ("players = 3", "players = 9", "SHO-SETUP-01"),
    ],
)
def test_a_scenario_that_cannot_begin(
    run: Run, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    assert run("check", "odd.toml").code == 0
    path.write_text(SCENARIO.replace(old, new), encoding="utf-8")
    answer = run("check", "odd.toml")
    assert answer.code == 1
    assert sentence in answer.flat
    assert "Traceback" not in answer.out + answer.err
