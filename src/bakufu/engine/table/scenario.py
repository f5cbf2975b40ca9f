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

from bakufu.engine.core.chance import Dice, Recorder
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.state import State, same
from bakufu.engine.table.game import Document, Game, Setup
from bakufu.engine.table.options import OptionValue
from bakufu.engine.table.scripted import scripted
from bakufu.engine.table.telling import Note
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
    # How many outcomes the rules ask chance for.
    asks: int | None = None
    then: Document = {}
    gain: dict[str, int] = {}
    legal: dict[str, list[str]] = {}
    # By viewer: parts of the view, and events that are told among others.
    views: dict[str, Document] = {}
    told: dict[str, list[Document]] = {}


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
    views: dict[str, Document] = {}
    # Seats that share a place stand in a list.
    places: list[str | list[str]] = []
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
        setup = game.setup({**options, **scenario.options}, scenario.house)
        state = _begin(game, setup, scenario)
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
            state, notes = _step(game, state, play)
            _expect(game, state, play.then, "then")
            _expect_gain(game, before, state, play.gain, "gain")
            _expect_legal(game, state, play.legal)
            _expect_views(game, state, play.views)
            _expect_told(game, setup, state, notes, play.told)
        except BakufuError as error:
            raise Failure(f"{where}: {error}") from None
    _expect(game, state, scenario.then, "then")
    _expect_gain(game, first, state, scenario.gain, "gain")
    _expect_legal(game, state, scenario.legal)
    _expect_views(game, state, scenario.views)
    _expect_end(game, state, scenario)


def _begin(game: Game, setup: Setup, scenario: Scenario) -> State:
    with scripted(game, scenario.start_chance, Dice(scenario.seed)) as script:
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


def _viewer(game: Game, state: State, word: str) -> int | None:
    return None if word == "spectator" else _seat(game, state, word)


def _step(game: Game, state: State, play: Play) -> tuple[State, list[Note]]:
    seat = _seat(game, state, play.by)
    given = [order for order in (play.do, play.refuse, play.may) if order is not None]
    if len(given) != 1:
        raise BadInput("expected exactly one of do, refuse and may")
    before, diary = state.clone(), Diary()
    try:
        with scripted(game, play.chance, Dice(0)) as script:
            recorder = Recorder(script)
            after = _carry_out(game, state, seat, given[0], recorder, diary)
    except Refused as refusal:
        if not same(before, state):
            raise Failure("a refused order changed the position") from None
        if play.refuse is None:
            raise
        _expect_rule(refusal, play.rule, play.says)
        return state, []
    if play.refuse is not None:
        raise Failure(f"expected {play.rule or 'a rule'} to refuse this, but it was carried out")
    if script.unused():
        raise Failure(f"{script.unused()} scripted chance outcomes were not asked for")
    if play.asks is not None and len(recorder.outcomes) != play.asks:
        asked = [game.outcome_name(*outcome) for outcome in recorder.outcomes]
        raise Failure(f"expected chance to be asked {play.asks} times, found {asked}")
    return (state, []) if play.may is not None else (after, diary.notes)


def _carry_out(
    game: Game, state: State, seat: int, words: str, chance: Recorder, diary: Diary
) -> State:
    after = state.clone()
    for move in game.read_order(state, seat, words):
        refusal = game.why_not(after, seat, move)
        if refusal:
            raise refusal
        after.apply(seat, move, chance, diary)
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
    if isinstance(expected, dict) and isinstance(found, list):
        # Parts of a list go by their ids, or by their numbers from 1.
        numbered = {str(number): part for number, part in enumerate(found, 1)}
        known = {part["id"]: part for part in found if isinstance(part, dict) and "id" in part}
        yield from differing(expected, numbered | known, ordered, path)
    elif isinstance(expected, dict) and isinstance(found, dict):
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


def _expect_views(game: Game, state: State, views: dict[str, Document]) -> None:
    for word, part in views.items():
        view = msgspec.to_builtins(game.view(state, _viewer(game, state, word)))
        differences = list(differing(part, view, frozenset()))
        if differences:
            raise Failure(f"what {word} sees:\n  " + "\n  ".join(differences))


def _expect_told(
    game: Game, setup: Setup, state: State, notes: list[Note], told: dict[str, list[Document]]
) -> None:
    for word, events in told.items():
        found = msgspec.to_builtins(game.events(setup, notes, _viewer(game, state, word)))
        for event in events:
            if all(any(differing(event, other, frozenset())) for other in found):
                kind = [other for other in found if other["event"] == event.get("event")]
                raise Failure(f"{word} is not told {event!r}, but {kind or found!r}")


def _expect_legal(game: Game, state: State, legal_moves: dict[str, list[str]]) -> None:
    for word, expected in legal_moves.items():
        seat = _seat(game, state, word)
        legal = {game.move_name(move) for move in game.legal(state, seat)}
        if legal != set(expected):
            missing = sorted(set(expected) - legal)
            surplus = sorted(legal - set(expected))
            raise Failure(f"legal moves of {word}: missing {missing}, unexpected {surplus}")


def _expect_end(game: Game, state: State, scenario: Scenario) -> None:
    if scenario.over is not None and (state.actors() == 0) != scenario.over:
        raise Failure(f"expected over = {scenario.over}")
    if scenario.places:
        places = _places(game, state)
        given = [[place] if isinstance(place, str) else place for place in scenario.places]
        if list(map(sorted, given)) != list(map(sorted, places)):
            raise Failure(f"expected places {scenario.places}, found {places}")


def _places(game: Game, state: State) -> list[list[str]]:
    """Who is first, second and so on; several seats may share a place."""
    shared: dict[int, list[str]] = {}
    for seat, word in enumerate(game.seat_words(state)):
        shared.setdefault(int(state.place(seat)), []).append(word)
    return [shared[place] for place in sorted(shared)]
