import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { LegalMoves } from "../../../lib/board";
import face from "../game";
import { movesTo, planOf } from "../plan";
import { planFor } from "../planstore.svelte";
import { Pointer, pointer } from "../pointer.svelte";
import { fixture, propsOf } from "./positions";
import { click, one, point, setUp, show } from "./shown";

setUp();

const glowing = (): string[] =>
  [...document.querySelectorAll("[data-place]")].length
    ? [...document.querySelectorAll(".edge.pointed")].map((edge) => edge.getAttribute("d") ?? "")
    : [];

describe("the plan and the map", () => {
  it("light each other: a card its province, and a province its card", () => {
    show(fixture("plan"));
    expect(glowing()).toHaveLength(0);
    point('[data-card="noto"]', "over");
    expect(glowing()).toHaveLength(1);
    point(".planning", "leave");
    expect(glowing()).toHaveLength(0);
    point('[data-place="noto"]', "enter");
    expect(one('[data-card="noto"] .slot').className).toContain("lit");
    point('[data-place="noto"]', "leave");
    expect(document.querySelector(".slot.lit")).toBeNull();
  });

  it("draw what is planned where it is planned", () => {
    show(fixture("plan"));
    expect(document.querySelector("[data-planned]")).toBeNull();
    click('[data-card="kaga"]');
    click('[data-space="castle"]');
    click('[data-card="chest-2"]');
    click('[data-space="bid"]');
    const signs = [...document.querySelectorAll("[data-planned]")];
    expect(signs.map((sign) => sign.getAttribute("data-planned"))).toEqual(["castle"]);
    expect(one('[data-place="kaga"]').getAttribute("aria-label")).toContain("Your plan: Castle.");
  });

  it("are one: a click on a province takes up its card, wherever it lies", () => {
    show(fixture("plan"));
    click('[data-card="kaga"]');
    click('[data-space="castle"]');
    click('[data-place="kaga"]');
    expect(one('[data-space="castle"]').className).toContain("picked");
    click('[data-space="tax"]');
    expect(one('[data-space="tax"]').getAttribute("aria-label")).toBe("Tax: Kaga");
  });

  it("nobody else's plan is drawn", () => {
    show(fixture("half-plan"), { viewer: null });
    expect(document.querySelector("[data-planned], [data-space]")).toBeNull();
  });

  it("what was planned stays on the board when plans are no longer made", () => {
    show(fixture("special"));
    const laid = document.querySelectorAll("[data-space].full");
    const { view, viewer } = fixture("special");
    const cards = view.seats[viewer]?.board.filter(({ card }) => card !== null) ?? [];
    expect(laid).toHaveLength(cards.length);
    expect(cards.length).toBeGreaterThan(5);
  });

  it("a space says what comes to nothing, and a tower card on the court does not", () => {
    show(fixture("court-plan"));
    click('[data-card="tower"]');
    click('[data-space="convert-1"]');
    click('[data-card="chest-4"]');
    click('[data-space="castle"]');
    const label = (space: string): string | null =>
      one(`[data-space="${space}"]`).getAttribute("aria-label");
    expect(label("convert-1")).toBe("Convert 1: tower card");
    expect(label("castle")).toBe("Castle: chest card 4 (no action)");
  });
});

describe("a target that is pointed at", () => {
  it("shows its odds before it is chosen, from the map and from its button", () => {
    show(fixture("march"));
    expect(document.querySelector(".odds")).toBeNull();
    point('[data-place="bitchu"]', "enter");
    const fromMap = one(".odds").textContent;
    expect(fromMap).toMatch(/Conquered \d+%/);
    point('[data-place="bitchu"]', "leave");
    expect(document.querySelector(".odds")).toBeNull();
    point('[data-choice="target bitchu"]', "enter");
    expect(one(".odds").textContent).toBe(fromMap);
    expect(one('[data-choice="target bitchu"] b').textContent).toMatch(/^\d+%$/);
  });
});

describe("an idea that is laid out", () => {
  it("becomes the plan on the board, and nothing is played", () => {
    const { props, played } = show(fixture("plan"));
    const mine = props.view.seats[props.viewer ?? 0];
    if (!mine) throw new Error("no seat");
    const sketch = { bid: "chest-1", castle: "kaga", rice: "omi" };
    const moves = [...movesTo(mine.board, mine.next_space, sketch), "commit"];
    expect(face.lay?.(moves, props)).toBe(true);
    flushSync();
    expect(planFor(props.viewer ?? 0).sketch).toEqual(sketch);
    expect(one('[data-space="castle"]').getAttribute("aria-label")).toBe("Castle: Kaga");
    expect(played).toEqual([]);
  });

  it("is read from half a plan too, and only from a plan", () => {
    const { view, viewer } = fixture("half-plan");
    const mine = view.seats[viewer];
    if (!mine) throw new Error("no seat");
    const sketch = { bid: "chest-4", castle: "omi" };
    const moves = movesTo(mine.board, mine.next_space, sketch);
    expect(moves).toContain("lift");
    expect(planOf(mine.board, mine.next_space, moves)).toEqual(sketch);
    expect(planOf(mine.board, mine.next_space, ["target kai"])).toBeNull();
  });

  it("marks a target and then the number of armies", () => {
    const { props, played } = show(fixture("march"));
    expect(face.lay?.(["target hoki", "number 3"], props)).toBe(true);
    flushSync();
    expect(one('[data-choice="target hoki"]').className).toContain("proposed");
    expect(glowing()).toHaveLength(1);
    expect(played).toEqual([]);
    pointer.propose([]);
  });

  it("goes on with the next move when the first is played", () => {
    const one = new Pointer();
    const legal = (...moves: string[]) =>
      new LegalMoves(moves.map((move) => ({ move, message: { id: "none", args: {} } })));
    one.propose(["target hoki", "number 3"]);
    one.follow(legal());
    expect(one.proposed).toBe("target hoki");
    one.follow(legal("number 1", "number 2", "number 3"));
    expect(one.proposed).toBe("number 3");
    one.follow(legal("number 1"));
    expect(one.proposed).toBeNull();
  });

  it("sets the number that the slider begins with", () => {
    const { played } = show(fixture("number"));
    face.lay?.(["number 3"], propsOf(fixture("number")).props);
    flushSync();
    click(".armies .chief");
    expect(played).toEqual([["number 3"]]);
    pointer.propose([]);
  });
});
