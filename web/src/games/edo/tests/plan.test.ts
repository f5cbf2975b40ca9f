import { beforeEach, describe, expect, it } from "vitest";
import { Sketch } from "../../../pieces/sketch.svelte";
import type { EdoSeatView, EdoView } from "../messages";
import { forecast } from "../plan/forecast";
import {
  cleared,
  gapOf,
  laid,
  laidOut,
  manned,
  movesTo,
  nextAction,
  NO_PLAN,
  type Plan,
  planOf,
  roomOf,
  type Slot,
  stillPossible,
  swapped,
  turned,
  waitingOf,
} from "../plan/plan";
import { PlanStore } from "../plan/planstore.svelte";

interface Stored {
  viewer: number;
  view: EdoView;
  legal: { move: string }[];
}
const found = import.meta.glob<Stored>("./positions/*plan.json", {
  import: "default",
  eager: true,
});
const stored = (name: string): Stored => {
  const one = found[`./positions/${name}.json`];
  if (!one) throw new Error(`there is no position ${name}`);
  return one;
};
const [fresh, half, special] = ["plan", "half-plan", "special-plan"].map(stored) as [
  Stored,
  Stored,
  Stored,
];

function mine({ view, viewer }: Stored): EdoSeatView {
  const seat = view.seats[viewer];
  if (!seat) throw new Error("no such seat");
  return seat;
}

/** "a wood 2+1" and so on. */
function plan(...words: string[]): Plan {
  return {
    slots: words.map((each): Slot => {
      const [, card, action, own, shogun] = /^(\S+) (\S+) (\d)(?:\+(\d))?$/.exec(each) ?? [];
      return {
        card: card ?? "",
        action: action ?? "",
        own: Number(own),
        shogun: Number(shogun ?? 0),
      };
    }),
  };
}

/** A position in which I have this, and samurai there. */
function having(
  { view, viewer }: Stored,
  { ryo = 10, rice = 0, wood = 0, stone = 0 },
  samurai: readonly string[],
): EdoView {
  const seats = view.seats.map((seat, n) =>
    n === viewer ? { ...seat, ryo, goods: { rice, wood, stone } } : seat,
  );
  const spaces = view.spaces.map((space) => ({
    ...space,
    samurai: space.samurai.map((_, n) =>
      n === viewer ? samurai.filter((one) => one === space.id).length : 0,
    ),
  }));
  return { ...view, seats, spaces };
}

