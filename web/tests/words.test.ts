import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, localeOf, preferred, Speaker } from "../src/lib/words";
import { GAMES, ownWords, speakerOf, wordsFor } from "./speakers";

const PLACES = ["", ...GAMES];
const CASES = LANGUAGES.flatMap((language) => PLACES.map((game) => [language, game] as const));

function ids(texts: string[]): string[] {
  return texts.flatMap((text) => [...new FluentResource(text).body].map((entry) => entry.id));
}

/** Every file of a folder of the client's source, but for the boards. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "games" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

function asked(folder: string): string[] {
  const found = sources(folder).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""),
  );
  return [...new Set(found)];
}

describe("the words", () => {
  it.each(CASES)("%s has every string of the client %s", (language, game) => {
    expect(ids(ownWords(language, game)).sort()).toEqual(ids(ownWords("en", game)).sort());
  });

  it.each(CASES)("%s has no string twice at a table %s", (language, game) => {
    const all = ids(wordsFor(language, game));
    expect(all.filter((id, n) => all.indexOf(id) !== n)).toEqual([]);
  });

  it("of the house are all that the house asks for", () => {
    const wanted = asked(join(__dirname, "..", "src"));
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((id) => !speakerOf("en").has(id))).toEqual([]);
  });

  it.each(GAMES)("of %s are all that its board asks for", (game) => {
    const wanted = asked(join(__dirname, "..", "src", "games", game));
    expect(wanted.filter((id) => !speakerOf("en", game).has(id))).toEqual([]);
  });

  it("say messages with things and seats in them", () => {
    const speaker = new Speaker("en", ["took = { $seat } takes { $cards }.", "card-1 = one koku"]);
    const message = { id: "took", args: { seat: "#1", cards: ["@card-1", "@card-1"] } };
    expect(speaker.say(message, ["Honda", "Ii"])).toBe("Ii takes one koku, one koku.");
  });

  it("speak to the reader where they speak of the reader's seat", () => {
    const speaker = new Speaker("en", [
      "took = { $you ->\n [seat] You\n [of] { $seat } takes your\n *[other] { $seat } takes a\n} card.",
      "left = { $you ->\n [seats] You\n *[other] Others\n} still plan: { $seats }.",
    ]);
    const took = { id: "took", args: { seat: "#1", of: "#0" } };
    const names = ["Honda", "Ii", "Sakai"];
    expect([1, 0, 2, null].map((reader) => speaker.say(took, names, reader))).toEqual([
      "You card.",
      "Ii takes your card.",
      "Ii takes a card.",
      "Ii takes a card.",
    ]);
    const left = { id: "left", args: { seats: ["#0", "#2"] } };
    expect(speaker.say(left, names, 2)).toBe("You still plan: Honda, Sakai.");
    expect(speaker.say(left, names, 1)).toBe("Others still plan: Honda, Sakai.");
  });

  it("begin no line with a mark", () => {
    const speaker = new Speaker("fr", ["x = Mieux : { $win } % ?"]);
    expect(speaker.t("x", { win: 52 })).toBe("Mieux\u00a0: 52\u00a0%\u00a0?");
  });

  it("say an empty list as nothing", () => {
    const speaker = new Speaker("en", [...wordsFor("en"), "up = Turned up: { $cards }."]);
    expect(speaker.say({ id: "up", args: { cards: [] } })).toBe("Turned up: nothing.");
  });

  it("are in the first language of the browser that we speak", () => {
    expect(preferred(["ja", "de-AT", "fr"])).toBe("de");
    expect(preferred(["ja"])).toBe("en");
  });

  it("go with dates and times as the reader writes them", () => {
    const evening = new Date(2026, 0, 5, 20, 33);
    const time = (...wishes: string[]): string =>
      new Intl.DateTimeFormat(localeOf("en", wishes), { timeStyle: "short" }).format(evening);
    expect(time("de", "en-GB", "en")).toBe("20:33");
    expect(time("de")).toBe("20:33");
    expect(time("en-US")).toMatch(/^8:33.PM$/);
  });
});
