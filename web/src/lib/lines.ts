// What has happened, as lines of words: for the log, and for somebody who comes back.

import type { ToldEvent, ToldEntry } from "./messages";

export interface Line {
  key: string;
  entry: number;
  seat: number | null;
  toldEvent: ToldEvent;
}

/** A decision that was taken back, after which entry it stood, and what was told of it. */
export interface TakenBack {
  after: number;
  seat: number;
  told: ToldEvent | null;
}

/** The decision that a seat takes back, of the entries that are void. */
export function takenBackOf(after: number, seat: number, gone: readonly ToldEntry[]): TakenBack {
  const told = linesOf(gone.filter((one) => one.seat === seat)).map((line) => line.toldEvent);
  return { after, seat, told: told[0] ?? null };
}

export function linesOf(entries: readonly ToldEntry[]): Line[] {
  return entries.flatMap((one) =>
    one.events
      .filter((toldEvent) => !toldEvent.told_by_next)
      .map((toldEvent, n) => ({
        key: `${one.entry}.${n}`,
        entry: one.entry,
        seat: typeof toldEvent.event["seat"] === "number" ? toldEvent.event["seat"] : null,
        toldEvent,
      })),
  );
}

/** The last entry that is a move of this seat; -1 if there is none. */
export function lastOf(entries: readonly ToldEntry[], seat: number | null): number {
  if (seat === null) return -1;
  return entries.findLast((one) => one.seat === seat)?.entry ?? -1;
}
