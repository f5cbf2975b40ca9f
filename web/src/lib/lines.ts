// What has happened, as lines of words: for the log, and for somebody who comes back.

import type { ToldEvent, ToldEntry } from "./messages";

export interface Line {
  key: string;
  entry: number;
  seat: number | null;
  toldEvent: ToldEvent;
}

export function linesOf(steps: readonly ToldEntry[]): Line[] {
  return steps.flatMap((step) =>
    step.events
      .filter((toldEvent) => !toldEvent.told_by_next)
      .map((toldEvent, n) => ({
        key: `${step.entry}.${n}`,
        entry: step.entry,
        seat: typeof toldEvent.event["seat"] === "number" ? toldEvent.event["seat"] : null,
        toldEvent,
      })),
  );
}

/** The last entry that is a move of this seat; -1 if there is none. */
export function lastOf(steps: readonly ToldEntry[], seat: number | null): number {
  if (seat === null) return -1;
  return steps.findLast((step) => step.seat === seat)?.entry ?? -1;
}
