// Which games were played to their end on this device: whoever never has is offered a coach.

import { settings } from "./settings.svelte";

const KEY = "bakufu-finished";

function load(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // no storage, or nothing that can be read: everything is new
  }
}

const finished = $state(load());

export function isFirst(game: string): boolean {
  return !finished.includes(game);
}

/** A game came to its end here. */
export function finish(game: string): void {
  if (finished.includes(game)) return;
  finished.push(game);
  try {
    localStorage.setItem(KEY, JSON.stringify(finished));
  } catch {
    // it lasts as long as the page
  }
}

/** Whether the coach speaks at a table of this game. */
export function isCoached(game: string): boolean {
  return settings.coach === "always" || (settings.coach === "first" && isFirst(game));
}
