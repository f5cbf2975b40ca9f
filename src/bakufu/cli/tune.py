"""`bakufu tune`: the weights of a judge found by play against its earlier selves."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
from cyclopts import Parameter

from bakufu.arena.crew import Playing
from bakufu.arena.roster import read_weights
from bakufu.arena.standings import Played, keep
from bakufu.bots.weights import fingerprint, numbers_for, write_weights
from bakufu.cli.arguments import Jobs, Positive, RayAddress, Seed, Whole
from bakufu.cli.learning import gains_table, hiring, verdict_of, weights_table
from bakufu.cli.loading import load_game
from bakufu.cli.progress import Told, progress
from bakufu.cli.report_tables import ReportTable, markdown, print_tables
from bakufu.cli.screen import make_console
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.learn.measuring import gains, measure_fixtures
from bakufu.learn.record import Record, open_record
from bakufu.learn.tables import Kind, kinds_of
from bakufu.learn.tuning import Generation, Question, Tuner, check_cmaes, contest_for

LEAST_POPULATION = 4


def tune(
    game: Annotated[str | None, Parameter(help="The game; see `bakufu games`.")] = None,
    /,
    *,
    generations: Annotated[
        Whole, Parameter(help="So many in all; a larger number goes on with a run.")
    ] = 40,
    population: Annotated[
        Positive, Parameter(help="How many candidates a generation has, at least 4.")
    ] = 24,
    deals: Annotated[
        Positive,
        Parameter(help="How many deals of two games each candidate plays in a generation."),
    ] = 60,
    measure: Annotated[
        Whole, Parameter(help="So many games at each kind of table measure the gain; 0: none.")
    ] = 400,
    start: Annotated[
        Path | None,
        Parameter(help="Weights to begin with and to be measured against (default: the house's)."),
    ] = None,
    against: Annotated[
        list[Path] | None,
        Parameter(
            negative=(), help="Weights that are in the pool from the beginning; may be repeated."
        ),
    ] = None,
    exploit: Annotated[
        bool,
        Parameter(
            negative=(),
            help="No self joins the pool: what beats the weights at the start, and perhaps nobody "
            "else.",
        ),
    ] = False,
    only: Annotated[
        str | None,
        Parameter(help="The weights that may change, between commas (default: all it moves by)."),
    ] = None,
    looks: Annotated[
        Whole,
        Parameter(help="So often candidates look ahead; weights only a search asks for are tuned."),
    ] = 0,
    minutes: Annotated[
        Positive | None, Parameter(help="After so many minutes no generation begins any more.")
    ] = None,
    seed: Annotated[Seed, Parameter(help="The same seed gives the same weights.")] = 1,
    jobs: Jobs = None,
    ray: RayAddress = None,
    folder: Annotated[
        Path | None,
        Parameter(
            help="Where everything is kept: a new or empty folder, or one with a run of the same "
            "question, which goes on (default: bakufu-tune-GAME here, or with a number)."
        ),
    ] = None,
) -> int:
    found = load_game(game)
    kinds = kinds_of(found)
    question = _question(
        found, kinds, population, deals, start, against or (), only, seed, exploit, looks
    )
    hire = hiring(jobs, ray)
    check_cmaes()
    tuner = Tuner(found, question, kinds)
    record = open_record(folder, question, "tune", Generation)
    console = make_console()
    try:
        for known in record.generations[:generations]:
            tuner.repeat(known)
        if generations < len(record.generations):
            raise BadInput(
                f"{record.path} holds {len(record.generations)} generations already: "
                f"--generations {generations} is less"
            )
        with hire(contest_for(kinds, looks)) as play, progress() as tell:
            _tune(tuner, record, play, tell, generations, minutes)
            measured = _measure(tuner, record, play, tell, -(-measure // 2))
    except KeyboardInterrupt:
        console.print(
            f"{len(record.generations):,} generations are kept in {record.path}: the same command "
            "goes on",
            markup=False,
        )
        raise
    finally:
        record.close()
    tables, verdict = _report(found, tuner, record, measured)
    print_tables(console, tables)
    console.print()
    console.print(verdict, markup=False)
    console.print(f"Written to {record.path / 'report.md'}", markup=False)
    return 0


def _question(
    game: Game,
    kinds: Sequence[Kind],
    population: int,
    deals: int,
    start: Path | None,
    against: Sequence[Path],
    only: str | None,
    seed: int,
    exploit: bool,
    looks: int,
) -> Question:
    declared = game.judgement().declared()
    names = [weight.name for weight in declared]
    if not names:
        raise BadInput(f"the judge of {game.title} has no weights that could be tuned")
    own = {weight.name: weight.number for weight in declared}
    first = own if start is None else _read(start, game)
    others = [] if first == own or exploit else [own]
    others += [_read(path, game) for path in against]
    if only is None:
        free = [weight.name for weight in declared if weight.plays or looks]
    else:
        free = [word.strip() for word in only.split(",")]
    for name in free:
        if name not in names:
            raise unknown("weight", name, names)
    if len(set(free)) < len(free):
        raise BadInput("--only names a weight twice")
    if len(free) < 2:
        raise BadInput("at least two weights must be free: with one, compare files in the arena")
    if population < LEAST_POPULATION:
        raise BadInput(f"a generation has at least {LEAST_POPULATION} candidates, not {population}")
    return Question(
        game.id,
        game.rules_version,
        fingerprint(game),
        [kind.name for kind in kinds],
        seed,
        first,
        others,
        free,
        population,
        deals,
        exploit,
        looks,
    )


def _read(path: Path, game: Game) -> dict[str, float]:
    file = read_weights(path)
    numbers_for(file, game, str(path))
    return {weight.name: file.weights[weight.name] for weight in game.judgement().declared()}


def _tune(
    tuner: Tuner,
    record: Record[Generation],
    play: Playing,
    tell: Told,
    generations: int,
    minutes: int | None,
) -> None:
    began = monotonic()
    while tuner.number < generations:
        if minutes is not None and monotonic() - began > 60 * minutes:
            return
        words = f"generation {tuner.number + 1} of {generations}"
        games = 0

        def told(words: str = words) -> None:
            nonlocal games
            games += 1
            tell(words, games, tuner.games_in_generation)

        record.add(tuner.next_generation(play, told))


def _measure(
    tuner: Tuner, record: Record[Generation], play: Playing, tell: Told, deals: int
) -> list[Played]:
    kinds, seed = tuner.kinds, tuner.question.seed
    kept = record.measured()
    total = 2 * deals * len(kinds)
    fixtures = measure_fixtures(kinds, deals, seed, (tuner.middle, tuner.start))
    for fixture, result in play(islice(fixtures, len(kept), None)):
        played = keep(fixture, result)
        record.add_measured(played)
        kept.append(played)
        tell("measuring", len(kept), total)
    return kept[:total]


def _report(
    game: Game, tuner: Tuner, record: Record[Generation], measured: Sequence[Played]
) -> tuple[list[ReportTable], str]:
    found = gains(tuner.kinds, measured)
    tables = [weights_table(game, tuner.start, tuner.middle, tuner.free)]
    if found:
        remark = "Won by the new weights against those at the start, half of the seats each, on "
        remark += "deals never used for tuning; even is 50%. Intervals are over deals of two games."
        tables.insert(0, gains_table(found, "What was gained", remark))
    verdict = verdict_of(found)
    seed, number = tuner.question.seed, len(record.generations)
    looks = f" --looks {tuner.question.looks}" if tuner.question.looks else ""
    made = f"bakufu tune {game.id} --seed {seed}{looks}: {number} generations of "
    made += f"{tuner.question.population} candidates, {tuner.question.deals} deals each; {verdict}"
    (record.path / "weights.toml").write_text(
        write_weights(game, tuner.middle, made), encoding="utf-8"
    )
    (record.path / "result.json").write_bytes(
        msgspec.json.format(msgspec.json.encode({"gains": found, "weights": tuner.free_weights}))
        + b"\n"
    )
    games = sum(one.games for one in record.generations)
    head = [
        f"# {game.title}: weights after {number:,} generations",
        f"{games:,} games against {len(tuner.pool):,} of the pool, "
        f"{tuner.question.population} candidates a generation, seed {seed}. The weights are in "
        "[weights.toml](weights.toml), every generation in [generations.jsonl](generations.jsonl).",
        verdict,
    ]
    text = "\n\n".join([*head, *map(markdown, tables)]) + "\n"
    (record.path / "report.md").write_text(text, encoding="utf-8")
    return tables, verdict
