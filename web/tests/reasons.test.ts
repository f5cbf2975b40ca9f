import { afterEach, describe, expect, it, vi } from "vitest";
import type { Words } from "../src/lib/board";
import { inShort, reasonFor } from "../src/lib/reasons";

const words = {
  language: "en",
  say: ({ id }: { id: string }) => `said ${id}`,
  t: (id: string) => id,
} as unknown as Words;

const BOOK = `## 1. Palace

### XXX-COURT-21 One favour for each player
A player takes at most one favour card in a round. That is all.
- Source: none
`;

afterEach(() => vi.unstubAllGlobals());

describe("why something is refused", () => {
  it("is what the rules say, if they say it", async () => {
    const message = { id: "refused-too-few", args: {} };
    expect(await reasonFor("palace", "XXX-PAY-13", message, words)).toBe("said refused-too-few");
  });

  it("is the rule itself, if they only forbid it", async () => {
    const message = { id: "refused-not-here", args: { move: "favour first" } };
    const headers = { "Content-Type": "text/markdown" };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(BOOK, { headers })));
    const text = await reasonFor("palace", "XXX-COURT-21", message, words);
    expect(text).toBe(
      "refused-now One favour for each player. A player takes at most one favour card in a round.",
    );
  });

  it("is a title and one sentence", () => {
    const rule = { id: "X", title: "A rule", section: "", text: "One. Two.\n- Source: none" };
    expect(inShort(rule)).toBe("A rule. One.");
    expect(inShort({ ...rule, text: "In this order:\n1. One.\n2. Two." })).toBe("A rule.");
  });
});
