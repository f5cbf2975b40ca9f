"""Whole games, odds and views of Shogun's rounds: SHO-ROUND-01 to -23.

Single rounds are played in scenarios/shogun/round.toml.
"""

from collections import Counter
from functools import cache

import pytest
from marks import rule

from bakufu.engine.core.chance import Chance, Dice, Script
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.table.contract import random_game
from bakufu.engine.table.game import Document
from bakufu.engine.table.telling import Event
from bakufu.games.shogun import events as ev
from bakufu.games.shogun import names
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.seasons import begin_round, open_action
from bakufu.games.shogun.state import OVER, ShogunState
from bakufu.games.shogun.view import ShogunView
from bakufu.games.shogun.vocabulary import VOCABULARY

GAME = Shogun()
SETUP = GAME.setup({"players": 3})


@cache
def whole_game() -> tuple[list[Event], ShogunState]:
    """A random game of three: all that happened, and how it ended."""
    told: list[Event] = []
    for step in random_game(GAME, SETUP, 1):
        told += GAME.events(SETUP, step.notes, None)
    assert isinstance(step.after, ShogunState)
    return told, step.after


def rounds() -> list[list[Event]]:
    """What happened in each action round of the game."""
    found: list[list[Event]] = []
    for event in whole_game()[0]:
        if isinstance(event, ev.RoundBegan | ev.WinterBegan):
            found.append([])
        if found:
            found[-1].append(event)
    return [part for part in found if isinstance(part[0], ev.RoundBegan)]


def read(document: Document) -> ShogunState:
    return GAME.from_document(SETUP, {"seats": ["red", "blue", "black"], **document})


def order(
    state: ShogunState, seat: int, words: str, chance: Chance, scribe: Scribe | None = None
) -> None:
    for move in GAME.read_order(state, seat, words):
        refusal = GAME.why_not(state, seat, move)
        if refusal:
            raise refusal
        state.apply(seat, move, chance, scribe or Scribe())


def views(state: ShogunState) -> list[ShogunView]:
    """What every seat sees, and a spectator."""
    return [GAME.view(state, viewer) for viewer in (0, 1, 2, None)]


def space(view: ShogunView, seat: int, name: str) -> tuple[bool | None, str | None, bool]:
    """Whether a space is covered, with which card, and whether it is turned up."""
    found = next(space for space in view.seats[seat].board if space.id == name)
    return found.covered, found.card, found.shown


@rule("SHO-ROUND-01", "SHO-ROUND-21")
def test_two_years_of_four_rounds() -> None:
    """Six action rounds and two winters: spring, summer, autumn, winter, and all of it again."""
    told, end = whole_game()
    seasons = [
        (event.year, event.season if isinstance(event, ev.RoundBegan) else "winter")
        for event in told
        if isinstance(event, ev.RoundBegan | ev.WinterBegan)
    ]
    assert seasons == [(year, season) for year in (1, 2) for season in names.SEASONS]
    assert end.step == OVER


@rule("SHO-ROUND-02", "SHO-ROUND-03")
def test_the_steps_of_an_action_round() -> None:
    """Action cards, special cards, planning, event, player order, actions; no step of a module.

    The event is drawn after planning, and the bids are turned up next.
    """
    steps: dict[type[Event], int] = {
        ev.RoundBegan: 0,
        ev.ActionOpened: 1,
        ev.SpecialLaid: 2,
        ev.PlanCommitted: 3,
        ev.PlanTakenBack: 3,
        ev.PlansFinal: 4,
        ev.EventDrawn: 5,
        ev.BidShown: 6,
        ev.TieDrawn: 7,
        ev.SpecialTaken: 8,
        ev.ActionBegan: 9,
    }
    assert len(rounds()) == 6
    for part in rounds():
        start = next(i for i, event in enumerate(part) if isinstance(event, ev.ActionBegan))
        run = [steps[type(event)] for event in part[: start + 1]]
        assert run == sorted(run)
        assert set(range(10)) - set(run) <= {7}
        count = Counter(run)
        assert [count[step] for step in (1, 2, 5, 6, 8)] == [5, 5, 1, 3, 3]


