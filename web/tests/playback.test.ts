import { describe, expect, it } from "vitest";
import type { PastEntry, ToldEvent } from "../src/lib/messages";
import { Playback, sightAfter } from "../src/lib/playback.svelte";
import { momentsOf } from "../src/lib/table.svelte";

globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;

const pauses = {
  pause: ({ rule }: ToldEvent) => (rule === "LONG" ? 900 : 0),
  together: () => false,
};
const told = (rule: string, year?: number): ToldEvent => ({
  event: { event: "x" },
  message: { id: rule, args: {} },
  rule,
  told_by_next: false,
  ...(year === undefined
    ? {}
    : { patch: { view: { year: [year] }, points: { 0: { won: [year] } } } }),
});
const at = (entry: number, ...events: ToldEvent[]): PastEntry =>
  ({
    last: 5,
    told: { entry, seat: 0, events, scores: [9] },
    before: { view: { year: 0 }, points: [{ won: 0 }] },
    view: { year: 9 },
    points: [{ won: 9 }],
  }) as unknown as PastEntry;
const year = (sight: unknown): number => (sight as { view: { year: number } }).view.year;

describe("a game that is looked back at", () => {
  const entry = at(3, told("LONG", 1), told("short", 2), told("LONG", 3), told("LONG"));

  it("lies as it did between the events of an entry, and at the end as the server says", () => {
    const moments = momentsOf(entry.told.events, pauses);
    const years = [0, 1, 2, 3].map((count) => year(sightAfter(entry, moments, count)));
    expect(years).toEqual([0, 2, 3, 9]);
    const { before: _, ...bare } = entry;
    expect(year(sightAfter(bare as PastEntry, moments, 0))).toBe(9);
  });

  it("stands after what is told, and runs as the table did: told, shown, then laid out", () => {
    let past = entry;
    const playback = new Playback(() => past, pauses);
    expect([playback.stop, playback.atLast, year(playback.sight)]).toEqual([2, true, 9]);
    expect(playback.back()).toBeNull();
    expect(playback.back()).toBeNull();
    expect([playback.stop, year(playback.sight), playback.showing]).toEqual([0, 2, null]);
    expect(playback.toldEntry?.events.map(({ rule }) => rule)).toEqual(["LONG", "short"]);
    playback.running = true;
    expect([year(playback.sight), playback.showing?.duration]).toEqual([0, 900]);
    expect(playback.on()).toBeNull();
    expect(year(playback.sight)).toBe(2);
    playback.on();
    expect(playback.on()).toBe(4); // to be asked for
    past = at(4, told("LONG", 5), told("LONG", 6));
    const next = new Playback(() => past, pauses);
    expect(next.back()).toBeNull();
    expect(next.back()).toBe(3);
  });

  it("stops once at an entry of which nothing is shown", () => {
    const quiet = new Playback(() => at(2, told("a", 1), told("b", 2)), pauses);
    expect([quiet.stop, quiet.atLast, quiet.told?.rule, year(quiet.sight)]).toEqual([
      0,
      true,
      "b",
      9,
    ]);
    expect(new Playback(() => at(0), pauses).told).toBeNull();
  });
});
