import { beforeEach, describe, expect, it, vi } from "vitest";
import { attempting, LegalMoves } from "../src/lib/board";
import { arrow, circle, hexagon, towards } from "../src/pieces/graph";
import { place } from "../src/pieces/place";
import { Picking, Sketch } from "../src/pieces/sketch.svelte";

const key = (name: string): KeyboardEvent => new KeyboardEvent("keydown", { key: name });

describe("a place", () => {
  it("is chosen by a click, by Enter and by Space, and by no other key", () => {
    const act = vi.fn();
    const { onclick, onkeydown } = place(act);
    onclick(new MouseEvent("click"));
    for (const name of ["Enter", " ", "a", "Tab"]) onkeydown(key(name));
    expect(act).toHaveBeenCalledTimes(3);
  });

  it("that cannot be chosen now says so, and still answers", () => {
    const act = vi.fn();
    const attributes = place(act, { open: false, label: "Kai", about: "Two sentences." });
    expect(attributes).toMatchObject({
      role: "button",
      tabindex: 0,
      "aria-disabled": true,
      "aria-label": "Kai",
      "data-about": "Two sentences.",
    });
    attributes.onclick(new MouseEvent("click"));
    expect(act).toHaveBeenCalledOnce();
  });
});

describe("an attempt", () => {
  const table = () => ({
    legal: new LegalMoves([{ move: "go", message: { id: "x", args: {} } }]),
    live: true,
    play: vi.fn(() => Promise.resolve(true)),
    why: vi.fn(() => Promise.resolve({ rule: "R", text: "no" })),
    refuse: vi.fn(),
  });

  it("plays what is legal without asking", async () => {
    const one = table();
    expect(await attempting(one)("go")).toBe(true);
    expect(one.play).toHaveBeenCalledWith(["go"]);
    expect(one.why).not.toHaveBeenCalled();
  });

  it("says why for the rest, and asks for several moves unless they are likely", async () => {
    const one = table();
    expect(await attempting(one)("stay")).toBe(false);
    expect(one.refuse).toHaveBeenCalledWith({ rule: "R", text: "no" });
    expect(await attempting(one)(["go", "stay"])).toBe(false);
    expect(await attempting(one)(["go", "stay"], true)).toBe(true);
    expect(one.play).toHaveBeenCalledTimes(1);
  });

  it("does nothing while one looks back", async () => {
    const one = { ...table(), live: false };
    expect(await attempting(one)("go")).toBe(false);
    expect(one.play).not.toHaveBeenCalled();
  });
});

describe("a map", () => {
  const places = [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 10, y: 1 },
    { id: "c", x: 30, y: 0 },
    { id: "d", x: 1, y: 20 },
  ];

  it("is walked with the arrow keys, to the next place in that direction", () => {
    expect(towards(places, "a", 1, 0)).toBe("b");
    expect(towards(places, "b", 1, 0)).toBe("c");
    expect(towards(places, "a", 0, 1)).toBe("d");
    expect(towards(places, "a", -1, 0)).toBe("a");
    expect(towards(places, "nowhere", 1, 0)).toBe("nowhere");
  });

  it("has outlines for points and hexagons", () => {
    expect(circle({ x: 5, y: 5 }, 2)).toBe("M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z");
    expect(hexagon({ x: 0, y: 0 }, 10).match(/L/g)).toHaveLength(5);
    expect(hexagon({ x: 0, y: 0 }, 10)).toContain("0.0 10.0");
    expect(arrow({ x: 0, y: 0 }, { x: 100, y: 0 })).toMatch(/^M[\d. ]+Q[\d. ]+$/);
  });
});

describe("a sketch", () => {
  beforeEach(() => localStorage.clear());
  const made = () => new Sketch<{ lots: number[] }>("key", { lots: [] }, localStorage);

  it("survives a reload within the decision, and no other", () => {
    const before = made();
    expect(before.follow("one")).toBe(true);
    before.change({ lots: [4] });
    const after = made();
    after.follow("one");
    expect(after.value).toEqual({ lots: [4] });
    after.follow("two");
    expect(after.value).toEqual({ lots: [] });
  });

  it("takes in what the server has meanwhile, but not while it is sealed", () => {
    const sketch = made();
    sketch.follow("one");
    sketch.follow("one", { lots: [1] });
    expect(sketch.value).toEqual({ lots: [1] });
    sketch.follow("one", { lots: [1] }, true);
    sketch.follow("one", { lots: [] });
    expect(sketch.value).toEqual({ lots: [1] });
    sketch.follow("one", { lots: [] }, false, ({ lots }) => ({ lots: lots.filter((n) => n > 1) }));
    expect(sketch.value).toEqual({ lots: [] });
  });

  it("is picked up by one tap and let go by the second", () => {
    const picking = new Picking();
    picking.pick("kai", null);
    expect(picking.card).toBe("kai");
    picking.pick("kai", "rice");
    expect(picking.from).toBe("rice");
    picking.pick("kai", "rice");
    expect(picking.card).toBeNull();
  });
});
