"""Judges with a network, as bots ask for them."""

from bakufu.bots.bot import Sight
from bakufu.bots.learned import BY_JUDGE, BY_POLICY, Learned
from bakufu.bots.network_file import NetworkFile, shipped_network
from bakufu.bots.weights import in_order
from bakufu.engine.core.judgement import Judgement
from bakufu.engine.core.network import Reader
from bakufu.engine.core.observation import Observer
from bakufu.engine.table.game import Game, Setup
from bakufu.engine.table.largest_row import largest_row


def judge_beside(file: NetworkFile, game: Game) -> Judgement:
    """The judge that a network corrects: the game's own, or with the weights on its card."""
    judge = game.judgement()
    if not file.card.weights:
        return judge
    return judge.weighed(in_order(file.card.weights, game))


def reader_of(file: NetworkFile, game: Game, observer: Observer) -> Reader | None:
    """Reads rows of one kind of table; None where the network has no room for them."""
    places = largest_row(game).places(observer.fields)
    return None if places is None else Reader(file.network, observer, places)


def learned_judge(
    file: NetworkFile, game: Game, observer: Observer, setup: Setup | None, policy: bool = False
) -> Judgement:
    """The judge with the network; without it at a table for which the network was not trained.

    With `policy` it is the network that decides, and not only values.
    """
    judge = judge_beside(file, game)
    if file.card.game != game.id or (setup is not None and not file.card.knows(game, setup)):
        return judge
    reader = reader_of(file, game, observer)
    if reader is None:
        return judge
    card = file.card
    decides = BY_POLICY if policy or card.plays_on else BY_JUDGE
    return Learned(judge, reader, card.points_weight, card.ideas, decides)


class NetworkJudge:
    """Gives one bot its judge at every decision, and keeps it for as long as the table is one."""

    def __init__(self, file: NetworkFile, policy: bool) -> None:
        self.file = file
        self.policy = policy
        self._table: Setup | None = None
        self._judge: Judgement | None = None

    def __call__(self, sight: Sight) -> Judgement:
        if self._judge is None or sight.setup is None or sight.setup != self._table:
            self._judge = learned_judge(
                self.file, sight.game, sight.observer(), sight.setup, self.policy
            )
            self._table = sight.setup
        return self._judge


def house_judge(sight: Sight) -> Judgement:
    """The judge for one question: with the network that lies beside the game, if there is one."""
    return HouseJudge()(sight)


class HouseJudge:
    """The same for one bot, kept for as long as the table is one."""

    def __init__(self) -> None:
        self._judge: NetworkJudge | None = None

    def __call__(self, sight: Sight) -> Judgement:
        file = shipped_network(sight.game)
        if file is None:
            return sight.game.judgement()
        if self._judge is None or self._judge.file is not file:
            self._judge = NetworkJudge(file, policy=False)
        return self._judge(sight)
