"""Tenno's Court beyond single moves: odds, views, words, documents and laws (SHO-COURT-01 to -37,
VIEW-15, VIEW-21 to VIEW-23, LAW-25 and LAW-26).

Conversions, visits and favours are played in scenarios/shogun/court.toml and court-favours.toml.
"""

import json
import re
from collections import Counter
from itertools import permutations
from typing import cast

import msgspec
import pytest
from marks import rule

from bakufu.engine.core.chance import Chance, Dice, Script
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.table.contract import CHECKS, random_game
from bakufu.engine.table.game import Document
from bakufu.engine.table.telling import Event
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.shogun import events as base
from bakufu.games.shogun import names
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.modules.court import events as ev
from bakufu.games.shogun.modules.court.face import CourtView, FavourView, KeptView
from bakufu.games.shogun.modules.court.numbers import (
    ARMIES_LEVIED,
    ASK_FAVOUR,
    CONVERTED,
    COURT_CARD_SHOWN,
    FAVOUR_KEPT,
    FAVOUR_TAKEN,
    NOT_CONVERTED,
    VISIT_BEGAN,
)
from bakufu.games.shogun.modules.court.pieces import (
    CourtPieces,
    court,
)
from bakufu.games.shogun.modules.faces import FACES
from bakufu.games.shogun.state import CHOOSE_SPECIAL, PLAN, WINTER, ShogunState

GAME = Shogun()
BLACK, RED, YELLOW = range(3)
EVERYBODY = (BLACK, RED, YELLOW, None)
NAMES = ["Akiko", "Émile", "Jürgen", "Zoë", "Ōtomo"]
COURT: dict[str, object] = {"players": 3, "court": "on"}
KINDS: tuple[dict[str, object], ...] = (
    {"players": 4},
    {"players": 5, "start": "draft"},
    {"players": 3, "side": "moon"},
)


def at(document: Document, house: Document | None = None, **options: object) -> ShogunState:
    return GAME.from_document(GAME.setup({**COURT, **options}, house), document)


def seen(state: ShogunState, viewer: int | None = None) -> CourtView:
    (view,) = GAME.view(state, viewer).modules
    assert isinstance(view, CourtView)
    return view


def pieces_of(state: ShogunState) -> CourtPieces:
    return court(state, 0)


def play(state: ShogunState, seat: int, order: str, chance: Chance | None = None) -> list[Event]:
    """Carry an order out on the position itself; what everybody is told of it."""
    diary = Diary()
    for move in GAME.read_order(state, seat, order):
        assert GAME.why_not(state, seat, move) is None
        state.apply(seat, move, chance or Dice(1), diary)
    return GAME.events(GAME.setup(COURT), diary.notes, None)


def refused(state: ShogunState, seat: int, order: str) -> Refused:
    with pytest.raises(Refused) as caught:
        GAME.read_order(state, seat, order)
    return caught.value


# Red and Yellow have chosen a place, Black chooses the last one.
CHOOSING: Document = {
    "waits_for": "special",
    "places": {"red": 1, "yellow": 2},
    "track": ["combat-a"],
    "provinces": {
        "kai": {"owner": "red", "armies": 5},
        "suruga": {"owner": "red", "armies": 5},
        "settsu": {"owner": "black", "armies": 4},
    },
    "plans": {
        "red": {"convert-3": "kai", "convert-2": "tower", "combat-a": "suruga"},
        "black": {"convert-3": "tower", "convert-1": "settsu"},
    },
    "court": {"offer": {"first": 10, "second": 8, "third": 4}},
}
VISITING: Document = {
    "waits_for": "favour",
    "actor": "red",
    "provinces": {"kai": {"owner": "red", "armies": 5}},
    "court": {
        "offer": {"first": 10, "second": 8, "third": 4},
        "room": {"red": 5},
        "hall": {"black": 3},
    },
}


# Pieces and chance


