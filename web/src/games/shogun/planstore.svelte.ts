// My plan in the making, and the card in my fingers: one for the map and the planning board.

import { Picking, type Sketch, sketchFor } from "../../pieces/sketch.svelte";
import type { ShogunView } from "./messages";
import { cardsOf, handOf, laidOut, lay, lift, type Plan, stillPossible } from "./plan";

export class PlanStore {
  readonly picking = new Picking();

  constructor(private readonly kept: Sketch<Plan>) {}

  get sketch(): Plan {
    return this.kept.value;
  }

  /** Takes in a position: begins a new round, or what was laid out elsewhere meanwhile. */
  follow(view: ShogunView, seat: number): void {
    const mine = view.seats[seat];
    if (!mine || view.waits_for !== "plan") return;
    const spaces = mine.board.map(({ id }) => id);
    const fresh = this.kept.follow(
      `${view.year} ${view.season}`,
      laidOut(mine.board),
      mine.committed,
      (sketch) => stillPossible(sketch, cardsOf(view, seat), spaces),
    );
    if (fresh) this.picking.drop();
  }

  set(sketch: Plan): void {
    this.kept.set(sketch);
    this.picking.drop();
  }

  put(space: string): void {
    const { card, from } = this.picking;
    if (card !== null) this.set(lay(this.sketch, card, from, space));
  }

  lift(space: string): void {
    this.set(lift(this.sketch, space));
  }

  /** A card is taken up from wherever it lies. */
  take(card: string): void {
    const from = Object.keys(this.sketch).find((space) => this.sketch[space] === card);
    this.picking.pick(card, from ?? null);
  }

  hand(view: ShogunView, seat: number): string[] {
    return handOf(cardsOf(view, seat), this.sketch);
  }
}

const stores = new WeakMap<Sketch<Plan>, PlanStore>();

/** The plan of a seat at the table of this page. */
export function planFor(seat: number): PlanStore {
  const kept = sketchFor<Plan>("plan", seat, {});
  const store = stores.get(kept) ?? new PlanStore(kept);
  stores.set(kept, store);
  return store;
}
