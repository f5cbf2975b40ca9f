"""The options of a table of Shogun, as in the section "Options" of its rulebook."""

from bakufu.engine.table.options import Option
from bakufu.games.shogun.data import PRINTED
from bakufu.games.shogun.modules.faces import FACES

_TOWER = PRINTED.tables()["tower"]

OPTIONS = (
    Option("players", (3, 4, 5), "SHO-SETUP-01", "number of players", 4, "SHO-SETUP-01"),
    Option(
        "side",
        ("sun", "moon"),
        "SHO-SETUP-02",
        "side of the board",
        "sun",
        group="table",
        brings={"moon": {"start": "draft"}},  # SHO-SETUP-11
    ),
    Option(
        "start",
        ("fixed", "draft"),
        "SHO-SETUP-11",
        "how the first provinces are given out; the moon side is always drafted",
        "fixed",
        group="table",
    ),
    Option(
        "fixed_lists",
        ("seat", "random"),
        "SHO-SETUP-13",
        "who gets which printed list",
        "seat",
        group="table",
        beside={"start": "fixed"},
    ),
    Option(
        "draft_first",
        ("random", "seat1"),
        "SHO-DRAFT-03",
        "who drafts first",
        "random",
        group="table",
        beside={"start": "draft"},
    ),
    Option(
        "moon_sea",
        ("as_sun", "alternative"),
        "SHO-MOVE-02",
        "sea routes of the moon side (not verified)",
        "as_sun",
        beside={"side": "moon"},
    ),
    Option(
        "tower_model",
        ("scaled", "constant"),
        "SHO-TOWER-05",
        "how cubes in the tower are knocked out",
        "scaled",
    ),
    Option(
        "tower_p_thrown",
        (),
        "SHO-TOWER-04",
        "odds that a thrown cube falls through",
        _TOWER["thrown_falls_through"],
        between=(0, 1),
    ),
    Option(
        "tower_keep",
        (),
        "SHO-TOWER-05",
        "scaled model: odds that a cube in the tower withstands one thrown cube",
        _TOWER["kept_against_one_cube"],
        between=(0, 1),
        beside={"tower_model": "scaled"},
    ),
    Option(
        "tower_p_stuck",
        (),
        "SHO-TOWER-06",
        "constant model: odds that a cube in the tower is knocked out",
        _TOWER["knocked_out_constant"],
        between=(0, 1),
        beside={"tower_model": "constant"},
    ),
    Option(
        "rice_cap", (3, 4), "SHO-EVENT-15", "the event that caps rice (one rulebook prints 4)", 3
    ),
    Option(
        "rice_limit",
        ("none", 18),
        "SHO-RICE-03",
        "whether rice stops at the end of the track",
        "none",
    ),
    Option(
        "income_if_revolt_lost",
        ("kept", "lost"),
        "SHO-RICE-05",
        "rice or tax of a province lost in the same revolt",
        "kept",
    ),
    Option(
        "attack_card_neutral",
        ("yes", "no"),
        "SHO-BID-15",
        "whether the attack card works against neutral provinces",
        "yes",
    ),
    Option(
        "defence_bonus_in_revolt",
        ("no", "yes"),
        "SHO-REVOLT-12",
        "whether defence card and castle event work in revolts",
        "no",
    ),
    Option(
        "combat_duty",
        ("must", "may"),
        "SHO-MOVE-10",
        "whether a possible march may be declined",
        "must",
    ),
    # Those that came later stand last, as a setup names them.
    *sorted(
        (option for face in FACES.values() for option in face.options),
        key=lambda option: option.later,
    ),
)
