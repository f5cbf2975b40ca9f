"""An account of one step, kept from what was told of it: the laws of throws, battles and actions.

`laws.py` looks at positions. LAW-03, LAW-20 and LAW-21 speak of what happens between two of them,
and many throws and actions may lie there. So the notes of a step are entered one by one into a copy
of the position before it. Every throw and every battle must balance by itself, and in the end the
account must be the position after the step: nothing changes untold.
"""

from collections.abc import Iterator, Sequence

from bakufu.engine.table.telling import Note
from bakufu.engine.text.wording import called
from bakufu.games.shogun import names
from bakufu.games.shogun.box import CUBES, FARMERS
from bakufu.games.shogun.modules.faces import TIDYING, in_play
from bakufu.games.shogun.modules.gift_events import enter as enter_gift
from bakufu.games.shogun.notes import (
    ACTION_BEGAN,
    ACTION_LAPSED,
    ACTION_OPENED,
    BATTLE_BEGAN,
    BID_SHOWN,
    BUILT,
    CARD_SHOWN,
    CHESTS_GAINED,
    CHESTS_PAID,
    CUBES_FELL,
    CUBES_THROWN,
    MARCHED,
    NOTES,
    PROVINCE_CONQUERED,
    PROVINCE_EMPTIED,
    PROVINCE_HELD,
    PROVINCE_OCCUPIED,
    RECRUITED,
    REVOLT_BEGAN,
    REVOLT_PUT_DOWN,
    RICE_GAINED,
    RICE_LOST,
    ROUND_BEGAN,
    TOWER_FILLED,
    UNREST_CALMED,
    UNREST_PLACED,
    WINTER_BEGAN,
    YEAR_PREPARED,
)
from bakufu.games.shogun.state import NEUTRAL, ShogunState

THROWING = (CUBES_THROWN, CUBES_FELL)
OUTCOMES = (PROVINCE_CONQUERED, PROVINCE_HELD, PROVINCE_EMPTIED, REVOLT_PUT_DOWN)
# What may be told next after an action has lapsed, or when modules tidy up.
AFTER_A_LAPSE = (
    *(CARD_SHOWN, ACTION_OPENED, ACTION_BEGAN, ROUND_BEGAN, WINTER_BEGAN),
    *TIDYING,
)


def broken_account(before: ShogunState, notes: Sequence[Note], after: ShogunState) -> list[str]:
    """What does not balance in the step that led from one position to the next."""
    account = _Account(before)
    for i, note in enumerate(notes):
        account.enter(note)
        if note[0] in THROWING and (i + 1 == len(notes) or notes[i + 1][0] not in THROWING):
            account.settle_throw()
    account.broken += _lapses(notes)
    account.broken += _differences(account.s, after)
    return account.broken


