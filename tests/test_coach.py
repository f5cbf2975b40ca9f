"""The coach has something true to say at every kind of decision, and it depends on the position."""

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import Any, cast

import pytest
from shogun_games import UNTUNED

from bakufu.arena.roster import read_weights
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game, Setup, seats_in
from bakufu.engine.text.message import Message
from bakufu.engine.text.words import LANGUAGES, game_catalogues, speaker
from bakufu.games.shelf import GAMES
from bakufu.games.shitenno import moves as shitenno_moves
from bakufu.games.shitenno import names as shitenno_names
from bakufu.games.shitenno.scoring import majority_owner
from bakufu.games.shitenno.state import ShitennoState
from bakufu.games.shogun import moves as shogun_moves
from bakufu.games.shogun import names as shogun_names
from bakufu.games.shogun.notes import PROVINCE_CONQUERED as NOTE_CONQUERED
from bakufu.games.shogun.notes import PROVINCE_EMPTIED as NOTE_EMPTIED
from bakufu.games.shogun.notes import PROVINCE_HELD as NOTE_HELD
from bakufu.games.shogun.state import EVENT_OPEN, PLAN, ShogunState

MODULES = {"court": "on", "samurai": "on", "leaders": "on", "chambers": "on"}
# Tables that come together to every kind of decision.
TABLES: dict[str, list[dict[str, object]]] = {
    "shitenno": [{"players": 2}, {"players": 3}, {"players": 4}],
    "shogun": [
        {"players": 4},
        {"players": 3, **MODULES},
        {"players": 3, "start": "draft", "statue_duty": "may", "chamber_pick": "must", **MODULES},
    ],
}
SEATS = ["Akiko", "Émile", "Jürgen", "Zoë", "Ines"]
Decision = tuple[Setup, State, int, list[int]]


def decisions(
    game: Game, options: dict[str, object], seed: int, judge: Judgement | None = None
) -> Iterator[Decision]:
    """Every decision of a game that is played well and then again anyhow."""
    setup, dice = game.setup(options), Dice(seed)
    state, judgement = game.start(setup, dice, Scribe()), judge or game.judgement()
    while actors := seats_in(state.actors()):
        seat = actors[0]
        legal = game.legal(state, seat)
        yield setup, state, seat, legal
        anyhow = dice.below(4) == 0
        move = legal[dice.below(len(legal))] if anyhow else judgement.choose(state, seat, dice)
        state.apply(seat, move, dice, Scribe())


def said(game: Game, decision: Decision) -> list[Message]:
    setup, state, seat, legal = decision
    return game.coach(setup, game.view(state, seat), legal)


def kinds(game: str) -> set[str]:
    """What a game may ask, by its messages; the end asks nothing."""
    catalogue = "\n".join(game_catalogues(game, "en").values())
    prompts = {
        line.split(" =")[0]
        for line in catalogue.splitlines()
        if line.startswith(f"{game}-prompt-") and " =" in line
    }
    return prompts - {f"{game}-prompt-nobody"}


@pytest.mark.parametrize("name", TABLES)
def test_every_kind_of_decision_has_sentences_that_depend_on_the_position(name: str) -> None:
    game, found = GAMES[name], defaultdict(set)
    for options in TABLES[name]:
        for seed in range(3):
            for decision in decisions(game, options, seed):
                asked = game.prompt(decision[1]).id
                messages = said(game, decision)
                assert 1 <= len(messages) <= 2, f"{asked}: one or two sentences, not {messages}"
                for language in LANGUAGES:
                    words = [speaker(language).say(message, SEATS) for message in messages]
                    found[asked, language].add(" ".join(words))
    assert {asked for asked, _ in found} == kinds(name)
    for (asked, language), sentences in found.items():
        assert len(sentences) > 1, f"{asked} in {language} is always {sentences}"
        assert any(sign.isdigit() for one in sentences for sign in one), f"{asked}: no number"


@pytest.mark.parametrize("name", TABLES)
def test_it_speaks_to_nobody_who_only_watches(name: str) -> None:
    game = GAMES[name]
    for setup, state, _, legal in decisions(game, TABLES[name][0], 1):
        assert state.is_secret() or game.coach(setup, game.view(state, None), legal) == []


def test_a_committed_plan_can_be_taken_back() -> None:
    game = GAMES["shogun"]
    for setup, state, seat, _ in decisions(game, {"players": 3}, 1):
        s = cast(ShogunState, state)
        if s.asked().name == "plan" and (done := seats_in(int(s.committed))):
            assert done[0] != seat
            (message,) = said(game, (setup, s, done[0], game.legal(s, done[0])))
            assert message.id == "shogun-coach-committed"
            assert message.args["waiting"] == 3 - len(done)
            return
    pytest.fail("nobody has committed a plan")


# Whether it is true


def sentence(messages: list[Message], what: str) -> dict[str, Any] | None:
    return next((dict(one.args) for one in messages if one.id.endswith(f"-coach-{what}")), None)


