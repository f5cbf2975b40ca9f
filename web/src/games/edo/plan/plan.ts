// A plan in the making: three slots with a card, an action and officials each, what still lacks, and
// the moves that lay it out.

import type { EdoSeatView, EdoView } from "../messages";
import { faceOf, facesOf } from "../pieces/faces";

/** One of the three places of the planning board. */
export interface Slot {
  readonly card: string | null;
  readonly action: string | null;
  readonly own: number;
  readonly shogun: number;
}

export interface Plan {
  readonly slots: readonly Slot[];
}

/** Own officials, and those of the Shogun. */
export type Kind = "own" | "shogun";
export const KINDS: readonly Kind[] = ["own", "shogun"];

export const SLOTS = 3;
const EMPTY: Slot = { card: null, action: null, own: 0, shogun: 0 };
export const NO_PLAN: Plan = { slots: [EMPTY, EMPTY, EMPTY] };

/** The cards that may be planned: those bought in this round may not yet (EDO-DEVELOP-03). */
export function cardsOf(mine: EdoSeatView): string[] {
  return ["a", "b", "c", ...mine.specials.filter((card) => !mine.bought.includes(card))];
}

/** How many officials of each kind there are to set; recruits wait for the next round. */
export function officialsOf(mine: EdoSeatView): Record<Kind, number> {
  return { own: mine.officials, shogun: mine.shoguns - mine.recruits };
}

/** What lies on my planning board by the server's word; before that, the first cards in order. */
export function laidOut(mine: EdoSeatView): Plan {
  const laid = mine.plan.map(({ card, action, own, shogun }) =>
    card ? { card, action, own: own ?? 0, shogun: shogun ?? 0 } : EMPTY,
  );
  return { slots: withCards(laid, cardsOf(mine)) };
}

/** Cards that lie nowhere, onto what is empty. */
function withCards(slots: readonly Slot[], cards: readonly string[]): Slot[] {
  const left = cards.filter((card) => !slots.some((slot) => slot.card === card));
  return Array.from({ length: SLOTS }, (_, n) => {
    const slot = slots[n];
    return slot?.card ? slot : { ...EMPTY, card: left.shift() ?? null };
  });
}

/** What of an old sketch is still possible. */
export function stillPossible(plan: Plan, view: EdoView, mine: EdoSeatView): Plan {
  const left = cardsOf(mine);
  const waiting = officialsOf(mine);
  const slots = plan.slots.map((slot): Slot => {
    const place = left.indexOf(slot.card ?? "");
    if (place < 0) return EMPTY;
    left.splice(place, 1);
    const action = faceOf(view, slot.card, slot.action) ? slot.action : null;
    const own = Math.min(slot.own, waiting.own);
    const shogun = Math.min(slot.shogun, waiting.shogun);
    waiting.own -= own;
    waiting.shogun -= shogun;
    return { card: slot.card, action, own, shogun };
  });
  return { slots: withCards(slots, cardsOf(mine)) };
}

/** Officials of a kind that stand at no card. */
export function waitingOf(plan: Plan, mine: EdoSeatView, kind: Kind): number {
  return officialsOf(mine)[kind] - plan.slots.reduce((sum, slot) => sum + slot[kind], 0);
}

/** The most officials that a slot takes; with no action chosen, those of the card's best one. */
export function roomOf(view: EdoView, slot: Slot): number {
  const face = faceOf(view, slot.card, slot.action);
  if (face) return face.most * face.takes;
  return Math.max(0, ...facesOf(view, slot.card ?? "").map(({ most, takes }) => most * takes));
}

function change(plan: Plan, at: number, parts: Partial<Slot>): Plan {
  return { slots: plan.slots.map((slot, n) => (n === at ? { ...slot, ...parts } : slot)) };
}

/** A card turned to another action; officials that find no room there go back. */
export function turned(view: EdoView, plan: Plan, at: number, action: string): Plan {
  const slot = plan.slots[at];
  if (!slot || !faceOf(view, slot.card, action)) return plan;
  const room = roomOf(view, { ...slot, action });
  const own = Math.min(slot.own, room);
  const shogun = Math.min(slot.shogun, room - own);
  return change(plan, at, { action, own, shogun });
}

/** The action after or before the one that is up. */
export function nextAction(view: EdoView, slot: Slot, step: number): string | null {
  const faces = facesOf(view, slot.card ?? "");
  const now = faces.findIndex(({ action }) => action === slot.action);
  const next = now < 0 ? (step > 0 ? 0 : faces.length - 1) : now + step + faces.length;
  return faces[next % faces.length]?.action ?? null;
}

