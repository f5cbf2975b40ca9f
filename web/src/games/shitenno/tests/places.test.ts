import { expect, it } from "vitest";
import { layoutFor, BAND, TALL, WIDE } from "../places";

it("lays the provinces out so that they can be read", () => {
  expect(layoutFor(1080, 700)).toBe(WIDE);
  expect(layoutFor(390, 560)).toBe(TALL);
  expect(layoutFor(720, 260)).toBe(BAND);
  for (const layout of [WIDE, TALL, BAND]) expect(Object.keys(layout.spots)).toHaveLength(8);
});
