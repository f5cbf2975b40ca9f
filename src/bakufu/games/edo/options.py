"""The options of a table of Edo, as in the section "Options" of its rulebook."""

from bakufu.engine.table.options import Option

OPTIONS = (
    Option("players", (2, 3, 4), "EDO-SETUP-01", "number of players", refused_by="EDO-SETUP-01"),
    Option(
        "colour_choice",
        ("seat_order", "random"),
        "EDO-SETUP-02",
        "who gets which colour",
        "seat_order",
        group="table",
    ),
    Option(
        "two_player_town",
        ("closed", "open"),
        "EDO-SETUP-03",
        "whether Sakura is closed with two players",
        "closed",
        beside={"players": 2},
    ),
    Option("first_player", ("random", "seat_1"), "EDO-SETUP-22", "who begins", "random"),
    Option(
        "edo_allowed",
        ("no", "yes"),
        "EDO-SETUP-25",
        "whether a starting house may stand in Edo",
        "no",
    ),
    Option(
        "second_lap",
        ("reverse", "clockwise"),
        "EDO-SETUP-26",
        "direction of the second lap of starting choices",
        "reverse",
    ),
    Option(
        "officials_view",
        ("hidden", "open"),
        "EDO-PLAN-11",
        "whether the officials of unrevealed slots are seen",
        "hidden",
    ),
    Option(
        "money_view",
        ("hidden", "open"),
        "EDO-MONEY-02",
        "whether the Ryo of others are shown as a sum",
        "hidden",
        group="table",
    ),
)
