// The numbered rulebook of a game, the same text that the terminal reads.

import { api } from "./api";
import { plain } from "./moves";

export interface Rule {
  id: string;
  title: string;
  /** The section of the book it stands in. */
  section: string;
  text: string;
}

const HEADING = /^### ([A-Z]{3}-[A-Z]+-\d\d) (.+)$/;
const books = new Map<string, Promise<Rule[]>>();

export function readBook(text: string): Rule[] {
  const rules: Rule[] = [];
  let section = "";
  let rule: Rule | null = null;
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) {
      const found = HEADING.exec(line);
      rule = found ? { id: found[1] ?? "", title: found[2] ?? "", section, text: "" } : null;
      if (rule) rules.push(rule);
      else if (line.startsWith("## ")) section = line.slice(3).replace(/^\d+\.\s*/, "");
    } else if (rule) rule.text += `${line}\n`;
  }
  for (const found of rules) found.text = found.text.trim();
  return rules;
}

/** The rulebook in the reader's language, or in English where there is no translation. */
export function loadBook(game: string, language: string): Promise<Rule[]> {
  const key = `${game} ${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.book(game, language).then(readBook, () => {
      books.delete(key); // what cannot be read now may be there later
      return [];
    });
    books.set(key, book);
  }
  return book;
}

/** The chapters of a book, each by the rule it begins with. */
export function chapters(rules: readonly Rule[]): { id: string; title: string }[] {
  return rules
    .filter((rule, n) => rule.section !== rules[n - 1]?.section)
    .map((rule) => ({ id: `chapter-${rule.id}`, title: rule.section }));
}

/** Rules that hold all the words; those with a word in the title come first. */
export function search(rules: readonly Rule[], words: string): Rule[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...rules];
  const found = rules.filter((rule) => {
    const held = plain(`${rule.id} ${rule.title} ${rule.text}`);
    return wanted.every((word) => held.includes(word));
  });
  const inTitle = (rule: Rule): boolean =>
    wanted.some((word) => plain(`${rule.id} ${rule.title}`).includes(word));
  return [...found.filter(inTitle), ...found.filter((rule) => !inTitle(rule))];
}

/** What a rule is told in: paragraphs, tables, and procedures, which keep their lines. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "table"; head: string[]; rows: string[][] };

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** The rule itself, its notes (source, cases, rulings), and what the book has below them. */
export function parts(rule: Rule): { statement: Block[]; notes: string[]; more: Block[] } {
  const statement: Block[] = [];
  const notes: string[] = [];
  const more: Block[] = [];
  let code: string[] | null = null;
  for (const line of rule.text.split("\n")) {
    const here = notes.length ? more : statement;
    const last = here.at(-1);
    if (line.startsWith("```")) {
      if (code) here.push({ kind: "code", text: code.join("\n") });
      code = code ? null : [];
    } else if (code) code.push(line);
    else if (line.startsWith("- ")) notes.push(line.slice(2).trim());
    else if (/^\|[-:| ]+\|$/.test(line)) continue;
    else if (line.startsWith("|")) {
      if (last?.kind === "table") last.rows.push(cells(line));
      else here.push({ kind: "table", head: cells(line), rows: [] });
    } else if (line.trim()) here.push({ kind: "text", text: line.trim() });
  }
  return { statement, notes, more };
}

export interface Piece {
  kind: "text" | "strong" | "em" | "code" | "rule";
  text: string;
}

/** A line of the book cut at **bold**, *slanted*, `code` and rule numbers. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  const marks = /\*\*(.+?)\*\*|\*(\S.*?)\*|`(.+?)`|\b([A-Z]{3}-[A-Z]+-\d\d)\b/g;
  let end = 0;
  for (const match of line.matchAll(marks)) {
    if (match.index > end) found.push({ kind: "text", text: line.slice(end, match.index) });
    if (match[1] !== undefined) found.push({ kind: "strong", text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: "em", text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: "code", text: match[3] });
    else found.push({ kind: "rule", text: match[4] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push({ kind: "text", text: line.slice(end) });
  return found;
}
