import { beforeEach, describe, expect, it } from "vitest";
import { LegalMoves } from "../../../lib/board";
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
