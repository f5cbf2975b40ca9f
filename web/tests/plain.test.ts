import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { attempting, type BoardProps, LegalMoves } from "../src/lib/board";
import { loadFace } from "../src/lib/games";
import type { AnyView, LegalMove } from "../src/lib/messages";
import { seatLooks } from "../src/lib/players";
import { sections, told } from "../src/plain/sections";
import { speakerOf } from "./speakers";

interface Position {
  viewer: number;
  scores: number[];
  options: Record<string, string | number>;
  view: AnyView;
  legal: LegalMove[];
}

// Positions of real games, shown as if nobody had drawn their boards.
const found = import.meta.glob<Position>("../src/games/*/tests/positions/*.json", {
  import: "default",
  eager: true,
});
const POSITIONS = Object.entries(found).map(
  ([path, position]) =>
    [path.replace(/.*games\/|tests\/positions\/|\.json/g, ""), position] as const,
);
const speaker = speakerOf("en");

function propsOf(one: Position): BoardProps<AnyView> {
  const props: Omit<BoardProps<AnyView>, "attempt"> = {
    view: one.view,
    viewer: one.viewer,
    legal: new LegalMoves(one.legal),
    live: true,
    players: one.scores.map((_, seat) => ({
      seat,
      called: `Seat ${seat + 1}`,
      name: `Seat ${seat + 1}`,
      kind: "person" as const,
      connected: true,
      me: seat === one.viewer,
      toMove: false,
      ...seatLooks(seat),
    })),
    options: one.options,
    words: {
      language: "en",
      say: (message) => speaker.say(message),
      name: (id) => speaker.t(id),
      t: (id, args) => speaker.t(id, args),
    },
    showing: null,
    pointed: null,
    play: () => Promise.resolve(true),
    tryOut: () => Promise.resolve(),
    why: () => Promise.resolve(null),
    refuse: () => undefined,
    openRule: () => undefined,
  };
  return { ...props, attempt: attempting(props) };
}

describe("a game without a board", () => {
  let shown: Record<string, unknown> | null = null;
  afterEach(async () => {
    if (shown) await unmount(shown);
    document.body.innerHTML = "";
  });

  it.each(POSITIONS)("shows %s as tables, every seat in a row of its own", async (_, position) => {
    const face = await loadFace("a game that nobody has drawn");
    expect(face.plays(position.view)).toBe(false);
    shown = mount(face.Board, { target: document.body, props: propsOf(position) });
    flushSync();
    const text = document.body.textContent;
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    for (const seat of position.scores.keys()) expect(text).toContain(`Seat ${seat + 1}`);
    expect(document.querySelectorAll("table").length).toBeGreaterThan(1);
    expect(document.querySelectorAll("tr.mine")).toHaveLength(1);
  });

  it("says values in few words", () => {
    expect(told(["a", "b"])).toBe("a, b");
    expect(told({ first_place: 3, second: null })).toBe("first place 3, second –");
    expect([told([]), told(true), told(0)]).toEqual(["–", "✓", "0"]);
  });

  it("leaves out columns that say nothing, and the number of the viewer", () => {
    const view = {
      viewer: 1,
      round: 2,
      bids: [
        { lot: "x", bid: null },
        { lot: "y", bid: null },
      ],
    };
    expect(sections(view)).toEqual([
      { title: "", columns: ["round"], rows: [["2"]] },
      { title: "bids", columns: ["lot"], rows: [["x"], ["y"]] },
    ]);
  });
});
