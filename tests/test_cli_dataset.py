"""`bakufu dataset`: decisions as rows of a Parquet file, from self-play and from logs."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest
from terminal import Run, no_plots, run

from bakufu.arena.match import play_match
from bakufu.arena.samples import Sampler
from bakufu.arena.witness import Witness
from bakufu.bots.bot import Bot
from bakufu.bots.house_bots import RandomBot
from bakufu.bots.search_bot import SearchingBot
from bakufu.cli.parquet import COLUMNS, page
from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.engine.core.state import State
from bakufu.engine.table.game import Game
from bakufu.engine.table.log import read_log
from bakufu.engine.table.table import fold
from bakufu.envs import views
from bakufu.games.shelf import GAMES, find_game

__all__ = ["no_plots", "run"]

DOCS = Path(__file__).parent.parent / "docs"
SMALL = ("dataset", "shitenno", "-n", 2, "--players", 2, "--bots", "judge,random")


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def test_self_play_is_the_same_in_one_process_and_in_two(run: Run, tmp_path: Path) -> None:
    for jobs in (1, 2):
        answer = run(*SMALL, "--jobs", jobs, "--out", f"{jobs}.parquet")
        assert answer.code == 0, answer.err
        assert "2 games, " in answer.out
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()
    found = rows(tmp_path / "1.parquet")
    game = find_game("shitenno")
    about = json.loads(parquet.read_schema(tmp_path / "1.parquet").metadata[b"bakufu"])
    assert (about["game"], about["source"]) == (
        "shitenno",
        {"bots": ["judge", "random"], "seed": 1},
    )
    assert about["moves"] == list(game.vocabulary.moves)
    score = next(field for field in about["fields"] if field["name"] == "score")
    assert list(found[0]) == list(COLUMNS) == list(about["columns"])
    for number in (1, 2):
        mine = [one for one in found if one["game"] == number]
        assert [one["decision"] for one in mine] == list(range(1, len(mine) + 1))
        # Bots move one seat on from game to game.
        assert {(one["seat"], one["player"]) for one in mine} == (
            {(1, "judge"), (2, "random")} if number == 1 else {(1, "random"), (2, "judge")}
        )
        ends = {one["seat"]: (one["won"], one["place"], one["points"]) for one in mine}
        assert sum(won for won, _, _ in ends.values()) == 1
        assert min(place for _, place, _ in ends.values()) == 1
        for one in mine:
            assert one["mask"][one["move"]], "the move is legal"
            assert (one["won"], one["place"], one["points"]) == ends[one["seat"]]
            assert one["row"][score["start"]] <= one["points"]
            assert one["looked_at"] is one["visits"] is None


@pytest.mark.usefixtures("no_plots")
def test_logs_of_the_arena_give_the_same_decisions(run: Run, tmp_path: Path) -> None:
    """The arena plays, keeps its games, and they are what they were: also for replay and fold."""
    words = ("arena", "shitenno", "--players", "random,random", "-n", 2, "--seats", 2, "--all")
    plain = run(*words, "--folder", "plain", "--jobs", 1)
    answer = run(*words, "--folder", "kept", "--jobs", 1, "--logs")
    assert (plain.code, answer.code) == (0, 0), plain.err + answer.err
    assert "kept/logs" in answer.flat
    games = (tmp_path / "kept" / "games.jsonl").read_text(encoding="utf-8")
    assert games == (tmp_path / "plain" / "games.jsonl").read_text(encoding="utf-8")
    assert not (tmp_path / "plain" / "logs").exists()
    logs = sorted((tmp_path / "kept" / "logs").iterdir())
    assert [log.name for log in logs] == ["00001.jsonl", "00002.jsonl"]
    for log, kept in zip(logs, map(json.loads, games.splitlines()), strict=True):
        table = fold(find_game("shitenno"), read_log(log))
        assert table.seats == ["random", "random (2)"][:: 1 if kept["seating"] == [0, 1] else -1]
        assert [table.state.score(seat) for seat in range(2)] == kept["scores"]
        assert len(table.entries) - 1 == kept["decisions"]
    done = run("dataset", "shitenno", "--log", "kept/logs", "--out", "logs.parquet")
    assert done.code == 0, done.err
    found = rows(tmp_path / "logs.parquet")
    assert len(found) == sum(json.loads(line)["decisions"] for line in games.splitlines())
    assert run("replay", logs[0]).code == 0


def test_mistakes_are_one_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "there.parquet").write_bytes(b"")
    (tmp_path / "empty").mkdir()
    for words, said in (
        (("--out", "there.parquet"), "there.parquet is there already"),
        (("--out", "rows.csv"), "a dataset is a .parquet file"),
        (("--out", "no/rows.parquet"), "there is no folder no"),
        (("--log", "empty"), "empty holds no logs"),
        (("--log", "gone.jsonl"), "cannot read gone.jsonl"),
        (("--log", "gone.jsonl", "-n", 3), "--log takes games as they are"),
        (("--bots", "jude"), 'there is no bot "jude"'),
    ):
        run("dataset", "shitenno", *words).complains(said)
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("game", ["shitenno", "shogun"])
def test_what_a_search_looked_at_is_kept_with_its_moves(game: str) -> None:
    """Moves of a whole decision too: a plan, a lot, a payment."""
    found = find_game(game)
    setup = found.setup({"players": 2 if game == "shitenno" else 3})
    bots: list[Bot] = [SearchingBot("looking", 2), *[RandomBot()] * (setup.players - 1)]
    sampler = Sampler(found, setup, bots)
    stop = _Stop(8)
    with pytest.raises(StopIteration):
        play_match(found, setup, bots, 3, witnesses=[sampler, stop])
    samples = sampler.samples
    looked = 0
    for seat, legal, move, visits in zip(
        samples.seats, samples.legal, samples.moves, samples.visits, strict=True
    ):
        assert not visits or seat == 0
        assert set(visits) <= set(legal)
        if seat == 0 and visits:
            looked += 1
            assert visits.get(move, 0) > 0, "what was played was looked at"
    assert looked >= 4
    assert any(one == two == 0 for one, two in pairwise(samples.seats))


class _Stop(Witness):
    """Ends a game after so many decisions of the first seat."""

    def __init__(self, decisions: int) -> None:
        self.left = decisions

    def moved(self, state: State, seat: int, move: int) -> None:
        self.left -= seat == 0
        if not self.left:
            raise StopIteration


def test_the_docs_tell_the_columns() -> None:
    assert page() in (DOCS / "research.md").read_text(encoding="utf-8")


def test_every_game_is_on_the_page_of_views() -> None:
    text = views.page()
    assert text == (DOCS / "views.md").read_text(encoding="utf-8")
    for game in GAMES.values():
        for kind, _ in game.vocabulary.kinds:
            assert f"- {kind.first}: `{kind.words.partition('{')[0]}" in text


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_field_of_a_view_has_its_sentence(game: Game) -> None:
    state = game.start(game.setup({"players": 3}), Dice(1), Scribe())
    told = views.page().partition(f"## {game.title}\n")[2].partition("\n## ")[0]
    for struct in views.structs_in(type(game.view(state, None))):
        part = told.partition(f"\n{struct.__name__}")[2].partition("\n\n")[0]
        for field in struct.__struct_fields__:
            assert re.search(rf"^  {field}: [^#\n]+  # \w.+$", part, re.MULTILINE), (struct, field)
