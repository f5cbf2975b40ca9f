// A place on a board: whatever can be chosen by a click, Enter or Space. What cannot be chosen now is
// `aria-disabled` and still answers, so that it can say why; a long press explains (`data-about`).

export interface PlaceFacts {
  label?: string | undefined;
  /** Two sentences, on hover, on focus and on a long press. */
  about?: string | undefined;
  /** Whether it can be chosen now. */
  open?: boolean;
  pressed?: boolean | undefined;
  /** Whether the Tab key stops here. */
  stop?: boolean;
}

/** The attributes of a place, for any element of HTML or SVG: `<g {...place(act, { label })}>`. */
export function place(
  act: () => unknown,
  { label, about, open = true, pressed, stop = true }: PlaceFacts = {},
) {
  return {
    role: "button" as const,
    tabindex: stop ? 0 : -1,
    "aria-label": label,
    "aria-disabled": !open,
    "aria-pressed": pressed,
    "data-about": about,
    // A place may lie on another one.
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      void act();
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      void act();
    },
  };
}
