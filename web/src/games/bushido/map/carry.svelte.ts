// Troops carried over the map by mouse or finger. What cannot be carried leaves the map to be moved;
// a finger has to rest a moment first.

const SLACK = 6; // pixels
const REST = 220; // milliseconds

export class Carry {
  /** The province they come from; null: nothing is carried. */
  origin = $state<string | null>(null);
  /** The province below the pointer. */
  over = $state<string | null>(null);
  at = $state.raw<{ x: number; y: number }>({ x: 0, y: 0 });
  private from: string | null = null;
  private start = { x: 0, y: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly may: (id: string) => boolean,
    private readonly dropped: (from: string, to: string) => unknown,
  ) {}

  /** Listens before the map does. */
  readonly listen = (node: HTMLElement): { destroy(): void } => {
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    node.addEventListener("pointerdown", this.down, early);
    node.addEventListener("click", this.click, early);
    node.addEventListener("touchmove", this.still, { ...early, passive: false });
    return { destroy: () => stop.abort() };
  };

  private readonly down = (event: PointerEvent): void => {
    this.ended = false;
    const id = placeAt(event);
    if (event.button !== 0 || !event.isPrimary || id === null || !this.may(id)) return;
    this.from = id;
    this.start = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse") event.stopPropagation();
    else this.timer = setTimeout(() => this.lift(this.start), REST);
    window.addEventListener("pointermove", this.move, true);
    window.addEventListener("pointerup", this.up, true);
    window.addEventListener("pointercancel", this.cancel, true);
  };

  private readonly move = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    const far = Math.hypot(x - this.start.x, y - this.start.y) > SLACK;
    if (this.origin === null && !far) return;
    if (this.origin === null && event.pointerType !== "mouse") {
      this.end(); // a finger that moves the map
      return;
    }
    event.stopPropagation();
    this.lift({ x, y });
    this.over = placeAt(event);
  };

  private lift(at: { x: number; y: number }): void {
    this.origin = this.from;
    this.at = at;
  }

  private readonly up = (event: PointerEvent): void => {
    const { origin } = this;
    const to = placeAt(event);
    this.end();
    if (origin === null || to === origin) return;
    this.ended = true;
    if (to !== null) void this.dropped(origin, to);
  };

  private readonly cancel = (): void => this.end();

  /** The click that ends a drag is none. */
  private readonly click = (event: MouseEvent): void => {
    if (this.ended) event.stopPropagation();
    this.ended = false;
  };

  private readonly still = (event: TouchEvent): void => {
    if (this.origin !== null) event.preventDefault();
  };

  private end(): void {
    clearTimeout(this.timer);
    [this.origin, this.over, this.from] = [null, null, null];
    window.removeEventListener("pointermove", this.move, true);
    window.removeEventListener("pointerup", this.up, true);
    window.removeEventListener("pointercancel", this.cancel, true);
  }
}

function placeAt({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest("[data-place]");
  return found?.getAttribute("data-place") ?? null;
}
