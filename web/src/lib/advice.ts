// Hints and the look back: who may ask, and how the answers are laid out.

import type { Judged, Message, Position, SeatFacts, ToldEntry, TableFacts } from "./messages";

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

/**
 * What has become of a hint since the position in which it was asked for. Others may decide at the same
 * time: as long as I have not moved and may do the same as then, it holds.
 */
export function standing(
  asked: Position,
  now: Position,
  entries: readonly ToldEntry[],
  seat: number | null,
): "holds" | "moved" | "late" {
  const moves = ({ legal }: Position): string => legal.map(({ move }) => move).join("\n");
  if (now.undos !== asked.undos) return "moved";
  if (entries.some((told) => told.entry > asked.entry && told.seat === seat)) return "moved";
  return moves(asked) === moves(now) ? "holds" : "late";
}

/**
 * The first moves of a long idea, and the others; what another idea has as well is told last. They are
 * `alike` if the other idea has all of these.
 */
export function folded(
  told: readonly string[],
  other: readonly string[] = [],
): { told: string[]; more: string[]; alike: boolean } {
  if (told.length <= MOST_TOLD + 1) return { told: [...told], more: [], alike: false };
  const own = told.filter((words) => !other.includes(words));
  const all = [...own, ...told.filter((words) => other.includes(words))];
  const shown = other.length && own.length ? Math.min(own.length, MOST_TOLD) : MOST_TOLD;
  return { told: all.slice(0, shown), more: all.slice(shown), alike: own.length === shown };
}

/** Reasons by what they are about: what to expect, the game's own, the comparison, its sources. */
export function grouped(reasons: readonly Message[]): Message[][] {
  const kind = ({ id }: Message): number => {
    if (/^advice-(points|win)$/.test(id)) return 0;
    if (/^advice-(more|less)$/.test(id)) return 3;
    return id.startsWith("advice-") ? 2 : 1;
  };
  return [0, 1, 2, 3]
    .map((wanted) => reasons.filter((reason) => kind(reason) === wanted))
    .filter((group) => group.length > 0);
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** A share as a language writes it: 41%, 41 %. */
export function inPercent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
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

/** The area between two lines: along the upper one, and back along the lower one. */
export function bandOf(
  ranges: readonly (readonly [number, number])[],
  x: (n: number) => number,
  y: (v: number) => number,
): string {
  const corner = (n: number, value: number): string => `${x(n).toFixed(1)} ${y(value).toFixed(1)}`;
  const upper = ranges.map(([, high], n) => corner(n, high));
  const lower = ranges.map(([low], n) => corner(n, low)).reverse();
  return ranges.length ? `M${[...upper, ...lower].join("L")}Z` : "";
}

/** The span of points to draw: a little more than what occurs, and never nothing. */
export function span(decisions: readonly Judged[]): [number, number] {
  const points = decisions.map((decision) => decision.points);
  const low = Math.floor(Math.min(...points, 0));
  return [low, Math.max(low + 5, Math.ceil(Math.max(...points, 0)))];
}
