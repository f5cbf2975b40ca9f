import { beforeEach, describe, expect, it } from "vitest";
import { LegalMoves } from "../../../lib/board";
import type { ToldEvent } from "../../../lib/messages";
import { Sketch } from "../../../pieces/sketch.svelte";
import { Hand } from "../hand.svelte";
import type { BushidoView } from "../messages";

const view = (waits_for: string, tiles: string[]): BushidoView =>
  ({
    ...{ waits_for, viewer: 0, actor: 0, month: 3, daimyo: 1, combat: null, hexes: [] },
    seats: [{ tiles, discs: ["duel"], roles: ["bushi"] }],
  }) as unknown as BushidoView;

/** A page that was just opened. */
const reloaded = (): Hand =>
  new Hand((seat) => new Sketch(`made-${seat}`, new Hand().made, localStorage));

describe("what is put together", () => {
  beforeEach(() => localStorage.clear());

  it("is still there after a reload", () => {
    const before = reloaded();
    before.follow(view("stack", ["1", "3"]), new LegalMoves([]));
    before.lay(3, 1);
    const after = reloaded();
    after.follow(view("stack", ["1", "3"]), new LegalMoves([]));
    expect(after.made.stack).toEqual([0, 0, 1]);
  });

  it("is gone at the next decision", () => {
    const before = reloaded();
    before.follow(view("stack", ["1", "3"]), new LegalMoves([]));
    before.lay(3, 1);
    before.follow(view("stack", ["1"]), new LegalMoves([]));
    expect(before.made.stack).toEqual([0, 0, 0]);
    const after = reloaded();
    after.follow(view("tactic", ["1"]), new LegalMoves([]));
    expect(after.made.stack).toEqual([0, 0, 0]);
  });
});

describe("what a spy sees", () => {
  const told = (event: string, seat: number): ToldEvent =>
    ({ event: { event, seat, on: 2, things: ["3", "duel"] } }) as unknown as ToldEvent;

  it("is his until he plays another tile (BUS-SENSEI-08)", () => {
    const hand = reloaded();
    hand.hear([told("spied", 0), told("hand-seen", 0)], 0);
    expect(hand.sight).toEqual({ on: 2, things: ["3", "duel"] });
    hand.hear([told("ronin-placed", 1)], 0);
    expect(hand.sight).not.toBeNull();
    hand.hear([told("ronin-placed", 0)], 0);
    expect(hand.sight).toBeNull();
  });

  it("is replaced when he looks behind another screen", () => {
    const hand = reloaded();
    hand.hear([told("spied", 0), told("hand-seen", 0)], 0);
    hand.hear([{ event: { event: "spied", seat: 0 } } as unknown as ToldEvent], 0);
    expect(hand.sight).toBeNull();
    hand.hear([told("hand-seen", 0)], 0);
    expect(hand.sight?.on).toBe(2);
  });
});