@rule("SHO-ROUND-04", "SHO-ROUND-05")
def test_spaces_6_to_10_are_hidden_from_all() -> None:
    """Everybody sees spaces 1 to 5 and nobody spaces 6 to 10; what is to come is known.

    Castle, tax, Combat A, rice and Deploy 3 are open: temple, theatre, Deploy 5, Deploy 1 and
    Combat B are known to be hidden.
    """
    shown = ["castle", "tax", "combat-a", "rice", "deploy-3"]
    state = read({"track": shown})
    for view in views(state):
        assert view.track == [*shown, None, None, None, None, None]
        assert set(view.to_come) == {"temple", "theatre", "deploy-5", "deploy-1", "combat-b"}
    # Undecided: nothing in the position says which card lies where.
    assert GAME.document(state)["track"] == shown


@rule("SHO-ROUND-04", "SHO-ROUND-06")
def test_every_layout_is_equally_likely() -> None:
    """Five different actions of ten in any order, and the special cards in any of 120 orders."""
    dice = Dice(3)
    state = read({})
    actions: Counter[tuple[int, str]] = Counter()
    specials: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        begin_round(state, dice, Scribe())
        track = [names.ACTIONS[action] for action in state.track if action >= 0]
        assert len(set(track)) == 5
        actions.update(enumerate(track))
        specials[tuple(names.SPECIALS[card] for card in state.special)] += 1
    assert len(actions) == 50
    assert all(480 < number < 720 for number in actions.values())  # 600, sigma 23
    assert len(specials) == 120
    assert all(15 <= number <= 90 for number in specials.values())  # 50, sigma 7


@rule("SHO-ROUND-06")
def test_five_special_cards_lie_open_for_three_players() -> None:
    """Three players: five special cards lie open."""
    for view in views(read({})):
        assert sorted(special.card for special in view.specials) == sorted(names.SPECIALS)
        assert [special.place for special in view.specials] == [1, 2, 3, 4, 5]
        assert {special.holder for special in view.specials} == {None}


@rule("SHO-ROUND-07", "SHO-ROUND-08", "SHO-ROUND-09")
def test_actions_follow_the_track_and_players_the_order() -> None:
    """Ten actions from space 1 to 10; in each, one player after the other turns up a card."""
    for part in rounds():
        track: dict[int, str] = {}
        places: dict[int, int] = {}
        begun: list[tuple[int, str]] = []
        shown: list[tuple[str, int]] = []
        for event in part:
            match event:
                case ev.ActionOpened():
                    track[event.place] = event.action
                case ev.SpecialTaken():
                    places[event.place] = event.seat
                case ev.ActionBegan():
                    begun.append((event.place, event.action))
                case ev.CardShown():
                    assert event.action == begun[-1][1]
                    shown.append((event.action, event.seat))
        assert begun == sorted(track.items())
        assert len(begun) == 10
        seats = [places[place] for place in sorted(places)]
        assert shown == [(action, seat) for _, action in begun for seat in seats]


@rule("SHO-ROUND-09")
def test_a_card_is_hidden_until_its_owners_turn() -> None:
    """Combat A, order Red, Blue: while Red decides, Blue's card is still hidden from Red."""
    state = read(
        {
            "waits_for": "march",
            "provinces": {
                "kai": {"owner": "red", "armies": 3},
                "musashi": {"owner": "red", "armies": 3},
                "settsu": {"owner": "blue", "armies": 3},
            },
            "plans": {
                "red": {"combat-a": "kai", "castle": "musashi"},
                "blue": {"combat-a": "settsu"},
            },
        }
    )
    red, blue, black, spectator = views(state)
    assert space(blue, 1, "combat-a") == (True, "settsu", False)
    for view in (red, black, spectator):
        assert space(view, 1, "combat-a") == (True, None, False)
        assert space(view, 0, "combat-a") == (True, "kai", True)
    for view in (blue, black, spectator):
        assert space(view, 0, "castle") == (True, None, False)
    diary = Diary()
    order(state, 0, "march musashi with 1", Dice(4), diary)
    for viewer, view in zip((0, 1, 2, None), views(state), strict=True):
        assert space(view, 1, "combat-a") == (True, "settsu", True)
        told = GAME.events(SETUP, diary.notes, viewer)
        assert ev.CardShown(1, "combat-a", "settsu") in told


