// A table as this page knows it: what the server has told, what is shown of it, and what is asked.

import type { Reason, Showing } from "./board";
import { type TakenBack, takenBackOf } from "./lines";
import { patched } from "./patch";
import type {
  Advice,
  Analysis,
  Answer,
  Chapter,
  ChatLine,
  ToldEvent,
  PassOffer,
  PastEntry,
  Position,
  SeatFacts,
  ServerMessage,
  Sight,
  Span,
  Standings,
  ToldEntry,
  TableFacts,
} from "./messages";
import { type Hooks, type Line, type Reply, type Status, TableSocket } from "./socket";

/** So many entries of others at once are not shown one by one: somebody comes back from being away. */
const MOST_SHOWN = 12;
/** Nobody waits for more than so many things to be shown: then the table is too far ahead. */
const MOST_WAITING = 40;

export interface Presenter {
  /** How long something is shown, in milliseconds. */
  pause(toldEvent: ToldEvent): number;
  /** Whether something is shown together with what came before it. */
  together(before: ToldEvent, next: ToldEvent): boolean;
  /** Something a screen reader shall say. */
  tell(toldEvents: ToldEvent[]): void;
  /** Something has ended, and this is what it brought. */
  report(spans: Span[]): void;
  /** Something was passed over and not shown: nobody looked, or there was too much of it. */
  missed(): void;
  /** A refusal or an error, as words. */
  refused(reply: Reply): void;
  /** The table waits for me now, and did not before. */
  myTurn(): void;
  /** A seat has taken a decision back. */
  takenBack(seat: number): void;
}

interface News {
  entries: ToldEntry[];
  position: Position;
}

/** What is shown at once: some events of an entry that follow each other. */
export interface Moment {
  toldEvents: ToldEvent[];
  duration: number;
}

/** What is shown at once takes longer, the more of it there is. */
const MORE = 0.15;

