import { describe, expect, it } from "vitest";
import type { BushidoHexView, BushidoSeatView, BushidoView } from "../messages";
import {
  mostElite,
  mostFrom,
  mostTroops,
  movesOf,
  openHexes,
  revoltsWith,
  type Shift,
  shiftsOf,
  standsAfter,
  toShift,
  withShift,
} from "../troops";

const hex = (id: string, rest: Partial<BushidoHexView> = {}): BushidoHexView => ({
  ...{ id, q: 0, r: 0, kind: "village", honour: 3, koku: 4, katana: 0, owner: 0, troops: 1 },
  ...{ elite: 0, ronin: 0, isolated: false, group: "b1", in_revolt: false, ...rest },
});

/** Two connected groups, b1-c1-d1 and b2-d2, and an isolated province. */
const LAND = [
  hex("b1", { troops: 5 }),
  hex("b2", { troops: 4, group: "b2" }),
  hex("b3", { troops: 7, group: "b3", isolated: true }),
  hex("c1", { troops: 2, elite: 1, kind: "fortress" }),
  hex("c2", { owner: 1, group: "c2" }),
  hex("d1", { troops: 3, ronin: 2 }),
  hex("d2", { troops: 1, group: "b2" }),
];

const view = (waits_for: string, seat: Partial<BushidoSeatView> = {}): BushidoView =>
  ({
    ...{ waits_for, viewer: 0, hexes: LAND, elite_worth: 3 },
    seats: [{ koku: 24, troops: 22, reserve: 8, elite_waiting: 3, ...seat }],
  }) as unknown as BushidoView;

const shift = (origin: string | null, goal: string | null, troops: number, elite = 0): Shift => ({
  ...{ origin, goal, troops, elite },
});

describe("troops moved on the screen", () => {
  it("are added up, and stand where they went", () => {
    let shifts = withShift([], shift("b1", "d1", 2));
    shifts = withShift(shifts, shift("b1", "d1", 1));
    expect(shifts).toEqual([shift("b1", "d1", 3)]);
    expect(standsAfter(LAND[0] as BushidoHexView, shifts)).toEqual({ troops: 2, elite: 0 });
    expect(standsAfter(LAND[5] as BushidoHexView, shifts)).toEqual({ troops: 6, elite: 0 });
    expect(withShift(shifts, shift("b1", "d1", -3))).toEqual([]);
  });

  it("leave one behind, a normal one in the fortress", () => {
    const fortress = LAND[3] as BushidoHexView;
    expect(mostFrom(fortress, fortress)).toEqual({ troops: 1, elite: 1 });
    expect(mostTroops(fortress, fortress, 0)).toBe(1);
    const guarded = hex("x", { troops: 2, elite: 1 });
    expect(mostTroops(guarded, guarded, 0)).toBe(2);
    expect(mostTroops(guarded, guarded, 1)).toBe(1);
    expect(mostElite(guarded, guarded, 2)).toBe(0);
    expect(mostFrom(hex("x", { troops: 0, elite: 2 }), { troops: 0, elite: 2 }).elite).toBe(1);
  });

  it("revolt where Ronin reach them, an elite troop counted as three", () => {
    const rebels = LAND[5] as BushidoHexView;
    const here = view("regroup");
    expect(revoltsWith(here, rebels, { troops: 3, elite: 0 })).toBe(false);
    expect(revoltsWith(here, rebels, { troops: 2, elite: 0 })).toBe(true);
    expect(revoltsWith(here, rebels, { troops: 0, elite: 1 })).toBe(false);
    expect(revoltsWith(here, LAND[0] as BushidoHexView, { troops: 0, elite: 0 })).toBe(false);
  });

  it("are told group by group in the order of the map, elite troops first", () => {
    const shifts = [shift("c1", "b1", 1, 1), shift("b2", "d2", 3), shift("b1", "d1", 4)];
    expect(movesOf(view("regroup"), 0, shifts)).toEqual([
      "guard 1 in b1",
      "station 2 in b1",
      "guard 0 in c1",
      "station 1 in c1",
      "station 7 in d1",
      "station 1 in b2",
      "station 4 in d2",
    ]);
  });

  it("come back from moves as shifts within a group", () => {
    const moves = ["station 2 in b1", "station 6 in d1", "station 1 in b2", "station 4 in d2"];
    const shifts = shiftsOf(view("regroup"), 0, [...moves, "done"]);
    expect(shifts).toEqual([shift("b1", "d1", 3), shift("b2", "d2", 3)]);
    expect(movesOf(view("regroup"), 0, shifts)).toEqual(moves);
    expect(shiftsOf(view("recruit"), 0, ["station 3 in d2"])).toEqual([shift(null, "d2", 2)]);
  });

  it("can be named from the first province on that a move names", () => {
    const ids = (moves: string[], waits = "regroup"): string[] =>
      openHexes(view(waits), 0, moves).map(({ id }) => id);
    expect(ids(["station 1 in c1", "station 2 in d2"])).toEqual(["c1", "d1", "b2", "d2"]);
    expect(ids(["station 8 in b3"], "recruit")).toEqual(["b3", "c1", "d1", "d2"]);
    expect(ids(["done"])).toEqual([]);
  });

  it("are as many as koku and reserve allow", () => {
    const left = (waits: string, seat: Partial<BushidoSeatView>, shifts: Shift[] = []): number =>
      toShift(view(waits, seat), 0, shifts, LAND).left;
    expect(left("recruit", {})).toBe(2);
    expect(left("recruit", { reserve: 1 })).toBe(1);
    expect(left("recruit", {}, [shift(null, "b1", 2)])).toBe(0);
    expect(left("deploy", { koku: 30 })).toBe(8);
    expect(left("remove", { koku: 20 }, [shift("b1", null, 1)])).toBe(1);
    expect(left("remove", { koku: 1 })).toBe(16); // one stays in every province
    expect(left("place elite", {}, [shift(null, "b1", 0, 1)])).toBe(2);
  });
});
