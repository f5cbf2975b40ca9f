"""`bakufu train`: a network that corrects a game's judge, trained by play."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
from cyclopts import Parameter

from bakufu.arena.standings import Estimate
from bakufu.bots.network_file import (
    check_game,
    fingerprint,
    read_network,
    shipped_file,
    shipped_network,
)
from bakufu.cli.arguments import Jobs, Positive, RayAddress, Seed, Whole
from bakufu.cli.learning import gains_table, hiring
from bakufu.cli.loading import load_game
from bakufu.cli.progress import progress
from bakufu.cli.report_tables import ReportTable, markdown, print_tables
from bakufu.cli.screen import make_console
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.learn.generations import Generation, Question
from bakufu.learn.record import Record, open_record
from bakufu.learn.tables import Kind, kinds_of
from bakufu.learn.training import Trainer, check_torch, digest

LEAST_GAMES = 20


def train(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    generations: Annotated[
        Whole, Parameter(help="So many in all; a larger number goes on with a run.")
    ] = 3,
    games: Annotated[
        Positive, Parameter(help="How many games the search plays in a generation.")
    ] = 1000,
    quick: Annotated[
        Whole,
        Parameter(
            help="So many more by the judge alone: they cost little, and tell who wins from where."
        ),
    ] = 4000,
    looks: Annotated[
        Positive,
        Parameter(help="How hard the search thinks, in self-play and where old and new meet."),
    ] = 40,
    measure: Annotated[
        Positive, Parameter(help="So many games at each kind of table between old and new.")
    ] = 100,
    tables: Annotated[
        str | None,
        Parameter(help="Kinds of table, between commas, such as `4 players` (default: all)."),
    ] = None,
    ideas: Annotated[
        Whole,
        Parameter(help="Of a hundred ideas of the search, so many are the new policy's."),
    ] = 50,
    plays_on: Annotated[
        bool,
        Parameter(negative=(), help="The policy plays on in looks, instead of the judge."),
    ] = False,
    start: Annotated[
        Path | None,
        Parameter(help="A network (.net) to begin with (default: the one shipped, if any)."),
    ] = None,
    fresh: Annotated[
        bool,
        Parameter(negative=(), help="Begin with the judge alone, even where a network is shipped."),
    ] = False,
    minutes: Annotated[
        Positive | None, Parameter(help="After so many minutes no generation begins any more.")
    ] = None,
    seed: Annotated[Seed, Parameter(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = None,
    ray: RayAddress = None,
    folder: Annotated[
        Path | None,
        Parameter(
            help="Where everything is kept: a new or empty folder, or one with a run of the same "
            "question, which goes on (default: bakufu-train-GAME here, or with a number)."
        ),
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="Where the best network goes besides, such as mine.net.")
    ] = None,
) -> int:
    found = load_game(game)
    kinds = _kinds(found, tables)
    if games < LEAST_GAMES:
        raise BadInput(f"the search plays {LEAST_GAMES} games at least: some are held out")
    if out is not None and (out.suffix != ".net" or not out.parent.is_dir()):
        raise BadInput(
            f"cannot write to {out}: expected a file that ends with .net in a folder that is there"
        )
    if ideas > 100:
        raise BadInput(f"of a hundred ideas, {ideas} cannot be the policy's")
    if fresh and start is not None:
        raise BadInput("--fresh and --start disagree")
    if start is None and not fresh and shipped_network(found):
        start = shipped_file(found)
    if start is not None:
        check_game(read_network(start), found, str(start))
    hire = hiring(jobs, ray)
    check_torch()
    question = Question(
        found.id,
        found.rules_version,
        fingerprint(found),
        [kind.name for kind in kinds],
        seed,
        digest(start),
        games,
        quick,
        looks,
        measure,
        ideas,
        plays_on,
    )
    record = open_record(folder, question, "train", Generation)
    console = make_console()
    try:
        if generations < len(record.generations):
            raise BadInput(
                f"{record.path} holds {len(record.generations)} generations already: "
                f"--generations {generations} is less"
            )
        trainer = Trainer(found, question, kinds, start, record)
        began = monotonic()
        with progress() as tell:
            while trainer.number <= generations:
                if minutes is not None and monotonic() - began > 60 * minutes:
                    break
                trainer.add(trainer.next_generation(hire, tell))
    except KeyboardInterrupt:
        console.print(
            f"{len(record.generations):,} generations are kept in {record.path}, and what was "
            "played of the next: the same command goes on",
            markup=False,
        )
        raise
    finally:
        record.close()
    tables_of = _report(found, trainer, record)
    print_tables(console, tables_of)
    console.print()
    console.print(_verdict(trainer), markup=False)
    if out is not None and trainer.best is not None:
        shutil.copyfile(trainer.best, out)
    console.print(f"Written to {record.path / 'report.md'}", markup=False)
    return 0


def _kinds(game: Game, words: str | None) -> list[Kind]:
    kinds = {kind.name: kind for kind in kinds_of(game)}
    if words is None:
        return list(kinds.values())
    names = [word.strip() for word in words.split(",")]
    for name in names:
        if name not in kinds:
            raise unknown("kind of table", name, kinds)
    if len(set(names)) < len(names):
        raise BadInput("--tables names a kind of table twice")
    return [kinds[name] for name in names]


def _report(game: Game, trainer: Trainer, record: Record[Generation]) -> list[ReportTable]:
    tables = [_generations_table(record.generations)]
    if record.generations:
        last = record.generations[-1]
        tables.append(_foretold_table(last))
        remark = "Won by the search with the new network against the search with the one before, "
        remark += "half of the seats each, equal looks, on deals never played before; even is 50%."
        tables.append(gains_table(last.gains, f"Generation {last.number}: new against old", remark))
    (record.path / "result.json").write_bytes(
        msgspec.json.format(msgspec.json.encode({"generations": record.generations})) + b"\n"
    )
    question = trainer.question
    text = [
        f"# {game.title}: a network after {len(record.generations):,} generations",
        f"{question.games:,} games of the search with {question.looks:,} looks and "
        f"{question.quick:,} of the judge in each, seed {question.seed}.",
        _verdict(trainer),
        *map(markdown, tables),
    ]
    (record.path / "report.md").write_text("\n\n".join(text) + "\n", encoding="utf-8")
    if trainer.best is not None:
        shutil.copyfile(trainer.best, record.path / "network.net")
    return tables


def _generations_table(generations: Sequence[Generation]) -> ReportTable:
    rows = []
    for one in generations:
        whole, policy = one.foretold[0], one.followed
        rows.append(
            [
                str(one.number),
                f"{one.positions:,}",
                f"{whole.judge:.3f}",
                f"{whole.network:.3f}",
                f"{one.decisions:,}",
                "-" if policy is None else f"{policy.even:.3f}",
                "-" if policy is None else f"{policy.loss:.3f}",
                "-" if policy is None else f"{policy.agrees:.0%}",
                _share(one.gains[0].won),
                "yes" if one.kept else "no",
            ]
        )
    heads = ["*generation", "*positions", "*judge", "*network", "*decisions", "*even", "*policy"]
    heads += ["*agrees", "won, 95% interval", "kept"]
    remark = "Errors are log losses on games that were held out: of who wins, by the judge and by "
    remark += (
        "the network; of what the search looks at, if all moves were alike and by the policy. "
    )
    remark += (
        "Agrees: how often the policy's first choice was what the search looked at most. Won: "
    )
    remark += "by the search with the new network against the search with the one before."
    return ReportTable("generations", "Generations", heads, rows, remark)


def _share(won: Estimate) -> str:
    return f"{won.value:.1%}, {won.low:.1%} to {won.high:.1%}"


def _foretold_table(generation: Generation) -> ReportTable:
    rows = [
        [
            one.stage,
            f"{one.positions:,}",
            f"{one.judge:.3f}",
            f"{one.network:.3f}",
            f"{one.judge_brier:.3f}",
            f"{one.network_brier:.3f}",
        ]
        for one in generation.foretold
    ]
    heads = ("", "*positions", "*judge", "*network", "*judge, Brier", "*network, Brier")
    remark = "Of who wins, on games that were held out: log loss and Brier score, less is better."
    title = f"Generation {generation.number}: who wins, foretold"
    return ReportTable("foretold", title, heads, rows, remark)


def _verdict(trainer: Trainer) -> str:
    kept = [str(one.number) for one in trainer.record.generations if one.kept]
    if not kept:
        return "No network was shown to be better than what was there: nothing is to be kept."
    return f"The network of generation {kept[-1]} is the best: network.net in the folder."
