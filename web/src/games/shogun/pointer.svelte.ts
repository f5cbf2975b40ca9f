// What is pointed at or proposed just now: one for map, planning board and action bar.

import type { LegalMoves } from "../../lib/board";

export class Pointer {
  /** The province under the mouse or the keyboard, on the map or on a card. */
  province = $state<string | null>(null);
  /** A card was taken up on the map where the planning board is not in sight: where does it go? */
  asksWhere = $state(false);
  private line = $state.raw<readonly string[]>([]);

  /** What a button of a province listens to. A finger points at nothing: it presses. */
  at(province: string) {
    const here = (): void => void (this.province = province);
    const gone = (): void => void (this.province = null);
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && here(),
      onpointerleave: gone,
      onfocus: here,
      onblur: gone,
    };
  }

  /** A move that is laid out for review and not yet played. */
  get proposed(): string | null {
    return this.line[0] ?? null;
  }

  /** Moves to look at: the next one comes when the first is played. */
  propose(moves: readonly string[]): void {
    this.line = moves;
  }

  /** Another position: what can no longer be done is forgotten. */
  follow(legal: LegalMoves): void {
    this.province = null;
    if (legal.empty) return; // something is being shown, or others decide
    const at = this.line.findIndex((move) => legal.has(move));
    this.line = at < 0 ? [] : this.line.slice(at);
  }
}

export const pointer = new Pointer();
