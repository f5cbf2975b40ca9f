// The legal moves as a list that can be read: grouped by what they are, long groups filterable.

import type { LegalMove, Message } from "./messages";

export interface MoveGroup {
  /** The id of the sentence that all moves of the group share. */
  id: string;
  moves: LegalMove[];
}

/** Moves of one kind together, in the order in which each kind first appears. */
export function grouped(legal: readonly LegalMove[]): MoveGroup[] {
  const groups = new Map<string, LegalMove[]>();
  for (const move of legal) {
    const id = family(move.message);
    const found = groups.get(id);
    if (found) found.push(move);
    else groups.set(id, [move]);
  }
  return [...groups].map(([id, moves]) => ({ id, moves }));
}

/** Attacks on neutrals and on players, payments by troops and by koku: one family each. */
function family(message: Message): string {
  return message.id.split("-").slice(0, 3).join("-");
}

const TYPED: Readonly<Record<string, string>> = { "’": "'", œ: "oe", ß: "ss" };

/** Small letters as every keyboard has them: nobody should have to type ō, œ or ’. */
export function plain(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[’œß]/g, (letter) => TYPED[letter] ?? letter);
}

/** Whether a text holds all the words that were typed. */
export function matches(text: string, typed: string): boolean {
  const held = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => held.includes(word));
}
