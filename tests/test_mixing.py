"""Sealed choices are answered by a mix that nobody can exploit: games whose answers are known."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest
from matrix_games import (
    NOTHING,
    TWO_MOVES,
    MatrixRules,
    MatrixState,
    search_of,
    sight_of,
    value_of,
    worst_case,
    zero_sum,
)

from bakufu.bots.advice import advise
from bakufu.bots.advice_words import basis, tell
from bakufu.bots.house_bots import house_bot
from bakufu.bots.mixing import Mix, mix_for
from bakufu.bots.search_bot import SearchingBot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.text.words import LANGUAGES, speaker

CLOSE = 0.02
EFFORTS = pytest.mark.parametrize("effort", [40, 300], ids=["expert", "master"])

Matrix = Sequence[Sequence[float]]
# The share of the victory of the one who chooses rows; the value; the mix, where there is one only.
KNOWN: dict[str, tuple[Matrix, float, list[float] | None]] = {
    "rock-paper-scissors": ([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]], 0.5, [1 / 3, 1 / 3, 1 / 3]),
    # Rock against scissors wins double, so paper is taken half the time.
    "rock counts double": (
        [[0.5, 0.25, 1], [0.75, 0.5, 0.25], [0, 0.75, 0.5]],
        0.5,
        [0.25, 0.5, 0.25],
    ),
    "a dominated move": (
        [[0.5, 0.2, 0.9], [0.8, 0.5, 0.4], [0.3, 0.1, 0.3]],
        0.4625,
        [0.125, 0.875, 0],
    ),
    "two by three": ([[0.2, 0.7, 0.4], [0.8, 0.3, 0.5]], 0.46, [0.4, 0.6]),
    "a best move": ([[0.6, 0.7], [0.3, 0.9]], 0.6, [1, 0]),
    "five by five": (
        [
            [0.5 + (0.4 if (b - a) % 5 in (1, 3) else -0.4 if a != b else 0) for b in range(5)]
            for a in range(5)
        ],
        0.5,
        None,
    ),
}


def mix_of(state: MatrixState, looks: int, seat: int = 0, seed: int = 1) -> Mix:
    mix = mix_for(search_of(state, seat, seed))
    assert mix is not None
    mix.run(looks)
    mix.settle()
    return mix


def by_choice(mix: Mix, number: int, base: int = 0) -> list[float]:
    """The shares of all choices, in order; of two moves each where there is a base."""
    found = [0.0] * number
    for line, share in zip(mix.lines(), mix.shares(), strict=True):
        found[line[0] * base + line[1] if base else line[0]] += share
    return found


def test_the_yardstick_knows_the_values() -> None:
    for rows, value, _ in KNOWN.values():
        assert value_of(rows) == pytest.approx(value)


@EFFORTS
@pytest.mark.parametrize("name", KNOWN)
def test_nobody_gains_more_than_a_little_against_the_mix(name: str, effort: int) -> None:
    rows, value, known = KNOWN[name]
    for seed in range(2):
        found = by_choice(mix_of(MatrixState(zero_sum(rows)), effort, seed=seed), len(rows))
        assert sum(found) == pytest.approx(1)
        assert worst_case(found, rows) >= value - CLOSE
        if known is not None:
            assert found == pytest.approx(known, abs=0.05)


@EFFORTS
def test_from_the_other_side_as_well(effort: int) -> None:
    """The one who chooses columns, and who is asked when the other has chosen already."""
    rows, value, _ = KNOWN["two by three"]
    mirrored = [[1 - rows[a][b] for a in range(2)] for b in range(3)]
    state = MatrixState(zero_sum(rows))
    state.apply(0, 1, Dice(1), Scribe())
    found = by_choice(mix_of(state, effort, seat=1), 3)
    assert worst_case(found, mirrored) >= 1 - value - CLOSE


@EFFORTS
def test_what_is_won_only_after_further_moves(effort: int) -> None:
    rows, value, _ = KNOWN["rock counts double"]
    rules = zero_sum(rows)
    state = MatrixState(MatrixRules(rules.choices, rules.shares, claimed=True))
    assert worst_case(by_choice(mix_of(state, effort), 3), rows) >= value - CLOSE


@EFFORTS
def test_a_choice_of_several_moves_is_one_choice(effort: int) -> None:
    """Four choices of two moves each; the judge by itself would find only one of them."""
    rows = [
        [0.5 + 0.4 * (((b - a) % 4 == 1) - ((a - b) % 4 == 1)) for b in range(4)] for a in range(4)
    ]
    rules = zero_sum(rows)
    state = MatrixState(MatrixRules(rules.choices, rules.shares, two_moves=True))
    mix = mix_of(state, effort)
    assert all(len(line) == 2 for line in mix.lines())
    known = [line[0] * TWO_MOVES + line[1] for line in mix.lines()]
    assert len(set(known)) == len(known) > 1
    some = [[rows[a][b] for b in range(4)] for a in known]
    # Within what it tried: it does not try all that can be put together.
    theirs = [line[0] * TWO_MOVES + line[1] for line in other_lines(mix)]
    seen = [[rows[a][b] for b in theirs] for a in known]
    assert worst_case(mix.shares(), seen) >= value_of(seen) - CLOSE
    assert value_of(some) <= value_of(rows) + 1e-9


def other_lines(mix: Mix) -> list[list[int]]:
    return [[int(move) for move in choice.moves] for choice in mix.choosers[1].choices]


@EFFORTS
def test_only_two_of_four_choose(effort: int) -> None:
    """Those who look on share what is left; the fighters' game is the same."""
    rows, value, _ = KNOWN["rock counts double"]

    def shares(chosen: Sequence[int]) -> Sequence[float]:
        mine = rows[chosen[1]][chosen[3]]
        return 0.2, 0.6 * mine, 0.2, 0.6 * (1 - mine)

    state = MatrixState(MatrixRules((0, 3, 0, 3), shares))
    mix = mix_of(state, effort, seat=1)
    assert [int(chooser.seat) for chooser in mix.choosers] == [1, 3]
    assert worst_case(by_choice(mix, 3), rows) >= value - CLOSE