@rule("SHO-COURT-03")
def test_every_player_holds_three_tower_cards() -> None:
    """Given four players; when set-up ends; then every player holds 8 province cards, 5 chest
    cards and 3 tower cards. Nobody sees how many of another's are in a plan (R90)."""
    setup = GAME.setup({"players": 4, "court": "on"})
    state = GAME.start(setup, Dice(1), Scribe())
    for seat, colour in enumerate(("red", "blue", "black", "yellow")):
        play(state, seat, f"colour {colour}")
    assert GAME.document(state)["waits_for"] == "plan"
    for seat in range(4):
        view = GAME.view(state, seat)
        hand = view.seats[seat].hand or []
        assert len([card for card in hand if card in names.PROVINCES]) == 8
        assert len([card for card in hand if card.startswith("chest-")]) == 5
        assert hand.count("tower") == 3
        assert view.seats[seat].cards == 16
        assert [space.id for space in view.seats[seat].board][-4:] == list(names.SPACES[-4:])
        assert all(other.hand is None for i, other in enumerate(view.seats) if i != seat)
        assert seen(state).supply[seat] + seen(state).hall[seat] == 7


@rule("SHO-COURT-05")
def test_no_favour_is_known_before_the_first_spring() -> None:
    """Given a new game; when set-up ends; then no favour card is known."""
    setup = GAME.setup(COURT)
    state = GAME.start(setup, Dice(1), Scribe())
    play(state, 0, "colour red")
    play(state, 1, "colour blue")
    view = seen(state)
    assert view.unseen == list(range(1, 22))
    assert all(offer.favour is None for offer in view.offers)
    told = play(state, 2, "colour black")
    kinds = [type(event) for event in told]
    assert kinds.index(base.TowerFilled) < kinds.index(base.RoundBegan)
    laid = [i for i, kind in enumerate(kinds) if kind is ev.FavourLaid]
    assert len(laid) == 3
    # After the special cards, before planning (SHO-COURT-02).
    assert laid[0] > max(i for i, kind in enumerate(kinds) if kind is base.SpecialLaid)


@rule("SHO-COURT-07")
def test_every_set_of_three_favours_is_equally_likely() -> None:
    """Given the first spring; when favours are drawn; then each set of three out of 21 has odds
    1/1330."""
    start, dice = GAME.start(GAME.setup(COURT), Dice(1), Scribe()), Dice(7)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(20 * 1330):
        state = start.clone()
        state.modules[0].cards_laid(state, dice, Scribe())
        found[tuple(pieces_of(state).offer)] += 1
    assert len(found) == 1330
    assert min(found.values()) > 4
    assert max(found.values()) < 45
    # Each card is in a seventh of the sets.
    shares = Counter(favour for offer in found for favour in offer)
    assert set(shares.values()) == {190}


@rule("SHO-COURT-08")
def test_whatever_the_order_of_the_draws_the_highest_number_costs_most() -> None:
    """Given the cards 10, 8 and 2; when they are laid out; then they cost 4, 3 and 2 courtiers in
    this order (rulebook example)."""
    for order in permutations(("favour-10", "favour-8", "favour-2")):
        state = GAME.start(GAME.setup(COURT), Dice(1), Scribe())
        script = Script([GAME.outcome_number(f"favour {name}") for name in order])
        state.modules[0].cards_laid(state, script, Scribe())
        offers = seen(state).offers
        assert [(one.price, one.favour and one.favour.number) for one in offers] == [
            (4, 10),
            (3, 8),
            (2, 2),
        ]


@rule("SHO-COURT-07")
def test_three_favours_stay_unseen_for_good() -> None:
    """Given the sixth action round; when favours are drawn; then six cards were unseen and three
    stay unseen for good."""
    rounds = []
    for step in random_game(GAME, GAME.setup(COURT), 5):
        after = cast(ShogunState, step.after)
        before = cast(ShogunState, step.before)
        if after.step == PLAN and before.step != PLAN:
            rounds.append((len(seen(before).unseen), len(seen(after).unseen)))
        if before.season == WINTER:
            # Winter is unchanged: nothing is laid out (SHO-COURT-02).
            assert all(offer.favour is None for offer in seen(before).offers)
    assert rounds == [(21, 18), (18, 15), (15, 12), (12, 9), (9, 6), (6, 3)]
    assert len(seen(cast(ShogunState, step.after)).unseen) == 3


@rule("SHO-COURT-26")
def test_courtiers_change_only_at_court() -> None:
    """Given courtiers in the hall after autumn; when the second spring begins; then they are all
    still there. They score nothing."""
    winters = 0
    for seed in range(3):
        for step in random_game(GAME, GAME.setup(COURT), seed):
            before, after = cast(ShogunState, step.before), cast(ShogunState, step.after)
            if before.year == 0 or before.step in (CHOOSE_SPECIAL, ASK_FAVOUR):
                continue
            assert seen(before).hall == seen(after).hall or after.step != PLAN
            if before.season != after.season or before.year != after.year:
                winters += before.year != after.year
                assert seen(before).hall == seen(after).hall
    assert winters == 3


