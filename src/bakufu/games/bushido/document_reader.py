"""Reads the position that a document describes.

Forgiving where the rest of a position settles a part of it, or where it hardly matters: bag and
stock are what is not elsewhere, hexes that are not mentioned are neutral land, who is not mentioned
has the usual things. What cannot be is refused with the law it breaks.
"""

import re
from collections.abc import Sequence
from typing import Any

from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.reading import Reading, only_known, shaped
from bakufu.games.bushido import names
from bakufu.games.bushido.box import (
    BATTLE,
    CAMPAIGN,
    DISCS,
    FORTRESS,
    HEXES,
    LARGE_BONUS,
    SMALL_BONUS,
    STRENGTHS,
    THINGS,
    TILE_KINDS,
    Box,
)
from bakufu.games.bushido.document import TOKENS
from bakufu.games.bushido.laws import broken_laws
from bakufu.games.bushido.round import ROUND, STEPS
from bakufu.games.bushido.state import (
    ANSWER,
    AUDIENCE,
    CHANGE_DISCS,
    CHOOSE_FORTRESS,
    CHOOSE_PROVINCE,
    DEAL,
    DEMAND,
    DEPLOY,
    GIVE_UP,
    INTRIGUE,
    NEUTRAL,
    NO_PROPOSAL,
    NOWHERE,
    OVER,
    PROPOSE,
    RETREAT,
    RISE,
    STACK,
    TACTIC,
    TO_ARMS,
    UNREST,
    BushidoState,
)

KEYS = (
    *("month", "phase", "waits_for", "actor", "first", "daimyo", "roles", "early", "announced"),
    *("land", "pool", "dh", "sh", "koku", "income", "troops", "reserve", "removed", "waiting"),
    *("tokens", "tiles", "discs", "bag", "stock", "discards", "known", "seen", "used", "covered"),
    *("tea", "council", "combat", "turn"),
)
_LAND = re.compile(r"(\w+) ([a-z ]+?)(?: (\d+))?(?: elite (\d+))?(?: ronin (\d+))?$")
_START = ("battle", "duel", "ambush")
_FIRST_HONOUR = 20  # of those whose markers nobody mentions


def read(box: Box, document: Document) -> BushidoState:
    """The position a document describes."""
    only_known(document, KEYS, "part of a position", "")
    state = Reader(box, document).read()
    broken = broken_laws(None, state)
    if broken:
        raise BadInput(f"this position cannot be: {'; '.join(broken)}")
    return state