@EFFORTS
def test_three_who_choose_against_each_other(effort: int) -> None:
    """Everybody plays rock, paper, scissors with each of the two others: no choice stands out."""
    rows = KNOWN["rock-paper-scissors"][0]

    def shares(chosen: Sequence[int]) -> Sequence[float]:
        return [
            sum(rows[mine][other] for j, other in enumerate(chosen) if j != i) / 3
            for i, mine in enumerate(chosen)
        ]

    found = by_choice(mix_of(MatrixState(MatrixRules((3, 3, 3), shares)), effort), 3)
    for others in product(range(3), repeat=2):
        won = sum(part * shares((mine, *others))[0] for mine, part in enumerate(found))
        assert won >= 1 / 3 - CLOSE


@EFFORTS
def test_what_another_holds_is_hidden(effort: int) -> None:
    """One hand in six has scissors, too few to make paper dear: paper does better than even."""
    rows = KNOWN["rock-paper-scissors"][0]
    hands = ((0, 1),) * 5 + ((0, 1, 2),)
    rules = zero_sum(rows)
    hidden = MatrixRules(rules.choices, rules.shares, hands=hands)
    state = MatrixState(hidden, [range(3), hands[5]])

    def sure_of(mix: Sequence[float]) -> float:
        against = [
            sum(part * row[b] for part, row in zip(mix, rows, strict=True)) for b in range(3)
        ]
        return sum(min(against[b] for b in hand) for hand in hands) / len(hands)

    steps = range(101)
    best = max(
        sure_of((a / 100, b / 100, 1 - (a + b) / 100)) for a in steps for b in steps if a + b <= 100
    )
    for seed in range(2):
        # What the seat imagines is drawn: the odds of hands are as many worlds say.
        found = by_choice(mix_of(state, effort, seed=seed), 3)
        assert sure_of(found) >= best - CLOSE
    assert best > 0.52


# BUS-COMBAT-12 to -25: the bare game of tactics, before there is a game around it.

BATTLE, DUEL, AMBUSH, TRAITOR = range(4)
MOUNTAIN = 2  # honour of the province


