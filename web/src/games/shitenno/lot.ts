// A lot in the making: what is on the table of it, what is drafted here, and the moves that offer it.

import type { Draft } from "./draft";
import type { ShitennoView } from "./messages";
import { CARDS, counted, type Counts, listed } from "./payment";

export interface Making {
  /** With two left, two lots are made (SHI-SHARE-15): players without a lot are those without seals. */
  two: boolean;
  /** Tiles that the table has taken already, if the lot was begun from the list of moves. */
  laid: number[];
  /** All tiles, the highest first. */
  tiles: number[];
  /** How many tiles may still be chosen here. */
  open: number;
  share: Counts;
  /** The cards of the lot, or of the higher one of two. */
  cards: string[];
  /** What is left of the share: the cards of the lower one of two. */
  rest: string[];
  ready: boolean;
}

export function makingOf(view: ShitennoView, draft: Draft): Making {
  const two = view.seats.filter((seat) => seat.seals === 0).length === 2;
  const laid = view.lots.map((lot) => lot.seals);
  const tiles = [...laid, ...draft.tiles].sort((a, b) => b - a);
  const share = counted(view.share);
  const wanted = two ? 2 : 1;
  return {
    two,
    laid,
    tiles,
    open: wanted - laid.length,
    share,
    cards: [...listed(counted(view.lots[0]?.cards ?? [])), ...listed(draft.cards)],
    rest: CARDS.flatMap((card) =>
      Array.from({ length: (share[card] ?? 0) - (draft.cards[card] ?? 0) }, () => card),
    ),
    ready: tiles.length === wanted,
  };
}

export function offerOf({ tiles, laid }: Making, draft: Draft): string[] {
  return [
    ...tiles.filter((seals) => !laid.includes(seals)).map((seals) => `tile ${seals}`),
    ...listed(draft.cards).map((card) => `add ${card}`),
    "offer",
  ];
}
