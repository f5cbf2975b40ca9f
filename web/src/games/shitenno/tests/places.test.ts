import { expect, it } from "vitest";
import { layoutFor, BAND, TALL, WIDE } from "../places";

it("lays the provinces out so that they can be read", () => {
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const)
    expect(layoutFor(width, height)).toBe(WIDE);
  expect(layoutFor(390, 844)).toBe(TALL);
  expect(layoutFor(360, 740)).toBe(TALL);
  expect(layoutFor(768, 1024)).toBe(BAND);
  expect(layoutFor(844, 390)).toBe(BAND);
  for (const layout of [WIDE, TALL, BAND]) expect(Object.keys(layout.spots)).toHaveLength(8);
});
