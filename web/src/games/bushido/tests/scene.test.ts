import { describe, expect, it } from "vitest";
import type { AnyEvent, ToldEvent } from "../../../lib/messages";
import { countOf, follow, ruleOf, type Scene, type Side } from "../fight/scene";
import { Watched } from "../fight/watched.svelte";
import { LegalMoves } from "../../../lib/board";
import type { BushidoView } from "../messages";
import { pauseFor, shownTogether } from "../pauses";

const SIDE: Side = {
  seat: 1,
  owner: 0,
  troops: 4,
  elite: 0,
  ready: false,
  height: null,
  top: null,
  tiles: null,
  katana: null,
  tactic: null,
  total: null,
  fallen: 0,
  fallenElite: 0,
};

/** Seat 1 leads four troops of seat 0 against three of seat 2. */
const SCENE: Scene = {
  target: "c4",
  revolt: false,
  bonus: 3,
  sides: [SIDE, { ...SIDE, seat: 2, owner: 2, troops: 3 }],
  winner: null,
  lines: [],
};

const told = (event: AnyEvent, rule = "BUS-COMBAT-14"): ToldEvent => ({
  event,
  rule,
  message: { id: `bushido-${event.event}`, args: {} },
  told_by_next: false,
});

const after = (...events: AnyEvent[]): Scene | null =>
  events.reduce<Scene | null>((scene, event) => follow(scene, told(event)), SCENE);

describe("a combat as it is told", () => {
  const duel = [
    { event: "stack-shown", seat: 1, height: 3, top: 3 },
    { event: "stack-shown", seat: 2, height: 2, top: 1 },
    { event: "tactic-shown", seat: 1, tactic: "duel" },
    { event: "tactic-shown", seat: 2, tactic: "battle" },
    { event: "stack-turned", seat: 1, katana: 7, stack: ["2", "2", "3"] },
    { event: "stack-turned", seat: 2, katana: 4, stack: ["1", "3"] },
    { event: "counted", seat: 1, attack: 14, defence: 7 },
    { event: "fell", seat: 2, troops: 3, elite: 0 },
  ];

  it("keeps what each side showed, counts and lost", () => {
    const scene = after(...duel);
    expect(scene?.winner).toBe(0);
    expect(scene?.sides[0]).toMatchObject({ height: 3, top: 3, tiles: [2, 2, 3], tactic: "duel" });
    expect(scene?.sides[1]).toMatchObject({ katana: 4, tactic: "battle", fallen: 3 });
    const [one, two] = scene?.sides ?? [SIDE, SIDE];
    expect(countOf(one, two)).toBe("2 × 7 = 14");
    expect(countOf(two, one)).toBe("4 + 3 = 7");
  });

  it("tells losses by the rule of the two tactics", () => {
    expect(after(...duel)?.lines.map(({ rule }) => rule)).toEqual(["BUS-COMBAT-16"]);
    expect(ruleOf("traitor", "ambush")).toBe("BUS-COMBAT-24");
    expect(ruleOf("duel", null)).toBeNull();
  });

  it("counts nothing against a traitor", () => {
    const scene = after(
      { event: "tactic-shown", seat: 1, tactic: "traitor" },
      { event: "stack-turned", seat: 1, katana: 2, stack: ["2"] },
      { event: "counted", seat: 1, attack: null, defence: null },
    );
    expect(countOf(scene?.sides[0] ?? SIDE, scene?.sides[1] ?? SIDE)).toBeNull();
    expect(scene?.winner).toBe(0);
  });

  it("gives the loss of attackers to the side that leads the Daimyo's troops", () => {
    expect(after({ event: "fell", seat: 0, troops: 2, elite: 1 })?.sides[0]).toMatchObject({
      fallen: 2,
      fallenElite: 1,
    });
  });

  it("is won by the other side where one brings no katana (BUS-COMBAT-05)", () => {
    expect(after({ event: "forfeited", seat: 0, troops: 4, elite: 0 })?.winner).toBe(1);
  });

  it("is won by the Daimyo where the Ronin's leader brings none (BUS-HATA-11)", () => {
    expect(after({ event: "ronin-fell", hex: "c4", number: 2 })?.winner).toBe(1);
    expect(after(...duel, { event: "ronin-fell", hex: "c4", number: 2 })?.winner).toBe(0);
  });

  it("goes on when a fighter draws a disc (BUS-COMBAT-09)", () => {
    const scene = after(
      { event: "discs-shuffled", number: 14 },
      { event: "discs-drawn", seat: 2, number: 1, discs: null },
    );
    expect(scene?.lines).toMatchObject([{ rule: "BUS-COMBAT-09", side: 1 }]);
  });

  it("is over when something else happens", () => {
    expect(after({ event: "called-to-arms", seat: 2 })).toBeNull();
  });
});

describe("the telling", () => {
  it("turns both discs at once", () => {
    const disc = (seat: number) => told({ event: "tactic-shown", seat, tactic: "duel" });
    expect(shownTogether(disc(1), disc(2))).toBe(true);
  });

  it("passes by what asks nobody for anything within a second", () => {
    for (const event of ["passed", "waited", "nothing-proposed", "month-moved", "ready"]) {
      expect(pauseFor(told({ event }))).toBeLessThan(1000);
    }
    for (const nothing of [
      { event: "bought", points: 0 },
      { event: "bonus-laid", honour: 0 },
    ]) {
      expect(pauseFor(told(nothing))).toBe(pauseFor(told({ event: "passed" })));
    }
  });

  describe("where nothing moves", () => {
    const nothing = new LegalMoves([]);
    const seats = [0, 1, 2].map(() => ({ ready: false }));
    const view = (waits_for: string, combat: object | null): BushidoView =>
      ({ hexes: [], daimyo: 0, seats, waits_for, combat }) as unknown as BushidoView;

    /** Seat 1 has won, and the turn goes on. */
    function over(): Watched {
      const stacks = [1, 2].map((seat) => ({ seat, height: 2, top: 3, tiles: null, disc: null }));
      const fights = { target: "c4", revolt: false, troops: 4, elite: 0, bonus: 3, stacks };
      const watched = new Watched();
      watched.see(view("tactic", fights), null, nothing);
      const counted = { event: "counted", seat: 1, attack: 12, defence: 7 };
      const chosen = { event: "tactic-chosen", seat: 1, tactic: "duel" };
      watched.hear([told(chosen), told(counted), told({ event: "passed", seat: 2 })]);
      const gone = { ...fights, stacks: stacks.map((one) => ({ ...one, height: 0, top: null })) };
      watched.see(view("tactic", gone), null, nothing);
      watched.see(view("audience", null), null, nothing);
      return watched;
    }

    it("lies on the table at its end, until the turn is over", () => {
      const watched = over();
      expect(watched.scene?.winner).toBe(0);
      watched.hear([told({ event: "turn-began", seat: 1 })]);
      watched.see(view("discs", null), null, nothing);
      expect(watched.scene).toBeNull();
    });

    it("stays away once it was put away", () => {
      const watched = over();
      watched.close();
      expect(watched.scene).toBeNull();
      watched.see(view("audience", null), null, nothing);
      expect(watched.scene).toBeNull();
    });
  });
});
