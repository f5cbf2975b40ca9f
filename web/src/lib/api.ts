// The HTTP side of the server: shelf, tables, seats, logs. Types as in src/bakufu/server/forms.py.

import type { Message } from "./messages";

export type OptionValue = string | number;

export interface OptionForm {
  name: string;
  values: OptionValue[];
  default: OptionValue | null;
  rule: string;
  effect: string;
  between: [number, number] | null;
  numbers: number;
  group: "module" | "table" | "detail";
  /** It does something only where these other options have these values. */
  beside: Record<string, OptionValue>;
  /** By value: what other options become with it. */
  brings: Record<string, Record<string, OptionValue>>;
}

export interface GameForm {
  id: string;
  title: string;
  /** The title in Japanese; empty: none. */
  kanji: string;
  /** By language: a sentence or two. */
  about: Record<string, string>;
  rules_version: number;
  players: number[];
  usual_players: number;
  options: OptionForm[];
  bots: string[];
  /** Names that levels had before, with those they have now. */
  former_bots: Record<string, string>;
  languages: string[];
}

export interface SeatForm {
  seat: number;
  name: string;
  kind: "open" | "person" | "bot";
  bot: string | null;
  free: boolean;
  me: boolean;
}

export interface TableForm {
  id: string;
  game: string;
  title: string;
  kind: "game" | "sandbox" | "replay";
  phase: "gathering" | "running" | "over";
  private: boolean;
  options: Record<string, OptionValue>;
  clock: number | null;
  hints: boolean;
  created: number;
  seats: SeatForm[];
  seat: number | null;
  host: boolean;
  sandbox_of: string | null;
  rematch: string | null;
  /** By language: how far the game is; empty before it begins. */
  when: Record<string, string>;
  /** The seats the table waits for. */
  turn: number[];
  /** Once the game is over. */
  scores: number[];
  winners: number[];
}

/** A sentence for others: the message GAME-phrase-ID, and what may stand in its slots. */
export interface PhraseForm {
  id: string;
  slots: SlotForm[];
}

export interface SlotForm {
  name: string;
  /** "player", "number" or a kind of the game's own. */
  kind: string;
  /** Each word to send, with the argument of the sentence. */
  values: Record<string, string>;
  least: number;
  most: number;
}

/** What a summary tells in numbers; each game has its own. */
export interface NumbersForm {
  numbers: unknown;
  /** Tables of printed numbers that are replaced by the table's own. */
  house: string[];
}

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: string[];
  private: boolean;
  clock: number | null;
  hints: boolean;
}

/** What the server could not do, and why. */
export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string | null,
    readonly said: Message | null,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (typeof body === "string") {
    init.body = body;
    init.headers = { "Content-Type": "text/plain" };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiProblem("no-server", "the server does not answer", null, null);
  }
  const plain = response.headers.get("Content-Type")?.startsWith("text/") ?? false;
  const found: unknown = plain ? await response.text() : await response.json().catch(() => null);
  if (response.ok) return found as T;
  const problem = (found ?? {}) as {
    code?: string;
    text?: string;
    rule?: string | null;
    message?: Message | null;
  };
  throw new ApiProblem(
    problem.code ?? "internal",
    problem.text ?? response.statusText,
    problem.rule ?? null,
    problem.message ?? null,
  );
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => ask<{ name: string | null }>("GET", "/me"),
  callMe: (name: string) => ask<{ name: string }>("PUT", "/me", { name }),
  games: () => ask<GameForm[]>("GET", "/games"),
  game: (id: string) => ask<GameForm>("GET", `/games/${encodeURIComponent(id)}`),
  /** The Fluent files of a game's rules. */
  words: async (game: string, language: string): Promise<string[]> => {
    const path = `/games/${encodeURIComponent(game)}/words/${language}`;
    const { catalogues } = await ask<{ catalogues: Record<string, string> }>("GET", path);
    return Object.values(catalogues);
  },
  /** The rulebook of a game in Markdown. */
  book: (game: string, language: string) =>
    ask<string>("GET", `/games/${encodeURIComponent(game)}/book?lang=${language}`),
  /** The numbers of a game as it is printed, and those of a table. */
  gameNumbers: (game: string) =>
    ask<NumbersForm>("GET", `/games/${encodeURIComponent(game)}/numbers`),
  phrases: (id: string) => ask<PhraseForm[]>("GET", `${at(id)}/phrases`),
  numbers: (id: string) => ask<NumbersForm>("GET", `${at(id)}/numbers`),
  lobby: () => ask<TableForm[]>("GET", "/tables"),
  mine: () => ask<TableForm[]>("GET", "/my-tables"),
  table: (id: string) => ask<TableForm>("GET", at(id)),
  /** Deletes a table of one's own; it is not gone where others may still want it. */
  remove: (id: string) => ask<{ gone: boolean }>("DELETE", at(id)),
  open: (form: NewTable) => ask<TableForm>("POST", "/tables", form),
  start: (id: string, bot: string) => ask<TableForm>("POST", `${at(id)}/start`, { bot }),
  rematch: (id: string) => ask<TableForm>("POST", `${at(id)}/rematch`),
  sandbox: (id: string, entry: number) => ask<TableForm>("POST", `${at(id)}/sandbox`, { entry }),
  sit: (id: string, seat: number) => ask<TableForm>("POST", `${at(id)}/seats/${seat}`),
  leave: (id: string, seat: number, bot: string) =>
    ask<TableForm>("DELETE", `${at(id)}/seats/${seat}?bot=${encodeURIComponent(bot)}`),
  seatBot: (id: string, seat: number, bot: string, free: boolean) =>
    ask<TableForm>("PUT", `${at(id)}/seats/${seat}/bot`, { bot, free }),
  link: (id: string) => ask<{ link: string }>("POST", `${at(id)}/link`),
  useLink: (link: string) => ask<TableForm>("POST", "/links", { link }),
  bringLog: (text: string) => ask<TableForm>("POST", "/logs", text),
  logAddress: (id: string) => `/api${at(id)}/log`,
};
