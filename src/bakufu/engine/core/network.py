"""A small network over a seat's row: one hidden layer, a value and a policy.

Sums are of whole numbers, so that compiled and plain Python, on every machine, agree in every bit.
Most numbers of a row are 0: only the others are added up. Two units of the hidden layer share a
64-bit number, for half the additions; what a unit can reach is bounded, so that they never meet.
"""

from math import exp, floor
from typing import Final, final

from librt.strings import read_f32_le, read_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.observation import Observer
from bakufu.engine.core.state import State

MOST_UNITS: Final[i64] = 256  # of the hidden layer
_PARTS: Final = 65536.0  # a weight is a whole number of such parts
_PRODUCT: Final = 4294967296.0  # and what weights of both layers make together
_LANE: Final[i64] = 0xFFFFFFFF
_HALF_LANE: Final[i64] = 0x80000000
_REACH: Final[i64] = 0x40000000  # of a unit, in parts
_HEAD: Final[i64] = 0x400000  # of a weight of value and policy, in parts
_STEP: Final = 1000.0  # no step of a line is larger


@final
class Network:
    """The weights. Never changed, so that all who ask share them.

    `numbers` are lines of weights, one after the other: a line for each number of the largest row,
    the bias of the hidden layer, the value, and a line for each move; then the bias of the value
    and of each move. A line is its step (32-bit float), then for each unit a 16-bit number of
    steps. A number of the row counts in parts of its bound.
    """

    def __init__(self, numbers: bytes, highs: list[int], units: i64, moves: i64) -> None:
        if units < 2 or units > MOST_UNITS or units % 2 != 0:
            raise ValueError(f"{units} units in the hidden layer")
        inputs: i64 = len(highs)
        self.units = units
        self.moves = moves
        self.inputs = inputs
        line = line_bytes(units)
        lines = inputs + 2 + moves
        if len(numbers) != lines * line + (moves + 1) * 4:
            raise ValueError("too few weights, or too many")
        # Pairs of units are added up four at a time.
        self.pairs: i64 = (units + 7) // 8 * 4
        self.first = vec[i64]([0] * ((inputs + 1) * self.pairs))
        reach = vec[i64]([0] * units)
        for i in range(inputs + 1):
            high: i64 = 1
            if i < inputs:
                high = highs[i]
            at = i * line
            step = _step(numbers, at)
            for unit in range(units):
                weight = _parts(read_i16_le(numbers, at + 4 + 2 * unit), step, high)
                reach[unit] = reach[unit] + _size(weight) * high
                if reach[unit] > _REACH:
                    raise ValueError("weights that are too large together")
                place = i * self.pairs + unit // 2
                if unit % 2 == 0:
                    self.first[place] = weight
                else:
                    # Below 0 it borrows from the other unit; who reads it gives it back.
                    self.first[place] = self.first[place] + weight * (_LANE + 1)
        self.heads = vec[i32]([i32(0)] * ((moves + 1) * units))  # the value, then each move
        self.biases = vec[float]([0.0] * (moves + 1))
        # Whether anything was learned for them; all weights are 0 where nothing was.
        self.has_value = False
        self.has_policy = False
        for head in range(moves + 1):
            at = (inputs + 1 + head) * line
            step = _step(numbers, at)
            for unit in range(units):
                weight = _parts(read_i16_le(numbers, at + 4 + 2 * unit), step, 1)
                if _size(weight) > _HEAD:
                    raise ValueError("weights that are too large")
                self.heads[head * units + unit] = i32(weight)
            bias = read_f32_le(numbers, lines * line + head * 4)
            if not -1000.0 < bias < 1000.0:
                raise ValueError("a bias that is no number, or too large")
            self.biases[head] = bias
            if _says_something(self.heads, head * units, units) or bias != 0.0:
                if head == 0:
                    self.has_value = True
                else:
                    self.has_policy = True


def _says_something(heads: vec[i32], at: i64, units: i64) -> bool:
    for unit in range(units):
        if heads[at + unit] != 0:
            return True
    return False


def line_bytes(units: i64) -> i64:
    """How long a line of weights is."""
    return 4 + 2 * units


def _step(numbers: bytes, at: i64) -> float:
    step = read_f32_le(numbers, at)
    if not 0.0 <= step < _STEP:
        raise ValueError("a step that is no number, or too large")
    return step


def _parts(steps: i16, step: float, high: i64) -> i64:
    """A weight in whole parts, for a number that counts in parts of its bound."""
    return i64(floor(float(i64(steps)) * step * _PARTS / float(high) + 0.5))


