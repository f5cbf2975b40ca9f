"""What a seat of Shogun knows, as numbers: see `docs/observations.md`.

Everything here stands in the view as well (`view.py`): other seats' cards only once they are turned
up, and which of their spaces are covered only once all have committed. What never changes at a
table (borders, taxes, prices) is not told.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bakufu.engine.core.observation import Field, Observer, capped
from bakufu.engine.core.state import State
from bakufu.games.shogun.box import (
    ACTIONS,
    BUILDINGS,
    CARDS,
    EVENTS,
    FARMERS,
    FIRST_CHEST,
    GROUP_SIZES,
    PROVINCES,
    SEATS,
    SPACES,
    SPECIALS,
    TOWER_CARD,
    Box,
)
from bakufu.games.shogun.modules.observation import ModuleObserver, make_observer
from bakufu.games.shogun.planning import next_space
from bakufu.games.shogun.state import (
    DEPLOY_MOVE,
    DRAFT_CARD,
    DRAFT_GROUP,
    EVENT_UNSEEN,
    MARCH,
    PLAN,
    PROVINCE_DRAFTED,
    SOURCES,
    ShogunRules,
    ShogunState,
)

_CHESTS: Final[i64] = CARDS - FIRST_CHEST
_SEASONS: Final[i64] = 4
_YEARS: Final[i64] = 3
_EVENT_PLACES: Final[i64] = 3
_MANY: Final[i64] = 99
_POINTS: Final[i64] = 999

_YES: Final[i16] = 1


def fields(box: Box, steps: int) -> list[Field]:
    """What is told, in the order in which it is told; modules tell more after it."""
    players, spaces = int(box.players), int(box.spaces)
    seat, province = ("seat", players), ("province", int(PROVINCES))
    space, action = ("space", spaces), ("action", int(ACTIONS))
    place, many = ("place", players), int(_MANY)
    cubes = ("seat, then farmers", players + 1)
    armies, all_cubes = int(box.armies), int(box.armies + box.farmers)
    found = [
        Field("year", (("year", int(_YEARS)),), 1, "set-up, first or second year"),
        Field("season", (("season", int(_SEASONS)),), 1, "spring to winter"),
        Field("step", (("step", steps),), 1, "what the table waits for"),
        Field("actors", (seat,), 1, "who may act now"),
        Field("committed", (seat,), 1, "who has committed a plan"),
        Field("colour", (seat, ("colour", int(SEATS))), 1, "the colour of each seat"),
        Field("chests", (seat,), many, "war chests"),
        Field("rice", (seat,), many, "rice"),
        Field("supply", (seat,), armies, "armies in the supply"),
        Field("points", (seat, ("source", int(SOURCES))), int(_POINTS), "points by source"),
        Field("score", (seat,), int(_POINTS), "points in all"),
        Field("owner", (province, seat), 1, "who holds each province"),
        Field("armies", (province,), armies, "armies in each province"),
        Field("buildings", (province, ("building", int(BUILDINGS))), 1, "its buildings"),
        Field("unrest", (province,), many, "its revolt markers"),
        Field(
            "province_card",
            (province, space),
            1,
            "on which space of its owner's board the card lies: own cards, and those turned up",
        ),
        Field(
            "chest_card", (seat, ("chest card", int(_CHESTS)), space), 1, "the same for chest cards"
        ),
        Field("covered", (seat, space), 1, "spaces with a card, as far as that can be seen"),
        Field("shown", (seat, space), 1, "spaces that have been turned up for all"),
        Field("next_space", (space,), 1, "the space that the own plan settles next"),
        Field("tower", (cubes,), all_cubes, "cubes in the tower"),
        Field("tray", (cubes,), all_cubes, "cubes in the tray"),
        Field("farmers", (), int(box.farmers), "farmers in the supply"),
        Field("stock", (("building", int(BUILDINGS)),), many, "buildings left"),
        Field("track", (("position", int(ACTIONS)), action), 1, "actions turned up, in order"),
        Field("track_place", (("position", int(ACTIONS)),), 1, "the action under way"),
        Field("to_come", (action,), 1, "actions not turned up yet"),
        Field(
            "special",
            (("position", int(SPECIALS)), ("special card", int(SPECIALS))),
            1,
            "the special card at each position of the player order",
        ),
        Field("taken", (seat, ("position", int(SPECIALS))), 1, "the position each seat has taken"),
        Field("bid_order", (place, seat), 1, "who is asked first, second, ... to choose one"),
        Field("order", (place, seat), 1, "the player order"),
        Field(
            "events",
            (("event card", int(EVENTS)), ("open, ruling, gone", int(_EVENT_PLACES))),
            1,
            "where each event card is; in none of these places if it is unseen",
        ),
        Field("origin", (province,), 1, "from where a march or a move starts"),
        Field("target", (province,), 1, "where it goes, once that is named"),
        Field("revolts", (province,), 1, "revolts drawn in winter and not settled"),
        Field("revolt_farmers", (), many, "more farmers in each revolt of the player in turn"),
    ]
    if box.tower_cards > 0:
        found.append(Field("tower_card", (seat, space), 1, "tower cards: own, and turned up"))
    if box.drafted:
        found += [
            Field("display", (province,), 1, "the two open cards of the draft"),
            Field(
                "groups",
                (seat, ("group of 2 to 5", int(GROUP_SIZES))),
                many,
                "army groups left, by size",
            ),
            Field("pile", (), int(PROVINCES), "cards in the pile of the draft"),
            Field(
                "below",
                (province,),
                int(PROVINCES),
                "renewed cards at the bottom of the pile: 1 for the oldest pair, 2 for the next",
            ),
            Field("drafted", (province,), 1, "the card taken, which waits for its group"),
        ]
    return found


@final
class ShogunObserver(Observer):
    def __init__(self, box: Box, rules: ShogunRules) -> None:
        modules = [make_observer(module, box.players) for module in rules.modules]
        found = fields(box, len(rules.steps))
        for module in modules:
            found.extend(module.fields)
        super().__init__(found)
        self.modules: list[ModuleObserver] = modules
        self.steps: i64 = len(rules.steps)
        self.players: i64 = box.players
        self.spaces: i64 = box.spaces
        self.tower_cards = box.tower_cards > 0
        self.drafted = box.drafted

    def write(self, state: State, seat: i64, numbers: vec[i16], start: i64) -> None:
        assert isinstance(state, ShogunState)
        at: i64 = self._table(state, seat, numbers, start)
        at = self._seats(state, seat, numbers, at)
        at = self._map(state, seat, numbers, at)
        at = self._boards(state, seat, numbers, at)
        at = self._stocks(state, seat, numbers, at)
        at = self._round(state, seat, numbers, at)
        at = self._winter(state, numbers, at)
        if self.tower_cards:
            at = self._tower_cards(state, seat, numbers, at)
        if self.drafted:
            at = self._draft(state, seat, numbers, at)
        for module in self.modules:
            at = module.write(state, seat, numbers, at)
        assert at == start + self.size

    def _table(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        players = self.players
        numbers[at + s.year] = _YES
        at += _YEARS
        numbers[at + s.season] = _YES
        at += _SEASONS
        numbers[at + s.step] = _YES
        at += self.steps
        actors = s.actors()
        for place in range(players):
            who = (seat + place) % players
            numbers[at + place] = i16((actors >> who) & 1)
            numbers[at + players + place] = i16((s.committed >> who) & 1)
        return at + 2 * players

    def _seats(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        players = self.players
        chests = at + players * SEATS
        points = chests + 3 * players
        score = points + players * SOURCES
        scored = s.points
        for place in range(players):
            who = (seat + place) % players
            if s.colour[who] >= 0:
                numbers[at + place * SEATS + s.colour[who]] = _YES
            numbers[chests + place] = capped(s.chests[who], _MANY)
            numbers[chests + players + place] = capped(s.rice[who], _MANY)
            numbers[chests + 2 * players + place] = i16(s.supply[who])
            total: i64 = 0
            for source in range(SOURCES):
                number = scored[who * SOURCES + source]
                numbers[points + place * SOURCES + source] = capped(number, _POINTS)
                total += number
            numbers[score + place] = capped(total, _POINTS)
        return score + players

    def _map(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        players = self.players
        armies = at + PROVINCES * players
        buildings = armies + PROVINCES
        unrest = buildings + PROVINCES * BUILDINGS
        # Out of the position once: this is the most often asked of all.
        owners, there, built, markers = s.owner, s.armies, s.buildings, s.unrest
        for province in range(PROVINCES):
            owner = owners[province]
            if owner >= 0:
                place = owner - seat
                if place < 0:
                    place += players
                numbers[at + province * players + place] = _YES
                numbers[armies + province] = i16(there[province])
            if built[province] != 0:
                row = buildings + province * BUILDINGS
                for building in range(BUILDINGS):
                    numbers[row + building] = i16((built[province] >> building) & 1)
            if markers[province] != 0:
                numbers[unrest + province] = capped(markers[province], _MANY)
        return unrest + PROVINCES

    def _boards(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        players, spaces = self.players, self.spaces
        chests = at + PROVINCES * spaces
        covered = chests + players * _CHESTS * spaces
        shown = covered + players * spaces
        plan, turned_up, planning = s.plan, s.shown, s.step == PLAN
        for place in range(players):
            who = (seat + place) % players
            mine = place == 0
            for space in range(spaces):
                card = plan[who * SPACES + space]
                turned = turned_up[who * SPACES + space] > 0
                if turned:
                    numbers[shown + place * spaces + space] = _YES
                if card < 0:
                    continue
                if mine or not planning:
                    numbers[covered + place * spaces + space] = _YES
                if mine or turned:
                    if card < FIRST_CHEST:
                        numbers[at + card * spaces + space] = _YES
                    elif card < TOWER_CARD:
                        row = place * _CHESTS + card - FIRST_CHEST
                        numbers[chests + row * spaces + space] = _YES
        at = shown + players * spaces
        if s.step == PLAN:
            following = next_space(s, seat)
            if following < spaces:
                numbers[at + following] = _YES
        return at + spaces

    def _stocks(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        at = self._cubes(s.tower, seat, numbers, at)
        at = self._cubes(s.tray, seat, numbers, at)
        numbers[at] = i16(s.farmers)
        for building in range(BUILDINGS):
            numbers[at + 1 + building] = capped(s.stock[building], _MANY)
        return at + 1 + BUILDINGS

    def _cubes(self, cubes: vec[i64], seat: i64, numbers: vec[i16], at: i64) -> i64:
        for place in range(self.players):
            numbers[at + place] = i16(cubes[(seat + place) % self.players])
        numbers[at + self.players] = i16(cubes[FARMERS])
        return at + self.players + 1

    def _round(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        for position in range(ACTIONS):
            if s.track[position] >= 0:
                numbers[at + position * ACTIONS + s.track[position]] = _YES
        at += ACTIONS * ACTIONS
        if s.step == DEPLOY_MOVE or s.step == MARCH:
            numbers[at + s.track_place] = _YES
        at += ACTIONS
        for action in range(ACTIONS):
            numbers[at + action] = i16(s.to_come[action])
        at += ACTIONS
        for position in range(SPECIALS):
            if s.special[position] >= 0:
                numbers[at + position * SPECIALS + s.special[position]] = _YES
        at += SPECIALS * SPECIALS
        for place in range(self.players):
            who = (seat + place) % self.players
            if s.place_of[who] >= 0:
                # Without a card at the position nobody is said to have taken it.
                if s.special[s.place_of[who]] >= 0:
                    numbers[at + place * SPECIALS + s.place_of[who]] = _YES
        at += self.players * SPECIALS
        at = self._queue(s.bid_order, seat, numbers, at)
        at = self._queue(s.order, seat, numbers, at)
        for event in range(EVENTS):
            if s.events[event] != EVENT_UNSEEN:
                numbers[at + event * _EVENT_PLACES + s.events[event] - 1] = _YES
        return at + EVENTS * _EVENT_PLACES

    def _queue(self, queue: vec[i64], seat: i64, numbers: vec[i16], at: i64) -> i64:
        """Seats in an order; as long as it is not fixed there are fewer of them, or none."""
        players = self.players
        for place in range(players):
            if queue[place] >= 0:
                numbers[at + place * players + (queue[place] - seat + players) % players] = _YES
        return at + players * players

    def _winter(self, s: ShogunState, numbers: vec[i16], at: i64) -> i64:
        """Marches and revolts: decisions about single provinces."""
        if s.step == DEPLOY_MOVE or s.step == MARCH:
            origin = s.plan[s.actor * SPACES + s.track[s.track_place]]
            numbers[at + origin] = _YES
            if s.target >= 0:
                numbers[at + PROVINCES + s.target] = _YES
        at += 2 * PROVINCES
        for province in range(PROVINCES):
            numbers[at + province] = i16(s.revolts[province])
        numbers[at + PROVINCES] = capped(s.hunger_farmers, _MANY)
        return at + PROVINCES + 1

    def _tower_cards(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        for place in range(self.players):
            who = (seat + place) % self.players
            for space in range(self.spaces):
                lying = who * SPACES + space
                if s.plan[lying] == TOWER_CARD and (place == 0 or s.shown[lying] > 0):
                    numbers[at + space] = _YES
            at += self.spaces
        return at

    def _draft(self, s: ShogunState, seat: i64, numbers: vec[i16], at: i64) -> i64:
        players = self.players
        groups = at + PROVINCES
        pile = groups + players * GROUP_SIZES
        below = pile + 1
        end = below + 2 * PROVINCES
        if s.step != DRAFT_CARD and s.step != DRAFT_GROUP and s.moment != PROVINCE_DRAFTED:
            return end
        for i in range(2):
            if s.display[i] >= 0:
                numbers[at + s.display[i]] = _YES
        for place in range(players):
            who = (seat + place) % players
            for size in range(GROUP_SIZES):
                number = s.groups[who * GROUP_SIZES + size]
                numbers[groups + place * GROUP_SIZES + size] = capped(number, _MANY)
        cards: i64 = s.under
        for province in range(PROVINCES):
            cards += s.pile[province]
        numbers[pile] = i16(cards)
        # Of the oldest pair, one card may be gone; which of a pair comes first nobody knows.
        odd = s.under % 2
        for card in range(s.under):
            numbers[below + s.bottom[card]] = i16((card + odd) // 2 + 1)
        if s.drafted >= 0:
            numbers[below + PROVINCES + s.drafted] = _YES
        return end
