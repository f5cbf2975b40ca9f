// What the chart of a game shows beside its lines.

import type { Step } from "./messages";

export interface TurningPoint {
  index: number;
  entry: number;
  seat: number;
}

const MOST_TURNS = 5;

/** When the lead changed hands for good measure: the last few times a new seat was alone in front. */
export function turningPoints(steps: readonly Step[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  let leader: number | null = null;
  steps.forEach(({ entry, scores }, index) => {
    const best = Math.max(...scores);
    const first = scores.indexOf(best);
    if (best <= 0 || scores.indexOf(best, first + 1) >= 0) return;
    if (leader !== null && leader !== first) found.push({ index, entry, seat: first });
    leader = first;
  });
  return found.slice(-MOST_TURNS);
}

/** Heights moved apart, so that crests at the ends of lines do not lie on each other. */
export function ends(heights: readonly number[], apart: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  for (let place = 1; place < order.length; place += 1) {
    const here = order[place] ?? 0;
    const above = order[place - 1] ?? 0;
    moved[here] = Math.max(moved[here] ?? 0, (moved[above] ?? 0) + apart);
  }
  const over = Math.max(0, ...moved) - Math.max(0, ...heights);
  return moved.map((height) => height - over / 2);
}
