"""Tea, purchase, intrigue, council, arms and audience: small decisions, each tried in thought.

What follows at once is played through on a copy, and what every seat can then expect is compared.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bakufu.engine.core.chance import Dice
from bakufu.engine.core.notes import Scribe
from bakufu.games.bushido.box import (
    CHANOYU,
    GEISHA,
    KOTAU,
    LAND,
    RONIN,
    SEATS,
    SEPPUKU,
    SHINOBI,
    STRENGTHS,
    SUPPORT,
    THINGS,
)
from bakufu.games.bushido.judgement_outlook import Outlook, katana_of, land_worth
from bakufu.games.bushido.judgement_war import threatens
from bakufu.games.bushido.judgement_weights import Weights
from bakufu.games.bushido.moves import (
    ACCEPT,
    ARM,
    AUDIENCE_FOR,
    FOLLOW,
    GIVE,
    HOLD_TEA,
    LAY_CAMPAIGN,
    LOSS,
    MOVES,
    PASS,
    PLACE_RONIN,
    PLAY_GEISHA,
    REFUSE,
    RISE_IN,
    SEPPUKU_NOW,
    SPARE,
    SPY,
    WAIT,
)
from bakufu.games.bushido.state import (
    ANSWER,
    CHANGE_DISCS,
    DEATH,
    GIVE_UP,
    OVER,
    UNREST,
    BushidoState,
)

_CLEAR: Final = 0.001  # of the victory: what an audience must bring to be worth the trouble
_LEAST: Final = 0.05  # so that a seat without hope, or sure of it, counts nothing without end


def buy(s: BushidoState, seat: i64, weights: Weights) -> i64:
    """So many points that the seat's part of the victory is largest."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    best = buffer[0]
    most = -1.0
    for i in range(count):
        found = _after(s, seat, buffer[i], weights)
        if found > most:
            most = found
            best = buffer[i]
    return best


def _after(s: BushidoState, seat: i64, move: i64, weights: Weights) -> float:
    """The seat's part of the victory after a move that leaves nothing to chance."""
    after = s.clone()
    after.apply(seat, move, Dice(0), Scribe())
    return Outlook(after, weights, seat).share[seat]


# Tea


def give_up(s: BushidoState, seat: i64, weights: Weights) -> i64:
    """All that can be turned, if that is better than turning nothing."""
    best = GIVE + s.sh[seat] // 2
    if _after(s, seat, best, weights) < _after(s, seat, GIVE, weights):
        return GIVE
    return best


def answer(s: BushidoState, viewer: i64, weights: Weights) -> i64:
    """A guest refuses where the host would gain too much by it."""
    guest = s.actor
    accepted = _hosted(s, ACCEPT, viewer, weights).share[guest]
    return ACCEPT if accepted >= _hosted(s, REFUSE, viewer, weights).share[guest] else REFUSE


