// The numbered rulebook of a game, read from the same file as the terminal reads it.

import { plain } from "./moves";

export interface Rule {
  id: string;
  title: string;
  /** The section of the book it stands in. */
  section: string;
  text: string;
}

const HEADING = /^### ([A-Z]{3}-[A-Z]+-\d\d) (.+)$/;
const BOOKS = import.meta.glob<string>("../../../src/bakufu/rulebooks/*.md", {
  query: "?raw",
  import: "default",
});

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
export async function loadBook(game: string, language: string): Promise<Rule[]> {
  const folder = "../../../src/bakufu/rulebooks";
  const load = BOOKS[`${folder}/${game}.${language}.md`] ?? BOOKS[`${folder}/${game}.en.md`];
  return load ? readBook(await load()) : [];
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

/** The rule itself, and then its notes: source, cases, rulings. */
export function parts(rule: Rule): { statement: string; notes: string[] } {
  const [statement = "", ...notes] = rule.text.split(/\n- /);
  return { statement: statement.trim(), notes: notes.map((note) => note.trim()) };
}

export interface Piece {
  kind: "text" | "strong" | "code" | "rule";
  text: string;
}

/** A line of the book cut at **bold**, `code` and rule numbers. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  const marks = /\*\*(.+?)\*\*|`(.+?)`|\b([A-Z]{3}-[A-Z]+-\d\d)\b/g;
  let end = 0;
  for (const match of line.matchAll(marks)) {
    if (match.index > end) found.push({ kind: "text", text: line.slice(end, match.index) });
    if (match[1] !== undefined) found.push({ kind: "strong", text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: "code", text: match[2] });
    else found.push({ kind: "rule", text: match[3] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push({ kind: "text", text: line.slice(end) });
  return found;
}
