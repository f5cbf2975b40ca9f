import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToldEvent, Position, ToldEntry, Update, Welcome } from "../src/lib/messages";
import type { Line } from "../src/lib/socket";
import { TableStore } from "../src/lib/table.svelte";

function position(entry: number, over: Partial<Position> = {}): Position {
  return {
    entry,
    undos: 0,
    view: {} as Position["view"],
    prompt: { id: "none", args: {} },
    rule: "",
    actors: [1],
    legal: [],
    examples: [],
    coach: [],
    scores: [0, 0],
    places: [1, 1],
    winners: [],
    points: [],
    passes: [],
    undo: 0,
    seconds_left: null,
    over: false,
    end_reason: "",
    ...over,
  };
}

function toldEntry(entry: number, ...rules: string[]): ToldEntry {
  const toldEvents = rules.map((rule): ToldEvent => ({
    event: { event: "turn-began", seat: 1 },
    message: { id: "none", args: {} },
    rule,
    told_by_next: false,
  }));
  return { entry, seat: 1, events: toldEvents, scores: [0, 0] };
}

function welcome(entry: number, over: Partial<Position> = {}): Welcome {
  return {
    type: "welcome",
    reply: null,
    protocol: 1,
    table: {} as Welcome["table"],
    seat: 0,
    seats: [],
    position: position(entry, over),
    entries: Array.from({ length: entry + 1 }, (_, n) => toldEntry(n)),
    chat: [],
  };
}

function update(entry: number, over: Partial<Position>, ...rules: string[]): Update {
  return {
    type: "update",
    reply: null,
    entries: [toldEntry(entry, ...rules)],
    position: position(entry, over),
  };
}

