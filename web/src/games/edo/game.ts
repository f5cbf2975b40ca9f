import type { GameFace, Sound } from "../../lib/board";
import type { EdoView } from "./messages";
import { SEAT_CRESTS } from "../../lib/players";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import { crestOf, spaceOfMove } from "./facts";
import { hand } from "./hand.svelte";
import { pauseFor, placesOf, shownTogether } from "./pauses";
import Own from "./plan/Own.svelte";
import { layPlan } from "./plan/planstore.svelte";
import { sinceThen } from "./plan/since";
import Seat from "./Seat.svelte";

const SOUNDS: Readonly<Record<string, Sound>> = {
  built: "cubes",
  "money-made": "coins",
  "income-paid": "coins",
  "round-began": "gong",
  "game-ended": "gong",
};

const face: GameFace<EdoView> = {
  Board,
  Own,
  Ask,
  Seat,
  looks(view, seat) {
    const colour = view.seats[seat]?.colour;
    // Before colours are taken a seat has only a sign of its own.
    if (!colour) return { crest: SEAT_CRESTS[seat] ?? "fan", colour: "black", word: "" };
    return { crest: crestOf(colour), colour, word: colour };
  },
  byName: /-colour-taken$/,
  pause: pauseFor,
  together: shownTogether,
  sound: ({ event }) => SOUNDS[event.event] ?? null,
  place: (event) => placesOf(event)[0] ?? null,
  placeOfMove: spaceOfMove,
  when(view, words) {
    if (view.round === 0) return words.name("edo-picture-set-up");
    return words.say({ id: "edo-picture-when", args: { round: view.round } });
  },
  fate(view, seat, words) {
    const edo = view.cities.find(({ id }) => id === "edo");
    const inside = edo?.buildings.some((one) => one.kind === "house" && one.seat === seat);
    return inside ? "" : words.t("edo-board-out"); // EDO-END-05
  },
  attention: (view) => (view.waits_for === "plan" ? "own" : "board"),
  ownTitle: (_, words) => words.t("edo-board-own-title"),
  ownStands: "beside",
  lay(moves, props) {
    if (props.view.waits_for === "plan") return layPlan(moves, props);
    if (props.viewer !== null) hand.propose(moves);
    return props.viewer !== null;
  },
  since: sinceThen,
  plays: () => true,
};

export default face;
