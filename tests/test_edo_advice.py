"""What Edo says to those who ask: coach, reasons of hints, how the game stands."""

from collections import defaultdict
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.table.game import Setup, seats_in
from bakufu.engine.text.words import LANGUAGES, game_catalogues, speaker
from bakufu.games.edo.game import Edo
from bakufu.games.edo.judgement import EdoJudgement
from bakufu.games.edo.judgement_weights import own_weights
from bakufu.games.edo.moves import BUILD, BUY, MOVES
from bakufu.games.edo.phases import share_of
from bakufu.games.edo.state import EdoState

GAME = Edo()
SEATS = ["Akiko", "Émile", "Jürgen", "Zoë"]
Decision = tuple[Setup, EdoState, int, list[int], list[int]]


def hasty() -> EdoJudgement:
    """A judge that rehearses few plans: enough to come to every kind of decision."""
    judge = EdoJudgement(own_weights())
    judge.tries, judge.changes = 2, 2
    return judge


def decisions(players: int, seed: int) -> Iterator[Decision]:
    """Every decision of a game that is mostly played well, and what a judge would do."""
    setup, dice, judge = GAME.setup({"players": players}), Dice(seed), hasty()
    row = vec[i64]([0] * MOVES)
    state = GAME.start(setup, dice, Scribe())
    while actors := seats_in(state.actors()):
        seat = actors[0]
        legal = GAME.legal(state, seat)
        line = [int(row[i]) for i in range(judge.line(state, seat, dice, row))]
        yield setup, state, seat, legal, line
        if dice.below(5) == 0:
            line = [legal[dice.below(len(legal))]]
        for move in line:
            state.apply(seat, move, dice, Scribe())


@pytest.fixture(scope="module")
def played() -> list[Decision]:
    found = []
    for players, seed in ((2, 1), (3, 3), (4, 2), (4, 4)):
        for setup, state, seat, legal, line in decisions(players, seed):
            found.append((setup, state.clone(), seat, legal, line))
    return found


def kinds() -> set[str]:
    catalogue = "\n".join(game_catalogues("edo", "en").values())
    lines = [line.split(" =")[0] for line in catalogue.splitlines() if " =" in line]
    return {line for line in lines if line.startswith("edo-prompt-")} - {"edo-prompt-nobody"}


def test_the_coach_speaks_at_every_kind_of_decision(played: list[Decision]) -> None:
    found = defaultdict(set)
    for setup, state, seat, legal, _ in played:
        messages = GAME.coach(setup, GAME.view(state, seat), legal)
        asked = GAME.prompt(state).id
        assert 1 <= len(messages) <= 2, asked
        assert state.is_secret() or GAME.coach(setup, GAME.view(state, None), legal) == []
        for language in LANGUAGES:
            said = " ".join(speaker(language).say(message, SEATS) for message in messages)
            assert "edo-" not in said
            found[asked, language].add(said)
    assert {asked for asked, _ in found} == kinds()
    for (asked, language), sentences in found.items():
        assert len(sentences) > 1, f"{asked} in {language} is always {sentences}"
        assert any(sign.isdigit() for one in sentences for sign in one), asked


def test_hints_have_reasons_and_a_building_brings_what_they_say(played: list[Decision]) -> None:
    built, plans = 0, 0
    for _, state, seat, _, line in played:
        messages = GAME.reasons(state, seat, line)
        assert 1 <= len(messages) <= 2
        for language in LANGUAGES:
            assert all("edo-" not in speaker(language).say(one, SEATS) for one in messages)
        plans += messages[0].id == "edo-why-plan"
        if BUILD <= line[0] < BUY:
            after = state.clone()
            city = (line[0] - int(BUILD)) // 3
            before = share_of(state, seat, city)
            after.apply(seat, line[0], Dice(0), Scribe())
            if after.actors() and after.round == state.round:
                more = share_of(after, seat, city) - before
                assert messages[0].args["ryo"] == more
                assert messages[0].args["points"] == after.score(seat) - state.score(seat)
                built += 1
    assert built > 3
    assert plans > 20


def test_the_standings_hide_ryo_and_name_those_outside(played: list[Decision]) -> None:
    outside = set()
    for _, state, seat, _, _ in played[:: len(played) // 40]:
        found = GAME.standings(state, seat)
        if state.round == 0:
            assert found.sections == []
            continue
        samurai, ryo = found.sections[0].rows
        assert [number is not None for number in ryo.counts] == [
            other == seat for other in range(state.box.players)
        ]
        assert samurai.counts == [state.samurai_of(other) for other in range(state.box.players)]
        for row in found.sections[1].rows:
            assert len(row.holders) <= 1
        out = [other for other in range(state.box.players) if not state.count_built(other, 0, 0)]
        outside.add(len(out))
        assert all(not samurai.points[other] for other in out)
        named = [one.args["seats"] for one in found.to_come if one.id == "edo-to-come-outside"]
        assert named == ([[f"#{other}" for other in out]] if out else [])
        holdings = GAME.holdings(GAME.view(state, None))
        assert [one["points"] for one in holdings] == [
            state.score(other) for other in range(state.box.players)
        ]
        assert GAME.spans(state)[0].args == {"round": state.round}
    assert len(outside) > 1