def _size(weight: i64) -> i64:
    return weight if weight >= 0 else -weight


def _put_pair(units: vec[i64], at: i64, both: i64) -> None:
    """Two units that share a number; what is below 0 is 0."""
    low = ((both + _HALF_LANE) & _LANE) - _HALF_LANE
    high = (both - low) >> 32
    units[at] = 0
    units[at + 1] = 0
    if low > 0:
        units[at] = low
    if high > 0:
        units[at + 1] = high


@final
class Reader:
    """Reads rows of one kind of table: `places` says where in the largest row each number lies.

    What it has read last is answered for: `value`, `logit` and the rest.
    """

    def __init__(self, network: Network, observer: Observer, places: list[int]) -> None:
        if len(places) != observer.size:
            raise ValueError(f"places for {len(places)} numbers, not for {observer.size}")
        self.network = network
        self.observer = observer
        self._lines = vec[i64]([0] * len(places))
        for i in range(len(places)):
            place: i64 = places[i]
            if place < 0 or place >= network.inputs:
                raise ValueError(f"there is no place {place}")
            self._lines[i] = place * network.pairs
        # Of a row: the lines of numbers that are 1; those of the others that are not 0, and these.
        self._ones = vec[i64]([0] * len(places))
        self._more = vec[i64]([0] * len(places))
        self._times = vec[i64]([0] * len(places))
        self._units = vec[i64]([0] * (2 * network.pairs))
        self._odds = vec[float]([0.0] * network.moves)
        self.legal = vec[i64]([0] * network.moves)  # room for those who ask about moves

    def read(self, state: State, seat: i64) -> None:
        """What a seat knows."""
        observer = self.observer
        observer.observe(state, seat)
        self.read_row(observer.numbers, 0)

    def read_row(self, numbers: vec[i16], start: i64) -> None:
        """A row that was observed before."""
        lines, ones, more, times = self._lines, self._ones, self._more, self._times
        one: i64 = 0
        other: i64 = 0
        for i in range(len(lines)):
            number = i64(numbers[start + i])
            if number == 1:
                ones[one] = lines[i]
                one += 1
            elif number != 0:
                more[other] = lines[i]
                times[other] = number
                other += 1
        first, units, pairs = self.network.first, self._units, self.network.pairs
        bias = self.network.inputs * pairs
        k: i64 = 0
        while k < pairs:
            at = bias + k
            a, b, c, d = first[at], first[at + 1], first[at + 2], first[at + 3]
            for i in range(one):
                at = ones[i] + k
                a += first[at]
                b += first[at + 1]
                c += first[at + 2]
                d += first[at + 3]
            for i in range(other):
                at = more[i] + k
                number = times[i]
                a += number * first[at]
                b += number * first[at + 1]
                c += number * first[at + 2]
                d += number * first[at + 3]
            _put_pair(units, 2 * k, a)
            _put_pair(units, 2 * k + 2, b)
            _put_pair(units, 2 * k + 4, c)
            _put_pair(units, 2 * k + 6, d)
            k += 4

    def value(self) -> float:
        """What the judge's points should be corrected by, in units of its spread."""
        return self._head(0)

    def logit(self, move: i64) -> float:
        """How likely a move is, beside others."""
        return self._head(move + 1)

    def likeliest(self, legal: vec[i64], count: i64) -> i64:
        """Of the first `count` moves listed."""
        best = legal[0]
        most = 0.0
        for i in range(count):
            logit = self._head(legal[i] + 1)
            if i == 0 or logit > most:
                best = legal[i]
                most = logit
        return best

    def drawn(self, legal: vec[i64], count: i64, dice: Dice) -> i64:
        """One of the first `count` moves listed, each as often as it is likely."""
        odds = self._odds
        most = 0.0
        for i in range(count):
            odds[i] = self._head(legal[i] + 1)
            if i == 0 or odds[i] > most:
                most = odds[i]
        total = 0.0
        for i in range(count):
            odds[i] = exp(odds[i] - most)
            total += odds[i]
        left = float(dice.word()) / _PRODUCT * total
        for i in range(count):
            left -= odds[i]
            if left < 0.0:
                return legal[i]
        return legal[count - 1]

    def _head(self, head: i64) -> float:
        units, heads = self._units, self.network.heads
        count = self.network.units
        at = head * count
        total: i64 = 0
        for unit in range(count):
            total += units[unit] * i64(heads[at + unit])
        return float(total) / _PRODUCT + self.network.biases[head]
