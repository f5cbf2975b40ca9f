// The language in use: one speaker for the whole page, exchanged when the reader switches.

import { settings } from "./settings.svelte";
import { type Language, preferred, Speaker } from "./words";

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../words/en"),
  fr: () => import("../words/fr"),
  de: () => import("../words/de"),
};

class Speech {
  speaker = $state.raw(new Speaker("en", []));

  async use(language: Language): Promise<void> {
    const { default: catalogues } = await LOADERS[language]();
    this.speaker = new Speaker(language, catalogues);
    document.documentElement.lang = language;
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

/** Loads the words before the first page is drawn. */
export async function ready(): Promise<void> {
  await speech.use(chosenLanguage());
}
