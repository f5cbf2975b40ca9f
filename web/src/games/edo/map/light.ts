// Which spaces a click means something on at the present decision, and what is written at them.

import type { LegalMoves, Showing, Words } from "../../../lib/board";
import type { Hand } from "../hand.svelte";
import type { EdoView } from "../messages";
import { eventOf } from "../pauses";
import { goalsOf, MERCHANT, OFFICIAL, pawnsOf, pawnsOn, stepsFrom, unmoved } from "./ways";

/** A number at a space: steps in Ryo, or what is gathered there. */
export interface Badge {
  sign: string;
  number: number;
  /** Whether it can be paid. */
  open: boolean;
}

export interface Light {
  /** By space: what a click does, in words. */
  lit: Map<string, string>;
  badges: Map<string, Badge>;
}

const GATHERED: Readonly<Record<string, string>> = {
  field: "rice",
  forest: "wood",
  quarry: "stone",
};

/** Where a pawn stands; an official stands nowhere. */
export function placeOf(view: EdoView, pawn: string): string | null {
  if (pawn === OFFICIAL) return null;
  return pawn === MERCHANT ? view.merchant : pawn;
}

export function lightOf(
  view: EdoView,
  viewer: number | null,
  legal: LegalMoves,
  hand: Pick<Hand, "pawn" | "journeys">,
  words: Words,
): Light {
  const found: Light = { lit: new Map(), badges: new Map() };
  const moves = legal.list.map(({ move }) => move);
  if (viewer === null || !moves.length) return found;
  const say = (move: string): string => words.say(legal.get(move)?.message ?? { id: "", args: {} });
  const all = (verb: string): void => {
    for (const id of legal.after(verb)) found.lit.set(id, say(verb + id));
  };
  all("home ");
  all("gather ");
  for (const id of legal.after("gather ")) {
    const sign = GATHERED[view.spaces.find((space) => space.id === id)?.kind ?? ""] ?? "rice";
    const number = legal.get(`gather ${id}`)?.message.args["number"];
    found.badges.set(id, { sign, number: Number(number ?? 0), open: true });
  }
  for (const move of moves) {
    const city = /^build \S+ in (\S+)$/.exec(move)?.[1];
    if (city) found.lit.set(city, words.t("edo-board-build-here"));
  }
  if (view.waits_for === "wages") {
    for (const { id, samurai } of view.spaces) {
      if (samurai[viewer]) found.lit.set(id, words.t("edo-board-take-back"));
    }
  }
  const pawns = pawnsOf(moves);
  if (!pawns.length) return found;
  const { pawn } = hand;
  if (pawn === null) {
    const idle = unmoved(view, viewer, hand.journeys);
    for (const one of pawns) {
      const here = placeOf(view, one);
      const taken = one !== MERCHANT && here !== null && !idle.has(here);
      if (here && !taken) found.lit.set(here, words.t("edo-board-pick-up"));
    }
    return found;
  }
  const goals = goalsOf(moves, pawn);
  for (const [goal, move] of goals) found.lit.set(goal, say(move));
  const origin = placeOf(view, pawn);
  if (view.waits_for === "before" && origin) {
    for (const [id, number] of stepsFrom(view, origin)) {
      if (number) found.badges.set(id, { sign: "ryo", number, open: goals.has(id) });
    }
  }
  return found;
}

/** What is gathered or paid out while it is shown, at its space. */
export function gainsOf(showing: Showing | null): Map<string, Badge> {
  const found = new Map<string, Badge>();
  for (const toldEvent of showing?.toldEvents ?? []) {
    const event = eventOf(toldEvent);
    if (event?.event === "gathered") {
      found.set(event.space, { sign: event.resource, number: event.number, open: true });
    } else if (event?.event === "income-paid") {
      const number = (found.get(event.city)?.number ?? 0) + event.ryo;
      found.set(event.city, { sign: "ryo", number, open: true });
    }
  }
  return found;
}

/** The pawn that a press on a space picks up: the next one there; null lets go. */
export function nextPawn(
  view: EdoView,
  moves: readonly string[],
  space: string,
  held: string | null,
): string | null {
  const here = pawnsOn(view, pawnsOf(moves), space);
  const at = held === null ? -1 : here.indexOf(held);
  return here[at + 1] ?? null;
}
