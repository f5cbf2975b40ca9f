// What has happened, as lines of words: for the log, and for somebody who comes back.

import type { Happening, Step } from "./messages";

export interface Line {
  key: string;
  entry: number;
  seat: number | null;
  happening: Happening;
}

export function linesOf(steps: readonly Step[]): Line[] {
  return steps.flatMap((step) =>
    step.happenings
      .filter((happening) => !happening.told_by_next)
      .map((happening, n) => ({
        key: `${step.entry}.${n}`,
        entry: step.entry,
        seat: typeof happening.event["seat"] === "number" ? happening.event["seat"] : null,
        happening,
      })),
  );
}

/** The last entry that is a move of this seat; -1 if there is none. */
export function lastOf(steps: readonly Step[], seat: number | null): number {
  if (seat === null) return -1;
  return steps.findLast((step) => step.seat === seat)?.entry ?? -1;
}
