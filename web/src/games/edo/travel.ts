// A free move that is put together on the map, and sent as one.

import type { BoardProps } from "../../lib/board";
import { revealed, seatOf } from "./facts";
import { hand } from "./hand.svelte";
import type { EdoView } from "./messages";
import { freeMove, unmoved } from "./map/ways";

type Props = Pick<BoardProps<EdoView>, "view" | "viewer" | "attempt">;

/** How many samurai one official moves by the revealed card (EDO-TRAVEL-04, EDO-SPECIAL-07). */
export function groupOf(view: EdoView, viewer: number | null): number {
  const shown = revealed(view, viewer);
  const faces = shown ? (view.numbers.cards[shown.card] ?? []) : [];
  return faces.find(({ action }) => action === shown?.action)?.group ?? 1;
}

/** The samurai that is picked up goes along; when no other can, the move is made. */
export function addJourney(props: Props, goal: string): void {
  const { view, viewer } = props;
  if (hand.pawn === null || viewer === null || !seatOf(view, viewer)) return;
  hand.journeys = [...hand.journeys, { origin: hand.pawn, goal }];
  hand.pawn = null;
  const full = hand.journeys.length >= groupOf(view, viewer);
  if (full || unmoved(view, viewer, hand.journeys).size === 0) void sendJourneys(props);
}

export async function sendJourneys({ view, viewer, attempt }: Props): Promise<void> {
  if (viewer === null || !hand.journeys.length) return;
  const moves = freeMove(view, viewer, hand.journeys, groupOf(view, viewer));
  if (!(await attempt(moves, true))) hand.journeys = [];
}
