"""Who sees what at a table of Shogun, and that all of it can be told and drawn."""

import re
import types
from collections.abc import Callable, Iterator
from itertools import product
from typing import get_args, get_type_hints

import msgspec
import pytest

from bakufu.engine.core.chance import Chance, Dice, Echo, Recorder
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.table.game import Setup, seats_in
from bakufu.engine.table.options import read_options
from bakufu.engine.table.telling import Event
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.shogun import events as ev
from bakufu.games.shogun import moves, names, words
from bakufu.games.shogun import notes as hap
from bakufu.games.shogun.box import SPACES
from bakufu.games.shogun.data import make_box
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.modules import faces
from bakufu.games.shogun.modules.chambers.events import FIELDS
from bakufu.games.shogun.modules.court.events import EFFECTS
from bakufu.games.shogun.modules.samurai.events import BONUSES
from bakufu.games.shogun.modules.shelf import make_rules
from bakufu.games.shogun.options import OPTIONS
from bakufu.games.shogun.picture import draw
from bakufu.games.shogun.round import start
from bakufu.games.shogun.state import (
    CHOOSE_SPECIAL,
    DRAFT_CARD,
    DRAFT_GROUP,
    MARCH,
    OVER,
    PLAN,
    WINTER_REVOLT,
    ShogunState,
)
from bakufu.games.shogun.view import ShogunView, make_view

NAMES = ["Akiko", "Émile", "Jürgen", "Zoë", "Ōtomo"]
TABLES: list[dict[str, object]] = [
    {"players": 3},
    {"players": 4, "side": "moon"},
    {"players": 5, "start": "draft", "combat_duty": "may"},
]


def setup(**options: object) -> Setup:
    return Setup("shogun", 1, read_options(OPTIONS, options))


class Step:
    """One random decision, with the position before it and what it was noted to do."""

    def __init__(self, before: ShogunState, seat: int, move: int) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.diary = Diary()

    def carry_out(self, chance: Chance) -> ShogunState:
        self.after = self.before.clone()
        self.after.apply(self.seat, self.move, chance, self.diary)
        return self.after


def random_game(table: Setup, seed: int) -> Iterator[Step]:
    """Random moves to the end; plans are made without second thoughts, but for some."""
    dice = Dice(seed)
    state = start(make_box(table), make_rules(table))
    while state.actors():
        actors = seats_in(state.actors())
        seat = actors[dice.below(len(actors))]
        legal = legal_moves(state, seat, moves.MOVES)
        move = legal[dice.below(len(legal))]
        if move == moves.LIFT and dice.below(8):
            continue
        step = Step(state, seat, move)
        state = step.carry_out(dice)
        yield step


def reach(found: Callable[[ShogunState], bool], seed: int = 1, **options: object) -> ShogunState:
    """A position on the way through random games."""
    table = setup(**options)
    for number in range(seed, seed + 20):
        for step in random_game(table, number):
            if found(step.after):
                return step.after
    raise AssertionError("no random game comes there")


def seen(s: ShogunState) -> list[ShogunView]:
    """What every player sees, and last a spectator."""
    return [make_view(s, viewer) for viewer in [*range(s.box.players), None]]


def spaces(view: ShogunView, seat: int) -> dict[str, str | None]:
    return {space.id: space.card for space in view.seats[seat].board}


def planned(s: ShogunState, seat: int) -> list[int]:
    return list(s.plan)[seat * SPACES :][: s.box.spaces]


# Views and events are data


@pytest.mark.parametrize("options", TABLES)
def test_views_and_events_survive_json(options: dict[str, object]) -> None:
    table = setup(**options)
    for number, step in enumerate(random_game(table, 3)):
        for event in ev.TELLING.tell(table, step.diary.notes, step.seat):
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
        if number % 5 == 0 or not step.after.actors():
            view = make_view(step.after, step.seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=ShogunView) == view


def test_every_note_becomes_an_event() -> None:
    """All numbers in `notes.py` can be told; chests paid belong to what they pay for."""
    kinds = {name: number for name, number in vars(hap).items() if name.isupper()}
    del kinds["NOTES"]
    assert sorted(kinds.values()) == list(range(hap.NOTES))
    for name, kind in kinds.items():
        told = ev.TELLING.tell(setup(), [(kind, 0, 0, 0)], 0)
        assert len(told) == (0 if name == "CHESTS_PAID" else 1), name


