// What the board of Bushido knows besides the position.

import type { BushidoHexView, BushidoView } from "./messages";

const CRESTS: Readonly<Record<string, string>> = {
  red: "crane",
  blue: "wave",
  green: "pine",
  yellow: "fan",
  violet: "arrow-feathers",
};

/** The crest of a clan. */
export function crestOf(colour: string): string {
  return CRESTS[colour] ?? "fan";
}

/** The house's name of a clan's colour. */
export function inkOf(colour: string): string {
  return colour === "violet" ? "purple" : colour;
}

/** The cards in the order in which they are dealt. */
export const ROLES = ["daimyo", "samurai", "bushi", "sensei", "hatamoto"] as const;
export type Role = (typeof ROLES)[number];

/** The phases of a turn; the sixth exists only with five players (BUS-HATA-01). */
export const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export function phasesOf(players: number): readonly number[] {
  return PHASES.filter((phase) => phase !== 6 || players === 5);
}

export function hexOf(view: BushidoView, id: string | null): BushidoHexView | undefined {
  return id === null ? undefined : view.hexes.find((hex) => hex.id === id);
}

/** Two hexes share a side (BUS-SETUP-08). */
export function areAdjacent(
  one: Pick<BushidoHexView, "q" | "r">,
  two: Pick<BushidoHexView, "q" | "r">,
): boolean {
  const [dq, dr] = [one.q - two.q, one.r - two.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
}

/** How people read a hex: C3. */
export function called(hex: string): string {
  return hex.toUpperCase();
}

/** The hex that a move is about; of an attack its target. */
export function hexOfMove(move: string): string | null {
  const found =
    /^(?:fortress|settle|ronin|revolt|retreat) (\S+)$/.exec(move) ??
    /^(?:station|guard) \d+ in (\S+)$/.exec(move) ??
    /^fill from (\S+)$/.exec(move) ??
    /^attack (\S+) from /.exec(move);
  return found?.[1] ?? null;
}

/** Who has a card this turn; null: nobody yet. */
export function holderOf(view: BushidoView, role: Role): number | null {
  const seat = view.seats.findIndex(({ roles }) => roles.includes(role));
  return seat < 0 ? null : seat;
}
