// What is picked up or put together and has not been played: one for board, action bar and screen.
//
// The board calls `follow` with every position, asks `lit`, `stands`, `revolts` and `arrows` what to
// draw, and hands touches (`choose`) and drags (`mayDrag`, `dragged`) over.

import type { BoardProps, LegalMoves } from "../../lib/board";
import type { ToldEvent } from "../../lib/messages";
import { Sketch, sketchFor } from "../../pieces/sketch.svelte";
import { hexOf } from "./facts";
import type { BushidoView } from "./messages";
import {
  DIVIDING,
  type Force,
  holds,
  mostElite,
  mostFrom,
  mostTroops,
  movesOf,
  NOBODY,
  openHexes,
  revoltsWith,
  type Shift,
  shiftsOf,
  standsAfter,
  toShift,
  withShift,
} from "./troops";

type Props = BoardProps<BushidoView>;

/** Troops on their way, to be drawn as an arrow with a number. */
export interface Arrow extends Force {
  readonly origin: string;
  readonly target: string;
}

/** What a spy sees, until he closes it (BUS-SENSEI-08). */
export interface Sight {
  readonly on: number;
  readonly things: readonly string[];
}

/** What is put together for one decision; kept in the browser, so that a reload loses nothing. */
interface Made {
  /** The province whose troops are picked up, or from which an attack comes. */
  readonly origin: string | null;
  /** The province that is attacked. */
  readonly target: string | null;
  /** Who marches, where that was changed by hand. */
  readonly wanted: Force | null;
  /** Troops that are moved, placed or taken away. */
  readonly shifts: readonly Shift[];
  /** The effect tile that is picked up. */
  readonly tile: string | null;
  /** Katana tiles in the stack, by strength, and the strength on top. */
  readonly stack: readonly number[];
  readonly top: number | null;
  /** The disc that is chosen as tactic. */
  readonly disc: string | null;
  /** Discs to be discarded, by kind. */
  readonly discards: Readonly<Record<string, number>>;
  /** Who is to have which role. */
  readonly deal: Readonly<Record<string, number>>;
}

const NOTHING: Made = {
  ...{ origin: null, target: null, wanted: null, shifts: [] },
  ...{ tile: null, stack: [0, 0, 0], top: null, disc: null, discards: {}, deal: {} },
};

/** Moves that name one province and nothing else. */
const VERBS: Readonly<Record<string, string>> = {
  fortress: "fortress",
  province: "settle",
  gap: "fill from",
  unrest: "ronin",
  rise: "revolt",
  retreat: "retreat",
};

const STRENGTHS = [1, 2, 3] as const;

/** Told when a tile is played in phase 5; what another spy sees comes after it. */
const PLAYED: ReadonlySet<string> = new Set(["ronin-placed", "spied", "tea-held", "geisha-played"]);

/** Says which rule forbids a move; nothing is played. */
async function sayWhy({ why, refuse }: Props, move: string): Promise<void> {
  const reason = await why([move]);
  if (reason) refuse(reason);
}

export class Hand {
  private kept = $state.raw(new Sketch<Made>("", NOTHING, null));
  /** A province under the mouse or the keyboard, on the map or on a button. */
  hex = $state<string | null>(null);
  /** What a spy sees just now. */
  sight = $state.raw<Sight | null>(null);
  private line = $state.raw<readonly string[]>([]);
  private decision = "";

  constructor(private readonly keptOf = (seat: number) => sketchFor("made", seat, NOTHING)) {}

  /** What is put together. */
  get made(): Made {
    return this.kept.value;
  }

  make(parts: Partial<Made>): void {
    this.kept.change(parts);
  }

  // From decision to decision

