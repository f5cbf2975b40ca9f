// The map as paths: made once from the mesh, so that neighbours share every point of a border.

import drawn from "./map.json";

export type Slot = readonly [x: number, y: number, width: number, height: number];
export const SLOTS = [
  "name",
  "cubes",
  "revolts",
  "leader",
  "statue",
  "castle",
  "temple",
  "theatre",
] as const;
export type SlotName = (typeof SLOTS)[number];

interface Edge {
  kind: string;
  sides: string[];
  from: number;
  to: number;
  via: number[];
}

interface Mesh {
  size: number[];
  vertices: number[][];
  edges: Edge[];
  provinces: Record<string, { face: number[]; slots: Record<string, number[]> }>;
  lands: Record<string, number[]>;
  lakes: Record<string, number[]>;
  routes: Record<string, number[]>;
  labels: Record<string, number[]>;
  waves: number[][];
}

type Point = readonly [x: number, y: number];

const mesh = drawn as unknown as Mesh;

export const WIDTH = mesh.size[0] ?? 1600;
export const HEIGHT = mesh.size[1] ?? 966;

function pairs(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) points.push([flat[i] ?? 0, flat[i + 1] ?? 0]);
  return points;
}

function vertex(number: number): Point {
  const [x = 0, y = 0] = mesh.vertices[number] ?? [];
  return [x, y];
}

function pointsOf(edge: Edge): Point[] {
  return [vertex(edge.from), ...pairs(edge.via), vertex(edge.to)];
}

const at = ([x, y]: Point): string => `${x} ${y}`;

/** A soft line through the middles of its pieces: the same curve from either end. */
function soft(points: readonly Point[]): string {
  let path = "";
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [x, y] = points[i] ?? [0, 0];
    const [u, v] = points[i + 1] ?? [0, 0];
    const half = `${((x + u) / 2).toFixed(1)} ${((y + v) / 2).toFixed(1)}`;
    path += i ? `Q${x} ${y} ${half}` : `L${half}`;
  }
  return `${path}L${at(points.at(-1) ?? [0, 0])}`;
}

function line(points: readonly Point[]): string {
  return `M${at(points[0] ?? [0, 0])}${soft(points)}`;
}

/** The outline of a province: edges count from 1, negative ones run backwards. */
function outline(face: readonly number[]): string {
  const lines = face.map((number) => {
    const edge = mesh.edges[Math.abs(number) - 1];
    const points = edge ? pointsOf(edge) : [];
    return number > 0 ? points : points.reverse();
  });
  return `M${at(lines[0]?.[0] ?? [0, 0])}${lines.map(soft).join("")}Z`;
}

const closed = (points: readonly Point[]): string => `${line(points)}Z`;

function paths(shapes: Record<string, number[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, flat]) => [name, closed(pairs(flat))]),
  );
}

/** The outline of each province. */
export const OUTLINES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(mesh.provinces).map(([id, { face }]) => [id, outline(face)]),
);

/** Coasts as one path. */
export const COAST: string = mesh.edges
  .filter(({ kind }) => kind === "coast")
  .map((edge) => line(pointsOf(edge)))
  .join("");

/** Borders, and frontiers with land that is not in the game, with the provinces on their sides. */
export const BORDERS: readonly { sides: readonly string[]; path: string }[] = mesh.edges
  .filter(({ kind }) => kind !== "coast")
  .map((edge) => ({ sides: edge.sides, path: line(pointsOf(edge)) }));

/** Land that is not in the game, and islands. */
export const LANDS: readonly string[] = Object.values(paths(mesh.lands));
export const LAKES: readonly string[] = Object.values(paths(mesh.lakes));

/** Sea routes, with the provinces at their ends. */
export const ROUTES: readonly { ends: readonly [string, string]; path: string }[] = Object.entries(
  mesh.routes,
).map(([ends, flat]) => {
  const [one = "", other = ""] = ends.split("/");
  return { ends: [one, other] as const, path: line(pairs(flat)) };
});

export const WAVES: readonly { x: number; y: number; kind: number }[] = mesh.waves.map(
  ([x = 0, y = 0, kind = 0]) => ({ x, y, kind }),
);

export function label(name: string): { x: number; y: number } | null {
  const [x, y] = mesh.labels[name] ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

/** Where a piece lies in a province. */
export function slot(province: string, name: SlotName): Slot {
  const [x = 0, y = 0, width = 0, height = 0] = mesh.provinces[province]?.slots[name] ?? [];
  return [x, y, width, height];
}

/** The middle of what lies in a province. */
export function middle(province: string): { x: number; y: number } {
  const [x, y, width, height] = slot(province, "cubes");
  return { x: x + width / 2, y: y + height / 2 };
}

/** The middle between the outermost pieces: a place for a ring around all of them. */
export function spot(province: string): { x: number; y: number } {
  const slots = Object.values(mesh.provinces[province]?.slots ?? {});
  const left = Math.min(...slots.map(([x = 0]) => x));
  const right = Math.max(...slots.map(([x = 0, , w = 0]) => x + w));
  const top = Math.min(...slots.map(([, y = 0]) => y));
  const bottom = Math.max(...slots.map(([, y = 0, , h = 0]) => y + h));
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The province that lies next in a direction, for the arrow keys; itself if none does. */
export function towards(province: string, dx: number, dy: number): string {
  const here = spot(province);
  let best = province;
  let least = Infinity;
  for (const other of Object.keys(mesh.provinces)) {
    if (other === province) continue;
    const there = spot(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 0 || aside > 2 * along) continue;
    const far = along + 1.6 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** A bent arrow from one province to another, short enough to leave the pieces in sight. */
export function arrow(origin: string, target: string): string {
  const a = spot(origin);
  const b = spot(target);
  const handle = {
    x: (a.x + b.x) / 2 - (b.y - a.y) * 0.2,
    y: (a.y + b.y) / 2 + (b.x - a.x) * 0.2,
  };
  const between = (p: typeof a, q: typeof a, t: number): typeof a => ({
    x: p.x + (q.x - p.x) * t,
    y: p.y + (q.y - p.y) * t,
  });
  const on = (s: number, t: number): string => {
    const { x, y } = between(between(a, handle, s), between(handle, b, s), t);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${on(0.25, 0.25)}Q${on(0.25, 0.8)} ${on(0.8, 0.8)}`;
}
