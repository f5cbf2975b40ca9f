"""The tree of play behind the OpenSpiel door: decisions, chance nodes, and what each seat knows.

A move is carried out on a copy of the position with a `Fork`, which stops the rules where chance
has to choose: that is a chance node. Choosing carries the move out again with one outcome more,
until it is complete. Nodes never change, so that any number of OpenSpiel states can share them.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

import msgspec

from bakufu.engine.core.chance import AtFork, Dice, Fork
from bakufu.engine.core.notes import Diary
from bakufu.engine.core.playout import lowest_actor
from bakufu.engine.core.state import State, digest
from bakufu.engine.table.game import Document, Game, Setup
from bakufu.engine.table.options import Options
from bakufu.engine.table.telling import Note
from bakufu.engine.text.errors import BadInput
from bakufu.envs.leaving_out import second_thoughts
from bakufu.games.shelf import find_game

CHANCE = -1
OVER = -4


class Tree:
    """What all nodes of one setup share."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.players = setup.players
        self.left_out = second_thoughts(game)
        self.spectator = self.players  # who has no seat, among those who are told things
        self.last_sight: dict[int, tuple[State, str]] = {}

    def root(self) -> "Node":
        """Before the set-up; or before the first decision, where the set-up needs no chance."""
        return _carry_out(self, None, Told(None, ()), -1, -1, [])


@lru_cache(maxsize=64)
def _tree(game: str, options: tuple[tuple[str, object], ...]) -> Tree:
    found = find_game(game)
    return Tree(found, found.setup(dict(options)))


def tree_of(game: str, options: Options) -> Tree:
    """The tree of a game with these options; `BadInput` or `Refused` for wrong ones."""
    return _tree(game, tuple(options.items()))


class Told:
    """What the seats have learned up to a position, as a chain that grows with every move."""

    __slots__ = ("_lines", "_whole", "before", "depth", "move", "notes", "seat", "texts")

    def __init__(
        self,
        before: "Told | None",
        notes: Sequence[Note],
        seat: int = -1,
        move: int = -1,
        texts: tuple[str, ...] = (),
    ) -> None:
        self.before = before
        self.depth: int = 0 if before is None else before.depth + 1
        self.notes = notes
        self.seat = seat
        self.move = move
        # A chain that begins in the middle of a game: the text of each seat, and of a spectator.
        self.texts = texts
        self._lines: dict[int, str] = {}
        self._whole: dict[int, str] = dict(enumerate(texts))

    def text(self, tree: Tree, viewer: int) -> str:
        """Everything the viewer was told so far, and its own moves."""
        links = []
        told: Told | None = self
        while told is not None and viewer not in told._whole:
            links.append(told)
            told = told.before
        pieces = [] if told is None else [told._whole[viewer]]
        for told in reversed(links):
            pieces.append(told.lines(tree, viewer))
            if told.depth % 64 == 0:  # so that nobody has to go back to the beginning
                pieces = ["".join(pieces)]
                told._whole[viewer] = pieces[0]
        return "".join(pieces)

    def lines(self, tree: Tree, viewer: int) -> str:
        """What the viewer was told with the last move."""
        lines = self._lines.get(viewer)
        if lines is None:
            lines = f"> {tree.game.move_name(self.move)}\n" if 0 <= self.seat == viewer else ""
            if self.notes:
                sees = viewer if viewer < tree.players else None
                for event in tree.game.events(tree.setup, self.notes, sees):
                    lines += msgspec.json.encode(event).decode() + "\n"
            self._lines[viewer] = lines
        return lines

    def chain(self) -> list["Told"]:
        """All links, the first one first."""
        links = []
        told: Told | None = self
        while told is not None:
            links.append(told)
            told = told.before
        return links[::-1]