  /** Another decision: what was picked up is let go. */
  follow(view: BushidoView, legal: LegalMoves): void {
    const lies = view.hexes.map(({ owner, troops, elite, ronin }) => [owner, troops, elite, ronin]);
    const held = view.seats.map(({ tiles, discs, roles }) => [tiles, discs, roles]);
    const turn = [view.month, view.daimyo, view.waits_for, view.actor, view.second_attack];
    const next = JSON.stringify([turn, view.combat?.target, lies, held]);
    if (next === this.decision) return;
    this.decision = next;
    this.hex = null;
    this.kept = this.keptOf(view.viewer ?? -1);
    this.kept.follow(next);
    // The spy's part of the phase is over, or he goes on.
    if (view.waits_for !== "intrigue" || view.actor !== view.viewer) this.sight = null;
    if (view.waits_for === "unrest") this.make({ tile: "ronin" });
    if (view.waits_for === "send" || view.waits_for === "send elite") {
      this.make({ origin: view.combat?.origin ?? null, target: view.combat?.target ?? null });
    }
    if (legal.empty) return; // something is being shown, or others decide
    const at = this.line.findIndex((move) => legal.has(move));
    const rest = at < 0 ? [] : this.line.slice(at);
    if (rest.length) this.propose(rest, view);
    else this.line = [];
  }

  /**
   * What a spy sees is told once, and stays only as long as he looks: until he plays another tile
   * (BUS-SENSEI-08).
   */
  hear(toldEvents: readonly ToldEvent[], seat: number | null): void {
    for (const { event } of toldEvents) {
      if (event["seat"] !== seat) continue;
      if (PLAYED.has(event.event)) this.sight = null;
      if (event.event !== "hand-seen") continue;
      this.sight = { on: Number(event["on"]), things: event["things"] as string[] };
    }
  }

  /** Lets go of everything. */
  drop(): void {
    this.hex = null;
    this.kept.drop();
  }

  /** A move that is laid out for review and not yet played. */
  get proposed(): string | null {
    return this.line[0] ?? null;
  }

  /** Lays moves out to be looked at: the next one comes when the first is played. */
  propose(moves: readonly string[], view: BushidoView): void {
    this.drop();
    this.line = moves;
    const seat = view.viewer ?? -1;
    if (DIVIDING.includes(view.waits_for)) this.make({ shifts: shiftsOf(view, seat, moves) });
    const discards: Record<string, number> = {};
    for (const move of moves) {
      const [verb = "", one = "", , three = ""] = move.split(" ");
      if (verb === "attack") this.make({ target: one, origin: three });
      else if (verb === "send" && one === "elite") this.send({ elite: Number(three) });
      else if (verb === "send") this.send({ troops: Number(one) });
      else if (verb === "lay") this.lay(Number(one), Number(three));
      else if (verb === "top") this.make({ top: Number(one) });
      else if (verb === "discard") discards[one] = (discards[one] ?? 0) + 1;
      else if (/^(samurai|bushi|sensei)$/.test(verb)) {
        this.make({ deal: { ...this.made.deal, [verb]: Number(one.slice(4)) - 1 } });
      }
    }
    const effect = /^(ronin|spy|tea) /.exec(moves[0] ?? "")?.[1];
    const tile = effect ? ({ spy: "shinobi", tea: "chanoyu" }[effect] ?? effect) : this.made.tile;
    this.make({ discards, tile });
  }

  // Troops

  /** Who stands in a province, with what is put together here. */
  stands(view: BushidoView, id: string): Force {
    const hex = hexOf(view, id);
    if (!hex) return NOBODY;
    const here = standsAfter(hex, this.made.shifts);
    const { origin } = this.made;
    if (origin !== id || this.made.target === null) return here;
    const { troops, elite } = this.force(view);
    return { troops: here.troops - troops, elite: here.elite - elite };
  }

  /** Who marches: as many as can, unless somebody has said otherwise. */
  force(view: BushidoView): Force {
    const hex = hexOf(view, this.made.origin);
    return this.made.wanted ?? (hex ? mostFrom(hex, hex) : NOBODY);
  }

  /** Changes who marches. */
  send(parts: Partial<Force>, view?: BushidoView): void {
    this.make({
      wanted: { ...(view ? this.force(view) : (this.made.wanted ?? NOBODY)), ...parts },
    });
  }

  /** The most that can march: normal troops with those elite ones, and the other way round. */
  most(view: BushidoView): Force {
    const hex = hexOf(view, this.made.origin);
    if (!hex) return NOBODY;
    const { troops, elite } = this.force(view);
    return { troops: mostTroops(hex, hex, elite), elite: mostElite(hex, hex, troops) };
  }

