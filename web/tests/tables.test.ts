import { describe, expect, it } from "vitest";
import type { OptionForm, SeatForm, TableForm } from "../src/lib/api";
import { fraction, optionValue, toldOptions, valuesOf } from "../src/lib/options";
import { byUrgency, mayRemove, standing, withOthers } from "../src/lib/tables";
import { speakerOf } from "./speakers";

const seat = (over: Partial<SeatForm>): SeatForm => ({
  seat: 0,
  name: "",
  kind: "open",
  bot: null,
  free: false,
  me: false,
  ...over,
});
const me = seat({ kind: "person", name: "Aiko", me: true });
const friend = seat({ seat: 1, kind: "person", name: "Bunta" });
const bot = seat({ seat: 1, kind: "bot", name: "skilled", bot: "skilled" });

const table = (over: Partial<TableForm>): TableForm => ({
  id: "x",
  game: "some",
  title: "Some",
  kind: "game",
  phase: "running",
  private: true,
  options: {},
  clock: null,
  hints: false,
  created: 0,
  seats: [me, bot],
  seat: 0,
  host: true,
  sandbox_of: null,
  rematch: null,
  when: {},
  turn: [0],
  scores: [],
  winners: [],
  ...over,
});

describe("a table in a list", () => {
  const en = speakerOf("en");
  const says = (over: Partial<TableForm>): string => standing(en, table(over));

  it("tells whose turn it is", () => {
    expect(says({})).toBe("Your turn");
    expect(says({ turn: [1] })).toBe("Waiting for Skilled");
    expect(says({ turn: [1], seats: [me, friend] })).toBe("Waiting for Bunta");
    expect(says({ phase: "gathering", seats: [me, seat({ seat: 1, free: true })] })).toBe(
      "Waiting for one more player",
    );
  });

  it("tells how it ended", () => {
    expect(says({ phase: "over", scores: [31, 40], winners: [0] })).toBe("You won with 31 points");
    expect(says({ phase: "over", scores: [31, 40], winners: [1] })).toBe(
      "Skilled won with 40 points, you have 31",
    );
    expect(says({ phase: "over", scores: [31, 40], winners: [] })).toBe("Nobody won");
    expect(says({ phase: "over" })).toBe("");
  });

  it("can be deleted by those whose it is", () => {
    expect(mayRemove(table({}))).toBe(true);
    expect(mayRemove(table({ seats: [me, friend] }))).toBe(false);
    expect(mayRemove(table({ seats: [me, friend], phase: "over" }))).toBe(true);
    expect(mayRemove(table({ seats: [me, friend], phase: "gathering" }))).toBe(true);
    expect(mayRemove(table({ phase: "gathering", host: false }))).toBe(false);
    expect(mayRemove(table({ phase: "over", host: false, seat: null }))).toBe(false);
    const away = seat({ seat: 1, kind: "bot", name: "Bunta", bot: "skilled" });
    expect(withOthers(table({ seats: [me, away] }))).toBe(true);
  });

  it("comes first when it waits for me", () => {
    const others = table({ id: "a", turn: [1] });
    expect(byUrgency([others, table({ id: "b" })]).map(({ id }) => id)).toEqual(["b", "a"]);
  });
});

describe("options in words", () => {
  const odds: OptionForm = {
    name: "luck",
    values: [],
    default: 2 / 3,
    rule: "",
    effect: "luck",
    between: [0, 1],
    numbers: 1,
    group: "detail",
    beside: {},
    brings: {},
  };

  it("says odds as people do", () => {
    const words = (value: number): string => optionValue(speakerOf("en"), "some", odds, value);
    expect(words(2 / 3)).toBe("two in three");
    expect(words(0.95)).toBe("nineteen in twenty");
    expect(words(3 / 7)).toBe("3 in 7");
    expect(words(0.123456)).toBe("0.123");
    expect(optionValue(speakerOf("de"), "some", odds, 1 / 3)).toBe("jedes dritte Mal");
    expect(fraction(0.123456)).toBeNull();
  });

  it("offers the usual odds, and its own", () => {
    expect(valuesOf(odds)).toContain(2 / 3);
    expect(valuesOf({ ...odds, default: 0.87 })).toContain(0.87);
    expect(valuesOf({ ...odds, between: [0, 20] })).toEqual([]);
    expect(valuesOf({ ...odds, values: ["a", "b"] })).toEqual(["a", "b"]);
  });

  it("tells only what is not as usual", () => {
    const form = { id: "some", options: [odds, { ...odds, name: "other", effect: "other" }] };
    const told = toldOptions(speakerOf("en"), form as never, { luck: 2 / 3, other: 0.5 });
    expect(told).toEqual(["other: one in two"]);
  });
});
