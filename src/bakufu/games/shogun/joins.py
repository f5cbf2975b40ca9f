"""How modules join: at certain moments each of them in turn may ask players to decide.

The order of the modules is that of SHO-ROUND-03 at every moment, so one list serves them all.
"""

from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.state import NO_MOMENT, ShogunRules, ShogunState


def join(s: ShogunState, moment: i64, chance: Chance, scribe: Scribe) -> None:
    """A moment has come: every module has its part, then the base game goes on."""
    s.moment = moment
    s.joined = 0
    s.turn_place = 0
    carry_on(s, chance, scribe)


def carry_on(s: ShogunState, chance: Chance, scribe: Scribe) -> None:
    """Go on until somebody has to decide or all modules are done."""
    modules = s.modules
    while s.joined < len(modules):
        if modules[s.joined].carry_on(s, chance, scribe):
            return
        s.joined += 1
        s.turn_place = 0
    s.joined = 0
    rules = s.rules
    assert isinstance(rules, ShogunRules)
    rules.moment_over(s, chance, scribe)


def end_moment(s: ShogunState) -> i64:
    """The moment that is over."""
    moment = s.moment
    s.moment = NO_MOMENT
    return moment
