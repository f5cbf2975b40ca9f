// Short notes at the edge of the page: refusals with their rule, errors, small successes.

import { ApiProblem } from "./api";
import { speech, t } from "./speech.svelte";

export interface Toast {
  key: number;
  text: string;
  rule: string | null;
  bad: boolean;
}

const LASTS = 7000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  /** So many dialogs are open: all outside of them is dimmed and dead, so they show the notes. */
  dialogs = $state(0);
  private keys = 0;

  add(
    text: string,
    { rule = null, bad = false }: { rule?: string | null; bad?: boolean } = {},
  ): void {
    const toast = { key: ++this.keys, text, rule, bad };
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-4);
    setTimeout(() => this.drop(toast.key), LASTS);
  }

  drop(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key);
  }

  /** Whatever went wrong, in words. */
  problem(error: unknown): void {
    if (!(error instanceof ApiProblem)) throw error;
    const text = error.said ? speech.speaker.say(error.said) : errorText(error.code, error.message);
    this.add(text, { rule: error.rule, bad: true });
  }
}

export const toasts = new Toasts();

/** An error by its code; the server's own words where they say more. */
export function errorText(code: string, english: string): string {
  const id = `error-${code}`;
  return speech.speaker.has(id) ? t(id, { text: english }) : english;
}