@rule("SHO-ROUND-15")
@pytest.mark.parametrize("opened", [0, 1, 2, 3, 4])
def test_the_next_action_is_any_that_is_left(opened: int) -> None:
    """Odds 1/5, 1/4, 1/3, 1/2 and 1 for spaces 6 to 10."""
    track = list(names.ACTIONS)
    state = read(
        {
            "waits_for": "march",
            "action": "combat-a",
            "track": [*track[:opened], "combat-a", *track[opened:4], *track[4 : 4 + opened]],
            "provinces": {"kai": {"owner": "red", "armies": 3}},
            "plans": {"red": {"combat-a": "kai"}},
        }
    )
    left = {names.ACTIONS[i] for i, here in enumerate(state.to_come) if here}
    assert len(left) == 5 - opened
    dice = Dice(5)
    drawn: Counter[str] = Counter()
    for _ in range(1200):
        after = state.clone()
        open_action(after, opened + 5, dice, Scribe())
        drawn[names.ACTIONS[after.track[opened + 5]]] += 1
    assert set(drawn) == left
    assert all(abs(number - 1200 / len(left)) < 90 for number in drawn.values())


@rule("SHO-ROUND-15")
def test_a_card_is_turned_up_after_each_of_the_first_five_actions() -> None:
    """Space 6 after action 1, up to space 10 after action 5, and nothing after that."""
    for part in rounds():
        run = [event for event in part if isinstance(event, ev.ActionOpened | ev.ActionBegan)]
        expected: list[tuple[type[Event], int]] = [(ev.ActionOpened, i) for i in range(1, 6)]
        for place in range(1, 11):
            expected.append((ev.ActionBegan, place))
            if place <= 5:
                expected.append((ev.ActionOpened, place + 5))
        assert [(type(event), event.place) for event in run] == expected


@rule("SHO-ROUND-16")
def test_a_used_card_stays_visible_on_its_space() -> None:
    """Red has built in Kai in action 1: in action 6 the card lies on the castle space, seen."""
    state = read(
        {
            "waits_for": "special",
            "track": ["castle", "rice", "tax", "deploy-3", "temple"],
            "places": {"red": 1, "blue": 2},
            "provinces": {
                "kai": {"owner": "red", "armies": 3},
                "settsu": {"owner": "blue", "armies": 3},
            },
            "chests": {"red": 3},
            "plans": {"red": {"castle": "kai"}, "blue": {"combat-a": "settsu"}},
        }
    )
    order(state, 2, "special 3", Script([VOCABULARY.outcome("action combat-a")], Dice(6)))
    for view in views(state):
        assert (view.track_place, view.actors) == (6, [1])
        assert space(view, 0, "castle") == (True, "kai", True)
    hand = GAME.view(state, 0).seats[0].hand
    assert hand is not None
    assert "kai" not in hand


def settsu_falls(black: dict[str, str]) -> tuple[ShogunState, Diary]:
    """Red conquers Settsu from Black, who has planned this; then Black has to march from Aki."""
    state = read(
        {
            "waits_for": "march",
            "provinces": {
                "kii": {"owner": "red", "armies": 5},
                "settsu": {"owner": "black", "armies": 1},
                "aki": {"owner": "black", "armies": 3},
            },
            "plans": {"red": {"combat-a": "kii"}, "black": {"combat-a": "aki", **black}},
        }
    )
    throw = [VOCABULARY.outcome(name) for name in ("thrown seat1 3", "thrown seat3 1")]
    diary = Diary()
    order(state, 0, "march settsu with 4", Script(throw), diary)
    return state, diary


