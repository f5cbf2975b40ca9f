// A hint: asked for by one person, told to that person alone, and laid out for review. Nothing of it
// is played before the person says so.

import { tick } from "svelte";
import { mayAsk, standing } from "./advice";
import type { BoardProps, GameFace } from "./board";
import type { Advice, AnyView, ToldIdea, Position } from "./messages";
import type { TableStore } from "./table.svelte";

/** What a hint has to know of the page. */
export interface Place {
  readonly table: TableStore;
  readonly face: GameFace<AnyView> | null;
  readonly given: BoardProps<AnyView> | null;
  /** Lights the place of a move on the board. */
  pointAt(move: string | null): void;
}

export class Hints {
  thinking = $state(false);
  /** Which of the ideas is looked at. */
  at = $state(0);
  /**
   * What has become of the idea that is looked at: it lies on my board, where I confirm it, or the
   * question is asked here whether to play it.
   */
  laid = $state<"no" | "laid" | "asked">("no");
  /** The button that asks for a hint: the keyboard comes back to it. */
  button = $state.raw<HTMLElement | null>(null);
  private advice = $state.raw<Advice | null>(null);
  private asked = $state.raw<Position | null>(null);

  readonly allowed = $derived.by(() => {
    const { table } = this.place;
    return mayAsk(table.facts, table.seats, table.seat) && table.waitsForMe;
  });
  private readonly kept = $derived.by(() => {
    const { latest, entries, seat } = this.place.table;
    return this.advice && this.asked && latest
      ? standing(this.asked, latest, entries, seat)
      : "moved";
  });
  /** The hint as long as it holds. */
  readonly told = $derived.by(() => (this.allowed && this.kept === "holds" ? this.advice : null));
  readonly late = $derived.by(() => this.allowed && this.kept === "late");
  readonly idea = $derived.by((): ToldIdea | null => this.told?.ideas[this.at] ?? null);

  constructor(private readonly place: Place) {}

  async ask(): Promise<void> {
    this.thinking = true;
    this.forget();
    this.asked = this.place.table.latest;
    this.advice = await this.place.table.hint();
    this.thinking = false;
    if (this.told) this.choose(0);
    else await this.back();
  }

  /** Looks at another idea; what was laid out for the first stays until it is laid over. */
  choose(number: number): void {
    this.at = number;
    this.laid = "no";
    this.place.pointAt(this.idea?.moves[0] ?? null);
  }

  /** Lays the idea on my board, where it can be; otherwise it waits for a yes. */
  lay(): void {
    const { face, given } = this.place;
    if (!this.idea || !given) return;
    this.laid = face?.lay?.(this.idea.moves, given) ? "laid" : "asked";
  }

  async play(): Promise<void> {
    if (this.idea && (await this.place.table.play(this.idea.moves))) this.forget();
  }

  async close(): Promise<void> {
    this.forget();
    await this.back();
  }

  private forget(): void {
    this.advice = null;
    this.laid = "no";
    this.at = 0;
    this.place.pointAt(null);
  }

  private async back(): Promise<void> {
    await tick();
    this.button?.focus();
  }
}
