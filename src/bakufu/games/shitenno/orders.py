"""Orders in words, judged as a whole: "place kanto by troops: samurai x3, bushi+sohei".

An order becomes the moves it stands for, or is refused with the rule that forbids it. The single
moves of the vocabulary are orders too.
"""

import re

from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.refusal import Refused
from bakufu.games.shitenno import names
from bakufu.games.shitenno.box import (
    EXCHANGE_PIECE,
    FIRST_CARD_PIECE,
    FIRST_TROOP_PIECE,
    HATAMOTO,
    HATAMOTO_PIECE,
    PIECES,
)
from bakufu.games.shitenno.moves import (
    ADD,
    OFFER,
    PAY,
    PIECE,
    PLACE,
    TAKE_HIGHER,
    TAKE_LOWER,
    TILE,
)
from bakufu.games.shitenno.payment import Purse, fill_spare
from bakufu.games.shitenno.refusals import named, too_little
from bakufu.games.shitenno.round import ROUND
from bakufu.games.shitenno.state import (
    ANSWER,
    LOT_CARDS,
    LOT_TILE,
    TURN,
    WHICH_LOT,
    ShitennoState,
)

HELP = (
    'expected an order such as "lot 2 seals: 1-koku, sohei", '
    '"lots 4 seals: 3-koku, bushi / 3 seals: samurai", "accept", "refuse", "take 4 seals", '
    '"place kanto by troops: samurai x3, bushi", "place kanto by koku: 3-koku x2", '
    '"draw", "gild kanto 1" or "end"'
)

_LOT = re.compile(r"(?:(?P<seals>[\d ,and]+?) ?seals?)?\s*(?::(?P<cards>.*))?$")
_PLACE = re.compile(
    r"place (?P<province>[a-z]+)(?: (?P<position>\d))? by (?P<way>\w+)(?::(?P<pieces>.*))?$"
)


def read_order(s: ShitennoState, seat: int, words: str) -> list[int]:
    """The moves an order stands for."""
    order = names.plain(words.replace("ō", "o"))
    if order in names.VOCABULARY.move_numbers:
        return [names.VOCABULARY.move_numbers[order]]
    verb = re.split(r"\W", order, maxsplit=1)[0]
    rest = order.removeprefix(verb).strip()
    match verb:
        case "lot":
            return _one_lot(s, seat, rest)
        case "lots":
            return _two_lots(s, seat, rest)
        case "take":
            return _take(s, seat, rest)
        case "place":
            return _place(s, seat, order)
        case "keep":
            raise Refused("SHI-SHARE-08", "lot-offered-first")
        case "give":
            raise Refused("SHI-SHARE-18", "only-through-lots")
        case "use":
            raise Refused("SHI-BONUS-01", "tiles-in-payments")
    raise BadInput(f'"{words}" is not understood: {HELP}')


def _list(text: str | None) -> list[str]:
    """Words between commas; "nothing" and an empty text are an empty list."""
    parts = [part.strip() for part in (text or "").split(",")]
    return [part for part in parts if part and part != "nothing"]


def _lot(text: str) -> tuple[int, list[int]]:
    """Seals and cards of one lot in words."""
    found = _LOT.match(text.strip())
    if not found:
        raise BadInput(f'a lot "{text}" is not understood: {HELP}')
    seals = [int(digit) for digit in re.findall(r"\d+", found["seals"] or "")]
    if len(seals) != 1 or not 1 <= seals[0] <= 4:
        raise Refused("SHI-SHARE-06", "lot-one-tile")
    cards: list[int] = [0] * len(names.CARDS)
    for word in _list(found["cards"]):
        try:
            counts = names.count_words([word], names.CARDS, "card")
        except BadInput as error:
            if names.plain(word) in (*names.BONUSES, "kamon", "hatamoto"):
                raise Refused("SHI-SHARE-06", "lot-no-such-thing", thing=word) from None
            raise error from None
        cards = [a + b for a, b in zip(cards, counts, strict=True)]
    return seals[0], cards


def _tairo_only(s: ShitennoState, seat: int) -> None:
    if s.step == LOT_TILE and seat == s.actor and s.first_tile == 0:
        return
    if s.step in (ANSWER, WHICH_LOT) and seat == s.tairo:
        raise Refused("SHI-SHARE-10", "lot-stays")
    if s.step in (LOT_TILE, LOT_CARDS) and seat == s.actor:
        raise Refused("SHI-SHARE-06", "lot-begun")
    raise Refused(ROUND.forbidden_by(s, seat, TILE), "tairo-only")


def _one_lot(s: ShitennoState, seat: int, text: str) -> list[int]:
    _tairo_only(s, seat)
    seals, cards = _lot(text)
    if s.without_lot() == 2:
        raise Refused("SHI-SHARE-15", "two-lots-due")
    _check_lot(s, seals, cards)
    others = int(s.without_lot()) - 1
    if s.box.empty_lots_forbidden and not 1 <= sum(cards) <= sum(s.share) - others:
        raise Refused("SHI-SHARE-07", "lot-leaves-cards", others=others)
    return [TILE + seals - 1, *_add(cards), OFFER]


