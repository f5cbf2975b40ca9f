"""Winning is not being first: a game that perhaps nobody wins, in every room that asks who won."""

from fractions import Fraction
from typing import cast

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.arena.contest import Fixture
from bakufu.arena.match import Result, play_match
from bakufu.arena.standings import Played, Standings, keep, shares_of
from bakufu.arena.study import Looker
from bakufu.arena.survey import measure_luck
from bakufu.arena.tally import Tally
from bakufu.bots.house_bots import RandomBot
from bakufu.bots.search import Search, Temper
from bakufu.cli.report_tables import seats_table
from bakufu.cli.scores import show_score
from bakufu.cli.screen import Screen
from bakufu.engine.core.chance import Chance, Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State, count_seats, victory
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.table import Table
from bakufu.envs.stepping import PLACE, WIN, reward
from bakufu.games.shitenno.game import Shitenno
from bakufu.games.shitenno.state import ShitennoState


class Demanding(State):
    """A position of Shitennō in which only those win who have so many points, first or not."""

    def __init__(self, inner: State, points: int) -> None:
        self.inner = inner
        self.points = points

    def clone(self) -> "Demanding":
        return Demanding(self.inner.clone(), self.points)

    def actors(self) -> i64:
        return self.inner.actors()

    def fill_legal(self, seat: i64, buffer: vec[i64]) -> i64:
        return self.inner.fill_legal(seat, buffer)

    def apply(self, seat: i64, move: i64, chance: Chance, scribe: Scribe) -> None:
        self.inner.apply(seat, move, chance, scribe)

    def determinise(self, seat: i64, chance: Chance) -> "Demanding":
        return Demanding(self.inner.determinise(seat, chance), self.points)

    def score(self, seat: i64) -> i64:
        return self.inner.score(seat)

    def place(self, seat: i64) -> i64:
        return self.inner.place(seat)

    def players(self) -> i64:
        return self.inner.players()

    def winners(self) -> i64:
        return sum(1 << seat for seat in range(self.players()) if self.score(seat) >= self.points)

    def cells(self) -> vec[i64]:
        return self.inner.cells()


class DemandingShitenno(Shitenno):
    somebody_wins = False

    def __init__(self, points: int) -> None:
        self.needed = points

    def start(self, setup: Setup, chance: Chance, scribe: Scribe) -> ShitennoState:
        return cast(ShitennoState, Demanding(super().start(setup, chance, scribe), self.needed))

    def decision_rule(self, state: State) -> str:
        return super().decision_rule(cast(Demanding, state).inner)

    def points(self, state: State) -> list[dict[str, int]]:
        return super().points(cast(Demanding, state).inner)

    def end_reason(self, state: State) -> str:
        return super().end_reason(cast(Demanding, state).inner)

    def seat_words(self, state: State) -> list[str]:
        return super().seat_words(cast(Demanding, state).inner)


def match(points: int, seed: int = 1, looker: Looker | None = None) -> Result:
    game: Game = DemandingShitenno(points)
    witnesses = [looker] if looker else []
    bots = [RandomBot()] * 3
    return play_match(game, game.setup({"players": 3}), bots, seed, witnesses=witnesses)


def ended(points: int, seed: int = 1) -> Demanding:
    game = DemandingShitenno(points)
    dice = Dice(seed)
    state = game.start(game.setup({"players": 3}), dice, Scribe())
    while mask := int(state.actors()):
        seat = mask.bit_length() - 1
        legal = game.legal(state, seat)
        state.apply(seat, legal[dice.below(len(legal))], dice, Scribe())
    return cast(Demanding, state)


def test_as_a_rule_the_first_have_won() -> None:
    inner = ended(0).inner
    assert [inner.winners() >> seat & 1 for seat in range(3)] == [
        int(inner.place(seat) == 1) for seat in range(3)
    ]
    assert count_seats(0b10110) == 3


@pytest.mark.parametrize(("points", "share"), [(0, 1 / 3), (1000, 0.0)])
def test_a_game_is_worth_the_share_of_the_victory(points: int, share: float) -> None:
    state = ended(points)
    for seat in range(3):
        assert victory(state, seat) == share
        assert reward(state, seat, 3, WIN) == share
    assert sum(reward(state, seat, 3, PLACE) for seat in range(3)) == pytest.approx(0), (
        "rewards by place do not ask who won"
    )


