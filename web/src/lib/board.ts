// The contract between the table and the board of a game: see docs/web.md.
//
// A game's folder has a file `game.ts` whose default export is a `GameFace`. The table finds it by
// the game's id. A game without one has the plain board of `plain/`.

import type { Component } from "svelte";
import type { ToldEvent, LegalMove, Message } from "./messages";

/** Somebody at the table, ready to be drawn. */
export interface Player {
  seat: number;
  /** What the seat is called: a person's name, a bot's "Honda" or "Red", "Anna (you)". */
  called: string;
  /** The person's or the bot's own name. */
  name: string;
  kind: "open" | "person" | "bot";
  connected: boolean;
  me: boolean;
  /** The name of a crest, for <Crest>. */
  crest: string;
  /** The name of a colour: --seat-red and so on are CSS variables. */
  colour: string;
  /** Whether the table waits for this seat. */
  toMove: boolean;
}

/** How a seat is drawn and called. */
export interface Looks {
  /** The name of a crest. */
  crest: string;
  /** The name of a colour. */
  colour: string;
  /** The game's word for it, such as its colour; empty: none yet; left out: what the server says. */
  word?: string;
}

/** What to say in the reader's language. */
export interface Words {
  language: string;
  /** A message of the rules: prompts, moves, events, refusals. */
  say(message: Message): string;
  /** A message without arguments, by its id: `name("province-kanto")`. */
  name(id: string): string;
  /** A string of the client or of the board itself, with its arguments. */
  t(id: string, args?: Record<string, string | number>): string;
}

/** Why something cannot be done. */
export interface Reason {
  rule: string;
  text: string;
}

/** My moves by their names. */
export class LegalMoves {
  private readonly byName: ReadonlyMap<string, LegalMove>;

  constructor(readonly list: readonly LegalMove[]) {
    this.byName = new Map(list.map((legal) => [legal.move, legal]));
  }

  has(move: string): boolean {
    return this.byName.has(move);
  }

  get(move: string): LegalMove | undefined {
    return this.byName.get(move);
  }

  /** The rest of every name that begins with these words: `after("place ")`. */
  after(words: string): string[] {
    return this.list
      .filter(({ move }) => move.startsWith(words))
      .map(({ move }) => move.slice(words.length));
  }

  get empty(): boolean {
    return this.list.length === 0;
  }
}

/** What is being shown just now, before the next position is laid out. */
export interface Showing {
  toldEvent: ToldEvent;
  /** All that is shown at once with it, in the order in which it happened. */
  toldEvents: ToldEvent[];
  /** How long it is shown, in milliseconds; 0: at once. */
  duration: number;
  /** Different for each thing shown, to start an animation anew. */
  key: number;
}

/** What every component of a game is given. */
export interface BoardProps<View> {
  /** The position to draw: the present one, or a past one while looking back. */
  view: View;
  /** My seat; null for a spectator. While looking back: the viewpoint. */
  viewer: number | null;
  /** My moves now; empty when it is not my turn, while something is shown, and in the past. */
  legal: LegalMoves;
  /** Whether the present is shown, and may be played. */
  live: boolean;
  players: Player[];
  options: Record<string, string | number>;
  words: Words;
  showing: Showing | null;
  /** A place that a log line or a button points at, in the game's own words; null: none. */
  pointed: string | null;
  /**
   * Plays moves that are allowed; says which rule forbids those that are not. A single move is
   * known to be legal or not; of several, `likely` says whether it is worth while to ask first.
   */
  attempt(moves: string | string[], likely?: boolean): Promise<boolean>;
  /** Plays moves by their names: all of them, or none. False, and a toast, if they are refused. */
  play(moves: string[]): Promise<boolean>;
  /** Opens a sandbox at the present position and plays these moves there. */
  tryOut(moves: string[]): Promise<void>;
  /** The rule that forbids these moves; null if they are allowed. */
  why(moves: string[]): Promise<Reason | null>;
  /** Says why something is not possible, in a toast. */
  refuse(reason: Reason): void;
  /** Opens the rulebook at a rule. */
  openRule(rule: string): void;
}

