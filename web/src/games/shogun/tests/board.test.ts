import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { movesOnMap } from "../facts";
import face from "../game";
import * as geo from "../geometry";
import { RULING_SIGNS } from "../glyphs";
import { pauseFor, placesOf } from "../pauses";
import { marchOdds } from "../odds";
import { type Throw, thrown } from "../throwing";
import { LANGUAGES } from "../../../lib/words";
import { towards } from "../../../pieces/graph";
import { speakerOf } from "../../../../tests/speakers";
import { fixture, FIXTURES, propsOf } from "./positions";
import { click, one, press, setUp, show } from "./shown";

setUp();

describe("the map", () => {
  it("has an outline and room for every piece in every province", () => {
    for (const { id } of fixture("plan").view.provinces) {
      expect(geo.OUTLINES[id]).toMatch(/^M.*Z$/);
      for (const name of geo.SLOTS)
        expect(geo.slot(id, name)[2], `${id} ${name}`).toBeGreaterThan(0);
    }
  });

  it("is walked with the arrow keys: every province can be come to", () => {
    const reached = new Set(["omi"]);
    for (const id of reached) {
      for (const [dx, dy] of [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
      ] as const) {
        reached.add(towards(geo.PLACES, id, dx, dy));
      }
    }
    expect(reached.size).toBe(45);
  });

  it.each(FIXTURES)("shows %s in words, and every decision can be played on it", (_, position) => {
    const { played } = show(position);
    expect(document.querySelectorAll("[data-place]")).toHaveLength(45);
    const moves = position.legal.map(({ move }) => move);
    const lit = [...document.querySelectorAll(".place.open")].map((element) =>
      element.getAttribute("data-place"),
    );
    expect(new Set(lit)).toEqual(new Set(movesOnMap(position.view, moves).keys()));
    // A missing word would show its id.
    expect(document.body.textContent).not.toMatch(/shogun-board-|undefined|NaN/);
    const labels = [...document.querySelectorAll("[aria-label]")].map((element) =>
      element.getAttribute("aria-label"),
    );
    expect(labels.join()).not.toMatch(/shogun-|undefined|NaN/);

    if (position.view.waits_for === "plan") {
      expect(document.querySelectorAll("[data-card]").length).toBeGreaterThan(0);
      return;
    }
    const able = document.querySelectorAll<HTMLElement>(
      ".armies .button.chief, [data-choice], .field.lit, .place.open",
    );
    for (const element of able) {
      element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      flushSync();
    }
    const wanted = moves.some((move) => move.startsWith("number ")) ? moves.slice(-1) : moves;
    expect(new Set(played.flat())).toEqual(new Set(wanted));
  });

  it("draws dashed only the sea routes of the side in play", () => {
    show(fixture("plan"));
    expect(document.querySelectorAll("path.link")).toHaveLength(6);
  });

  it("shades the eight provinces that three players leave out", () => {
    show(fixture("three"));
    expect(document.querySelectorAll(".province.closed")).toHaveLength(8);
  });

  it("plays the move that a lit province names, by click and by key", () => {
    const { played } = show(fixture("march"));
    click('[data-place="aki"]');
    press('[data-place="izumo"]', "Enter");
    expect(played).toEqual([["target aki"], ["target izumo"]]);
  });

  it("says why for a province that is not lit", async () => {
    const { played, refused } = show(fixture("march"));
    click('[data-place="mutsu"]');
    await new Promise((done) => setTimeout(done));
    expect(played).toEqual([]);
    expect(refused).toEqual([{ rule: "SHO-MOVE-01", text: "target mutsu" }]);
  });

  it("explains the province under the mouse, and the one that the arrows come to", () => {
    show(fixture("plan"));
    const mouse = new PointerEvent("pointerenter", { pointerType: "mouse" });
    one('[data-place="noto"]').dispatchEvent(mouse);
    flushSync();
    expect(one(".explained").textContent).toMatch(/Noto with 2 armies/);
    expect(towards(geo.PLACES, "shinano", 0, 1)).toBe("kai");
    press('[data-place="shinano"]', "ArrowDown");
    expect(one(".explained").textContent).toMatch(/Kai with 5 armies.*tax 5.*neighbours: .*Suruga/);
  });

  it("explains special cards and events in two sentences", () => {
    const { props } = show(fixture("plan"));
    const about = [
      ...document.querySelectorAll(".specials [data-track], .events [data-track]"),
    ].map((element) => element.getAttribute("data-about") ?? "");
    expect(about).toHaveLength(props.view.specials.length + props.view.events.length);
    for (const text of about) {
      expect(text).toMatch(/\. .*\.$/);
      expect(text).not.toMatch(/shogun-/);
    }
  });

  it("takes a card of the display in the draft", () => {
    const { played, props } = show(fixture("draft"));
    click(`[data-place="${props.view.draft?.display[1] ?? ""}"]`);
    expect(played).toEqual([["take second"]]);
  });
});

