"""A refused move is refused in words that name what is missing, in every language."""

import pytest
from marks import rule

from bakufu.engine.core.state import State
from bakufu.engine.text.words import LANGUAGES, speaker
from bakufu.games.shelf import find_game

SHITENNO, SHOGUN = find_game("shitenno"), find_game("shogun")


def shitenno(**parts: object) -> State:
    document = {"round": 3, "year": "odd", "actor": "honda", **parts}
    return SHITENNO.from_document(SHITENNO.setup({"players": 4}), document)


def said(state: State, move: str, seat: int = 0, language: str = "en") -> tuple[str, str]:
    game = SHITENNO if move in SHITENNO.vocabulary.move_numbers else SHOGUN
    refusal = game.why_not(state, seat, game.move_number(move))
    assert refusal is not None
    return refusal.rule, speaker(language).say(refusal.message)


@rule("SHI-PAY-12")
@pytest.mark.parametrize(
    ("hand", "lacks"),
    [
        (["samurai x2", "bushi"], "You lack one Samurai."),
        (["samurai", "bushi"], "You lack 2 Samurai."),
        (["samurai x3"], "You lack one Bushi."),
        (["samurai x2"], "You lack one Samurai and one Bushi."),
    ],
)
def test_the_troops_that_are_missing_are_named(hand: list[str], lacks: str) -> None:
    state = shitenno(hands={"honda": hand}, provinces={"kanto": {"gate": "bushi"}})
    assert said(state, "place kanto by troops") == ("SHI-PAY-12", lacks)


@rule("SHI-PAY-13")
def test_the_koku_that_are_missing_are_counted() -> None:
    state = shitenno(hands={"honda": ["3-koku", "1-koku"]})
    assert said(state, "place kanto by koku") == (
        "SHI-PAY-13",
        "You are 1 koku short of the price of 5.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_not_asked_is_told_so(language: str) -> None:
    """And nothing else: what the one who acts lacks is a secret."""
    state = shitenno(hands={"honda": ["samurai"]})
    _, text = said(state, "place kanto by troops", seat=1, language=language)
    assert text == speaker(language).name("refused-not-your-turn")


@rule("SHO-BID-02")
def test_a_bid_tells_how_many_chests_it_lacks() -> None:
    document = {"seats": ["blue", "red", "black"], "chests": {"blue": 1}}
    state = SHOGUN.from_document(SHOGUN.setup({"players": 3}), document)
    assert said(state, "put chest-4 on bid") == (
        "SHO-BID-02",
        "This bid is 3 chests too high: you have 1.",
    )


@rule("SHI-SHARE-06")
@pytest.mark.parametrize("move", ["add samurai", "offer"])
def test_a_lot_begins_with_its_tile(move: str) -> None:
    state = shitenno(year="even", share=["samurai x4"])
    assert said(state, move) == ("SHI-SHARE-06", "First choose a hierarchy tile for the lot.")
