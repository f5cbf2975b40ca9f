// What can be done on the map: pawns to pick up, goals, the shortest way and its price.

import type { EdoView } from "../messages";

/** A samurai of mine is called by its space; these two are not on one of mine. */
export const MERCHANT = "merchant";
export const OFFICIAL = "official";

/** A journey of one samurai. */
export interface Journey {
  origin: string;
  goal: string;
}

/** How many steps every space is away (EDO-MOVE-02). */
export function stepsFrom(view: Pick<EdoView, "spaces">, origin: string): Map<string, number> {
  const beside = new Map(view.spaces.map((space) => [space.id, space.beside]));
  const found = new Map([[origin, 0]]);
  for (const [space, steps] of found) {
    for (const next of beside.get(space) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}

/** The spaces of a shortest way, both ends included; empty if there is none. */
export function wayBetween(view: Pick<EdoView, "spaces">, origin: string, goal: string): string[] {
  const steps = stepsFrom(view, origin);
  if (!steps.has(goal)) return [];
  const way = [goal];
  for (let here = goal; here !== origin;) {
    const beside = view.spaces.find(({ id }) => id === here)?.beside ?? [];
    const before = beside.find((id) => steps.get(id) === (steps.get(here) ?? 0) - 1);
    if (before === undefined) return [];
    way.unshift(before);
    here = before;
  }
  return way;
}

/** The pawns that can be picked up now, in the order of their spaces; then merchant and official. */
export function pawnsOf(moves: readonly string[]): string[] {
  const found = new Set<string>();
  for (const move of moves) {
    const origin = /^go (\S+) to /.exec(move)?.[1];
    if (origin) found.add(origin);
  }
  if (moves.some((move) => move.startsWith("merchant to "))) found.add(MERCHANT);
  if (moves.some((move) => move.startsWith("send to "))) found.add(OFFICIAL);
  return [...found];
}

/** The pawns that stand on a space, my own first. */
export function pawnsOn(view: EdoView, pawns: readonly string[], space: string): string[] {
  const here = pawns.filter((pawn) => pawn === space);
  return pawns.includes(MERCHANT) && view.merchant === space ? [...here, MERCHANT] : here;
}

/** How a pawn's journey is called, up to its goal. */
function journey(pawn: string): string {
  if (pawn === MERCHANT) return "merchant to ";
  return pawn === OFFICIAL ? "send to " : `go ${pawn} to `;
}

export function moveTo(pawn: string, goal: string): string {
  return journey(pawn) + goal;
}

/** Where a pawn can go, with the move that takes it there. */
export function goalsOf(moves: readonly string[], pawn: string): Map<string, string> {
  const words = journey(pawn);
  return new Map(
    moves.filter((move) => move.startsWith(words)).map((move) => [move.slice(words.length), move]),
  );
}

/** Own samurai by space that have not been moved by these journeys. */
export function unmoved(
  view: EdoView,
  seat: number,
  journeys: readonly Journey[],
): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id, samurai } of view.spaces) {
    const gone = journeys.filter(({ origin }) => origin === id).length;
    const left = (samurai[seat] ?? 0) - gone;
    if (left > 0) found.set(id, left);
  }
  return found;
}

/**
 * A free move of one official as the rules read it: its journeys in the order of the spaces, and the
 * word that ends it where another samurai could still be named (EDO-TRAVEL-04).
 */
export function freeMove(
  view: EdoView,
  seat: number,
  journeys: readonly Journey[],
  group: number,
): string[] {
  const place = new Map(view.spaces.map(({ id }, n) => [id, n]));
  const rank = ({ origin, goal }: Journey): number =>
    (place.get(origin) ?? 0) * view.spaces.length + (place.get(goal) ?? 0);
  const sorted = [...journeys].sort((one, two) => rank(one) - rank(two));
  const moves = sorted.map(({ origin, goal }) => moveTo(origin, goal));
  const last = place.get(sorted.at(-1)?.origin ?? "") ?? 0;
  const others = [...unmoved(view, seat, journeys).keys()];
  const goesOn = journeys.length < group && others.some((id) => (place.get(id) ?? 0) >= last);
  return goesOn ? [...moves, "enough"] : moves;
}

/**
 * Wages as the rules read them: those taken back in the order of the spaces, then the payment, unless
 * nobody is left who could be named (EDO-WAGE-02).
 */
export function wages(
  view: EdoView,
  seat: number,
  back: Readonly<Record<string, number>>,
): string[] {
  const mine = view.spaces.filter(({ samurai }) => (samurai[seat] ?? 0) > 0);
  const moves = mine.flatMap(({ id }) =>
    Array.from({ length: back[id] ?? 0 }, () => `recall ${id}`),
  );
  const last = mine.at(-1);
  const settled = last && moves.length && (back[last.id] ?? 0) >= (last.samurai[seat] ?? 0);
  return settled ? moves : [...moves, "pay"];
}
