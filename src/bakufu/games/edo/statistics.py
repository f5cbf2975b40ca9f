"""What a game of Edo counts: how long it lasts and why it ends, what is done, bought and built."""

from collections import Counter
from collections.abc import Sequence

from bakufu.engine.table.counting import Counting, Counts, Measure, Sort
from bakufu.games.edo import names
from bakufu.games.edo import notes as note

_GAMES = "games"
_STANDARD, _SPECIAL = "standard cards", "special cards"
_ENDS = ("twelve points", "the pile is empty")

IN_EDO = Measure("in_edo", "A house in Edo at the end", Sort.RATE, "games")
ROUNDS = Measure("rounds", "Length of a game", Sort.SPREAD, "rounds")
ENDS = Measure("ends", "Why games end", Sort.OUTCOMES, "games")
ACTIONS = Measure(
    "actions",
    "Actions performed",
    Sort.OUTCOMES,
    "slots",
    "Slots with at least one official, whether or not something came of them.",
)
LAPSES = Measure("lapses", "Activations that lapse", Sort.OUTCOMES, "activations")
CARDS = Measure("cards", "Special cards bought", Sort.OUTCOMES, "cards")
BUILDINGS = Measure("buildings", "Buildings put up", Sort.OUTCOMES, "buildings")
MERCHANT = Measure("merchant", "Trade with the merchant", Sort.OUTCOMES, "uses")


class EdoCounting(Counting):
    kinds = frozenset(
        int(kind)
        for kind in (
            note.ROUND_BEGAN,
            note.SET_TAKEN,
            note.REVEALED,
            note.LAPSED,
            note.CARD_BOUGHT,
            note.BUILT,
            note.BOUGHT,
            note.POINT_TAKEN,
            note.LEFT_OUT,
            note.GAME_ENDED,
        )
    )
    measures = (IN_EDO, ROUNDS, ENDS, ACTIONS, LAPSES, CARDS, BUILDINGS, MERCHANT)
    start_word = "starting set"
    points_remark = "Samurai and Ryo count at the end, for those with a house in Edo (EDO-END-06)."

    def count(self, players: int, notes: Sequence[tuple[int, int, int, int]]) -> Counts:
        starts = [""] * players
        out: set[int] = set()
        rounds, by_points = 0, False
        actions = {group: Counter[str]() for group in (_STANDARD, _SPECIAL)}
        lapses, bought, built, traded = (Counter[str]() for _ in range(4))
        for kind, a, b, c in notes:
            match kind:
                case note.ROUND_BEGAN:
                    rounds = a
                case note.SET_TAKEN:
                    starts[a] = names.SETS[b]
                case note.REVEALED if c:
                    group = _STANDARD if b % 512 // 16 < 3 else _SPECIAL
                    actions[group][names.ACTIONS[b % 16]] += 1
                case note.LAPSED:
                    lapses[names.ACTIONS[b]] += c
                case note.CARD_BOUGHT:
                    bought[names.SPECIALS[b]] += 1
                case note.BUILT:
                    built[names.BUILDINGS[b % 4]] += 1
                case note.BOUGHT:
                    traded["purchase"] += 1
                case note.POINT_TAKEN:
                    traded["point"] += 1
                case note.LEFT_OUT:
                    out.add(a)
                case note.GAME_ENDED:
                    by_points = bool(b)
        return Counts(
            starts=starts,
            rates={IN_EDO.id: [(int(seat not in out), 1) for seat in range(players)]},
            spreads={ROUNDS.id: {_GAMES: {rounds: 1}}},
            outcomes={
                ENDS.id: {_GAMES: {word: int(by_points == (word == _ENDS[0])) for word in _ENDS}},
                ACTIONS.id: {group: _all(found, names.ACTIONS) for group, found in actions.items()},
                LAPSES.id: {_GAMES: _all(lapses, names.ACTIONS)},
                CARDS.id: {_GAMES: _all(bought, names.SPECIALS)},
                BUILDINGS.id: {_GAMES: _all(built, names.BUILDINGS)},
                MERCHANT.id: {_GAMES: _all(traded, ("purchase", "point"))},
            },
        )


def _all(found: Counter[str], words: Sequence[str]) -> dict[str, int]:
    """Every word with its number, also those that did not occur."""
    return {word: found[word] for word in words}
