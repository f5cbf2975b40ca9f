// Why something is refused, in words that say more than that it is.

import type { Words } from "./board";
import type { Message } from "./messages";
import { loadBook, parts, type Rule } from "./rulebook";

/** A rule in one line: its title and its first sentence, unless that only announces a list. */
export function inShort(rule: Rule): string {
  const [first] = parts(rule).statement;
  const line = first?.kind === "text" ? first.text : "";
  const sentence = /^.+?\.(?=\s|$)/.exec(line)?.[0] ?? "";
  return `${rule.title}. ${sentence}`.trim();
}

/** The words of a refusal; where the rules only say that a move is not allowed, those of the rule. */
export async function reasonFor(
  game: string,
  rule: string,
  message: Message | null,
  words: Words,
): Promise<string> {
  if (message && message.id !== "refused-not-here") return words.say(message);
  const book = await loadBook(game, words.language);
  const found = book.find(({ id }) => id === rule);
  if (found) return `${words.t("refused-now")} ${inShort(found)}`;
  return message ? words.say(message) : words.t("refused-now");
}
