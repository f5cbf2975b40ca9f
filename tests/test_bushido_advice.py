"""What Bushido says to those who ask: coach and reasons of hints; its sealed choices are mixed."""

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from matrix_games import value_of
from mypy_extensions import i64

from bakufu.bots.bot import Sight
from bakufu.bots.mixing import mix_for
from bakufu.bots.search import Search, Temper
from bakufu.bots.search_bot import search_for
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.game import Setup, seats_in
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.bushido import coach as coaching
from bakufu.games.bushido.box import BATTLE, HEXES, KOTAU, LAND, STRENGTHS, THINGS
from bakufu.games.bushido.game import Bushido
from bakufu.games.bushido.moves import CALL, MOVES, TACTIC_OF
from bakufu.games.bushido.state import STACK, TACTIC, BushidoState
from bakufu.games.bushido.turn import begin_combat

GAME = Bushido()
JUDGE = GAME.judgement()
SEATS = ["Akiko", "Émile", "Jürgen", "Zoë", "Ōta"]
GAMES: tuple[dict[str, object], ...] = (
    {"players": 3},
    {"players": 4, "campaign": "on", "elite": "on"},
    {"players": 5, "campaign": "on"},
)
# Asked only where elite troops attack or leave a gap, or where more than one retreat is open.
RARE = {"gap", "retreat", "send elite"}
CLOSE = 0.02

Tiles = tuple[int, ...]
Decision = tuple[Setup, BushidoState, int, list[int], list[int]]


def decisions(options: dict[str, object], seed: int) -> Iterator[Decision]:
    """Every decision of a game that is mostly played well, and what a judge would do."""
    setup, dice, row = GAME.setup(options), Dice(seed), vec[i64]([0] * MOVES)
    state = GAME.start(setup, dice, Scribe())
    while actors := seats_in(state.actors()):
        seat = actors[0]
        legal = GAME.legal(state, seat)
        line = [int(row[i]) for i in range(JUDGE.line(state, seat, dice, row))]
        yield setup, state, seat, legal, line
        if CALL in legal:
            line = [int(CALL)]
        elif dice.below(5) == 0:
            line = [legal[dice.below(len(legal))]]
        for move in line:
            state.apply(seat, move, dice, Scribe())


def test_coach_and_reasons_speak_at_every_kind_of_decision() -> None:
    found, asked = defaultdict(set), Counter[str]()
    for seed in range(12):
        if seed >= len(GAMES) and set(coaching._SAID) - RARE <= set(asked):
            break
        options = GAMES[seed % len(GAMES)]
        for setup, state, seat, legal, line in decisions(options, seed):
            name = state.asked().name
            asked[name] += 1
            if asked[name] > 6 and asked[name] % 7:
                continue
            messages = GAME.coach(setup, GAME.view(state, seat), legal)
            assert len(messages) == 1, name
            assert state.is_secret() or not GAME.coach(setup, GAME.view(state, None), legal)
            messages = [*messages, *GAME.reasons(state, seat, line)]
            messages += GAME.reasons(state, seat, [legal[-1]])
            for language in LANGUAGES:
                said = [speaker(language).say(message, SEATS) for message in messages]
                assert not [one for one in said if "bushido-" in one or "{" in one], said
                found[name, language].add(said[0])
                assert any(sign.isdigit() for sign in said[0]), said[0]
    assert set(coaching._SAID) - RARE <= set(asked)
    for (name, language), sentences in found.items():
        assert len(sentences) > 1 or asked[name] < 6, (name, language, sentences)


# The bare game of tactics: one combat, known stacks and discs


