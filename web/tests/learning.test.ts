import { describe, expect, it, vi } from "vitest";
import { chapters, readBook } from "../src/lib/rulebook";
import { rules } from "../src/lib/rules.svelte";
import { fromBook } from "../src/lib/summary";

const BOOK = readBook(`
## 1. Beginning

### AUC-SETUP-01 Players

Two to four play. More do not fit.

### AUC-SETUP-02 Hands

Everybody has three cards, see AUC-SETUP-01.

## 2. Bidding

### AUC-BID-01 A bid

Each lays down one card. All at once.
`);

describe("the rules that are open", () => {
  it("have a way back, and are forgotten at the next table", () => {
    rules.forget();
    rules.show("AUC-SETUP-01");
    rules.show("AUC-SETUP-01");
    rules.show("AUC-BID-01");
    expect(rules.trail).toEqual(["AUC-SETUP-01"]);
    rules.back();
    expect([rules.wanted, rules.trail.length]).toEqual(["AUC-SETUP-01", 0]);
    rules.back(); // there is nothing before it
    expect(rules.wanted).toBe("AUC-SETUP-01");
    rules.forget();
    expect([rules.wanted, rules.asked]).toEqual([null, 0]);
  });

  it("stand in chapters", () => {
    expect(chapters(BOOK)).toEqual([
      { id: "chapter-AUC-SETUP-01", title: "Beginning" },
      { id: "chapter-AUC-BID-01", title: "Bidding" },
    ]);
  });
});

describe("a summary from the rulebook", () => {
  const form = { about: { en: "An auction.", fr: "Une vente." } };

  it("tells each rule's first sentence, chapter by chapter", () => {
    const sections = fromBook(form, BOOK, "fr");
    expect(sections.map(({ title }) => title)).toEqual(["", "Beginning", "Bidding"]);
    expect(sections[0]?.lines).toEqual([{ text: "Une vente." }]);
    expect(sections[1]?.lines[0]).toEqual({
      text: "Players. Two to four play.",
      rule: "AUC-SETUP-01",
    });
  });

  it("only names the rules of a long book, and speaks English where there is nothing else", () => {
    const long = Array.from({ length: 40 }, (_, n) => ({
      id: `AUC-LONG-${n}`,
      title: `Rule ${n}`,
      section: "All",
      text: "It is long.",
    }));
    const sections = fromBook(form, long, "de");
    expect(sections[0]?.lines[0]?.text).toBe("An auction.");
    expect(sections[1]?.lines).toHaveLength(40);
    expect(sections[1]?.lines[3]?.text).toBe("Rule 3");
  });
});

describe("a first game", () => {
  it("is coached until it is finished, or the coach is silenced", async () => {
    vi.resetModules();
    const { finish, isCoached, isFirst } = await import("../src/lib/firsts.svelte");
    const { settings } = await import("../src/lib/settings.svelte");
    expect([isFirst("auction"), isCoached("auction")]).toEqual([true, true]);
    finish("auction");
    finish("auction");
    expect([isFirst("auction"), isCoached("auction")]).toEqual([false, false]);
    settings.coach = "always";
    expect(isCoached("auction")).toBe(true);
    settings.coach = "never";
    expect([isCoached("auction"), isCoached("another")]).toEqual([false, false]);
  });
});
