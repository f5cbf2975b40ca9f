import { describe, expect, it } from "vitest";
import { speakerOf } from "../../../../tests/speakers";
import { LANGUAGES } from "../../../lib/words";
import summary from "../summary/page";

const KINDS = ["mountain", "rice", "village", "town", "city", "temple", "fortress"];
const THINGS = ["1", "2", "3", "chanoyu", "geisha", "shinobi", "ronin", "seppuku", "battle"];
const NUMBERS = {
  provinces: Object.fromEntries(KINDS.map((kind, n) => [kind, [2 + n, 8 - n, n > 3 ? n - 3 : 0]])),
  things: Object.fromEntries(THINGS.map((thing, n) => [thing, 40 + n])),
  ...{ players: 5, troops: 30, elite: 3, elite_worth: 3, small_bonus: 3, large_bonus: 6 },
  ...{ most_honour: 50, samurai_start: 10, months: 12, host_needs: 5, gift: 5, rate: 2 },
  ...{ refuses_from: 10, refusal_guest: 10, refusal_host: 2, hatamoto_draw: 2, plea: 5 },
  ...{ to_arms: [1, 1, 2, 3], price_of_honour: 3, discs_held: 4, least_loss: 2, most_loss: 10 },
  ...{ minimum: 1, thanks: 1 },
};

describe("the summary of Bushido", () => {
  it("tells the numbers of the table in every language", () => {
    for (const language of LANGUAGES) {
      const speaker = speakerOf(language, "bushido");
      const t = (id: string, args = {}): string => speaker.t(id, args);
      const told = { numbers: NUMBERS, options: { campaign: "on", elite: "on" }, t };
      const lines = summary.page(told).flatMap((section) => section.lines);
      const text = lines.map((line) => line.text).join("\n");
      expect(text).toContain("50");
      expect(text).toContain("Hatamoto");
      expect(text).not.toMatch(/bushido-summary|\{/);
      const pictures = lines.flatMap((line) => line.pictures ?? []);
      expect(pictures).toEqual(expect.arrayContaining(["honour:3", "koku:7", "katana:2"]));
      const pieces = summary.pieces(told);
      expect(pieces.every(({ name, about }) => !/bushido-piece/.test(name + about))).toBe(true);
      const kept = { ...told, options: { forfeited_troops: "reserve" } };
      const other = summary.page(kept).flatMap((section) => section.lines);
      expect(other.map((line) => line.text)).toContain(t("bushido-summary-combat-none-reserve"));
      expect(text).toContain(t("bushido-summary-combat-none"));
      const few = summary.pieces({ ...told, options: {} });
      expect(pieces.length - few.length).toBe(2);
    }
  });
});