# What everybody sees


def test_the_map_is_open() -> None:
    """VIEW-01: armies, owners, buildings, revolt markers, closed provinces."""
    s = reach(lambda s: s.year == 2 and s.step == MARCH, players=3)
    for view in seen(s):
        closed = {province.id for province in view.provinces if province.closed}
        assert closed == {
            *("izumo", "iwami", "sanuki", "tosa"),
            *("echigo", "mutsu", "kazusa", "awa-boso"),
        }
        for number, province in enumerate(view.provinces):
            assert province.id == names.PROVINCES[number]
            assert province.owner == (s.owner[number] if s.owner[number] >= 0 else None)
            assert province.armies == s.armies[number]
            assert province.unrest == s.unrest[number]
            bits = sum(1 << names.BUILDINGS.index(building) for building in province.buildings)
            assert bits == s.buildings[number]
            assert not closed & set(province.neighbours)
    kai = seen(s)[0].provinces[names.PROVINCES.index("kai")]
    assert (kai.region, kai.tax, kai.rice, kai.plots) == ("yellow", 5, 3, 1)
    assert kai.neighbours == ["musashi", "sagami", "shinano", "suruga", "totomi"]


@pytest.mark.parametrize("options", TABLES)
def test_possessions_are_open_and_add_up(options: dict[str, object]) -> None:
    """VIEW-02 and VIEW-03: what anybody sees accounts for every piece of the box."""
    for number, step in enumerate(random_game(setup(**options), 5)):
        if number % 9:
            continue
        s, view = step.after, make_view(step.after, None)
        for seat, player in enumerate(view.seats):
            held = [province for province in view.provinces if province.owner == seat]
            on_map = sum(province.armies for province in held)
            inside = view.tower.seats[seat] + view.tray.seats[seat]
            assert player.supply + on_map + inside == 62
            assert player.provinces == len(held)
            assert player.cards == len(held) + 5
            assert player.score == sum(player.points.values()) == s.score(seat)
            assert (player.chests, player.rice) == (s.chests[seat], s.rice[seat])
            assert player.place == s.place(seat)
        assert view.farmers + view.tower.farmers + view.tray.farmers == 20
        for building, most in (("castle", 28), ("temple", 26), ("theatre", 26)):
            built = sum(building in province.buildings for province in view.provinces)
            assert view.stock[building] + built == most


def test_the_pool_is_open() -> None:
    """VIEW-05: with three players and the fixed start it holds ten known cards."""
    s = start(make_box(setup(players=3)), make_rules(setup(players=3)))
    assert make_view(s, None).pool == []
    for seat in range(3):
        s.apply(seat, seat, Dice(1), Diary())
    for view in seen(s):
        assert view.pool == [
            *("aki", "iyo", "kai", "kozuke", "mikawa", "mimasaka"),
            *("noto", "shima", "totomi", "wakasa"),
        ]


def test_the_draft_shows_open_cards_and_groups_but_not_the_pile() -> None:
    """VIEW-06 and VIEW-07."""
    s = reach(lambda s: s.step == DRAFT_CARD, players=5, start="draft")
    for view in seen(s):
        assert view.draft is not None
        assert view.draft.display == [names.PROVINCES[card] for card in s.display]
        assert view.draft.groups == [[2, 2, 3, 3, 4, 4, 5]] * 5
        assert (view.draft.pile, view.draft.below, view.draft.taken) == (43, [], None)
        assert view.pool == []
    s = reach(lambda s: s.step == DRAFT_GROUP, players=5, start="draft")
    draft = make_view(s, None).draft
    assert draft is not None
    assert draft.taken == names.PROVINCES[s.drafted]


