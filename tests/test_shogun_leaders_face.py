"""Military Leaders as people meet it: views (VIEW-25), words, laws (LAW-28, LAW-08), documents."""

import json
import re
from collections.abc import Callable

import pytest

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.state import same
from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.shogun import names
from bakufu.games.shogun.box import SEATS
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.modules.faces import in_play
from bakufu.games.shogun.modules.leaders import events as of_leaders
from bakufu.games.shogun.modules.leaders import face as led
from bakufu.games.shogun.modules.leaders.pieces import LeaderPieces, leaders
from bakufu.games.shogun.state import ShogunState

GAME = Shogun()
BLACK, RED, YELLOW = range(3)
SEATED = ["Émile", "Akiko", "Zoë"]
SURUGA, SETTSU = (names.PROVINCES.index(word) for word in ("suruga", "settsu"))
TOSA = names.PROVINCES.index("tosa")  # closed with three players
LEADERS: dict[str, object] = {"players": 3, "leaders": "on"}


def at(document: Document, house: Document | None = None, **options: object) -> ShogunState:
    return GAME.from_document(GAME.setup({**LEADERS, **options}, house), document)


def seen(state: ShogunState, viewer: int | None = None) -> led.LeadersView:
    (view,) = GAME.view(state, viewer).modules
    assert isinstance(view, led.LeadersView)
    return view


def pieces_of(state: ShogunState) -> LeaderPieces:
    return leaders(state, 0)


# Views and words

STANDING: Document = {
    "season": "summer",
    "waits_for": "leader-move",
    "actor": "red",
    "provinces": {
        "kai": {"owner": "red", "armies": 1},
        "suruga": {"owner": "red", "armies": 1},
        "settsu": {"owner": "red", "armies": 1},
        "noto": {"owner": "black", "armies": 1},
    },
    "leaders": {
        "at": {"red": "kai", "black": "noto"},
        "statues": {"suruga": {"black": 2, "red": 1}, "noto": {"black": 1}},
        "trophies": {"yellow": {"red": 1}},
    },
}
# Red has just drafted Kai.
DRAFTING: Document = {
    "year": 0,
    "waits_for": "draft-leader",
    "actor": "red",
    "provinces": {"kai": {"owner": "red", "armies": 5}},
}


def test_leaders_statues_and_trophies_are_open() -> None:
    """VIEW-25: everybody sees leaders, statues and trophies, always."""
    state = at(STANDING)
    expected = led.LeadersView(
        leaders=["noto", "kai", None],
        statues=[
            led.StatuesView("noto", BLACK, 1),
            led.StatuesView("suruga", BLACK, 2),
            led.StatuesView("suruga", RED, 1),
        ],
        stock=[3, 4, 6],
        trophies=[[0, 0, 0], [0, 0, 0], [0, 1, 0]],
        points=[3, 1, 1],
        drafted=None,
    )
    for viewer in (BLACK, RED, YELLOW, None):
        assert seen(state, viewer) == expected


def test_the_draft_is_seen_while_a_leader_is_placed() -> None:
    state = at(DRAFTING, start="draft")
    view = GAME.view(state, None)
    assert view.draft is not None
    assert len(view.draft.display) == 2
    assert seen(state).drafted == "kai"
    assert GAME.examples(state, RED) == ["leader here", "leader later"]
    assert GAME.examples(state, BLACK) == []


@pytest.mark.parametrize(
    ("order", "text"),
    [
        ("leader to suruga", "Go to Suruga, leave a statue in Kai and take 2 trophies"),
        ("leader to settsu", "Go to Settsu without leaving a statue"),
    ],
)
def test_a_move_says_what_comes_of_it(order: str, text: str) -> None:
    state = at(STANDING)
    (move,) = GAME.read_order(state, RED, order)
    assert speaker("en").say(GAME.describe(state, move), []) == text


def test_every_move_at_a_step_of_leaders_has_words() -> None:
    """Also those that are not legal, in every language."""
    placing: Document = {
        **STANDING,
        "season": "spring",
        "waits_for": "leader",
        "leaders": {"statues": {"kai": {"black": 1}}},
    }
    for state in (at(STANDING), at(placing), at(DRAFTING, start="draft")):
        for language in LANGUAGES:
            voice = speaker(language)
            said = {
                voice.say(GAME.describe(state, move), SEATED) for move in range(GAME.move_count)
            }
            assert not any(re.search(r"[{}@#]", text) for text in said)
            assert voice.say(GAME.prompt(state), SEATED)


