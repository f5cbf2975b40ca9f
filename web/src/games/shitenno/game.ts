import type { GameFace } from "../../lib/board";
import type { ShitennoView } from "./messages";
import { draftFor } from "./draft";
import { seatLooks } from "../../lib/players";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import Seat from "./Seat.svelte";

const COLOURS: Record<string, string> = {
  honda: "red",
  sakakibara: "blue",
  sakai: "green",
  ii: "black",
};

/** Long enough to read; what only repeats another event is passed over. */
const PAUSES: Record<string, number> = {
  "lot-made": 1100,
  "lot-refused": 700,
  "lot-taken": 1000,
  "kamon-placed": 1200,
  "tile-won": 600,
  "points-scored": 500,
  "year-began": 900,
  "draw-used": 700,
  "kamon-gilded": 900,
  "majority-won": 900,
};

const face: GameFace<ShitennoView> = {
  Board,
  Own,
  Ask,
  Seat,
  looks(view, seat) {
    const general = view.seats[seat]?.general;
    if (!general) return { ...seatLooks(seat), word: "" };
    return { crest: general, colour: COLOURS[general] ?? "black", word: general };
  },
  byName: /-general-taken$/,
  pause: ({ event }) => PAUSES[event.event] ?? 0,
  place: ({ province }) => (typeof province === "string" ? province : null),
  placeOfMove(move) {
    const [verb, province] = move.split(" ");
    return (verb === "place" || verb === "gild") && province ? province : null;
  },
  when: (view, words) => words.t(`shitenno-when-${view.year}`, { round: view.round }),
  // Lots are made and shared in one's own area; so is a payment, once its province is chosen.
  attention: (view) =>
    view.year === "even" || view.payment || draftFor(view.viewer).value.province ? "own" : "board",
  ownTitle: (_, words) => words.t("shitenno-own-title"),
  plays: () => true,
};

export default face;
