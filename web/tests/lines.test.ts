import { expect, it } from "vitest";
import { takenBackOf } from "../src/lib/lines";
import type { ToldEntry } from "../src/lib/messages";

it("remembers what was told of a decision that is taken back, and whose it was", () => {
  const entry = (number: number, seat: number, ...ids: string[]): ToldEntry => ({
    entry: number,
    seat,
    scores: [],
    events: ids.map((id, n) => ({
      event: { event: id },
      message: { id, args: {} },
      rule: "",
      told_by_next: n < ids.length - 1 && id === "hidden",
    })),
  });
  const gone = [entry(4, 1, "meanwhile"), entry(5, 0, "hidden", "marched", "fought")];
  expect(takenBackOf(3, 0, gone)).toMatchObject({ after: 3, told: { message: { id: "marched" } } });
  expect(takenBackOf(3, 2, gone).told).toBeNull();
});
