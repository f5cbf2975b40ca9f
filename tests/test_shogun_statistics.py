"""What a game of Shogun counts, from scripted notes and from whole games."""

from collections import Counter

import pytest

from bakufu.arena.match import play_match
from bakufu.bots.house_bots import RandomBot
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Clerk, Diary, Scribe
from bakufu.engine.core.playout import play_out
from bakufu.games.shogun import notes
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.statistics import ShogunCounting

GAME = Shogun()
COUNTING = ShogunCounting()
KAI, SETTSU, SURUGA = 0, 1, 2


def note(kind: int, a: int = 0, b: int = 0, c: int = 0) -> tuple[int, int, int, int]:
    return int(kind), a, b, c


def test_battles_against_players_and_farmers_and_their_margins() -> None:
    counts = COUNTING.count(
        3,
        [
            note(notes.BATTLE_BEGAN, KAI, 0, 1),
            note(notes.PROVINCE_CONQUERED, 0, KAI, 3),
            note(notes.BATTLE_BEGAN, KAI, 1, 0),
            note(notes.PROVINCE_HELD, 0, KAI, 2),
            note(notes.BATTLE_BEGAN, KAI, 1, 0),
            note(notes.PROVINCE_EMPTIED, KAI, 0),
            note(notes.BATTLE_BEGAN, SETTSU, 0, -1),
            note(notes.PROVINCE_CONQUERED, 0, SETTSU, 1),
            note(notes.BATTLE_BEGAN, SURUGA, 2, -1),
            note(notes.PROVINCE_HELD, -1, SURUGA, 0),
        ],
    )
    assert counts.outcomes["battles"] == {
        "against players": {"conquered": 1, "emptied": 1, "held": 1},
        "against farmers": {"conquered": 1, "held": 1},
    }
    assert counts.spreads["battle_margins"] == {
        "against players": {3: 1, -2: 1, 0: 1},
        "against farmers": {1: 1, 0: 1},
    }
    assert counts.rates["attacks_won"] == [(1, 1), (0, 2), (0, 0)]
    assert counts.rates["raids_won"] == [(1, 1), (0, 0), (0, 1)]


def test_revolts_of_winters_are_told_from_those_of_rice_and_taxes() -> None:
    counts = COUNTING.count(
        3,
        [
            note(notes.REVOLT_BEGAN, KAI, 0, 1),
            note(notes.PROVINCE_EMPTIED, KAI, 0),
            note(notes.WINTER_BEGAN, 1, 4),
            note(notes.HUNGER, 1, 2, 2),
            note(notes.REVOLT_BEGAN, SETTSU, 1, 1),
            note(notes.PROVINCE_EMPTIED, SETTSU, 1),
            note(notes.REVOLT_BEGAN, KAI, 1, 1),
            note(notes.PROVINCE_EMPTIED, KAI, 1),
            note(notes.HUNGER, 2, 1, 1),
            note(notes.REVOLT_BEGAN, SURUGA, 2, 1),
            note(notes.REVOLT_PUT_DOWN, 2, SURUGA, 1),
            note(notes.YEAR_PREPARED, 2),
            note(notes.REVOLT_BEGAN, KAI, 2, 1),
            note(notes.REVOLT_PUT_DOWN, 2, KAI, 2),
            note(notes.WINTER_BEGAN, 2, 4),
        ],
    )
    assert counts.spreads["winter_revolts"] == {"first winter": {3: 1}, "second winter": {0: 1}}
    assert counts.outcomes["revolts"] == {
        "first winter": {"put down": 1, "lost": 2},
        "second winter": {"put down": 0, "lost": 0},
        "rice and taxes": {"put down": 1, "lost": 1},
    }
    assert counts.rates["hungry"] == [(0, 2), (1, 2), (1, 2)]
    assert counts.rates["hunger_lost"] == [(0, 2), (1, 2), (0, 2)], "two provinces, one winter"


@pytest.mark.rule("SHO-SETUP-13")
def test_the_start_is_the_printed_list() -> None:
    setup = GAME.setup({"players": 4, "fixed_lists": "random"})
    found = Counter(
        tuple(play_match(GAME, setup, [RandomBot()] * 4, seed).counts.starts) for seed in range(30)
    )
    assert len(found) > 5, "lists are dealt anew in each game"
    for starts in found:
        assert sorted(starts) == ["list A", "list B", "list C", "list D"]
    by_seat = GAME.setup({"players": 3})
    in_order = play_match(GAME, by_seat, [RandomBot()] * 3, 1).counts.starts
    assert in_order == ["list A", "list B", "list C"]


