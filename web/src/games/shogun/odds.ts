// The odds of a battle, added up over everything the tower may do, as `bakufu odds` does it.
//
// How many cubes of a colour fall is the sum of two binomial numbers, one for the cubes thrown and
// one for those inside; colours fall independently of each other (SHO-TOWER-04 to 06).

import type { ShogunView } from "./messages";
import { provinceOf } from "./facts";

/** The odds of 0, 1, 2, ... of something. */
type Spread = readonly number[];

export interface Odds {
  conquered: number;
  /** The defender stays. */
  held: number;
  /** Nobody has it afterwards. */
  neutral: number;
}

export function binomial(number: number, chance: number): Spread {
  let spread: number[] = [1];
  for (let n = 0; n < number; n += 1) {
    const next = [...spread, 0].map(
      (odds, count) => odds * (1 - chance) + (spread[count - 1] ?? 0) * chance,
    );
    spread = next;
  }
  return spread;
}

function added(one: Spread, two: Spread): Spread {
  const both: number[] = Array.from({ length: one.length + two.length - 1 }, () => 0);
  one.forEach((p, i) => two.forEach((q, j) => (both[i + j] = (both[i + j] ?? 0) + p * q)));
  return both;
}

type Options = Readonly<Record<string, string | number>>;

/** The odds of a march with so many armies; null if it is peaceful. */
export function marchOdds(
  view: ShogunView,
  options: Options,
  attacker: number,
  target: string,
  armies: number,
): Odds | null {
  const province = provinceOf(view, target);
  const mine = view.seats[attacker];
  if (!province || !mine || province.owner === attacker) return null;
  const defender = province.owner;
  const holds = (seat: number, card: string): boolean =>
    view.specials.some((special) => special.card === card && special.holder === seat);

  // Who joins the throw (SHO-BID-15, SHO-BID-16, SHO-EVENT-10); never more than the supply has.
  const carded = defender !== null || options["attack_card_neutral"] !== "no";
  const more = carded && holds(attacker, "attack-more") ? 1 : 0;
  const attack = armies + Math.min(more, mine.supply);
  const theirs = defender === null ? undefined : view.seats[defender];
  const castle = view.ruling?.ruling === "castle-defends" && province.buildings.includes("castle");
  const help = defender === null ? 0 : Number(castle) + Number(holds(defender, "defence-more"));
  const defend = defender === null ? 0 : province.armies + Math.min(help, theirs?.supply ?? 0);
  const called = view.ruling?.ruling === "two-farmers" ? 2 : 1; // SHO-BATTLE-04
  const farmers = defender === null ? Math.min(called, view.farmers) : 0;

  // The tray is thrown with the rest, whoever's cubes lie there (SHO-TOWER-03).
  const tray = view.tray.seats.reduce((sum, n) => sum + n, view.tray.farmers);
  const thrown = attack + defend + farmers + tray;
  const through = Number(options["tower_p_thrown"] ?? 2 / 3);
  const knocked =
    options["tower_model"] === "constant"
      ? Number(options["tower_p_stuck"] ?? 1 / 3)
      : 1 - Number(options["tower_keep"] ?? 0.95) ** thrown;
  const fallen = (number: number, inside: number): Spread =>
    added(binomial(number, through), binomial(inside, knocked));

  const of = (seat: number, number: number): Spread =>
    fallen(number + (view.tray.seats[seat] ?? 0), view.tower.seats[seat] ?? 0);
  const attackers = of(attacker, attack);
  const defenders = defender === null ? [1] : of(defender, defend);
  const peasants = fallen(farmers + view.tray.farmers, view.tower.farmers);
  const calm = province.unrest === 0; // SHO-BATTLE-07, SHO-BATTLE-08

  const odds = { conquered: 0, held: 0, neutral: 0 };
  attackers.forEach((p, a) =>
    defenders.forEach((q, d) =>
      peasants.forEach((r, f) => {
        const against = d + (calm || defender === null ? f : 0);
        const end = a > against ? "conquered" : a < against && d > 0 ? "held" : "neutral";
        odds[end] += p * q * r;
      }),
    ),
  );
  return odds;
}