class Reader(Reading):
    def __init__(self, box: Box, document: Document) -> None:
        super().__init__(document, names.WORDING, names.COLOURS[: box.players])
        self.s = BushidoState(box, ROUND, None)
        self.box = box
        self.players = int(box.players)

    def read(self) -> BushidoState:
        self._turn()
        self._roles()
        self._land()
        self._tracks()
        self._pieces()
        self._screens()
        self._combat()
        self._rest()
        self._actor()
        return self.s

    # Small helps

    def _number(self, value: Any, default: int, where: str, least: int = 0, most: int = 999) -> int:
        number = int(shaped(value, int, default, where))
        if not least <= number <= most:
            raise BadInput(f"{where}: expected {least} to {most}, found {number}")
        return number

    def _inner(self, key: str, known: Sequence[str]) -> dict[str, Any]:
        table: dict[str, Any] = shaped(self.part.get(key), dict, {}, key)
        only_known(table, known, "entry", key)
        return table

    def _who(self, word: Any, where: str, default: int = -1) -> int:
        return default if word is None else self.seat(word, where)

    def _place(self, word: Any, where: str) -> int:
        return -1 if word is None else names.index(word, names.HEXES, "hex", where)

    def _counts(self, words: Any, known: Sequence[str], what: str, where: str) -> list[int]:
        return names.count_words(shaped(words, list, [], where), known, what, where)

    def _after(self, seat: int, steps: int) -> int:
        return (seat + steps) % self.players

    # The parts of a position, in the order in which one settles the next

    def _turn(self) -> None:
        s = self.s
        s.month = self._number(self.part.get("month"), 1, "month", 0, int(self.box.months) + 1)
        default = int(CHANGE_DISCS) if s.month else int(CHOOSE_FORTRESS)
        word = self.find("waits_for", str, None)
        s.step = default if word is None else names.index(word, STEPS, "decision", "waits_for")
        if (s.step <= DEPLOY) != (s.month == 0):
            raise BadInput(f"waits_for: {STEPS[s.step]!r} does not go with month {s.month}")
        s.first = self._who(self.find("first", str, None), "first", 0)
        s.daimyo = -1
        if s.month:
            s.daimyo = self._who(self.find("daimyo", str, None), "daimyo", int(s.first))
        s.early = self._number(self.part.get("early"), 0, "early", 0, self.players)
        s.announced = self._number(self.part.get("announced"), 0, "announced", 0, 2)

    def _roles(self) -> None:
        """Where nobody says who has which card, they go round from the Daimyo's left."""
        s = self.s
        given = self._inner("roles", names.ROLES[1:])
        cards = [self._who(given.get(word), f"roles.{word}") for word in names.ROLES[1:]]
        tea = self._inner("tea", ("host", "guest")).get("host")
        by_tile = tea is not None and self.seat(tea, "tea.host") != s.daimyo
        if (s.step > DEAL or by_tile) and s.step != OVER and max(cards) < 0:
            cards = [self._after(int(s.daimyo), number) for number in (1, 2, 3, 4)]
            if self.players == 3:
                cards[2] = cards[0]
            if self.players < 5:
                cards[3] = -1
        s.samurai, s.bushi, s.sensei, s.hatamoto = cards

    def _land(self) -> None:
        s, box = self.s, self.box
        given = shaped(self.part.get("land"), dict, {}, "land")
        rows = {self._place(word, "land"): str(text) for word, text in given.items()}
        for place in range(HEXES):
            s.owner[place] = NEUTRAL if box.in_play[place] else NOWHERE
        for kind in range(TILE_KINDS):
            s.pool[kind] = box.pool[kind]
        for place, text in rows.items():
            self._province(place, text)
        if s.step <= CHOOSE_PROVINCE:
            return
        free = [p for p in range(HEXES) if s.owner[p] == NEUTRAL and s.kind[p] < 0]
        for seat in range(self.players):
            if not any(s.kind[p] == FORTRESS and s.owner[p] == seat for p in range(HEXES)):
                if not free:
                    raise BadInput(f"land: where is the fortress of {self.seats[seat]}?")
                place = free.pop()
                s.owner[place], s.kind[place], s.troops[place] = seat, int(FORTRESS), 1
        for place in free:
            kind = next((kind for kind in range(TILE_KINDS) if s.pool[kind] > 0), -1)
            if kind >= 0:
                s.kind[place] = kind
                s.pool[kind] = s.pool[kind] - 1

    def _province(self, place: int, text: str) -> None:
        s = self.s
        found = _LAND.match(names.plain(text))
        where = f"land.{names.HEXES[place]}"
        if not found:
            raise BadInput(f'{where}: "{text}" is no province: say "red temple 3 ronin 1"')
        if not self.box.in_play[place]:
            raise BadInput(f"{where}: this hex is not on the map of {self.players} players")
        owner = NEUTRAL if found[1] == "neutral" else self.seat(found[1], where)
        kind = names.index(found[2], names.KINDS, "kind of province", where)
        s.owner[place], s.kind[place] = owner, kind
        s.troops[place] = int(found[3] or (0 if owner == NEUTRAL else 1))
        s.elite[place] = int(found[4] or 0)
        s.ronin[place] = int(found[5] or 0)
        if kind != FORTRESS:
            s.pool[kind] = s.pool[kind] - 1

    def _tracks(self) -> None:
        """Markers that nobody mentions stand where they are in nobody's way."""
        s = self.s
        for key, row in (("dh", s.dh), ("sh", s.sh)):
            given = self.by_seat(key)
            for seat in range(self.players):
                usual = _FIRST_HONOUR + seat if key == "dh" else int(self.box.samurai_start)
                if s.month == 0 and key == "dh":
                    usual = 0
                row[seat] = self._number(given.get(seat), 0 if given else usual, key, 0, 50)
        for key, row in (("removed", s.removed), ("waiting", s.waiting)):
            for seat, number in self.by_seat(key).items():
                row[seat] = self._number(number, 0, key, 0, 30)

    def _pieces(self) -> None:
        s = self.s
        given = self.by_seat("tokens")
        for seat in range(self.players):
            tokens = int(SMALL_BONUS | LARGE_BONUS)
            if self.box.campaign:
                tokens |= int(CAMPAIGN)
            if seat in given:
                counts = self._counts(given[seat], TOKENS, "token", "tokens")
                tokens = sum(1 << bit for bit, number in enumerate(counts) if number)
            s.tokens[seat] = tokens
            on_map = any(s.elite[p] for p in range(HEXES) if s.owner[p] == seat)
            if self.box.elite_called and "waiting" not in self.part:
                s.waiting[seat] = int(self.box.elite) if tokens & CAMPAIGN and not on_map else 0

    def _screens(self) -> None:
        s = self.s
        tiles, discs = self.by_seat("tiles"), self.by_seat("discs")
        for seat in range(self.players):
            hand = self._counts(tiles.get(seat), names.TILES, "tile", "tiles")
            hand += self._counts(discs.get(seat, [*_START]), names.DISCS, "disc", "discs")
            for thing, number in enumerate(hand):
                s.hand[seat * THINGS + thing] = number
        for seat, words in self.by_seat("known").items():
            self._fill(s.known, seat, words, "known")
        for spy, table in self.by_seat("seen").items():
            for word, words in shaped(table, dict, {}, "seen").items():
                self._fill(s.seen, spy * self.players + self.seat(word, "seen"), words, "seen")
        for disc, number in enumerate(
            self._counts(self.part.get("used"), names.DISCS, "disc", "used")
        ):
            s.used[disc] = number
        for seat, words in self.by_seat("covered").items():
            for disc, number in enumerate(self._counts(words, names.DISCS, "disc", "covered")):
                s.covered[seat * DISCS + disc] = number
        self._bag()

    def _fill(self, row: Any, number: int, words: Any, where: str) -> None:
        for thing, count in enumerate(self._counts(words, names.THINGS, "tile or disc", where)):
            row[number * int(THINGS) + thing] = count

    def _bag(self) -> None:
        """Bag and stock hold what is nowhere else; `bag` and `stock` may say how many that is."""
        s = self.s
        for thing in range(THINGS):
            left = int(self.box.things[thing])
            left -= sum(int(s.hand[seat * THINGS + thing]) for seat in range(self.players))
            if thing == names.THINGS.index("ronin"):
                left -= sum(map(int, s.ronin))
            if thing >= BATTLE:
                disc = thing - int(BATTLE)
                left -= int(s.used[disc])
                left -= sum(int(s.covered[seat * DISCS + disc]) for seat in range(self.players))
            if left < 0:
                raise BadInput(f"there are only {self.box.things[thing]} {names.THINGS[thing]}")
            s.bag[thing] = left
        for key, size in (
            ("bag", s.bag_size()),
            ("stock", s.stock_size()),
            ("discards", s.discarded()),
        ):
            number = self.find(key, int, int(size))
            if number != size:
                raise BadInput(f"{key}: the rest of the position makes it {size}, not {number}")

    def _combat(self) -> None:
        s = self.s
        keys = ("attacker", "defender", "target", "origin", "force", "elite", "bonus", "ready")
        more = ("stacks", "tops", "tactics", "won", "fallen", "tiles")
        part = self._inner("combat", (*keys, *more))
        s.target = self._place(part.get("target"), "combat.target")
        s.origin = self._place(part.get("origin"), "combat.origin")
        s.force = self._number(part.get("force"), 0, "combat.force", 0, 30)
        s.force_elite = self._number(part.get("elite"), 0, "combat.elite", 0, 3)
        fighting = STACK <= s.step <= RETREAT
        if fighting and s.target < 0:
            raise BadInput("combat: what is the target?")
        revolt = fighting and s.owner[s.target] == s.daimyo
        usual = (int(s.hatamoto), int(s.daimyo)) if revolt else (int(s.samurai), int(s.bushi))
        if fighting:
            s.attacker = self._who(part.get("attacker"), "combat.attacker", usual[0])
            s.defender = self._who(part.get("defender"), "combat.defender", usual[1])
        bonus = self._counts(part.get("bonus"), TOKENS, "token", "combat.bonus")
        s.laid = sum(1 << bit for bit, number in enumerate(bonus) if number)
        for word in shaped(part.get("ready"), list, [], "combat.ready"):
            s.ready |= 1 << self.seat(word, "combat.ready")
        for side, words in enumerate(shaped(part.get("stacks"), list, [], "combat.stacks")):
            counts = self._counts(words, names.STRENGTHS, "katana", "combat.stacks")
            for strength, number in enumerate(counts):
                s.stack[side * STRENGTHS + strength] = number
                if number and s.top[side] < 0:
                    s.top[side] = strength
        for side, top in enumerate(shaped(part.get("tops"), list, [], "combat.tops")):
            s.top[side] = self._number(top, 0, "combat.tops", 0, 3) - 1
        for side, word in enumerate(shaped(part.get("tactics"), list, [], "combat.tactics")):
            if word != "none":
                disc = names.index(word, names.DISCS[:4], "tactic", "combat.tactics")
                s.disc[side] = int(BATTLE) + disc
        s.attack_won = int(bool(part.get("won")))
        fallen = shaped(part.get("fallen"), list, [0, 0], "combat.fallen")
        s.fallen_attackers, s.fallen_defenders = (
            self._number(one, 0, "combat.fallen", 0, 99) for one in fallen
        )
        s.tiles_used = self._number(part.get("tiles"), 0, "combat.tiles", 0, 137)

    def _rest(self) -> None:
        s = self.s
        tea = self._inner("tea", ("host", "guest"))
        s.host = self._who(tea.get("host"), "tea.host")
        s.guest = self._who(tea.get("guest"), "tea.guest")
        council = self._inner("council", ("demanded", "proposal"))
        s.demanded = self._who(council.get("demanded"), "council.demanded")
        s.proposal = self._number(
            council.get("proposal"), int(NO_PROPOSAL), "council.proposal", -1, 10
        )
        turn = self._inner("turn", ("floor", "balance", "balance_elite", "placed", "tea_held"))
        s.floor = self._number(turn.get("floor"), 0, "turn.floor", 0, 2000)
        s.balance = self._number(turn.get("balance"), 0, "turn.balance", -30, 30)
        s.balance_elite = self._number(turn.get("balance_elite"), 0, "turn.balance_elite", -3, 3)
        for word in shaped(turn.get("placed"), list, [], "turn.placed"):
            s.placed |= 1 << self._place(word, "turn.placed")
        s.tea_held = int(bool(turn.get("tea_held")))

    def _actor(self) -> None:
        s = self.s
        usual = int(s.daimyo)
        if s.month == 0:
            usual = int(s.first)
        elif s.step in (INTRIGUE, DEMAND, PROPOSE, TO_ARMS, AUDIENCE):
            usual = int(s.sensei)
        elif s.step in (UNREST, RISE):
            usual = int(s.hatamoto)
        elif s.step == ANSWER:
            usual = int(s.guest)
        elif s.step == GIVE_UP:
            usual = int(s.host)
        elif s.step in (STACK, TACTIC, OVER):
            usual = -1
        s.actor = self._who(self.find("actor", str, None), "actor", usual)
        if s.actor < 0 and s.step not in (STACK, TACTIC, OVER):
            raise BadInput(f"actor: who decides at {STEPS[s.step]!r}?")
