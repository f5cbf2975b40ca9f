// What a card offers, ready to be drawn and told.

import type { Words } from "../../../lib/board";
import type { EdoFaceView, EdoView } from "../messages";

/** The actions of a card, as this table plays with them. */
export function facesOf(view: EdoView, card: string): readonly EdoFaceView[] {
  return view.numbers.cards[card] ?? [];
}

export function faceOf(
  view: EdoView,
  card: string | null,
  action: string | null,
): EdoFaceView | undefined {
  return card ? facesOf(view, card).find((face) => face.action === action) : undefined;
}

export const isSpecial = (card: string): boolean => card.length > 1;

/** What stands in the middle of a card: its letter, or the number of a special one. */
export const letterOf = (card: string): string =>
  isSpecial(card) ? card.slice(1).replace(/^0/, "") : card.toUpperCase();

/** What is written beside the drawing of an action: what one activation gives, or "+" for better. */
export function markOf(view: EdoView, face: EdoFaceView): string {
  const { action, gives, takes } = face;
  if (action === "money" || action === "rice") return `${gives}`;
  if (action === "development") return `−${face.price}`;
  if (takes > 1) return `1/${takes}`;
  const better = face.far || face.both || (action === "recruit" && face.price === 0);
  return gives > 0 ? `+${gives}` : better || isCheap(view, face) ? "+" : "";
}

/** Whether some building costs less by this card than by another. */
function isCheap(view: EdoView, face: EdoFaceView): boolean {
  const others = Object.values(view.numbers.cards).flat();
  return Object.entries(face.prices).some(([building, price]) =>
    others.some(({ prices }) => total(prices[building]) > total(price)),
  );
}

const total = (price: Record<string, number> | undefined): number =>
  Object.values(price ?? {}).reduce((sum, amount) => sum + amount, 0);

/** "3 wood, 2 stone, 5 Ryo". */
export function priceInWords(price: Readonly<Record<string, number>>, words: Words): string {
  const parts = Object.entries(price).map(
    ([good, amount]) => `${amount} ${good === "ryo" ? "Ryo" : words.name(`edo-resource-${good}`)}`,
  );
  return parts.join(", ") || "0";
}

/** An action of a card in a sentence or two. */
export function aboutFace(face: EdoFaceView, words: Words): string {
  const { action, most, takes, gives, price, group } = face;
  const flags = { far: `${face.far}`, both: `${face.both}` };
  const told = [
    `${words.name(`edo-action-${action}`)}:`,
    words.t(`edo-face-${action}`, { gives, price, group, takes, ...flags }),
    ...Object.entries(face.prices).map(
      ([building, cost]) =>
        `${words.name(`edo-building-${building}`)} ${priceInWords(cost, words)};`,
    ),
    words.t("edo-face-most", { most }),
  ];
  return told.join(" ");
}
