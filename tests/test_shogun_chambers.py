"""Chambers beside its scenarios: draws, views, the law of the tiles, documents, orders, words."""

import re
from collections import Counter
from itertools import combinations, permutations
from typing import Any, cast

import msgspec
import pytest
from marks import rule

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Diary, Scribe
from bakufu.engine.table.contract import random_game
from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.shogun import names
from bakufu.games.shogun import notes as note
from bakufu.games.shogun.game import Shogun
from bakufu.games.shogun.judgement_weights import own_weights
from bakufu.games.shogun.modules.chambers.events import FIELDS as FIELD_WORDS
from bakufu.games.shogun.modules.chambers.events import ColumnScored, RowScored
from bakufu.games.shogun.modules.chambers.face import (
    ChambersFace,
    ChambersView,
)
from bakufu.games.shogun.modules.chambers.numbers import (
    CHAMBER_CLAIMED,
    CLAIM_CHAMBER,
    LINE_SCORED,
    NO_CHAMBER_CLAIMED,
    NO_CLAIM,
    TILE_DRAWN,
    TILES_TURNED,
)
from bakufu.games.shogun.modules.chambers.pieces import FACE_UP, IN_BAG, chambers
from bakufu.games.shogun.modules.chambers.rules import Chambers
from bakufu.games.shogun.modules.faces import FACES, SOURCES
from bakufu.games.shogun.modules.leaders.numbers import LEADER_MOVED
from bakufu.games.shogun.state import OVER, PLAN, ShogunState
from bakufu.games.shogun.view import ShogunView

GAME = Shogun()
TABLE: dict[str, object] = {"players": 3, "chambers": "on"}
SETUP = GAME.setup(TABLE)
NAMES = ["Akiko", "Émile", "Jürgen"]
BLACK, RED, YELLOW = range(3)
# Red leads the yellow and the red region, black the brown one.
CLAIM: Document = {
    "waits_for": "claim",
    "actor": "red",
    "provinces": {
        "kai": {"owner": "red"},
        "omi": {"owner": "red"},
        "noto": {"owner": "black"},
    },
    "chambers": {
        "row": ["yellow", "green", "brown", "red", "purple"],
        "face_up": ["1-1", "2-3", "2-4", "3-6", "6-2", "6-6"],
    },
}


def claiming(house: Document | None = None, **options: object) -> ShogunState:
    return GAME.from_document(GAME.setup(TABLE | options, house), CLAIM)


def with_chambers(**part: Any) -> Document:
    return CLAIM | {"chambers": CLAIM["chambers"] | part}


def further_on() -> Document:
    """Red claims for the red region; green and purple have nobody, black and yellow markers lie."""
    part = {"face_down": ["4-1"], "markers": {"black": ["5-5"], "yellow": ["5-6"]}}
    return with_chambers(**part, face_up=["1-1", "2-3", "3-6"], region="red")


def view_of(s: ShogunState, viewer: int | None = None) -> ChambersView:
    (part,) = GAME.view(s, viewer).modules
    assert isinstance(part, ChambersView)
    return part


def module_of(s: ShogunState) -> Chambers:
    return cast(Chambers, s.modules[0])


# Draws


@rule("SHO-CHAM-03")
def test_every_order_of_the_regions_is_equally_likely() -> None:
    """All 120 orders of the five region tiles, each with odds 1/120."""
    s = GAME.from_document(SETUP, {"waits_for": "colour"})
    drawn: Counter[tuple[int, ...]] = Counter()
    draws = 6000
    for seed in range(draws):
        module_of(s).set_up(s, Dice(seed), Scribe())
        drawn[tuple(int(region) for region in chambers(s, 0).row)] += 1
    assert set(drawn) == set(permutations(range(5)))
    expected = draws / 120
    # 173 is passed once in a thousand times with 119 degrees of freedom.
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 173


@rule("SHO-CHAM-04")
def test_every_set_of_tiles_in_the_bag_is_equally_likely() -> None:
    """Six of the tiles left: of eight there are 28 sets, each with odds 1/28."""
    left = range(28, 36)
    empty = GAME.from_document(SETUP, {"waits_for": "colour"})
    for field in range(36):
        chambers(empty, 0).field[field] = IN_BAG if field in left else BLACK
    drawn: Counter[tuple[int, ...]] = Counter()
    draws = 2800
    for seed in range(draws):
        s = empty.clone()
        assert isinstance(s, ShogunState)
        module_of(s).round_begins(s, Dice(seed), Scribe())
        fields = list(chambers(s, 0).field)
        assert [place for i, place in enumerate(fields) if i not in left] == [BLACK] * 28
        drawn[tuple(i for i in left if fields[i] == FACE_UP)] += 1
    assert set(drawn) == set(combinations(left, 6))
    expected = draws / 28
    # 55.5 is passed once in a thousand times with 27 degrees of freedom.
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 55.5