  /** Provinces in which a revolt would break out. */
  revolts(view: BushidoView): Set<string> {
    const more = this.made.tile === "ronin" ? 1 : 0;
    const found = view.hexes.filter((hex) => {
      const here = this.stands(view, hex.id);
      const mine = hex.owner === view.viewer;
      const changed = here.troops !== hex.troops || here.elite !== hex.elite;
      if (mine && changed) return revoltsWith(view, hex, here);
      const rebels = hex.owner !== null && hex.kind !== "fortress" && !mine && more > 0;
      return rebels && revoltsWith(view, { ...hex, ronin: hex.ronin + more }, hex);
    });
    return new Set(found.map(({ id }) => id));
  }

  arrows(view: BushidoView): Arrow[] {
    const found = this.made.shifts.flatMap(({ origin, goal, ...force }) =>
      origin !== null && goal !== null ? [{ origin, target: goal, ...force }] : [],
    );
    const { origin, target } = this.made;
    if (origin === null || target === null) return found;
    return [...found, { origin, target, ...this.force(view) }];
  }

  /** The last shift, which can still be made larger or smaller. */
  get last(): Shift | null {
    return this.made.shifts.at(-1) ?? null;
  }

  /** So many more, or fewer, of the last shift. */
  adjust(view: BushidoView, more: Partial<Force>): void {
    const { last } = this;
    if (!last) return;
    const next = withShift(this.made.shifts, { ...last, troops: 0, elite: 0, ...more });
    if (this.possible(view, next)) this.make({ shifts: next });
  }

  /** Whether the last shift can be changed so. */
  mayAdjust(view: BushidoView, more: Partial<Force>): boolean {
    const { last } = this;
    if (!last) return false;
    const after = {
      troops: last.troops + (more.troops ?? 0),
      elite: last.elite + (more.elite ?? 0),
    };
    if (after.troops < 0 || after.elite < 0) return false;
    return this.possible(
      view,
      withShift(this.made.shifts, { ...last, troops: 0, elite: 0, ...more }),
    );
  }

  /** Takes the last shift back. */
  undo(): void {
    this.make({ shifts: this.made.shifts.slice(0, -1) });
  }

  private possible(view: BushidoView, shifts: readonly Shift[]): boolean {
    const seat = view.viewer ?? -1;
    const own = view.hexes.filter(({ owner }) => owner === seat);
    const { left, most } = toShift(view, seat, shifts, own);
    if (view.waits_for !== "regroup" && (left < 0 || left > most)) return false;
    return own.every((hex) => holds(hex, standsAfter(hex, shifts)));
  }

  /** The moves that this decision is made of, as far as it is put together. */
  moves(view: BushidoView): string[] {
    const seat = view.viewer ?? -1;
    const { troops, elite } = this.force(view);
    const guards = hexOf(view, this.made.origin)?.elite ? [`send elite ${elite}`] : [];
    switch (view.waits_for) {
      case "target":
        return [`attack ${this.made.target} from ${this.made.origin}`, `send ${troops}`, ...guards];
      case "send":
        return [`send ${troops}`, ...guards];
      case "send elite":
        return guards;
      case "stack":
        return [
          ...STRENGTHS.flatMap((one) => {
            const number = this.made.stack[one - 1] ?? 0;
            return number ? [`lay ${one} x ${number}`] : [];
          }),
          ...(this.onTop === null ? ["no katana"] : [`top ${this.onTop}`]),
        ];
      case "discs": {
        const kinds = ["battle", "duel", "ambush", "traitor", "kotau"];
        const gone = kinds.flatMap((disc) =>
          Array.from({ length: this.made.discards[disc] ?? 0 }, () => `discard ${disc}`),
        );
        return [...gone, "done"];
      }
      case "regroup":
        return [...movesOf(view, seat, this.made.shifts), "done"];
      default:
        return movesOf(view, seat, this.made.shifts);
    }
  }

  // Stack, discs, tiles

  /** So many tiles of a strength. */
  lay(strength: number, number: number): void {
    const { stack } = this.made;
    this.make({ stack: stack.map((was, n) => (n === strength - 1 ? Math.max(0, number) : was)) });
  }

  /** The strength on top: the strongest, where nobody has said. */
  get onTop(): number | null {
    const laid = STRENGTHS.filter((one) => this.made.stack[one - 1]);
    return laid.find((one) => one === this.made.top) ?? laid.at(-1) ?? null;
  }

