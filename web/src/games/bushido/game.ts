import type { GameFace, Sound } from "../../lib/board";
import Board from "./Board.svelte";
import { crestOf, hexOfMove, inkOf } from "./facts";
import type { BushidoView } from "./messages";
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
  Seat,
  looks(view, seat) {
    const colour = view.seats[seat]?.colour ?? "red";
    return { crest: crestOf(colour), colour: inkOf(colour), word: colour };
  },
  pause: pauseFor,
  together: shownTogether,
  sound: ({ event }) => SOUNDS[event.event] ?? null,
  place: (event) => placesOf(event)[0] ?? null,
  placeOfMove: hexOfMove,
  when(view, words) {
    if (view.month === 0) return words.name("bushido-picture-set-up");
    return words.say({ id: "bushido-picture-when", args: { month: view.month } });
  },
  plays: () => false,
};

export default face;