@pytest.mark.parametrize(
    ("document", "decision"),
    [
        (STANDING, "SHO-LEAD-10"),
        ({**STANDING, "season": "spring", "waits_for": "leader", "leaders": {}}, "SHO-LEAD-02"),
        ({**STANDING, "season": "winter", "waits_for": "leader", "leaders": {}}, "SHO-LEAD-18"),
    ],
)
def test_what_to_read_about_a_decision(document: Document, decision: str) -> None:
    assert GAME.decision_rule(at(document)) == decision


def test_the_picture_shows_leaders_statues_and_trophies() -> None:
    text = GAME.picture(GAME.view(at(STANDING), None), "en")
    assert "Leaders: K\u00a0Noto, R\u00a0Kai, Y\u00a0–" in text
    assert "Statues: Noto\u00a0K1, Suruga\u00a0K2, Suruga\u00a0R1" in text
    assert "Trophies: Y\u00a01" in text


def test_many_statues_fit_eighty_columns() -> None:
    many = [name for name in names.PROVINCES if name not in ("tosa", "noto")][:30]
    view = led.LeadersView(
        leaders=["awa-shikoku"] * 5,
        statues=[led.StatuesView(name, number % 5, 1) for number, name in enumerate(many)],
        stock=[0] * 5,
        trophies=[[0, 1, 0, 0, 0], *([[0] * 5] * 4)],
        points=[6] * 5,
        drafted=None,
    )
    (face, _), *_ = in_play(at(STANDING))
    for language in LANGUAGES:
        lines = face.picture(view, speaker(language), lambda seat: "KRYPB"[seat])
        assert max(map(len, lines)) <= 80
        named = "\n".join(lines)
        assert all(speaker(language).name(f"shogun-province-{name}") in named for name in many)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("statues", [1, 2])
def test_statues_taken_are_told(language: str, statues: int) -> None:
    event = of_leaders.StatuesTaken(RED, BLACK, statues)
    text = speaker(language).say(GAME.say(event), SEATED)
    assert "Akiko" in text
    assert "Émile" in text
    assert str(statues) in text


# Laws


def _leader_abroad(s: ShogunState) -> None:
    pieces_of(s).leader[RED] = names.PROVINCES.index("noto")


def _leader_in_neutral_land(s: ShogunState) -> None:
    pieces_of(s).leader[BLACK] = names.PROVINCES.index("kaga")


def _statue_too_many(s: ShogunState) -> None:
    pieces_of(s).stock[RED] = pieces_of(s).stock[RED] + 1


def _statue_lost(s: ShogunState) -> None:
    pieces_of(s).statues[SURUGA * SEATS + BLACK] = 1


def _stock_below_zero(s: ShogunState) -> None:
    pieces = pieces_of(s)
    pieces.statues[SETTSU * SEATS + YELLOW] = 7
    pieces.stock[YELLOW] = -1


def _leader_with_a_foreign_statue(s: ShogunState) -> None:
    pieces_of(s).leader[RED] = SURUGA


def _own_trophy(s: ShogunState) -> None:
    pieces = pieces_of(s)
    pieces.trophies[YELLOW * SEATS + YELLOW] = 1
    pieces.stock[YELLOW] = 5


def _nothing_to_move(s: ShogunState) -> None:
    pieces_of(s).leader[RED] = -1


def _closed_statue(s: ShogunState) -> None:
    pieces = pieces_of(s)
    pieces.statues[TOSA * SEATS + YELLOW] = 1
    pieces.stock[YELLOW] = 5


def _closed_leader(s: ShogunState) -> None:
    pieces_of(s).leader[YELLOW] = TOSA


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (_leader_abroad, "LAW-28: the leader of seat 2 stands in a foreign province"),
        (_leader_in_neutral_land, "LAW-28: the leader of seat 1 stands in a foreign province"),
        (_statue_too_many, "LAW-28: seat 2 has 7 statues, not 6"),
        (_statue_lost, "LAW-28: seat 1 has 5 statues, not 6"),
        (_stock_below_zero, "LAW-28: there are statues below zero"),
        (
            _leader_with_a_foreign_statue,
            "LAW-28: the leader of seat 2 stands with a statue of seat 1",
        ),
        (_own_trophy, "LAW-28: seat 3 has a trophy of its own"),
        (_nothing_to_move, "LAW-28: the leader of seat 2 has not to be placed or moved"),
        (_closed_statue, "LAW-08: a statue stands in tosa, which is closed"),
        (_closed_leader, "LAW-08: a leader stands in tosa, which is closed"),
    ],
)
def test_a_broken_law_is_seen(change: Callable[[ShogunState], None], law: str) -> None:
    state = at(STANDING)
    assert GAME.broken_laws(None, state) == []
    change(state)
    assert any(broken.startswith(law) for broken in GAME.broken_laws(None, state))


