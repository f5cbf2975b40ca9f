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

  const called = (facts: Partial<SeatFacts>[], words: string[]): string[] =>
    players(
      speaker,
      "auction",
      facts.map((some, at) => seat({ seat: at, kind: "person", ...some })),
      [],
      (at) => ({ ...seatLooks(at), word: words[at] ?? "" }),
    ).map((player) => player.called);

  it("is called by name if it is a person, otherwise by the word of the game", () => {
    const bot = { kind: "bot", name: "judge", bot: "judge" } as const;
    expect(called([{ name: "Aiko", me: true }, bot, bot], ["crane", "wave"])).toEqual([
      "Aiko (you)",
      "Wave",
      "Judge, for study",
    ]);
    expect(called([{ ...bot, person: "Aiko" }], ["crane"])).toEqual(["Aiko"]);
  });

  it("is called by the word of the game where a name says nothing", () => {
    const nameless = { name: "Guest", me: true };
    expect(called([nameless, { name: "Ben" }, { name: "Ben" }], ["crane", "", "wave"])).toEqual([
      "Crane (you)",
      "Ben",
      "Wave",
    ]);
    expect(called([nameless], [])).toEqual(["Guest (you)"]);
    expect(personName(speakerOf("de"), seat({ kind: "person", name: "Guest" }))).toBe("Gast");
  });

  it("is drawn with a crest, and known to be on the move", () => {
    const found = players(speaker, "auction", [seat({}), seat({ seat: 1 })], [1], seatLooks);
    expect(found.map((player) => player.toMove)).toEqual([false, true]);
    expect(found[0]?.crest).not.toBe(found[1]?.crest);
  });
});
