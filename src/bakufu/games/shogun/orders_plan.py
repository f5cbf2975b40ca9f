"""Orders that lay out a plan: the whole of it, a part, or one card after another in any order.

The rules settle the spaces in one order, the bid first; people think in another. What is said too
early is kept as a sketch: words for spaces that wait until those before them are settled.
"""

import re
from collections.abc import Sequence

from bakufu.engine.table.game import Sketch
from bakufu.engine.text.errors import BadInput, unknown
from bakufu.engine.text.refusal import Refused
from bakufu.games.shogun import names
from bakufu.games.shogun.box import BID, CARDS, FIRST_CHEST, NO_CARD, SPACES, TOWER_CARD
from bakufu.games.shogun.moves import COMMIT, LEAVE, LIFT, TAKE_BACK, put
from bakufu.games.shogun.names import named
from bakufu.games.shogun.planning import cards_of, copies_in_hand, owns_card
from bakufu.games.shogun.state import PLAN, ShogunState

_NOTHING = ("nothing", "empty", "none", "-")
# Short words for spaces.
_SHORT = {"d5": "deploy-5", "d3": "deploy-3", "d1": "deploy-1", "a": "combat-a", "b": "combat-b"}
# Orders that are not about single spaces, with which a sketch has nothing to do.
_OTHERS = (
    *("plan", "commit", "confirm", "lift", "leave", "colour", "color", "take", "renew", "group"),
    *("special", "march", "move", "attack", "stay", "pass", "skip", "revolt", "give", "lend"),
    *("sell", "trade", "pay", "build", "harvest", "recruit"),
)

Board = dict[int, int]


def _order(s: ShogunState) -> list[int]:
    """The bid is settled first, then the actions in the order of the board, then a module's."""
    return [int(BID), *range(int(BID)), *range(int(BID) + 1, int(s.box.spaces))]


def whole(s: ShogunState, seat: int, text: str) -> list[int]:
    """The whole plan; spaces left out stay empty, where that is allowed."""
    board = dict.fromkeys(_order(s), int(NO_CARD)) | _spaces(s, seat, text)
    _check_cards(s, seat, board)
    _check_empty(s, seat, board)
    back = [int(TAKE_BACK)] if s.committed >> seat & 1 else []
    return [*back, *_lay_out(s, seat, board), int(COMMIT)]


def part(s: ShogunState, seat: int, text: str) -> list[int]:
    """A part of the plan; other spaces stay as they are, and empty before it with too few cards."""
    board = _board(s, seat) | _spaces(s, seat, text)
    order = _order(s)
    last = max(order.index(space) for space in board) if board else -1
    gaps = [space for space in order[: last + 1] if space not in board]
    empty = len(gaps) + list(board.values()).count(int(NO_CARD))
    if gaps and (BID in gaps or empty > max(0, int(s.box.spaces - cards_of(s, seat)))):
        raise BadInput(
            f'"{names.SPACES[gaps[0]]}" comes before: a draft is laid out in the order '
            f"{', '.join(names.SPACES[i] for i in order)}"
        )
    board |= dict.fromkeys(gaps, int(NO_CARD))
    _check_cards(s, seat, board)
    _check_left(s, seat, board)
    back = [int(TAKE_BACK)] if s.committed >> seat & 1 else []
    moves = [*back, *_lay_out(s, seat, board)]
    if not moves:
        raise BadInput(f'"draft {text}" changes nothing')
    return moves


def commit(s: ShogunState, seat: int) -> list[int]:
    if s.committed >> seat & 1:
        raise Refused("SHO-PLAN-11", "sho-committed-already")
    board = dict.fromkeys(_order(s), int(NO_CARD)) | _board(s, seat)
    _check_empty(s, seat, board)
    return [*_lay_out(s, seat, board), int(COMMIT)]


def take_back(s: ShogunState, seat: int) -> list[int]:
    if not s.committed >> seat & 1:
        raise Refused("SHO-PLAN-11", "sho-not-committed")
    return [int(TAKE_BACK)]


# Sketches


