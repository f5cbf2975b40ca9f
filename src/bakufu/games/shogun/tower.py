"""The cube tower: what is thrown, what falls out (SHO-TOWER-01 to SHO-TOWER-14).

A small model with two parameters. Each cube thrown falls through with fixed odds; each cube that
was inside is knocked out with odds that grow with the size of the throw. Who a cube belongs to
makes no difference, so chance only says how many of each colour fall.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Chance
from bakufu.engine.core.notes import Scribe
from bakufu.games.shogun.box import CUBES
from bakufu.games.shogun.notes import CUBES_FELL, CUBES_THROWN
from bakufu.games.shogun.state import DRAW_KNOCKED, DRAW_THROWN, ShogunState


def throw(s: ShogunState, thrown: vec[i64], chance: Chance, scribe: Scribe) -> None:
    """Throw cubes together with everything in the tray; afterwards the tray shows the result.

    The cubes must already have left the place they came from: a throw changes no number (Law 3).
    """
    tower = s.tower
    tray = s.tray
    number: i64 = 0
    for cube in range(CUBES):
        thrown[cube] = thrown[cube] + tray[cube]  # the tray always goes in too (SHO-TOWER-03)
        number += thrown[cube]
    knocked_out = s.box.knocked_out[number]
    for cube in range(CUBES):
        inside = tower[cube]
        fallen: i64 = 0
        if thrown[cube] > 0:
            scribe.note(CUBES_THROWN, cube, thrown[cube], 0)
            fallen = chance.binomial(DRAW_THROWN + cube, thrown[cube], s.box.falls_through)
        # A cube moves at most once in a throw (SHO-TOWER-07), so only old cubes are knocked out.
        knocked: i64 = 0
        if inside > 0:
            knocked = chance.binomial(DRAW_KNOCKED + cube, inside, knocked_out)
        tower[cube] = inside - knocked + thrown[cube] - fallen
        tray[cube] = fallen + knocked
        if tray[cube] > 0:
            scribe.note(CUBES_FELL, cube, tray[cube], 0)
