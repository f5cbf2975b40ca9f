"""What matters about a samurai bonus: what is short."""

from collections.abc import Sequence

from bakufu.engine.text.message import Message
from bakufu.games.shogun.box import Box
from bakufu.games.shogun.coaching import module_in, own_seat, say
from bakufu.games.shogun.modules.samurai.face import SamuraiView
from bakufu.games.shogun.view import ShogunView


def take_bonus(view: ShogunView, box: Box, legal: Sequence[int]) -> list[Message]:
    samurai, seat = module_in(view, SamuraiView), own_seat(view)
    me, offer = view.seats[seat], samurai.cards[samurai.stacks[seat]]
    last = samurai.stacks[seat] + 1 == len(samurai.cards)  # SHO-SAM-05
    regions = samurai.regions[seat]
    first = say("bonus-last" if last else "bonus", regions=regions, needed=samurai.needed)
    rice, chests = offer.get("rice", 0), offer.get("chests", 0)
    lacking = me.provinces - me.rice  # SHO-WINTER-04
    if rice and lacking > 0:
        return [first, say("bonus-rice", rice=me.rice, provinces=me.provinces, more=rice)]
    return [first, say("bonus-chests", chests=me.chests, more=chests)]
