// My plan in the making: kept in this browser until it is committed, so that a reload loses nothing.

import type { ShogunView } from "./messages";
import { cardsOf, handOf, laidOut, lay, lift, type Sketch, stillPossible } from "./plan";

interface Kept {
  round: string;
  sketch: Record<string, string>;
}

export interface Picked {
  card: string;
  /** The space it lies on; null: in the hand. */
  from: string | null;
}

export class PlanStore {
  sketch = $state.raw<Sketch>({});
  picked = $state.raw<Picked | null>(null);
  private round = "";
  private served = "";
  private committed = false;

  /** `key`: what this table and seat are called in the browser's storage. */
  constructor(
    readonly key: string,
    private readonly storage: Storage | null,
  ) {}

  /** Takes in a position: begins a new round, or what was laid out elsewhere meanwhile. */
  follow(view: ShogunView, seat: number): void {
    const mine = view.seats[seat];
    if (!mine || view.waits_for !== "plan") return;
    const round = `${view.year} ${view.season}`;
    const laid = laidOut(mine.board);
    const served = JSON.stringify(laid);
    if (round !== this.round) {
      const kept = this.read();
      this.sketch = kept?.round === round && !mine.committed ? kept.sketch : laid;
      this.picked = null;
    } else if (served !== this.served && !this.committed) this.sketch = laid;
    // A plan that is taken back, or undone altogether, stays as it was.
    this.committed = mine.committed;
    this.round = round;
    this.served = served;
    const spaces = mine.board.map(({ id }) => id);
    this.sketch = stillPossible(this.sketch, cardsOf(view, seat), spaces);
  }

  set(sketch: Sketch): void {
    this.sketch = sketch;
    this.picked = null;
    this.write();
  }

  /** The first tap picks a card, the second one its place. */
  pick(card: string, from: string | null): void {
    const same = this.picked?.card === card && this.picked.from === from;
    this.picked = same ? null : { card, from };
  }

  put(space: string): void {
    if (!this.picked) return;
    this.set(lay(this.sketch, this.picked.card, this.picked.from, space));
  }

  lift(space: string): void {
    this.set(lift(this.sketch, space));
  }

  hand(view: ShogunView, seat: number): string[] {
    return handOf(cardsOf(view, seat), this.sketch);
  }

  private read(): Kept | null {
    try {
      return JSON.parse(this.storage?.getItem(this.key) ?? "null") as Kept | null;
    } catch {
      return null; // not ours, or broken: begin anew
    }
  }

  private write(): void {
    const kept: Kept = { round: this.round, sketch: { ...this.sketch } };
    try {
      this.storage?.setItem(this.key, JSON.stringify(kept));
    } catch {
      // A full or forbidden storage only means that a reload forgets the sketch.
    }
  }
}

const stores = new Map<string, PlanStore>();

/** The plan of a seat at the table of this page: one for the map and the planning board. */
export function planFor(seat: number): PlanStore {
  const key = `bakufu:plan:${location.pathname}:${seat}`;
  let store = stores.get(key);
  if (!store) {
    store = new PlanStore(key, typeof localStorage === "undefined" ? null : localStorage);
    stores.set(key, store);
  }
  return store;
}
