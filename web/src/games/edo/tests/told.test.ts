import { describe, expect, it } from "vitest";
import type { Showing } from "../../../lib/board";
import type { AnyEvent, ToldEvent } from "../../../lib/messages";
import { spaceOfMove } from "../facts";
import { gainsOf } from "../map/light";
import { pauseFor, placesOf, shownTogether } from "../pauses";

const told = (event: AnyEvent): ToldEvent => ({ event }) as unknown as ToldEvent;

describe("telling", () => {
  it("shows points with the building that brought them", () => {
    const built = told({ event: "built", seat: 0, city: "edo" });
    expect(shownTogether(built, told({ event: "points-scored", seat: 0 }))).toBe(true);
    expect(shownTogether(built, told({ event: "built", seat: 0, city: "edo" }))).toBe(false);
  });

  it("pays all players of a city at once, and city after city", () => {
    const paid = (seat: number, city: string): ToldEvent =>
      told({ event: "income-paid", seat, city });
    expect(shownTogether(paid(0, "edo"), paid(1, "edo"))).toBe(true);
    expect(shownTogether(paid(0, "edo"), paid(0, "mito"))).toBe(false);
  });

  it("writes at a space what it brings", () => {
    const events = [
      { event: "income-paid", seat: 0, city: "edo", ryo: 8 },
      { event: "income-paid", seat: 1, city: "edo", ryo: 4 },
      { event: "gathered", seat: 0, space: "forest-1", resource: "wood", number: 3 },
    ];
    const gains = gainsOf({ toldEvents: events.map(told) } as unknown as Showing);
    expect(gains.get("edo")).toEqual({ sign: "ryo", number: 12, open: true });
    expect(gains.get("forest-1")).toEqual({ sign: "wood", number: 3, open: true });
    expect(gainsOf(null).size).toBe(0);
  });

  it("reveals one slot after the other", () => {
    const one = told({ event: "revealed", seat: 0, slot: 1 });
    expect(pauseFor(one)).toBeGreaterThan(0);
    expect(pauseFor(one, 4)).toBeLessThan(pauseFor(one, 3));
    expect(shownTogether(one, told({ event: "revealed", seat: 1, slot: 1 }))).toBe(false);
    expect(pauseFor(told({ event: "card-laid" }))).toBe(0);
  });

  it("points at the goal of a journey, and at the space of a move", () => {
    expect(placesOf({ event: "samurai-moved", origin: "edo", goal: "tama" })).toEqual(["tama"]);
    expect(
      ["go edo to tama", "send to usui", "build post in mito", "gather forest-1"].map(spaceOfMove),
    ).toEqual(["tama", "usui", "mito", "forest-1"]);
    expect(spaceOfMove("reveal")).toBeNull();
  });
});
