// What a screen reader is told, and how a person is called back to the table.

import type { Sound } from "./board";
import { settings } from "./settings.svelte";

class Announcer {
  /** Read aloud when it changes. */
  polite = $state("");
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Collected for a moment, so that ten small things become one sentence after the other. */
  say(text: string): void {
    this.waiting.push(text);
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.polite = this.waiting.slice(-12).join(" ");
      this.waiting = [];
    }, 350);
  }
}

export const announcer = new Announcer();

let context: AudioContext | null = null;
let last = { sound: "", at: 0 };
/** The same sound again within so many milliseconds is noise. */
const APART = 350;

/** Makes a sound, unless sounds are off, or nobody looks and it is only part of the telling. */
export async function sound(name: Sound | null): Promise<void> {
  if (!name || !settings.sound || !context || context.state !== "running") return;
  if (document.hidden && name !== "turn") return;
  const now = Date.now();
  if (last.sound === name && now - last.at < APART) return;
  last = { sound: name, at: now };
  const { play } = await import("./sounds");
  play(context, name);
}

/** Browsers allow sound after the first click or key only. */
export function wakeSound(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
}

/** A note outside of the page, if it was allowed and nobody is looking. */
export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission === "granted") new Notification(title, { body: text, tag: "bakufu" });
}
