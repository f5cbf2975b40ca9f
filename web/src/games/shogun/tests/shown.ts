// The whole table of Shogun in a page of the tests: board, own area and action bar.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach } from "vitest";
import face from "../game";
import { type Fixture, propsOf } from "./positions";

let shown: Record<string, unknown>[] = [];
let tables = 0;

/** Plans are kept by table: every test sits at another one. */
export function setUp(): void {
  beforeEach(() => history.replaceState(null, "", `/table/${(tables += 1)}`));
  afterEach(async () => {
    for (const component of shown) await unmount(component);
    shown = [];
    document.body.innerHTML = "";
  });
}

export function show(one: Fixture, change: Partial<ReturnType<typeof propsOf>["props"]> = {}) {
  const made = propsOf(one);
  const props = { ...made.props, ...change };
  for (const Part of [face.Board, face.Own, face.Ask]) {
    if (!Part) throw new Error("a part is missing");
    shown.push(mount(Part, { target: document.body, props }));
  }
  flushSync();
  return made;
}

export const one = <E extends Element = HTMLElement>(selector: string): E => {
  const found = document.body.querySelector<E>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

export const click = (selector: string): void => {
  one(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
};

export const press = (selector: string, key: string): void => {
  one(selector).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
};

/** The mouse comes to something, or leaves it. */
export const point = (selector: string, how: "over" | "enter" | "leave"): void => {
  const bubbles = how === "over";
  one(selector).dispatchEvent(new PointerEvent(`pointer${how}`, { pointerType: "mouse", bubbles }));
  flushSync();
};
