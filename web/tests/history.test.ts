import { describe, expect, test } from "vitest";
import { sameMoment } from "../src/lib/history";

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
