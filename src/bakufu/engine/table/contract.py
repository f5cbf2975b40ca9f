"""Contract tests as a library: what every game must keep, checked on random games.

A newly registered game gets all of them without writing a line: `tests/test_contract.py` runs every
check on every game and every variant. A broken promise raises `AssertionError` with the story.
"""

import itertools
import json
import operator
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any

import msgspec
from mypy_extensions import i16

from bakufu.engine.core.album import Album
from bakufu.engine.core.chance import Chance, Dice, Echo, Recorder, Script
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.core.observation import row_of
from bakufu.engine.core.state import State, digest, pack, same
from bakufu.engine.table.fields import numbers_of
from bakufu.engine.table.game import Document, Game, Setup, inside, seats_in
from bakufu.engine.table.log import parse_log
from bakufu.engine.table.table import Table, fold
from bakufu.engine.text.message import Message
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.words import LANGUAGES, speaker

FIRST, EVERY = 3, 16  # of each kind so many are looked at, and then one of so many
SOME = 50  # illegal moves: one of so many is asked for each time, so that all get their turn
OFTEN = 3  # how often a message is said in all languages in a game, before one of them will do


def tables(game: Game) -> list[dict[str, object]]:
    """Every kind of table with every number of players."""
    players = next(option for option in game.options if option.name == "players").values
    return [{"players": number, **kind} for kind in game.kinds_of_table for number in players]


def variants(game: Game) -> list[dict[str, object]]:
    """Option sets to test: every kind of table with every number of players, every other value of
    every option once, beside what it needs to do something, and all combinations of modules.
    """
    sets = tables(game)
    players = list(dict.fromkeys(options["players"] for options in sets))
    had = {(name, value) for options in sets for name, value in options.items()}
    usual = {option.name: option.default for option in game.options}
    turn = 0
    for option in game.options:
        beside = {name: value for name, value in option.beside.items() if value != usual[name]}
        for value in option.others:
            if (option.name, value) not in had:
                number = players[turn % len(players)]
                sets.append({"players": number, **beside, option.name: value})
                turn += 1
    return sets + [modules for modules in combinations(game) if modules not in sets]


def combinations(game: Game) -> list[dict[str, object]]:
    """Two modules and more, on all kinds of table in turn; the last set has all of them."""
    kinds = tables(game)
    chosen = [
        names
        for number in range(2, len(game.modules) + 1)
        for names in itertools.combinations(game.modules, number)
    ]
    return [
        {**kinds[turn % len(kinds)], **dict.fromkeys(names, "on")}
        for turn, names in enumerate(chosen)
    ]


def variant_name(options: dict[str, object]) -> str:
    """An option set in one word, for files and tests: "players-3-start-draft"."""
    return "-".join(f"{name}-{value}" for name, value in options.items())


class Transition:
    """One random decision on the way through a game."""

    def __init__(self, before: State, seat: int, move: int, after: State, diary: Diary) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.after = after
        self.notes = diary.notes


def random_game(game: Game, setup: Setup, seed: int) -> Iterator[Transition]:
    """Play random moves to the end, checking that there is one: no dead end, no endless game."""
    dice = Dice(seed)
    state = game.start(setup, dice, Scribe())
    for _ in range(game.longest):
        actors = seats_in(state.actors())
        if not actors:
            return
        seat = actors[dice.below(len(actors))]
        legal = game.legal(state, seat)
        assert legal, f"seat {seat} is asked but has no legal move"
        move = legal[dice.below(len(legal))]
        before, diary = state.clone(), Diary()
        state.apply(seat, move, dice, diary)
        yield Transition(before, seat, move, state, diary)
    raise AssertionError(f"the game is not over after {game.longest} decisions")


class Spread:
    """Chooses what a check takes its time for: of each kind the first ones, then one of so many.

    So what happens rarely is always looked at, and a game that takes thousands of decisions costs
    hardly more than another.
    """

    def __init__(self) -> None:
        self._times: dict[Hashable, int] = {}

    def takes(self, kind: Hashable) -> bool:
        """Whether to look at one more of this kind."""
        times = self._times[kind] = self._times.get(kind, -1) + 1
        return times < FIRST or times % EVERY == 0


def looked_at(game: Game, setup: Setup, seed: int) -> Iterator[Transition]:
    """The decisions of a random game that a check takes its time for, out of all that are played.

    Most decisions are alike, the steps of a plan above all. What is played, by its first word, and
    what comes of it, by its kinds of notes, is one kind of decision: of each kind the first ones
    are looked at and then every so many.
    """
    spread = Spread()
    for step in random_game(game, setup, seed):
        verb = game.move_name(step.move).split()[0]
        if spread.takes((verb, frozenset(kind for kind, *_ in step.notes))):
            yield step