describe("a plan in the making", () => {
  it("begins with the standard cards, none of them turned", () => {
    const begun = laidOut(mine(fresh));
    expect(begun.slots.map(({ card, action }) => [card, action])).toEqual([
      ["a", null],
      ["b", null],
      ["c", null],
    ]);
    expect(gapOf(fresh.view, begun)).toMatchObject({ rule: "EDO-PLAN-02", slot: 1 });
  });

  it("turns cards, and sends officials back that find no room", () => {
    const { view, viewer } = fresh;
    const seat = mine(fresh);
    let now = turned(view, laidOut(seat), 1, "money");
    now = manned(view, seat, now, 1, "own", 4);
    expect(waitingOf(now, seat, "own")).toBe(seat.officials - 4);
    now = turned(view, now, 1, "recruit");
    expect(now.slots[1]).toEqual({ card: "b", action: "recruit", own: 1, shogun: 0 });
    expect(turned(view, now, 1, "trade")).toBe(now); // not on this card
    expect(viewer).toBe(fresh.view.viewer);
    const slot = now.slots[1] as Slot;
    const around = view.numbers.cards["b"]?.map(({ action }) => action) ?? [];
    const next = around[(around.indexOf("recruit") + 1) % 4];
    expect(nextAction(view, slot, 1)).toBe(next);
  });

  it("sets no more officials than there are, nor than an action takes", () => {
    const { view } = fresh;
    const seat = mine(fresh);
    const base = plan("c travel 0", "a rice 2", "b stone 0");
    expect(manned(view, seat, base, 0, "own", 5).slots[0]?.own).toBe(2);
    expect(manned(view, seat, plan("c travel 0", "a rice 0", "b stone 0"), 0, "own", 9)).toEqual(
      plan("c travel 3", "a rice 0", "b stone 0"),
    );
    expect(manned(view, seat, base, 1, "shogun", 1)).toEqual(base); // none there
    expect(roomOf(view, { card: "a", action: "build", own: 0, shogun: 0 })).toBe(4);
  });

  it("changes the order with everything on the slots", () => {
    const base = plan("c travel 2", "a rice 1", "b stone 1");
    expect(swapped(base, 0, 2)).toEqual(plan("b stone 1", "a rice 1", "c travel 2"));
    expect(laid(fresh.view, base, "b", 0)).toEqual(swapped(base, 0, 2));
    expect(cleared(base).slots.every(({ action, own }) => action === null && own === 0)).toBe(true);
  });

  it("lays a special card in the place of another", () => {
    const seat = mine(special);
    const card = seat.specials[0] as string;
    const next = laid(special.view, plan("a rice 4", "b stone 0", "c trade 0"), card, 0);
    expect(next.slots[0]?.card).toBe(card);
    const kept = stillPossible(next, special.view, { ...seat, specials: [] });
    expect(kept.slots[0]?.card).toBe("a");
  });

  it("names the rule that a plan breaks", () => {
    const { view } = fresh;
    expect(gapOf(view, plan("a build 3", "b money 0", "c trade 0"))?.rule).toBe("EDO-PLAN-06");
    expect(gapOf(view, plan("a build 0", "b recruit 2", "c trade 0"))).toMatchObject({
      rule: "EDO-PLAN-05",
      slot: 2,
    });
    expect(gapOf(view, plan("a build 4", "b money 0", "c trade 0"))).toBeNull();
  });

  it("becomes moves from left to right, and only those that are needed", () => {
    const whole = plan("c travel 1", "a rice 2", "b money 1");
    const moves = movesTo(mine(fresh), whole);
    expect(moves).toEqual([
      "lay c travel",
      "officials 1 0",
      "lay a rice",
      "officials 2 0",
      "lay b money",
      "officials 1 0",
    ]);
    expect(fresh.legal.map(({ move }) => move)).toContain(moves[0]);
    expect(planOf(mine(fresh), [...moves, "hand in"])).toEqual(whole);
    // Two parts of the second slot's three are there already.
    const begun = laidOut(mine(half));
    expect(movesTo(mine(half), { slots: begun.slots }).slice(0, 2)).toEqual([
      `officials ${begun.slots[1]?.own} ${begun.slots[1]?.shogun}`,
      `lay ${begun.slots[2]?.card} ${begun.slots[2]?.action}`,
    ]);
    expect(movesTo(mine(half), whole).slice(0, 3)).toEqual(["lift", "lift", "lift"]);
    expect(planOf(mine(fresh), ["reveal"])).toBeNull();
  });

  it("is forgotten with its round, and kept over a reload", () => {
    const storage = new Map<string, string>();
    const kept = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    } as unknown as Storage;
    const open = (): PlanStore => new PlanStore(new Sketch<Plan>("edo", NO_PLAN, kept));
    const store = open();
    store.follow(fresh.view, fresh.viewer);
    store.set(plan("c travel 1", "a rice 2", "b money 1"));
    const again = open();
    again.follow(fresh.view, fresh.viewer);
    expect(again.sketch).toEqual(store.sketch);
    again.follow({ ...fresh.view, round: fresh.view.round + 1 }, fresh.viewer);
    expect(again.sketch).toEqual(laidOut(mine(fresh)));
  });
});

