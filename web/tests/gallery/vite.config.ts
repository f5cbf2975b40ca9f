// `npx vite tests/gallery` shows the positions of every game.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  // The games' words are those of the terminal, outside of web/.
  server: { fs: { allow: ["../../.."] } },
});
