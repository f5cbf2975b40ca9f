// What two tactics do to each other, with the numbers of the present combat filled in. The table
// itself is written by the rules (`tests/tactics.py`).

import { hexOf } from "./facts";
import type { BushidoStackView, BushidoView } from "./messages";
import TABLE from "./tactics.json";
import { worthOf } from "./troops";

export const TACTICS = ["battle", "duel", "ambush", "traitor"] as const;
export type Tactic = (typeof TACTICS)[number];

export interface Pair {
  readonly own: string;
  readonly other: string;
  /** How often katana and troops count in the own total, and in the other's. */
  readonly katana: number;
  readonly troops: number;
  readonly other_katana: number;
  readonly other_troops: number;
  /** Whether the own side wins without a count; null: it is counted. */
  readonly wins: boolean | null;
  readonly loss: string;
  /** So many tiles of strength 1 of the other cost a troop afterwards; 0: none do. */
  readonly ones: number;
  /** Whether the winner loses a troop for every tile of strength 3 of the other. */
  readonly threes: boolean;
}

export type Range = readonly [least: number, most: number];

/** A side of the present combat. */
export interface Side {
  readonly seat: number;
  readonly attacks: boolean;
  /** Troops as they fight. */
  readonly troops: number;
  /** Katana of the stack, as far as they are known; null: nothing is shown yet. */
  readonly katana: Range | null;
}

export interface Outcome {
  readonly pair: Pair;
  readonly mine: number;
  /** What the other side may have; null: its katana are not known at all. */
  readonly theirs: Range | null;
  readonly verdict: "win" | "loss" | "open";
}

export function pairOf(own: string, other: string): Pair {
  const found = (TABLE as Pair[]).find((pair) => pair.own === own && pair.other === other);
  if (!found) throw new Error(`no such tactics: ${own}, ${other}`);
  return found;
}

/** What the loser loses, as the table says it: in a revolt duels have no stake (BUS-HATA-06). */
export function lossOf({ wins, loss }: Pair, revolt: boolean): string {
  if (wins !== null) return "traitor";
  return loss === "none" && revolt ? "revolt" : loss;
}

/** From the weakest tiles below the top one to the strongest. */
function katanaOf({ height, top, tiles }: BushidoStackView): Range | null {
  if (tiles?.length) {
    const sum = tiles.reduce((all, one) => all + one, 0);
    return [sum, sum];
  }
  if (height === null) return null;
  return top === null ? [0, 0] : [top + (height - 1), top + 3 * (height - 1)];
}

/** My side of the combat and the other one; null where I do not fight, or the stacks are gone. */
export function sidesOf(view: BushidoView): { mine: Side; other: Side } | null {
  const { combat, viewer } = view;
  const at = combat?.stacks.findIndex(({ seat }) => seat === viewer) ?? -1;
  if (!combat || at < 0) return null;
  const target = hexOf(view, combat.target);
  const attack = combat.revolt ? combat.troops : worthOf(view, combat);
  const [one, two] = combat.stacks.map((stack, side): Side => ({
    seat: stack.seat,
    attacks: side === 0,
    troops: side === 0 ? attack : target ? worthOf(view, target) : 0,
    katana: katanaOf(stack),
  }));
  if (!one || !two || combat.stacks[1 - at]?.height === 0) return null;
  return at === 0 ? { mine: one, other: two } : { mine: two, other: one };
}

/** How a pair of tactics would end with so many katana of mine. */
export function outcomeOf(pair: Pair, mine: Side, other: Side, katana: number): Outcome {
  const total = pair.katana * katana + pair.troops * mine.troops;
  const more = pair.other_troops * other.troops;
  const range = other.katana;
  const theirs: Range | null = range && [
    pair.other_katana * range[0] + more,
    pair.other_katana * range[1] + more,
  ];
  const found = { pair, mine: total, theirs };
  if (pair.wins !== null) return { ...found, verdict: pair.wins ? "win" : "loss" };
  if (!theirs) return { ...found, verdict: "open" };
  // On a tie the defender wins (BUS-COMBAT-13).
  const [least, most] = theirs;
  if (mine.attacks ? total > most : total >= most) return { ...found, verdict: "win" };
  if (mine.attacks ? total <= least : total < least) return { ...found, verdict: "loss" };
  return { ...found, verdict: "open" };
}
