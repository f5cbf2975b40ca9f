// Which page is open: the address is the only memory.

export type Page =
  | { at: "shelf" }
  | { at: "new"; game: string }
  | { at: "table"; id: string }
  | { at: "seat"; link: string }
  | { at: "nowhere" };

export function readAddress(path: string): Page {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { at: "shelf" };
  if (rest.length === 0 && second !== undefined) {
    if (first === "new") return { at: "new", game: second };
    if (first === "table") return { at: "table", id: second };
    if (first === "seat") return { at: "seat", link: second };
  }
  return { at: "nowhere" };
}

export function address(page: Page): string {
  switch (page.at) {
    case "new":
      return `/new/${encodeURIComponent(page.game)}`;
    case "table":
      return `/table/${encodeURIComponent(page.id)}`;
    case "seat":
      return `/seat/${encodeURIComponent(page.link)}`;
    default:
      return "/";
  }
}

class Router {
  page = $state.raw<Page>(readAddress(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.page = readAddress(location.pathname)));
  }

  go(page: Page, replace = false): void {
    const path = address(page);
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.page = page;
    scrollTo(0, 0);
  }

  /** For links: lets new tabs and the like happen, turns ordinary clicks into a change of page. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(readAddress(new URL(link.href).pathname));
  };
}

export const router = new Router();