def at_once(game: Game, state: State, seat: int) -> int:
    """Points that come when a kamon is placed; the last one may bring the final count with it."""
    points = game.points(state)[seat]
    return points["positions"] + points["titles"]


def test_shitenno_the_best_province_brings_its_points_and_its_majority() -> None:
    """SHI-TITLE-04, SHI-SCORE-08 and SHI-SCORE-09: placed and scored, as the coach said."""
    game, tried = GAMES["shitenno"], 0
    for seed in range(4):
        for setup, state, seat, legal in decisions(game, {"players": 3}, seed):
            messages = said(game, (setup, state, seat, legal))
            place = sentence(messages, "place")
            if place is None:
                continue
            s = cast(ShitennoState, state.clone())
            name = place["province"].removeprefix("@province-")
            province = shitenno_names.PROVINCES.index(name)
            first = int(shitenno_moves.PLACE) + 2 * province
            move, dice = (first if first in legal else first + 1), Dice(seed)
            before = at_once(game, s, seat)
            s.apply(seat, move, dice, Scribe())
            while s.asked().name == "payment":
                s.apply(seat, game.legal(s, seat)[0], dice, Scribe())
            assert at_once(game, s, seat) - before == place["points"]
            ahead = sentence(messages, "ahead") or sentence(messages, "ahead-tied")
            assert (majority_owner(s, province) == seat) == (ahead is not None)
            tried += 1
    assert tried > 30


ENDS = {NOTE_CONQUERED, NOTE_HELD, NOTE_EMPTIED}


def test_shogun_the_odds_of_a_march_are_those_of_the_tower() -> None:
    """Thrown often enough, the tower does what the coach said (SHO-BATTLE-10)."""
    game, tried, throws = GAMES["shogun"], 0, 300
    for decision in decisions(game, {"players": 4}, 2):
        messages = said(game, decision)
        told = sentence(messages, "number") or sentence(messages, "number-all")
        if told is None or tried == 5:
            continue
        _, state, seat, _ = decision
        won = 0
        for seed in range(throws):
            s, diary = state.clone(), Diary()
            s.apply(seat, int(shogun_moves.NUMBER) + told["most"] - 1, Dice(seed), diary)
            # The first fight that ends is this one; what follows by itself may bring others.
            won += next(note[0] for note in diary.notes if note[0] in ENDS) == NOTE_CONQUERED
        assert abs(won / throws - told["best"] / 100) < 4 * sqrt(0.25 / throws) + 0.005
        tried += 1
    assert tried == 5


def test_shogun_winter_costs_what_the_coach_says_at_planning() -> None:
    """SHO-WINTER-02 and SHO-WINTER-04, beside the chests that are there."""
    game, seen = GAMES["shogun"], set()
    thrifty = read_weights(UNTUNED).judgement(game)  # the tuned judge never has rice to spare
    for seed in range(3):
        for setup, state, seat, legal in decisions(game, {"players": 4}, seed, thrifty):
            s = cast(ShogunState, state)
            if s.step != PLAN:
                continue
            messages = said(game, (setup, state, seat, legal))
            losses = [int(s.box.loss[card]) for card in range(12) if s.events[card] == EVENT_OPEN]
            most = int(s.provinces_of(seat)) + max(losses)
            for what in ("plan-rice", "plan-fed"):
                if told := sentence(messages, what):
                    assert (told["rice"], told["most"]) == (s.rice[seat], most)
                    assert (s.rice[seat] >= most) == (what == "plan-fed")
                    seen.add(what)
            if told := sentence(messages, "plan-money"):
                assert told["chests"] == s.chests[seat] < max(s.box.price)
                seen.add("plan-money")
    assert seen == {"plan-rice", "plan-fed", "plan-money"}


def test_shogun_a_majority_that_the_coach_names_is_one() -> None:
    """SHO-SCORE-04: with the building there, nobody else has as many in the region."""
    game, tried = GAMES["shogun"], 0
    for setup, state, seat, legal in decisions(game, {"players": 3}, 5):
        told = sentence(said(game, (setup, state, seat, legal)), "plan-majority")
        if told is None:
            continue
        s = cast(ShogunState, state)
        building = shogun_names.BUILDINGS.index(told["action"].removeprefix("@shogun-action-"))
        where = shogun_names.PROVINCES.index(told["province"].removeprefix("@shogun-province-"))
        counts = [0, 0, 0]
        for province in range(45):
            holder = int(s.owner[province])
            same = s.box.region[province] == s.box.region[where]
            if holder >= 0 and same and s.has_building(province, building):
                counts[holder] += 1
        counts[seat] += 1
        assert s.owner[where] == seat
        assert not s.has_building(where, building)
        assert counts[seat] > max(count for who, count in enumerate(counts) if who != seat)
        assert (told["points"], told["price"]) == (s.box.majority[building], s.box.price[building])
        tried += 1
    assert tried > 5
