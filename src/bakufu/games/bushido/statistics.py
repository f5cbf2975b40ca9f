"""What a game of Bushido counts: how long it lasts and why it ends, tactics, revolts, turns."""

from collections import Counter
from collections.abc import Sequence

from bakufu.engine.table.counting import Counting, Counts, Measure, Sort
from bakufu.games.bushido import names
from bakufu.games.bushido import notes as note

_GAMES = "games"
_ENDS = ("fifty honour", "the year is over")
_TURNS = ("attack", "neutral province", "no attack", "Geisha")
_WON, _LOST = "winners", "losers"
_RESULTS = ("conquered", "held", "neutral")

FIRST = Measure("first", "The first player has won", Sort.RATE, "games")
MONTHS = Measure("months", "Length of a game", Sort.SPREAD, "months")
TURNS = Measure("turns", "Turns in a game", Sort.SPREAD, "turns")
ENDS = Measure("ends", "Why games end", Sort.OUTCOMES, "games")
WAYS = Measure("ways", "How turns go", Sort.OUTCOMES, "turns")
TACTICS = Measure("tactics", "Tactics of winners and losers", Sort.OUTCOMES, "discs")
RESULTS = Measure(
    "results",
    "What becomes of an attacked province",
    Sort.OUTCOMES,
    "combats",
    "Revolts of the Hatamoto included.",
)
EFFECTS = Measure("effects", "Effect tiles played", Sort.OUTCOMES, "effects")


class BushidoCounting(Counting):
    kinds = frozenset(
        int(kind)
        for kind in (
            note.FIRST_DRAWN,
            note.TURN_BEGAN,
            note.ATTACKED,
            note.NEUTRAL_TAKEN,
            note.NO_ATTACK,
            note.GEISHA_PLAYED,
            note.TACTIC_SHOWN,
            note.COUNTED,
            note.CONQUERED,
            note.HELD,
            note.LEFT_NEUTRAL,
            note.RONIN_PLACED,
            note.SPIED,
            note.TEA_HELD,
            note.SEPPUKU_DEMANDED,
            note.REVOLTED,
            note.GAME_ENDED,
        )
    )
    measures = (FIRST, MONTHS, TURNS, ENDS, WAYS, TACTICS, RESULTS, EFFECTS)
    points_remark = "Daimyo honour; Samurai honour counts only when it is turned at tea."

    def count(self, players: int, notes: Sequence[tuple[int, int, int, int]]) -> Counts:
        first, month, turns, winner, at_the_end = 0, 0, 0, -1, False
        ways, results, effects = (Counter[str]() for _ in range(3))
        tactics = {_WON: Counter[str](), _LOST: Counter[str]()}
        shown: list[tuple[int, int]] = []
        for kind, a, b, _ in notes:
            match kind:
                case note.FIRST_DRAWN:
                    first = a
                case note.TURN_BEGAN:
                    month, turns = b, turns + 1
                case note.ATTACKED:
                    ways["attack"] += 1
                case note.NEUTRAL_TAKEN:
                    ways["attack"] -= 1
                    ways["neutral province"] += 1
                case note.NO_ATTACK:
                    ways["no attack"] += 1
                case note.GEISHA_PLAYED:
                    ways["Geisha"] += 1
                    effects["geisha"] += 1
                case note.TACTIC_SHOWN:
                    shown.append((a, b))
                case note.COUNTED:
                    for seat, disc in shown:
                        tactics[_WON if seat == a else _LOST][names.DISCS[disc]] += 1
                    shown.clear()
                case note.CONQUERED:
                    results["conquered"] += 1
                case note.HELD:
                    results["held"] += 1
                case note.LEFT_NEUTRAL:
                    results["neutral"] += 1
                case note.RONIN_PLACED:
                    effects["ronin"] += 1
                case note.SPIED:
                    effects["shinobi"] += 1
                case note.TEA_HELD:
                    effects["chanoyu"] += 1
                case note.SEPPUKU_DEMANDED:
                    effects["seppuku"] += 1
                case note.REVOLTED:
                    effects["revolt"] += 1
                case note.GAME_ENDED:
                    winner, at_the_end = a, bool(b)
        return Counts(
            rates={
                FIRST.id: [
                    (int(seat == first == winner), int(seat == first)) for seat in range(players)
                ]
            },
            spreads={MONTHS.id: {_GAMES: {month: 1}}, TURNS.id: {_GAMES: {turns: 1}}},
            outcomes={
                ENDS.id: {_GAMES: {word: int(at_the_end == (word == _ENDS[1])) for word in _ENDS}},
                WAYS.id: {_GAMES: _all(ways, _TURNS)},
                TACTICS.id: {
                    group: _all(found, names.DISCS[:4]) for group, found in tactics.items()
                },
                RESULTS.id: {_GAMES: _all(results, _RESULTS)},
                EFFECTS.id: {_GAMES: _all(effects, (*names.TILES[3:], "revolt"))},
            },
        )


def _all(found: Counter[str], words: Sequence[str]) -> dict[str, int]:
    """Every word with its number, also those that did not occur."""
    return {word: found[word] for word in words}
