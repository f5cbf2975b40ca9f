// A map as a graph of places: outlines, points or hexagons.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place of a map. One without an outline is drawn by its board alone. */
export interface MapPlace extends Point {
  readonly id: string;
  readonly outline?: string;
}

/** The outline of a point: a circle around it. */
export function circle({ x, y }: Point, radius: number): string {
  const half = `${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}a${half} ${2 * radius} 0a${half} ${-2 * radius} 0Z`;
}

/** The outline of a hexagon that stands on a corner. */
export function hexagon({ x, y }: Point, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = (Math.PI / 3) * n + Math.PI / 6;
    const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The place that lies next in a direction, for the arrow keys; itself if none does. */
export function towards(places: readonly MapPlace[], from: string, dx: number, dy: number): string {
  const here = places.find(({ id }) => id === from);
  if (!here) return from;
  let best = from;
  let least = Infinity;
  for (const there of places) {
    if (there.id === from) continue;
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 0 || aside > 2 * along) continue;
    const far = along + 1.6 * aside;
    if (far < least) [best, least] = [there.id, far];
  }
  return best;
}

/** A bent arrow from one place to another, short enough to leave the pieces in sight. */
export function arrow(a: Point, b: Point): string {
  const handle = {
    x: (a.x + b.x) / 2 - (b.y - a.y) * 0.2,
    y: (a.y + b.y) / 2 + (b.x - a.x) * 0.2,
  };
  const between = (p: Point, q: Point, t: number): Point => ({
    x: p.x + (q.x - p.x) * t,
    y: p.y + (q.y - p.y) * t,
  });
  const on = (s: number, t: number): string => {
    const { x, y } = between(between(a, handle, s), between(handle, b, s), t);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${on(0.25, 0.25)}Q${on(0.25, 0.8)} ${on(0.8, 0.8)}`;
}
