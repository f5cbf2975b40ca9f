"""Bots: honest, seated safely, and worth playing against."""

import time

import pytest

from bakufu.arena.match import play_match
from bakufu.bots.bot import Bot, Sight
from bakufu.bots.house_bots import FORMER_NAMES, JudgingBot, RandomBot, house_bot
from bakufu.bots.referee import BotFault, ask
from bakufu.engine.core.chance import Dice
from bakufu.engine.table.contract import random_game, tables, variant_name
from bakufu.engine.table.game import Game
from bakufu.engine.text.errors import BadInput
from bakufu.games.shelf import GAMES


class Raises(Bot):
    name = "raises"

    def choose(self, sight: Sight) -> int:
        raise RuntimeError("out of rice")


class Cheats(Bot):
    name = "cheats"

    def choose(self, sight: Sight) -> int:
        return next(move for move in range(sight.game.move_count) if move not in sight.legal)


class Hangs(Bot):
    name = "hangs"

    def choose(self, sight: Sight) -> int:
        time.sleep(60)
        return sight.legal[0]


class Mumbles(Bot):
    name = "mumbles"

    def choose(self, sight: Sight) -> int:
        return "accept"  # type: ignore[return-value]  # what a careless author might return


class Moves(Bot):
    name = "moves"

    def choose(self, sight: Sight) -> int:
        move = sight.legal[0]
        sight.seat = (sight.seat + 1) % 4  # to another chair: that is its own affair
        return move


def sight(game: Game) -> Sight:
    step = next(iter(random_game(game, game.setup({"players": 4}), 3)))
    return Sight(game, step.before, step.seat, Dice(1))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (Raises(), "bot raises raised RuntimeError: out of rice"),
        (Cheats(), "bot cheats played .* which is not legal here"),
        (Hangs(), "bot hangs did not move within 0.05 seconds"),
        (Mumbles(), "bot mumbles gave 'accept' instead of the number of a move"),
    ],
)
def test_a_faulty_bot_is_named(game: Game, bot: Bot, message: str) -> None:
    with pytest.raises(BotFault, match=message):
        ask(bot, sight(game), 0.05)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_bot_does_to_its_sight_changes_nothing(game: Game) -> None:
    shown = sight(game)
    expected = shown.legal[0]
    assert ask(Moves(), shown) == expected


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("bot", [Raises(), Cheats(), Hangs(), Mumbles()])
def test_a_faulty_bot_costs_its_own_seat_only(game: Game, bot: Bot) -> None:
    bots = [RandomBot(), bot, RandomBot(), RandomBot()]
    result = play_match(game, game.setup({"players": 4}), bots, 1, 0.05)
    assert list(result.faults) == [1]
    assert len(result.places) == 4
    assert min(result.places) == 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("name", ["random", "judge", "novice"])
def test_bots_decide_alike_in_worlds_they_cannot_tell_apart(game: Game, name: str) -> None:
    """A bot that peeked at the true state would be found out here. Searches: `test_search.py`."""
    for options in tables(game):
        setup = game.setup(options)
        for number, step in enumerate(random_game(game, setup, 5)):
            other = step.before.determinise(step.seat, Dice(number))
            # The same thinking dice draw the same worlds only if nothing hidden leaks in.
            moves = {
                ask(house_bot(name), Sight(game, state, step.seat, Dice(number + 1)))
                for state in (step.before, other)
            }
            assert len(moves) == 1, f"{name} was told something it may not know"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(game, options, id=f"{game.id}-{variant_name(options)}")
        for game in GAMES.values()
        for options in tables(game)
    ],
)
def test_the_judging_bot_beats_random_ones(game: Game, options: dict[str, object]) -> None:
    """A small match; the thousand games of the promise are in `make bench` and the notes."""
    setup = game.setup(options)
    players = setup.players
    wins = 0
    for seed in range(20):
        seat = seed % players
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seat] = JudgingBot()
        wins += play_match(game, setup, bots, seed).winners == [seat]
    assert wins >= 15


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    bots = [JudgingBot(), RandomBot(), JudgingBot(), RandomBot()]
    setup = game.setup({"players": 4})
    assert play_match(game, setup, bots, 9) == play_match(game, setup, bots, 9)


def test_an_unknown_bot_gets_a_suggestion() -> None:
    with pytest.raises(BadInput, match='did you mean "judge"'):
        house_bot("judgy")


def test_levels_are_still_found_by_their_former_names() -> None:
    for former, present in FORMER_NAMES.items():
        assert house_bot(former).name == present
