// How long things are shown, and which of them at once.

import type { ToldEvent } from "../../lib/messages";

/** Long enough to read; what only repeats another event is passed over. */
const PAUSES: Readonly<Record<string, number>> = {
  "lot-made": 1000,
  "lot-refused": 600,
  "lot-taken": 900,
  "kamon-placed": 1000,
  "tile-won": 500,
  "points-scored": 600,
  "year-began": 800,
  "draw-used": 600,
  "kamon-gilded": 800,
  "majority-won": 800,
  "game-ended": 1500,
};

export function pauseFor(toldEvent: ToldEvent): number {
  return PAUSES[toldEvent.event.event] ?? 0;
}

/** What a kamon brings comes at once; so does what is left over in the hands of all at the end. */
export function shownTogether({ event: one }: ToldEvent, { event: two }: ToldEvent): boolean {
  const gain = (tag: string): boolean => tag === "points-scored" || tag === "tile-won";
  return gain(one.event) && gain(two.event);
}