def test_the_arena_counts_games_that_nobody_won() -> None:
    tally = Tally(DemandingShitenno(0).counting())
    standings = Standings(3, 3)
    for number in range(3):
        result = match(1000 if number < 2 else 0, number)
        assert result.winners == ([] if number < 2 else [0, 1, 2])
        tally.add(result)
        seating = (number % 3, (number + 1) % 3, (number + 2) % 3)
        standings.add(keep(Fixture(number, 0, number, seating), result))
    assert (tally.games, tally.nobody) == (3, 2)
    assert tally.wins["random"].yes == 3
    assert seats_table(tally).remark == "Nobody won 2 of the 3 games."
    assert standings.nobody == 2
    assert [standings.win_share(party).value for party in range(3)] == [pytest.approx(1 / 9)] * 3
    assert [standings.seat_share(seat).value for seat in range(3)] == [pytest.approx(1 / 9)] * 3


def test_games_kept_without_winners_were_won_by_the_first() -> None:
    """As all are that were written before winners were told apart, and most that come."""
    result = match(1000)
    kept = keep(Fixture(0, 0, 1, (0, 1, 2)), result)
    again = msgspec.json.decode(msgspec.json.encode(kept), type=Played)
    assert again == kept
    assert list(shares_of(again).values()) == [0, 0, 0]
    result.winners = [seat for seat, place in enumerate(result.places) if place == 1]
    kept = keep(Fixture(0, 0, 1, (0, 1, 2)), result)
    assert b"winners" not in msgspec.json.encode(kept)
    assert sum(shares_of(kept).values()) == 1


def played(winners: tuple[int, ...], faults: dict[int, str] | None = None) -> Played:
    return Played(0, 0, 1, (0, 1), (1, 2), (9, 5), 10, faults or {}, winners)


@pytest.mark.parametrize(
    ("game", "shares"),
    [
        (played((1,)), [0, 1]),
        (played((0, 1)), [Fraction(1, 2)] * 2),
        (played(()), [0, 0]),
        # Who failed has lost: the win goes to the other. Where nobody won, there is none to go.
        (played((1,), {1: "raised"}), [1, 0]),
        (played((), {1: "raised"}), [0, 0]),
    ],
)
def test_the_win_goes_to_the_winners(game: Played, shares: list[Fraction]) -> None:
    assert list(shares_of(game).values()) == shares


def test_a_game_without_victory_is_a_draw_between_two_bots() -> None:
    deals = [(played(()), played(()))] * 30
    assert measure_luck(deals, 1).wins.value == 0.5


def test_nobody_has_led_for_good() -> None:
    looker = Looker(DemandingShitenno(1000))
    looker.judgement = ByScore()
    match(1000, looker=looker)
    assert looker.winners == []
    assert looker.findings().taken == {}


class ByScore(Judgement):
    def value(self, state: State, seat: i64) -> float:
        return float(state.score(seat))


@pytest.mark.parametrize(("points", "worth"), [(0, 1.0), (1000, 0.3)])
def test_a_search_gives_nobody_a_victory_that_nobody_has(points: int, worth: float) -> None:
    """By default 0.7 of what a finished game is worth is the victory."""
    state, temper = ended(points), Temper()
    assert temper.winning == 0.7
    search = Search(ByScore(), state, 0, 3, Shitenno().move_count, Dice(1), temper)
    search._judge(state)
    assert sum(list(search._worth)[:3]) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("points", "lines"), [(1000, ["Nobody wins."]), (0, ["Ai wins", "Bo wins", "Cy wins"])]
)
def test_the_terminal_says_who_won(
    points: int, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    game = DemandingShitenno(points)
    table = Table(game, game.setup({"players": 3}), ["Ai", "Bo", "Cy"])
    table.begin_at(ended(points))
    show_score(Screen(game, "en"), table, table.seats)
    said = capsys.readouterr().out
    assert [line for line in said.splitlines() if "wins" in line] == [
        line if "Nobody" in line else _with_points(line, said) for line in lines
    ]


def _with_points(beginning: str, said: str) -> str:
    return next(line for line in said.splitlines() if line.startswith(beginning))
