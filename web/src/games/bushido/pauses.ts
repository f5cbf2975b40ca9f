// How long things are shown, which of them at once, and where on the map they are.

import type { Showing } from "../../lib/board";
import type { AnyEvent, ToldEvent } from "../../lib/messages";
import type { BushidoEvent } from "./messages";

const PAUSES: Readonly<Record<string, number>> = {
  "first-drawn": 600,
  "fortress-built": 500,
  "province-taken": 500,
  "honour-marked": 300,
  stationed: 250,
  "elite-stationed": 350,
  "tiles-drawn": 350,
  "turn-began": 900,
  "elite-left": 500,
  "gap-closed": 500,
  "disc-discarded": 200,
  "discs-shuffled": 300,
  "elite-called": 700,
  invited: 700,
  accepted: 600,
  refused: 700,
  "gave-up": 600,
  "samurai-honour": 700,
  "daimyo-honour": 700,
  bought: 600,
  "role-dealt": 450,
  "ronin-placed": 800,
  spied: 700,
  "hand-seen": 700,
  "tea-held": 500,
  "geisha-played": 1200,
  passed: 250,
  revolted: 1200,
  "province-lost": 500,
  rose: 900,
  "campaign-laid": 700,
  attacked: 1100,
  "neutral-taken": 900,
  "no-attack": 700,
  "bonus-laid": 600,
  ready: 150,
  "stack-shown": 1000,
  "disc-exchanged": 500,
  "tactic-shown": 1500,
  "stack-turned": 1300,
  counted: 1600,
  forfeited: 1300,
  fell: 1100,
  "ronin-fell": 1100,
  "stake-lost": 1000,
  retreated: 800,
  scattered: 800,
  conquered: 1100,
  held: 900,
  "left-neutral": 1000,
  "seppuku-demanded": 1000,
  "loss-proposed": 700,
  "nothing-proposed": 400,
  followed: 900,
  spared: 700,
  "called-to-arms": 600,
  waited: 400,
  "audience-held": 1000,
  "month-moved": 700,
  "month-stayed": 500,
  mikado: 1200,
  "game-ended": 1500,
};

/** With more players than this everything is shown faster: a turn takes no longer. */
const USUAL = 4;

/** Somebody buys, or promises, nothing: no more than a pass. */
const isNothing = (event: AnyEvent): boolean =>
  (event.event === "bought" && event["points"] === 0) ||
  (event.event === "bonus-laid" && event["honour"] === 0);

/** How long something is shown at normal speed; 0: it is passed over. */
export function pauseFor({ event }: ToldEvent, players = USUAL): number {
  const kind = isNothing(event) ? "passed" : event.event;
  return (PAUSES[kind] ?? 0) * Math.min(1, USUAL / players);
}

/** Of the same kind, one after the other: one moment for all. */
const ALIKE = new Set([
  "honour-marked",
  "tiles-drawn",
  "role-dealt",
  "stationed",
  "elite-stationed",
  "elite-left",
  "disc-discarded",
  "stack-shown",
  "tactic-shown",
  "stack-turned",
]);
/** Honour that moves comes with what moved it. */
const HONOUR = new Set(["samurai-honour", "daimyo-honour"]);
const MOVERS = new Set(["gave-up", "bought", "refused", "accepted", "stake-lost"]);

/** Whether something is shown at once with what came before it. */
export function shownTogether({ event: one }: ToldEvent, { event: two }: ToldEvent): boolean {
  if (HONOUR.has(two.event)) return MOVERS.has(one.event) || HONOUR.has(one.event);
  if (two.event === "land-marked") return true;
  if (one.event === "spied") return two.event === "hand-seen";
  return one.event === two.event && ALIKE.has(one.event);
}

/** What is being shown, as one of the game's own events. */
export function eventOf(toldEvent: ToldEvent | null | undefined): BushidoEvent | null {
  return (toldEvent?.event ?? null) as BushidoEvent | null;
}

/** The hexes that an event is about. */
export function placesOf(event: AnyEvent): string[] {
  const found = [event["target"], event["hex"]];
  return found.filter((one): one is string => typeof one === "string");
}

/** All hexes that what is shown now is about. */
export function placesShown(showing: Showing | null): string[] {
  return showing ? showing.toldEvents.flatMap(({ event }) => placesOf(event)) : [];
}

const PHASES: Readonly<Record<string, number>> = {
  "elite-left": 1,
  "gap-closed": 1,
  "disc-discarded": 1,
  bought: 3,
  "role-dealt": 4,
  spied: 5,
  "tea-held": 5,
  "geisha-played": 5,
  rose: 6,
  "campaign-laid": 7,
  attacked: 7,
  "neutral-taken": 7,
  "no-attack": 7,
  "seppuku-demanded": 10,
  "loss-proposed": 10,
  "nothing-proposed": 10,
  followed: 10,
  spared: 10,
  "called-to-arms": 11,
  waited: 11,
  "audience-held": 12,
  "month-moved": 12,
};

/** The phase that what is shown belongs to, where it says so. */
export function phaseTold(showing: Showing | null): number | null {
  return PHASES[showing?.toldEvent.event.event ?? ""] ?? null;
}
