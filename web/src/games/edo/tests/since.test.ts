import { describe, expect, it } from "vitest";
import type { ToldEvent } from "../../../lib/messages";
import { speakerOf } from "../../../../tests/speakers";
import { sinceThen } from "../plan/since";

const speaker = speakerOf("en", "edo");
const words = {
  language: "en",
  say: () => "",
  name: (id: string) => speaker.t(id),
  t: (id: string, args = {}) => speaker.t(id, args),
};
const told = (event: object): ToldEvent => ({ event }) as unknown as ToldEvent;

describe("what happened since my last move", () => {
  it("is told in a line for each of the others", () => {
    const lines = sinceThen(
      [
        told({ event: "plan-handed-in", seat: 0 }),
        told({ event: "income-paid", seat: 0, city: "edo", ryo: 8 }),
        told({ event: "slot-began", slot: 1 }),
        told({ event: "merchant-moved", seat: 1, origin: "edo", goal: "mito", ryo: 2 }),
        told({ event: "revealed", seat: 1, slot: 1, card: "a", action: "wood", own: 2, shogun: 0 }),
        told({ event: "gathered", seat: 1, space: "forest-1", resource: "wood", number: 3 }),
        told({ event: "gathered", seat: 1, space: "forest-2", resource: "wood", number: 2 }),
        told({
          event: "revealed",
          seat: 2,
          slot: 1,
          card: "b",
          action: "build",
          own: 1,
          shogun: 0,
        }),
        told({
          event: "built",
          seat: 2,
          city: "edo",
          building: "house",
          wood: 3,
          stone: 0,
          ryo: 3,
        }),
        told({ event: "points-scored", seat: 2, source: "houses", points: 1 }),
        told({ event: "official-sent", seat: 2, space: "usui" }),
        told({ event: "samurai-recalled", seat: 2, space: "usui", hungry: true }),
      ],
      words,
      0,
    );
    expect(lines).toEqual([
      { seat: 1, text: "Wood · merchant: Mito · +5 wood" },
      { seat: 2, text: "Build · house in Edo · +1 point" },
    ]);
  });

  it("tells the beginning, and what came to nothing", () => {
    const lines = sinceThen(
      [
        told({ event: "set-taken", seat: 1, set: "k2" }),
        told({ event: "home-placed", seat: 1, city: "mito" }),
        told({ event: "plan-handed-in", seat: 1 }),
        told({ event: "plan-handed-in", seat: 2 }),
        told({ event: "revealed", seat: 3, action: "build" }),
        told({ event: "lapsed", seat: 3, action: "build", times: 1 }),
        told({ event: "recruited", seat: 3, number: 1 }),
      ],
      words,
      0,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      "K2 · starts in Mito",
      "plan handed in",
      "Build · 1 activation lapsed · +1 Shogun official",
    ]);
  });
});