def test_renewed_cards_are_remembered_below_the_pile() -> None:
    """VIEW-07: pairs in unknown order, the oldest first."""
    s = reach(lambda s: s.step == DRAFT_CARD, players=5, start="draft")
    for place, name in enumerate(("settsu", "kai", "omi", "aki")):
        s.bottom[place] = names.PROVINCES.index(name)
    s.under = 4
    draft = make_view(s, None).draft
    assert draft is not None
    assert draft.below == [["kai", "settsu"], ["aki", "omi"]]
    s.under = 3
    draft = make_view(s, None).draft
    assert draft is not None
    assert draft.below == [["settsu"], ["kai", "omi"]]


def test_five_actions_lie_open_and_five_are_undecided() -> None:
    """VIEW-08 and VIEW-09: which five are missing is known, not where."""
    s = reach(lambda s: s.step == PLAN)
    for view in seen(s):
        assert None not in view.track[:5]
        assert view.track[5:] == [None] * 5
        assert sorted([*filter(None, view.track), *view.to_come]) == sorted(names.ACTIONS)
        assert view.track_place is None
    s = reach(lambda s: s.step == MARCH and s.track_place == 2)
    for view in seen(s):
        assert None not in view.track[:7]
        assert view.track[7:] == [None] * 3
        assert (view.track_place, len(view.to_come)) == (3, 3)


def test_special_cards_and_holders_are_open() -> None:
    """VIEW-10 and VIEW-18: the order of the bids, ties drawn, as soon as they are revealed."""
    s = reach(lambda s: s.step == PLAN)
    for view in seen(s):
        assert sorted(special.card for special in view.specials) == sorted(names.SPECIALS)
        assert {special.holder for special in view.specials} == {None}
        assert view.order == view.bid_order == []
    s = reach(lambda s: s.step == CHOOSE_SPECIAL and s.chosen == 2)
    for view in seen(s):
        assert sorted(view.bid_order) == [0, 1, 2, 3]
        holders = {special.holder for special in view.specials} - {None}
        assert holders == set(view.bid_order[:2])
    s = reach(lambda s: s.step == MARCH)
    for view in seen(s):
        assert [x.holder for x in view.specials if x.holder is not None] == view.order


def test_events_of_the_year_are_open_and_one_rules() -> None:
    """VIEW-11, VIEW-12 and VIEW-13."""
    for year, unseen, gone in ((1, 8, 0), (2, 4, 4)):

        def planning(s: ShogunState, year: int = year) -> bool:
            return s.step == PLAN and s.year == year

        for view in seen(reach(planning)):
            assert (len(view.events), view.ruling) == (4, None)
            assert (view.events_unseen, len(view.events_gone)) == (unseen, gone)
    s = reach(lambda s: s.step == CHOOSE_SPECIAL)
    for view in seen(s):
        assert view.ruling is not None
        assert len(view.events) == 3
        card = names.EVENTS.index(view.ruling.id)
        assert view.ruling.ruling == names.RULINGS[s.ruling] == names.RULINGS[s.box.event[card]]
        assert view.ruling.loss == s.box.loss[card]


def test_events_carry_the_numbers_of_this_table() -> None:
    """SHO-EVENT-15: the cap on rice is an option."""
    card = names.EVENTS.index("rice-at-most")
    for cap in (3, 4):
        told = ev.TELLING.tell(setup(rice_cap=cap), [(hap.EVENT_DRAWN, card, 0, 0)], None)
        assert told == [ev.EventDrawn("rice-at-most", "rice-at-most", cap)]
        text = speaker("en").say(ev.TELLING.say(told[0]))
        assert text == f"The event of the round: rice at most {cap}."


def test_revolts_drawn_for_winter_are_open() -> None:
    """VIEW-20."""
    s = reach(lambda s: s.step == WINTER_REVOLT)
    drawn = [name for number, name in enumerate(names.PROVINCES) if s.revolts[number]]
    assert len(drawn) > 1
    for view in seen(s):
        assert view.revolts == drawn
        assert view.revolt_farmers == s.hunger_farmers > 0
        assert all(view.provinces[names.PROVINCES.index(x)].owner == s.actor for x in drawn)


# What is hidden


