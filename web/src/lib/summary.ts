// A game on one page, and its pieces with a sentence each. A folder `games/<id>/summary` tells them
// with pictures; for a game without one the rulebook does.

import type { Component } from "svelte";
import { api, type GameForm, type OptionValue } from "./api";
import { inShort } from "./reasons";
import { loadBook, type Rule } from "./rulebook";
import { speech } from "./speech.svelte";
import { type Language, Speaker } from "./words";

/** A line with pictures of pieces before it; they are named as the game's `Picture` knows them. */
export interface Line {
  pictures?: readonly string[];
  text: string;
  /** The rule to open for more. */
  rule?: string;
}

export interface Section {
  title: string;
  lines: readonly Line[];
}

/** A piece of the game: what it is called, and a sentence on it. */
export interface Piece {
  picture: string;
  name: string;
  about: string;
}

type Say = (id: string, args?: Record<string, string | number>) => string;

/** What a summary is made of: the numbers of this table, its options, and words. */
export interface Told<Numbers> {
  numbers: Numbers;
  options: Readonly<Record<string, OptionValue>>;
  t: Say;
}

/** The default export of `games/<id>/summary/page.ts`. */
export interface GameSummary<Numbers> {
  Picture: Component<{ name: string }>;
  page(told: Told<Numbers>): Section[];
  pieces(told: Told<Numbers>): Piece[];
}

/** A summary, ready to be shown. */
export interface Summary {
  Picture: Component<{ name: string }> | null;
  sections: Section[];
  pieces: Piece[];
  /** Tables of printed numbers that this table has replaced. */
  house: readonly string[];
}

const PAGES = import.meta.glob<GameSummary<unknown>>("../games/*/summary/page.ts", {
  import: "default",
});
const WORDS = import.meta.glob<string>("../games/*/summary/*.ftl", {
  query: "?raw",
  import: "default",
});
/** With more rules than this a summary from the rulebook names them only. */
const MOST_SENTENCES = 30;

/** The summary of a table of a game, or of the game as it is printed. */
export async function loadSummary(
  game: string,
  table: string | null,
  options: Readonly<Record<string, OptionValue>>,
): Promise<Summary> {
  const language = speech.speaker.language;
  const path = `../games/${game}/summary`;
  const [page, words] = [PAGES[`${path}/page.ts`], WORDS[`${path}/${language}.ftl`]];
  if (!page || !words) {
    const [form, book] = await Promise.all([api.game(game), loadBook(game, language)]);
    return { Picture: null, sections: fromBook(form, book, language), pieces: [], house: [] };
  }
  const [{ Picture, ...made }, text, { numbers, house }] = await Promise.all([
    page(),
    words(),
    table === null ? api.gameNumbers(game) : api.numbers(table),
  ]);
  const own = new Speaker(language, [text]);
  const t: Say = (id, args) => (own.has(id) ? own : speech.speaker).t(id, args);
  const told = { numbers, options, t };
  return { Picture, sections: made.page(told), pieces: made.pieces(told), house };
}

/** What the server and the rulebook say of a game: its sentence, then chapter by chapter. */
export function fromBook(
  form: Pick<GameForm, "about">,
  book: readonly Rule[],
  language: Language,
): Section[] {
  const about = form.about[language] ?? form.about["en"] ?? "";
  const sections: { title: string; lines: Line[] }[] = [];
  if (about) sections.push({ title: "", lines: [{ text: about }] });
  for (const rule of book) {
    const last = sections.at(-1);
    const text = book.length > MOST_SENTENCES ? rule.title : inShort(rule);
    const line = { text, rule: rule.id };
    if (last?.title === rule.section && last.title) last.lines.push(line);
    else sections.push({ title: rule.section, lines: [line] });
  }
  return sections;
}
