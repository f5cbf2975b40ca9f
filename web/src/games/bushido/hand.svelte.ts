// What is picked up or put together and has not been played: one for board and action bar.

import type { BoardProps, LegalMoves } from "../../lib/board";
import { hexOfMove } from "./facts";
import type { BushidoHexView, BushidoView } from "./messages";

/** What stands in a province after what is laid out. */
export interface Stand {
  troops: number;
  elite: number;
  /** Whether it would revolt (BUS-RONIN-04). */
  revolt: boolean;
}

export class Hand {
  /** A province under the mouse or the keyboard, on the map or on a button. */
  space = $state<string | null>(null);
  /** The province whose troops are picked up. */
  held = $state<string | null>(null);
  /** Where they would go. */
  target = $state<string | null>(null);

  /** A move that is laid out for review and not yet played. */
  get proposed(): string | null {
    return null;
  }

  /** Another decision: what was picked up is let go. */
  follow(_view: BushidoView, _legal: LegalMoves): void {
    this.drop();
  }

  drop(): void {
    [this.space, this.held, this.target] = [null, null, null];
  }

  /** Provinces on which a press means something, with the sentence that says what. */
  lit({ legal, words }: BoardProps<BushidoView>): Map<string, string> {
    const found = new Map<string, string>();
    for (const { move, message } of legal.list) {
      const hex = hexOfMove(move);
      if (hex) found.set(hex, words.say(message));
    }
    return found;
  }

  standing({ troops, elite, in_revolt: revolt }: BushidoHexView): Stand {
    return { troops, elite, revolt };
  }

  async touch(id: string, { legal, attempt }: BoardProps<BushidoView>): Promise<void> {
    const here = legal.list.filter(({ move }) => hexOfMove(move) === id);
    if (here.length === 1 && here[0]) await attempt(here[0].move);
  }

  /** Whether troops can be dragged out of a province now. */
  mayLift(_id: string, _props: BoardProps<BushidoView>): boolean {
    return false;
  }

  /** Troops are dragged from one province to another. */
  dropOn(_origin: string, _goal: string, _props: BoardProps<BushidoView>): void {}
}

export const hand = new Hand();
