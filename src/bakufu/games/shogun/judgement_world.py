"""A quick look at provinces, threats and hunger, as the judges of the modules ask for it."""

from mypy_extensions import i64

from bakufu.games.shogun.box import (
    ACTIONS,
    BUILDINGS,
    EVENTS,
    FIRST_CHEST,
    RICE,
    SPACES,
)
from bakufu.games.shogun.judgement_weights import Weights
from bakufu.games.shogun.state import EVENT_OPEN, PLAN, WINTER, ShogunState


def winters_left(s: ShogunState) -> float:
    """Scorings to come, the present winter included."""
    if s.year <= 1:
        return 2.0
    return 1.0


def province_worth(s: ShogunState, province: i64, weights: Weights) -> float:
    """Points, income and room for buildings."""
    built: i64 = 0
    for building in range(BUILDINGS):
        if s.has_building(province, building):
            built += 1
    income = float(s.box.tax[province] + s.box.rice[province])
    return (
        winters_left(s) * (1.0 + weights.quick_building * float(built))
        + weights.quick_income * income
        + weights.quick_plot * float(s.box.plots[province] - built)
    )


def border(s: ShogunState, seat: i64, province: i64) -> i64:
    """Neighbouring provinces that another player holds."""
    count: i64 = 0
    ways = s.box.map
    neighbours = ways.neighbours
    for i in range(ways.first[province], ways.first[province + 1]):
        other = neighbours[i]
        if s.owner[other] >= 0 and s.owner[other] != seat:
            count += 1
    return count


def danger(s: ShogunState, seat: i64, province: i64, weights: Weights) -> float:
    """How much stronger the strongest foreign neighbour is; farmers matter little."""
    worst = 0.0
    ways = s.box.map
    neighbours = ways.neighbours
    for i in range(ways.first[province], ways.first[province + 1]):
        other = neighbours[i]
        if s.owner[other] >= 0 and s.owner[other] != seat:
            force = float(s.armies[other]) - 1.0
            if force > worst:
                worst = force
    if worst == 0.0:
        return -1.0
    return worst - weights.quick_guard * float(s.armies[province])


def feared_loss(s: ShogunState, weights: Weights) -> float:
    """Rice the year's last event may take: between the mean and the worst of the open cards."""
    total: i64 = 0
    number: i64 = 0
    worst: i64 = 0
    for card in range(EVENTS):
        if s.events[card] == EVENT_OPEN:
            total += s.box.loss[card]
            number += 1
            if s.box.loss[card] > worst:
                worst = s.box.loss[card]
    if number == 0:
        return 0.0
    mean = float(total) / float(number)
    return mean + weights.quick_caution * (float(worst) - mean)


def harvests_left(s: ShogunState, seat: i64) -> i64:
    """Rice actions to come this year; while planning, the present one included."""
    harvests = rounds_before_winter(s)
    if s.step != PLAN:
        harvests -= 1
        for place in range(ACTIONS):
            if s.track[place] == RICE and place <= s.track_place:
                return harvests
        card = s.plan[seat * SPACES + RICE]
        if 0 <= card < FIRST_CHEST:
            harvests += 1
    return harvests


def hunger_ahead(s: ShogunState, seat: i64, more: i64, weights: Weights) -> float:
    """Provinces that will go hungry in winter, with some more than the seat has now."""
    mouths = float(s.provinces_of(seat) + more)
    rice = float(s.rice[seat]) + weights.quick_harvest * float(harvests_left(s, seat))
    hungry = mouths + feared_loss(s, weights) - rice
    if hungry < 0.0:
        return 0.0
    return hungry


def rounds_before_winter(s: ShogunState) -> i64:
    """Action rounds left in this year, the present one included."""
    if s.season == WINTER:
        return 0
    return 3 - s.season
