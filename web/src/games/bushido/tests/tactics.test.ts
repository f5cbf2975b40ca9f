import { describe, expect, it } from "vitest";
import type { BushidoStackView, BushidoView } from "../messages";
import { lossOf, outcomeOf, pairOf, type Side, sidesOf, TACTICS } from "../tactics";

const side = (attacks: boolean, troops: number, katana: Side["katana"]): Side => ({
  ...{ seat: 0, attacks, troops, katana },
});
const stack = (seat: number, rest: Partial<BushidoStackView> = {}): BushidoStackView => ({
  ...{ seat, height: null, top: null, tiles: null, disc: null, ...rest },
});
const view = (viewer: number, stacks: BushidoStackView[], revolt = false): BushidoView =>
  ({
    ...{ viewer, elite_worth: 3 },
    hexes: [{ id: "c4", troops: 3, elite: 1 }],
    combat: { revolt, target: "c4", origin: "c3", troops: 4, elite: 0, bonus: 0, stacks },
  }) as unknown as BushidoView;

describe("the table of tactics", () => {
  it("has the totals of the rulebook's examples", () => {
    const [attack, defence] = [side(true, 4, null), side(false, 3, [9, 9])];
    const battle = outcomeOf(pairOf("battle", "ambush"), attack, defence, 8);
    expect([battle.mine, battle.theirs]).toEqual([20, [9, 9]]); // BUS-COMBAT-17
    const duel = outcomeOf(pairOf("duel", "ambush"), attack, defence, 8);
    expect([duel.mine, duel.theirs, duel.verdict]).toEqual([8, [18, 18], "loss"]); // BUS-COMBAT-18
    expect(pairOf("battle", "ambush").ones).toBe(2);
    expect(pairOf("ambush", "ambush").ones).toBe(1);
    expect(pairOf("battle", "battle")).toMatchObject({ loss: "all", threes: true });
    expect(pairOf("duel", "duel").loss).toBe("none");
  });

  it("gives ties to the defender, and knows what is still open", () => {
    const pair = pairOf("duel", "duel");
    const judge = (attacks: boolean, katana: number): string =>
      outcomeOf(pair, side(attacks, 4, null), side(!attacks, 3, [5, 9]), katana).verdict;
    expect([judge(true, 10), judge(true, 9), judge(true, 5)]).toEqual(["win", "open", "loss"]);
    expect([judge(false, 9), judge(false, 5), judge(false, 4)]).toEqual(["win", "open", "loss"]);
    const unknown = outcomeOf(pair, side(true, 4, null), side(false, 3, null), 50);
    expect([unknown.verdict, unknown.theirs]).toEqual(["open", null]);
    for (const other of TACTICS.slice(0, 3)) {
      const traitor = outcomeOf(
        pairOf("traitor", other),
        side(true, 1, null),
        side(false, 9, [9, 9]),
        1,
      );
      expect(traitor.verdict).toBe("win");
    }
  });

  it("sees its own side, and of the other what is shown", () => {
    const shown = stack(2, { height: 3, top: 2 });
    const mine = stack(1, { height: 2, top: 3, tiles: [1, 3] });
    const attack = sidesOf(view(1, [mine, shown]));
    expect(attack?.mine).toMatchObject({ attacks: true, troops: 4, katana: [4, 4] });
    expect(attack?.other).toMatchObject({ attacks: false, troops: 6, katana: [4, 8] });
    expect(sidesOf(view(2, [mine, stack(2)]))?.mine.katana).toBeNull();
    expect(sidesOf(view(0, [mine, shown]))).toBeNull();
    expect(sidesOf(view(1, []))).toBeNull();
  });

  it("has no stake for duels in a revolt (BUS-HATA-06)", () => {
    const duels = pairOf("duel", "duel");
    expect([lossOf(duels, false), lossOf(duels, true)]).toEqual(["none", "revolt"]);
    expect(lossOf(pairOf("duel", "battle"), true)).toBe("difference");
    expect(lossOf(pairOf("traitor", "duel"), true)).toBe("traitor");
  });
});
