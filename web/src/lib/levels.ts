// The bots of the house: five levels to play against, from the weakest; the others are for study.

import type { Speaker } from "./words";

export const LEVELS = ["novice", "skilled", "expert", "master", "grandmaster"] as const;
export type Level = (typeof LEVELS)[number];

/** Whom a beginner plays against. */
export const EASIEST: Level = "novice";
/** Who plays for somebody who gets up, and in empty seats: sound, and quick. */
export const SUBSTITUTE: Level = "skilled";
/** Whom one asks for a hint. */
export const ADVISER: Level = "expert";

/** The level that was chosen before, perhaps under a name that it no longer has. */
export function levelNow(chosen: string, former: Readonly<Record<string, string>>): Level {
  const name = former[chosen] ?? chosen;
  return LEVELS.find((level) => level === name) ?? SUBSTITUTE;
}

/** Levels first, from the weakest to the strongest, then the rest as they came. */
export function ranked(bots: readonly string[]): string[] {
  const place = (bot: string): number => {
    const found = (LEVELS as readonly string[]).indexOf(bot);
    return found < 0 ? LEVELS.length : found;
  };
  return [...bots].sort((a, b) => place(a) - place(b));
}

/** A sentence about a bot; empty for one that nobody has described. */
export function aboutBot(speaker: Speaker, bot: string): string {
  const id = `bot-${bot}-about`;
  return speaker.has(id) ? speaker.t(id) : "";
}
