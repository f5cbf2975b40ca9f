// What a person has chosen on this device.

import { SUBSTITUTE } from "./levels";
import type { Language } from "./words";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "less";
export const SPEEDS = [0.5, 1, 2, 0] as const; // 0: everything at once
/** Sizes of text; everything that is written in `rem` follows. */
export const TEXTS = ["small", "normal", "large", "huge"] as const;
export type TextSize = (typeof TEXTS)[number];
/** How many times as fast a game is played back. */
export const PACES = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** When the coach speaks: in the first game of a kind, in every game, in none. */
export const COACHING = ["first", "always", "never"] as const;
export type Coaching = (typeof COACHING)[number];

interface Stored {
  language: Language | "auto";
  theme: Theme;
  motion: Motion;
  text: TextSize;
  speed: Speed;
  pace: (typeof PACES)[number];
  sound: boolean;
  notify: boolean;
  coach: Coaching;
  name: string;
  /** Whom one plays against when one just wants to play. */
  level: string;
}

const KEY = "bakufu-settings";
const DEFAULTS: Stored = {
  language: "auto",
  theme: "auto",
  motion: "auto",
  text: "normal",
  speed: 1,
  pace: 1,
  sound: true,
  notify: false,
  coach: "first",
  name: "",
  level: SUBSTITUTE,
};

/** What is stored, as far as it can be read: an old or broken entry does no harm. */
export function readStored(text: string | null): Stored {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return { ...DEFAULTS, ...(typeof found === "object" ? found : {}) };
  } catch {
    return { ...DEFAULTS };
  }
}

function load(): Stored {
  try {
    return readStored(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULTS }; // no storage in this browser: settings last as long as the page
  }
}

export const settings = $state(load());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // see above
  }
}

/** Whether a pointer can rest on something; after a touch browsers say so too, of what lies there. */
export function hovers({ pointerType }: PointerEvent): boolean {
  return pointerType === "mouse" && matchMedia("(hover: hover)").matches;
}

/** Whether things should move. */
export function calm(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A duration at the chosen speed; 0 if nothing shall move. */
export function paced(milliseconds: number): number {
  return calm() || settings.speed === 0 ? 0 : milliseconds / settings.speed;
}