describe("a march", () => {
  it.each(["number", "number-neutral"])("at %s shows the odds that the rules reckon", (name) => {
    const { view, viewer, options, odds } = fixture(name);
    expect(odds.length).toBeGreaterThan(2);
    odds.forEach((expected, n) => {
      const found = marchOdds(view, options, viewer, view.march?.target ?? "", n + 1);
      for (const end of ["conquered", "held", "neutral"] as const) {
        expect(found?.[end], `${end} with ${n + 1}`).toBeCloseTo(expected[end], 6);
      }
    });
    show(fixture(name));
    const sure = Math.round(100 * (odds.at(-1)?.conquered ?? 0));
    expect(one(".odds").textContent).toContain(`${sure}%`);
  });

  it("has no odds where nobody fights", () => {
    const { view, viewer, options } = fixture("number");
    expect(marchOdds(view, options, viewer, view.march?.origin ?? "", 1)).toBeNull();
  });

  it("marches with all armies but one unless another number is set", () => {
    const { played } = show(fixture("number"));
    const numbers = fixture("number").legal.length;
    click(".stepper .button:first-child");
    click(".armies .chief");
    expect(played).toEqual([[`number ${numbers - 1}`]]);
  });
});

describe("the planning board", () => {
  const laid = (): (string | null)[] =>
    [...document.querySelectorAll("[data-space]")].map((space) => space.getAttribute("aria-label"));

  it("takes a card and its space by two taps, and gives it back", () => {
    show(fixture("plan"));
    click('[data-card="kaga"]');
    click('[data-space="castle"]');
    expect(laid()).toContain("Castle: Kaga");
    expect(document.querySelector('[data-card="kaga"]')).toBeNull();
    press('[data-space="castle"]', "Delete");
    expect(laid()).toContain("Castle: empty");
  });

  it("takes a province of the map as its card", () => {
    show(fixture("plan"));
    click('[data-place="noto"]');
    click('[data-space="tax"]');
    expect(laid()).toContain("Tax: Noto");
  });

  it("refuses a bid above one's means, with the rule", () => {
    const position = fixture("plan");
    const seats = position.view.seats.map((seat) => ({ ...seat, chests: 2 }));
    const { refused } = show({ ...position, view: { ...position.view, seats } });
    click('[data-card="chest-3"]');
    click('[data-space="bid"]');
    expect(refused.map(({ rule }) => rule)).toEqual(["SHO-BID-02"]);
    expect(laid()).toContain("Bid: empty");
  });

  it("commits the whole plan as one play", async () => {
    const { played } = show(fixture("plan"));
    const chief = (): HTMLButtonElement => one<HTMLButtonElement>(".plan-ask .chief");
    expect(chief().getAttribute("aria-disabled")).toBe("true");
    const spaces = ["castle", "temple", "theatre", "rice", "tax", "deploy-5"];
    const cards = ["kaga", "noto", "omi", "kii", "settsu", "tamba"];
    spaces.forEach((space, n) => {
      click(`[data-card="${cards[n] ?? ""}"]`);
      click(`[data-space="${space}"]`);
    });
    click(".plan-ask .buttons .button:nth-child(2)"); // chest cards on the rest
    expect(chief().disabled).toBe(false);
    click(".plan-ask .chief");
    await Promise.resolve();
    expect(played).toHaveLength(1);
    expect(played[0]).toHaveLength(12);
    expect(played[0]?.[0]).toBe("put chest-0 on bid");
    expect(played[0]?.[1]).toBe("put kaga on castle");
    expect(played[0]?.at(-1)).toBe("commit");
  });

  it("tries the same plan in a sandbox, and keeps it", async () => {
    const { played, tried } = show(fixture("plan"));
    const button = (): HTMLButtonElement => {
      const all = [...document.querySelectorAll<HTMLButtonElement>(".plan-ask .button")];
      const found = all.find(({ textContent }) => textContent.trim() === "Try this plan");
      if (!found) throw new Error("there is no such button");
      return found;
    };
    expect(button().getAttribute("aria-disabled")).toBe("true");
    for (const space of ["castle", "temple", "theatre", "rice", "tax", "deploy-5"]) {
      click(".hand [data-card]");
      click(`[data-space="${space}"]`);
    }
    click(".plan-ask .buttons .button:nth-child(2)"); // chest cards on the rest
    const before = laid();
    button().click();
    await Promise.resolve();
    expect(played).toEqual([]);
    expect(tried).toHaveLength(1);
    expect(tried[0]).toHaveLength(12);
    expect(tried[0]?.at(-1)).toBe("commit");
    expect(laid()).toEqual(before);
  });

  it("offers to take a committed plan back", () => {
    const position = fixture("plan");
    const seats = position.view.seats.map((seat) => ({ ...seat, committed: true }));
    const legal = [{ move: "take back", message: { id: "shogun-move-take-back", args: {} } }];
    const { played } = show({ ...position, legal, view: { ...position.view, seats } });
    click(".plan-ask .button");
    expect(played).toEqual([["take back"]]);
  });
});

