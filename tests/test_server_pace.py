"""A bot's pace tells nothing: forced and free answers to the same question take the same time."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from matrix_games import MatrixGame, MatrixRules, MatrixState

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.table import Table
from bakufu.games.shelf import GAMES
from bakufu.server.bot_turns import BotTurns
from bakufu.server.live_table import LiveTable
from bakufu.server.pace import Question, drawn, due, question_to, time_for
from bakufu.server.settings import Settings

LEVELS = ["novice", "skilled", "judge", "random", "expert", "master", "grandmaster"]
HANDS = ((1,), (0, 1, 2))  # the seat has one choice, or three: nobody else knows


class OpenChoice(MatrixState):
    """The same question, asked openly: others wait for the answer."""

    def clone(self) -> "OpenChoice":
        other = OpenChoice(self.rules, self.hands)
        other.chosen, other.begun, other.stage = list(self.chosen), list(self.begun), self.stage
        return other

    def is_secret(self) -> bool:
        return False


class Settled(OpenChoice):
    """Everybody knows that there is one choice only."""

    def determinise(self, seat: Any, chance: Any) -> "OpenChoice":
        return self.clone()


def even(chosen: Any) -> list[float]:
    return [0.5, 0.5]


def position(kind: type[MatrixState], hand: tuple[int, ...]) -> MatrixState:
    return kind(MatrixRules((3, 3), even, hands=HANDS), [hand, (0, 1, 2)])


def answered(state: MatrixState, bot: str, thinking: float, seed: int) -> float:
    """After how many seconds of a clock that only moves when somebody thinks or waits."""
    dice = Dice(seed)
    time = 100.0
    sent: list[float] = []

    async def decide(*args: Any) -> list[int]:
        nonlocal time
        time += min(thinking, args[-2])
        return state.moves(0)[:1]

    async def sleep(seconds: float) -> None:
        nonlocal time
        time += max(0.0, seconds)

    async def play(seat: int, read: Any, message_id: None, bot: bool) -> None:
        assert read(None) == state.moves(0)[:1]
        sent.append(time)

    async def ask() -> None:
        table = SimpleNamespace(state=state, actors=[0])
        session: Any = SimpleNamespace(
            game=MatrixGame(),
            setup=None,
            clock=SimpleNamespace(overdue=()),
            occupants=[SimpleNamespace(bot=bot, passes="")],
            playing=SimpleNamespace(
                table=table, entries=[], accounts={0: SimpleNamespace(undos=0)}
            ),
            play=play,
            wish=None,
            is_watched=True,
            is_home=True,
            services=SimpleNamespace(
                settings=Settings(dice=lambda: Dice(int(dice.word()))),
                bot_pool=SimpleNamespace(decide=decide, think=2.0),
                bot_turns=asyncio.Semaphore(1),
            ),
        )
        turns = BotTurns(session)
        turns.now, turns.sleep = lambda: time, sleep
        await turns._move(0)

    asyncio.run(ask())
    return sent[0] - 100.0


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("kind", [MatrixState, OpenChoice], ids=["sealed", "open"])
def test_one_legal_move_and_many_are_answered_in_the_same_time(
    kind: type[MatrixState], bot: str
) -> None:
    """The same luck gives the same time: so the distributions are the same."""
    # As long as they may: the half of it for one move of an open question.
    longest = {"expert": 0.25, "master": 1.0, "grandmaster": 2.0}.get(bot, 0.1)
    forced = [answered(position(kind, HANDS[0]), bot, 0.0, seed) for seed in range(40)]
    free = [answered(position(kind, HANDS[1]), bot, longest, seed) for seed in range(40)]
    assert forced == free
    assert len(set(forced)) > 20, "no time is drawn"
    whole = longest * 2 if kind is MatrixState and longest > 0.1 else longest
    assert whole < sorted(forced)[20] < max(forced) < 1.4 * whole


@pytest.mark.parametrize("bot", LEVELS)
def test_what_everybody_can_see_has_to_be_is_answered_soon(bot: str) -> None:
    for seed in range(10):
        assert 0.1 < answered(position(Settled, HANDS[0]), bot, 0.0, seed) < 0.14


def test_what_is_asked_is_read_from_worlds_of_those_who_look_on() -> None:
    for seed in range(20):
        for kind, question in (
            (MatrixState, Question.SEALED),
            (OpenChoice, Question.OPEN),
        ):
            found = {
                question_to(MatrixGame(), position(kind, hand), 0, Dice(seed))  # type: ignore[arg-type]
                for hand in HANDS
            }
            assert len(found) == 1
            # Of an open question it may seem that there is one answer only, but then to both.
            assert found == {question} or (kind is OpenChoice and found == {Question.SETTLED})


def test_who_thinks_too_long_answers_at_the_next_stroke() -> None:
    assert due(5.0, 5.1, 0.5) == 5.5
    assert due(5.0, 5.6, 0.5) == 6.0
    assert due(5.0, 5.5, 0.5) == 5.5
    assert due(5.0, 5.2, 0.0) == 5.2


@pytest.mark.parametrize(
    ("kind", "overdue", "expected"),
    [
        (OpenChoice, (), []),  # the first to come is served first: a person is
        (OpenChoice, (0,), [0, 1]),
        (MatrixState, (), [1]),  # hidden from each other: nobody takes anything from anybody
    ],
    ids=["open", "overdue", "sealed"],
)
def test_bots_let_people_go_first_where_several_decide_in_the_open(
    kind: type[MatrixState], overdue: tuple[int, ...], expected: list[int]
) -> None:
    state = position(kind, HANDS[1])

    def waiting(actors: list[int]) -> list[int]:
        session: Any = SimpleNamespace(
            is_home=True,
            clock=SimpleNamespace(overdue=overdue),
            occupants=[
                SimpleNamespace(bot=None, passes=""),
                SimpleNamespace(bot="random", passes=""),
            ],
            playing=SimpleNamespace(table=SimpleNamespace(state=state, actors=actors)),
        )
        return BotTurns(session).waiting()

    assert waiting([0, 1]) == expected
    assert waiting([1]) == [1]
    assert waiting([]) == []


def test_times_are_short_and_grow_with_the_level() -> None:
    times = [time_for(bot, Question.OPEN, 1, 0.1, 2.0) for bot in LEVELS]
    assert times == [0.1, 0.1, 0.1, 0.1, 0.25, 1.0, 2.0]
    assert time_for("master", Question.OPEN, 2, 0.1, 2.0) == 2.0
    assert time_for("master", Question.SEALED, 1, 0.1, 2.0) == 2.0
    assert {round(drawn(1.0, Dice(seed)), 1) for seed in range(50)} <= {1.1, 1.2, 1.3}


def test_a_bots_decision_of_many_moves_is_played_as_one() -> None:
    """SHO-PLAN: all cards of a plan at once; what does not follow is left for another decision."""
    game = GAMES["shogun"]
    live = LiveTable(Table(game, game.setup({"players": 3}), list("ABC")))
    live.begin(Dice(1))
    judgement, dice = game.judgement(), Dice(2)
    while not live.table.state.is_secret():
        seat = live.table.actors[0]
        move = int(judgement.choose(live.table.state, seat, dice))
        assert live.play_decision(seat, [move], dice, Dice(3)) == len(live.entries) - 1
    seat = live.table.actors[0]
    world, plan = live.table.state.clone(), []
    while world.actors() >> seat & 1:
        plan.append(int(judgement.choose(world, seat, dice)))
        world.apply(seat, plan[-1], dice, Scribe())
    assert len(plan) > 5
    first = live.play_decision(seat, [*plan, plan[0]], dice, Dice(3))
    assert len(live.entries) - first == len(plan)
    assert seat not in live.table.actors
