// Dragging a card with mouse, pen or finger. A finger has to rest a moment first, so that the page
// can still be scrolled by its cards.

export interface Source {
  card: string;
  from: string | null;
}

type Dropped = (card: string, from: string | null, space: string | null) => void;

const SLACK = 6; // pixels
const REST = 220; // milliseconds

export class Drag {
  card = $state<string | null>(null);
  at = $state.raw<{ x: number; y: number } | null>(null);
  over = $state<string | null>(null);
  /** Whether the click that follows belongs to a drag. */
  justEnded = false;

  private from: Source | null = null;
  private start = { x: 0, y: 0 };
  private ripe = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dropped: Dropped) {}

  /** An action for whatever can be dragged; null: not now. */
  source = (
    node: HTMLElement,
    given: Source | null,
  ): { update(next: Source | null): void; destroy(): void } => {
    let source = given;
    const down = (event: PointerEvent): void => {
      this.justEnded = false;
      if (source && event.button === 0) this.begin(source, event);
    };
    // A finger that drags must not scroll the page as well.
    const touch = (event: TouchEvent): void => {
      if (this.card) event.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("touchmove", touch, { passive: false });
    return {
      update: (next) => (source = next),
      destroy: () => {
        node.removeEventListener("pointerdown", down);
        node.removeEventListener("touchmove", touch);
      },
    };
  };

  private begin(source: Source, event: PointerEvent): void {
    this.from = source;
    this.start = { x: event.clientX, y: event.clientY };
    this.ripe = event.pointerType === "mouse";
    if (!this.ripe) {
      this.timer = setTimeout(() => {
        this.ripe = true;
        this.lift(this.start.x, this.start.y);
      }, REST);
    }
    window.addEventListener("pointermove", this.move);
    window.addEventListener("pointerup", this.up);
    window.addEventListener("pointercancel", this.cancel);
  }

  private lift(x: number, y: number): void {
    this.card = this.from?.card ?? null;
    this.at = { x, y };
  }

  private move = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    const far = Math.hypot(x - this.start.x, y - this.start.y) > SLACK;
    if (!this.card && far && !this.ripe)
      this.end(); // a finger that scrolls
    else if (this.card || far) {
      this.lift(x, y);
      this.over = this.spaceAt(x, y);
    }
  };

  private up = (event: PointerEvent): void => {
    const { from, card } = this;
    const space = this.spaceAt(event.clientX, event.clientY);
    const moved = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLACK;
    this.end();
    if (!from || !card || !moved) return;
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false));
    if (space !== from.from || space === null) this.dropped(card, from.from, space);
  };

  private cancel = (): void => this.end();

  private end(): void {
    clearTimeout(this.timer);
    this.from = null;
    this.card = null;
    this.at = null;
    this.over = null;
    window.removeEventListener("pointermove", this.move);
    window.removeEventListener("pointerup", this.up);
    window.removeEventListener("pointercancel", this.cancel);
  }

  private spaceAt(x: number, y: number): string | null {
    const found = document.elementFromPoint(x, y)?.closest("[data-space]");
    return found?.getAttribute("data-space") ?? null;
  }
}