  /** One more of a kind of disc to be discarded; after the last one, none. */
  discard(disc: string, held: number): void {
    const now = this.made.discards[disc] ?? 0;
    this.make({ discards: { ...this.made.discards, [disc]: now < held ? now + 1 : 0 } });
  }

  pick(tile: string): void {
    this.make({ tile: this.made.tile === tile ? null : tile });
  }

  // The map

  /** Provinces that a touch means something on, with what it does. */
  lit({ view, viewer, legal, words }: Props): Map<string, string> {
    const found = new Map<string, string>();
    if (viewer === null || legal.empty) return found;
    const moves = legal.list.map(({ move }) => move);
    const verb = this.verb(view);
    if (verb) {
      for (const id of legal.after(`${verb} `)) {
        const message = legal.get(`${verb} ${id}`)?.message;
        found.set(id, message ? words.say(message) : "");
      }
    } else if (view.waits_for === "target") {
      for (const [id, what] of this.ways(legal)) found.set(id, words.t(`bushido-ask-${what}`));
    } else if (DIVIDING.includes(view.waits_for)) {
      const open = openHexes(view, viewer, moves);
      const { left } = toShift(view, viewer, this.made.shifts, open);
      for (const hex of open) {
        const what = this.touch(view, hex.id, left);
        if (what) found.set(hex.id, words.t(`bushido-ask-${what}`));
      }
    }
    return found;
  }

  private verb(view: BushidoView): string | null {
    if (view.waits_for === "intrigue") return this.made.tile === "ronin" ? "ronin" : null;
    return VERBS[view.waits_for] ?? null;
  }

  /** Origins and targets of attacks that go together with what is picked up. */
  private ways(legal: LegalMoves): Map<string, string> {
    const found = new Map<string, string>();
    for (const way of legal.after("attack ")) {
      const [target = "", origin = ""] = way.split(" from ");
      if (this.made.target === null || this.made.target === target || this.made.origin !== null) {
        if (!found.has(origin)) found.set(origin, "from-here");
      }
      if (this.made.origin === null || this.made.origin === origin)
        found.set(target, "attack-here");
    }
    return found;
  }

  /** What a touch does while troops are divided; null: nothing. */
  private touch(view: BushidoView, id: string, left: number): string | null {
    const hex = hexOf(view, id);
    if (!hex) return null;
    const here = this.stands(view, id);
    switch (view.waits_for) {
      case "remove":
        return left > 0 && here.troops > 1 ? "take-here" : null;
      case "regroup": {
        const from = hexOf(view, this.made.origin);
        if (from?.id === id) return "let-go";
        if (from && from.group === hex.group) return "move-here";
        const { troops, elite } = mostFrom(hex, here);
        return troops + elite > 0 ? "pick-up" : null;
      }
      default:
        return left > 0 ? "place-here" : null;
    }
  }

  /** A touch, a click or Enter on a province. */
  async choose(props: Props, id: string): Promise<void> {
    const { view, viewer, legal, attempt } = props;
    if (viewer === null || legal.empty) return;
    const verb = this.verb(view);
    if (verb) await attempt(`${verb} ${id}`);
    else if (view.waits_for === "target") await this.aim(props, id);
    else if (DIVIDING.includes(view.waits_for)) await this.divide(props, id);
  }

  private async aim(props: Props, id: string): Promise<void> {
    const { legal } = props;
    const ways = legal.after("attack ").map((way) => way.split(" from "));
    const isOrigin = ways.some(([, origin]) => origin === id);
    const targets = ways.filter(([target]) => target === id);
    if (id === this.made.target) this.make({ target: null });
    else if (id === this.made.origin) this.drop();
    else if (isOrigin) {
      const kept = ways.some(([target, origin]) => target === this.made.target && origin === id);
      const only = ways.filter(([, origin]) => origin === id);
      const sole = only.length === 1 ? (only[0]?.[0] ?? null) : null;
      const target = kept ? this.made.target : sole;
      this.drop();
      this.make({ origin: id, target });
    } else if (targets.length) {
      const from = targets.find(([, origin]) => origin === this.made.origin) ?? targets[0];
      const chosen =
        targets.length === 1 || targets.some(([, origin]) => origin === this.made.origin);
      this.make({ target: id, wanted: null, origin: chosen ? (from?.[1] ?? null) : null });
    } else if (this.made.origin) await sayWhy(props, `attack ${id} from ${this.made.origin}`);
  }

