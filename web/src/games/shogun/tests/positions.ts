// Positions of Shogun as one seat sees them: written by web/tests/positions.py.

import { attempting, type BoardProps, LegalMoves, type Reason } from "../../../lib/board";
import type { ToldEvent, LegalMove, Message } from "../../../lib/messages";
import type { ShogunView } from "../messages";
import face from "../game";
import type { Odds } from "../odds";
import { speakerOf } from "../../../../tests/speakers";

export interface Fixture {
  viewer: number;
  options: Record<string, string | number>;
  view: ShogunView;
  prompt: Message;
  legal: LegalMove[];
  /** How a battle would end with 1, 2, 3, ... armies, reckoned by the rules' own program. */
  odds: Odds[];
  events: ToldEvent[];
}

const found = import.meta.glob<Fixture>("./positions/*.json", {
  import: "default",
  eager: true,
});

export const FIXTURES: readonly [string, Fixture][] = Object.entries(found).map(([path, one]) => [
  path.replace(/.*\/|\.json$/g, ""),
  one,
]);

export function fixture(name: string): Fixture {
  const one = found[`./positions/${name}.json`];
  if (!one) throw new Error(`there is no fixture ${name}`);
  return one;
}

export const speaker = speakerOf("en", "shogun");

/** What the table would hand to the board, and what the board asked for. */
export function propsOf(one: Fixture): {
  props: BoardProps<ShogunView>;
  played: string[][];
  tried: string[][];
  refused: Reason[];
} {
  const played: string[][] = [];
  const tried: string[][] = [];
  const refused: Reason[] = [];
  const players = one.view.seats.map((_, seat) => ({
    seat,
    called: `Seat ${seat + 1}`,
    name: `Seat ${seat + 1}`,
    kind: "person" as const,
    connected: true,
    me: seat === one.viewer,
    toMove: one.view.actors.includes(seat),
    ...face.looks(one.view, seat),
  }));
  const called = players.map((player) => player.called);
  const props: Omit<BoardProps<ShogunView>, "attempt"> = {
    view: one.view,
    viewer: one.viewer,
    legal: new LegalMoves(one.legal),
    live: true,
    players,
    options: one.options,
    words: {
      language: "en",
      say: (message) => speaker.say(message, called),
      name: (id) => speaker.t(id),
      t: (id, args) => speaker.t(id, args),
    },
    showing: null,
    pointed: null,
    play: (moves) => {
      played.push(moves);
      return Promise.resolve(true);
    },
    tryOut: (moves) => {
      tried.push(moves);
      return Promise.resolve();
    },
    why: (moves) => Promise.resolve({ rule: "SHO-MOVE-01", text: moves.join() }),
    refuse: (reason) => void refused.push(reason),
    openRule: () => undefined,
  };
  return { props: { ...props, attempt: attempting(props) }, played, tried, refused };
}
