// What is being put together on the screen and has not been sent: a payment, or a lot.

import { type Sketch, sketchFor } from "../../pieces/sketch.svelte";
import type { ShitennoView } from "./messages";
import { counted, type Way } from "./payment";

export interface Draft {
  province: string | null;
  way: Way;
  pieces: Readonly<Record<string, number>>;
  tiles: readonly number[];
  cards: Readonly<Record<string, number>>;
}

const EMPTY: Draft = { province: null, way: "troops", pieces: {}, tiles: [], cards: {} };

/** The draft of a seat; a spectator has one that stays empty. */
export function draftFor(viewer: number | null): Sketch<Draft> {
  return sketchFor("draft", viewer ?? -1, EMPTY);
}

/** Another text for another decision: what lies in Edo, and what I have. */
export function decisionOf(view: ShitennoView, viewer: number | null): string {
  const own = viewer === null ? undefined : view.seats[viewer];
  const lies = [view.round, view.year, view.tiles_left, view.share, view.payment];
  return JSON.stringify([...lies, own?.hand, own?.tiles, own?.stock]);
}

/** What moves put together, as a draft; null if they are answered with one press. */
export function draftOf(moves: readonly string[]): Partial<Draft> | null {
  const after = (verb: string): string[] =>
    moves.filter((move) => move.startsWith(verb)).map((move) => move.slice(verb.length));
  const [, province, way] = /^place (\S+) by (\S+)$/.exec(moves[0] ?? "") ?? [];
  if (province) {
    return { province, way: way === "koku" ? "koku" : "troops", pieces: counted(after("piece ")) };
  }
  const tiles = after("tile ").map(Number);
  if (!tiles.length && !moves.includes("offer")) return null;
  return { tiles, cards: counted(after("add ")) };
}

/** One more of a sort; after the last one, none. */
export function oneMore(counts: Draft["cards"], sort: string, most: number): Draft["cards"] {
  const now = counts[sort] ?? 0;
  return { ...counts, [sort]: now < most ? now + 1 : 0 };
}

export function oneLess(counts: Draft["cards"], sort: string): Draft["cards"] {
  return { ...counts, [sort]: Math.max(0, (counts[sort] ?? 0) - 1) };
}
