"""Many games played at once inside compiled code.

Each decision of the learner is one call for all games: moves go in, the other seats play, games
that are over are begun anew, and what the learner sees next lies in vectors whose buffers numpy
reads without a copy.
"""

from collections.abc import Callable
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.observation import Observer
from bakufu.engine.core.playout import lowest_actor
from bakufu.engine.core.state import State, victory

_SILENT: Final = Scribe()
_NUMBER: Final[i64] = 8  # bytes of a move
FORFEIT: Final = -1.0  # the reward for a move that is not legal
# What rewards are: by place, the share of the victory, or the points.
PLACE: Final[i64] = 0
WIN: Final[i64] = 1
POINTS: Final[i64] = 2


def reward(state: State, seat: i64, players: i64, kind: i64) -> float:
    """What a finished game is worth to a seat.

    By place: evenly spread from 1 for the first to -1 for the last; seats that share a place share
    the rewards of the places they fill. The sum is 0. By win: 1 for the winner, 0 for the others;
    several winners share the 1, and nobody has it where nobody has won.
    """
    if kind == WIN:
        return victory(state, seat)
    if kind == POINTS:
        return float(state.score(seat))
    place = state.place(seat)
    alike: i64 = 0
    for other in range(players):
        if state.place(other) == place:
            alike += 1
    behind: i64 = 2 * (place - 1) + alike - 1
    return 1.0 - float(behind) / float(players - 1)


class Opponent:
    """Plays a seat which the learner does not play, in any number of games. It is honest: see
    `bakufu.bots`.
    """

    def begin(self, game: i64) -> None:
        """A game with this number begins."""

    def choose(self, game: i64, state: State, seat: i64, dice: Dice) -> i64:
        raise NotImplementedError


@final
class RandomOpponent(Opponent):
    def __init__(self, moves: i64) -> None:
        self.buffer = vec[i64]([0] * moves)

    def choose(self, game: i64, state: State, seat: i64, dice: Dice) -> i64:
        count = state.fill_legal(seat, self.buffer)
        return self.buffer[dice.below(count)]


@final
class JudgingOpponent(Opponent):
    """Shown a world, unless it looks at nothing but the row of its seat."""

    def __init__(self, judgement: Judgement, reads_rows: bool = False) -> None:
        self.judgement = judgement
        self.reads_rows = reads_rows

    def choose(self, game: i64, state: State, seat: i64, dice: Dice) -> i64:
        world = state if self.reads_rows else state.determinise(seat, dice)
        return self.judgement.choose(world, seat, dice)


@final
class BotOpponent(Opponent):
    """Any bot, from outside compiled code: a new one for every game."""

    def __init__(
        self, sit_down: Callable[[int], None], ask: Callable[[int, State, int, Dice], int]
    ) -> None:
        self.sit_down = sit_down
        self.ask = ask

    def begin(self, game: i64) -> None:
        self.sit_down(game)

    def choose(self, game: i64, state: State, seat: i64, dice: Dice) -> i64:
        return self.ask(game, state, seat, dice)