def test_while_planning_others_see_only_who_has_committed() -> None:
    """VIEW-14, VIEW-16 and VIEW-17."""
    s = reach(lambda s: s.step == PLAN and int(s.committed).bit_count() == 2)
    for viewer, view in enumerate(seen(s)):
        for seat, player in enumerate(view.seats):
            assert player.committed == bool(s.committed >> seat & 1)
            if seat == viewer:
                cards = [names.CARDS[card] if card >= 0 else None for card in planned(s, seat)]
                assert list(spaces(view, seat).values()) == cards
                lying = set(filter(None, cards))
                assert player.hand is not None
                assert len(player.hand) + len(lying) == player.cards
                assert not lying & set(player.hand)
                complete = s.planned[seat] == s.box.spaces
                assert (player.next_space is None) == complete
            else:
                assert player.hand is None
                assert player.next_space is None
                assert {space.covered for space in player.board} == {None}
                assert set(spaces(view, seat).values()) == {None}


def test_final_plans_show_covered_spaces_and_bids() -> None:
    """VIEW-15, VIEW-17 and VIEW-19."""
    s = reach(lambda s: s.step == CHOOSE_SPECIAL and s.year == 2, players=5)
    for viewer, view in enumerate(seen(s)):
        for seat, player in enumerate(view.seats):
            cards = planned(s, seat)
            assert [space.covered for space in player.board] == [card >= 0 for card in cards]
            assert [space.shown for space in player.board] == [False] * 10 + [True]
            bid = names.CARDS[cards[-1]] if cards[-1] >= 0 else None
            assert spaces(view, seat)["bid"] == bid
            if seat != viewer:
                assert set(list(spaces(view, seat).values())[:-1]) == {None}
                assert player.hand is None


def test_an_action_card_is_shown_when_its_turn_comes() -> None:
    """VIEW-16: cards shown, and only those."""
    s = reach(lambda s: s.step == MARCH and s.track_place == 4)
    done = {int(s.track[place]) for place in range(4)}
    for viewer, view in enumerate(seen(s)):
        assert view.march is not None
        assert view.march.origin == spaces(view, int(s.actor))[view.march.action]
        for seat, player in enumerate(view.seats):
            for number, space in enumerate(player.board):
                card = planned(s, seat)[number]
                if number in done or space.id == "bid":
                    assert space.shown
                if space.shown or seat == viewer:
                    assert space.card == (names.CARDS[card] if card >= 0 else None)
                else:
                    assert space.card is None


def test_a_lost_card_shows_which_space_it_lay_on() -> None:
    """VIEW-16 and SHO-ROUND-17: the space is empty from then on."""
    found = 0
    for seed in range(6):
        for step in random_game(setup(), seed):
            if step.after.step != MARCH or step.after.season != step.before.season:
                continue
            for event in ev.TELLING.tell(setup(), step.diary.notes, None):
                if isinstance(event, ev.CardLost) and event.space:
                    for view in seen(step.after):
                        space = view.seats[event.seat].board[names.SPACES.index(event.space)]
                        assert (space.covered, space.card, space.shown) == (False, None, True)
                    found += 1
    assert found > 2


def test_after_the_end_everything_is_open() -> None:
    """VIEW-28."""
    s = reach(lambda s: s.step == OVER)
    for view in seen(s):
        for player in view.seats:
            assert player.hand is not None
            assert len(player.hand) == player.cards
        assert view.actors == []


def test_planning_is_told_to_its_owner_only() -> None:
    """SHO-PLAN-11: others are told nothing at all, not even that a card was laid."""
    notes = [(int(hap.CARD_PLANNED), 1, 0, 19), (int(hap.CARD_LIFTED), 1, 0, 0)]
    for viewer in (0, 2, None):
        assert ev.TELLING.tell(setup(), notes, viewer) == []
    assert ev.TELLING.tell(setup(), notes, 1) == [
        ev.CardPlanned(1, "castle", "kai"),
        ev.CardLifted(1, "castle"),
    ]


# Two worlds that differ only in what is hidden


# Here hidden cards are turned up by right; every other event must tell nothing of them.
REVEALING = (ev.PlansFinal, ev.BidShown, ev.CardShown, ev.CardLost)


