import type { GameFace, Place, Sound } from "../../lib/board";
import type { ShitennoView } from "./messages";
import { seatLooks } from "../../lib/players";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import { draftFor, draftOf } from "./draft";
import Own from "./Own.svelte";
import { pauseFor, shownTogether } from "./pauses";
import Seat from "./Seat.svelte";

const COLOURS: Record<string, string> = {
  honda: "red",
  sakakibara: "blue",
  sakai: "green",
  ii: "black",
};

const SOUNDS: Readonly<Record<string, Sound>> = {
  "kamon-placed": "cubes",
  "points-scored": "coins",
  "year-began": "gong",
  "game-ended": "gong",
};

/** Lots are made and shared in Edo; all else is seen on the board and answered below it. */
const whereFor = ({ year }: ShitennoView): Place => (year === "even" ? "own" : "board");

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
  pause: pauseFor,
  together: shownTogether,
  sound: ({ event }) => SOUNDS[event.event] ?? null,
  place: ({ province }) => (typeof province === "string" ? province : null),
  placeOfMove(move) {
    const [verb, province] = move.split(" ");
    return (verb === "place" || verb === "gild") && province ? province : null;
  },
  when: (view, words) => words.t(`shitenno-when-${view.year}`, { round: view.round }),
  attention: whereFor,
  stage: whereFor,
  ownTitle: (_, words) => words.t("shitenno-edo"),
  ownStands: "beside",
  lay(moves, { view, viewer }) {
    const draft = draftOf(moves);
    // What was begun from the list of moves is finished there.
    if (!draft || view.payment || view.lots.length) return false;
    draftFor(viewer).change(draft);
    return true;
  },
  plays: () => true,
};

export default face;