def sketch(s: ShogunState, seat: int, kept: str, words: str) -> Sketch | None:
    """A plan put together in any order; None for words that are not about single spaces."""
    order = names.plain(words)
    verb, _, rest = order.partition(" ")
    if s.step != PLAN or s.committed >> seat & 1:
        return None
    if verb in ("commit", "confirm") and kept:
        board = dict.fromkeys(_order(s), int(NO_CARD)) | _board(s, seat) | _spaces(s, seat, kept)
        _check_empty(s, seat, board)
        return Sketch([*_lay_out(s, seat, board), int(COMMIT)], "", "", s)
    if verb in _OTHERS:
        return None
    board = _board(s, seat) | _spaces(s, seat, kept)
    if verb == "clear":
        cleared = [_space(s, word) for word in re.split(r"[,;\s]+", rest) if word] or list(
            _order(s)
        )
        board = {space: card for space, card in board.items() if space not in cleared}
    else:
        board |= _spaces(s, seat, rest if verb in ("draft", "put") else order)
    _check_cards(s, seat, board)
    _check_left(s, seat, board)
    return _sketched(s, seat, board)


def _sketched(s: ShogunState, seat: int, board: Board) -> Sketch:
    """Lay out what the rules let lie already; the rest waits, and is only shown."""
    settled: Board = {}
    for space in _order(s):
        if space not in board:
            break
        settled[space] = board[space]
    waiting = {space: card for space, card in board.items() if space not in settled}
    shown = s.clone()
    for space in range(SPACES):
        shown.plan[seat * SPACES + space] = board.get(space, int(NO_CARD))
    shown.planned[seat] = len(settled)
    return Sketch(_lay_out(s, seat, settled), _in_words(waiting), _in_words(board), shown)


def _in_words(board: Board) -> str:
    return ", ".join(
        f"{names.SPACES[space]}: {'nothing' if card == NO_CARD else names.CARDS[card]}"
        for space, card in sorted(board.items())
    )


# Words


def _board(s: ShogunState, seat: int) -> Board:
    """The spaces settled so far, with their cards."""
    return {space: int(s.plan[seat * SPACES + space]) for space in _order(s)[: s.planned[seat]]}


def _spaces(s: ShogunState, seat: int, text: str) -> Board:
    """Spaces and cards in words: "castle: kai, bid: chest-3", "castle kai" or "kai on castle"."""
    board: Board = {}
    for piece in re.split("[,;]", text):
        words = piece.strip()
        if not words:
            continue
        space_word, cards = _parted(words)
        space = _space(s, space_word)
        several = [word.strip() for word in re.split(r"\+| and |&", cards)]
        if len(several) > 1 or space in board:
            raise Refused("SHO-PLAN-04", "sho-one-card", space=named("action", names.SPACES[space]))
        board[space] = _card(s, seat, several[0])
    return board


def _parted(words: str) -> tuple[str, str]:
    """The words for a space and for its card."""
    space, colon, card = words.partition(":")
    if colon:
        return space, card
    card, on, space = words.partition(" on ")
    if on:
        return space, card
    pieces = words.split()
    for length in (2, 1):
        head = names.plain(" ".join(pieces[:length]))
        if len(pieces) > length and (head in names.SPACES or head in _SHORT):
            return head, " ".join(pieces[length:])
    raise BadInput(
        f'"{words}" is not understood: expected a space and a card, such as "castle: kai"; '
        "? shows more"
    )


def _space(s: ShogunState, word: str) -> int:
    plain = names.plain(word)
    known = names.SPACES[: s.box.spaces]
    return names.index(_whole_word(_SHORT.get(plain, plain), known), known, "space")


def _card(s: ShogunState, seat: int, word: str) -> int:
    if word in _NOTHING:
        return int(NO_CARD)
    if word.isdigit():
        if int(word) >= CARDS - FIRST_CHEST:
            raise BadInput(f"there is no chest card {word}: they go from 0 to 4")
        return int(FIRST_CHEST) + int(word)
    own = [name for card, name in enumerate(names.CARDS) if owns_card(s, seat, card)]
    plain = _whole_word(names.plain(word), own)
    if plain in names.CARDS:
        return names.CARDS.index(plain)
    try:
        return names.index(plain, names.CARDS, "card")
    except BadInput as error:
        # Of no use is a list of all fifty cards: one's own will do.
        raise error if "did you mean" in str(error) else unknown("card", word, own) from None


