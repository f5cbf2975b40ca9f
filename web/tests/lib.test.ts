import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { OptionForm } from "../src/lib/api";
import { LegalMoves } from "../src/lib/board";
import { bounded, centredOn, pinched, zoomed } from "../src/lib/camera";
import { ends, turningPoints } from "../src/lib/chart";
import { grouped, matches, plain } from "../src/lib/moves";
import { arranged, matters, toSend } from "../src/lib/options";
import { address, readAddress } from "../src/lib/router.svelte";
import { parts, pieces, readBook, search } from "../src/lib/rulebook";
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
      legal("place kanto by troops", "shitenno-move-place-troops"),
      legal("end", "shitenno-move-end"),
      legal("place kanto by koku", "shitenno-move-place-koku"),
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
  const option = (name: string, fallback: string | number): OptionForm => ({
    name,
    values: [],
    default: fallback,
    rule: "",
    effect: "",
    between: null,
    numbers: 0,
  });
  const options = ["players", "leaders", "side", "moon_sea", "rice_cap"].map((name) =>
    option(name, "x"),
  );

  it("come in groups, and none is left out", () => {
    const groups = arranged("shogun", options);
    expect(groups.map((group) => group.id)).toEqual([
      "options-modules",
      "options-table",
      "options-details",
    ]);
    expect(groups.flatMap((group) => group.options.map((one) => one.name)).sort()).toEqual(
      ["leaders", "moon_sea", "rice_cap", "side"].sort(),
    );
    expect(arranged("unknown", options)[0]?.options).toHaveLength(4);
  });

  it("are sent if they were changed and do something", () => {
    const chosen = { players: 4, side: "sun", moon_sea: "alternative", rice_cap: "x" };
    expect(matters("shogun", "moon_sea", chosen)).toBe(false);
    expect(toSend("shogun", options, chosen)).toEqual({ players: 4, side: "sun" });
    expect(toSend("shogun", options, { ...chosen, side: "moon" })).toHaveProperty("moon_sea");
  });
});

describe("the rulebook", () => {
  const folder = join(__dirname, "..", "..", "src", "bakufu", "rulebooks");
  const book = readBook(readFileSync(join(folder, "shitenno.en.md"), "utf-8"));

  it("has every rule by its number", () => {
    const numbers = readFileSync(join(folder, "shitenno.en.md"), "utf-8").match(/^### [A-Z]{3}-/gm);
    expect(book).toHaveLength(numbers?.length ?? 0);
    expect(book[0]).toMatchObject({ id: "SHI-SETUP-01", title: "Number of players" });
    expect(new Set(book.map((rule) => rule.section)).size).toBeGreaterThan(5);
  });

  it("is searched by words and numbers, titles first", () => {
    expect(search(book, "shi-pay-08")[0]?.id).toBe("SHI-PAY-08");
    expect(search(book, "tairo").length).toBeGreaterThan(3);
    expect(search(book, "no such words at all")).toEqual([]);
  });

  it("parts the rule from its notes, and finds other rules in it", () => {
    const first = book[0];
    expect(first && parts(first).notes.length).toBeGreaterThan(1);
    expect(pieces("see **this** and `that` in SHI-PAY-08.").map((piece) => piece.kind)).toEqual([
      "text",
      "strong",
      "text",
      "code",
      "text",
      "rule",
      "text",
    ]);
  });
});

describe("a rule with more than sentences", () => {
  const folder = join(__dirname, "..", "..", "src", "bakufu", "rulebooks");
  const read = (file: string, id: string): ReturnType<typeof parts> => {
    const rule = readBook(readFileSync(join(folder, file), "utf-8")).find((one) => one.id === id);
    if (!rule) throw new Error(`${id} is not in ${file}`);
    return parts(rule);
  };

  it.each(["en", "fr", "de"])(
    "has its procedure and its table below the notes (%s)",
    (language) => {
      const { statement, notes, more } = read(`shitenno.${language}.md`, "SHI-PAY-14");
      expect(statement.map(({ kind }) => kind)).toEqual(["text"]);
      expect(notes.length).toBe(5);
      expect(notes.join()).not.toMatch(/```|\|/);
      const kinds = more.map(({ kind }) => kind);
      expect(kinds).toEqual(["text", "code", "text", "text", "table"]);
      const code = more.find((block) => block.kind === "code");
      expect(code?.text).toContain("\n    if T + m + w = 0");
      const table = more.find((block) => block.kind === "table");
      expect(table?.head).toHaveLength(8);
      expect(table?.rows).toHaveLength(43);
      expect(table?.rows.every((row) => row.length === 8)).toBe(true);
    },
  );

  it("may have a table before its notes", () => {
    const { statement, more } = read("shitenno.fr.md", "SHI-SETUP-07");
    expect(statement.map(({ kind }) => kind)).toContain("table");
    expect(more).toEqual([]);
  });

  it("may point at another part of the book", () => {
    expect(pieces("siehe *Datentabellen*.").map(({ kind, text }) => [kind, text])).toEqual([
      ["text", "siehe "],
      ["em", "Datentabellen"],
      ["text", "."],
    ]);
  });

  it("is found with the letters of any keyboard", () => {
    const french = readBook(readFileSync(join(folder, "shitenno.fr.md"), "utf-8"));
    expect(search(french, "l'ensemble compte")[0]?.id).toBe("SHI-PAY-14");
    expect(search(french, "coup d'oeil").length).toBeGreaterThan(0);
    expect(plain("Größe")).toBe(plain("GROSSE"));
  });
});

describe("addresses", () => {
  it.each(["/", "/new/shogun", "/table/aB_-9", "/seat/x.y.z"])(
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
  const steps = [
    [0, 0],
    [3, 0],
    [3, 5],
    [5, 5],
    [6, 5],
  ].map((scores, entry) => ({ entry, seat: 0, happenings: [], scores }));

  it("marks when the lead changed hands, and the largest gains", () => {
    expect(turningPoints(steps)).toEqual([
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
    ].map((scores, entry) => ({ entry, seat: 0, happenings: [], scores }));
    expect(turningPoints(even)).toEqual([{ kind: "gain", index: 2, entry: 2, seat: 0, points: 5 }]);
  });

  it("keeps the ends of the lines apart", () => {
    const moved = ends([100, 101, 200], 18);
    expect((moved[1] ?? 0) - (moved[0] ?? 0)).toBeGreaterThanOrEqual(18);
  });
});
