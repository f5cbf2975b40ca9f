import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../src/lib/messages";
import {
  ANSWER,
  type Line,
  OPENING,
  randomId,
  SILENCE,
  type Status,
  TableSocket,
} from "../src/lib/socket";

class FakeLine {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; id: string; [key: string]: unknown }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("the socket of a table", () => {
  let lines: FakeLine[];
  let heard: ServerMessage[];
  let statuses: Status[];
  let where: { since: number; undos: number } | null;
  let forgotten: number;
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    heard = [];
    statuses = [];
    where = null;
    forgotten = 0;
    let next = 0;
    socket = new TableSocket(
      {
        where: () => where,
        message: (message) => heard.push(message),
        forget: () => (forgotten += 1),
        status: (status) => statuses.push(status),
      },
      () => {
        const line = new FakeLine();
        lines.push(line);
        return line as unknown as Line;
      },
      () => `m${++next}`,
    );
    socket.open();
  });

  afterEach(() => vi.useRealTimers());

  function last(): FakeLine {
    const line = lines.at(-1);
    if (!line) throw new Error("no line");
    return line;
  }

  function enter(reply: object = { type: "welcome" }): void {
    last().onopen?.();
    last().hear({ ...reply, reply: last().sent[0]?.id });
  }

  it("enters first, then sends", async () => {
    const answer = socket.ask({ type: "say", text: "hello" });
    last().onopen?.();
    expect(last().sent.map((message) => message.type)).toEqual(["enter"]);
    last().hear({ type: "welcome", reply: "m2" });
    expect(last().sent.map((message) => message.type)).toEqual(["enter", "say"]);
    last().hear({ type: "acknowledged", reply: "m1", entry: 0 });
    expect((await answer).type).toBe("acknowledged");
    expect(statuses).toEqual(["connecting", "open"]);
  });

  it("comes back, asks for what is missing and repeats what was not answered under its old id", async () => {
    enter();
    const answer = socket.ask({ type: "play", moves: ["accept"] });
    const id = last().sent[1]?.id;
    where = { since: 7, undos: 1 };
    last().onclose?.({ code: 1006 });
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(lines).toHaveLength(2);
    enter({ type: "update", entries: [] });
    expect(last().sent[0]).toMatchObject({ type: "enter", since: 7, undos: 1 });
    expect(last().sent[1]).toMatchObject({ type: "play", moves: ["accept"], id });
    last().hear({ type: "acknowledged", reply: id, entry: 8 });
    expect((await answer).type).toBe("acknowledged");
    expect(statuses.at(-1)).toBe("open");
  });

  it("waits longer each time, and not at all when told to hurry", () => {
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(600);
    expect(lines).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(590);
    expect(lines).toHaveLength(2);
    socket.hurry();
    expect(lines).toHaveLength(3);
    vi.advanceTimersByTime(OPENING - 1); // the timer that was hurried does nothing any more
    expect(lines).toHaveLength(3);
  });

  it("enters anew, with nothing remembered, when it sees with other eyes", () => {
    enter();
    socket.reenter();
    expect(forgotten).toBe(1);
    expect(lines).toHaveLength(2);
  });

  it("notices within five seconds that nobody answers, and comes back", () => {
    enter();
    const before = last();
    vi.advanceTimersByTime(SILENCE);
    expect(before.sent.at(-1)?.type).toBe("ping");
    vi.advanceTimersByTime(ANSWER);
    expect(SILENCE + ANSWER).toBeLessThan(4500);
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(lines).toHaveLength(2);
    before.hear({ type: "chat", line: { number: 1 } });
    expect(heard.map(({ type }) => type)).toEqual(["welcome"]); // a dead line is not listened to
    enter({ type: "update", entries: [] });
    expect(statuses.at(-1)).toBe("open");
  });

  it("asks a silent line only, and is content with any answer", () => {
    enter();
    for (let n = 0; n < 10; n += 1) {
      vi.advanceTimersByTime(SILENCE - 1);
      last().hear({ type: "chat", line: { number: n } });
    }
    expect(last().sent.map(({ type }) => type)).toEqual(["enter"]);
    for (let n = 0; n < 5; n += 1) {
      vi.advanceTimersByTime(SILENCE);
      last().hear({ type: "pong", reply: last().sent.at(-1)?.id });
    }
    expect(last().sent.filter(({ type }) => type === "ping")).toHaveLength(5);
    expect(heard.filter(({ type }) => type === "pong")).toEqual([]);
    expect(statuses.at(-1)).toBe("open");
    expect(lines).toHaveLength(1);
  });

  it("does not wait for ever for a line to open", () => {
    vi.advanceTimersByTime(OPENING);
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(lines).toHaveLength(2);
  });

  it("plays a click once, however often it is clicked while it waits", async () => {
    enter();
    last().onclose?.({ code: 1006 });
    const clicks = [1, 2, 3].map(() => socket.ask({ type: "play", moves: ["accept"] }));
    void socket.ask({ type: "say", text: "hello?" });
    vi.advanceTimersByTime(600);
    enter({ type: "update", entries: [] });
    expect(last().sent.map(({ type }) => type)).toEqual(["enter", "play", "say"]);
    last().hear({ type: "acknowledged", reply: last().sent[1]?.id, entry: 8 });
    expect(new Set((await Promise.all(clicks)).map(({ type }) => type))).toEqual(
      new Set(["acknowledged"]),
    );
    void socket.ask({ type: "play", moves: ["accept"] }); // answered: the next one is another
    expect(last().sent).toHaveLength(4);
  });

  it("gives up a table that does not exist", () => {
    last().onclose?.({ code: 4004 });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(statuses.at(-1)).toBe("closed");
  });

  it("passes on what nobody asked for", () => {
    enter();
    last().hear({ type: "chat", line: { number: 1 } });
    expect(heard.map((message) => message.type)).toEqual(["welcome", "chat"]);
  });
});

it("makes ids that differ and fit into a message", () => {
  const ids = new Set(Array.from({ length: 200 }, randomId));
  expect(ids.size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
});
