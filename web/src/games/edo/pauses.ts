// How long things are shown, which of them at once, and where on the map they are.

import type { Showing } from "../../lib/board";
import type { AnyEvent, ToldEvent } from "../../lib/messages";
import type { EdoEvent } from "./messages";

const PAUSES: Readonly<Record<string, number>> = {
  "first-drawn": 600,
  "colour-taken": 200,
  "set-taken": 500,
  "home-placed": 600,
  "round-began": 900,
  "slot-began": 600,
  "samurai-moved": 800,
  "merchant-moved": 800,
  revealed: 900,
  "money-made": 500,
  "rice-made": 500,
  "official-sent": 600,
  "samurai-travelled": 700,
  recruited: 500,
  "card-bought": 700,
  gathered: 600,
  built: 900,
  bought: 600,
  "point-taken": 700,
  lapsed: 500,
  "given-up": 400,
  "samurai-recalled": 350,
  "wages-paid": 500,
  "income-paid": 600,
  "merchant-turned": 600,
  "first-passed": 300,
  "left-out": 900,
  "points-scored": 400,
  "ryo-shown": 300,
  "game-ended": 1500,
};

/** With more players than this everything is shown faster: a round takes no longer. */
const USUAL = 3;

/** How long something is shown at normal speed; 0: it is passed over. */
export function pauseFor({ event }: ToldEvent, players = USUAL): number {
  return (PAUSES[event.event] ?? 0) * Math.min(1, USUAL / players);
}

/** What an activation brings comes with what brought it. */
const BROUGHT = new Set(["built", "point-taken"]);
/** Of the same kind, one after the other: one moment for all. */
const ALIKE = new Set(["samurai-recalled", "ryo-shown", "left-out"]);

/** Whether something is shown at once with what came before it. */
export function shownTogether({ event: one }: ToldEvent, { event: two }: ToldEvent): boolean {
  if (two.event === "points-scored") return BROUGHT.has(one.event) || one.event === two.event;
  // The wages of one player; a city pays all of them at once.
  if (one.event === "samurai-recalled" && two.event === "wages-paid")
    return one["seat"] === two["seat"];
  if (one.event === "income-paid" && two.event === "income-paid")
    return one["city"] === two["city"];
  if (one.event === "merchant-turned") return two.event === "first-passed";
  return one.event === two.event && ALIKE.has(one.event) && one["seat"] === two["seat"];
}

/** What is being shown, as one of the game's own events. */
export function eventOf(toldEvent: ToldEvent | null | undefined): EdoEvent | null {
  return (toldEvent?.event ?? null) as EdoEvent | null;
}

/** The spaces that an event is about. */
export function placesOf(event: AnyEvent): string[] {
  const found = [event["goal"], event["space"], event["city"]];
  return found.filter((one): one is string => typeof one === "string");
}

/** All spaces that what is shown now is about. */
export function placesShown(showing: Showing | null): string[] {
  return showing ? showing.toldEvents.flatMap(({ event }) => placesOf(event)) : [];
}