def combat(
    attack: tuple[int, Sequence[int]], defence: tuple[int, Sequence[int]], mine: int, theirs: int
) -> int:
    """What the Samurai gains more than the Bushi in Samurai honour, from troops and katana."""
    troops = [attack[0], defence[0]]
    stacks = [attack[1], defence[1]]
    tactics = [mine, theirs]
    beats = {(DUEL, BATTLE), (BATTLE, AMBUSH), (AMBUSH, DUEL)}
    totals = []
    for side in (0, 1):
        katana = sum(stacks[side])
        if (tactics[side], tactics[1 - side]) in beats:
            katana *= 2
        totals.append(katana + (troops[side] if tactics[side] == BATTLE else 0))
    betrayed = (mine == TRAITOR) != (theirs == TRAITOR)
    winner = (0 if mine == TRAITOR else 1) if betrayed else (0 if totals[0] > totals[1] else 1)
    loser = 1 - winner
    fallen = [0, 0]
    staked = 0
    if betrayed or mine == theirs == BATTLE:
        fallen[loser] = troops[loser]
    elif mine == theirs == DUEL:
        staked = -(-(20, 13)[loser] // 2)  # Samurai honour 20, Bushi 13
    else:
        fallen[loser] = totals[winner] - totals[loser]
    ones = [sum(tile == 1 for tile in stack) for stack in stacks]
    if mine == theirs == BATTLE:
        fallen[winner] += sum(tile == 3 for tile in stacks[loser])
    elif mine == theirs == AMBUSH:
        fallen = [fallen[0] + ones[1], fallen[1] + ones[0]]
    else:
        for side in (0, 1):
            if tactics[side] == AMBUSH:
                fallen[1 - side] += ones[side] // 2
    fallen = [min(gone, led) for gone, led in zip(fallen, troops, strict=True)]
    held = troops[1] > fallen[1] and not (staked and winner == 0)
    conquered = not held and troops[0] > fallen[0]
    samurai, bushi = fallen[1], fallen[0]
    if winner == 0:
        samurai += len(stacks[0]) + staked + (MOUNTAIN if conquered else 0)
        bushi -= staked
    else:
        bushi += staked + (MOUNTAIN if held else 0)
        samurai -= staked
    return samurai - bushi


@pytest.mark.parametrize(
    ("attack", "defence", "mine", "theirs", "difference"),
    [
        # Cases of the ledger: BUS-COMBAT-16 to -25, awards on mountains.
        ((4, (3, 2, 2)), (3, (3, 3, 1)), DUEL, BATTLE, 8),
        ((4, (3, 3, 2)), (3, (3, 2, 1, 1, 1, 1)), BATTLE, AMBUSH, 8 - 2),
        ((4, (3, 3, 2)), (3, (3, 2, 1, 1, 1, 1)), DUEL, AMBUSH, -6),
        ((4, (3, 3, 2)), (3, (3, 2)), DUEL, DUEL, 7 + 5 + 7),
        ((4, (3, 2)), (3, (3, 3, 1)), BATTLE, BATTLE, 1 - 6),
        ((4, (3, 1, 1)), (3, (2, 1)), AMBUSH, AMBUSH, 8 - 1),
        ((4, (1,)), (3, (3, 3, 3)), TRAITOR, DUEL, 6),
        ((3, (2, 2)), (4, (1, 1, 1, 1, 1)), TRAITOR, AMBUSH, 8 - 2),
        ((4, (3, 2)), (3, (3,)), TRAITOR, TRAITOR, 4),
    ],
)
def test_the_tactic_game_is_counted_as_the_ledger_says(
    attack: tuple[int, Sequence[int]],
    defence: tuple[int, Sequence[int]],
    mine: int,
    theirs: int,
    difference: int,
) -> None:
    assert combat(attack, defence, mine, theirs) == difference


COMBATS = {
    "the rulebook's example": ((4, (3, 3, 2)), (3, (3, 2, 1, 1, 1, 1))),
    "equal sides": ((3, (3, 2, 1)), (3, (3, 2, 1))),
    "few katana, many troops": ((6, (2, 1)), (4, (3, 3))),
    "many ones": ((4, (1, 1, 1, 1)), (5, (2, 2, 1, 1))),
}


@EFFORTS
@pytest.mark.parametrize("discs", [3, 4], ids=["three tactics", "with a traitor"])
@pytest.mark.parametrize("name", COMBATS)
def test_the_bare_game_of_tactics(name: str, discs: int, effort: int) -> None:
    """From the lowest to the highest that can come of it is 1."""
    attack, defence = COMBATS[name]
    gains = [[combat(attack, defence, a, b) for b in range(discs)] for a in range(discs)]
    least, most = min(map(min, gains)), max(map(max, gains))
    rows = [[(gain - least) / (most - least) for gain in line] for line in gains]
    found = by_choice(mix_of(MatrixState(zero_sum(rows)), effort), discs)
    assert worst_case(found, rows) >= value_of(rows) - CLOSE
    mirrored = [[1 - rows[a][b] for a in range(discs)] for b in range(discs)]
    found = by_choice(mix_of(MatrixState(zero_sum(rows)), effort, seat=1), discs)
    assert worst_case(found, mirrored) >= value_of(mirrored) - CLOSE


# What a bot makes of it


def test_a_level_draws_from_the_mix() -> None:
    state = MatrixState(zero_sum(KNOWN["rock counts double"][0]))
    bot = house_bot("expert")
    assert isinstance(bot, SearchingBot)
    assert bot.effort == 40
    drawn = Counter(bot.choose(sight_of(state, 0, seed)) for seed in range(200))
    # Three standard deviations of 200 draws.
    for choice, share in enumerate([0.25, 0.5, 0.25]):
        assert drawn[choice] / 200 == pytest.approx(share, abs=0.11)


def test_the_same_dice_draw_the_same() -> None:
    state = MatrixState(zero_sum(KNOWN["rock-paper-scissors"][0]))
    for seed in range(5):
        one, other = mix_of(state, 40, seed=seed), mix_of(state, 40, seed=seed)
        assert one.lines() == other.lines()
        assert one.shares() == other.shares()
        assert one.draw() == other.draw()


def test_what_others_have_chosen_already_changes_nothing() -> None:
    """One that peeked would be found out here."""
    rows = KNOWN["rock-paper-scissors"][0]
    found = []
    for theirs in range(3):
        state = MatrixState(zero_sum(rows))
        state.apply(1, theirs, Dice(1), Scribe())
        mix = mix_of(state, 40)
        found.append((mix.lines(), mix.shares()))
    assert found[0] == found[1] == found[2]


def test_a_hint_tells_the_mix_and_calls_none_of_it_the_best() -> None:
    sight = sight_of(MatrixState(zero_sum(KNOWN["rock counts double"][0])), 0, 3)
    advice = advise(sight, 40, 40)
    assert advice.mixed
    assert {tuple(idea.moves): round(idea.share, 2) for idea in advice.ideas} == {
        (0,): 0.25,
        (1,): 0.5,
        (2,): 0.25,
    }
    # Others choose as their mix does: no idea ends clearly better than another.
    for idea in advice.ideas[1:]:
        assert idea.ahead_range[0] <= 0 <= idea.ahead_range[1]
    told = tell(sight, advice)
    assert [one.reasons[0].id for one in told] == ["advice-mix"] * 3
    assert told[0].reasons[0].args == {"share": 50}
    for one in told:
        assert not [reason for reason in one.reasons if "ahead" in reason.id]
    for language in LANGUAGES:
        assert "50" in speaker(language).say(told[0].reasons[0])
        assert "40" in speaker(language).say(basis(advice))


def test_a_hint_at_a_choice_with_a_best_move_is_that_move() -> None:
    advice = advise(sight_of(MatrixState(zero_sum(KNOWN["a best move"][0])), 0, 3), 40, 4)
    assert not advice.mixed
    assert [idea.moves for idea in advice.ideas] == [[0]]


def test_where_one_alone_decides_there_is_no_mix() -> None:
    def shares(chosen: Sequence[int]) -> Sequence[float]:
        return (0.9, 0.1) if chosen[0] == 1 else (0.2, 0.8)

    state = MatrixState(MatrixRules((2, 0), shares))
    assert mix_for(search_of(state, 0, 1)) is None
    assert house_bot("expert").choose(sight_of(state, 0, 1)) == 1


def test_shares_are_as_the_game_says() -> None:
    state = MatrixState(zero_sum([[0.0, 1.0]]))
    state.chosen = [0, 1]
    assert state.shares() == [1.0, NOTHING]