def test_trophies_and_statues_never_come_back() -> None:
    """SHO-LEAD-15: a trophy is never lost and never returns to the map."""
    before, after = at(STANDING), at(STANDING)
    pieces = pieces_of(after)
    pieces.trophies[YELLOW * SEATS + RED] = 0
    pieces.stock[RED] = pieces.stock[RED] + 1
    broken = GAME.broken_laws(before, after)
    assert "LAW-28: a trophy was lost (SHO-LEAD-15)" in broken
    assert "LAW-28: a statue came back (SHO-LEAD-14)" in broken


# Documents


def test_what_a_document_does_not_say() -> None:
    """A leader that moves stands somewhere; others are off the map; the rest is in stock."""
    part = {**STANDING, "leaders": {"statues": {"noto": {"black": 2}}}}
    document = GAME.document(at(part))["leaders"]
    assert document["at"] == {"black": None, "red": "kai", "yellow": None}
    assert document["stock"] == {"black": 4, "red": 6, "yellow": 6}
    assert GAME.document(at(DRAFTING, start="draft"))["leaders"]["drafted"] == "kai"


def test_every_part_of_a_document_is_read_back() -> None:
    state = at(STANDING)
    document = json.loads(json.dumps(GAME.document(state)))
    assert document["leaders"] == {
        "at": {"black": "noto", "red": "kai", "yellow": None},
        "statues": {"noto": {"black": 1}, "suruga": {"black": 2, "red": 1}},
        "trophies": {"black": {}, "red": {}, "yellow": {"red": 1}},
        "stock": {"black": 3, "red": 4, "yellow": 6},
        "drafted": None,
    }
    assert same(at(document), state)


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        ({"at": {"red": "noto"}}, "LAW-28: the leader of seat 2 stands in a foreign province"),
        ({"at": {"red": "none"}}, "LAW-28: the leader of seat 2 has not to be placed or moved"),
        ({"at": {"red": "atlantis"}}, 'there is no province "atlantis"'),
        ({"at": {"pink": "kai"}}, 'there is no seat "pink"'),
        ({"at": "kai"}, "leaders.at: expected a table"),
        ({"at": {"yellow": "tosa"}}, "LAW-08"),
        ({"statues": {"kai": {"black": 1}}}, "LAW-28: the leader of seat 2 stands with a statue"),
        ({"statues": {"kai": {"red": 7}}}, "LAW-28"),
        ({"statues": {"kai": {"red": -1}}}, "LAW-28"),
        ({"statues": {"kai": {"red": "two"}}}, "leaders.statues.kai: expected a whole number"),
        ({"statues": {"kai": 2}}, "expected a table"),
        ({"statues": {"tosa": {"red": 1}}}, "LAW-08: a statue stands in tosa, which is closed"),
        ({"trophies": {"red": {"red": 1}}}, "LAW-28: seat 2 has a trophy of its own"),
        ({"stock": {"red": 5}}, "LAW-28: seat 2 has 5 statues, not 6"),
        ({"drafted": "kai"}, "leaders.drafted: given only while a leader may be placed"),
        ({"generals": 1}, 'there is no part "generals"'),
    ],
)
def test_a_document_that_cannot_be(part: Document, sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        at({**STANDING, "leaders": part})
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("document", "options", "sentence"),
    [
        ({"waits_for": "leader", "season": "summer"}, {}, "SHO-LEAD-02"),
        ({"waits_for": "leader", "year": 2}, {}, "SHO-LEAD-02"),
        ({"waits_for": "leader", "season": "winter", "year": 2}, {}, "SHO-LEAD-18"),
        ({"waits_for": "leader"}, {"start": "draft"}, "SHO-LEAD-02"),
        (
            {"waits_for": "draft-leader", "year": 0, "leaders": {"drafted": "noto"}},
            {"start": "draft"},
            "leaders.drafted: expected a province of the player in turn",
        ),
        (
            {"waits_for": "draft-leader", "year": 0, "leaders": {"at": {"red": "kai"}}},
            {"start": "draft"},
            "LAW-28: the leader of seat 2 has not to be placed or moved",
        ),
        (
            {"waits_for": "leader-move", "provinces": {"kai": {"owner": "red"}}},
            {},
            "red has nothing to decide",
        ),
        ({"waits_for": "leader-move", "provinces": {}}, {}, "LAW-28"),
        ({"waits_for": "leader-move"}, {"leaders": "off"}, "plays without leaders"),
        ({"leaders": {"at": {}}, "waits_for": "plan"}, {"leaders": "off"}, "plays without it"),
    ],
)
def test_a_moment_that_cannot_be(
    document: Document, options: dict[str, object], sentence: str
) -> None:
    about: Document = {} if document["waits_for"] == "plan" else {"actor": "red"}
    if document.get("year") != 0:
        about["season"] = "spring"
    provinces = {"kai": {"owner": "red", "armies": 5}, "noto": {"owner": "black", "armies": 5}}
    with pytest.raises(BadInput) as refusal:
        at({**about, "provinces": provinces, **document}, None, **options)
    assert sentence in str(refusal.value)