def same_until_revealed(one: list[Event], two: list[Event]) -> bool:
    """Events may differ only from a rightful reveal on; True if there was none."""
    for first, second in zip(one, two, strict=False):
        if first != second:
            assert isinstance(first, REVEALING), f"{first} tells a difference from {second}"
            assert type(first) is type(second)
            return False
        if isinstance(first, ev.PlansFinal):
            return False  # from here on it is seen which spaces are covered
    assert len(one) == len(two)
    return True


@pytest.mark.parametrize("options", TABLES)
def test_equal_bytes_for_worlds_that_cannot_be_told_apart(options: dict[str, object]) -> None:
    """No view, no event and no choice of one's own depends on a hidden card."""
    table, thinking, others = setup(**options), Dice(8), 0
    for number, step in enumerate(random_game(table, 7)):
        for viewer in [*range(table.players), None]:
            if (number + (viewer or 0)) % 3:
                continue
            world = step.before.determinise(-1 if viewer is None else viewer, thinking)
            assert isinstance(world, ShogunState)
            others += list(world.plan) != list(step.before.plan)
            assert packed(step.before, viewer) == packed(world, viewer)
            assert step.before.actors() == world.actors()
            if viewer is not None:
                legal = legal_moves(world, viewer, moves.MOVES)
                assert legal == legal_moves(step.before, viewer, moves.MOVES)
            if step.move in legal_moves(world, step.seat, moves.MOVES):
                same_step(table, step, world, viewer)
            else:
                assert step.seat != viewer
    assert others > 100


def packed(s: ShogunState, viewer: int | None) -> bytes:
    return msgspec.json.encode(make_view(s, viewer))


def same_step(table: Setup, step: Step, world: ShogunState, viewer: int | None) -> None:
    first, second = step.before.clone(), world.clone()
    recorder, one, two = Recorder(Dice(7)), Diary(), Diary()
    first.apply(step.seat, step.move, recorder, one)
    second.apply(step.seat, step.move, Echo(recorder.outcomes), two)
    told = [ev.TELLING.tell(table, diary.notes, viewer) for diary in (one, two)]
    if same_until_revealed(*told):
        assert packed(first, viewer) == packed(second, viewer)


# Words


KNOWN: dict[str, tuple[str, ...]] = {
    "province": names.PROVINCES,
    "origin": ("kai",),
    "target": ("omi",),
    "colour": names.COLOURS,
    "letter": names.LISTS,
    "ruling": names.RULINGS,
    "season": names.SEASONS,
    "action": names.ACTIONS,
    "space": names.SPACES,
    "special": names.SPECIALS,
    "building": names.BUILDINGS,
    "source": faces.SOURCES,
    "card": ("kai", *names.CARDS[-5:]),
    "how": ("battle", "revolt"),
    "bonus": BONUSES,
    "region": names.REGIONS,
    "field": FIELDS,
    "effect": EFFECTS,
}
NAMED: dict[str, tuple[str, ...]] = {
    "province": names.PROVINCES,
    "card": names.CARDS,
    "colour": names.COLOURS,
    "region": names.REGIONS,
    "building": names.BUILDINGS,
    "action": names.SPACES,
    "special": names.SPECIALS,
    "ruling": names.RULINGS,
    "season": names.SEASONS,
    "source": faces.SOURCES,
}


def values(kind: type[Event], field: str, hint: object) -> list[object]:
    """What a field of an event can be."""
    if isinstance(hint, types.UnionType):
        return [None, *values(kind, field, get_args(hint)[0])]
    if hint is bool:
        return [True, False]
    if hint is int:
        return [0] if field in ("seat", "defender") else [0, 1, 2]
    if field == "card" and kind in (ev.EventOpened, ev.EventDrawn):
        return [names.EVENTS[0]]
    if field == "action" and kind is ev.Recruited:
        return ["deploy-5", "deploy-3", "deploy-1"]
    some = KNOWN[field]
    return list(some[:2] if field == "province" else some)


def examples(kind: type[Event]) -> list[Event]:
    hints = get_type_hints(kind)
    choices = [values(kind, field, hints[field]) for field in kind.__struct_fields__]
    return [kind(*choice) for choice in product(*choices)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ev.TELLING.kinds)
