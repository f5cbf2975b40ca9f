import { describe, expect, it } from "vitest";
import { patched } from "../src/lib/patch";

describe("a patch", () => {
  const value = { seats: [{ rice: 3 }, { rice: 1, hand: ["a"] }], year: 1 };

  it("changes what it names and leaves the rest the very same", () => {
    const found = patched(value, { seats: { 1: { rice: [2], hand: [["a", "b"]] } } });
    expect(found).toEqual({ seats: [{ rice: 3 }, { rice: 2, hand: ["a", "b"] }], year: 1 });
    expect(found.seats[0]).toBe(value.seats[0]);
    expect(value.seats[1]?.rice).toBe(1);
  });

  it("can be a whole new value, also null", () => {
    expect(patched(value, [null])).toBeNull();
    expect(patched(value, { year: [[1]] })).toEqual({ ...value, year: [1] });
  });
});
