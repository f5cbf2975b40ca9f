// Copying for people: says so; where the browser forbids it, the text is there to be copied by hand.

import { toasts } from "./toasts.svelte";

/** Copies a text and says what is said then; false if the browser has no clipboard for us. */
export async function copied(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text); // only with https, or on this machine
  } catch {
    return false;
  }
  toasts.add(said);
  return true;
}
