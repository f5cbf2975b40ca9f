// One socket at a table. It comes back by itself, asks only for what it missed, and sends again
// what was never answered: every message has an id, so that a retry does no harm. A line that says
// nothing is asked whether it lives, since a dead one may stay open for minutes.

import type { ClientMessage, Enter, ServerMessage } from "./messages";

export type Status = "connecting" | "open" | "lost" | "closed";

/** A client message before it has its id. */
type WithoutId<M> = M extends { id: string } ? Omit<M, "id"> : never;
export type Request = WithoutId<Exclude<ClientMessage, Enter>>;
export type Reply = Extract<ServerMessage, { reply: string | null }>;

/** What is used of a WebSocket: a test brings its own. */
export type Line = Pick<WebSocket, "onmessage" | "onopen" | "onclose" | "send" | "close">;

export interface Hooks {
  /** Where to go on from: the last entry seen and the number of undos; null: from nothing. */
  where(): { since: number; undos: number } | null;
  message(message: ServerMessage): void;
  /** What was told so far was for other eyes. */
  forget(): void;
  status(status: Status): void;
}

/** The server's code: there is no such table. */
const NO_TABLE = 4004;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** A line that was silent for so long is asked, and is dead if it stays silent for so long again. */
export const SILENCE = 2000;
export const ANSWER = 2200;
/** A line that does not even open, or let one in, within this time is given up. */
export const OPENING = 8000;

interface Waiting {
  /** What was asked, without its id: the same click again is no second one. */
  what: string;
  text: string;
  answer: Promise<Reply>;
  resolve: (reply: Reply) => void;
}

export class TableSocket {
  private line: Line | null = null;
  private entered = false;
  private entering = "";
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private watch: ReturnType<typeof setTimeout> | null = null;
  private ended = false;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly hooks: Hooks,
    private readonly connect: () => Line,
    private readonly newId: () => string = randomId,
  ) {}

  open(): void {
    if (this.ended || this.line) return;
    this.hooks.status(this.entering ? "lost" : "connecting");
    const line = this.connect();
    this.line = line;
    this.entered = false;
    this.watchOver(OPENING, () => this.giveUp());
    line.onopen = () => {
      this.entering = this.newId();
      const where = this.hooks.where();
      line.send(JSON.stringify({ type: "enter", id: this.entering, ...where }));
    };
    line.onmessage = (event) => {
      if (this.line === line) this.read(String(event.data));
    };
    line.onclose = (event) => {
      if (this.line !== line) return;
      this.line = null;
      this.rest();
      if (event.code === NO_TABLE) this.end();
      else this.comeBack();
    };
  }

  /** Sends something and waits for its answer, over as many connections as it takes. */
  ask(request: Request): Promise<Reply> {
    const what = JSON.stringify(request);
    const same = [...this.waiting.values()].find((other) => other.what === what);
    if (same) return same.answer;
    const id = this.newId();
    const text = JSON.stringify({ ...request, id });
    let resolve: (reply: Reply) => void = () => undefined;
    const answer = new Promise<Reply>((settled) => (resolve = settled));
    this.waiting.set(id, { what, text, answer, resolve });
    if (this.entered) this.line?.send(text);
    return answer;
  }

  /** Try again now, instead of after the pause. */
  hurry(): void {
    if (this.line || this.ended) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.open();
  }

  /** Come in again as somebody else: a line that was opened by a stranger stays a stranger's. */
  reenter(): void {
    const line = this.line;
    this.line = null;
    line?.close();
    this.hooks.forget();
    this.hurry();
  }

  close(): void {
    this.ended = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.rest();
    const line = this.line;
    this.line = null;
    line?.close();
  }

  /** Ask the line now whether it lives: the network has changed, or somebody has come back. */
  check(): void {
    if (!this.entered) return;
    this.line?.send(JSON.stringify({ type: "ping", id: this.newId() }));
    this.watchOver(ANSWER, () => this.giveUp());
  }

  private watchOver(time: number, then: () => void): void {
    this.rest();
    this.watch = setTimeout(then, time);
  }

  private rest(): void {
    if (this.watch !== null) clearTimeout(this.watch);
    this.watch = null;
  }

  /** The line is dead, whatever it says of itself: nobody waits for it to close. */
  private giveUp(): void {
    const line = this.line;
    this.line = null;
    this.entered = false;
    this.rest();
    line?.close();
    this.comeBack();
  }

  private end(): void {
    this.ended = true;
    this.hooks.status("closed");
  }

  private comeBack(): void {
    if (this.ended) return;
    this.hooks.status("lost");
    // A little chance keeps a thousand clients from coming back in the same moment.
    const pause = this.wait * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), pause);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private read(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (this.entered) this.watchOver(SILENCE, () => this.check());
    if (message.type === "pong") return;
    if (!this.entered && "reply" in message && message.reply === this.entering) {
      this.enteredNow(message);
      return;
    }
    this.hooks.message(message);
    if ("reply" in message && message.reply !== null) this.settle(message.reply, message);
  }

  private enteredNow(message: Reply): void {
    if (message.type === "error") {
      this.hooks.message(message);
      return;
    }
    this.entered = true;
    this.wait = FIRST_WAIT;
    this.watchOver(SILENCE, () => this.check());
    this.hooks.message(message);
    this.hooks.status("open");
    for (const { text } of this.waiting.values()) this.line?.send(text);
  }

  private settle(id: string, reply: Reply): void {
    const found = this.waiting.get(id);
    if (!found) return;
    this.waiting.delete(id);
    found.resolve(reply);
  }
}

/** Also where crypto.randomUUID is missing: in a local network without https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a table's socket, beside the page's own. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
