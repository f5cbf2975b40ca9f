import type { GameFace } from "../../lib/board";
import type { ShogunView } from "./messages";
import { SEAT_CRESTS } from "../../lib/players";
import Board from "./Board.svelte";
import { crestOf, provinceOfMove } from "./facts";
import { pauseFor, placesOf } from "./pauses";
import Own from "./Own.svelte";
import Seat from "./Seat.svelte";
import { ROOMY } from "./wide";

const face: GameFace<ShogunView> = {
  Board,
  Own,
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
  plays: () => true,
  beside: ROOMY,
};

export default face;