def combat(attack: Tiles, defence: Tiles, force: int, held: int) -> BushidoState:
    """An attack in the midst of a game: everybody knows both stacks, and that both fighters hold
    battle, duel and ambush."""
    for _, state, _, _, _ in decisions({"players": 4}, 3):
        if state.step > STACK or state.daimyo < 0:
            continue
        s = state.clone()
        s.samurai, s.bushi, s.sensei = ((int(s.daimyo) + one) % 4 for one in (1, 2, 3))
        for target in range(HEXES):
            ways = [one for one in LAND.beside(target) if s.owner[one] == s.daimyo]
            if ways and s.is_province_of(target, s.bushi) and s.step > 13:
                break
        else:
            continue
        s.target, s.origin, s.force = target, ways[0], force
        s.troops[target] = held
        begin_combat(s, s.samurai, s.bushi)
        for side, stack in enumerate((attack, defence)):
            row = int(s.fighter(side)) * int(THINGS)
            for disc in range(BATTLE, KOTAU + 1):
                s.hand[row + disc] = int(disc < BATTLE + 3)
                s.known[row + disc] = s.hand[row + disc]
            for strength in range(STRENGTHS):
                number = stack.count(int(strength) + 1)
                s.stack[side * STRENGTHS + strength] = number
                s.hand[row + strength] = max(int(s.hand[row + strength]), number)
                for spy in range(4):
                    seen = (spy * 4 + int(s.fighter(side))) * int(THINGS) + int(strength)
                    s.seen[seen] = s.hand[row + strength]
            s.top[side] = stack[0] - 1
        s.step = TACTIC
        return s
    raise AssertionError("no such combat in this game")


def table(s: BushidoState, seat: int) -> list[list[float]]:
    """What each pair of tactics is worth to a seat: its part of the victory, often averaged."""
    search = Search(JUDGE, s, seat, 4, int(MOVES), Dice(1), Temper())
    found = []
    for one in range(3):
        row = []
        for two in range(3):
            total = 0.0
            for luck in range(24):
                search.luck = Dice(luck)
                world = search.imagined(search.luck)
                world.apply(s.attacker, TACTIC_OF + one, search.luck, search.silent)
                world.apply(s.defender, TACTIC_OF + two, search.luck, search.silent)
                total += float(search.outcome(world)[seat])
            row.append(total / 24)
        found.append(row)
    return found


@pytest.mark.parametrize(
    ("attack", "defence", "force", "held"),
    [((3, 3, 2), (3, 2, 1, 1, 1, 1), 4, 3), ((3, 2, 1), (3, 2, 1), 3, 3), ((2, 1), (3, 3), 6, 4)],
)
def test_no_tactic_gains_more_than_a_little_against_the_mixes(
    attack: Tiles, defence: Tiles, force: int, held: int
) -> None:
    s = combat(attack, defence, force, held)
    mine, theirs = table(s, int(s.attacker)), table(s, int(s.defender))
    mixes = []
    for seat in (int(s.attacker), int(s.defender)):
        sight = Sight(GAME, s, seat, Dice(5))
        search = search_for(sight, Temper())
        mix = mix_for(search)
        assert mix is not None
        mix.run(240)  # a master has more
        mix.settle()
        shares = [0.0] * 3
        for line, share in zip(mix.lines(), mix.shares(), strict=True):
            shares[line[0] - int(TACTIC_OF)] += share
        mixes.append(shares)
    one, two = mixes
    even = sum(one[a] * two[b] * mine[a][b] for a in range(3) for b in range(3))
    assert max(sum(two[b] * mine[a][b] for b in range(3)) for a in range(3)) <= even + CLOSE
    even = sum(one[a] * two[b] * theirs[a][b] for a in range(3) for b in range(3))
    assert max(sum(one[a] * theirs[a][b] for a in range(3)) for b in range(3)) <= even + CLOSE


# A favourite tactic is found out


def test_a_favourite_tactic_loses_to_whoever_reads_the_record() -> None:
    """A defender who answers what he has seen most gains more against a favourite tactic than
    against the judge's mix, and there not much more than the game is worth."""
    s = combat((3, 2, 1), (3, 2, 1), 3, 3)
    rows = table(s, int(s.defender))  # by the attacker's tactic, then the defender's

    def gained(tactics: list[int]) -> float:
        record, total = Counter[int](), 0.0
        for tactic in tactics:
            answer = max(range(3), key=lambda b: sum(n * rows[a][b] for a, n in record.items()))
            total += rows[tactic][answer]
            record[tactic] += 1
        return total / len(tactics)

    dice = Dice(4)
    mixed = [int(JUDGE.choose(s, s.attacker, dice)) - int(TACTIC_OF) for _ in range(120)]
    favourite = Counter(mixed).most_common(1)[0][0]
    assert gained([favourite] * 120) > gained(mixed) + CLOSE
    value = -value_of([[-share for share in row] for row in rows])
    assert gained(mixed) < value + 2 * CLOSE
