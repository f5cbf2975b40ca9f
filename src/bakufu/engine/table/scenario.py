"""Scenario files: a position, moves in words, and what must hold afterwards.

They are the bulk of the rule tests. A file names a game and holds any number of `[[scenario]]`
tables; `docs/scenarios.md` explains them.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bakufu.engine.core.chance import ChanceError, Dice, Script
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.state import State, same
from bakufu.engine.table.game import Document, Game
from bakufu.engine.table.options import OptionValue
from bakufu.engine.text.errors import BadInput, BakufuError, unknown
from bakufu.engine.text.refusal import Refused


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """One thing tried at the table: done, refused, or merely allowed."""

    by: str
    do: str | None = None
    refuse: str | None = None
    may: str | None = None
    rule: str | None = None
    says: str | None = None
    chance: list[str] = []
    then: Document = {}
    gain: dict[str, int] = {}


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    rules: list[str]
    options: dict[str, OptionValue] = {}
    house: Document = {}
    seed: int = 0
    position: Document | None = None
    start_chance: list[str] = []
    # The rule that refuses this table or position altogether.
    refused: str | None = None
    play: list[Play] = []
    then: Document = {}
    gain: dict[str, int] = {}
    legal: dict[str, list[str]] = {}
    places: list[str] = []
    over: bool | None = None


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    scenario: list[Scenario]
    options: dict[str, OptionValue] = {}


class Failure(BakufuError):
    """What should have held and did not, for a person to read."""


def read_scenarios(path: Path) -> ScenarioFile:
    """Read a scenario file; `BadInput` says what is wrong and where."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), ScenarioFile)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a scenario file: it is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path} is not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadInput(f"{path}: {error}") from None


def check_scenario(game: Game, scenario: Scenario, options: dict[str, OptionValue]) -> None:
    """Play a scenario through; `Failure` says what did not hold."""
    try:
        state = _begin(game, scenario, options)
    except Refused as refusal:
        if scenario.refused is None:
            raise
        _expect_rule(refusal, scenario.refused, None)
        return
    if scenario.refused is not None:
        raise Failure(f"expected {scenario.refused} to refuse this table, but it was set up")
    first = state
    for number, play in enumerate(scenario.play, 1):
        where = f"play {number} ({play.by}: {play.do or play.refuse or play.may})"
        before = state
        try:
            state = _step(game, state, play)
            _expect(game, state, play.then, where)
            _expect_gain(game, before, state, play.gain, where)
        except (BakufuError, ChanceError) as error:
            raise Failure(f"{where}: {error}") from None
    _expect(game, state, scenario.then, "then")
    _expect_gain(game, first, state, scenario.gain, "gain")
    _expect_end(game, state, scenario)


def _begin(game: Game, scenario: Scenario, options: dict[str, OptionValue]) -> State:
    setup = game.setup({**options, **scenario.options}, scenario.house)
    script = Script(
        [game.outcome_number(name) for name in scenario.start_chance], Dice(scenario.seed)
    )
    state = game.start(setup, script, Diary())
    if scenario.position is not None:
        state = game.from_document(setup, scenario.position)
    return state


def _seat(game: Game, state: State, word: str) -> int:
    words = game.seat_words(state)
    if word.isdigit() and 1 <= int(word) <= len(words):
        return int(word) - 1
    if word not in words:
        raise unknown("seat", word, words)
    return words.index(word)


def _step(game: Game, state: State, play: Play) -> State:
    seat = _seat(game, state, play.by)
    given = [order for order in (play.do, play.refuse, play.may) if order is not None]
    if len(given) != 1:
        raise BadInput("expected exactly one of do, refuse and may")
    script = Script([game.outcome_number(name) for name in play.chance], Dice(0))
    before = state.clone()
    try:
        after = _carry_out(game, state, seat, given[0], script)
    except Refused as refusal:
        if not same(before, state):
            raise Failure("a refused order changed the position") from None
        if play.refuse is None:
            raise
        _expect_rule(refusal, play.rule, play.says)
        return state
    if play.refuse is not None:
        raise Failure(f"expected {play.rule or 'a rule'} to refuse this, but it was carried out")
    if script.unused():
        raise Failure(f"{script.unused()} scripted chance outcomes were not asked for")
    return state if play.may is not None else after


def _carry_out(game: Game, state: State, seat: int, words: str, script: Script) -> State:
    after = state.clone()
    for move in game.read_order(state, seat, words):
        refusal = game.why_not(after, seat, move)
        if refusal:
            raise refusal
        after.apply(seat, move, script, Diary())
    return after


def _expect_rule(refusal: Refused, rule: str | None, says: str | None) -> None:
    # Where a move breaks several rules any of them may be cited: "SHI-A-01 or SHI-B-02".
    if rule is not None and refusal.rule not in rule.split(" or "):
        raise Failure(f"expected to be refused by {rule}, but was refused by {refusal}")
    if says is not None and says not in refusal.reason:
        raise Failure(f'expected the refusal to say "{says}", but it said: {refusal}')


def _expect(game: Game, state: State, part: Document, where: str) -> None:
    if not part:
        return
    differences = list(differing(part, game.document(state), game.ordered_keys))
    if differences:
        raise Failure(f"{where}:\n  " + "\n  ".join(differences))


def differing(expected: Any, found: Any, ordered: frozenset[str], path: str = "") -> Iterator[str]:
    """Where a partial document differs from a whole one, a line each."""
    if isinstance(expected, dict) and isinstance(found, dict):
        if found and not expected:
            yield f"{path}: expected nothing, found {found!r}"
        for key, value in expected.items():
            place = f"{path}.{key}" if path else key
            if key not in found:
                yield f"{place}: expected {value!r}, but there is no such part"
            else:
                yield from differing(value, found[key], ordered, place)
    elif isinstance(expected, list) and isinstance(found, list):
        in_order = path.rpartition(".")[2] in ordered
        if (
            (expected != found)
            if in_order
            else (Counter(map(str, expected)) != Counter(map(str, found)))
        ):
            yield f"{path}: expected {expected!r}, found {found!r}"
    elif isinstance(expected, int) and isinstance(found, list):
        # A number stands for how many there are.
        if expected != len(found):
            yield f"{path}: expected {expected}, found {len(found)}: {found!r}"
    elif expected == "none" and found is None:
        return
    elif expected != found:
        yield f"{path}: expected {expected!r}, found {found!r}"


def _expect_gain(game: Game, before: State, after: State, gain: dict[str, int], where: str) -> None:
    for word, points in gain.items():
        seat = _seat(game, after, word)
        gained = int(after.score(seat)) - int(before.score(seat))
        if gained != points:
            raise Failure(f"{where}: expected {word} to gain {points} points, gained {gained}")


def _expect_end(game: Game, state: State, scenario: Scenario) -> None:
    for word, expected in scenario.legal.items():
        seat = _seat(game, state, word)
        legal = {game.move_name(move) for move in game.legal(state, seat)}
        if legal != set(expected):
            missing = sorted(set(expected) - legal)
            surplus = sorted(legal - set(expected))
            raise Failure(f"legal moves of {word}: missing {missing}, unexpected {surplus}")
    if scenario.over is not None and (state.actors() == 0) != scenario.over:
        raise Failure(f"expected over = {scenario.over}")
    if scenario.places:
        words = game.seat_words(state)
        places = sorted(words, key=lambda word: state.place(words.index(word)))
        if places != scenario.places:
            raise Failure(f"expected places {scenario.places}, found {places}")