describe("the tower", () => {
  it("keeps every cube of a battle: the tray goes in with the fighters", () => {
    const before: Throw = {
      tower: { seats: [3, 1], farmers: 4 },
      tray: { seats: [0, 2], farmers: 1 },
    };
    const throws = [
      { event: "cubes-thrown" as const, seat: 0, thrown: 5, tray: 4 },
      { event: "cubes-thrown" as const, seat: 1, thrown: 3, tray: 1 },
      { event: "cubes-thrown" as const, seat: null, thrown: 1, tray: 2 },
    ];
    expect(thrown(before, throws)).toEqual({
      tower: { seats: [4, 3], farmers: 3 },
      tray: { seats: [4, 1], farmers: 2 },
    });
  });

  it("shows cubes falling in and out for as long as it is shown, and not at all in no time", () => {
    const toldEvent = {
      event: { event: "cubes-thrown" as const, seat: 0, thrown: 5, tray: 3 },
      message: { id: "shogun-cubes-thrown", args: { seat: "#0", thrown: 5, tray: 3 } },
      rule: "SHO-TOWER-04",
      told_by_next: false,
    };
    show(fixture("plan"), {
      showing: { toldEvent, toldEvents: [toldEvent], duration: 1200, key: 1 },
    });
    expect(document.querySelectorAll(".drop")).toHaveLength(5);
    expect(document.querySelectorAll(".landed.out")).toHaveLength(3);
    document.body.innerHTML = "";
    show(fixture("plan"), { showing: { toldEvent, toldEvents: [toldEvent], duration: 0, key: 2 } });
    expect(document.querySelectorAll(".drop, .out")).toHaveLength(0);
  });
});

describe("what happens", () => {
  it("is shown long enough to be seen, and points at the map", () => {
    for (const [, { events: toldEvents, view }] of FIXTURES) {
      const provinces = new Set(view.provinces.map(({ id }) => id));
      for (const toldEvent of toldEvents) {
        expect(pauseFor(toldEvent)).toBeLessThan(2000);
        const place = face.place(toldEvent.event);
        const known = place === null || provinces.has(place) || /^(chest-\d|tower)$/.test(place);
        expect(known, `${toldEvent.event.event} ${place ?? ""}`).toBe(true);
      }
    }
    expect(
      placesOf({ event: "marched", seat: 0, origin: "kai", target: "mino", armies: 2 }),
    ).toEqual(["mino"]);
  });

  it("has a headline in every language", () => {
    for (const language of LANGUAGES) {
      const speaker = speakerOf(language, "shogun");
      const { props } = propsOf(fixture("march"));
      const words = { ...props.words, say: speaker.say.bind(speaker) };
      expect(face.when(fixture("march").view, words)).toMatch(/1/);
    }
  });
});

describe("the words of the board", () => {
  const SPACES = fixture("court-plan").view.seats[0]?.board.map(({ id }) => id) ?? [];
  const SPECIALS = fixture("plan").view.specials.map(({ card }) => card);
  const FIGURES = ["chest", "rice", "castle", "army", "courtier", "statue", "banner"];
  const STOCK = ["farmer", "castle", "temple", "theatre"];
  const sources = import.meta.glob<string>("../*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it.each(LANGUAGES)("are all there in %s", (language) => {
    const speaker = speakerOf(language, "shogun");
    const used = Object.values(sources)
      .flatMap((text) => text.match(/shogun-board-[a-z-]+[a-z]/g) ?? [])
      .concat(["bag", "up", "down", "gone"].map((tile) => `shogun-board-tile-${tile}`))
      .concat(["court", "chambers", "samurai"].map((page) => `shogun-board-page-${page}`))
      .concat([...SPACES, "down"].map((space) => `shogun-board-about-${space}`))
      .concat(Object.keys(RULING_SIGNS).map((ruling) => `shogun-board-about-ruling-${ruling}`))
      .concat(SPECIALS.map((special) => `shogun-board-about-special-${special}`))
      .concat(FIGURES.map((icon) => `shogun-board-about-figure-${icon}`))
      .concat(STOCK.map((piece) => `shogun-board-about-stock-${piece}`))
      .concat(["chest", "tower"].map((card) => `shogun-board-about-${card}-card`))
      .filter((id) => !/-(tile|page|about(-(special|ruling|figure|stock))?)$/.test(id));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !speaker.has(id))).toEqual([]);
  });
});
