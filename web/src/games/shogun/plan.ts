// A plan in the making: which card lies where, what it costs, and the moves that lay it out.

import type { ShogunSpaceView, ShogunView } from "./messages";
import { BUILDINGS, chestOf, isProvince, moduleOf, PRICES, provinceOf } from "./facts";

/** Spaces with their cards. A space that is not here is empty. */
export type Plan = Readonly<Record<string, string>>;

/** The rules settle the bid first, then the actions in the order of the board, then the court. */
export function orderOf(board: readonly ShogunSpaceView[]): string[] {
  const spaces = board.map(({ id }) => id);
  return ["bid", ...spaces.filter((id) => id !== "bid")];
}

/** What lies on my board by the server's word. */
export function laidOut(board: readonly ShogunSpaceView[]): Plan {
  const sketch: Record<string, string> = {};
  for (const { id, card } of board) if (card) sketch[id] = card;
  return sketch;
}

/** What is planned in each province. */
export function actionsOf(plan: Plan): ReadonlyMap<string, string> {
  const found = Object.entries(plan).filter(([, card]) => isProvince(card));
  return new Map(found.map(([space, card]) => [card, space]));
}

/** All my cards: in hand and on the board. */
export function cardsOf(view: ShogunView, seat: number): string[] {
  const mine = view.seats[seat];
  if (!mine) return [];
  const laid = mine.board.flatMap(({ card }) => (card ? [card] : []));
  return [...(mine.hand ?? []), ...laid].sort(byKind);
}

/** Provinces by name, then chests, then tower cards. */
function byKind(one: string, other: string): number {
  const kind = (card: string): number => (isProvince(card) ? 0 : card === "tower" ? 2 : 1);
  return kind(one) - kind(other) || one.localeCompare(other);
}

