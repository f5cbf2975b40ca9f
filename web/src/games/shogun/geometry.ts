// The map as paths: made once from the mesh, so that neighbours share every point of a border.

import type { MapPlace } from "../../pieces/graph";
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

/** Every province as a place of the map. */
export const PLACES: readonly MapPlace[] = Object.entries(OUTLINES).map(([id, path]) => ({
  id,
  outline: path,
  ...spot(id),
}));