class _Account:
    """A position that follows the notes, and the throw or battle under way."""

    def __init__(self, before: ShogunState) -> None:
        self.s = before.clone()
        self.broken: list[str] = []
        self.thrown = [0] * CUBES
        self.fallen = [0] * CUBES
        self.marching = 0  # armies that have left their province and not arrived
        self.province = -1  # fought for
        self.attacker = -1  # -1 in a revolt
        self.defender = -1  # -1 for a neutral province
        self.rebels = 0  # farmers called in a revolt

    def enter(self, note: Note) -> None:
        kind, a, b, c = note
        s = self.s
        if kind == PROVINCE_OCCUPIED:
            s.owner[b], s.armies[b] = a, c
            s.supply[a] = s.supply[a] - c
        elif kind == CUBES_THROWN:
            self.thrown[a] = b
        elif kind == CUBES_FELL:
            self.fallen[a] = b
        elif kind == TOWER_FILLED:
            for cube in range(CUBES):
                self._home(cube)
        elif kind == MARCHED:
            self._march(a, b // 64, b % 64, c)
        elif kind == BATTLE_BEGAN:
            self.province, self.attacker, self.defender, self.rebels = a, b, c, 0
        elif kind == REVOLT_BEGAN:
            self.province, self.attacker, self.defender, self.rebels = a, -1, b, c
        elif kind in OUTCOMES:
            self._settle_battle(kind, note)
        elif kind == RECRUITED:
            s.armies[b] = s.armies[b] + c
            s.supply[a] = s.supply[a] - c
        elif kind == BUILT:
            s.buildings[b] = s.buildings[b] | (1 << c)
            s.stock[c] = s.stock[c] - 1
        elif kind >= NOTES:
            enter_gift(s, note)
            for face, _ in in_play(s):
                face.enter(s, note)
        else:
            self._enter_goods(note)

    def _enter_goods(self, note: Note) -> None:
        kind, a, b, c = note
        s = self.s
        if kind == BID_SHOWN:
            s.chests[a] = s.chests[a] - c
        elif kind == CHESTS_PAID:
            s.chests[a] = s.chests[a] - b
        elif kind == CHESTS_GAINED:
            s.chests[a] = s.chests[a] + b
        elif kind == RICE_GAINED:
            s.rice[a] = s.rice[a] + b
        elif kind == RICE_LOST:
            s.rice[a] = s.rice[a] - b
        elif kind in (UNREST_PLACED, UNREST_CALMED):
            s.unrest[a] = b
        elif kind == YEAR_PREPARED:
            for seat in range(len(s.rice)):
                s.rice[seat] = 0
            for province in range(len(s.unrest)):
                s.unrest[province] = 0

    def _march(self, seat: int, source: int, target: int, armies: int) -> None:
        s = self.s
        s.armies[source] = s.armies[source] - armies
        if s.owner[target] == seat:
            s.armies[target] = s.armies[target] + armies
        else:
            self.marching = armies

    def settle_throw(self) -> None:
        """LAW-03: what is thrown comes from somewhere, and no cube is made or lost."""
        s = self.s
        for cube in range(CUBES):
            thrown, fallen, inside = self.thrown[cube], self.fallen[cube], int(s.tower[cube])
            brought = thrown - int(s.tray[cube])
            sent, most = self._sent(cube)
            if not sent <= brought <= most:
                self.broken.append(
                    f"LAW-03: {brought} cubes of {names.CUBES[cube]} join the tray in a throw, "
                    f"not {sent} to {most}"
                )
            if fallen > thrown + inside:
                self.broken.append(
                    f"LAW-03: {fallen} cubes of {names.CUBES[cube]} fell of {thrown} + {inside}"
                )
            # Cubes that did not stand in a province come from the supply.
            if cube == FARMERS:
                s.farmers = s.farmers - brought
            else:
                s.supply[cube] = s.supply[cube] - (brought - (sent if self.province >= 0 else 0))
            s.tower[cube] = inside + thrown - fallen
            s.tray[cube] = fallen
        if self.province >= 0:
            s.armies[self.province] = 0
        self.marching = 0
        self.thrown, self.fallen = [0] * CUBES, [0] * CUBES

    def _sent(self, cube: int) -> tuple[int, int]:
        """How many cubes enter the throw beside the tray: what stood in a province, and at most."""
        s = self.s
        if self.province < 0:  # the filling of the tower
            number = s.box.fill_farmers if cube == FARMERS else s.box.fill_armies
            playing = cube == FARMERS or cube < s.box.players
            return (int(number), int(number)) if playing else (0, 0)
        if cube == FARMERS:
            called = self.rebels if self.attacker < 0 else 0 if self.defender >= 0 else 2
            return 0, min(called, int(s.farmers))
        if cube == self.attacker:
            return self.marching, self.marching + min(1, int(s.supply[cube]))
        if cube == self.defender:
            standing = int(s.armies[self.province])
            return standing, standing + min(2, int(s.supply[cube]))
        return 0, 0

    def _settle_battle(self, kind: int, note: Note) -> None:
        """LAW-20: one player holds the province or nobody, and who fought leaves the tray."""
        s, province = self.s, self.province
        if kind == PROVINCE_EMPTIED:
            named, holder, left = note[1], int(NEUTRAL), 0
        else:
            holder, named, left = note[1:]
        fallen = int(s.tray[holder]) if holder >= 0 else 0
        sides = (self.attacker, self.defender, NEUTRAL)
        if named != province or holder not in sides or (left > 0) != (holder >= 0) or left > fallen:
            self.broken.append(
                f"LAW-20: {left} armies of {called(names.SEATS, holder)} hold "
                f"{called(names.PROVINCES, named)} after a battle for "
                f"{called(names.PROVINCES, province)} in which {fallen} fell out"
            )
        # Farmers stand aside where a restless province is attacked (SHO-BATTLE-08).
        aside = self.attacker >= 0 and self.defender >= 0 and s.unrest[province] > 0
        for side in (self.attacker, self.defender):
            if side >= 0:
                self._home(side)
        if not aside:
            self._home(FARMERS)
        if holder >= 0:
            s.supply[holder] = s.supply[holder] - left
        s.owner[province], s.armies[province] = holder, left
        if kind == PROVINCE_EMPTIED:
            for building in range(len(s.stock)):
                s.stock[building] = s.stock[building] + (s.buildings[province] >> building & 1)
            s.buildings[province] = s.unrest[province] = 0
        self.province = -1

    def _home(self, cube: int) -> None:
        """All cubes of a colour go from the tray to their supply."""
        s = self.s
        if cube == FARMERS:
            s.farmers = s.farmers + s.tray[cube]
        else:
            s.supply[cube] = s.supply[cube] + s.tray[cube]
        s.tray[cube] = 0


def _lapses(notes: Sequence[Note]) -> Iterator[str]:
    """LAW-21: of a lapsed action only the card is told."""
    for i, (kind, seat, action, province) in enumerate(notes):
        if kind != ACTION_LAPSED:
            continue
        if i == 0 or notes[i - 1] != (CARD_SHOWN, seat, action, province):
            yield f"LAW-21: {names.ACTIONS[action]} of seat {seat + 1} lapsed after more"
        if i + 1 < len(notes) and notes[i + 1][0] not in AFTER_A_LAPSE:
            yield f"LAW-21: {names.ACTIONS[action]} of seat {seat + 1} lapsed and had an effect"


def _differences(account: ShogunState, after: ShogunState) -> Iterator[str]:
    if list(account.tower) != list(after.tower):
        yield f"LAW-03: the throws leave {list(account.tower)} inside, not {list(after.tower)}"
    if list(account.tray) != list(after.tray):
        yield f"LAW-20: the tray should hold {list(account.tray)}, not {list(after.tray)}"
    for name in ("owner", "armies", "buildings", "unrest", "chests", "rice", "supply", "stock"):
        told, found = list(getattr(account, name)), list(getattr(after, name))
        if told != found:
            yield f"LAW-21: {name} changed untold: {told} became {found}"
    if account.farmers != after.farmers:
        yield f"LAW-21: farmers changed untold: {account.farmers} became {after.farmers}"
