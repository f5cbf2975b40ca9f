"""What the one-page summary tells in numbers, at a table that is set up like this."""

from bakufu.engine.table.game import Document, Setup
from bakufu.games.bushido import names
from bakufu.games.bushido.data import make_box


def summary_numbers(setup: Setup) -> Document:
    box = make_box(setup)
    return {
        "players": int(box.players),
        "provinces": {
            word: [int(box.honour[kind]), int(box.koku[kind]), int(box.katana[kind])]
            for kind, word in enumerate(names.KINDS)
        },
        "things": {word: int(box.things[thing]) for thing, word in enumerate(names.THINGS)},
        "troops": int(box.troops),
        "elite": int(box.elite),
        "elite_worth": int(box.elite_worth),
        "small_bonus": int(box.small_bonus),
        "large_bonus": int(box.large_bonus),
        "most_honour": int(box.most_honour),
        "samurai_start": int(box.samurai_start),
        "months": int(box.months),
        "host_needs": int(box.host_needs),
        "gift": int(box.gift),
        "rate": int(box.rate),
        "refuses_from": int(box.guest_may_refuse_from),
        "refusal_guest": int(box.refusal_guest),
        "refusal_host": int(box.refusal_host),
        "hatamoto_draw": int(box.hatamoto_draw),
        "plea": int(box.plea),
        "to_arms": [int(number) for number in list(box.to_arms)[1:]],
        "price_of_honour": int(box.price_of_honour),
        "discs_held": int(box.discs_held),
        "least_loss": int(box.least_loss),
        "most_loss": int(box.most_loss),
        "minimum": int(box.minimum),
        "thanks": int(box.thanks),
    }