# Conversions


@rule("SHO-COURT-16", "SHO-COURT-02")
def test_court_cards_are_turned_up_in_player_order_from_three_to_one() -> None:
    state = at(CHOOSING)
    told = play(state, BLACK, "special 5")
    shown = [event for event in told if isinstance(event, ev.CourtCardShown)]
    assert [(event.seat, event.space, event.card) for event in shown] == [
        (RED, "convert-3", "kai"),
        (RED, "convert-2", "tower"),
        (RED, "convert-1", None),
        (YELLOW, "convert-3", None),
        (YELLOW, "convert-2", None),
        (YELLOW, "convert-1", None),
        (BLACK, "convert-3", "tower"),
        (BLACK, "convert-2", None),
        (BLACK, "convert-1", "settsu"),
    ]
    # Each is carried out before the next one is turned up.
    after = {shown[i]: told[told.index(shown[i]) + 1] for i in (0, 1, 6, 8)}
    assert list(after.values()) == [
        ev.Converted(RED, 3, "kai"),
        ev.NotConverted(RED, "convert-2", "tower"),
        ev.NotConverted(BLACK, "convert-3", "tower"),
        ev.Converted(BLACK, 1, "settsu"),
    ]
    assert not any(isinstance(event, base.ActionBegan) for event in told)


@rule("SHO-COURT-09")
def test_a_card_turned_up_is_not_told_where_its_conversion_follows() -> None:
    shown = ev.CourtCardShown(RED, "convert-3", "kai")
    assert GAME.is_told_by(shown, ev.Converted(RED, 3, "kai"))
    assert GAME.is_told_by(shown, ev.NotConverted(RED, "convert-3", "kai"))
    assert not GAME.is_told_by(shown, ev.CourtCardShown(RED, "convert-2", None))


# Favours


@rule("SHO-COURT-37")
def test_the_card_of_a_levied_province_waits_in_the_hand() -> None:
    """Given neutral Kai; when Red takes favour 12 for Kai; then nothing is thrown, and Red holds
    the card, which cannot be planned before the next round (R55)."""
    document: Document = {
        "waits_for": "favour-use",
        "actor": "red",
        "provinces": {"omi": {"owner": "red"}},
        "court": {"used": 12, "room": {"red": 0}, "hall": {"black": 4}},
    }
    state = at(document)
    told = play(state, RED, "choose kai")
    assert ev.ArmiesLevied(RED, "kai", 3) in told
    assert not any(isinstance(event, base.CubesThrown | base.BattleBegan) for event in told)
    view = GAME.view(state, RED)
    assert "kai" in (view.seats[RED].hand or [])
    assert "kai" not in view.pool
    assert refused(state, RED, "plan tax: kai").rule == "SHO-PLAN-11"
    assert GAME.why_not(state, RED, GAME.move_number("put kai on tax")) is not None
    assert GAME.forbidden_by(state, RED, GAME.move_number("put kai on tax")) == "SHO-PLAN-11"


@rule("SHO-COURT-27", "SHO-COURT-23")
def test_an_event_is_cancelled_once() -> None:
    """House data can make two cards that cancel: the second finds nothing to cancel."""
    document: Document = {
        "waits_for": "favour",
        "actor": "red",
        "events": {"ruling": "tax-at-most"},
        "court": {
            "offer": {"second": 9, "third": 1},
            "room": {"red": 2},
            "hall": {"black": 4},
        },
    }
    state = at(document, {"favours": {"9": {"does": "cancels"}}})
    play(state, RED, "favour 1")
    assert ev.EventCancelled(RED, "tax-at-most") in play(state, RED, "cancel event")
    told = play(state, BLACK, "favour 9")
    assert ev.FavourWithoutEffect(BLACK, 9) in told
    assert GAME.document(state)["events"]["gone"] == ["tax-at-most"]


