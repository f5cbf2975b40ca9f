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
  "tie-drawn": 500,
  "special-taken": 350,
  "action-began": 500,
  "card-shown": 300,
  "action-lapsed": 400,
  built: 400,
  recruited: 400,
  "rice-gained": 350,
  "chests-gained": 350,
  "unrest-placed": 150,
  "unrest-calmed": 300,
  marched: 650,
  "battle-began": 600,
  "revolt-began": 600,
  "cubes-thrown": 700,
  "province-conquered": 750,
  "province-held": 750,
  "province-emptied": 750,
  "revolt-put-down": 650,
  "winter-began": 1000,
  "rice-lost": 500,
  hunger: 700,
  "revolt-drawn": 600,
  "points-scored": 600,
  "year-prepared": 900,
  "game-ended": 1500,
  "leader-placed": 300,
  "leader-moved": 450,
  "leader-lost": 600,
  "statue-placed": 400,
  "statues-taken": 500,
  "bonus-taken": 450,
  "samurai-turned": 300,
  converted: 350,
  "visit-began": 300,
  "favour-taken": 500,
  "favour-kept": 400,
  "event-cancelled": 800,
  "armies-levied": 450,
  "armies-into-tray": 400,
  "province-calmed": 400,
  "chamber-claimed": 400,
  "row-scored": 450,
  "column-scored": 450,
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

/** How long something is shown at normal speed; 0: it is passed over. */
export function pauseFor(toldEvent: ToldEvent): number {
  return PAUSES[toldEvent.event.event] ?? 0;
}

/** Whether something is shown at once with what came before it. */
export function shownTogether(before: ToldEvent, next: ToldEvent): boolean {
  const [one, two] = [before.event, next.event];
  if (two.event === "action-began") return false;
  if (INCOME.has(one.event) && INCOME.has(two.event)) return true;
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
