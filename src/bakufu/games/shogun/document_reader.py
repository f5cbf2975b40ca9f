"""Reads a position from a document.

Reading is forgiving where the rest of a position settles a part of it: supplies are what is not
elsewhere, stocks are the buildings not on the map, the player order follows the places taken.
Provinces that are not named are neutral; once the order is fixed, no event rules and nobody has a
special card unless it is named. What cannot be is refused with the law it breaks.
"""

from typing import Any

from bakufu.engine.core.playout import legal_moves
from bakufu.engine.table.game import Document
from bakufu.engine.text.errors import BadInput
from bakufu.engine.text.reading import fill, only_known, shaped
from bakufu.games.shogun import names
from bakufu.games.shogun.box import (
    ACTIONS,
    BID,
    BUILDINGS,
    EVENTS,
    FARMERS,
    FIRST_CHEST,
    PROVINCES,
    SPACES,
    SPECIALS,
    Box,
)
from bakufu.games.shogun.document import KEYS, owner_word, seat_words
from bakufu.games.shogun.document_draft import read_draft
from bakufu.games.shogun.laws import broken_laws
from bakufu.games.shogun.modules.faces import ASKING, FACES, MOMENTS, in_play
from bakufu.games.shogun.modules.faces import SOURCES as SOURCE_WORDS
from bakufu.games.shogun.modules.shelf import STEPS
from bakufu.games.shogun.moves import TARGET
from bakufu.games.shogun.periods import (
    ACTING,
    drafting,
    in_round,
    in_winter,
    ordered,
    setting_up,
)
from bakufu.games.shogun.reading import Reading
from bakufu.games.shogun.round import Round
from bakufu.games.shogun.seasons import bid_rank
from bakufu.games.shogun.state import (
    ACTIONS_DONE,
    CHOOSE_COLOUR,
    CHOOSE_SPECIAL,
    CLOSED,
    DEPLOY_MOVE,
    EVENT_GONE,
    EVENT_OPEN,
    EVENT_RULING,
    NEUTRAL,
    ORDER_FIXED,
    OVER,
    PLAN,
    SOURCES,
    WINTER,
    WINTER_OVER,
    WINTER_REVOLT,
    ShogunState,
)
from bakufu.games.shogun.vocabulary import MOVES


def read(box: Box, rules: Round, document: Document) -> ShogunState:
    """The position a document describes."""
    playing = [module.name for module in rules.modules]
    for name in FACES:
        if document.get(name) is not None and name not in playing:
            raise BadInput(f"{name}: this table plays without it")
    only_known(document, (*KEYS, *FACES), "part of a position", "")
    state = _Reader(box, rules, document).read()
    broken = broken_laws(None, state)
    if broken:
        raise BadInput(f"this position cannot be: {'; '.join(broken)}")
    waiting = int(state.actors())
    if (waiting == 0) != (state.step == OVER):
        raise BadInput("this position cannot be: nobody is left to decide")
    for seat in range(int(box.players)):
        if waiting >> seat & 1 and not legal_moves(state, seat, MOVES):
            raise BadInput(
                f"this position cannot be: {seat_words(state)[seat]} has nothing to decide"
            )
    return state


