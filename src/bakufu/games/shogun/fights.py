"""The odds of a fight as anybody at the table could work them out: all they rest on lies open."""

from bakufu.games.shogun import odds
from bakufu.games.shogun.box import ATTACK_MORE, DEFENCE_MORE, Box
from bakufu.games.shogun.view import CubesView, ProvinceView, ShogunView


def province_in(view: ShogunView, name: str) -> ProvinceView:
    return next(province for province in view.provinces if province.id == name)


def battle(view: ShogunView, box: Box, seat: int, target: ProvinceView, armies: int) -> odds.Odds:
    """A march of so many armies into a foreign or neutral province, fought now."""
    holder = target.owner
    if (holder is not None or box.attack_card_neutral) and _holds(view, seat, "attack-more"):
        armies += min(int(box.special[ATTACK_MORE]), view.seats[seat].supply)  # SHO-BID-15
    question = odds.Question(
        kind=odds.NEUTRAL if holder is None else odds.BATTLE,
        attack=armies,
        defend=0 if holder is None else _defence(view, box, holder, target),
        unrest=target.unrest,
        two_farmers=_rules(view, "two-farmers"),
        tower=_sides(view.tower, seat, holder),
        tray=_sides(view.tray, seat, holder),
    )
    return odds.odds(box, question)


def revolt(view: ShogunView, box: Box, seat: int, province: ProvinceView) -> odds.Odds | None:
    """A winter revolt of this view's player in turn; None where nobody would revolt."""
    rows = [int(farmers) for farmers in box.extra_farmers]
    short = rows.index(view.revolt_farmers) if view.revolt_farmers in rows else 0
    if not short and not province.unrest:
        return None
    tower, tray = (_sides(cubes, None, seat) for cubes in (view.tower, view.tray))
    question = odds.Question(
        kind=odds.REVOLT,
        defend=province.armies,
        unrest=province.unrest,
        short=short,
        tower=tower,
        tray=tray,
    )
    return odds.odds(box, question)


def percent(odds: float) -> int:
    return round(100 * odds)


def _defence(view: ShogunView, box: Box, holder: int, target: ProvinceView) -> int:
    """The defenders with those that join them, as far as the supply goes (SHO-BATTLE-05)."""
    more = 0
    if _rules(view, "castle-defends") and "castle" in target.buildings:
        more += 1
    if _holds(view, holder, "defence-more"):
        more += int(box.special[DEFENCE_MORE])
    return target.armies + min(more, view.seats[holder].supply)


def _rules(view: ShogunView, ruling: str) -> bool:
    return view.ruling is not None and view.ruling.ruling == ruling


def _holds(view: ShogunView, seat: int, card: str) -> bool:
    """SHO-BID-17"""
    held = (special.card == card and special.holder == seat for special in view.specials)
    return view.season != "winter" and any(held)


def _sides(cubes: CubesView, attacker: int | None, defender: int | None) -> dict[str, int]:
    """Cubes by the side they would fall for."""
    sides = {odds.FARMERS: cubes.farmers, odds.OTHERS: 0}
    for side, seat in ((odds.ATTACKER, attacker), (odds.DEFENDER, defender)):
        if seat is not None:
            sides[side] = cubes.seats[seat]
    strangers = [seat for seat in range(len(cubes.seats)) if seat not in (attacker, defender)]
    sides[odds.OTHERS] = sum(cubes.seats[seat] for seat in strangers)
    return sides
