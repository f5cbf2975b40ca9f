"""What is in reach on a page: inside of the view, not covered, large enough for a thumb."""

import importlib.util
from typing import Any

from browser.stage import GAMES
from playwright.sync_api import Page

# What is asked, in words; and everything that can be pressed in the action bar to answer it.
QUESTION = ".prompt p"
CONTROLS = ".action-bar .ask :is(button, input, select, a)"
# Places of a map that a move names. The map may be moved: one of them has to be in view.
LIT = ".place.open"

# All of these, and at least one of each of those; what is wrong, in words.
LOOK = """async ([all, some, touch, controls, places]) => {
  const frames = async (n) => { while (n-- > 0) await new Promise(requestAnimationFrame); };
  await frames(3);
  // Pages are not painted (`Guests.come`), nor do they become so: there is no frame until the end.
  document.documentElement.style.opacity = 1;
  const wrong = [];
  const there = (selector) => document.querySelector(selector) !== null;
  if (there(controls)) all.push(controls);
  if (places && there(places)) some.push(places);
  if (all.length + some.length === 1) wrong.push("there is nothing to decide with");
  const name = (one) => (one.getAttribute("aria-label") ?? one.dataset.space ?? one.dataset.card
    ?? one.dataset.place ?? one.innerText ?? one.tagName ?? "").trim().slice(0, 40);
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // Five points of it: the middle and near the corners, for what is cut off by a box around it.
  const fault = (one, map = false) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    if (width === 0 || height === 0) return "has no size";
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const inside = map ? x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight
      : left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!inside) return `is outside: ${Math.round(left)},${Math.round(top)} ` +
      `to ${Math.round(right)},${Math.round(bottom)}`;
    const [dx, dy] = [Math.min(6, width / 4), Math.min(6, height / 4)];
    const corners = [[left + dx, top + dy], [right - dx, top + dy], [left + dx, bottom - dy],
      [right - dx, bottom - dy]];
    const held = one.closest("label") ?? one;
    const hit = ([px, py]) => held.contains(document.elementFromPoint(px, py));
    // Of a place on a map any point will do: provinces are no rectangles.
    if (map) {
      const steps = [0.2, 0.35, 0.5, 0.65, 0.8];
      const grid = steps.flatMap((i) => steps.map((j) => [left + i * width, top + j * height]));
      if (!grid.some(hit)) return "is covered";
    } else {
      const miss = [[x, y], ...corners].find((point) => !hit(point));
      if (miss) {
        const over = document.elementFromPoint(...miss);
        return `is covered by ${over ? `${over.tagName} ${over.getAttribute("class")}` : "none"}`;
      }
    }
    const pressed = one.matches("button, input, select, a, [role=button]");
    if (touch && pressed && Math.min(width, height) < 43.5)
      return `is too small: ${width.toFixed()}x${height.toFixed()}`;
    return null;
  };
  for (const selector of all) {
    const found = [...document.querySelectorAll(selector)].filter(shown);
    if (!found.length) wrong.push(`there is no ${selector}`);
    for (const one of found) {
      const what = fault(one);
      if (what) wrong.push(`${selector} "${name(one)}" ${what}`);
    }
  }
  for (const selector of some) {
    const found = [...document.querySelectorAll(selector)];
    const faults = found.map((one) => fault(one, one.matches(".place")));
    if (!faults.includes(null)) wrong.push(`no ${selector} of ${found.length}: ${faults[0]}`);
  }
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    wrong.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
  // Nobody here wants motion (`Guests.come`).
  for (const { effect, animationName } of document.getAnimations())
    if (effect.getComputedTiming().iterations === Infinity)
      wrong.push(`${animationName} of ${effect.target.getAttribute("class")} moves for ever`);
  for (const one of document.querySelectorAll(".table *")) {
    if (one.scrollWidth <= one.clientWidth + 1 || !shown(one)) continue;
    // Words of its own, or a button with words in it.
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own && one.tagName !== "BUTTON") continue;
    const { overflowX, clipPath } = getComputedStyle(one);
    if (overflowX === "visible" || clipPath !== "none") continue; // (words to be read aloud)
    if (one.innerText?.trim()) wrong.push(`"${one.innerText.trim().slice(0, 40)}" is cut`);
  }
  document.documentElement.style.opacity = "";
  return wrong;
}"""


def faults(
    page: Page, needed: list[str], some: list[str], *, touch: bool, lit: bool = True
) -> list[str]:
    """What of this decision is out of reach, in words. A page that still moves gets a moment."""
    found: list[str] = []
    for _ in range(3):
        found = page.evaluate(
            LOOK, [[QUESTION, *needed], some, touch, CONTROLS, LIT if lit else ""]
        )
        if not found:
            break
        page.wait_for_timeout(150)
    return found


def wanted(game: str) -> Any:
    """What has to be in reach at the decisions of a game: `REACH` of its tests."""
    path = GAMES / game / "tests" / "reach.py"
    spec = importlib.util.spec_from_file_location(f"{game}_reach", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.REACH
