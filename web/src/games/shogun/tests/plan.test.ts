import { beforeEach, describe, expect, it } from "vitest";
import { cardsOf, filled, forecast, handOf, laidOut, lapse, lay, lift } from "../plan";
import { missing, movesTo, orderOf, type Plan, stillPossible } from "../plan";
import { PlanStore } from "../planstore.svelte";
import { Sketch } from "../../../pieces/sketch.svelte";
import { fixture } from "./positions";

const fresh = fixture("plan");
const half = fixture("half-plan");
const court = fixture("court-plan");

function mine({ view, viewer }: typeof fresh) {
  const seat = view.seats[viewer];
  if (!seat) throw new Error("no such seat");
  return seat;
}

const spaces = (one: typeof fresh): string[] => mine(one).board.map(({ id }) => id);

describe("a plan in the making", () => {
  it("settles the bid first, and the court last", () => {
    const order = orderOf(mine(court).board);
    expect(order[0]).toBe("bid");
    expect(order.slice(-3)).toEqual(["convert-3", "convert-2", "convert-1"]);
    expect(order).toHaveLength(14);
  });

  it("swaps two cards when one is laid on the other", () => {
    const sketch = lay(lay({}, "kai", null, "castle"), "omi", null, "rice");
    expect(lay(sketch, "kai", "castle", "rice")).toEqual({ rice: "kai", castle: "omi" });
    expect(lay(sketch, "noto", null, "rice")).toEqual({ castle: "kai", rice: "noto" });
    expect(lay(sketch, "kai", "castle", "castle")).toEqual(sketch);
    expect(lift(sketch, "rice")).toEqual({ castle: "kai" });
  });

  it("leaves in the hand what does not lie on the board", () => {
    const cards = cardsOf(fresh.view, fresh.viewer);
    expect(cards).toHaveLength(mine(fresh).cards);
    expect(handOf(cards, { castle: "kaga", bid: "chest-2" })).toHaveLength(cards.length - 2);
  });

  it("knows three tower cards apart from one that is used up", () => {
    const cards = cardsOf(court.view, court.viewer);
    const sketch = { "convert-1": "tower", "convert-2": "tower" };
    expect(handOf(cards, sketch).filter((card) => card === "tower")).toHaveLength(1);
  });

  it("drops cards and spaces that are no longer there", () => {
    const sketch = { castle: "kaga", temple: "kaga", bid: "chest-1", "convert-1": "chest-2" };
    const kept = stillPossible(sketch, ["kaga", "chest-1", "chest-2"], ["castle", "temple", "bid"]);
    expect(kept).toEqual({ castle: "kaga", bid: "chest-1" });
  });

  it("becomes moves in the order of the rules, and the first of them is legal", () => {
    const cards = cardsOf(fresh.view, fresh.viewer);
    const sketch = {
      ...filled({}, cards, spaces(fresh), 15),
      castle: "kaga",
      rice: "omi",
      tax: "settsu",
    };
    const { board, next_space } = mine(fresh);
    const moves = movesTo(board, next_space, sketch);
    expect(moves).toHaveLength(11);
    expect(moves[0]).toBe("put chest-0 on bid");
    expect(fresh.legal.map(({ move }) => move)).toContain(moves[0]);
  });

  it("lifts only what lies differently", () => {
    const { board, next_space } = mine(half);
    const lying = laidOut(board);
    const same = movesTo(board, next_space, lying);
    expect(same.filter((move) => move === "lift")).toEqual([]);
    expect(same.every((move) => move.startsWith("leave "))).toBe(true);
    // The bid was settled first: a new one has to lift all six.
    const other = movesTo(board, next_space, { ...lying, bid: "chest-1" });
    expect(other.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => "lift"));
    expect(other[6]).toBe("put chest-1 on bid");
  });

  it("asks for a card on every space as long as there are cards", () => {
    const cards = cardsOf(fresh.view, fresh.viewer).length;
    expect(missing({}, spaces(fresh), cards)).toBe(11);
    expect(missing({}, spaces(fresh), 8)).toBe(8);
    expect(missing({ bid: "chest-0" }, ["bid", "castle"], 1)).toBe(0);
  });

  it("bids within means when the rest is filled up", () => {
    const cards = ["chest-2", "chest-3", "tower"];
    expect(filled({}, cards, ["castle", "bid"], 1)).toEqual({ bid: "tower", castle: "chest-3" });
    expect(filled({}, ["chest-2"], ["castle", "bid"], 1)).toEqual({ castle: "chest-2" });
  });
});

