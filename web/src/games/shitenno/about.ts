// Two sentences on every card, tile and title, for whoever points at it.

import type { Words } from "../../lib/board";
import { kindsOf, kokuOf } from "./payment";

export function aboutPiece(words: Words, piece: string): string {
  if (kokuOf(piece) > 0) return words.t("shitenno-about-koku", { koku: kokuOf(piece) });
  if (["exchange", "plus-one", "draw", "hatamoto"].includes(piece)) {
    return words.t(`shitenno-about-${piece}`);
  }
  return words.t(kindsOf(piece).length === 2 ? "shitenno-about-double" : "shitenno-about-troop");
}

/** From the highest to the lowest: four seals to one. */
export const TITLES = ["daimyo", "shomyo", "sensei", "hatamoto"];

export function aboutTitle(words: Words, title: string): string {
  return `${words.name(`title-${title}`)}: ${words.t(`shitenno-about-${title}`)}`;
}
