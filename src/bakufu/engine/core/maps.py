"""Maps: places and the ways between them, as flat vectors that rules and judgements run along."""

from collections.abc import Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Map:
    """Places 0, 1, ... and ways between two of them, which lead in both directions.

    The neighbours of a place are `neighbours[first[place] : first[place + 1]]`, ascending, and in
    `lengths` stands at the same index how long the way there is: 1 unless it is given.
    """

    def __init__(
        self, places: int, ways: Sequence[tuple[int, int]], lengths: Sequence[int] = ()
    ) -> None:
        beside: list[list[tuple[int, int]]] = [[] for _ in range(places)]
        for number, (one, two) in enumerate(ways):
            length = lengths[number] if lengths else 1
            if one == two or any(two == other for other, _ in beside[one]):
                raise ValueError(f"the way from {one} to {two} is none, or is given twice")
            beside[one].append((two, length))
            beside[two].append((one, length))
        first, row, long = [0], [], []
        for found in beside:
            for other, length in sorted(found):
                row.append(other)
                long.append(length)
            first.append(len(row))
        self.places: i64 = places
        self.first = vec[i64](first)
        self.neighbours = vec[i64](row)
        self.lengths = vec[i64](long)
        self._steps = vec[i64]([-1] * (places * places))
        for place in range(places):
            self._count_steps(place)

    def _count_steps(self, start: i64) -> None:
        """Fewest steps from a place to all that can be reached."""
        row, steps, neighbours = start * self.places, self._steps, self.neighbours
        queue = vec[i64]([0] * self.places)
        queue[0] = start
        steps[row + start] = 0
        done: i64 = 0
        waiting: i64 = 1
        while done < waiting:
            place = queue[done]
            done += 1
            for i in range(self.first[place], self.first[place + 1]):
                other = neighbours[i]
                if steps[row + other] < 0:
                    steps[row + other] = steps[row + place] + 1
                    queue[waiting] = other
                    waiting += 1

    def steps(self, one: i64, two: i64) -> i64:
        """How many ways lie between two places at least; -1 if none leads there."""
        return self._steps[one * self.places + two]

    def beside(self, place: i64) -> list[int]:
        """The neighbours of a place, for code that is in no hurry."""
        return [int(other) for other in self.neighbours[self.first[place] : self.first[place + 1]]]

    def are_neighbours(self, one: i64, two: i64) -> bool:
        return self._steps[one * self.places + two] == 1

    def count_beside(self, place: i64, owners: vec[i64], owner: i64) -> i64:
        """How many neighbours of a place have this owner."""
        count: i64 = 0
        neighbours = self.neighbours
        for i in range(self.first[place], self.first[place + 1]):
            if owners[neighbours[i]] == owner:
                count += 1
        return count

    def components(self, owners: vec[i64]) -> vec[i64]:
        """For each place the lowest one that a chain of places of the same owner links it with.

        -1 where the owner is below 0. A place that stands alone is linked with itself.
        """
        found = vec[i64]([-1] * self.places)
        queue = vec[i64]([0] * self.places)
        for start in range(self.places):
            if owners[start] < 0 or found[start] >= 0:
                continue
            found[start] = start
            queue[0] = start
            done: i64 = 0
            waiting: i64 = 1
            while done < waiting:
                place = queue[done]
                done += 1
                for i in range(self.first[place], self.first[place + 1]):
                    other = self.neighbours[i]
                    if found[other] < 0 and owners[other] == owners[start]:
                        found[other] = start
                        queue[waiting] = other
                        waiting += 1
        return found

    def costs(self, start: i64, tolls: vec[i64]) -> vec[i64]:
        """What the cheapest way from a place to each other one costs; -1 if there is none.

        Each way costs its length, and each place that is entered its toll: below 0, nobody enters.
        """
        places = self.places
        found = vec[i64]([-1] * places)
        settled = vec[i64]([0] * places)
        found[start] = 0
        place = start
        while place >= 0:
            settled[place] = 1
            for i in range(self.first[place], self.first[place + 1]):
                other = self.neighbours[i]
                cost = found[place] + self.lengths[i] + tolls[other]
                if tolls[other] >= 0 and (found[other] < 0 or cost < found[other]):
                    found[other] = cost
            place = -1
            for other in range(places):
                if settled[other] == 0 and found[other] >= 0:
                    if place < 0 or found[other] < found[place]:
                        place = other
        return found


def hex_ways(cells: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The ways between hexagons given by axial coordinates (q, r): those that share a side."""
    places = {cell: place for place, cell in enumerate(cells)}
    found = []
    for (q, r), place in places.items():
        for beside in ((q + 1, r), (q, r + 1), (q + 1, r - 1)):
            if beside in places:
                found.append((place, places[beside]))
    return found
