// What lies in the tower and in the tray while cubes are thrown.

import type { ShogunCubesThrown, ShogunCubesView } from "./messages";

export interface Throw {
  tower: ShogunCubesView;
  tray: ShogunCubesView;
}

/** The cubes after a throw, colour by colour. What lay in the tray is thrown too (SHO-TOWER-03). */
export function thrown(before: Throw, throws: readonly ShogunCubesThrown[]): Throw {
  if (!throws.length) return before;
  const empty = { seats: before.tray.seats.map(() => 0), farmers: 0 };
  return throws.reduce(
    ({ tower, tray }, one) => ({
      tower: add(tower, one.seat, one.thrown - one.tray),
      tray: add(tray, one.seat, one.tray),
    }),
    { tower: before.tower, tray: empty },
  );
}

function add(cubes: ShogunCubesView, seat: number | null, number: number): ShogunCubesView {
  if (seat === null) return { ...cubes, farmers: Math.max(0, cubes.farmers + number) };
  const seats = cubes.seats.map((count, n) => (n === seat ? Math.max(0, count + number) : count));
  return { ...cubes, seats };
}
