// What lies in the tower and in the tray while cubes are thrown, event by event.

import type { ShogunCubesView, ShogunEvent } from "./messages";

export interface Throw {
  tower: ShogunCubesView;
  tray: ShogunCubesView;
}

/** The cubes after an event. What lay in the tray is thrown with the rest (SHO-TOWER-03). */
export function thrown(before: Throw, event: ShogunEvent): Throw {
  if (event.event === "battle-began" || event.event === "revolt-began") {
    return { ...before, tray: { seats: before.tray.seats.map(() => 0), farmers: 0 } };
  }
  if (event.event !== "cubes-thrown") return before;
  const { seat, thrown: fell, tray } = event;
  const add = (cubes: ShogunCubesView, number: number): ShogunCubesView =>
    seat === null
      ? { ...cubes, farmers: Math.max(0, cubes.farmers + number) }
      : {
          ...cubes,
          seats: cubes.seats.map((count, n) => (n === seat ? Math.max(0, count + number) : count)),
        };
  return { ...before, tower: add(before.tower, fell - tray), tray: add(before.tray, tray) };
}
