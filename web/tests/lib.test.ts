import { describe, expect, it } from "vitest";
import type { OptionForm } from "../src/lib/api";
import { LegalMoves } from "../src/lib/board";
import { bounded, centredOn, pinched, zoomed } from "../src/lib/camera";
import { ends, turningPoints } from "../src/lib/chart";
import { grouped, matches } from "../src/lib/moves";
import { arranged, broughtBy, matters, toSend } from "../src/lib/options";
import { address, readAddress } from "../src/lib/router.svelte";
import { readStored } from "../src/lib/settings.svelte";

const size = { width: 1000, height: 500 };
const legal = (move: string, id: string) => ({ move, message: { id, args: {} } });

describe("looking at a drawing", () => {
  it("never leaves it", () => {
    expect(bounded({ x: 80, y: -900, zoom: 2 }, size)).toEqual({ x: 0, y: -500, zoom: 2 });
    expect(bounded({ x: -5, y: 3, zoom: 0.2 }, size)).toEqual({ x: 0, y: 0, zoom: 1 });
  });

  it("zooms around a point", () => {
    const closer = zoomed({ x: 0, y: 0, zoom: 1 }, 2, { x: 300, y: 100 });
    expect(closer).toEqual({ x: -300, y: -100, zoom: 2 });
    expect((300 - closer.x) / closer.zoom).toBe(300);
  });

  it("follows two fingers", () => {
    const start = { x: 0, y: 0, zoom: 1 };
    expect(pinched(start, { x: 200, y: 0 }, { x: 300, y: 0 }, { x: 100, y: 0 }).zoom).toBe(2);
  });

  it("brings a place into the middle", () => {
    expect(centredOn({ x: 500, y: 250 }, 2, size)).toEqual({ x: -500, y: -250, zoom: 2 });
  });
});

describe("moves", () => {
  it("are grouped by kind, in the order they come", () => {
    const groups = grouped([
      legal("place kanto by troops", "x-move-place-troops"),
      legal("end", "x-move-end"),
      legal("place kanto by koku", "x-move-place-koku"),
    ]);
    expect(groups.map((group) => group.moves.length)).toEqual([2, 1]);
  });

  it("are found without accents", () => {
    expect(matches("Place a kamon in Kyūshū (9 points)", "kyushu 9")).toBe(true);
    expect(matches("Place a kamon in Kyūshū (9 points)", "kyushu 8")).toBe(false);
  });

  it("are known by name", () => {
    const moves = new LegalMoves([legal("tile 2", "a"), legal("tile 4", "a"), legal("offer", "b")]);
    expect(moves.has("offer")).toBe(true);
    expect(moves.after("tile ")).toEqual(["2", "4"]);
    expect(new LegalMoves([]).empty).toBe(true);
  });
});

describe("options", () => {
  const option = (name: string, more: Partial<OptionForm> = {}): OptionForm => ({
    name,
    values: [],
    default: "x",
    rule: "",
    effect: "",
    between: null,
    numbers: 0,
    group: "detail",
    beside: {},
    brings: {},
    ...more,
  });
  const options = [
    option("players", { group: "table" }),
    option("side", { group: "table" }),
    option("birds", { group: "module" }),
    option("sea", { beside: { side: "moon" } }),
    option("cap"),
  ];

  it("come in groups, and none is left out", () => {
    const groups = arranged(options);
    expect(groups.map((group) => group.id)).toEqual(["module", "table", "detail"]);
    expect(groups.flatMap((group) => group.options.map((one) => one.name))).toEqual([
      "birds",
      "side",
      "sea",
      "cap",
    ]);
    expect(arranged([option("players", { group: "table" })])).toEqual([]);
  });

  it("are sent if they were changed and do something", () => {
    const chosen = { players: 4, side: "sun", sea: "other", cap: "x" };
    expect(matters(option("sea", { beside: { side: "moon" } }), chosen)).toBe(false);
    expect(toSend(options, chosen)).toEqual({ players: 4, side: "sun" });
    expect(toSend(options, { ...chosen, side: "moon" })).toHaveProperty("sea");
  });

  it("brings what a value does nothing without", () => {
    const elite = option("elite", { brings: { on: { campaign: "on" } } });
    expect(broughtBy(elite, "on")).toEqual({ elite: "on", campaign: "on" });
    expect(broughtBy(elite, "off")).toEqual({ elite: "off" });
  });
});

describe("addresses", () => {
  it.each(["/", "/new/auction", "/table/aB_-9", "/seat/x.y.z"])(
    "%s is read and written alike",
    (path) => {
      expect(address(readAddress(path))).toBe(path);
    },
  );

  it("knows when it is nowhere", () => {
    expect(readAddress("/table").at).toBe("nowhere");
    expect(readAddress("/a/b/c").at).toBe("nowhere");
  });
});

describe("settings", () => {
  it("survive nonsense in the store", () => {
    expect(readStored("{{{").theme).toBe("auto");
    expect(readStored("null").speed).toBe(1);
    expect(readStored('{"theme":"dark"}').theme).toBe("dark");
  });
});

describe("the chart", () => {
  const entries = [
    [0, 0],
    [3, 0],
    [3, 5],
    [5, 5],
    [6, 5],
  ].map((scores, entry) => ({ entry, seat: 0, events: [], scores }));

  it("marks when the lead changed hands, and the largest gains", () => {
    expect(turningPoints(entries)).toEqual([
      { kind: "gain", index: 1, entry: 1, seat: 0, points: 3 },
      { kind: "lead", index: 2, entry: 2, seat: 1, points: 5 },
      { kind: "gain", index: 3, entry: 3, seat: 0, points: 2 },
      { kind: "lead", index: 4, entry: 4, seat: 0, points: 6 },
    ]);
  });

  it("counts a gain only as far as nobody else has it", () => {
    const even = [
      [0, 0],
      [4, 4],
      [9, 5],
    ].map((scores, entry) => ({ entry, seat: 0, events: [], scores }));
    expect(turningPoints(even)).toEqual([{ kind: "gain", index: 2, entry: 2, seat: 0, points: 5 }]);
  });

  it("keeps the ends of the lines apart", () => {
    const moved = ends([100, 101, 200], 18);
    expect((moved[1] ?? 0) - (moved[0] ?? 0)).toBeGreaterThanOrEqual(18);
  });
});