describe("the forecast of a plan", () => {
  let view: EdoView;
  const at = (words: string[], things = {}, samurai: string[] = []) => {
    view = having(fresh, things, samurai);
    return forecast(view, fresh.viewer, plan(...words));
  };
  beforeEach(() => (view = fresh.view));

  it("adds Money and Rice, up to the limit", () => {
    const { after, lapses } = at(["a rice 4", "b money 2", "c trade 0"], { rice: 8 });
    expect(after).toEqual({ ryo: 20, rice: 10, wood: 0, stone: 0 });
    expect(lapses).toEqual([]);
  });

  it("gathers by whoever stands there, and pays the way of the others", () => {
    const alone = at(["a wood 1", "b money 0", "c trade 0"], {}, ["forest-1"]);
    expect(alone.after).toMatchObject({ wood: 3, ryo: 10 });
    const walks = at(["a wood 1", "b money 0", "c trade 0"], {}, ["kawagoe"]);
    expect(walks.after).toMatchObject({ wood: 3, ryo: 9 });
    expect(walks.slots[0]?.ways).toBe(1);
    const poor = at(["a wood 1", "b money 0", "c trade 0"], { ryo: 0 }, ["kawagoe"]);
    expect(poor.lapses).toEqual([{ slot: 1, action: "wood", rule: "EDO-MOVE-04", times: 1 }]);
    const many = at(["a wood 3", "b money 0", "c trade 0"], {}, ["forest-1"]);
    expect(many.lapses).toEqual([{ slot: 1, action: "wood", rule: "EDO-ACT-09", times: 2 }]);
    expect(many.after["wood"]).toBe(3);
  });

  it("sends officials of Travel where a later slot needs them", () => {
    const sent = at(["c travel 1", "a wood 1", "b money 0"]);
    expect(sent.lapses).toEqual([]);
    expect(sent.after).toMatchObject({ wood: 3, ryo: 9 }); // a gate is one step from a forest
    const late = at(["a wood 1", "c travel 1", "b money 0"]);
    expect(late.lapses[0]).toMatchObject({ rule: "EDO-ACT-09", slot: 1 });
    expect(late.samurai).toBe(0); // nobody is sent for whom there is no rice
    expect(at(["a rice 1", "c travel 2", "b money 0"]).samurai).toBe(1);
    const moved = at(["c travel 0+1", "a wood 1", "b money 0"], {}, ["edo"]);
    expect(moved.after).toMatchObject({ wood: 3, ryo: 10 });
    const none = at(["c travel 0+1", "a wood 0", "b money 0"]);
    expect(none.lapses[0]?.rule).toBe("EDO-TRAVEL-08");
  });

  it("builds what can be paid, in Edo first", () => {
    const house = at(["b build 1", "a rice 0", "c trade 0"], { wood: 3 }, ["edo"]);
    expect([house.points, house.after]).toEqual([1, { ryo: 7, rice: 0, wood: 0, stone: 0 }]);
    const poor = at(["b build 1", "a rice 0", "c trade 0"], { wood: 2 }, ["edo"]);
    expect(poor.lapses[0]?.rule).toBe("EDO-ACT-14");
    const earned = at(["a wood 1", "b build 1", "c trade 0"], {}, ["forest-1", "edo"]);
    expect([earned.points, earned.lapses]).toEqual([1, []]);
    const nobody = at(["b build 1", "a rice 0", "c trade 0"], { wood: 3 });
    expect(nobody.lapses[0]?.rule).toBe("EDO-BUILD-03");
    const pair = at(["a build 2", "b money 0", "c trade 0"], { wood: 6, ryo: 20 }, ["edo"]);
    expect(pair.points).toBe(1); // two officials for one building
  });

  it("pays recruits and special cards, or lets them lapse", () => {
    expect(at(["b recruit 1", "a rice 0", "c trade 0"], { rice: 1 }).after["rice"]).toBe(0);
    expect(at(["b recruit 1", "a rice 0", "c trade 0"]).lapses[0]?.rule).toBe("EDO-RECRUIT-04");
    expect(at(["c development 1", "a rice 0", "b money 0"]).after["ryo"]).toBe(5);
    const late = at(["b money 1", "c development 1", "a rice 0"], { ryo: 0 });
    expect([late.after["ryo"], late.lapses]).toEqual([0, []]);
  });

  it("trades with the merchant where a samurai can be with him", () => {
    const { merchant, current } = fresh.view;
    const rich = { ryo: 30, rice: 5, wood: 5, stone: 5 };
    const point = at(["c trade 1", "a rice 0", "b money 0"], rich, [merchant]);
    expect(point.points).toBe(1);
    for (const [good, price] of Object.entries(current.price))
      expect(point.before[good]).toBe((point.after[good] ?? 0) + price);
    const nobody = at(["c trade 1", "a rice 0", "b money 0"], rich);
    expect(nobody.lapses[0]?.rule).toBe("EDO-TRADE-02");
  });
});
