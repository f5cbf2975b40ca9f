// Names of what points come from and of what is counted, in the words of a game or of the house.

import type { Words } from "./board";

/** The first of these names that somebody has words for; otherwise the word itself. */
function firstName(words: Words, word: string, names: readonly string[]): string {
  return names.map((name) => words.name(name)).find((said, n) => said !== names[n]) ?? word;
}

export function sourceName(words: Words, game: string, source: string): string {
  const names = [`${game}-column-${source}`, `${game}-source-${source}`, `source-${source}`];
  return firstName(words, source, names);
}

export function thingName(words: Words, game: string, thing: string): string {
  return firstName(words, thing, [`${game}-thing-${thing}`]);
}
