"""Who sees what at a table of Shogun."""

import msgspec
import pytest
from shogun_games import TABLES, Decided, planned, random_game, reach, seen, setup, spaces

from bakufu.engine.core.chance import Dice, Echo, Recorder
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.playout import legal_moves
from bakufu.engine.table.game import Setup
from bakufu.engine.table.telling import Event
from bakufu.engine.text.words import speaker
from bakufu.games.shogun import events as ev
from bakufu.games.shogun import moves, names
from bakufu.games.shogun import notes as note
from bakufu.games.shogun.data import make_box
from bakufu.games.shogun.modules.shelf import make_rules
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
    kinds = {name: number for name, number in vars(note).items() if name.isupper()}
    del kinds["NOTES"]
    assert sorted(kinds.values()) == list(range(note.NOTES))
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
        told = ev.TELLING.tell(setup(rice_cap=cap), [(note.EVENT_DRAWN, card, 0, 0)], None)
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
    notes = [(int(note.CARD_PLANNED), 1, 0, 19), (int(note.CARD_LIFTED), 1, 0, 0)]
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


def same_step(table: Setup, step: Decided, world: ShogunState, viewer: int | None) -> None:
    first, second = step.before.clone(), world.clone()
    recorder, one, two = Recorder(Dice(7)), Diary(), Diary()
    first.apply(step.seat, step.move, recorder, one)
    second.apply(step.seat, step.move, Echo(recorder.outcomes), two)
    told = [ev.TELLING.tell(table, diary.notes, viewer) for diary in (one, two)]
    if same_until_revealed(*told):
        assert packed(first, viewer) == packed(second, viewer)
