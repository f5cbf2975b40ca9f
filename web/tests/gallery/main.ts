// The gallery: every stored position on its board, to be looked at. `npx vite tests/gallery`.

import { mount } from "svelte";
import "@fontsource/shippori-mincho/latin-700.css";
import "@fontsource/noto-serif-jp/latin-ext-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/latin-ext-400.css";
import "@fontsource/source-sans-3/latin-ext-600.css";
import "../../src/app.css";
import { loadFace } from "../../src/lib/games";
import { speech } from "../../src/lib/speech.svelte";
import { type Language, Speaker } from "../../src/lib/words";
import Gallery from "./Gallery.svelte";

const POSITIONS = import.meta.glob<never>("../../src/games/*/tests/positions/*.json", {
  import: "default",
});

const WORDS = import.meta.glob<string>(
  ["../../../src/bakufu/locales/*/*.ftl", "../../locales/*/*.ftl", "../../src/games/*/words/*.ftl"],
  { query: "?raw", import: "default" },
);

const wishes = new URLSearchParams(location.search);
const game = wishes.get("game") ?? "";
document.documentElement.dataset["theme"] = wishes.get("theme") ?? "light";
// There is no server to ask for the words of the rules.
const language = (wishes.get("language") ?? "en") as Language;
const texts = Object.entries(WORDS).filter(([path]) => path.includes(`/${language}`));
const mine = texts.filter(([path]) => !path.includes("/games/") || path.includes(`/${game}/`));
speech.speaker = new Speaker(language, await Promise.all(mine.map(([, load]) => load())));
const face = await loadFace(game);
const found: Record<string, never> = {};
for (const [path, load] of Object.entries(POSITIONS)) {
  const [, of, name = ""] = /games\/(\w+)\/tests\/positions\/(.*)\.json$/.exec(path) ?? [];
  if (of === game) found[name] = await load();
}
if (face)
  mount(Gallery, {
    target: document.getElementById("app") ?? document.body,
    props: { game, face, found },
  });