/** `attempt`, made of the other answers of the table. */
export function attempting(
  table: Pick<BoardProps<unknown>, "legal" | "live" | "play" | "why" | "refuse">,
): BoardProps<unknown>["attempt"] {
  return async (moves, likely) => {
    const list = typeof moves === "string" ? [moves] : moves;
    if (!table.live) return false;
    const sure = likely ?? (list.length === 1 && table.legal.has(list[0] ?? ""));
    const reason = sure ? null : await table.why(list);
    if (reason) table.refuse(reason);
    return reason === null && table.play(list);
  };
}

/** What a seat did, in one line. */
export interface SinceLine {
  seat: number;
  text: string;
}

/** The two views of a game: its board, and one's own area. */
export type Place = "board" | "own";

/** What is heard at the table: few things, and the same in every game. */
export type Sound = "turn" | "cubes" | "coins" | "gong";

/** A game, as the table draws it. `View` is one of the views in messages.ts. */
export interface GameFace<View> {
  /** The board: an <svg>, inside <PanZoom> if it is large. It fills whatever area it gets. */
  Board: Component<BoardProps<View>>;
  /** One's own area: hand, planning board. On a phone it is the second view. */
  Own?: Component<BoardProps<View>>;
  /**
   * What the present decision is made with and confirmed by, in the action bar: compact, it wraps,
   * and never scrolls. What needs more room is played on Board or Own. A game without one has
   * its moves as buttons there.
   */
  Ask?: Component<BoardProps<View>>;
  /** A few figures of a seat, shown beside its crest; it gets the seat as well. */
  Seat?: Component<BoardProps<View> & { seat: number }>;
  looks(view: View, seat: number): Looks;
  /**
   * How long to show something at normal speed, in milliseconds; 0 to pass over it. A table of so
   * many players may be told faster.
   */
  pause(toldEvent: ToldEvent, players?: number): number;
  /** Whether something is shown at once with what came before it; left out: never. */
  together?(before: ToldEvent, next: ToldEvent): boolean;
  /** Hears all that is told to this page, as it is told and however fast: for what is told once. */
  told?(toldEvents: readonly ToldEvent[], seat: number | null): void;
  /** Whether something is told once and kept nowhere: the log leaves it out while the game runs. */
  momentary?(event: ToldEvent["event"]): boolean;
  /** What is heard while something is shown; null: nothing. */
  sound?(toldEvent: ToldEvent): Sound | null;
  /** The place on the board that an event belongs to, for `pointed`; null: none. */
  place(event: ToldEvent["event"]): string | null;
  /** The place on the board that a move belongs to, for `pointed`; null: none. */
  placeOfMove(move: string): string | null;
  /** The headline of the position: "Year 1, spring". */
  when(view: View, words: Words): string;
  /** What the end says of a seat besides its points: "out". Left out or empty: nothing. */
  fate?(view: View, seat: number, words: Words): string;
  /** Messages that would say nothing with the game's word for a seat: it is told by name there. */
  byName?: RegExp;
  /** On which of the two views the present decision is made. The board, unless said otherwise. */
  attention?(view: View): Place;
  /** On which of the two views what happens is seen. The board, unless said otherwise. */
  stage?(view: View): Place;
  /** The name of one's own area, for its tab: "Plan", "Hand". "Mine", unless said otherwise. */
  ownTitle?(view: View, words: Words): string;
  /** Where one's own area stands on a wide page: below the board, unless said otherwise. */
  ownStands?: "below" | "beside";
  /** On a tall page it is as high as it needs, instead of half of the page. */
  ownFits?: boolean;
  /** From how many pixels on a column stands beside the board; 1000 unless said otherwise. */
  beside?: number;
  /**
   * Lays moves on my board for review, as if I had put them together: nothing is played. False where
   * there is nothing to lay them on: the table then asks whether to play them.
   */
  lay?(moves: readonly string[], props: BoardProps<View>): boolean;
  /**
   * What the others did since my last move, in a line for each: for somebody who was away, or who
   * skipped the telling. Left out: nothing is told after skipping, and all of it after being away.
   */
  since?(events: readonly ToldEvent[], words: Words, viewer: number | null): SinceLine[];
  /** Whether Ask, Own and Board play every decision, so that the list of moves may be folded away. */
  plays(view: View): boolean;
}
