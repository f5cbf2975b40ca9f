import type { GameFace } from "../../lib/board";
import type { ShogunView } from "./messages";
import { SEAT_CRESTS } from "../../lib/players";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import { crestOf, provinceOfMove } from "./facts";
import { pauseFor, placesOf } from "./pauses";
import Own from "./Own.svelte";
import Seat from "./Seat.svelte";
import { ROOMY } from "./wide";

/** Decisions that are made in one's own area, where it is not on the map. */
const IN_OWN = new Set(["plan", "special", "card", "group", "favour", "claim"]);

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
  plays: () => true,
  beside: ROOMY,
};

export default face;