def _hosted(s: BushidoState, reply: i64, viewer: i64, weights: Weights) -> Outlook:
    """What is expected after an answer, when the host has turned what he can."""
    after = s.clone()
    silent = Scribe()
    after.apply(after.actor, reply, Dice(0), silent)
    if after.step == GIVE_UP:
        after.apply(after.actor, GIVE + after.sh[after.actor] // 2, Dice(0), silent)
    return Outlook(after, weights, viewer)


def invite(s: BushidoState, seat: i64, weights: Weights) -> i64:
    """The guest whom it helps least, if tea is worth its price."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    best: i64 = PASS
    most = _after(s, seat, PASS, weights)
    for i in range(count):
        move = buffer[i]
        if move != PASS:
            found = tea(s, seat, move, weights)
            if found > most:
                most = found
                best = move
    return best


def tea(s: BushidoState, seat: i64, move: i64, weights: Weights) -> float:
    """The seat's part of the victory after an invitation."""
    after = s.clone()
    silent = Scribe()
    after.apply(seat, move, Dice(0), silent)
    if after.step == ANSWER:
        after.apply(after.actor, answer(after, seat, weights), Dice(0), silent)
    if after.step == GIVE_UP:
        after.apply(seat, GIVE + after.sh[seat] // 2, Dice(0), silent)
    return Outlook(after, weights, seat).share[seat]


# Intrigue


def intrigue(s: BushidoState, seat: i64, weights: Weights) -> i64:
    """The effect that brings most beyond the price of its tiles, or none."""
    buffer = vec[i64]([0] * MOVES)
    count = s.fill_legal(seat, buffer)
    if count == 1:
        return buffer[0]
    outlook = Outlook(s, weights, seat)
    price = 2.0
    if seat == s.sensei or s.step >= UNREST:
        price = 1.0
    fades = float(outlook.left) / weights.fade  # what is kept to the end is lost
    if fades > 1.0:
        fades = 1.0
    changes = vec[float]([0.0] * SEATS)
    best: i64 = PASS
    most = 0.0
    for i in range(count):
        move = buffer[i]
        found = 0.0
        if PLACE_RONIN <= move < SPY:
            _ronin(s, outlook, move - PLACE_RONIN, changes)
            found = outlook.gain(seat, changes)
            found -= price * fades * weights.effect[RONIN - STRENGTHS]
        elif SPY <= move < HOLD_TEA:
            found = _spied(s, seat, move - SPY, weights)
            found -= price * fades * weights.effect[SHINOBI - STRENGTHS]
        elif HOLD_TEA <= move < PLAY_GEISHA:
            found = tea(s, seat, move, weights) - outlook.share[seat]
            found *= outlook.doubt / (outlook.share[seat] * (1.0 - outlook.share[seat]) + _LEAST)
            found -= price * fades * weights.effect[CHANOYU - STRENGTHS] * weights.tea_tiles
        elif move == PLAY_GEISHA:
            found = -threatens(s, seat, outlook)
            found -= price * fades * weights.effect[GEISHA - STRENGTHS]
        elif RISE_IN <= move < LAY_CAMPAIGN:
            found = _risen(s, seat, outlook, move - RISE_IN)
        if found > most:
            most = found
            best = move
    return best


def _ronin(s: BushidoState, outlook: Outlook, place: i64, changes: vec[float]) -> None:
    """A revolt costs the owner his province, and a neighbour may walk in."""
    for seat in range(outlook.players):
        changes[seat] = 0.0
    owner = s.owner[place]
    weights = outlook.weights
    land = land_worth(s, place, weights)
    margin = s.worth(place) - s.ronin[place] - 1
    if margin > 0:
        changes[owner] = -land * weights.unrest / float(margin)
        return
    changes[owner] = -land
    if owner != s.daimyo and LAND.count_beside(place, s.owner, s.daimyo) > 0:
        changes[s.daimyo] = weights.walk_in * land
        if s.dh[s.daimyo] + s.box.honour[s.kind[place]] >= s.box.most_honour:
            changes[s.daimyo] += weights.victory


def _spied(s: BushidoState, seat: i64, other: i64, weights: Weights) -> float:
    """A look at the hand that one will fight; else a little, for one's own turn. None at a hand
    that is known but for a few tiles."""
    hidden = s.tiles_of(other)
    for kind in range(SUPPORT):
        hidden -= s.known[other * THINGS + kind]
        hidden -= s.seen[(seat * s.box.players + other) * THINGS + kind]
    if float(hidden) <= weights.known_hand:
        return 0.0
    if (seat == s.samurai and other == s.bushi) or (seat == s.bushi and other == s.samurai):
        return weights.sight
    if s.left_of(s.daimyo) == seat and other != s.daimyo:
        return weights.sight_ahead
    return 0.0


def _risen(s: BushidoState, seat: i64, outlook: Outlook, place: i64) -> float:
    """A revolt of the Hatamoto: katana against katana and troops."""
    weights = outlook.weights
    mine = katana_of(s, seat, seat, weights) * weights.rise_own
    theirs = katana_of(s, seat, s.daimyo, weights) * weights.rise_theirs
    theirs += weights.rise_troop * float(s.worth(place))
    if mine + theirs <= 0.0:
        return 0.0
    chance = mine * mine / (mine * mine + theirs * theirs)
    changes = vec[float]([0.0] * SEATS)
    changes[s.daimyo] = -chance * float(s.box.honour[s.kind[place]])
    changes[s.daimyo] -= weights.rise_spent * outlook.katana[s.daimyo] * theirs
    changes[seat] = -outlook.katana[seat] * mine
    return outlook.gain(seat, changes)


# Council


def demand(s: BushidoState, seat: i64, outlook: Outlook) -> i64:
    """The Samurai's death, where his honour is worth more than the tiles."""
    if seat == s.samurai:
        return PASS
    changes = vec[float]([0.0] * SEATS)
    changes[s.samurai] = -outlook.samurai[s.samurai] * float(s.sh[s.samurai] - 1)
    if seat == s.sensei:
        changes[seat] += float(s.box.thanks)
    if outlook.gain(s.daimyo, changes) < 0.0:
        return PASS  # he would be spared
    weights = outlook.weights
    fades = 1.0 if outlook.left > 1 else weights.late_effect
    price = weights.effect[SEPPUKU - STRENGTHS] * fades
    if seat != s.sensei:
        price *= 2.0
    elif outlook.samurai[s.samurai] * float(s.sh[s.samurai]) < weights.death:
        return PASS  # a proposal does nearly as much
    return SEPPUKU_NOW if weights.followed * outlook.gain(seat, changes) > price else PASS


def propose(s: BushidoState, seat: i64, outlook: Outlook) -> i64:
    """The largest loss that the Daimyo would follow; none for oneself, but for the thanks."""
    changes = vec[float]([0.0] * SEATS)
    best: i64 = PASS
    most = 0.0
    for loss in range(s.box.least_loss, s.box.most_loss + 1):
        for other in range(outlook.players):
            changes[other] = 0.0
        lost = loss if loss < s.sh[s.samurai] else s.sh[s.samurai]
        changes[s.samurai] -= outlook.samurai[s.samurai] * float(lost - 1)
        changes[seat] += float(s.box.thanks)
        follows = outlook.gain(s.daimyo, changes) >= 0.0
        if not follows:
            for other in range(outlook.players):
                changes[other] = 0.0
        changes[s.samurai] -= outlook.samurai[s.samurai]
        found = outlook.gain(seat, changes)
        if found > most:
            most = found
            best = LOSS + loss - 2
    return best


def judge(s: BushidoState, seat: i64, outlook: Outlook) -> i64:
    """Follow, unless the Sensei's thanks are worth more than what the Samurai loses."""
    changes = vec[float]([0.0] * SEATS)
    loss = s.proposal
    if loss == DEATH or loss > s.sh[s.samurai]:
        loss = s.sh[s.samurai]
    changes[s.samurai] -= outlook.samurai[s.samurai] * float(loss - 1)
    if s.proposal != DEATH or s.demanded == s.sensei:
        changes[s.sensei] += float(s.box.thanks)
        if s.dh[s.sensei] + s.box.thanks >= s.box.most_honour:
            changes[s.sensei] += outlook.weights.victory
    return FOLLOW if outlook.gain(seat, changes) >= 0.0 else SPARE


# To arms, audience


def to_arms(s: BushidoState, seat: i64, outlook: Outlook) -> i64:
    """Everybody draws: good for whoever needs tiles more than those who are to be feared."""
    changes = vec[float]([0.0] * SEATS)
    for other in range(outlook.players):
        changes[other] = float(s.box.to_arms[s.month]) * outlook.tile(other)
    return ARM if outlook.gain(seat, changes) >= 0.0 else WAIT


def audience(s: BushidoState, seat: i64, outlook: Outlook) -> i64:
    """The Emperor is asked for time, for haste or for tiles, if that is worth the disc."""
    if s.holds(seat, KOTAU) == 0:
        return PASS
    weights = outlook.weights
    best: i64 = PASS
    most = 0.0
    for effect in range(-1, 3):
        after = s.clone()
        months: i64 = 1
        if effect == 0:
            months = 0
        elif effect == 1:
            months = 2
        after.month += months
        after.daimyo = s.left_of(s.daimyo)
        after.step = CHANGE_DISCS
        if after.month > s.box.months:
            after.step = OVER
        if effect >= 0:
            after.hand[seat * THINGS + KOTAU] = s.holds(seat, KOTAU) - 1
        then = Outlook(after, weights, seat)
        found = then.share[seat]
        if effect == 2:
            found += found * (1.0 - found) * float(s.box.plea) * then.tile(seat) / then.doubt
        if after.step == OVER:
            found = 1.0 if after.place(seat) == 1 else 0.0
        if effect < 0 or found > most + _CLEAR:
            most = found
            best = PASS
            if effect >= 0:
                best = AUDIENCE_FOR + effect
    return best
