// My plan in the making, and what is in my fingers: one for the planning board and the action bar.

import type { BoardProps } from "../../../lib/board";
import { Picking, type Sketch, sketchFor } from "../../../pieces/sketch.svelte";
import type { EdoView } from "../messages";
import { laidOut, NO_PLAN, type Plan, planOf, stillPossible } from "./plan";

export class PlanStore {
  readonly picking = new Picking();

  constructor(private readonly kept: Sketch<Plan>) {}

  get sketch(): Plan {
    return this.kept.value;
  }

  /** Takes in a position: begins a new round, or what was laid out elsewhere meanwhile. */
  follow(view: EdoView, seat: number): void {
    const mine = view.seats[seat];
    if (!mine || view.waits_for !== "plan") return;
    const fresh = this.kept.follow(`${view.round}`, laidOut(mine), mine.handed_in, (sketch) =>
      stillPossible(sketch, view, mine),
    );
    if (fresh) this.picking.drop();
  }

  set(sketch: Plan): void {
    this.kept.set(sketch);
  }
}

const stores = new WeakMap<Sketch<Plan>, PlanStore>();

/** The plan of a seat at the table of this page. */
export function planFor(seat: number): PlanStore {
  const kept = sketchFor<Plan>("edo-plan", seat, NO_PLAN);
  const store = stores.get(kept) ?? new PlanStore(kept);
  stores.set(kept, store);
  return store;
}

/** Puts an idea on the planning board for review; false if it is none for it. */
export function layPlan(
  moves: readonly string[],
  { view, viewer }: Pick<BoardProps<EdoView>, "view" | "viewer">,
): boolean {
  const mine = viewer === null ? undefined : view.seats[viewer];
  if (!mine || viewer === null || view.waits_for !== "plan" || mine.handed_in) return false;
  const plan = planOf(mine, moves);
  if (plan) planFor(viewer).set(plan);
  return plan !== null;
}
