// How long things are shown, and where on the map they are.

import type { AnyEvent, ToldEvent } from "../../lib/messages";
import type { ShogunEvent } from "./messages";

const PAUSES: Readonly<Record<string, number>> = {
  "card-taken": 600,
  "province-occupied": 300,
  "round-began": 1100,
  "event-drawn": 1400,
  "bid-shown": 700,
  "tie-drawn": 500,
  "special-taken": 600,
  "action-began": 700,
  "card-shown": 450,
  "action-lapsed": 700,
  built: 700,
  recruited: 700,
  "rice-gained": 500,
  "chests-gained": 500,
  "unrest-placed": 350,
  "unrest-calmed": 500,
  marched: 900,
  "battle-began": 900,
  "revolt-began": 900,
  "cubes-thrown": 1500,
  "province-conquered": 1100,
  "province-held": 1100,
  "province-emptied": 1100,
  "revolt-put-down": 1100,
  "winter-began": 1200,
  "rice-lost": 400,
  hunger: 900,
  "revolt-drawn": 800,
  "points-scored": 550,
  "year-prepared": 900,
  "game-ended": 1800,
  "leader-placed": 600,
  "leader-moved": 800,
  "leader-lost": 800,
  "statue-placed": 700,
  "statues-taken": 700,
  "bonus-taken": 700,
  "samurai-turned": 500,
  converted: 600,
  "visit-began": 600,
  "favour-taken": 800,
  "favour-kept": 600,
  "event-cancelled": 900,
  "armies-levied": 700,
  "armies-into-tray": 600,
  "province-calmed": 600,
  "chamber-claimed": 700,
};

/** How long something is shown at normal speed; 0: it is passed over. */
export function pauseFor(toldEvent: ToldEvent): number {
  return PAUSES[toldEvent.event.event] ?? 0;
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
