import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { layoutFor, roadsOf } from "../map/layout";
import { nextPawn } from "../map/light";
import { freeMove, goalsOf, pawnsOf, stepsFrom, wages, wayBetween } from "../map/ways";
import type { EdoSpaceView, EdoView } from "../messages";

/** A side of the board as the rules have it. */
function side(name: "a" | "b"): EdoSpaceView[] {
  const box = join(import.meta.dirname, "../../../../../src/bakufu/games/edo/data/box.toml");
  const table = readFileSync(box, "utf-8").split(`[side_${name}]`)[1]?.split("\n[")[0] ?? "";
  const ways = [...table.matchAll(/^([a-z\d-]+) = \[(.*)\]$/gm)].flatMap(([, one, list]) =>
    [...(list ?? "").matchAll(/"([^"]+)"/g)].map(([, two]) => [one ?? "", two ?? ""] as const),
  );
  const beside = new Map<string, string[]>();
  for (const [one, two] of ways) {
    beside.set(one, [...(beside.get(one) ?? []), two]);
    beside.set(two, [...(beside.get(two) ?? []), one]);
  }
  const order = [
    ...["edo", "sumida", "tama", "tone", "nihonbashi", "kawagoe", "odawara", "sakura", "mito"],
    ...["usui", "hakone", "kurihashi", "kobotoke", "field-1", "field-2"],
    ...["forest-1", "forest-2", "forest-3", "quarry-1", "quarry-2", "quarry-3"],
  ];
  return order
    .filter((id) => beside.has(id))
    .map((id) => ({ id, kind: "", beside: beside.get(id) ?? [], samurai: [0, 0, 0], served: 0 }));
}

/** A position with samurai of the first seat. */
function position(name: "a" | "b", samurai: Record<string, number> = {}): EdoView {
  const spaces = side(name).map((space) => ({ ...space, samurai: [samurai[space.id] ?? 0, 0, 0] }));
  return { spaces, side: name, merchant: "edo" } as unknown as EdoView;
}

describe("the map", () => {
  it.each([
    ["a", 16, 27],
    ["b", 21, 36],
  ] as const)(
    "of side %s has all its spaces and roads, wide and upright",
    (name, spaces, roads) => {
      const view = position(name);
      expect(view.spaces).toHaveLength(spaces);
      for (const upright of [false, true]) {
        const layout = layoutFor(name, upright);
        const drawn = roadsOf(view, layout);
        expect(drawn).toHaveLength(roads);
        expect(drawn).not.toContain("");
        for (const { id } of view.spaces) {
          const { x = -1, y = -1 } = layout.spots[id] ?? {};
          expect(x > 0 && x < layout.width && y > 0 && y < layout.height).toBe(true);
        }
      }
    },
  );

  it("counts steps as the rulebook does (EDO-SETUP-05, EDO-SETUP-06)", () => {
    expect(stepsFrom(position("a"), "usui").get("edo")).toBe(3);
    expect(stepsFrom(position("a"), "kawagoe").get("odawara")).toBe(3);
    expect(stepsFrom(position("b"), "kawagoe").get("sakura")).toBe(4);
    expect(wayBetween(position("a"), "kawagoe", "edo")).toEqual(["kawagoe", "sumida", "edo"]);
    expect(wayBetween(position("b"), "hakone", "edo")).toHaveLength(4);
    expect(wayBetween(position("a"), "edo", "mito")).toEqual([]);
  });
});

describe("pawns", () => {
  const moves = ["go edo to tama", "go edo to tone", "go usui to field-1", "merchant to tama"];

  it("are those that a move takes up", () => {
    expect(pawnsOf([...moves, "reveal"])).toEqual(["edo", "usui", "merchant"]);
    expect(pawnsOf(["send to usui", "end"])).toEqual(["official"]);
    expect([...goalsOf(moves, "edo").keys()]).toEqual(["tama", "tone"]);
    expect(goalsOf(moves, "merchant").get("tama")).toBe("merchant to tama");
  });

  it("on one space are picked up one after the other, and let go", () => {
    const view = position("a", { edo: 1, usui: 1 });
    expect(nextPawn(view, moves, "edo", null)).toBe("edo");
    expect(nextPawn(view, moves, "edo", "edo")).toBe("merchant");
    expect(nextPawn(view, moves, "edo", "merchant")).toBeNull();
    expect(nextPawn(view, moves, "edo", "usui")).toBe("edo");
    expect(nextPawn(view, moves, "tama", null)).toBeNull();
  });
});

describe("a free move", () => {
  it("is sent in the order of the spaces, and ended where another could be named", () => {
    const view = position("a", { kawagoe: 1, usui: 1, edo: 1 });
    const both = [
      { origin: "usui", goal: "edo" },
      { origin: "kawagoe", goal: "edo" },
    ];
    expect(freeMove(view, 0, both, 2)).toEqual(["go kawagoe to edo", "go usui to edo"]);
    // The samurai in Edo comes before both: it cannot be named any more.
    expect(freeMove(view, 0, both, 3)).toEqual(["go kawagoe to edo", "go usui to edo"]);
    const one = [{ origin: "kawagoe", goal: "tama" }];
    expect(freeMove(view, 0, one, 2)).toEqual(["go kawagoe to tama", "enough"]);
    const last = [{ origin: "usui", goal: "tama" }];
    expect(freeMove(view, 0, last, 2)).toEqual(["go usui to tama"]);
  });

  it("of one of two on a space goes on with the other", () => {
    const view = position("a", { usui: 2 });
    const one = [{ origin: "usui", goal: "edo" }];
    expect(freeMove(view, 0, one, 2)).toEqual(["go usui to edo", "enough"]);
  });
});

describe("wages", () => {
  const view = position("a", { edo: 2, "forest-1": 1 });

  it("take back in the order of the spaces, then pay", () => {
    expect(wages(view, 0, {})).toEqual(["pay"]);
    expect(wages(view, 0, { edo: 1 })).toEqual(["recall edo", "pay"]);
  });

  it("are settled when nobody is left who could be named", () => {
    expect(wages(view, 0, { "forest-1": 1 })).toEqual(["recall forest-1"]);
    expect(wages(view, 0, { "forest-1": 1, edo: 2 })).toEqual([
      "recall edo",
      "recall edo",
      "recall forest-1",
    ]);
  });
});