/** The events of an entry as moments; what is passed over comes with what came before it. */
export function momentsOf(
  toldEvents: readonly ToldEvent[],
  { pause, together }: Pick<Presenter, "pause" | "together">,
): Moment[] {
  const moments: Moment[] = [];
  let open: Moment | null = null; // may still take something in
  let before: ToldEvent | null = null; // the last one that is not passed over
  for (const toldEvent of toldEvents) {
    const duration = toldEvent.told_by_next ? 0 : pause(toldEvent);
    const joins = before !== null && duration > 0 && together(before, toldEvent);
    if (!open || (open.duration > 0 && duration > 0 && !joins)) {
      open = { toldEvents: [], duration: 0 };
      moments.push(open);
    }
    open.toldEvents.push(toldEvent);
    const [longer, shorter] = [open.duration, duration].sort((a, b) => b - a) as [number, number];
    open.duration = longer + MORE * shorter;
    if (duration > 0) before = toldEvent;
  }
  return moments;
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
  /** What has happened, as far as it has been shown. */
  entries = $state.raw<ToldEntry[]>([]);
  /** What was taken back since this page was opened: the log of the server forgets it. */
  takenBack = $state.raw<TakenBack[]>([]);
  /** Whether something is being told: what is asked comes after it. */
  telling = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  undo = $state(0);
  /** What I may pass in advance, and have. */
  passes = $state.raw<readonly PassOffer[]>([]);
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
  /** What has happened, as far as the server has told. */
  private heard: ToldEntry[] = [];
  /** When it told the last of it, in milliseconds: clocks run from then on. */
  private heardAt = 0;
  private queue: News[] = [];
  /** Rises whenever what is being told is given up: the present is shown at once. */
  private jumps = 0;
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
    this.jump();
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

  /** Whether the table waits for me, and I have seen what for. */
  get waitsForMe(): boolean {
    const position = this.shown;
    if (this.seat === null || position === null || position !== this.latest) return false;
    return position.actors.includes(this.seat);
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

  /** Gives a pass in advance, or takes it back. */
  readonly givePass = async (what: string, given: boolean): Promise<boolean> =>
    this.accepted(await this.socket.ask({ type: "pass", what, given }));

  /** To all, or to the person in a seat alone. */
  async say(text: string, to: number | null = null): Promise<boolean> {
    return this.accepted(await this.socket.ask({ type: "say", text, to }));
  }

  /** A phrase of the game, with what stands in its slots. */
  async sayPhrase(
    phrase: string,
    slots: Record<string, string | number>,
    to: number | null,
  ): Promise<boolean> {
    return this.accepted(await this.socket.ask({ type: "phrase", phrase, slots, to }));
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

  /** Where years or rounds begin, as these eyes count; none where the game counts neither. */
  async contents(viewpoint: number | "own" | "spectator"): Promise<Chapter[]> {
    const reply = await this.socket.ask({ type: "chapters", viewpoint });
    return reply.type === "contents" ? reply.chapters : [];
  }

  /** What is counted and still to be scored after an entry; null if there is no answer. */
  async standings(
    entry: number,
    viewpoint: number | "own" | "spectator" = "own",
  ): Promise<Standings | null> {
    const reply = await this.socket.ask({ type: "standings", entry, viewpoint });
    return reply.type === "standings" ? reply.standings : null;
  }

  /** The last entry there is from a viewpoint; null if it is not open. */
  async lastFor(viewpoint: number | "own" | "spectator"): Promise<number | null> {
    const reply = await this.socket.ask({ type: "look-back", entry: 0, viewpoint });
    if (reply.type === "past") return reply.last;
    this.accepted(reply);
    return null;
  }

  /** What an expert would do; null, and a toast, if there is no answer. */
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
        this.chat = message.chat;
        this.past = null;
        this.settleOn(message.entries, message.position);
        break;
      case "update":
        this.heard = [...this.heard, ...message.entries];
        this.latest = message.position;
        // A turn that came and went while others were told is over: the next one is called again.
        if (!message.position.actors.includes(this.seat ?? -1)) this.wasMine = false;
        this.undo = message.position.undo;
        this.passes = message.position.passes;
        this.heardAt = Date.now();
        this.queue.push({ entries: message.entries, position: message.position });
        void this.show();
        break;
      case "undone":
        this.takenBack = [
          ...this.takenBack.filter(({ after }) => after <= message.entry),
          takenBackOf(
            message.entry,
            message.seat,
            this.heard.filter(({ entry }) => entry > message.entry),
          ),
        ];
        this.settleOn(
          [...this.heard.filter(({ entry }) => entry <= message.entry), ...message.entries],
          message.position,
        );
        this.presenter.takenBack(message.seat);
        break;
      case "passes":
        this.passes = message.passes;
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

  private settleOn(entries: ToldEntry[], position: Position | null): void {
    this.jump();
    this.heard = entries;
    this.entries = entries;
    this.latest = position;
    this.shown = position;
    this.undo = position?.undo ?? 0;
    this.passes = position?.passes ?? [];
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
    if (!this.telling) return;
    this.jump();
    this.entries = this.heard;
    this.shown = this.latest;
    this.settleClock();
    this.noticeTurn();
  }

  private jump(): void {
    this.jumps += 1;
    this.queue = [];
    this.telling = false;
    this.showing = null;
    this.stop?.();
  }

  private async show(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    const jumps = this.jumps;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      const before = this.entries;
      if (this.isTooMuch(news)) {
        this.presenter.tell(news.entries.flatMap((told) => told.events));
        this.presenter.missed();
      } else {
        for (const told of news.entries) await this.showEntry(told, jumps);
      }
      if (jumps !== this.jumps) return;
      this.entries = [...before, ...news.entries];
      this.shown = news.position;
    }
    // Only now: a board that follows what is told would take a gap for the end of it.
    this.showing = null;
    this.telling = false;
    this.settleClock();
    this.noticeTurn();
  }

  /** Whether nobody looks, or so much of others has come at once that nobody watches it. */
  private isTooMuch({ entries }: News): boolean {
    const shown = entries.filter(
      ({ seat, events }) =>
        seat !== this.seat && events.some((one) => this.presenter.pause(one) > 0),
    );
    return shown.length > MOST_SHOWN || this.queue.length > MOST_WAITING || document.hidden;
  }

  /** Event after event: the line is written, then it is shown, then the table lies as it says. */
  private async showEntry(told: ToldEntry, jumps: number): Promise<void> {
    const before = this.entries;
    const events: ToldEvent[] = [];
    for (const { toldEvents, duration } of momentsOf(told.events, this.presenter)) {
      if (jumps !== this.jumps) return;
      events.push(...toldEvents);
      this.entries = [...before, { ...told, events: [...events] }];
      this.presenter.tell(toldEvents);
      if (duration > 0) {
        this.showing = { ...chiefOf(toldEvents, this.presenter), duration, key: ++this.keys };
        for (const { report } of toldEvents) if (report) this.presenter.report(report);
        await this.pause(duration);
        if (jumps !== this.jumps) return;
      }
      this.lay(toldEvents);
    }
    this.entries = [...before, told];
  }

  /** Lay the table out as it is after some events, as far as they say what they change. */
  private lay(toldEvents: readonly ToldEvent[]): void {
    const position = this.shown;
    const patches = toldEvents.flatMap(({ patch }) => (patch ? [patch] : []));
    if (!position || !patches.length) return;
    const { view, points } = patches.reduce<Sight>(patched, position);
    const scores = scoresOf(points);
    // Between two decisions nobody is asked.
    this.shown = { ...position, view, points, scores, actors: [], legal: [], seconds_left: null };
  }

  /** A clock has run on while things were shown. */
  private settleClock(): void {
    const position = this.latest;
    if (position?.seconds_left == null || position !== this.shown) return;
    const left = Math.max(0, position.seconds_left - (Date.now() - this.heardAt) / 1000);
    this.latest = this.shown = { ...position, seconds_left: left };
  }

  /** Waits; whoever jumps to the present cuts it short. */
  private pause(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const over = (): void => {
        clearTimeout(timer);
        this.stop = null;
        resolve();
      };
      const timer = setTimeout(over, duration);
      this.stop = over;
    });
  }
}

/** What each seat has, by what its points come from. */
export function scoresOf(points: Sight["points"]): number[] {
  return points.map((row) => Object.values(row).reduce((sum, one) => sum + one, 0));
}

/** Of what is shown at once, what is shown longest; the first of those. */
export function chiefOf(
  toldEvents: ToldEvent[],
  { pause }: Pick<Presenter, "pause">,
): Pick<Showing, "toldEvent" | "toldEvents"> {
  const told = toldEvents.filter((one) => !one.told_by_next && pause(one) > 0);
  const toldEvent = told.reduce((best, one) => (pause(one) > pause(best) ? one : best));
  return { toldEvent, toldEvents: told };
}

/** What an answer to `why-not` says, as a reason; null if nothing forbids the moves. */
export function reasonOf(answer: Answer | null, say: (answer: Answer) => string): Reason | null {
  if (!answer?.rule) return null;
  return { rule: answer.rule, text: say(answer) };
}
