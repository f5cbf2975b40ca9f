import { describe, expect, it } from "vitest";
import type { ToldEvent } from "../../../lib/messages";
import { type Moment, momentsOf } from "../../../lib/table.svelte";
import face from "../game";
import { pauseFor, shownTogether } from "../pauses";
import told from "./told.json";

// Whole games as the first seat is told of them: a table of four with a set-up of the lists, and a
// table of five that drafts, with all modules. Written by told.py.

interface Entry {
  seat: number | null;
  events: { event: string; region?: string; told_by_next?: boolean }[];
}

interface Part {
  seat: number | null;
  events: ToldEvent[];
}

const LASTS = { four: 4, five: 5 };
type Name = keyof typeof LASTS;
const NAMES = Object.keys(LASTS) as Name[];

/** Set-up and years; the set-up ends, and the first round begins, in the midst of an entry. */
function partsOf(name: Name): { setUp: Part[]; years: Part[][] } {
  const parts: Part[][] = [[]];
  for (const { seat, events } of told[name] as Entry[]) {
    parts.at(-1)?.push({ seat, events: [] });
    for (const { told_by_next = false, ...event } of events) {
      if (event.event === "round-began" && parts.length === 1) parts.push([{ seat, events: [] }]);
      const toldEvent = { event, message: { id: "none", args: {} }, rule: "", told_by_next };
      parts.at(-1)?.at(-1)?.events.push(toldEvent);
      if (event.event === "year-prepared") parts.push([{ seat, events: [] }]);
    }
  }
  const [setUp = [], ...years] = parts;
  return { setUp, years };
}

const moments = (name: Name, parts: Part[]): Moment[] =>
  parts.flatMap(({ events }) =>
    momentsOf(events, {
      pause: (toldEvent) => pauseFor(toldEvent, LASTS[name]),
      together: shownTogether,
    }),
  );
const seconds = (name: Name, parts: Part[]): number =>
  moments(name, parts).reduce((sum, { duration }) => sum + duration, 0) / 1000;
const eventsOf = (parts: Part[]): ToldEvent[] => parts.flatMap(({ events }) => events);

describe.each(NAMES)("what is told of Shogun at a table of %s", (name) => {
  const { setUp, years } = partsOf(name);

  it("is two whole years", () => {
    expect(years).toHaveLength(2);
    for (const year of years) {
      const tags = new Set(eventsOf(year).map(({ event }) => event.event));
      for (const tag of ["bid-shown", "built", "cubes-thrown", "points-scored"])
        expect(tags).toContain(tag);
      expect(eventsOf(year).length).toBeGreaterThan(300);
    }
  });

  it("takes less than two minutes for a year", () => {
    for (const year of years) {
      expect(seconds(name, year)).toBeLessThan(110);
      expect(seconds(name, year)).toBeGreaterThan(40);
    }
  });

  it("makes nobody wait for more than two seconds during the set-up", () => {
    // From one decision of mine to the next; where there is none, it is the whole set-up.
    let since: Part[] = [];
    for (const part of setUp) {
      if (part.seat === 0) since = [];
      else since.push(part);
      expect(seconds(name, since)).toBeLessThanOrEqual(2);
    }
  });

  it("passes over nothing that changes who holds what", () => {
    for (const toldEvent of eventsOf(years.flat())) {
      const { event } = toldEvent.event;
      if (/^(province|points|bid)-|^(built|marched|event-drawn)$|-scored$/.test(event))
        expect(face.pause(toldEvent)).toBeGreaterThan(0);
      if (/^(special|favour|bonus)-taken$|^(chamber-claimed|converted)$/.test(event))
        expect(face.pause(toldEvent)).toBeGreaterThan(0);
    }
  });

  it("gives each battle a moment of its own", () => {
    for (const { toldEvents } of moments(name, years.flat())) {
      const tags = toldEvents.map(({ event }) => event.event);
      expect(tags.filter((tag) => tag === "battle-began").length).toBeLessThanOrEqual(1);
      if (tags.includes("cubes-thrown")) expect(tags).not.toContain("battle-began");
      // An end of a battle is one too, and no march hides in it.
      const ends = tags.filter((tag) => /^province-(conquered|held|emptied)$/.test(tag));
      expect(ends.length).toBeLessThanOrEqual(1);
      if (ends.length) expect(tags).not.toContain("marched");
    }
  });
});
