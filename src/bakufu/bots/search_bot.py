"""Bots that look ahead, from a novice to a grandmaster."""

from bakufu.bots.bot import BotWithJudge, Sight
from bakufu.bots.mixing import Mix, mix_for
from bakufu.bots.racing import Race, race_for
from bakufu.bots.search import Search, Temper
from bakufu.engine.core.judgement import Judgement

_LATER = 10  # a later move of a decision gets so much less than its first
_FIRST = 0.5  # of the time, for the first move
_WHOLE = 0.95  # for several at once
_AT_ONCE = 4  # iterations between two looks at the clock
_ENOUGH = 20_000  # iterations after which even a patient bot stops


class SearchingBot(BotWithJudge):
    """Looks ahead a number of times and plays what held up best.

    A clock may end its thinking earlier; a patient one goes on for as long as the clock allows.
    A careful one has its judge take its time over what to try. One whose mind may wander makes any
    move at times in games where looking ahead alone does not set the levels apart. `times` is how
    many times as often it looks as the effort says, `quiet_positions` how many positions at rest a
    look plays past before one is judged: the more looks, the more it may.
    """

    def __init__(
        self,
        name: str,
        effort: int,
        patient: bool = False,
        careful: bool = True,
        wanders: bool = False,
        times: int = 1,
        quiet_positions: int = 1,
    ) -> None:
        self.name = name
        self.effort = effort
        self.times = times
        self.patient = patient
        self.wanders = wanders
        self.temper = Temper()
        self.temper.careful = careful
        self.temper.quiet_positions = quiet_positions
        self._rest: list[int] = []  # of the decision under way
        # For each move of the decision: how often each way to go on was looked at.
        self.thoughts: list[dict[int, float]] = []

    def choose(self, sight: Sight) -> int:
        if self._lapses(sight):
            self._rest, self.thoughts = [], []
            return any_move(sight, self.judgement(sight))
        world = sight.world()
        if self._rest and self.judgement(sight).is_partial(world, sight.seat):
            if self._rest[0] in sight.legal:
                return self._rest.pop(0)
        first, *self._rest = self._think(sight)
        return first

    def decide(self, sight: Sight) -> list[int]:
        if self._lapses(sight):
            self.thoughts = []
            return [any_move(sight, self.judgement(sight))]
        return self._think(sight)

    def _lapses(self, sight: Sight) -> bool:
        percent = sight.game.lapses(0) if self.wanders else 0
        return percent > 0 and sight.dice.below(100) < percent

    def _think(self, sight: Sight) -> list[int]:
        search = search_for(sight, self.temper, self.judgement(sight))
        looks = self.times * int(search.judgement.budget(search.world, sight.seat, self.effort))
        if self.patient and sight.time_used is not None:
            looks = _ENOUGH
        self.thoughts = []
        return think(search, sight, looks, self.thoughts)


class SlippingBot(BotWithJudge):
    """Judges as well as it can, but its mind wanders: some moves are a stranger's, some anybody's.

    `slips` is how many moves in a hundred come from a judge of quite another temper, `blunders` how
    many are any legal move at all.
    """

    def __init__(self, name: str, slips: int, blunders: int) -> None:
        self.name = name
        self.slips = slips
        self.blunders = blunders

    def choose(self, sight: Sight) -> int:
        dice = sight.dice
        judgement = self.judgement(sight)
        luck = dice.below(100)
        blunders = sight.game.lapses(self.blunders)
        if luck < blunders:
            return any_move(sight, judgement)
        if luck < blunders + self.slips:
            judgement = judgement.perturbed(dice)
        return int(judgement.choose(sight.world(), sight.seat, dice))


def any_move(sight: Sight, judgement: Judgement) -> int:
    """Any move but one that only takes another back."""
    moves = [move for move in sight.legal if not judgement.is_second_thought(move)]
    return moves[sight.dice.below(len(moves))]


def search_for(sight: Sight, temper: Temper, judgement: Judgement | None = None) -> Search:
    """A search for the decision a seat has to take; the game's own judgement guides it, or
    another."""
    game = sight.game
    world = sight.world()
    players = len(game.seat_words(world))
    judge = game.judgement() if judgement is None else judgement
    return Search(judge, world, sight.seat, players, game.move_count, sight.dice, temper)


def think(
    search: Search, sight: Sight, iterations: int, thoughts: list[dict[int, float]] | None = None
) -> list[int]:
    """A whole decision: the first move takes half the time, those that follow share the rest.

    Where several decide at once, hidden from each other, it is drawn from a mix of whole decisions;
    where the game's judge says so, whole decisions race.
    No time goes to a move that has to be made. What was looked at before each move is added to
    `thoughts`.
    """
    thoughts = [] if thoughts is None else thoughts
    move = _only_move(search, sight)
    mix = mix_for(search) if move is None else None
    if mix is not None:
        look(mix, sight, iterations, _FIRST)
        drawn = [int(move) for move in mix.draw()]
        thoughts += _shared(mix, int(mix.looks), drawn)
        return drawn
    race = race_for(search) if move is None else None
    if race is not None:
        look_as_needed(race, sight, iterations, _WHOLE if len(race.lines()[0]) > 1 else _FIRST)
        best = [int(move) for move in race.best()]
        thoughts += _shared(race, int(race.looks), best)
        return best
    line: list[int] = []
    goes_on = True
    looks, share = iterations, _FIRST
    while goes_on:
        if move is None:
            look_as_needed(search, sight, looks, share)
            move = int(search.best())
            looks = max(8, iterations // _LATER)
            share += (1.0 - share) * 0.15
        line.append(move)
        thoughts.append(_looked_at(search, sight))
        goes_on = search.advance(move)
        if goes_on:
            move = _only_move(search, sight)
    return line


def _looked_at(search: Search, sight: Sight) -> dict[int, float]:
    """How often each move was looked at."""
    legal = set(sight.game.legal(search.world, sight.seat))
    children = [child for child in search.root.children if int(child.move) in legal]
    return {int(child.move): float(child.visits) for child in children if child.visits}


def _shared(of: Mix | Race, looks: int, line: list[int]) -> list[dict[int, float]]:
    """The shares of a mix or a race, times its looks, before each move of a line of it."""
    found: list[dict[int, float]] = [{} for _ in line]
    for other, share in zip(of.lines(), of.shares(), strict=True):
        for place, move in enumerate(other[: len(line)]):
            if share > 0 and other[:place] == line[:place]:
                found[place][move] = found[place].get(move, 0.0) + share * looks
    return found


def _only_move(search: Search, sight: Sight) -> int | None:
    """The move without an alternative, if there is one."""
    judgement = search.judgement
    legal = sight.game.legal(search.world, sight.seat)
    moves = [move for move in legal if not judgement.is_second_thought(move)]
    return moves[0] if len(moves) == 1 else None


def look_as_needed(search: Search | Race, sight: Sight, iterations: int, share: float) -> None:
    """Look ahead so many times, but without a clock no more once the answer is settled."""
    if sight.time_used is not None:
        look(search, sight, iterations, share)
        return
    for left in range(iterations, 0, -_AT_ONCE):
        if search.is_settled(left):
            return
        search.run(min(left, _AT_ONCE))


def look(search: Search | Mix | Race, sight: Sight, iterations: int, share: float) -> None:
    """Look ahead so many times; where there is a clock, until this share of the time is used."""
    if sight.time_used is None:
        search.run(iterations)
        return
    for _ in range(0, iterations, _AT_ONCE):
        search.run(_AT_ONCE)
        if sight.time_used() >= share:
            return
