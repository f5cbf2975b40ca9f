import { describe, expect, it, test } from "vitest";
import { chapterAt, nextChapter, sameMoment, stopsOf } from "../src/lib/history";
import type { ToldEntry, ToldEvent } from "../src/lib/messages";

describe("the same moment for other eyes", () => {
  test("is the same entry where both count alike", () => {
    expect(sameMoment(17, 40, 40)).toBe(17);
  });

  test("is as far into the game where others have seen more or less", () => {
    expect(sameMoment(20, 40, 60)).toBe(30);
    expect(sameMoment(40, 40, 33)).toBe(33);
    expect(sameMoment(0, 0, 33)).toBe(0);
  });
});

describe("the way through a game", () => {
  const chapters = [0, 4, 9].map((entry) => ({ entry, when: { id: `c${entry}`, args: {} } }));

  it("knows the chapter of an entry, and the next one", () => {
    expect(chapterAt(chapters, 0)?.entry).toBe(0);
    expect(chapterAt(chapters, 8)?.entry).toBe(4);
    expect(chapterAt([], 8)).toBeNull();
    expect(nextChapter(chapters, 4, 1, 20)).toBe(9);
    expect(nextChapter(chapters, 12, 1, 20)).toBe(20);
    expect(nextChapter(chapters, 4, -1, 20)).toBe(0);
    expect(nextChapter(chapters, 6, -1, 20)).toBe(4);
  });

  it("stops where something is shown, and once where nothing is", () => {
    const told = (rule: string, by = false): ToldEvent => ({
      event: { event: "x" },
      message: { id: "none", args: {} },
      rule,
      told_by_next: by,
    });
    const entry = (...events: ToldEvent[]): ToldEntry => ({
      entry: 1,
      seat: 0,
      events,
      scores: [],
    });
    const pause = ({ rule }: ToldEvent): number => (rule === "LONG" ? 500 : 0);
    const rules = (step: ToldEntry): (string | undefined)[] =>
      stopsOf(step, pause).map((stop) => stop?.rule);
    expect(rules(entry(told("LONG"), told("no"), told("LONG", true), told("LONG")))).toEqual([
      "LONG",
      "LONG",
    ]);
    expect(rules(entry(told("a"), told("b")))).toEqual(["b"]);
    expect(rules(entry())).toEqual([undefined]);
  });
});