def _two_lots(s: ShitennoState, seat: int, text: str) -> list[int]:
    _tairo_only(s, seat)
    lots = sorted((_lot(part) for part in text.split("/")), reverse=True)
    if s.without_lot() > 2:
        raise Refused("SHI-SHARE-12", "one-lot-due")
    if len(lots) != 2 or lots[0][0] == lots[1][0]:
        raise Refused("SHI-SHARE-15", "two-lots-two-tiles")
    together = [a + b for a, b in zip(lots[0][1], lots[1][1], strict=True)]
    for seals, _ in lots:
        _check_lot(s, seals, together)
    if together != list(s.share):
        raise Refused("SHI-SHARE-15", "two-lots-all-cards")
    if s.box.empty_lots_forbidden and not (sum(lots[0][1]) and sum(lots[1][1])):
        raise Refused("SHI-SHARE-07", "lot-not-empty")
    return [TILE + lots[0][0] - 1, TILE + lots[1][0] - 1, *_add(lots[0][1]), OFFER]


def _check_lot(s: ShitennoState, seals: int, cards: list[int]) -> None:
    if not s.tiles_left >> seals & 1:
        raise Refused("SHI-SHARE-06", "tile-not-left", seals=seals)
    for card, count in enumerate(cards):
        if count > s.share[card]:
            raise Refused(
                "SHI-SHARE-06", "card-not-to-share", card=named("card", names.CARDS[card])
            )


def _add(cards: list[int]) -> list[int]:
    return [ADD + card for card, count in enumerate(cards) for _ in range(count)]


def _take(s: ShitennoState, seat: int, text: str) -> list[int]:
    found = re.fullmatch(r"(\d) ?seals?", text)
    if not found:
        raise BadInput(f'"take {text}" is not understood: expected "take 4 seals"')
    if s.step != WHICH_LOT or seat != s.actor:
        raise Refused(ROUND.forbidden_by(s, seat, TAKE_HIGHER), "no-lot-to-choose")
    tiles = {int(s.first_tile): int(TAKE_HIGHER), int(s.second_tile): int(TAKE_LOWER)}
    if int(found[1]) not in tiles:
        raise Refused("SHI-SHARE-16", "lots-on-offer", seals=[str(tile) for tile in tiles])
    return [tiles[int(found[1])]]


def _place(s: ShitennoState, seat: int, order: str) -> list[int]:
    found = _PLACE.match(order)
    if not found:
        raise BadInput(f'"{order}" is not understood: expected "place kanto by troops: samurai x3"')
    province = names.index(found["province"], names.PROVINCES, "province")
    way = names.index(found["way"], names.WAYS, "way of paying")
    move = PLACE + province * 2 + way
    if s.step != TURN or seat != s.actor:
        raise Refused(ROUND.forbidden_by(s, seat, int(move)), "no-time-to-place")
    if s.placed >= 2 or s.stock[seat] == 0:
        raise Refused("SHI-CONTROL-02", "no-more-kamons")
    if s.kamons[province] == 4:
        raise Refused(
            "SHI-CONTROL-04", "province-full", province=named("province", found["province"])
        )
    if found["position"] and int(found["position"]) != s.kamons[province] + 1:
        raise Refused("SHI-CONTROL-05", "leftmost-position", position=int(s.kamons[province] + 1))
    pieces = _pieces(found["pieces"])
    judge_payment(s, seat, province, way, pieces)
    pieces_named = [PIECE + piece for piece, count in enumerate(pieces) for _ in range(count)]
    return [move, *pieces_named, PAY] if s.box.idle_allowed else [move, *pieces_named]


def _pieces(text: str | None) -> list[int]:
    words = _list(text)
    if any(names.plain(word).startswith("draw") for word in words):
        raise Refused("SHI-BONUS-11", "draw-no-piece")
    return names.count_words(words, names.PIECES, "piece")


def judge_payment(s: ShitennoState, seat: int, province: int, way: int, pieces: list[int]) -> None:
    """Raise `Refused` unless this set of pieces pays for the next position (section 8)."""
    purse = Purse()
    purse.face(s, province, way)
    fill_spare(purse, s, seat)
    _check_owned(s, seat, purse, pieces)
    for piece, count in enumerate(pieces):
        if count:
            purse.put(piece, count)
    if not purse.good():
        koku = sum(pieces[FIRST_CARD_PIECE:FIRST_TROOP_PIECE])
        troops = sum(pieces[FIRST_TROOP_PIECE:]) + pieces[HATAMOTO_PIECE]
        if koku and troops and not pieces[EXCHANGE_PIECE]:
            raise Refused("SHI-PAY-01", "troops-or-koku")
        raise too_little(purse)
    if s.box.idle_allowed:
        return
    idle = [named("piece", names.PIECES[piece]) for piece in range(PIECES) if purse.idle(piece)]
    if idle:
        raise Refused("SHI-PAY-08", "idle-pieces", pieces=idle)


def _check_owned(s: ShitennoState, seat: int, purse: Purse, pieces: list[int]) -> None:
    title = pieces[HATAMOTO_PIECE]
    if title and s.title[seat] != HATAMOTO:
        raise Refused("SHI-TITLE-08", "hatamoto-only")
    if title > 1 or (title and s.title_used):
        raise Refused("SHI-TITLE-09", "hatamoto-once")
    for piece, count in enumerate(pieces):
        if count > purse.spare[piece]:
            raise Refused(
                "SHI-PAY-05", "piece-not-yours", piece=named("piece", names.PIECES[piece])
            )
