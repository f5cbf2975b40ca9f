"""The OpenSpiel door: its own tests pass, its searches play, and nobody knows more than the rules
allow.
"""

import copy
import pickle
import subprocess
import sys
from itertools import pairwise
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation, rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots import uniform_random

from bakufu.engine.core.chance import Dice, Fork, Recorder, Script
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.observation import Observer
from bakufu.engine.core.state import State, same
from bakufu.engine.table.contract import variants
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.envs.openspiel import BakufuState, Playouts
from bakufu.envs.openspiel_tree import CHANCE, OVER, Node, Tree
from bakufu.games.shelf import GAMES

MODULES = "court=on,leaders=on,samurai=on,chambers=on"
TABLES = (
    "bakufu_shitenno",
    "bakufu_shitenno(players=4,general_choice=random,utility=points)",
    "bakufu_shogun(players=3)",
    f"bakufu_shogun(players=3,side=moon,{MODULES},utility=points)",
    "bakufu_edo(players=2)",
    "bakufu_bushido(players=3,campaign=on,elite=on)",
)
# One of the smallest and one with everything: enough where every step is looked at.
TWO_TABLES = (TABLES[0], f"bakufu_shogun(players=3,{MODULES})")


def random_walk(name: str, seed: int) -> list[BakufuState]:
    """Every state of a random game, the last one included."""
    rng = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    states = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, odds)[0]
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
        states.append(state.clone())
    return states


def position(state: BakufuState) -> State:
    assert state.node.state is not None
    return state.node.state


class Move:
    """A move of a random game with what chance chose for it; the set-up has no position before."""

    def __init__(self, before: Node, move: int) -> None:
        self.before = before
        self.move = move
        self.chances: list[Node] = []
        self.outcomes: list[int] = []
        self.after = before

    def again(self, world: Node) -> Node | None:
        """The same move and outcomes in another world; None where they are not possible there."""
        if self.move not in world.legal:
            return None
        node = world.after(self.move)
        for outcome in self.outcomes:
            if outcome not in [way for way, _ in node.ways]:
                return None
            node = node.after(outcome)
        if node.fork is not None or self.all_outcomes(world) != self.all_outcomes(self.before):
            return None
        return node

    def all_outcomes(self, world: Node) -> list[tuple[int, int]]:
        """Also those that chance did not have to choose, such as the last card of a pile."""
        assert world.state is not None
        recorder = Recorder(Fork(self.outcomes))
        world.state.clone().apply(world.player, self.move, recorder, Scribe())
        return recorder.outcomes


def random_moves(game: Game, options: dict[str, object], seed: int) -> list[Move]:
    """A random game, move by move."""
    rng = Random(seed)
    node = Tree(game, game.setup(options)).root()
    moves = [Move(node, -1)]
    while node.player != OVER:
        if node.player == CHANCE:
            outcomes, odds = zip(*node.ways, strict=True)
            action = rng.choices(outcomes, odds)[0]
            moves[-1].chances.append(node)
            moves[-1].outcomes.append(action)
        else:
            action = rng.choice(node.legal)
            moves.append(Move(node, action))
        node = moves[-1].after = node.after(action)
    return moves


@pytest.mark.parametrize("name", TABLES)
def test_openspiels_own_simulation(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TWO_TABLES)
def test_a_history_leads_to_the_same_state_again(name: str) -> None:
    last = random_walk(name, 1)[-1]
    again = last.get_game().new_initial_state()
    for action in last.history():
        again.apply_action_with_legality_check(action)
    assert same(position(again), position(last))
    for player in range(last.num_players()):
        assert again.information_state_string(player) == last.information_state_string(player)
    assert again.returns() == last.returns()


