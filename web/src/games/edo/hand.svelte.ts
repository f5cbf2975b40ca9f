// What is picked up or put together on the map and has not been played: one for board and action bar.

import type { LegalMoves } from "../../lib/board";
import type { EdoView } from "./messages";
import { type Journey, MERCHANT, OFFICIAL } from "./map/ways";

export class Hand {
  /** The pawn that is picked up: the space of a samurai, the merchant, an official. */
  pawn = $state<string | null>(null);
  /** Journeys of one free move. */
  journeys = $state.raw<readonly Journey[]>([]);
  /** The city in which something is to be built. */
  city = $state<string | null>(null);
  /** Samurai to be taken back, by space. */
  back = $state.raw<Readonly<Record<string, number>>>({});
  /** A space under the mouse or the keyboard, on the map or on a button. */
  space = $state<string | null>(null);
  private line = $state.raw<readonly string[]>([]);
  private decision = "";

  /** A move that is laid out for review and not yet played. */
  get proposed(): string | null {
    return this.line[0] ?? null;
  }

  /** Moves to look at: the next one comes when the first is played. */
  propose(moves: readonly string[]): void {
    this.line = moves;
    this.drop();
    const recalls = moves.filter((move) => move.startsWith("recall "));
    for (const move of recalls) this.takeBack(move.slice(7), 5);
    const first = moves[0] ?? "";
    const origin = /^go (\S+) to /.exec(first)?.[1];
    if (origin) this.pawn = origin;
    else if (first.startsWith("merchant ")) this.pawn = MERCHANT;
    else if (first.startsWith("send ")) this.pawn = OFFICIAL;
    else this.city = /^build \S+ in (\S+)$/.exec(first)?.[1] ?? null;
  }

  /** Another decision: what was picked up is let go. */
  follow(view: EdoView, legal: LegalMoves): void {
    const stands = view.spaces.map(({ samurai }) => samurai.join());
    const lies = [view.round, view.slot, view.actor, view.waits_for, view.left, view.moving];
    const next = [...lies, view.merchant, view.half, ...stands].join("|");
    if (next === this.decision) return;
    this.decision = next;
    this.drop();
    if (legal.empty) return; // something is being shown, or others decide
    const at = this.line.findIndex((move) => legal.has(move));
    const rest = at < 0 ? [] : this.line.slice(at);
    if (rest.length) this.propose(rest);
    else this.line = [];
  }

  pick(pawn: string): void {
    this.pawn = this.pawn === pawn ? null : pawn;
  }

  /** One more of a space; after the last one, none. */
  takeBack(space: string, most: number): void {
    const now = this.back[space] ?? 0;
    this.back = { ...this.back, [space]: now < most ? now + 1 : 0 };
  }

  drop(): void {
    [this.pawn, this.city, this.space] = [null, null, null];
    this.journeys = [];
    this.back = {};
  }

  /** What a button of a space listens to. A finger points at nothing: it presses. */
  at(space: string) {
    const here = (): void => void (this.space = space);
    const gone = (): void => void (this.space = null);
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && here(),
      onpointerleave: gone,
      onfocus: here,
      onblur: gone,
    };
  }
}

export const hand = new Hand();