# Whole games


@rule("SHO-CHAM-01", "SHO-CHAM-02", "SHO-CHAM-04", "SHO-CHAM-10")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "chambers": "on"},
        {"players": 4, "chambers": "on", "start": "draft", "chamber_pick": "must"},
        {"players": 5, "chambers": "on", "side": "moon", "leaders": "on"},
    ],
)
def test_a_game_goes_through_all_tiles(options: dict[str, object]) -> None:
    """LAW-29 holds after every step, and six rounds empty the bag: at the end all 36 fields are
    covered by markers or face-down tiles."""
    drawn: list[int] = []
    told: Counter[int] = Counter()
    last: ShogunState | None = None
    for step in random_game(GAME, GAME.setup(options), 5):
        before, after = step.before, step.after
        assert isinstance(before, ShogunState)
        assert isinstance(after, ShogunState)
        assert GAME.broken_laws(before, after, step.notes) == []
        last = after
        drawn += [note[1] for note in step.notes if note[0] == TILE_DRAWN]
        told.update(note[0] for note in step.notes)
    assert sorted(drawn) == list(range(36))
    assert last is not None
    assert last.step == OVER
    part = GAME.document(last)["chambers"]
    assert part["bag"] == part["face_up"] == []
    claimed = sum(len(fields) for fields in part["markers"].values())
    assert claimed == told[int(CHAMBER_CLAIMED)] > 0
    assert claimed + len(part["face_down"]) == 36
    assert told[int(TILES_TURNED)] == 6
    declined = told[int(NO_CHAMBER_CLAIMED)]
    assert declined == 0 if options.get("chamber_pick") == "must" else declined > 0


@rule("SHO-ROUND-03")
def test_chambers_come_first_and_last_in_a_round() -> None:
    """Tiles are drawn before the action cards; claims are made after the leaders have moved."""
    options = {"players": 3, "chambers": "on", "leaders": "on", "court": "on", "samurai": "on"}
    letters = {
        int(note.ROUND_BEGAN): "R",
        int(TILE_DRAWN): "t",
        int(note.ACTION_OPENED): "a",
        int(LEADER_MOVED): "m",
        int(CHAMBER_CLAIMED): "c",
        int(NO_CHAMBER_CLAIMED): "c",
        int(TILES_TURNED): "x",
    }
    story = ""
    for step in random_game(GAME, GAME.setup(options), 4):
        story += "".join(letters.get(note[0], "") for note in step.notes)
    assert re.fullmatch(r"(Rt{6}a{10}m{0,3}c{0,5}x){6}", story), story
    assert story.count("m") > 3


@rule("SHO-END-02", "SHO-CHAM-12")
def test_chambers_score_after_the_winter_and_the_statues() -> None:
    """Red claims the third chamber of a row worth 3 as the last act of the second autumn."""
    setup = GAME.setup(TABLE | {"leaders": "on"})
    s = GAME.from_document(
        setup,
        {
            "year": 2,
            "season": "autumn",
            **{key: CLAIM[key] for key in ("waits_for", "actor", "provinces")},
            "rice": {"black": 20, "red": 20, "yellow": 20},
            "leaders": {"statues": {"kai": {"red": 2}}},
            "chambers": {
                "row": ["green", "brown", "red", "purple", "yellow"],
                "region": "yellow",
                "face_up": ["5-3", "6-6"],
                "markers": {"red": ["5-1", "5-2"], "yellow": ["5-4", "5-5"]},
            },
        },
    )
    diary = Diary()
    s.apply(RED, GAME.move_number("claim 5-3"), Dice(1), diary)
    assert s.step == OVER
    # Rows before columns; where tiles turned over are the most alone, a line brings nothing.
    lines = [note[1:] for note in diary.notes if note[0] == LINE_SCORED]
    assert [line for line, _, _ in lines] == list(range(12))
    assert [points for _, _, points in lines] == [0, 0, 0, 0, 3, 0] + [0] * 6
    assert [most for _, most, _ in lines] == [6, 6, 6, 6, 3, 6, 5, 5, 5, 5, 5, 6]
    told = GAME.events(setup, diary.notes, None)
    assert RowScored(5, 3, 3) in told
    assert ColumnScored(1, 5, 0) in told
    scored = [one[1:] for one in diary.notes if one[0] == note.POINTS_SCORED]
    sources = [SOURCES[source] for seat, source, _ in scored if seat == RED]
    assert sources == ["provinces", "statues", "chambers"]
    assert GAME.document(s)["points"]["red"] == {
        **dict.fromkeys(("buildings", "castles", "temples", "theatres"), 0),
        "provinces": 2,
        "statues": 2,
        "chambers": 3,
    }