# Options, house data, orders


def test_a_position_with_two_statues_where_one_is_allowed() -> None:
    part = {"at": {"red": "kai"}, "statues": {"settsu": {"red": 2}}}
    at({**STANDING, "leaders": part})
    with pytest.raises(BadInput, match="SHO-LEAD-16"):
        at({**STANDING, "leaders": part}, statues_per_province="one")


@pytest.mark.parametrize("statues", [7, -1])
def test_how_many_statues_a_house_may_have(statues: int) -> None:
    with pytest.raises(BadInput, match=rf"leaders.statues must be 0 to 6, not {statues}"):
        GAME.setup(LEADERS, {"leaders": {"statues": statues}})


def test_a_house_without_statues() -> None:
    """A triumph leaves nothing behind, and the law counts none."""
    state = at({**STANDING, "leaders": {"at": {"red": "kai"}}}, {"leaders": {"statues": 0}})
    (move,) = GAME.read_order(state, RED, "leader to suruga")
    assert "without leaving a statue" in speaker("en").say(GAME.describe(state, move))
    diary = Diary()
    state.apply(RED, move, Dice(1), diary)
    told = GAME.events(GAME.setup(LEADERS), diary.notes, None)
    assert any(isinstance(event, of_leaders.LeaderMoved) for event in told)
    assert not any(isinstance(event, of_leaders.StatuePlaced) for event in told)
    assert GAME.broken_laws(None, state) == []


@pytest.mark.parametrize(
    ("option", "value", "named"),
    [
        ("leaders", "yes", "SHO-LEAD-01"),
        ("leader_event_order", "special_first", "SHO-ROUND-19"),
        ("leader_with_six", 7, "SHO-ROUND-19"),
        ("statues_per_province", "two", "SHO-LEAD-16"),
    ],
)
def test_an_option_that_is_not_there(option: str, value: object, named: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.setup({**LEADERS, option: value})
    assert str(refusal.value).endswith(f"({named})")


@pytest.mark.parametrize(
    "order",
    ["leader to kai", "place leader in kai", "move leader to kai", "leader kai", "choose kai"],
)
def test_ways_to_say_it(order: str) -> None:
    state = at({**STANDING, "season": "winter", "waits_for": "leader", "leaders": {}})
    assert GAME.read_order(state, RED, order) == GAME.read_order(state, RED, "leader to kai")


@pytest.mark.parametrize("order", ["leader to atlantis", "leader", "leader to kai and suruga"])
def test_words_that_are_not_understood(order: str) -> None:
    with pytest.raises(BadInput):
        GAME.read_order(at(STANDING), RED, order)


def test_all_refusals_can_be_said() -> None:
    """Each of the module's own refusals, in every language."""
    wrong = ("leader to kai", "leader later", "leader to noto")
    for order in wrong:
        with pytest.raises(Refused) as refusal:
            GAME.read_order(at(STANDING), RED, order)
        message = refusal.value.message
        assert message.id.startswith("refused-sho-leader-")
        for language in LANGUAGES:
            assert not re.search(r"[{}@#]", speaker(language).say(message))