@rule("SHO-COURT-19", "SHO-COURT-27", "SHO-COURT-30", "SHO-COURT-35", "SHO-COURT-36")
@pytest.mark.parametrize(
    ("used", "cited"),
    [(None, "19"), (1, "27"), (4, "30"), (7, "35"), (17, "35"), (21, "35"), (12, "36")],
)
def test_what_to_read_at_each_decision(used: int | None, cited: str) -> None:
    document: Document = {
        "waits_for": "favour-use" if used else "favour",
        "actor": "red",
        "provinces": {"kai": {"owner": "red", "unrest": 1}},
        "court": {"used": used, "room": {"red": 2}},
    }
    state = at(document)
    assert GAME.decision_rule(state) == f"SHO-COURT-{cited}"
    for language in LANGUAGES:
        assert NAMES[RED] in speaker(language).say(GAME.prompt(state), NAMES)
    for order in GAME.examples(state, RED):
        (move,) = GAME.read_order(state, RED, order)
        assert GAME.why_not(state, RED, move) is None
    assert len(GAME.examples(state, RED)) == len(GAME.legal(state, RED))


@rule("SHO-COURT-28", "SHO-COURT-29", "SHO-COURT-32", "SHO-COURT-33", "SHO-COURT-34")
def test_both_values_of_the_options_and_house_data_on_the_cards() -> None:
    cards = _cards({})
    assert [cards[number].effect for number in (10, 11, 18)] == [
        "shields-a",
        "shields-b",
        "shields-both",
    ]
    assert [cards[number].amount for number in (2, 9, 16, 3, 8, 14, 5, 15, 20, 6, 13, 19)] == [
        *(2, 3, 4, 3, 4, 5, 2, 3, 4, 1, 2, 3),
    ]
    cards = _cards({"immunity_cards": "both", "favour_amounts": "steep"})
    assert {cards[number].effect for number in (10, 11, 18)} == {"shields-both"}
    assert [cards[number].amount for number in (2, 9, 16, 3, 8, 14, 5, 15, 20, 6, 13, 19)] == [
        *(2, 4, 6, 2, 3, 4, 1, 3, 5, 1, 2, 3),
    ]


def _cards(options: dict[str, object]) -> dict[int, FavourView]:
    """All 21 cards, each seen on offer."""
    found: dict[int, FavourView] = {}
    for first in range(1, 22, 3):
        offer = {"first": first + 2, "second": first + 1, "third": first}
        state = at({"court": {"offer": offer}}, None, **options)
        found |= {one.favour.number: one.favour for one in seen(state).offers if one.favour}
    assert len(found) == 21
    return found


# Views


def test_the_court_is_open_to_all() -> None:
    """VIEW-21 and VIEW-23: courtiers and favours are open, of the pile the set is known."""
    state = at({**VISITING, "season": "summer", "court": {**VISITING["court"], "kept": {}}})
    views = [seen(state, viewer) for viewer in EVERYBODY]
    assert all(view == views[0] for view in views)
    view = views[0]
    assert (view.hall, view.room, view.supply) == ([3, 0, 0], [0, 5, 0], [4, 2, 7])
    assert [offer.price for offer in view.offers] == [4, 3, 2]
    assert view.offers[1].favour == FavourView(8, "armies", 4)
    assert view.visitors == [RED, BLACK]
    assert view.gone == [1, 2, 3]
    assert sorted([*view.unseen, *view.gone, 10, 8, 4]) == list(range(1, 22))
    play(state, RED, "favour 10")
    assert seen(state).kept == [KeptView(RED, FavourView(10, "shields-a", 1))]
    assert seen(state).offers[0].favour is None


def test_favours_are_known_while_planning() -> None:
    """SHO-PLAN-12."""
    state = at({"court": {"offer": {"first": 21, "second": 8, "third": 2}}})
    for viewer in EVERYBODY:
        offers = seen(state, viewer).offers
        assert [offer.favour and offer.favour.number for offer in offers] == [21, 8, 2]


def packed(state: ShogunState, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(state, viewer))


