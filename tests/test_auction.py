"""The smallest whole game, written with nothing but the documented contract: `tests/auction`.

By being registered it has tables, logs, scenario files, bots, hints, doors and contract tests.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from auction.game import BID, Auction, AuctionState
from pettingzoo.test import api_test  # type: ignore[import-untyped]
from serving import Client, serving
from sqlalchemy.engine import URL
from terminal import Run
from terminal import run as run

from bakufu.arena.match import play_match
from bakufu.bots.advice import advise
from bakufu.bots.advice_words import tell
from bakufu.bots.bot import Sight
from bakufu.bots.house_bots import HOUSE_BOTS, house_bot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.contract import CHECKS, variants
from bakufu.engine.table.scenario import check_scenario, read_scenarios
from bakufu.engine.table.table import Table
from bakufu.engine.text import sources
from bakufu.engine.text.words import LANGUAGES, forget_words, speaker
from bakufu.envs import pettingzoo as doors
from bakufu.games.shelf import GAMES, register

GAME = Auction()
HERE = Path(__file__).parent
SCENARIOS = HERE / "auction" / "scenarios.toml"


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sources, "_PACKAGES", [*sources._PACKAGES])
    register(GAME)
    # Bots at a server think in processes of their own, which find the game by this.
    monkeypatch.setenv("BAKUFU_GAMES", "auction.game:Auction")
    monkeypatch.setenv("PYTHONPATH", str(HERE), prepend=":")
    yield
    GAMES.pop(GAME.id)
    forget_words()


def bidding(players: int = 3) -> AuctionState:
    """All bid, after the first player has spied on the second."""
    state = GAME.start(GAME.setup({"players": players}), Dice(7), Scribe())
    state.apply(0, GAME.move_number("spy on 2"), Dice(7), Scribe())
    assert state.step == BID
    return state


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_contract(check: str, players: int) -> None:
    for seed in range(8):
        CHECKS[check](GAME, GAME.setup({"players": players}), seed)


def test_every_variant_is_a_number_of_players() -> None:
    assert variants(GAME) == [{"players": 2}, {"players": 3}, {"players": 4}]


def test_every_rule_has_a_scenario_or_a_test() -> None:
    book = (HERE / "auction" / "rulebooks" / "auction.en.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^### (\S+)", book, re.MULTILINE))
    here = Path(__file__).read_text(encoding="utf-8") + SCENARIOS.read_text(encoding="utf-8")
    assert rules == {rule for rule in rules if rule in here}


def test_scenarios(run: Run) -> None:
    found = read_scenarios(SCENARIOS)
    for scenario in found.scenario:
        check_scenario(GAME, scenario, found.options)
    assert run("check", SCENARIOS).code == 0


def test_what_the_spy_saw_is_told_once_and_kept_for_its_worlds() -> None:
    """AUC-SPY-02, AUC-SETUP-02: the others are told that it looked, and nothing else."""
    table = Table(GAME, GAME.setup({"players": 3}), ["A", "B", "C"]).begin(Dice(7))
    table.order(0, "spy on 2", Dice(1))
    state = table.state
    assert isinstance(state, AuctionState)
    last = len(table.entries) - 1
    told = [table.told(last, viewer, again=False) for viewer in (0, 1, None)]
    assert [len(events) for events in told] == [2, 1, 1]
    assert table.history(0)[-1] == told[0][0], "told once: not again in the history"
    own = {tuple(hand_of(state, 1, 0, seed)) for seed in range(20)}
    assert own == {tuple(hand_of(state, 1, 1, 0))}, "the spy knows the hand in every world"
    others = {tuple(hand_of(state, 1, 2, seed)) for seed in range(20)}
    assert len(others) > 1


def hand_of(state: State, seat: int, viewer: int, seed: int) -> list[int]:
    """The hand of a seat in a world drawn for a viewer."""
    world = state.determinise(viewer, Dice(seed))
    assert isinstance(world, AuctionState)
    return list(world.hand)[5 * seat :][:5]


@pytest.mark.parametrize("bot", HOUSE_BOTS)
def test_bots_play_it(bot: str) -> None:
    bots = [house_bot(bot) if seat == 0 else house_bot("random") for seat in range(3)]
    result = play_match(GAME, GAME.setup({"players": 3}), bots, seed=3)
    assert result.faults == {}


def test_the_judge_beats_chance() -> None:
    """AUC-ROUND-01, AUC-SETUP-01: with 4 seats, one judge wins more than its share."""
    won = 0
    for seed in range(120):
        bots = [house_bot("judge" if seat == seed % 4 else "random") for seat in range(4)]
        result = play_match(GAME, GAME.setup({"players": 4}), bots, seed=seed)
        won += result.places[seed % 4] == 1
    assert won > 45  # 30 would be its share; 45 has odds below one in a thousand then


def test_hints_tell_what_to_do() -> None:
    state = bidding()
    sight = Sight(GAME, state, 0, Dice(5))
    told = tell(sight, advise(sight, 60, 4))
    assert len(told[0].moves) == 2, "a card, and to commit it"
    for language in LANGUAGES:
        for message in [*told[0].moves, *told[0].reasons]:
            assert speaker(language).say(message, ["A", "B", "C"])


@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo() -> None:
    """AUC-BID-02: a learner meets the sealed choice as one decision after the other."""
    api_test(doors.env(game="auction", options={"players": 3}), num_cycles=40)


OTHER_DOORS = """
import gymnasium, pyspiel
from bakufu.engine.core.chance import Dice
from bakufu.envs.gymnasium import environment_id
import bakufu.envs.openspiel

env = gymnasium.make(environment_id("auction"), options={"players": 3}, opponents="judge")
observation, info = env.reset(seed=1)
ended = False
while not ended:
    _, _, ended, _, info = env.step(env.action_space.sample(mask=info["action_mask"]))
state = pyspiel.load_game("bakufu_auction(players=2)").new_initial_state()
dice = Dice(3)
while not state.is_terminal():
    if state.is_chance_node():
        moves = [move for move, _ in state.chance_outcomes()]
    else:
        moves = state.legal_actions()
    state.apply_action(moves[dice.below(len(moves))])
print(sum(state.returns()))
"""


def test_other_doors_open_by_themselves() -> None:
    command = [sys.executable, "-c", OTHER_DOORS]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("0.0", "1.0")


def test_in_the_terminal(run: Run) -> None:
    answer = run("play", "auction", "--players", 2, "--bots", "judge", typed="trust\nquit\n")
    assert answer.code == 0, answer.err
    assert "prize" in answer.out


def test_at_a_server(tmp_path: Path) -> None:
    """A whole game against a searching bot, whose process finds the game by itself."""
    with serving(URL.create("sqlite", database=str(tmp_path / "tables.db"))) as server:
        anna = Client(server.port, "Anna")
        seats = ["me", "expert", "judge"]
        table = anna.new_table("auction", options={"players": 3}, seats=seats)
        with anna.sit(table["id"]) as seat:
            while not seat.now["over"]:
                if 0 in seat.now["actors"]:
                    seat.send("play", moves=[seat.now["legal"][-1]["move"]])
                else:
                    seat.next()
        names = [one["bot"] for one in anna.ask("GET", f"/api/tables/{table['id']}")["seats"]]
        assert names == [None, "expert", "judge"], "no bot had to be replaced"
