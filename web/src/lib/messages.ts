// Written by `python -m bakufu.server.typescript web/src` from src/bakufu/server/messages.py.
// Do not edit: change the Python types and write this file again.

export const PROTOCOL = 2;
export const LARGEST_MESSAGE = 16384;
export const LONGEST_CHAT = 400;
export const LONGEST_ORDER = 1000;
export const MOST_MOVES = 64;

/** A position as one viewer may know it: each game has its own. */
export type AnyView = object;

/** Something that happened: each game has its own. */
export interface AnyEvent {
  event: string;
  [field: string]: unknown;
}

export interface Enter {
  type: "enter";
  id: string;
  since?: number | null;
  undos?: number;
}

export interface Play {
  type: "play";
  id: string;
  moves: string[];
  after?: number | null;
}

export interface Order {
  type: "order";
  id: string;
  words: string;
  after?: number | null;
}

export interface WhyNot {
  type: "why-not";
  id: string;
  moves: string[];
}

export interface Undo {
  type: "undo";
  id: string;
}

export interface GivePass {
  type: "pass";
  id: string;
  what: string;
  given: boolean;
}

export interface LookBack {
  type: "look-back";
  id: string;
  entry: number;
  viewpoint?: number | "own" | "spectator";
}

export interface AskStandings {
  type: "standings";
  id: string;
  entry: number;
  viewpoint?: number | "own" | "spectator";
}

export interface Chapters {
  type: "chapters";
  id: string;
  viewpoint?: number | "own" | "spectator";
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
  to?: number | null;
}

export interface SayPhrase {
  type: "phrase";
  id: string;
  phrase: string;
  slots?: Record<string, string | number>;
  to?: number | null;
}

export interface Hint {
  type: "hint";
  id: string;
}

export interface Analyse {
  type: "analyse";
  id: string;
  seat: number;
}

export type ClientMessage =
  | Enter
  | Play
  | Order
  | WhyNot
  | Undo
  | GivePass
  | LookBack
  | AskStandings
  | Chapters
  | Ping
  | Say
  | SayPhrase
  | Hint
  | Analyse;

export interface Welcome {
  type: "welcome";
  reply: string | null;
  protocol: number;
  table: TableFacts;
  seat: number | null;
  seats: SeatFacts[];
  position: Position | null;
  entries: ToldEntry[];
  chat: ChatLine[];
}

export interface TableFacts {
  id: string;
  game: string;
  title: string;
  rules_version: number;
  options: Record<string, string | number>;
  players: number;
  kind: "game" | "replay" | "sandbox";
  private: boolean;
  clock: number | null;
  hints: boolean;
  host: boolean;
  invited_by: string;
  sandbox_of: string | null;
}

export interface SeatFacts {
  seat: number;
  word: string;
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  person: string | null;
  connected: boolean;
  free: boolean;
  me: boolean;
}

export interface Position {
  entry: number;
  undos: number;
  view: AnyView;
  prompt: Message;
  rule: string;
  actors: number[];
  legal: LegalMove[];
  examples: string[];
  coach: Message[];
  scores: number[];
  places: number[];
  winners: number[];
  points: Record<string, number>[];
  passes: PassOffer[];
  undo: number;
  seconds_left: number | null;
  over: boolean;
  end_reason: string;
}

export interface Message {
  id: string;
  args: Record<string, string | number | string[]>;
}

export interface LegalMove {
  move: string;
  message: Message;
}

export interface PassOffer {
  id: string;
  name: Message;
  now: boolean;
  given: boolean;
}

export interface ToldEntry {
  entry: number;
  seat: number | null;
  events: ToldEvent[];
  scores: number[];
}

export interface ToldEvent {
  event: AnyEvent;
  message: Message;
  rule: string;
  told_by_next: boolean;
  patch?: Record<string, unknown> | unknown[];
  report?: Span[];
}

export interface Span {
  title: Message;
  changes: Record<string, number>[];
  now: Record<string, number>[];
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  to: number | null;
  text: string;
  phrase: Message | null;
  at: number;
}

export interface Update {
  type: "update";
  reply: string | null;
  entries: ToldEntry[];
  position: Position;
}

export interface Undone {
  type: "undone";
  entry: number;
  seat: number;
  entries: ToldEntry[];
  position: Position;
}

export interface Passes {
  type: "passes";
  passes: PassOffer[];
}

export interface Acknowledged {
  type: "acknowledged";
  reply: string;
  entry: number;
}

export interface Refusal {
  type: "refused";
  reply: string;
  rule: string;
  message: Message;
}

export interface Answer {
  type: "answer";
  reply: string;
  moves: string[];
  rule: string | null;
  message: Message | null;
}

export interface PastEntry {
  type: "past";
  reply: string;
  viewpoint: number | null;
  last: number;
  told: ToldEntry;
  view: AnyView;
  prompt: Message;
  actors: number[];
  points: Record<string, number>[];
  before?: Sight;
}

export interface Sight {
  view: AnyView;
  points: Record<string, number>[];
}

export interface Contents {
  type: "contents";
  reply: string;
  chapters: Chapter[];
}

export interface Chapter {
  entry: number;
  when: Message;
}

export interface HowItStands {
  type: "standings";
  reply: string;
  entry: number;
  standings: Standings;
}

export interface Standings {
  sections: Section[];
  to_come: Message[];
}

export interface Section {
  title: Message;
  rows: Count[];
}

export interface Count {
  name: Message;
  counts: (number | null)[];
  points: (number | null)[];
  holders: number[];
  lead: number;
}

export interface Pong {
  type: "pong";
  reply: string;
}

export interface Seats {
  type: "seats";
  seats: SeatFacts[];
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

export interface Advice {
  type: "advice";
  reply: string;
  entry: number;
  ideas: ToldIdea[];
  basis: Message;
}

export interface ToldIdea {
  moves: string[];
  words: Message[];
  why: Message | null;
  reasons: Message[];
  win: number;
  points: number;
  sources: Record<string, number>;
}

export interface Progress {
  type: "progress";
  work: string;
  done: number;
}

export interface Analysis {
  type: "analysis";
  reply: string;
  seat: number;
  decisions: Judged[];
  costliest: Costly[];
}

export interface Judged {
  entry: number;
  asked: Message;
  win: number;
  win_range: [number, number];
  points: number;
  cost: number;
}

export interface Costly {
  decision: Judged;
  played: ToldIdea;
  better: ToldIdea;
  cost_points: number;
}

export interface Problem {
  type: "error";
  reply: string | null;
  code: "bad-message" | "bad-words" | "enter-first" | "internal" | "late" | "moved" | "no-hints" | "no-seat" | "no-such-entry" | "no-undo" | "not-begun" | "not-your-turn" | "not-yours" | "replay" | "too-large" | "too-many";
  text: string;
}

export type ServerMessage =
  | Welcome
  | Update
  | Undone
  | Passes
  | Acknowledged
  | Refusal
  | Answer
  | PastEntry
  | Contents
  | HowItStands
  | Pong
  | Seats
  | Chat
  | Advice
  | Progress
  | Analysis
  | Problem;