@final
class Games:
    """Games of one setup, each with its own dice.

    Without opponents every seat is the learner's. With them the learner has one seat, `own_seat`,
    or one drawn for each game where that is -1; `opponents` play the others in the order of play.
    """

    def __init__(
        self,
        start: Callable[[Dice], State],
        observer: Observer,
        players: i64,
        moves: i64,
        hidden: list[int],
        longest: i64,
        count: i64,
        opponents: list[Opponent],
        own_seat: i64,
        reward_kind: i64,
    ) -> None:
        self.start = start
        self.observer = observer
        self.players = players
        self.moves = moves
        self.longest = longest
        self.count = count
        self.opponents = opponents
        self.own_seat = own_seat
        self.reward_kind = reward_kind
        self.states: list[State] = []
        self.tables: list[Dice] = []
        self.minds: list[Dice] = []  # for opponents: their thinking does not touch the table's luck
        self.legal = vec[i64]([0] * moves)
        self.offered = vec[u8]([u8(1)] * moves)  # legal or not, some moves are never offered
        for move in hidden:
            self.offered[move] = u8(0)
        self.own = vec[i64]([own_seat] * count)
        self.decisions = vec[i64]([0] * count)
        # What the learner is shown. By game: the row, the mask, whose decision it is, how many
        # legal moves there are and which.
        self.rows = vec[i16]([])  # one of the sheets
        self.sheets: list[vec[i16]] = []
        self.masks = vec[u8]([u8(0)] * (count * moves))
        self.seats = vec[i64]([-1] * count)
        self.choices = vec[i64]([0] * count)
        self.listed = vec[i16]([i16(0)] * (count * moves))  # narrow: caches are small
        self.picked = vec[i64]([0] * count)
        # Of the step just made: rewards by game and seat, which games ended and how, and the last
        # row of those that did.
        self.rewards = vec[float]([0.0] * (count * players))
        self.over = vec[u8]([u8(0)] * count)
        self.cut = vec[u8]([u8(0)] * count)
        self.last_rows = vec[i16]([i16(0)] * (count * observer.size))
        self.last_seats = vec[i64]([-1] * count)
        # What a judge expects each seat to have at the end, by game and seat.
        self.values = vec[float]([0.0] * (count * players))
        self.judged = vec[float]([0.0] * players)

    def add_sheet(self) -> vec[i16]:
        """Room for all rows once more: who keeps those of earlier steps has them written anew
        elsewhere, rather than copied."""
        sheet = vec[i16]([i16(0)] * (self.count * self.observer.size))
        self.sheets.append(sheet)
        return sheet

    def take_sheet(self, number: i64) -> None:
        """Write rows there from now on: each step and each beginning writes all of them."""
        self.rows = self.sheets[number]

    def begin(self, tables: list[Dice], minds: list[Dice]) -> None:
        """Begin every game, each with its own dice for the table and for the opponents."""
        self.tables = tables
        self.minds = minds
        self.states = []
        self._clear_results()
        for game in range(self.count):
            self.states.append(self._start(game))
        for game in range(self.count):
            self._play_on(game)
            self._show(game)

    def wrong(self, moves: bytes) -> i64:
        """The first game whose move is not legal; -1 if all are. Moves are 64-bit numbers."""
        for game in range(self.count):
            move: i64 = read_i64_le(moves, game * _NUMBER)
            if not self._allows(game, move):
                return game
        return -1

    def _allows(self, game: i64, move: i64) -> bool:
        return 0 <= move < self.moves and self.masks[game * self.moves + move] > 0

    def step(self, moves: bytes) -> None:
        """One decision in every game. A move that is not legal loses the game at once."""
        self._clear_results()
        for game in range(self.count):
            move: i64 = read_i64_le(moves, game * _NUMBER)
            state, seat = self.states[game], self.seats[game]
            self.last_seats[game] = seat
            if self._allows(game, move):
                state.apply(seat, move, self.tables[game], _SILENT)
                self.decisions[game] = self.decisions[game] + 1
            else:
                self._forfeit(game, state, seat)
            self._play_on(game)
            self._show(game)

    def judge(self, judgement: Judgement, dice: Dice) -> None:
        """What a judge expects in every game, from what the seat that is asked knows."""
        for game in range(self.count):
            world = self.states[game].determinise(self.seats[game], dice)
            judgement.fill_values(world, self.players, self.judged)
            for seat in range(self.players):
                self.values[game * self.players + seat] = self.judged[seat]

    def pick(self, dice: Dice) -> None:
        """Choose random legal moves for all games."""
        for game in range(self.count):
            place = game * self.moves + dice.below(self.choices[game])
            self.picked[game] = i64(self.listed[place])

    def _start(self, game: i64) -> State:
        """A new game."""
        self.decisions[game] = 0
        if self.own_seat < 0:
            self.own[game] = self.minds[game].below(self.players)
        for opponent in self.opponents:
            opponent.begin(game)
        return self.start(self.tables[game])

    def _play_on(self, game: i64) -> None:
        """Let the opponents play until the learner is asked; begin anew when a game is over."""
        state = self.states[game]
        while True:
            waiting: i64 = state.actors()
            if waiting == 0 or self.decisions[game] >= self.longest:
                self._finish(game, state, waiting == 0)
                state = self._start(game)
                self.states[game] = state
                continue
            seat: i64 = lowest_actor(waiting)
            if len(self.opponents) == 0 or seat == self.own[game]:
                self.seats[game] = seat
                return
            place = (seat - self.own[game] + self.players) % self.players
            move = self.opponents[place - 1].choose(game, state, seat, self.minds[game])
            state.apply(seat, move, self.tables[game], _SILENT)
            self.decisions[game] = self.decisions[game] + 1

    def _finish(self, game: i64, state: State, ended: bool) -> None:
        """A game is over. One that was cut short is worth nothing."""
        if ended:
            self.over[game] = u8(1)
            for seat in range(self.players):
                worth = reward(state, seat, self.players, self.reward_kind)
                self.rewards[game * self.players + seat] = worth
        else:
            self.cut[game] = u8(1)
        if len(self.opponents) > 0:
            self.last_seats[game] = self.own[game]
        self._keep_row(game, state)

    def _forfeit(self, game: i64, state: State, seat: i64) -> None:
        """An illegal move: the seat loses, and another game begins."""
        self.over[game] = u8(1)
        self.rewards[game * self.players + seat] = FORFEIT
        self._keep_row(game, state)
        self.states[game] = self._start(game)

    def _keep_row(self, game: i64, state: State) -> None:
        """The last row of a game, as the learner sees the end."""
        size = self.observer.size
        self.observer.observe_into(state, self.last_seats[game], self.last_rows, game * size)

    def _clear_results(self) -> None:
        for game in range(self.count):
            self.over[game] = u8(0)
            self.cut[game] = u8(0)
        for i in range(self.count * self.players):
            self.rewards[i] = 0.0

    def _show(self, game: i64) -> None:
        """Write down what the seat that is asked knows and may do."""
        state, seat = self.states[game], self.seats[game]
        size, first = self.observer.size, game * self.moves
        self.observer.observe_into(state, seat, self.rows, game * size)
        masks, listed, legal, offers = self.masks, self.listed, self.legal, self.offered
        for i in range(self.choices[game]):
            masks[first + i64(listed[first + i])] = u8(0)
        offered: i64 = 0
        for i in range(state.fill_legal(seat, legal)):
            move = legal[i]
            if offers[move] > 0:
                masks[first + move] = u8(1)
                listed[first + offered] = i16(move)
                offered += 1
        self.choices[game] = offered
