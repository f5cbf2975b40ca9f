import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plain } from "../../../lib/moves";
import { parts, pieces, readBook, search } from "../../../lib/rulebook";

const folder = join(import.meta.dirname, "../../../../../src/bakufu/rulebooks");

describe("the rulebook", () => {
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