def check_copies(game: Game, setup: Setup, seed: int) -> None:
    """A clone is equal, hashes alike, and no earlier copy ever changes; every number is copied."""
    kept: list[tuple[State, int]] = []
    for number, step in enumerate(random_game(game, setup, seed)):
        if number % 5 == 0:  # looking fields up by name takes long
            _check_fields(game, setup, step.after)
        clone = step.after.clone()
        assert same(clone, step.after), "a clone differs from its original"
        assert digest(clone) == digest(step.after), "a clone hashes differently"
        kept.append((clone, digest(clone)))
    for number, (copy, value) in enumerate(kept):
        assert digest(copy) == value, f"the copy of step {number} changed afterwards"


def _check_fields(game: Game, setup: Setup, state: State) -> None:
    """Every number that a position keeps is among its cells, and can be read back from them."""
    cells, kept = list(state.cells()), numbers_of(state)
    assert kept == cells, f"{len(kept)} numbers are kept, {len(cells)} are listed as cells"
    again = game.from_cells(setup, pack(state))
    assert same(again, state), "a position read from its numbers differs"


def check_seed(game: Game, setup: Setup, seed: int) -> None:
    """The same seed gives the same game."""
    one = [(step.seat, step.move, digest(step.after)) for step in random_game(game, setup, seed)]
    two = [(step.seat, step.move, digest(step.after)) for step in random_game(game, setup, seed)]
    assert one == two, "the same seed gave two different games"


def check_fold(game: Game, setup: Setup, seed: int) -> None:
    """fold(log) equals play, and the log survives being written and read."""
    dice = Dice(seed)
    table = Table(game, setup, [f"seat {i}" for i in range(setup.players)]).begin(dice)
    while table.actors:
        seat = table.actors[0]
        legal = game.legal(table.state, seat)
        table.play(seat, legal[dice.below(len(legal))], dice)
    again = fold(game, parse_log(table.log_text(), "the log"))
    assert same(again.state, table.state), "the fold of the log differs from what was played"
    assert again.log_text() == table.log_text(), "the log of the fold differs from the log"


def check_legality(game: Game, setup: Setup, seed: int) -> None:
    """Every legal move applies; every other one is refused with a rule and changes nothing."""
    for move in range(game.move_count):
        name = game.move_name(move)
        assert game.move_number(name) == move, f"{name} is not read back as move {move}"
    # From another move on in each game: in short ones not all would get their turn.
    for number, step in enumerate(looked_at(game, setup, seed), seed):
        _check_all_moves(game, setup, step.after, number)


def _check_all_moves(game: Game, setup: Setup, state: State, number: int) -> None:
    value = digest(state)
    for seat in range(setup.players):
        legal = game.legal(state, seat)
        assert legal == sorted(set(legal)), "legal moves are not ascending or not unique"
        # Others may have moves too: taking back a plan while the rest still think.
        if seat in seats_in(state.actors()):
            assert legal, f"seat {seat} is asked but has no legal move"
        if not state.actors():
            assert not legal, f"seat {seat} has legal moves after the end"
        for move in legal:
            _check_legal_move(game, state, seat, move)
        # Asking why takes long in a game of many moves: other ones are asked each time.
        for move in set(range(number % SOME, game.move_count, SOME)).difference(legal):
            name, refusal = game.move_name(move), game.why_not(state, seat, move)
            assert game.forbidden_by(state, seat, move), f"the refusal of {name} names no rule"
            assert isinstance(refusal, Refused), f"the illegal move {name} is not refused"
    assert digest(state) == value, "asking for moves changed the position"


def _check_legal_move(game: Game, state: State, seat: int, move: int) -> None:
    name, refusal = game.move_name(move), game.why_not(state, seat, move)
    assert refusal is None, f"the legal move {name} is refused: {refusal}"
    after = state.clone()
    after.apply(seat, move, Dice(move), Scribe())
    assert not same(after, state), f"{name} changes nothing"


def check_laws(game: Game, setup: Setup, seed: int) -> None:
    """The conservation laws of the rulebook hold after every step, and in the end somebody has won.

    Nobody may have won where the game says so; whoever has won has a seat.
    """
    winners: list[int] = []
    for number, step in enumerate(random_game(game, setup, seed)):
        broken = game.broken_laws(step.before, step.after, step.notes)
        assert not broken, f"step {number} ({game.move_name(step.move)}): {broken}"
        assert step.after.players() == setup.players, "the position has another number of seats"
        if not step.after.actors():
            winners = seats_in(step.after.winners())
    assert winners or not game.somebody_wins, "nobody has won"
    assert all(seat < setup.players for seat in winners), f"{winners} have won, not all sit here"