def _whole_word(word: str, known: Sequence[str]) -> str:
    """The only known word that begins like this; otherwise the word as it is."""
    found = [name for name in known if name.startswith(word)]
    return found[0] if len(found) == 1 and word and word not in known else word


# Checks


def check_put(s: ShogunState, seat: int, space: int, card: int) -> None:
    """Whether a card may be laid on a space beside what lies there already."""
    if s.committed >> seat & 1:
        raise Refused("SHO-PLAN-11", "sho-committed-already")
    board = _board(s, seat)
    _check_cards(s, seat, {space: card} | {at: one for at, one in board.items() if at != space})
    if space in board:
        raise Refused("SHO-PLAN-04", "sho-one-card", space=named("action", names.SPACES[space]))


def _check_cards(s: ShogunState, seat: int, board: Board) -> None:
    used: dict[int, int] = {}
    for space, card in board.items():
        if card == NO_CARD:
            continue
        word = named("card", names.CARDS[card])
        if not owns_card(s, seat, card):
            raise Refused("SHO-PLAN-10", "sho-card-not-yours", card=word)
        if card == TOWER_CARD:
            if list(board.values()).count(card) > s.box.tower_cards:
                raise Refused("SHO-COURT-03", "sho-too-many-towers", cards=int(s.box.tower_cards))
            continue
        if card in used:
            spaces = [named("action", names.SPACES[one]) for one in (used[card], space)]
            raise Refused("SHO-PLAN-05", "sho-card-used-twice", card=word, spaces=spaces)
        used[card] = space
        if space == BID and card - FIRST_CHEST > s.chests[seat]:
            chests = int(s.chests[seat])
            short = int(card - FIRST_CHEST) - chests
            raise Refused("SHO-BID-02", "sho-bid-too-high", chests=chests, short=short)


def _check_empty(s: ShogunState, seat: int, board: Board) -> None:
    """Every space of a plan, those without a word included."""
    _check_left(s, seat, {space: board[space] for space in _order(s)})


def _check_left(s: ShogunState, seat: int, board: Board) -> None:
    """No more spaces may stay empty than there are cards too few."""
    left = [space for space in _order(s) if board.get(space, int(FIRST_CHEST)) == NO_CARD]
    if len(left) <= max(0, int(s.box.spaces - cards_of(s, seat))):
        return
    if cards_of(s, seat) < s.box.spaces:
        raise Refused("SHO-PLAN-08", "sho-place-all-cards", cards=int(cards_of(s, seat)))
    if left == [BID]:
        raise Refused("SHO-BID-01", "sho-bid-missing")
    spaces = [named("action", names.SPACES[space]) for space in left]
    raise Refused("SHO-PLAN-06", "sho-cover-every-space", spaces=spaces)


def _lay_out(s: ShogunState, seat: int, board: Board) -> list[int]:
    """Lift what lies differently, then put card after card."""
    lying = list(_board(s, seat).items())
    wanted = [(space, board[space]) for space in _order(s) if space in board]
    same = 0
    while same < min(len(lying), len(wanted)) and lying[same] == wanted[same]:
        same += 1
    moves = [int(LIFT)] * (len(lying) - same)
    for space, card in wanted[same:]:
        if card == NO_CARD:
            moves.append(int(LEAVE) + space)
        else:
            moves.append(int(put(space, card)))
    return moves


# Examples


def examples(s: ShogunState, seat: int) -> list[str]:
    """Orders that can be given now, with the player's own cards."""
    free = [
        name for card, name in enumerate(names.CARDS) for _ in range(copies_in_hand(s, seat, card))
    ]
    # The bid needs a chest card within means, so it is not the first thing to show.
    spaces = [names.SPACES[space] for space in _order(s)[1:] if s.plan[seat * SPACES + space] < 0]
    pairs = [f"{space}: {card}" for space, card in zip(spaces, free, strict=False)]
    if not pairs:
        return ["commit", "clear tax, rice", "clear"]
    return [
        ", ".join(pairs[:3]),
        f"{free[0]} on {spaces[-1]}",
        "bid: 2",
        "clear tax, rice",
        "clear",
        "draft",
        "commit",
    ]
