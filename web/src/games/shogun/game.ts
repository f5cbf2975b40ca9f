import type { GameFace, Sound } from "../../lib/board";
import type { ShogunView } from "./messages";
import { SEAT_CRESTS } from "../../lib/players";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import { crestOf, provinceOfMove } from "./facts";
import { pauseFor, placesOf, shownTogether } from "./pauses";
import Own from "./Own.svelte";
import { planOf } from "./plan";
import { planFor } from "./planstore.svelte";
import { pointer } from "./pointer.svelte";
import Seat from "./Seat.svelte";

/** Decisions that are made in one's own area. */
const IN_OWN: ReadonlySet<string> = new Set(["plan", "claim"]);

const SOUNDS: Readonly<Record<string, Sound>> = {
  "cubes-thrown": "cubes",
  "chests-gained": "coins",
  "winter-began": "gong",
  "game-ended": "gong",
};

const face: GameFace<ShogunView> = {
  Board,
  Own,
  Ask,
  Seat,
  looks(view, seat) {
    const colour = view.seats[seat]?.colour;
    // Before colours are taken a seat has only a sign of its own.
    if (!colour) return { crest: SEAT_CRESTS[seat] ?? "fan", colour: "green", word: "" };
    return { crest: crestOf(colour), colour, word: colour };
  },
  byName: /-colour-taken$/,
  pause: pauseFor,
  together: shownTogether,
  sound: ({ event }) => SOUNDS[event.event] ?? null,
  place: (event) => placesOf(event)[0] ?? null,
  placeOfMove: provinceOfMove,
  when(view, words) {
    if (view.year === 0) return words.name("shogun-picture-set-up");
    const args = { year: view.year, season: `@shogun-season-${view.season}` };
    return words.say({ id: "shogun-picture-when", args });
  },
  attention: (view) => (IN_OWN.has(view.waits_for) ? "own" : "board"),
  ownTitle: (_, words) => words.t("shogun-board-own-title"),
  ownStands: "beside",
  lay(moves, { view, viewer }) {
    const mine = viewer === null ? undefined : view.seats[viewer];
    if (!mine || viewer === null) return false;
    if (view.waits_for !== "plan") {
      pointer.propose(moves);
      return true;
    }
    const plan = mine.committed ? null : planOf(mine.board, mine.next_space, moves);
    if (plan) planFor(viewer).set(plan);
    return plan !== null;
  },
  plays: () => true,
};

export default face;
