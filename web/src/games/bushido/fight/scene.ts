// A combat as it is told: what each side has shown, what it counts, who falls and by which rule.

import type { Message, ToldEvent } from "../../../lib/messages";
import type { BushidoView } from "../messages";
import { eventOf } from "../pauses";

export interface Side {
  readonly seat: number;
  /** Whose troops it leads: the Daimyo's, the defender's own, nobody's (Ronin). */
  readonly owner: number | null;
  readonly troops: number;
  readonly elite: number;
  readonly ready: boolean;
  /** Tiles in the stack; null: not shown yet. */
  readonly height: number | null;
  readonly top: number | null;
  readonly tiles: readonly number[] | null;
  readonly katana: number | null;
  readonly tactic: string | null;
  readonly total: number | null;
  readonly fallen: number;
  readonly fallenElite: number;
}

/** A line of what came of it. */
export interface Line {
  readonly message: Message;
  readonly rule: string;
  readonly side: number | null;
}

export interface Scene {
  readonly target: string;
  readonly revolt: boolean;
  readonly bonus: number;
  readonly sides: readonly [Side, Side];
  /** Which side has won; null: not counted yet. */
  readonly winner: number | null;
  readonly lines: readonly Line[];
}

const ATTACKER = 0;
const DEFENDER = 1;

/** The combat of a position. */
export function sceneOf(view: BushidoView): Scene | null {
  const { combat } = view;
  const [first, second] = combat?.stacks ?? [];
  // Where troops retreat to is asked when all has been told, and the stacks are gone.
  if (!combat || !first || !second || view.waits_for === "retreat") return null;
  const hex = view.hexes.find(({ id }) => id === combat.target);
  const side = (stack: typeof first, attacks: boolean): Side => ({
    seat: stack.seat,
    owner: attacks ? (combat.revolt ? null : view.daimyo) : stack.seat,
    troops: attacks ? combat.troops : (hex?.troops ?? 0),
    elite: attacks ? combat.elite : (hex?.elite ?? 0),
    ready: view.seats[stack.seat]?.ready ?? false,
    height: stack.height,
    top: stack.top,
    tiles: stack.tiles,
    katana: null,
    tactic: stack.disc,
    total: null,
    fallen: 0,
    fallenElite: 0,
  });
  return {
    target: combat.target,
    revolt: combat.revolt,
    bonus: combat.bonus,
    sides: [side(first, true), side(second, false)],
    winner: null,
    lines: [],
  };
}

/** The rule of a pairing of tactics (BUS-COMBAT-16 to BUS-COMBAT-25). */
export function ruleOf(one: string | null, two: string | null): string | null {
  const rules: Readonly<Record<string, string>> = {
    "battle duel": "16",
    "ambush battle": "17",
    "ambush duel": "18",
    "duel duel": "19",
    "battle battle": "21",
    "ambush ambush": "22",
    "battle traitor": "23",
    "duel traitor": "23",
    "ambush traitor": "24",
    "traitor traitor": "25",
  };
  const found = one && two ? rules[[one, two].sort().join(" ")] : undefined;
  return found ? `BUS-COMBAT-${found}` : null;
}

const BEATS: Readonly<Record<string, string>> = {
  duel: "battle",
  battle: "ambush",
  ambush: "duel",
};

/** How a total is made: "2 × 7 + 4 = 18" (BUS-COMBAT-12); null: nothing is counted. */
export function countOf(own: Side, other: Side): string | null {
  const { katana, tactic, total } = own;
  if (katana === null || tactic === null || total === null) return null;
  const times = BEATS[tactic] === other.tactic ? 2 : 1;
  const troops = total - times * katana;
  const sum = `${times > 1 ? `${times} × ` : ""}${katana}${troops > 0 ? ` + ${troops}` : ""}`;
  return sum === String(total) ? sum : `${sum} = ${total}`;
}

function changed(scene: Scene, which: number, more: Partial<Side>): Scene {
  const [one, two] = scene.sides;
  return {
    ...scene,
    sides: which === ATTACKER ? [{ ...one, ...more }, two] : [one, { ...two, ...more }],
  };
}

function fighter(scene: Scene, seat: number): number {
  return scene.sides[ATTACKER].seat === seat ? ATTACKER : DEFENDER;
}

/** Whose troops fell: those of the attack are the Daimyo's. */
function owning(scene: Scene, seat: number): number {
  return scene.sides[DEFENDER].owner === seat ? DEFENDER : ATTACKER;
}

function fallen(scene: Scene, which: number, troops: number, elite: number): Scene {
  const side = scene.sides[which];
  if (!side) return scene;
  return changed(scene, which, {
    fallen: side.fallen + troops,
    fallenElite: side.fallenElite + elite,
  });
}

const told = (scene: Scene, { message, rule }: ToldEvent, side: number | null): Scene => ({
  ...scene,
  lines: [...scene.lines, { message, rule, side }],
});

/** The scene after something has been told; null: it is over. */
export function follow(scene: Scene | null, toldEvent: ToldEvent): Scene | null {
  const event = eventOf(toldEvent);
  if (!scene || !event) return scene;
  switch (event.event) {
    case "ready":
      return changed(scene, fighter(scene, event.seat), { ready: true });
    case "stack-shown":
      return changed(scene, fighter(scene, event.seat), {
        height: event.height,
        top: event.top ?? null,
        ready: false,
      });
    case "disc-exchanged":
      return told(scene, toldEvent, fighter(scene, event.seat));
    case "discs-drawn": // by a fighter who had none to fight with
      return told(scene, { ...toldEvent, rule: "BUS-COMBAT-09" }, fighter(scene, event.seat));
    case "discs-shuffled":
      return scene;
    case "tactic-shown":
      return changed(scene, fighter(scene, event.seat), { tactic: event.tactic, ready: false });
    case "stack-turned":
      return changed(scene, fighter(scene, event.seat), {
        tiles: event.stack.map(Number),
        height: event.stack.length,
        katana: event.katana,
      });
    case "counted": {
      const next = changed(scene, ATTACKER, { total: event.attack ?? null });
      const counted = changed(next, DEFENDER, { total: event.defence ?? null });
      return { ...counted, winner: fighter(scene, event.seat) };
    }
    case "forfeited":
    case "fell": {
      const which = owning(scene, event.seat);
      const after = fallen(scene, which, event.troops, event.elite);
      const [one, two] = scene.sides;
      const rule = event.event === "fell" ? ruleOf(one.tactic, two.tactic) : null;
      const winner = event.event === "forfeited" ? 1 - which : scene.winner;
      return told({ ...after, winner }, rule ? { ...toldEvent, rule } : toldEvent, which);
    }
    case "ronin-fell": {
      // Without a count their leader brought no katana (BUS-HATA-11).
      const winner = scene.winner ?? DEFENDER;
      return told({ ...fallen(scene, ATTACKER, event.number, 0), winner }, toldEvent, ATTACKER);
    }
    case "stake-lost":
    case "samurai-honour":
      return told(scene, toldEvent, fighter(scene, event.seat));
    case "retreated":
    case "scattered":
    case "held":
    case "conquered":
      return told(scene, toldEvent, owning(scene, event.seat));
    case "left-neutral":
    case "revolted":
      return told(scene, toldEvent, null);
    case "katana-laid":
    case "top-chosen":
    case "tactic-chosen":
    case "province-lost":
    case "daimyo-honour":
    case "land-marked":
      return scene;
    default:
      return null;
  }
}