class _Reader(Reading):
    def __init__(self, box: Box, rules: Round, document: Document) -> None:
        super().__init__(document)
        self.s = ShogunState(box, rules, None)
        self.rules = rules
        self.box = box
        self.players = int(box.players)

    def read(self) -> ShogunState:
        self._step()
        self._seats()
        self._provinces()
        self._season()
        self._buildings()
        self._cubes()
        self._purses()
        self._plans()
        if drafting(self.s):
            part = self.find("draft", dict, {})
            read_draft(self.s, Reading(part, self.seats, "draft"))
        elif self.part.get("draft") is not None:
            raise BadInput("draft: given only while provinces are drafted")
        if in_round(self.s):
            self._track()
        self._places()
        self._turn()
        self._shown()
        self._events()
        self._march()
        self._winter()
        for face, module in in_play(self.s):
            part = self.find(face.name, dict, {})
            face.read(self.s, module, Reading(part, self.seats, face.name))
        return self.s

    def _seat_list(self, key: str) -> list[int]:
        return [self.seat(word, key) for word in self.find(key, list, [])]

    # The parts of a position, in the order in which one settles the next

    def _step(self) -> None:
        s = self.s
        s.year = self.find("year", int, 1)
        if not 0 <= s.year <= 2:
            raise BadInput(f"year: expected 0 (set-up), 1 or 2, found {s.year}")
        default = "plan"
        if s.year == 0:
            default = "colour"
        elif self.part.get("season") == "winter":
            default = "revolt"
        s.step = names.index(self.find("waits_for", str, default), STEPS, "decision", "waits_for")
        if s.step > OVER:
            self._moment()
        if "year" not in self.part:
            s.year = 0 if setting_up(s) else 2 if s.step == OVER else 1
        if (s.year == 0) != setting_up(s) or (s.step == OVER and s.year != 2):
            raise BadInput(f"waits_for: {STEPS[s.step]!r} does not go with the year {s.year}")

    def _moment(self) -> None:
        """A step of a module belongs to a moment; only leaders come in two of them."""
        s = self.s
        playing = [module.name for module in self.rules.modules]
        name = ASKING[s.step]
        if name not in playing:
            raise BadInput(f"waits_for: this table plays without {name}")
        s.joined = playing.index(name)
        s.moment = MOMENTS[s.step]
        late = s.moment == ORDER_FIXED or s.step in FACES[name].after_winter
        if late and self.part.get("season") == "winter":
            s.moment = WINTER_OVER

    def _seats(self) -> None:
        s = self.s
        known = names.SEATS if s.step == CHOOSE_COLOUR else names.COLOURS
        words = self.find("seats", list, list(known[: self.players]))
        if len(words) != self.players:
            raise BadInput(f"seats: expected {self.players} words, found {len(words)}")
        for seat, word in enumerate(words):
            if s.step != CHOOSE_COLOUR or word != names.SEATS[seat]:
                s.colour[seat] = names.index(word, names.COLOURS, "colour", "seats")
        if len(set(words)) != len(words):
            raise BadInput("seats: no two players have the same colour (SHO-SETUP-01)")
        self.seats = [names.plain(str(word)) for word in words]

    def _provinces(self) -> None:
        s = self.s
        if "provinces" not in self.part:
            self._printed_start()
            return
        for word, part in self.find("provinces", dict, {}).items():
            province = names.index(word, names.PROVINCES, "province", "provinces")
            where = f"provinces.{names.PROVINCES[province]}"
            part = shaped(part, dict, {}, where)
            only_known(part, ("owner", "armies", "buildings", "unrest"), "part", where)
            owner = names.plain(str(part.get("owner", owner_word(int(s.owner[province]), []))))
            others = {"neutral": int(NEUTRAL), "closed": int(CLOSED)}
            number = others[owner] if owner in others else self.seat(owner, where)
            if s.owner[province] == CLOSED and number >= 0:
                raise BadInput(f"{where}: this province is closed (LAW-08)")
            s.owner[province] = number
            default = 1 if number >= 0 else 0
            s.armies[province] = shaped(part.get("armies"), int, default, f"{where}.armies")
            s.unrest[province] = shaped(part.get("unrest"), int, 0, f"{where}.unrest")
            buildings = shaped(part.get("buildings"), list, [], f"{where}.buildings")
            for building in buildings:
                bit = 1 << names.index(building, names.BUILDINGS, "building", where)
                if s.buildings[province] & bit:
                    raise BadInput(f"{where}: two buildings of one type (LAW-10)")
                s.buildings[province] = s.buildings[province] | bit

    def _printed_start(self) -> None:
        """Without a word about provinces the printed lists are laid out, seat by seat."""
        s = self.s
        if setting_up(s) or self.box.drafted:
            return
        for seat in range(self.players):
            for province in range(PROVINCES):
                armies = self.box.start_armies[seat * PROVINCES + province]
                if armies > 0:
                    s.owner[province] = seat
                    s.armies[province] = armies

    def _season(self) -> None:
        s = self.s
        if s.year == 0:
            if self.part.get("season") is not None:
                raise BadInput("season: there is none during set-up")
            return
        # Without a word, the first season that allows the markers on the map (LAW-11).
        default = names.SEASONS[min(2, max(0, max(s.unrest) - 1))]
        if in_winter(s):
            default = "winter"
        s.season = names.index(self.find("season", str, default), names.SEASONS, "season", "season")
        if (s.season == WINTER) != in_winter(s):
            raise BadInput(
                f"waits_for: {STEPS[s.step]!r} does not go with the season "
                f"{names.SEASONS[s.season]}"
            )

    def _buildings(self) -> None:
        s = self.s
        for building in range(BUILDINGS):
            count = sum(1 for row in s.buildings if row >> building & 1)
            s.stock[building] = self.box.buildings[building] - count
        for word, number in self.find("stock", dict, {}).items():
            building = names.index(word, names.BUILDINGS, "building", "stock")
            if number != s.stock[building]:
                raise BadInput(
                    f"stock.{word}: expected {s.stock[building]}, "
                    f"the buildings not on the map, found {number} (LAW-09)"
                )

    def _cubes(self) -> None:
        """What is neither on the map nor in tower and tray is in the supply; if the supply is
        given instead, the rest is in the tower."""
        s = self.s
        tower = self._cube_counts("tower")
        tray = self._cube_counts("tray")
        supply = self._cube_counts("supply")
        for cube in (*range(self.players), int(FARMERS)):
            law, total = "LAW-01", int(self.box.armies)
            word = self.seats[cube] if cube < self.players else "farmers"
            if cube == FARMERS:
                law, total = "LAW-02", int(self.box.farmers)
            on_map = sum(int(s.armies[p]) for p in range(PROVINCES) if s.owner[p] == cube)
            left = total - on_map - tray.get(cube, 0)
            s.tray[cube] = tray.get(cube, 0)
            if cube not in tower:
                s.tower[cube] = left - supply.get(cube, left)
            else:
                s.tower[cube] = tower[cube]
            rest = left - int(s.tower[cube])
            if rest < 0 or s.tower[cube] < 0 or supply.get(cube, rest) != rest:
                raise BadInput(
                    f"supply.{word}: map, tower, tray and supply make {total} together ({law})"
                )
            if cube == FARMERS:
                s.farmers = rest
            else:
                s.supply[cube] = rest

    def _cube_counts(self, key: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for word, number in self.find(key, dict, {}).items():
            farmers = names.plain(str(word)) == "farmers"
            cube = int(FARMERS) if farmers else self.seat(word, key)
            found[cube] = shaped(number, int, 0, f"{key}.{word}")
            if found[cube] < 0:
                raise BadInput(f"{key}.{word}: expected a number of cubes, found {number}")
        return found

    def _purses(self) -> None:
        s = self.s
        for key, row in (("chests", s.chests), ("rice", s.rice)):
            for seat, number in self.by_seat(key).items():
                row[seat] = shaped(number, int, 0, key)
        for seat, part in self.by_seat("points").items():
            # A bare number is a score whose sources do not matter.
            table = {SOURCE_WORDS[0]: part} if isinstance(part, int) else part
            for word, number in shaped(table, dict, {}, "points").items():
                source = names.index(word, SOURCE_WORDS, "source of points", "points")
                s.points[seat * SOURCES + source] = shaped(number, int, 0, "points")
        for seat, number in self.by_seat("scores").items():
            if number != s.score(seat):
                raise BadInput(
                    f"scores.{self.seats[seat]}: expected {s.score(seat)}, the sum of the points, "
                    f"found {number}"
                )

    def _plans(self) -> None:
        s = self.s
        committed = self._seat_list("committed")
        s.committed = sum(1 << seat for seat in set(committed))
        for seat, part in self.by_seat("plans").items():
            where = f"plans.{self.seats[seat]}"
            for word, card in shaped(part, dict, {}, where).items():
                space = names.index(word, names.SPACES, "space", where)
                s.plan[seat * SPACES + space] = names.index(card, names.CARDS, "card", where)
        for province in self.provinces("gained"):
            s.gained[province] = 1
        settled = self.by_seat("settled")
        for seat in range(self.players):
            s.planned[seat] = shaped(settled.get(seat), int, self._settled(seat), "settled")
        if in_round(s) and s.step != PLAN:
            s.committed = (1 << self.players) - 1

    def _settled(self, seat: int) -> int:
        """How far a plan goes: spaces before the last card that have none were left empty."""
        s = self.s
        if not in_round(s):
            return 0
        if s.step != PLAN or s.committed >> seat & 1:
            return int(self.box.spaces)
        board = list(s.plan)[seat * SPACES : (seat + 1) * SPACES]
        further = [space for space in range(int(BID) + 1, len(board)) if board[space] >= 0]
        if further:
            return max(further) + 1
        cards = [space for space in range(ACTIONS) if board[space] >= 0]
        if cards:
            return max(cards) + 2
        return 1 if board[BID] >= 0 else 0

    def _track(self) -> None:
        """The open actions; those left out follow in the order of the player boards."""
        s = self.s
        known = names.ACTIONS
        words = self.find("track", list, [])
        track = [names.index(word, known, "action", "track") for word in words]
        acting = s.step in ACTING
        word = self.part.get("action")
        if (word is not None) and not acting:
            raise BadInput("action: given only while an action is under way")
        if acting:
            usual = "deploy-1" if s.step == DEPLOY_MOVE else "combat-a"
            if word is None:
                word = next((w for w in words if str(w).startswith(usual[:-1])), usual)
            action = names.index(word, known, "action", "action")
            if action not in track:
                track.append(action)
            s.track_place = track.index(action)
        if s.moment == ACTIONS_DONE:
            s.track_place = ACTIONS
        due = min(int(ACTIONS), 5 + max(0, int(s.track_place)))
        others = [action for action in range(ACTIONS) if action not in track]
        track += others[: max(0, due - len(track))]
        if len(track) != due or len(set(track)) != due:
            raise BadInput(f"track: expected {due} different open actions (LAW-14)")
        fill(s.track, track)
        fill(s.to_come, [int(action not in track) for action in range(ACTIONS)])
        # Where all have chosen, nobody has a special card that is not named.
        specials = self.find("specials", list, [] if ordered(s) else list(names.SPECIALS))
        if not specials and ordered(s):
            fill(s.special, [-1] * SPECIALS)
            return
        if len(specials) != SPECIALS:
            raise BadInput(f"specials: expected {SPECIALS} different special cards (LAW-15)")
        fill(
            s.special,
            [names.index(card, names.SPECIALS, "special card", "specials") for card in specials],
        )

    def _places(self) -> None:
        """Places taken and the order that follows from them; in winter autumn's order lasts."""
        s = self.s
        given = self.by_seat("places")
        for seat, place in given.items():
            s.place_of[seat] = shaped(place, int, 1, "places") - 1
        order = self._seat_list("order")
        if ordered(s):
            if not given:
                usual = order or list(range(self.players))
                for place, seat in enumerate(usual):
                    s.place_of[seat] = place
            follows = sorted(range(self.players), key=lambda seat: s.place_of[seat])
            if order and order != follows:
                raise BadInput("order: expected the order of the places taken (LAW-17)")
            order = follows
        elif order:
            raise BadInput("order: there is none before all have chosen a place (LAW-17)")
        fill(s.order, order)
        s.chosen = len(given) if s.step == CHOOSE_SPECIAL else 0
        if ordered(s) and in_round(s):
            s.chosen = self.players

    def _turn(self) -> None:
        s = self.s
        word = self.part.get("actor")
        actor = -1 if word is None else self.seat(word, "actor")
        if s.step in (CHOOSE_COLOUR, PLAN, OVER):
            if actor >= 0:
                raise BadInput(
                    f"actor: nobody is in turn while the table waits for {STEPS[s.step]!r}"
                )
            s.actor = -1
        elif drafting(s):
            s.actor = max(0, actor)
        elif s.step == CHOOSE_SPECIAL or (ordered(s) and in_round(s)):
            self._bids(actor)
            if s.step == CHOOSE_SPECIAL:
                if s.chosen >= self.players:
                    raise BadInput("places: all are taken, nobody has to choose (LAW-15)")
                s.actor = s.bid_order[s.chosen]
                if actor not in (-1, s.actor):
                    raise BadInput(f"actor: by the bids it is the turn of {self.seats[s.actor]}")
        if ordered(s):
            s.actor = s.order[0] if actor < 0 else actor
            s.turn_place = list(s.order).index(s.actor)

    def _bids(self, actor: int) -> None:
        """Who has chosen came first; then who is in turn, then by the bids, then by seat."""
        s = self.s
        bids = self._seat_list("bids")
        if not bids:
            first = actor if s.step == CHOOSE_SPECIAL else -1
            bids = sorted(
                range(self.players),
                key=lambda seat: (
                    s.place_of[seat] < 0,
                    seat != first,
                    bid_rank(s.plan[seat * SPACES + BID]),
                ),
            )
        if sorted(bids) != list(range(self.players)):
            raise BadInput("bids: expected every seat once")
        fill(s.bid_order, bids)
        if s.step == CHOOSE_SPECIAL and any(s.place_of[seat] < 0 for seat in bids[: s.chosen]):
            raise BadInput("places: those who bid most choose first (SHO-BID-08)")

    def _shown(self) -> None:
        """Bids, the actions done, and of the action under way those who had their turn."""
        s = self.s
        if not in_round(s) or s.step == PLAN:
            if any(self.by_seat("shown").values()):
                raise BadInput("shown: no card is shown before all plans are final")
            return
        given = self.by_seat("shown")
        done = [int(action) for action in s.track][: max(0, int(s.track_place))]
        for seat in range(self.players):
            spaces = [int(BID), *done]
            if s.track_place >= 0:
                spaces += range(int(BID) + 1, int(self.box.spaces))
            if s.step in ACTING and list(s.order).index(seat) <= s.turn_place:
                spaces.append(int(s.track[s.track_place]))
            if seat in given:
                words = shaped(given[seat], list, [], "shown")
                spaces = [names.index(word, names.SPACES, "space", "shown") for word in words]
            for space in spaces:
                s.shown[seat * SPACES + space] = 1

    def _events(self) -> None:
        """Cards that are not named are open, ruling and gone in the order of the data."""
        s = self.s
        part = self.find("events", dict, {})
        only_known(part, ("open", "ruling", "gone"), "part", "events")
        open_cards = [self._event(word, []) for word in _list(part.get("open"), "events.open")]
        gone = [self._event(word, open_cards) for word in _list(part.get("gone"), "events.gone")]
        word = part.get("ruling")
        ruling = (
            [] if word in (None, "none", "cancelled") else [self._event(word, open_cards + gone)]
        )
        due = self._events_due()
        for name, cards, number in zip(
            ("open", "ruling", "gone"), (open_cards, ruling, gone), due, strict=True
        ):
            named = {*open_cards, *ruling, *gone}
            free = [card for card in range(EVENTS) if card not in named]
            cards += free[: max(0, number - len(cards))]
            if len(cards) != number:
                raise BadInput(f"events.{name}: expected {number} cards (LAW-16)")
        if len({*open_cards, *ruling, *gone}) != sum(due):
            raise BadInput("events: a card is in one place only (LAW-16)")
        for place, cards in (
            (EVENT_OPEN, open_cards),
            (EVENT_RULING, ruling),
            (EVENT_GONE, gone),
        ):
            for card in cards:
                s.events[card] = place
        if ruling:
            s.ruling = self.box.event[ruling[0]]

    def _event(self, word: object, taken: list[int]) -> int:
        """An event card by its own name, or by what it says where two cards say the same."""
        text = names.plain(str(word))
        if text not in names.EVENTS and text in names.RULINGS:
            for card in range(EVENTS):
                if names.EVENTS[card].rpartition("-")[0] == text and card not in taken:
                    return card
        return names.index(word, names.EVENTS, "event card", "events")

    def _events_due(self) -> tuple[int, int, int]:
        s = self.s
        if setting_up(s):
            return 0, 0, 0
        if s.season == WINTER:
            return 4 if s.moment == WINTER_OVER else 0, 0, 4 * int(s.year)
        part = self.find("events", dict, {})
        if ordered(s) and part.get("ruling") in (None, "none", "cancelled"):
            # Nothing rules that is not named; cancelled is by favour 1 (SHO-COURT-27).
            return 3 - int(s.season), 0, 4 * (int(s.year) - 1) + int(s.season) + 1
        ruling = 0 if s.step == PLAN else 1
        return 4 - int(s.season) - ruling, ruling, 4 * (int(s.year) - 1) + int(s.season)

    def _march(self) -> None:
        s = self.s
        part = self.find("march", dict, {})
        only_known(part, ("to",), "part", "march")
        word = part.get("to")
        if s.step in ACTING:
            # Without a planned province there would be nothing to decide.
            card = s.plan[s.actor * SPACES + s.track[s.track_place]]
            if not 0 <= card < FIRST_CHEST:
                raise BadInput(
                    f"plans.{self.seats[s.actor]}: expected a province on the space of the "
                    "action under way"
                )
        if word in (None, "none"):
            return
        if s.step not in ACTING:
            raise BadInput("march: given only while somebody marches")
        target = names.index(word, names.PROVINCES, "province", "march.to")
        refusal = self._no_target(target)
        if refusal:
            raise BadInput(f"march.to: {names.PROVINCES[target]} cannot be the target ({refusal})")
        s.target = target

    def _no_target(self, target: int) -> str:
        s = self.s
        move = int(TARGET) + target
        if move in legal_moves(s, int(s.actor), MOVES):
            return ""
        return self.rules.forbidden_by(s, s.actor, move)

    def _winter(self) -> None:
        s = self.s
        for province in self.provinces("revolts"):
            if s.step != WINTER_REVOLT:
                raise BadInput("revolts: given only in winter")
            s.revolts[province] = 1
        if s.step != WINTER_REVOLT:
            return
        missing = int(s.provinces_of(s.actor) - s.rice[s.actor])
        row = min(7, max(0, missing))
        s.hunger_farmers = self.find("revolt_farmers", int, int(self.box.extra_farmers[row]))


def _list(value: Any, where: str) -> list[Any]:
    found: list[Any] = shaped(value, list, [], where)
    return found
