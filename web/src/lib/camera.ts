// Where a drawing is looked at from: a shift and a zoom, in the drawing's own units.

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const CLOSEST = 6;

/** Never further away than the whole, and never beside it. */
export function bounded(camera: Camera, { width, height }: Size): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom));
  const within = (shift: number, length: number): number =>
    Math.min(0, Math.max(length * (1 - zoom), shift));
  return { x: within(camera.x, width), y: within(camera.y, height), zoom };
}

/** Closer by a factor, with one point of the screen staying where it is. */
export function zoomed(camera: Camera, factor: number, still: Point): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor));
  const real = zoom / camera.zoom;
  return {
    x: still.x - (still.x - camera.x) * real,
    y: still.y - (still.y - camera.y) * real,
    zoom,
  };
}

/** One of two fingers has moved. */
export function pinched(camera: Camera, before: Point, now: Point, other: Point): Camera {
  const apart = Math.hypot(before.x - other.x, before.y - other.y);
  const factor = apart > 0 ? Math.hypot(now.x - other.x, now.y - other.y) / apart : 1;
  const closer = zoomed(camera, factor, other);
  return closer;
}

/** With a point in the middle. */
export function centredOn(point: Point, zoom: number, size: Size): Camera {
  const x = size.width / 2 - point.x * zoom;
  const y = size.height / 2 - point.y * zoom;
  return bounded({ x, y, zoom }, size);
}