@rule("SHO-COURT-06", "SHO-COURT-16")
def test_cards_on_court_spaces_are_hidden_until_they_are_turned_up() -> None:
    """VIEW-15 and VIEW-22: others see which court spaces are covered, not by what."""
    other = json.loads(json.dumps(CHOOSING))
    other["plans"]["red"] = {"convert-3": "tower", "convert-2": "suruga", "combat-a": "kai"}
    one, two = at(CHOOSING), at(other)
    for viewer in (BLACK, YELLOW, None):
        assert packed(one, viewer) == packed(two, viewer)
        board = {space.id: space for space in GAME.view(one, viewer).seats[RED].board}
        assert (board["convert-3"].covered, board["convert-3"].card) == (True, None)
        assert (board["convert-1"].covered, board["convert-1"].shown) == (False, False)
    assert packed(one, RED) != packed(two, RED)
    emptied = json.loads(json.dumps(CHOOSING))
    del emptied["plans"]["red"]["convert-3"]
    assert packed(one, BLACK) != packed(at(emptied), BLACK)
    play(one, BLACK, "special 5")
    for viewer in EVERYBODY:
        board = {space.id: space for space in GAME.view(one, viewer).seats[RED].board}
        assert (board["convert-3"].card, board["convert-2"].card) == ("kai", "tower")
        assert all(board[f"convert-{number}"].shown for number in (1, 2, 3))
        if viewer != RED:
            assert board["combat-a"].card is None


def test_while_plans_are_made_nobody_sees_court_spaces_of_others() -> None:
    """VIEW-15: covered or empty is seen when all plans are final."""
    cards = ["chest-0", "chest-1", "chest-2", "chest-3", "chest-4", "tower", "tower", "tower"]
    plan = dict(zip(("bid", *names.SPACES[:7]), cards, strict=True))
    towers = {f"convert-{number}": "tower" for number in (1, 2, 3)}
    other = dict(zip(("bid", *names.SPACES[:4]), cards, strict=False)) | towers
    worlds = [
        at({"provinces": {}, "plans": {"red": part}, "settled": {"red": 14}, "committed": ["red"]})
        for part in (plan, other)
    ]
    for viewer in (BLACK, YELLOW, None):
        assert packed(worlds[0], viewer) == packed(worlds[1], viewer)
        board = GAME.view(worlds[0], viewer).seats[RED].board
        assert all(space.covered is None and space.card is None for space in board)
    assert packed(worlds[0], RED) != packed(worlds[1], RED)


@pytest.mark.parametrize("check", ["secrecy", "documents", "laws"])
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_contract_holds_on_every_kind_of_table(kind: dict[str, object], check: str) -> None:
    """Worlds that differ only in hidden cards, court spaces included, give equal bytes."""
    CHECKS[check](GAME, GAME.setup({**kind, "court": "on"}), 21)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_step_balances(kind: dict[str, object]) -> None:
    told: set[int] = set()
    for seed in (1, 2):
        for step in random_game(GAME, GAME.setup({**kind, "court": "on"}), seed):
            broken = GAME.broken_laws(step.before, step.after, step.notes)
            assert not broken, f"{GAME.move_name(step.move)}: {broken}"
            told |= {note[0] for note in step.notes}
    assert {COURT_CARD_SHOWN, CONVERTED, NOT_CONVERTED, VISIT_BEGAN, FAVOUR_TAKEN} <= told
    assert told & {FAVOUR_KEPT, ARMIES_LEVIED}


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    laid = [ev.FavourLaid(8, 3, effect, 4) for effect in ev.EFFECTS]
    said = [speaker(language).say(GAME.say(event)) for event in laid]
    assert len(set(said)) == len(ev.EFFECTS) == 13


@pytest.mark.parametrize(
    ("language", "event", "text"),
    [
        (
            "en",
            ev.FavourLaid(8, 3, "armies", 4),
            "Favour 8 costs 3 courtiers: 4 armies into the tray.",
        ),
        ("en", ev.Converted(0, 3, "kai"), "Akiko sends 3 armies from Kai to court."),
        ("en", ev.Converted(0, 1, None), "Akiko sends 1 army from the tray to court."),
        ("de", ev.FavourLaid(2, 2, "chests", 2), "Gunst 2 kostet 2 Hofbeamte: 2 Truhen."),
        ("de", ev.FavourTaken(0, 8, 3), "Akiko nimmt Gunst 8 für 3 Hofbeamte."),
        (
            "fr",
            ev.FavourKept(0, 10, "shields-a", 1),
            "Akiko garde la faveur 10\u00a0: aucune attaque contre son détenteur au Combat A.",
        ),
        ("fr", ev.FavourGone(4), "La faveur 4 quitte la partie."),
    ],
)
def test_how_it_is_said(language: str, event: Event, text: str) -> None:
    assert speaker(language).say(GAME.say(event), NAMES) == text


