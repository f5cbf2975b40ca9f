// Whether a set of pieces pays, and what is wasted: the same counting as in the rules
// (SHI-PAY-08, SHI-PAY-12, SHI-PAY-13), so that the screen can answer before the server is asked.

import type { ShitennoProvinceView, ShitennoView } from "./messages";

export const KINDS = ["samurai", "bushi", "sohei", "shinobi"] as const;
export type Way = "troops" | "koku";

/** Cards in the order of the rules: a lot and a payment are named in this order. */
export const CARDS: readonly string[] = [
  "1-koku",
  "2-koku",
  "3-koku",
  ...KINDS,
  ...KINDS.flatMap((first, n) => KINDS.slice(n).map((second) => `${first}+${second}`)),
];
export const PIECES: readonly string[] = ["hatamoto", "exchange", "plus-one", ...CARDS];

/** How often each thing is there. */
export type Counts = Readonly<Record<string, number>>;

export function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** Counts as a list, in the order of the rules. */
export function listed(counts: Counts): string[] {
  return PIECES.flatMap((piece) => Array.from({ length: counts[piece] ?? 0 }, () => piece));
}

export function kindsOf(card: string): string[] {
  return card.endsWith("-koku") ? [] : card.split("+");
}

export function kokuOf(card: string): number {
  return card.endsWith("-koku") ? Number(card[0]) : 0;
}

export interface Need {
  way: Way;
  price: number;
  kind: string;
  own: number;
  gateKind: string | null;
  gate: number;
  /** Whether tiles work only on what is printed (SHI-BONUS-09). */
  printedOnly: boolean;
}

export function needOf(province: ShitennoProvinceView, way: Way, printedOnly: boolean): Need {
  const own = province.need.filter((kind) => kind === province.kind).length;
  const other = province.need.find((kind) => kind !== province.kind) ?? null;
  return {
    way,
    price: province.price,
    kind: province.kind,
    own,
    gateKind: other,
    gate: other === null ? 0 : 1,
    printedOnly,
  };
}

interface Sum {
  own: number;
  gate: number;
  others: number;
  koku: number;
  title: number;
  exchanges: number;
  plusOnes: number;
}

function added(pieces: Counts, need: Need): Sum {
  const sum: Sum = {
    own: 0,
    gate: 0,
    others: 0,
    koku: 0,
    title: pieces["hatamoto"] ?? 0,
    exchanges: pieces["exchange"] ?? 0,
    plusOnes: pieces["plus-one"] ?? 0,
  };
  for (const card of CARDS) {
    const number = pieces[card] ?? 0;
    if (number === 0) continue;
    sum.koku += number * kokuOf(card);
    for (const kind of kindsOf(card)) {
      if (kind === need.kind) sum.own += number;
      else if (kind === need.gateKind) sum.gate += number;
      else sum.others += number;
    }
  }
  return sum;
}

function goodByTroops(sum: Sum, need: Need): boolean {
  const printed = sum.own + sum.gate + sum.others;
  if (printed + sum.koku + sum.title === 0) return false;
  const servedGate = Math.min(sum.gate, need.gate);
  for (let copies = 0; copies < need.own && copies <= sum.plusOnes; copies += 1) {
    const wanted = need.own - copies;
    const servedOwn = Math.min(sum.own, wanted);
    const missing = wanted - servedOwn + need.gate - servedGate;
    let spare = printed - servedOwn - servedGate + sum.koku;
    const exchanged = missing - sum.title;
    if (need.printedOnly) {
      if (copies > 0 && sum.own === 0 && sum.title === 0) return false;
    } else spare += sum.plusOnes - copies;
    if (exchanged <= 0 || (exchanged <= sum.exchanges && exchanged <= spare)) return true;
  }
  return false;
}

function kokuIn(sum: Sum, need: Need): number {
  const troops = sum.own + sum.gate + sum.others;
  const made = Math.min(troops + sum.title, sum.exchanges);
  const base = need.printedOnly ? sum.koku : sum.koku + made;
  return sum.koku + made + (base >= 1 ? sum.plusOnes : 0);
}

/** Whether these pieces are enough. */
export function pays(pieces: Counts, need: Need): boolean {
  const sum = added(pieces, need);
  return need.way === "troops" ? goodByTroops(sum, need) : kokuIn(sum, need) >= need.price;
}

export interface Verdict {
  pays: boolean;
  /** Pieces that could be left out (SHI-PAY-08). */
  wasted: string[];
  /** Koku above the price, which nobody gives back. */
  change: number;
}

export function judge(pieces: Counts, need: Need): Verdict {
  if (!pays(pieces, need)) return { pays: false, wasted: [], change: 0 };
  const wasted = listed(pieces).filter(
    (piece, n, all) =>
      all.indexOf(piece) === n && pays({ ...pieces, [piece]: (pieces[piece] ?? 0) - 1 }, need),
  );
  const change = need.way === "koku" ? kokuIn(added(pieces, need), need) - need.price : 0;
  return { pays: true, wasted, change };
}

/** A set that pays and holds nothing idle: cards first, tiles and the title only if they must be. */
export function suggest(owned: Counts, need: Need): Record<string, number> | null {
  const tiers = [
    listed(owned).filter((piece) => CARDS.includes(piece)),
    listed(owned).filter((piece) => piece !== "hatamoto"),
    listed(owned),
  ];
  for (const tier of tiers) {
    if (!pays(counted(tier), need)) continue;
    const tries = [leanest(tier, need), leanest([...tier].reverse(), need)];
    tries.sort((a, b) => value(a) - value(b));
    return counted(tries[0] ?? []);
  }
  return null;
}

/** Leaves out one piece after the other as long as the rest pays: adding never spoils a set. */
function leanest(pieces: readonly string[], need: Need): string[] {
  let kept = [...pieces];
  for (const piece of pieces) {
    const fewer = [...kept];
    fewer.splice(fewer.indexOf(piece), 1);
    if (pays(counted(fewer), need)) kept = fewer;
  }
  return kept;
}

/** What is given away: a koku is worth one, a troop two. */
function value(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + kokuOf(piece) + 2 * kindsOf(piece).length, 0);
}

/** What a seat may pay with: cards, tiles, and the title of Hatamoto once a turn (SHI-PAY-07). */
export function ownedBy(view: ShitennoView, viewer: number | null): Counts {
  const own = viewer === null ? undefined : view.seats[viewer];
  if (!own) return {};
  return counted([
    ...(own.title === "hatamoto" && !view.title_used ? ["hatamoto"] : []),
    ...own.tiles.filter((tile) => tile !== "draw"),
    ...(own.hand ?? []),
  ]);
}

/** The payment that is laid out when a province is chosen. */
export function proposal(
  view: ShitennoView,
  viewer: number | null,
  id: string,
  way: Way,
  options: Readonly<Record<string, string | number>>,
): Counts {
  const province = view.provinces.find((one) => one.id === id);
  if (!province) return {};
  const need = needOf(province, way, options["tile_chains"] === "printed_only");
  return suggest(ownedBy(view, viewer), need) ?? {};
}
