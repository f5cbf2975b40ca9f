import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import de from "../src/words/de";
import en from "../src/words/en";
import fr from "../src/words/fr";
import { type Language, LANGUAGES, preferred, Speaker } from "../src/lib/words";

const CATALOGUES: Record<Language, string[]> = { en, fr, de };
const speakers = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Speaker(language, CATALOGUES[language])]),
) as Record<Language, Speaker>;

function ids(texts: string[]): string[] {
  return texts.flatMap((text) => [...new FluentResource(text).body].map((entry) => entry.id));
}

function own(language: Language): string[] {
  const folder = join(__dirname, "..", "locales", language);
  return ids(
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), "utf-8")),
  );
}

/** Every file of the client's source. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

describe("the words", () => {
  it.each(LANGUAGES)("%s has every string of the client", (language) => {
    expect([...own(language)].sort()).toEqual([...own("en")].sort());
  });

  it.each(LANGUAGES)("%s has no string twice, and none that a game has too", (language) => {
    const all = ids(CATALOGUES[language]);
    expect(all.filter((id, n) => all.indexOf(id) !== n)).toEqual([]);
  });

  it("has every string that the source asks for", () => {
    const asked = sources(join(__dirname, "..", "src")).flatMap((text) =>
      [...text.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((id) => !speakers.en.has(id))).toEqual([]);
  });

  it("says messages with things and seats in them", () => {
    const message = {
      id: "shitenno-lot-taken",
      args: { seat: "#1", seals: 2, how: "accepted", cards: ["@card-bushi", "@card-1-koku"] },
    };
    expect(speakers.en.say(message, ["Honda", "Ii"])).toBe(
      "Ii takes the lot with 2 seals: Bushi, 1-koku.",
    );
    expect(speakers.de.say(message, ["Honda", "Ii"])).toContain("Bushi, 1 Koku");
  });

  it("begins no line with a mark", () => {
    const speaker = new Speaker("fr", ["x = Mieux : { $win } % ?"]);
    expect(speaker.t("x", { win: 52 })).toBe("Mieux\u00a0: 52\u00a0%\u00a0?");
  });

  it("says an empty list as nothing", () => {
    const message = { id: "shitenno-cards-turned", args: { cards: [] } };
    expect(speakers.en.say(message)).toBe("Turned up to share: nothing.");
  });

  it("takes the first language of the browser that it speaks", () => {
    expect(preferred(["ja", "de-AT", "fr"])).toBe("de");
    expect(preferred(["ja"])).toBe("en");
  });
});