  private async divide(props: Props, id: string): Promise<void> {
    const { view, legal } = props;
    const seat = view.viewer ?? -1;
    const moves = legal.list.map(({ move }) => move);
    const open = openHexes(view, seat, moves);
    const { left } = toShift(view, seat, this.made.shifts, open);
    const what = open.some((hex) => hex.id === id) ? this.touch(view, id, left) : null;
    if (what === "let-go") this.make({ origin: null });
    else if (what === "pick-up") this.make({ origin: id });
    else if (what === "move-here") this.march(view, this.made.origin, id);
    else if (what !== null) {
      const number = view.waits_for === "place elite" ? { elite: 1 } : { troops: 1 };
      const way = what === "take-here" ? { origin: id, goal: null } : { origin: null, goal: id };
      this.make({ shifts: withShift(this.made.shifts, { ...NOBODY, ...way, ...number }) });
    } else if (hexOf(view, id)?.owner !== seat || hexOf(view, id)?.isolated) {
      await sayWhy(props, `station 1 in ${id}`);
    }
  }

  /** All that can leave one province goes to another; the stepper then makes it fewer. */
  private march(view: BushidoView, origin: string | null, goal: string): void {
    const hex = hexOf(view, origin);
    if (!hex || !origin) return;
    const most = mostFrom(hex, this.stands(view, origin));
    // What came from there goes back first, so that two arrows never cross.
    const back = this.made.shifts.find((one) => one.origin === goal && one.goal === origin);
    const more = { origin, goal, troops: most.troops, elite: most.troops ? 0 : most.elite };
    const shifts = back
      ? this.made.shifts.filter((one) => one !== back)
      : withShift(this.made.shifts, more);
    this.make({ shifts, origin: null });
  }

  /** Whether troops of a province can be dragged now. */
  mayDrag({ view, viewer, legal }: Props, id: string): boolean {
    if (viewer === null || legal.empty) return false;
    if (view.waits_for === "target") {
      return legal.after("attack ").some((way) => way.endsWith(` from ${id}`));
    }
    if (view.waits_for !== "regroup") return false;
    const hex = hexOf(view, id);
    const moves = legal.list.map(({ move }) => move);
    if (!hex || !openHexes(view, viewer, moves).includes(hex)) return false;
    const { troops, elite } = mostFrom(hex, this.stands(view, id));
    return troops + elite > 0;
  }

  /** Where troops of a province can be dragged to. */
  goals(props: Props, id: string): Set<string> {
    const { view, viewer, legal } = props;
    if (!this.mayDrag(props, id) || viewer === null) return new Set();
    if (view.waits_for === "target") {
      const ways = legal.after("attack ").filter((way) => way.endsWith(` from ${id}`));
      return new Set(ways.map((way) => way.split(" ")[0] ?? ""));
    }
    const group = hexOf(view, id)?.group;
    const moves = legal.list.map(({ move }) => move);
    const open = openHexes(view, viewer, moves).filter((hex) => hex.group === group);
    return new Set(open.map((hex) => hex.id).filter((one) => one !== id));
  }

  /** Troops were dragged from one province to another. */
  async dragged(props: Props, from: string, to: string): Promise<void> {
    const { view } = props;
    if (from === to || !this.mayDrag(props, from)) return;
    if (this.goals(props, from).has(to)) {
      if (view.waits_for === "target") {
        this.drop();
        this.make({ origin: from, target: to });
      } else this.march(view, from, to);
    } else if (view.waits_for === "target") await sayWhy(props, `attack ${to} from ${from}`);
    else if (hexOf(view, to)?.owner !== view.viewer) await sayWhy(props, `station 1 in ${to}`);
    else props.refuse({ rule: "BUS-MOBIL-01", text: props.words.t("bushido-ask-not-connected") });
  }

  /** What a button of a province listens to. A finger points at nothing: it presses. */
  at(hex: string | null) {
    const here = (): void => void (this.hex = hex);
    const gone = (): void => void (this.hex = null);
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && here(),
      onpointerleave: gone,
      onfocus: here,
      onblur: gone,
    };
  }
}

export const hand = new Hand();
