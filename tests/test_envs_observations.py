"""What a learning program is told agrees with what the seat's view shows, and says no more.

Every number of every field is worked out again here from the view alone, or, where a view does not
repeat what its seat was told before, from the position in words. (That worlds which a seat cannot
tell apart give equal rows is a check of the contract.)
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

import pytest

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.observation import Field, Observer, row_of
from bakufu.engine.table.contract import combinations, looked_at, random_game, tables, variant_name
from bakufu.engine.table.game import Document, Setup, View
from bakufu.games.bushido import names as bus
from bakufu.games.bushido.round import STEPS as BUS_STEPS
from bakufu.games.bushido.view import BushidoView
from bakufu.games.edo import names as edo_names
from bakufu.games.edo.round import STEPS as EDO_STEPS
from bakufu.games.edo.view import EdoView
from bakufu.games.shelf import GAMES
from bakufu.games.shitenno import names as shi
from bakufu.games.shitenno.round import STEPS as SHI_STEPS
from bakufu.games.shitenno.view import ShitennoView
from bakufu.games.shogun import names as sho
from bakufu.games.shogun.modules.chambers.face import ChambersView
from bakufu.games.shogun.modules.court.face import CourtView
from bakufu.games.shogun.modules.faces import FACES, SOURCES
from bakufu.games.shogun.modules.leaders.face import LeadersView
from bakufu.games.shogun.modules.samurai.face import SamuraiView
from bakufu.games.shogun.modules.shelf import STEPS as SHO_STEPS
from bakufu.games.shogun.view import ShogunView

Told = dict[str, list[int]]


def one_of(word: object, words: Sequence[object]) -> list[int]:
    return [int(word == known) for known in words]


def count(listed: Iterable[str], words: Sequence[str]) -> list[int]:
    found = list(listed)
    return [found.count(word) for word in words]


def flat(rows: Iterable[list[int]]) -> list[int]:
    return [number for row in rows for number in row]


def shitenno(view: ShitennoView) -> Told:
    assert view.viewer is not None
    players = len(view.seats)
    order = [(view.viewer + place) % players for place in range(players)]
    seats = [view.seats[seat] for seat in order]
    own = seats[0]
    pay = view.payment
    told: Told = {
        "round": [view.round],
        "year": one_of(view.year, ("set-up", "even", "odd")),
        "step": one_of(view.waits_for, SHI_STEPS),
        "actor": one_of(view.actor, order),
        "tairo": one_of(view.tairo, order),
        "tiles_left": [int(seals in view.tiles_left) for seals in range(1, 5)],
        "general": flat(one_of(seat.general, shi.GENERALS) for seat in seats),
        "title": flat(one_of(seat.title, shi.TITLES) for seat in seats),
        "seals": flat(one_of(seat.seals, range(1, 5)) for seat in seats),
        "stock": [seat.stock for seat in seats],
        "points": flat([seat.points[source] for source in shi.SOURCES] for seat in seats),
        "score": [seat.score for seat in seats],
        "tiles": flat(count(seat.tiles, shi.BONUSES) for seat in seats),
        "hand_size": [seat.hand_size for seat in seats],
        "hand": count(own.hand or [], shi.CARDS),
        "kamon": [],
        "gold": [],
        "gate": flat(one_of(province.gate, shi.KINDS) for province in view.provinces),
        "share": count(view.share, shi.CARDS),
        "lot_seals": [],
        "lot_cards": [],
        "troop_pile": [view.troop_pile],
        "koku_pile": [view.koku_pile],
        "spent": count(view.koku_out + view.discard, shi.CARDS),
        "tiles_out": count(view.tiles_out, shi.BONUSES),
        "placed": [view.placed],
        "title_used": [int(view.title_used)],
        "pay_province": one_of(pay and pay.province, shi.PROVINCES),
        "pay_way": one_of(pay and pay.way, shi.WAYS),
        "pieces": count((pay and pay.pieces) or [], shi.PIECES),
    }
    for province in view.provinces:
        for position in range(4):
            lies = position < len(province.kamons)
            told["kamon"] += one_of(province.kamons[position].seat if lies else None, order)
            told["gold"].append(int(lies and province.kamons[position].gold))
    for place in range(2):
        lot = view.lots[place] if place < len(view.lots) else None
        told["lot_seals"] += one_of(lot and lot.seals, range(1, 5))
        told["lot_cards"] += count(lot.cards if lot else [], shi.CARDS)
    if view.memory:
        memory = view.memory
        told |= {
            "known": flat(count(seat.known or [], shi.CARDS) for seat in seats),
            "koku_left": count(memory.koku_pile, shi.CARDS[:3]),
            "present": count(memory.present, shi.CARDS[3:]),
            "older": count(memory.older, shi.CARDS[3:]),
            "troop_sides": count(memory.troop_sides, shi.KINDS),
            "bonus_sides": flat(count(memory.bonus_sides[k], shi.BONUSES) for k in shi.KINDS),
        }
    told["other_hands"] = flat(count(seat.hand or [], shi.CARDS) for seat in seats[1:])
    return told


def shogun(view: ShogunView) -> Told:
    assert view.viewer is not None
    players = len(view.seats)
    order = [(view.viewer + place) % players for place in range(players)]
    seats = [view.seats[seat] for seat in order]
    spaces = [space.id for space in seats[0].board]
    # Which card lies where, as far as it can be seen: after the end all could be seen, but what has
    # not been turned up by then is not told any more.
    cards = [
        {space.id: space.card for space in seat.board if place == 0 or space.shown}
        for place, seat in enumerate(seats)
    ]
    told: Told = {
        "year": one_of(view.year, range(3)),
        "season": one_of(view.season, sho.SEASONS),
        "step": one_of(view.waits_for, SHO_STEPS),
        "actors": [int(seat in view.actors) for seat in order],
        "committed": [int(seat.committed) for seat in seats],
        "colour": flat(one_of(seat.colour, sho.COLOURS) for seat in seats),
        "chests": [seat.chests for seat in seats],
        "rice": [seat.rice for seat in seats],
        "supply": [seat.supply for seat in seats],
        "points": flat([seat.points.get(source, 0) for source in SOURCES] for seat in seats),
        "score": [seat.score for seat in seats],
        "owner": flat(one_of(province.owner, order) for province in view.provinces),
        "armies": [province.armies for province in view.provinces],
        "buildings": flat(count(province.buildings, sho.BUILDINGS) for province in view.provinces),
        "unrest": [province.unrest for province in view.provinces],
        "province_card": [
            int(any(seen.get(space) == province for seen in cards))
            for province in sho.PROVINCES
            for space in spaces
        ],
        "chest_card": [
            int(seen.get(space) == f"chest-{chests}")
            for seen in cards
            for chests in range(5)
            for space in spaces
        ],
        "tower_card": [int(seen.get(space) == "tower") for seen in cards for space in spaces],
        "covered": flat([int(bool(space.covered)) for space in seat.board] for seat in seats),
        "shown": flat([int(space.shown) for space in seat.board] for seat in seats),
        "next_space": one_of(seats[0].next_space, spaces),
        "tower": [*(view.tower.seats[seat] for seat in order), view.tower.farmers],
        "tray": [*(view.tray.seats[seat] for seat in order), view.tray.farmers],
        "farmers": [view.farmers],
        "stock": [view.stock[building] for building in sho.BUILDINGS],
        "track": flat(one_of(action, sho.ACTIONS) for action in view.track),
        "track_place": one_of(view.track_place, range(1, 11)),
        "to_come": count(view.to_come, sho.ACTIONS),
        "special": [],
        "taken": flat(
            [
                int(any(card.place == place and card.holder == seat for card in view.specials))
                for place in range(1, 6)
            ]
            for seat in order
        ),
        "bid_order": queue(view.bid_order, order),
        "order": queue(view.order, order),
        "events": [],
        "origin": one_of(view.march and view.march.origin, sho.PROVINCES),
        "target": one_of(view.march and view.march.target, sho.PROVINCES),
        "revolts": count(view.revolts, sho.PROVINCES),
        "revolt_farmers": [view.revolt_farmers],
    }
    for place in range(1, 6):
        laid = [special.card for special in view.specials if special.place == place]
        told["special"] += count(laid, sho.SPECIALS)
    opened = [event.id for event in view.events]
    ruling = view.ruling.id if view.ruling else None
    for event in sho.EVENTS:
        told["events"] += [
            int(event in opened),
            int(event == ruling),
            int(event in view.events_gone),
        ]
    told |= draft(view, order)
    for module in view.modules:
        told |= MODULES[type(module)](module, order)
    return told


def queue(queued: list[int], order: list[int]) -> list[int]:
    padded = [*queued, *[None] * (len(order) - len(queued))]
    return flat(one_of(seat, order) for seat in padded)


def draft(view: ShogunView, order: list[int]) -> Told:
    drafting = view.draft
    below = drafting.below if drafting else []
    groups = drafting.groups if drafting else [[]] * len(order)
    return {
        "display": count(drafting.display if drafting else [], sho.PROVINCES),
        "groups": flat([groups[seat].count(size) for size in range(2, 6)] for seat in order),
        "pile": [drafting.pile if drafting else 0],
        "below": [
            sum(depth for depth, pair in enumerate(below, 1) if province in pair)
            for province in sho.PROVINCES
        ],
        "drafted": one_of(drafting and drafting.taken, sho.PROVINCES),
    }


def leaders(view: LeadersView, order: list[int]) -> Told:
    statues = {(statue.province, statue.owner): statue.statues for statue in view.statues}
    return {
        "leader": flat(one_of(view.leaders[seat], sho.PROVINCES) for seat in order),
        "statues": [
            statues.get((province, seat), 0) for province in sho.PROVINCES for seat in order
        ],
        "statues_left": [view.stock[seat] for seat in order],
        "trophies": [view.trophies[taker][owner] for taker in order for owner in order],
        "leader_drafted": one_of(view.drafted, sho.PROVINCES),
    }


def samurai(view: SamuraiView, order: list[int]) -> Told:
    return {"samurai": flat(one_of(view.stacks[seat], range(4)) for seat in order)}


def court(view: CourtView, order: list[int]) -> Told:
    favours = range(1, 22)
    kept = {(card.favour.number, card.seat) for card in view.kept}
    return {
        "hall": [view.hall[seat] for seat in order],
        "room": [view.room[seat] for seat in order],
        "courtiers": [view.supply[seat] for seat in order],
        "offers": flat(
            one_of(offer.favour and offer.favour.number, favours) for offer in view.offers
        ),
        "visitors": queue(view.visitors, order),
        "favour_used": one_of(view.using and view.using.number, favours),
        "favour_kept": [int((favour, seat) in kept) for favour in favours for seat in order],
        "favour_gone": [int(favour in view.gone) for favour in favours],
    }


def chambers(view: ChambersView, order: list[int]) -> Told:
    regions = [region.id for region in view.regions]
    return {
        "tile_up": [int(field.tile == "up") for field in view.fields],
        "tile_down": [int(field.tile == "down") for field in view.fields],
        "marker": flat(one_of(field.seat, order) for field in view.fields),
        "regions": flat(
            one_of(regions[place] if place < len(regions) else None, sho.REGIONS)
            for place in range(5)
        ),
        "evaluated": one_of(view.evaluated, range(1, 6)),
        "markers_left": [view.markers[seat] for seat in order],
    }


MODULES: dict[type, Callable[[Any, list[int]], Told]] = {
    LeadersView: leaders,
    SamuraiView: samurai,
    CourtView: court,
    ChambersView: chambers,
}


def edo(view: EdoView) -> Told:
    assert view.viewer is not None
    players = len(view.seats)
    order = [(view.viewer + place) % players for place in range(players)]
    seats = [view.seats[seat] for seat in order]
    planning = view.phase == "plan"
    owned = [card for seat in view.seats for card in seat.specials]
    seen = [view.current.card, *view.gone, *([view.next.card] if view.next else [])]
    cities = {city.id: city for city in view.cities}
    rooms = [
        city.buildings[room] if city and room < len(city.buildings) else None
        for city in map(cities.get, edo_names.CITIES)
        for room in range(10)
    ]
    spaces = {space.id: space for space in view.spaces}
    places = [spaces.get(space) for space in edo_names.SPACES]
    plans = [slot for seat in seats for slot in seat.plan]
    told: Told = {
        "round": [view.round],
        "step": one_of(view.waits_for, EDO_STEPS),
        "actor": one_of(view.actor, order),
        "first": one_of(view.first, order),
        "second_lap": [int(view.waits_for == "start" and all(s.set or s.home for s in seats))],
        "slot": one_of(view.slot, range(1, 4)),
        "merchant": one_of(view.merchant, edo_names.SPACES),
        "current": one_of(view.current.card, edo_names.MERCHANTS),
        "next": one_of(view.next and view.next.card, edo_names.MERCHANTS),
        "unseen_merchants": [int(card not in seen) for card in edo_names.MERCHANTS],
        "display": count(view.display, edo_names.SPECIALS),
        "unseen_specials": [int(c not in owned + view.display) for c in edo_names.SPECIALS],
        "bought": count((c for seat in seats for c in seat.bought), edo_names.SPECIALS),
        "supply": [view.supply],
        "fortresses": [view.fortresses],
        "tile": flat(
            one_of(city and city.tile, edo_names.TILES)
            for city in map(cities.get, edo_names.CITIES)
        ),
        "house": flat(one_of(r.seat if r and r.kind == "house" else None, order) for r in rooms),
        "post": flat(one_of(r.seat if r and r.kind == "post" else None, order) for r in rooms),
        "fortress": [int(r is not None and r.kind == "fortress") for r in rooms],
        "start_set": flat(one_of(seat.set, edo_names.SETS) for seat in seats),
        "home": flat(one_of(seat.home, edo_names.CITIES) for seat in seats),
        "points": flat([seat.points[source] for source in edo_names.SOURCES] for seat in seats),
        "score": [seat.score for seat in seats],
        "goods": flat([seat.goods[good] for good in edo_names.RESOURCES] for seat in seats),
        "houses": [seat.houses for seat in seats],
        "posts": [int(seat.post) for seat in seats],
        "shoguns": [seat.shoguns for seat in seats],
        "recruits": [seat.recruits for seat in seats],
        "samurai": [p.samurai[seat] if p else 0 for seat in order for p in places],
        "specials": flat(count(seat.specials, edo_names.SPECIALS) for seat in seats),
        "handed_in": [int(planning and seat.handed_in) for seat in seats],
        "shown": [sum(slot.shown for slot in seat.plan) for seat in seats],
        "card": flat(one_of(slot.card, edo_names.CARDS) for slot in plans),
        "action": flat(one_of(slot.action, edo_names.ACTIONS) for slot in plans),
        "own": [slot.own or 0 for slot in plans],
        "shogun": [slot.shogun or 0 for slot in plans],
        "planned": [sum((s.card is not None) + (s.own is not None) for s in seats[0].plan)],
        "left": [view.left],
        "own_left": [view.own_left],
        "half": one_of(view.half, (None, "purchase", "point")),
        "moving": [view.moving],
        "served": [p.served if p else 0 for p in places],
    }
    told["planned"] = told["planned"] if planning else [0]
    if all(seat.ryo is not None for seat in seats):  # covered otherwise: known by keeping count
        told["ryo"] = [seat.ryo or 0 for seat in seats]
    return told


def bushido(view: BushidoView) -> Told:
    assert view.viewer is not None
    order = [(view.viewer + place) % view.players for place in range(view.players)]
    seats = [view.seats[seat] for seat in order]
    own, combat = seats[0], view.combat
    hexes = {place.id: place for place in view.hexes}
    places = [hexes.get(word) for word in bus.HEXES]
    stacks = combat.stacks if combat else []
    sealed = view.waits_for in ("stack", "tactic")
    mine = [stack for stack in stacks if stack.seat == view.viewer and sealed]
    fighters: list[int | None] = [stack.seat for stack in stacks]
    if not stacks or view.waits_for == "over":
        fighters = [None, None]
    bonus = combat.bonus if combat else 0
    return {
        "month": [view.month],
        "step": one_of(view.waits_for, BUS_STEPS),
        "actor": one_of(view.actor, order),
        "first": one_of(view.first, order),
        "roles": [int(role in seat.roles) for role in bus.ROLES for seat in seats],
        "early": [view.early_ends],
        "kind": flat(one_of(p and p.kind, bus.KINDS) for p in places),
        "owner": flat(one_of(p and p.owner, order) for p in places),
        "troops": [p.troops if p else 0 for p in places],
        "elite": [p.elite if p else 0 for p in places],
        "ronin": [p.ronin if p else 0 for p in places],
        "unturned": [view.unturned[kind] for kind in bus.KINDS[:-1]],
        "score": [seat.honour for seat in seats],
        "samurai_honour": [seat.samurai_honour for seat in seats],
        "koku": [seat.koku for seat in seats],
        "income": [seat.income for seat in seats],
        "reserve": [seat.reserve for seat in seats],
        "removed": [seat.removed for seat in seats],
        "waiting": [seat.elite_waiting for seat in seats],
        "tokens": flat([int(3 in s.bonus), int(6 in s.bonus), int(s.campaign)] for s in seats),
        "hand": count([*(own.tiles or []), *(own.discs or [])], bus.THINGS),
        "stock": [view.stock],
        "host": one_of(view.host, order),
        "guest": one_of(view.guest, order),
        "taken_up": [30 + view.taken_up],
        "elite_taken_up": [3 + view.elite_taken_up],
        "fighter": flat(one_of(seat, order) for seat in fighters),
        "target": one_of(combat and combat.target, bus.HEXES),
        "origin": one_of(combat and combat.origin, bus.HEXES),
        "force": [combat.troops if combat and not combat.revolt else 0],
        "force_elite": [combat.elite if combat else 0],
        "laid": [int(bonus in (3, 9)), int(bonus in (6, 9)), 0],
        "ready": [int(seat.ready) for seat in seats],
        "height": [stack.height or 0 for stack in stacks] or [0, 0],
        "top": flat(one_of(top, (1, 2, 3)) for top in [s.top for s in stacks] or [None, None]),
        "own_stack": count(map(str, (mine[0].tiles or []) if mine else []), bus.STRENGTHS),
        "own_tactic": one_of(mine[0].disc if mine else None, bus.DISCS),
        "demanded": one_of(view.demanded, order),
        "proposal": [0 if view.proposal is None else view.proposal + 1],
    }


def bushido_account(document: Document, seats: list[str], viewer: int) -> Told:
    """What whoever keeps account knows: discs and tiles seen, how many everybody holds."""
    order = seats[viewer:] + seats[:viewer]
    seen, turn = document["seen"][order[0]], document["turn"]
    sure = [[*document["known"][word], *seen[word]] for word in order]
    return {
        "announced": [document["announced"]],
        "sure": flat(bus.count_words(things, bus.THINGS, "thing") for things in [[], *sure[1:]]),
        "tiles": [sum(bus.count_words(document["tiles"][w], bus.TILES, "tile")) for w in order],
        "discs": [sum(bus.count_words(document["discs"][w], bus.DISCS, "disc")) for w in order],
        "used": bus.count_words(document["used"], bus.DISCS, "disc"),
        "covered": [sum(bus.count_words(document["covered"][w], bus.DISCS, "d")) for w in order],
        "own_covered": bus.count_words(document["covered"][order[0]], bus.DISCS, "disc"),
        "tea_held": [int(turn["tea_held"])],
        "placed": count(turn["placed"], bus.HEXES),
    }


ACCOUNT: dict[str, Callable[[Document, list[str], int], Told]] = {"bushido": bushido_account}
REFERENCE: dict[str, Callable[[View], Told]] = {
    "bushido": lambda view: bushido(cast(BushidoView, view)),
    "edo": lambda view: edo(cast(EdoView, view)),
    "shitenno": lambda view: shitenno(cast(ShitennoView, view)),
    "shogun": lambda view: shogun(cast(ShogunView, view)),
}

CASES = (
    [
        pytest.param(game, options, id=f"{game}-{variant_name(options)}")
        for game in GAMES
        for options in [*tables(GAMES[game]), *combinations(GAMES[game])]
    ]
    + [
        pytest.param("shitenno", options, id=f"shitenno-{variant_name(options)}")
        for options in ({"players": 3, "hand_view": "open"}, {"players": 4, "memory_aid": "off"})
    ]
    + [
        pytest.param(
            "edo", {"players": 3, "money_view": "open", "officials_view": "open"}, id="edo-open"
        )
    ]
)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_every_number_is_shown_by_the_view(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    setup = game.setup(options)
    observer, looking = game.observer(setup), Dice(4)
    # Views take long: what every kind of decision leads to is looked at from a seat drawn by lot.
    for step in looked_at(game, setup, 5):
        viewer = int(looking.below(setup.players))
        told = REFERENCE[name](game.view(step.after, viewer))
        if name in ACCOUNT:
            words = game.seat_words(step.after)
            told |= ACCOUNT[name](game.document(step.after), words, viewer)
        for field, numbers in written(observer, step.after, viewer):
            if f"seats.{field.name}" in game.covered and field.name not in told:
                continue
            wanted = [min(one, field.high) for one in told[field.name]]
            assert numbers == wanted, f"{field.name}, seen from seat {viewer}"


def written(observer: Observer, state: Any, seat: int) -> list[tuple[Field, list[int]]]:
    row = row_of(observer, state, seat)
    return [(field, row[field.start : field.start + field.size]) for field in observer.fields]


# Random leaders take no trophies, and random planners of Edo build and gather nothing: see below.
RARE = {"trophies", "post", "fortress", "served"}


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("shitenno", {"players": 3, "hand_view": "open"}),
        ("shogun", {"players": 3, "start": "draft", **dict.fromkeys(FACES, "on")}),
        ("edo", {"players": 3}),
        ("bushido", {"players": 5, "campaign": "on", "elite": "on"}),
    ],
)
def test_every_field_says_something(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    setup = game.setup(options)
    observer = game.observer(setup)
    silent = {field.name for field in observer.fields}
    for seed in range(20):
        for step in random_game(game, setup, seed):
            for field, numbers in written(observer, step.after, step.seat):
                if any(numbers):
                    silent.discard(field.name)
            if silent <= RARE:
                return
    assert silent <= RARE


def test_rare_buildings_and_work_done_are_told() -> None:
    game, table = GAMES["edo"], GAMES["edo"].setup({"players": 3})
    built = {"edo": ["blue", "red", "blue", "fortress"], "odawara": ["red", "blue post"]}
    state = game.from_document(
        table,
        {
            "waits_for": "gather",
            "actor": "blue",
            "cities": built,
            "samurai": {"blue": {"forest-1": 2}},
            "plans": {"blue": ["a wood 2"]},
            "shown": {"blue": 1},
            "turn": {"left": 1, "served": {"forest-1": 1}},
        },
    )
    for viewer in range(3):
        told = {field.name: row for field, row in written(game.observer(table), state, viewer)}
        wanted = edo(cast(EdoView, game.view(state, viewer)))
        for name, number in (("house", 3), ("post", 1), ("fortress", 1), ("served", 1)):
            assert told[name] == wanted[name]
            assert sum(told[name]) >= number


def test_trophies_are_told_by_taker_and_owner() -> None:
    game = GAMES["shogun"]
    table = setup("shogun", leaders="on")
    state = next(
        step.after for number, step in enumerate(random_game(game, table, 2)) if number > 9
    )
    document, seats = game.document(state), game.seat_words(state)
    document["leaders"]["trophies"] = {seats[1]: {seats[2]: 2}, seats[3]: {seats[0]: 1}}
    del document["leaders"]["stock"]  # it follows from the rest
    state = game.from_document(table, document)
    for viewer in range(4):
        told = {field.name: row for field, row in written(game.observer(table), state, viewer)}
        trophies = told["trophies"]
        assert trophies == shogun(cast(ShogunView, game.view(state, viewer)))["trophies"]
        assert sum(trophies) == 3


@pytest.mark.parametrize("name", GAMES)
def test_seats_are_told_from_the_own_one_on(name: str) -> None:
    """The own points come first, whoever looks."""
    game = GAMES[name]
    setup = game.setup({"players": 3})
    observer = game.observer(setup)
    score = next(field for field in observer.fields if field.name == "score")
    last = [step.after for step in random_game(game, setup, 1)][-1]
    if name == "edo":  # where random play scores nothing
        last = game.from_document(setup, {"scores": {"blue": 2, "red": 5}})
    points = [int(last.score(seat)) for seat in range(3)]
    assert len(set(points)) == 3
    for seat in range(3):
        row = row_of(observer, last, seat)
        assert row[score.start : score.start + 3] == points[seat:] + points[:seat]


def test_modules_and_options_add_fields() -> None:
    def size(name: str, **options: object) -> int:
        return int(GAMES[name].observer(setup(name, **options)).size)

    assert size("shogun") < size("shogun", samurai="on") < size("shogun", samurai="on", court="on")
    assert size("shogun") < size("shogun", start="draft")
    assert (
        size("shitenno", memory_aid="off") < size("shitenno") < size("shitenno", hand_view="open")
    )


def setup(name: str, **options: object) -> Setup:
    return GAMES[name].setup({"players": 4, **options})


def test_numbers_beyond_the_bound_of_a_field_are_the_bound() -> None:
    """A number at the edge: riches beyond counting."""
    game = GAMES["shogun"]
    table = game.setup({"players": 3})
    observer = game.observer(table)
    state = next(
        step.after for number, step in enumerate(random_game(game, table, 2)) if number > 3
    )
    document = game.document(state)
    document["chests"][game.seat_words(state)[0]] = 500
    rich = game.from_document(table, document)
    chests = next(field for field in observer.fields if field.name == "chests")
    assert row_of(observer, rich, 0)[chests.start] == chests.high == 99
