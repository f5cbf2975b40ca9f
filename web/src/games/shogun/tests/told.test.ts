import { describe, expect, it } from "vitest";
import type { ToldEvent } from "../../../lib/messages";
import { momentsOf } from "../../../lib/table.svelte";
import face from "../game";
import { pauseFor, shownTogether } from "../pauses";
import told from "./told.json";

// The first year of a table of four, as the first seat is told of it: written by told.py.

interface Row {
  event: string;
  told_by_next: boolean;
}

const entries = told.map(({ events }) =>
  (events as Row[]).map(({ told_by_next, ...event }): ToldEvent => ({
    event,
    message: { id: "none", args: {} },
    rule: "",
    told_by_next,
  })),
);
const seconds = (some: ToldEvent[][]): number =>
  some
    .flatMap((events) => momentsOf(events, { pause: pauseFor, together: shownTogether }))
    .reduce((sum, { duration }) => sum + duration, 0) / 1000;
const spring = entries.findIndex((events) =>
  events.some(({ event }) => event.event === "round-began"),
);
/** The set-up ends, and the first round begins, in the midst of an entry. */
const splitAt = entries[spring]?.findIndex(({ event }) => event.event === "round-began") ?? 0;
const setUp = [...entries.slice(0, spring), entries[spring]?.slice(0, splitAt) ?? []];
const year = [entries[spring]?.slice(splitAt) ?? [], ...entries.slice(spring + 1)];

describe("what is told of Shogun", () => {
  it("is a whole year", () => {
    const tags = new Set(year.flat().map(({ event }) => event.event));
    for (const tag of ["bid-shown", "built", "cubes-thrown", "points-scored", "year-prepared"])
      expect(tags).toContain(tag);
    expect(year.flat().length).toBeGreaterThan(300);
  });

  it("takes two seconds for the set-up and less than two minutes for a year", () => {
    expect(seconds(setUp)).toBeLessThanOrEqual(2);
    expect(seconds(year)).toBeLessThan(120);
    expect(seconds(year)).toBeGreaterThan(40);
  });

  it("passes over nothing that changes who holds what", () => {
    for (const toldEvent of year.flat()) {
      const { event } = toldEvent.event;
      if (/^province-|^built$|^marched$|^points-|^event-drawn$|^bid-/.test(event))
        expect(face.pause(toldEvent)).toBeGreaterThan(0);
    }
  });

  it("gives each battle a moment of its own", () => {
    const moments = year.flatMap((events) =>
      momentsOf(events, { pause: pauseFor, together: shownTogether }),
    );
    for (const { toldEvents } of moments) {
      const tags = toldEvents.map(({ event }) => event.event);
      expect(tags.filter((tag) => tag === "battle-began").length).toBeLessThanOrEqual(1);
      if (tags.includes("cubes-thrown")) expect(tags).not.toContain("battle-began");
    }
  });
});
