// The face of every game that nobody has drawn a board for.

import type { GameFace } from "../lib/board";
import type { AnyView } from "../lib/messages";
import { seatLooks } from "../lib/players";
import Board from "./Board.svelte";

const face: GameFace<AnyView> = {
  Board,
  looks: (_, seat) => seatLooks(seat),
  pause: () => 500,
  place: () => null,
  placeOfMove: () => null,
  when: () => "",
  plays: () => false,
};

export default face;
