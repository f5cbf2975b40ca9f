"""The judging bot of Edo: always legal, whole plans, and better than chance."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.game import seats_in
from bakufu.games.edo.box import CITIES
from bakufu.games.edo.game import Edo
from bakufu.games.edo.judgement_outlook import Outlook
from bakufu.games.edo.judgement_plan import Planner
from bakufu.games.edo.judgement_weights import own_weights
from bakufu.games.edo.moves import HAND_IN, MOVES
from bakufu.games.edo.phases import share_of
from bakufu.games.edo.state import PLAN, EdoState

GAME = Edo()
JUDGE = GAME.judgement()


def played(players: int, seed: int, judges: range, options: dict[str, object]) -> State:
    """A game of judging bots, others at random; laws are looked at after every step."""
    dice = Dice(seed)
    state: State = GAME.start(GAME.setup({"players": players} | options), dice, Scribe())
    row = vec[i64]([0] * MOVES)
    while state.actors():
        seat = seats_in(state.actors())[0]
        legal = GAME.legal(state, seat)
        moves = [legal[dice.below(len(legal))]]
        if seat in judges:
            count = int(JUDGE.line(state.determinise(seat, dice), seat, dice, row))
            moves = [int(row[i]) for i in range(count)]
        for move in moves:
            assert move in GAME.legal(state, seat), GAME.move_name(move)
            before, diary = state.clone(), Diary()
            state.apply(seat, move, dice, diary)
            assert GAME.broken_laws(before, state, diary.notes) == []
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_judges_keeps_every_law_and_comes_to_twelve(players: int) -> None:
    choice = random.Random(players)
    options: dict[str, object] = {
        option.name: choice.choice(option.values)
        for option in GAME.options
        if option.name != "players"
    }
    state = played(players, players, range(players), options)
    assert state.winners()
    assert max(int(state.score(seat)) for seat in range(players)) >= 10


def test_a_judge_beats_chance() -> None:
    won = 0
    for seed in range(6):
        players = 2 + seed % 3
        me = seed % players
        won += played(players, seed, range(me, me + 1), {}).winners() == 1 << me
    assert won >= 5


def positions(players: int, seed: int) -> list[EdoState]:
    """Of a game of judges, one of twelve."""
    dice, found = Dice(seed), []
    state: State = GAME.start(GAME.setup({"players": players}), dice, Scribe())
    while state.actors():
        if dice.below(12) == 0:
            assert isinstance(state, EdoState)
            found.append(state.clone())
        seat = seats_in(state.actors())[0]
        state.apply(seat, JUDGE.choose(state.determinise(seat, dice), seat, dice), dice, Scribe())
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_city_pays_by_influence_and_rank(players: int) -> None:
    """`share_of` looks at the rooms once; the state tells of influence and rank one by one."""
    paid = 0
    for s in positions(players, players):
        for city in range(CITIES):
            for seat in range(players):
                share = 0
                if s.box.open[city] and s.influence(seat, city):
                    row = s.with_influence(city) - 1
                    share = int(s.box.shares[s.tile[city] * 16 + row * 4 + s.rank(seat, city)])
                assert share_of(s, seat, city) == share
                paid += share > 0
    assert paid > 20


def test_a_plan_is_worth_the_same_when_it_is_rehearsed_again() -> None:
    """Judges keep what plans were worth, and what came to nothing in them."""
    asked = 0
    for s in positions(4, 7):
        if s.step != PLAN:
            continue
        for seat in seats_in(s.actors()):
            if s.planned[seat] == 0:
                planner = Planner(s, seat, own_weights(), Dice(seat))
                best = planner.best(8, 60)
                again = Outlook(planner.after(best), seat, own_weights()).value()
                assert again == planner.worth
                asked += 1
    assert asked > 5


def test_a_line_is_a_whole_plan() -> None:
    state: State = GAME.from_document(GAME.setup({"players": 3}), {"shoguns": {"red": 2}})
    moves = vec[i64]([0] * MOVES)
    count = int(JUDGE.line(state, 1, Dice(5), moves))
    assert count == 7
    assert moves[6] == HAND_IN
    for i in range(count):
        assert moves[i] in GAME.legal(state, 1)
        state.apply(1, moves[i], Dice(0), Scribe())
    assert JUDGE.is_partial(state, 0) is False


def test_a_game_is_counted() -> None:
    dice, diary, row = Dice(4), Diary(), vec[i64]([0] * MOVES)
    state: State = GAME.start(GAME.setup({"players": 2}), dice, diary)
    while state.actors():
        seat = seats_in(state.actors())[0]
        for i in range(JUDGE.line(state.determinise(seat, dice), seat, dice, row)):
            state.apply(seat, row[i], dice, diary)
    counting = GAME.counting()
    counts = counting.count(2, [note for note in diary.notes if note[0] in counting.kinds])
    points = GAME.points(state)
    assert sum(counts.outcomes["buildings"]["games"].values()) >= max(p["houses"] for p in points)
    assert counts.outcomes["merchant"]["games"]["point"] == sum(p["trade"] for p in points)
    assert [asked for _, asked in counts.rates["in_edo"]] == [1, 1]
    assert sum(counts.outcomes["ends"]["games"].values()) == 1
    named = {measure.id for measure in counting.measures}
    assert named == {*counts.rates, *counts.spreads, *counts.outcomes}


def test_a_fourth_shogun_official_is_worth_nothing_more() -> None:
    """To who plans; what it foretells is another matter."""
    setup = GAME.setup({"players": 3})
    own = own_weights()
    looks = [
        Outlook(GAME.from_document(setup, {"shoguns": {"red": number}}), 1, own)
        for number in (2, 3, 6)
    ]
    worth = [look.value() for look in looks]
    assert worth[0] < worth[1] == worth[2]


def test_samurai_are_sent_to_different_gates_for_different_quarries() -> None:
    state: State = GAME.from_document(
        GAME.setup({"players": 4}),
        {
            "waits_for": "travel",
            "actor": "red",
            "slot": 1,
            "goods": {"red": {"rice": 6}},
            "plans": {"red": ["c travel 3", "b stone 0+3", "a build 0+2"]},
            "shoguns": {"red": 5},
            "samurai": {"red": {}},
        },
    )
    seat = seats_in(state.actors())[0]
    sent = set()
    for _ in range(3):
        move = JUDGE.choose(state, seat, Dice(1))
        sent.add(GAME.move_name(move))
        state.apply(seat, move, Dice(1), Scribe())
    assert len(sent) == 3, sent