def check_documents(game: Game, setup: Setup, seed: int) -> None:
    """A position written as a document and read back is the same position."""
    for step in looked_at(game, setup, seed):
        document = json.loads(json.dumps(game.document(step.after)))
        assert same(game.from_document(setup, document), step.after), "a document lost something"


def check_words(game: Game, setup: Setup, seed: int) -> None:
    """Everything that happens can be said in every language, and the table can be drawn.

    What is said to somebody about their own seat says "you", and not their name.
    """
    said: dict[str, int] = {}
    speakers = [speaker(language) for language in LANGUAGES]
    seats = [f"seat {i}" for i in range(setup.players)]
    for number, step in enumerate(looked_at(game, setup, seed)):
        messages = [game.prompt(step.after)]
        for event in game.events(setup, step.notes, None):
            messages.append(game.say(event))
            assert game.rule_of(event), f"{event} rests on no rule"
        for message in messages:
            # In all languages at first, then in each in turn: what is said often is said alike.
            times = said[message.id] = said.get(message.id, -1) + 1
            for voice in speakers if times < OFTEN else [speakers[times % len(speakers)]]:
                text = voice.say(message, seats)
                assert text, f"{message.id} says nothing"
                for seat in _spoken_of(message):
                    told = voice.say(message, seats, seat)
                    assert told != text, f'{message.id} has no "you" in {voice.language}'
                    assert seats[seat] not in told, f"{message.id} names its reader: {told}"
        move = game.describe(step.before, step.move)
        assert speakers[number % len(speakers)].say(move, seats), f"{move.id} says nothing"
        # Drawing takes longest: every other table is drawn, in each language in turn.
        if number % 2 == 0:
            language = LANGUAGES[number // 2 % len(LANGUAGES)]
            picture = game.picture(game.view(step.after, step.seat), language)
            assert picture.strip(), "the picture is empty"


def _spoken_of(message: Message) -> list[int]:
    """The seats that are arguments of a message, one by one or as a list."""
    words = [
        word
        for value in message.args.values()
        for word in (value if isinstance(value, list) else [value])
    ]
    return [int(word[1:]) for word in words if isinstance(word, str) and word.startswith("#")]


def check_secrecy(game: Game, setup: Setup, seed: int) -> None:
    """Worlds that differ only in what a viewer may not know give that viewer equal bytes.

    Before a step a second world is drawn for some of the viewers, chosen at random since views
    take long. Its view and legal moves must be
    equal. Then the move is made, and also in a world that agrees in whatever the move turns up,
    with the same outcomes: what the viewer is told and sees must be equal again, also while the
    rules still carry the move out. Where that world does not allow the move or the outcome, the two
    have become distinguishable by right, and there is nothing to compare.
    """
    thinking, spread = Dice(seed + 1), Spread()
    for step in looked_at(game, setup, seed):
        first, recorder, diary = step.before.clone(), Recorder(Dice(7)), Diary()
        first.apply(step.seat, step.move, recorder, diary)
        for viewer in [*range(setup.players), None]:
            if thinking.below(2):
                continue
            # A spectator is a viewer with a seat that nobody has.
            seat = -1 if viewer is None else viewer
            world = step.before.determinise(seat, thinking)
            _same_sight(game, step.before, world, viewer)
            world = game.world_behind(step.before, first, seat, thinking)
            behind = world.clone()
            if _same_step(game, setup, step, viewer, first, recorder, diary, world):
                kinds = [kind for kind, *_ in diary.notes]
                looks = [spread.takes((kind, viewer == step.seat)) for kind in kinds]
                _same_moments(game, step, viewer, recorder, behind, looks)


def _same_sight(game: Game, one: State, two: State, viewer: int | None) -> None:
    if same(one, two):  # nothing is hidden: there is only one world
        return
    views = [msgspec.json.encode(game.view(state, viewer)) for state in (one, two)]
    assert views[0] == views[1], f"viewer {viewer} sees a difference:\n{views[0]!r}\n{views[1]!r}"
    assert one.actors() == two.actors(), f"viewer {viewer} sees who may act"
    if viewer is not None:
        moves = game.legal(one, viewer)
        assert moves == game.legal(two, viewer), f"viewer {viewer} has other legal moves"
        for move in moves[:20]:
            said = game.describe(one, move)
            assert said == game.describe(two, move), f"viewer {viewer} reads a difference: {said}"


def _same_step(
    game: Game,
    setup: Setup,
    step: Transition,
    viewer: int | None,
    first: State,
    recorder: Recorder,
    one: Diary,
    second: State,
) -> bool:
    """Whether the step is one and the same for the viewer in both worlds, as far as it may be."""
    if step.move not in game.legal(second, step.seat):
        assert step.seat != viewer, (
            "the viewer's own move is not legal in a world it cannot tell apart"
        )
        return False
    echo, two = Echo(recorder.outcomes), Diary()
    second.apply(step.seat, step.move, echo, two)
    if echo.parted:
        return False
    if first.actors() == 0:
        return (
            False  # with the last step what was hidden is laid open: the worlds may differ by right
        )
    told = [msgspec.json.encode(game.events(setup, diary.notes, viewer)) for diary in (one, two)]
    assert told[0] == told[1], f"viewer {viewer} is told a difference:\n{told[0]!r}\n{told[1]!r}"
    if not same(first, second):
        views = [msgspec.json.encode(game.view(state, viewer)) for state in (first, second)]
        assert views[0] == views[1], f"viewer {viewer} sees a difference after the move"
    return True


def _same_moments(
    game: Game,
    step: Transition,
    viewer: int | None,
    recorder: Recorder,
    behind: State,
    looks: list[bool],
) -> None:
    """The positions on the way from a decision to the next one look the same in both worlds."""
    one = pictures(step.before, step.seat, step.move, Script(recorder.outcomes))
    two = pictures(behind, step.seat, step.move, Echo(recorder.outcomes))
    before: list[State] = []
    for number, (look, *states) in enumerate(zip(looks, one, two, strict=True)):
        # Views take long: one world, or two that have just been looked at, show no difference.
        if not look or same(*states) or (before and all(map(same, states, before))):
            continue
        before = states
        seen = [msgspec.json.encode(game.view(state, viewer)) for state in states]
        assert seen[0] == seen[1], f"viewer {viewer} sees a difference in the midst: note {number}"


def pictures(before: State, seat: int, move: int, chance: Chance) -> list[State]:
    """The position at every note of a move."""
    state = before.clone()
    album = Album(state)
    state.apply(seat, move, chance, album)
    return album.pictures


def check_points(game: Game, setup: Setup, seed: int) -> None:
    """Points by source are the score, between decisions too, and no secret: all worlds agree."""
    thinking = Dice(seed + 6)
    for step in looked_at(game, setup, seed):
        chance = Dice(int(thinking.below(1 << 30)))
        midst = pictures(step.before, step.seat, step.move, chance)
        for state in (step.after, *midst[:: max(1, len(midst) // 8)]):
            points = game.points(state)
            for seat in range(setup.players):
                total, score = sum(points[seat].values()), int(state.score(seat))
                assert total == score, f"seat {seat} has {score} points, its sources {points[seat]}"
        if step.after.actors():
            _check_standings(game, setup, step.after, thinking)


def _check_standings(game: Game, setup: Setup, state: State, thinking: Dice) -> None:
    """Points and what is still to be scored are the same in all worlds drawn for a viewer."""
    viewer = int(thinking.below(setup.players + 1)) - 1
    seat = None if viewer < 0 else viewer
    one, two = (state.determinise(viewer, thinking) for _ in range(2))
    assert game.points(one) == game.points(state), "points are a secret"
    standings = game.standings(one, seat)
    assert standings == game.standings(two, seat), f"viewer {seat} learns a secret"
    voice, seats = speaker(LANGUAGES[0]), [f"seat {i}" for i in range(setup.players)]
    for section in standings.sections:
        assert voice.say(section.title, seats)
        for row in section.rows:
            assert voice.say(row.name, seats)
            assert len(row.counts) == len(row.points) == setup.players
            assert row.lead >= 0
    for message in (*standings.to_come, *game.spans(state)):
        assert voice.say(message, seats)
    seen = game.view(state, None)
    assert len(game.holdings(seen)) in (0, setup.players)
    if seat is not None:
        assert game.own_view(state, seen, seat) == game.view(state, seat), "seen in two ways"
        assert seen == game.view(state, None), "a seat's own things were put into all views"


def check_determinise(game: Game, setup: Setup, seed: int) -> None:
    """A world drawn for a seat obeys every law, and leaves the state it was drawn from alone.

    It waits for the same seats: who is asked must not tell what anybody holds.
    """
    thinking = Dice(seed + 2)
    for step in looked_at(game, setup, seed):
        value = digest(step.after)
        for viewer in range(setup.players):
            world = step.after.determinise(viewer, thinking)
            broken = game.broken_laws(None, world)
            assert not broken, f"a world drawn for seat {viewer}: {broken}"
            assert world.actors() == step.after.actors(), f"seat {viewer} can tell who is asked"
        assert digest(step.after) == value, "determinise changed the state it was drawn from"


def check_covered(game: Game, setup: Setup, seed: int) -> None:
    """What is only covered, everybody could know: all worlds drawn for a seat agree in it."""
    thinking = Dice(seed + 4)
    # Taking views apart takes long: each seat in turn could know what each other one sees.
    pairs = itertools.cycle(itertools.product(range(setup.players), repeat=2))
    for step in looked_at(game, setup, seed) if game.covered else ():
        viewer, seat = next(pairs)
        world = step.before.determinise(viewer, thinking)
        one, two = (
            dict(_covered(game, "", msgspec.to_builtins(game.view(state, seat))))
            for state in (step.before, world)
        )
        assert one == two, f"covered, yet seat {viewer} cannot know it: {one} or {two}"


def _covered(game: Game, field: str, part: Any) -> Iterator[tuple[str, str]]:
    """The parts of a view that are only covered, by where they are."""
    if game.is_covered(field):
        yield field, json.dumps(part)
        return
    if field and not any(name.startswith(f"{field}.") for name in game.covered):
        return
    keys: Iterable[Any] = ()
    if isinstance(part, dict | list):
        keys = part if isinstance(part, dict) else range(len(part))
    for key in keys:
        for name, found in _covered(game, inside(field, key), part[key]):
            yield f"{key}/{name}", found


def check_recall(game: Game, setup: Setup, seed: int) -> None:
    """What a seat was shown stays true and stays with it, until it has gone or may have gone; every
    world drawn for the seat agrees."""
    if type(game).recall is Game.recall:
        return
    thinking = Dice(seed + 5)
    known: list[Document] = [{} for _ in range(setup.players)]
    for number, step in enumerate(random_game(game, setup, seed)):
        for seat in range(setup.players):
            recalled, before = game.recall(step.after, seat), known[seat]
            for name, thing in before.items():
                if name not in recalled or recalled[name] != thing:
                    gone = not game.is_true(step.after, name, thing)
                    gone = gone or game.may_have_gone(step.notes, name, thing)
                    assert gone, f"step {number}: seat {seat} forgot {name}, which is true"
            known[seat] = recalled
            if not recalled or not step.after.actors():
                continue
            world = step.after.determinise(seat, thinking)
            assert game.recall(world, seat) == recalled, f"a world in which seat {seat} knows else"
            for name, thing in recalled.items():
                for state in (step.after, world):
                    assert game.is_true(state, name, thing), f"{name}: {thing} is not true"


def check_observation(game: Game, setup: Setup, seed: int) -> None:
    """What a seat knows as numbers is equal in worlds which the seat cannot tell apart.

    The row is as long as its fields say, no number leaves the bounds of its field, nothing is left
    of what stood there before, and looking changes nothing. Every position is looked at from one
    seat, chosen at random.
    """
    thinking = Dice(seed + 3)
    observer = game.observer(setup)
    highs = [field.high for field in observer.fields for _ in range(field.size)]
    names = [field.name for field in observer.fields]
    assert len(set(names)) == len(names), "two fields have one name"
    for count, step in enumerate(random_game(game, setup, seed)):
        # Before a step the game still runs: with the last one what was hidden is laid open.
        value, viewer = digest(step.before), int(thinking.below(setup.players))
        row = row_of(observer, step.before, viewer)
        assert len(row) == len(highs), "the row has another length than its fields"
        if min(row) < 0 or any(map(operator.gt, row, highs)):
            raise AssertionError(f"a number is out of the bounds of its field: {row}")
        world = step.before.determinise(viewer, thinking)
        if count % 8 == 0:
            for i, high in enumerate(highs):
                observer.numbers[i] = i16(high)
        seen = row_of(observer, world, viewer)
        assert row == seen, f"seat {viewer} learns a secret, or a number is not written"
        assert digest(step.before) == value, "observing changed the position"


CHECKS: dict[str, Callable[[Game, Setup, int], None]] = {
    "copies": check_copies,
    "seed": check_seed,
    "fold": check_fold,
    "legality": check_legality,
    "laws": check_laws,
    "documents": check_documents,
    "words": check_words,
    "secrecy": check_secrecy,
    "points": check_points,
    "determinise": check_determinise,
    "covered": check_covered,
    "recall": check_recall,
    "observation": check_observation,
}
