"""A small network fitted to rows: arrays in, arrays out, and torch in between.

The network corrects a judge. Its value of a seat's row is added to the judge's points, in units of
their spread, and the softmax over the seats of a position is each one's share of the victory. Its
policy has a number for every move, and the softmax over the legal ones is how often each is made.

One hidden layer serves both heads. Values are few and noisy (one outcome a game), looks are many:
each head has hidden units of its own, and each stops learning by itself, when games that it does
not learn from are foretold no better. This file needs numpy and torch alone, and knows no game.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
Part = NDArray[np.int8]
Told = Callable[[str, int, float], None]  # which head, after how many rounds, its error

# What a game is for: to learn from, to say when it is enough, or to measure what came of it.
LEARN, STOP, MEASURE = 0, 1, 2
VALUE_UNITS = 24  # of the hidden layer; the others are the policy's
ROUNDS = 40  # at most, over all rows
_PATIENCE = 2  # rounds without gain before steps get smaller
_SMALLER = 2  # times, before it stops
_STEPS = 40  # in a round, at least, where there are few rows
_STEP = 2e-3
_DECAY = 1e-2  # of weights, so that what is seldom seen weighs little
_NEVER = -1e9  # the logarithm of the share of what cannot be


@dataclass
class Rows:
    """Rows of numbers, most of which are 0: row i has those from starts[i] on."""

    starts: Whole
    places: NDArray[np.int32]
    numbers: Floats

    def part(self, which: Whole) -> tuple[Whole, NDArray[np.int32], Floats]:
        """Some rows: where each begins, and what is in them, one after the other."""
        lengths = self.starts[which + 1] - self.starts[which]
        ends = np.cumsum(lengths)
        first = ends - lengths
        at = np.repeat(self.starts[which] - first, lengths) + np.arange(
            ends[-1] if len(ends) else 0
        )
        return first, self.places[at], self.numbers[at]


@dataclass
class Positions:
    """Positions at rest. Every seat has a row; those of a position follow each other."""

    rows: Rows
    members: Whole  # by position and seat: the number of the row, -1 where nobody sits
    points: Floats  # by position and seat: the judge's, over their spread
    shares: Floats  # by position and seat: of the victory
    part: Part
    stage: Floats  # the part of the game that lies before it
    searched: NDArray[np.bool_]  # whether a search played the game, or the judge alone

    def __len__(self) -> int:
        return len(self.members)


@dataclass
class Decisions:
    """Decisions of a search, move by move. Row i could make the moves from starts[i] on."""

    rows: Rows
    starts: Whole
    moves: NDArray[np.int32]
    shares: Floats  # of the looks, by legal move
    part: Part

    def __len__(self) -> int:
        return len(self.part)


@dataclass
class Fitted:
    """The weights of a network, by the numbers of a row as they are."""

    first: Floats  # by input and hidden unit
    bias: Floats
    value: Floats  # by hidden unit
    policy: Floats  # by hidden unit and move
    policy_bias: Floats
    trust: float  # what the judge's points count for
    rounds: dict[str, int]


def fit(
    positions: Positions | None,
    decisions: Decisions | None,
    scales: Floats,
    moves: int,
    hidden: int,
    seed: int,
    told: Told = lambda head, rounds, error: None,
) -> Fitted:
    """`scales` brings the numbers of a row to about 1, input by input."""
    inputs = len(scales)
    fitted = Fitted(
        np.zeros((inputs, hidden), np.float32),
        np.zeros(hidden, np.float32),
        np.zeros(hidden, np.float32),
        np.zeros((hidden, moves), np.float32),
        np.zeros(moves, np.float32),
        1.0,
        {},
    )
    units = hidden if decisions is None else min(VALUE_UNITS, hidden // 2)
    if positions is None:
        units = 0
    else:
        part, trust, rounds = _fit_values(positions, scales, units, seed, told)
        fitted.first[:, :units], fitted.bias[:units], fitted.value[:units] = part
        fitted.trust, fitted.rounds["value"] = trust, rounds
    if decisions is not None:
        own, rounds = _fit_policy(decisions, scales, moves, hidden - units, seed, told)
        fitted.first[:, units:], fitted.bias[units:], fitted.policy[units:] = own[:3]
        fitted.policy_bias, fitted.rounds["policy"] = own[3], rounds
    return fitted


def _fit_values(
    data: Positions, scales: Floats, units: int, seed: int, told: Told
) -> tuple[tuple[Floats, Floats, Floats], float, int]:
    import torch

    torch.manual_seed(seed)
    layer = _layer(len(scales), units)
    out = torch.zeros(units, requires_grad=True)  # at first the judge alone
    trust = torch.zeros((), requires_grad=True)  # a logarithm
    everything = [*layer, out, trust]

    def error(which: Whole) -> Any:
        members = data.members[which]
        sits = members >= 0
        seen = _hidden(layer, scales, data.rows, members[sits]) @ out
        points = torch.from_numpy(data.points[which][sits])
        logits = torch.full(members.shape, _NEVER)
        logits[torch.from_numpy(sits)] = trust.exp() * points + seen
        shares = torch.from_numpy(data.shares[which])
        return -(shares * torch.log_softmax(logits, 1)).sum(1).mean()

    rounds = _learn(everything, error, data.part, 512, seed, lambda n, e: told("value", n, e))
    first, bias, last, own = (one.detach().numpy() for one in everything)
    return (first * scales[:, None], bias, last), float(np.exp(own)), rounds


def _fit_policy(
    data: Decisions, scales: Floats, moves: int, units: int, seed: int, told: Told
) -> tuple[tuple[Floats, Floats, Floats, Floats], int]:
    import torch

    torch.manual_seed(seed + 1)
    layer = _layer(len(scales), units)
    out = (torch.randn(units, moves) * 0.1 / units**0.5).requires_grad_()
    bias = torch.zeros(moves, requires_grad=True)
    everything = [*layer, out, bias]

    def error(which: Whole) -> Any:
        logits = _hidden(layer, scales, data.rows, which) @ out + bias
        at, to, shares = _legal(data, which)
        legal = torch.full_like(logits, _NEVER)
        legal[at, to] = logits[at, to]
        told_shares = torch.log_softmax(legal, 1)[at, to]
        return -(torch.from_numpy(shares) * told_shares).sum() / len(which)

    rounds = _learn(everything, error, data.part, 512, seed, lambda n, e: told("policy", n, e))
    first, own, last, ending = (one.detach().numpy() for one in everything)
    return (first * scales[:, None], own, last, ending), rounds


def _legal(data: Decisions, which: Whole) -> tuple[Any, Any, Floats]:
    """The legal moves of some decisions: at which of them, which move, and its share."""
    import torch

    lengths = data.starts[which + 1] - data.starts[which]
    ends = np.cumsum(lengths)
    at = np.repeat(data.starts[which] - ends + lengths, lengths) + np.arange(ends[-1])
    which_one = np.repeat(np.arange(len(which)), lengths)
    moves = data.moves[at].astype(np.int64)
    return torch.from_numpy(which_one), torch.from_numpy(moves), data.shares[at]


def _layer(inputs: int, units: int) -> list[Any]:
    import torch

    first = (torch.randn(inputs, units) / 64**0.5).requires_grad_()  # about 64 numbers are not 0
    return [first, torch.zeros(units, requires_grad=True)]


def _hidden(layer: list[Any], scales: Floats, rows: Rows, which: Whole) -> Any:
    import torch

    starts, places, numbers = rows.part(which)
    lengths = np.diff(starts, append=len(places))
    table = np.zeros((len(which), len(scales)), np.float32)
    table[np.repeat(np.arange(len(which)), lengths), places] = numbers * scales[places]
    return torch.relu(torch.from_numpy(table) @ layer[0] + layer[1])


def _learn(
    everything: list[Any],
    error: Callable[[Whole], Any],
    part: Part,
    batch: int,
    seed: int,
    told: Callable[[int, float], None],
) -> int:
    """Until other games are foretold no better; the best weights stay. Returns the rounds."""
    import torch

    optimiser = torch.optim.AdamW(everything, lr=_STEP, weight_decay=_DECAY)
    known, apart = np.flatnonzero(part == LEARN), np.flatnonzero(part == STOP)
    draws = np.random.default_rng(seed)
    batch = max(8, min(batch, len(known) // _STEPS))
    best = [one.detach().clone() for one in everything]
    least, since, smaller, rounds = _mean(error, apart), 0, 0, 0
    while smaller < _SMALLER and rounds < ROUNDS:
        for which in _batches(draws.permutation(known), batch):
            optimiser.zero_grad()
            error(which).backward()
            optimiser.step()
        rounds += 1
        now = _mean(error, apart)
        told(rounds, now)
        if now < least - 1e-4:
            least, since = now, 0
            best = [one.detach().clone() for one in everything]
            continue
        since += 1
        if since == _PATIENCE or smaller:
            smaller, since = smaller + 1, 0
            with torch.no_grad():
                for one, other in zip(everything, best, strict=True):
                    one.copy_(other)
            for group in optimiser.param_groups:
                group["lr"] *= 0.3
    with torch.no_grad():
        for one, other in zip(everything, best, strict=True):
            one.copy_(other)
    return rounds


def _mean(error: Callable[[Whole], Any], which: Whole) -> float:
    import torch

    with torch.no_grad():
        total = sum(float(error(part)) * len(part) for part in _batches(which, 4096))
    return total / max(1, len(which))


def _batches(which: Whole, size: int) -> Iterator[Whole]:
    for start in range(0, len(which), size):
        yield which[start : start + size]