/** So many officials of a kind at a slot, as far as there are any and there is room. */
export function manned(
  view: EdoView,
  mine: EdoSeatView,
  plan: Plan,
  at: number,
  kind: Kind,
  number: number,
): Plan {
  const slot = plan.slots[at];
  if (!slot) return plan;
  const other = kind === "own" ? slot.shogun : slot.own;
  const most = Math.min(waitingOf(plan, mine, kind) + slot[kind], roomOf(view, slot) - other);
  return change(plan, at, { [kind]: Math.max(0, Math.min(number, most)) });
}

/** Two slots change places, with everything on them. */
export function swapped(plan: Plan, one: number, other: number): Plan {
  const [first, second] = [plan.slots[one], plan.slots[other]];
  if (!first || !second) return plan;
  return { slots: plan.slots.map((slot, n) => (n === one ? second : n === other ? first : slot)) };
}

/** A card out of the hand into a slot; the officials stay as far as they may. */
export function laid(view: EdoView, plan: Plan, card: string, at: number): Plan {
  const from = plan.slots.findIndex((slot) => slot.card === card);
  if (from >= 0) return swapped(plan, from, at);
  const only = facesOf(view, card);
  const action = only.length === 1 ? (only[0]?.action ?? null) : null;
  const slot = plan.slots[at] ?? EMPTY;
  const room = roomOf(view, { ...slot, card, action });
  const own = Math.min(slot.own, room);
  return change(plan, at, { card, action, own, shogun: Math.min(slot.shogun, room - own) });
}

/** Everything taken back: the cards stay where they lie. */
export function cleared(plan: Plan): Plan {
  return { slots: plan.slots.map(({ card }) => ({ ...EMPTY, card })) };
}

/** What keeps a plan from being handed in: the rule, the words for it and the slot. */
export interface Gap {
  rule: string;
  id: string;
  slot: number;
}

/** The first gap of a plan; null if it can be handed in. */
export function gapOf(view: EdoView, plan: Plan): Gap | null {
  for (const [n, slot] of plan.slots.entries()) {
    const face = faceOf(view, slot.card, slot.action);
    if (!slot.card) return { rule: "EDO-PLAN-01", id: "edo-plan-gap-card", slot: n + 1 };
    if (!face) return { rule: "EDO-PLAN-02", id: "edo-plan-gap-action", slot: n + 1 };
    const officials = slot.own + slot.shogun;
    if (officials % face.takes)
      return { rule: "EDO-PLAN-06", id: "edo-plan-gap-pairs", slot: n + 1 };
    if (officials > face.most * face.takes)
      return { rule: "EDO-PLAN-05", id: "edo-plan-gap-most", slot: n + 1 };
  }
  return null;
}

/** The moves from what lies on the server's board to the sketch, slots from left to right. */
export function movesTo(mine: EdoSeatView, plan: Plan): string[] {
  const there = mine.plan.filter(({ card }) => card !== null);
  const settled = there.reduce((sum, { own }) => sum + (own === null ? 1 : 2), 0);
  let same = 0;
  for (const [n, { card, action, own, shogun }] of there.entries()) {
    const slot = plan.slots[n];
    if (slot?.card !== card || slot.action !== action) break;
    same += 1;
    if (slot.own !== own || slot.shogun !== shogun) break;
    same += 1;
  }
  const parts = plan.slots.flatMap(({ card, action, own, shogun }) => [
    `lay ${card} ${action}`,
    `officials ${own} ${shogun}`,
  ]);
  const lifts = Array.from({ length: settled - same }, () => "lift");
  return [...lifts, ...parts.slice(same)];
}

/** The plan after some moves on top of what the server has; null if they are about something else. */
export function planOf(mine: EdoSeatView, moves: readonly string[]): Plan | null {
  const slots: { -readonly [part in keyof Slot]: Slot[part] }[] = [];
  let officials = false; // whether those of the last slot are set
  for (const { card, action, own, shogun } of mine.plan) {
    if (!card) break;
    slots.push({ card, action, own: own ?? 0, shogun: shogun ?? 0 });
    officials = own !== null;
  }
  for (const move of moves) {
    const [, card, action] = /^lay (\S+) (\S+)$/.exec(move) ?? [];
    const [, own, shogun] = /^officials (\d) (\d)$/.exec(move) ?? [];
    const last = slots.at(-1);
    if (card && action) {
      slots.push({ card, action, own: 0, shogun: 0 });
      officials = false;
    } else if (own && shogun && last) {
      [last.own, last.shogun] = [Number(own), Number(shogun)];
      officials = true;
    } else if (move === "lift" && last) {
      if (officials) [last.own, last.shogun, officials] = [0, 0, false];
      else {
        slots.pop();
        officials = true;
      }
    } else if (move !== "hand in") return null;
  }
  return slots.length && slots.length <= SLOTS ? { slots: withCards(slots, cardsOf(mine)) } : null;
}
