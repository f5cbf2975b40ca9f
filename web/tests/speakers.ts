// Speakers for tests: the words of the house, of the boards and of the rules, read from the disk.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, Speaker } from "../src/lib/words";

const WEB = join(import.meta.dirname, "..");
const RULES = join(WEB, "..", "src", "bakufu", "locales");
const BOARDS = join(WEB, "src", "games");
/** Every game that has a board. */
export const GAMES: readonly string[] = readdirSync(BOARDS).filter((game) =>
  existsSync(join(BOARDS, game, "game.ts")),
);

function read(folder: string, wanted: (name: string) => boolean = () => true): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && wanted(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf-8"));
}

/** The words that the client brings itself: those of the house, or those of a board. */
export function ownWords(language: Language, game = ""): string[] {
  if (!game) return read(join(WEB, "locales", language));
  // A game without a summary of its own has its rulebook's.
  const parts = ["words", "summary"].filter((part) => existsSync(join(BOARDS, game, part)));
  return parts.flatMap((part) =>
    read(join(BOARDS, game, part), (name) => name === `${language}.ftl`),
  );
}

/** All that is known at a table of a game; without one, on the shelf. */
export function wordsFor(language: Language, game = ""): string[] {
  const ofGame = (name: string): boolean => GAMES.some((one) => name.startsWith(one));
  const rules = read(join(RULES, language), (name) =>
    game ? name.startsWith(game) || !ofGame(name) : !ofGame(name),
  );
  return [...ownWords(language), ...(game ? ownWords(language, game) : []), ...rules];
}

export function speakerOf(language: Language, game = ""): Speaker {
  return new Speaker(language, wordsFor(language, game));
}
