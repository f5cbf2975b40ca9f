// Troops that are moved on the screen before anything is played: who stands where afterwards, where a
// revolt would break out, and the moves in the order of the rules.

import type { BushidoHexView, BushidoView } from "./messages";

export interface Force {
  readonly troops: number;
  readonly elite: number;
}

/** Troops that go from one province to another; null: from the reserve, or back to it. */
export interface Shift extends Force {
  readonly origin: string | null;
  readonly goal: string | null;
}

export const NOBODY: Force = { troops: 0, elite: 0 };

/** Decisions that are made by dividing troops. */
export const DIVIDING: readonly string[] = [
  "deploy",
  "recruit",
  "remove",
  "place elite",
  "regroup",
];

/** Who stands in a province when these shifts are done. */
export function standsAfter(hex: BushidoHexView, shifts: readonly Shift[]): Force {
  let { troops, elite } = hex;
  for (const shift of shifts) {
    const sign = Number(shift.goal === hex.id) - Number(shift.origin === hex.id);
    troops += sign * shift.troops;
    elite += sign * shift.elite;
  }
  return { troops, elite };
}

/** Troops as they fight (BUS-ELITE-05). */
export function worthOf(view: BushidoView, { troops, elite }: Force): number {
  return troops + elite * view.elite_worth;
}

/** Whether Ronin have reached the troops of a province (BUS-RONIN-04). */
export function revoltsWith(view: BushidoView, hex: BushidoHexView, force: Force): boolean {
  return hex.owner !== null && hex.ronin > 0 && hex.ronin >= worthOf(view, force);
}

/** Whether enough is left in a province (BUS-SETUP-17, BUS-ELITE-06). */
export function holds(hex: BushidoHexView, { troops, elite }: Force): boolean {
  if (troops < 0 || elite < 0) return false;
  return hex.kind === "fortress" ? troops > 0 : troops + elite > 0;
}

/** The most that can leave a province: normal troops first, one of whom stays. */
export function mostFrom(hex: BushidoHexView, { troops, elite }: Force): Force {
  if (troops > 0) return { troops: troops - 1, elite };
  return { troops: 0, elite: hex.kind === "fortress" ? 0 : Math.max(0, elite - 1) };
}

/** How many normal troops may leave a province with so many elite ones. */
export function mostTroops(hex: BushidoHexView, here: Force, elite: number): number {
  return holds(hex, { troops: 0, elite: here.elite - elite }) ? here.troops : here.troops - 1;
}

/** How many elite troops may leave a province with so many normal ones. */
export function mostElite(hex: BushidoHexView, here: Force, troops: number): number {
  return holds(hex, { troops: here.troops - troops, elite: 0 }) ? here.elite : here.elite - 1;
}

/** A shift more; one between the same provinces is put together with it. */
export function withShift(shifts: readonly Shift[], next: Shift): Shift[] {
  const same = ({ origin, goal }: Shift): boolean => origin === next.origin && goal === next.goal;
  const before = shifts.find(same) ?? NOBODY;
  const sum = {
    ...next,
    troops: before.troops + next.troops,
    elite: before.elite + next.elite,
  };
  const others = shifts.filter((shift) => !same(shift));
  return sum.troops || sum.elite ? [...others, sum] : others;
}

/** The provinces of a seat in the order in which the rules name them. */
export function ownInOrder(view: BushidoView, seat: number): BushidoHexView[] {
  const own = view.hexes.filter(({ owner }) => owner === seat);
  if (view.waits_for !== "regroup") return own;
  const place = (id: string | null): number => view.hexes.findIndex((hex) => hex.id === id);
  return own
    .filter(({ isolated }) => !isolated)
    .toSorted((a, b) => place(a.group) - place(b.group) || place(a.id) - place(b.id));
}

/** Provinces that can still be named: those from the first one on that a move names. */
export function openHexes(
  view: BushidoView,
  seat: number,
  moves: readonly string[],
): BushidoHexView[] {
  const named = new Set(moves.map((move) => / in (\S+)$/.exec(move)?.[1]));
  const own = ownInOrder(view, seat);
  const first = own.findIndex(({ id }) => named.has(id));
  return first < 0 ? [] : own.slice(first);
}

/** How many troops are still to be placed or taken away, and how many at most. */
export function toShift(
  view: BushidoView,
  seat: number,
  shifts: readonly Shift[],
  open: readonly BushidoHexView[],
): { left: number; most: number } {
  const mine = view.seats[seat];
  const moved = shifts.reduce((sum, { troops, elite }) => sum + troops + elite, 0);
  const room = (mine?.koku ?? 0) - (mine?.troops ?? 0);
  let most = 0;
  if (view.waits_for === "deploy") most = room;
  else if (view.waits_for === "recruit") most = Math.min(room, mine?.reserve ?? 0);
  else if (view.waits_for === "place elite") most = mine?.elite_waiting ?? 0;
  else if (view.waits_for === "remove") {
    const spare = open.reduce((sum, { troops }) => sum + Math.max(0, troops - 1), 0);
    most = Math.min(-room, spare);
  }
  return { left: most - moved, most };
}

/** The shifts as moves: each province once, elite troops before normal ones. */
export function movesOf(view: BushidoView, seat: number, shifts: readonly Shift[]): string[] {
  return ownInOrder(view, seat).flatMap((hex) => {
    const after = standsAfter(hex, shifts);
    return [
      ...(after.elite !== hex.elite ? [`guard ${after.elite} in ${hex.id}`] : []),
      ...(after.troops !== hex.troops ? [`station ${after.troops} in ${hex.id}`] : []),
    ];
  });
}

/** Moves that station troops, as shifts: what leaves a province goes to the next that lacks some. */
export function shiftsOf(view: BushidoView, seat: number, moves: readonly string[]): Shift[] {
  let shifts: Shift[] = [];
  for (const kind of ["troops", "elite"] as const) {
    const verb = kind === "troops" ? "station" : "guard";
    const changes = ownInOrder(view, seat).flatMap((hex) => {
      const move = moves.find((one) => one.startsWith(`${verb} `) && one.endsWith(` in ${hex.id}`));
      const more = move ? Number(move.split(" ")[1]) - hex[kind] : 0;
      return more ? [{ hex, more }] : [];
    });
    const shift = (origin: string | null, goal: string | null, number: number): void => {
      shifts = withShift(shifts, { ...NOBODY, origin, goal, [kind]: number });
    };
    for (const from of changes.filter(({ more }) => more < 0)) {
      for (const to of changes.filter(({ more }) => more > 0)) {
        const number = Math.min(-from.more, to.more);
        if (from.hex.group !== to.hex.group || number <= 0) continue;
        shift(from.hex.id, to.hex.id, number);
        from.more += number;
        to.more -= number;
      }
    }
    for (const { hex, more } of changes) {
      if (more > 0) shift(null, hex.id, more);
      if (more < 0) shift(hex.id, null, -more);
    }
  }
  return shifts;
}
