import { describe, expect, it } from "vitest";
import { hexagon } from "../../../pieces/graph";
import { areAdjacent, hexOfMove, phasesOf } from "../facts";
import { spread } from "../honour";
import { type Cell, cornersOf, layoutOf, middle, RADIUS } from "../map/layout";

/** The map of BUS-SETUP-07: row by row, from which q to which. */
const ROWS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  3: [
    [-1, -1, 2],
    [0, -2, 2],
    [1, -2, 2],
    [2, -2, 1],
  ],
  4: [
    [-2, 0, 2],
    [-1, -1, 2],
    [0, -2, 2],
    [1, -2, 2],
    [2, -2, 1],
    [3, -2, 0],
  ],
  5: [
    [-2, 0, 3],
    [-1, -1, 3],
    [0, -2, 3],
    [1, -3, 2],
    [2, -3, 1],
    [3, -3, 0],
  ],
};

function cellsOf(players: number): Cell[] {
  return (ROWS[players] ?? []).flatMap(([r, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, n) => ({ id: `${from + n},${r}`, q: from + n, r })),
  );
}

/** The sides of an outline, each as the numbers of its handle and the corner it ends in. */
function sidesOf(outline: string): string[] {
  return outline.split("Q").slice(1);
}

describe("the map", () => {
  it.each([
    [3, 18],
    [4, 24],
    [5, 30],
  ])("of %i players has %i hexes inside its frame", (players, number) => {
    const cells = cellsOf(players);
    const { width, height, spots } = layoutOf(cells);
    expect(spots.size).toBe(number);
    for (const { x, y } of spots.values()) {
      for (const corner of cornersOf({ x, y })) {
        expect(corner.x).toBeGreaterThan(0);
        expect(corner.y).toBeGreaterThan(0);
        expect(corner.x).toBeLessThan(width);
        expect(corner.y).toBeLessThan(height);
      }
    }
  });

  it("draws the line between two neighbours once: both share its handle, nobody else does", () => {
    const cells = cellsOf(5);
    const { outlines } = layoutOf(cells);
    const handles = new Map(
      cells.map(({ id }) => [
        id,
        new Set(
          sidesOf(outlines.get(id) ?? "").map((side) => side.split(" ").slice(0, 2).join(" ")),
        ),
      ]),
    );
    for (const one of cells) {
      for (const two of cells) {
        if (one.id >= two.id) continue;
        const shared = [...(handles.get(one.id) ?? [])].filter((handle) =>
          handles.get(two.id)?.has(handle),
        );
        expect([one.id, two.id, shared.length]).toEqual([
          one.id,
          two.id,
          areAdjacent(one, two) ? 1 : 0,
        ]);
      }
    }
  });

  it("knows neighbours as the rules do (BUS-SETUP-08)", () => {
    const hex = (q: number, r: number) => ({ q, r });
    expect(areAdjacent(hex(0, 0), hex(1, -1))).toBe(true);
    expect(areAdjacent(hex(0, 0), hex(1, 1))).toBe(false);
    const cells = cellsOf(3);
    const beside = (one: Cell): number => cells.filter((two) => areAdjacent(one, two)).length;
    expect(beside({ id: "", q: 0, r: 0 })).toBe(6);
    expect(beside({ id: "", q: -1, r: -1 })).toBe(3);
  });

  it("stands on corners, as hexagons of the house do", () => {
    const numbers = (hexagon({ x: 0, y: 0 }, RADIUS).match(/-?[\d.]+/g) ?? []).map(Number);
    const most = Math.max(...cornersOf({ x: 0, y: 0 }).map(({ y }) => y));
    expect(Math.max(...numbers)).toBeCloseTo(most, 0);
    expect(middle({ q: 1, r: 0 }).x).toBeCloseTo(2 * RADIUS * Math.cos(Math.PI / 6), 5);
  });
});

describe("markers of the Bushido track", () => {
  it("lie where they belong while there is room", () => {
    expect(spread([10, 100, 55], 20, 200)).toEqual([10, 100, 55]);
  });

  it("stand side by side around what they share", () => {
    expect(spread([50, 50, 50], 20, 200)).toEqual([30, 50, 70]);
    expect(spread([40, 50], 20, 200)).toEqual([35, 55]);
  });

  it("stay on the track, and never on each other", () => {
    for (const wanted of [
      [0, 0, 0, 0, 0],
      [200, 200, 190, 200, 180],
      [3, 150, 4, 151, 150],
    ]) {
      const found = spread(wanted, 37, 200);
      const sorted = found.toSorted((a, b) => a - b);
      sorted.forEach((at, n) => {
        expect(at).toBeGreaterThanOrEqual(-0.001);
        expect(at).toBeLessThanOrEqual(200.001);
        if (n) expect(at - (sorted[n - 1] ?? 0)).toBeGreaterThanOrEqual(36.999);
      });
    }
  });
});

describe("what the board knows", () => {
  it("finds the province of a move", () => {
    expect(hexOfMove("attack c4 from c3")).toBe("c4");
    expect(hexOfMove("station 3 in d2")).toBe("d2");
    expect(hexOfMove("fill from b1")).toBe("b1");
    expect(hexOfMove("play duel")).toBeNull();
  });

  it("has a phase of the Hatamoto with five players only (BUS-HATA-01)", () => {
    expect(phasesOf(4)).not.toContain(6);
    expect(phasesOf(5)).toHaveLength(12);
  });
});