describe("a table as the page knows it", () => {
  let line: { onopen?: () => void; onmessage?: (event: { data: string }) => void };
  let table: TableStore;
  let turns: number;
  let told: number;
  let missed: number;
  const refused: string[] = [];
  const reported: string[] = [];
  const lit: (string | null)[] = []; // what was shown when the next thing was told
  const takenBack: number[] = [];
  const sent: { type: string; id: string }[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    line = {};
    turns = 0;
    told = 0;
    missed = 0;
    refused.length = 0;
    reported.length = 0;
    lit.length = 0;
    takenBack.length = 0;
    sent.length = 0;
    const fake = Object.assign(line, {
      send: (text: string) => sent.push(JSON.parse(text)),
      close: () => undefined,
    });
    table = new TableStore(() => fake as unknown as Line, {
      missed: () => (missed += 1),
      report: (spans) => reported.push(...spans.map(({ title }) => title.id)),
      pause: (toldEvent) => (toldEvent.rule === "QUICK" ? 0 : 500),
      together: (before, next) => before.rule === "TAX" && next.rule === "TAX",
      tell: (toldEvents) => {
        told += toldEvents.length;
        lit.push(table.showing?.toldEvent.rule ?? null);
      },
      refused: (reply) => refused.push(reply.type),
      myTurn: () => (turns += 1),
      takenBack: (seat) => takenBack.push(seat),
    });
    line.onopen?.();
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  const hear = (message: object): void => line.onmessage?.({ data: JSON.stringify(message) });
  const comeIn = (entry: number, over: Partial<Position> = {}): void =>
    hear({ ...welcome(entry, over), reply: sent[0]?.id });
  const mine = { actors: [0], legal: [{ move: "accept", message: { id: "none", args: {} } }] };

  it("shows what happened before it shows the position after it", async () => {
    comeIn(3);
    hear(update(4, mine, "A", "QUICK", "B"));
    expect(table.latest?.entry).toBe(4);
    expect(table.shown?.entry).toBe(3);
    expect(table.showing?.toldEvent.rule).toBe("A");
    expect(table.mine).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(table.showing?.toldEvent.rule).toBe("B");
    await vi.advanceTimersByTimeAsync(500);
    expect(table.showing).toBeNull();
    expect(table.shown?.entry).toBe(4);
    expect(table.mine).toBe(true);
    expect(told).toBe(3);
  });

  /** Events that say what they change: 1 point each for seat 1, and a piece on the table. */
  function scoring(entry: number, over: Partial<Position>, ...rules: string[]): Update {
    const told = update(entry, over, ...rules);
    told.entries[0]?.events.forEach((toldEvent, n) => {
      toldEvent.patch = { view: { pieces: { 1: [n + 1] } }, points: { 1: { gold: [n + 1] } } };
    });
    return told;
  }
  const before = {
    view: { pieces: [7, 0] } as Position["view"],
    points: [{ gold: 2 }, { gold: 0 }],
    scores: [2, 0],
  };
  const rulesTold = (): string[] =>
    table.entries.flatMap(({ events }) => events.map(({ rule }) => rule));

  it("lets log, board and scores follow the event that is shown", async () => {
    comeIn(0, before);
    const after = { ...before, ...mine, scores: [2, 3], points: [{ gold: 2 }, { gold: 3 }] };
    hear(scoring(1, after, "A", "B", "C"));
    expect(rulesTold()).toEqual(["A"]);
    expect(table.shown?.scores).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(500);
    expect(rulesTold()).toEqual(["A", "B"]);
    expect(table.shown?.scores).toEqual([2, 1]);
    expect(table.shown?.view).toEqual({ pieces: [7, 1] });
    expect(table.waitsForMe).toBe(false);
    expect(turns).toBe(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(rulesTold()).toEqual(["A", "B", "C"]);
    expect(table.shown?.scores).toEqual([2, 2]);
    await vi.advanceTimersByTimeAsync(500);
    expect(table.shown).toBe(table.latest);
    expect(table.shown?.scores).toEqual([2, 3]);
    expect(turns).toBe(1);
  });

  it("leaves no gap between two things that are told", async () => {
    comeIn(0);
    hear(update(1, {}, "A", "B"));
    hear(update(2, {}, "C"));
    await vi.advanceTimersByTimeAsync(1500);
    expect(lit).toEqual([null, "A", "B"]);
    expect(table.showing).toBeNull();
  });

  it("shows at once what belongs together", async () => {
    comeIn(0, before);
    hear(scoring(1, before, "TAX", "QUICK", "TAX", "B"));
    expect(rulesTold()).toEqual(["TAX", "QUICK", "TAX"]);
    expect(table.showing?.toldEvents.map(({ rule }) => rule)).toEqual(["TAX", "TAX"]);
    expect(table.showing?.duration).toBe(575); // longer, since there is more of it
    await vi.advanceTimersByTimeAsync(575);
    expect(rulesTold()).toEqual(["TAX", "QUICK", "TAX", "B"]);
    expect(table.shown?.scores).toEqual([2, 3]);
  });

  it("shows all of it when it is skipped, and goes on with what comes then", async () => {
    comeIn(0, before);
    hear(scoring(1, before, "A", "B"));
    hear(scoring(2, { ...before, scores: [2, 9] }, "C"));
    table.skip();
    expect(rulesTold()).toEqual(["A", "B", "C"]);
    expect(table.shown?.scores).toEqual([2, 9]);
    expect(table.telling).toBe(false);
    hear(scoring(3, before, "D"));
    expect(table.showing?.toldEvent.rule).toBe("D");
    await vi.advanceTimersByTimeAsync(500);
    expect(table.shown?.entry).toBe(3);
    expect(table.telling).toBe(false);
  });

  it("reports what has ended when it is told of it, not before", async () => {
    comeIn(0);
    const told = update(1, {}, "A", "B");
    const last = told.entries[0]?.events[1];
    if (last) last.report = [{ title: { id: "spring", args: {} }, changes: [], now: [] }];
    hear(told);
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(reported).toEqual(["spring"]);
  });

  it("does not take a long plan of my own for having been away", async () => {
    comeIn(0);
    const plan = Array.from({ length: 40 }, (_, n) => ({ ...toldEntry(n + 1, "A"), seat: 0 }));
    const last = { ...toldEntry(41, "EVENT", "BID"), seat: 0 };
    const quick = plan.map((one) => ({ ...one, events: toldEntry(0, "QUICK").events }));
    hear({ type: "update", reply: null, entries: [...quick, last], position: position(41) });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.showing?.toldEvent.rule).toBe("EVENT");
    await vi.advanceTimersByTimeAsync(500);
    expect(table.showing?.toldEvent.rule).toBe("BID");
    expect(missed).toBe(0);
  });

  it("lets the clock appear when all is told, as late as it is by then", async () => {
    comeIn(0);
    hear(update(1, { ...mine, seconds_left: 30 }, "A", "B"));
    expect(table.shown?.seconds_left).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.shown?.seconds_left).toBe(29);
    expect(table.mine).toBe(true);
  });

  it("skips to the present", async () => {
    comeIn(0);
    hear(update(1, {}, "A", "B"));
    hear(update(2, mine, "C"));
    table.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.shown?.entry).toBe(2);
    expect(table.showing).toBeNull();
  });

  it("calls a person once when the turn comes, also at the beginning", async () => {
    comeIn(0, mine);
    expect(turns).toBe(1);
    hear(update(1, mine, "QUICK"));
    await vi.advanceTimersByTimeAsync(0);
    expect(turns).toBe(1);
    hear(update(2, {}, "QUICK"));
    await vi.advanceTimersByTimeAsync(0);
    hear(update(3, mine, "QUICK"));
    await vi.advanceTimersByTimeAsync(0);
    expect(turns).toBe(2);
  });

  it("calls them again when another's turn came and went while something was told", async () => {
    comeIn(0, mine);
    hear(update(1, {}, "A"));
    hear(update(2, mine, "B"));
    hear(update(3, mine, "C"));
    expect(turns).toBe(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.shown?.entry).toBe(3);
    expect(turns).toBe(2);
  });

  it("does not make somebody who was away watch everything", async () => {
    comeIn(0);
    const entries = Array.from({ length: 40 }, (_, n) => toldEntry(n + 1, "A"));
    hear({ type: "update", reply: null, entries, position: position(40) });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.shown?.entry).toBe(40);
    expect(table.entries).toHaveLength(41);
    expect(missed).toBe(1);
  });

  it("shows everything to somebody who is there, however quick the others are", async () => {
    comeIn(0);
    for (let entry = 1; entry <= 20; entry += 1) hear(update(entry, {}, "A"));
    await vi.advanceTimersByTimeAsync(500 * 19);
    expect(table.shown?.entry).toBe(19);
    expect(missed).toBe(0);
  });

  it("forgets what was taken back, tells who did it, and keeps it for the log", () => {
    comeIn(5);
    const undone = (seat: number, undos: number): void =>
      hear({
        type: "undone",
        entry: 3,
        seat,
        entries: [toldEntry(4)],
        position: position(4, { undos }),
      });
    undone(0, 0);
    undone(1, 1);
    expect(takenBack).toEqual([0, 1]);
    expect(table.takenBack.map(({ after, seat }) => [after, seat])).toEqual([
      [3, 0],
      [3, 1],
    ]);
    expect(table.entries.map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 4]);
    expect(table.shown?.undos).toBe(1);
  });

  it("says when a rule forbids a move", async () => {
    comeIn(0, mine);
    const played = table.play(["accept"]);
    expect(table.busy).toBe(true);
    hear({
      type: "refused",
      reply: sent.at(-1)?.id,
      rule: "SHI-SHARE-09",
      message: { id: "none", args: {} },
    });
    expect(await played).toBe(false);
    expect(refused).toEqual(["refused"]);
    expect(table.busy).toBe(false);
  });

  it("looks back, and comes back to the present when asked to", async () => {
    comeIn(9);
    const looking = table.lookBack(4);
    hear({
      type: "past",
      reply: sent.at(-1)?.id,
      viewpoint: 0,
      last: 9,
      told: toldEntry(4),
      view: {},
      prompt: { id: "none", args: {} },
      actors: [],
      points: [],
    });
    await looking;
    expect(table.past?.told.entry).toBe(4);
    table.present();
    expect(table.past).toBeNull();
  });

  it("counts chat that has not been read", () => {
    comeIn(0);
    hear({ type: "chat", line: { number: 0, name: "Ii", seat: 1, text: "<b>", at: 0 } });
    expect(table.chat[0]?.text).toBe("<b>");
    expect(table.unread).toBe(1);
  });
});
