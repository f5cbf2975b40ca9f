import "@fontsource/shippori-mincho/latin-700.css";
// Shippori Mincho has no ō and ū: these two come from its cousin.
import "@fontsource/noto-serif-jp/latin-ext-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/latin-ext-400.css";
import "@fontsource/source-sans-3/latin-ext-600.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { ready } from "./lib/speech.svelte";

const target = document.getElementById("app");
if (target) void ready().then(() => mount(App, { target }));

// Only where the page comes from a secure place, and is not changed while one types.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => null));
}
