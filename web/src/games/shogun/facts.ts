// What the board of Shogun knows besides the position: the order of the spaces, prices, crests.

import type { ShogunProvinceView, ShogunView } from "./messages";

type ModuleView = ShogunView["modules"][number];

/** The view of a module; null if it is not in play. */
export function moduleOf<Name extends ModuleView["module"]>(
  view: ShogunView,
  name: Name,
): Extract<ModuleView, { module: Name }> | null {
  const found = view.modules.find((one) => one.module === name);
  return (found as Extract<ModuleView, { module: Name }> | undefined) ?? null;
}

export const REGIONS = ["green", "red", "purple", "yellow", "brown"] as const;
export const COLOURS = ["black", "red", "yellow", "purple", "blue"] as const;
export const BUILDINGS = ["castle", "temple", "theatre"] as const;

const CRESTS: Readonly<Record<string, string>> = {
  black: "takeda",
  red: "tokugawa",
  yellow: "mori",
  blue: "uesugi",
  purple: "hashiba",
};

/** The crest of a colour. */
export function crestOf(colour: string): string {
  return CRESTS[colour] ?? "fan";
}

/** Chests to pay, and armies that come, by action (SHO-BUILD-01 to 03, SHO-DEPLOY-01 to 03). */
export const PRICES: Readonly<Record<string, number>> = {
  castle: 3,
  temple: 2,
  theatre: 1,
  "deploy-5": 3,
  "deploy-3": 2,
  "deploy-1": 1,
};

export function provinceOf(view: ShogunView, id: string): ShogunProvinceView | undefined {
  return view.provinces.find((province) => province.id === id);
}

/** The value of a chest card; null for other cards. */
export function chestOf(card: string): number | null {
  const value = /^chest-(\d)$/.exec(card)?.[1];
  return value === undefined ? null : Number(value);
}

export function isProvince(card: string): boolean {
  return card !== "tower" && chestOf(card) === null;
}

/** The catalogue's name of a card. */
export function cardName(card: string): string {
  return isProvince(card) ? `shogun-province-${card}` : `shogun-card-${card}`;
}

/** What a move of the list is about, if it is a province of the map. */
export function provinceOfMove(move: string): string | null {
  const put = /^put (\S+) on /.exec(move)?.[1];
  if (put) return isProvince(put) ? put : null;
  return /^(?:target|revolt|choose) (\S+)$/.exec(move)?.[1] ?? null;
}

/** Moves that a click on a province plays, by province. */
export function movesOnMap(view: ShogunView, moves: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const move of moves) {
    const province = move.startsWith("put ") ? null : provinceOfMove(move);
    if (province) found.set(province, move);
  }
  const display = view.draft?.display ?? [];
  ["take first", "take second"].forEach((move, place) => {
    const province = display[place];
    if (province && moves.includes(move)) found.set(province, move);
  });
  return found;
}

/** The move that a click on any province would mean at this decision; null: none. */
export function questionOnMap(moves: readonly string[]): ((province: string) => string) | null {
  for (const verb of ["target", "revolt", "choose"]) {
    if (moves.some((move) => move.startsWith(`${verb} `))) return (id) => `${verb} ${id}`;
  }
  return null;
}
