"""The OpenSpiel door: importing this module registers the games as `bakufu_` with their id.

Every chance outcome is a node of its own with its exact probability, hidden things are told apart
by information states, and simultaneous plans are made one seat after the other. `docs/openspiel.md`
shows how to use it.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.playout import play_out
from bakufu.engine.core.state import State, victory
from bakufu.engine.table.options import Option, OptionValue
from bakufu.engine.text.errors import BadInput
from bakufu.envs.extra import wanted
from bakufu.envs.openspiel_tree import CHANCE, OVER, Node, Tree, tree_of
from bakufu.games.shelf import GAMES, find_game

with wanted():
    import numpy as np
    import pyspiel

UTILITIES = ("win", "points")


def _default(option: Option) -> OptionValue:
    """A game of OpenSpiel must be loadable without parameters: an option without a default has the
    first of its values.
    """
    return option.values[0] if option.default is None else option.default


def _parameter(option: Option, value: OptionValue) -> OptionValue:
    """An option's value as OpenSpiel can write it down and read it again.

    Commas part its parameters, so a row of numbers has slashes. A parameter is either always text
    or always a number, so that a number among words has an n before it.
    """
    if option.numbers:
        return str(value).replace(",", "/")
    words = any(isinstance(other, str) for other in option.values)
    return f"n{value}" if words and isinstance(value, int) else value


def _value(option: Option, parameter: OptionValue) -> OptionValue:
    """The reverse of `_parameter`; what makes no sense is refused by the option itself."""
    if option.numbers:
        return str(parameter).replace("/", ",")
    by_parameter = {_parameter(option, value): value for value in option.values}
    return by_parameter.get(parameter, parameter)


class BakufuGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. There is a class for each game, since OpenSpiel makes it by name."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, OptionValue] | None = None) -> None:
        given = dict(params or {})
        self.utility = str(given.pop("utility", UTILITIES[0]))
        if self.utility not in UTILITIES:
            raise BadInput(f"utility cannot be {self.utility}: it is {' or '.join(UTILITIES)}")
        game = find_game(self.name)
        known = {option.name: option for option in game.options}
        # OpenSpiel fills in every default. Only what differs is said, so that the game's name stays
        # short and an option that follows from another one is not contradicted.
        chosen = {
            key: value
            for key, value in given.items()
            if key not in known or value != _parameter(known[key], _default(known[key]))
        }
        options: dict[str, object] = {
            key: _value(known[key], value) if key in known else value
            for key, value in chosen.items()
        }
        setup = game.setup({"players": _default(known["players"]), **options})
        self.tree: Tree = tree_of(self.name, setup.options)
        self.start: Node = self.tree.root()
        wins = self.utility == "win"
        if not wins:
            chosen["utility"] = self.utility
        information = pyspiel.GameInfo(
            num_distinct_actions=game.move_count,
            max_chance_outcomes=game.vocabulary.most_kinds,
            num_players=setup.players,
            min_utility=0.0,
            max_utility=1.0 if wins else float(game.most_points(setup.options)),
            utility_sum=1.0 if wins and game.somebody_wins else None,
            max_game_length=game.longest,
        )
        super().__init__(_game_type(self.name, self.utility), information, chosen)

    def __reduce__(self) -> tuple[object, ...]:
        # What OpenSpiel itself restores lacks all that Python added.
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, *given: object) -> "BakufuState":
        if given:
            raise BadInput("a game begins with its set-up: other positions are not taken here")
        return BakufuState(self)

    def worth(self, position: State) -> list[float]:
        """The returns of a finished game: one win, shared by all who have won; or points."""
        seats = range(self.tree.players)
        if self.utility == "points":
            return [float(position.score(seat)) for seat in seats]
        return [victory(position, seat) for seat in seats]

    def max_chance_nodes_in_history(self) -> int:
        """A generous bound: no game has had a tenth of it."""
        return self.tree.game.longest

    def make_py_observer(self, kind: Any = None, params: object = None) -> "BakufuObserver":
        if isinstance(kind, Mapping):  # OpenSpiel gives parameters only, where no kind is asked for
            kind, params = None, kind
        if params:
            raise BadInput(f"the observer takes no parameters, not {params}")
        one = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind is not None and not (kind.public_info and kind.private_info == one):
            raise BadInput("an observer shows all that one player knows, no less and no more")
        return BakufuObserver(self.tree, kind is not None and kind.perfect_recall)


class BakufuState(pyspiel.State):  # type: ignore[misc]
    """A place in the tree of play. All it holds is the node, which never changes."""

    def __init__(self, game: BakufuGame) -> None:
        super().__init__(game)
        self.node = game.start

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == OVER

    def is_chance_node(self) -> bool:
        return self.node.player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal if player == self.node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.ways

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.action_name(action)

    def returns(self) -> list[float]:
        """What each player has got: nothing before the end."""
        node = self.node
        if node.player != OVER or node.state is None:
            return [0.0] * node.tree.players
        game: BakufuGame = self.get_game()
        return game.worth(node.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BakufuState":
        """A state the player cannot tell from this one. It has no history of its own."""
        players = self.node.tree.players
        if player not in range(players):
            raise BadInput(f"there is no player {player}: players are 0 to {players - 1}")
        game: BakufuGame = self.get_game()
        state = game.new_initial_state()
        state.node = self.node.resampled(player, Dice(int(sampler() * 2**53)))
        return state

    def __str__(self) -> str:
        return str(self.node)


class BakufuObserver:
    """What a player knows, as text and as numbers (OpenSpiel's PyObserver).

    The text of an information state holds all that happened as the player was told, the text of an
    observation what is seen now. The numbers are those of an observation in both.
    """

    def __init__(self, tree: Tree, recalls: bool) -> None:
        self.recalls = recalls
        self.observer = tree.game.observer(tree.setup)
        self.tensor = np.zeros(int(self.observer.size), np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
            for field in self.observer.fields
        }
        self.numbers = np.asarray(memoryview(self.observer.numbers))

    def set_from(self, state: BakufuState, player: int) -> None:
        position = state.node.state
        if position is None:
            self.tensor.fill(0)  # the set-up is under way: there is nothing to see
            return
        self.observer.observe(position, player)
        self.tensor[:] = self.numbers

    def string_from(self, state: BakufuState, player: int) -> str:
        return state.node.information(player) if self.recalls else state.node.sight(player)


class Playouts:
    """An evaluator for OpenSpiel's searches in Python: random games inside compiled code.

    Much faster than `RandomRolloutEvaluator`, which steps every move and every chance outcome.
    """

    def __init__(self, game: BakufuGame, seed: int = 0, number: int = 1) -> None:
        if number < 1:
            raise BadInput(f"the number of playouts is 1 or more, not {number}")
        self.game = game
        self.dice = Dice(seed)
        self.number = number

    def evaluate(self, state: BakufuState) -> Any:
        """The mean returns of some random games from this state on."""
        total = np.zeros(self.game.num_players())
        for _ in range(self.number):
            position = state.node.settled(self.dice)
            rules = state.node.tree.game
            play_out(position, self.dice, rules.move_count, rules.longest)
            total += self.game.worth(position)
        return total / self.number

    def prior(self, state: BakufuState) -> list[tuple[int, float]]:
        """Every action alike; chance by its odds."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def _game_type(name: str, utility: str) -> Any:
    game = find_game(name)
    kinds = pyspiel.GameType
    players = next(option.values for option in game.options if option.name == "players")
    constant = utility == "win" and game.somebody_wins
    return pyspiel.GameType(
        short_name=f"bakufu_{name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if constant else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{option.name: _parameter(option, _default(option)) for option in game.options},
            "utility": UTILITIES[0],
        },
    )


for _id in GAMES:
    # OpenSpiel makes a game by its class.
    _class = type(f"{_id.capitalize()}Game", (BakufuGame,), {"name": _id})
    pyspiel.register_game(_game_type(_id, UTILITIES[0]), _class)
