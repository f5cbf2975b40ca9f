// How long things are shown, and where on the map they are.

import type { Showing } from "../../lib/board";
import type { AnyEvent, ToldEvent } from "../../lib/messages";
import type { ShogunEvent } from "./messages";

const PAUSES: Readonly<Record<string, number>> = {
  "card-taken": 200,
  "province-occupied": 100,
  "round-began": 800,
  "event-drawn": 1200,
  "bid-shown": 700,
  "tie-drawn": 400,
  "special-taken": 250,
  "action-began": 450,
  "card-shown": 300,
  "action-lapsed": 400,
  built: 350,
  recruited: 350,
  "rice-gained": 300,
  "chests-gained": 300,
  "unrest-placed": 150,
  "unrest-calmed": 300,
  marched: 600,
  "battle-began": 550,
  "revolt-began": 550,
  "cubes-thrown": 700,
  "province-conquered": 700,
  "province-held": 700,
  "province-emptied": 700,
  "revolt-put-down": 600,
  "winter-began": 1000,
  "rice-lost": 500,
  hunger: 700,
  "revolt-drawn": 600,
  "points-scored": 500,
  "year-prepared": 900,
  "game-ended": 1500,
  "leader-placed": 250,
  "leader-moved": 350,
  "leader-lost": 600,
  "statue-placed": 250,
  "statues-taken": 350,
  "bonus-taken": 300,
  "samurai-turned": 200,
  converted: 300,
  "visit-began": 200,
  "favour-taken": 400,
  "favour-kept": 250,
  "event-cancelled": 800,
  "armies-levied": 350,
  "armies-into-tray": 200,
  "province-calmed": 350,
  "chamber-claimed": 250,
  "row-scored": 300,
  "column-scored": 300,
};

/** What everybody gets of an action that nobody fights in: shown at once for all. */
const INCOME = new Set([
  "action-began",
  "card-shown",
  "action-lapsed",
  "built",
  "recruited",
  "rice-gained",
  "chests-gained",
  "unrest-placed",
  "unrest-calmed",
]);

/** Of the same kind, one after the other: one moment for all seats and provinces. */
const ALIKE = new Set([
  "province-occupied",
  "bid-shown",
  "tie-drawn",
  "cubes-thrown",
  "rice-lost",
  "revolt-drawn",
  "samurai-turned",
  "converted",
  "row-scored",
  "column-scored",
]);

/** What a decision at court, with leaders or Samurai brings comes at once with it. */
const BROUGHT = new Set([
  "special-taken",
  "bonus-taken",
  "armies-into-tray",
  "samurai-turned",
  "leader-moved",
  "statue-placed",
  "statues-taken",
  "converted",
  "visit-began",
  "favour-taken",
  "favour-kept",
  "armies-levied",
  "province-calmed",
  "rice-gained",
  "chests-gained",
]);

/** How a march, a battle or a revolt ends: the cards after it that do nothing come with it. */
const ENDS = new Set([
  "marched",
  "province-conquered",
  "province-held",
  "province-emptied",
  "revolt-put-down",
  "leader-lost",
]);

/** With more players than this everything is shown faster: a year takes no longer. */
const USUAL = 4;

/** How long something is shown at normal speed; 0: it is passed over. */
export function pauseFor({ event }: ToldEvent, players = USUAL): number {
  return (PAUSES[event.event] ?? 0) * Math.min(1, USUAL / players);
}

/** Whether something is shown at once with what came before it. */
export function shownTogether(before: ToldEvent, next: ToldEvent): boolean {
  const [one, two] = [before.event, next.event];
  if (two.event === "action-began") return false;
  if (INCOME.has(one.event) && INCOME.has(two.event)) return true;
  if (BROUGHT.has(one.event) && BROUGHT.has(two.event)) return true;
  if (one.event === "favour-taken" && two.event === "points-scored") return true;
  if (ENDS.has(one.event) && (two.event === "card-shown" || two.event === "action-lapsed"))
    return true;
  // A march into battle; the ties after the bids; the cubes of the set-up with its armies.
  if (one.event === "marched" && two.event === "battle-began") return true;
  if (one.event === "bid-shown" && two.event === "tie-drawn") return true;
  if (one.event === "province-occupied" && two.event === "cubes-thrown") return true;
  // What is counted for everybody, then region by region.
  if (one.event === "points-scored" && two.event === "points-scored")
    return one["region"] === two["region"];
  return one.event === two.event && ALIKE.has(one.event);
}

/** What is being shown, as one of the game's own events. */
export function eventOf(toldEvent: ToldEvent | null | undefined): ShogunEvent | null {
  return (toldEvent?.event ?? null) as ShogunEvent | null;
}

/** The provinces that an event is about. */
export function placesOf(event: AnyEvent): string[] {
  const found = [event["province"], event["target"]];
  if (event.event === "card-shown") found.push(event["card"]);
  return found.filter((one): one is string => typeof one === "string");
}

/** All provinces that what is shown now is about. */
export function placesShown(showing: Showing | null): string[] {
  return showing ? showing.toldEvents.flatMap(({ event }) => placesOf(event)) : [];
}
