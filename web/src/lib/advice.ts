// Hints and the look back: who may ask, and how the answers are laid out.

import type { Judged, SeatFacts, TableFacts } from "./messages";

/** So many moves of an idea are told at once; the others are folded away. */
const MOST_TOLD = 4;

/** Whether this seat may ever ask for a hint here: alone with bots, or where all agreed. */
export function mayAsk(
  facts: TableFacts | null,
  seats: readonly SeatFacts[],
  seat: number | null,
): boolean {
  if (!facts || facts.kind === "replay" || seat === null) return false;
  return facts.hints || seats.every(({ me, person }) => me || person === null);
}

export function folded(told: readonly string[]): { told: string[]; more: string[] } {
  if (told.length <= MOST_TOLD + 1) return { told: [...told], more: [] };
  return { told: told.slice(0, MOST_TOLD), more: told.slice(MOST_TOLD) };
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** A line through values, in a box with the origin at its lower left corner. */
export function pathOf(
  values: readonly number[],
  x: (n: number) => number,
  y: (v: number) => number,
): string {
  return values
    .map((value, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(value).toFixed(1)}`)
    .join("");
}

/** The span of points to draw: a little more than what occurs, and never nothing. */
export function span(decisions: readonly Judged[]): [number, number] {
  const points = decisions.map((decision) => decision.points);
  const low = Math.floor(Math.min(...points, 0));
  return [low, Math.max(low + 5, Math.ceil(Math.max(...points, 0)))];
}
