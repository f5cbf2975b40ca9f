import type { GameFace, Sound } from "../../lib/board";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import { crestOf, hexOfMove, inkOf } from "./facts";
import { watched } from "./fight/watched.svelte";
import { hand } from "./hand.svelte";
import type { BushidoView } from "./messages";
import Own from "./Own.svelte";
import { pauseFor, placesOf, shownTogether } from "./pauses";
import Seat from "./Seat.svelte";

const SOUNDS: Readonly<Record<string, Sound>> = {
  "stack-shown": "cubes",
  "tactic-shown": "gong",
  "called-to-arms": "cubes",
  "month-moved": "gong",
  "game-ended": "gong",
};

const face: GameFace<BushidoView> = {
  Board,
  Own,
  Ask,
  Seat,
  looks(view, seat) {
    const colour = view.seats[seat]?.colour ?? "red";
    return { crest: crestOf(colour), colour: inkOf(colour), word: colour };
  },
  pause: pauseFor,
  together: shownTogether,
  told(events, seat) {
    hand.hear(events, seat);
    watched.hear(events);
  },
  momentary: (event) => event.event === "hand-seen",
  sound: ({ event }) => SOUNDS[event.event] ?? null,
  place: (event) => placesOf(event)[0] ?? null,
  placeOfMove: hexOfMove,
  when(view, words) {
    if (view.month === 0) return words.name("bushido-picture-set-up");
    if (view.phase > 12) return words.name("bushido-picture-over");
    return words.say({ id: "bushido-picture-when", args: { month: view.month } });
  },
  // Stacks and tactics are chosen behind one's screen, beside the table of tactics.
  attention: (view) => (["stack", "tactic"].includes(view.waits_for) ? "own" : "board"),
  ownTitle: (_, words) => words.t("bushido-own-title"),
  ownStands: "beside",
  ownFits: true,
  lay(moves, { view, viewer }) {
    if (viewer !== null) hand.propose(moves, view);
    return viewer !== null;
  },
  // What was taken up move by move is put down in the list of moves.
  plays: (view) => view.taken_up === 0 && view.elite_taken_up === 0,
};

export default face;