describe("money and rice after the plan", () => {
  it("counts prices, the bid, the tax and the harvest", () => {
    const sketch = {
      castle: "kaga",
      "deploy-3": "noto",
      bid: "chest-3",
      tax: "settsu",
      rice: "omi",
    };
    const money = forecast(fresh.view, fresh.viewer, sketch);
    expect(money).toMatchObject({ chests: 15, spent: 8, gained: 7, after: 14 });
    expect(money).toMatchObject({ rice: 0, harvest: 2, provinces: 8, armies: 3 });
  });

  it("fears that the tax comes late only as far as the open track allows", () => {
    const seats = fresh.view.seats.map((seat) => ({ ...seat, chests: 2 }));
    const sketch = { castle: "kaga", tax: "settsu" };
    const late = { ...fresh.view, seats, track: ["castle", "tax", ...Array(8).fill(null)] };
    const early = { ...fresh.view, seats, track: ["tax", "castle", ...Array(8).fill(null)] };
    expect(forecast(late, fresh.viewer, sketch).least).toBe(-1);
    expect(forecast(early, fresh.viewer, sketch).least).toBe(2);
    expect(forecast(late, fresh.viewer, sketch).after).toBe(6);
  });

  it("says which rule lets an action lapse, and charges nothing for it", () => {
    const { view, viewer } = half;
    const built = view.provinces.find((p) => p.owner === viewer && p.buildings.length > 0);
    const building = built?.buildings[0] ?? "";
    expect(lapse(view, building, built?.id ?? "")).toBe("SHO-BUILD-05");
    expect(forecast(view, viewer, { [building]: built?.id ?? "" }).spent).toBe(0);
    const lonely = {
      ...view,
      provinces: view.provinces.map((p) => (p.id === "omi" ? { ...p, armies: 1 } : p)),
    };
    expect(lapse(lonely, "combat-a", "omi")).toBe("SHO-MOVE-05");
    expect(lapse(view, "castle", "chest-1")).toBeNull();
  });
});

const kept = (): PlanStore => new PlanStore(new Sketch<Plan>("key", {}, localStorage));

describe("the kept plan", () => {
  beforeEach(() => localStorage.clear());

  it("survives a reload within the round", () => {
    const before = kept();
    before.follow(fresh.view, fresh.viewer);
    before.picking.pick("kaga", null);
    before.put("castle");
    const after = kept();
    after.follow(fresh.view, fresh.viewer);
    expect(after.sketch).toEqual({ castle: "kaga" });
  });

  it("is forgotten in another round", () => {
    const before = kept();
    before.follow(fresh.view, fresh.viewer);
    before.set({ castle: "kaga" });
    const later = kept();
    later.follow({ ...fresh.view, season: "autumn" }, fresh.viewer);
    expect(later.sketch).toEqual({});
  });

  it("begins with what the server has, and takes in what is laid out elsewhere", () => {
    const store = kept();
    store.follow(half.view, half.viewer);
    expect(store.sketch).toEqual(laidOut(mine(half).board));
    const seats = half.view.seats.map((seat, n) =>
      n === half.viewer
        ? { ...seat, board: seat.board.map((space) => ({ ...space, card: null, covered: false })) }
        : seat,
    );
    store.follow({ ...half.view, seats }, half.viewer);
    expect(store.sketch).toEqual({});
  });

  it("stays when the committed plan is undone altogether", () => {
    const store = kept();
    store.follow(fresh.view, fresh.viewer);
    store.set({ castle: "kaga" });
    const seats = fresh.view.seats.map((seat) => ({
      ...seat,
      committed: true,
      board: seat.board.map((space) =>
        space.id === "castle" ? { ...space, card: "kaga" } : space,
      ),
      hand: (seat.hand ?? []).filter((card) => card !== "kaga"),
    }));
    store.follow({ ...fresh.view, seats }, fresh.viewer);
    store.follow(fresh.view, fresh.viewer);
    expect(store.sketch).toEqual({ castle: "kaga" });
  });

  it("reads a broken note as none", () => {
    localStorage.setItem("key", "{");
    const store = kept();
    store.follow(fresh.view, fresh.viewer);
    expect(store.sketch).toEqual({});
  });
});