@pytest.mark.parametrize("name", TWO_TABLES)
def test_copies_are_equal_and_independent(name: str) -> None:
    states = random_walk(name, 2)
    for state in states[:: len(states) // 6]:
        written = pickle.loads(pickle.dumps(state))
        read = state.get_game().deserialize_state(state.serialize())
        for other in (state.clone(), copy.deepcopy(state), written, read):
            assert str(other) == str(state)
            assert other.history() == state.history()
            assert other.legal_actions() == state.legal_actions()
            for player in range(state.num_players()):
                for text in ("information_state_string", "observation_string"):
                    assert getattr(other, text)(player) == getattr(state, text)(player)
            if not state.is_terminal():
                before = str(state)
                other.apply_action(state.legal_actions()[0])
                assert str(state) == before
                assert str(other) != before


def test_a_game_is_written_down_with_its_options() -> None:
    name = (
        "bakufu_shogun(chamber_rows=3/1/2/2/3/9,chambers=on,players=3,rice_limit=n18,"
        "tower_keep=0.25,utility=points)"
    )
    game = pyspiel.load_game(name)
    assert str(game) == name
    options = game.tree.setup.options
    assert options["chamber_rows"] == "3,1,2,2,3,9"
    assert (options["rice_limit"], options["tower_keep"], options["players"]) == (18, 0.25, 3)
    assert pickle.loads(pickle.dumps(game)).tree is game.tree
    by_words = pyspiel.load_game("bakufu_shogun", {"side": "moon", "players": 5})
    assert by_words.tree.setup.options["start"] == "draft"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_no_game_is_larger_than_openspiel_is_told(game: Game) -> None:
    for seed, options in enumerate(variants(game)):
        moves = random_moves(game, options, seed)
        chances = [node for move in moves for node in move.chances]
        assert 0 < len(chances) <= game.longest
        assert 0 < len(moves) <= game.longest
        for node in chances:
            outcomes = [outcome for outcome, _ in node.ways]
            assert len(outcomes) > 1
            assert 0 <= outcomes[0] <= outcomes[-1] < game.vocabulary.most_kinds
            assert sum(odds for _, odds in node.ways) == pytest.approx(1, abs=1e-12)
            assert len({node.action_name(outcome) for outcome in outcomes}) == len(outcomes)
        end, setup = moves[-1].after.state, moves[-1].after.tree.setup
        assert end is not None
        most = game.most_points(setup.options)
        assert all(0 <= end.score(seat) <= most for seat in range(setup.players))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_move_through_chance_nodes_is_a_move_of_the_engine(game: Game) -> None:
    """The outcomes chosen, written as a log writes them, give the same position."""
    for move in random_moves(game, variants(game)[-1], 3):
        before, after = move.before, move.after
        assert after.state is not None
        if before.state is None:
            continue
        outcomes = move.all_outcomes(before)
        again = before.state.clone()
        again.apply(before.player, move.move, Script(outcomes), Scribe())
        assert same(again, after.state)
        assert len(outcomes) >= len(move.outcomes)


# What a player can know


@pytest.mark.parametrize("name", TWO_TABLES)
def test_a_resampled_world_cannot_be_told_apart(name: str) -> None:
    rng = Random(4)
    different = 0
    for number, state in enumerate(random_walk(name, 4)):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = (state.current_player(), number % state.num_players())[number % 2]
        world = state.resample_from_infostate(player, rng.random)
        assert world.current_player() == state.current_player()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        if player == state.current_player():
            assert world.legal_actions() == state.legal_actions()
        different += not same(position(world), position(state))
    assert different > 3


@pytest.mark.parametrize("name", TWO_TABLES)
def test_a_resampled_world_can_be_played_to_its_end(name: str) -> None:
    rng = Random(5)
    states = random_walk(name, 5)
    for state in states[:: len(states) // 5]:
        if state.is_chance_node() or state.is_terminal():
            continue
        world = state.resample_from_infostate(state.current_player(), rng.random)
        world = pickle.loads(pickle.dumps(world))
        while not world.is_terminal():
            world.apply_action(rng.choice(world.legal_actions()))
        assert sum(world.returns()) == pytest.approx(1)


def test_a_resampled_world_holds_nothing_of_the_true_one() -> None:
    """Another player's memory in such a world is a spectator's: the true one was never copied."""
    states = random_walk("bakufu_shitenno", 6)
    state = next(state for state in states[60:] if state.current_player() == 0)
    world = state.resample_from_infostate(0, Random(6).random)
    assert '"card-dealt","seat":1,"card":null' in state.information_state_string(0)
    assert '"card-dealt","seat":1,"card":null' not in state.information_state_string(1)
    assert '"card-dealt","seat":1,"card":null' in world.information_state_string(1)
    assert world.history() == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_is_hidden_makes_no_difference(game: Game) -> None:
    """Beside every move of random games, the same move and outcomes in a world that differs only in
    what stays hidden from a player: information state, observation and numbers stay equal.
    """
    compared = 0
    for seed, options in enumerate((variants(game)[0], variants(game)[-1])):
        dice = Dice(seed)
        observer = game.observer(game.setup(options))
        for number, move in enumerate(random_moves(game, options, seed)):
            before, after = move.before, move.after
            if before.state is None or after.state is None or after.player == OVER:
                continue
            viewer = number % before.tree.players
            world = game.world_behind(before.state, after.state, viewer, dice)
            other = Node(before.tree, world, before.told)
            assert other.player == before.player
            assert known(other, viewer, observer) == known(before, viewer, observer)
            found = move.again(other)
            if found is not None:
                assert known(found, viewer, observer) == known(after, viewer, observer)
                compared += not same(world, before.state)
    assert compared > 20


def known(node: Node, viewer: int, observer: Observer) -> tuple[object, ...]:
    """All that the door tells a player."""
    assert node.state is not None
    observer.observe(node.state, viewer)
    return node.information(viewer), node.sight(viewer), list(observer.numbers)


def test_the_information_state_remembers_the_own_moves_only() -> None:
    states = random_walk("bakufu_shogun(players=3)", 7)
    planned = next(
        state for state in states if not state.is_chance_node() and state.node.told.move == 742
    )
    assert planned.node.told.seat == 0  # "commit" of the first seat
    assert planned.information_state_string(0).count("> ") > 5
    assert planned.information_state_string(1).count("> ") == 1  # the colour
    assert "card-planned" not in planned.information_state_string(1)


def test_what_was_known_stays_known() -> None:
    states = [state for state in random_walk("bakufu_shitenno", 8) if not state.is_chance_node()]
    for before, after in pairwise(states):
        for player in range(2):
            tree = before.node.tree
            known = before.node.told.text(tree, player)
            assert after.information_state_string(player).startswith(known)


# Playing


def test_a_win_is_shared_and_points_are_points() -> None:
    end = random_walk("bakufu_shitenno(players=3)", 9)[-1]
    assert sum(end.returns()) == pytest.approx(1)
    assert end.returns().index(max(end.returns())) in [
        seat for seat in range(3) if position(end).place(seat) == 1
    ]
    game = pyspiel.load_game("bakufu_shitenno(players=3,utility=points)")
    again = game.new_initial_state()
    for action in end.history():
        assert again.returns() == [0, 0, 0]
        again.apply_action(action)
    assert again.returns() == [position(end).score(seat) for seat in range(3)]
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def searching(game: pyspiel.Game, seed: int) -> pyspiel.Bot:
    return ismcts.ISMCTSBot(
        game,
        Playouts(game, seed),
        uct_c=1.0,
        max_simulations=2,
        random_state=np.random.RandomState(seed),
    )


def random_bot(player: int) -> pyspiel.Bot:
    return uniform_random.UniformRandomBot(player, np.random.RandomState(player))


@pytest.mark.parametrize("name", ["bakufu_shitenno", f"bakufu_shogun(players=3,{MODULES})"])
def test_openspiels_ismcts_plays_a_game(name: str) -> None:
    game = pyspiel.load_game(name)
    bots = [searching(game, 1), *map(random_bot, range(1, game.num_players()))]
    rng = Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("name", ["bakufu_shitenno(players=3)", "bakufu_shogun(players=3)"])
def test_openspiels_mcts_plays_a_game(name: str) -> None:
    game = pyspiel.load_game(name)
    bot = mcts.MCTSBot(
        game, 1.0, 2, Playouts(game, 2), random_state=np.random.RandomState(2), solve=False
    )
    bots = [random_bot(0), bot, *map(random_bot, range(2, game.num_players()))]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(2))
    assert sum(returns) == pytest.approx(1)


@pytest.mark.parametrize("name", ["bakufu_shitenno", "bakufu_shogun(players=3)"])
def test_openspiels_bots_in_cpp_play_a_game(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    bots = [
        pyspiel.make_uniform_random_bot(player, player) for player in range(state.num_players())
    ]
    assert sum(pyspiel.evaluate_bots(state, bots, 3)) == pytest.approx(1)
    assert state.is_terminal()


def test_openspiels_mcts_in_cpp_searches() -> None:
    game = pyspiel.load_game("bakufu_shitenno")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, rollouts, 1.0, 3, 10, solve=False, seed=1, verbose=False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


def test_a_learner_sees_numbers_of_one_length() -> None:
    rng = Random(11)
    environment = rl_environment.Environment(pyspiel.load_game("bakufu_shitenno"))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert all(
            len(row) == environment.game.information_state_tensor_size()
            for row in step.observations["info_state"]
        )
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(1)


def test_the_numbers_have_names() -> None:
    game = pyspiel.load_game("bakufu_shitenno")
    seen = observation.make_observation(game)
    state = random_walk("bakufu_shitenno", 12)[80]
    seen.set_from(state, 1)
    assert list(seen.tensor) == state.observation_tensor(1)
    assert list(seen.dict) == [
        field.name for field in game.tree.game.observer(game.tree.setup).fields
    ]
    assert seen.string_from(state, 1) == state.observation_string(1)


def test_actions_have_the_games_own_names() -> None:
    states = random_walk("bakufu_shitenno(players=3)", 10)
    names = set()
    for state in states[:-1]:
        player = state.current_player()
        names |= {state.action_to_string(player, action) for action in state.legal_actions()}
    assert {"end", "accept", "offer"} <= names


# Wrong input


@pytest.mark.parametrize(
    ("name", "error", "message"),
    [
        ("bakufu_shogun(players=7)", Refused, "players"),
        ("bakufu_shogun(side=north)", BadInput, "option side cannot be north"),
        ("bakufu_shogun(utility=fun)", BadInput, "utility cannot be fun"),
        ("bakufu_shogun(tower_keep=2.0)", BadInput, "tower_keep cannot be 2.0"),
    ],
)
def test_wrong_parameters_are_refused(name: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        pyspiel.load_game(name)


def test_wrong_actions_are_refused() -> None:
    state = pyspiel.load_game("bakufu_shitenno").new_initial_state()
    with pytest.raises(BadInput, match="no chance outcome 13"):
        state.apply_action(13)
    with pytest.raises(BadInput, match="resampling is for decisions"):
        state.resample_from_infostate(0, Random(0).random)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(BadInput, match="action 100 is not legal"):
        state.apply_action(100)
    with pytest.raises(BadInput, match="there is no player 5: players are 0 to 1"):
        state.resample_from_infostate(5, Random(0).random)
    with pytest.raises(BadInput, match="there is no action 101: actions are 0 to 100"):
        state.action_to_string(0, 101)
    with pytest.raises(BadInput, match="the number of playouts is 1 or more, not 0"):
        Playouts(state.get_game(), number=0)


def test_an_observer_shows_what_one_player_knows() -> None:
    game = pyspiel.load_game("bakufu_shitenno")
    everybody = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(BadInput, match="all that one player knows"):
        game.make_py_observer(everybody)
    with pytest.raises(BadInput, match="takes no parameters"):
        game.make_py_observer({"colour": "red"})


def test_without_openspiel_one_line_says_what_to_do() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import bakufu.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith('the research doors need pyspiel: pip install "bakufu[research]"')
