"""Games that were kept, as the arrays that a network is fitted to."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from bakufu.learn.fitting import LEARN, MEASURE, STOP, Decisions, Floats, Positions, Rows
from bakufu.learn.rows import GameRows

_TENTH = 10  # of the games say when it is enough, and another measures what came of it


def part_of(number: int, kinds: int) -> int:
    """What a game is for, by its number: whole games are held out, some at every kind of table."""
    turn = (number // kinds + 3 * (number % kinds)) % _TENTH
    return {_TENTH - 1: STOP, _TENTH // 2: MEASURE}.get(turn, LEARN)


class Collector:
    """Takes games one after the other.

    `places` tells for each kind of table where the numbers of its rows lie in those of the network,
    `fields` to which field of it each of these belongs.
    """

    def __init__(self, places: Sequence[Sequence[int]], fields: Sequence[int], seats: int) -> None:
        self.places = [np.array(one, np.int32) for one in places]
        self.fields = np.array(fields)
        self.seats = seats
        self._outlooks, self._looked = _Sparse(), _Sparse()
        self._points: list[list[float]] = []
        self._won: list[list[float]] = []
        self._stages: list[float] = []
        self._parts: list[int] = []
        self._searched: list[bool] = []
        self._legal: list[NDArray[np.int32]] = []
        self._shares: list[Floats] = []
        self._looked_parts: list[int] = []

    def add(self, game: GameRows, part: int) -> None:
        places = self.places[game.kind]
        if game.outlooks:
            rows = [row for outlook in game.outlooks for row in outlook.rows]
            self._outlooks.add(rows, places)
        for outlook in game.outlooks:
            self._points.append([point / outlook.spread for point in outlook.points])
            self._won.append(game.won)
            self._stages.append(outlook.at / game.length)
            self._parts.append(part)
            self._searched.append(game.searched)
        if game.looked:
            self._looked.add([looked.row for looked in game.looked], places)
        for looked in game.looked:
            legal = np.array(looked.legal, np.int32)
            shares = np.array([looked.visits.get(move, 0.0) for move in looked.legal], np.float32)
            self._legal.append(legal)
            self._shares.append(shares / max(1e-9, float(shares.sum())))
            self._looked_parts.append(part)

    def positions(self) -> Positions | None:
        if not self._parts:
            return None
        number, seats = len(self._parts), self.seats
        members = np.full((number, seats), -1, np.int64)
        points = np.zeros((number, seats), np.float32)
        shares = np.zeros((number, seats), np.float32)
        row = 0
        for at, (one, won) in enumerate(zip(self._points, self._won, strict=True)):
            members[at, : len(one)] = range(row, row + len(one))
            points[at, : len(one)] = one
            shares[at, : len(one)] = won
            row += len(one)
        return Positions(
            self._outlooks.rows(),
            members,
            points,
            shares,
            np.array(self._parts, np.int8),
            np.array(self._stages, np.float32),
            np.array(self._searched, np.bool_),
        )

    def decisions(self) -> Decisions | None:
        if not self._looked_parts:
            return None
        lengths = [len(legal) for legal in self._legal]
        return Decisions(
            self._looked.rows(),
            np.concatenate(([0], np.cumsum(lengths))).astype(np.int64),
            np.concatenate(self._legal),
            np.concatenate(self._shares),
            np.array(self._looked_parts, np.int8),
        )

    def scales(self) -> Floats:
        """What brings every field to about 1: one over the largest number seen in it."""
        largest = np.ones(int(self.fields.max()) + 1, np.float32)
        for sparse in (self._outlooks, self._looked):
            for places, numbers in zip(sparse.places, sparse.numbers, strict=True):
                np.maximum.at(largest, self.fields[places], numbers)
        found: Floats = (1.0 / largest[self.fields]).astype(np.float32)
        return found


class _Sparse:
    def __init__(self) -> None:
        self.lengths: list[NDArray[np.int64]] = []
        self.places: list[NDArray[np.int32]] = []
        self.numbers: list[Floats] = []

    def add(self, rows: Sequence[bytes], places: NDArray[np.int32]) -> None:
        table = np.frombuffer(b"".join(rows), np.int16).reshape(len(rows), -1)
        at, column = np.nonzero(table)
        self.lengths.append(np.bincount(at, minlength=len(rows)))
        self.places.append(places[column])
        self.numbers.append(table[at, column].astype(np.float32))

    def rows(self) -> Rows:
        lengths = np.concatenate(self.lengths)
        starts = np.concatenate(([0], np.cumsum(lengths))).astype(np.int64)
        return Rows(starts, np.concatenate(self.places), np.concatenate(self.numbers))


def collect(collector: Collector, games: Iterable[GameRows]) -> None:
    """All games of one generation."""
    kinds = len(collector.places)
    for number, game in enumerate(games):
        collector.add(game, part_of(number, kinds))