@rule("SHO-ROUND-17", "SHO-ROUND-18")
def test_everybody_sees_which_space_a_lost_card_lay_on() -> None:
    """Black planned tax in Settsu and Red conquers it: the card goes from the space to Red."""
    state, diary = settsu_falls({"tax": "settsu"})
    for viewer, view in zip((0, 1, 2, None), views(state), strict=True):
        assert space(view, 2, "tax") == (False, None, True)
        assert ev.CardLost(2, "tax", "settsu") in GAME.events(SETUP, diary.notes, viewer)
    hand = GAME.view(state, 0).seats[0].hand
    assert hand is not None
    assert "settsu" in hand
    assert GAME.document(state)["plans"]["red"] == {"combat-a": "kii"}


@rule("SHO-ROUND-17")
def test_a_card_lost_from_the_hand_empties_no_space() -> None:
    """Settsu lay unused in Black's hand: it goes from the hand to Red, no space becomes empty."""
    state, diary = settsu_falls({"tax": "chest-1"})
    for viewer, view in zip((0, 1, 2, None), views(state), strict=True):
        seen = "chest-1" if viewer == 2 else None
        assert space(view, 2, "tax") == (True, seen, False)
        assert ev.CardLost(2, None, "settsu") in GAME.events(SETUP, diary.notes, viewer)
    mine, others = (GAME.view(state, seat).seats[seat].hand for seat in (0, 2))
    assert mine is not None
    assert others is not None
    assert "settsu" in mine
    assert "settsu" not in others


@rule("SHO-ROUND-20")
def test_a_new_round_is_shuffled_anew() -> None:
    """When summer begins, no player holds a special card and three events of the year are left."""
    for step in random_game(GAME, SETUP, 2):
        view = GAME.view(step.after, None)
        assert isinstance(view, ShogunView)
        if view.season == "summer":
            break
    assert {special.holder for special in view.specials} == {None}
    assert (len(view.events), view.ruling, len(view.events_gone)) == (3, None, 1)
    assert view.order == []
    for seat in range(3):
        own = GAME.view(step.after, seat).seats[seat]
        assert own.hand is not None
        assert len(own.hand) == own.cards  # nothing lies on the boards


@rule("SHO-ROUND-22")
def test_a_clan_without_provinces_leaves_six_spaces_empty() -> None:
    """Black holds no province: five chest cards on spaces of choice, the other six stay empty."""
    state = read({"provinces": {"kai": {"owner": "red", "armies": 3}}, "chests": {"black": 4}})
    chosen = ("bid", "temple", "tax", "deploy-1", "combat-b")
    plan = ", ".join(f"{name}: chest-{value}" for value, name in enumerate(chosen))
    order(state, 2, f"plan {plan}", Dice(7))
    board = GAME.document(state)["plans"]["black"]
    assert board == {name: f"chest-{value}" for value, name in enumerate(chosen)}
    assert len(names.ACTIONS) + 1 - len(board) == 6
    assert GAME.document(state)["committed"] == ["black"]


@rule("SHO-ROUND-23")
def test_there_is_no_move_that_gives_anything_away() -> None:
    """Red has 9 chests and Blue 0: there is no move to hand 2 chests to Blue."""
    verbs = {name.partition(" ")[0] for name in VOCABULARY.moves}
    assert verbs == {
        *("colour", "renew", "take", "group", "put", "leave", "lift", "commit"),
        *("special", "stay", "target", "number", "revolt"),
        *("choose", "leader", "bonus", "favour", "no", "cancel", "keep", "claim"),
    }
