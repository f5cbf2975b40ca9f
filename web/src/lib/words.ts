// Messages as words in a language: the same Fluent files as the terminal, plus the client's own.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "./messages";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
};

/** The space before a mark that may not begin a line: « 52 % », « mieux : ». */
const LOOSE = / (?=[:;!?%»])/g;

/** Says messages in one language. */
export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogues: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) this.bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message by its id. A missing one shows its id: tests make sure that none is. */
  t(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    return this.bundle.formatPattern(pattern, args, []).replace(LOOSE, "\u00a0");
  }

  /**
   * A message of the rules. `seats` are the names that "#0", "#1" ... stand for, `reader` is the
   * seat of whoever reads: "You march" to them is "Red marches" to others.
   */
  say(message: Message, seats: readonly string[] = [], reader: number | null = null): string {
    const args: Record<string, FluentVariable> = { you: spokenTo(message, reader) };
    for (const [key, value] of Object.entries(message.args)) {
      args[key] = this.argument(value, seats);
    }
    return this.t(message.id, args);
  }

  private argument(value: string | number | string[], seats: readonly string[]): string | number {
    if (Array.isArray(value)) {
      return value.map((item) => this.argument(item, seats)).join(", ") || this.t("none");
    }
    if (typeof value !== "string") return value;
    if (value.startsWith("@")) return this.t(value.slice(1));
    if (/^#\d+$/.test(value)) return seats[Number(value.slice(1))] ?? value;
    return value;
  }
}

/** The argument that is the reader's seat, or a list with it; "nobody" if there is none. */
function spokenTo({ args }: Message, reader: number | null): string {
  const own = `#${reader}`;
  const found = Object.entries(args).find(
    ([, value]) => value === own || (Array.isArray(value) && value.includes(own)),
  );
  return found?.[0] ?? "nobody";
}

/** The first of the browser's languages that we speak. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** The reader's own kind of a language, such as en-GB, if the browser names one. */
export function localeOf(language: Language, wishes: readonly string[]): string {
  const usual = { en: "en-GB", fr: "fr-FR", de: "de-DE" };
  const own = wishes.find((wish) => wish.toLowerCase().startsWith(`${language}-`));
  return own ?? usual[language];
}
