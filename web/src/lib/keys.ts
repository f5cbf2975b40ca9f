// The keyboard at a table: where it goes when a decision comes, and what its keys press.

import type { Place } from "./board";

/** Whether keys are for something that is written. */
export function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(range|checkbox|radio)$/.test(target.type);
}

/** What a decision can be made with, in the order in which the keyboard is led there. */
const CONTROLS: Record<Place, string[]> = {
  board: [
    ".action-bar .ask .chief:not(:disabled, [aria-disabled='true'], [data-later])",
    // What ends a turn comes after all that can still be done in it.
    ".action-bar .ask :is(button, input, select):not(:disabled, [aria-disabled='true'], [data-later])",
    ".place.open[tabindex='0']",
    ".action-bar .ask button:not(:disabled, [aria-disabled='true'])",
    "section.own :is([data-track], [data-card]):not(:disabled)",
    "section.own button:not(:disabled)",
    ".action-bar .all-moves",
  ],
  own: [
    ".action-bar .ask .chief:not(:disabled, [aria-disabled='true'], [data-later])",
    "section.own :is(button[data-track], button[data-card]):not(:disabled)",
  ],
};

/**
 * Leads the keyboard to the decision, unless it is somewhere: what was pressed last may be gone.
 * A view that is out of sight is left alone. `place`: the view on which the decision is made.
 */
export function leadKeys(table: ParentNode, place: Place): void {
  const now = document.activeElement;
  if (now && now !== document.body && now.checkVisibility() && !now.matches(":disabled")) return;
  for (const selector of [...(place === "own" ? CONTROLS.own : []), ...CONTROLS.board]) {
    const found = [...table.querySelectorAll<HTMLElement>(selector)].find(
      (one) => one.checkVisibility() && !one.closest("[inert]"),
    );
    if (!found) continue;
    found.focus({ preventScroll: true });
    return;
  }
}

/** Presses the button of the action bar with this number; false if there is none. */
export function pressNumber(table: ParentNode, number: number): boolean {
  const buttons = [...table.querySelectorAll<HTMLElement>(".action-bar .ask .button")];
  const found = buttons.filter((one) => one.checkVisibility())[number - 1];
  found?.click();
  return found !== undefined;
}
