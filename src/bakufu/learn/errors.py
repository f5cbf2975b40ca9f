"""How well a network foretells games it never saw, beside the judge that it corrects."""

import numpy as np

from bakufu.learn.fitting import MEASURE, Decisions, Fitted, Floats, Positions, Rows, Whole
from bakufu.learn.generations import Followed, Foretold

STAGES = ("the whole game", "first third", "second third", "last third")
_TINY = 1e-9


def foretold(data: Positions, fitted: Fitted) -> list[Foretold]:
    """On games that were held out and that a search played, as far as there are any."""
    which = np.flatnonzero((data.part == MEASURE) & data.searched)
    if not len(which):
        which = np.flatnonzero(data.part == MEASURE)
    found = []
    for number, name in enumerate(STAGES):
        stage = np.minimum(data.stage[which] * 3, 2).astype(int)
        part = which if number == 0 else which[stage == number - 1]
        if not len(part):
            continue
        won, sits = data.shares[part], data.members[part] >= 0
        judge = _softmax(np.where(sits, data.points[part], -np.inf))
        seen = np.full(sits.shape, -np.inf, np.float32)
        values = _hidden(fitted, data.rows, data.members[part][sits]) @ fitted.value
        seen[sits] = fitted.trust * data.points[part][sits] + values
        network = _softmax(seen)
        errors = [_log_loss(judge, won), _log_loss(network, won)]
        errors += [_brier(judge, won), _brier(network, won)]
        found.append(Foretold(name, len(part), *errors))
    return found


def followed(data: Decisions, fitted: Fitted) -> Followed | None:
    """On decisions of games that were held out."""
    which = np.flatnonzero(data.part == MEASURE)
    if not len(which):
        return None
    loss = even = agrees = 0.0
    for one in which:
        legal = slice(data.starts[one], data.starts[one + 1])
        moves, shares = data.moves[legal], data.shares[legal]
        hidden = _hidden(fitted, data.rows, np.array([one]))[0]
        logits = hidden @ fitted.policy[:, moves] + fitted.policy_bias[moves]
        told = _softmax(logits[None])[0]
        loss -= float((shares * np.log(told + _TINY)).sum())
        even += float(np.log(len(moves)))
        agrees += float(shares[told.argmax()] == shares.max())
    number = len(which)
    return Followed(number, loss / number, even / number, agrees / number)


def _hidden(fitted: Fitted, rows: Rows, which: Whole) -> Floats:
    starts, places, numbers = rows.part(which)
    if not len(places):
        summed = np.zeros((len(which), len(fitted.bias)), np.float32)
    else:
        # A row without numbers would take over those of the next one: it gets one that is 0.
        summed = np.add.reduceat(fitted.first[places] * numbers[:, None], starts, axis=0)
    found: Floats = np.maximum(summed + fitted.bias, 0.0)
    return found


def _softmax(logits: Floats) -> Floats:
    shares = np.exp(logits - logits.max(1, keepdims=True))
    found: Floats = shares / shares.sum(1, keepdims=True)
    return found


def _log_loss(told: Floats, won: Floats) -> float:
    return float(-(won * np.log(told + _TINY)).sum(1).mean())


def _brier(told: Floats, won: Floats) -> float:
    """Summed over the seats: 0 is certain and right, 2 certain and wrong."""
    return float(((told - won) ** 2).sum(1).mean())
