// The language in use: one speaker for the whole page, exchanged when the reader switches. The words
// of a game come with it: those of its rules from the server, those of its board from its folder.

import { api } from "./api";
import { settings } from "./settings.svelte";
import { type Language, localeOf, preferred, Speaker } from "./words";

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../words/en"),
  fr: () => import("../words/fr"),
  de: () => import("../words/de"),
};
const BOARDS = import.meta.glob<string>("../games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

async function wordsOf(game: string, language: Language): Promise<string[]> {
  const board = BOARDS[`../games/${game}/words/${language}.ftl`];
  const [rules, drawn] = await Promise.all([api.words(game, language), board?.() ?? ""]);
  return [...rules, drawn];
}

class Speech {
  speaker = $state.raw(new Speaker("en", []));
  private game = "";
  private asked = 0;

  /** Speaks a language from now on, and with it the words of one game. */
  async use(language: Language, game = this.game): Promise<void> {
    const turn = (this.asked += 1);
    const [house, own] = await Promise.all([
      LOADERS[language](),
      game ? wordsOf(game, language) : [],
    ]);
    if (turn !== this.asked) return; // somebody has asked for other words meanwhile
    this.game = game;
    this.speaker = new Speaker(language, [...house.default, ...own]);
    document.documentElement.lang = language;
  }

  /** Learns the words of a game, and forgets those of the one before. */
  async learn(game: string): Promise<void> {
    if (game !== this.game) await this.use(chosenLanguage(), game);
  }
}

export const speech = new Speech();

/** A string of the client. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return speech.speaker.t(id, args);
}

export function chosenLanguage(): Language {
  return settings.language === "auto" ? preferred(navigator.languages) : settings.language;
}

/** How dates and times are written: 20:33 in Britain, 8:33 PM in America. */
export function locale(): string {
  return localeOf(speech.speaker.language, navigator.languages);
}

/** Loads the words before the first page is drawn. */
export async function ready(): Promise<void> {
  await speech.use(chosenLanguage());
}
