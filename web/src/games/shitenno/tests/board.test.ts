import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { speakerOf } from "../../../../tests/speakers";
import { attempting, type BoardProps, LegalMoves, type Reason } from "../../../lib/board";
import type { LegalMove, Message } from "../../../lib/messages";
import face from "../game";
import type { ShitennoView } from "../messages";

interface Position {
  viewer: number;
  options: Record<string, string | number>;
  view: ShitennoView;
  prompt: Message;
  legal: LegalMove[];
}

const found = import.meta.glob<Position>("./positions/*.json", { import: "default", eager: true });
const POSITIONS = Object.entries(found).map(
  ([path, one]) => [path.replace(/.*\/|\.json$/g, ""), one] as const,
);
const speaker = speakerOf("en", "shitenno");
let shown: Record<string, unknown>[] = [];
let tables = 0;

function show(name: string): { played: string[][]; refused: Reason[] } {
  const one = found[`./positions/${name}.json`];
  if (!one) throw new Error(`there is no position ${name}`);
  const played: string[][] = [];
  const refused: Reason[] = [];
  const players = one.view.seats.map((_, seat) => ({
    seat,
    called: `Seat ${seat + 1}`,
    name: `Seat ${seat + 1}`,
    kind: "person" as const,
    connected: true,
    me: seat === one.viewer,
    toMove: false,
    ...face.looks(one.view, seat),
  }));
  const basic: Omit<BoardProps<ShitennoView>, "attempt"> = {
    view: one.view,
    viewer: one.viewer,
    legal: new LegalMoves(one.legal),
    live: true,
    players,
    options: one.options,
    words: {
      language: "en",
      say: (message) => speaker.say(message),
      name: (id) => speaker.t(id),
      t: (id, args) => speaker.t(id, args),
    },
    showing: null,
    pointed: null,
    play: (moves) => {
      played.push(moves);
      return Promise.resolve(true);
    },
    tryOut: () => Promise.resolve(),
    why: (moves) => Promise.resolve({ rule: "SHI-PAY-01", text: moves.join() }),
    refuse: (reason) => void refused.push(reason),
    openRule: () => undefined,
  };
  const props = { ...basic, attempt: attempting(basic) };
  for (const part of [face.Board, face.Own, face.Ask]) {
    if (!part) throw new Error("a part of the face is missing");
    shown.push(mount(part, { target: document.body, props }));
  }
  flushSync();
  return { played, refused };
}

function click(selector: string): void {
  const one = document.body.querySelector(selector);
  if (!one) throw new Error(`there is no ${selector}`);
  one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

async function leave(): Promise<void> {
  for (const component of shown) await unmount(component);
  shown = [];
  document.body.innerHTML = "";
}

// Sketches are kept by table: every test sits at another one.
beforeEach(() => history.replaceState(null, "", `/table/shitenno-${(tables += 1)}`));
afterEach(leave);

describe("the board", () => {
  it.each(POSITIONS)("shows %s in words", (name, { legal }) => {
    show(name);
    expect(document.querySelectorAll("[data-place]")).toHaveLength(8);
    expect(document.body.textContent).not.toMatch(/shitenno-|undefined|NaN/);
    const open = new Set(
      legal.flatMap(({ move }) => /^(?:place|gild) (\S+)/.exec(move)?.slice(1) ?? []),
    );
    expect(document.querySelectorAll(".province.open")).toHaveLength(open.size);
  });

  it("pays for a lit province with what is suggested, as one play", async () => {
    const { played } = show("turn");
    click(".place.open");
    const verdict = (): string => document.querySelector(".verdict")?.textContent ?? "";
    expect(verdict()).toContain("Enough to pay.");
    click(".pieces [aria-pressed=true]");
    expect(verdict()).not.toContain("Enough to pay.");
    click(".way[aria-pressed=true]"); // lays the proposal out again
    expect(verdict()).toContain("Enough to pay.");
    click(".payment .chief");
    await settled();
    expect(played).toHaveLength(1);
    expect(played[0]?.[0]).toMatch(/^place \S+ by (troops|koku)$/);
    expect(played[0]?.slice(1).every((move) => /^(piece |pay$)/.test(move))).toBe(true);
  });

  it("says why for a province that is not lit", async () => {
    const { played, refused } = show("turn");
    click(".place:not(.open)");
    await settled();
    expect(played).toEqual([]);
    expect(refused).toHaveLength(1);
  });

  it("turns a kamon to gold where it lies, and chooses nothing below it", async () => {
    const { played } = show("gild");
    click(".gild");
    await settled();
    expect(played).toHaveLength(1);
    expect(played[0]?.[0]).toMatch(/^gild /);
    expect(document.querySelector(".verdict")).toBeNull();
  });
});

describe("a lot", () => {
  it("is put together here, kept over a reload, and offered as one play", async () => {
    show("lot");
    click('[data-track="3"]');
    click(".maker [data-card]");
    await leave();
    const { played } = show("lot"); // the page is loaded again
    expect(document.querySelector('[data-track="3"]')?.getAttribute("aria-pressed")).toBe("true");
    click(".ask-shitenno .chief");
    await settled();
    expect(played).toHaveLength(1);
    expect(played[0]?.[0]).toBe("tile 3");
    expect(played[0]?.[1]).toMatch(/^add /);
    expect(played[0]?.at(-1)).toBe("offer");
  });

  it("without a tile is not offered", async () => {
    const { played, refused } = show("lot");
    click(".ask-shitenno .chief");
    await settled();
    expect(played).toEqual([]);
    expect(refused.map(({ text }) => text)).toEqual(["offer"]);
  });

  it("is laid out by a hint, and nothing is played", () => {
    const { played } = show("lot");
    const one = found["./positions/lot.json"];
    const props = { view: one?.view, viewer: one?.viewer } as BoardProps<ShitennoView>;
    expect(face.lay?.(["tile 2", `add ${one?.view.share[0] ?? ""}`, "offer"], props)).toBe(true);
    flushSync();
    expect(document.querySelector('[data-track="2"]')?.getAttribute("aria-pressed")).toBe("true");
    expect(document.querySelectorAll(".maker [data-card][aria-pressed=true]")).toHaveLength(1);
    expect(face.lay?.(["accept"], props)).toBe(false);
    expect(played).toEqual([]);
  });
});
