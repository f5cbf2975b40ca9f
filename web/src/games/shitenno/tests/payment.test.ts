import { describe, expect, it } from "vitest";
import { draftOf } from "../draft";
import type { ShitennoProvinceView } from "../messages";
import { CARDS, counted, judge, listed, needOf, pays, PIECES, suggest } from "../payment";
import cases from "./payments.json";

function province(
  kind: string,
  beside: number,
  gate: string | null,
  price: number,
): ShitennoProvinceView {
  const need = [...Array.from({ length: beside }, () => kind), gate ?? kind];
  return { id: "kanto", kind, values: [], majority: 6, kamons: [], gate, tiles: 2, need, price };
}

describe("a payment", () => {
  it("knows the cards in the order of the rules", () => {
    expect(CARDS).toHaveLength(17);
    expect(PIECES).toHaveLength(20);
    expect(CARDS.at(-1)).toBe("shinobi+shinobi");
    expect(listed({ bushi: 2, "1-koku": 1 })).toEqual(["1-koku", "bushi", "bushi"]);
  });

  // Written by payments.py: random sets, judged by the rules themselves.
  it("judges every set as the rules do", () => {
    expect(cases.length).toBeGreaterThan(1000);
    for (const one of cases) {
      const need = needOf(
        province(one.kind, one.beside, one.gate, one.price),
        one.way as "troops" | "koku",
        one.printed,
      );
      const verdict = judge(counted(one.pieces), need);
      expect([verdict.pays, verdict.wasted.length > 0], JSON.stringify(one)).toEqual([
        one.good,
        one.idle,
      ]);
    }
  });

  it("tells what is wasted", () => {
    const need = needOf(province("bushi", 2, "sohei", 3), "troops", false);
    const verdict = judge(counted(["bushi", "bushi", "sohei", "samurai"]), need);
    expect(verdict).toEqual({ pays: true, wasted: ["samurai"], change: 0 });
    expect(judge(counted(["3-koku", "2-koku"]), { ...need, way: "koku", price: 4 })).toEqual({
      pays: true,
      wasted: [],
      change: 1,
    });
  });

  it("suggests a set that pays and wastes nothing, whenever there is one", () => {
    for (const one of cases) {
      const need = needOf(
        province(one.kind, one.beside, one.gate, one.price),
        one.way as "troops" | "koku",
        one.printed,
      );
      const owned = counted(one.pieces);
      const found = suggest(owned, need);
      expect(found !== null).toBe(pays(owned, need));
      if (!found) continue;
      expect(judge(found, need)).toMatchObject({ pays: true, wasted: [] });
      for (const [piece, count] of Object.entries(found))
        expect(count).toBeLessThanOrEqual(owned[piece] ?? 0);
    }
  });
});

describe("a hint", () => {
  it("is laid out as a payment or as a lot", () => {
    expect(draftOf(["place kanto by koku", "piece plus-one", "piece 3-koku", "pay"])).toEqual({
      province: "kanto",
      way: "koku",
      pieces: { "plus-one": 1, "3-koku": 1 },
    });
    expect(draftOf(["tile 4", "tile 2", "add bushi", "add bushi", "offer"])).toEqual({
      tiles: [4, 2],
      cards: { bushi: 2 },
    });
    expect(draftOf(["accept"])).toBeNull();
    expect(draftOf(["end"])).toBeNull();
  });
});
