// What the chart of a game shows beside its lines.

import type { ToldEntry } from "./messages";

export interface TurningPoint {
  /** A new seat is alone in front, or a seat gains far more than the others. */
  kind: "lead" | "gain";
  index: number;
  entry: number;
  seat: number;
  /** With how many points it leads, or how many it gains. */
  points: number;
}

const MOST_LEADS = 4;
const MOST_GAINS = 2;

/** The last few times that the lead changed hands, and the largest gains besides; in their order. */
export function turningPoints(entries: readonly ToldEntry[]): TurningPoint[] {
  const found = leads(entries).slice(-MOST_LEADS);
  const others = gains(entries).filter(({ entry }) => found.every((lead) => lead.entry !== entry));
  return [...found, ...others.slice(0, MOST_GAINS)].sort((a, b) => a.index - b.index);
}

function leads(entries: readonly ToldEntry[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  let leader: number | null = null;
  entries.forEach(({ entry, scores }, index) => {
    const points = Math.max(...scores);
    const seat = scores.indexOf(points);
    if (points <= 0 || scores.indexOf(points, seat + 1) >= 0) return;
    if (leader !== null && leader !== seat)
      found.push({ kind: "lead", index, entry, seat, points });
    leader = seat;
  });
  return found;
}

/** Who gained most in one entry, by how much more it is than the best of the others. */
function gains(entries: readonly ToldEntry[]): TurningPoint[] {
  const found: (TurningPoint & { more: number })[] = [];
  entries.forEach(({ entry, scores }, index) => {
    const before = entries[index - 1]?.scores;
    if (!before) return;
    const won = scores.map((score, seat) => score - (before[seat] ?? 0));
    const points = Math.max(...won);
    const seat = won.indexOf(points);
    const more = points - Math.max(0, ...won.filter((_, other) => other !== seat));
    if (more > 0) found.push({ kind: "gain", index, entry, seat, points, more });
  });
  return found
    .sort((a, b) => b.more - a.more)
    .map(({ kind, index, entry, seat, points }) => ({ kind, index, entry, seat, points }));
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
