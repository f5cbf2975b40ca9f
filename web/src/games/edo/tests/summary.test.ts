import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../lib/words";
import { speakerOf } from "../../../../tests/speakers";
import type { EdoView } from "../messages";
import summary from "../summary/page";

const stored = import.meta.glob<{ view: EdoView }>("./positions/plan.json", {
  import: "default",
  eager: true,
});

describe("the summary of Edo", () => {
  it("tells the numbers of the table in every language", () => {
    const { numbers } = Object.values(stored)[0]?.view as EdoView;
    const told = {
      ...numbers,
      ...{ rooms: 10, pawns: 5, houses: 7, fortresses: 8, shoguns: 12, ryo: 10, display: 4 },
      ...{ rounds: 13, influence: { house: 1, post: 2 }, samurai_points: 1, ryo_for_a_point: 50 },
    };
    for (const language of LANGUAGES) {
      const speaker = speakerOf(language, "edo");
      const t = (id: string, args = {}): string => speaker.t(id, args);
      const sections = summary.page({ numbers: told, options: {}, t });
      const lines = sections.flatMap((section) => section.lines);
      const text = lines.map((line) => line.text).join("\n");
      expect(text).toContain("13");
      expect(text).not.toMatch(/edo-summary|\{/);
      const pictures = lines.flatMap((line) => line.pictures ?? []);
      expect(pictures).toEqual(expect.arrayContaining(["wood:3", "stone:5", "ryo:10", "point:3"]));
      const pieces = summary.pieces({ numbers: told, options: {}, t });
      expect(pieces.length).toBeGreaterThan(10);
      expect(pieces.every(({ name, about }) => !/edo-piece/.test(name + about))).toBe(true);
    }
  });
});
