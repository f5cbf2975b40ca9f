import { describe, expect, it } from "vitest";
import { arrange, BETWEEN, type Counts, GAP, handRows } from "../arrange";

const BASE: Counts = { spaces: 11, provinces: 9, others: 5 };
const COURT: Counts = { spaces: 14, provinces: 7, others: 6 };
const LATE: Counts = { spaces: 14, provinces: 14, others: 6 };

// What is left for the planning board on each screen, with the boards of modules in tabs above it.
const ROOMS = {
  "360x740": { width: 336, height: 350 },
  "390x844": { width: 366, height: 450 },
  "768x1024": { width: 744, height: 330 },
  "1024x768": { width: 424, height: 560 },
  "1366x768": { width: 468, height: 560 },
  "1440x900": { width: 494, height: 700 },
  "1920x1080": { width: 667, height: 870 },
};

describe("the planning board", () => {
  it.each(Object.entries(ROOMS))("fits the room of %s", (_, room) => {
    for (const counts of [BASE, COURT, LATE]) {
      const made = arrange(room, counts);
      const rows = Math.ceil(counts.spaces / made.columns);
      const cards = made.strip ?? handRows(made.hand, counts);
      const spaces = rows * made.space + GAP * (rows - 1);
      const hand = cards * made.card + GAP * (cards - 1);
      const tall = made.beside ? Math.max(spaces, hand) : spaces + BETWEEN + hand;
      expect(tall).toBeLessThanOrEqual(room.height + 0.5);
      expect(made.space).toBeGreaterThanOrEqual(44);
      expect(made.card).toBeGreaterThanOrEqual(44);
      const across = made.beside ? made.columns + made.hand : Math.max(made.columns, made.hand);
      expect(room.width / across).toBeGreaterThanOrEqual(70);
    }
  });

  it("lets the hand move sideways only where not all cards fit", () => {
    expect(arrange(ROOMS["390x844"], BASE).strip).toBeNull();
    expect(arrange(ROOMS["1366x768"], LATE).strip).toBeNull();
    expect(arrange(ROOMS["360x740"], LATE).strip).toBeGreaterThan(0);
  });

  it("puts the hand beside the spaces where the room is wide and low", () => {
    expect(arrange(ROOMS["768x1024"], BASE).beside).toBe(true);
    expect(arrange(ROOMS["390x844"], BASE).beside).toBe(false);
  });

  it("counts the rows of a hand: two other cards need less than two province cards", () => {
    expect(handRows(4, { spaces: 0, provinces: 7, others: 6 })).toBe(3);
    expect(handRows(4, { spaces: 0, provinces: 8, others: 6 })).toBe(3);
    expect(handRows(4, { spaces: 0, provinces: 8, others: 7 })).toBe(4);
    expect(handRows(5, { spaces: 0, provinces: 0, others: 0 })).toBe(1);
  });
});
