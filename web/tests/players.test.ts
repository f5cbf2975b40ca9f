import { describe, expect, it } from "vitest";
import type { SeatFacts } from "../src/lib/messages";
import { personName, players, seatLooks } from "../src/lib/players";
import { speakerOf } from "./speakers";

const speaker = speakerOf("en");
const seat = (facts: Partial<SeatFacts>): SeatFacts => ({
  seat: 0,
  word: "",
  name: "",
  kind: "open",
  bot: null,
  person: null,
  connected: false,
  free: false,
  me: false,
  ...facts,
});

describe("who sits at the table", () => {
  it("is called by name, a bot by its name in the reader's language", () => {
    expect(personName(speaker, seat({}))).toBe("open");
    expect(personName(speaker, seat({ kind: "person", name: "Aiko" }))).toBe("Aiko");
    expect(personName(speaker, seat({ kind: "bot", name: "judge 2", bot: "judge" }))).toBe(
      "Judge, for study",
    );
    const away = seat({ kind: "bot", name: "Aiko", bot: "judge", person: "Aiko" });
    expect(personName(speaker, away)).toBe("Aiko · Judge, for study");
  });

  it("is called by the word of the game, once it has one", () => {
    const facts = [
      seat({ kind: "person", name: "Aiko", me: true }),
      seat({ seat: 1, kind: "person", name: "Ben" }),
    ];
    const looks = (at: number) => ({ ...seatLooks(at), word: at === 0 ? "crane" : "" });
    const found = players(speaker, "auction", facts, [1], looks);
    expect(found.map((player) => player.called)).toEqual(["Crane (you)", "Ben"]);
    expect(found.map((player) => player.toMove)).toEqual([false, true]);
    expect(found[0]?.crest).not.toBe(found[1]?.crest);
  });
});