def test_every_event_can_be_said(kind: type[Event], language: str) -> None:
    for event in examples(kind):
        message = ev.TELLING.say(event)
        text = speaker(language).say(message, NAMES)
        assert text.strip()
        assert not re.search(r"[{}@#]|shogun-|  ", text), text
        assert "seat" not in message.args or NAMES[0] in text
        assert re.fullmatch(r"SHO-[A-Z]+-\d\d", Shogun().rule_of(event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", NAMED)
def test_everything_has_a_name_of_its_own(sort: str, language: str) -> None:
    said = [speaker(language).name(names.name_of(sort, word)) for word in NAMED[sort]]
    assert len(set(said)) == len(said), f"two of {said} are alike"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_prompt_of_a_game_can_be_said(language: str) -> None:
    for options in TABLES:
        for step in random_game(setup(**options), 4):
            for message in (words.describe(step.before, step.move), Shogun().prompt(step.after)):
                text = speaker(language).say(message, NAMES)
                assert text.strip()
                assert not re.search(r"[{}@#]", text), text


def test_any_move_can_be_described_at_any_time() -> None:
    s = start(make_box(setup()), make_rules(setup()))
    for move in range(moves.MOVES):
        assert speaker("en").say(words.describe(s, move), NAMES)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Akiko builds a castle in Kai for 3 chests."),
        ("fr", "Akiko construit un château à Kai pour 3\u00a0coffres."),
        ("de", "Akiko baut in Kai eine Burg für 3 Truhen."),
    ],
)
def test_what_is_paid_is_told_with_what_is_built(language: str, text: str) -> None:
    notes = [(int(hap.CHESTS_PAID), 0, 3, 0), (int(hap.BUILT), 0, 19, 0)]
    (event,) = ev.TELLING.tell(setup(), notes, None)
    assert speaker(language).say(ev.TELLING.say(event), NAMES) == text


def test_a_throw_is_told_colour_by_colour() -> None:
    notes = [
        (int(hap.CUBES_THROWN), 0, 5, 0),
        (int(hap.CUBES_FELL), 0, 3, 0),
        (int(hap.CUBES_FELL), 1, 2, 0),
        (int(hap.CUBES_THROWN), 2, 4, 0),
        (int(hap.CUBES_THROWN), 5, 1, 0),
        (int(hap.CUBES_FELL), 5, 6, 0),
        (int(hap.PROVINCE_HELD), -1, 19, 0),
    ]
    assert ev.TELLING.tell(setup(), notes, None) == [
        ev.CubesThrown(0, 5, 3),
        ev.CubesThrown(1, 0, 2),
        ev.CubesThrown(2, 4, 0),
        ev.CubesThrown(None, 1, 6),
        ev.ProvinceHeld(None, "kai", 0),
    ]


# Pictures


@pytest.mark.parametrize("options", TABLES)
def test_pictures_fit_eighty_columns(options: dict[str, object]) -> None:
    for number, step in enumerate(random_game(setup(**options), 9)):
        if number % 4 and step.after.step not in (WINTER_REVOLT, OVER):
            continue
        language = LANGUAGES[number % 3]
        for viewer in (step.seat, None):
            picture = draw(make_view(step.after, viewer), speaker(language))
            plain = re.sub(r"\[/?[a-z_ ]+\]", "", picture)
            assert "[" not in plain
            assert "]" not in plain
            widest = max(plain.split("\n"), key=len)
            assert len(widest) <= 80, widest
            for name in ("Kai", "Awa-Shikoku", "Shinano"):
                assert name in plain


def test_a_picture_shows_own_plans_only() -> None:
    s = reach(lambda s: s.step == CHOOSE_SPECIAL)
    mine = draw(make_view(s, 0), speaker("en"))
    nobody = draw(make_view(s, None), speaker("en"))
    card = speaker("en").name(names.name_of("card", names.CARDS[planned(s, 0)[0]]))
    assert f"Castle\u00a0({card})" in mine
    assert f"Castle\u00a0({card})" not in nobody
    assert nobody.count("10 cards face down") == 4
    assert "Hand:" not in nobody
