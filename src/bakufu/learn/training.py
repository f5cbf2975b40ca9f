"""A network trained by play, generation by generation.

The search plays with the best network so far, a new one is fitted to what it saw, looked at and
won, and the two meet: the new one is kept if it wins. All that a run has come to is in its folder.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bakufu.arena.contest import Contest, Fixture, luck
from bakufu.arena.crew import Playing
from bakufu.arena.standings import keep
from bakufu.bots.network_file import NetworkWeights, new_card, write_network
from bakufu.engine.table.game import Game
from bakufu.engine.table.largest_row import largest_row
from bakufu.engine.table.options import OptionValue
from bakufu.engine.text.errors import BadInput
from bakufu.learn.generations import Generation, Question
from bakufu.learn.measuring import Gain, gains, is_better, measure_fixtures
from bakufu.learn.record import Record
from bakufu.learn.rows import RowsFile, read_games, rows_of
from bakufu.learn.tables import Kind

if TYPE_CHECKING:
    from bakufu.learn.fitting import Fitted
    from bakufu.learn.matrices import Collector

UNITS = 64  # of the hidden layer
LEVEL = "master"  # whose search plays
_REACH = 8000.0  # of a unit of the hidden layer
_SEEN = 3  # generations whose games are learned from
_APART = 1 << 24  # deals between those of two generations
Told = Callable[[str, int, int], None]  # what is going on, how many of how many
Hiring = Callable[[Contest], AbstractContextManager[Playing]]


def check_torch() -> None:
    """`BadInput` if what networks are fitted with is not installed."""
    for name in ("numpy", "torch"):
        if find_spec(name) is None:
            raise BadInput(f'training needs {name}: pip install "bakufu[train]"')


def digest(path: Path | None) -> str:
    return "" if path is None else hashlib.sha256(path.read_bytes()).hexdigest()


class Trainer:
    """A run, as far as it has come."""

    def __init__(
        self,
        game: Game,
        question: Question,
        kinds: Sequence[Kind],
        start: Path | None,
        record: Record[Generation],
    ) -> None:
        self.game = game
        self.question = question
        self.kinds = kinds
        self.record = record
        self.best = start  # None: the judge alone
        for known in record.generations:
            if known.kept:
                self.best = self.network(known.number)

    def network(self, number: int) -> Path:
        """The file of a generation's network. Generations are counted from 1."""
        return self.record.path / f"network-{number}.net"

    def _games(self, number: int) -> Path:
        return self.record.path / f"games-{number}.rows"

    @property
    def number(self) -> int:
        """The generation that comes next."""
        return len(self.record.generations) + 1

    def next_generation(self, hire: Hiring, tell: Told) -> Generation:
        """Play, fit, and let old and new meet; what was done before it was stopped is kept."""
        self._play(hire, tell)
        fitted = self._fit(tell)
        found = self._meet(hire, tell)
        return msgspec.structs.replace(fitted, gains=found, kept=is_better(found))

    def add(self, generation: Generation) -> None:
        """Take up what came of it."""
        if generation.kept:
            self.best = self.network(generation.number)
        self.record.add(generation)

    # Self-play

    def _play(self, hire: Hiring, tell: Told) -> None:
        file = RowsFile(self._games(self.number))
        total = self.question.games + self.question.quick
        try:
            if file.games == total:
                return
            contest = self._contest([spec_of(self.best), "judge"], sampling=True)
            with hire(contest) as play:
                for fixture, result in play(islice(self._fixtures(), file.games, None)):
                    assert result.samples is not None
                    kind = fixture.number % len(self.kinds)
                    searched = fixture.seating[0] == 0
                    file.add(rows_of(result.samples, result.decisions, kind, searched))
                    tell(f"generation {self.number}: self-play", file.games, total)
        finally:
            file.close()

    def _contest(self, bots: list[str], sampling: bool = False) -> Contest:
        labels = [f"{place}: {spec}" for place, spec in enumerate(bots)]
        return Contest(
            self.kinds[0].setup,
            bots,
            labels,
            seconds=10.0,
            sampling=sampling,
            outlooks=sampling,
            looks=self.question.looks,
        )

    def _fixtures(self) -> Iterator[Fixture]:
        """The games of the search, then those of the judge alone, table by table."""
        question = self.question
        for number in range(question.games + question.quick):
            kind = self.kinds[number % len(self.kinds)]
            seed = luck(question.seed, self.number * _APART + number)
            seating = (int(number >= question.games),) * kind.setup.players
            yield Fixture(number, number, seed, seating, kind.setup)

    # Fitting

    def _fit(self, tell: Told) -> Generation:
        """A network from the games of the last generations, measured on some that it never saw."""
        known = self.record.path / f"fitted-{self.number}.json"
        if known.exists():
            return msgspec.json.decode(known.read_bytes(), type=Generation)
        from bakufu.learn import fitting
        from bakufu.learn.errors import followed, foretold

        number = self.number
        collector = self._collect()
        positions, decisions = collector.positions(), collector.decisions()
        if positions is None:
            raise BadInput("no game that was played had a winner: there is nothing to learn")
        fitted = fitting.fit(
            positions,
            decisions,
            collector.scales(),
            self.game.move_count,
            UNITS,
            self.question.seed + number,
            lambda head, rounds, error: tell(
                f"generation {number}: {head}, error {error:.4f}", rounds, fitting.ROUNDS
            ),
        )
        generation = Generation(
            number,
            len(positions),
            0 if decisions is None else len(decisions),
            foretold(positions, fitted),
            None if decisions is None else followed(decisions, fitted),
            [],
            False,
        )
        self._write(fitted, generation)
        beside = known.with_suffix(".part")
        beside.write_bytes(msgspec.json.encode(generation))
        beside.replace(known)
        return generation

    def _collect(self) -> "Collector":
        from bakufu.learn.matrices import Collector, collect

        row = largest_row(self.game)
        places = [row.places(self.game.observer(kind.setup).fields) for kind in self.kinds]
        fields = [at for at, field in enumerate(row.fields) for _ in range(field.size)]
        seats = max(kind.setup.players for kind in self.kinds)
        collector = Collector([one or [] for one in places], fields, seats)
        for seen in range(max(1, self.number - _SEEN + 1), self.number + 1):
            collect(collector, read_games(self._games(seen)))
        return collector

    def _write(self, fitted: "Fitted", generation: Generation) -> None:
        question, whole = self.question, generation.foretold[0]
        games = generation.number * (question.games + question.quick)
        made = f"bakufu train {self.game.id} --seed {question.seed}: generation {self.number}, "
        made += f"{question.games} games of the search with {question.looks} looks and "
        made += f"{question.quick} of the judge in each"
        card = new_card(
            self.game,
            UNITS,
            fitted.trust,
            options_of(self.kinds),
            made,
            games,
            {weight.name: weight.number for weight in self.game.judgement().declared()},
            error=round(whole.network, 4),
            judge_error=round(whole.judge, 4),
            ideas=question.ideas,
            plays_on=question.plays_on,
        )
        import numpy as np

        rows = fitted.first * np.array(largest_row(self.game).highs, np.float32)[:, None]
        # A unit may be made smaller and count for more: it stays within what the file can hold.
        less = np.minimum(1.0, _REACH / (np.abs(rows).sum(0) + np.abs(fitted.bias) + 1e-9))
        weights = NetworkWeights(
            (rows * less).tolist(),
            (fitted.bias * less).tolist(),
            (fitted.value / less).tolist(),
            0.0,
            (fitted.policy.T / less).tolist(),
            fitted.policy_bias.tolist(),
        )
        write_network(self.network(self.number), card, weights)

    # The gate

    def _meet(self, hire: Hiring, tell: Told) -> list[Gain]:
        """The search with the new network against the search with the old, equal looks each, on
        deals that were never played."""
        deals = -(-self.question.measure // 2)
        total = 2 * deals * len(self.kinds)
        kept = self.record.measured()
        if len(kept) < total:
            fixtures = measure_fixtures(
                self.kinds, deals, self.question.seed, first=self.number * deals
            )
            new = spec_of(self.network(self.number))
            with hire(self._contest([new, spec_of(self.best)])) as play:
                for fixture, result in play(islice(fixtures, len(kept), None)):
                    played = keep(fixture, result)
                    self.record.add_measured(played)
                    kept.append(played)
                    tell(f"generation {self.number}: new against old", len(kept), total)
        return gains(self.kinds, kept[:total])


def spec_of(network: Path | None) -> str:
    """Who plays with a network: the search of a level."""
    return LEVEL if network is None else f"{LEVEL}:{network.resolve()}"


def options_of(kinds: Sequence[Kind]) -> dict[str, list[OptionValue]]:
    """What a network is trained for: all values of options that some table has."""
    found: dict[str, list[OptionValue]] = {}
    for kind in kinds:
        for name, value in kind.setup.options.items():
            if value not in found.setdefault(name, []):
                found[name].append(value)
    return found
