"""What a game of Shogun counts: start positions, winters, revolts and battles."""

from collections import Counter
from collections.abc import Sequence

from bakufu.engine.table.counting import Counting, Counts, Measure, Sort
from bakufu.games.shogun import names
from bakufu.games.shogun import notes as note

WINTERS = ("first winter", "second winter")
INCOME = "rice and taxes"
FOES = ("against players", "against farmers")
# A neutral province can only be conquered or held.
ENDS = {FOES[0]: ("conquered", "emptied", "held"), FOES[1]: ("conquered", "held")}
REVOLT_ENDS = ("put down", "lost")

HUNGRY = Measure(
    "hungry",
    "Winters short of rice",
    Sort.RATE,
    "winters",
    "Winters are counted for each seat.",
)
HUNGER_LOST = Measure(
    "hunger_lost",
    "Winters with a hunger loss",
    Sort.RATE,
    "winters",
    "A hunger loss: at least one province lost to the revolts of winter.",
)
ATTACKS = Measure("attacks_won", "Attacks on players won", Sort.RATE, "attacks")
RAIDS = Measure("raids_won", "Attacks on farmers won", Sort.RATE, "attacks")
WINTER_REVOLTS = Measure(
    "winter_revolts", "Revolts per winter", Sort.SPREAD, "revolts of one winter, all seats"
)
REVOLTS = Measure("revolts", "How revolts end", Sort.OUTCOMES, "revolts")
BATTLES = Measure("battles", "How battles end", Sort.OUTCOMES, "battles")
MARGINS = Measure(
    "battle_margins",
    "Battle margins",
    Sort.SPREAD,
    "armies left after a battle: the attacker's above 0, the defender's below",
    "0: nobody is left. Farmers who hold a neutral province leave nobody (SHO-BATTLE-19).",
)


class ShogunCounting(Counting):
    kinds = frozenset(
        int(kind)
        for kind in (
            note.LIST_DEALT,
            note.DRAFT_BEGAN,
            note.BATTLE_BEGAN,
            note.REVOLT_BEGAN,
            note.PROVINCE_CONQUERED,
            note.PROVINCE_HELD,
            note.PROVINCE_EMPTIED,
            note.REVOLT_PUT_DOWN,
            note.WINTER_BEGAN,
            note.HUNGER,
            note.YEAR_PREPARED,
        )
    )
    measures = (
        HUNGRY, HUNGER_LOST, ATTACKS, RAIDS, WINTER_REVOLTS, REVOLTS, BATTLES, MARGINS,
    )  # fmt: skip
    start_word = "printed list, or place in the draft"
    points_remark = "Castles, temples and theatres are the majorities in regions (SHO-SCORE-04)."

    def count(self, players: int, notes: Sequence[tuple[int, int, int, int]]) -> Counts:
        course = _Course(players)
        for written in notes:
            course.read(*written)
        return course.counts()


class _Course:
    """One game, followed note by note."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.starts = [""] * players
        self.winter = -1  # 0 and 1; -1 outside winter
        self.winters = 0
        self.foe = ""  # of the battle under way; empty in a revolt
        self.attacker = -1
        self.revolts_of_winter = [0, 0]
        self.hungry = [0] * players
        self.losers: list[set[int]] = [set(), set()]  # by winter: seats that lost a province
        self.attacks = {foe: [[0, 0] for _ in range(players)] for foe in FOES}
        self.battles = {foe: dict.fromkeys(ENDS[foe], 0) for foe in FOES}
        self.margins: dict[str, Counter[int]] = {foe: Counter() for foe in FOES}
        self.revolts = {when: dict.fromkeys(REVOLT_ENDS, 0) for when in (*WINTERS, INCOME)}

    def read(self, kind: int, a: int, b: int, c: int) -> None:
        match kind:
            case note.LIST_DEALT:
                self.starts[a] = f"list {names.LISTS[b].upper()}"
            case note.DRAFT_BEGAN:
                for place in range(self.players):  # clockwise (SHO-DRAFT-04)
                    self.starts[(a + place) % self.players] = f"draft place {place + 1}"
            case note.BATTLE_BEGAN:
                self.foe = FOES[0] if c >= 0 else FOES[1]
                self.attacker = b
            case note.PROVINCE_CONQUERED:
                self._end_battle("conquered", c)
            case note.PROVINCE_HELD:
                self._end_battle("held", -c)
            case note.REVOLT_BEGAN:
                self.foe = ""
                if self.winter >= 0:
                    self.revolts_of_winter[self.winter] += 1
            case note.REVOLT_PUT_DOWN:
                self._end_revolt("put down")
            case note.PROVINCE_EMPTIED if self.foe:
                self._end_battle("emptied", 0)
            case note.PROVINCE_EMPTIED:
                self._end_revolt("lost")
                if self.winter >= 0:
                    self.losers[self.winter].add(b)
            case note.WINTER_BEGAN:
                self.winter = a - 1
                self.winters += 1
            case note.HUNGER:
                self.hungry[a] += 1
            case note.YEAR_PREPARED:
                self.winter = -1

    def _end_battle(self, end: str, margin: int) -> None:
        self.battles[self.foe][end] += 1
        self.margins[self.foe][margin] += 1
        attacks = self.attacks[self.foe][self.attacker]
        attacks[0] += end == "conquered"
        attacks[1] += 1

    def _end_revolt(self, end: str) -> None:
        self.revolts[WINTERS[self.winter] if self.winter >= 0 else INCOME][end] += 1

    def counts(self) -> Counts:
        lost = [sum(seat in seats for seats in self.losers) for seat in range(self.players)]
        return Counts(
            starts=self.starts,
            rates={
                HUNGRY.id: [(times, self.winters) for times in self.hungry],
                HUNGER_LOST.id: [(times, self.winters) for times in lost],
                ATTACKS.id: [(won, all_) for won, all_ in self.attacks[FOES[0]]],
                RAIDS.id: [(won, all_) for won, all_ in self.attacks[FOES[1]]],
            },
            spreads={
                WINTER_REVOLTS.id: {
                    winter: {revolts: 1} if number < self.winters else {}
                    for number, (winter, revolts) in enumerate(
                        zip(WINTERS, self.revolts_of_winter, strict=True)
                    )
                },
                MARGINS.id: {foe: dict(times) for foe, times in self.margins.items()},
            },
            outcomes={REVOLTS.id: self.revolts, BATTLES.id: self.battles},
        )