class Node:
    """A decision, a chance node or the end. It never changes."""

    __slots__ = (
        "_legal", "_ways", "fork", "move", "outcomes", "player", "seat", "state", "told", "tree",
    )  # fmt: skip

    def __init__(
        self,
        tree: Tree,
        state: State | None,
        told: Told,
        seat: int = -1,
        move: int = -1,
        outcomes: Sequence[int] = (),
        fork: Fork | None = None,
    ) -> None:
        self.tree = tree
        self.state = state  # the last whole position; None before the set-up
        self.told = told
        # A move under way, what chance has chosen for it, and what it has to choose next.
        self.seat = seat
        self.move = move
        self.outcomes = outcomes
        self.fork = fork
        self._legal: list[int] | None = None
        self._ways: list[tuple[int, float]] | None = None
        self.player = CHANCE
        if fork is None:
            assert state is not None
            mask = state.actors()
            # Where several may act, the lowest seat is asked first; the others do not see its move.
            self.player = int(lowest_actor(mask)) if mask else OVER

    @property
    def legal(self) -> list[int]:
        """The actions of the seat that is asked, ascending; none for chance."""
        if self._legal is None:
            self._legal = []
            if self.player >= 0 and self.state is not None:
                left_out = self.tree.left_out
                moves = self.tree.game.legal(self.state, self.player)
                self._legal = [move for move in moves if move not in left_out]
        return self._legal

    @property
    def ways(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node with their probabilities."""
        if self._ways is None:
            self._ways = [] if self.fork is None else self.fork.ways()
        return self._ways

    def after(self, action: int) -> "Node":
        """The node an action leads to."""
        if self.fork is not None:
            if action not in [outcome for outcome, _ in self.ways]:
                raise BadInput(f"there is no chance outcome {action} here")
            chosen = [*self.outcomes, action]
            return _carry_out(self.tree, self.state, self.told, self.seat, self.move, chosen)
        if action not in self.legal:
            raise BadInput(f"action {action} is not legal here")
        return _carry_out(self.tree, self.state, self.told, self.player, action, [])

    def action_name(self, action: int) -> str:
        """An action or outcome in the game's words."""
        game = self.tree.game
        if self.fork is not None:
            return game.outcome_name(int(self.fork.what), action)
        if not 0 <= action < game.move_count:
            raise BadInput(f"there is no action {action}: actions are 0 to {game.move_count - 1}")
        return game.move_name(action)

    def information(self, viewer: int) -> str:
        """All that a seat can know: what it did and was told so far, and what it sees."""
        return self.told.text(self.tree, viewer) + self.sight(viewer)

    def sight(self, viewer: int) -> str:
        """What a seat sees. A move under way shows when it is complete."""
        if self.state is None:
            return "set-up"
        # OpenSpiel asks for the same sight several times in a row.
        state, text = self.tree.last_sight.get(viewer, (None, ""))
        if state is not self.state:
            text = msgspec.json.encode(self.tree.game.view(self.state, viewer)).decode()
            self.tree.last_sight[viewer] = self.state, text
        return text

    def resampled(self, seat: int, dice: Dice) -> "Node":
        """A world that the seat cannot tell from this one, drawn from what the seat knows.

        Nothing else of this world is in it: the other seats remember what a spectator was told.
        """
        if self.fork is not None or self.state is None:
            raise BadInput("resampling is for decisions: here a move waits for its chance outcomes")
        tree = self.tree
        texts = [self.told.text(tree, tree.spectator)] * (tree.players + 1)
        texts[seat] = self.told.text(tree, seat)
        # At the end everything is laid open.
        world = self.state.clone() if self.player == OVER else self.state.determinise(seat, dice)
        return Node(tree, world, Told(None, (), texts=tuple(texts)))

    def settled(self, dice: Dice) -> State:
        """A copy of the position; a move under way is completed by the dice."""
        node = self
        while node.fork is not None:
            sums = list(accumulate(probability for _, probability in node.ways))
            place = bisect_right(sums, dice.word() / 2**32)
            node = node.after(node.ways[min(place, len(sums) - 1)][0])
        assert node.state is not None
        return node.state.clone()

    def __str__(self) -> str:
        game = self.tree.game
        words = ["set-up"]
        if self.state is not None:
            points = ", ".join(str(self.state.score(i)) for i in range(self.tree.players))
            words = [f"{game.prompt(self.state).id}; points {points}; {digest(self.state):011x}"]
        if self.seat >= 0:
            words.append(f"seat {self.seat}: {game.move_name(self.move)}")
        if self.fork is not None:
            words.append(f"chance {int(self.fork.what)} after {list(self.outcomes)}")
        return f"{game.id}: " + "; ".join(words)

    # A node is shared, not copied; written down, it is a document and what led to it.

    def __deepcopy__(self, memo: object) -> "Node":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        document = None if self.state is None else self.tree.game.document(self.state)
        links = [(told.notes, told.seat, told.move, told.texts) for told in self.told.chain()]
        under_way = (self.seat, self.move, list(self.outcomes), self.fork is not None)
        setup = self.tree.setup
        return read_node, (setup.game, dict(setup.options), document, links, under_way)


def read_node(
    game: str,
    options: Options,
    document: Document | None,
    links: list[tuple[Sequence[Note], int, int, tuple[str, ...]]],
    under_way: tuple[int, int, list[int], bool],
) -> Node:
    """A node that was written down."""
    tree = tree_of(game, options)
    told: Told | None = None
    for notes, seat, move, texts in links:
        told = Told(told, notes, seat, move, texts)
    assert told is not None
    state = None if document is None else tree.game.from_document(tree.setup, document)
    seat, move, outcomes, waits = under_way
    if waits:
        return _carry_out(tree, state, told, seat, move, outcomes)
    return Node(tree, state, told)


def _carry_out(
    tree: Tree, state: State | None, told: Told, seat: int, move: int, outcomes: list[int]
) -> Node:
    fork, diary = Fork(outcomes), Diary()
    try:
        if state is None:
            after = tree.game.start(tree.setup, fork, diary)
        else:
            after = state.clone()
            after.apply(seat, move, fork, diary)
    except AtFork:
        return Node(tree, state, told, seat, move, outcomes, fork)
    return Node(tree, after, Told(told, diary.notes, seat, move))