@pytest.mark.rule("SHO-DRAFT-03")
def test_the_start_is_the_place_in_the_draft() -> None:
    counts = COUNTING.count(4, [note(notes.DRAFT_BEGAN, 2)])
    places = ["draft place 3", "draft place 4", "draft place 1", "draft place 2"]
    assert counts.starts == places
    setup = GAME.setup({"players": 4, "start": "draft", "draft_first": "seat1"})
    starts = play_match(GAME, setup, [RandomBot()] * 4, 1).counts.starts
    assert starts == sorted(places)


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 5}, {"side": "moon"}])
def test_whole_games_agree_with_everything_noted(options: dict[str, object]) -> None:
    """The clerk's extract against a diary of the same game, counted in another way."""
    setup = GAME.setup(options)
    players = setup.players
    for seed in range(5):
        diary, clerk = Diary(), Clerk(COUNTING.kinds)
        for scribe in (diary, clerk):
            dice = Dice(seed)
            state = GAME.start(setup, dice, scribe)
            play_out(state, dice, GAME.move_count, GAME.longest, scribe)
        kinds = Counter(kind for kind, *_ in diary.notes)
        assert [one for one in diary.notes if one[0] in COUNTING.kinds] == clerk.notes
        counts = COUNTING.count(players, clerk.notes)
        battles, revolts = counts.outcomes["battles"], counts.outcomes["revolts"]
        assert sum(sum(ends.values()) for ends in battles.values()) == kinds[notes.BATTLE_BEGAN]
        assert sum(sum(ends.values()) for ends in revolts.values()) == kinds[notes.REVOLT_BEGAN]
        conquered = sum(ends["conquered"] for ends in battles.values())
        assert conquered == kinds[notes.PROVINCE_CONQUERED]
        for foe, ends in battles.items():
            margins = counts.spreads["battle_margins"][foe]
            assert sum(margins.values()) == sum(ends.values())
            assert sum(n for margin, n in margins.items() if margin > 0) == ends["conquered"]
        attacks = [*counts.rates["attacks_won"], *counts.rates["raids_won"]]
        assert sum(asked for _, asked in attacks) == kinds[notes.BATTLE_BEGAN]
        assert sum(yes for yes, _ in attacks) == conquered
        assert sum(yes for yes, _ in counts.rates["hungry"]) == kinds[notes.HUNGER]
        for winter in ("first winter", "second winter"):
            number = sum(revolts[winter].values())
            assert counts.spreads["winter_revolts"][winter] == {number: 1}
        assert all(
            lost <= hungry <= asked == 2
            for (lost, _), (hungry, asked) in zip(
                counts.rates["hunger_lost"], counts.rates["hungry"], strict=True
            )
        )


def test_listening_changes_no_game() -> None:
    setup = GAME.setup({"players": 4})
    scores = []
    for scribe in (None, Scribe(), Clerk(COUNTING.kinds)):
        dice = Dice(5)
        state = GAME.start(setup, dice, Scribe())
        play_out(state, dice, GAME.move_count, GAME.longest, scribe)
        scores.append([int(state.score(seat)) for seat in range(4)])
    assert scores[0] == scores[1] == scores[2]


def test_every_measure_is_counted_in_every_game() -> None:
    """Even in a game in which nothing happened: tables have the same rows in the same order."""
    counts = COUNTING.count(3, [])
    told = [*counts.rates, *counts.spreads, *counts.outcomes]
    assert sorted(told) == sorted(measure.id for measure in COUNTING.measures)


def test_a_clerk_knows_notes_of_any_number_of_kinds() -> None:
    """Shogun with its modules has more kinds than a number has bits."""
    clerk, nobody = Clerk({3, 63, 200}), Clerk(())
    for scribe in (clerk, nobody):
        for kind in (0, 2, 3, 62, 63, 64, 199, 200, 201, 1000):
            scribe.note(kind, 1, 2, 3)
    assert [kind for kind, *_ in clerk.notes] == [3, 63, 200]
    assert nobody.notes == []
