// Where the hexes lie, and the lines between them: drawn by hand, and shared by both neighbours.

import type { Point } from "../../../pieces/graph";

export interface Cell {
  readonly id: string;
  readonly q: number;
  readonly r: number;
}

export interface Layout {
  width: number;
  height: number;
  spots: ReadonlyMap<string, Point>;
  outlines: ReadonlyMap<string, string>;
}

/** From the middle of a hex to its corners. */
export const RADIUS = 100;
/** Sea around the land. */
const SHORE = 60;
/** How far a hand strays: of a corner, of a side's middle. */
const STRAY = 5;
const SWAY = 4;

/** The middle of a hex that stands on a corner; (0, 0) is the origin. */
export function middle({ q, r }: Pick<Cell, "q" | "r">): Point {
  return { x: RADIUS * Math.sqrt(3) * (q + r / 2), y: RADIUS * 1.5 * r };
}

/** The six corners around a point, clockwise from the upper right one. */
export function cornersOf({ x, y }: Point): Point[] {
  return [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = (Math.PI / 3) * n - Math.PI / 6;
    return { x: x + RADIUS * Math.cos(angle), y: y + RADIUS * Math.sin(angle) };
  });
}

/** The same number between -1 and 1 for the same point: whoever draws a line draws it alike. */
function chance({ x, y }: Point, salt: number): number {
  const seed = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + salt) * 43758.5453;
  return 2 * (seed - Math.floor(seed)) - 1;
}

function strayed(point: Point, far: number): Point {
  return { x: point.x + far * chance(point, 1), y: point.y + far * chance(point, 2) };
}

const told = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** One side, as a path goes on from its first corner. */
function sideOf(from: Point, to: Point): string {
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return `Q${told(strayed(between, SWAY))} ${told(strayed(to, STRAY))}`;
}

export function layoutOf(cells: readonly Cell[]): Layout {
  const middles = cells.map(middle);
  const wide = (RADIUS * Math.sqrt(3)) / 2;
  const left = Math.min(...middles.map(({ x }) => x)) - wide - SHORE;
  const top = Math.min(...middles.map(({ y }) => y)) - RADIUS - SHORE;
  const right = Math.max(...middles.map(({ x }) => x)) + wide + SHORE;
  const bottom = Math.max(...middles.map(({ y }) => y)) + RADIUS + SHORE;
  const spots = new Map<string, Point>();
  const outlines = new Map<string, string>();
  cells.forEach(({ id }, n) => {
    const { x, y } = middles[n] ?? { x: 0, y: 0 };
    const spot = { x: x - left, y: y - top };
    const corners = cornersOf(spot);
    const sides = corners.map((corner, side) => {
      const next = corners[(side + 1) % 6] ?? corner;
      return sideOf(corner, next);
    });
    spots.set(id, spot);
    outlines.set(id, `M${told(strayed(corners[0] ?? spot, STRAY))}${sides.join("")}Z`);
  });
  return { width: right - left, height: bottom - top, spots, outlines };
}
