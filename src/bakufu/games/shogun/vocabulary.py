"""All moves and draws of Shogun by number and name, those of modules included."""

from bakufu.engine.text.vocabulary import Kind, Vocabulary
from bakufu.games.shogun import moves, names, state
from bakufu.games.shogun.modules.faces import DRAWS, KINDS, MEANINGS

_DRAWS: dict[int, str] = {
    state.DRAW_LIST: "list {letter}",
    state.DRAW_FIRST: "first {who}",
    state.DRAW_PROVINCE: "province {province}",
    state.DRAW_ACTION: "action {action}",
    state.DRAW_SPECIAL: "special {special}",
    state.DRAW_EVENT: "event {event}",
    state.DRAW_RULING: "ruling {event}",
    state.DRAW_TIE: "tie {who}",
    state.DRAW_REVOLT: "revolt {province}",
}
# Throws end in a number of cubes: of the cubes thrown, and of those that were in the tower.
for _cube, _whose in enumerate(names.CUBES):
    _most = names.MOST_FARMERS if _whose == "farmers" else names.MOST_ARMIES
    _DRAWS[state.DRAW_THROWN + _cube] = f"thrown {_whose} {{cubes:0-{_most}}}"
    _DRAWS[state.DRAW_KNOCKED + _cube] = f"knocked {_whose} {{cubes:0-{_most}}}"

VOCABULARY = Vocabulary(
    "shogun",
    names.WORDING,
    names.MEANINGS | MEANINGS,
    (
        Kind(moves.COLOUR, "colour {colour}"),
        Kind(moves.RENEW, "renew"),
        Kind(moves.TAKE_OPEN, "take {place:open}", says="take-open"),
        Kind(moves.TAKE_UNSEEN, "take unseen"),
        Kind(moves.GROUP, "group {armies:2-5}"),
        Kind(moves.PUT, "put {card} on {space}", "space card"),
        Kind(moves.LEAVE, "leave {space}"),
        Kind(moves.LIFT, "lift"),
        Kind(moves.COMMIT, "commit"),
        Kind(moves.TAKE_BACK, "take back"),
        Kind(moves.SPECIAL, "special {place:1-5}", says="place"),
        Kind(moves.STAY, "stay"),
        Kind(moves.TARGET, "target {province}"),
        Kind(moves.NUMBER, "number {armies:1-61}"),
        Kind(moves.REVOLT, "revolt {province}"),
        *KINDS,
    ),
    _DRAWS | DRAWS,
    (
        *("province kai", "action castle", "event tax-at-most", "tie seat1"),
        *("thrown seat1 3", "knocked farmers 2"),
    ),
)
MOVES = len(VOCABULARY.moves)
