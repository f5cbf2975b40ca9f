// The gallery: every fixture on the board, to be looked at. `npx vite tests/shogun`.

import { mount } from "svelte";
import "../../src/app.css";
import { speech } from "../../src/lib/speech.svelte";
import type { Language } from "../../src/lib/words";
import Gallery from "./Gallery.svelte";

const wishes = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wishes.get("theme") ?? "light";
await speech.use((wishes.get("language") ?? "en") as Language);
mount(Gallery, { target: document.body.querySelector("#app") ?? document.body });
