import { describe, expect, it } from "vitest";
import { aboutBot, levelNow, LEVELS, ranked, SUBSTITUTE } from "../src/lib/levels";
import { botName } from "../src/lib/players";
import { speakerOf } from "./speakers";

describe("levels", () => {
  it("come first, from the weakest; those for study last", () => {
    const sorted = ["expert", "grandmaster", "judge", "master", "novice", "random", "skilled"];
    expect(ranked(sorted)).toEqual([...LEVELS, "judge", "random"]);
  });

  it.each(["en", "fr", "de"] as const)("have a name and a sentence in %s", (language) => {
    const speaker = speakerOf(language);
    for (const bot of [...LEVELS, "judge", "random"]) {
      expect(botName(speaker, bot)).not.toBe(bot);
      expect(aboutBot(speaker, bot)).toMatch(/\.$/);
    }
    expect(aboutBot(speaker, "open")).toBe("");
  });

  it("are known by the names they had, and the rest is forgotten", () => {
    expect(levelNow("master", {})).toBe("master");
    expect(levelNow("champion", { champion: "master" })).toBe("master");
    expect(levelNow("emperor", { champion: "master" })).toBe(SUBSTITUTE);
  });
});
