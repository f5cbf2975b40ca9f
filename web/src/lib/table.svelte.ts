// A table as this page knows it: what the server has told, what is shown of it, and what is asked.

import type { Reason, Showing } from "./board";
import type {
  Advice,
  Analysis,
  Answer,
  ChatLine,
  ToldEvent,
  PastEntry,
  Position,
  SeatFacts,
  ServerMessage,
  ToldEntry,
  TableFacts,
} from "./messages";
import { type Hooks, type Line, type Reply, type Status, TableSocket } from "./socket";

/** So many steps at once are not shown one by one: somebody comes back from being away. */
const MOST_SHOWN = 12;
/** Nobody waits for more than so many things to be shown: then the table is too far ahead. */
const MOST_WAITING = 40;

export interface Presenter {
  /** How long something is shown, in milliseconds. */
  pause(toldEvent: ToldEvent): number;
  /** Something a screen reader shall say. */
  tell(toldEvents: ToldEvent[]): void;
  /** Something was passed over and not shown: nobody looked, or there was too much of it. */
  missed(): void;
  /** A refusal or an error, as words. */
  refused(reply: Reply): void;
  /** The table waits for me now, and did not before. */
  myTurn(): void;
  /** Another seat has taken a decision back. */
  takenBack(seat: number): void;
}

interface News {
  steps: ToldEntry[];
  position: Position;
}

export class TableStore {
  facts = $state.raw<TableFacts | null>(null);
  seat = $state.raw<number | null>(null);
  seats = $state.raw<SeatFacts[]>([]);
  /** The last position the server told of. */
  latest = $state.raw<Position | null>(null);
  /** The position on the board: behind the last one while things are being shown. */
  shown = $state.raw<Position | null>(null);
  showing = $state.raw<Showing | null>(null);
  steps = $state.raw<ToldEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  undo = $state(0);
  status = $state<Status>("connecting");
  /** Why the server closed the table for us: the code of its error. */
  closedBy = $state("");
  past = $state.raw<PastEntry | null>(null);
  busy = $state(false);
  /** How much of an analysis is done, from 0 to 1. */
  progress = $state(0);
  /** The last analysis there was. */
  looked = $state.raw<Analysis | null>(null);

  private readonly socket: TableSocket;
  private queue: News[] = [];
  private running = false;
  private stop: (() => void) | null = null;
  private keys = 0;
  private wasMine = false;
  /** What is known is for other eyes, and is asked for anew; it stays on the board until then. */
  private stale = false;

  constructor(
    connect: () => Line,
    private readonly presenter: Presenter,
  ) {
    const hooks: Hooks = {
      where: () => {
        const position = this.stale ? null : this.latest;
        return position ? { since: position.entry, undos: position.undos } : null;
      },
      message: (message) => this.hear(message),
      forget: () => (this.stale = true),
      status: (status) => (this.status = status),
    };
    this.socket = new TableSocket(hooks, connect);
    this.socket.open();
  }

  close(): void {
    this.queue = [];
    this.stop?.();
    this.socket.close();
  }

  hurry(): void {
    this.socket.hurry();
  }

  reenter(): void {
    this.socket.reenter();
  }

  /** Whether I may act now, on what is shown. */
  get mine(): boolean {
    const position = this.shown;
    return position !== null && position === this.latest && position.legal.length > 0;
  }

  /** Whether the table waits for me. */
  get waitsForMe(): boolean {
    return this.seat !== null && (this.latest?.actors.includes(this.seat) ?? false);
  }

  // Asking

  async play(moves: string[]): Promise<boolean> {
    return this.settle({ type: "play", moves });
  }

  async order(words: string): Promise<boolean> {
    return this.settle({ type: "order", words });
  }

  async takeBack(): Promise<boolean> {
    return this.settle({ type: "undo" });
  }

  async say(text: string): Promise<boolean> {
    const reply = await this.socket.ask({ type: "say", text });
    return this.accepted(reply);
  }

  async whyNot(moves: string[]): Promise<Answer | null> {
    const reply = await this.socket.ask({ type: "why-not", moves });
    return reply.type === "answer" ? reply : null;
  }

  async lookBack(entry: number, viewpoint: number | "own" | "spectator" = "own"): Promise<void> {
    const reply = await this.socket.ask({ type: "look-back", entry, viewpoint });
    if (reply.type === "past") this.past = reply;
    else this.accepted(reply);
  }