# Values of the lines


@rule("SHO-CHAM-15")
def test_the_values_of_all_lines_make_24() -> None:
    s = claiming()
    lines = [int(value) for value in (*module_of(s).rows, *module_of(s).columns)]
    assert lines == [1, 1, 2, 2, 3, 3] * 2
    assert sum(lines) == 24
    options = GAME.setup(TABLE).options
    assert options["chamber_rows"] == options["chamber_columns"] == "1,1,2,2,3,3"


@rule("SHO-CHAM-15")
def test_other_values_are_options_and_not_house_data() -> None:
    s = claiming(chamber_rows="6, 5,4,3,2,1", chamber_columns=[7, 7, 7, 8, 8, 999])
    assert list(module_of(s).rows) == [6, 5, 4, 3, 2, 1]
    assert list(module_of(s).columns) == [7, 7, 7, 8, 8, 999]
    assert view_of(s).rows == [6, 5, 4, 3, 2, 1]
    with pytest.raises(BadInput, match="use the options chamber_rows and chamber_columns"):
        GAME.setup(TABLE, {"chamber_lines": {"rows": [2, 2, 2, 2, 2, 2]}})
    for wrong in ("1,1,2,2,3", "1,1,2,2,3,0", "1,1,2,2,3,three", "1,1,2,2,3,1000"):
        with pytest.raises(BadInput, match=r"option chamber_rows cannot be .* 6 whole numbers"):
            GAME.setup(TABLE | {"chamber_rows": wrong})


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"markers": 37}, "chambers.markers must be 0 to 36, not 37"),
        ({"markers": -1}, "chambers.markers must be 0 to 36, not -1"),
        ({"tiles": 0}, "chambers.tiles must be 1 to 6, not 0"),
        ({"tiles": 7}, "chambers.tiles must be 1 to 6, not 7"),
        ({"tiles": "six"}, "Expected `int`, got `str`"),
    ],
)
def test_house_data_that_cannot_be(table: Document, message: str) -> None:
    with pytest.raises(BadInput, match=f"house data: {message}"):
        GAME.setup(TABLE, {"chambers": table})


# Views


@rule("SHO-CHAM-10")
def test_board_markers_and_row_are_open() -> None:
    """VIEW-26: also which tiles lie face down, since they were open before."""
    s = GAME.from_document(SETUP, further_on())
    for viewer in (0, 1, 2, None):
        view = view_of(s, viewer)
        fields = {field.id: (field.tile, field.seat) for field in view.fields}
        assert list(fields) == list(FIELD_WORDS)
        assert fields["1-1"] == ("up", None)
        assert fields["4-1"] == ("down", None)
        assert fields["5-5"] == ("gone", BLACK)
        assert fields["5-6"] == ("gone", YELLOW)
        assert fields["6-6"] == ("bag", None)
        assert (view.markers, view.bag) == ([14, 15, 14], 30)
        assert [region.id for region in view.regions] == [
            *("yellow", "green", "brown", "red", "purple"),
        ]
        assert [region.claims for region in view.regions] == [RED, None, BLACK, RED, None]
        assert view.evaluated == 4


@rule("SHO-CHAM-04", "SHO-PLAN-12")
def test_planning_players_know_the_tiles_of_the_round_but_not_those_in_the_bag() -> None:
    """VIEW-27: the bag is a set, nothing says what comes out of it next."""
    s, dice = GAME.from_document(SETUP, {"waits_for": "colour"}), Dice(1)
    for seat in range(3):
        s.apply(seat, seat, dice, Scribe())
    assert s.step == PLAN
    for viewer in (0, 1, 2, None):
        view = view_of(s, viewer)
        assert Counter(field.tile for field in view.fields) == {"up": 6, "bag": 30}
        assert view.bag == 30
        assert {region.claims for region in view.regions} == {None}
        assert view.evaluated is None
    # The next tiles follow from the dice alone: equal positions go on differently.
    nexts = set()
    for seed in range(5):
        other = s.clone()
        assert isinstance(other, ShogunState)
        module_of(other).round_begins(other, Dice(seed), Scribe())
        nexts.add(tuple(chambers(other, 0).field))
    assert len(nexts) == 5