/** The cards that a sketch leaves in the hand. */
export function handOf(cards: readonly string[], sketch: Plan): string[] {
  const left = [...cards];
  for (const card of Object.values(sketch)) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Equal cards counted together. */
export function sorts(cards: readonly string[]): { card: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

/** What of an old sketch is still possible with these cards and spaces. */
export function stillPossible(
  sketch: Plan,
  cards: readonly string[],
  spaces: readonly string[],
): Plan {
  const left = [...cards];
  const kept: Record<string, string> = {};
  for (const [space, card] of Object.entries(sketch)) {
    const place = left.indexOf(card);
    if (place < 0 || !spaces.includes(space)) continue;
    left.splice(place, 1);
    kept[space] = card;
  }
  return kept;
}

/** A card laid on a space; what lay there goes to where the card came from. */
export function lay(sketch: Plan, card: string, from: string | null, to: string): Plan {
  const next: Record<string, string> = { ...sketch };
  const before = next[to];
  if (from === to) return sketch;
  if (from) {
    if (before) next[from] = before;
    else delete next[from];
  }
  next[to] = card;
  return next;
}

export function lift(sketch: Plan, space: string): Plan {
  const next: Record<string, string> = { ...sketch };
  delete next[space];
  return next;
}

/** How many spaces have to stay empty for want of cards (SHO-PLAN-06, SHO-PLAN-08). */
export function emptyAllowed(spaces: number, cards: number): number {
  return Math.max(0, spaces - cards);
}

export function missing(sketch: Plan, spaces: readonly string[], cards: number): number {
  const empty = spaces.filter((space) => !sketch[space]).length;
  return empty - emptyAllowed(spaces.length, cards);
}

/** Chest and tower cards on everything that is still empty; the cheapest that can be paid bids. */
export function filled(
  sketch: Plan,
  cards: readonly string[],
  spaces: readonly string[],
  purse: number,
): Plan {
  const next: Record<string, string> = { ...sketch };
  const idle = handOf(cards, sketch).filter((card) => !isProvince(card));
  if (!next["bid"] && spaces.includes("bid")) {
    const cheapest = idle.find((card) => (chestOf(card) ?? 0) <= purse);
    if (cheapest) next["bid"] = cheapest;
  }
  const rest = handOf(cards, next).filter((card) => !isProvince(card));
  for (const space of spaces) {
    if (next[space] || space === "bid") continue;
    const card = rest.pop();
    if (!card) break;
    next[space] = card;
  }
  return next;
}

/** What lies on the board after some moves of a plan; null if they are about something else. */
export function planOf(
  board: readonly ShogunSpaceView[],
  next: string | null,
  moves: readonly string[],
): Plan | null {
  const order = orderOf(board);
  const plan: Record<string, string> = { ...laidOut(board) };
  let settled = next === null ? order.length : order.indexOf(next);
  for (const move of moves) {
    const [, card, space] = /^put (\S+) on (\S+)$/.exec(move) ?? [];
    const left = /^leave (\S+)$/.exec(move)?.[1];
    if (move === "lift") delete plan[order[(settled -= 1)] ?? ""];
    else if (card && space && order[settled] === space) {
      plan[space] = card;
      settled += 1;
    } else if (left && order[settled] === left) settled += 1;
    else if (move !== "commit") return null;
  }
  return plan;
}

/** The moves from what lies on the server's board to the sketch, in the order of the rules. */
export function movesTo(
  board: readonly ShogunSpaceView[],
  next: string | null,
  sketch: Plan,
): string[] {
  const order = orderOf(board);
  const settled = next === null ? order.length : order.indexOf(next);
  const lying = laidOut(board);
  let same = 0;
  while (same < settled && lying[order[same] ?? ""] === sketch[order[same] ?? ""]) same += 1;
  const moves: string[] = Array.from({ length: settled - same }, () => "lift");
  for (const space of order.slice(same)) {
    const card = sketch[space];
    moves.push(card ? `put ${card} on ${space}` : `leave ${space}`);
  }
  return moves;
}

export interface Forecast {
  chests: number;
  spent: number;
  gained: number;
  after: number;
  /** The least there could be on the way, if the unknown actions come in the worst order. */
  least: number;
  rice: number;
  harvest: number;
  provinces: number;
  armies: number;
}

/** Money and rice after the plan, if every action is carried out and no event changes it. */
export function forecast(view: ShogunView, seat: number, sketch: Plan): Forecast {
  const mine = view.seats[seat];
  const chests = mine?.chests ?? 0;
  const bid = chestOf(sketch["bid"] ?? "") ?? 0;
  const known = view.track.filter((action): action is string => action !== null);
  const unknown = Object.keys(PRICES).filter((action) => !known.includes(action));
  if (!known.includes("tax")) unknown.push("tax");
  let spent = bid;
  let gained = 0;
  let purse = chests - bid;
  let least = purse;
  for (const action of [...known, ...unknown]) {
    const card = sketch[action];
    const province = card ? provinceOf(view, card) : undefined;
    if (!province || lapse(view, action, province.id)) continue;
    if (action === "tax") {
      gained += province.tax;
      purse += province.tax;
    }
    const price = PRICES[action] ?? 0;
    spent += price;
    purse -= price;
    least = Math.min(least, purse);
  }
  const field = provinceOf(view, sketch["rice"] ?? "");
  const armies = ["deploy-5", "deploy-3", "deploy-1"]
    .filter((space) => isProvince(sketch[space] ?? "tower"))
    .reduce((sum, space) => sum + Number(space.at(-1)), 0);
  return {
    chests,
    spent,
    gained,
    after: chests - spent + gained,
    least,
    rice: mine?.rice ?? 0,
    harvest: field?.rice ?? 0,
    provinces: mine?.provinces ?? 0,
    armies,
  };
}

/** Whether a card means no action on a space: chests bid, and towers send courtiers besides. */
export function passes(space: string, card: string): boolean {
  if (isProvince(card) || space === "bid") return false;
  return !(card === "tower" && space.startsWith("convert-")); // SHO-COURT-11
}

/** Why an action planned in a province would come to nothing as things stand; null: it would not. */
export function lapse(view: ShogunView, space: string, card: string): string | null {
  if (!isProvince(card)) return null;
  const province = provinceOf(view, card);
  if (!province) return null;
  if ((BUILDINGS as readonly string[]).includes(space)) {
    if (province.buildings.includes(space)) return "SHO-BUILD-05";
    if (province.buildings.length >= province.plots) return "SHO-BUILD-04";
    if ((view.stock[space] ?? 1) < 1) return "SHO-BUILD-07";
  }
  if (space.startsWith("combat-") && province.armies < 2) return "SHO-MOVE-05";
  const convert = /^convert-(\d)$/.exec(space)?.[1];
  if (convert) {
    if (province.armies <= Number(convert)) return "SHO-COURT-10";
    const court = moduleOf(view, "court");
    const seat = province.owner;
    if (court && seat !== null && (court.supply[seat] ?? 0) < Number(convert))
      return "SHO-COURT-15";
  }
  return null;
}
