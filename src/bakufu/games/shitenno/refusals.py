"""Why a single move of Shitennō is refused, in words that name what is missing."""

from bakufu.engine.text.message import message_word
from bakufu.engine.text.refusal import Refused
from bakufu.games.shitenno import names
from bakufu.games.shitenno.box import (
    EXCHANGE_PIECE,
    HATAMOTO_PIECE,
    KOKU,
    PIECES,
    PLUS_PIECE,
)
from bakufu.games.shitenno.moves import ADD, GILD, OFFER, PAY, PIECE, PLACE, TILE, USE_DRAW
from bakufu.games.shitenno.payment import (
    Purse,
    fill_spare,
    good_by_koku,
    good_by_troops,
    pledge_into,
)
from bakufu.games.shitenno.state import LOT_TILE, ShitennoState


def named(sort: str, word: str) -> str:
    """The message that names a card, piece or province."""
    return f"@{sort}-{message_word(word)}"


def why_not(s: ShitennoState, rule: str, move: int) -> Refused | None:
    """The refusal of a move of the seat that acts; None if the rule says all there is to say."""
    if PLACE <= move < PIECE:
        return _place(s, rule, int(move - PLACE) >> 1, int(move - PLACE) & 1)
    if PIECE <= move <= PAY:
        return _pay(s, rule, int(move - PIECE))
    if s.step == LOT_TILE and ADD <= move <= OFFER and rule in ("SHI-SHARE-06", "SHI-SHARE-15"):
        return Refused(rule, "tile-first")
    if TILE <= move < TILE + 4 and rule == "SHI-SHARE-06":
        return Refused(rule, "tile-not-left", seals=int(move - TILE) + 1)
    if rule == "SHI-SHARE-07":
        if move == OFFER:
            return Refused(rule, "lot-not-empty")
        return Refused(rule, "lot-leaves-cards", others=int(s.without_lot()) - 1)
    if ADD <= move < OFFER and rule == "SHI-SHARE-06":
        return Refused(rule, "card-not-to-share", card=named("card", names.CARDS[move - ADD]))
    if move == USE_DRAW and rule == "SHI-BONUS-11" and s.pay_province < 0:
        return Refused(rule, "no-draw-tile")
    if move >= GILD and rule == "SHI-TITLE-06":
        return Refused(rule, "sensei-only")
    if move >= GILD and rule == "SHI-TITLE-07":
        province, position = divmod(int(move - GILD), 4)
        return Refused(
            rule,
            "no-kamon-to-gild",
            province=named("province", names.PROVINCES[province]),
            position=position + 1,
        )
    return None


def _place(s: ShitennoState, rule: str, province: int, way: int) -> Refused | None:
    if rule == "SHI-CONTROL-02":
        return Refused(rule, "no-more-kamons")
    if rule == "SHI-CONTROL-04":
        word = names.PROVINCES[province]
        return Refused(rule, "province-full", province=named("province", word))
    if rule not in ("SHI-PAY-12", "SHI-PAY-13"):
        return None
    purse = Purse()
    purse.face(s, province, way)
    fill_spare(purse, s, s.actor)
    for piece in range(PIECES):
        if purse.spare[piece]:
            purse.put(piece, purse.spare[piece])
    return too_little(purse)


def _pay(s: ShitennoState, rule: str, piece: int) -> Refused | None:
    if rule in ("SHI-PAY-12", "SHI-PAY-13"):
        purse = Purse()
        purse.face(s, s.pay_province, s.pay_way)
        fill_spare(purse, s, s.actor)
        pledge_into(purse, s.pledge)
        return too_little(purse)
    match rule:
        case "SHI-PAY-01":
            return Refused(rule, "troops-or-koku")
        case "SHI-TITLE-08":
            return Refused(rule, "hatamoto-only")
        case "SHI-TITLE-09":
            return Refused(rule, "hatamoto-once")
        case "SHI-PAY-05":
            return Refused(rule, "piece-not-yours", piece=named("piece", names.PIECES[piece]))
        case "SHI-PAY-08" if piece >= s.piece_floor:
            return Refused(rule, "idle-pieces", pieces=[named("piece", names.PIECES[piece])])
    return None


def too_little(purse: Purse) -> Refused:
    """What a set of pieces that does not pay would need besides."""
    pieces = purse.pieces
    title, exchanges, plus_ones = (
        pieces[HATAMOTO_PIECE],
        pieces[EXCHANGE_PIECE],
        pieces[PLUS_PIECE],
    )
    if purse.way == KOKU:
        troops = purse.own + purse.gate + purse.others
        short = 0
        while not good_by_koku(
            purse.price,
            troops,
            purse.koku + short,
            title,
            exchanges,
            plus_ones,
            purse.printed_only,
        ):
            short += 1
        return Refused("SHI-PAY-13", "price-not-reached", price=int(purse.price), short=short)
    own, gate = min(
        (
            (own, gate)
            for own in range(int(purse.own_needed) + 1)
            for gate in range(int(purse.gate_needed) + 1)
            if good_by_troops(
                purse.own_needed,
                purse.gate_needed,
                purse.own + own,
                purse.gate + gate,
                purse.others,
                purse.koku,
                title,
                exchanges,
                plus_ones,
                purse.printed_only,
            )
        ),
        key=sum,
    )
    kind, other = (
        named("kind", names.KINDS[kind]) if number else ""
        for kind, number in ((int(purse.own_kind), own), (int(purse.gate_kind), gate))
    )
    return Refused("SHI-PAY-12", "need-not-covered", own=own, kind=kind, gate=gate, gatekind=other)
