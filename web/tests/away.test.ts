// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from "vitest";
import { markSeen, seenAt } from "../src/lib/away.svelte";
import { lastOf } from "../src/lib/lines";

describe("what was seen of a table", () => {
  beforeEach(() => localStorage.clear());

  it("is kept by table", () => {
    expect(seenAt("one")).toBe(-1);
    markSeen("one", 7);
    markSeen("two", 3);
    markSeen("one", 9);
    expect([seenAt("one"), seenAt("two")]).toEqual([9, 3]);
  });

  it("is forgotten for the oldest of very many tables", () => {
    for (let n = 0; n < 45; n += 1) markSeen(`table ${n}`, n);
    expect(seenAt("table 4")).toBe(-1);
    expect(seenAt("table 44")).toBe(44);
  });

  it("survives nonsense in the store", () => {
    localStorage.setItem("bakufu-seen", "{{{");
    expect(seenAt("one")).toBe(-1);
    markSeen("one", 1);
    expect(seenAt("one")).toBe(1);
  });
});

describe("my last move", () => {
  const entries = [null, 0, 1, 0, 2].map((seat, entry) => ({
    entry,
    seat,
    events: [],
    scores: [],
  }));

  it("is the last entry of my seat", () => {
    expect(lastOf(entries, 0)).toBe(3);
    expect(lastOf(entries, 3)).toBe(-1);
    expect(lastOf(entries, null)).toBe(-1);
  });
});
