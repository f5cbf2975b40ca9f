// What a screen reader is told, and how a person is called back to the table.

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

/** Two soft strokes of a wooden block, made on the spot: no file, no licence. */
export function knock(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") return; // no click on the page yet: browsers forbid sound
  for (const delay of [0, 0.16]) {
    const start = context.currentTime + delay;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(820, start);
    tone.frequency.exponentialRampToValueAtTime(390, start + 0.09);
    volume.gain.setValueAtTime(0.18, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  }
}

/** Browsers allow sound after the first click only. */
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
