import { describe, expect, it, test } from "vitest";
import { chapterAt, nextChapter, sameMoment } from "../src/lib/history";

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
});