def test_views_and_events_with_all_modules_survive_json() -> None:
    setup = GAME.setup({"players": 4, "start": "draft", **dict.fromkeys(FACES, "on")})
    kinds = set()
    for number, step in enumerate(random_game(GAME, setup, 3)):
        for event in GAME.events(setup, step.notes, step.seat):
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
            kinds.add(type(event))
        if number % 7 == 0:
            view = GAME.view(step.after, step.seat)
            assert [part.__struct_config__.tag for part in view.modules] == list(FACES)
            assert msgspec.json.decode(msgspec.json.encode(view), type=ShogunView) == view
    assert set(ChambersFace.telling.kinds) <= kinds


def test_before_the_end_of_set_up_the_row_is_empty() -> None:
    view = view_of(GAME.from_document(SETUP, {"waits_for": "colour"}))
    assert (view.regions, view.bag, view.evaluated) == ([], 36, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_the_board(language: str) -> None:
    table = GAME.setup(TABLE | {"players": 5, "chamber_columns": "1,1,2,2,3,999"})
    s = GAME.from_document(table, further_on())
    text = GAME.picture(GAME.view(s, 0), language)
    lines = re.sub(r"\[/?[a-z_ ]+\]", "", text).split("\n")
    assert max(map(len, lines)) <= 80
    place = next(i for i, line in enumerate(lines) if "   1   2   3   4   5   6" in line)
    board = lines[place : place + 9]
    assert board[1][12:36] == "   1   1   2   2   3 999"
    assert [line[:36] for line in board[2:8]] == [
        "     1     1   o   ·   ·   ·   ·   ·",
        "     2     1   ·   ·   o   ·   ·   ·",
        "     3     2   ·   ·   ·   ·   ·   o",
        "     4     2   #   ·   ·   ·   ·   ·",
        "     5     3   ·   ·   ·   ·   K   Y",
        "     6     3   ·   ·   ·   ·   ·   ·",
    ]
    regions = [speaker(language).name(f"shogun-region-{one}") for one in CLAIM["chambers"]["row"]]
    assert [line[38:] for line in board[2:7]] == [
        f" {regions[0]} (R)",
        f" {regions[1]}",
        f" {regions[2]} (K)",
        f">{regions[3]} (R)",
        f" {regions[4]}",
    ]
    assert board[7].endswith("(30)")
    assert board[8].endswith("K 14, R 15, Y 14, P 15, B 15")


# Words and orders


@pytest.mark.parametrize(
    ("language", "may", "must"),
    [
        (
            "en",
            "Yellow region: Émile may claim one of the chambers {}.",
            "Yellow region: Émile claims one of the chambers {}.",
        ),
        (
            "fr",
            "Région jaune\u00a0: Émile peut occuper l’une des chambres {}.",
            "Région jaune\u00a0: Émile occupe l’une des chambres {}.",
        ),
        (
            "de",
            "Gelbe Region: Émile darf eine der Kammern {} besetzen.",
            "Gelbe Region: Émile besetzt eine der Kammern {}.",
        ),
    ],
)
def test_the_prompt_names_region_and_chambers(language: str, may: str, must: str) -> None:
    fields = "1-1, 2-3, 2-4, 3-6, 6-2, 6-6"
    for pick, text in (("may", may), ("must", must)):
        s = claiming(chamber_pick=pick)
        assert speaker(language).say(GAME.prompt(s), NAMES) == text.format(fields)
        assert GAME.decision_rule(s) == "SHO-CHAM-07"
        assert GAME.examples(s, RED)[0] == "claim 1-1"
        assert ("no claim" in GAME.examples(s, RED)) == (pick == "may")
    assert speaker(language).say(GAME.describe(s, GAME.move_number("claim 2-3"))).count("2-3") == 1


@pytest.mark.parametrize(
    ("order", "move"),
    [
        ("claim 2-3", "claim 2-3"),
        ("claim 2 3", "claim 2-3"),
        ("Claim 2,3", "claim 2-3"),
        ("claim 2/3", "claim 2-3"),
        ("claim chamber 2-3", "claim 2-3"),
        ("claim row 2 column 3", "claim 2-3"),
        ("claim nothing", "no claim"),
        ("claim none", "no claim"),
        ("no claim", "no claim"),
    ],
)
def test_a_claim_in_comfortable_words(order: str, move: str) -> None:
    assert GAME.read_order(claiming(), RED, order) == [GAME.move_number(move)]


@pytest.mark.parametrize("order", ["claim", "claim 3", "claim 7-1", "claim 0-3", "claim kai"])
def test_other_words_are_not_understood(order: str) -> None:
    with pytest.raises(BadInput, match=r'there is no chamber .* such as "claim 3-4"'):
        GAME.read_order(claiming(), RED, order)


@rule("SHO-CHAM-07")
@pytest.mark.parametrize(
    ("pick", "order", "sentence"),
    [
        ("may", "claim 3-4", "Chamber 3-4 does not lie open; open are 1-1, 2-3,"),
        ("must", "claim nothing", "At this table no claim is declined"),
    ],
)
def test_refusals_say_what_is_possible(pick: str, order: str, sentence: str) -> None:
    with pytest.raises(Refused, match=f"^SHO-CHAM-07: {sentence}"):
        GAME.read_order(claiming(chamber_pick=pick), RED, order)


def test_after_the_end_nobody_claims() -> None:
    s = GAME.from_document(SETUP, {"waits_for": "nobody", "season": "winter", "year": 2})
    with pytest.raises(Refused, match="SHO-END-01"):
        GAME.read_order(s, RED, "claim 1-1")


# Documents


def test_what_is_not_said_follows_from_the_rest() -> None:
    """Rows in the order of the data, the tiles of the round on the first fields, the earlier ones
    face down; the region is the first that the player in turn leads."""
    part = GAME.document(GAME.from_document(SETUP, {"season": "summer"}))["chambers"]
    assert part["row"] == list(names.REGIONS)
    assert part["face_up"] == ["1-1", "1-2", "1-3", "1-4", "1-5", "1-6"]
    assert part["face_down"] == ["2-1", "2-2", "2-3", "2-4", "2-5", "2-6"]
    assert (len(part["bag"]), part["region"]) == (24, None)
    document = {"season": "summer", "chambers": {"face_down": ["6-6", "6-5"]}}
    # What is named as turned over is all of it: the others were claimed or lie open.
    with pytest.raises(BadInput, match="LAW-29: 10 tiles lie face up, not 6 to 6"):
        GAME.from_document(SETUP, document)
    named = {"face_up": ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1"], "markers": {"red": ["1-2"]}}
    part = GAME.document(GAME.from_document(SETUP, {"season": "summer", "chambers": named}))[
        "chambers"
    ]
    assert part["face_down"] == ["1-1", "1-3", "1-4", "1-5", "1-6"]
    assert GAME.document(claiming())["chambers"]["region"] == "yellow"


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ({"row": ["green", "red"]}, r"chambers.row: expected every region once \(LAW-29\)"),
        ({"row": ["green"] * 5}, "chambers.row: expected every region once"),
        ({"row": ["green", "blue"]}, 'there is no region "blue"'),
        ({"row": "green"}, "chambers.row: expected a list, found 'green'"),
        ({"face_up": ["7-7"]}, 'there is no field "7-7"'),
        ({"face_up": "1-1"}, "chambers.face_up: expected a list"),
        ({"face_up": ["1-1", "1-1"]}, "chambers.face_up: 1-1 has a piece already"),
        ({"markers": {"red": ["2-3"]}}, "chambers.face_up: 2-3 has a piece already"),
        ({"markers": {"black": ["5-5"], "red": ["5-5"]}}, "markers.red: 5-5 has a piece already"),
        ({"markers": {"green": ["5-5"]}}, 'there is no seat "green"'),
        ({"markers": {"red": ["5-5"]}}, "there are 7 tiles and markers on the board, not 6"),
        ({"face_up": ["1-1"], "face_down": ["1-2"]}, "there are 2 tiles and markers .* not 6"),
        ({"face_up": ["1-1"]}, "LAW-29: 1 tiles lie face up, not 6 to 6"),
        ({"bag": ["1-2"]}, "chambers.bag: expected the 30 other tiles"),
        ({"bag": ["1-1"] * 30}, "chambers.bag: expected the 30 other tiles"),
        ({"left": {"red": 14}}, "chambers.left.red: expected 15 markers in the hand, found 14"),
        ({"region": "blue"}, 'there is no region "blue"'),
        ({"region": "green"}, r"chambers.region: red may not claim for green \(SHO-CHAM-06\)"),
        ({"region": "brown"}, "chambers.region: red may not claim for brown"),
        ({"tiles": 3}, 'there is no part "tiles"'),
    ],
)
def test_positions_that_cannot_be(part: Document, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        GAME.from_document(SETUP, with_chambers(**part))


def test_parts_at_the_wrong_time() -> None:
    for document, message in (
        ({"chambers": {"region": "green"}}, "given only while chambers are claimed"),
        (
            {"waits_for": "colour", "chambers": {"row": list(names.REGIONS)}},
            r"chambers.row: it is laid at the end of set-up \(SHO-SETUP-22\)",
        ),
        ({"waits_for": "colour", "chambers": {"face_up": ["1-1"]}}, "not 0"),
        (CLAIM | {"actor": "yellow"}, "yellow may not claim for any region"),
    ):
        with pytest.raises(BadInput, match=message):
            GAME.from_document(SETUP, document)
    plain = GAME.setup({"players": 3})
    with pytest.raises(BadInput, match="chambers: this table plays without it"):
        GAME.from_document(plain, {"chambers": {}})
    with pytest.raises(BadInput, match="chambers: this table plays without it"):
        GAME.from_document(plain, CLAIM)
    bare = {key: value for key, value in CLAIM.items() if key != "chambers"}
    with pytest.raises(BadInput, match="waits_for: this table plays without chambers"):
        GAME.from_document(plain, bare)


@rule("SHO-CHAM-09")
def test_nobody_places_more_markers_than_there_are() -> None:
    fields = list(FIELD_WORDS[:16])
    document = {"year": 2, "chambers": {"markers": {"red": fields}}}
    with pytest.raises(BadInput, match="LAW-29: seat 2 has placed 16 markers"):
        GAME.from_document(SETUP, document)
    house: Document = {"chambers": {"markers": 16}}
    s = GAME.from_document(GAME.setup(TABLE, house), document)
    assert GAME.document(s)["chambers"]["left"] == {"black": 16, "red": 0, "yellow": 16}


# Laws


def test_broken_laws_are_found() -> None:
    """None of the six tiles can be gone before the first region has been evaluated."""
    before, after = claiming(), claiming()
    assert GAME.broken_laws(before, after) == []
    pieces = chambers(after, 0)
    changes = (
        ("1-1", 1, "LAW-29: 5 tiles lie face up, not 6 to 6"),
        ("2-3", 3, "LAW-29: a marker of seat4 lies on field 2-3"),
        ("2-3", -4, "LAW-29: a marker of no. -4 lies on field 2-3"),
        ("5-5", -3, "LAW-29: there are 29 tiles in the bag, not 30"),
        ("5-5", 0, "LAW-29: on field 5-5 a marker of seat1 follows no tile"),
        ("1-1", -1, "LAW-29: on field 1-1 no tile follows an open tile"),
    )
    for name, piece, message in changes:
        field = FIELD_WORDS.index(name)
        kept = pieces.field[field]
        pieces.field[field] = piece
        assert message in GAME.broken_laws(before, after)
        pieces.field[field] = kept
    pieces.row[0] = pieces.row[1]
    assert any("the row of regions" in found for found in GAME.broken_laws(before, after))


def test_what_is_claimed_or_turned_over_stays() -> None:
    before = claiming()
    before.apply(RED, GAME.move_number("claim 2-3"), Dice(1), Scribe())
    after = before.clone()
    assert isinstance(after, ShogunState)
    chambers(after, 0).field[FIELD_WORDS.index("2-3")] = YELLOW
    assert GAME.broken_laws(before, after) == [
        "LAW-29: on field 2-3 a marker of seat3 follows a marker of seat2"
    ]


# Judgement


@pytest.mark.parametrize("pick", ["may", "must"])
def test_who_judges_chooses_a_legal_move(pick: str) -> None:
    """At every claim of a game; who does not care claims nothing where that is allowed."""
    claims = 0
    for step in random_game(GAME, GAME.setup(TABLE | {"chamber_pick": pick}), 6):
        s = step.after
        assert isinstance(s, ShogunState)
        if s.step != CLAIM_CHAMBER:
            continue
        claims += 1
        seat = int(s.actor)
        legal = GAME.legal(s, seat)
        assert module_of(s).choose(s, seat, own_weights()) in legal
        ignored = int(module_of(s).ignore(s, seat))
        assert ignored in legal
        assert (ignored == NO_CLAIM) == (pick == "may")
    assert claims > 10