  /** The last entry there is from a viewpoint; null if it is not open. */
  async lastFor(viewpoint: number | "own" | "spectator"): Promise<number | null> {
    const reply = await this.socket.ask({ type: "look-back", entry: 0, viewpoint });
    if (reply.type === "past") return reply.last;
    this.accepted(reply);
    return null;
  }

  /** What a daimyo would do; null, and a toast, if there is no answer. */
  async hint(): Promise<Advice | null> {
    const reply = await this.socket.ask({ type: "hint" });
    if (reply.type === "advice") return reply;
    this.accepted(reply);
    return null;
  }

  /** A finished game with the eyes of a seat; `progress` tells how far it is. */
  async analyse(seat: number): Promise<void> {
    this.progress = 0;
    const reply = await this.socket.ask({ type: "analyse", seat });
    if (reply.type === "analysis") this.looked = reply;
    else this.accepted(reply);
  }

  present(): void {
    this.past = null;
  }

  private async settle(
    request:
      { type: "play"; moves: string[] } | { type: "order"; words: string } | { type: "undo" },
  ): Promise<boolean> {
    this.busy = true;
    try {
      return this.accepted(await this.socket.ask(request));
    } finally {
      this.busy = false;
    }
  }

  private accepted(reply: Reply): boolean {
    if (reply.type !== "refused" && reply.type !== "error") return true;
    this.presenter.refused(reply);
    return false;
  }

  // Hearing

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.stale = false;
        this.facts = message.table;
        this.seat = message.seat;
        this.seats = message.seats;
        this.steps = message.steps;
        this.chat = message.chat;
        this.queue = [];
        this.stop?.();
        this.past = null;
        this.settleOn(message.position);
        break;
      case "update":
        this.steps = [...this.steps, ...message.steps];
        this.latest = message.position;
        this.undo = message.position.undo;
        this.queue.push({ steps: message.steps, position: message.position });
        void this.show();
        break;
      case "undone":
        this.queue = [];
        this.stop?.();
        this.steps = [
          ...this.steps.filter(({ entry }) => entry <= message.entry),
          ...message.steps,
        ];
        this.settleOn(message.position);
        if (message.seat !== this.seat) this.presenter.takenBack(message.seat);
        break;
      case "seats":
        this.seats = message.seats;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        break;
      case "progress":
        this.progress = message.done;
        break;
      case "error":
        if (message.reply === null || this.status === "connecting") this.closedBy = message.code;
        break;
    }
  }

  private settleOn(position: Position | null): void {
    this.latest = position;
    this.shown = position;
    this.undo = position?.undo ?? 0;
    this.noticeTurn();
  }

  private noticeTurn(): void {
    const mine = this.waitsForMe;
    if (mine && !this.wasMine) this.presenter.myTurn();
    this.wasMine = mine;
  }

  // Showing

  /** Everything that waits to be shown, at once. */
  skip(): void {
    this.queue = [];
    this.stop?.();
  }

  private async show(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      const toldEvents = news.steps.flatMap((step) => step.events);
      this.presenter.tell(toldEvents);
      const many = news.steps.length > MOST_SHOWN || this.queue.length > MOST_WAITING;
      if (many || document.hidden) this.presenter.missed();
      else await this.showEach(toldEvents);
      // Skipping or a new welcome may have gone further already.
      const over = this.latest !== null && news.position.entry < (this.shown?.entry ?? -1);
      if (!over) this.shown = news.position;
    }
    this.running = false;
    this.shown = this.latest;
    this.noticeTurn();
  }

  private async showEach(toldEvents: ToldEvent[]): Promise<void> {
    for (const toldEvent of toldEvents) {
      const duration = toldEvent.told_by_next ? 0 : this.presenter.pause(toldEvent);
      if (duration <= 0) continue;
      this.showing = { toldEvent, duration, key: ++this.keys };
      const skipped = await this.pause(duration);
      if (skipped) break;
    }
    this.showing = null;
  }

  /** True if the pause was cut short. */
  private pause(duration: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.finish(resolve, false), duration);
      this.stop = () => {
        clearTimeout(timer);
        this.finish(resolve, true);
      };
    });
  }

  private finish(resolve: (skipped: boolean) => void, skipped: boolean): void {
    this.stop = null;
    this.showing = null;
    resolve(skipped);
  }
}

/** What an answer to `why-not` says, as a reason; null if nothing forbids the moves. */
export function reasonOf(answer: Answer | null, say: (answer: Answer) => string): Reason | null {
  if (!answer?.rule) return null;
  return { rule: answer.rule, text: say(answer) };
}
