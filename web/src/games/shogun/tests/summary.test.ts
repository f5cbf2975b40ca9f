import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../lib/words";
import { speakerOf } from "../../../../tests/speakers";
import summary, { hunger } from "../summary/page";

const NUMBERS = {
  chests: 18,
  chest_cards: 5,
  prices: { castle: 4, temple: 2, theatre: 1, "deploy-5": 3, "deploy-3": 2, "deploy-1": 1 },
  recruits: { "deploy-5": 5, "deploy-3": 3, "deploy-1": 1 },
  points: { province: 1, building: 1, shared_majority_less: 1 },
  majorities: { castle: 3, temple: 2, theatre: 1 },
  supply: {
    "1": { revolts: 1, farmers: 1 },
    "2": { revolts: 1, farmers: 2 },
    "3": { revolts: 2, farmers: 2 },
    "4": { revolts: 2, farmers: 2 },
  },
  losses: [0, 3, 7],
  tower_fill: { armies: 7, farmers: 10 },
  falls: 67,
  provinces: 37,
  court: { courtiers: 7, tower_cards: 3, prices: [4, 3, 2] },
  samurai: { regions: 4, first: { chests: 2 }, second: { chests: 4 }, third: { points: 1 } },
  statues: 6,
  chambers: { markers: 15, tiles: 6 },
  lines: { rows: [1, 2], columns: [3] },
};

describe("the summary of Shogun", () => {
  it("tells the numbers of the table, and modules that are in play", () => {
    for (const language of LANGUAGES) {
      const speaker = speakerOf(language, "shogun");
      const t = (id: string, args = {}): string => speaker.t(id, args);
      const told = { numbers: NUMBERS, options: { samurai: "on", court: "off" }, t };
      const sections = summary.page(told);
      const text = sections.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n");
      expect(text).toContain("18");
      expect(text).toContain("67");
      expect(text).not.toMatch(/shogun-summary|\{/);
      const titles = sections.map(({ title }) => title);
      expect(titles).toContain(t("option-shogun-samurai"));
      expect(titles).not.toContain(t("option-shogun-court"));
      const pieces = summary.pieces(told);
      expect(pieces.map(({ name }) => name)).toContain(t("shogun-piece-samurai"));
      expect(pieces.every(({ name, about }) => !/shogun-piece/.test(name + about))).toBe(true);
    }
  });

  it("tells the supply table with like rows together", () => {
    expect(hunger(NUMBERS.supply)).toBe("1: 1 (+1) · 2: 1 (+2) · 3–4+: 2 (+2)");
  });
});