def test_moves_say_what_they_bring() -> None:
    state = at(VISITING)
    said = [speaker("en").say(GAME.describe(state, move)) for move in GAME.legal(state, RED)]
    assert said == [
        "Take favour 10 for 4 courtiers: no attack on its holder with Combat A",
        "Take favour 8 for 3 courtiers: 4 armies into the tray",
        "Take favour 4 for 2 courtiers: calm a province, or keep it against the next revolt marker",
        "Take no favour",
    ]
    for move in range(GAME.move_count):
        for language in LANGUAGES:
            assert speaker(language).say(GAME.describe(state, move), NAMES)


@pytest.mark.parametrize(
    ("used", "text"),
    [
        (4, "Calm Kai"),
        (7, "Build the theatre in Kai"),
        (17, "Build the temple in Kai"),
        (21, "Build the castle in Kai"),
        (12, "Place 3 armies in Kai"),
    ],
)
def test_using_a_favour_is_said(used: int, text: str) -> None:
    document = {
        "waits_for": "favour-use",
        "actor": "red",
        "provinces": {"kai": {"owner": "red", "unrest": 1}},
        "court": {"used": used, "room": {"red": 2}},
    }
    state = at(document)
    move = GAME.move_number("choose kai")
    assert speaker("en").say(GAME.describe(state, move)) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_the_court(language: str) -> None:
    state = at({**VISITING, "season": "summer"})
    lines = GAME.picture(GAME.view(state, RED), language).splitlines()
    assert any("K 3" in line and "R 5" in line for line in lines)
    for offer in ("  10 .* 4", "  8 .* 3", "  4 .* 2"):
        assert any(re.match(offer, line) for line in lines)
    play(state, RED, "favour 10")
    picture = GAME.picture(GAME.view(state, None), language)
    assert re.search(r"^R .* 10.*:", picture, re.MULTILINE)
    using = at({**VISITING, "waits_for": "favour-use", "court": {"used": 12, "room": {"red": 0}}})
    assert re.search(r": 12,", GAME.picture(GAME.view(using, None), language))
    assert "3" in GAME.picture(GAME.view(using, RED), language).splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_court_is_wider_than_the_screen(language: str) -> None:
    face_lines = 0
    for step in random_game(GAME, GAME.setup({"players": 5, "court": "on"}), 3):
        after = cast(ShogunState, step.after)
        module = after.modules[0]
        view = GAME.view(after, None).modules[0]
        for line in FACES[module.name].picture(view, speaker(language), lambda seat: "KRYPB"[seat]):
            assert len(line) <= 80, line
            face_lines += 1
    assert face_lines > 500


# Orders


@rule("SHO-COURT-19", "SHO-COURT-20", "SHO-COURT-21")
def test_orders_of_a_visit() -> None:
    state = at(VISITING)
    names_of = {
        word: [GAME.move_name(move) for move in GAME.read_order(state, RED, word)]
        for word in ("favour 8", "favor 8", "Favour  8", "favour second", "pass", "no favour")
    }
    assert list(names_of.values()) == [*[["favour second"]] * 4, ["no favour"], ["no favour"]]
    for number in ("22", "0", "9" * 5000):
        with pytest.raises(BadInput, match="favours are 1 to 21"):
            GAME.read_order(state, RED, f"favour {number}")
    with pytest.raises(BadInput, match='expected "favour 8"'):
        GAME.read_order(state, RED, "favour sake")
    with pytest.raises(BadInput, match="favour 10"):
        GAME.read_order(state, RED, "bow deeply")
    assert refused(state, BLACK, "favour 8").rule == "SHO-ROUND-08"
    assert refused(state, RED, "cancel event").rule == "SHO-COURT-19"
    assert refused(state, RED, "march kai with 1").rule == "SHO-COURT-19"
    assert refused(state, RED, "plan tax: kai").rule == "SHO-PLAN-11"
    play(state, RED, "favour 8")
    assert refused(state, RED, "favour 10").rule == "SHO-COURT-21"
    assert refused(state, YELLOW, "favour 10").rule == "SHO-ROUND-08"


def test_orders_outside_the_court() -> None:
    planning = at({})
    assert refused(planning, RED, "favour 8").rule.startswith("SHO-")
    assert refused(planning, RED, "keep event").rule.startswith("SHO-")
    over = at({"waits_for": "nobody"})
    assert refused(over, RED, "favour 8").rule == "SHO-END-01"
    without = GAME.from_document(GAME.setup({"players": 3}), {})
    with pytest.raises(BadInput, match="not understood"):
        GAME.read_order(without, RED, "favour 8")
