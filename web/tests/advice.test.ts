import { describe, expect, it } from "vitest";
import {
  bandOf,
  folded,
  grouped,
  inPercent,
  mayAsk,
  pathOf,
  percent,
  span,
  standing,
} from "../src/lib/advice";
import type { Judged, Position, SeatFacts, ToldEntry, TableFacts } from "../src/lib/messages";

const seat = (facts: Partial<SeatFacts>): SeatFacts => ({
  seat: 0,
  word: "",
  name: "",
  kind: "bot",
  bot: null,
  person: null,
  connected: true,
  free: false,
  me: false,
  ...facts,
});
const me = seat({ kind: "person", name: "Aiko", person: "Aiko", me: true });
const bot = seat({ seat: 1, bot: "daimyo", name: "daimyo" });
const table = (facts: Partial<TableFacts> = {}): TableFacts =>
  ({ kind: "game", hints: false, ...facts }) as TableFacts;

describe("who may ask for a hint", () => {
  it("is whoever plays alone with bots", () => {
    expect(mayAsk(table(), [me, bot], 0)).toBe(true);
    const person = seat({ seat: 1, kind: "person", name: "Berta", person: "Berta" });
    expect(mayAsk(table(), [me, person], 0)).toBe(false);
    // A bot plays for Berta: she may come back.
    expect(mayAsk(table(), [me, { ...person, kind: "bot", bot: "samurai" }], 0)).toBe(false);
    expect(mayAsk(table({ hints: true }), [me, person], 0)).toBe(true);
  });

  it("is nobody who watches, and nobody at a replay", () => {
    expect(mayAsk(table({ hints: true }), [me, bot], null)).toBe(false);
    expect(mayAsk(table({ hints: true, kind: "replay" }), [me, bot], 0)).toBe(false);
    expect(mayAsk(null, [], 0)).toBe(false);
  });
});

describe("an idea of many moves", () => {
  it("is folded, but never for a single one", () => {
    expect(folded(["a", "b", "c", "d", "e"]).more).toEqual([]);
    expect(folded(["a", "b", "c", "d", "e", "f"])).toEqual({
      told: ["a", "b", "c", "d"],
      more: ["e", "f"],
      alike: false,
    });
  });

  it("begins with what another idea has not", () => {
    const other = ["a", "b", "c", "d", "e", "f"];
    expect(folded(["a", "b", "c", "d", "x", "f"], other)).toEqual({
      told: ["x"],
      more: ["a", "b", "c", "d", "f"],
      alike: true,
    });
    expect(folded(["u", "v", "w", "x", "y", "z"], other)).toMatchObject({ alike: false });
    expect(folded(["a", "b", "c", "d", "e"], other).more).toEqual([]);
    expect(folded(other, other).told).toEqual(["a", "b", "c", "d"]);
  });

  it("tells its reasons by what they are about", () => {
    const ids = [
      "advice-points",
      "advice-win",
      "odds",
      "advice-ahead",
      "advice-more",
      "advice-less",
    ];
    expect(
      grouped(ids.map((id) => ({ id, args: {} }))).map((group) => group.map(({ id }) => id)),
    ).toEqual([
      ["advice-points", "advice-win"],
      ["odds"],
      ["advice-ahead"],
      ["advice-more", "advice-less"],
    ]);
  });
});

describe("a hint while others decide as well", () => {
  const position = (entry: number, moves: string[], undos = 0): Position =>
    ({ entry, undos, legal: moves.map((move) => ({ move })) }) as Position;
  const told = (entry: number, by: number): ToldEntry => ({
    entry,
    seat: by,
    events: [],
    scores: [],
  });
  const asked = position(3, ["a", "b"]);

  it("holds while I may do the same", () => {
    expect(standing(asked, asked, [told(3, 1)], 0)).toBe("holds");
    expect(standing(asked, position(5, ["a", "b"]), [told(4, 1), told(5, 2)], 0)).toBe("holds");
  });

  it("is late when another took what I might have taken", () => {
    expect(standing(asked, position(4, ["b"]), [told(4, 1)], 0)).toBe("late");
  });

  it("is over once I have moved, or something was taken back", () => {
    expect(standing(asked, position(4, ["a", "b"]), [told(4, 0)], 0)).toBe("moved");
    expect(standing(asked, position(2, ["a", "b"], 1), [], 0)).toBe("moved");
  });
});

describe("a share", () => {
  it("is written as the language writes it", () => {
    expect(inPercent(0.41, "en")).toBe("41%");
    expect(inPercent(0.41, "de")).toMatch(/^41\s%$/);
  });
});

describe("the chart of a look back", () => {
  const judged = (points: number): Judged => ({
    entry: 0,
    asked: { id: "x", args: {} },
    win: 0.5,
    win_range: [0.3, 0.7],
    points,
    cost: 0,
  });

  it("spans what occurs, and never nothing", () => {
    expect(span([judged(0)])).toEqual([0, 5]);
    expect(span([judged(-2.5), judged(31.2)])).toEqual([-3, 32]);
  });

  it("is a line from decision to decision", () => {
    expect(
      pathOf(
        [0, 0.5],
        (n) => n * 10,
        (value) => 100 - value * 100,
      ),
    ).toBe("M0.0 100.0L10.0 50.0");
    expect(percent(0.456)).toBe(46);
  });

  it("has the range of each decision around its line", () => {
    const ranges: [number, number][] = [
      [0, 0.2],
      [0.4, 0.6],
    ];
    const band = bandOf(
      ranges,
      (n) => n * 10,
      (value) => 100 - value * 100,
    );
    expect(band).toBe("M0.0 80.0L10.0 40.0L10.0 60.0L0.0 100.0Z");
    expect(bandOf([], Number, Number)).toBe("");
  });
});
